import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import solc from 'solc'
import type { Abi, Hex } from 'viem'

/** A compiled contract. */
export interface Artifact {
  readonly abi: Abi
  /** The creation code, without constructor arguments. */
  readonly bytecode: Hex
}

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Record<
    string,
    Record<string, { readonly abi: Abi; readonly evm: { readonly bytecode: { readonly object: string } } }>
  >
}

let compiled: ReadonlyMap<string, Artifact> | undefined

/** The contract of a name in this folder. The folder is compiled once a process. */
export function artifact(name: string): Artifact {
  compiled ??= compile()
  const found = compiled.get(name)
  if (!found) throw new Error(`there is no contract ${name}; there are ${[...compiled.keys()].join(', ')}`)
  return found
}

function compile(): ReadonlyMap<string, Artifact> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: readFileSync(`${folder}${file}`, 'utf8') }])),
    settings: {
      evmVersion: 'osaka',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { contracts, errors = [] }: CompilerOutput = JSON.parse(solc.compile(JSON.stringify(input)))
  const failures = errors.filter(({ severity }) => severity === 'error')
  if (failures.length > 0) throw new Error(failures.map(({ formattedMessage }) => formattedMessage).join('\n'))
  return new Map(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }] as const),
    ),
  )
}
