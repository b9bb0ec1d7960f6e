import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** Public test data that is not part of this project: where `EVMBED_CONFORMANCE` says, or in `shared/conformance` beside the project. */
const ROOT = process.env.EVMBED_CONFORMANCE ?? fileURLToPath(new URL('../../../shared/conformance', import.meta.url))

/** The folder of a suite, or `undefined` when the data is not here; then it says that its tests are skipped. */
export function suiteFolder(name: string): string | undefined {
  const folder = join(ROOT, name)
  if (existsSync(folder)) return folder
  console.info(`conformance: ${name} is skipped, there is no ${folder}; EVMBED_CONFORMANCE names the folder with the public suites`)
  return undefined
}

/** All files of a suite whose name has one of these endings, also packed with gzip, in lexical order, named from the suite's folder. */
export function suiteFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (entry.name.endsWith(ending) || entry.name.endsWith(`${ending}.gz`)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

export function readText(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
}

/** @param file a file whose form the caller knows from the suite's documentation */
export function readJson<T>(file: string): T {
  return JSON.parse(readText(file)) as T
}
