import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClassicLevel } from 'classic-level'
import type { StoreOperation } from '../../src/internal.js'
import { JournaledDatabase, repairJournals } from './journaled-database.js'
import { loadClassicLevel } from './level-store.js'
import { findDamagedTable, isReadableTable, isTable } from './level-tables.js'

type Bytes = ClassicLevel<Uint8Array, Uint8Array>

const TOGETHER = 1024 * 1024

/** Restores what it can of a database that does not open. */
export async function repairLevel(directory: string): Promise<void> {
  const { ClassicLevel } = await loadClassicLevel()
  const at = (path: string): Bytes => new ClassicLevel(path, { keyEncoding: 'view', valueEncoding: 'view' })
  await repairJournals(directory)
  if (await opens(new JournaledDatabase(at(directory), directory))) return
  const isDamaged = (await findDamagedTable(directory, Number.POSITIVE_INFINITY)) !== undefined
  for (const name of (await readdir(directory)).filter(isTable)) {
    const path = join(directory, name)
    if (!isReadableTable(await readFile(path))) await rm(path)
  }
  await ClassicLevel.repair(directory)
  // LevelDB's own repair keeps tables in which records are not where they belong.
  if (isDamaged) await rewrite(directory, at)
  const tables = at(directory)
  await tables.open()
  await repairJournals(directory, tables).finally(() => tables.close())
}

async function opens(database: JournaledDatabase): Promise<boolean> {
  try {
    await database.open()
    await database.close()
    return true
  } catch {
    return false
  }
}

/** Writes all records that can be read to new tables. */
async function rewrite(directory: string, at: (path: string) => Bytes): Promise<void> {
  const target = `${directory}.rewritten`
  await rm(target, { recursive: true, force: true })
  const [from, to] = [at(directory), at(target)]
  await Promise.all([from.open(), to.open()])
  let batch: StoreOperation[] = []
  let size = 0
  const write = async () => {
    await to.batch(batch)
    batch = []
    size = 0
  }
  for await (const [key, value] of readable(from)) {
    batch.push({ type: 'put', key, value })
    size += key.length + value.length
    if (size >= TOGETHER) await write()
  }
  await write()
  await to.compactRange(Uint8Array.of(0), Uint8Array.of(0))
  await Promise.all([from.close(), to.close()])
  for (const name of (await readdir(directory)).filter(isLevelFile)) await rm(join(directory, name))
  // The file CURRENT, which makes it a database, comes last.
  const names = (await readdir(target)).filter(isLevelFile).sort((a, b) => Number(a === 'CURRENT') - Number(b === 'CURRENT'))
  for (const name of names) await rename(join(target, name), join(directory, name))
  await rm(target, { recursive: true, force: true })
}

const isLevelFile = (name: string): boolean => isTable(name) || /^(CURRENT|MANIFEST-\d+|\d+\.log)$/.test(name)

/** Iterates over the records one by one: LevelDB skips blocks that it cannot read, and says so at the end instead of the records that it would return then. */
async function* readable(database: Bytes): AsyncIterable<[Uint8Array, Uint8Array]> {
  const iterator = database.iterator()
  try {
    for (let [entry] = await iterator.nextv(1); entry; [entry] = await iterator.nextv(1)) yield entry
  } catch {
    // The end.
  } finally {
    await iterator.close()
  }
}
