import { readdirSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isJournal, Journal, readJournal } from '../../../adapters/storage/journal.js'
import { JournaledDatabase, type Level } from '../../../adapters/storage/journaled-database.js'
import { copyWhileWritten } from '../../../adapters/storage/level-files.js'
import { repairLevel } from '../../../adapters/storage/level-repair.js'
import { MissingState, type StoreOperation } from '../../../src/internal.js'
import { FaultyStore } from '../../persistence/faulty-store.js'

const BYTES = { keyEncoding: 'view', valueEncoding: 'view' } as const

const scratch = await mkdtemp(join(tmpdir(), 'evmbed-journal-'))
afterAll(() => rm(scratch, { recursive: true, force: true }))
let count = 0
let directory = ''
const open = new Set<JournaledDatabase>()
beforeEach(async () => {
  directory = await fresh()
})
afterEach(async () => {
  for (const database of open) await database.close()
  open.clear()
})

async function fresh(): Promise<string> {
  const path = join(scratch, `${++count}`)
  await mkdir(path)
  return path
}

/** LevelDB that refuses writes on demand. */
class FaultyLevel extends FaultyStore implements Level {
  readonly #level: ClassicLevel
  constructor(level: ClassicLevel) {
    super(level)
    this.#level = level
  }
  override getSync(name: Uint8Array): Uint8Array | undefined {
    return super.getSync(name, BYTES)
  }
  async compactRange(): Promise<void> {
    await this.#level.compactRange(key('\0'), key('\0'), BYTES)
  }
}

async function opened(path = directory, level: Level = new ClassicLevel(path)): Promise<JournaledDatabase> {
  const database = new JournaledDatabase(level, path)
  open.add(database)
  await database.open()
  return database
}

async function closed(database: JournaledDatabase): Promise<void> {
  open.delete(database)
  await database.close()
}

/** The content of a database, by the texts of its keys. */
type Content = Map<string, string>

const key = (name: string) => new TextEncoder().encode(name)
const put = (name: string, value: string): StoreOperation => ({ type: 'put', key: key(name), value: key(value) })

