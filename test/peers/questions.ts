import type { Hex, Json } from 'evmbed'
import { AnvilError } from './anvil.js'
import type { ComparedNodes } from './frames.js'

/** A question that both nodes were asked, what about, and what they answered. */
export interface Answers {
  readonly question: string
  readonly about: string
  readonly ours: Json
  readonly theirs: Json
}

type Question = readonly [name: string, method: string, params: readonly Json[]]

/** Transactions of which the logger is asked with its options too: these between them have every instruction that shows something there. */
const DETAILED = [
  'deploy Frames',
  'every kind',
  'creations',
  'caught revert at depth',
  'emptying',
  'static write',
  'halts',
  'out of gas below',
]

const traced = (config: Json) => (hash: Hex) => ['debug_traceTransaction', [hash, config]] as const

/** The calls for every transaction. */
const OF_TRANSACTIONS: Readonly<Record<string, (hash: Hex) => readonly [method: string, params: readonly Json[]]>> = {
  eth_getTransactionReceipt: (hash) => ['eth_getTransactionReceipt', [hash]],
  eth_getTransactionByHash: (hash) => ['eth_getTransactionByHash', [hash]],
  structLogs: traced({}),
  'structLogs with memory': traced({ enableMemory: true, enableReturnData: true }),
  'structLogs without stack': traced({ disableStack: true, disableStorage: true }),
  callTracer: traced({ tracer: 'callTracer' }),
  'callTracer withLog': traced({ tracer: 'callTracer', tracerConfig: { withLog: true } }),
  'callTracer onlyTopCall': traced({ tracer: 'callTracer', tracerConfig: { onlyTopCall: true } }),
  prestateTracer: traced({ tracer: 'prestateTracer' }),
  'prestateTracer diffMode': traced({ tracer: 'prestateTracer', tracerConfig: { diffMode: true } }),
  '4byteTracer': traced({ tracer: '4byteTracer' }),
  noopTracer: traced({ tracer: 'noopTracer' }),
  flatCallTracer: traced({ tracer: 'flatCallTracer' }),
  muxTracer: traced({ tracer: 'muxTracer', tracerConfig: { callTracer: {}, '4byteTracer': {} } }),
  trace_transaction: (hash) => ['trace_transaction', [hash]],
  ots_getInternalOperations: (hash) => ['ots_getInternalOperations', [hash]],
  ots_traceTransaction: (hash) => ['ots_traceTransaction', [hash]],
  ots_getTransactionError: (hash) => ['ots_getTransactionError', [hash]],
}

/** The calls for every block. */
function ofBlock(number: number): readonly Question[] {
  const height = `0x${number.toString(16)}`
  return [
    ['eth_getBlockByNumber', 'eth_getBlockByNumber', [height, true]],
    ['eth_getBlockReceipts', 'eth_getBlockReceipts', [height]],
    ['debug_traceBlockByNumber', 'debug_traceBlockByNumber', [height, { tracer: 'callTracer' }]],
    ['trace_block', 'trace_block', [height]],
    ['trace_replayBlockTransactions', 'trace_replayBlockTransactions', [height, ['trace', 'stateDiff']]],
    ['ots_getBlockDetails', 'ots_getBlockDetails', [number]],
    ['ots_getBlockTransactions', 'ots_getBlockTransactions', [number, 0, 25]],
    ['erigon_getHeaderByNumber', 'erigon_getHeaderByNumber', [height]],
  ]
}

