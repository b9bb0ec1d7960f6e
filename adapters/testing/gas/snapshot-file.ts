/**
 * Gas snapshots as Forge and Hardhat write them: `.gas-snapshot` with a line for each test, `NAME (gas: 51234)`, and `snapshots/GROUP.json` with an object
 * of numbers as text. A change leaves the rest of the text as it is: order, blank lines, indentation and line ends.
 */

import { LocalError } from '../../../src/internal.js'

/** A snapshot file that cannot be read. Nothing is written then. */
export class GasSnapshotRefused extends LocalError {}

/** Gas by name, in the order of the file. Undefined for what has no single number, such as the average of a fuzz test. */
export type GasByName = ReadonlyMap<string, bigint | undefined>

const LINE = /^(.+) \(gas: (\d+)\)$/
/** Averages of Forge and Hardhat: `(runs: 256, μ: 31222, ~: 31445)`. */
const AVERAGES = /^(.+) \((?:runs: [^()]*|calls: [^()]*)\)$/
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/

export function isJsonFile(path: string): boolean {
  return path.endsWith('.json')
}

/**
 * Reads the text of a snapshot file. Throws `GasSnapshotRefused` for conflict markers of git, and for anything else that is no snapshot.
 *
 * @param path - of the file, whose ending tells the format
 */
export function parseGasSnapshot(text: string, path: string): GasByName {
  const conflict = text.split(/\r?\n/).findIndex((line) => CONFLICT.test(line))
  if (conflict >= 0) {
    throw new GasSnapshotRefused(`${path} has an unresolved conflict of git in line ${conflict + 1}. Resolve it first: nothing was changed`)
  }
  return isJsonFile(path) ? parseJson(text, path) : parseLines(text, path)
}

function parseLines(text: string, path: string): GasByName {
  const gas = new Map<string, bigint | undefined>()
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [, name, amount] = LINE.exec(line) ?? AVERAGES.exec(line) ?? []
    if (name === undefined) throw new GasSnapshotRefused(`${path}, line ${i + 1}: expected "NAME (gas: NUMBER)", got ${shown(line)}`)
    if (gas.has(name)) throw new GasSnapshotRefused(`${path}, line ${i + 1}: ${shown(name)} is there twice`)
    gas.set(name, amount === undefined ? undefined : BigInt(amount))
  }
  return gas
}

function parseJson(text: string, path: string): GasByName {
  const value = json(text, path)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new GasSnapshotRefused(`${path}: expected an object`)
  for (const [name, amount] of Object.entries(value)) {
    if (typeof amount !== 'string' || !/^\d+$/.test(amount)) {
      throw new GasSnapshotRefused(`${path}: expected a number as text for ${shown(name)}, got ${shown(amount)}`)
    }
  }
  const gas = new Map<string, bigint>()
  for (const { name, amount } of membersOf(text)) {
    if (gas.has(name)) throw new GasSnapshotRefused(`${path}: ${shown(name)} is there twice`)
    gas.set(name, BigInt(amount))
  }
  return gas
}

/** A member of an object in JSON, and its place in the text. */
interface Member {
  readonly name: string
  readonly amount: string
  readonly start: number
  readonly end: number
}

/** Returns the members of an object of texts in their order in the file: `JSON.parse` puts names that are numbers first. */
function membersOf(text: string): readonly Member[] {
  return [...text.matchAll(/("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*")/g)].map(
    ({ 0: whole, 1: name = '""', 2: amount = '""', index }) => ({
      name: JSON.parse(name),
      amount: JSON.parse(amount),
      start: index,
      end: index + whole.length,
    }),
  )
}

function json(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new GasSnapshotRefused(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Returns the text of a snapshot file with another number for a name. A new name takes its place in alphabetical order. */
export function withGas(text: string, path: string, name: string, gas: bigint): string {
  return isJsonFile(path) ? withMember(text, name, gas) : withLine(text, name, gas)
}

function withLine(text: string, name: string, gas: bigint): string {
  const lines = text.split('\n')
  const ending = text.includes('\r\n') ? '\r' : ''
  const line = `${name} (gas: ${gas})${ending}`
  const place = lines.findIndex((other) => nameOf(other) === name)
  if (place >= 0) return lines.with(place, line).join('\n')
  const last = lines.findLastIndex(isNotBlank)
  const later = lines.findIndex((other) => isNotBlank(other) && nameOf(other) > name)
  const whole = lines.toSpliced(later < 0 ? last + 1 : later, 0, line).join('\n')
  return whole.endsWith('\n') ? whole : `${whole}\n`
}

function isNotBlank(line: string): boolean {
  return line.trim() !== ''
}

function withMember(text: string, name: string, gas: bigint): string {
  const members = membersOf(text)
  const member = `${JSON.stringify(name)}: "${gas}"`
  const same = members.find((other) => other.name === name)
  if (same) return `${text.slice(0, same.start)}${member}${text.slice(same.end)}`
  const last = members.at(-1)
  // Foundry's files end without a line end.
  if (!last) return `{\n  ${member}\n}${text === '' || text.endsWith('\n') ? '\n' : ''}`
  const later = members.find((other) => other.name > name)
  const place = later?.start ?? last.end
  const indentation = /\s*$/.exec(text.slice(0, (later ?? last).start))?.[0] ?? ''
  return `${text.slice(0, place)}${later ? `${member},${indentation}` : `,${indentation}${member}`}${text.slice(place)}`
}

function nameOf(line: string): string {
  return line.replace(/ \([^()]*\)\r?$/, '')
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
