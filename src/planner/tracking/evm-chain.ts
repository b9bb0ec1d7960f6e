import type { Request } from '../../balances/node-calls.js'
import { bigIntToWord, bytesToHex, hexToBytes, toQuantity } from '../../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../../primitives/json.js'
import { keccakHash } from '../../primitives/keccak.js'
import { type ChainReader, type Departure, type Holding, type Outcome, REFUSAL, type Settlement } from './chain-reader.js'

const HASH = /^0x[0-9a-f]{64}$/i

const topicOf = (event: string) => keccakHash(new TextEncoder().encode(event))

const TRANSFER = topicOf('Transfer(address,address,uint256)')
const WITHDRAWAL = topicOf('Withdrawal(address,uint256)')
const BURN = topicOf('DepositForBurn(uint64,address,uint256,address,bytes32,uint32,bytes32,bytes32)')
const MESSAGE_RECEIVED = topicOf('MessageReceived(address,uint32,uint64,bytes32,bytes)')
const DISPATCH = topicOf('Dispatch(address,uint32,bytes32,bytes)')
const DISPATCH_ID = topicOf('DispatchId(bytes32)')
const PROCESS_ID = topicOf('ProcessId(bytes32)')
const OFT_SENT = topicOf('OFTSent(bytes32,uint32,address,uint256,uint256)')
const OFT_RECEIVED = topicOf('OFTReceived(bytes32,uint32,address,uint256)')

/** Packets of IBC v2 (https://github.com/cosmos/solidity-ibc-eureka, IICS26Router), known by the hash of a client's name and by their sequence. */
const PACKET = '(uint64,string,string,uint64,(string,string,string,string,bytes)[])'
const SEND_PACKET = topicOf(`SendPacket(string,uint256,${PACKET})`)
const WRITE_ACKNOWLEDGEMENT = topicOf(`WriteAcknowledgement(string,uint256,${PACKET},bytes[])`)
const ACKNOWLEDGE_PACKET = topicOf(`AckPacket(string,uint256,${PACKET},bytes)`)
const TIMEOUT_PACKET = topicOf(`TimeoutPacket(string,uint256,${PACKET})`)

/** Reverted calls have the code that JSON-RPC gives them. */
const REVERTED = 3

/** Blocks that are searched for the arrival of a message, back from the head. */
const SEARCHED_BLOCKS = 10_000n

interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: Uint8Array
  readonly transactionHash: string
}

/**
 * Transactions on an Ethereum chain, through the JSON-RPC of a node.
 *
 * @param native the denom of the native coin
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
      // Who sends a transaction twice has sent it.
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
      departures: hasFailed ? [] : departuresIn(logs),
      holding: isJsonObject(transaction) ? holdingAfter(transaction, logs, hasFailed, await this.native()) : undefined,
    }
  }

  async arrival(departure: Departure, signal: AbortSignal): Promise<Outcome | undefined> {
    const { bridge, from, id } = departure
    const topics = {
      CCTP: [MESSAGE_RECEIVED, null, id],
      HYPERLANE: [PROCESS_ID, id],
      LAYER_ZERO: [OFT_RECEIVED, id],
      IBC: undefined,
      OPINIT: undefined,
      EUREKA: packetTopics(WRITE_ACKNOWLEDGEMENT, from, id),
    }[bridge]
    if (!topics) return undefined
    const found = await this.#search(topics, signal)
    const log = found.find(({ data }) => bridge !== 'CCTP' || from === '' || `${wordOf(data, 0)}` === from)
    const outcome = log && (await this.outcome(log.transactionHash, signal))
    if (!outcome || bridge !== 'EUREKA' || !isRefusal(log)) return outcome
    return { ...outcome, error: { code: REFUSED, message: REFUSED_PACKET } }
  }

  async settlement({ bridge, to, id }: Departure, signal: AbortSignal): Promise<Settlement | undefined> {
    if (bridge !== 'EUREKA') return undefined
    const [log] = await this.#search(packetTopics([ACKNOWLEDGE_PACKET, TIMEOUT_PACKET], to, id), signal)
    const outcome = log && (await this.outcome(log.transactionHash, signal))
    if (!outcome) return undefined
    if (log.topics[0] === TIMEOUT_PACKET) return { kind: 'timed-out', outcome, reason: undefined }
    return isRefusal(log) ? { kind: 'refused', outcome, reason: REFUSED_PACKET } : { kind: 'acknowledged', outcome, reason: undefined }
  }

  /** Logs of the last blocks. */
  async #search(topics: Topics, signal: AbortSignal): Promise<readonly Log[]> {
    const head = quantity(await this.request('eth_blockNumber', [], signal))
    const first = head > SEARCHED_BLOCKS ? head - SEARCHED_BLOCKS : 0n
    return logsIn(await this.request('eth_getLogs', [{ fromBlock: toQuantity(first), toBlock: 'latest', topics: [...topics] }], signal))
  }
}

