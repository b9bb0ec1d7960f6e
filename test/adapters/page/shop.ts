import { readFileSync } from 'node:fs'
import type { Abi } from 'viem'
import { compileSolidity } from '../../contracts/solc.js'

interface Compiled {
  readonly abi: Abi
  readonly metadata: string
  readonly storageLayout: unknown
  readonly evm: { readonly bytecode: { readonly object: string }; readonly deployedBytecode: { readonly object: string } }
}

const SOURCE = readFileSync(new URL('Shop.sol', import.meta.url), 'utf8')

/**
 * Build info of a contract whose functions take and return tuples and arrays.
 *
 * @param addition more of its source
 */
export function shopBuild(addition = '') {
  const input = {
    language: 'Solidity',
    sources: { 'Shop.sol': { content: SOURCE + addition } },
    settings: {
      outputSelection: {
        '*': { '*': ['abi', 'metadata', 'evm.bytecode.object', 'evm.deployedBytecode', 'evm.bytecode.sourceMap', 'storageLayout'] },
      },
    },
  } as const
  return { input, output: compileSolidity<Compiled>('solc', input) }
}
