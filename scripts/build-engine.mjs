// @ts-check
/**
 * Compiles `assembly/` to WebAssembly and writes what the host needs of it as TypeScript: the modules, their exports, and the numbers that both sides
 * share. With --check, only checks that the files are up to date.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const MODULES = [
  {
    name: 'engine',
    entry: 'assembly/index.ts',
    binary: 'src/evm/wasm/binary.ts',
    constant: 'ENGINE_BASE64',
    exports: 'src/evm/wasm/exports.ts',
    type: 'EngineExports',
    summary: 'The engine of `assembly/`, compiled',
    options: [],
  },
  {
    name: 'keccak',
    entry: 'assembly/hashing.ts',
    binary: 'src/primitives/keccak-binary.ts',
    constant: 'KECCAK_BASE64',
    exports: 'src/primitives/keccak-exports.ts',
    type: 'KeccakExports',
    summary: 'Keccak-256 of `assembly/`, compiled',
    options: ['--initialMemory', '1', '--maximumMemory', '1'],
  },
]
const OPTIONS = ['-O3', '--runtime', 'stub', '--noAssert', '--use', 'abort=', '--enable', 'simd,bulk-memory', '--bindings', 'raw']
const LAYOUT = { entry: 'assembly/layout.ts', target: 'src/evm/wasm/layout.ts' }
const INSTRUCTIONS = { entry: 'assembly/opcodes.ts', target: 'src/evm/instructions.ts' }
const OPCODES = { entry: INSTRUCTIONS.entry, target: 'src/evm/opcodes.ts' }
const RULES = { entry: 'assembly/tables.ts', target: 'src/evm/engine-rules.ts' }
const PRECOMPILES = { entry: 'assembly/accounts.ts', target: 'src/evm/precompile-forks.ts' }
const LINE_WIDTH = 140
/** Highest number of a precompiled contract that is looked for. */
const LAST_PRECOMPILE = 0x1ff

mkdirSync('.tmp', { recursive: true })
for (const { name, entry, binary, constant, exports, type, summary, options } of MODULES) {
  const { bytes, declarations } = compile(name, entry, options)
  write(binary, entry, binaryText(summary, constant, bytes))
  write(exports, entry, exportsText(entry, type, declarations))
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes).length} gzipped`)
}
const layout = await instantiate(compile('layout', LAYOUT.entry).bytes)
const forks = Object.keys(layout).flatMap((name) => (name.startsWith('Fork.') ? [toCamel(name.slice('Fork.'.length))] : []))
write(LAYOUT.target, LAYOUT.entry, layoutText(layout))
const tables = await instantiate(compile('tables', RULES.entry).bytes)
write(INSTRUCTIONS.target, INSTRUCTIONS.entry, instructionsText(tables))
write(OPCODES.target, OPCODES.entry, opcodesText(tables))
write(RULES.target, RULES.entry, rulesText(tables))
write(PRECOMPILES.target, PRECOMPILES.entry, precompilesText(tables))

/** @param {string} name @param {string} entry @param {string[]} options */
function compile(name, entry, options = []) {
  const output = `.tmp/${name}.wasm`
  const compiler = ['node_modules/assemblyscript/bin/asc.js', entry, '-o', output, ...OPTIONS, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, compiler, { encoding: 'utf8' })
  if (status !== 0) {
    console.error(stdout + stderr)
    process.exit(1)
  }
  return { bytes: readFileSync(output), declarations: readFileSync(`.tmp/${name}.d.ts`, 'utf8') }
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function instantiate(bytes) {
  const { instance } = await WebAssembly.instantiate(bytes, {})
  return instance.exports
}

/** @param {string} target @param {string} source @param {string} text */
function write(target, source, text) {
  if (!process.argv.includes('--check')) writeFileSync(target, text)
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error(`${target} is not what ${source} says: run npm run engine`)
    process.exit(1)
  }
}

/** @param {string} summary @param {string} constant @param {Buffer} bytes */
function binaryText(summary, constant, bytes) {
  const lines = bytes.toString('base64').match(/.{1,140}/g) ?? []
  return `/** ${summary}: \`npm run engine\` writes this file. */
export const ${constant} =
  ${lines.map((line) => `'${line}'`).join(' +\n  ')}
`
}

/**
 * Returns the interface of a module's exports. The compiler declares them for its own bindings, which convert values; the host reads them as they are:
 * truth values are 0 or 1.
 *
 * @param {string} entry @param {string} type @param {string} declarations
 */
function exportsText(entry, type, declarations) {
  const globals = [...declarations.matchAll(/export const (\w+): \{\s*\/\*\* @type `(\w+)` \*\//g)].map(
    ([, name, numeric]) => `readonly ${name}: WebAssembly.Global<'${numeric?.endsWith('64') ? 'i64' : 'i32'}'>`,
  )
  const functions = [...declarations.matchAll(/export function (\w+)\((.*)\): (\w+);/g)].map(([, name, parameters = '', result = '']) =>
    signature(`${name}`, parameters.split(', ').map(toRaw), toRaw(result)),
  )
  return `/** Exports of \`${entry}\`: \`npm run engine\` writes this file. Pointers are numbers, truth values 0 or 1. */
