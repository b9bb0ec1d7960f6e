/**
 * A node with the limits of `evmbed start`, or with the argument `open` those of `evmbed dev`, behind HTTP and WebSocket in a process of its own. Bundled
 * and started by `support.ts`.
 */
import { serveHttp } from '../../adapters/http/index.js'
import { serveWebSocket } from '../../adapters/websocket/index.js'
import { createNode, type Node } from '../../src/index.js'
import type { Facts, InProcess, Measured, ServerMessage, ServerQuestion } from './support.js'
import { threadTime } from './thread-time.js'

const isOpen = process.argv[2] === 'open'
const node = await createNode({
  // An attack that lasts is met with the limit that people use; a short one would wait for it again and again.
  limits: {
    ...(isOpen ? {} : { callGasLimit: 25_000_000n, logLimit: 10_000, blockRangeLimit: 10_000, feeHistoryLimit: 100 }),
    callTimeoutMs: process.env.HOSTILE_SECONDS === undefined ? 1_000 : 5_000,
  },
})
const facts = await fill(node)
await node.request('hardhat_setIntervalMining', [250])
const access = isOpen ? ({ namespaces: 'all', auth: { mode: 'off' } } as const) : {}
const http = await serveHttp(node, { port: 0, ...access })
const webSocket = await serveWebSocket(node, { port: 0, ...access })

/** Makes blocks that hold much. */
async function fill(node: Node): Promise<Facts> {
  const request: Node['request'] = (...call) => node.request(...call)
  const [from, to] = node.accounts.map(({ address }) => address)
  if (!from || !to) throw new Error('the node has no accounts')
  const logger = `0x${'10'.repeat(20)}` as const
  // Emits 9,000 logs.
  await request('anvil_setCode', [logger, '0x6123285b5f5fa06001900380600357'])
  const loggingTransaction = await request('eth_sendTransaction', [{ from, to: logger, gas: '0xf42400' }])
  await request('evm_setAutomine', [false])
  const fees = { maxFeePerGas: '0x174876e800', maxPriorityFeePerGas: '0x1' } as const
  const hashes = await Promise.all(
    Array.from({ length: 300 }, () => request('eth_sendTransaction', [{ from, to, gas: '0x5208', ...fees }])),
  )
  await request('evm_mine')
  await request('evm_setAutomine', [true])
  const { hash } = (await request('eth_getBlockByNumber', ['latest', false])) ?? {}
  return { fullBlock: hash ?? '', transaction: hashes[0] ?? '', loggingTransaction }
}

/** Numbers after a collection of garbage. */
function measure(): Measured {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return { kind: 'measured', memory: heapUsed + external, processorTime: processorTime(), height: node.statistics().height }
}

/** Milliseconds. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function askInProcess(method: string, params: readonly unknown[]): Promise<InProcess> {
  let isAnswered = false
  const answered = node
    .call(method, params as never)
    .catch(() => undefined)
    .finally(() => {
      isAnswered = true
    })
  let waits: InProcess['waits'] = { node: 0, work: 0, machine: 0, probes: 0, failures: 0 }
  do {
    const [began, worked] = [performance.now(), threadTime(process.pid)]
    await node.request('eth_chainId')
    // Timers have their turn, too.
    await new Promise((resolve) => setTimeout(resolve, 1))
    waits = {
      ...waits,
      node: Math.max(waits.node, performance.now() - began),
      work: Math.max(waits.work, threadTime(process.pid) - worked),
      probes: waits.probes + 1,
    }
  } while (!isAnswered)
  await answered
  return { kind: 'asked', waits }
}

const tell = (message: ServerMessage) => process.send?.(message)
process.on('message', async (question: ServerQuestion) => {
  tell(question === 'now' ? measure() : await askInProcess(question.method, question.params))
})
process.on('disconnect', () => process.exit())
tell({ kind: 'started', http: http.url, webSocket: webSocket.url, facts })
