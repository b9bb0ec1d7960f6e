/** Gas snapshots that are committed: a test fails if its gas is another than in the file. */
import { basename, join } from 'node:path'
import { grouped, LocalError } from '../../../src/internal.js'
import { InvalidAssertion, outcomeOf, succeeded } from '../matchers/index.js'
import { changeText, percent } from './changes.js'
import { replaceFile, textOf } from './replace-file.js'
import { GasSnapshotRefused, parseGasSnapshot, withGas } from './snapshot-file.js'

/**
 * - `write`: new names are written, another gas fails
 * - `update`: every gas is written
 * - `check`: nothing is written; a new name fails
 */
export type GasSnapshotMode = 'write' | 'update' | 'check'

/** Options of gas snapshots. */
export interface GasSnapshotOptions {
  /** Name of the file in `snapshots/`. Default: the file `.gas-snapshot`. */
  readonly group?: string
  /** Folder of the files. Default: the working directory. */
  readonly folder?: string
  /** Percent by which the gas may differ. Default 0. */
  readonly tolerance?: number
  /** Default: the variable `EVMBED_GAS_SNAPSHOTS` of the environment; without it `check` if the variable `CI` is set, otherwise `write`. */
  readonly mode?: GasSnapshotMode
}

/** The gas of a test is another than in the snapshot, or is not in it. */
export class GasChanged extends LocalError {}

/** Result of a comparison with a snapshot. */
export interface GasMeasurement {
  readonly gas: bigint
  /** Gas in the file before. Undefined if the name is new. */
  readonly before: bigint | undefined
  /** Whether the file was changed. */
  readonly isWritten: boolean
  /** A name with the same gas that no test has asked for yet: it may be the former name of this one. */
  readonly suspectedFormerName: string | undefined
}

/** Names that were compared in this process, by file. */
const seen = new Map<string, Set<string>>()
/** Ends of the changes of each file in this process. */
const changes = new Map<string, Promise<unknown>>()

/**
 * Compares the gas of a transaction with the committed snapshot, in the files that Forge and Hardhat write: `.gas-snapshot`, or `snapshots/GROUP.json`
 * with the option `group`.
 *
 * Rejects with `GasChanged` if it differs by more than the tolerance, with `GasSnapshotRefused` for a file that cannot be read, such as one with conflicts
 * of git, and with `InvalidAssertion` for a transaction that failed.
 *
 * @param transaction - a hash, a receipt, a response, a promise of one, a call, or an amount of gas
 *
 * @example
 * ```ts
 * await gasSnapshot('Coin transfer', token.write.transfer([bob, 5n]))
 * ```
 */
export async function gasSnapshot(name: string, transaction: unknown, options: GasSnapshotOptions = {}): Promise<GasMeasurement> {
  const { group, folder = '.', tolerance = 0 } = options
  const mode = options.mode ?? defaultMode()
  if (name.trim() === '' || /[\r\n]/.test(name))
    throw new InvalidAssertion(`Expected a name of one line for the gas snapshot, got ${JSON.stringify(name)}`)
  if (!(tolerance >= 0)) throw new InvalidAssertion(`Expected a tolerance in percent, got ${tolerance}`)
  const gas = await gasOf(transaction)
  const path = group === undefined ? join(folder, '.gas-snapshot') : join(folder, 'snapshots', `${fileName(group)}.json`)
  const shownPath = group === undefined ? '.gas-snapshot' : `snapshots/${group}.json`
  return inTurn(path, () => compare({ name, gas, path, shownPath, tolerance, mode }))
}

interface Comparison {
  readonly name: string
  readonly gas: bigint
  readonly path: string
  readonly shownPath: string
  readonly tolerance: number
  readonly mode: GasSnapshotMode
}

async function compare({ name, gas, path, shownPath, tolerance, mode }: Comparison): Promise<GasMeasurement> {
  const snapshot = parseGasSnapshot((await textOf(path)) || emptyFile(path), shownPath)
  const names = seen.get(path) ?? new Set()
  seen.set(path, names)
  names.add(name)
  const before = snapshot.get(name)
  const [suspectedFormerName] = snapshot.has(name)
    ? []
    : ([...snapshot].find(([other, amount]) => amount === gas && !names.has(other)) ?? [])
  const measurement = { gas, before, suspectedFormerName, isWritten: false }
  if (snapshot.has(name) && before === undefined) {
    throw new GasSnapshotRefused(`${shownPath} has an average for "${name}", with which one transaction cannot be compared`)
  }
  if (before === gas) return measurement
  const isTolerated = before !== undefined && Math.abs(percent(before, gas)) <= tolerance
  if (mode === 'update' || (mode === 'write' && before === undefined)) {
    // Other processes may have written others meanwhile.
    await replaceFile(path, (text) => {
      parseGasSnapshot(text || emptyFile(path), shownPath)
      return withGas(text, path, name, gas)
    })
    return { ...measurement, isWritten: true }
  }
  if (isTolerated) return measurement
  if (before === undefined) {
    const rename = suspectedFormerName === undefined ? '' : ` "${suspectedFormerName}" has the same gas: was it renamed?`
    throw new GasChanged(
      `${shownPath} has no gas of "${name}", which is ${grouped(gas)}.${rename} Snapshots are not written here: run the test with ${MODE}=write and commit the file`,
    )
  }
  const limit = tolerance === 0 ? '' : `, more than the tolerance of ${tolerance} %`
  throw new GasChanged(
    `The gas of "${name}" is ${grouped(gas)}, but ${shownPath} has ${grouped(before)}: ${changeText(before, gas)}${limit}. Run the test with ${MODE}=update to accept it`,
  )
}

/** Variable of the environment with the mode. */
const MODE = 'EVMBED_GAS_SNAPSHOTS'

function defaultMode(): GasSnapshotMode {
  const { [MODE]: given = '', CI = '' } = process.env
  if (given === 'write' || given === 'update' || given === 'check') return given
  if (given !== '') throw new InvalidAssertion(`${MODE}: expected write, update or check, got ${JSON.stringify(given)}`)
  return CI === '' || CI === 'false' || CI === '0' ? 'write' : 'check'
}

async function gasOf(transaction: unknown): Promise<bigint> {
  if (typeof transaction === 'bigint' && transaction >= 0n) return transaction
  const sent = await succeeded(await outcomeOf(transaction, []), 'to use gas')
  return (await sent.receipt()).gasUsed
}

function fileName(group: string): string {
  if (group !== '' && basename(group) === group && !/[\\/:]|^\.+$/.test(group)) return group
  throw new InvalidAssertion(`Expected the name of a file for the group of a gas snapshot, got ${JSON.stringify(group)}`)
}

function emptyFile(path: string): string {
  return path.endsWith('.json') ? '{}' : ''
}

/** Runs changes of a file one after the other. */
function inTurn<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
  const turn = (changes.get(path) ?? Promise.resolve()).then(task, task)
  changes.set(path, turn)
  return turn
}
