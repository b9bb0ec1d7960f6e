import { NO_BLOOM } from '../evm/logs-bloom.js'
import { type RlpSource, rlpLength, writeRlp } from '../primitives/rlp-encoding.js'
import type { Log, Receipt } from './block.js'

function itemsOfLog({ address, topics, data }: Pick<Log, 'address' | 'topics' | 'data'>): RlpSource {
  return [address, topics, data]
}

/** A receipt as the receipts root commits to it (EIP-2718): a type byte before all but legacy ones; root or status first (EIP-658). */
export function encodeReceipt(
  receipt: Pick<Receipt, 'status' | 'root' | 'cumulativeGasUsed' | 'logsBloom'> & {
    readonly logs: readonly Pick<Log, 'address' | 'topics' | 'data'>[]
  },
  transactionType: number,
): Uint8Array {
  const { status, root, cumulativeGasUsed, logsBloom, logs } = receipt
  const items = [root ?? BigInt(status ?? 0), cumulativeGasUsed, logsBloom, logs.map(itemsOfLog)]
  const start = transactionType === 0 ? 0 : 1
  const bytes = new Uint8Array(start + rlpLength(items))
  bytes[0] = transactionType
  writeRlp(bytes, start, items)
  return bytes
}

/** The union of bloom filters. */
export function unionOfBlooms(blooms: readonly Uint8Array[]): Uint8Array {
  const union = new Uint8Array(256)
  for (const bloom of blooms) {
    if (bloom === NO_BLOOM) continue
    for (let i = 0; i < 256; i++) union[i] = (union[i] ?? 0) | (bloom[i] ?? 0)
  }
  return union
}
