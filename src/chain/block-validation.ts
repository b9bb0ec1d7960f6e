import { InvalidSender } from '../evm/errors.js'
import { difficultyAfter, type Header, nextBaseFee, nextExcessBlobGas } from '../evm/header.js'
import { intrinsicGasOf } from '../evm/intrinsic-gas.js'
import { MAX_GAS_LIMIT, type Rules } from '../evm/rules.js'
import { blobGasOf, feesOf, senderOf } from '../evm/transaction.js'
import type { TransactionBody } from '../evm/transaction-body.js'
import type { Hash } from '../primitives/hex.js'
import type { Reading } from '../primitives/missing-state.js'
import type { Block } from './block.js'
import { type BlockContent, transactionsRootOf, unclesHashOf, withdrawalsRootOf } from './block-encoding.js'
import type { Chain } from './chain.js'
import { maximumBlobGas } from './fee-market.js'

/** The reason why a block breaks the rules; `undefined` when it keeps them, as far as can be said before it has run. */
export type Objection = string | undefined

/** EIP-7934: 10 MiB less the 2 MiB that a beacon block may need around it. */
const MAX_BLOCK_SIZE = 8_388_608
const MAX_UINT64 = 2n ** 64n - 1n
const MIN_GAS_LIMIT = 5_000n
const GAS_LIMIT_DIVISOR = 1_024n
/** An uncle's parent is an ancestor, at least two and at most seven blocks back. */
const OLDEST_UNCLE_PARENT = 8n

/** A block that breaks a rule. */
class BrokenRule extends Error {}

/** Judges blocks of others by everything that can be said without running them: header, uncles, transactions, withdrawals, size. */
export class BlockValidator {
  readonly #chain: Reading<Chain>

  constructor(chain: Reading<Chain>) {
    this.#chain = chain
  }

  /** @param size bytes of the block as it was encoded */
  objection(content: BlockContent, parent: Block, size: number): Objection {
    try {
      checkNumbers(content, parent, size)
      checkHeader(content.header, parent.header)
      this.#checkUncles(content)
      checkTransactions(content)
      checkRoots(content)
      return undefined
    } catch (error) {
      if (error instanceof BrokenRule) return error.message
      throw error
    }
  }

  #blockOf(hash: Hash): Block {
    const block = this.#chain.blockByHash(hash)
    if (!block) throw new BrokenRule(`unknown block ${hash}`)
    return block
  }

  /** Yellow Paper 11.1: uncles are siblings of ancestors, which no other block has as uncles. */
  #checkUncles({ header, uncles }: BlockContent): void {
    if (uncles.length === 0) return
    for (const uncle of uncles) {
      const parent = this.#blockOf(uncle.parentHash)
      if (uncle.number !== parent.number + 1n) throw new BrokenRule('invalid number')
      checkHeader(uncle, parent.header)
      const distance = header.number - parent.number
      if (distance <= 1n || distance >= OLDEST_UNCLE_PARENT) {
        throw new BrokenRule('uncle block has a parent that is too old or too young')
      }
    }
    const ancestors = this.#ancestors(header, uncles)
    const hashes = new Set(ancestors.map(({ hash }) => hash))
    const included = new Set(ancestors.flatMap((block) => block.uncles.map(({ hash }) => hash)))
    for (const { hash, parentHash } of uncles) {
      if (!hashes.has(parentHash)) throw new BrokenRule('The parent hash of the uncle header is not part of the canonical chain')
      if (included.has(hash)) throw new BrokenRule('The uncle is already included in the canonical chain')
      if (hashes.has(hash)) throw new BrokenRule('The uncle is a canonical block')
    }
  }

  /** The blocks from the parent back to the parent of the oldest uncle. */
  #ancestors(header: Header, uncles: readonly Header[]): Block[] {
    const oldest = uncles.reduce((number, uncle) => (uncle.number < number ? uncle.number : number), header.number)
    const ancestors: Block[] = []
    let { parentHash } = header
    for (let number = header.number; number >= oldest; number--) {
      const block = this.#blockOf(parentHash)
      ancestors.push(block)
      parentHash = block.header.parentHash
    }
    return ancestors
  }
}

/** Checks the size of the block and of the numbers in it. */
function checkNumbers({ header, withdrawals = [] }: BlockContent, parent: Block, size: number): void {
  const { number, timestamp, gasLimit, rules } = header
  if (number !== parent.number + 1n) throw new BrokenRule(`invalid number: have ${number}, want ${parent.number + 1n}`)
  if (timestamp > MAX_UINT64) throw new BrokenRule(`invalid timestamp: ${timestamp} does not fit 64 bits`)
  if (gasLimit > MAX_GAS_LIMIT) throw new BrokenRule(`invalid gas limit: have ${gasLimit}, max ${MAX_GAS_LIMIT}`)
  if (rules.includes('osaka') && size > MAX_BLOCK_SIZE) {
    throw new BrokenRule(`block RLP-encoded size exceeds maximum: ${size} > ${MAX_BLOCK_SIZE}`)
  }
  const isTooLarge = withdrawals.some(({ index, validatorIndex, amount }) => [index, validatorIndex, amount].some((n) => n > MAX_UINT64))
  if (isTooLarge) throw new BrokenRule('invalid withdrawal: a number does not fit 64 bits')
}

