import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import { text } from './kinds.js'

export const INIT_FLAGS = {
  folder: { name: 'folder', kind: text('folder'), default: '.', help: 'Folder of the project. It is made if it does not exist.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
