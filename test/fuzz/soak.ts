/**
 * The soak test: calls without end, over every transport, singly, in batches and at the same time.
 *
 * A slice is a fresh chain with `CALLS_PER_SLICE` calls or a few more. Its calls follow from the seed and the number of the slice. Slices can be run in any order
 * and on any machine, and their numbers of calls added up.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serveHttp } from '../../adapters/http/index.js'
import { chainDirectory } from '../../adapters/storage/index.js'
import { networkListeners, serveWebSocket } from '../../adapters/websocket/index.js'
import { createNode, HARDFORKS, type Json, type Listener, type Listeners, type Node, NodeError, type NodeOptions } from '../../src/index.js'
import { DIALECTS } from '../../src/services/dialect.js'
import { ManualClock } from '../support/manual-clock.js'
import { createTranscriptChain, type TestChainOptions } from '../support/test-chain.js'
import type { Known } from './arbitraries.js'
import type { Call } from './calls.js'
import { changesChain } from './changing-methods.js'
import { checkAnswer, type Message, nextMessage, WrongAnswer } from './messages.js'
import { httpPeer, type Peer, PeerLeft, processPeer, type Sent, TRANSPORTS, type Transport, webSocketPeer } from './peers.js'
import { Random } from './random.js'

export const CALLS_PER_SLICE = 20_000
/** Messages that are sent at the same time, at most. */
const MOST_MESSAGES = 8
/** Milliseconds for which an answer may be waited, on a machine that has other work. */
const LONGEST_WAIT = 60_000
/** Milliseconds after which the node gives up a message. */
const TIMEOUT = 1500
/** Methods that wait for a block. */
const WAITING = /^(admin_sleepBlocks|eth_sendRawTransactionSync)$/
/** Bytes of heap by which a slice may leave more than it found: caches of code have a size of their own. */
const MOST_LEFT = 32 * 2 ** 20

export interface SliceReport {
  readonly seed: string
  readonly slice: number
  /** Calls that were sent, by transport. */
  readonly calls: Readonly<Record<Transport, number>>
  /** Answers that are errors, by code. */
  readonly errors: ReadonlyMap<number, number>
  /** Calls whose peer left before the answer. */
  readonly abandoned: number
  readonly blocks: number
  readonly heapBefore: number
  readonly heapAfter: number
  readonly resident: number
  readonly milliseconds: number
}

/** Something went wrong in a slice. The message says how to repeat it. */
export class SoakFailure extends Error {}

/** A clock that the slice moves. Timers fire once each time, and durations are those of the machine, so that limits of time work. */
class SoakClock extends ManualClock {
  #now = super.now()
  #timers = new Set<{ readonly at: number; readonly callback: () => void }>()

  override now(): number {
    return this.#now
  }

  override monotonic(): number {
    return performance.now()
  }

