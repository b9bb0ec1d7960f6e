import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Abi, Hex } from 'viem'
import { compileSolidity } from './solc.js'

/** A compiled contract. */
export interface Artifact {
  readonly abi: Abi
  /** The creation code, without constructor arguments. */
  readonly bytecode: Hex
}

// As the module loads, and not in a hook, whose time is limited: the first run compiles, which takes seconds.
const compiled = compile()

/** The contract of a name in this folder. */
export function artifact(name: string): Artifact {
  const found = compiled.get(name)
  if (!found) throw new Error(`there is no contract ${name}; there are ${[...compiled.keys()].join(', ')}`)
  return found
}

function compile(): ReadonlyMap<string, Artifact> {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const files = readdirSync(folder).filter((file) => file.endsWith('.sol'))
  const { contracts } = compileSolidity('solc', {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: readFileSync(`${folder}${file}`, 'utf8') }])),
    settings: {
      evmVersion: 'osaka',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  })
  return new Map(
    Object.values(contracts).flatMap((file) =>
      Object.entries(file).map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }] as const),
    ),
  )
}
