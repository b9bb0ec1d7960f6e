/** Sources of the mnemonic of `evmbed dev` beside the command line. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const OWN = '0x58a57ed9d8d624cbd12e2c467d34787555bb1b25'
const PUBLIC = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

async function words(text: string, mode = 0o600): Promise<string> {
  const path = join(folder, `words-${mode.toString(8)}`)
  await writeFile(path, text, { mode })
  return path
}

/** The first account of a chain, and what was written. */
async function started(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const commandLine = evmbed(['dev', '--port', '0', ...args], environment)
  const [, url = ''] = (await commandLine.sees(/Listening on (\S+) and/)) ?? []
  const accounts = url === '' ? [] : ((await ask(url, 'eth_accounts')) as string[])
  const ended = url === '' ? await commandLine.ended : await commandLine.interrupt()
  return { first: accounts[0], ...ended }
}

describe('the words of the accounts', () => {
  test('reads the mnemonic from a file, and does not print it', async () => {
    const { first, out, err } = await started(['--mnemonic-file', await words(`  ${WORDS.replace(' ', '\n')}\n`)])
    expect({ first, err }).toEqual({ first: OWN, err: '' })
    expect(out).not.toMatch(/legal|winner|Private Keys/)
  })

  test('reads the mnemonic from the environment, and does not print it', async () => {
    const { first, out, err } = await started([], { EVMBED_MNEMONIC: WORDS })
    expect({ first, err }).toEqual({ first: OWN, err: '' })
    expect(out).not.toMatch(/legal|winner|Private Keys/)
  })

  test('prefers the mnemonic of a flag to that of the environment', async () => {
    const other = 'test test test test test test test test test test test junk'
    expect((await started(['--mnemonic', other], { EVMBED_MNEMONIC: WORDS })).first).toBe(PUBLIC)
    expect((await started(['--mnemonic-file', await words(WORDS)], { EVMBED_MNEMONIC: other })).first).toBe(OWN)
    expect((await started(['--mnemonic-random'], { EVMBED_MNEMONIC: WORDS })).first).not.toBe(OWN)
    expect((await started([], { EVMBED_MNEMONIC: '' })).first).toBe(PUBLIC)
  })

  test.skipIf(process.platform === 'win32')('warns of a mnemonic file that others may read', async () => {
    const path = await words(WORDS, 0o644)
    const { first, err } = await started(['--mnemonic-file', path])
    expect(first).toBe(OWN)
    expect(err).toBe(`--mnemonic-file: others on this machine may use ${path}: chmod 600 takes that from them\n`)
  })

  test.each([
    [['--mnemonic', 'x'], /^evmbed: --mnemonic-file cannot be given with --mnemonic: one of them must say where the accounts come from\n/],
    [['--mnemonic-random'], /^evmbed: --mnemonic-file \S+ cannot be given with --mnemonic-random: /],
    [['--init', 'genesis.json'], /^evmbed: --mnemonic-file \S+ cannot be given with --init: the genesis file says it\n/],
  ])('refuses a mnemonic file beside %j', async (args, reason) => {
    const { code, err } = await started(['--mnemonic-file', await words(WORDS), ...args])
    expect(code).toBe(2)
    expect(err).toMatch(reason)
  })

  test('refuses an invalid mnemonic by its source, and does not repeat it', async () => {
    const path = await words(WORDS.replace('yellow', 'winner'))
    const refusals = [await started(['--mnemonic-file', path]), await started([], { EVMBED_MNEMONIC: 'legal winner' })]
    expect(refusals.map(({ err }) => err.split('\n')[0])).toEqual([
      `evmbed: --mnemonic-file ${path}: expected the words of a BIP-39 mnemonic in English`,
      'evmbed: EVMBED_MNEMONIC: expected the words of a BIP-39 mnemonic in English',
    ])
    for (const { code, out, err } of refusals) {
      expect(code).toBe(2)
      expect(out + err).not.toMatch(/legal|winner/)
    }
  })
})
