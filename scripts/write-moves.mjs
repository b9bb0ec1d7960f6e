// @ts-check
/**
 * Writes the tables of docs/moves.md: flags and options of other nodes beside ours.
 *
 *     node scripts/write-moves.mjs [--check]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANVIL, GANACHE, GETH, HARDHAT, PROOL, TEVM } from './moves/tools.mjs'
import { loadSources, root, writeOrCheck } from './reference-file.mjs'

const { DEV_FLAGS, OTHER_FLAGS } = await loadSources(
  'moves',
  "export { DEV_FLAGS } from './adapters/cli/dev-flags.ts'\nexport { OTHER_FLAGS } from './adapters/cli/other-flags.ts'\n",
)
/** @type {readonly { readonly name: string, readonly also?: readonly string[] }[]} */
const flags = Object.values(DEV_FLAGS)

/** Returns the flag of ours that stands for a flag of a tool, or the advice with which it is refused. */
function hereOf(/** @type {string} */ name) {
  const flag = flags.find((flag) => flag.name === name || flag.also?.includes(name))
  if (flag?.name === name) return 'the same'
  if (flag === undefined) return (OTHER_FLAGS[name] ?? '').replaceAll(/--[\w-]+(?: [A-Z]+| '.*')?|\w+_\w+|\w+\.\w+/g, '`$&`')
  return `\`--${flag.name}\`; its own name works, too`
}

const rows = (/** @type {readonly string[]} */ names) => names.map((name) => [`--${name}`, hereOf(name)])
const TABLES = {
  anvil: table(['Anvil', '`evmbed dev`'], rows(ANVIL)),
  hardhat: table(['`networks.hardhat`', '`createNode`'], Object.entries(HARDHAT)),
  ganache: table(['Ganache', '`evmbed dev`'], rows(GANACHE)),
  tevm: table(['`createMemoryClient`', '`createNode`'], Object.entries(TEVM)),
  prool: table(['prool', 'here'], Object.entries(PROOL)),
  geth: table(
    ['`geth --dev`', '`evmbed dev`, or option of `createNode`'],
    Object.entries(GETH).map(([name, here]) => [`--${name}`, here]),
  ),
}

const target = 'docs/moves.md'
let text = readFileSync(join(root, target), 'utf8')
for (const [name, lines] of Object.entries(TABLES)) {
  const begin = `<!-- begin: ${name} -->\n`
  const start = text.indexOf(begin) + begin.length
  if (start < begin.length) throw new Error(`${target} has no place for the table of ${name}`)
  text = `${text.slice(0, start)}${lines}\n${text.slice(text.indexOf('<!-- end -->', start))}`
}
writeOrCheck(target, text, `flags and options of ${Object.keys(TABLES).length} nodes`)

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly [string, string] | readonly string[])[]} body
 */
function table(head, body) {
  return [
    `| ${head.join(' | ')} |`,
    '| --- | --- |',
    ...body.map(([name = '', here = '']) => `| \`${name}\` | ${here.replaceAll('|', '\\|')} |`),
  ].join('\n')
}
