/** Files of a folder, of which each process of a test run writes one of its own. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMainThread, threadId } from 'node:worker_threads'
import type { Json } from '../../../src/internal.js'

let saved = 0

/** Writes a file into a folder that no other process or thread writes. */
export async function saveJson(folder: string, value: unknown): Promise<void> {
  await mkdir(folder, { recursive: true })
  const worker = isMainThread ? `${process.pid}` : `${process.pid}.${threadId}`
  const name = `${worker}-${Date.now().toString(36)}-${saved++}.json`
  await writeFile(join(folder, name), JSON.stringify(value))
}

/** Reads all JSON files of a folder. */
export async function readJsonFiles(folder: string): Promise<readonly { readonly file: string; readonly json: Json }[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (name) => ({ file: join(folder, name), json: JSON.parse(await readFile(join(folder, name), 'utf8')) })),
  )
}
