// @ts-check
/**
 * Writes the bundled registry of chains, assets, channels and bridges, src/planner/registry/tables.ts, from chain-registry, viem/chains and the
 * tables in scripts/registry/facts.mjs. With `--check`, only checks that the file is current.
 *
 *     node scripts/write-registry.mjs [--check]
 */
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { loadSources, writeOrCheck } from './reference-file.mjs'
import { registryDocument } from './registry/document.mjs'
import { encodeRegistry } from './registry/encode.mjs'

/** @type {{ decodeRegistry: (tables: object) => unknown, parseSnapshot: (document: unknown) => unknown }} */
const { decodeRegistry, parseSnapshot } = await loadSources(
  'registry',
  `export { decodeRegistry } from './src/planner/registry/decode.ts'
  export { parseSnapshot } from './src/planner/document/parse-snapshot.ts'`,
)

const document = registryDocument()
const tables = encodeRegistry(document)
const decoded = decodeRegistry(tables)
parseSnapshot(decoded)
// Encoding what was decoded gives the same again: nothing is lost on the way.
assert.deepEqual(encodeRegistry(/** @type {typeof document} */ (decoded)), tables)

const versionOf = (/** @type {string} */ name) => createRequire(import.meta.url)(`${name}/package.json`).version
const text = `${[
  `/* Written by \`npm run registry\` from chain-registry ${versionOf('chain-registry')} and viem ${versionOf('viem')} (both MIT licence) and scripts/registry/facts.mjs. Change those, not this file. */`,
  ...Object.entries(tables).map(([name, table]) => `export const ${name} = \`\\\n${literal(table)}\``),
].join('\n\n')}\n`

const { chains, assets, channels, bridges } = document
const kilobytes = Math.round(gzipSync(text).length / 1000)
writeOrCheck(
  'src/planner/registry/tables.ts',
  text,
  `${chains.length} chains, ${assets.length} assets, ${channels.length} channels, ${bridges.length} bridges, ${kilobytes} kB gzipped`,
  'registry',
)

/** @param {string} table as the inside of a template literal */
function literal(table) {
  return table.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
}
