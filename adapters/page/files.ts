import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { nodeZlib } from '../server/index.js'
import { DOCUMENT } from './options.js'

/** A file of the page, as it is sent. */
export interface PageFile {
  readonly type: string
  readonly bytes: Buffer
  readonly gzipped: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Reads the files of the page, by their names. Only files in this map are ever sent: no path of a request reaches the file system. */
export async function readPageFiles(folder: string, rpcPath: string): Promise<ReadonlyMap<string, PageFile>> {
  const names = (await readdir(folder)).filter((name) => extname(name) in TYPES)
  const files = await Promise.all(names.map(async (name) => [name, await readPageFile(folder, name, rpcPath)] as const))
  return new Map(files)
}

async function readPageFile(folder: string, name: string, rpcPath: string): Promise<PageFile> {
  const stored = await readFile(join(folder, name))
  const bytes = name === DOCUMENT ? Buffer.from(stored.toString().replace('RPC_PATH', rpcPath)) : stored
  return { type: TYPES[extname(name)] ?? '', bytes, gzipped: await promisify(nodeZlib().gzip)(bytes) }
}
