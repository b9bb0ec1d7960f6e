/** Text below the assertion of a failing test: the transactions that it has sent. Loaded by the first failure. */
import { stripVTControlCharacters } from 'node:util'
import { type Explanation, escaped, formatExplanation, isJsonObject, type Node, stackLines } from '../../src/internal.js'
import type { FailedCall, TestChain } from './test-chain.js'

/** Transactions that are shown whole; of others a line. */
const SHOWN = 4
/** Lines of a transaction. */
const LINES = 36
/** Lines at the beginning of a transaction that is cut. */
const HEAD = 10
const LONGEST_LINE = 240
/** Frames of Solidity of a transaction. */
const FRAMES = 8
/** Characters of the sentence on why a transaction failed. */
const LONGEST_HEADING = 1_000
/** Transactions that are read, from the last one backwards. */
const MOST = 50
/** Gas of a failed call that is run again. */
const GAS = '0x1000000'
const ZERO = `0x${'0'.repeat(40)}`

/** A transaction, or a call that failed. It is explained if it is shown whole. */
interface Run {
  readonly title: string
  readonly hasFailed: boolean
  explain(): Promise<Explanation | undefined>
}

/** Returns the transactions and the failed calls of a test, failures first; an empty text if there are none. */
export async function failureReport(chain: TestChain): Promise<string> {
  const { node } = await chain.open()
  const hashes = await transactionsSince(node, chain.firstBlock)
  const sent = await Promise.all(hashes.slice(-MOST).map((hash) => sentRun(node, hash)))
  const calls = chain.failedCalls.map((call) => failedRun(node, call))
  const [failed, succeeded] = [sent.filter(({ hasFailed }) => hasFailed), sent.filter(({ hasFailed }) => !hasFailed)]
  const all = [...calls.reverse(), ...failed.reverse(), ...succeeded.reverse()]
  if (all.length === 0) return ''
  await chain.contracts.register(node)
  const color = hasColors()
  const whole: string[] = []
  for (const [index, run] of all.slice(0, SHOWN).entries()) whole.push('', ...(await sectionOf(run, index + 1, color)))
  const others = all.slice(SHOWN).map((run) => `  ${run.title}: ${outcomeOf(run, undefined)}`)
  const left = hashes.length > MOST ? [`  and ${hashes.length - MOST} or more before them`] : []
  return [
    clean(`Transactions and failed calls of ${chain.title} (${all.length}), failures first:`, LONGEST_HEADING),
    ...whole,
    ...(others.length > 0 ? ['', `${others.length} more:`, ...others, ...left] : []),
  ].join('\n')
}

async function sentRun(node: Node, hash: string): Promise<Run> {
  const receipt = await node.call('eth_getTransactionReceipt', [hash])
  const hasFailed = isJsonObject(receipt) && receipt.status === '0x0'
  return { title: `transaction ${hash}`, hasFailed, explain: () => node.explain(hash) }
}

function failedRun(node: Node, call: FailedCall): Run {
  return { title: `${call.method} after block ${call.block}`, hasFailed: true, explain: () => explainCall(node, call) }
}

async function transactionsSince(node: Node, first: bigint): Promise<string[]> {
  const hashes: string[] = []
  const last = BigInt(node.statistics().height)
  // From the head backwards: a test may mine a million blocks.
  for (let number = last; number > first && hashes.length <= MOST && last - number < 1_000n; number--) {
    const block = await node.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
    for (const transaction of block?.transactions.toReversed() ?? []) {
      if (typeof transaction === 'string') hashes.push(transaction)
    }
  }
  return hashes.reverse()
}

/** Runs a failed call again as a transaction on a fork, and explains it. */
async function explainCall(node: Node, { params, block }: FailedCall): Promise<Explanation | undefined> {
  const [call]: readonly unknown[] = Array.isArray(params) ? params : []
  if (!isJsonObject(call)) return undefined
  const fork = await node.fork({ block, mining: { automine: true, blockIntervalMs: 0 } })
  try {
    const { from = ZERO, to, data, input, value } = call
    const fields = Object.entries({ from, to, data: data ?? input, value }).filter(([, field]) => field !== undefined && field !== null)
    await fork.call('hardhat_impersonateAccount', [from])
    await fork.call('hardhat_setBalance', [from, `0x${(10n ** 30n).toString(16)}`])
    const hash = await fork.call('eth_sendTransaction', [{ ...Object.fromEntries(fields), gas: GAS }])
    return await fork.explain(String(hash))
  } catch {
    return undefined
  } finally {
    await fork.close()
  }
}

function outcomeOf({ hasFailed }: Run, explanation: Explanation | undefined): string {
  if (!hasFailed) return 'succeeded'
  return explanation?.failure ? `failed: ${explanation.failure.sentence}` : 'failed'
}

async function sectionOf(run: Run, number: number, color: boolean): Promise<string[]> {
  const explanation = await run.explain()
  const heading = `${number}. ${run.title}: ${outcomeOf(run, explanation)}`
  // The first line is the hash, the last one how it ended.
  const failure = explanation?.failure
  // Those of the frame in which the failure began are below the heading.
  const plain = explanation && { ...explanation, failure: failure && { ...failure, stack: undefined, source: undefined } }
  const [, parties = '', gas = '', , ...rest] = plain ? formatExplanation(plain, { color }).split('\n') : []
  const frames = failure?.stack?.some(({ file }) => file !== undefined) ? stackLines(failure.stack) : []
  const source = failure?.source?.replaceAll('\t', '    ').split('\n') ?? []
  const body = explanation ? shortened([parties, gas, ...rest.slice(0, -2)], color) : []
  const lead = [...frames.slice(0, FRAMES), ...source.map((line) => `   ${line}`.trimEnd())].map((line) => clean(line))
  return [clean(heading, LONGEST_HEADING), ...lead, ...body.map((line) => cut(`   ${line}`.trimEnd()))]
}

/** Keeps the beginning and the frame in which the failure began, the last of those that failed. */
function shortened(lines: readonly string[], color: boolean): readonly string[] {
  if (lines.length <= LINES) return lines
  const failed = lines.findLastIndex((line) => line.includes(' ✗ '))
  const rest = LINES - HEAD
  const start = Math.max(HEAD, Math.min(failed < 0 ? HEAD : failed - Math.floor(rest / 2), lines.length - rest))
  const dim = (text: string) => (color ? `\x1b[2m${text}\x1b[22m` : text)
  const gap = (count: number) => (count > 0 ? [dim(`… ${count} lines`)] : [])
  return [...lines.slice(0, HEAD), ...gap(start - HEAD), ...lines.slice(start, start + rest), ...gap(lines.length - start - rest)]
}

/**
 * Texts of a chain, of an ABI and of a test are untrusted: no control characters of theirs reach the terminal. `formatExplanation` escapes its own, with
 * colours, too.
 */
function clean(line: string, longest = LONGEST_LINE): string {
  return cut(escaped(line), longest)
}

/** A line that is cut has no colours, whose ends would be missing. */
function cut(line: string, longest = LONGEST_LINE): string {
  const text = stripVTControlCharacters(line)
  return text.length > longest ? `${text.slice(0, longest)}…` : line
}

function hasColors(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0'
  return process.stderr.isTTY === true
}
