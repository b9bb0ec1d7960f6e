import protobuf from 'protobufjs/light.js'

/**
 * Messages of ABCI 2.0 in Protocol Buffers: the package `tendermint.abci` of CometBFT v0.38. Fields that the node does not use are left out, and skipped
 * when they are read.
 *
 * Source: proto/tendermint/abci/types.proto of CometBFT v0.38.25.
 */
const MESSAGES: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  RequestEcho: { message: [1, 'string'] },
  RequestFlush: {},
  RequestInfo: { version: [1, 'string'] },
  RequestInitChain: {
    time: [1, 'Timestamp'],
    chainId: [2, 'string'],
    consensusParams: [3, 'ConsensusParams'],
    appStateBytes: [5, 'bytes'],
    initialHeight: [6, 'int64'],
  },
  RequestQuery: { data: [1, 'bytes'], path: [2, 'string'], height: [3, 'int64'] },
  RequestCheckTx: { tx: [1, 'bytes'], type: [2, 'CheckTxType'] },
  RequestCommit: {},
  RequestListSnapshots: {},
  RequestOfferSnapshot: { snapshot: [1, 'Snapshot'], appHash: [2, 'bytes'] },
  RequestLoadSnapshotChunk: { height: [1, 'uint64'], format: [2, 'uint32'], chunk: [3, 'uint32'] },
  RequestApplySnapshotChunk: { index: [1, 'uint32'], chunk: [2, 'bytes'], sender: [3, 'string'] },
  RequestPrepareProposal: {
    maxTxBytes: [1, 'int64'],
    txs: [2, 'bytes', 'repeated'],
    height: [5, 'int64'],
    time: [6, 'Timestamp'],
    proposerAddress: [8, 'bytes'],
  },
  RequestProcessProposal: {
    txs: [1, 'bytes', 'repeated'],
    misbehavior: [3, 'Misbehavior', 'repeated'],
    hash: [4, 'bytes'],
    height: [5, 'int64'],
    time: [6, 'Timestamp'],
    proposerAddress: [8, 'bytes'],
  },
  RequestExtendVote: {},
  RequestVerifyVoteExtension: { voteExtension: [4, 'bytes'] },
  RequestFinalizeBlock: {
    txs: [1, 'bytes', 'repeated'],
    misbehavior: [3, 'Misbehavior', 'repeated'],
    hash: [4, 'bytes'],
    height: [5, 'int64'],
    time: [6, 'Timestamp'],
    proposerAddress: [8, 'bytes'],
  },

  ResponseException: { error: [1, 'string'] },
  ResponseEcho: { message: [1, 'string'] },
  ResponseFlush: {},
  ResponseInfo: {
    data: [1, 'string'],
    version: [2, 'string'],
    appVersion: [3, 'uint64'],
    lastBlockHeight: [4, 'int64'],
    lastBlockAppHash: [5, 'bytes'],
  },
  ResponseInitChain: { appHash: [3, 'bytes'] },
  ResponseQuery: { code: [1, 'uint32'], log: [3, 'string'], value: [7, 'bytes'], height: [9, 'int64'] },
  ResponseCheckTx: { code: [1, 'uint32'], log: [3, 'string'], gasWanted: [5, 'int64'] },
  ResponseCommit: { retainHeight: [3, 'int64'] },
  ResponseListSnapshots: { snapshots: [1, 'Snapshot', 'repeated'] },
  ResponseOfferSnapshot: { result: [1, 'OfferResult'] },
  ResponseLoadSnapshotChunk: { chunk: [1, 'bytes'] },
  ResponseApplySnapshotChunk: {
    result: [1, 'ChunkResult'],
    refetchChunks: [2, 'uint32', 'repeated'],
    rejectSenders: [3, 'string', 'repeated'],
  },
  ResponsePrepareProposal: { txs: [1, 'bytes', 'repeated'] },
  ResponseProcessProposal: { status: [1, 'Verdict'] },
  ResponseExtendVote: { voteExtension: [1, 'bytes'] },
  ResponseVerifyVoteExtension: { status: [1, 'Verdict'] },
  ResponseFinalizeBlock: { txResults: [2, 'ExecTxResult', 'repeated'], appHash: [5, 'bytes'] },

  ExecTxResult: { code: [1, 'uint32'], data: [2, 'bytes'], log: [3, 'string'], gasWanted: [5, 'int64'], gasUsed: [6, 'int64'] },
  Misbehavior: { type: [1, 'MisbehaviorType'], validator: [2, 'Validator'], height: [3, 'int64'] },
  Validator: { address: [1, 'bytes'] },
  Snapshot: { height: [1, 'uint64'], format: [2, 'uint32'], chunks: [3, 'uint32'], hash: [4, 'bytes'], metadata: [5, 'bytes'] },
  ConsensusParams: { block: [1, 'BlockParams'] },
  BlockParams: { maxGas: [2, 'int64'] },
  Timestamp: { seconds: [1, 'int64'], nanos: [2, 'int32'] },
}

