/**
 * The same requests to a node in this process, to one behind HTTP, and to anvil behind HTTP. Prints milliseconds and ratios; nothing here can fail.
 *
 *     npm run bench peers [rounds]
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createNode, type Json } from '../src/index.js'
import { anvilProgram, startAnvil } from '../test/peers/anvil.js'
import { deployLoop, deployToken, tokensOf, transferTokens } from './contracts.js'
import { type Contender, compare, type Effort, print } from './harness.js'

const rounds = Number(process.argv[2] ?? 15)
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const sender = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const FEES = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
const PAID = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const

interface Peer {
  readonly name: string
  request(method: string, params?: readonly Json[]): Promise<unknown>
  /** Bytes that its process takes; undefined where that says nothing. */
  memory(): number | undefined
  close(): Promise<unknown>
}

/** Resident memory of a process, where the system reports it. */
function memoryOf(pid: number | undefined): number | undefined {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  } catch {
    return undefined
  }
}

function overHttp(url: string): Peer['request'] {
  let id = 0
  return async (method, params = []) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
}

async function inProcess(): Promise<Peer> {
  const node = await createNode()
  return {
    name: 'evmbed, in the process',
    request: (method, params) => node.call(method, params),
    // The benchmark itself is in there, with a compiler.
    memory: () => undefined,
    close: () => node.close(),
  }
}

async function behindHttp(): Promise<Peer> {
  const server = fileURLToPath(new URL('./server.mjs', import.meta.url))
  const child = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server has ended')))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /127\.0\.0\.1:(\d+)/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  return {
    name: 'evmbed, over HTTP',
    request: overHttp(`http://127.0.0.1:${port}`),
    memory: () => memoryOf(child.pid),
    async close() {
      child.kill()
    },
  }
}

async function anvil(program: string): Promise<Peer> {
  const { url, pid, close } = await startAnvil(program)
  return { name: 'anvil, over HTTP', request: overHttp(url), memory: () => memoryOf(pid), close }
}

const program = anvilProgram()
const starts: readonly (() => Promise<Peer>)[] = [inProcess, behindHttp, ...(program ? [() => anvil(program)] : [])]
if (!program) console.log('anvil is left out: npm has none for this platform')

const peers = await Promise.all(starts.map((start) => start()))
const nonces = new Map(peers.map((peer) => [peer, 0]))

function nextNonce(peer: Peer): number {
  const nonce = nonces.get(peer) ?? 0
  nonces.set(peer, nonce + 1)
  return nonce
}

interface Body {
  readonly to?: Hex
  readonly data?: Hex
  readonly value?: bigint
  readonly gas?: bigint
}

function sign(peer: Peer, { gas = 21_000n, ...body }: Body): Promise<Hex> {
  return sender.signTransaction({ type: 'eip1559', chainId: 31337, nonce: nextNonce(peer), gas, ...FEES, ...body })
}

/** A transaction is done when its receipt is there. */
async function mined(peer: Peer, hash: unknown): Promise<{ readonly contractAddress: Hex }> {
  for (;;) {
    const receipt = await peer.request('eth_getTransactionReceipt', [hash as Hex])
    if (receipt) return receipt as { readonly contractAddress: Hex }
  }
}

async function sendRaw(peer: Peer, raw: Hex) {
  return mined(peer, await peer.request('eth_sendRawTransaction', [raw]))
}

async function sendManaged(peer: Peer, body: { readonly [member: string]: Json }) {
  nextNonce(peer)
  return mined(peer, await peer.request('eth_sendTransaction', [{ from: sender.address, ...PAID, ...body }]))
}

async function measure(title: string, run: (peer: Peer) => Promise<unknown>, effort: Effort = { rounds, batch: 20 }): Promise<void> {
  const contenders: Contender[] = peers.map((peer) => ({ name: peer.name, run: () => run(peer) }))
  print(title, await compare(contenders, effort))
}

/** Signing is not measured: as many as will be sent are signed before. */
async function measureRaw(title: string, body: Body, batch = 20): Promise<void> {
  const signed = new Map<Peer, Hex[]>()
  for (const peer of peers) signed.set(peer, await Promise.all(Array.from({ length: (rounds + 1) * batch }, () => sign(peer, body))))
  await measure(title, (peer) => sendRaw(peer, signed.get(peer)?.shift() ?? '0x'), { rounds, batch })
}

