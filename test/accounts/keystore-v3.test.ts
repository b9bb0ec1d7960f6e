import { decryptKey, encryptKey, type Json, type KeyFile } from 'evmbed'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { addressInKeyFile } from '../../src/accounts/keystore-v3.js'
import { bytesToHex, hexToBytes } from '../../src/primitives/hex.js'
import { turnsDuring } from '../support/turns.js'

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const KEY = hexToBytes(`0x${'7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'}`)

interface Vector {
  readonly json: Json
  readonly password: string
  readonly priv: string
}

/** The file's way from a passphrase to a key, apart from what a test is about. */
function pbkdf2File(kdfparams: object = {}, crypto: object = {}, file: object = {}): Json {
  return {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
      ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
      kdf: 'pbkdf2',
      kdfparams: {
        c: 262144,
        dklen: 32,
        prf: 'hmac-sha256',
        salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
        ...kdfparams,
      },
      mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
      ...crypto,
    },
    id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
    version: 3,
    ...file,
  } as Json
}

function scryptFile(kdfparams: object = {}): Json {
  return {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: '83dbcc02d8ccb40e466191a123791e0e' },
      ciphertext: 'd172bf743a674da9cdad04534d56926ef8358534d458fffccd4e6ad2fbde479c',
      kdf: 'scrypt',
      kdfparams: {
        dklen: 32,
        n: 262144,
        r: 1,
        p: 8,
        salt: 'ab0c7876052600dd703518d6fc3fe8984592145b591fc8fb5c6d43190334ba19',
        ...kdfparams,
      },
      mac: '2103ac29920d71da29f15d75b4a16dbe95cfd7ff8faea1056c33131d846e3097',
    },
    id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
    version: 3,
  } as Json
}

/** Of the tests of go-ethereum's accounts/keystore: a key whose leading zero byte was not written. */
const SHORT_KEY: Vector = {
  json: {
    crypto: {
      cipher: 'aes-128-ctr',
      cipherparams: { iv: 'e0c41130a323adc1446fc82f724bca2f' },
      ciphertext: '9517cd5bdbe69076f9bf5057248c6c050141e970efa36ce53692d5d59a3984',
      kdf: 'scrypt',
      kdfparams: { dklen: 32, n: 2, r: 8, p: 1, salt: '711f816911c92d649fb4c84b047915679933555030b3552c1212609b38208c63' },
      mac: 'd5e116151c6aa71470e67a7d42c9620c75c4d23229847dcc127794f0732b0db5',
    },
    id: 'fecfc4ce-e956-48fd-953b-30f8b52ed66c',
    version: 3,
  },
  password: 'foo',
  priv: 'fa7b3db73dc7dfdf8c5fbdb796d741e4488628c41fc4febd9160a866ba0f35',
}

async function decrypted({ json, password }: Vector): Promise<string> {
  return bytesToHex(await decryptKey(json, password)).slice(2)
}

describe('decryptKey', () => {
  test('reads the files of the standard (Web3 Secret Storage Definition, test vectors)', async () => {
    const password = 'testpassword'
    expect(await decryptKey(pbkdf2File(), password)).toEqual(KEY)
    expect(await decryptKey(scryptFile(), password)).toEqual(KEY)
  })

  test('restores the leading zeros of a key that was written without them', async () => {
    expect(await decrypted(SHORT_KEY)).toBe(`00${SHORT_KEY.priv}`)
  })

  test('takes a member `Crypto`, as older wallets wrote it', async () => {
    const { crypto, ...rest } = SHORT_KEY.json as { crypto: Json }
    expect(await decrypted({ ...SHORT_KEY, json: { ...rest, Crypto: crypto } })).toBe(`00${SHORT_KEY.priv}`)
  })

  test('refuses another passphrase, and a file that was changed', async () => {
    const { crypto, ...rest } = SHORT_KEY.json as { crypto: { ciphertext: string } }
    const wrong = 'could not decrypt key with given password'
    await expect(decryptKey(SHORT_KEY.json, 'Foo')).rejects.toThrow(wrong)
    await expect(decryptKey(SHORT_KEY.json, '')).rejects.toThrow(wrong)
    const changed = { ...rest, crypto: { ...crypto, ciphertext: `00${crypto.ciphertext.slice(2)}` } } as Json
    await expect(decryptKey(changed, 'foo')).rejects.toThrow(wrong)
  })

  // Each of these would take gigabytes or hours: that the test ends is part of what it says.
  test.each([
    ['scrypt parameters ask for too much memory: n 4194304, r 8, p 1', scryptFile({ n: 2 ** 22, r: 8, p: 1 })],
    ['scrypt parameters ask for too much memory: n 2, r 4194304, p 4294967295', scryptFile({ n: 2, r: 2 ** 22, p: 2 ** 32 - 1 })],
    ['scrypt parameters ask for too much memory: n 2, r 1, p 1073741823', scryptFile({ n: 2, r: 1, p: 2 ** 30 - 1 })],
    ['scrypt parameters ask for too much work: n 262144, r 8, p 9', scryptFile({ n: 2 ** 18, r: 8, p: 9 })],
    ['scrypt n must be a power of two above 1, got 262145', scryptFile({ n: 262145 })],
    ['scrypt n must be a power of two above 1, got 1', scryptFile({ n: 1 })],
    ['scrypt parameters ask for too much at once: n 2, r 1, p 2097152', scryptFile({ n: 2, r: 1, p: 2 ** 21 })],
    ['n must be a positive integer of 32 bits, got 4294967296', scryptFile({ n: 2 ** 32 })],
    ['p must be a positive integer of 32 bits, got 0', scryptFile({ p: 0 })],
    ['r must be a positive integer of 32 bits, got -8', scryptFile({ r: -8 })],
    ['r must be a positive integer of 32 bits, got 8', scryptFile({ r: '8' })],
    ['n must be a positive integer of 32 bits, got 2.5', scryptFile({ n: 2.5 })],
    ['n must be a positive integer of 32 bits, got nothing', scryptFile({ n: undefined })],
    ['dklen must be from 32 to 128, got 16', scryptFile({ dklen: 16 })],
    ['dklen must be from 32 to 128, got 1000000000', pbkdf2File({ dklen: 1_000_000_000 })],
    ['pbkdf2 parameters ask for too much work: c 4000000000', pbkdf2File({ c: 4_000_000_000 })],
    ['pbkdf2 parameters ask for too much work: c 5000000', pbkdf2File({ c: 5_000_000, dklen: 128 })],
    ['unsupported PBKDF2 PRF: hmac-sha512', pbkdf2File({ prf: 'hmac-sha512' })],
    ['salt is not hex', pbkdf2File({ salt: 'xy' })],
    ['salt is longer than 1024 bytes', pbkdf2File({ salt: '00'.repeat(1025) })],
    ['unsupported KDF: superkey', pbkdf2File({}, { kdf: 'superkey' })],
    ['key file without kdf', pbkdf2File({}, { kdf: 1 })],
    ['key file without kdfparams', pbkdf2File({}, { kdfparams: [] })],
    ['cipher not supported: aes-128-cbc', pbkdf2File({}, { cipher: 'aes-128-cbc' })],
    ['iv must be 16 bytes long', pbkdf2File({}, { cipherparams: { iv: '00' } })],
    ['ciphertext is longer than 32 bytes', pbkdf2File({}, { ciphertext: '00'.repeat(33) })],
    ['version not supported: 1', pbkdf2File({}, {}, { version: '1' })],
    ['version not supported: 4', pbkdf2File({}, {}, { version: 4 })],
    ['key file without Crypto', { version: 3 } as Json],
    ['not a key file', {}],
    ['not a key file', []],
    ['not a key file', null],
    ['not a key file', 'a string'],
  ])('refuses: %s', async (message, file) => {
    await expect(decryptKey(file, 'testpassword')).rejects.toMatchObject({ name: 'InvalidKeyFile', code: -32000, message })
  })
})