  override after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  override async advance(milliseconds: number): Promise<void> {
    this.#now += milliseconds
    for (const timer of [...this.#timers].sort((a, b) => a.at - b.at)) {
      if (timer.at <= this.#now && this.#timers.delete(timer)) timer.callback()
    }
  }
}

/** Real servers, on ports of this machine that are free, whatever a call asks for. */
function localListeners(): Listeners {
  const { http, webSocket } = networkListeners({ http: { auth: { mode: 'off' } }, webSocket: { auth: { mode: 'off' } } })
  const local = (listener: Listener): Listener => ({
    start: (door, request) => listener.start(door, { ...request, host: '127.0.0.1', port: 0 }),
    stop: () => listener.stop(),
  })
  return { http: local(http), webSocket: local(webSocket) }
}

/** Most slices run on the chain of the transcripts, with little gas so that no run takes long. */
function optionsFor(random: Random): NodeOptions {
  return {
    dialect: random.pick(DIALECTS),
    mining: { automine: random.oneIn(4), gasLimit: random.oneIn(5) ? 30_000_000n : 2_000_000n },
    limits: { callTimeoutMs: 200, callGasLimit: random.oneIn(5) ? 50_000_000n : 1_000_000n },
    hardfork: random.oneIn(4) ? random.pick(HARDFORKS) : 'osaka',
    engine: random.oneIn(10) ? 'ethereumjs' : 'wasm',
    indexAccounts: random.oneIn(10),
    documented: random.oneIn(20) ? {} : undefined,
  }
}

async function openChain(options: TestChainOptions): Promise<Node> {
  if (options.hardfork === 'osaka' && !options.mining?.automine && !options.documented) return (await createTranscriptChain(options)).node
  const node = await createNode({ timestamp: 1_700_000_000n, ...options })
  const [from, to] = node.accounts.map(({ address }) => address)
  for (let block = 0; block < 3; block++) {
    await node.call('eth_sendTransaction', [{ from: from!, to: to!, value: '0x1', gasPrice: '0xb2d05e00', gas: '0x5208' }])
    await node.mine()
  }
  return node
}

async function knownOf(node: Node): Promise<Known> {
  const hashes: string[] = []
  for (const height of ['0x0', '0x1', '0x2', '0x3'] as const) {
    const block = await node.request('eth_getBlockByNumber', [height, false])
    if (block) hashes.push(block.hash ?? '', ...(block.transactions as string[]))
  }
  const transactions: string[] = []
  for (const [index, { address: from }] of node.accounts.slice(5, 9).entries()) {
    const fields = { from, to: from, gas: '0x15f90', gasPrice: '0xb2d05e00', nonce: `0x${index % 2}`, value: '0x1', data: '0x' }
    const signed = await node.call('eth_signTransaction', [fields]).catch(() => null)
    if (signed !== null) transactions.push((signed as { raw: string }).raw)
  }
  return { hashes, transactions: transactions.length > 0 ? transactions : ['0x'] }
}

let collectGarbage: (() => void) | undefined

function heapAfterCollection(): number {
  if (!collectGarbage) {
    setFlagsFromString('--expose-gc')
    collectGarbage = runInNewContext('gc') as () => void
  }
  collectGarbage()
  return process.memoryUsage().heapUsed
}

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Resolves once what has been closed is gone, and collections can take it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await delay(5)
}

class Slice {
  readonly #random: Random
  readonly #clock = new SoakClock()
  readonly #calls: Record<Transport, number> = { process: 0, http: 0, webSocket: 0 }
  readonly #errors = new Map<number, number>()
  readonly #faults: unknown[] = []
  readonly #wrong: WrongAnswer[] = []
  readonly #options: NodeOptions
  #abandoned = 0
  /** Times that the clock was moved and a block mined while answers were awaited. */
  #ticks = 0
  #sent = 0
  /** The messages at work, for the report of a failure. */
  #volley: readonly Message[] = []

  constructor(
    readonly seed: string,
    readonly slice: number,
    readonly onProgress: (sent: number) => void,
  ) {
    this.#random = new Random(`${seed}/${slice}`)
    this.#options = optionsFor(this.#random)
  }

