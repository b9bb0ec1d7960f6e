/** The endpoints that send transactions, and say where the assets of a transaction are. */
import type { Json, JsonObject } from '../../primitives/json.js'
import { BadRequest, NotFound, ServiceError } from '../errors.js'
import type { PlannerServices } from '../route/services.js'
import type { ChainReader } from '../tracking/chain-reader.js'
import type { ExplorerLink } from '../tracking/explorer.js'
import type { State } from '../tracking/status.js'
import type { Tracker } from '../tracking/tracker.js'
import { chainId, type Field } from '../wire/fields.js'
import { defineEndpoint } from './endpoint.js'

/** Data from which the endpoints of transactions answer. */
export interface TransactionServices extends PlannerServices {
  readonly tracker: Tracker
  readonly link: ExplorerLink
}

/** Thrown when a chain rejects a transaction. The details have the chain's message. */
export class TransactionRefused extends ServiceError {
  readonly code = 3
  readonly status = 400
  override readonly details: readonly Json[]
  constructor(reason: string) {
    super('tx is invalid on chain')
    this.details = [{ '@type': 'type.googleapis.com/google.rpc.DebugInfo', detail: reason }]
  }
}

const MAX_TRANSACTION = 700_000

/** A signed transaction in base64. */
const transactionBytes: Field<Uint8Array, string> = {
  json: { type: 'string', contentEncoding: 'base64', description: 'signed transaction' },
  read(given) {
    if (typeof given !== 'string' || given === '' || given.length > MAX_TRANSACTION || !/^[A-Za-z0-9+/]+={0,2}$/.test(given)) {
      throw new BadRequest('tx must be base64 encoded')
    }
    try {
      return Uint8Array.from(atob(given), (letter) => letter.charCodeAt(0))
    } catch {
      throw new BadRequest('tx must be base64 encoded')
    }
  },
  query: (texts) => texts.at(-1),
}

const transactionHash: Field<string> = {
  json: { type: 'string', description: 'hash of the transaction, in hex' },
  read(given, name) {
    if (typeof given !== 'string' || !/^(?:0x)?[0-9a-f]{64}$/i.test(given)) throw new BadRequest(`Invalid ${name}`)
    return given
  },
  query: (texts) => texts.at(-1),
}

const text = { type: 'string' } as const satisfies JsonObject
const linked = {
  type: 'object',
  required: ['tx_hash', 'explorer_link'],
  properties: { tx_hash: text, explorer_link: text },
} as const satisfies JsonObject

const submitFields = { tx: transactionBytes, chain_id: chainId }

export const submit = defineEndpoint({
  path: '/v2/tx/submit',
  methods: ['POST'],
  summary: 'Sends a signed transaction to its chain, and tracks it.',
  request: submitFields,
  response: linked,
  async handler({ index, tracker, link }: TransactionServices, request) {
    const id = index.chain(request.chain_id)?.id ?? request.chain_id
    const reader = tracker.readerOf(id)
    if (!reader) throw new NotFound('chain ID not supported')
    const tx_hash = await tracker.submit(id, reader, request.tx).catch((error: unknown) => {
      throw new TransactionRefused(error instanceof Error ? error.message : String(error))
    })
    return { tx_hash, explorer_link: link(id, tx_hash) }
  },
})

const trackFields = { tx_hash: transactionHash, chain_id: chainId }

/**
 * Returns the reader of a transaction's chain. Throws `BadRequest` for an unknown chain and for an invalid hash, and `NotFound` for a chain without a
 * reader.
 */
function readerFor(
  { index, tracker }: TransactionServices,
  chain: string,
  hash: string,
): { readonly id: string; readonly reader: ChainReader } {
  const known = index.chain(chain)
  const id = known?.id ?? chain
  const reader = tracker.readerOf(id)
  // Clients that poll read `tx not found` as a transaction that is not in a block yet.
  if (!reader && !known) throw new BadRequest('Invalid chain_id')
  if (!reader) throw new NotFound('tx not found')
  if (!reader.isHash(hash)) throw new BadRequest('Invalid tx_hash')
  return { id, reader }
}

export const track = defineEndpoint({
  path: '/v2/tx/track',
  methods: ['POST'],
  summary: 'Tracks a transaction that has been sent to its chain.',
  request: trackFields,
  response: linked,
  handler(services: TransactionServices, { chain_id, tx_hash }) {
    const { id } = readerFor(services, chain_id, tx_hash)
    services.tracker.track(id, tx_hash)
    return { tx_hash, explorer_link: services.link(id, tx_hash) }
  },
})

const STATES = [
  'STATE_SUBMITTED',
  'STATE_PENDING',
  'STATE_ABANDONED',
  'STATE_COMPLETED_SUCCESS',
  'STATE_COMPLETED_ERROR',
  'STATE_PENDING_ERROR',
] as const satisfies readonly State[]
const maybeObject = { type: ['object', 'null'] } as const satisfies JsonObject
const transferMembers = {
  state: { type: 'string', enum: STATES },
  transfer_sequence: { type: 'array', items: { type: 'object', description: 'one member named after its bridge, such as ibc_transfer' } },
  next_blocking_transfer: {
    ...maybeObject,
    required: ['transfer_sequence_index'],
    properties: { transfer_sequence_index: { type: 'integer' } },
  },
  transfer_asset_release: {
    ...maybeObject,
    required: ['chain_id', 'denom', 'released'],
    properties: { chain_id: text, denom: text, amount: text, released: { type: 'boolean' } },
  },
  error: { ...maybeObject, required: ['type', 'message'], properties: { type: text, message: text, details: { type: 'object' } } },
} as const satisfies JsonObject
const MEMBERS = ['state', 'transfer_sequence', 'next_blocking_transfer', 'transfer_asset_release', 'error'] as const

export const status = defineEndpoint({
  path: '/v2/tx/status',
  methods: ['GET'],
  summary: 'Where the assets of a transaction are.',
  request: trackFields,
  response: {
    type: 'object',
    required: ['transfers', ...MEMBERS, 'status'],
    properties: {
      transfers: { type: 'array', items: { type: 'object', required: MEMBERS, properties: transferMembers } },
      ...transferMembers,
      status: text,
    },
  },
  async handler(services: TransactionServices, { chain_id, tx_hash }) {
    const { id, reader } = readerFor(services, chain_id, tx_hash)
    const found = await services.tracker.status(id, reader, tx_hash)
    if (!found) throw new NotFound('tx not found')
    const { statusObject } = await import('../tracking/status.js')
    return statusObject(found, services.link)
  },
})