describe('encryptKey', () => {
  test('lets others run meanwhile', async () => {
    const passphrase = 'a passphrase'
    let file: KeyFile | undefined
    const encrypt = async () => {
      file = await encryptKey(KEY, passphrase, 'standard', randomBytes)
    }
    expect(await turnsDuring(encrypt)).toBeGreaterThan(10)
    expect(await turnsDuring(() => decryptKey(file as unknown as Json, passphrase))).toBeGreaterThan(10)
  })

  test('works while timers are faked', async () => {
    vi.useFakeTimers()
    try {
      const file = await encryptKey(KEY, 'a passphrase', 'light', randomBytes)
      expect(await decryptKey(file as unknown as Json, 'a passphrase')).toEqual(KEY)
    } finally {
      vi.useRealTimers()
    }
  })

  test('writes a file that decryptKey reads, whatever the passphrase', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (passphrase) => {
        const file = await encryptKey(KEY, passphrase, 'light', randomBytes)
        expect(await decryptKey(JSON.parse(JSON.stringify(file)), passphrase)).toEqual(KEY)
      }),
      { numRuns: 5 },
    )
  })

  test('writes the form that geth writes', async () => {
    let drawn = 0
    const file: KeyFile = await encryptKey(KEY, 'secret', 'light', (length) => new Uint8Array(length).fill(++drawn))
    expect(file).toMatchInlineSnapshot(`
      {
        "address": "008aeeda4d805471df9b2a5b0f38a0c3bcba786b",
        "crypto": {
          "cipher": "aes-128-ctr",
          "cipherparams": {
            "iv": "02020202020202020202020202020202",
          },
          "ciphertext": "1a7434aa79f5c37c7d22f904ac3106ab539fc931804e4a2046972acba00fd632",
          "kdf": "scrypt",
          "kdfparams": {
            "dklen": 32,
            "n": 4096,
            "p": 6,
            "r": 8,
            "salt": "0101010101010101010101010101010101010101010101010101010101010101",
          },
          "mac": "2fb729053d5bc8fa60074345cb4b52fd97ba1fe72f1aa2e0a95597a0cfbf7a35",
        },
        "id": "03030303-0303-4303-8303-030303030303",
        "version": 3,
      }
    `)
    expect(addressInKeyFile(JSON.parse(JSON.stringify(file)))).toBe('0x008aeeda4d805471df9b2a5b0f38a0c3bcba786b')
  })

  test('uses the full scrypt cost for keys that are stored', async () => {
    const { crypto } = await encryptKey(KEY, 'secret', 'standard', randomBytes)
    expect(crypto.kdfparams).toMatchObject({ n: 262144, r: 8, p: 1, dklen: 32 })
  })

  test('writes two files of one key with different salts and ciphertexts', async () => {
    const [a, b] = [await encryptKey(KEY, 'x', 'light', randomBytes), await encryptKey(KEY, 'x', 'light', randomBytes)]
    expect(a.id).not.toBe(b.id)
    expect(a.crypto.ciphertext).not.toBe(b.crypto.ciphertext)
    expect(a.crypto.kdfparams.salt).not.toBe(b.crypto.kdfparams.salt)
  })
})
