import { type CallFrame, callsOf, failureOf, isCreation, outputOf } from '../../evm/tracers/call-tracer.js'
import { framesWithin } from '../../evm/tracers/frame-tree.js'
import { EMPTY_BYTES } from '../../primitives/hex.js'
import { transactionHash } from '../../rpc/block-reference.js'
import { param, raises } from '../../rpc/record.js'
import { address, array, data, nullable, number, objectOf, quantity, string } from '../../rpc/schema.js'
import type { TraceServices } from '../../services/tracing/trace.js'
import { rerun } from '../../services/tracing/trace-calls.js'
import type * as wire from '../../wire/explorer.js'
import { TransactionNotFound } from '../debug/traceTransaction.js'
import { defineMethod } from '../define.js'

const errors = [raises('no block contains the transaction', new TransactionNotFound())]

/** Otterscan's types of internal operations. */
const TRANSFER = 0
const SELFDESTRUCT = 1
const CREATE = 2
const CREATE2 = 3

const internalOperation = objectOf<wire.InternalOperation>()('InternalOperation', {
  type: number,
  from: address,
  to: address,
  value: quantity,
})

function operationType({ type, value = 0n }: CallFrame): number | undefined {
  if (type === 'SELFDESTRUCT') return SELFDESTRUCT
  if (type === 'CREATE') return CREATE
  if (type === 'CREATE2') return CREATE2
  return type === 'CALL' && value > 0n ? TRANSFER : undefined
}

/** The frames within a frame that were not undone, by themselves or with one around them. */
function lastingFrames(top: CallFrame): CallFrame[] {
  if (failureOf(top) !== undefined) return []
  const lastingCalls = ({ calls }: CallFrame) => calls.filter((call) => failureOf(call) === undefined)
  const [, ...inner] = framesWithin(top, lastingCalls)
  return inner.map(({ frame }) => frame)
}

export const getInternalOperations = defineMethod({
  name: 'ots_getInternalOperations',
  summary: 'Returns the internal operations of a transaction: ether transfers (type 0), SELFDESTRUCT (1), CREATE (2) and CREATE2 (3).',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: array(internalOperation),
  errors,
  async handler(context: TraceServices, [transactionHash]) {
    const run = await rerun(context, transactionHash)
    if (!run) throw new TransactionNotFound()
    return (run.top ? lastingFrames(run.top) : []).flatMap((frame) => {
      const type = operationType(frame)
      return type === undefined ? [] : [{ type, from: frame.from, to: frame.to, value: frame.value ?? 0n }]
    })
  },
})

const traceEntry = objectOf<wire.TraceEntry>()('TraceEntry', {
  type: string,
  /** 0 for the outermost. */
  depth: number,
  from: address,
  to: address,
  /** Null where there is none to send. */
  value: nullable(quantity),
  input: data,
  output: data,
})

export const traceTransaction = defineMethod({
  name: 'ots_traceTransaction',
  summary: 'Returns the call frames of a mined transaction, depth first, by executing it again.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: array(traceEntry),
  errors,
  async handler(context: TraceServices, [transactionHash]) {
    const run = await rerun(context, transactionHash)
    if (!run) throw new TransactionNotFound()
    return [...(run.top ? framesWithin(run.top, callsOf) : [])].map(({ frame, depth }) => ({
      type: frame.type,
      depth,
      from: frame.from,
      to: frame.to,
      value: frame.type === 'DELEGATECALL' ? null : (frame.value ?? null),
      input: frame.input,
      output: isCreation(frame) && failureOf(frame) === undefined ? EMPTY_BYTES : outputOf(frame),
    }))
  },
})

export const getTransactionError = defineMethod({
  name: 'ots_getTransactionError',
  summary: 'Returns the revert data of a mined transaction. Empty if it did not revert, or reverted without data.',
  requiresAuth: true,
  past: 'content',
  params: [param('transactionHash', transactionHash)],
  result: data,
  errors,
  async handler(context: TraceServices, [transactionHash]) {
    const run = await rerun(context, transactionHash)
    if (!run) throw new TransactionNotFound()
    return run.result.ending.kind === 'revert' ? run.result.output : EMPTY_BYTES
  },
})
