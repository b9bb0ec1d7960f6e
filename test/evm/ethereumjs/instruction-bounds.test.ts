import { createEVM } from '@ethereumjs/evm'
import { createAddressFromString } from '@ethereumjs/util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockHeaderOf } from '../../../src/evm/ethereumjs/conversions.js'
import { commonOf } from '../../../src/evm/ethereumjs/library-rules.js'
import { StateAdapter } from '../../../src/evm/ethereumjs/state-adapter.js'
import { bytesToHex } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { CONTRACT, ground, message, SENDER } from '../ground.js'

const push = (value: bigint) => `7f${value.toString(16).padStart(64, '0')}`
const CALLDATACOPY = '37'
const CODECOPY = '39'
const EXTCODECOPY = '3c'
/** Returns the first 512 bytes of memory. */
const RETURN_MEMORY = '6102005ff3'

/** Runs code with 40 bytes of data, by the executor, before the eyes of a tracer, and by the library as it comes. */
async function allWays(code: string) {
  const { parent, environment, executor } = ground('osaka', { [CONTRACT]: { balance: '0', code: `0x${code}` } })
  const { header } = environment
  const data = new Uint8Array(40).fill(0xda)
  const gasLimit = 10_000_000n
  const mine = await executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit, data }))
  const watched = await executor.runMessage(new StateDraft(parent.state), environment, message({ gasLimit, data }), {
    tracer: { step() {} },
  })
  const evm = await createEVM({ common: commonOf(header.rules), stateManager: new StateAdapter(new StateDraft(parent.state)) })
  evm.journal.addAlwaysWarmAddress(CONTRACT)
  const { execResult } = await evm.runCall({
    block: { header: blockHeaderOf(header, evm.common) },
    caller: createAddressFromString(SENDER),
    to: createAddressFromString(CONTRACT),
    gasLimit,
    data,
  })
  return [
    ...[mine, watched].map(({ ending, output }) => ({ failed: ending.kind !== 'return', output: bytesToHex(output) })),
    { failed: execResult.exceptionError !== undefined, output: bytesToHex(execResult.returnValue) },
  ]
}

describe('copies', () => {
  it('copies what the library copies, within the source and beyond its end', async () => {
    const offset = fc.oneof(fc.bigInt({ min: 0n, max: 400n }), fc.constantFrom(2n ** 64n, 2n ** 256n - 1n))
    const copy = fc
      .tuple(
        fc.constantFrom(CALLDATACOPY, CODECOPY, EXTCODECOPY),
        fc.bigInt({ min: 0n, max: 300n }),
        offset,
        fc.bigInt({ min: 0n, max: 200n }),
      )
      .map(([opcode, target, source, length]) => {
        const account = opcode === EXTCODECOPY ? push(source % 2n === 0n ? BigInt(CONTRACT) : BigInt(SENDER)) : ''
        return `${push(length)}${push(source)}${push(target)}${account}${opcode}`
      })
    await fc.assert(
      fc.asyncProperty(fc.array(copy, { minLength: 1, maxLength: 5 }), async (copies) => {
        const [mine, watched, theirs] = await allWays(`7f${'ee'.repeat(32)}5f52${copies.join('')}${RETURN_MEMORY}`)
        expect([mine, watched]).toEqual([theirs, theirs])
      }),
      { numRuns: 100 },
    )
  })

  it.each([CALLDATACOPY, CODECOPY, EXTCODECOPY])('fails as the library does without operands: 0x%s', async (opcode) => {
    const [mine, watched, theirs] = await allWays(`5f5f${opcode}${RETURN_MEMORY}`)
    expect([mine, watched]).toEqual([theirs, theirs])
  })
})

describe('KECCAK256 of large inputs', () => {
  it.each([32_767n, 32_768n, 32_769n, 100_000n])('hashes as the library does: %s bytes', async (length) => {
    const [mine, watched, theirs] = await allWays(`${push(2n ** 255n - 19n)}61ffff52${push(length)}600120${'5f52'}${RETURN_MEMORY}`)
    expect([mine, watched]).toEqual([theirs, theirs])
  })
})
