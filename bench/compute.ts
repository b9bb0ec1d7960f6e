import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { compileSolidity } from '../test/contracts/solc.js'

/** A call of `Compute.sol`. */
export interface Program {
  readonly name: string
  readonly data: Hex
}

/** Sizes that take one to twenty million gas. Benchmarks run from the project's root. */
const SIZES = {
  keccak: 20_000,
  hashBytes: 1_500,
  mandelbrot: 48,
  mulmods: 60_000,
  exponents: 8_000,
  divisions: 30_000,
  sort: 260,
  sieve: 20_000,
  fibonacci: 21,
  matrices: 26,
  texts: 250,
  sha: 6_000,
  writes: 500,
  callsOfItself: 4_000,
  logs: 4_000,
}

const { abi, evm } = compiled()

function compiled(): { readonly abi: Abi; readonly evm: { readonly deployedBytecode: { readonly object: string } } } {
  const { contracts } = compileSolidity<ReturnType<typeof compiled>>('solc', {
    language: 'Solidity',
    sources: { 'Compute.sol': { content: readFileSync(resolve('bench/Compute.sol'), 'utf8') } },
    settings: {
      evmVersion: 'cancun',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.deployedBytecode.object'] } },
    },
  })
  const contract = contracts['Compute.sol']?.Compute
  if (!contract) throw new Error('Compute.sol has no contract Compute')
  return contract
}

/** The code of the contract, for `anvil_setCode`. */
export const computeCode: Hex = `0x${evm.deployedBytecode.object}`

export function program(name: string): Program {
  const size = SIZES[name as keyof typeof SIZES]
  if (size === undefined) throw new Error(`there is no program ${name}`)
  return { name, data: encodeFunctionData({ abi, functionName: name, args: [BigInt(size)] }) }
}

export const programs: readonly Program[] = Object.keys(SIZES).map(program)
