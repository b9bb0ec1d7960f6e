import type { Json } from 'evmbed'

/** A difference from anvil that we want. */
export interface KnownDifference {
  /** The question, what it is about, and the members down to the difference, with `/` between; `*` stands for one of these, `**` for any number. */
  readonly at: string
  /** The answer of anvil as JSON; `undefined` for a missing member. Default: any. */
  readonly theirs?: RegExp
  /** Our answer. Default: any. */
  readonly ours?: RegExp
  readonly reason: string
  /** Takes the difference out of anvil's answer, where members cannot name it. */
  readonly repair?: (answer: Json) => Json
}

const ABSENT = /^undefined$/

const GENESIS = 'the genesis block of evmbed contains the system contracts of the hardfork'
const RANDOMNESS = 'each node chooses its own PREVRANDAO'
const SIZE = 'anvil does not count the empty list of withdrawals'
const HEADER = 'Erigon returns a header, anvil a block'
const NO_BLOBS = 'geth returns a blob gas price only for blob transactions'
const TIMES_OF_RECEIPTS = "geth's receipts have no timestamp; its logs have one"
const GAS_LIMIT = 'the gas of the outermost frame is the gas limit in geth; anvil subtracts the intrinsic gas'
const CUMULATIVE = 'anvil returns the cumulative gas of the block, geth the gas of the transaction'
const CREATION_COST = 'geth returns the cost of a creation without the gas of the new frame'
const HALT_WORDS = "geth's error texts"
/** Reasons to halt in anvil's words, where they are not geth's. */
const ANVIL_WORDS =
  /^"(Create\w+|precompiled failed|invalid opcode|out of gas|out of gas: invalid operand|Out of stack|OutOfOffset|StackUnderflow|StateChangeDuringStaticCall|Insufficient balance for transfer)"$/
const UNPAID_STORE = 'geth reports an SSTORE that fails as if it had been executed'
const NO_REFUND = 'geth omits a refund counter of zero'
const REFUNDS = 'geth has one refund counter for the transaction, which includes the current SSTORE; anvil has one for each frame'
const LOG_INDEX = 'geth counts the logs of the block, without those of reverted frames'
const UNDONE_LOGS = 'geth returns no logs of reverted frames'
const EMPTY_ACCOUNTS = 'geth omits accounts that do not exist'
const CODE_HASH = 'geth returns the code hash'
const PRECOMPILES = 'geth does not count calls of precompiles'
const NO_SUCH_TRACER = 'anvil does not know the tracer and returns an empty object'
const UNPAID_PRECOMPILES =
  'Parity and Erigon report calls of precompiles only with a value or from the transaction itself, anvil reports all'
const NO_ADDRESS = 'geth returns no address of a contract that was not created'
const NEW_ACCOUNTS = 'Parity marks created accounts with +'
const SLIM = 'Otterscan omits members that its pages do not show'
const OUTERMOST = 'Otterscan reports operations within the transaction; anvil also reports the transaction itself'
const NO_VALUE = 'Otterscan returns no value for instructions without a value'
const NO_CREATIONS = 'Otterscan also reports creations'
const NEWEST_FIRST = 'Otterscan returns the newest transaction first, also within a block'
const UNKNOWN = 'geth returns an error for unknown blocks and transactions; Parity and Otterscan return null'
const BOTH_ENDS = 'Parity requires both `fromAddress` and `toAddress` to match; anvil, like Erigon, one of the two'
const NO_METHOD = 'anvil has no such method'

/** Differences of all blocks, headers and receipts. */
function ofObjects(): readonly KnownDifference[] {
  const headers = [
    'eth_getBlockByNumber/*',
    'ots_getBlockDetails/*/block',
    'ots_getBlockTransactions/*/fullblock',
    'erigon_getHeaderByNumber/*',
  ]
  const receipts = ['eth_getTransactionReceipt/*', 'eth_getBlockReceipts/*/*', 'ots_getBlockTransactions/*/receipts/*']
  const found = ['ots_searchTransactionsBefore/*/receipts/*', 'ots_searchTransactionsAfter/*/receipts/*']
  return [
    ...headers.flatMap((at) => [
      { at: `${at}/stateRoot`, reason: GENESIS },
      { at: `${at}/mixHash`, reason: RANDOMNESS },
    ]),
    ...headers.slice(0, 3).map((at) => ({ at: `${at}/size`, reason: SIZE })),
    ...['size', 'totalDifficulty', 'transactions', 'uncles', 'withdrawals'].map((member) => ({
      at: `erigon_getHeaderByNumber/*/${member}`,
      reason: HEADER,
    })),
    ...[...receipts, ...found].map((at) => ({ at: `${at}/blobGasPrice`, theirs: /^"0x1"$/, reason: NO_BLOBS })),
    ...receipts.slice(0, 2).map((at) => ({ at: `${at}/blockTimestamp`, theirs: /^17\d{8}$/, reason: TIMES_OF_RECEIPTS })),
  ]
}

