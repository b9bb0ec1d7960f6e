import { checksumAddress } from '../primitives/keccak.js'
import type { ExplainedAction, ExplainedFrame, Explanation, StorageChange, ValueFlow } from './explanation.js'
import { stackLines } from './stack-lines.js'
import { joined } from './storage-changes.js'
import {
  addressText,
  alternativesText,
  argumentsText,
  bytesText,
  escaped,
  etherText,
  frameName,
  grouped,
  namedText,
  nameText,
  shortHex,
} from './words.js'

export interface FormatOptions {
  /** Whether to paint with the colours of a terminal. Default false. */
  readonly color?: boolean
}

type Paint = (text: string) => string

interface Paints {
  readonly bold: Paint
  readonly dim: Paint
  readonly red: Paint
  readonly green: Paint
  readonly cyan: Paint
}

function paints(isColored: boolean): Paints {
  const paint =
    (start: number, end: number): Paint =>
    (text) =>
      isColored ? `\x1b[${start}m${text}\x1b[${end}m` : text
  return { bold: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), cyan: paint(36, 39) }
}

/** A line of the tree; those of frames have gas. */
interface TreeLine {
  readonly gas?: readonly [used: bigint, own: bigint]
  readonly depth: number
  readonly text: string
}

/**
 * An explanation for a terminal: the frames as a tree, with the gas that each used with and without those within it, then what has lasted, and at last
 * how it ended.
 *
 * @example
 * ```ts
 * console.log(formatExplanation(await node.explain(hash)))
 * ```
 */
export function formatExplanation(explanation: Explanation, { color = false }: FormatOptions = {}): string {
  const paint = paints(color)
  const { failure } = explanation
  return [
    ...heading(explanation, paint),
    '',
    ...tree(explanation, paint),
    ...sections(explanation, paint),
    '',
    failure ? `${paint.red('Failed')}: ${failure.sentence}` : paint.green('Succeeded.'),
    ...stackLines(failure?.stack ?? []),
    ...(failure?.source === undefined ? [] : ['', ...failure.source.split('\n').map((line) => paint.dim(escapedLine(line)))]),
  ].join('\n')
}

/** A source has tabs. */
function escapedLine(line: string): string {
  return line.split('\t').map(escaped).join('\t')
}

function heading(explanation: Explanation, { bold, dim }: Paints): string[] {
  const { transactionHash, blockNumber, from, to, value, names, gasUsed, gasLimit, intrinsicGas, gasRefunded } = explanation
  const subject =
    transactionHash === undefined ? `Call over block ${blockNumber}` : `Transaction ${transactionHash} in block ${blockNumber}`
  const target = to === undefined ? 'creates a contract' : `to ${addressText(to, names)}`
  const before = `${grouped(intrinsicGas)} before any code ran`
  const after = gasRefunded > 0n ? `, ${grouped(gasRefunded)} refunded` : ''
  return [
    bold(subject),
    `from ${checksumAddress(from)} ${target}${value > 0n ? ` with ${etherText(value)}` : ''}`,
    dim(`gas ${grouped(gasUsed)} of ${grouped(gasLimit)} (${before}${after})`),
  ]
}

function tree({ frame }: Explanation, paint: Paints): string[] {
  const lines = [...linesOf(frame, paint)]
  const gas = lines.map((line) => (line.gas ?? []).map(grouped))
  const widths = [0, 1].map((column) => gas.reduce((width, cells) => Math.max(width, cells[column]?.length ?? 0), 'used'.length))
  const row = (cells: readonly string[]) => widths.map((width, column) => (cells[column] ?? '').padStart(width)).join('  ')
  return [
    paint.dim(`${row(['used', 'own'])}  gas`),
    ...lines.map(({ depth, text }, index) => `${paint.dim(row(gas[index] ?? []))}  ${'  '.repeat(depth)}${text}`.trimEnd()),
  ]
}

/** Line after line with those that wait behind: calls may be nested deeper than the host's stack has room for. */
function* linesOf(outermost: ExplainedFrame, paint: Paints): IterableIterator<TreeLine> {
  const rest: { readonly action: ExplainedAction; readonly around: ExplainedFrame; readonly depth: number }[] = []
  rest.push({ action: { kind: 'call', frame: outermost }, around: outermost, depth: 0 })
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { action, around, depth } = next
    if (action.kind !== 'call') {
      for (const text of actionText(action, around, paint)) yield { depth, text }
      continue
    }
    const { frame } = action
    yield { gas: [frame.gasUsed, frame.ownGas], depth, text: frameText(frame, paint) }
    for (const inner of withoutRepetitions(frame.actions).reverse()) rest.push({ action: inner, around: frame, depth: depth + 1 })
  }
}

