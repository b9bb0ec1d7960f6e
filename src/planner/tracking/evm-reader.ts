import { bytesToHex, toQuantity } from '../../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member, memberAt } from '../../primitives/json.js'
import { keccakHash } from '../../primitives/keccak.js'
import { BRIDGES } from '../bridges/bridges.js'
import { type Log, type LogTopics, logsIn, quantity, topicOf, wordOf } from '../bridges/evm-logs.js'
import type { EvmTracking } from '../bridges/tracking.js'
import type { Request } from '../chain-access/node-calls.js'
import type { Acknowledgement, ChainReader, HeldBalance, OutboundMessage, Outcome } from './chain-reader.js'

const HASH = /^0x[0-9a-f]{64}$/i

const TRANSFER = topicOf('Transfer(address,address,uint256)')
const WITHDRAWAL = topicOf('Withdrawal(address,uint256)')

/** Error code of a reverted transaction, as in JSON-RPC. */
const REVERTED = 3

/** Number of blocks up to the head that are searched for a message. */
const SEARCHED_BLOCKS = 10_000n

/**
 * Creates a reader of an Ethereum chain that uses the JSON-RPC of a node.
 *
 * @param native returns the denom of the native coin
 */
export function evmChain(request: Request, native: () => Promise<string>): ChainReader {
  return new EvmChain(request, native)
}

class EvmChain implements ChainReader {
  constructor(
    readonly request: Request,
    readonly native: () => Promise<string>,
  ) {}

  isHash(text: string): boolean {
    return HASH.test(text)
  }

  async submit(transaction: Uint8Array, signal: AbortSignal): Promise<string> {
    const hash = keccakHash(transaction)
    try {
      await this.request('eth_sendRawTransaction', [bytesToHex(transaction)], signal)
    } catch (error) {
      // A node may reject a transaction that it already has.
      const known = await this.request('eth_getTransactionByHash', [hash], signal).catch(() => null)
      if (known === null) throw error
    }
    return hash
  }

  async outcome(hash: string, signal: AbortSignal): Promise<Outcome | undefined> {
    const receipt = await this.request('eth_getTransactionReceipt', [hash.toLowerCase()], signal)
    if (!isJsonObject(receipt)) return undefined
    const [transaction, block] = await Promise.all([
      this.request('eth_getTransactionByHash', [hash.toLowerCase()], signal),
      this.request('eth_getBlockByNumber', [member(receipt, 'blockNumber') ?? 'latest', false], signal),
    ])
    const logs = logsIn(member(receipt, 'logs'))
    const hasFailed = quantity(member(receipt, 'status')) === 0n
    return {
      hash,
      at: timeOf(block),
      error: hasFailed ? { code: REVERTED, message: 'execution reverted' } : undefined,
      departures: hasFailed ? [] : messagesIn(logs),
      holding: isJsonObject(transaction) ? holdingAfter(transaction, logs, hasFailed, await this.native()) : undefined,
    }
  }

  async arrival(message: OutboundMessage, signal: AbortSignal): Promise<Outcome | undefined> {
    const received = trackingOf(message)?.received(message)
    if (!received) return undefined
    const found = await this.#search(received.topics, signal)
    const log = found.find((each) => received.matches?.(each) ?? true)
    const outcome = log && (await this.outcome(log.transactionHash, signal))
    const refusal = log && received.refusal?.(log)
    return outcome && refusal !== undefined ? { ...outcome, error: { code: REFUSED, message: refusal } } : outcome
  }

  async settlement(message: OutboundMessage, signal: AbortSignal): Promise<Acknowledgement | undefined> {
    const acknowledged = trackingOf(message)?.acknowledged?.(message)
    if (!acknowledged) return undefined
    const [log] = await this.#search(acknowledged.topics, signal)
    const outcome = log && (await this.outcome(log.transactionHash, signal))
    return outcome && { ...acknowledged.read(log), outcome }
  }

  /** Finds logs of the last blocks. */
  async #search(topics: LogTopics, signal: AbortSignal): Promise<readonly Log[]> {
    const head = quantity(await this.request('eth_blockNumber', [], signal))
    const first = head > SEARCHED_BLOCKS ? head - SEARCHED_BLOCKS : 0n
    return logsIn(await this.request('eth_getLogs', [{ fromBlock: toQuantity(first), toBlock: 'latest', topics: [...topics] }], signal))
  }
}

/** Error code of a refused packet. */
const REFUSED = 1

function trackingOf({ bridge }: OutboundMessage): EvmTracking | undefined {
  return BRIDGES.find(({ id }) => id === bridge)?.tracking?.evm
}

const TRACKINGS: readonly EvmTracking[] = [...new Set(BRIDGES.flatMap(({ tracking }) => tracking?.evm ?? []))]

/** Returns the messages that logs send, in the order of the logs. */
function messagesIn(logs: readonly Log[]): readonly OutboundMessage[] {
  return TRACKINGS.flatMap((tracking) => tracking.sentIn(logs))
    .sort((a, b) => a.at - b.at)
    .map(({ message }) => message)
}

/**
 * Returns the balance that the sender or the recipient has in the end: the value of a failed or plain transaction, otherwise the amount of the last token
 * transfer. A router that pays the native coin unwraps it last.
 */
function holdingAfter(transaction: JsonObject, logs: readonly Log[], hasFailed: boolean, native: string): HeldBalance | undefined {
  const value = quantity(member(transaction, 'value'))
  if (hasFailed) return value > 0n ? { denom: native, amount: value } : undefined
  const last = logs.at(-1)
  if (!last) return value > 0n ? { denom: native, amount: value } : undefined
  if (last.topics[0] === WITHDRAWAL) return { denom: native, amount: wordOf(last.data, 0) }
  const transfer = logs.findLast(({ topics }) => topics[0] === TRANSFER && topics.length === 3)
  return transfer && { denom: transfer.address, amount: wordOf(transfer.data, 0) }
}

function timeOf(block: Json): string | undefined {
  const seconds = quantity(memberAt(block, 'timestamp'))
  return timeText(Number(seconds) * 1000)
}

/** Returns a time in RFC 3339; undefined for an unknown time. */
export function timeText(milliseconds: number): string | undefined {
  const time = new Date(milliseconds)
  return milliseconds > 0 && Number.isFinite(time.getTime()) ? time.toISOString() : undefined
}
