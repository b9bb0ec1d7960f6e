import type { Address } from '../primitives/hex.js'

/**
 * The application's side of ABCI 2.0, as a BFT engine calls it, in values of our own. An adapter maps the engine's wire format onto these verbs.
 *
 * Verbs of one connection are called in order and never overlap. Verbs of different connections may: `checkTx` and `query` are answered from the last
 * committed block while the next one is executed.
 *
 * Source: CometBFT v0.38, "ABCI++ methods".
 */
export interface AbciApplication {
  /** Returns the last block whose commit is durable. */
  info(): Promise<AbciInfo>
  /** Begins the chain at its genesis. May be repeated until the first block is committed. Rejects if the engine's genesis is of another chain. */
  initChain(request: InitChainRequest): Promise<InitChainResult>
  checkTx(transaction: Uint8Array, kind: 'new' | 'recheck'): Promise<CheckTxResult>
  /** Returns the transactions that this node proposes, at most `maxBytes` in all. */
  prepareProposal(request: PrepareProposalRequest): Promise<readonly Uint8Array[]>
  processProposal(request: ProposedBlock): Promise<'accept' | 'reject'>
  /** Executes a decided block. Leaves nothing durable behind. */
  finalizeBlock(request: DecidedBlock): Promise<FinalizedBlock>
  /** Makes the finalized block durable in one atomic step, and then announces it. */
  commit(): Promise<CommitResult>
  query(request: QueryRequest): Promise<QueryResult>
  listSnapshots(): Promise<readonly StateSnapshot[]>
  /** Decides whether this node, which has no blocks, restores a snapshot. `appHash` is verified by the engine's light client. */
  offerSnapshot(snapshot: StateSnapshot, appHash: Uint8Array): Promise<OfferVerdict>
  /** Returns a chunk of a snapshot; empty if this node does not have it. */
  loadSnapshotChunk(request: SnapshotChunkRequest): Promise<Uint8Array>
  applySnapshotChunk(chunk: SnapshotChunk): Promise<ChunkVerdict>
}

export interface AbciInfo {
  /** Text for the engine's log. */
  readonly data: string
  /** Version of the software. */
  readonly version: string
  /** Version of the application's protocol. */
  readonly appVersion: bigint
  readonly lastBlockHeight: bigint
  readonly lastBlockAppHash: Uint8Array
}

export interface InitChainRequest {
  readonly chainId: string
  /** Nanoseconds since 1970. */
  readonly time: bigint
  readonly initialHeight: bigint
  /** Gas that a block may use; -1 for no limit. */
  readonly maxGas: bigint
  /** `app_state` of the engine's genesis file: JSON in UTF-8. */
  readonly appState: Uint8Array
}

export interface InitChainResult {
  readonly appHash: Uint8Array
}

export interface CheckTxResult {
  /** 0 accepts the transaction. */
  readonly code: number
  /** Reason of a rejection. */
  readonly log: string
  readonly gasWanted: bigint
}

export interface PrepareProposalRequest {
  readonly height: bigint
  /** Nanoseconds since 1970. */
  readonly time: bigint
  /** Address of the validator that proposes: 20 bytes. */
  readonly proposer: Uint8Array
  /** Transactions of the engine's mempool. */
  readonly transactions: readonly Uint8Array[]
  readonly maxBytes: number
}

/** A block that a validator proposes. */
export interface ProposedBlock {
  readonly height: bigint
  /** Nanoseconds since 1970. */
  readonly time: bigint
  /** Address of the validator that proposed it: 20 bytes. */
  readonly proposer: Uint8Array
  /** Hash of the engine's block: 32 bytes. */
  readonly hash: Uint8Array
  readonly transactions: readonly Uint8Array[]
  readonly misbehavior: readonly Misbehavior[]
}

/** A block that two thirds of the validators decided. */
export type DecidedBlock = ProposedBlock

/** Evidence against a validator. */
export interface Misbehavior {
  readonly kind: 'duplicate vote' | 'light client attack' | 'unknown'
  /** Address of the validator: 20 bytes. */
  readonly validator: Uint8Array
  readonly height: bigint
}

