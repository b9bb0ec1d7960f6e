import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ArchiveRefused, BlockRefused, createNode, isArchive, restoreArchive } from '../../src/internal.js'
import { isErrno, reasonOf } from '../files/index.js'
import { levelStore } from '../storage/index.js'
import { ARCHIVE_FLAGS, onlyFile, storeFolder } from './archive-flags.js'
import type { Command } from './command.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { Progress } from './progress.js'
import { UsageError } from './usage-error.js'

type ImportValues = FlagValues<typeof ARCHIVE_FLAGS>

export const importCommand: Command<typeof ARCHIVE_FLAGS> = {
  name: 'import',
  summary: 'Reads a file into the chain of a store: an archive of evmbed export, or blocks as geth exports them.',
  flags: ARCHIVE_FLAGS,
  operands: {
    usage: '<file>',
    help: [
      'An archive becomes a new store, whole or not at all. Blocks follow the genesis of --init or the chain that the store has of it;',
      'they are executed, and the import stops at the first invalid one. Files that are packed with gzip are unpacked.',
      '',
      '  evmbed import --store ./copy chain.evmbed.gz',
      '  evmbed import --store ./chain --init genesis.json blocks.rlp.gz',
    ],
  },
  async run(values, terminal, operands) {
    const file = onlyFile(operands)
    const folder = resolve(storeFolder(values))
    const progress = new Progress(terminal, 'Imported', values.quiet || values.json)
    const size = await sizeOf(file)
    const pieces = unpacked(reading(file, (bytes) => progress.update(bytes, size, 'bytes')))
    const { first, all } = await peeked(pieces)
    const work = isArchive(first) ? importArchive(all, folder, file) : importBlocks(all, folder, file, values)
    const summary = await work.finally(() => progress.end())
    if (values.json) terminal.out(JSON.stringify({ file, store: folder, ...summary }))
    else if (!values.quiet) {
      terminal.out(
        'records' in summary
          ? `Imported ${summary.records} records into ${folder}`
          : `Imported ${summary.imported} blocks into ${folder}; the head is block ${summary.head}`,
      )
    }
  },
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (!isErrno(error)) throw error
    throw new UsageError(`cannot read ${file}: ${reasonOf(error)}`)
  }
}

async function* reading(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const piece of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    yield piece
    bytes += piece.length
    onBytes(bytes)
  }
}

const GZIP = [0x1f, 0x8b] as const

/** Unpacks a stream that is packed with gzip. */
async function* unpacked(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const { first, all } = await peeked(pieces)
  if (!GZIP.every((octet, at) => first[at] === octet)) return yield* all
  const gunzip = createGunzip()
  // A failure ends the unpacked stream, too.
  pipeline(Readable.from(all), gunzip).catch(() => {})
  try {
    yield* gunzip
  } catch (error) {
    const isOfZlib = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isOfZlib ? new ArchiveRefused('it is cut short or damaged: it cannot be unpacked with gzip') : error
  }
}

/** Returns the first piece of a stream, and the stream with it. */
async function peeked(pieces: AsyncIterable<Uint8Array>): Promise<{ readonly first: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const iterator = pieces[Symbol.asyncIterator]()
  const { value: first = new Uint8Array() } = await iterator.next()
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { first, all: all() }
}

/** Restores an archive beside the folder, and moves it there when it is complete. */
async function importArchive(archive: AsyncIterable<Uint8Array>, folder: string, file: string): Promise<{ readonly records: number }> {
  if (!(await isFree(folder))) throw new UsageError(`${folder} is not empty: an archive becomes a new store`)
  await mkdir(dirname(folder), { recursive: true })
  const temporary = join(dirname(folder), `.${basename(folder)}.${process.pid}.importing`)
  try {
    const { records } = await restoreArchive(levelStore(temporary), archive)
    await rmdir(folder).catch(() => {})
    await rename(temporary, folder)
    return { records }
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!(error instanceof ArchiveRefused)) throw error
    throw new Error(`${file}: ${error.message}. Nothing was imported`)
  }
}

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    if (isErrno(error) && error.code === 'ENOENT') return true
    throw error
  }
}

async function importBlocks(
  blocks: AsyncIterable<Uint8Array>,
  folder: string,
  file: string,
  { genesis }: ImportValues,
): Promise<{ readonly imported: number; readonly head: number }> {
  if (genesis === undefined) throw new UsageError('--init is missing: blocks follow the genesis they were made for')
  const node = await createNode({ store: levelStore(folder), genesis: await readGenesis('--init', genesis), mining: { automine: false } })
  try {
    const { imported } = await node.importChain(blocks)
    return { imported, head: node.statistics().height }
  } catch (error) {
    if (!(error instanceof BlockRefused || error instanceof ArchiveRefused)) throw error
    throw new Error(`${file}: ${error.message}. The chain in ${folder} ends at block ${node.statistics().height}`)
  } finally {
    await node.close()
  }
}
