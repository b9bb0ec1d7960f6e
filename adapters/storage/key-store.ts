import * as fs from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Address, addressInKeyFile, type Json, type KeyProtection, type KeyStore, KeyStoreFailed } from '../../src/internal.js'
import { isErrno, type ReplacingDisk, reasonOf, replaceFile } from '../files/index.js'

/** Options of a key store. */
export interface KeyStoreOptions {
  /** Encryption of new keys. Default: `standard`, as geth encrypts them. `light` is for keys of tests. */
  readonly protection?: KeyProtection | undefined
}

/** File operations of the store. Tests replace them, to stop the store between any two operations. */
export type Disk = ReplacingDisk & Pick<typeof fs, 'mkdir' | 'readdir' | 'readFile' | 'stat'>

/** Maximum bytes of a key file. A key takes less than a kilobyte. */
const MAX_FILE_SIZE = 65_536

interface FoundKey {
  readonly path: string
  readonly address: Address
  readonly file: Json
}

/** A file with the name of a key file, but without a key. */
interface Unreadable {
  readonly path: string
  readonly reason: string
}

/**
 * Creates a key store in a directory, with one file per key. Names and format are geth's, so either program can use the directory of the other.
 *
 * Files are written atomically, readable by their owner only (mode 0600). Other files in the directory stay unchanged. The first write creates the
 * directory.
 *
 * @param directory - path of the directory
 *
 * @example
 * const node = await createNode({ keyStore: directoryKeyStore('./data/keystore') })
 */
export function directoryKeyStore(directory: string, { protection = 'standard' }: KeyStoreOptions = {}): KeyStore {
  return keyStoreOn(fs, directory, protection)
}

/** Creates the key store on any disk. */
export function keyStoreOn(disk: Disk, directory: string, protection: KeyProtection): KeyStore {
  const root = resolve(directory)
  let writing: Promise<unknown> = Promise.resolve()
  return {
    protection,
    list: () =>
      saying('read', async () => {
        const { found, unreadable } = await scan(disk, root)
        return {
          // A directory may have two files of a key: `read` returns the newer one.
          keys: [...new Map(found.map(({ address, path }) => [address, { address, url: urlOf(path) }])).values()],
          unreadable: unreadable.map(({ path, reason }) => ({ url: urlOf(path), reason })),
        }
      }),
    read: (address) => saying('read', async () => (await findKey(disk, root, address))?.file),
    write(address, file) {
      // Writes are serialised: two writes of one address would make two files.
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

/** Converts errors of the platform to `KeyStoreFailed`, whose message has the reason and no path. */
async function saying<Outcome>(deed: 'read' | 'written', work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    throw isErrno(error) ? new KeyStoreFailed(`the key store cannot be ${deed}: ${reasonOf(error)}`) : error
  }
}

/** Returns geth's name for a key file: `UTC--2026-01-31T12-00-00.123000000Z--` and the address without `0x`. */
function fileNameOf(address: Address, date: Date): string {
  const time = date.toISOString().replaceAll(':', '-').replace('Z', '000000Z')
  return `UTC--${time}--${address.slice(2)}`
}

function urlOf(path: string): string {
  return pathToFileURL(path).href.replace(/^file:/, 'keystore:')
}

/** Returns the newest file with the key of an address. */
async function findKey(disk: Disk, root: string, address: Address): Promise<FoundKey | undefined> {
  const { found } = await scan(disk, root)
  return found.filter((key) => key.address === address).at(-1)
}

/** Reads the directory in the order of names; with geth's names this is the order of age. */
async function scan(disk: Disk, root: string): Promise<{ readonly found: FoundKey[]; readonly unreadable: Unreadable[] }> {
  const found: FoundKey[] = []
  const unreadable: Unreadable[] = []
  for (const name of (await namesIn(disk, root)).sort()) {
    const entry = await readKey(disk, join(root, name))
    if (entry && 'file' in entry) found.push(entry)
    // Files with other names are no key files.
    else if (entry && name.startsWith('UTC--')) unreadable.push(entry)
  }
  return { found, unreadable }
}

async function namesIn(disk: Disk, root: string): Promise<string[]> {
  try {
    const entries = await disk.readdir(root, { withFileTypes: true })
    // As in geth, hidden files, backups of editors, folders and links are no keys.
    return entries.filter((entry) => entry.isFile() && !/^\.|~$/.test(entry.name)).map(({ name }) => name)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Returns undefined when the file was removed meanwhile. */
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