/** What must stand in a log's topics; null is anything, and a list one of some. */
type Topics = readonly (string | null | string[])[]

const REFUSED = 1
const REFUSED_PACKET = 'the packet was refused'

/** @param client of the chain that has the log */
function packetTopics(kind: string | string[], client: string, sequence: string): Topics {
  const bytes = new TextEncoder().encode(client)
  return [kind, keccakHash(bytes), bytesToHex(bigIntToWord(/^\d{1,20}$/.test(sequence) ? BigInt(sequence) : 0n))]
}

function isRefusal({ data }: Log): boolean {
  return bytesToHex(data).includes(REFUSAL)
}

function departuresIn(logs: readonly Log[]): Departure[] {
  const departures: Departure[] = []
  let messageId: string | undefined
  // From the end: the mailbox logs the id of a message right behind the message.
  for (const { topics, data } of logs.toReversed()) {
    const [kind, first = '', second = ''] = topics
    if (kind === DISPATCH_ID) messageId = topics[1]
    else if (kind === BURN) departures.push({ bridge: 'CCTP', to: `${wordOf(data, 2)}`, from: '', id: first })
    else if (kind === OFT_SENT) departures.push({ bridge: 'LAYER_ZERO', to: `${wordOf(data, 0)}`, from: '', id: first })
    else if (kind === SEND_PACKET) departures.push(...packetOf(data, quantity(second)))
    else if (kind === DISPATCH && messageId !== undefined) {
      departures.push({ bridge: 'HYPERLANE', to: `${quantity(second)}`, from: '', id: messageId })
    }
  }
  return departures.reverse()
}

/** A packet, which is all of a log's data. */
function packetOf(data: Uint8Array, sequence: bigint): Departure[] {
  const packet = data.subarray(32)
  const [to = '', from = ''] = [textOf(packet, 1), textOf(packet, 2)]
  return [to, from].every((client) => /^[\w-]{1,64}$/.test(client)) ? [{ bridge: 'EUREKA', to, from, id: `${sequence}` }] : []
}

/** A text among the members of a tuple. */
function textOf(tuple: Uint8Array, index: number): string {
  const tail = tuple.subarray(Number(wordOf(tuple, index)))
  return new TextDecoder().decode(tail.subarray(32, 32 + Number(wordOf(tail, 0))))
}

/**
 * What the sender or the recipient has in the end: what was sent where nothing happened to it, otherwise what the last transfer of the transaction
 * says. A router that pays native coin unwraps it last.
 */
function holdingAfter(transaction: JsonObject, logs: readonly Log[], hasFailed: boolean, native: string): Holding | undefined {
  const value = quantity(member(transaction, 'value'))
  if (hasFailed) return value > 0n ? { denom: native, amount: value } : undefined
  const last = logs.at(-1)
  if (!last) return value > 0n ? { denom: native, amount: value } : undefined
  if (last.topics[0] === WITHDRAWAL) return { denom: native, amount: wordOf(last.data, 0) }
  const transfer = logs.findLast(({ topics }) => topics[0] === TRANSFER && topics.length === 3)
  return transfer && { denom: transfer.address, amount: wordOf(transfer.data, 0) }
}

function logsIn(given: Json | undefined): readonly Log[] {
  if (!Array.isArray(given)) return []
  return given.filter(isJsonObject).flatMap((log) => {
    const [address, data, transactionHash] = [member(log, 'address'), member(log, 'data'), member(log, 'transactionHash')]
    const topics = member(log, 'topics')
    if (typeof address !== 'string' || typeof transactionHash !== 'string' || !Array.isArray(topics)) return []
    return [{ address, transactionHash, topics: topics.filter((topic) => typeof topic === 'string'), data: bytesOf(data) }]
  })
}

function bytesOf(given: Json | undefined): Uint8Array {
  return typeof given === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(given) ? hexToBytes(given) : new Uint8Array()
}

function wordOf(data: Uint8Array, index: number): bigint {
  const bytes = data.subarray(32 * index, 32 * index + 32)
  return bytes.length === 32 ? BigInt(bytesToHex(bytes)) : 0n
}

function quantity(given: Json | undefined): bigint {
  return typeof given === 'string' && /^0x[0-9a-f]{1,64}$/i.test(given) ? BigInt(given) : 0n
}

function timeOf(block: Json): string | undefined {
  const seconds = isJsonObject(block) ? quantity(member(block, 'timestamp')) : 0n
  return timeText(Number(seconds) * 1000)
}

/** RFC 3339; undefined for the time that nobody gave. */
export function timeText(milliseconds: number): string | undefined {
  const time = new Date(milliseconds)
  return milliseconds > 0 && Number.isFinite(time.getTime()) ? time.toISOString() : undefined
}
