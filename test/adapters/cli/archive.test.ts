/** `evmbed export` and `evmbed import`. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createNode, type Genesis, type Node } from 'evmbed'
import { levelStore } from 'evmbed/storage'
import { beforeEach, describe, expect, test } from 'vitest'
import { useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()
const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const OPTIONS = { timestamp: 1_700_000_000n } as const

let count = 0
let place = ''
beforeEach(async () => {
  place = join(folder, `case-${++count}`)
  await mkdir(place)
})
const at = (name: string) => join(place, name)

/** Makes a chain in a store. */
async function chainIn(store: string, blocks = 5, work: (node: Node) => Promise<unknown> = async () => {}): Promise<void> {
  const node = await createNode({ ...OPTIONS, store: levelStore(store) })
  await node.call('eth_sendTransaction', [{ from: SENDER, data: '0x6001600055602a60006000a1600060005260026000f3', gas: '0x30000' }])
  await node.mine(blocks - 1)
  await work(node)
  await node.close()
}

async function factsIn(store: string, options: object = OPTIONS): Promise<unknown> {
  const node = await createNode({ ...options, store: levelStore(store) })
  try {
    const [block, logs] = [
      await node.call('eth_getBlockByNumber', ['latest', true]),
      await node.call('eth_getLogs', [{ fromBlock: '0x0' }]),
    ]
    return {
      block,
      logs,
      first: await node.call('eth_getBlockByNumber', ['0x0', false]),
      balance: await node.call('eth_getBalance', [SENDER, '0x1']),
    }
  } finally {
    await node.close()
  }
}

async function runs(...args: readonly string[]) {
  const { code, out, err } = await evmbed(args).ended
  return { code, out: out.replaceAll(place, ''), err: err.replaceAll(place, '') }
}

test.each(['chain.evmbed', 'chain.evmbed.gz'])('copies a store by the archive %s', async (name) => {
  await chainIn(at('chain'))
  expect(await runs('export', '--store', at('chain'), at(name))).toEqual({
    code: 0,
    out: expect.stringMatching(/^Exported \d+ records to \/chain.evmbed(.gz)?\n$/),
    err: '',
  })
  expect(await runs('import', '--store', at('copy'), at(name))).toEqual({
    code: 0,
    out: expect.stringMatching(/^Imported \d+ records into \/copy\n$/),
    err: expect.anything(),
  })
  expect(await factsIn(at('copy'))).toEqual(await factsIn(at('chain')))
  expect((await readdir(place)).sort()).toEqual(['chain', name, 'copy'].sort())
})

