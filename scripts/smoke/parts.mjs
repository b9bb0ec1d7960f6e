// @ts-check
/**
 * The parts of the library that users meet first, each a function that throws if its part does not work. The module runs in every runtime and names none: what a
 * platform must provide is in `Platform`.
 */
import { createNode, NodeProvider } from 'evmbed'
import { embedded } from 'evmbed/viem'
import { createPublicClient } from 'viem'
import { coin } from './coin.mjs'

/**
 * @typedef {{
 *   readonly store?: () => Promise<import('evmbed').Store>
 *   readonly testing?: () => Promise<typeof import('evmbed/testing')>
 *   readonly http?: () => Promise<typeof import('evmbed/http')>
 * }} Platform `store` opens the same database at each call. A part without what it needs is left out
 */

/** @type {Readonly<Record<string, (platform: Platform) => Promise<void | 'ok' | 'left out'>>>} */
const PARTS = {
  async start() {
    const node = await createNode({ chainId: 1337 })
    equal(await node.request('eth_chainId'), '0x539')
    await node.close()
  },
  async deploy() {
    const { node, contract } = await withCoin()
    equal((await node.request('eth_getCode', [contract, 'latest'])).length > 100, true)
    await node.close()
  },
  async send() {
    const { node, from, to } = await withCoin()
    const hash = await node.request('eth_sendTransaction', [{ from, to, value: '0x1' }])
    equal((await node.request('eth_getTransactionReceipt', [hash]))?.status, '0x1')
    await node.close()
  },
  async subscribe() {
    const provider = new NodeProvider()
    const heads = /** @type {unknown[]} */ ([])
    provider.on('message', ({ data }) => heads.push(data))
    await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
    await provider.request({ method: 'evm_mine' })
    equal(heads.length, 1)
    await provider.close()
  },
  async viem() {
    const client = createPublicClient({ transport: embedded() })
    equal(await client.getBlockNumber(), 0n)
    await client.transport.provider.close()
  },
  async trace() {
    const { node, contract, deployed } = await withCoin()
    const frame = await node.request('debug_traceTransaction', [deployed, { tracer: 'callTracer' }])
    equal(JSON.parse(JSON.stringify(frame)).to, contract)
    await node.close()
  },
  async 'script tracer'() {
    const { node, contract } = await withCoin()
    const tracer = '{ steps: 0, step() { this.steps++ }, fault() {}, result() { return this.steps } }'
    const steps = await node.request('debug_traceCall', [{ to: contract, data: '0x18160ddd' }, 'latest', { tracer }])
    equal(Number(steps) > 10, true)
    await node.close()
  },
  async explain() {
    const { node, contract, from, to } = await withCoin()
    node.artifacts.add(coin, { name: 'Coin' })
    const data = `0xa9059cbb${to.slice(2).padStart(64, '0')}${'f'.padStart(64, '0')}`
    const hash = await node.request('eth_sendTransaction', [
      { from: to, to: contract, data: /** @type {`0x${string}`} */ (data), gas: '0x186a0' },
    ])
    const { failure } = await node.explain(hash)
    equal(failure?.sentence.startsWith('Coin.transfer at '), true)
    equal(from.length, 42)
    await node.close()
  },
  async fork() {
    const { node, contract } = await withCoin()
    const fork = await node.fork()
    await fork.mine(2)
    equal(await fork.request('eth_blockNumber'), '0x3')
    equal(await node.request('eth_blockNumber'), '0x1')
    equal(await fork.request('eth_getCode', [contract, 'latest']), await node.request('eth_getCode', [contract, 'latest']))
    await fork.close()
    await node.close()
  },
  async persist({ store }) {
    if (!store) return 'left out'
    const first = await createNode({ store: await store() })
    await first.mine(3)
    const head = await first.request('eth_getBlockByNumber', ['latest', false])
    await first.close()
    const second = await createNode({ store: await store() })
    equal((await second.request('eth_getBlockByNumber', ['latest', false]))?.hash, head?.hash)
    await second.close()
    return 'ok'
  },
  async route() {
    const node = await createNode()
    const { operations } = await node.planner.route({
      source_asset_chain_id: 'cosmoshub-4',
      source_asset_denom: 'uatom',
      dest_asset_chain_id: 'osmosis-1',
      dest_asset_denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
      amount_in: '1000000',
    })
    equal(operations.length, 1)
    await node.close()
  },
  async fixture({ testing }) {
    if (!testing) return 'left out'
    const { defineSetup } = await testing()
    const setup = defineSetup(async ({ node }) => {
      await node.mine(2)
      return { mined: 2 }
    })
    const test = async (/** @type {{ node: import('evmbed').Node, mined: number }} */ { node, mined }) => {
      await node.mine(mined)
      return node.request('eth_blockNumber')
    }
    equal((await Promise.all([setup.run('one', test), setup.run('other', test)])).join(), '0x4,0x4')
    await setup.close()
    return 'ok'
  },
  async http({ http }) {
    if (!http) return 'left out'
    const { serveHttp } = await http()
    const node = await createNode()
    const server = await serveHttp(node, { port: 0 })
    const response = await fetch(server.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
    })
    equal((await response.json()).result, '0x7a69')
    await node.close()
    return 'ok'
  },
}

/** Names of the parts, in their order. */
export const PART_NAMES = Object.keys(PARTS)

/**
 * Runs every part and returns its result: `ok`, `left out`, or the reason of the failure.
 *
 * @param {Platform} platform
 * @returns {Promise<Record<string, string>>}
 */
export async function runParts(platform) {
  /** @type {Record<string, string>} */
  const results = {}
  for (const [name, run] of Object.entries(PARTS)) {
    try {
      results[name] = (await run(platform)) ?? 'ok'
    } catch (error) {
      results[name] = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    }
  }
  return results
}

/** A node with a contract. */
async function withCoin() {
  const node = await createNode()
  const [from, to] = node.accounts.map(({ address }) => address)
  if (!from || !to) throw new Error('the chain has no accounts')
  // One argument: the supply.
  const data = /** @type {`0x${string}`} */ (coin.bytecode + '64'.padStart(64, '0'))
  const deployed = await node.request('eth_sendTransaction', [{ from, data }])
  const contract = (await node.request('eth_getTransactionReceipt', [deployed]))?.contractAddress
  if (!contract) throw new Error('nothing was deployed')
  return { node, from, to, deployed, contract }
}

/**
 * @param {unknown} actual
 * @param {unknown} expected
 */
function equal(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${String(expected)}, got ${String(actual)}`)
}
