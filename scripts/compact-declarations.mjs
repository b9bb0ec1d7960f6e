// @ts-check
/**
 * Shortens the built type declarations without changing a type: tabs instead of four spaces, one name for hex strings and for objects that TypeScript
 * writes out at every use, and one line for methods with the same signature. Part of `npm run build`.
 *
 *     node scripts/compact-declarations.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HEX = `\`0x\${string}\``
/** A comment of one paragraph, without tags, lists, tables and code. */
const PARAGRAPH = /^(\t*)\/\*\*\n((?:\t* \* (?!```)[^-@|\d\n][^\n]*\n)+)\t* \*\/$/gm

/** Characters of an object type from which on a name is shorter. */
const SHORTEST = 60

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

for (const name of readdirSync(folder).filter((file) => /\.d\.c?ts$/.test(file))) {
  const path = join(folder, name)
  writeFileSync(path, compact(readFileSync(path, 'utf8')))
}

/** @param {string} text */
function compact(text) {
  const tabbed = text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
  const indented = withoutShapes(withoutLists(groupSignatures(nameRepeatedObjects(tabbed))))
  const short = withoutRest(withName(indented, ' | null | undefined', ' | Nil', 'type Nil = null | undefined;'))
  // The file that declares the name for all others.
  if (/^type Hex = /m.test(short)) return short
  return withName(short, HEX, 'Hex', /^import .*\bHex\b/m.test(short) ? '' : `type Hex = ${HEX};`)
}

/**
 * Replaces a type by a name.
 *
 * @param {string} text
 * @param {string} type
 * @param {string} name
 * @param {string} declaration
 */
function withName(text, type, name, declaration) {
  return text.includes(type) ? `${declaration && `${declaration}\n`}${text.replaceAll(type, name)}` : text
}

/**
 * Removes semicolons at the ends of lines, except before a line that would continue the type; imports for effects, of which declarations have none;
 * comments of parameters that repeat those of members; comments before nothing, which describe source files; and the line ends of comments of one paragraph.
 *
 * @param {string} text
 */
function withoutRest(text) {
  return text
    .replaceAll(/;$(?!\n\s*[[(<`])/gm, '')
    .replaceAll(/^import '[^']+'\n/gm, '')
    .replaceAll(/^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n(?=\n|\/\*\*|import)/gm, '')
    .replaceAll(/(?<=^\tconstructor\()\n[\s\S]*?\)$/gm, (parameters) => parameters.replaceAll(/\s*\/\*\*.*?\*\/\s*/g, ' ').trim())
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(
      PARAGRAPH,
      (_, indent, lines) =>
        `${indent}/** ${lines
          .trim()
          .replaceAll(/^\t* ?\* /gm, '')
          .replaceAll('\n', ' ')} */`,
    )
}

/**
 * Gives a name to each object type that values have in several places. The name is that of the member that has it first.
 *
 * @param {string} text
 */
function nameRepeatedObjects(text) {
  const taken = new Set(text.match(/\w+/g))
  for (let repeated = longestRepeatedObject(text); repeated; repeated = longestRepeatedObject(text)) {
    const [content, places] = repeated
    const [{ start }] = places
    const name = newName(text.slice(text.lastIndexOf('\n', start), start), taken)
    for (const place of places.toReversed()) text = text.slice(0, place.start) + name + text.slice(place.end)
    text += `type ${name} = ${content};\n`
  }
  return text
}

/** @typedef {{ readonly start: number, readonly end: number }} Place */
/** @typedef {[content: string, places: [Place, ...Place[]]]} Repeated */

/**
 * @param {string} text
 * @returns {Repeated | undefined} the object type that takes most characters beside its first place
 */
function longestRepeatedObject(text) {
  /** @type {Map<string, [Place, ...Place[]]>} */
  const repeated = new Map()
  // The type of a value contains no type parameters, so it means the same elsewhere.
  for (const { 0: declaration, index } of text.matchAll(/^(?:declare const |type \w+ = \{$).*?^\}/gms)) {
    for (const { start, end } of objectsIn(declaration)) {
      const content = dedented(declaration.slice(start, end))
      const place = { start: index + start, end: index + end }
      const places = repeated.get(content)
      if (content.length < SHORTEST) continue
      if (places) places.push(place)
      else repeated.set(content, [place])
    }
  }
  const sorted = [...repeated].filter(([, places]) => places.length > 1).sort((a, b) => excessOf(b) - excessOf(a))
  return sorted[0]
}

/**
 * @param {string} object
 * @returns {string} the object as a declaration of the outermost level has it
 */
function dedented(object) {
  const depth = /\n(\t*)\}$/.exec(object)?.[1]?.length ?? 0
  return object.replaceAll(new RegExp(`\\n\\t{${depth}}`, 'g'), '\n')
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

/**
 * Writes the methods that have the same signature as one record. More than half of the methods of test chains are names of one method.
 *
 * @param {string} text
 */
function groupSignatures(text) {
  return text.replace(/^declare const signatures: \{\n(.*?)^\};$/ms, (_, /** @type {string} */ members) => {
    const lines = [...members.matchAll(/^\t(\w+): (Call<.*>);\n/gm)]
    /** @type {Map<string, string[]>} */
    const groups = new Map()
    for (const [, name = '', signature = ''] of lines) groups.set(signature, [...(groups.get(signature) ?? []), name])
    const shared = [...groups].filter(([, names]) => names.length > 1)
    const single = members.replaceAll(/^\t\w+: (Call<.*>);\n/gm, (line, signature) => (groups.get(signature)?.length === 1 ? line : ''))
    const records = shared.map(([signature, names]) => ` & Record<${names.map((name) => `'${name}'`).join(' | ')}, ${signature}>`)
    return `declare const signatures: {\n${single}}${records.join('')};`
  })
}

/**
 * Gives interfaces the members that they extend as the type of a value. No other declaration uses these values.
 *
 * @param {string} text
 */
function withoutShapes(text) {
  for (const [declaration, name = '', members] of text.matchAll(/^declare const ([\w$]+): \{\n((?:\t.*\n)+)\};\n/gm)) {
    const use = new RegExp(`(?: extends |, )ShapeOf<typeof ${name.replaceAll('$', '\\$')}> \\{\\n`)
    if (use.test(text)) text = text.replace(declaration, () => '').replace(use, () => ` {\n${members}`)
  }
  return text.replace(/^type ShapeOf<.*\n/m, '')
}

/**
 * Writes a union of words as one, where a list of the words was declared for it alone.
 *
 * @param {string} text
 */
function withoutLists(text) {
  const lists =
    /(?:^\/\*\* .* \*\/\n)?^declare const (\w+): readonly \[(["'][^\]]*["'])\];\n|^declare const (\w+): \((["'][^)]*["'])\)\[\];\n/gm
  for (const [declaration, tuple, items = '', array, words = items.replaceAll(', ', ' | ')] of text.matchAll(lists)) {
    const name = tuple ?? array ?? ''
    const isAlone = text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length === 2
    if (isAlone) text = text.replace(declaration, '').replace(`(typeof ${name})[number]`, words)
  }
  return text
}
