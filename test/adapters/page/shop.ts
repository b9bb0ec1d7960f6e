import { readFileSync } from 'node:fs'
import type { Abi } from 'viem'
import { compileSolidity } from '../../contracts/solc.js'

interface Compiled {
  readonly abi: Abi
  readonly metadata: string
  readonly storageLayout: unknown
  readonly evm: { readonly bytecode: { readonly object: string }; readonly deployedBytecode: { readonly object: string } }
}

/** Source of a contract whose functions take and return tuples and arrays. */
export const SHOP = readFileSync(new URL('Shop.sol', import.meta.url), 'utf8')

/** Build info of the shop. */
export function shopBuild(content = SHOP) {
  const sources = { 'Shop.sol': { content } }
  const input = {
    language: 'Solidity',
    sources,
    settings: {
      outputSelection: {
        '*': { '*': ['abi', 'metadata', 'evm.bytecode.object', 'evm.deployedBytecode', 'evm.bytecode.sourceMap', 'storageLayout'] },
      },
    },
  } as const
  return { input, output: compileSolidity<Compiled>('solc', input) }
}
