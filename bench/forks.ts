/**
 * Measures the cost of a fork of a node, for short and for long chains, and of other ways to give a test its own chain.
 * Prints; nothing here can fail.
 *
 *     npm run bench forks [rounds]
 */
import type { Hex } from 'viem'
import { createNode, type Json, type Node } from '../src/index.js'
import { anvilProgram, startAnvil } from '../test/peers/anvil.js'
import { deployLogs, deployToken, transferTokens } from './contracts.js'
import { type Contender, compare, print } from './harness.js'

const rounds = Number(process.argv[2] ?? 15)
const BATCH = 20
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const PAID = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const

type Request = (method: string, params: readonly Json[]) => Promise<unknown>

/** Maximum number of requests for one receipt. A receipt that exists is returned by one of the first few. */
const ASKED = 1000

/** Sends as an account of the node, and waits for the receipt. */
async function send(request: Request, fields: { readonly [name: string]: Json }): Promise<{ readonly contractAddress: Hex }> {
  const hash = (await request('eth_sendTransaction', [{ from: SENDER, gas: '0x7a1200', ...PAID, ...fields }])) as Hex
  for (let asked = 0; asked < ASKED; asked++) {
    const receipt = await request('eth_getTransactionReceipt', [hash])
    if (receipt) return receipt as { readonly contractAddress: Hex }
  }
  throw new Error(`there is no receipt for ${hash}`)
}

const requestOf =
  (node: Node): Request =>
  (method, params) =>
    node.call(method, params)

/** A chain of blocks of which every tenth has a transaction with 100 logs. */
async function chainOf(blocks: number): Promise<Node> {
  const node = await createNode({ timestamp: 1_700_000_000n })
  const { contractAddress } = await send(requestOf(node), { data: deployLogs() })
  while (node.statistics().height < blocks) {
    await send(requestOf(node), { to: contractAddress })
    await node.mine(Math.min(9, blocks - node.statistics().height))
  }
  return node
}

/** Megabytes in use when nothing more can be given back. */
function heap(): number {
  for (let i = 0; i < 3; i++) globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}

const program = anvilProgram()
if (!program) console.log('anvil is left out: npm has none for this platform')
const anvil = program === undefined ? undefined : await startAnvil(program)

const short = await chainOf(10)
const [before, began] = [heap(), performance.now()]
const long = await chainOf(10_000)
console.log(`10,000 blocks with 100,000 logs: ${(heap() - before).toFixed(0)} MB, in ${((performance.now() - began) / 1000).toFixed(0)} s`)

const goBack = async (request: Request) => request('evm_revert', [(await request('evm_snapshot', [])) as Hex])
print(
  'A chain to go on from',
  await compare(
    [
      { name: 'fork of a chain of 10 blocks', run: () => short.fork() },
      { name: 'fork of a chain of 10,000 blocks with 100,000 logs', run: () => long.fork() },
      { name: 'the same at block 6,000', run: () => long.fork({ block: 6000n }) },
      { name: 'the same at block 4,000: what finds less than half of the chain is copied', run: () => long.fork({ block: 4000n }) },
      { name: '`evm_snapshot` and `evm_revert`', run: () => goBack(requestOf(short)) },
      { name: '`createNode`', run: () => createNode() },
      ...(anvil ? [{ name: '`evm_snapshot` and `evm_revert` of anvil, over HTTP', run: () => goBack(anvil.request) }] : []),
    ],
    { rounds, batch: BATCH },
  ),
)

let amount = 0n
/** Another each time: anvil may leave a transaction waiting that it had in a block before it went back. */
const transfer = () => transferTokens(STRANGER, ++amount)
async function withToken(request: Request): Promise<Hex> {
  return (await send(request, { data: deployToken() })).contractAddress
}
async function snapshotted(request: Request, token: Hex): Promise<void> {
  const snapshot = (await request('evm_snapshot', [])) as Hex
  await send(request, { to: token, data: transfer() })
  await request('evm_revert', [snapshot])
}
const fixture = await createNode()
const token = await withToken(requestOf(fixture))
const anvilToken = anvil && (await withToken(anvil.request))
const isolated: Contender[] = [
  {
    name: 'a fork',
    async run() {
      const node = await fixture.fork()
      await send(requestOf(node), { to: token, data: transfer() })
      await node.close()
    },
  },
  { name: 'a snapshot, gone back to', run: () => snapshotted(requestOf(fixture), token) },
  {
    name: 'a new node, with the contract deployed',
    async run() {
      const node = await createNode()
      await send(requestOf(node), { to: await withToken(requestOf(node)), data: transfer() })
      await node.close()
    },
  },
]
if (anvil && anvilToken) isolated.push({ name: 'a snapshot of anvil, over HTTP', run: () => snapshotted(anvil.request, anvilToken) })
print('A test that makes one ERC-20 transfer on a chain of its own', await compare(isolated, { rounds, batch: 5 }))

console.log('\n### Memory\n\n| | MB |\n| --- | ---: |')
const empty = heap()
for (let i = 0; i < 2000; i++) {
  const node = await long.fork()
  if (i % 10 === 0) await node.mine()
}
console.log(`| after 2,000 forks of the long chain, a block in every tenth, all let go | ${(heap() - empty).toFixed(2)} |`)
const kept: Node[] = []
for (let i = 0; i < 500; i++) kept.push(await long.fork())
console.log(`| a fork that is kept | ${((heap() - empty) / kept.length).toFixed(3)} |`)
kept.length = 0

/** A fork whose origin is no longer referenced. */
async function leftBehind(): Promise<Node> {
  const node = await chainOf(2000)
  console.log(`| a chain of 2,000 blocks with 20,000 logs | ${(heap() - empty).toFixed(1)} |`)
  const child = await node.fork({ block: 10n })
  await node.close()
  return child
}
const child = await leftBehind()
await new Promise((resolve) => setTimeout(resolve))
console.log(`| its fork at block 10, after it was let go | ${(heap() - empty).toFixed(1)} |`)

await Promise.all([short, long, fixture, child].map((node) => node.close()))
await anvil?.close()
