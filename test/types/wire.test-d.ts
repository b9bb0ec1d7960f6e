/** Names of the JSON types in `request`, checked by the compiler. Nothing here runs: `npm run types` is the test. */
import type {
  AccessListResult,
  AccountProof,
  Block,
  BlockNumberOrTag,
  BlockOverrides,
  BlockReference,
  CallFrame,
  ChainConfig,
  FeeHistory,
  Filter,
  Header,
  Json,
  Log,
  MethodName,
  MethodParams,
  MethodResult,
  NodeEvents,
  OpcodeTrace,
  ParityTrace,
  PoolContent,
  Receipt,
  SimulatedBlock,
  Simulation,
  StateOverrides,
  StructLog,
  SyncStatus,
  TraceCallConfig,
  TraceConfig,
  TraceResult,
  Transaction,
  TransactionRequest,
  WireExplanation,
} from 'evmbed'
import { describe, expectTypeOf, it } from 'vitest'
import { objectOf, optional, quantity, string } from '../../src/rpc/schema.js'

declare const trace: TraceResult

describe('results', () => {
  it('are the named types', () => {
    expectTypeOf<MethodResult<'eth_getBlockByNumber'>>().toEqualTypeOf<Block | null>()
    expectTypeOf<MethodResult<'eth_getHeaderByHash'>>().toEqualTypeOf<Header | null>()
    expectTypeOf<MethodResult<'eth_getTransactionByHash'>>().toEqualTypeOf<Transaction | null>()
    expectTypeOf<MethodResult<'eth_getTransactionReceipt'>>().toEqualTypeOf<Receipt | null>()
    expectTypeOf<MethodResult<'eth_getLogs'>>().toEqualTypeOf<readonly Log[]>()
    expectTypeOf<MethodResult<'eth_getProof'>>().toEqualTypeOf<AccountProof>()
    expectTypeOf<MethodResult<'eth_createAccessList'>>().toEqualTypeOf<AccessListResult>()
    expectTypeOf<MethodResult<'eth_feeHistory'>>().toEqualTypeOf<FeeHistory>()
    expectTypeOf<MethodResult<'eth_syncing'>>().toEqualTypeOf<boolean | SyncStatus>()
    expectTypeOf<MethodResult<'eth_config'>>().toEqualTypeOf<ChainConfig>()
    expectTypeOf<MethodResult<'eth_simulateV1'>>().toEqualTypeOf<readonly SimulatedBlock[]>()
    expectTypeOf<MethodResult<'txpool_content'>>().toEqualTypeOf<PoolContent>()
    expectTypeOf<MethodResult<'debug_traceCall'>>().toEqualTypeOf<TraceResult>()
    expectTypeOf<MethodResult<'trace_call'>>().toEqualTypeOf<ParityTrace>()
    expectTypeOf<MethodResult<'evmbed_explainTransaction'>>().toEqualTypeOf<WireExplanation>()
  })

  it('can be passed on as JSON', () => {
    // An interface could not: it has no index signature.
    expectTypeOf<MethodResult<MethodName>>().toExtend<Json>()
  })

  it('of tracers are those of the tracer that the caller names', () => {
    expectTypeOf(trace as CallFrame).toEqualTypeOf<CallFrame>()
    expectTypeOf((trace as OpcodeTrace).structLogs).toEqualTypeOf<readonly StructLog[]>()
  })

  it('are what events have', () => {
    expectTypeOf<Parameters<NodeEvents['newHeads']>>().toEqualTypeOf<[head: Header]>()
    expectTypeOf<Parameters<NodeEvents['logs']>>().toEqualTypeOf<[log: Log]>()
  })
})

describe('parameters', () => {
  it('are the named types', () => {
    expectTypeOf<MethodParams<'eth_getBlockByNumber'>[0]>().toEqualTypeOf<BlockNumberOrTag>()
    expectTypeOf<MethodParams<'eth_sendTransaction'>[0]>().toEqualTypeOf<TransactionRequest>()
    expectTypeOf<MethodParams<'eth_call'>[0]>().toEqualTypeOf<TransactionRequest>()
    expectTypeOf<MethodParams<'eth_call'>[1]>().toEqualTypeOf<BlockReference | null | undefined>()
    expectTypeOf<MethodParams<'eth_call'>[2]>().toEqualTypeOf<StateOverrides | null | undefined>()
    expectTypeOf<MethodParams<'eth_call'>[3]>().toEqualTypeOf<BlockOverrides | null | undefined>()
    expectTypeOf<MethodParams<'eth_getLogs'>[0]>().toEqualTypeOf<Filter>()
    expectTypeOf<MethodParams<'eth_simulateV1'>[0]>().toEqualTypeOf<Simulation>()
    expectTypeOf<MethodParams<'debug_traceTransaction'>[1]>().toEqualTypeOf<TraceConfig | null | undefined>()
    expectTypeOf<MethodParams<'debug_traceCall'>[2]>().toEqualTypeOf<TraceCallConfig | null | undefined>()
  })
})

describe('a schema with a named type', () => {
  type Pair = { first: string; second?: `0x${string}` | undefined }

  it('has the members of the type', () => {
    const schema = objectOf<Pair>()('Pair', { first: string, second: optional(quantity) })
    expectTypeOf(schema.encode).returns.toEqualTypeOf<Pair>()
  })

  it('is an error where they differ', () => {
    // @ts-expect-error a member of the type is missing
    objectOf<Pair>()('Pair', { first: string })
    // @ts-expect-error a member is not in the type
    objectOf<Pair>()('Pair', { first: string, second: optional(quantity), third: string })
    // @ts-expect-error a member has another type
    objectOf<Pair>()('Pair', { first: quantity, second: optional(quantity) })
    // @ts-expect-error a member is optional in the type
    objectOf<Pair>()('Pair', { first: string, second: quantity })
  })
})
