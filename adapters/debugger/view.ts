/** Views of a place as lines of text: the source and the stack side by side. */
import { type DebugFrame, type DebugPlace, type DebugSession, escaped, hexToBytes, wordText } from '../../src/internal.js'
import { disassembled, type SourceTexts } from '../../src/internal-debugger.js'

/** Options of shown lines. */
export interface Look {
  /** Characters of a line. */
  readonly width: number
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
}

/** Lines before and behind the current one. */
const AROUND = 4
/** Characters of the stack beside the source. */
const STACK_WIDTH = 34
/** Below it there is no stack beside the source. */
const NARROW = 72

/** `Coin.transfer at src/Coin.sol:12:5` */
export function placeText({ name, file, line, column }: Pick<DebugFrame, 'name' | 'file' | 'line' | 'column'>): string {
  const where = file === undefined ? '' : `${escaped(file)}:${line}${column === undefined ? '' : `:${column}`}`
  return [name === '' ? undefined : escaped(name), where === '' ? undefined : where].filter((part) => part !== undefined).join(' at ')
}

/** Returns the lines of a place, with the source or the instructions around it and the stack beside. */
export async function placeLines(session: DebugSession, texts: SourceTexts, look: Look): Promise<string[]> {
  const place = await session.place()
  const { stack, gas } = await session.machine()
  const [frame] = await session.callStack()
  const here = placeText({ name: place.function ?? frame?.name ?? '', file: place.file, line: place.line, column: place.column })
  const head = `${here === '' ? place.address : here}  [${place.position + 1}/${session.length}] pc ${place.pc} ${place.opcode}, gas ${gas}, depth ${place.depth}`
  const left = place.file === undefined ? await instructionLines(session, place) : sourceLines(texts, place.file, place.line ?? 1)
  const problem = place.problem === undefined ? [] : [look.dim(cut(`(${escaped(place.problem)})`, look.width))]
  return [cut(head, look.width), ...problem, ...beside(left, stackLines(stack, left.length), look)]
}

/** Returns the lines of a source around one. */
export function sourceLines(texts: SourceTexts, file: string, line: number, around = AROUND): MarkedLine[] {
  const lines = texts.text(file)?.lines ?? []
  const first = Math.max(1, line - around)
  const shown = lines.slice(first - 1, line + around)
  const digits = String(first + shown.length).length
  return shown.map((text, index) => ({
    text: `${String(first + index).padStart(digits)} ${escaped(text.replaceAll('\t', '  '))}`,
    isCurrent: first + index === line,
  }))
}

/** A line, and whether it is marked as the current one. */
export interface MarkedLine {
  readonly text: string
  readonly isCurrent: boolean
}

/** Returns the instructions around a place. */
export async function instructionLines(session: DebugSession, { pc }: DebugPlace, around = AROUND): Promise<MarkedLine[]> {
  const instructions = disassembled(hexToBytes(await session.code()))
  const at = instructions.findIndex((instruction) => instruction.pc === pc)
  if (at < 0) return []
  return instructions
    .slice(Math.max(0, at - around), at + around + 1)
    .map((instruction) => ({ text: `${String(instruction.pc).padStart(5)} ${instruction.text}`, isCurrent: instruction.pc === pc }))
}

/** Shows marked lines. */
export function marked(lines: readonly MarkedLine[], look: Look): string[] {
  return lines.map(({ text, isCurrent }) => {
    const line = cut(`${isCurrent ? '>' : ' '} ${text}`, look.width)
    return isCurrent ? look.bold(line) : line
  })
}

function stackLines(stack: readonly bigint[], count: number): string[] {
  const top = stack.toReversed().slice(0, Math.max(count - 1, 3))
  return [
    `stack, ${stack.length} ${stack.length === 1 ? 'item' : 'items'}`,
    ...top.map((item, index) => `${String(index).padStart(2)} ${shortened(wordText(item), STACK_WIDTH - 5)}`),
  ]
}

/** The first and the last digits of a long number. */
function shortened(text: string, width: number): string {
  if (text.length <= width) return text
  const [hex = text] = text.split(' ')
  return hex.length <= width ? hex : `${hex.slice(0, 12)}…${hex.slice(13 - width)}`
}

function beside(left: readonly MarkedLine[], right: readonly string[], look: Look): string[] {
  if (look.width < NARROW) return marked(left, look)
  const width = look.width - STACK_WIDTH - 3
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const { text, isCurrent } = left[index] ?? { text: '', isCurrent: false }
    const line = cut(`${isCurrent ? '>' : ' '} ${text}`, width).padEnd(width)
    return `${isCurrent ? look.bold(line) : line} ${look.dim('│')} ${right[index] ?? ''}`.trimEnd()
  })
}

function cut(text: string, width: number): string {
  const characters = [...text]
  return characters.length <= width ? text : `${characters.slice(0, width - 1).join('')}…`
}
