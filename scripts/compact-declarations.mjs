// @ts-check
/**
 * Shortens the built type declarations without changing a type: tabs instead of four spaces, and one name for hex strings, which TypeScript writes out at
 * every use. Part of `npm run build`.
 *
 *     node scripts/compact-declarations.mjs
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))

for (const name of readdirSync(folder).filter((file) => /\.d\.c?ts$/.test(file))) {
  const path = join(folder, name)
  writeFileSync(path, compact(readFileSync(path, 'utf8')))
}

/** @param {string} text */
function compact(text) {
  const indented = text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4))
  // The file that declares the name for all others.
  if (/^type Hex = /m.test(indented)) return indented
  const isImported = /^import .*\bHex\b/m.test(indented)
  const named = indented.replaceAll(/`0x\$\{string\}`/g, 'Hex')
  return isImported || named === indented ? named : `type Hex = \`0x\${string}\`;\n${named}`
}