await measure('A transfer, eth_sendTransaction to its receipt', (peer) => sendManaged(peer, { to: STRANGER, value: '0x1', gas: '0x5208' }))
await measureRaw('A transfer, eth_sendRawTransaction to its receipt', { to: STRANGER, value: 1n })
await measureRaw('A contract, deployed', { data: deployToken(), gas: 2_000_000n }, 5)

const created = async (data: Hex) => {
  const all = await Promise.all(
    peers.map(async (peer) => (await sendRaw(peer, await sign(peer, { data, gas: 2_000_000n }))).contractAddress),
  )
  return new Map(peers.map((peer, i) => [peer, all[i] ?? '0x'] as const))
}
const tokens = await created(deployToken())
const loops = await created(deployLoop())
const tokenOf = (peer: Peer): Hex => tokens.get(peer) ?? '0x'
const transfer = transferTokens(STRANGER, 1n)
for (const peer of peers) await sendRaw(peer, await sign(peer, { to: tokenOf(peer), data: transfer, gas: 100_000n }))
await measureRaw('An ERC-20 transfer, eth_sendRawTransaction to its receipt', {
  to: tokenOf(peers[0] as Peer),
  data: transfer,
  gas: 100_000n,
})

const call = (title: string, to: (peer: Peer) => Hex, data: Hex, batch = 50) =>
  measure(title, (peer) => peer.request('eth_call', [{ to: to(peer), data }, 'latest']), { rounds, batch })
await call('eth_call of an account without code', () => STRANGER, '0x')
await call('eth_call of ERC-20 balanceOf', tokenOf, tokensOf(STRANGER))
await call('eth_call of a loop of 240,000 instructions', (peer) => loops.get(peer) ?? '0x', '0x', 3)

for (const peer of peers) {
  const first = Number((await peer.request('eth_blockNumber')) as string)
  while (Number((await peer.request('eth_blockNumber')) as string) < first + 1000) {
    await sendRaw(peer, await sign(peer, { to: tokenOf(peer), data: transfer, gas: 100_000n }))
  }
}
const memory = peers.map((peer) => ({ name: peer.name, bytes: peer.memory() }))
const LAST_1000 = async (peer: Peer) => {
  const head = Number((await peer.request('eth_blockNumber')) as string)
  const logs = (await peer.request('eth_getLogs', [
    { fromBlock: `0x${(head - 999).toString(16)}`, toBlock: 'latest', address: tokenOf(peer) },
  ])) as unknown[]
  if (logs.length < 1000) throw new Error(`${peer.name} finds ${logs.length} logs`)
}
await measure('eth_getLogs, 1,000 logs of 1,000 blocks', LAST_1000, { rounds, batch: 3 })
await measure('evm_snapshot and evm_revert', async (peer) => peer.request('evm_revert', [(await peer.request('evm_snapshot')) as Hex]))

const traced = new Map<Peer, Hex>()
for (const peer of peers) {
  const raw = await sign(peer, { to: tokenOf(peer), data: transfer, gas: 100_000n })
  const hash = (await peer.request('eth_sendRawTransaction', [raw])) as Hex
  await mined(peer, hash)
  traced.set(peer, hash)
}
const trace = (title: string, config: Json) =>
  measure(title, (peer) => peer.request('debug_traceTransaction', [traced.get(peer) ?? '0x', config]), { rounds, batch: 10 })
await trace('debug_traceTransaction of an ERC-20 transfer', {})
await trace('debug_traceTransaction with the callTracer', { tracer: 'callTracer' })

for (const peer of peers) await peer.request('evm_setAutomine', [false])
const blocks = Math.max(2, Math.floor(rounds / 4))
const full = new Map<Peer, Hex[][]>()
for (const peer of peers) {
  const signed: Hex[][] = []
  for (let block = 0; block <= blocks; block++) {
    signed.push(await Promise.all(Array.from({ length: 1000 }, () => sign(peer, { to: STRANGER, value: 1n }))))
  }
  full.set(peer, signed)
}
await measure(
  '1,000 transfers, sent and put into one block',
  async (peer) => {
    for (const raw of full.get(peer)?.shift() ?? []) await peer.request('eth_sendRawTransaction', [raw])
    await peer.request('evm_mine')
  },
  { rounds: blocks },
)

console.log('\n### Resident memory after 1,000 blocks with an ERC-20 transfer each\n\n| | MB |\n| --- | ---: |')
for (const { name, bytes } of memory) console.log(`| ${name} | ${bytes === undefined ? '–' : (bytes / 1e6).toFixed(0)} |`)

await Promise.all(peers.map((peer) => peer.close()))
