import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createNode, type KeyStore } from 'evmbed'
import { directoryKeyStore } from 'evmbed/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyStoreOn } from '../../../adapters/storage/key-store.js'
import { addressIn, keyFile, keyStoreSuite } from '../../accounts/key-store-suite.js'
import { countedDisk } from './counted-disk.js'

let root: string
let count = 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'evmbed-keys-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** A directory that does not exist yet, as on first use. */
const newDirectory = () => join(root, `keys-${++count}`)

async function withKey() {
  const directory = newDirectory()
  const store = directoryKeyStore(directory)
  const file = await keyFile(1)
  await store.write(addressIn(file), file)
  const [name] = await readdir(directory)
  return { directory, store, file, address: addressIn(file), path: join(directory, name!), name: name! }
}

keyStoreSuite('directoryKeyStore', async () => {
  const directory = newDirectory()
  return { store: directoryKeyStore(directory), reopen: () => directoryKeyStore(directory) }
})

test('names files as geth does, for their owner only', async () => {
  const { directory, name, path, address, store } = await withKey()
  expect(name).toMatch(/^UTC--\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{9}Z--[0-9a-f]{40}$/)
  expect(name.endsWith(address.slice(2))).toBe(true)
  expect((await store.list()).keys).toEqual([{ address, url: pathToFileURL(path).href.replace('file:', 'keystore:') }])
  if (process.platform === 'win32') return
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
})