/** Merges successive writes to one slot: a loop may write its counter a thousand times. */
function withoutRepetitions(actions: readonly ExplainedAction[]): ExplainedAction[] {
  const merged: ExplainedAction[] = []
  for (const action of actions) {
    const last = merged.at(-1)
    const isRepetition =
      action.kind === 'storage' && last?.kind === 'storage' && last.slot === action.slot && last.address === action.address
    if (isRepetition) merged.splice(-1, 1, { kind: 'storage', ...joined(last, action) })
    else merged.push(action)
  }
  return merged
}

function frameText(frame: ExplainedFrame, { bold, dim, red }: Paints): string {
  const { type, to, value = 0n, call, input } = frame
  // A delegated call has its caller's value, which does not move.
  const paid = value > 0n && type !== 'DELEGATECALL' ? ` with ${etherText(value)}` : ''
  if (type === 'SELFDESTRUCT') return `${type} leaves ${etherText(value)} to ${checksumAddress(to)}`
  const isCreation = type === 'CREATE' || type === 'CREATE2'
  const known = frameName(frame)
  const data = call || input.length <= 4 || isCreation ? '' : `(${bytesText(input.subarray(4))})`
  const name = `${bold(isCreation ? (frame.contract ? nameText(frame.contract.name) : 'a contract') : known)}${call ? `(${argumentsText(call.arguments)})` : data}`
  const doubt = call && call.alternatives.length > 0 ? dim(alternativesText(call.alternatives)) : ''
  const place = dim(
    `${known === '' ? '' : ' '}at ${checksumAddress(to)}${frame.delegate ? ` (code of ${checksumAddress(frame.delegate)})` : ''}`,
  )
  return `${type} ${name}${doubt}${place}${paid}${outcome(frame, red)}`
}

function outcome({ type, call, output, error, revert }: ExplainedFrame, red: Paint): string {
  if (error !== undefined) return red(` ✗ ${revert ? namedText(revert) : error}`)
  if (call?.returned) return call.returned.length === 0 ? '' : ` → ${argumentsText(call.returned)}`
  if (type === 'CREATE' || type === 'CREATE2') return ` → ${grouped(BigInt(output.length))} bytes of code`
  return output.length === 0 ? '' : ` → ${bytesText(output)}`
}

function actionText(action: Exclude<ExplainedAction, { kind: 'call' }>, frame: ExplainedFrame, { dim, cyan }: Paints): string[] {
  if (action.kind === 'console') return action.text.split('\n').map((line) => cyan(`console.log: ${escaped(line)}`))
  if (action.kind === 'storage') {
    // Delegated code writes to the storage of its caller.
    const where = action.address === frame.to ? '' : ` of ${checksumAddress(action.address)}`
    return changeTexts(action).map((text) => dim(`storage${where} ${text}`))
  }
  const { event, topics, data } = action
  const unknown = [...topics.map((topic) => `topic ${topic}`), ...(data.length === 0 ? [] : [bytesText(data)])].join(', ')
  return [`event ${event ? namedText(event) : unknown}`]
}

/** `balances[0x…]: 0 → 5`; the words of the slot if no name is known. */
function changeTexts({ slot, before, after, variables }: StorageChange): string[] {
  if (variables) return variables.map((variable) => escaped(`${variable.path}: ${variable.before} → ${variable.after}`))
  return [`${shortHex(slot)}: ${shortHex(before)} → ${shortHex(after)}`]
}

function sections(explanation: Explanation, { bold }: Paints): string[] {
  const { names, valueFlows, storageChanges, createdContracts, destroyedContracts } = explanation
  const at = (address: `0x${string}`) => addressText(address, names)
  const parts: readonly (readonly [string, readonly string[]])[] = [
    ['Value', valueFlows.map((flow) => `${amountText(flow, at)}: ${at(flow.from)} → ${at(flow.to)}`)],
    ['Storage', storageChanges.flatMap((change) => changeTexts(change).map((text) => `${at(change.address)} ${text}`))],
    ['Created', createdContracts.map(({ address, creator }) => `${at(address)} by ${at(creator)}`)],
    [
      'Destroyed',
      destroyedContracts.map(
        ({ address, beneficiary, balance, isGone }) =>
          `${at(address)}${isGone ? '' : ' (it stays, without its ether)'}, ${etherText(balance)} to ${at(beneficiary)}`,
      ),
    ],
  ]
  return parts.flatMap(([title, lines]) => (lines.length === 0 ? [] : ['', bold(title), ...lines.map((line) => `  ${line}`)]))
}

function amountText({ token, amount, tokenId }: ValueFlow, at: (address: `0x${string}`) => string): string {
  if (token === undefined) return etherText(amount ?? 0n)
  return tokenId === undefined ? `${amount} of ${at(token)}` : `number ${tokenId} of ${at(token)}`
}
