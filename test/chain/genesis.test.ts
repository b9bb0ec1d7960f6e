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

it('accepts a genesis whose numbers are the largest of their ranges', async () => {
  const alloc = { [ACCOUNT]: { nonce: '0xffffffffffffffff', balance: `0x${'f'.repeat(64)}` } }
  expect(await refusal({ gasLimit: '0x7fffffffffffffff', alloc })).toBeUndefined()
})
