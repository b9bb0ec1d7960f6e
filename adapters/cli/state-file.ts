import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createNode, InvalidStateDump, type Node, type NodeOptions } from '../../src/internal.js'
import { isErrno, reasonOf, replaceFile } from '../files/index.js'
import { type ChainFile, openChainFile } from './chain-file.js'
import { readBytes } from './files.js'
import type { FlagTable, FlagValues } from './flag.js'
import { seconds, text, toggle } from './kinds.js'
import type { Logger } from './logger.js'
import { UsageError } from './usage-error.js'

const BOTH = '--state loads and dumps one file'
const WHERE = 'one of them must keep the chain'

/** Flags of a state dump, as Anvil has them. */
export const STATE_FLAGS = {
  state: {
    name: 'state',
    kind: text('file'),
    excludes: {
      loadState: BOTH,
      dumpState: BOTH,
      chainFile: WHERE,
      store: WHERE,
      importChain: 'one of them must say which blocks there are',
    },
    help: "Start with the state dump in this file if it exists, and write it when the node is stopped: accounts, blocks and transactions in Anvil's format.",
  },
  loadState: {
    name: 'load-state',
    kind: text('file'),
    excludes: { chainFile: WHERE, store: WHERE, importChain: 'one of them must say which blocks there are' },
    help: 'Start with the state dump in this file, of this node or of Anvil.',
  },
  dumpState: {
    name: 'dump-state',
    kind: text('file'),
    excludes: { chainFile: WHERE, store: WHERE },
    help: 'Write a state dump to this file when the node is stopped; to state.json in it, if it is a folder.',
  },
  stateInterval: {
    name: 'state-interval',
    alias: 's',
    kind: seconds,
    help: 'Seconds between writes of the state dump while the node runs. Needs --state or --dump-state.',
  },
  preserveHistoricalStates: {
    name: 'preserve-historical-states',
    kind: toggle,
    help: 'Also write the states of earlier blocks, with all accounts of each.',
  },
} as const satisfies FlagTable

type StateValues = FlagValues<typeof STATE_FLAGS>

/** File with a state dump, and the flag that names it. */
interface StateFile extends ChainFile {
  readonly flag: string
}

/** Files that a node begins with and ends with. */
export interface StateFiles {
  readonly loaded: StateFile | undefined
  readonly dumped: StateFile | undefined
  /** Milliseconds between two dumps. Undefined to dump at the end only. */
  readonly interval: number | undefined
  readonly withStates: boolean
}

/** Looks for the files of the flags. Throws `UsageError` if one cannot be read or written. */
export async function openStateFiles({
  state,
  loadState,
  dumpState,
  stateInterval: interval,
  ...values
}: StateValues): Promise<StateFiles> {
  const dumped = (await openForWriting('--state', state)) ?? (await openForWriting('--dump-state', dumpState))
  if (interval !== undefined && !dumped) throw new UsageError('--state-interval needs --state or --dump-state: they name the file')
  const loaded = loadState === undefined ? undefined : { flag: '--load-state', path: await fileAt(loadState), isNew: false }
  const both = state === undefined || dumped?.isNew ? undefined : dumped
  return { loaded: both ?? loaded, dumped, interval, withStates: values.preserveHistoricalStates }
}

async function openForWriting(flag: string, path: string | undefined): Promise<StateFile | undefined> {
  const file = await openChainFile(flag, path === undefined ? undefined : await fileAt(path))
  return file && { ...file, flag }
}

/** Returns the file of a path. As with Anvil, a folder contains it. */
async function fileAt(path: string): Promise<string> {
  return (await isFolder(path)) ? join(path, 'state.json') : path
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if (isErrno(error)) return false
    throw error
  }
}

/** Creates a node with the state dump of a file. Throws `UsageError` for an unreadable file, and for one that is no state dump. */
export async function createNodeWithState(file: StateFile | undefined, options: NodeOptions): Promise<Node> {
  if (!file) return createNode(options)
  const loadState = await readBytes(file.flag, file.path)
  try {
    return await createNode({ ...options, loadState })
  } catch (error) {
    if (!(error instanceof InvalidStateDump)) throw error
    throw new UsageError(`${file.flag}: ${file.path}: ${error.message}. The file stays as it is: name another one, or begin without it`)
  }
}

/** Returns log lines: the state that was loaded, and when it is written. */
export function describeStateFiles({ loaded, dumped, interval }: StateFiles, node: Node): string[] {
  const { height } = node.statistics()
  const found = loaded ? [`State ${loaded.path}: loaded; the chain continues at block ${height}`] : []
  const period = interval === undefined ? '' : `every ${interval / 1000} s and `
  return dumped ? [...found, `State ${dumped.path}: it is written ${period}when the node is stopped, not when it is killed`] : found
}

/** Writes the state of a node to a file, at intervals and at its end. */
export class StateDumps {
  readonly #files: StateFiles
  readonly #node: Node
  readonly #logger: Logger
  readonly #timer: ReturnType<typeof setInterval> | undefined
  #writing: Promise<void> | undefined

  constructor(files: StateFiles, node: Node, logger: Logger) {
    this.#files = files
    this.#node = node
    this.#logger = logger
    this.#timer = files.interval === undefined ? undefined : setInterval(() => this.#dumpSoon(), files.interval).unref()
  }

  /** Closes the node, and writes its last state. Rejects if the file cannot be written; it then holds what it held before. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#writing
    // Whatever was answered is in a block or in the pool by then, and nothing is added any more.
    await this.#node.close()
    const { dumped } = this.#files
    if (!dumped) return
    await this.#dump()
    this.#logger.info(`State ${dumped.path}: block ${this.#node.statistics().height} written`)
  }

  #dumpSoon(): void {
    // A dump that takes longer than the interval is the next one, too.
    this.#writing ??= this.#dump()
      .catch((error) => this.#logger.error(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        this.#writing = undefined
      })
  }

  async #dump(): Promise<void> {
    const { dumped, withStates } = this.#files
    if (!dumped) return
    try {
      await replaceFile(dumped.path, this.#node.dumpState(withStates))
    } catch (error) {
      throw new Error(`${dumped.flag}: cannot write ${dumped.path}: ${reasonOf(error)}; it holds what it held before`, { cause: error })
    }
  }
}
