import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { directoryKeyStore } from '../../../adapters/storage/index.js'
import { createNode } from '../../../src/index.js'
import { ask, useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()
const file = (name: string) => join(folder, name)
const KEYSTORE = file('keystore')
const STRANGER = `0x${'12'.repeat(20)}`

/** Two accounts of the key store, with passphrases that differ. */
const ACCOUNTS: string[] = []
const PASSPHRASES = ['the first passphrase', ' the second one ']

beforeAll(async () => {
  const node = await createNode({ keyStore: directoryKeyStore(KEYSTORE, { protection: 'light' }) })
  for (const passphrase of PASSPHRASES) ACCOUNTS.push(await node.request('personal_newAccount', [passphrase]))
  // Two with the same.
  ACCOUNTS.push(await node.request('personal_newAccount', [PASSPHRASES[1]!]))
  await node.close()
})

async function passwordFile(text: string, mode = 0o600): Promise<string> {
  await writeFile(file('passwords'), text)
  await chmod(file('passwords'), mode)
  return file('passwords')
}

/** A node with the flag --unlock: the accounts that sign, and its output. */
async function unlocked(accounts: readonly string[], passwords: string, ...flags: readonly string[]) {
  const ports = ['--json-rpc.enable', '--json-rpc.address=127.0.0.1:0', '--json-rpc.ws-address=127.0.0.1:0', '--json-rpc.auth-mode=off']
  const keys = ['--keystore', KEYSTORE, '--unlock', accounts.join(','), '--password-file', passwords]
  const node = evmbed(['start', ...ports, ...keys, '--log-level', 'debug', ...flags])
  const [, http = ''] = (await node.sees(/HTTP JSON-RPC on (\S+): /)) ?? []
  if (http === '') return { signing: [], ...(await node.ended) }
  const answers = await Promise.all(ACCOUNTS.map((account) => ask(http, 'eth_sign', [account, '0x00'])))
  const signing = ACCOUNTS.filter((_, index) => /^0x[0-9a-f]{130}$/.test(String(answers[index])))
  return { signing, http, ...(await node.interrupt()) }
}

describe('passphrases', () => {
  test.each([
    ['one for each, in the order of the accounts', `${PASSPHRASES.join('\n')}\n`],
    ['lines that end as on Windows', `${PASSPHRASES.join('\r\n')}\r\n`],
    ['no end of the last line', PASSPHRASES.join('\n')],
    ['more lines than accounts', `${[...PASSPHRASES, PASSPHRASES[1], 'more'].join('\n')}\n`],
  ])('%s', async (_, text) => {
    const { signing, err, out } = await unlocked(ACCOUNTS, await passwordFile(text))
    expect(err).toBe('')
    expect(signing).toEqual(ACCOUNTS)
    for (const passphrase of PASSPHRASES) expect(out).not.toContain(passphrase)
  })

  test('unlocks the named accounts, and no others', async () => {
    const plain = ACCOUNTS[0]!.slice(2).toUpperCase()
    expect((await unlocked([plain], await passwordFile(PASSPHRASES[0]!))).signing).toEqual([ACCOUNTS[0]])
  })

  test('ends the node on a wrong passphrase, and does not print it', async () => {
    for (const text of ['a wrong one\n', '', `${PASSPHRASES[1]!.trim()}\n`, `${PASSPHRASES[1]}\n\n`]) {
      const { code, out, err } = await unlocked([ACCOUNTS[2]!, ACCOUNTS[1]!], await passwordFile(text))
      expect({ code, err: err.split('\n')[0] }).toEqual({
        code: 2,
        err: expect.stringMatching(/^evmbed: --unlock: 0x[0-9a-f]{40}: could not decrypt key with given password$/),
      })
      for (const secret of ['a wrong one', ...PASSPHRASES, PASSPHRASES[1]!.trim()]) expect(out + err).not.toContain(secret)
    }
  })

  test.skipIf(process.platform === 'win32')('warns of a passphrase file that others may read', async () => {
    const path = await passwordFile(PASSPHRASES[0]!, 0o644)
    const { signing, err } = await unlocked([ACCOUNTS[0]!], path)
    expect(signing).toEqual([ACCOUNTS[0]])
    expect(err).toBe(`--password-file: others on this machine may use ${path}: chmod 600 takes that from them\n`)
  })
})

describe('in the documented interface', () => {
  test('unlocks an account of the key store', async () => {
    const { signing } = await unlocked([ACCOUNTS[0]!], await passwordFile(PASSPHRASES[0]!), '--interface', 'documented')
    expect(signing).toEqual([ACCOUNTS[0]])
  })
})

describe('invalid combinations', () => {
  const refusal = async (...flags: readonly string[]) => {
    const { code, err } = await evmbed(['start', ...flags]).ended
    expect(code).toBe(2)
    return err.split('\n')[0]
  }

  test('refuses invalid combinations of flags', async () => {
    const path = await passwordFile('secret')
    expect(await refusal('--unlock', STRANGER)).toBe('evmbed: --unlock needs --password-file: a file with a passphrase in each line')
    expect(await refusal('--password', path)).toBe('evmbed: --password-file needs --unlock: the accounts that its passphrases open')
    expect(await refusal('--unlock', STRANGER, '--password-file', path)).toBe(
      `evmbed: --unlock: ${STRANGER}: no key for given address or file`,
    )
    expect(await refusal('--unlock', 'me', '--password-file', path)).toBe(
      "evmbed: --unlock: expected addresses, 40 hex digits with or without 0x, got 'me'",
    )
    expect(await refusal('--unlock', STRANGER, '--password-file', file('none'))).toBe(
      `evmbed: --password-file: cannot read ${file('none')}: there is no such file or folder`,
    )
  })

  test('refuses to unlock accounts where their methods are refused', async () => {
    const path = await passwordFile('secret')
    expect(
      await refusal('--json-rpc.enable', '--json-rpc.allow-insecure-unlock=false', '--unlock', STRANGER, '--password-file', path),
    ).toBe('evmbed: --unlock: account unlock with HTTP access is forbidden by --json-rpc.allow-insecure-unlock=false')
  })
})
