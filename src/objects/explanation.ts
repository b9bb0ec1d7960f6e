import type { AbiArgument, AbiValue } from '../abi/decode.js'
import { FRAME_TYPES } from '../evm/tracer.js'
import { foldFrames } from '../evm/tracers/frame-tree.js'
import { type ExplainedFrame, type Explanation, FAILURE_KINDS, MATCHES } from '../explain/explanation.js'
import { bytesToHex } from '../primitives/hex.js'
import type { Json } from '../primitives/json.js'
import {
  address,
  array,
  boolean,
  DecodeError,
  data,
  hash,
  jsonInteger,
  literal,
  mapOf,
  object,
  objectOf,
  optional,
  quantity,
  type Schema,
  string,
  uint64,
} from '../rpc/schema.js'
import type * as wire from '../wire/explanation.js'
import { answer, signedQuantity } from './answer.js'

const argument: Schema<AbiArgument, Json> = answer(
  'AbiArgument',
  'An object with `name`, `type` and `value`. Integers are quantities, with a minus sign before those below zero; addresses and bytes are hex, arrays ' +
    'arrays; a tuple is an object whose `members` are such arguments; and an indexed value of which only the hash is left an object with `hash`.',
  encodeArgument,
)

function encodeArgument({ name, type, value }: AbiArgument): Json {
  return { name, type, value: encodeValue(value) }
}

function encodeValue(value: AbiValue): Json {
  if (typeof value === 'bigint') return signedQuantity(value)
  if (typeof value !== 'object') return value
  if (value instanceof Uint8Array) return bytesToHex(value)
  if ('members' in value) return { members: value.members.map(encodeArgument) }
  if ('hash' in value) return { hash: value.hash }
  return value.map(encodeValue)
}

const match = literal('explain.Match', ...MATCHES)

const namedFields = {
  name: string,
  /** Empty for constructors, `fallback` and `receive`. */
  signature: string,
  arguments: array(argument),
  matchedBy: match,
  /** Other signatures of which the same bytes may be. */
  alternatives: array(string),
}
const named = objectOf<wire.WireNamed>()('explain.Named', namedFields)

const namedCall = objectOf<wire.WireNamedCall>()('explain.Call', { ...namedFields, returned: optional(array(argument)) })

const variables = optional(
  array(objectOf<wire.WireChangedVariable>()('explain.ChangedVariable', { path: string, type: string, before: string, after: string })),
)

const storageChange = objectOf<wire.WireStorageChange>()('explain.StorageChange', {
  address,
  slot: hash,
  before: hash,
  after: hash,
  variables,
})

/** Is encoded before the frame around it. */
const innerFrame = answer<wire.WireExplainedFrame, wire.WireExplainedFrame>(
  'InnerFrame',
  'A frame, of the form of the outermost.',
  (encoded) => encoded,
)

const consoleValue = answer<string | bigint | boolean, Json>('ConsoleValue', 'A text, a boolean, or an integer as a quantity.', encodeValue)

/** An action of code: a call, an event, a storage write, or a line of console.log. Each has its own members. */
const action = objectOf<wire.WireExplainedAction>()('explain.Action', {
  kind: literal('string', 'call', 'event', 'storage', 'console'),
  frame: optional(innerFrame),
  address: optional(address),
  topics: optional(array(hash)),
  data: optional(data),
  event: optional(named),
  slot: optional(hash),
  before: optional(hash),
  after: optional(hash),
  variables,
  text: optional(string),
  args: optional(array(consoleValue)),
})

const contract = objectOf<wire.WireExplainedContract>()('explain.Contract', { name: string, matchedBy: match, alternatives: array(string) })

const frameWithCalls = objectOf<wire.WireExplainedFrame>()('explain.Frame', {
  type: literal('string', ...FRAME_TYPES),
  from: address,
  /** Address of the executed code, of the created contract, or of the beneficiary of a SELFDESTRUCT. */
  to: address,
  value: optional(quantity),
  contract: optional(contract),
  call: optional(namedCall),
  input: data,
  output: data,
  gas: uint64,
  gasUsed: uint64,
  /** Without that of the frames within. */
  ownGas: uint64,
  error: optional(string),
  revert: optional(named),
  isUndone: boolean,
  delegate: optional(address),
  actions: array(action),
})

/** A frame, and from the innermost outwards all within it. */
const frame: Schema<ExplainedFrame, wire.WireExplainedFrame> = {
  json: frameWithCalls.json,
  decode() {
    throw new DecodeError('a frame is an answer')
  },
  encode: (outermost) => foldFrames(outermost, callsOf, encodeFrame),
}

function callsOf({ actions }: ExplainedFrame): ExplainedFrame[] {
  return actions.flatMap((action) => (action.kind === 'call' ? action.frame : []))
}

function encodeFrame(explained: ExplainedFrame, calls: readonly wire.WireExplainedFrame[]): wire.WireExplainedFrame {
  const rest = calls.values()
  const actions = explained.actions.map((action) => (action.kind === 'call' ? { ...action, frame: rest.next().value } : action))
  return frameWithCalls.encode({ ...explained, actions })
}

const wireForm = objectOf<wire.WireExplanation>()('explain.Explanation', {
  transactionHash: optional(hash),
  blockNumber: quantity,
  from: address,
  to: optional(address),
  value: quantity,
  gasLimit: uint64,
  gasUsed: uint64,
  intrinsicGas: uint64,
  gasRefunded: uint64,
  gasPrice: quantity,
  frame,
  failure: optional(
    objectOf<wire.WireFailure>()('explain.Failure', {
      kind: literal('string', ...FAILURE_KINDS),
      sentence: string,
      path: array(jsonInteger('int')),
      stack: optional(
        array(
          objectOf<wire.WireStackFrame>()('explain.StackFrame', {
            /** Function, as `Coin._transfer`. */
            name: string,
            address,
            file: optional(string),
            line: optional(jsonInteger('int')),
            column: optional(jsonInteger('int')),
            /** Why positions are missing. */
            problem: optional(string),
          }),
        ),
      ),
      source: optional(string),
    }),
  ),
  valueFlows: array(
    objectOf<wire.WireValueFlow>()('explain.ValueFlow', {
      from: address,
      to: address,
      /** Absent for ether. */
      token: optional(address),
      amount: optional(quantity),
      tokenId: optional(quantity),
    }),
  ),
  storageChanges: array(storageChange),
  createdContracts: array(object('explain.CreatedContract', { address, creator: address, name: optional(string) })),
  destroyedContracts: array(object('explain.DestroyedContract', { address, beneficiary: address, balance: quantity, isGone: boolean })),
  names: mapOf(address, string),
})
export const explanationSchema: Schema<Explanation, wire.WireExplanation> = {
  json: wireForm.json,
  decode() {
    throw new DecodeError('an explanation is an answer')
  },
  encode: (explanation) => wireForm.encode(explanation),
}
