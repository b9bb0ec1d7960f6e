import { type KeyStore, MemoryKeyStore, systemClock } from 'evmbed'
import { describe, expect, test } from 'vitest'
import { Keyring } from '../../src/accounts/keyring.js'
import { recoverSigner } from '../../src/accounts/signature.js'
import { ManualClock } from '../support/manual-clock.js'
import { addressIn, keyFile } from './key-store-suite.js'
import { quickKeyStore } from './quick-key-store.js'

const DIGEST = new Uint8Array(32).fill(7)
const MINUTE = 60_000
const LOCKED = 'authentication needed: password or unlock'
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

function createKeyring(store: KeyStore = new MemoryKeyStore()) {
  const clock = new ManualClock()
  const faults: unknown[] = []
  const keyring = new Keyring({ store, clock, randomBytes, onFault: (fault) => faults.push(fault) })
  return { keyring, clock, store, faults }
}

async function withAccount() {
  const made = createKeyring()
  const address = await made.keyring.newAccount('secret')
  return { ...made, address, isUnlocked: () => made.keyring.wallets().some((wallet) => wallet.address === address && wallet.unlocked) }
}

describe('an account of the store', () => {
  test('locks a new account', async () => {
    const { keyring, address } = await withAccount()
    expect(keyring.addresses()).toEqual([address])
    expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
  })

  test('signs while the account is unlocked, to the millisecond', async () => {
    const { keyring, clock, address } = await withAccount()
    await keyring.unlock(address, 'secret', MINUTE)
    expect(recoverSigner(DIGEST, keyring.sign(address, DIGEST))).toBe(address)
    await clock.advance(MINUTE - 1)
    expect(keyring.sign(address, DIGEST)).toHaveLength(65)
    await clock.advance(1)
    expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
  })

  test('locks the account on time although timers are late', async () => {
    const { keyring, address } = await (async () => {
      const store = new MemoryKeyStore()
      let now = 0
      const lateClock = { now: () => 0, monotonic: () => now, after: () => () => {} }
      const keyring = new Keyring({ store, clock: lateClock, randomBytes, onFault: () => {} })
      const address = await keyring.newAccount('secret')
      await keyring.unlock(address, 'secret', MINUTE)
      now = MINUTE
      return { keyring, address }
    })()
    expect(keyring.wallets()[0]?.unlocked).toBe(false)
    expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
  })

  test.each([
    ['back', -60 * MINUTE],
    ['forward', 60 * MINUTE],
  ])('keeps the account unlocked for its duration although the wall clock jumps %s', async (_way, jump) => {
    const { keyring, clock, address, isUnlocked } = await withAccount()
    await keyring.unlock(address, 'secret', MINUTE)
    clock.jump(jump)
    await clock.advance(MINUTE - 1)
    expect(isUnlocked()).toBe(true)
    await clock.advance(1)
    expect(isUnlocked()).toBe(false)
    expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
  })

  test('locks the account in time by a clock that stands still', async () => {
    const clock = { ...systemClock, now: () => 0 }
    const keyring = new Keyring({ store: new MemoryKeyStore(), clock, randomBytes, onFault: () => {} })
    const address = await keyring.newAccount('secret')
    await keyring.unlock(address, 'secret', 5)
    await expect.poll(() => keyring.wallets()[0]?.unlocked).toBe(false)
    expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
  })

  test('keeps the account unlocked for longer than a timer can wait', async () => {
    const { keyring, clock, address } = await withAccount()
    const longest = (2 ** 63 - 1) / 1_000_000
    await keyring.unlock(address, 'secret', longest)
    await clock.advance(2 ** 31)
    await clock.advance(2 ** 31)
    expect(keyring.sign(address, DIGEST)).toHaveLength(65)
  })

  test('replaces the duration when the account is unlocked again', async () => {
    const { keyring, clock, address, isUnlocked } = await withAccount()
    await keyring.unlock(address, 'secret', 10 * MINUTE)
    await keyring.unlock(address, 'secret', MINUTE)
    await clock.advance(MINUTE)
    expect(isUnlocked()).toBe(false)
    await keyring.unlock(address, 'secret', MINUTE)
    await keyring.unlock(address, 'secret', 10 * MINUTE)
    await clock.advance(9 * MINUTE)
    expect(isUnlocked()).toBe(true)
  })

  test('locks an account that is unlocked without limit only by lock, not by a later duration', async () => {
    const { keyring, clock, address, isUnlocked } = await withAccount()
    await keyring.unlock(address, 'secret', Number.POSITIVE_INFINITY)
    await keyring.unlock(address, 'secret', MINUTE)
    await clock.advance(1000 * MINUTE)
    expect(isUnlocked()).toBe(true)
    expect(keyring.lock(address)).toBe(true)
    expect(isUnlocked()).toBe(false)
    expect(keyring.lock(address)).toBe(true)
  })

  test('leaves the account as it was after a wrong passphrase', async () => {
    const { keyring, address, isUnlocked } = await withAccount()
    const wrong = 'could not decrypt key with given password'
    await expect(keyring.unlock(address, 'guess', MINUTE)).rejects.toThrow(wrong)
    expect(isUnlocked()).toBe(false)
    await keyring.unlock(address, 'secret', MINUTE)
    await expect(keyring.unlock(address, 'guess', 10 * MINUTE)).rejects.toThrow(wrong)
    expect(isUnlocked()).toBe(true)
  })

  test('keeps an account locked that is locked while its passphrase is checked', async () => {
    const { keyring, address, isUnlocked } = await withAccount()
    const first = keyring.unlock(address, 'secret', MINUTE)
    const second = keyring.unlock(address, 'secret', Number.POSITIVE_INFINITY)
    keyring.lock(address)
    await Promise.all([first, second])
    expect(isUnlocked()).toBe(false)
    expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
  })

  test('unlocks an account after lock, whatever calls are in progress', async () => {
    const { keyring, address, isUnlocked } = await withAccount()
    const first = keyring.unlock(address, 'secret', MINUTE)
    keyring.lock(address)
    const second = keyring.unlock(address, 'secret', MINUTE)
    await first
    expect(isUnlocked()).toBe(false)
    await second
    expect(isUnlocked()).toBe(true)
  })

  test('signs once with a passphrase without unlocking the account, and erases the key afterwards', async () => {
    const { keyring, address, isUnlocked } = await withAccount()
    const key = await keyring.withPassphrase(address, 'secret', (lent) => {
      expect(isUnlocked()).toBe(false)
      expect(lent.sign(DIGEST)).toHaveLength(65)
      return lent
    })
    expect(() => key.sign(DIGEST)).toThrow(LOCKED)
    await expect(keyring.withPassphrase(address, 'guess', () => 0)).rejects.toThrow('could not decrypt key with given password')
  })
})

