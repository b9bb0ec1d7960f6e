// @ts-check
/**
 * Checks that the published declarations contain the public API only: they import nothing of the engine, declare no internal class, and stay small.
 * Their names are those of the sources.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Maximum bytes of all .d.ts files together. Each has a twin .d.cts, which is not counted. */
const BUDGET = 390_000

/** Packages whose types the declarations may use: dependencies with types of their own, and optional peers. */
const IMPORTS = /^(?:@playwright\/test|eventemitter3|ethers|viem|vitest|node:.*|\.\/.*)$/

/** Public classes, except errors. */
const CLASSES = ['EmbeddedProvider', 'GasProfileRecorder', 'GasRecorder', 'MemoryKeyStore', 'NodeProvider']

/**
 * @param {string} folder the folder `dist` of the unpacked package
 * @returns {readonly string[]} the violations
 */
export function checkDeclarations(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.d.ts'))
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const size = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  console.log(`package: ${files.length} declarations, ${Math.round(size / 1000)} kB (budget ${BUDGET / 1000} kB)`)
  const isError = errorsAmong([...texts.values()])
  return [
    ...(size > BUDGET ? [`the declarations take ${size} bytes, more than ${BUDGET}`] : []),
    ...[...texts].flatMap(([file, text]) => [
      ...importsOf(text)
        .filter((name) => !IMPORTS.test(name))
        .map((name) => `${file} imports types of ${name}`),
      ...classesOf(text)
        .filter(({ name }) => !CLASSES.includes(name) && !isError(name))
        .map(({ name }) => `${file} declares the internal class ${name}`),
      ...generatedNamesIn(text).map((name) => `${file} declares ${name}, a name that the build has made`),
    ]),
  ]
}

/** @param {string} text */
function importsOf(text) {
  return [...text.matchAll(/(?:from|import\(|^import) *['"]([^'"]+)['"]/gm)].map(([, name = '']) => name)
}

/**
 * Returns names such as `Block$1` and `Block2`, with which builds tell two types of one name apart.
 *
 * @param {string} text
 */
function generatedNamesIn(text) {
  return [...text.matchAll(/^(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) ([\w$]*[a-z$]\d+)\b/gm)].map(
    ([, name = '']) => name,
  )
}

/** @param {string} text */
function classesOf(text) {
  return [...text.matchAll(/^(?:export )?declare (?:abstract )?class ([\w$]+)(?:<[^{]*?>)?(?: extends ([\w$]+))?/gm)].map(
    ([, name = '', base]) => ({
      name,
      base,
    }),
  )
}

/**
 * @param {readonly string[]} texts
 * @returns {(name: string) => boolean} whether a class descends from `Error`
 */
function errorsAmong(texts) {
  const bases = new Map(texts.flatMap(classesOf).map(({ name, base }) => [name, base]))
  /** @type {(name: string | undefined) => boolean} */
  const isError = (name) => name === 'Error' || (bases.has(name ?? '') && isError(bases.get(name ?? '')))
  return isError
}
