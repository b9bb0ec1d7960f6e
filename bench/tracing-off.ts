/**
 * Measures the cost of the support for tracing when nothing is traced. Runs the same transactions and calls through a build of this executor without
 * tracing, which comes first, through the library as it comes, and through this executor. Prints milliseconds of processor time and ratios; nothing
 * here can fail.
 *
 *     npm run bench tracing-off [rounds]
 */
import { prepare } from './execution.js'
import { UntracedExecutor } from './executor-without-tracing.js'
import { compare, cpuTime, print } from './harness.js'

const rounds = Number(process.argv[2] ?? 60)
const { workloads, transactions, calls } = await prepare((rules) => new UntracedExecutor(rules))
for (const workload of workloads) {
  const effort = { rounds, batch: workload.name.includes('loop') ? 4 : 40, clock: cpuTime }
  print(`${workload.name}, as a transaction`, await compare(transactions(workload), effort))
  print(`${workload.name}, as a call`, await compare(calls(workload), effort))
}
