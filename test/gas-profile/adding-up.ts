/** Checks that the parts of a gas profile add up to the gas that the run used. */

import type { Tracer } from '../../src/evm/tracer.js'
import { explain } from '../../src/explain/explain.js'
import { type GasProfile, GasProfileBuilder } from '../../src/gas-profile/gas-profile.js'
import { GasRecorder } from '../../src/gas-profile/gas-recorder.js'
import { SourceCodes } from '../../src/source/source-codes.js'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Throws unless the nodes, the lines, the outermost nodes and the purposes add up. */
export function checkSums(profile: GasProfile, gasUsed: bigint): void {
  const { nodes, lines, intrinsic, floor, refund } = profile
  const used = [
    ['the receipt', gasUsed],
    ['the profile', profile.gasUsed],
    ['nodes', sum(nodes.map(({ self }) => self)) - refund],
    ['outermost nodes', sum(nodes.map(({ total, caller }) => (caller === undefined ? total : 0n))) - refund],
    ['purposes', sum(nodes.flatMap(({ by }) => Object.values(by))) - refund],
    ['lines', sum(lines.map(({ self }) => self)) + intrinsic + floor - refund],
  ] as const
  if (used.some(([, gas]) => gas !== gasUsed))
    throw new Error(`gas does not add up: ${used.map(([name, gas]) => `${name} ${gas}`).join(', ')}`)
  const negative = nodes.find(({ self, by }) => self < 0n || Object.values(by).some((gas) => gas < 0n))
  if (negative) throw new Error(`${negative.name} has used ${negative.self} gas`)
}

/** Runs with a recorder, and checks the profile of the run. Rejects if the run is refused. */
export async function checkRun(run: (tracer: Tracer) => Promise<{ readonly gasUsed: bigint }>, gasLimit: bigint): Promise<void> {
  const recorder = new GasRecorder(new SourceCodes([]))
  const { gasUsed } = await run(recorder)
  const { top } = recorder
  if (!top) throw new Error('nothing was recorded')
  const { from, to, value = 0n } = top
  const subject = { transactionHash: undefined, blockNumber: 0n, from, to, value, gasLimit, gasPrice: 0n }
  const profile = new GasProfileBuilder()
  recorder.addTo(profile, explain(subject, recorder, []).frame, gasLimit)
  checkSums(profile.build(), gasUsed)
}
