import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { run } from '../../../adapters/cli/cli.js'
import type { Terminal } from '../../../adapters/cli/terminal.js'
import { levelStore } from '../../../adapters/storage/index.js'

const scratch = mkdtempSync(join(tmpdir(), 'evmbed-store-command-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
let directory = ''
let count = 0
beforeEach(() => {
  directory = join(scratch, `${++count}`)
})

const CHAIN = { timestamp: 1_700_000_000n } as const
const HEIGHT = 140
const STRANGER = '0x00000000000000000000000000000000000000aa'

const opened = () => createNode({ store: levelStore(directory), ...CHAIN })

async function madeChain(): Promise<Hex[]> {
  const node = await opened()
  for (let number = 1; number <= HEIGHT; number++) {
    const from = node.accounts[0]!.address
    if (number % 10 === 0) await node.call('eth_sendTransaction', [{ from, data: '0x60006000a0', gas: '0x186a0' }])
    else await node.call('eth_sendTransaction', [{ from, to: STRANGER, value: '0x1', gas: '0x5208' }])
  }
  await node.call('evm_snapshot', [])
  const hashes = await hashesOf(node)
  await node.close()
  return hashes
}

async function hashesOf(node: Node): Promise<Hex[]> {
  const hashes: Hex[] = []
  for (let number = 0; number <= Number(await node.request('eth_blockNumber')); number++) {
    const block = await node.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
    hashes.push(block!.hash!)
  }
  return hashes
}

/** Runs the command line, and returns its code and its output. */
async function evmbed(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const [out, err]: [string[], string[]] = [[], []]
  const terminal: Terminal = {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    isColored: () => false,
    environment: {},
    onInterrupt: () => () => {},
    abort: () => expect.fail('aborted'),
  }
  const code = await run(args, terminal)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** Changes the records of the store whose keys begin with a byte, by their order. */
async function damage(prefix: string, change: (index: number, count: number) => boolean): Promise<void> {
  const database = new ClassicLevel<Uint8Array, Uint8Array>(directory, { keyEncoding: 'view', valueEncoding: 'view' })
  await database.open()
  const kind = prefix.charCodeAt(0)
  const found = await database.iterator({ gte: Uint8Array.of(kind), lt: Uint8Array.of(kind + 1) }).all()
  for (const [index, [key, value]] of found.entries()) {
    if (!change(index, found.length)) continue
    const changed = value.slice()
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 4
    await database.put(key, changed)
  }
  await database.close()
}

/** Removes records of the store whose keys begin with a byte. */
async function lose(prefix: string, isLost: (index: number, key: Uint8Array) => boolean): Promise<void> {
  const database = new ClassicLevel<Uint8Array, Uint8Array>(directory, { keyEncoding: 'view', valueEncoding: 'view' })
  await database.open()
  const kind = prefix.charCodeAt(0)
  const keys = await database.keys({ gte: Uint8Array.of(kind), lt: Uint8Array.of(kind + 1) }).all()
  await database.batch(keys.filter((key, index) => isLost(index, key)).map((key) => ({ type: 'del', key })))
  await database.close()
}

/** Whether the chain goes on, and is the original up to its head. */
async function expectChain(hashes: readonly Hex[], height: number): Promise<void> {
  const node = await opened()
  try {
    expect(await hashesOf(node)).toEqual(hashes.slice(0, height + 1))
    expect(await node.request('eth_getLogs', [{ fromBlock: '0x0' }])).toHaveLength(Math.floor(height / 10))
    await node.call('eth_sendTransaction', [{ from: node.accounts[1]!.address, to: STRANGER, value: '0x1', gas: '0x5208' }])
    await node.call('debug_dumpBlock', ['latest'])
  } finally {
    await node.close()
  }
  expect(await evmbed('store', 'check', directory)).toMatchObject({ code: 0 })
}

describe('evmbed store', () => {
  test('check finds nothing in a whole store', async () => {
    await madeChain()
    const { code, out } = await evmbed('store', 'check', directory)
    expect(out).toMatch(/^\d+ records, blocks up to 140\nThe store is whole\.$/)
    expect(code).toBe(0)
    expect(JSON.parse((await evmbed('store', 'check', directory, '--json')).out)).toMatchObject({ head: 140, whole: 140, problems: [] })
  })

  test('repair goes back to the block before a damaged one, says so before, and keeps a copy', async () => {
    const hashes = await madeChain()
    await damage('b', (index) => index === 101)
    const checked = await evmbed('store', 'check', directory)
    expect(checked.code).toBe(1)
    expect(checked.out).toContain('damaged: the block record 101 has a wrong checksum')
    expect(checked.out).toContain('The last whole block is 100.\nA repair loses the blocks 101 to 140.')
    expect(checked.err).toContain(`'evmbed store repair ${directory}'`)
    const asked = await evmbed('store', 'repair', directory)
    expect(asked.err).toContain('nothing was changed: repeat the command with --yes')
    expect((await evmbed('store', 'check', directory)).code).toBe(1)
    const repaired = await evmbed('store', 'repair', directory, '--yes')
    expect(repaired.out).toContain('Repaired: the chain ends with block 100')
    expect(repaired.code).toBe(0)
    await expectChain(hashes, 100)
    const copy = readdirSync(scratch).find((name) => name.startsWith(`${count}-before-repair-`))
    expect((await evmbed('store', 'check', join(scratch, copy!))).out).toContain('The last whole block is 100.')
  })

  test('repair goes back below a damaged difference or node of a state, and loses nothing for damaged indexes', async () => {
    const hashes = await madeChain()
    await damage('h', (index) => index % 7 === 0)
    await damage('t', (index) => index % 5 === 0)
    await damage('l', (index) => index === 0)
    expect((await evmbed('store', 'repair', directory)).out).toContain('The last whole block is 140.\nA repair loses nothing.')
    expect(await evmbed('store', 'repair', directory, '--yes')).toMatchObject({ code: 0, err: '' })
    await expectChain(hashes, 140)
    await damage('d', (index) => index === 135)
    expect((await evmbed('store', 'repair', directory, '--yes')).out).toContain('ends with block 134')
    await expectChain(hashes, 134)
    // The last node is the root of the last version, at block 128.
    await damage('n', (index, all) => index === all - 1)
    expect((await evmbed('store', 'repair', directory, '--yes')).out).toContain('ends with block 127')
    await expectChain(hashes, 127)
  })

  test('repair restores a database that LevelDB does not open', async () => {
    const hashes = await madeChain()
    writeFileSync(join(directory, 'CURRENT'), 'MANIFEST-999999\n')
    await expect(opened()).rejects.toThrow(/^the store .* (is damaged: .*run 'evmbed store repair|cannot be opened: )/)
    const { code, err } = await evmbed('store', 'repair', directory, '--yes')
    expect(err).toBe('')
    expect(code).toBe(0)
    await expectChain(hashes, 140)
  })

  test('repair ends a damaged journal before the damage', async () => {
    const hashes = await madeChain()
    const node = await opened()
    await node.mine(3)
    const whole = await hashesOf(node)
    const copy = join(scratch, `killed-${++count}`)
    cpSync(directory, copy, { recursive: true, filter: (source) => !source.endsWith('LOCK') })
    await node.close()
    directory = copy
    const [name = ''] = readdirSync(directory).filter((file) => file.startsWith('JOURNAL-'))
    const bytes = readFileSync(join(directory, name))
    writeFileSync(join(directory, name), bytes.with(bytes.length >> 1, bytes[bytes.length >> 1]! ^ 16))
    await expect(opened()).rejects.toThrow(
      /is damaged: JOURNAL-2-\d+ is damaged at byte \d+; restore it from a copy, or run 'evmbed store repair/,
    )
    expect(await evmbed('store', 'check', directory)).toMatchObject({ code: 1 })
    expect(await evmbed('store', 'repair', directory)).toMatchObject({ code: 1, err: expect.stringContaining('--yes') })
    expect(await evmbed('store', 'repair', directory, '--yes')).toMatchObject({ code: 0, err: '' })
    const { head } = JSON.parse((await evmbed('store', 'check', directory, '--json')).out)
    expect(head).toBeGreaterThanOrEqual(hashes.length - 1)
    expect(head).toBeLessThan(whole.length - 1)
    await expectChain(whole, head)
  })

  test('repair makes a store whole whose table or log was cut short or has a flipped byte, or says that it cannot', async () => {
    const hashes = await madeChain()
    const whole = directory
    for (const name of readdirSync(whole).filter((file) => /\.(ldb|log)$|^MANIFEST/.test(file))) {
      for (const share of [0, 0.5, 0.98]) {
        for (const harm of ['cut', 'flip']) {
          directory = join(scratch, `harmed-${++count}`)
          cpSync(whole, directory, { recursive: true })
          const path = join(directory, name)
          const bytes = readFileSync(path)
          // The log of a store that was closed.
          if (bytes.length === 0) continue
          const at = Math.floor(bytes.length * share)
          if (harm === 'cut') truncateSync(path, at)
          else writeFileSync(path, bytes.with(at, (bytes[at] ?? 0) ^ 16))
          const { code, out, err } = await evmbed('store', 'repair', directory, '--yes')
          if (code !== 0) expect(`${out}${err}`, `${harm} ${name} ${share}`).toMatch(/no block of the store is whole|contains no chain/)
          else {
            const { head } = JSON.parse((await evmbed('store', 'check', directory, '--json')).out)
            await expectChain(hashes, head)
          }
        }
      }
    }
  }, 300_000)

  test('check prints ranges of lost blocks, not a line for each', async () => {
    await madeChain()
    await lose('b', (index) => index >= 60 && index <= 130)
    const { code, out } = await evmbed('store', 'check', directory)
    expect(code).toBe(1)
    expect(out.split('\n').slice(1)).toEqual([
      'damaged: the block record 60 is missing (the same for 61 to 130)',
      'The last whole block is 59.',
      'A repair loses the blocks 60 to 140.',
    ])
  })

  test('repair writes the beginning of a chain anew from its copies, and the record of the head from the last block', async () => {
    const hashes = await madeChain()
    const whole = directory
    const renew = () => {
      directory = join(scratch, `lost-${++count}`)
      cpSync(whole, directory, { recursive: true })
    }
    const isNamed = (name: string) => (_: number, key: Uint8Array) => new TextDecoder().decode(key.subarray(1)) === name
    renew()
    await lose('m', isNamed('format'))
    await expect(opened()).rejects.toThrow(/^the store of the chain is damaged: the record 'format' is missing; .* 'evmbed store repair'$/)
    const checked = await evmbed('store', 'check', directory)
    expect(checked.out).toContain("damaged: the record 'format' is damaged or missing, and has a copy")
    expect(checked.out).toContain('The last whole block is 140.\nA repair loses nothing.')
    expect(await evmbed('store', 'repair', directory, '--yes')).toMatchObject({ code: 0, err: '' })
    await expectChain(hashes, 140)

    // All that the first batch has written, with the code of its accounts.
    renew()
    await lose('m', isNamed('format'))
    await lose('b', (index) => index === 0)
    await lose('d', (index) => index === 0)
    await lose('v', (index) => index === 0)
    await lose('n', (index) => index < 20)
    await lose('c', () => true)
    expect(await evmbed('store', 'repair', directory, '--yes')).toMatchObject({ code: 0, err: '' })
    await expectChain(hashes, 140)

    renew()
    await lose('m', isNamed('head'))
    expect(await evmbed('store', 'repair', directory, '--yes')).toMatchObject({ code: 0, err: '' })
    await expectChain(hashes, 140)
  })

  test('finds nothing in a chain that was made without the limits of the protocol, and exports it', async () => {
    const options = { ...CHAIN, mining: { gasLimit: 60_000_000n } }
    const node = await createNode({ ...options, limits: { transactionGasLimit: 0n }, store: levelStore(directory) })
    const send = () => node.call('eth_sendTransaction', [{ from: node.accounts[0]!.address, to: STRANGER, value: '0x1', gas: '0x1c9c380' }])
    await send()
    await node.mine(2)
    await node.call('evm_setAutomine', [false])
    await send()
    const hashes = await hashesOf(node)
    await node.close()
    expect(await evmbed('store', 'check', directory)).toMatchObject({ code: 0, out: expect.stringContaining('The store is whole.') })
    expect(await evmbed('store', 'repair', directory, '--yes')).toMatchObject({ code: 0 })
    const [blocks, archive] = [`${directory}.rlp`, `${directory}.archive`]
    expect(await evmbed('export', '--store', directory, blocks)).toMatchObject({ code: 0 })
    expect(await evmbed('export', '--store', directory, archive)).toMatchObject({ code: 0 })
    const imported = await createNode({ ...options, limits: { transactionGasLimit: 0n }, importChain: readFileSync(blocks) })
    expect(await hashesOf(imported)).toEqual(hashes)
    await imported.close()
    directory = `${directory}-imported`
    expect(await evmbed('import', '--store', directory, archive)).toMatchObject({ code: 0 })
    const again = await createNode({ ...options, store: levelStore(directory), onFault: () => {} })
    expect(await hashesOf(again)).toEqual(hashes)
    await again.close()
  })

  test('refuses an unknown verb, a directory that is not there, and one without a store, in which it creates nothing', async () => {
    expect(await evmbed('store', 'mend', scratch)).toMatchObject({
      code: 2,
      err: expect.stringContaining("expected check or repair, got 'mend'"),
    })
    mkdirSync(directory)
    writeFileSync(join(directory, 'letter.txt'), 'of somebody else')
    for (const verb of ['check', 'repair']) {
      expect(await evmbed('store', verb, directory, '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('there is no chain in'),
      })
    }
    expect(readdirSync(directory)).toEqual(['letter.txt'])
    expect(await evmbed('store', 'check', join(scratch, 'nowhere'))).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no directory'),
    })
  })
})