export interface FinalizedBlock {
  /** One result a transaction, in order. */
  readonly results: readonly TransactionOutcome[]
  readonly appHash: Uint8Array
}

/** Result of a transaction. The engine hashes all fields but `log` into the next header: every validator must return the same. */
export interface TransactionOutcome {
  /** 0 if the block contains the transaction, reverted or not. */
  readonly code: number
  readonly data: Uint8Array
  readonly gasWanted: bigint
  readonly gasUsed: bigint
  readonly log: string
}

export interface CommitResult {
  /** Blocks below this height may be deleted by the engine; 0 keeps all. */
  readonly retainHeight: bigint
}

export interface QueryRequest {
  readonly path: string
  readonly data: Uint8Array
  /** 0: the last committed block. */
  readonly height: bigint
}

export interface QueryResult {
  /** 0 for an answer. */
  readonly code: number
  readonly log: string
  readonly value: Uint8Array
  readonly height: bigint
}

/** A state that a new node can restore instead of executing all blocks. */
export interface StateSnapshot {
  readonly height: bigint
  readonly format: number
  readonly chunks: number
  readonly hash: Uint8Array
  readonly metadata: Uint8Array
}

export type OfferVerdict = 'accept' | 'abort' | 'reject' | 'reject format' | 'reject sender'

export interface SnapshotChunkRequest {
  readonly height: bigint
  readonly format: number
  readonly chunk: number
}

export interface SnapshotChunk {
  readonly index: number
  readonly data: Uint8Array
  /** Identifier of the peer that sent it. */
  readonly sender: string
}

export interface ChunkVerdict {
  readonly verdict: 'accept' | 'abort' | 'retry' | 'retry snapshot' | 'reject snapshot'
  /** Indexes of chunks to fetch again. */
  readonly refetch: readonly number[]
  /** Peers whose chunks are refused from now on. */
  readonly rejectedSenders: readonly string[]
}

/** An engine that decides the blocks of a node together with other validators: `cometbft()` of `evmbed/cometbft` makes one. */
export interface ConsensusEngine {
  /** Name for logs and documents. */
  readonly name: string
}

/** A BFT engine as the node uses it. It is no part of the public API: `ConsensusEngine` is. */
export interface BftEngine extends ConsensusEngine {
  /**
   * Returns `app_state` of the engine's genesis, if it can be read before the engine runs. A node without the option `genesis` begins its chain with it
   * if it is a geth genesis object. Default: the genesis of the node's options.
   */
  readGenesis?(): Promise<Uint8Array | undefined>
  /**
   * Serves the application to the engine, and starts the engine if it is a child process.
   *
   * @param onFault receives failures that no verb reports, such as an engine that ended
   */
  connect(application: AbciApplication, onFault: (fault: unknown) => void): Promise<EngineConnection>
}

/** The engine's side: its mempool and its view of the network. */
export interface EngineConnection {
  /**
   * Hands a transaction to the engine's mempool; those of a sender arrive in the order of the calls. The code is 0 if the mempool has it, also if it had it
   * before. Rejects while the engine cannot be reached.
   */
  broadcastTx(transaction: Uint8Array, sender: Address): Promise<{ readonly code: number; readonly log: string }>
  status(): Promise<EngineStatus>
  peers(): Promise<readonly EnginePeer[]>
  /** Ends the connection, and the engine if it is a child process. */
  close(): Promise<void>
}

export interface EngineStatus {
  /** Network name: `chain_id` of the engine's genesis. */
  readonly network: string
  readonly latestHeight: bigint
  readonly catchingUp: boolean
  readonly peers: number
  readonly isListening: boolean
  /** Address of this node's validator key: 20 bytes. */
  readonly validator: Uint8Array
  /** Voting power of this node; 0 if it is no validator. */
  readonly votingPower: bigint
}

/** A node of the network to which the engine is connected. */
export interface EnginePeer {
  /** Identifier of its key. */
  readonly id: string
  /** Name that its operator gave it. */
  readonly name: string
  /** Host and port. */
  readonly address: string
  readonly isInbound: boolean
}
