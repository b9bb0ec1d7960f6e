import type { AbciApplication, DecidedBlock, Misbehavior, OfferVerdict, StateSnapshot } from '../../src/internal.js'
import { MalformedFrame } from './frames.js'
import type { Request, Requests, Response, Responses } from './messages.js'

/** Result code of a transaction or a query that failed for a reason of this node. */
const INTERNAL_FAILURE = 1

const NANOSECONDS = 1_000_000_000n

/**
 * Answers a request of the engine with the application.
 *
 * The engine halts when it receives an `exception`, so only a verb without which no block can follow answers one. A failure of another verb is reported
 * and answered in the way that leaves the engine running.
 *
 * @param onFault receives the failures of the application
 * @throws `MalformedFrame` for a request that lacks what its verb needs
 */
export async function answer(application: AbciApplication, request: Request, onFault: (fault: unknown) => void): Promise<Response> {
  switch (request.name) {
    case 'echo':
      return { name: 'echo', content: { message: request.content.message } }
    case 'flush':
      return { name: 'flush', content: {} }
    case 'extendVote':
      return { name: 'extendVote', content: { voteExtension: new Uint8Array() } }
    case 'verifyVoteExtension': {
      const isEmpty = request.content.voteExtension.length === 0
      return { name: 'verifyVoteExtension', content: { status: isEmpty ? 'ACCEPT' : 'REJECT' } }
    }
    case 'info':
      return required(onFault, async () => ({ name: 'info', content: await application.info() }))
    case 'initChain':
      return required(onFault, async () => ({ name: 'initChain', content: await application.initChain(genesisOf(request.content)) }))
    case 'finalizeBlock':
      return required(onFault, async () => ({ name: 'finalizeBlock', content: await finalize(application, request.content) }))
    case 'commit':
      return required(onFault, async () => ({ name: 'commit', content: await application.commit() }))
    case 'checkTx':
      return optional(onFault, { name: 'checkTx', content: { code: INTERNAL_FAILURE, log: 'internal error' } }, async () => ({
        name: 'checkTx',
        content: await application.checkTx(request.content.tx.slice(), request.content.type === 'RECHECK' ? 'recheck' : 'new'),
      }))
    case 'query':
      return optional(onFault, { name: 'query', content: { code: INTERNAL_FAILURE, log: 'internal error' } }, async () => ({
        name: 'query',
        content: await application.query(request.content),
      }))
    case 'prepareProposal':
      // An empty block is a valid proposal of any node.
      return optional(onFault, { name: 'prepareProposal', content: { txs: [] } }, async () => ({
        name: 'prepareProposal',
        content: { txs: await application.prepareProposal(proposalOf(request.content)) },
      }))
    case 'processProposal':
      return optional(onFault, { name: 'processProposal', content: { status: 'REJECT' } }, async () => {
        const verdict = await application.processProposal(blockOf(request.content))
        return { name: 'processProposal', content: { status: verdict === 'accept' ? 'ACCEPT' : 'REJECT' } }
      })
    case 'listSnapshots':
      return optional(onFault, { name: 'listSnapshots', content: { snapshots: [] } }, async () => ({
        name: 'listSnapshots',
        content: { snapshots: await application.listSnapshots() },
      }))
    case 'offerSnapshot': {
      const snapshot = snapshotOf(request.content)
      return optional(onFault, { name: 'offerSnapshot', content: { result: 'REJECT' } }, async () => ({
        name: 'offerSnapshot',
        content: { result: OFFER_RESULTS[await application.offerSnapshot(snapshot, request.content.appHash)] },
      }))
    }
    case 'loadSnapshotChunk':
      return optional(onFault, { name: 'loadSnapshotChunk', content: { chunk: new Uint8Array() } }, async () => ({
        name: 'loadSnapshotChunk',
        content: { chunk: await application.loadSnapshotChunk(request.content) },
      }))
    case 'applySnapshotChunk':
      return optional(onFault, { name: 'applySnapshotChunk', content: { result: 'ABORT' } }, async () => ({
        name: 'applySnapshotChunk',
        content: await applyChunk(application, request.content),
      }))
  }
}

async function required(onFault: (fault: unknown) => void, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    onFault(error)
    return { name: 'exception', content: { error: error instanceof Error ? error.message : String(error) } }
  }
}

async function optional(onFault: (fault: unknown) => void, fallback: Response, ask: () => Promise<Response>): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    onFault(error)
    return fallback
  }
}

function genesisOf({ time, chainId, consensusParams, appStateBytes, initialHeight }: Requests['initChain']) {
  return {
    chainId,
    time: nanosecondsOf(time),
    initialHeight,
    maxGas: consensusParams?.block?.maxGas ?? -1n,
    appState: appStateBytes,
  }
}

function proposalOf({ maxTxBytes, txs, height, time, proposerAddress }: Requests['prepareProposal']) {
  return { height, time: nanosecondsOf(time), proposer: proposerAddress, transactions: copied(txs), maxBytes: Number(maxTxBytes) }
}

function blockOf({ txs, misbehavior, hash, height, time, proposerAddress }: Requests['finalizeBlock']): DecidedBlock {
  return {
    height,
    time: nanosecondsOf(time),
    proposer: proposerAddress.slice(),
    hash: hash.slice(),
    transactions: copied(txs),
    misbehavior: misbehavior.map(({ type, validator, height }) => ({
      kind: MISBEHAVIORS[type] ?? 'unknown',
      validator: validator?.address ?? new Uint8Array(),
      height,
    })),
  }
}

/** Copies transactions, which would otherwise keep the memory of all that was read with them. */
function copied(transactions: readonly Uint8Array[]): Uint8Array[] {
  return transactions.map((transaction) => transaction.slice())
}

async function finalize(application: AbciApplication, block: Requests['finalizeBlock']): Promise<Responses['finalizeBlock']> {
  const { results, appHash } = await application.finalizeBlock(blockOf(block))
  return { txResults: results, appHash }
}

async function applyChunk(
  application: AbciApplication,
  { index, chunk, sender }: Requests['applySnapshotChunk'],
): Promise<Responses['applySnapshotChunk']> {
  const { verdict, refetch, rejectedSenders } = await application.applySnapshotChunk({ index, data: chunk, sender })
  return { result: CHUNK_RESULTS[verdict], refetchChunks: refetch, rejectSenders: rejectedSenders }
}

function snapshotOf({ snapshot }: Requests['offerSnapshot']): StateSnapshot {
  if (!snapshot) throw new MalformedFrame('an offer without a snapshot')
  return snapshot
}

function nanosecondsOf(time: Requests['initChain']['time']): bigint {
  return time ? time.seconds * NANOSECONDS + BigInt(time.nanos) : 0n
}

const MISBEHAVIORS: Readonly<Record<string, Misbehavior['kind']>> = {
  DUPLICATE_VOTE: 'duplicate vote',
  LIGHT_CLIENT_ATTACK: 'light client attack',
}

const OFFER_RESULTS = {
  accept: 'ACCEPT',
  abort: 'ABORT',
  reject: 'REJECT',
  'reject format': 'REJECT_FORMAT',
  'reject sender': 'REJECT_SENDER',
} as const satisfies Record<OfferVerdict, string>

const CHUNK_RESULTS = {
  accept: 'ACCEPT',
  abort: 'ABORT',
  retry: 'RETRY',
  'retry snapshot': 'RETRY_SNAPSHOT',
  'reject snapshot': 'REJECT_SNAPSHOT',
} as const