  async run(calls: number, until: number): Promise<SliceReport> {
    await settled()
    const heapBefore = heapAfterCollection()
    const began = performance.now()
    const blocks = await this.#runOnChain(calls, until)
    const milliseconds = performance.now() - began
    await settled()
    const heapAfter = heapAfterCollection()
    const { seed, slice } = this
    const report = { seed, slice, calls: this.#calls, errors: this.#errors, abandoned: this.#abandoned, blocks, milliseconds }
    return { ...report, heapBefore, heapAfter, resident: process.memoryUsage().rss }
  }

  async #runOnChain(calls: number, until: number): Promise<number> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evmbed-fuzz-'))
    const onFault = (fault: unknown) => this.#faults.push(fault)
    const node = await openChain({
      ...this.#options,
      clock: this.#clock,
      onFault,
      listeners: localListeners(),
      chainFiles: chainDirectory(folder),
    })
    const server = { port: 0, auth: { mode: 'off' }, namespaces: 'all', timeoutMs: TIMEOUT } as const
    const http = await serveHttp(node, server)
    const sockets = await serveWebSocket(node, server)
    const peers: Record<Transport, Peer> = {
      process: processPeer(node, TIMEOUT),
      http: httpPeer(http.url),
      webSocket: webSocketPeer(sockets.url, (wrong) => this.#wrong.push(wrong)),
    }
    try {
      const known = await knownOf(node)
      while (this.#sent < calls && performance.now() < until) {
        if (this.#random.oneIn(60)) await this.#sendAlone(node, peers.process, known)
        else await this.#sendVolley(node, peers, known)
        this.#throwFaults()
        await this.#clock.advance(1000)
        this.onProgress(this.#sent)
      }
      await this.#checkLife(node)
      return node.statistics().height
    } catch (error) {
      throw this.#failure(error)
    } finally {
      for (const peer of Object.values(peers)) peer.close()
      await node.close()
      fs.rmSync(folder, { recursive: true, force: true })
    }
  }

  /** Sends some messages at the same time and waits for their answers. */
  async #sendVolley(node: Node, peers: Readonly<Record<Transport, Peer>>, known: Known): Promise<void> {
    const random = this.#random
    const count = random.oneIn(2) ? 1 : 2 + random.below(MOST_MESSAGES - 1)
    const messages: { readonly message: Message; readonly transport: Transport; readonly leaves: boolean }[] = []
    for (let at = 0; at < count; at++) {
      const message = nextMessage(this.#sent, random, known)
      const transport = random.oneIn(3) ? random.pick(TRANSPORTS) : 'process'
      this.#sent += message.calls.length
      this.#calls[transport] += message.calls.length
      messages.push({ message, transport, leaves: random.oneIn(200) })
    }
    this.#volley = messages.map(({ message }) => message)
    await this.#answered(
      node,
      Promise.all(
        messages.map(async ({ message, transport, leaves }) => {
          const sent = await peers[transport].send(message)
          if (leaves) setImmediate(sent.leave)
          await this.#receive(message, sent)
        }),
      ),
    )
  }

  /** Sends one call when nothing else is under way, and compares what others see of the chain before and after. */
  async #sendAlone(node: Node, peer: Peer, known: Known): Promise<void> {
    let message: Message
    do message = nextMessage(this.#sent, this.#random, known)
    while (message.isBatch || message.ids?.length !== 1 || message.calls.some(({ method }) => WAITING.test(method)))
    this.#volley = [message]
    this.#sent++
    this.#calls.process++
    // Blocks at intervals, and calls whose peers have left, may fall between the two looks: once is no proof.
    for (let attempt = 0; attempt < 3; attempt++) {
      const ticks = this.#ticks
      const before = await quietFootprint(node)
      const codes = await this.#answered(
        node,
        peer.send(message).then((sent) => this.#receive(message, sent)),
      )
      const [call] = message.calls
      if (ticks !== this.#ticks || changesChain((call as Call).method, codes.length > 0) || (await footprint(node)) === before) return
    }
    throw new WrongAnswer('the call was refused or only reads, and it changed the chain or the pool')
  }

  async #receive(message: Message, { answer }: Sent): Promise<number[]> {
    try {
      const codes = checkAnswer(message, await answer)
      for (const code of codes) this.#errors.set(code, (this.#errors.get(code) ?? 0) + 1)
      return codes
    } catch (error) {
      if (!(error instanceof PeerLeft)) {
        this.#volley = [message]
        throw error
      }
      this.#abandoned += message.calls.length
      return []
    }
  }

  /** Waits for answers. Time passes meanwhile, for calls that wait for a block or for their time. */
  async #answered<Result>(node: Node, work: Promise<Result>): Promise<Result> {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, end)
    const began = performance.now()
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const tick = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, 10)
      })
      await Promise.race([work.catch(() => {}), tick])
      clearTimeout(timer)
      if (isOver) return work
      if (performance.now() - began > LONGEST_WAIT) throw new WrongAnswer(`there is no answer after ${LONGEST_WAIT / 1000} seconds`)
      this.#ticks++
      await this.#clock.advance(5000)
      // Some calls wait for blocks. When none can be made, they are given up after their time.
      await node.mine().catch(() => {})
    }
  }

  /** The node answers, and makes a block; at the latest after a reset, because calls may have set limits that no block can keep. */
  async #checkLife(node: Node): Promise<void> {
    this.#volley = []
    for (let before = ''; ; ) {
      const block = await node.request('eth_getBlockByNumber', ['latest', false])
      const height = await node.request('eth_blockNumber')
      if (height === block?.number) break
      // A call that was given up may make blocks between both answers, but then it goes on.
      if (height === before) throw new WrongAnswer('the newest block is not the one of eth_blockNumber')
      before = height
    }
    const mine = async () => {
      const { height } = node.statistics()
      await node.mine()
      // More than one, where blocks are made at intervals.
      if (node.statistics().height <= height) throw new WrongAnswer('no block was made')
    }
    try {
      await mine()
    } catch (error) {
      if (!(error instanceof NodeError)) throw error
      await node.call('anvil_reset', [])
      await mine()
    }
    this.#throwFaults()
  }

  #throwFaults(): void {
    const [fault] = [...this.#faults, ...this.#wrong]
    if (fault !== undefined) throw fault
  }

  #failure(error: unknown): SoakFailure {
    const calls = this.#volley.flatMap(({ calls, text, ids }) =>
      ids === undefined ? [`call ${calls[0]?.number}: the text ${text.slice(0, 20_000)}`] : calls.map(describeCall),
    )
    const stackOf = (thrown: unknown) => (thrown instanceof Error ? thrown.stack : String(thrown))
    const reason = error instanceof WrongAnswer ? error.message : stackOf(error)
    const options = JSON.stringify(this.#options, (_key, value: Json | bigint) => (typeof value === 'bigint' ? String(value) : value))
    return new SoakFailure(
      [
        `seed ${this.seed}, slice ${this.slice}, after ${this.#sent} calls: ${reason}`,
        `repeat it with: npm run fuzz -- --seed ${this.seed} --slice ${this.slice} --calls 1`,
        `options of the chain: ${options}`,
        'the calls at work:',
        ...calls.map((call) => `  ${call}`),
        ...this.#faults.filter((fault) => fault !== error).map((fault) => `fault: ${stackOf(fault)}`),
      ].join('\n'),
    )
  }
}

