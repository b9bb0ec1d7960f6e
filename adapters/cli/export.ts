import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { openStoredExport, type Store, storeArchive } from '../../src/internal.js'
import { createFile, isErrno, reasonOf } from '../files/index.js'
import { levelStore } from '../storage/index.js'
import { EXPORT_FLAGS, type ExportFormat, onlyFile, storeFolder } from './archive-flags.js'
import type { Command } from './command.js'
import { readGenesis } from './files.js'
import type { FlagValues } from './flag.js'
import { Progress } from './progress.js'
import type { Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

type ExportValues = FlagValues<typeof EXPORT_FLAGS>

export const exportCommand: Command<typeof EXPORT_FLAGS> = {
  name: 'export',
  summary: 'Writes the chain of a store to a file: as an archive with all states, as blocks, or as a genesis file.',
  flags: EXPORT_FLAGS,
  operands: {
    usage: '<file>',
    help: [
      'The file is new. With a name that ends in .gz it is packed with gzip. No node may have the store open.',
      '',
      '  evmbed export --store ./chain chain.evmbed.gz',
      '  evmbed export --home ~/.evmbed blocks.rlp.gz',
    ],
  },
  async run(values, terminal, operands) {
    const file = onlyFile(operands)
    const folder = storeFolder(values)
    if (!(await isStore(folder))) throw new UsageError(`there is no chain in ${folder}`)
    const format = values.format ?? formatOf(file)
    const progress = new Progress(terminal, 'Exported', values.quiet || values.json)
    const summary = await exporters[format]({ store: levelStore(folder), file, values, progress }).finally(() => progress.end())
    report(summary, format, file, values, terminal)
  },
}

interface ExportJob {
  readonly store: Store
  readonly file: string
  readonly values: ExportValues
  readonly progress: Progress
}

/** Numbers of an export, by what they count. */
interface Summary {
  readonly [name: string]: number | string | undefined
}

const exporters: Readonly<Record<ExportFormat, (job: ExportJob) => Promise<Summary>>> = {
  async archive({ store, file, progress }) {
    let summary: Summary = {}
    const pieces = storeArchive(store, ({ records, bytes }) => {
      summary = { records, bytes }
      progress.update(records, undefined, 'records')
    })
    await write(file, pieces)
    return summary
  },
  async rlp({ store, file, values, progress }) {
    const source = await openStoredExport(store, await genesisOf(values))
    try {
      const { blocks, last, omission } = await source.blocks()
      const counted = counting(blocks, (count) => progress.update(count, last + 1, 'blocks'))
      await write(file, counted)
      return { blocks: last + 1, last, omission }
    } finally {
      await source.close()
    }
  },
  async genesis({ store, file, values }) {
    const source = await openStoredExport(store, await genesisOf(values))
    try {
      await write(file, source.genesis())
      return {}
    } finally {
      await source.close()
    }
  },
}

async function genesisOf({ genesis }: ExportValues) {
  return genesis === undefined ? undefined : readGenesis('--init', genesis)
}

function formatOf(file: string): ExportFormat {
  const name = file.replace(/\.gz$/, '')
  return name.endsWith('.rlp') ? 'rlp' : name.endsWith('.json') ? 'genesis' : 'archive'
}

/** Whether a folder contains a LevelDB database. Opening another would make one. */
async function isStore(folder: string): Promise<boolean> {
  try {
    await access(join(folder, 'CURRENT'))
    return true
  } catch (error) {
    if (isErrno(error)) return false
    throw error
  }
}

function* counting(pieces: Iterable<Uint8Array>, onCount: (count: number) => void): Generator<Uint8Array> {
  let count = 0
  for (const piece of pieces) {
    yield piece
    onCount(++count)
  }
}

async function write(file: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array | string>): Promise<void> {
  try {
    await createFile(file, file.endsWith('.gz') ? packed(pieces) : pieces)
  } catch (error) {
    if (!isErrno(error) && !(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    throw new UsageError(`cannot write ${file}: ${reasonOf(error)}`)
  }
}

function packed(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array | string>): AsyncIterable<Uint8Array> {
  const gzip = createGzip()
  // A failure ends the packed stream, too, whose reader reports it.
  pipeline(Readable.from(pieces), gzip).catch(() => {})
  return gzip
}

function report(
  { omission, ...numbers }: Summary,
  format: ExportFormat,
  file: string,
  { json, quiet }: ExportValues,
  terminal: Terminal,
): void {
  if (json) {
    terminal.out(JSON.stringify({ file, format, ...numbers, ...(omission === undefined ? {} : { omission }) }))
    return
  }
  if (omission !== undefined) terminal.err(`The blocks after ${numbers.last} are not in the file: ${omission}`)
  if (quiet) return
  const counts = { archive: `${numbers.records} records`, rlp: `blocks 0 to ${numbers.last}`, genesis: 'the genesis' }
  terminal.out(`Exported ${counts[format]} to ${file}`)
}