/** Differences of geth's tracers, under every name of their methods. */
function ofTracers(): readonly KnownDifference[] {
  const loggers = ['structLogs/*', 'structLogs with memory/*', 'structLogs without stack/*']
  const callTracers = ['callTracer/*', 'callTracer withLog/*', 'callTracer onlyTopCall/*', 'debug_traceBlockByNumber/*/*/result']
  const nested = callTracers.filter((at) => !at.includes('onlyTopCall'))
  return [
    ...loggers.flatMap((at) => [
      { at: `${at}/structLogs/*/refund`, theirs: /^0$/, ours: ABSENT, reason: NO_REFUND },
      { at: `${at}/structLogs/*/refund`, ours: /^\d+$/, reason: REFUNDS },
      { at: `${at}/structLogs/*/gasCost`, reason: CREATION_COST },
      { at: `${at}/structLogs/*/error`, theirs: /^"Some\(\w+\)"$/, reason: HALT_WORDS },
      { at: `${at}/structLogs/*/op`, theirs: /^"Unknown"$/, reason: HALT_WORDS },
      { at: `${at}/gas`, reason: CUMULATIVE },
    ]),
    ...loggers.slice(0, 2).map((at) => ({ at: `${at}/structLogs/*/storage/*`, reason: UNPAID_STORE })),
    { at: 'structLogs with memory/*/structLogs/*/returnData', theirs: /^"0x"$/, reason: 'geth omits empty return data' },
    { at: 'structLogs with memory/*/structLogs/*/memory', theirs: /^\[\]$/, reason: 'geth omits empty memory' },
    ...callTracers.flatMap((at) => [
      { at: `${at}/gas`, reason: GAS_LIMIT },
      { at: `${at}/gasUsed`, reason: CUMULATIVE },
      { at: `${at}/error`, theirs: ANVIL_WORDS, reason: HALT_WORDS },
    ]),
    ...nested.map((at) => ({ at: `${at}/calls/**/error`, theirs: ANVIL_WORDS, reason: HALT_WORDS })),
    { at: 'callTracer withLog/*/**/logs/*/index', reason: LOG_INDEX },
    { at: 'callTracer withLog/*/logs', reason: UNDONE_LOGS },
    { at: 'prestateTracer/*/*', theirs: /^\{"balance":"0x0"/, reason: EMPTY_ACCOUNTS },
    { at: 'prestateTracer/*/*/codeHash', theirs: ABSENT, reason: CODE_HASH },
    { at: 'prestateTracer/static write/*/storage', theirs: ABSENT, reason: UNPAID_STORE },
    {
      at: 'prestateTracer/delegation/*',
      reason: 'geth includes delegations from before the transaction, not those of the transaction',
    },
    { at: 'prestateTracer diffMode/*/pre/*', theirs: /^\{"balance":"0x0"/, reason: EMPTY_ACCOUNTS },
    { at: 'prestateTracer diffMode/*/pre/*/codeHash', theirs: ABSENT, reason: CODE_HASH },
    { at: 'prestateTracer diffMode/*/post/*/codeHash', theirs: ABSENT, reason: CODE_HASH },
    { at: '4byteTracer/*/*', reason: PRECOMPILES },
    { at: 'flatCallTracer/*', theirs: /^\{\}$/, reason: NO_SUCH_TRACER },
    { at: 'muxTracer/*/*', theirs: ABSENT, reason: NO_SUCH_TRACER },
    { at: 'debug_traceCall/*/structLogs/*/refund', theirs: /^0$/, ours: ABSENT, reason: NO_REFUND },
    { at: 'debug_traceCall callTracer/*/gas', reason: GAS_LIMIT },
    { at: 'debug_traceCall prestateTracer/*/*/codeHash', theirs: ABSENT, reason: CODE_HASH },
    { at: 'debug_traceCall 4byteTracer/*/**', reason: 'anvil has the tracer for transactions only' },
    { at: 'debug_traceBlockByNumber/nothing', theirs: /^\[\]$/, reason: UNKNOWN },
    { at: 'debug_traceTransaction/nothing/*', reason: UNKNOWN },
  ]
}

/** Parity's methods. */
function ofParity(): readonly KnownDifference[] {
  const frames = ['trace_transaction/*/*', 'trace_block/*/*', 'trace_replayBlockTransactions/*/*/trace/*']
  return [
    ...frames.flatMap((at) => [
      { at: `${at}/result/address`, theirs: /^"0x/, reason: NO_ADDRESS },
      {
        at: `${at}/error`,
        theirs: ANVIL_WORDS,
        reason: HALT_WORDS,
      },
    ]),
    { at: 'trace_transaction/precompiles/length', reason: UNPAID_PRECOMPILES },
    { at: 'trace_transaction/failing precompiles/length', reason: UNPAID_PRECOMPILES },
    { at: 'trace_block/block 9/length', reason: UNPAID_PRECOMPILES },
    { at: 'trace_filter/everything/length', reason: UNPAID_PRECOMPILES },
    { at: 'trace_filter/from a contract/length', reason: UNPAID_PRECOMPILES },
    { at: 'trace_filter/from one or to another/length', reason: UNPAID_PRECOMPILES },
    { at: 'trace_filter/from one to another/length', reason: BOTH_ENDS },
    { at: 'trace_replayBlockTransactions/*/*/stateDiff/*/**', reason: NEW_ACCOUNTS },
    { at: 'trace_get/*/**', reason: NO_METHOD },
    { at: 'trace_transaction/nothing', theirs: /^\[\]$/, reason: UNKNOWN },
  ]
}

interface Mined {
  readonly blockNumber: string
  readonly transactionIndex: string
}

function newestFirst(items: readonly Mined[]): readonly Mined[] {
  return [...items].sort((a, b) => Number(b.blockNumber) - Number(a.blockNumber) || Number(b.transactionIndex) - Number(a.transactionIndex))
}

/** Otterscan's methods. */
const OF_OTTERSCAN: readonly KnownDifference[] = [
  { at: 'ots_getBlockDetails/*/block/logsBloom', theirs: /^"0x/, reason: SLIM },
  { at: 'ots_getBlockDetails/nothing', reason: UNKNOWN },
  { at: 'ots_getBlockTransactions/*/fullblock/logsBloom', theirs: /^"0x/, reason: SLIM },
  { at: 'ots_getBlockTransactions/*/receipts/*/logsBloom', theirs: /^"0x/, reason: SLIM },
  { at: 'ots_getBlockTransactions/*/receipts/*/logs', theirs: /^\[/, reason: SLIM },
  { at: 'ots_getBlockTransactions/*/receipts/*/timestamp', theirs: /^"0x/, reason: SLIM },
  { at: 'ots_getInternalOperations/*/**', reason: OUTERMOST },
  { at: 'ots_traceTransaction/*/length', reason: NO_CREATIONS },
  { at: 'ots_traceTransaction/*/*/value', theirs: /^"0x/, reason: NO_VALUE },
  {
    at: 'ots_searchTransactionsAfter/*/**',
    reason: NEWEST_FIRST,
    repair(answer) {
      const page = answer as unknown as { readonly txs: readonly Mined[]; readonly receipts: readonly Mined[] }
      return { ...page, txs: newestFirst(page.txs), receipts: newestFirst(page.receipts) } as unknown as Json
    },
  },
]

export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [...ofObjects(), ...ofTracers(), ...ofParity(), ...OF_OTTERSCAN]

/** The rows of the table in docs/tracing.md: which questions, and whom we follow. */
export function differenceRows(): readonly string[] {
  const reasons = [...new Set(KNOWN_DIFFERENCES.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const questions = new Set(KNOWN_DIFFERENCES.filter((each) => each.reason === reason).map(({ at }) => at.split('/')[0]))
    return `| ${[...questions].map((question) => `\`${question}\``).join(', ')} | ${reason} |`
  })
}
