import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { HardforkName } from '../../../src/evm/hardforks.js'
import { bytesToHex } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { CONTRACT, ground, message } from '../ground.js'

/** Pieces of code; each leaves the stack as it found it, if there is enough on it, and some destroy what follows. */
const FRAGMENTS = [
  '6001600201', // arithmetic that leaves an item
  '60036004026000190450', // MUL, NOT, DIV
  '7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff60020a50', // EXP, whose cost depends on its operands
  '5a50', // GAS
  '5a60405260405150', // what is left, through memory
  '60206000205060ff600020506000600020', // KECCAK256, of much, of little, of nothing
  '6001610400526104005150', // memory that costs more
  '600160ff53', // MSTORE8
  '5952', // MSIZE, and an underflow
  '60005460010160005560005450', // SLOAD, SSTORE
  '600060006000600060006000355af150', // CALL
  '6020600060206000610123600260045af150', // a hash by a precompile
  '60aa60005260206000a0', // LOG0
  '5b', // JUMPDEST
  '58605601601056', // JUMP to somewhere
  '600057', // JUMPI without operands enough
  '5863deadbeef15601a57', // JUMPI that does not jump
  '80808080808080', // DUP1
  '9150', // SWAP2
  '0c', // no instruction
  '00', // STOP
  '60206000f3', // RETURN
  '60206000fd', // REVERT
  '3d60006000373d3d3e36600035505050', // copies
] as const

/** Runs a body a number of times: PUSH1 n, JUMPDEST, body, PUSH1 1 SWAP1 SUB DUP1 PUSH1 2 JUMPI. */
const loop = (body: string, times: number) => `60${times.toString(16).padStart(2, '0')}5b${body}6001900380600257`

const program = fc
  .tuple(
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 5 }),
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 4 }),
  )
  .map(([body, times, rest]) => `${loop(body.join(''), times)}${rest.join('')}`)

/** The same run twice: as it comes, and before the eyes of a tracer, for which the library takes every step itself. */
async function bothWays(hardfork: HardforkName, code: string, gasLimit: bigint, data = new Uint8Array(0)) {
  const { executor, parent, environment } = ground(hardfork, { [CONTRACT]: { balance: '0', code: `0x${code}` } })
  const ways = []
  for (const tracer of [undefined, { step() {} }]) {
    const draft = new StateDraft(parent.state)
    const { ending, output, gasUsed, maxGasUsed, logs } = await executor.runMessage(draft, environment, message({ gasLimit, data }), {
      tracer,
    })
    ways.push({ ending, output: bytesToHex(output), gasUsed, maxGasUsed, logs, root: draft.snapshot().root })
  }
  return ways
}

describe('the fast lane', () => {
  it.each(['byzantium', 'london', 'osaka'] as const)('runs code on %s as the library does with a tracer', async (hardfork) => {
    await fc.assert(
      fc.asyncProperty(program, fc.bigInt({ min: 30_000n, max: 300_000n }), async (code, gasLimit) => {
        const [fast, slow] = await bothWays(hardfork, code, gasLimit, new Uint8Array(40).fill(3))
        expect(fast).toEqual(slow)
      }),
      { numRuns: 100 },
    )
  })

  it('stops where the gas ends, for any limit', async () => {
    const code = loop('6020600020505a50', 5)
    for (let gasLimit = 21_000n; gasLimit < 21_700n; gasLimit += 7n) {
      const [fast, slow] = await bothWays('osaka', code, gasLimit)
      expect(fast).toEqual(slow)
    }
  })

  it('jumps only to a JUMPDEST', async () => {
    for (const code of ['5b600456605b', '5b600556605b5b', '5b600356', '5b60ff56']) {
      const [fast, slow] = await bothWays('osaka', code, 100_000n)
      expect(fast).toEqual(slow)
    }
    expect((await bothWays('osaka', '5b600456605b', 100_000n))[0]?.ending).toEqual({ kind: 'halt', reason: 'invalid jump destination' })
  })
})
