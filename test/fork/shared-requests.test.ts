/** Callers that ask a remote chain for the same at the same time, and read the answer in different ways. */
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeAll, expect, it } from 'vitest'

const CONTRACT: Hex = '0x00000000000000000000000000000000000c0de0'

let remote: Node
let fork: Node
/** Called before the remote chain answers. */
let beforeAnswer: ((method: string, params: readonly unknown[]) => Promise<void> | void) | undefined
const asked: string[] = []

beforeAll(async () => {
  remote = await createNode({ chainId: 4242 })
  await remote.mine(20)
  const provider = {
    async request({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }) {
      asked.push(`${method} ${JSON.stringify(params)}`)
      await beforeAnswer?.(method, params)
      return remote.call(method, params as [])
    },
  }
  fork = await createNode({ fork: { provider, block: 15n } })
})

afterAll(() => Promise.all([fork.close(), remote.close()]))

/** The result of BLOCKHASH. */
const hashInCode = (number: number) =>
  fork.request('eth_call', [
    { to: CONTRACT },
    'latest',
    { [CONTRACT]: { code: `0x60${number.toString(16).padStart(2, '0')}405f5260205ff3` } },
  ])

/** Makes two calls that need the same block, the second while the remote chain answers the first. */
async function together<First, Second>(number: Hex, first: () => Promise<First>, second: () => Promise<Second>): Promise<[First, Second]> {
  let begun: Promise<Second> | undefined
  asked.length = 0
  beforeAnswer = async (method, params) => {
    if (method !== 'eth_getBlockByNumber' || params[0] !== number || begun !== undefined) return
    begun = second()
    // The second call has looked for a call in flight when local calls behind it are answered.
    for (let i = 0; i < 3; i++) await fork.request('eth_call', [{ to: CONTRACT }])
  }
  const result = await first()
  beforeAnswer = undefined
  return [result, await begun!]
}

const blockOf = (node: Node, number: Hex) => node.call('eth_getBlockByNumber', [number, false])

it('answers a client with the block while code reads its hash, and later', async () => {
  const block = (await blockOf(remote, '0x5')) as { readonly hash: Hex }
  expect(
    await together(
      '0x5',
      () => hashInCode(5),
      () => blockOf(fork, '0x5'),
    ),
  ).toEqual([block.hash, block])
  expect(asked.filter((call) => call.startsWith('eth_getBlockByNumber ["0x5"'))).toHaveLength(1)
  expect(await blockOf(fork, '0x5')).toEqual(block)
})

it('gives code the hash of a block while a client reads the block, and later', async () => {
  const block = (await blockOf(remote, '0x6')) as { readonly hash: Hex }
  expect(
    await together(
      '0x6',
      () => blockOf(fork, '0x6'),
      () => hashInCode(6),
    ),
  ).toEqual([block, block.hash])
  expect(await hashInCode(6)).toBe(block.hash)
})

it('resets to a block of the same server while a client reads the block', async () => {
  const node = await createNode({
    fork: { provider: { request: ({ method, params = [] }) => remote.call(method, params as []) }, block: 9n },
  })
  const [block] = await Promise.all([
    node.call('eth_getBlockByNumber', ['0x8', false]),
    node.request('hardhat_reset', [{ forking: { blockNumber: '0x8' } }]),
  ])
  expect(block).toEqual(await blockOf(remote, '0x8'))
  expect(await node.request('eth_blockNumber')).toBe('0x8')
  await node.mine()
  await node.close()
})

it('gives each caller an answer of its own', async () => {
  const read = () => fork.call('eth_getBlockByNumber', ['0x7', false]) as Promise<Record<string, unknown>>
  const [one, two] = await Promise.all([read(), read()])
  one.number = 'changed'
  expect([two.number, (await read()).number]).toEqual(['0x7', '0x7'])
})
