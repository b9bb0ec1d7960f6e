import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileSolidity } from '../test/contracts/solc.js'
import type { Artifact } from './test-file-clients.js'

const ARTIFACTS = resolve('.tmp/bench/test-file.json')

/** Compiles `TestFile.sol` with the contracts of OpenZeppelin, which `scripts/bench.mjs` installs, and returns the file with the artifacts. */
export function writeArtifacts(): string {
  const file = 'bench/TestFile.sol'
  const sources: Record<string, { content: string }> = {}
  const add = (name: string, content: string) => {
    sources[name] = { content }
    for (const [, path = ''] of content.matchAll(/^\s*import\s[^;]*?"([^"]+)";/gm)) {
      // Relative paths resolve as those of a URL.
      const imported = path.startsWith('.') ? new URL(path, `file:///${name}`).pathname.slice(1) : path
      if (!(imported in sources)) add(imported, readFileSync(join('.tmp/peers/node_modules', imported), 'utf8'))
    }
  }
  add(file, readFileSync(file, 'utf8'))
  const settings = { optimizer: { enabled: true, runs: 200 }, outputSelection: { [file]: { '*': ['abi', 'evm.bytecode.object'] } } }
  const { contracts } = compileSolidity('solc', { language: 'Solidity', sources, settings })
  const artifacts: Record<string, Artifact> = {}
  for (const [name, { abi, evm }] of Object.entries(contracts[file] ?? {})) artifacts[name] = { abi, bytecode: `0x${evm.bytecode.object}` }
  mkdirSync(resolve('.tmp/bench'), { recursive: true })
  writeFileSync(ARTIFACTS, JSON.stringify(artifacts))
  return ARTIFACTS
}
