import { createNode, type Json, type Node, type NodeOptions } from 'evmbed'
import { afterEach, describe, expect, it } from 'vitest'

/** PUSH0 PUSH0 LOG0 STOP as init code: a log in the block of its creation, and no contract. */
const LOGS = '0x5f5fa000'

let node: Node
afterEach(() => node.close())

/** Three blocks with a log and a frame each. */
async function start(options: NodeOptions = {}): Promise<void> {
  node = await createNode(options)
  for (let made = 0; made < 3; made++) await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: LOGS }])
}

/** The heights of what a query finds, or its error. */
async function found(method: string, params: readonly Json[]): Promise<unknown> {
  try {
    const items = (await node.call(method, params)) as unknown as readonly { readonly blockNumber: string | number }[]
    return items.map(({ blockNumber }) => Number(blockNumber))
  } catch (error) {
    const { code, message } = error as { code: number; message: string }
    return `${code}: ${message}`
  }
}

const queries = {
  eth_getLogs: (range: Json) => found('eth_getLogs', [range]),
  eth_getFilterLogs: async (range: Json) => found('eth_getFilterLogs', [await node.call('eth_newFilter', [range])]),
  trace_filter: (range: Json) => found('trace_filter', [range]),
}
const methods = Object.entries(queries)

describe.each(methods)('%s of a range past the head', (_name, query) => {
  it('returns matches up to the head', async () => {
    await start()
    expect(await query({ fromBlock: '0x0', toBlock: '0x1869f' })).toEqual([1, 2, 3])
    expect(await query({ fromBlock: '0x3', toBlock: '0x4' })).toEqual([3])
    expect(await query({ fromBlock: '0x2', toBlock: 'latest' })).toEqual([2, 3])
  })

  it('returns nothing when the range begins past the head', async () => {
    await start()
    expect(await query({ fromBlock: '0x4', toBlock: '0x1869f' })).toEqual([])
    expect(await query({ fromBlock: '0x4', toBlock: 'latest' })).toEqual([])
  })

  it('refuses a range past the head with the text of the newest geth, with logsPastHead refuse', async () => {
    await start({ logsPastHead: 'refuse' })
    const refusal = '-32602: block range extends beyond current head block'
    expect(await query({ fromBlock: '0x0', toBlock: '0x4' })).toBe(refusal)
    expect(await query({ fromBlock: '0x4', toBlock: '0x5' })).toBe(refusal)
    expect(await query({ fromBlock: '0x4', toBlock: 'latest' })).toBe('-32602: invalid block range params')
    expect(await query({ fromBlock: '0x1', toBlock: '0x3' })).toEqual([1, 2, 3])
  })

  it('applies blockRangeLimit without the part past the head', async () => {
    await start({ limits: { blockRangeLimit: 3 } })
    expect(await query({ fromBlock: '0x0', toBlock: '0x1869f' })).toEqual([1, 2, 3])
    await node.mine()
    expect(await query({ fromBlock: '0x0', toBlock: '0x1869f' })).toBe('-32000: maximum [from, to] blocks distance: 3')
  })
})

it.each(['eth_getLogs', 'trace_filter'] as const)('refuses %s of a range that ends before it begins', async (name) => {
  await start()
  const refusal = '-32602: invalid block range params'
  expect(await queries[name]({ fromBlock: '0x2', toBlock: '0x1' })).toBe(refusal)
  expect(await queries[name]({ fromBlock: '0x186a0', toBlock: '0x1869f' })).toBe(refusal)
  expect(await queries[name]({ fromBlock: 'latest', toBlock: '0x1' })).toBe(refusal)
})
