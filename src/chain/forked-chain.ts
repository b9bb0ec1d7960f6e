import { ChainRules } from '../evm/chain-rules.js'
import { ContradictoryBlock } from '../evm/errors.js'
import { configAt, type GenesisConfig, type HardforkName } from '../evm/hardforks.js'
import { type HeaderFields, newHeader } from '../evm/header.js'
import { BEACON_ROOTS, CONSOLIDATION_REQUESTS, HISTORY_STORAGE, QUEUE_SLOTS, WITHDRAWAL_REQUESTS } from '../evm/known-system-contracts.js'
import { PUBLIC_CHAINS } from '../evm/public-chains.js'
import { readBytes, readHash, readHex, readObject, readOptional, readQuantity } from '../fork/answers.js'
import { ForkRequestFailed, type Identity, RemoteRefusal, UnfitForkBlock } from '../fork/errors.js'
import type { RemoteQuestion, RemoteRequests } from '../fork/remote-requests.js'
import { RemoteState } from '../fork/remote-state.js'
import { RemoteValues } from '../fork/remote-values.js'
import { type Address, type Hash, toQuantity } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { loadingState, MissingState, type Waiter } from '../primitives/missing-state.js'
import { StateDraft } from '../state/state-draft.js'
import { WorldState } from '../state/world-state.js'
import type { Block } from './block.js'

/** Choices of a fork of a remote chain. */
export interface ForkChoices {
  /** Last block of the remote chain that is shared. Default: its newest. */
  readonly block?: bigint | undefined
  /** Hardfork of all blocks. Default: that of the remote block. */
  readonly hardfork?: HardforkName | undefined
  /** Chain id of the fork. Default: that of the remote chain. */
  readonly chainId?: number | undefined
}

/** The fork block, as far as the fork goes on from it. */
export interface RemoteOrigin {
  /** Id of the remote chain. */
  readonly chainId: number
  readonly hash: Hash
  readonly fields: HeaderFields
  readonly totalDifficulty: bigint
}

/** The remote chain of a fork up to the fork block. */
export class ForkedChain {
  readonly requests: RemoteRequests
  /** Number of the fork block, the last block that is shared. */
  readonly height: bigint
  readonly config: GenesisConfig
  readonly origin: RemoteOrigin
  /** State after the fork block. */
  readonly accounts: RemoteState
  /** Values that were read of the remote chain. */
  readonly values = new RemoteValues()
  /** The fork block, as requests name it. */
  readonly identity: Identity
  readonly #state: WorldState
  readonly #hashes = new Map<bigint, Hash>()

  /** Goes on with a remote chain that was read before. Makes no requests. */
  constructor(requests: RemoteRequests, config: GenesisConfig, origin: RemoteOrigin) {
    const { chainId, hash, fields } = origin
    const { number, parentHash } = fields
    this.requests = requests
    this.config = config
    this.height = number
    this.origin = origin
    this.identity = { chainId, number, hash }
    this.accounts = new RemoteState(requests, this.identity, this.values)
    this.#state = WorldState.over(this.accounts)
    if (number > 0n) this.#hashes.set(number - 1n, parentHash)
  }

  /** Reads the fork block and the rules of the remote chain. Rejects with `ForkRequestFailed`. */
  static async open(requests: RemoteRequests, choices: ForkChoices = {}): Promise<ForkedChain> {
    const origin = await readOrigin(requests, choices.block)
    const { chainId = origin.chainId, hardfork } = choices
    const config = hardfork ? configAt(chainId, hardfork) : await configOf(requests, origin)
    return new ForkedChain(requests, { ...config, chainId }, origin)
  }

