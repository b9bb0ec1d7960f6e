/** The public data that this project has run whole, by hash. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBytes, unpackedName } from './files.js'
import type { Suite } from './suite.js'

/** The files of a folder of a suite. */
export interface FolderHash {
  readonly files: number
  /** SHA-256 of a line for each file, in order: the SHA-256 of its content without gzip, two spaces, its name without `.gz`. */
  readonly sha256: string
}

/** By the first folder below that of the suite; `.` for the files beside these folders. */
export type SuiteHashes = Readonly<Record<string, FolderHash>>

/** By the name of the suite. */
export type Manifest = Readonly<Record<string, SuiteHashes>>

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** The hashes of everything that a suite reads in a folder. */
export function hashSuite(suite: Suite, folder: string): SuiteHashes {
  const lines = new Map<string, string[]>()
  for (const file of suite.inputs?.(folder) ?? suite.parts(folder)) {
    const top = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.'
    const digest = createHash('sha256')
      .update(readBytes(join(folder, file)))
      .digest('hex')
    lines.set(top, [...(lines.get(top) ?? []), `${digest}  ${unpackedName(file)}\n`])
  }
  const hashes = [...lines].map(([name, files]): [string, FolderHash] => [
    name,
    { files: files.length, sha256: createHash('sha256').update(files.sort().join('')).digest('hex') },
  ])
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)))
}

export interface Comparison {
  /** A sentence for each folder whose content is not the one in the manifest. */
  readonly unknown: readonly string[]
  /** A sentence for each folder of the manifest that is not here. */
  readonly missing: readonly string[]
}

export function compareWithManifest(suite: Suite, found: SuiteHashes, known: SuiteHashes = {}): Comparison {
  const titleOf = (name: string) => (name === '.' ? suite.name : `${suite.name}/${name}`)
  const unknown = Object.entries(found).flatMap(([name, { files, sha256 }]) => {
    const expected = known[name]
    if (expected?.sha256 === sha256) return []
    const difference = expected ? `the manifest has other content (${expected.files} files)` : 'the manifest does not have it'
    return [`${titleOf(name)} (${files} files): ${difference}`]
  })
  const missing = Object.keys(known).filter((name) => !(name in found))
  return { unknown, missing: missing.map((name) => `${titleOf(name)}: not here`) }
}
