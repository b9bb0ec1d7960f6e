/** Reads the files of a public suite, which may be packed with gzip. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { NoTests } from './suite.js'

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

/** Files beside the tests of a release that are none: its index, and lists of failures that are known. */
const BESIDE_TESTS = /known-failures|\.meta/

/** The files of JSON below a folder that may have tests. */
export function testFilesBelow(folder: string): string[] {
  return filesBelow(folder, '.json').filter((file) => !BESIDE_TESTS.test(file))
}

/**
 * Reads a file of tests, each of them under its name. Throws `NoTests` for a file without any.
 *
 * @param members those that every test has
 */
export function readTests<T extends object>(file: string, ...members: readonly (keyof T & string)[]): Record<string, T> {
  const tests = readJson<Record<string, T> | null>(file)
  const isTest = (value: unknown) => typeof value === 'object' && value !== null && members.every((member) => member in value)
  if (tests === null || !Object.values(tests).some(isTest)) throw new NoTests(`none of its members has ${members.join(' and ')}`)
  return tests
}

/** @param file a file whose form the caller knows from the suite's documentation */
export function readJson<T>(file: string): T {
  return JSON.parse(readText(file)) as T
}
