import type { Receipt } from '../../chain/block.js'
import { decodeTransaction } from '../../evm/transaction.js'
import { goDuration } from '../../objects/duration.js'
import { describeReceipt, receiptSchema } from '../../objects/receipt.js'
import { NodeClosed, NodeError } from '../../primitives/errors.js'
import type { Hash } from '../../primitives/hex.js'
import { readingState } from '../../primitives/missing-state.js'
import { optionalParam, param } from '../../rpc/record.js'
import { data, uint64 } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { type SubmitServices, submit } from '../../services/submit.js'
import { defineMethod } from '../define.js'

/** Milliseconds to wait for a receipt when the caller says nothing, and at most. */
const DEFAULT_TIMEOUT = 20_000n
const MAX_TIMEOUT = 60_000n

/** The transaction waits in the pool, and did so for as long as the caller would wait. */
export class ReceiptTimeout extends NodeError {
  readonly code = 4
  constructor(hash: Hash, timeout: bigint) {
    super(`The transaction was added to the transaction pool but wasn't processed in ${goDuration(timeout)}`, hash)
  }
}

/** Resolves with the receipt as soon as there is one. Rejects with `ReceiptTimeout`, and with `NodeClosed` when the caller is gone. */
function receiptWithin(
  { chain, bus, host: { clock }, session }: Needs<'bus' | 'chain' | 'host' | 'session'>,
  hash: Hash,
  timeout: bigint,
): Promise<Receipt> {
  return new Promise((resolve, reject) => {
    const undo: (() => void)[] = []
    const end = (settle: () => void) => {
      for (const step of undo) step()
      settle()
    }
    const look = () => {
      const found = (receipt: Receipt | undefined) => {
        if (receipt) end(() => resolve(receipt))
      }
      const reading = readingState((read) => read(chain).receipt(hash))
      if (reading instanceof Promise) reading.then(found).catch((error) => end(() => reject(error)))
      else found(reading)
    }
    bus.on('block', look)
    undo.push(() => bus.off('block', look))
    undo.push(clock.after(Number(timeout), () => end(() => reject(new ReceiptTimeout(hash, timeout)))))
    undo.push(session.onClose(() => end(() => reject(new NodeClosed()))))
    look()
  })
}

export const sendRawTransactionSync = defineMethod({
  name: 'eth_sendRawTransactionSync',
  summary: 'Sends a signed transaction and returns its receipt. The timeout is in milliseconds: default 20,000, at most 60,000.',
  requiresAuth: false,
  params: [param('transaction', data), optionalParam('timeout', uint64)],
  result: receiptSchema,
  async handler(context: SubmitServices & Needs<'application' | 'bus' | 'host' | 'session'>, [bytes, timeout = DEFAULT_TIMEOUT]) {
    const transaction = await decodeTransaction(bytes, nextHeader(context).rules)
    const hash = await submit(context, transaction)
    return describeReceipt(await receiptWithin(context, hash, timeout < MAX_TIMEOUT ? timeout : MAX_TIMEOUT))
  },
})
