import { access, constants, realpath } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { BlockRefused, createNode, type Node, type NodeOptions } from '../../src/internal.js'
import { isErrno, reasonOf, replaceFile } from '../files/index.js'
import { readBytes, readWith } from './files.js'
import type { Logger } from './logger.js'
import { UsageError } from './usage-error.js'

export const CHAIN_FILE = '--chain-file'

/** File in which a node keeps its blocks between runs. */
export interface ChainFile {
  readonly path: string
  /** Whether the file does not exist yet. */
  readonly isNew: boolean
}

/** Looks for the file of a flag. Throws `UsageError` if the file could not be written to its folder. */
export async function openChainFile(flag: string, path: string | undefined): Promise<ChainFile | undefined> {
  if (path === undefined) return undefined
  return readWith(flag, path, async () => {
    // A link keeps leading to where the blocks are.
    const place = await unlessMissing(realpath(path))
    await access(dirname(place ?? resolve(path)), constants.W_OK)
    return { path: place ?? resolve(path), isNew: place === undefined }
  })
}

async function unlessMissing<Value>(value: Promise<Value>): Promise<Value | undefined> {
  try {
    return await value
  } catch (error) {
    if (isErrno(error) && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Creates a node with the blocks of a chain file. Throws `UsageError` for an unreadable file, and for blocks that do not follow the genesis. */
export async function createNodeWith(file: ChainFile | undefined, options: NodeOptions): Promise<Node> {
  if (!file || file.isNew) return createNode(options)
  const importChain = await readBytes(CHAIN_FILE, file.path)
  try {
    return await createNode({ ...options, importChain })
  } catch (error) {
    if (!(error instanceof BlockRefused)) throw error
    throw new UsageError(
      `${CHAIN_FILE}: ${file.path}: ${error.message}. The file stays as it is: start with the genesis and the flags with which it was written, or name another file`,
    )
  }
}

/** Returns a log line: the blocks found in a chain file, and when the file is written. */
export function describeChainFile({ path, isNew }: ChainFile, node: Node): string {
  const { height } = node.statistics()
  const found = isNew ? 'new' : `${height} ${height === 1 ? 'block' : 'blocks'} imported`
  return `Chain file ${path}: ${found}; it is written when the node is stopped, not when it is killed`
}

/** Closes a node and writes its blocks to its chain file, if it has one. */
export async function closeWith(file: ChainFile | undefined, node: Node, logger: Logger): Promise<void> {
  // Whatever was answered is in a block or in the pool by then, and nothing is added any more.
  await node.close()
  if (!file) return
  const { blocks, last, omission } = await node.exportChain()
  try {
    await replaceFile(file.path, blocks)
  } catch (error) {
    throw new Error(`${CHAIN_FILE}: cannot write ${file.path}: ${reasonOf(error)}; it holds what it held before`, { cause: error })
  }
  logger.info(`Chain file ${file.path}: blocks 0 to ${last} written`)
  if (omission !== undefined) logger.warn(`Chain file ${file.path}: what came after block ${last} is not in it: ${omission}`)
}
