import * as fs from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Address, addressInKeyFile, type Json, type KeyProtection, type KeyStore, KeyStoreFailed } from '../../src/internal.js'
import { isErrno, type ReplacingDisk, reasonOf, replaceFile } from '../files/index.js'

export interface KeyStoreOptions {
  /** How new keys are encrypted. Default: `standard`, as geth writes them. `light` is for keys of tests. */
  readonly protection?: KeyProtection
}

/** What the store does on the disk, for tests that stop it between any two operations. */
export type Disk = ReplacingDisk & Pick<typeof fs, 'mkdir' | 'readdir' | 'readFile' | 'stat'>

/** A key file takes less than a kilobyte; what is larger is something else. */
const MAX_FILE_SIZE = 65_536

interface FoundKey {
  readonly path: string
  readonly address: Address
  readonly file: Json
}

/** A file with the name of a key file that holds none. */
interface Unreadable {
  readonly path: string
  readonly reason: string
}

/**
 * Keys in a directory, one file each, as geth keeps them: the same names, the same format, so either program may use the other's directory.
 *
 * A file appears whole or not at all, readable by its owner only (mode 0600). Other files in the directory are left alone. The directory is
 * made when the first key is written.
 *
 * @param directory - its path
 *
 * @example
 * const node = await createNode({ keyStore: directoryKeyStore('./data/keystore') })
 */
export function directoryKeyStore(directory: string, { protection = 'standard' }: KeyStoreOptions = {}): KeyStore {
  return keyStoreOn(fs, directory, protection)
}

/** The same on any disk. */
export function keyStoreOn(disk: Disk, directory: string, protection: KeyProtection): KeyStore {
  const root = resolve(directory)
  let writing: Promise<unknown> = Promise.resolve()
  return {
    protection,
    list: () =>
      saying('read', async () => {
        const { found, unreadable } = await scan(disk, root)
        return {
          // A key may lie there twice; the newer file is the one that `read` gives.
          keys: [...new Map(found.map(({ address, path }) => [address, { address, url: urlOf(path) }])).values()],
          unreadable: unreadable.map(({ path, reason }) => ({ url: urlOf(path), reason })),
        }
      }),
    read: (address) => saying('read', async () => (await findKey(disk, root, address))?.file),
    write(address, file) {
      // One after another, or two writes of one address would make two files of it.
      const written = writing.then(() =>
        saying('written', async () => {
          await disk.mkdir(root, { recursive: true, mode: 0o700 })
          const path = (await findKey(disk, root, address))?.path ?? join(root, fileNameOf(address, new Date()))
          await replaceFile(path, [JSON.stringify(file)], disk)
        }),
      )
      writing = written.catch(() => {})
      return written
    },
  }
}

/** Rejects with `KeyStoreFailed` where the platform refuses: callers may know why, and not where. */
async function saying<Outcome>(deed: 'read' | 'written', work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    throw isErrno(error) ? new KeyStoreFailed(`the key store cannot be ${deed}: ${reasonOf(error)}`) : error
  }
}

/** geth's name for a file of keys: `UTC--2026-01-31T12-00-00.123000000Z--` and the address without `0x`. */
function fileNameOf(address: Address, date: Date): string {
  const time = date.toISOString().replaceAll(':', '-').replace('Z', '000000Z')
  return `UTC--${time}--${address.slice(2)}`
}

function urlOf(path: string): string {
  return pathToFileURL(path).href.replace(/^file:/, 'keystore:')
}

/** The newest file with the key of an address. */
async function findKey(disk: Disk, root: string, address: Address): Promise<FoundKey | undefined> {
  const { found } = await scan(disk, root)
  return found.filter((key) => key.address === address).at(-1)
}

/** What the directory holds, by name, and with geth's names so by age. */
async function scan(disk: Disk, root: string): Promise<{ readonly found: FoundKey[]; readonly unreadable: Unreadable[] }> {
  const found: FoundKey[] = []
  const unreadable: Unreadable[] = []
  for (const name of (await namesIn(disk, root)).sort()) {
    const entry = await readKey(disk, join(root, name))
    if (entry && 'file' in entry) found.push(entry)
    // What does not claim to be a key is not ours to complain about.
    else if (entry && name.startsWith('UTC--')) unreadable.push(entry)
  }
  return { found, unreadable }
}

async function namesIn(disk: Disk, root: string): Promise<string[]> {
  try {
    const entries = await disk.readdir(root, { withFileTypes: true })
    // Hidden files, editors' copies, folders and links are no keys; geth passes them over, too.
    return entries.filter((entry) => entry.isFile() && !/^\.|~$/.test(entry.name)).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Undefined when somebody has taken the file away meanwhile. */
async function readKey(disk: Disk, path: string): Promise<FoundKey | Unreadable | undefined> {
  try {
    if ((await disk.stat(path)).size > MAX_FILE_SIZE) return { path, reason: 'too large' }
    const file: Json = JSON.parse(await disk.readFile(path, 'utf8'))
    const address = addressInKeyFile(file)
    return address === undefined ? { path, reason: 'not a key file of version 3' } : { path, address, file }
  } catch (error) {
    if (isMissing(error)) return undefined
    if (error instanceof SyntaxError) return { path, reason: 'not JSON' }
    return { path, reason: error instanceof Error && 'code' in error ? String(error.code) : 'cannot be read' }
  }
}

function isMissing(error: unknown): boolean {
  return isErrno(error) && error.code === 'ENOENT'
}
