/** Text below the assertion of a failing test: the transactions that it has sent. Loaded by the first failure. */
import { type Explanation, formatExplanation, type Json, type Node } from '../../src/internal.js'
import type { FailedCall, TestChain } from './test-chain.js'

/** Transactions that are shown whole; of others a line. */
const SHOWN = 4
/** Lines of a transaction. */
const LINES = 36
/** Lines at the beginning of a transaction that is cut. */
const HEAD = 10
const LONGEST_LINE = 240
/** Transactions that are read, from the last one backwards. */
const MOST = 50
/** Gas of a failed call that is run again. */
const GAS = '0x1000000'
const ZERO = `0x${'0'.repeat(40)}`

interface Explained {
  readonly title: string
  readonly explanation: Explanation
}

/** Returns the transactions and the failed calls of a test, failures first; an empty text if there are none. */
export async function failureReport(chain: TestChain): Promise<string> {
  const { node } = await chain.open()
  await registerContracts(chain, node)
  const hashes = await transactionsSince(node, chain.firstBlock)
  const sent: Explained[] = []
  for (const hash of hashes.slice(-MOST)) sent.push({ title: `transaction ${hash}`, explanation: await node.explain(hash) })
  const calls: Explained[] = []
  for (const call of chain.failedCalls) calls.push(...(await explainCall(node, call)))
  const all = [...calls.reverse(), ...sent.filter(hasFailed).reverse(), ...sent.filter((one) => !hasFailed(one)).reverse()]
  if (all.length === 0) return ''
  const color = hasColors()
  const whole = all.slice(0, SHOWN).flatMap((one, index) => ['', ...sectionOf(one, index + 1, color)])
  const others = all.slice(SHOWN).map(({ title, explanation }) => clean(`  ${title}: ${outcomeOf(explanation)}`))
  const left = all.length - SHOWN
  const count = `${all.length}${hashes.length > MOST ? ` of the last ${MOST}` : ''}`
  return [
    `Transactions and failed calls of ${chain.title} (${count}), failures first:`,
    ...whole,
    ...(left > 0 ? ['', `${left} more:`, ...others.slice(0, LINES)] : []),
  ].join('\n')
}

function hasFailed({ explanation }: Explained): boolean {
  return explanation.failure !== undefined
}

/** Names the contracts of the project. Those that are no artifacts stay without a name. */
async function registerContracts({ contracts }: TestChain, node: Node): Promise<void> {
  for (const artifact of await contracts.all()) {
    try {
      node.artifacts.add(artifact)
    } catch {}
  }
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
async function explainCall(node: Node, { method, params, block }: FailedCall): Promise<Explained[]> {
  const [call] = Array.isArray(params) ? params : []
  if (typeof call !== 'object' || call === null) return []
  const fork = await node.fork({ block, automine: true, blockInterval: 0 })
  try {
    const { from = ZERO, to, data, input, value }: { readonly [field: string]: Json } = call
    const fields = Object.entries({ from, to, data: data ?? input, value }).filter(([, field]) => field !== undefined && field !== null)
    await fork.call('hardhat_impersonateAccount', [from])
    await fork.call('hardhat_setBalance', [from, `0x${(10n ** 30n).toString(16)}`])
    const hash = await fork.call('eth_sendTransaction', [{ ...Object.fromEntries(fields), gas: GAS }])
    return [{ title: `${method} after block ${block}`, explanation: await fork.explain(String(hash)) }]
  } catch {
    return []
  } finally {
    await fork.close()
  }
}

function outcomeOf({ failure }: Explanation): string {
  return failure ? `failed: ${failure.sentence}` : 'succeeded'
}

function sectionOf({ title, explanation }: Explained, number: number, color: boolean): string[] {
  // The first line is the hash, the last one how it ended.
  const [, parties = '', gas = '', , ...rest] = formatExplanation(explanation, { color }).split('\n')
  const body = [parties, gas, ...rest.slice(0, -2)]
  return [`${number}. ${title}: ${outcomeOf(explanation)}`, ...shortened(body, color).map((line) => `   ${line}`.trimEnd())].map(
    color ? cut : clean,
  )
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

/** Text of a chain is untrusted: no control characters reach the terminal. `formatExplanation` escapes those of values; names are escaped here. */
function clean(line: string): string {
  return cut(line.replaceAll(/[\p{Cc}\p{Cf}]/gu, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`))
}

function cut(line: string): string {
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line
}

function hasColors(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0'
  return process.stderr.isTTY === true
}
