/** A project with contracts of OpenZeppelin, compiled as their users do: with the optimizer, and with build info. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, posix, resolve } from 'node:path'
import { compileSolidity } from '../contracts/solc.js'

const require = createRequire(import.meta.url)
const packageFolder = dirname(require.resolve('@openzeppelin/contracts/package.json'))
const OWN = 'contracts/Contracts.sol'
// From the folder of the package, in which tests and benchmarks run: benchmarks are bundled elsewhere.
const SOURCE = resolve('test/openzeppelin/Contracts.sol')
const PACKAGE = '@openzeppelin/contracts/'

/** Writes the project into a folder of `.tmp`, and returns it. */
export function writeOpenZeppelinProject(): string {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries([...sources()].map(([file, content]) => [file, { content }])),
    settings: {
      evmVersion: 'osaka',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'storageLayout'], '': ['ast'] } },
    },
  } as const
  const folder = resolve('.tmp/projects/openzeppelin')
  rmSync(folder, { recursive: true, force: true })
  const file = join(folder, 'artifacts/build-info/1.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ _format: 'hh-sol-build-info-1', input, output: compileSolidity('solc', input) }))
  return folder
}

/** Returns the contracts of this folder and all that they import, by the names that the compiler knows. */
function sources(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const rest = [OWN]
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (found.has(file)) continue
    const path = file === OWN ? SOURCE : join(packageFolder, file.slice(PACKAGE.length))
    const text = readFileSync(path, 'utf8')
    found.set(file, text)
    for (const [, imported = ''] of text.matchAll(/^import\s[^"]*"([^"]+)";/gm)) {
      rest.push(imported.startsWith('.') ? posix.join(posix.dirname(file), imported) : imported)
    }
  }
  return found
}