type Field = readonly [tag: number, type: string, rule?: 'repeated']

const ENUMS = {
  CheckTxType: { NEW: 0, RECHECK: 1 },
  OfferResult: { UNKNOWN: 0, ACCEPT: 1, ABORT: 2, REJECT: 3, REJECT_FORMAT: 4, REJECT_SENDER: 5 },
  ChunkResult: { UNKNOWN: 0, ACCEPT: 1, ABORT: 2, RETRY: 3, RETRY_SNAPSHOT: 4, REJECT_SNAPSHOT: 5 },
  Verdict: { UNKNOWN: 0, ACCEPT: 1, REJECT: 2 },
  MisbehaviorType: { UNKNOWN: 0, DUPLICATE_VOTE: 1, LIGHT_CLIENT_ATTACK: 2 },
} as const

/** Alternatives of `Request` and `Response` with their tags. */
const REQUESTS = {
  echo: 1,
  flush: 2,
  info: 3,
  initChain: 5,
  query: 6,
  checkTx: 8,
  commit: 11,
  listSnapshots: 12,
  offerSnapshot: 13,
  loadSnapshotChunk: 14,
  applySnapshotChunk: 15,
  prepareProposal: 16,
  processProposal: 17,
  extendVote: 18,
  verifyVoteExtension: 19,
  finalizeBlock: 20,
}
/** A response has the tag of its request plus one, because its first alternative is `exception`. */
const RESPONSES = { exception: 1, ...Object.fromEntries(Object.entries(REQUESTS).map(([name, tag]) => [name, tag + 1])) }

interface Timestamp {
  readonly seconds: bigint
  readonly nanos: number
}

interface Block {
  readonly txs: readonly Uint8Array[]
  readonly misbehavior: readonly {
    readonly type: keyof typeof ENUMS.MisbehaviorType | number
    readonly validator: { readonly address: Uint8Array } | null
    readonly height: bigint
  }[]
  readonly hash: Uint8Array
  readonly height: bigint
  readonly time: Timestamp | null
  readonly proposerAddress: Uint8Array
}

interface Snapshot {
  readonly height: bigint
  readonly format: number
  readonly chunks: number
  readonly hash: Uint8Array
  readonly metadata: Uint8Array
}

/** Contents of the requests. A message that the sender left out is null; every other field has its default value. */
export interface Requests {
  readonly echo: { readonly message: string }
  readonly flush: object
  readonly info: object
  readonly initChain: {
    readonly time: Timestamp | null
    readonly chainId: string
    readonly consensusParams: { readonly block: { readonly maxGas: bigint } | null } | null
    readonly appStateBytes: Uint8Array
    readonly initialHeight: bigint
  }
  readonly query: { readonly data: Uint8Array; readonly path: string; readonly height: bigint }
  readonly checkTx: { readonly tx: Uint8Array; readonly type: keyof typeof ENUMS.CheckTxType | number }
  readonly commit: object
  readonly listSnapshots: object
  readonly offerSnapshot: { readonly snapshot: Snapshot | null; readonly appHash: Uint8Array }
  readonly loadSnapshotChunk: { readonly height: bigint; readonly format: number; readonly chunk: number }
  readonly applySnapshotChunk: { readonly index: number; readonly chunk: Uint8Array; readonly sender: string }
  readonly prepareProposal: {
    readonly maxTxBytes: bigint
    readonly txs: readonly Uint8Array[]
    readonly height: bigint
    readonly time: Timestamp | null
    readonly proposerAddress: Uint8Array
  }
  readonly processProposal: Block
  readonly extendVote: object
  readonly verifyVoteExtension: { readonly voteExtension: Uint8Array }
  readonly finalizeBlock: Block
}