  /** Loads what every block reads, together with some accounts. */
  async prepare(addresses: Iterable<Address>): Promise<void> {
    const queues = [WITHDRAWAL_REQUESTS, CONSOLIDATION_REQUESTS]
    await this.#state.prepare(() => [BEACON_ROOTS, HISTORY_STORAGE, ...queues, ...addresses])
    const slots = queues.flatMap((queue) => QUEUE_SLOTS.map((slot) => ({ queue, slot })))
    await Promise.all(slots.map(({ queue, slot }) => loadingState(() => this.#state.storage(queue, slot))))
  }

  /**
   * Returns the first block of the fork. Its transactions and receipts stay with the remote chain.
   *
   * @param balances balances in wei that accounts have on the fork; they must be prepared
   */
  firstBlock(rules: ChainRules, balances: ReadonlyMap<Address, bigint>): Block {
    const { hash, fields, totalDifficulty } = this.origin
    const draft = new StateDraft(this.#state)
    for (const [address, balance] of balances) draft.setBalance(address, balance)
    const active = rules.at(fields.number, fields.timestamp)
    return {
      number: fields.number,
      hash,
      header: newHeader(active, fields),
      transactions: [],
      uncles: [],
      withdrawals: active.isActive(4895) ? [] : undefined,
      receipts: [],
      totalDifficulty,
      state: draft.snapshot(),
    }
  }

  /** Returns the hash of a block before the fork block. Throws `MissingState` when it has to be loaded. */
  hash(number: bigint): Hash {
    const hash = this.#hashes.get(number)
    if (hash !== undefined) return hash
    const question = {
      method: 'eth_getBlockByNumber',
      params: [toQuantity(number), false],
      of: this.identity,
      read: (answer: Json) => readHash(readObject(answer).hash),
    }
    const load = async (waiter?: Waiter) => {
      this.#hashes.set(number, await refusalAsFailure(this.requests, question, waiter))
    }
    throw new MissingState(`block ${number} of the remote chain`, load, true)
  }
}

/** Reads a block of a remote chain, its newest unless given. Rejects with `ForkRequestFailed`. */
export async function readOrigin(requests: RemoteRequests, number: bigint | undefined): Promise<RemoteOrigin> {
  const [chainId, block] = await Promise.all([readChainId(requests), readBlock(requests, number)])
  return { chainId, ...block }
}

function readChainId(requests: RemoteRequests): Promise<number> {
  const read = (answer: Json) => Number(readQuantity(answer, BigInt(Number.MAX_SAFE_INTEGER)))
  return refusalAsFailure(requests, { method: 'eth_chainId', params: [], read })
}

async function readBlock(requests: RemoteRequests, number: bigint | undefined): Promise<RemoteBlock> {
  const question = {
    method: 'eth_getBlockByNumber',
    params: [number === undefined ? 'latest' : toQuantity(number), false],
    read: (answer: Json) => (answer === null ? undefined : blockOf(readObject(answer))),
  }
  const block = await refusalAsFailure(requests, question)
  if (!block) throw new ForkRequestFailed(question, 'the remote chain has no such block')
  if (number !== undefined && block.fields.number !== number) {
    throw new ForkRequestFailed(question, `the remote answers block ${block.fields.number}`)
  }
  return block
}

async function refusalAsFailure<T>(requests: RemoteRequests, question: RemoteQuestion<T>, waiter?: Waiter): Promise<T> {
  try {
    return await requests.ask(question, waiter)
  } catch (error) {
    if (!(error instanceof RemoteRefusal)) throw error
    throw new ForkRequestFailed(question, `the remote answers error ${error.code}: ${error.message}`)
  }
}

type RemoteBlock = Omit<RemoteOrigin, 'chainId'>

/** @throws InvalidAnswer */
function blockOf(block: JsonObject): RemoteBlock {
  return {
    hash: readHash(block.hash),
    totalDifficulty: readOptional(block, 'totalDifficulty', (value) => readQuantity(value)) ?? 0n,
    fields: {
      parentHash: readHash(block.parentHash),
      unclesHash: readHash(block.sha3Uncles),
      feeRecipient: readHex(block.miner, 20),
      stateRoot: readHash(block.stateRoot),
      transactionsRoot: readHash(block.transactionsRoot),
      receiptsRoot: readHash(block.receiptsRoot),
      logsBloom: readBytes(block.logsBloom, 256),
      difficulty: readOptional(block, 'difficulty', (value) => readQuantity(value)) ?? 0n,
      number: readQuantity(block.number),
      gasLimit: readQuantity(block.gasLimit),
      gasUsed: readQuantity(block.gasUsed),
      timestamp: readQuantity(block.timestamp),
      extraData: readBytes(block.extraData),
      mixHash: readOptional(block, 'mixHash', readHash) ?? `0x${'00'.repeat(32)}`,
      nonce: readOptional(block, 'nonce', (value) => readBytes(value, 8)) ?? new Uint8Array(8),
      baseFeePerGas: readOptional(block, 'baseFeePerGas', (value) => readQuantity(value)),
      withdrawalsRoot: readOptional(block, 'withdrawalsRoot', readHash),
      blobGasUsed: readOptional(block, 'blobGasUsed', (value) => readQuantity(value)),
      excessBlobGas: readOptional(block, 'excessBlobGas', (value) => readQuantity(value)),
      parentBeaconBlockRoot: readOptional(block, 'parentBeaconBlockRoot', readHash),
      requestsHash: readOptional(block, 'requestsHash', readHash),
    },
  }
}

/** Returns the config of a public chain. For another chain, the fields of the header show the hardfork. */
async function configOf(requests: RemoteRequests, { chainId, fields }: RemoteOrigin): Promise<GenesisConfig> {
  const publicChain = PUBLIC_CHAINS.find((chain) => chain.chainId === chainId)
  if (!publicChain) return configAt(chainId, await hardforkOf(requests, fields))
  requireFit(publicChain, fields)
  return publicChain
}

/** Throws `UnfitForkBlock` for a block that is not of a public chain, although its chain has the id of one: a test chain may. */
function requireFit(config: GenesisConfig, { number, timestamp }: HeaderFields): void {
  try {
    new ChainRules(config).at(number, timestamp)
  } catch (error) {
    throw error instanceof ContradictoryBlock ? new UnfitForkBlock(config.chainId, error.message) : error
  }
}

async function hardforkOf(requests: RemoteRequests, fields: HeaderFields): Promise<HardforkName> {
  // Osaka adds no field.
  if (fields.requestsHash !== undefined) return (await isOsaka(requests)) ? 'osaka' : 'prague'
  if (fields.excessBlobGas !== undefined) return 'cancun'
  if (fields.withdrawalsRoot !== undefined) return 'shanghai'
  if (fields.difficulty === 0n && fields.baseFeePerGas !== undefined) return 'paris'
  return fields.baseFeePerGas === undefined ? 'berlin' : 'london'
}

/** Returns whether the remote names the precompile of Osaka in its configuration (EIP-7910). Many chains do not have the method. */
async function isOsaka(requests: RemoteRequests): Promise<boolean> {
  try {
    return await requests.ask({ method: 'eth_config', params: [], read: namesOsaka })
  } catch (error) {
    if (error instanceof RemoteRefusal) return false
    throw error
  }
}

function namesOsaka(answer: Json): boolean {
  const current = isJsonObject(answer) ? member(answer, 'current') : undefined
  const precompiles = isJsonObject(current) ? member(current, 'precompiles') : undefined
  return isJsonObject(precompiles) && Object.hasOwn(precompiles, 'P256VERIFY')
}
