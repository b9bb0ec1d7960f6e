import { readFileSync } from 'node:fs'
import solc from 'solc'
import type { Abi, Hex } from 'viem'
import { root } from './documents.js'

/** A contract of the examples as Foundry writes it into `out/`. */
export interface FoundryArtifact {
  readonly abi: Abi
  readonly bytecode: { readonly object: Hex }
  readonly deployedBytecode: { readonly object: Hex; readonly immutableReferences: object }
}

/** Build info of a contract of the examples, as Hardhat writes it. */
export function buildInfo(name: string): object {
  const input = {
    language: 'Solidity',
    sources: { [`contracts/${name}.sol`]: { content: readFileSync(`${root}examples/contracts/${name}.sol`, 'utf8') } },
    settings: {
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'metadata', 'storageLayout'], '': ['ast'] } },
    },
  }
  return { _format: 'hh-sol-build-info-1', id: name, input, output: JSON.parse(solc.compile(JSON.stringify(input))) }
}

export function foundryArtifact(name: string): FoundryArtifact & { readonly contractName: string } {
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: readFileSync(`${root}examples/contracts/${name}.sol`, 'utf8') } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode'] } } },
  }
  const { abi, evm } = JSON.parse(solc.compile(JSON.stringify(input))).contracts[name][name]
  const { object, immutableReferences } = evm.deployedBytecode
  return {
    contractName: name,
    abi,
    bytecode: { object: `0x${evm.bytecode.object}` },
    deployedBytecode: { object: `0x${object}`, immutableReferences },
  }
}