test('erases every key on close and loads none afterwards', async () => {
  const { keyring, address, isUnlocked } = await withAccount()
  const own = keyring.add(new Uint8Array(32).fill(1))
  await keyring.unlock(address, 'secret', Number.POSITIVE_INFINITY)
  const underway = keyring.unlock(address, 'secret', MINUTE)
  keyring.close()
  await underway
  expect(isUnlocked()).toBe(false)
  expect(() => keyring.sign(own, DIGEST)).toThrow(LOCKED)
})

test('keeps development accounts unlocked, and takes any passphrase for them', async () => {
  const { keyring } = createKeyring()
  const own = keyring.add(new Uint8Array(32).fill(1))
  await keyring.unlock(own, 'anything', 1)
  expect(keyring.lock(own)).toBe(false)
  expect(recoverSigner(DIGEST, keyring.sign(own, DIGEST))).toBe(own)
  expect(recoverSigner(DIGEST, await keyring.withPassphrase(own, 'anything', (key) => key.sign(DIGEST)))).toBe(own)
  expect(keyring.sign(own, DIGEST)).toHaveLength(65)
})

test('refuses an unknown account', async () => {
  const { keyring } = createKeyring()
  const unknown = `0x${'12'.repeat(20)}` as const
  expect(keyring.lock(unknown)).toBe(false)
  expect(() => keyring.sign(unknown, DIGEST)).toThrow('unknown account')
  await expect(keyring.unlock(unknown, '', 1)).rejects.toThrow('no key for given address or file')
  await expect(keyring.withPassphrase(unknown, '', () => 0)).rejects.toThrow('unknown account')
})

test('imports a key once and keeps its first passphrase', async () => {
  const { keyring, store } = createKeyring()
  const bytes = () => new Uint8Array(32).fill(9)
  const addresses = await Promise.all([keyring.importKey(bytes(), 'first'), keyring.importKey(bytes(), 'second')])
  expect(new Set(addresses).size).toBe(1)
  expect((await store.list()).keys).toHaveLength(1)
  await keyring.unlock(addresses[0]!, 'first', MINUTE)
  await expect(keyring.unlock(addresses[0]!, 'second', MINUTE)).rejects.toThrow('could not decrypt key with given password')
  const own = keyring.add(new Uint8Array(32).fill(8))
  expect(await keyring.importKey(new Uint8Array(32).fill(8), 'x')).toBe(own)
  expect((await store.list()).keys).toHaveLength(1)
})

test('erases the bytes of an imported key', async () => {
  const { keyring } = createKeyring()
  const bytes = new Uint8Array(32).fill(9)
  await keyring.importKey(bytes, 'x')
  expect(bytes).toEqual(new Uint8Array(32))
})

test('finds keys that another process puts into the store', async () => {
  const { keyring, store } = createKeyring()
  await keyring.load()
  const file = await keyFile(3, 'theirs')
  await store.write(addressIn(file), file)
  expect(keyring.has(addressIn(file))).toBe(false)
  await keyring.unlock(addressIn(file), 'theirs', MINUTE)
  expect(keyring.sign(addressIn(file), DIGEST)).toHaveLength(65)
})