/** Checks the fields of a header that follow from its parent. */
function checkHeader(header: Header, parent: Header): void {
  const { rules, number, timestamp, difficulty, baseFeePerGas, excessBlobGas } = header
  if (timestamp <= parent.timestamp) throw new BrokenRule('invalid timestamp')
  if (!rules.isMerged) {
    const expected = difficultyAfter(parent, number, timestamp, rules)
    if (difficulty !== expected) throw new BrokenRule(`invalid difficulty: have ${difficulty}, want ${expected}`)
  }
  checkGasLimit(header, parent)
  if (baseFeePerGas !== undefined && baseFeePerGas !== nextBaseFee(parent)) {
    throw new BrokenRule('Invalid block: base fee not correct')
  }
  if (excessBlobGas !== undefined) {
    const expected = nextExcessBlobGas(parent, rules)
    if (excessBlobGas !== expected) throw new BrokenRule(`expected blob gas: ${expected}, got: ${excessBlobGas}`)
  }
}

/** Checks that a gas limit is near its parent's. In the first block of EIP-1559 it is near twice as much. */
function checkGasLimit({ gasLimit, baseFeePerGas }: Header, parent: Header): void {
  const isFirst = baseFeePerGas !== undefined && parent.baseFeePerGas === undefined
  const before = isFirst ? parent.gasLimit * 2n : parent.gasLimit
  const [max, min] = [before + before / GAS_LIMIT_DIVISOR, before - before / GAS_LIMIT_DIVISOR]
  if (gasLimit >= max) throw new BrokenRule(`gas limit increased too much. Gas limit: ${gasLimit}, max gas limit: ${max}`)
  if (gasLimit <= min) throw new BrokenRule(`gas limit decreased too much. Gas limit: ${gasLimit}, min gas limit: ${min}`)
  if (gasLimit < MIN_GAS_LIMIT) {
    throw new BrokenRule(`gas limit decreased below minimum gas limit. Gas limit: ${gasLimit}, minimum gas limit: ${MIN_GAS_LIMIT}`)
  }
}

function checkTransactions({ header, transactions }: BlockContent): void {
  const { rules } = header
  const limit = maximumBlobGas(rules)
  const faults: string[] = []
  let blobGas = 0n
  for (const [position, body] of transactions.entries()) {
    const own = faultsOf(body, header)
    blobGas += blobGasOf(body)
    if (body.type === 3 && blobGas > limit) {
      own.push(`tx causes total blob gas of ${blobGas} to exceed maximum blob gas per block of ${limit}`)
    }
    if (own.length > 0) faults.push(`errors at tx ${position}: ${own.join(', ')}`)
  }
  if (header.blobGasUsed !== undefined && header.blobGasUsed !== blobGas) {
    faults.push(`invalid blobGasUsed expected=${header.blobGasUsed} actual=${blobGas}`)
  }
  if (faults.length > 0) throw new BrokenRule(`invalid transactions: ${faults.join(' ')}`)
  const unsigned = transactions.findIndex(({ signature }) => !signature)
  if (unsigned !== -1) throw new BrokenRule(`invalid transactions: transaction at index ${unsigned} is unsigned`)
  const price = header.blobBaseFee ?? 0n
  const cheap = transactions.find((body) => body.type === 3 && body.maxFeePerBlobGas < price)
  if (cheap?.type === 3) {
    throw new BrokenRule(`blob transaction maxFeePerBlobGas ${cheap.maxFeePerBlobGas} < than block blob gas price ${price}`)
  }
}

/** Returns the faults of a transaction that show without a state. */
function faultsOf(body: TransactionBody, { rules, baseFeePerGas }: Header): string[] {
  const faults: string[] = []
  if (body.signature && !isSignatureValid(body, rules)) faults.push('Invalid Signature')
  const { intrinsic, floor } = intrinsicGasOf(body, rules)
  const minimum = floor > intrinsic ? floor : intrinsic
  if (body.gasLimit < minimum) {
    const bound = floor > intrinsic ? `calldata floor ${floor} (intrinsic ${intrinsic})` : `intrinsic gas ${intrinsic}`
    faults.push(
      `gasLimit is too low. The gasLimit is lower than the minimum gas limit of ${minimum} (${bound}), the gas limit is: ${body.gasLimit}`,
    )
  }
  if (baseFeePerGas !== undefined && feesOf(body).feeCap < baseFeePerGas) {
    faults.push(`tx unable to pay base fee (${'maxFeePerGas' in body ? 'EIP-1559 tx' : 'non EIP-1559 tx'})`)
  }
  return faults
}

function isSignatureValid(body: TransactionBody, rules: Rules): boolean {
  try {
    senderOf(body, rules)
    return true
  } catch (error) {
    if (error instanceof InvalidSender) return false
    throw error
  }
}

function checkRoots({ header, transactions, uncles, withdrawals }: BlockContent): void {
  if (header.transactionsRoot !== transactionsRootOf(transactions)) throw new BrokenRule('invalid transaction trie')
  if (header.unclesHash !== unclesHashOf(uncles)) throw new BrokenRule('invalid uncle hash')
  if (withdrawals && header.withdrawalsRoot !== withdrawalsRootOf(withdrawals)) throw new BrokenRule('invalid withdrawals trie')
}
