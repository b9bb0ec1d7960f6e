import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Hex, type Node } from 'evmbed'
import { levelStore, repairLevel } from 'evmbed/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isJournal } from '../../../adapters/storage/journal.js'
import { findDamagedTable, isTable, isWholeTable } from '../../../adapters/storage/level-tables.js'

/** Places that are damaged in the files of each chain: `EVMBED_DAMAGES=1000` for a long run. */
const DAMAGES = Number(process.env.EVMBED_DAMAGES ?? 30)
const BLOCKS = 120
const OPTIONS = { timestamp: 1_700_000_000n, onFault: () => {} }

const scratch = await mkdtemp(join(tmpdir(), 'evmbed-damaged-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))
let count = 0
const fresh = () => join(scratch, `${count++}`)

let state = Number(process.env.EVMBED_SEED ?? 11)
function random(below: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return Math.floor((state / 2 ** 32) * below)
}

const hex = (value: number): Hex => `0x${value.toString(16)}`
const RECEIVER: Hex = '0x00000000000000000000000000000000000000aa'

/** Answers of a chain to everything that is compared, one for each block: how it is found by its number, by its hash and by its transaction, and a state. */
type Answers = readonly string[]

async function answerOf(node: Node, height: number, hash: Hex, transaction: Hex): Promise<string> {
  const block = await node.request('eth_getBlockByNumber', [hex(height), true])
  const same = await node.request('eth_getBlockByHash', [hash, true])
  const receipt = height === 0 ? null : await node.request('eth_getTransactionReceipt', [transaction])
  return JSON.stringify([block, same, receipt, await node.request('eth_getBalance', [RECEIVER, hex(height)])])
}

interface Made {
  readonly directory: string
  readonly hashes: readonly Hex[]
  readonly transactions: readonly Hex[]
  readonly answers: Answers
}

/** Makes a chain, with blocks in tables and, if its process is killed, in a journal. */
async function made(isKilled: boolean): Promise<Made> {
  const directory = fresh()
  const hashes: Hex[] = []
  const transactions: Hex[] = []
  const answers: string[] = []
  for (const part of [1, 2]) {
    const node = await createNode({ ...OPTIONS, store: levelStore(directory) })
    const [from] = await node.request('eth_accounts')
    for (let block = 0; block < BLOCKS / 2; block++) {
      const hash = (await node.call('eth_sendTransaction', [
        { from, to: RECEIVER, value: '0x1', data: `0x${'ab'.repeat(random(300))}` },
      ])) as Hex
      transactions.push(hash)
    }
    if (part === 2) {
      for (let height = 0; height <= BLOCKS; height++) {
        const hash = ((await node.request('eth_getBlockByNumber', [hex(height), false])) as { hash: Hex }).hash
        hashes.push(hash)
        answers.push(await answerOf(node, height, hash, transactions[height - 1] ?? hash))
      }
    }
    const copy = fresh()
    if (part === 2 && isKilled) await cp(directory, copy, { recursive: true, filter: (source) => !source.endsWith('LOCK') })
    await node.close()
    if (part === 2 && isKilled) return { directory: copy, hashes, transactions, answers }
  }
  return { directory, hashes, transactions, answers }
}

/** Opens a store whose files were damaged, and compares all answers. Returns the head, or the error. */
async function outcome(directory: string, { hashes, transactions, answers }: Made): Promise<number | string> {
  let node: Node
  try {
    node = await createNode({ ...OPTIONS, store: levelStore(directory) })
  } catch (error) {
    return String(error)
  }
  try {
    const head = Number(await node.request('eth_blockNumber'))
    for (let height = 0; height <= head; height++) {
      const answer = await answerOf(node, height, hashes[height]!, transactions[height - 1] ?? hashes[height]!).catch((error) => {
        expect(String(error)).toContain('evmbed store repair')
      })
      if (answer !== undefined) expect(answer).toBe(answers[height])
    }
    return head
  } finally {
    await node.close()
  }
}

async function damaged({
  directory,
}: Made): Promise<{ readonly copy: string; readonly what: string; readonly name: string; readonly place: number }> {
  const copy = fresh()
  await cp(directory, copy, { recursive: true })
  const names = (await readdir(copy)).filter((name) => isTable(name) || isJournal(name) || /^MANIFEST|^CURRENT$|\.log$/.test(name)).sort()
  const name = names[random(names.length)]!
  const path = join(copy, name)
  const bytes = await readFile(path)
  const place = bytes.length === 0 ? 0 : random(bytes.length)
  const what = ['a flipped bit', 'a cut', 'a hole'][random(3)]!
  if (what === 'a cut') await truncate(path, place)
  else if (what === 'a hole') await writeFile(path, bytes.fill(0xa5, place, Math.min(bytes.length, place + 16)))
  else if (bytes.length > 0) await writeFile(path, bytes.with(place, bytes[place]! ^ (1 << random(8))))
  return { copy, what: `${what} at ${place} of ${bytes.length} of ${name}`, name, place }
}

describe('a store with damaged files', () => {
  test.each([
    ['was closed', false],
    ['was killed', true],
  ])(
    'gives the same answers or an error that names the remedy, wherever a file is damaged, if the node %s',
    async (_, isKilled) => {
      const chain = await made(isKilled)
      const counts = new Map<string, number>()
      for (let damage = 0; damage < DAMAGES; damage++) {
        const { copy, what, name } = await damaged(chain)
        const result = await outcome(copy, chain).catch((error) => {
          throw new Error(`${what}: ${error}`, { cause: error })
        })
        if (typeof result === 'string') expect(result, what).toMatch(/^Store\w+: .* is damaged.*evmbed store repair/s)
        // A journal whose end is missing is one that was not written to its end.
        else if (!isJournal(name)) expect(result, what).toBe(BLOCKS)
        const kind = `${name.replaceAll(/[\d-]+/g, '')}: ${typeof result === 'string' ? 'refused' : result === BLOCKS ? 'the same' : 'shorter'}`
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        await rm(copy, { recursive: true })
      }
      if (DAMAGES > 100) console.log(counts)
    },
    30_000 + 2_000 * DAMAGES,
  )
})

describe('a table', () => {
  let directory = ''
  let names: readonly string[] = []
  beforeAll(async () => {
    directory = (await made(false)).directory
    names = (await readdir(directory)).filter(isTable)
  })

  test('is damaged if any bit of it is another one, except those that fill its footer', async () => {
    for (const name of names) {
      const bytes = await readFile(join(directory, name))
      expect(await isWholeTable(bytes)).toBe(true)
      for (let round = 0; round < 50; round++) {
        const at = random(bytes.length - 48)
        expect(await isWholeTable(Buffer.from(bytes.with(at, bytes[at]! ^ (1 << random(8))))), `${at}`).toBe(false)
      }
      for (const at of [bytes.length - 48, bytes.length - 1])
        expect(await isWholeTable(Buffer.from(bytes.with(at, bytes[at]! ^ 1)))).toBe(false)
      expect(await isWholeTable(bytes.subarray(0, random(bytes.length)))).toBe(false)
      expect(await isWholeTable(Buffer.concat([bytes, bytes]))).toBe(false)
    }
  })

  test('is no table of the database if a process was killed while it wrote it', async () => {
    const copy = fresh()
    await cp(directory, copy, { recursive: true })
    const bytes = await readFile(join(copy, names[0]!))
    await writeFile(join(copy, '000900.ldb'), bytes.subarray(0, bytes.length / 2))
    await writeFile(join(copy, '000901.ldb'), bytes.with(100, bytes[100]! ^ 1))
    const node = await createNode({ ...OPTIONS, store: levelStore(copy) })
    expect(await node.request('eth_blockNumber')).toBe(hex(BLOCKS))
    await node.close()
    expect(await readdir(copy)).not.toContain('000900.ldb')
  })

  test('is repaired by writing what can be read to other tables', async () => {
    for (const name of names) {
      const copy = fresh()
      await cp(directory, copy, { recursive: true })
      const bytes = await readFile(join(copy, name))
      const at = random(bytes.length - 48)
      await writeFile(join(copy, name), bytes.with(at, bytes[at]! ^ 4))
      expect(await findDamagedTable(copy)).toBe(name)
      await repairLevel(copy)
      expect(await findDamagedTable(copy)).toBe(undefined)
      const store = levelStore(copy)
      await store.open()
      await store.close()
      expect((await stat(copy)).isDirectory()).toBe(true)
    }
  })
})
