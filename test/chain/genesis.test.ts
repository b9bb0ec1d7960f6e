import { createNode, type Genesis, InvalidGenesis } from 'evmbed'
import { expect, it } from 'vitest'

const ACCOUNT = '0x00000000000000000000000000000000000000aa'

async function refusal(changes: Partial<Genesis>): Promise<unknown> {
  const genesis: Genesis = { config: { chainId: 1, homesteadBlock: 0 }, gasLimit: 30_000_000, alloc: {}, ...changes }
  const creating = createNode({ genesis })
  return creating.then(
    (node) => node.close(),
    (error: unknown) => error,
  )
}

it.each([
  ['gasLimit', { gasLimit: '0x8000000000000000' }, 'expected an integer from 0 to 9223372036854775807, got "0x8000000000000000"'],
  ['gasLimit', { gasLimit: -1 }, 'expected an integer from 0 to 9223372036854775807, got -1'],
  ['timestamp', { timestamp: '0x10000000000000000' }, 'expected an integer from 0 to 18446744073709551615, got "0x10000000000000000"'],
  ['difficulty', { difficulty: 'much' }, `expected an integer from 0 to ${2n ** 256n - 1n}, got "much"`],
  [`alloc.${ACCOUNT}.nonce`, { alloc: { [ACCOUNT]: { nonce: '-3' } } }, 'expected an integer from 0 to 18446744073709551615, got "-3"'],
  [
    `alloc.${ACCOUNT}.balance`,
    { alloc: { [ACCOUNT]: { balance: `0x1${'0'.repeat(64)}` } } },
    `expected an integer from 0 to ${2n ** 256n - 1n}, got "0x1${'0'.repeat(64)}"`,
  ],
] as const)('refuses a genesis whose %s is out of its range (%#)', async (member, changes, reason) => {
  expect(await refusal(changes)).toEqual(new InvalidGenesis(member, reason))
})

it.each([
  ['nonce', { nonce: 'none' }, `expected an integer from 0 to ${2n ** 64n - 1n}, got "none"`],
  ['coinbase', { coinbase: 5 }, 'expected a text, got 5'],
  ['alloc', { alloc: [] }, 'expected an object, got []'],
  [`alloc.${ACCOUNT}`, { alloc: { [ACCOUNT]: null } }, 'expected an object, got null'],
  [`alloc.${ACCOUNT}.code`, { alloc: { [ACCOUNT]: { code: 96 } } }, 'expected a text, got 96'],
  [`alloc.${ACCOUNT}.balance`, { alloc: { [ACCOUNT]: { balance: {} } } }, `expected an integer from 0 to ${2n ** 256n - 1n}, got {}`],
  [`alloc.${ACCOUNT}.storage`, { alloc: { [ACCOUNT]: { storage: 'none' } } }, 'expected an object, got "none"'],
  [`alloc.${ACCOUNT}.storage.0x1`, { alloc: { [ACCOUNT]: { storage: { '0x1': 2 } } } }, 'expected a text, got 2'],
  ['alloc.0xyz', { alloc: { '0xyz': {} } }, 'expected hex, got "0xyz"'],
  [`alloc.${ACCOUNT}ff`, { alloc: { [`${ACCOUNT}ff`]: {} } }, 'expected at most 20 bytes, got 21'],
] as const)('refuses a genesis whose %s has another form (%#)', async (member, changes, reason) => {
  // A file may contain anything.
  expect(await refusal(changes as object)).toEqual(new InvalidGenesis(member, reason))
})

it('accepts a genesis whose numbers are the largest of their ranges', async () => {
  const alloc = { [ACCOUNT]: { nonce: '0xffffffffffffffff', balance: `0x${'f'.repeat(64)}` } }
  expect(await refusal({ gasLimit: '0x7fffffffffffffff', alloc })).toBeUndefined()
})
