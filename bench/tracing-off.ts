/**
 * What it costs that executions can be traced when nobody traces: the same transactions and calls through the library as it comes, through this
 * executor, and through a build of it without tracing, which comes first. Prints
 * milliseconds of the processor and ratios; nothing here can fail.
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
