import type { Block as BlockBody, BlockHeader } from '@ethereumjs/block'
import { Blockchain, type Consensus } from '@ethereumjs/blockchain'
import type { BatchDBOp, DB, DBObject } from '@ethereumjs/util'
import { EthereumJSError } from '@ethereumjs/util'
import { bigIntToBytes, bytesToHex } from '../primitives/hex.js'
import type { Block } from './block.js'
import type { Chain } from './chain.js'

/** Why a block breaks the rules; `undefined` when it keeps them, as far as can be said before it has run. */
export type Objection = string | undefined

/** EIP-7934: 10 MiB less the 2 MiB that a beacon block may need around it. */
const MAX_BLOCK_SIZE = 8_388_608
const MAX_GAS_LIMIT = 2n ** 63n - 1n
const MAX_UINT64 = 2n ** 64n - 1n

type Key = Uint8Array | string | number
type Value = Uint8Array | string | DBObject

/** The first byte of the keys under which `Blockchain` looks for a block's height and for its header; both end with the block's hash. */
const HEIGHT = 'H'.charCodeAt(0)
const HEADER = 'h'.charCodeAt(0)

/** The store that `Blockchain` reads, answered from a chain, so that nothing is stored twice. It cannot be written. */
class ChainReader implements DB<Key, Value> {
  readonly #chain: Chain

  constructor(chain: Chain) {
    this.#chain = chain
  }

  async get(key: Key): Promise<Value | undefined> {
    if (!(key instanceof Uint8Array)) return undefined
    const block = this.#chain.blockByHash(bytesToHex(key.subarray(-32)))
    if (key[0] === HEIGHT) return block && bigIntToBytes(block.number)
    if (key[0] === HEADER) return block?.header.serialize()
    return undefined
  }

  put(): Promise<void> {
    return this.#refuse()
  }

  del(): Promise<void> {
    return this.#refuse()
  }

  batch(_operations: BatchDBOp<Key, Value>[]): Promise<void> {
    return this.#refuse()
  }

  shallowCopy(): DB<Key, Value> {
    return this
  }

  async open(): Promise<void> {}

  #refuse(): Promise<void> {
    return Promise.reject(new Error('blocks are checked here, not stored'))
  }
}

/** `Blockchain` over the blocks of a chain, for its checks only. */
class Checks extends Blockchain {
  readonly #chain: Chain

  constructor(chain: Chain) {
    super({ common: chain.genesis.header.common, db: new ChainReader(chain), consensusDict: { ethash: new Difficulty(chain) } })
    this.#chain = chain
  }

  /** Without decoding a block anew that the chain holds already. */
  override async getBlock(id: Uint8Array | number | bigint): Promise<BlockBody> {
    const block = id instanceof Uint8Array ? this.#chain.blockByHash(bytesToHex(id)) : this.#chain.blockByNumber(BigInt(id))
    if (!block) throw new EthereumJSError({ code: 'UNKNOWN_BLOCK' }, 'unknown block')
    return block.body
  }
}

/** Proof of work without the work: difficulties follow from the parent's, seals may be anything. */
class Difficulty implements Consensus {
  readonly algorithm = 'ethash'
  readonly #chain: Chain

  constructor(chain: Chain) {
    this.#chain = chain
  }

  async validateDifficulty(header: BlockHeader): Promise<void> {
    const parent = this.#chain.blockByHash(bytesToHex(header.parentHash))
    const expected = parent && header.ethashCanonicalDifficulty(parent.header)
    if (header.difficulty === expected) return
    throw new EthereumJSError({ code: 'INVALID_DIFFICULTY' }, `invalid difficulty: have ${header.difficulty}, want ${expected}`)
  }

  async genesisInit(): Promise<void> {}
  async setup(): Promise<void> {}
  async validateConsensus(): Promise<void> {}
  async newBlock(): Promise<void> {}
}

/** Judges blocks of others by everything that can be said without running them: header, uncles, transactions, withdrawals, size. */
export class BlockValidator {
  readonly #checks: Checks

  constructor(chain: Chain) {
    this.#checks = new Checks(chain)
  }

  /** @param size bytes of the block as it was encoded */
  async objection(body: BlockBody, parent: Block, size: number): Promise<Objection> {
    const own = beyondLibrary(body, parent, size)
    if (own !== undefined) return own
    try {
      await this.#checks.validateBlock(body)
      return undefined
    } catch (error) {
      if (error instanceof EthereumJSError) return withoutContext(error.message)
      throw error
    }
  }
}

/** What the library leaves unchecked. */
function beyondLibrary({ header, withdrawals = [], common }: BlockBody, parent: Block, size: number): Objection {
  // The library takes any block numbered 0 for a genesis block, which needs no checks.
  if (header.number !== parent.number + 1n) return `invalid number: have ${header.number}, want ${parent.number + 1n}`
  if (header.timestamp > MAX_UINT64) return `invalid timestamp: ${header.timestamp} does not fit 64 bits`
  if (header.gasLimit > MAX_GAS_LIMIT) return `invalid gas limit: have ${header.gasLimit}, max ${MAX_GAS_LIMIT}`
  if (common.gteHardfork('osaka') && size > MAX_BLOCK_SIZE) return `block RLP-encoded size exceeds maximum: ${size} > ${MAX_BLOCK_SIZE}`
  const isTooLarge = withdrawals.some(({ index, validatorIndex, amount }) => [index, validatorIndex, amount].some((n) => n > MAX_UINT64))
  return isTooLarge ? 'invalid withdrawal: a number does not fit 64 bits' : undefined
}

/** The library's words without the description of block, transaction and VM that it appends. */
export function withoutContext(message: string): string {
  return message.replace(/[ (-]*(?:block(?: header)? number=|vm hf=|tx type=).*$/s, '')
}