/** Contents of the responses. Fields that are left out have their default value. */
export interface Responses {
  readonly exception: { readonly error: string }
  readonly echo: { readonly message: string }
  readonly flush: object
  readonly info: {
    readonly data: string
    readonly version: string
    readonly appVersion: bigint
    readonly lastBlockHeight: bigint
    readonly lastBlockAppHash: Uint8Array
  }
  readonly initChain: { readonly appHash: Uint8Array }
  readonly query: { readonly code: number; readonly log: string; readonly value?: Uint8Array; readonly height?: bigint }
  readonly checkTx: { readonly code: number; readonly log: string; readonly gasWanted?: bigint }
  readonly commit: { readonly retainHeight: bigint }
  readonly listSnapshots: { readonly snapshots: readonly Snapshot[] }
  readonly offerSnapshot: { readonly result: keyof typeof ENUMS.OfferResult }
  readonly loadSnapshotChunk: { readonly chunk: Uint8Array }
  readonly applySnapshotChunk: {
    readonly result: keyof typeof ENUMS.ChunkResult
    readonly refetchChunks?: readonly number[]
    readonly rejectSenders?: readonly string[]
  }
  readonly prepareProposal: { readonly txs: readonly Uint8Array[] }
  readonly processProposal: { readonly status: keyof typeof ENUMS.Verdict }
  readonly extendVote: { readonly voteExtension: Uint8Array }
  readonly verifyVoteExtension: { readonly status: keyof typeof ENUMS.Verdict }
  readonly finalizeBlock: {
    readonly txResults: readonly {
      readonly code: number
      readonly data: Uint8Array
      readonly log: string
      readonly gasWanted: bigint
      readonly gasUsed: bigint
    }[]
    readonly appHash: Uint8Array
  }
}

/** Request with the name of its alternative. */
export type Request = { [Name in keyof Requests]: { readonly name: Name; readonly content: Requests[Name] } }[keyof Requests]
/** Response with the name of its alternative. */
export type Response = { [Name in keyof Responses]: { readonly name: Name; readonly content: Responses[Name] } }[keyof Responses]

const root = protobuf.Root.fromJSON({
  nested: {
    ...mapValues(MESSAGES, (fields) => ({ fields: mapValues(fields, fieldOf) })),
    ...mapValues(ENUMS, (values) => ({ values })),
    Request: oneOf('Request', REQUESTS),
    Response: oneOf('Response', RESPONSES),
  },
})
const requestType = root.lookupType('Request')
const responseType = root.lookupType('Response')

/** Decodes a request. Throws for bytes that are no request, and for a request without a known content. */
export function decodeRequest(bytes: Uint8Array): Request {
  return named(requestType, bytes) as Request
}

/** Decodes a response, for tests that act as the engine. */
export function decodeResponse(bytes: Uint8Array): Response {
  return named(responseType, bytes) as Response
}

export function encodeRequest({ name, content }: Request): Uint8Array {
  return requestType.encode(requestType.fromObject({ [name]: plain(content) })).finish()
}

export function encodeResponse({ name, content }: Response): Uint8Array {
  return responseType.encode(responseType.fromObject({ [name]: plain(content) })).finish()
}

function named(type: protobuf.Type, bytes: Uint8Array): { readonly name: string; readonly content: unknown } {
  const decoded = type.toObject(type.decode(bytes), { longs: BigInt, enums: String, defaults: true, arrays: true, oneofs: true })
  const name: unknown = decoded.value
  if (typeof name !== 'string') throw new RangeError('a message without a known content')
  return { name, content: decoded[name] }
}

/** Replaces each bigint by its decimal digits, which the library accepts as a 64-bit integer. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return mapValues(value, plain)
}

function fieldOf([id, type, rule]: Field): protobuf.IField {
  return rule === undefined ? { id, type } : { id, type, rule }
}

function oneOf(prefix: string, alternatives: Readonly<Record<string, number>>): protobuf.IType {
  const typeOf = (name: string) => `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return {
    fields: Object.fromEntries(Object.entries(alternatives).map(([name, id]) => [name, { id, type: typeOf(name) }])),
    oneofs: { value: { oneof: Object.keys(alternatives) } },
  }
}

function mapValues<In, Out>(values: Readonly<Record<string, In>> | object, map: (value: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]))
}
