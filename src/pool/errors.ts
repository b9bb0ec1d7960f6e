import { ServerError } from '../primitives/errors.js'

/** Reasons why the pool rejects a transaction. The texts are geth's: clients distinguish the errors by them. */

export class AlreadyKnown extends ServerError {
  constructor() {
    super('already known')
  }
}

/** A block contains a transaction with the nonce already. */
export class NonceTooLow extends ServerError {
  constructor(next: bigint, given: bigint) {
    super(`nonce too low: next nonce ${next}, tx nonce ${given}`)
  }
}

/** A transaction behind a nonce gap, with the dialect hardhat and automine. The text is Hardhat's. */
export class NonceTooHigh extends ServerError {
  constructor(next: bigint, given: bigint) {
    super(`Nonce too high. Expected nonce to be ${next} but got ${given}. Note that transactions can't be queued when automining.`)
  }
}

/** The nonce of a transaction is the highest one, which no transaction may have (EIP-2681). */
export class NonceAtMaximum extends ServerError {
  constructor() {
    super('nonce has max value')
  }
}

/** A transaction replaces another one and does not raise its prices enough. */
export class ReplacementUnderpriced extends ServerError {
  constructor() {
    super('replacement transaction underpriced')
  }
}

/** The gas limit of a transaction is above that of the next block. */
export class ExceedsBlockGasLimit extends ServerError {
  constructor() {
    super('exceeds block gas limit')
  }
}

/** The sender cannot pay the most that this transaction and those already waiting may cost. All amounts in wei. */
export class CannotAfford extends ServerError {
  constructor(balance: bigint, waiting: bigint, cost: bigint) {
    const queued = waiting === 0n ? '' : `queued cost ${waiting}, `
    super(`insufficient funds for gas * price + value: balance ${balance}, ${queued}tx cost ${cost}, overshot ${waiting + cost - balance}`)
  }
}

/** The priority fee of a transaction is below the minimum of the pool or of the blocks. */
export class TipBelowMinimum extends ServerError {
  constructor(tip: bigint, minimum: bigint) {
    super(`transaction gas price below minimum: gas tip cap ${tip}, minimum needed ${minimum}`)
  }
}

/** EIP-3607: contracts do not send transactions. */
export class SenderNotAnAccount extends ServerError {
  constructor(address: string) {
    super(`sender not an eoa: address ${address}`)
  }
}

/** EIP-155. */
export class NotReplayProtected extends ServerError {
  constructor() {
    super('only replay-protected (EIP-155) transactions allowed over RPC')
  }
}

/** A blob transaction offers less for its blobs than they can ever cost. Wei per blob gas. */
export class BlobFeeTooLow extends ServerError {
  constructor(cap: bigint, minimum: bigint) {
    super(`transaction gas price below minimum: blob fee cap ${cap}, minimum needed ${minimum}`)
  }
}

/** The pool is full, and what it holds pays at least as much. */
export class TransactionUnderpriced extends ServerError {
  constructor() {
    super('transaction underpriced')
  }
}

/** The pool is full, and what waits behind a gap does not drive out what a block could take. */
export class FutureReplacesPending extends ServerError {
  constructor() {
    super('future transaction tries to replace pending')
  }
}

/** The pool is full, and none of its transactions is cheaper. */
export class PoolFull extends ServerError {
  constructor() {
    super('txpool is full')
  }
}

/** As many transactions of the sender wait behind a gap as the pool allows. */
export class AccountLimitExceeded extends ServerError {
  constructor() {
    super('account limit exceeded')
  }
}
