import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { bigIntToWord, bytesToHex, concatBytes, hexToBytes } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { ground, message } from '../ground.js'

const { rules, environment, parent } = ground('osaka', {})
const engine = new WasmExecutor(rules)
const sliced = new WasmExecutor(rules, { slice: 1n })
const reference = new EthereumjsExecutor(rules)

async function answers(to: `0x${string}`, data: Uint8Array, gasLimit = 1_000_000n) {
  const call = message({ to, data, gasLimit })
  return Promise.all(
    [engine, sliced, reference].map(async (executor) => {
      const { ending, output, gasUsed } = await executor.runMessage(new StateDraft(parent.state), environment, call)
      return { ending, output: bytesToHex(output), gasUsed }
    }),
  )
}

describe('precompiles in the WebAssembly module', () => {
  it.each([
    ['SHA-256', '02'],
    ['RIPEMD-160', '03'],
    ['identity', '04'],
  ])('computes %s as the reference does for inputs of every length', async (_, digits) => {
    const to = `0x${digits.padStart(40, '0')}` as const
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.bigInt({ min: 30_000n, max: 60_000n }), async (data, gasLimit) => {
        const [own, inSlices, expected] = await answers(to, data, gasLimit)
        expect(own).toEqual(expected)
        expect(inSlices).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  })

  it('computes BLAKE2F as the reference does for any rounds, also beyond a slice', async () => {
    const to = `0x${'09'.padStart(40, '0')}` as const
    for (const rounds of [0, 1, 12, 99_999, 100_000, 100_001, 250_000]) {
      const data = new Uint8Array(213).map((_, i) => (i * 37 + rounds) & 0xff)
      new DataView(data.buffer).setUint32(0, rounds)
      data[212] = rounds & 1
      const [own, inSlices, expected] = await answers(to, data)
      expect(own, String(rounds)).toEqual(expected)
      expect(inSlices, String(rounds)).toEqual(expected)
    }
  })

  it.each([
    ['input that is too short', new Uint8Array(212), 'invalid input length'],
    ['input that is too long', new Uint8Array(214), 'invalid input length'],
    ['a flag that is neither 0 nor 1', new Uint8Array(213).fill(2, 4), 'invalid final flag'],
  ])('refuses BLAKE2F input with %s in the words of geth', async (_, input, reason) => {
    const [own] = await answers(`0x${'09'.padStart(40, '0')}`, input)
    expect(own?.ending).toEqual({ kind: 'halt', reason })
  })

  it('reports that gas lacks for the rounds of BLAKE2F before it looks at the flag, as geth does', async () => {
    const input = new Uint8Array(213).fill(0xff)
    for (const { ending } of await answers(`0x${'09'.padStart(40, '0')}`, input))
      expect(ending).toEqual({ kind: 'halt', reason: 'out of gas' })
  })

  it.each(['byzantium', 'istanbul', 'berlin', 'cancun', 'prague'] as const)(
    'returns nothing from MODEXP without base and modulus on %s, at the price of a short exponent',
    async (hardfork) => {
      const { rules, environment, parent } = ground(hardfork, {})
      const withExponent = (bytes: bigint) =>
        message({ to: `0x${'05'.padStart(40, '0')}`, data: concatBytes(new Uint8Array(32), bigIntToWord(bytes)), gasLimit: 1_000_000n })
      for (const executor of [new WasmExecutor(rules), new EthereumjsExecutor(rules)]) {
        const run = (bytes: bigint) => executor.runMessage(new StateDraft(parent.state), environment, withExponent(bytes))
        const long = await run(2n ** 42n)
        expect(long).toMatchObject({ ending: { kind: 'return' }, output: new Uint8Array(0) })
        expect(long.gasUsed).toBe((await run(4n)).gasUsed)
      }
    },
  )

  it('computes KECCAK256 over megabytes in slices', async () => {
    // Expands memory to 3 MiB and hashes it; returns the hash.
    const code = hexToBytes('0x62300000' + '5f20' + '5f52' + '60205ff3')
    const to = '0x00000000000000000000000000000000000000aa'
    const draft = new StateDraft(parent.state)
    draft.setCode(to, code)
    const state = draft.snapshot()
    const call = message({ to, gasLimit: 100_000_000n })
    const results = await Promise.all(
      [engine, sliced, reference].map(async (executor) => {
        const { output, gasUsed } = await executor.runMessage(new StateDraft(state), environment, call)
        return { output: bytesToHex(output), gasUsed }
      }),
    )
    expect(results[0]).toEqual(results[2])
    expect(results[1]).toEqual(results[2])
  })
})