test('keeps a new key when an older listing arrives later', async () => {
  const memory = new MemoryKeyStore()
  let letListingFinish = () => {}
  let isSlow = false
  const { keyring } = createKeyring({
    protection: 'light',
    async list() {
      const listing = await memory.list()
      if (isSlow) await new Promise<void>((resolve) => (letListingFinish = resolve))
      return listing
    },
    read: (address) => memory.read(address),
    write: (address, file) => memory.write(address, file),
  })
  isSlow = true
  const listing = keyring.load()
  await Promise.resolve()
  const made = keyring.newAccount('secret')
  await new Promise((resolve) => setImmediate(resolve))
  isSlow = false
  letListingFinish()
  await listing
  const address = await made
  expect(keyring.addresses()).toEqual([address])
})

test('forgets a key that is removed from the store', async () => {
  let listing: Awaited<ReturnType<KeyStore['list']>> = { keys: [], unreadable: [] }
  const memory = new MemoryKeyStore()
  const { keyring } = createKeyring({
    protection: 'light',
    list: async () => listing,
    read: (address) => memory.read(address),
    write: (address, file) => memory.write(address, file),
  })
  const file = await keyFile(3)
  await memory.write(addressIn(file), file)
  listing = await memory.list()
  await keyring.unlock(addressIn(file), 'secret', MINUTE)
  listing = { keys: [], unreadable: [] }
  await keyring.load()
  expect(keyring.addresses()).toEqual([])
  expect(() => keyring.sign(addressIn(file), DIGEST)).toThrow('unknown account')
})

test('refuses to sign with a file that holds the key of another address', async () => {
  const { keyring, store } = createKeyring()
  const file = await keyFile(3)
  const other = `0x${'34'.repeat(20)}` as const
  await store.write(other, { ...file, address: other.slice(2) })
  await expect(keyring.unlock(other, 'secret', MINUTE)).rejects.toThrow('the key file holds the key of another address')
  await expect(keyring.withPassphrase(other, 'secret', () => 0)).rejects.toThrow('the key file holds the key of another address')
})

test('reports a broken key once', async () => {
  const memory = new MemoryKeyStore()
  const { keyring, faults } = createKeyring({
    protection: 'light',
    list: async () => ({ keys: [], unreadable: [{ url: 'keystore:///x', reason: 'not JSON' }] }),
    read: (address) => memory.read(address),
    write: (address, file) => memory.write(address, file),
  })
  await keyring.load()
  await keyring.load()
  expect(faults.map(String)).toEqual(['Error: the key at keystore:///x cannot be read: not JSON'])
})

test('never signs with a key that is locked while it is unlocked', async () => {
  const { keyring, address, isUnlocked } = await withAccount()
  const work: Promise<unknown>[] = []
  // Whatever the order in which passphrases are checked, the last call decides.
  for (const locks of [true, false, true, true, false, false, true]) {
    if (locks) keyring.lock(address)
    else work.push(keyring.unlock(address, 'secret', MINUTE))
  }
  const attempts = work.map((unlock) =>
    unlock.then(() => {
      expect(isUnlocked()).toBe(false)
      expect(() => keyring.sign(address, DIGEST)).toThrow(LOCKED)
    }),
  )
  await Promise.all(attempts)
  expect(attempts).toHaveLength(3)
})

test('shows no keys when a keyring is printed', async () => {
  const { inspect } = await import('node:util')
  const { keyring, address } = await withAccount()
  const secret = new Uint8Array(32).fill(0xab)
  keyring.add(secret)
  await keyring.unlock(address, 'secret', MINUTE)
  for (const text of [inspect(keyring, { depth: 10, showHidden: true }), JSON.stringify(keyring)]) {
    expect(text).not.toMatch(/abab|171/)
    expect(text).not.toContain('secret')
  }
})

describe('wrong passphrases', () => {
  const KEY = new Uint8Array(32).fill(5)
  const created = async () => {
    const { keyring, clock } = createKeyring(quickKeyStore(KEY.slice(), 'secret'))
    await keyring.load()
    const [address] = keyring.addresses()
    return { keyring, clock, unlock: (passphrase: string) => keyring.unlock(address!, passphrase, MINUTE) }
  }

  test('are checked ten times a minute', async () => {
    const { clock, unlock } = await created()
    for (let guess = 0; guess < 10; guess++) await expect(unlock(`guess ${guess}`)).rejects.toThrow('could not decrypt key')
    await clock.advance(20_000)
    await expect(unlock('secret')).rejects.toMatchObject({ code: -32000, message: 'too many wrong passphrases: try again in 40 s' })
    await clock.advance(40_000)
    await unlock('secret')
  })

  test('are forgotten after the right one', async () => {
    const { unlock } = await created()
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 9; guess++) await expect(unlock(`guess ${guess}`)).rejects.toThrow('could not decrypt key')
      await unlock('secret')
    }
  })

  test('wait in a line of sixteen', async () => {
    const { unlock } = await created()
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => unlock('secret')))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []))
    expect(refusals).toEqual(Array(4).fill('too many passphrases are being checked: try again later'))
    await unlock('secret')
  })
})
