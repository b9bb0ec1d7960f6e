// @ts-check
/**
 * Shortens the built type declarations without changing a type: tabs instead of four spaces, and one name for hex strings and for objects that TypeScript
 * writes out at every use. Part of `npm run build`.
 *
 *     node scripts/compact-declarations.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Characters of an object type from which on a name is shorter. */
const SHORTEST = 80

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

for (const name of readdirSync(folder).filter((file) => /\.d\.c?ts$/.test(file))) {
  const path = join(folder, name)
  writeFileSync(path, compact(readFileSync(path, 'utf8')))
}

/** @param {string} text */
function compact(text) {
  const indented = nameRepeatedObjects(text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4)))
  // The file that declares the name for all others.
  if (/^type Hex = /m.test(indented)) return indented
  const isImported = /^import .*\bHex\b/m.test(indented)
  const named = indented.replaceAll(/`0x\$\{string\}`/g, 'Hex')
  return isImported || named === indented ? named : `type Hex = \`0x\${string}\`;\n${named}`
}

/**
 * Gives a name to each object type that values have in several places. The name is that of the member that has it first.
 *
 * @param {string} text
 */
function nameRepeatedObjects(text) {
  const taken = new Set(text.match(/\w+/g))
  let declarations = ''
  for (let places = longestRepeatedObject(text); places; places = longestRepeatedObject(text)) {
    const [{ start, end }] = places
    const name = newName(text.slice(text.lastIndexOf('\n', start), start), taken)
    declarations += `type ${name} = ${text.slice(start, end)};\n`
    for (const place of places.toReversed()) text = text.slice(0, place.start) + name + text.slice(place.end)
  }
  return text + declarations
}

/** @typedef {{ readonly start: number, readonly end: number }} Place */

/**
 * @param {string} text
 * @returns {[Place, ...Place[]] | undefined} the places of the object type that takes most characters beside its first place
 */
function longestRepeatedObject(text) {
  /** @type {Map<string, [Place, ...Place[]]>} */
  const repeated = new Map()
  // The type of a value contains no type parameters, so it means the same elsewhere.
  for (const { 0: declaration, index } of text.matchAll(/^declare const .*?^\}/gms)) {
    for (const { start, end } of objectsIn(declaration)) {
      const content = declaration.slice(start, end).replaceAll(/\n\t+/g, '\n')
      const place = { start: index + start, end: index + end }
      const places = repeated.get(content)
      if (content.length < SHORTEST) continue
      if (places) places.push(place)
      else repeated.set(content, [place])
    }
  }
  const sorted = [...repeated].filter(([, places]) => places.length > 1).sort((a, b) => excessOf(b) - excessOf(a))
  return sorted[0]?.[1]
}

/** @param {[string, Place[]]} repeated */
function excessOf([content, places]) {
  return content.length * (places.length - 1)
}

/**
 * @param {string} declaration
 * @returns {Place[]} objects within others
 */
function objectsIn(declaration) {
  const places = []
  const open = []
  for (let at = 0; at < declaration.length; at++) {
    if (declaration[at] === '{') open.push(at)
    if (declaration[at] !== '}') continue
    const start = open.pop()
    if (start !== undefined && open.length > 0) places.push({ start, end: at + 1 })
  }
  return places
}

/**
 * @param {string} line the text before an object
 * @param {Set<string>} taken
 */
function newName(line, taken) {
  const member = /([A-Za-z]\w*)\??:/.exec(line)?.[1] ?? 'answer'
  const base = member.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())
  let name = base
  for (let number = 2; taken.has(name); number++) name = `${base}${number}`
  taken.add(name)
  return name
}