test('replaces a file in its place, for its owner only', async () => {
  const { directory, store, path, address } = await withKey()
  const fresh = await keyFile(1, 'new')
  await store.write(address, fresh)
  expect(await readdir(directory)).toHaveLength(1)
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(fresh)
  if (process.platform !== 'win32') expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('encrypts as geth does, or with a low cost on request', () => {
  expect(directoryKeyStore('keys').protection).toBe('standard')
  expect(directoryKeyStore('keys', { protection: 'light' }).protection).toBe('light')
})

test('ignores other files, and finds keys under any name', async () => {
  const { directory, store, file, address } = await withKey()
  const other = await keyFile(2)
  await writeFile(join(directory, 'README.md'), '# keys')
  await writeFile(join(directory, 'config.json'), '{"version":3}')
  await writeFile(join(directory, '.hidden'), JSON.stringify(other))
  await writeFile(join(directory, 'copy~'), JSON.stringify(other))
  await writeFile(join(directory, 'big.json'), 'x'.repeat(100_000))
  await mkdir(join(directory, 'UTC--folder'))
  await symlink(join(directory, '.hidden'), join(directory, 'UTC--link')).catch(() => {})
  expect((await store.list()).keys.map((key) => key.address)).toEqual([address])
  expect(await store.list()).toMatchObject({ unreadable: [] })

  await writeFile(join(directory, 'savings.json'), JSON.stringify({ ...other, address: `0x${other.address.toUpperCase()}` }))
  expect((await store.list()).keys.map((key) => key.address)).toEqual([address, addressIn(other)])
  const names = await readdir(directory)
  await store.write(address, file)
  expect(await readdir(directory)).toEqual(names)
})

test('reports unreadable keys, and lists the others', async () => {
  const { directory, store, address } = await withKey()
  const broken = { 'UTC--1': '{"vers', 'UTC--2': '', 'UTC--3': '{"version":1}', 'UTC--4': 'x'.repeat(100_000) }
  for (const [name, text] of Object.entries(broken)) await writeFile(join(directory, name), text)
  const { keys, unreadable } = await store.list()
  expect(keys.map((key) => key.address)).toEqual([address])
  expect(unreadable.map(({ url, reason }) => [url.split('/').at(-1), reason])).toEqual([
    ['UTC--1', 'not JSON'],
    ['UTC--2', 'not JSON'],
    ['UTC--3', 'not a key file of version 3'],
    ['UTC--4', 'too large'],
  ])
})

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('reports a file without read permission', async () => {
  const { path, store } = await withKey()
  await chmod(path, 0o000)
  expect(await store.list()).toMatchObject({ keys: [], unreadable: [{ reason: 'EACCES' }] })
})

test('starts a node with a damaged key, and reports it once', async () => {
  const { directory, store, address } = await withKey()
  await writeFile(join(directory, 'UTC--broken'), 'no key')
  const faults: unknown[] = []
  const node = await createNode({ accounts: 0, keyStore: store, onFault: (fault) => faults.push(fault) })
  expect(await node.request('personal_listAccounts')).toEqual([address])
  expect(faults.map(String)).toEqual([expect.stringMatching(/^Error: the key at keystore:.*UTC--broken cannot be read: not JSON$/)])
  await node.close()
})

test('keeps a key after its node is closed', async () => {
  const keyStore = directoryKeyStore(newDirectory(), { protection: 'light' })
  const first = await createNode({ accounts: 0, keyStore })
  const address = await first.request('personal_newAccount', ['secret'])
  const signature = await first.request('personal_sign', ['0x68', address, 'secret'])
  await first.close()
  const second = await createNode({ accounts: 0, keyStore })
  expect(await second.request('eth_accounts')).toEqual([address])
  expect(await second.request('personal_sign', ['0x68', address, 'secret'])).toBe(signature)
  await second.close()
})

describe('a directory that cannot be used', () => {
  const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'

  /** Returns the outcome of the methods that use the store. */
  async function answersOf(keyStore: KeyStore, spoil: () => Promise<unknown>) {
    const faults: unknown[] = []
    const node = await createNode({ accounts: 0, keyStore, onFault: (fault) => faults.push(fault) })
    await spoil()
    const outcome = async (method: string, params: readonly string[]) =>
      node.call(method, params).then(
        () => 'answered',
        ({ code, message }) => `${code} ${message}`,
      )
    const answers = {
      newAccount: await outcome('personal_newAccount', ['secret']),
      importRawKey: await outcome('personal_importRawKey', [KEY, 'secret']),
      listAccounts: await outcome('personal_listAccounts', []),
      listWallets: await outcome('personal_listWallets', []),
    }
    await node.close()
    expect(faults).toEqual([])
    return answers
  }

  test('reports a file in place of the directory to callers, and not as an internal error', async () => {
    const directory = newDirectory()
    const reason = 'a part of the path is no folder'
    expect(await answersOf(directoryKeyStore(directory, { protection: 'light' }), () => writeFile(directory, ''))).toEqual({
      newAccount: `-32000 the key store cannot be read: ${reason}`,
      importRawKey: `-32000 the key store cannot be read: ${reason}`,
      listAccounts: `-32000 the key store cannot be read: ${reason}`,
      listWallets: `-32000 the key store cannot be read: ${reason}`,
    })
  })

  test('reports a full disk, and leaves no partial file', async () => {
    const directory = newDirectory()
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
    const { disk, release } = countedDisk(({ name, args, perform }) => (name === 'writeFile' ? Promise.reject(full) : perform(args)))
    expect(await answersOf(keyStoreOn(disk, directory, 'light'), async () => {})).toEqual({
      newAccount: '-32000 the key store cannot be written: there is no room left',
      importRawKey: '-32000 the key store cannot be written: there is no room left',
      listAccounts: 'answered',
      listWallets: 'answered',
    })
    await release().catch(() => {})
    expect(await readdir(directory)).toEqual([])
  })

  test('creates a removed directory again', async () => {
    const directory = newDirectory()
    const store = directoryKeyStore(directory, { protection: 'light' })
    await store.write(addressIn(await keyFile(1)), await keyFile(1))
    expect(await answersOf(store, () => rm(directory, { recursive: true }))).toEqual({
      newAccount: 'answered',
      importRawKey: 'answered',
      listAccounts: 'answered',
      listWallets: 'answered',
    })
  })

  test('reports a directory below a file', async () => {
    const file = newDirectory()
    await writeFile(file, '')
    const answers = await answersOf(
      { ...directoryKeyStore(join(file, 'keys'), { protection: 'light' }), list: async () => ({ keys: [], unreadable: [] }) },
      async () => {},
    )
    expect(answers.newAccount).toBe('-32000 the key store cannot be written: a part of the path is no folder')
  })
})
