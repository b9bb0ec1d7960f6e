/** What changed in committed snapshots since a revision of git. */
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { formatGasChanges } from './changes.js'
import { GasSnapshotRefused } from './snapshot-file.js'

const run = promisify(execFile)

/**
 * Returns as Markdown what changed in the snapshot files of a folder since a revision of git, a table for each file: for a pull request.
 *
 * Rejects with `GasSnapshotRefused` for a revision that git does not know, and for a file that cannot be read.
 *
 * @param revision - such as `origin/main`
 * @param folder - of `.gas-snapshot` and `snapshots/`; default: the working directory
 *
 * @example
 * ```ts
 * console.log(await gasChangesSince('origin/main'))
 * ```
 */
export async function gasChangesSince(revision: string, folder = '.'): Promise<string> {
  const git = async (...args: readonly string[]) => (await run('git', args, { cwd: folder, maxBuffer: 2 ** 28 })).stdout
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).catch((error: unknown) => {
    throw new GasSnapshotRefused(`git knows no revision ${JSON.stringify(revision)} here: ${reasonOf(error)}`)
  })
  const at = commit.trim()
  const listed = await git('ls-tree', '-r', '-z', '--name-only', at, '--', '.gas-snapshot', 'snapshots/')
  const earlier = listed.split('\0').filter(isSnapshot)
  const files = [...new Set([...earlier, ...(await snapshotsIn(folder))])].sort()
  const tables: string[] = []
  for (const file of files) {
    const empty = file.endsWith('.json') ? '{}' : ''
    const before = earlier.includes(file) ? await git('show', `${at}:./${file}`) : empty
    const after = await readFile(join(folder, file), 'utf8').catch(() => empty)
    const table = formatGasChanges(before, after, file)
    if (table.startsWith('|')) tables.push(`### ${file}\n\n${table}`)
  }
  return tables.length === 0 ? 'No gas changed.\n' : tables.join('\n')
}

/** Git does not say why it knows no revision, except that there is no repository. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return text === '' ? 'a shallow clone has only the newest commits' : text
}

async function snapshotsIn(folder: string): Promise<readonly string[]> {
  const inFolder = await readdir(join(folder, 'snapshots')).catch(() => [])
  const own = await readdir(folder)
  return [...own, ...inFolder.map((name) => `snapshots/${name}`)].filter(isSnapshot)
}

function isSnapshot(path: string): boolean {
  return path === '.gas-snapshot' || /^snapshots\/[^/]+\.json$/.test(path)
}