function describeCall({ number, method, params }: Call): string {
  return `call ${number}: ${method} ${JSON.stringify(params).slice(0, 20_000)}`
}

/** Returns the visible state of the chain and the pool. */
async function footprint(node: Node): Promise<string> {
  const block = await node.request('eth_getBlockByNumber', ['latest', false])
  return JSON.stringify([block, await node.request('txpool_content')])
}

/** The footprint, once it has stayed the same for some turns of the event loop. */
async function quietFootprint(node: Node): Promise<string> {
  let last = await footprint(node)
  for (let round = 0; round < 50; round++) {
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
    const next = await footprint(node)
    if (next === last) return next
    last = next
  }
  return last
}

/**
 * Runs a slice. Throws `SoakFailure` at the first thing that is wrong.
 *
 * @param until time of `performance.now()` after which no further call is sent
 * @param onProgress receives the number of calls that were sent and answered
 */
export async function runSlice(
  seed: string,
  slice: number,
  {
    calls = CALLS_PER_SLICE,
    until = Number.POSITIVE_INFINITY,
    onProgress = () => {},
  }: { calls?: number; until?: number; onProgress?: (sent: number) => void } = {},
): Promise<SliceReport> {
  const report = await new Slice(seed, slice, onProgress).run(calls, until)
  return report
}

export function callsOf({ calls }: SliceReport): number {
  return calls.process + calls.http + calls.webSocket
}

/** Throws when a slice has left memory that cannot be collected. The first slice of a process fills caches and loads what is loaded once. */
export function checkMemory({ seed, slice, heapBefore, heapAfter }: SliceReport): void {
  if (heapAfter - heapBefore <= MOST_LEFT) return
  throw new SoakFailure(`seed ${seed}, slice ${slice}: ${mebibytes(heapAfter - heapBefore)} MiB of heap were not given back`)
}

const mebibytes = (bytes: number) => Math.round(bytes / 2 ** 20)

/** One line, so that the lines of many slices can be added up. */
export function formatReport(report: SliceReport): string {
  const { seed, slice, calls, errors, abandoned, blocks, heapBefore, heapAfter, resident, milliseconds } = report
  const codes = [...errors].sort(([a], [b]) => a - b).map(([code, count]) => `${code}: ${count}`)
  return [
    `seed ${seed} slice ${slice} calls ${callsOf(report)}`,
    `process ${calls.process} http ${calls.http} webSocket ${calls.webSocket} abandoned ${abandoned}`,
    `errors ${codes.join(', ')}`,
    `blocks ${blocks}`,
    `heap ${mebibytes(heapBefore)} -> ${mebibytes(heapAfter)} MiB resident ${mebibytes(resident)} MiB`,
    `seconds ${(milliseconds / 1000).toFixed(1)}`,
  ].join('; ')
}
