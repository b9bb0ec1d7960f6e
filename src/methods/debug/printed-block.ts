import type { Block } from '../../chain/block.js'
import type { Header } from '../../evm/header.js'
import type { Transaction } from '../../evm/transaction.js'
import { bytesToHex, type Hex, toQuantity } from '../../primitives/hex.js'

/** Returns the lines of a block's text: every field with its name, and the content of lists indented. */
export function printedBlock({ header, transactions, uncles, withdrawals }: Block): string[] {
  const content = {
    header: printedHeader(header),
    transactions: transactions.map((transaction) => printedTransaction(transaction, header)),
    uncleHeaders: uncles.map(printedHeader),
    ...(withdrawals ? { withdrawals: withdrawals.map(withQuantities) } : {}),
  }
  return lines(content, '  ')
}

/** A value as the text shows it, with what is nested two spaces in. */
function lines(value: unknown, indent: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry: unknown, i) => entryLines(`[${i}]`, entry, indent))
  return Object.entries(value ?? {}).flatMap(([name, entry]) => entryLines(name, entry, indent))
}

function entryLines(name: string, entry: unknown, indent: string): string[] {
  const isNested = typeof entry === 'object' && entry !== null
  return isNested ? [`${indent}${name}:`, ...lines(entry, `${indent}  `)] : [`${indent}${name}: ${entry}`]
}

function printedHeader(header: Header): object {
  return {
    parentHash: header.parentHash,
    uncleHash: header.unclesHash,
    coinbase: header.feeRecipient,
    stateRoot: header.stateRoot,
    transactionsTrie: header.transactionsRoot,
    ...present({ withdrawalsRoot: header.withdrawalsRoot }),
    receiptTrie: header.receiptsRoot,
    logsBloom: bytesToHex(header.logsBloom),
    difficulty: toQuantity(header.difficulty),
    number: toQuantity(header.number),
    gasLimit: toQuantity(header.gasLimit),
    gasUsed: toQuantity(header.gasUsed),
    timestamp: toQuantity(header.timestamp),
    extraData: bytesToHex(header.extraData),
    mixHash: header.mixHash,
    nonce: bytesToHex(header.nonce),
    ...present({
      baseFeePerGas: header.baseFeePerGas,
      blobGasUsed: header.blobGasUsed,
      excessBlobGas: header.excessBlobGas,
      parentBeaconBlockRoot: header.parentBeaconBlockRoot,
      requestsHash: header.requestsHash,
    }),
  }
}

function printedTransaction({ body }: Transaction, { rules }: Header): object {
  const { type, nonce, gasLimit, to, value, data, signature } = body
  const v = signature?.v
  return {
    type: toQuantity(type),
    nonce: toQuantity(nonce),
    gasLimit: toQuantity(gasLimit),
    to,
    value: toQuantity(value),
    data: bytesToHex(data),
    v: quantityOf(v),
    r: quantityOf(signature?.r),
    s: quantityOf(signature?.s),
    chainId: toQuantity(rules.chainId),
    yParity: v === 0n || v === 1n ? toQuantity(v) : undefined,
    ...('maxFeePerGas' in body
      ? { maxPriorityFeePerGas: toQuantity(body.maxPriorityFeePerGas), maxFeePerGas: toQuantity(body.maxFeePerGas) }
      : { gasPrice: toQuantity(body.gasPrice) }),
    ...('accessList' in body ? { accessList: body.accessList } : {}),
    ...('authorizationList' in body ? { authorizationList: body.authorizationList.map(withQuantities) } : {}),
    ...(body.type === 3 ? { maxFeePerBlobGas: toQuantity(body.maxFeePerBlobGas), blobVersionedHashes: body.blobVersionedHashes } : {}),
  }
}

function quantityOf(value: bigint | undefined): Hex | undefined {
  return value === undefined ? undefined : toQuantity(value)
}

/** Numbers as they are on the wire. */
function withQuantities(fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'bigint' ? toQuantity(value) : value]))
}

/** The fields that the fork of a header has. */
function present(fields: object): object {
  return withQuantities(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)))
}
