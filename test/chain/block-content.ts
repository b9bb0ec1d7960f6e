import type { Block, Log, Receipt } from '../../src/chain/block.js'
import { bytesToHex } from '../../src/primitives/hex.js'

/** Returns everything that a log says, decoded or not. */
export function contentOfLog(log: Log): Log {
  const { address, topics, data, blockNumber, blockHash, blockTimestamp, transactionHash, transactionIndex, logIndex, removed } = log
  return { address, topics, data, blockNumber, blockHash, blockTimestamp, transactionHash, transactionIndex, logIndex, removed }
}

/** Returns everything that a receipt says, decoded or not. */
export function contentOfReceipt(receipt: Receipt) {
  const { transaction, transactionIndex, blockHash, blockNumber, status, root, gasUsed, cumulativeGasUsed, logs } = receipt
  const { effectiveGasPrice, blobGasUsed, blobGasPrice, contractAddress, logsBloom } = receipt
  return {
    ...{ transaction, transactionIndex, blockHash, blockNumber, status, root, gasUsed, cumulativeGasUsed, logs: logs.map(contentOfLog) },
    ...{ effectiveGasPrice, blobGasUsed, blobGasPrice, contractAddress, logsBloom: bytesToHex(logsBloom) },
  }
}

/** Returns everything that a block says, decoded or not. */
export function contentOfBlock({ number, hash, header, uncles, withdrawals, transactions, receipts, totalDifficulty, state }: Block) {
  return {
    ...{ number, hash, header: bytesToHex(header.encode()), uncles: uncles.map((uncle) => uncle.hash), withdrawals },
    ...{ transactions, receipts: receipts.map(contentOfReceipt), totalDifficulty, stateRoot: state.root },
  }
}
