import { createEVM } from '@ethereumjs/evm'
import { createAddressFromString } from '@ethereumjs/util'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blockHeaderOf } from '../../../src/evm/ethereumjs/conversions.js'
import { commonOf } from '../../../src/evm/ethereumjs/library-rules.js'
import { StateAdapter } from '../../../src/evm/ethereumjs/state-adapter.js'
import type { HardforkName } from '../../../src/evm/hardforks.js'
import { bytesToHex, type Hash } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { turnsDuring } from '../../support/turns.js'
import { CONTRACT, ground, message, SENDER } from '../ground.js'

const GAS = 400_000n
const INTRINSIC = 21_000n
const DEPTH = 5

/** The action of a frame. The size of its call data is its depth, so frames of one depth meet what frames of another have warmed. */
const DEEDS = [
  '3661100001315050', // BALANCE of an address of this depth, and an underflow
  '36611000013150', // BALANCE of an address of this depth
  '36545036360155', // SLOAD of a slot of this depth, SSTORE
  '365450', // SLOAD
  '36365536545050', // SSTORE, and more than there is on the stack
  '363655', // SSTORE
  '6000600036600101600060003060025a04f150', // CALL of itself with half of the gas, one deeper
  '600060003660010160003060025a04fa50', // STATICCALL, which may write no further
  '600060003660010160003060025a04f450', // DELEGATECALL
  '600060006000f050', // CREATE of nothing
  '60006000a0', // LOG0
  '6003565b', // JUMP to what is no JUMPDEST
] as const

const half = (position: number) => position.toString(16).padStart(4, '0')

/** Stops below a depth, then does some deeds; at an odd depth it may revert instead of ending well. */
function program(deeds: readonly string[], reverts: boolean): string {
  const body = deeds.join('')
  const odd = reverts ? '36600116' : '6000'
  const stop = 8 + (body.length + odd.length) / 2 + 5
  return `60${half(DEPTH).slice(2)}361161${half(stop)}57${body}${odd}61${half(stop + 2)}57005b005b60006000fd`
}

const programs = fc
  .tuple(fc.array(fc.constantFrom(...DEEDS), { minLength: 1, maxLength: 8 }), fc.boolean())
  .map((given) => program(...given))

/** The result of a run: storage, and the number of creations. */
function traces(draft: StateDraft) {
  const slots = Array.from({ length: 16 }, (_, slot) =>
    bytesToHex(draft.storage(CONTRACT, `0x${slot.toString(16).padStart(64, '0')}` as Hash)),
  )
  return { slots, nonce: draft.account(CONTRACT)?.nonce }
}

/** The same call by the executor, and by the library as it comes. */
async function bothWays(hardfork: HardforkName, code: string) {
  const { parent, environment, executor } = ground(hardfork, { [CONTRACT]: { balance: '0', code: `0x${code}` } })
  const { header } = environment
  const mine = new StateDraft(parent.state)
  // Twice: the second run finds the analyses of the first.
  await executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: GAS }))
  const run = await executor.runMessage(mine, environment, message({ gasLimit: GAS }))

  const theirs = new StateDraft(parent.state)
  const evm = await createEVM({ common: commonOf(header.rules), stateManager: new StateAdapter(theirs) })
  theirs.beginTransaction()
  evm.journal.addAlwaysWarmAddress(CONTRACT)
  const { execResult } = await evm.runCall({
    block: { header: blockHeaderOf(header, evm.common) },
    caller: createAddressFromString(SENDER),
    to: createAddressFromString(CONTRACT),
    gasLimit: GAS - INTRINSIC,
  })
  return [
    { gas: run.maxGasUsed - INTRINSIC, failed: run.ending.kind !== 'return', ...traces(mine) },
    { gas: execResult.executionGasUsed, failed: execResult.exceptionError !== undefined, ...traces(theirs) },
  ]
}

it.each(['istanbul', 'berlin', 'osaka'] as const)('runs nested frames on %s as the library does', async (hardfork) => {
  await fc.assert(
    fc.asyncProperty(programs, async (code) => {
      const [mine, theirs] = await bothWays(hardfork, code)
      expect(mine).toEqual(theirs)
    }),
    { numRuns: 60 },
  )
})

it('yields to timers and sockets during endless frames', async () => {
  // JUMPDEST, STATICCALL of the identity with all gas, POP, PUSH0, JUMP.
  const { parent, environment, executor } = ground('osaka', { [CONTRACT]: { balance: '0', code: '0x5b5f5f5f5f60045afa505f56' } })
  const turns = await turnsDuring(async () => {
    const { ending } = await executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit: 4_000_000n }))
    expect(ending).toEqual({ kind: 'halt', reason: 'out of gas' })
  })
  expect(turns).toBeGreaterThan(1)
})