async function contentOf(database: JournaledDatabase): Promise<Content> {
  const content: Content = new Map()
  for await (const [name, value] of database.iterator(BYTES)) content.set(text(name), text(value))
  return content
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function applied(content: Content, operations: readonly StoreOperation[]): Content {
  const next = new Map(content)
  for (const operation of operations) {
    if (operation.type === 'put') next.set(text(operation.key), text(operation.value))
    else next.delete(text(operation.key))
  }
  return next
}

const sorted = (content: Content) => [...content].sort(([a], [b]) => (a < b ? -1 : 1))

let state = 7
function random(below: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return Math.floor((state / 2 ** 32) * below)
}

/** A batch of a few writes and deletions of few keys. One in forty is larger than what goes through a journal. */
function randomBatch(): StoreOperation[] {
  const size = random(40) === 0 ? 600_000 : 1_500
  return Array.from({ length: 1 + random(6) }, (): StoreOperation => {
    const name = `key ${random(40)}`
    return random(5) === 0 ? { type: 'del', key: key(name) } : put(name, `${random(1_000_000)} `.repeat(random(size) >> 3))
  })
}

/** Returns a copy of the files as they are now: what a process leaves that is killed. */
const image = () => imageOf(directory)

/** The same while the database compacts its files. */
async function imageWhileWritten(): Promise<string> {
  const copy = await fresh()
  await copyWhileWritten(directory, copy)
  return copy
}

async function imageOf(path: string): Promise<string> {
  const copy = await fresh()
  await cp(path, copy, { recursive: true, filter: (source) => !source.endsWith('LOCK') })
  return copy
}

/** Reads the part of a journal before a position. */
async function wholeBefore(bytes: Buffer, position: number) {
  const place = await fresh()
  const name = 'JOURNAL-2-0000000000000001'
  await writeFile(join(place, name), bytes.subarray(0, position))
  return readJournal(place, name)
}

/** Makes batches that are in a journal only, and returns the content after each of them. */
async function journaled(
  batches: number,
): Promise<{ readonly path: string; readonly journal: string; readonly contents: readonly Content[] }> {
  const database = await opened()
  await database.batch([put('first', '0')], { ...BYTES, sync: true })
  const contents: Content[] = [new Map([['first', '0']])]
  for (let number = 1; number <= batches; number++) {
    const operations = [
      put('last', `${number}`),
      put(`key ${number}`, 'value'.repeat(number)),
      { type: 'del', key: key(`key ${number - 3}`) } as const,
    ]
    await database.batch(operations, BYTES)
    contents.push(applied(contents.at(-1)!, operations))
  }
  const path = await image()
  const [name = ''] = (await readdir(path)).filter(isJournal)
  return { path, journal: join(path, name), contents }
}

describe('a database with a journal', () => {
  test('reads what was written, in whatever way batches get into the database', async () => {
    let content: Content = new Map()
    let database = await opened()
    const begun: Promise<void>[] = []
    for (let round = 0; round < 1_500; round++) {
      const operations = randomBatch()
      content = applied(content, operations)
      begun.push(database.batch(operations, { ...BYTES, sync: random(60) === 0 }))
      const written = () => Promise.all(begun.splice(0))
      // Others do not wait for it, so that batches of all kinds overtake each other where they can.
      if (random(3) === 0) await written()
      if (random(20) === 0) {
        await written()
        const names = Array.from({ length: 10 }, () => `key ${random(40)}`)
        const values = await database.getMany(names.map(key), BYTES)
        expect(values.map((value) => value && text(value))).toEqual(names.map((name) => content.get(name)))
        const [one = ''] = names
        for (const value of [database.getSync(key(one), BYTES), await database.get(key(one), BYTES)]) {
          expect(value && text(value)).toBe(content.get(one))
        }
      }
      if (random(100) === 0) {
        await written()
        expect(sorted(await contentOf(database))).toEqual(sorted(content))
      }
      if (random(200) === 0) {
        await written()
        await closed(database)
        database = await opened()
      }
    }
  })

  test('iterates over what there was at the moment of the call', async () => {
    const database = await opened()
    await database.batch([put('a', '1')], BYTES)
    const entries = database.iterator(BYTES)
    await database.batch([put('a', '2'), put('b', '3')], BYTES)
    const found: string[] = []
    for await (const [name, value] of entries) found.push(text(name) + text(value))
    expect(found).toEqual(['a1'])
    expect([...(await contentOf(database))]).toEqual([
      ['a', '2'],
      ['b', '3'],
    ])
  })

  test('contains every batch that was written when the process ends at any moment', async () => {
    let content: Content = new Map()
    const database = await opened()
    for (let round = 0; round < 600; round++) {
      const operations = randomBatch()
      await database.batch(operations, { ...BYTES, sync: random(100) === 0 })
      content = applied(content, operations)
      if (round % 20 > 0) continue
      const again = await opened(await imageWhileWritten())
      expect(sorted(await contentOf(again)), `after batch ${round}`).toEqual(sorted(content))
      await closed(again)
    }
  })

  test('keeps few journals of a limited size, and one without a batch when it is closed', async () => {
    const database = await opened()
    for (let round = 0; round < 2_000; round++) await database.batch([put(`key ${round}`, 'value'.repeat(400))], BYTES)
    // In one turn: journals are removed between turns.
    const sizes = readdirSync(directory).flatMap((name) => (isJournal(name) ? [statSync(join(directory, name)).size] : []))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.length).toBeLessThan(4)
    expect(Math.max(...sizes)).toBeLessThan(5 << 20)
    await closed(database)
    expect((await readdir(directory)).filter(isJournal)).toEqual(['JOURNAL-2-0000000000002001'])
    const level = new ClassicLevel(directory)
    expect(text((await level.get(key('key 1999'), BYTES))!)).toBe('value'.repeat(400))
    await level.close()
  })

  test('has whole batches when its journal was cut anywhere', async () => {
    const { path, journal, contents } = await journaled(12)
    const bytes = await readFile(journal)
    const ends = new Set<number>()
    // The first batch is not one of `contents`.
    const first = (await wholeBefore(bytes, bytes.length)).batches[0]!
    const firstLength = 20 + 5 + 'first'.length + 4 + '0'.length
    expect(first.number).toBe(1)
    for (let length = bytes.length; length >= firstLength; length -= 1 + random(30)) {
      const copy = await fresh()
      await cp(path, copy, { recursive: true })
      await truncate(join(copy, journal.slice(path.length)), length)
      const database = await opened(copy)
      const content = await contentOf(database)
      await closed(database)
      const last = Number(content.get('last') ?? 0)
      expect(sorted(content)).toEqual(sorted(contents[last]!))
      ends.add(last)
    }
    expect(ends.size).toBe(13)
  })

  test('has whole batches when its journal ends with zeros, as after a power cut', async () => {
    const { path, journal, contents } = await journaled(5)
    await writeFile(journal, Buffer.concat([await readFile(journal), Buffer.alloc(3_000)]))
    expect(sorted(await contentOf(await opened(path)))).toEqual(sorted(contents[5]!))
  })

  test('contains every batch, large ones too, when a power cut takes what LevelDB has not put into tables', async () => {
    const database = await opened()
    await database.batch([put('a', '1')], BYTES)
    const before = await image()
    // They do not wait for each other.
    const batches = [[put('a', '2'), put('large', 'x'.repeat(2_000_000))], [put('b', '3')], [put('a', '4')]].map((operations) =>
      database.batch(operations, BYTES),
    )
    await Promise.all(batches)
    const after = await image()
    for (const name of (await readdir(after)).filter(isJournal)) await cp(join(after, name), join(before, name))
    const content = await contentOf(await opened(before))
    expect([content.get('a'), content.get('b'), content.get('large')?.length]).toEqual(['4', '3', 2_000_000])
  })

  test('does not need the log of LevelDB, and is not changed by what is in one', async () => {
    const database = await opened()
    await database.batch([put('a', '1')], BYTES)
    await contentOf(database)
    const path = await image()
    const logs = (await readdir(path)).filter((name) => name.endsWith('.log'))
    expect(logs).toHaveLength(1)
    for (const name of logs) await writeFile(join(path, name), (await readFile(join(path, name))).fill(7, 0, 20))
    expect([...(await contentOf(await opened(path)))]).toEqual([['a', '1']])
  })

  test('is refused when a byte of its journal was changed, until it is repaired; the last batch may be one that was not written to its end', async () => {
    const { path, journal, contents } = await journaled(12)
    const bytes = await readFile(journal)
    const lastStart = (await wholeBefore(bytes, bytes.length - 1)).length
    for (let at = 0; at < bytes.length; at += 1 + random(60)) {
      const copy = await fresh()
      await cp(path, copy, { recursive: true })
      await writeFile(join(copy, journal.slice(path.length)), bytes.with(at, bytes[at]! ^ (1 << random(8))))
      if (at < lastStart) {
        await expect(opened(copy)).rejects.toThrow(/^JOURNAL-2-0+1 is damaged at byte \d+$/)
        await repairLevel(copy)
      }
      const database = await opened(copy)
      const content = await contentOf(database)
      await closed(database)
      const last = Number(content.get('last') ?? 0)
      // What comes before the damage is there. The first batch is not one of `contents`.
      const whole = (await wholeBefore(bytes, at)).batches.length
      expect(last).toBe(Math.max(0, whole - 1))
      expect(sorted(content)).toEqual(whole === 0 ? [] : sorted(contents[last]!))
    }
  })

  test.each([
    ['zeros', 0],
    ['garbage', 0xa5],
  ])('ends before a batch whose last bytes are %s, as after a power cut', async (_, octet) => {
    const { path, journal, contents } = await journaled(5)
    const bytes = await readFile(journal)
    await writeFile(journal, bytes.fill(octet, bytes.length - 15))
    const database = await opened(path)
    expect(sorted(await contentOf(database))).toEqual(sorted(contents[4]!))
    await database.batch([put('last', 'again')], BYTES)
    expect((await contentOf(await opened(await imageOf(path)))).get('last')).toBe('again')
  })

  test('is refused when a journal is missing or was cut before another one, until it is repaired', async () => {
    const level = new ClassicLevel(directory)
    const full = new FaultyLevel(level)
    const database = await opened(directory, full)
    await database.batch([put('a', '1')], { ...BYTES, sync: true })
    await contentOf(database)
    full.fails = () => true
    // LevelDB takes none of them.
    await Promise.allSettled(Array.from({ length: 120 }, (_, i) => database.batch([put('b', `${i}`), put('c', 'x'.repeat(50_000))], BYTES)))
    const path = await image()
    await closed(database)
    await level.close()
    const journals = (await readdir(path)).filter(isJournal).sort()
    expect(journals).toHaveLength(2)
    const [first = '', second = ''] = journals
    const next = Number(second.slice(-16))
    // LevelDB never had the number of a batch. Then a repair takes what there is.
    const harms: readonly [(copy: string) => Promise<void>, number][] = [
      [(copy) => rm(join(copy, first)), 120],
      [(copy) => truncate(join(copy, first), 3_000_000), next],
    ]
    for (const [harm, end] of harms) {
      const copy = await imageOf(path)
      await harm(copy)
      await expect(opened(copy)).rejects.toThrow(new RegExp(`^its batches \\d+ to ${next - 1} are missing$`))
      await repairLevel(copy)
      expect(Number((await contentOf(await opened(copy))).get('b') ?? 0)).toBeLessThan(end)
    }
  })

  test('does not have a batch that failed and is in a journal nevertheless', async () => {
    const first = Journal.create(directory, 1)
    first.append([put('a', '1')])
    first.append([put('a', 'failed'), put('b', 'failed')])
    const second = Journal.create(directory, 2)
    second.append([put('c', '2')])
    for (const journal of [first, second]) journal.close()
    expect([...(await contentOf(await opened()))]).toEqual([
      ['a', '1'],
      ['c', '2'],
    ])
  })

  test('is refused when LevelDB has lost tables whose journals were removed', async () => {
    const database = await opened()
    await database.batch([put('a', '1')], BYTES)
    await closed(database)
    const before = await image()
    const again = await opened()
    await again.batch([put('a', '2')], BYTES)
    await closed(again)
    for (const name of (await readdir(before)).filter(isJournal)) await rm(join(before, name))
    for (const name of (await readdir(directory)).filter(isJournal)) await cp(join(directory, name), join(before, name))
    await expect(opened(before)).rejects.toThrow(/^its batches 2 to 2 are missing$/)
    await repairLevel(before)
    expect([...(await contentOf(await opened(before)))]).toEqual([['a', '1']])
  })

  test('refuses writes while the database does, answers reads, and loses nothing', async () => {
    const level = new ClassicLevel(directory)
    const faulty = new FaultyLevel(level)
    const database = await opened(directory, faulty)
    let content: Content = new Map()
    let refusals = 0
    for (let round = 0; round < 400; round++) {
      faulty.fails = () => round > 100 && round < 300
      const operations = randomBatch()
      try {
        await database.batch(operations, BYTES)
        content = applied(content, operations)
      } catch (error) {
        expect(String(error)).toBe('Error: write failed')
        refusals++
      }
      const name = `key ${random(40)}`
      const value = database.getSync(key(name), BYTES)
      expect(value && text(value)).toBe(content.get(name))
    }
    expect(refusals).toBeGreaterThan(50)
    expect(sorted(await contentOf(database))).toEqual(sorted(content))
    // What the database does not take at the end, it takes when it is opened again.
    await database.batch([put('end', '1')], BYTES)
    faulty.fails = () => true
    await closed(database)
    expect((await readdir(directory)).filter(isJournal)).toHaveLength(1)
    await level.close()
    expect(sorted(await contentOf(await opened()))).toEqual(sorted(applied(content, [put('end', '1')])))
  })

  test('opens the database again after a refusal: LevelDB takes no write after one that failed', async () => {
    let isFull = false
    let openings = 0
    const level = new ClassicLevel(directory)
    /** Fails as LevelDB does, and takes its time to open. */
    class Sticky extends FaultyLevel {
      override async open(): Promise<void> {
        if (openings++ > 0) await new Promise((resolve) => setTimeout(resolve, 20))
        this.fails = () => {
          if (isFull) this.fails = () => true
          return isFull
        }
        await super.open()
      }
      override getSync(name: Uint8Array): Uint8Array | undefined {
        expect(this.isClosed).toBe(false)
        return super.getSync(name)
      }
    }
    const database = await opened(directory, new Sticky(level))
    await database.batch([put('a', '1')], { ...BYTES, sync: true })
    isFull = true
    await expect(contentOf(database)).rejects.toThrow('write failed')
    await expect(database.batch([put('a', '2')], { ...BYTES, sync: true })).rejects.toThrow('write failed')
    await expect(database.batch([put('a', '2')], BYTES)).rejects.toThrow('write failed')
    expect(text(database.getSync(key('a'), BYTES)!)).toBe('1')
    isFull = false
    const written = database.batch([put('b', '1')], BYTES)
    let waits = 0
    for (let isDone = false; !isDone; await new Promise((resolve) => setTimeout(resolve, 1))) {
      try {
        expect(database.getSync(key('none'), BYTES)).toBe(undefined)
        isDone = waits > 0
      } catch (error) {
        if (!(error instanceof MissingState)) throw error
        waits++
        await error.load()
      }
    }
    await written
    expect([...(await contentOf(database))]).toEqual([
      ['a', '1'],
      ['b', '1'],
    ])
    expect((await readdir(directory)).includes('PROBE')).toBe(false)
    await closed(database)
    await level.close()
  })

  test('removes what a process has left that was killed while it looked for room', async () => {
    await writeFile(join(directory, 'PROBE'), new Uint8Array(1_000))
    await opened()
    expect(await readdir(directory)).not.toContain('PROBE')
  })

  test('fails a batch where it cannot create a journal, and takes the next one', async () => {
    const database = await opened()
    // Ends the first journal. LevelDB writes a table, and the next journal is to be created.
    await mkdir(join(directory, 'JOURNAL-2-0000000000000002'))
    await database.batch([put('a', 'x'.repeat(5_000_000))], BYTES)
    await expect(database.batch([put('b', '2')], BYTES)).rejects.toThrow(/EISDIR|EPERM/)
    expect(database.getSync(key('b'), BYTES)).toBe(undefined)
    await rm(join(directory, 'JOURNAL-2-0000000000000002'), { recursive: true })
    await database.batch([put('b', '3')], BYTES)
    await contentOf(database)
    expect(text(database.getSync(key('b'), BYTES)!)).toBe('3')
    expect((await contentOf(await opened(await image()))).get('b')).toBe('3')
  })
})
