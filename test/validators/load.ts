import { type Hash, type Hex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { WebSocket } from 'ws'
import { genesisWith, pause, type ValidatorProcess } from './validator-network.js'

/** A contract that emits a log without topics and data when it is called. */
export const LOGGER: Hex = '0x00000000000000000000000000000000000000bb'
/** PUSH1 0, PUSH1 0, LOG0, STOP. */
const LOGGER_CODE: Hex = '0x60006000a000'

/** Returns a key of an account that `loadGenesis` funds. */
function accountOf(index: number) {
  return privateKeyToAccount(keccak256(numberToHex(index + 1)))
}

/** Returns the genesis of a network whose first accounts can send, with a contract that emits logs. */
export function loadGenesis(accounts: number) {
  const genesis = genesisWith(Array.from({ length: accounts }, (_, index) => accountOf(index).address))
  return { ...genesis, alloc: { ...genesis.alloc, [LOGGER]: { balance: '0x0', code: LOGGER_CODE } } }
}

/** Calls a method of a node. Throws the text of an error. */
export async function call(url: string, method: string, params: readonly unknown[] = []): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(15_000) }
  const { result, error } = (await (await fetch(url, init)).json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(error.message)
  return result
}

/** Returns those of some transactions of which a node has no receipt. */
export async function withoutReceipt(url: string, hashes: readonly Hash[]): Promise<readonly Hash[]> {
  const missing: Hash[] = []
  for (let start = 0; start < hashes.length; start += 500) {
    const part = hashes.slice(start, start + 500)
    const calls = part.map((hash, id) => ({ jsonrpc: '2.0', id, method: 'eth_getTransactionReceipt', params: [hash] }))
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(calls) }
    const answers = (await (await fetch(url, init)).json()) as readonly { readonly id: number; readonly result: unknown }[]
    const found = new Set(answers.filter(({ result }) => result).map(({ id }) => id))
    missing.push(...part.filter((_, id) => !found.has(id)))
  }
  return missing
}

export async function heightOf({ http }: ValidatorProcess): Promise<number> {
  return Number(await call(http, 'eth_blockNumber'))
}

/** A client of one validator, which sends a transaction when it has the hash of the one before, and repeats what failed. */
export class Sender {
  /** Hashes that the client was given. */
  readonly hashes: Hash[] = []
  /** Errors that the client was told. */
  readonly errors: string[] = []
  #isOver = false
  readonly #ended: Promise<void>

  constructor(url: string, index: number, milliseconds: number) {
    this.#ended = this.#send(url, index, milliseconds)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#ended
  }

  async #send(url: string, index: number, milliseconds: number): Promise<void> {
    const account = accountOf(index)
    const fees = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n, gas: 60_000n }
    for (let nonce = 0; !this.#isOver; ) {
      const raw = await account.signTransaction({ type: 'eip1559', chainId: 31_337, nonce, to: LOGGER, ...fees })
      try {
        this.hashes.push((await call(url, 'eth_sendRawTransaction', [raw])) as Hash)
        nonce++
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error)
        this.errors.push(text)
        // The answer to the first attempt was lost, and the node has the transaction.
        if (text.includes('already known') || text.includes('nonce too low')) nonce++
        else await pause(100)
      }
      await pause(milliseconds)
    }
  }
}

interface Head {
  readonly number: Hex
  readonly hash: Hash
  readonly parentHash: Hash
}

interface Log {
  readonly blockHash: Hash
  readonly logIndex: Hex
}

/** Subscribes to heads and logs of a validator, again after each restart, and notes what must not be. */
export class Observer {
  readonly problems: string[] = []
  heads = 0
  logs = 0
  readonly #hashes: Map<number, Hash>
  readonly #seen = new Set<string>()
  #highest = 0
  #isOver = false
  readonly #ended: Promise<void>
  #socket: WebSocket | undefined

  /** @param hashes the hash at each height, which all validators share */
  constructor({ ws }: ValidatorProcess, hashes: Map<number, Hash>) {
    this.#hashes = hashes
    this.#ended = this.#observe(ws)
  }

  async stop(): Promise<void> {
    this.#isOver = true
    this.#socket?.close()
    await this.#ended
  }

  async #observe(url: string): Promise<void> {
    while (!this.#isOver) {
      const socket = new WebSocket(url)
      this.#socket = socket
      socket.on('error', () => {})
      const closed = new Promise((resolve) => socket.once('close', resolve))
      socket.once('open', () => this.#subscribe(socket))
      await closed
      if (!this.#isOver) await pause(20)
    }
  }

  #subscribe(socket: WebSocket): void {
    const kinds = new Map<string, string>()
    let last: Head | undefined
    socket.on('message', (text) => {
      const { id, result, params } = JSON.parse(String(text))
      if (id !== undefined) kinds.set(result, id)
      else if (kinds.get(params.subscription) === 'logs') this.#noteLog(params.result, last)
      else {
        this.#noteHead(params.result, last)
        last = params.result
      }
    })
    for (const params of [['newHeads'], ['logs', { address: LOGGER }]]) {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: params[0], method: 'eth_subscribe', params }))
    }
  }

  #noteHead(head: Head, last: Head | undefined): void {
    this.heads++
    const number = Number(head.number)
    if (number <= this.#highest) this.problems.push(`head ${number} was announced after ${this.#highest}`)
    this.#highest = Math.max(this.#highest, number)
    if (last && last.hash !== head.parentHash) this.problems.push(`head ${number} does not follow ${Number(last.number)}`)
    const known = this.#hashes.get(number)
    if (known && known !== head.hash) this.problems.push(`block ${number} is ${head.hash}, and ${known} elsewhere`)
    this.#hashes.set(number, head.hash)
  }

  #noteLog({ blockHash, logIndex }: Log, last: Head | undefined): void {
    this.logs++
    const name = `${blockHash} ${logIndex}`
    if (this.#seen.has(name)) this.problems.push(`log ${name} was announced twice`)
    this.#seen.add(name)
    if (last?.hash !== blockHash) this.problems.push(`log ${name} was announced after head ${last?.hash}`)
  }
}