test('copies the blocks of a store by RLP and a genesis file, into a chain with the same hashes', async () => {
  await chainIn(at('chain'))
  expect((await runs('export', '--store', at('chain'), at('genesis.json'))).out).toBe('Exported the genesis to /genesis.json\n')
  expect((await runs('export', '--store', at('chain'), at('blocks.rlp.gz'))).out).toBe('Exported blocks 0 to 5 to /blocks.rlp.gz\n')
  const imported = await runs('import', '--store', at('copy'), '--init', at('genesis.json'), at('blocks.rlp.gz'))
  expect(imported).toMatchObject({ code: 0, out: 'Imported 5 blocks into /copy; the head is block 5\n' })
  const genesis = JSON.parse(await readFile(at('genesis.json'), 'utf8')) as Genesis
  expect(await factsIn(at('copy'), { genesis })).toEqual(await factsIn(at('chain')))
  // The blocks of a chain that began with a genesis file.
  expect(await runs('export', '--store', at('copy'), '--json', at('again.rlp'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('began with a genesis file: name it'),
  })
  const again = await runs('export', '--store', at('copy'), '--init', at('genesis.json'), '--json', at('again.rlp'))
  expect(JSON.parse(again.out)).toEqual({ file: '/again.rlp', format: 'rlp', blocks: 6, last: 5 })
  expect(gunzipSync(await readFile(at('blocks.rlp.gz'))).equals(await readFile(at('again.rlp')))).toBe(true)
})

test('ends the export of blocks before one that no node could import, and says so', async () => {
  await chainIn(at('chain'), 3, async (node) => {
    await node.call('anvil_setBalance', [SENDER, '0x5'])
    await node.mine()
  })
  expect(await runs('export', '--store', at('chain'), at('blocks.rlp'))).toEqual({
    code: 0,
    out: 'Exported blocks 0 to 3 to /blocks.rlp\n',
    err: expect.stringContaining(
      'The blocks after 3 are not in the file: a test method such as anvil_setBalance changed the state of block 3',
    ),
  })
})

describe('a file that cannot be imported', () => {
  test('leaves no store behind, wherever an archive is cut or changed', async () => {
    await chainIn(at('chain'))
    await runs('export', '--store', at('chain'), at('archive'))
    const archive = await readFile(at('archive'))
    const flipped = Buffer.from(archive)
    flipped[archive.length - 100]! ^= 1
    const files = { short: archive.subarray(0, -3), flipped, packed: gzipSync(archive).subarray(0, -500) }
    const errors = []
    for (const [name, content] of Object.entries(files)) {
      await writeFile(at(name), content)
      const { code, err } = await runs('import', '--store', at('copy'), at(name))
      errors.push([code, err.split('\n').find((line) => line.startsWith('evmbed:'))])
    }
    expect(errors).toEqual([
      [
        1,
        expect.stringMatching(
          /^evmbed: \/short: it is cut short: chunk \d, which begins at byte \d+, is not complete in its \d+ bytes\. Nothing was imported$/,
        ),
      ],
      [1, expect.stringMatching(/^evmbed: \/flipped: chunk 1, which begins at byte 8, has a wrong checksum\. Nothing was imported$/)],
      [1, 'evmbed: /packed: it is cut short or damaged: it cannot be unpacked with gzip. Nothing was imported'],
    ])
    expect((await readdir(place)).sort()).toEqual(['archive', 'chain', 'flipped', 'packed', 'short'])
  })

  test('keeps the valid blocks before an invalid one', async () => {
    await chainIn(at('chain'))
    await runs('export', '--store', at('chain'), at('genesis.json'))
    await runs('export', '--store', at('chain'), at('blocks.rlp'))
    await writeFile(at('cut.rlp'), (await readFile(at('blocks.rlp'))).subarray(0, -10))
    const args = ['import', '--store', at('copy'), '--init', at('genesis.json')]
    expect(await runs(...args, at('cut.rlp'))).toMatchObject({
      code: 1,
      err: expect.stringMatching(
        /block 5 refused: rlp: unexpected EOF: .*; 4 blocks before it imported\. The chain in \/copy ends at block 4\n/,
      ),
    })
    expect((await runs(...args, at('blocks.rlp'))).out).toBe('Imported 1 blocks into /copy; the head is block 5\n')
  })

  test('is refused for a store that has a chain', async () => {
    await chainIn(at('chain'))
    await runs('export', '--store', at('chain'), at('archive'))
    expect(await runs('import', '--store', at('chain'), at('archive'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('/chain is not empty: an archive becomes a new store'),
    })
  })

  test.each([
    [['import', 'FILE'], '--store or --home is missing'],
    [['import', '--store', 'STORE'], 'expected one file, got 0'],
    [['import', '--store', 'STORE', 'FILE'], 'cannot read'],
    [['export', '--store', 'STORE', 'FILE'], 'there is no chain in'],
  ])('is refused with what is missing: %s', async (args, message) => {
    const { code, err } = await runs(...args.map((arg) => arg.replace('FILE', at('file')).replace('STORE', at('store'))))
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) })
    expect(await readdir(place)).toEqual([])
  })
})

test('refuses to overwrite a file', async () => {
  await chainIn(at('chain'))
  await writeFile(at('file'), 'precious')
  expect(await runs('export', '--store', at('chain'), at('file'))).toMatchObject({
    code: 2,
    err: expect.stringContaining('a file is in its place'),
  })
  expect(await readFile(at('file'), 'utf8')).toBe('precious')
})

test('refuses a store that a node has open', async () => {
  const node = await createNode({ ...OPTIONS, store: levelStore(at('chain')) })
  expect(await runs('export', '--store', at('chain'), at('file'))).toMatchObject({
    code: 1,
    err: expect.stringMatching(/the store \/chain is in use by process \d+ since/),
  })
  await node.close()
})