/** The calls that are made once. */
function others(
  { contracts, sender, authority, hashes }: ComparedNodes,
  head: number,
): readonly (readonly [about: string, ...question: Question])[] {
  const { callee, frames, mortal } = contracts
  const everything = { fromBlock: '0x1', toBlock: `0x${head.toString(16)}` }
  const store = { from: sender, to: callee, gas: '0x30000', data: `0x6057361d${'5'.padStart(64, '0')}` }
  const call = (name: string, config: Json, args: Json = store) => ['a store', name, 'debug_traceCall', [args, 'latest', config]] as const
  const search = (about: string, direction: 'Before' | 'After', block: number, pageSize: number) =>
    [about, `ots_searchTransactions${direction}`, `ots_searchTransactions${direction}`, [callee, block, pageSize]] as const
  const filter = (about: string, criteria: Json) =>
    [about, 'trace_filter', 'trace_filter', [{ ...everything, ...(criteria as object) }]] as const
  const unknown = `0x${'11'.repeat(32)}`
  const known = hashes.get('every kind') ?? ''
  return [
    ['the node', 'ots_getApiLevel', 'ots_getApiLevel', []],
    ...[frames, mortal, sender].map((account) => [account, 'ots_getContractCreator', 'ots_getContractCreator', [account]] as const),
    ...[frames, mortal, sender, authority].map((account) => [account, 'ots_hasCode', 'ots_hasCode', [account, 'latest']] as const),
    ['a contract before it was', 'ots_hasCode', 'ots_hasCode', [frames, '0x0']],
    ...[0, 3, 9999].map(
      (nonce) => [`nonce ${nonce}`, 'ots_getTransactionBySenderAndNonce', 'ots_getTransactionBySenderAndNonce', [sender, nonce]] as const,
    ),
    search('from the head', 'Before', 0, 5),
    search('from the middle', 'Before', 12, 3),
    search('from the beginning', 'After', 0, 5),
    search('from the middle', 'After', 8, 3),
    filter('everything', {}),
    filter('from a contract', { fromAddress: [frames] }),
    filter('a page to a contract', { toAddress: [callee], after: 2, count: 3 }),
    filter('from one to another', { fromAddress: [frames], toAddress: [callee] }),
    filter('from one or to another', { fromAddress: [frames], toAddress: [callee], mode: 'union' }),
    ['a frame', 'trace_get', 'trace_get', [known, ['0x0']]],
    call('debug_traceCall', {}),
    call('debug_traceCall callTracer', { tracer: 'callTracer', tracerConfig: { withLog: true } }),
    call('debug_traceCall prestateTracer', { tracer: 'prestateTracer' }),
    call('debug_traceCall 4byteTracer', { tracer: '4byteTracer' }),
    ['nothing', 'debug_traceBlockByNumber', 'debug_traceBlockByNumber', ['0x0', {}]],
    ['nothing', 'debug_traceTransaction', 'debug_traceTransaction', [unknown, {}]],
    ['nothing', 'trace_transaction', 'trace_transaction', [unknown]],
    ['nothing', 'ots_getBlockDetails', 'ots_getBlockDetails', [9999]],
    ['no tracer', 'debug_traceTransaction', 'debug_traceTransaction', [known, { tracer: 'nope' }]],
  ]
}

async function answer(ask: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await ask)
  } catch (error) {
    // Words for refusals are each node's own; that there is one is compared.
    if (error instanceof AnvilError || (error instanceof Error && 'code' in error)) return JSON.stringify({ refused: true })
    throw error
  }
}

/** The hashes of the blocks differ, because the states do: the one node has accounts in its genesis block that the other one has not. */
async function blockNames(request: (method: string, params: readonly Json[]) => Promise<unknown>, head: number) {
  const names: (readonly [hash: string, name: string])[] = []
  for (let number = 0; number <= head; number++) {
    const { hash } = (await request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])) as { hash: string }
    names.push([hash, `hash of block ${number}`])
  }
  return (text: string): Json => JSON.parse(names.reduce((named, [hash, name]) => named.replaceAll(hash, name), text))
}

/** Asks both nodes everything. */
export async function* answersOf(nodes: ComparedNodes): AsyncGenerator<Answers> {
  const { node, anvil, hashes } = nodes
  const request = (method: string, params: readonly Json[]) => node.call(method, params)
  const head = Number((await node.request('eth_blockNumber')) as string)
  const [nameOurs, nameTheirs] = [await blockNames(request, head), await blockNames(anvil.request, head)]
  const ask = async (about: string, [question, method, params]: Question): Promise<Answers> => ({
    question,
    about,
    ours: nameOurs(await answer(request(method, params))),
    theirs: nameTheirs(await answer(anvil.request(method, params))),
  })
  for (const [question, ofTransaction] of Object.entries(OF_TRANSACTIONS)) {
    const names = question.startsWith('structLogs with') ? DETAILED : [...hashes.keys()]
    for (const name of names) yield ask(name, [question, ...ofTransaction(hashes.get(name) ?? '0x')])
  }
  for (let number = 1; number <= head; number++) for (const question of ofBlock(number)) yield ask(`block ${number}`, question)
  for (const [about, ...question] of others(nodes, head)) yield ask(about, question)
}
