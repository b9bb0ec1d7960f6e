import { readFileSync } from 'node:fs'
import { isJsonObject, type JsonObject } from '../../src/primitives/json.js'
import { type AvailableCompiler, type CompilerInput, compileSolidity } from '../contracts/solc.js'

/** Slot of `count` in the storage of `Cases.sol`, behind `limit`, `child`, `refusing` and `list`. */
export const SLOT_OF_COUNT = 4n

/** Settings of a compiler that change its code. */
export interface Mode {
  readonly name: string
  readonly settings: Readonly<Record<string, unknown>>
}

const OPTIMIZED = { enabled: true, runs: 200 }

/** Returns the modes that a compiler has: without and with the optimiser, and via-IR since it is not experimental any more. */
export function modesOf(version: string): Mode[] {
  const [, minor = 0, patch = 0] = version.split('.').map(Number.parseFloat)
  const hasIR = minor >= 8 && patch >= 13
  const hasPlainIR = minor >= 8 && patch >= 28
  return [
    { name: 'legacy', settings: {} },
    { name: 'legacy, optimised', settings: { optimizer: OPTIMIZED } },
    ...(hasIR
      ? [
          // Earlier ones have too little stack for code that is not optimised.
          ...(hasPlainIR ? [{ name: 'via IR', settings: { viaIR: true } }] : []),
          { name: 'via IR, optimised', settings: { viaIR: true, optimizer: OPTIMIZED } },
        ]
      : []),
  ]
}

export interface Build extends JsonObject {
  readonly input: JsonObject
  readonly output: JsonObject
}

/**
 * Compiles sources as Hardhat does, and returns its build info.
 *
 * @param outputs outputs of contracts that Hardhat selects when its user says so
 */
export function buildOf(
  { compiler }: AvailableCompiler,
  { settings }: Mode,
  sources: Readonly<Record<string, string>>,
  outputs: readonly string[] = [],
): Build {
  const input: CompilerInput = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([file, content]) => [file, { content }])),
    settings: {
      ...settings,
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'metadata', ...outputs], '': ['ast', 'legacyAST'] } },
    },
  }
  const output: unknown = compileSolidity(compiler, input)
  const plain: unknown = JSON.parse(JSON.stringify(input))
  if (!isJsonObject(output) || !isJsonObject(plain)) throw new Error('the compiler has returned nothing')
  return { input: plain, output }
}

/** A source of this folder in the words of a compiler's version. */
export function sourceFor(name: string, version: string): string {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  const [, minor = 0, patch = 0] = version.split('.').map(Number.parseFloat)
  const isBefore = (otherMinor: number, otherPatch: number) => minor < otherMinor || (minor === otherMinor && patch < otherPatch)
  let words = minor >= 7 ? text.replaceAll(/(constructor\([^)]*\)[^{\n]*) public/g, '$1') : text
  if (isBefore(6, 0)) words = words.replaceAll(/ (?:virtual|override)\b/g, '').replaceAll('fallback()', 'function()')
  // Options of calls and payable addresses have other words.
  if (isBefore(6, 2)) words = words.replaceAll(/\{gas: (\d+)\}/g, '.gas($1)')
  if (isBefore(6, 0)) words = words.replaceAll(/payable\((address\(\w+\))\)/g, minor < 5 ? '$1' : 'address(uint160($1))')
  if (isBefore(5, 0)) words = words.replaceAll(/\b(calldatasize|returndatasize|gas)\(\)/g, '$1')
  if (isBefore(4, 22)) words = words.replaceAll(/require\((.*), "[^"]*"\);/g, 'require($1);').replaceAll(/revert\("[^"]*"\)/g, 'revert()')
  // The results of low-level calls were one.
  if (isBefore(5, 0))
    words = words.replace(
      '(bool isDone, ) = address(child).call(abi.encodeWithSignature("fail(uint256)", value));',
      'bool isDone = address(child).call(bytes4(keccak256("fail(uint256)")), value);',
    )
  if (isBefore(4, 16)) words = words.replaceAll(/\b(?:view|pure)\b/g, 'constant')
  if (isBefore(4, 22)) {
    words = words
      .split(/^(?=contract )/m)
      .map((part) => part.replace('constructor(', `function ${/^contract (\w+)/.exec(part)?.[1]}(`))
      .join('')
  }
  if (isBefore(4, 21)) words = words.replaceAll('emit ', '')
  return words
}
