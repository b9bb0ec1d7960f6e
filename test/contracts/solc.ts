import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Abi } from 'viem'

/** Packages of compilers, by the names that package.json gives them, or by their folders. */
export type Compiler = 'solc' | 'solc-0.5' | `/${string}`

/** The input of a compiler: https://docs.soliditylang.org/en/latest/using-the-compiler.html */
export interface CompilerInput {
  readonly language: 'Solidity'
  readonly sources: Readonly<Record<string, { readonly content: string }>>
  readonly settings: Readonly<Record<string, unknown>>
}

/** A contract in the output of the compilers; with more members where `outputSelection` selects them. */
export interface CompiledContract {
  readonly abi: Abi
  readonly evm: { readonly bytecode: { readonly object: string } }
}

export interface CompilerOutput<Contract = CompiledContract> {
  /** By file, then by name. */
  readonly contracts: Readonly<Record<string, Readonly<Record<string, Contract>>>>
}

interface Message {
  readonly severity: string
  readonly formattedMessage: string
}

/** A compiler that is there, with its version. */
export interface AvailableCompiler {
  readonly compiler: Compiler
  readonly version: string
}

const require = createRequire(import.meta.url)
const cache = new URL('../../.tmp/solc/', import.meta.url)

/**
 * Compiles an input. Compiling costs seconds, and every test file is a process of its own: answers are kept on disk, by compiler
 * and input. Throws what the compiler finds wrong.
 *
 * @typeParam Contract what `outputSelection` asks for of each contract
 */
export function compileSolidity<Contract = CompiledContract>(compiler: Compiler, input: CompilerInput): CompilerOutput<Contract> {
  const text = JSON.stringify(input)
  const { version } = require(`${compiler}/package.json`)
  const kept = new URL(`${createHash('sha256').update(`${compiler} ${version}\n${text}`).digest('hex')}.json`, cache)
  const answer = read(kept)
  if (answer !== undefined) return JSON.parse(answer)
  const compiled = load(compiler).compile(text)
  const output: CompilerOutput<Contract> & { readonly errors?: readonly Message[] } = JSON.parse(compiled)
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'))
  keep(kept, compiled)
  return output
}

/** Returns the compilers of the project, and those in the folder of packages that `EVMBED_SOLC` names, oldest first. */
export function availableCompilers(): AvailableCompiler[] {
  const folder = process.env.EVMBED_SOLC
  const others = folder === undefined ? [] : readdirSync(folder).filter((name) => name.startsWith('solc-'))
  const found: Compiler[] = ['solc-0.5', 'solc', ...others.map((name): Compiler => `/${resolve(folder ?? '', name).slice(1)}`)]
  return found
    .map((compiler) => ({ compiler, version: String(require(`${compiler}/package.json`).version) }))
    .sort((one, other) => one.version.localeCompare(other.version, 'en', { numeric: true }))
}

function read(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Others may compile the same at this moment, or read it: a file gets its name when it is complete. */
function keep(file: URL, text: string): void {
  mkdirSync(cache, { recursive: true })
  const draft = new URL(`${file.href}.${process.pid}`)
  writeFileSync(draft, text)
  renameSync(draft, file)
}

/** Older compilers end the process at an unhandled rejection, which is the test runner's to report: their listener goes again. */
function load(compiler: Compiler): { compile(input: string): string } {
  const before = process.listeners('unhandledRejection')
  const loaded = require(compiler)
  for (const listener of process.listeners('unhandledRejection')) {
    if (!before.includes(listener)) process.off('unhandledRejection', listener)
  }
  // `compile` of old compilers takes another input.
  return loaded.compileStandardWrapper && /^0\.4\./.test(loaded.version()) ? { compile: loaded.compileStandardWrapper } : loaded
}
