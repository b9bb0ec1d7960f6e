/**
 * The scenarios of the tests: they run in a page, in a worker, and in Node for comparison. Answers are JSON, and the same in every run: the chain begins at a
 * fixed time, and blocks have fixed timestamps.
 */
import { createNode, type Hex, type Json, type Node, NodeError, NodeProvider } from 'evmbed'

const START = 1_800_000_000n
/** Enough to make the node load libsecp256k1, and to use it. */
const TRANSFERS = 20

/** `sstore(0, calldataload(0)); log1(0, 0, 0x7e57)` */
const RUNTIME = '5f355f55617e575f5fa1'
/** Returns the code above as that of the new contract. */
const INIT_CODE: Hex = `0x69${RUNTIME}5f52600a6016f3`

async function start(): Promise<Node> {
  return createNode({ timestamp: START })
}

/** Fixes the time of the next block, so that it has the same hash in every run. */
async function tick(node: Node): Promise<void> {
  const head = await node.request('eth_getBlockByNumber', ['latest', false])
  await node.request('evm_setNextBlockTimestamp', [Number(head?.timestamp) + 12])
}

async function transfer(node: Node, from: number, to: number, value: bigint): Promise<Hex> {
  const [sender, receiver] = [node.accounts[from]?.address ?? '0x', node.accounts[to]?.address ?? '0x']
  await tick(node)
  return node.request('eth_sendTransaction', [{ from: sender, to: receiver, value: `0x${value.toString(16)}` }])
}

/** Deploys a contract that stores its first word and emits a log. */
async function deploy(node: Node): Promise<Hex> {
  await tick(node)
  const hash = await node.request('eth_sendTransaction', [{ from: node.accounts[0]?.address ?? '0x', data: INIT_CODE }])
  return (await node.request('eth_getTransactionReceipt', [hash]))?.contractAddress ?? '0x'
}

async function store(node: Node, contract: Hex, value: number): Promise<Hex> {
  await tick(node)
  const data: Hex = `0x${value.toString(16).padStart(64, '0')}`
  return node.request('eth_sendTransaction', [{ from: node.accounts[0]?.address ?? '0x', to: contract, data }])
}

async function withNode<T>(run: (node: Node) => Promise<T>): Promise<T> {
  const node = await start()
  try {
    return await run(node)
  } finally {
    await node.close()
  }
}

export const SCENARIOS = {
  transactions: () =>
    withNode(async (node) => {
      for (let i = 0; i < TRANSFERS; i++) await transfer(node, i % 10, (i + 1) % 10, 1_000n)
      const contract = await deploy(node)
      const hash = await store(node, contract, 7)
      return {
        receipt: (await node.request('eth_getTransactionReceipt', [hash])) as Json,
        stored: await node.request('eth_getStorageAt', [contract, '0x0', 'latest']),
        head: (await node.request('eth_getBlockByNumber', ['latest', true])) as Json,
      }
    }),

  subscriptions: () =>
    withNode(async (node) => {
      const provider = new NodeProvider(node)
      const contract = await deploy(node)
      const received: Json[] = []
      provider.on('message', ({ data }) => received.push(data as Json))
      const heads = await provider.request({ method: 'eth_subscribe', params: ['newHeads'] })
      const logs = await provider.request({ method: 'eth_subscribe', params: ['logs', { address: contract }] })
      for (const count of [2, 4]) {
        await store(node, contract, count)
        // Messages may be delivered in a task of their own.
        while (received.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
      }
      const kindOf = (subscription: unknown) => (subscription === heads ? 'head' : subscription === logs ? 'log' : 'unknown')
      return received.map((message) => {
        const { subscription, result } = message as { subscription: string; result: { number?: string; blockNumber?: string } }
        return [kindOf(subscription), result.number ?? result.blockNumber ?? null]
      })
    }),

  proofs: () =>
    withNode(async (node) => {
      const contract = await deploy(node)
      await store(node, contract, 42)
      return (await node.request('eth_getProof', [contract, ['0x0'], 'latest'])) as Json
    }),

  forks: () =>
    withNode(async (node) => {
      const contract = await deploy(node)
      const forks = await Promise.all([1, 2, 3].map(() => node.fork()))
      const read = (on: Node) => on.request('eth_getStorageAt', [contract, '0x0', 'latest'])
      await Promise.all(forks.map((fork, i) => store(fork, contract, i + 1)))
      const stored = await Promise.all([node, ...forks].map(read))
      await Promise.all(forks.map((fork) => fork.close()))
      return stored
    }),

  /** The registry is a file of its own, which is loaded for this. */
  routes: () =>
    withNode(async (node) => {
      const route = await node.planner.route({
        amount_in: '1000000',
        source_asset_denom: 'uatom',
        source_asset_chain_id: 'cosmoshub-4',
        dest_asset_denom: 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
        dest_asset_chain_id: 'osmosis-1',
      })
      return route as unknown as Json
    }),

  /** Keys are encrypted with scrypt and random bytes of the platform. */
  keys: () =>
    withNode(async (node) => {
      const address = await node.request('personal_importRawKey', ['11'.repeat(32), 'secret'])
      const wrong = await failure(() => node.request('personal_unlockAccount', [address, 'wrong', 60]))
      return { address, unlocked: await node.request('personal_unlockAccount', [address, 'secret', 60]), wrong }
    }),

  callTracer: () =>
    withNode(async (node) => {
      const hash = await store(node, await deploy(node), 3)
      return (await node.request('debug_traceTransaction', [hash, { tracer: 'callTracer' }])) as Json
    }),

  scriptTracer: () =>
    withNode(async (node) => {
      const hash = await store(node, await deploy(node), 3)
      const tracer = '{ops: [], step(log) { this.ops.push(log.op.toString()) }, fault() {}, result() { return this.ops }}'
      const result = await failure(() => node.request('debug_traceTransaction', [hash, { tracer }]))
      // The node goes on after a tracer that could not run.
      await transfer(node, 0, 1, 1n)
      return { result, height: await node.request('eth_blockNumber') }
    }),
} satisfies Record<string, () => Promise<Json>>

export type ScenarioName = keyof typeof SCENARIOS

/** The answer, or the error as a client sees it. */
async function failure(run: () => Promise<unknown>): Promise<Json> {
  try {
    return (await run()) as Json
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    return { code: error.code, message: error.message }
  }
}
