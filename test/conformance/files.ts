/** Reads the files of a public suite, which may be packed with gzip. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'

/**
 * All files below a folder whose name has one of these endings, also packed with gzip, in lexical order. They are named from the folder, with
 * forward slashes.
 */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => unpackedName(entry.name).endsWith(ending)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** The name of a file without the ending of gzip. */
export function unpackedName(file: string): string {
  return file.replace(/\.gz$/, '')
}

export function readBytes(file: string): Uint8Array {
  const bytes = readFileSync(file)
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

export function readText(file: string): string {
  return new TextDecoder().decode(readBytes(file))
}

/** @param file a file whose form the caller knows from the suite's documentation */
export function readJson<T>(file: string): T {
  return JSON.parse(readText(file)) as T
}
