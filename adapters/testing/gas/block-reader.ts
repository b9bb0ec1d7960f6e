/** Reads the blocks of nodes while they are mined. */
import { type ExecutedBlock, type Node, onExecutedBlock } from '../../../src/internal.js'

/** Blocks of several nodes that are being read. */
export class BlockReader<Reading> {
  readonly #add: (reading: Reading) => void
  /** Readings are added in the order of the blocks, so that the result does not depend on how long each takes. */
  #added: Promise<void> = Promise.resolve()
  /** The first error of a block that could not be read. */
  #loss: { readonly error: unknown } | undefined

  /** @param add receives what was read of a block. Default: nothing, because reading has done it */
  constructor(add: (reading: Reading) => void = () => {}) {
    this.#add = add
  }

  /**
   * Reads the blocks with transactions that a node mines from now on, each from a fork at that block: the node may revert it meanwhile.
   *
   * @param readAtOnce returns whether it has read the block, which then needs no fork
   * @returns a function that ends it, and resolves when everything is read
   */
  watch(
    node: Node,
    read: (fork: Node, block: ExecutedBlock) => Promise<Reading>,
    readAtOnce: (block: ExecutedBlock) => boolean = () => false,
  ): () => Promise<void> {
    const onBlock = (block: ExecutedBlock) => {
      if (block.receipts.length === 0 || readAtOnce(block)) return
      const before = this.#added
      this.#added = atBlock(node, block, read).then(
        async (reading) => {
          await before
          this.#add(reading)
        },
        (error: unknown) => {
          this.#loss ??= { error }
          return before
        },
      )
    }
    const end = onExecutedBlock(node.events, onBlock)
    return async () => {
      end()
      await this.#settled()
    }
  }

  /** Resolves when everything is read. Rejects if a block could not be read, so that no report lacks transactions. */
  async finish(): Promise<void> {
    await this.#settled()
    if (this.#loss) {
      throw new Error('the gas of a block was lost: await the function that watch returned before its node closes', {
        cause: this.#loss.error,
      })
    }
  }

  async #settled(): Promise<void> {
    let seen: Promise<void> | undefined
    while (seen !== this.#added) {
      seen = this.#added
      await seen
    }
  }
}

async function atBlock<Result>(
  node: Node,
  block: ExecutedBlock,
  read: (fork: Node, block: ExecutedBlock) => Promise<Result>,
): Promise<Result> {
  const fork = await node.fork({ block: block.number, mining: { automine: false, blockIntervalMs: 0 } })
  try {
    return await read(fork, block)
  } finally {
    await fork.close()
  }
}
