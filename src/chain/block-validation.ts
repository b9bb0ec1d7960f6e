import type { Block as BlockBody, BlockHeader } from '@ethereumjs/block'
import { Blockchain, type Consensus } from '@ethereumjs/blockchain'
import { EthereumJSError } from '@ethereumjs/util'
import { bytesToHex } from '../primitives/hex.js'
import type { Block } from './block.js'
import type { Chain } from './chain.js'

/** Why a block breaks the rules; `undefined` when it keeps them, as far as can be said before it has run. */
export type Objection = string | undefined

/** EIP-7934: 10 MiB less the 2 MiB that a beacon block may need around it. */
const MAX_BLOCK_SIZE = 8_388_608
const MAX_GAS_LIMIT = 2n ** 63n - 1n
const MAX_UINT64 = 2n ** 64n - 1n

/** `Blockchain` over the blocks of a chain. It keeps nothing, and only its checks are of use. */
function checksOver(chain: Chain): Blockchain {
  const checks = new Blockchain({ common: chain.genesis.header.common, consensusDict: { ethash: new Difficulty(chain) } })
  // What the checks read would come from a store of encoded blocks, which would hold the chain a second time.
  checks.dbManager.hashToNumber = async (hash) => known(chain, hash).number
  checks.dbManager.getHeader = async (hash) => known(chain, hash).header
  checks.dbManager.getBlock = async (id) => (id instanceof Uint8Array ? known(chain, id).body : undefined)
  return checks
}

function known(chain: Chain, bytes: Uint8Array): Block {
  const hash = bytesToHex(bytes)
  const block = chain.blockByHash(hash)
  if (!block) throw new EthereumJSError({ code: 'UNKNOWN_BLOCK' }, `unknown block ${hash}`)
  return block
}

/** Proof of work without the work: difficulties follow from the parent's, seals may be anything. */
class Difficulty implements Consensus {
  readonly algorithm = 'ethash'
  readonly #chain: Chain

  constructor(chain: Chain) {
    this.#chain = chain
  }

  async validateDifficulty(header: BlockHeader): Promise<void> {
    const expected = header.ethashCanonicalDifficulty(known(this.#chain, header.parentHash).header)
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
  readonly #checks: Blockchain

  constructor(chain: Chain) {
    this.#checks = checksOver(chain)
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
