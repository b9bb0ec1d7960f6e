import { join } from 'node:path'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable, FlagValues } from './flag.js'
import { oneOf, text, toggle } from './kinds.js'
import { UsageError } from './usage-error.js'

/** Flags of `evmbed import`. */
export const ARCHIVE_FLAGS = {
  store: { name: 'store', kind: text('folder'), help: 'Folder of the chain, as with evmbed dev --store.' },
  home: {
    name: 'home',
    kind: text('folder'),
    excludes: { store: 'one of them must name the chain' },
    help: 'Home folder of evmbed start, which contains the chain.',
  },
  genesis: { name: 'init', also: ['genesis'], kind: text('file'), help: 'geth genesis file of the chain.' },
  json: { name: 'json', kind: toggle, help: 'Print one JSON object about the result.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable

const FORMATS = ['archive', 'rlp', 'genesis'] as const
export type ExportFormat = (typeof FORMATS)[number]

/** Flags of `evmbed export`. */
export const EXPORT_FLAGS = {
  format: {
    name: 'format',
    kind: oneOf(...FORMATS),
    help: 'archive: the whole store, for evmbed import; rlp: the blocks, as geth exports them; genesis: the geth genesis file. If not given, it follows from the name of the file: .rlp, .json, and archive for others.',
  },
  ...ARCHIVE_FLAGS,
} as const satisfies FlagTable

/** Returns the folder of the store. Throws `UsageError`. */
export function storeFolder({ store, home }: Pick<FlagValues<typeof ARCHIVE_FLAGS>, 'store' | 'home'>): string {
  const folder = store ?? (home === undefined ? undefined : join(home, 'chain'))
  if (folder === undefined) throw new UsageError('--store or --home is missing: it names the folder of the chain')
  return folder
}

/** Returns the one operand. Throws `UsageError`. */
export function onlyFile(operands: readonly string[]): string {
  const [file, ...others] = operands
  if (file === undefined || others.length > 0) throw new UsageError(`expected one file, got ${operands.length}`)
  return file
}
