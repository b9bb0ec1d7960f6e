import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Abi, Hex } from 'viem'
import { type CompilerOutput, compileSolidity } from './solc.js'

interface Code {
  readonly object: string
  readonly linkReferences: Record<string, Record<string, readonly { readonly start: number; readonly length: number }[]>>
  readonly immutableReferences?: Record<string, readonly { readonly start: number; readonly length: number }[]>
}

/** A contract in the standard JSON output of solc. */
export interface CompiledContract {
  readonly abi: Abi
  readonly metadata: string
  readonly evm: { readonly bytecode: Code; readonly deployedBytecode: Code }
}

export type SolcOutput = CompilerOutput<CompiledContract>

let compiled: SolcOutput | undefined

/** The contracts of this folder, as solc gives them. */
export function solcOutput(): SolcOutput {
  compiled ??= compile('')
  return compiled
}

/** The same, or some files of it, with another text at the end of each: the code is the same, its metadata are not. */
export function compile(comment: string, only?: readonly string[]): SolcOutput {
  const folder = fileURLToPath(new URL('explained/', import.meta.url))
  const files = only ?? readdirSync(folder)
  return compileSolidity('solc', {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: readFileSync(`${folder}${file}`, 'utf8') + comment }])),
    settings: {
      evmVersion: 'osaka',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'metadata', 'evm.bytecode', 'evm.deployedBytecode'] } },
    },
  })
}

/** A contract by its name. */
export function contract(name: string, output = solcOutput()): CompiledContract {
  const found = Object.values(output.contracts).flatMap((file) => file[name] ?? [])[0]
  if (!found) throw new Error(`there is no contract ${name}`)
  return found
}

/** Code with the addresses of libraries put where solc leaves room for them. */
export function linked({ evm }: CompiledContract, library?: Hex): Hex {
  return `0x${evm.bytecode.object.replaceAll(/__\$[0-9a-f]{34}\$__/g, library?.slice(2) ?? '')}`
}
