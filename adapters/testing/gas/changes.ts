/** Differences of two snapshots, and their table for a pull request. */
import { grouped } from '../../../src/internal.js'
import { type GasByName, parseGasSnapshot } from './snapshot-file.js'

/** Change of the gas of a name between two snapshots. */
export interface GasChange {
  readonly name: string
  /** Undefined if the name is new. */
  readonly before: bigint | undefined
  /** Undefined if the name is gone. */
  readonly after: bigint | undefined
  /** The name with the same gas before, if this one is suspected to be the same test under another name. */
  readonly renamedFrom: string | undefined
}

/** Returns what changed between two snapshots, the largest change first. Names whose gas is the same are left out. */
export function compareGas(before: GasByName, after: GasByName): readonly GasChange[] {
  const gone = [...before].filter(([name]) => !after.has(name))
  const added = [...after].filter(([name]) => !before.has(name))
  const renames = new Map<string, string>()
  for (const [name, gas] of added) {
    const same = gone.filter(([, other]) => other !== undefined && other === gas)
    const rival = added.filter(([, other]) => other === gas)
    // Only a single pair with the same gas can be told apart.
    if (same.length === 1 && rival.length === 1 && same[0]) renames.set(name, same[0][0])
  }
  const renamed = new Set(renames.values())
  const changes = [...after].flatMap(([name, gas]): GasChange[] => {
    const renamedFrom = renames.get(name)
    const old = before.get(renamedFrom ?? name)
    return before.has(name) && old === gas ? [] : [{ name, before: old, after: gas, renamedFrom }]
  })
  const removed = gone
    .filter(([name]) => !renamed.has(name))
    .map(([name, gas]): GasChange => ({ name, before: gas, after: undefined, renamedFrom: undefined }))
  return [...changes, ...removed].sort((a, b) => rank(b) - rank(a) || (a.name < b.name ? -1 : 1))
}

/** Changed names come first, then new, renamed and removed ones. */
function rank({ before, after, renamedFrom }: GasChange): number {
  if (before === undefined || after === undefined) return after === undefined ? -3 : -1
  return renamedFrom === undefined ? Math.abs(percent(before, after)) : -2
}

/** Returns the change in percent. */
export function percent(before: bigint, after: bigint): number {
  if (before === 0n) return after === 0n ? 0 : Number.POSITIVE_INFINITY
  return (Number(after - before) / Number(before)) * 100
}

/** `+1,234 (+2.47 %)` */
export function changeText(before: bigint, after: bigint): string {
  const difference = after - before
  const sign = difference > 0n ? '+' : difference < 0n ? '-' : '±'
  const amount = grouped(difference < 0n ? -difference : difference)
  const share = percent(before, after)
  const part = Number.isFinite(share) ? ` (${sign}${Math.abs(share).toFixed(2)} %)` : ''
  return `${sign}${amount}${part}`
}

/**
 * Returns a Markdown table of what changed between the texts of two snapshot files, for a pull request.
 *
 * Throws `GasSnapshotRefused` if one of them cannot be read.
 *
 * @param path - of the file, whose ending tells the format
 *
 * @example
 * ```ts
 * formatGasChanges('transfer (gas: 51000)', 'transfer (gas: 50000)') // '| | before | after | change |\n…'
 * ```
 */
export function formatGasChanges(before: string, after: string, path = '.gas-snapshot'): string {
  const changes = compareGas(parseGasSnapshot(before, path), parseGasSnapshot(after, path))
  if (changes.length === 0) return 'No gas changed.\n'
  const rows = changes.map(({ name, before: old, after: now, renamedFrom }) => {
    const shownName = renamedFrom === undefined ? cell(name) : `${cell(name)}, renamed from ${cell(renamedFrom)}?`
    const change = old !== undefined && now !== undefined ? changeText(old, now) : now === undefined ? 'removed' : 'new'
    return `| ${shownName} | ${amount(old)} | ${amount(now)} | ${change} |`
  })
  return ['| | before | after | change |', '| --- | ---: | ---: | ---: |', ...rows, ''].join('\n')
}

function amount(gas: bigint | undefined): string {
  return gas === undefined ? '' : grouped(gas)
}

/** Returns a name as code in a cell of a Markdown table. */
export function cell(name: string): string {
  return `\`${name.replaceAll(/[`\r\n]/g, "'").replaceAll('|', '\\|')}\``
}