export interface ${type} {
  readonly memory: WebAssembly.Memory
${[...globals, ...functions].map((line) => `  ${line}\n`).join('')}}
`
}

/** @param {string} type */
function toRaw(type) {
  return type.replace('boolean', 'number')
}

/** @param {string} name @param {string[]} parameters @param {string} result */
function signature(name, parameters, result) {
  const line = `${name}(${parameters.join(', ')}): ${result}`
  if (line.length + 2 <= LINE_WIDTH) return line
  return `${name}(\n${parameters.map((parameter) => `    ${parameter},\n`).join('')}  ): ${result}`
}

/**
 * Returns the enums and constants of the layout as objects and constants.
 *
 * @param {WebAssembly.Exports} exports
 */
function layoutText(exports) {
  /** @type {Map<string, string[]>} */
  const groups = new Map()
  let constants = ''
  for (const [name, global] of Object.entries(exports)) {
    if (!(global instanceof WebAssembly.Global)) continue
    const [group = '', member] = name.split('.')
    if (member === undefined) constants += constant(name, global)
    else groups.set(group, [...(groups.get(group) ?? []), `  ${member}: ${global.value},\n`])
  }
  const objects = [...groups].map(([group, members]) => `export const ${toUpperSnake(group)} = {\n${members.join('')}} as const\n`)
  return `/** Numbers that the engine and its host share: \`npm run engine\` writes this file from \`${LAYOUT.entry}\`. */\n
${objects.join('\n')}
/** Forks by their number in \`FORK\`, with the names of \`../hardforks.ts\`. */
export const FORKS = [
${forks.map((fork) => `  '${fork}',\n`).join('')}] as const

${constants}`
}

/** @param {string} name in upper snake case */
function toCamel(name) {
  return name.toLowerCase().replaceAll(/_(.)/g, (_, letter) => letter.toUpperCase())
}

/**
 * Returns the table of instructions with the operands that they have in the newest fork.
 *
 * @param {any} opcodes
 */
function instructionsText(opcodes) {
  opcodes.setFork(forks.length - 1)
  const rows = Object.entries(opcodes).flatMap(([name, global]) => {
    if (!name.startsWith('Op.')) return []
    const opcode = global.value
    const operands = opcodes.isDefined(opcode) ? [opcodes.stackTaken(opcode), opcodes.stackLeft(opcode)] : [0, 0]
    const digits = opcodes.memoryOperands(opcode)
    const width = opcodes.memoryWidth(opcode)
    if (width > 0) operands.push(width)
    if (digits >= 0)
      operands.push(
        `[${digits
          .toString(16)
          .padStart(digits > 0xff ? 4 : 2, '0')
          .replaceAll(/(.)(.)/g, ', [$1, $2]')
          .slice(2)}]`,
      )
    if (opcodes.writesMemory(opcode)) operands.push(true)
    return `  ${opcode}: ['${name.slice('Op.'.length)}', ${operands.join(', ')}],\n`
  })
  return `/** Instructions of all forks by opcode: \`npm run engine\` writes this file from \`${INSTRUCTIONS.entry}\`. */
type Instruction = readonly [name: string, taken: number, left: number, memory?: number | readonly MemoryOperands[], writesMemory?: true]
type MemoryOperands = readonly [offset: number, length: number]

/**
 * Names of instructions, the numbers of items that they take from the stack and leave on it, and the operands that are the offset and the length of the
 * memory that they use, or a fixed number of bytes at the first operand. Those that write to memory write to the last range.
 */
export const INSTRUCTIONS: Readonly<Record<number, Instruction>> = {
${rows.join('')}}
`
}

/** @param {WebAssembly.Exports} tables */
function opcodesText(tables) {
  const lines = Object.entries(tables).flatMap(([name, global]) =>
    name.startsWith('Op.') && global instanceof WebAssembly.Global
      ? `export const ${name.slice('Op.'.length)} = 0x${toHexByte(global.value)}\n`
      : [],
  )
  return `/** Opcodes by name, to be imported as \`Op\`: \`npm run engine\` writes this file from \`${OPCODES.entry}\`. */\n\n${lines.join('')}`
}

/** @param {number} value */
function toHexByte(value) {
  return value.toString(16).padStart(2, '0')
}

/** @param {WebAssembly.Exports} tables */
function rulesText({ scratch: _, ...tables }) {
  const lines = Object.entries(tables).flatMap(([name, global]) =>
    !name.includes('.') && global instanceof WebAssembly.Global ? constant(/[a-z]/.test(name) ? toUpperSnake(name) : name, global) : [],
  )
  return `/** Rules that the engine and its host share: \`npm run engine\` writes this file from \`${RULES.entry}\`. */\n\n${lines.join('')}`
}

/** @param {string} name @param {WebAssembly.Global} global */
function constant(name, { value }) {
  return `export const ${name} = ${value}${typeof value === 'bigint' ? 'n' : ''}\n`
}

/**
 * Returns the table of precompiled contracts with the first fork that has each.
 *
 * @param {any} tables
 */
function precompilesText(tables) {
  const { memory, scratch, setFork, precompileOfFork } = tables
  const isActive = (/** @type {number} */ number, /** @type {number} */ fork) => {
    new DataView(memory.buffer).setBigUint64(scratch.value, BigInt(number), true)
    setFork(fork)
    return precompileOfFork(scratch.value) !== 0
  }
  const rows = Array.from({ length: LAST_PRECOMPILE + 1 }, (_, number) => {
    const first = forks.findIndex((_, fork) => isActive(number, fork))
    return first === -1 ? '' : `  [${number}, '${forks[first]}'],\n`
  })
  return `/** Precompiled contracts by fork: \`npm run engine\` writes this file from \`${PRECOMPILES.entry}\`. */
import type { ForkName } from './hardforks.js'

/** Numbers of precompiled contracts, each with the fork that introduced it. */
export const PRECOMPILE_FORKS: readonly (readonly [number: number, fork: ForkName])[] = [
${rows.join('')}]
`
}

/** @param {string} name in Pascal case */
function toUpperSnake(name) {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toUpperCase()
}
