import type { Block, Log, Receipt } from '../../src/chain/block.js'
import { LogIndex, logsAt } from '../../src/chain/log-index.js'
import type { LogCriteria } from '../../src/chain/log-query.js'
import { type Bus, createBus } from '../../src/events/bus.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { configAt } from '../../src/evm/hardforks.js'
import { newHeader } from '../../src/evm/header.js'
import { NO_BLOOM } from '../../src/evm/logs-bloom.js'
import type { Transaction } from '../../src/evm/transaction.js'
import type { TransactionBody } from '../../src/evm/transaction-body.js'
import { type Address, bigIntToHash, EMPTY_BYTES, type Hash, ZERO_ADDRESS } from '../../src/primitives/hex.js'
import { WorldState } from '../../src/state/world-state.js'

export const addressOf = (id: number): Address => `0x${id.toString(16).padStart(40, '0')}`
export const topicOf = (id: number): Hash => bigIntToHash(BigInt(id))

/** A log of small numbers that stand for its address and topics. */
export type LogSketch = readonly [address: number, ...topics: number[]]

export const rules = new ChainRules(configAt(1, 'osaka'))

const transactionBody: TransactionBody = {
  type: 0,
  chainId: 1n,
  nonce: 0n,
  gasPrice: 0n,
  gasLimit: 0n,
  to: ZERO_ADDRESS,
  value: 0n,
  data: EMPTY_BYTES,
}

let hashes = 0n

export function makeTransaction(): Transaction {
  return { hash: bigIntToHash(0xf000_0000n + hashes++), from: ZERO_ADDRESS, body: transactionBody }
}

/** A block with a hash of its own, whose transactions emit the given logs. */
export function makeBlock(number: bigint | number, ...sketches: (readonly LogSketch[])[]): Block {
  const hash = bigIntToHash(0xb000_0000n + hashes++)
  const blockNumber = BigInt(number)
  let logIndex = 0
  const receipts = sketches.map((logs, transactionIndex): Receipt => {
    const transaction = makeTransaction()
    const place = { blockNumber, blockHash: hash, blockTimestamp: blockNumber, transactionHash: transaction.hash, transactionIndex }
    return {
      transaction,
      transactionIndex,
      blockHash: hash,
      blockNumber,
      status: 1,
      root: undefined,
      gasUsed: 21_000n,
      cumulativeGasUsed: 21_000n * BigInt(transactionIndex + 1),
      effectiveGasPrice: 0n,
      blobGasUsed: undefined,
      blobGasPrice: undefined,
      contractAddress: undefined,
      logsBloom: NO_BLOOM,
      logs: logs.map(([address, ...topics]): Log => {
        return {
          address: addressOf(address),
          topics: topics.map(topicOf),
          data: EMPTY_BYTES,
          ...place,
          logIndex: logIndex++,
          removed: false,
        }
      }),
    }
  })
  return {
    number: blockNumber,
    hash,
    header: newHeader(rules.at(blockNumber, blockNumber), { number: blockNumber, timestamp: blockNumber }),
    uncles: [],
    withdrawals: [],
    transactions: receipts.map(({ transaction }) => transaction),
    receipts,
    totalDifficulty: 0n,
    state: WorldState.empty,
  }
}

/** The blocks of a small chain, announced on a real bus. */
export class Ledger {
  readonly bus: Bus = createBus()
  readonly #blocks = [makeBlock(0)]
  readonly #index = new LogIndex()

  get head(): Block {
    return this.#blocks.at(-1)!
  }

  blockByNumber(number: bigint): Block | undefined {
    return this.#blocks[Number(number)]
  }

  logs(criteria: LogCriteria, from: bigint, to: bigint): Log[] {
    return [...logsAt(this.#index.query(criteria, from, to), (number) => this.blockByNumber(number))]
  }

  /** Decides a block whose transactions emit the given logs. */
  mine(...sketches: (readonly LogSketch[])[]): Block {
    const block = makeBlock(this.#blocks.length, ...sketches)
    this.#blocks.push(block)
    this.#index.append(block)
    this.bus.emit('block', block)
    return block
  }

  rewind(to: number): void {
    const removed = this.#blocks.splice(to + 1).reverse()
    this.#index.rewind(BigInt(to))
    this.bus.emit(
      'removedLogs',
      removed.flatMap((block) => block.receipts.flatMap((receipt) => receipt.logs)).map((log) => ({ ...log, removed: true })),
    )
    this.bus.emit('rewound', this.head)
  }
}

/** Bytes that differ from call to call and are the same in every run. */
export function countingBytes(): (length: number) => Uint8Array {
  let calls = 0
  return (length) => new Uint8Array(length).fill(calls++ & 0xff)
}
