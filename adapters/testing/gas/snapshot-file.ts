/**
 * Gas snapshots as Forge and Hardhat write them: `.gas-snapshot` with a line for each test, `NAME (gas: 51234)`, and `snapshots/GROUP.json` with an object
 * of numbers as text. What is not changed keeps its text and its place.
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
  return new Map(
    Object.entries(value).map(([name, amount]: [string, unknown]) => {
      if (typeof amount !== 'string' || !/^\d+$/.test(amount)) {
        throw new GasSnapshotRefused(`${path}: expected a number as text for ${shown(name)}, got ${shown(amount)}`)
      }
      return [name, BigInt(amount)]
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
  return isJsonFile(path) ? withMember(text, path, name, gas) : withLine(text, name, gas)
}

function withLine(text: string, name: string, gas: bigint): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const line = `${name} (gas: ${gas})`
  const place = lines.findIndex((other) => nameOf(other) === name)
  if (place >= 0) lines[place] = line
  else lines.splice(placeIn(lines.map(nameOf), name), 0, line)
  return `${lines.join('\n')}\n`
}

function withMember(text: string, path: string, name: string, gas: bigint): string {
  const entries = [...parseJson(text === '' ? '{}' : text, path)].map(([other, amount]): [string, string] => [other, String(amount)])
  const place = entries.findIndex(([other]) => other === name)
  if (place >= 0) entries[place] = [name, String(gas)]
  else
    entries.splice(
      placeIn(
        entries.map(([other]) => other),
        name,
      ),
      0,
      [name, String(gas)],
    )
  // Foundry's files end without a line end.
  const ending = text === '' || text.endsWith('\n') ? '\n' : ''
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}${ending}`
}

function nameOf(line: string): string {
  return line.replace(/ \([^()]*\)\r?$/, '')
}

function placeIn(names: readonly string[], name: string): number {
  const place = names.findIndex((other) => other > name)
  return place < 0 ? names.length : place
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
