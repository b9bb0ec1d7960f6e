import { LocalError, ServerError } from '../primitives/errors.js'
import { bytesToHex } from '../primitives/hex.js'

/** A store cannot be opened as the chain of a node. The message says what to do. */
export class StoreRefused extends LocalError {}

/** The store did not take a write. The chain is as it was before; the node answers reads, and tries again with the next write. */
export class StoreWriteFailed extends ServerError {
  constructor(cause: unknown) {
    super(`the store of the chain cannot be written: ${reasonOf(cause)}; nothing was changed, and calls that read still work`)
    this.cause = cause
  }
}

/** The store did not answer a read. */
export class StoreReadFailed extends ServerError {
  constructor(cause: unknown) {
    super(`the store of the chain cannot be read: ${reasonOf(cause)}`)
    this.cause = cause
  }
}

/** Returns whether a store could not be read or written. */
export function isStoreFailure(error: unknown): error is StoreReadFailed | StoreWriteFailed {
  return error instanceof StoreReadFailed || error instanceof StoreWriteFailed
}

/** A record of the store is missing or was changed by something else than the node. */
export class StoreDamaged extends ServerError {
  /** The record and its damage, without what to do. */
  readonly flaw: string

  constructor(record: string, flaw: string) {
    super(
      `the store of the chain is damaged: ${record} ${flaw}; restore it from a copy, or go back to its last whole block with 'evmbed store repair'`,
    )
    this.flaw = `${record} ${flaw}`
  }
}

/** A trie node of a state is not in the store: the state was pruned or reverted while it was read, or the store is damaged. The text is geth's. */
export class MissingNode extends ServerError {
  /** The node, or the root of the state, without 0x. */
  readonly node: string

  constructor(hash: Uint8Array) {
    const node = bytesToHex(hash).slice(2)
    super(`missing trie node ${node} (path ) the state was pruned, or the store of the chain is damaged`)
    this.node = node
  }
}

/**
 * Runs a part of the opening of a chain. Nothing is pruned or reverted meanwhile, so that a missing node is damage; and what the records contain was written by
 * something else if the code fails over it. Both reject with `StoreDamaged`, which says what to do.
 */
export async function openingChain<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof MissingNode) throw new StoreDamaged(`the trie node ${error.node}`, 'is missing')
    if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) {
      throw new StoreDamaged('a record', `cannot be read (${reasonOf(error)})`)
    }
    throw error
  }
}

/** Returns the reason of a failure: databases wrap the error of their platform. */
export function reasonOf(error: unknown): string {
  const own = error instanceof Error ? error.message : String(error)
  const inner = error instanceof Error && error.cause !== undefined ? reasonOf(error.cause) : undefined
  return inner === undefined || own.includes(inner) ? own : `${own}: ${inner}`
}
