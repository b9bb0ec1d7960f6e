/**
 * Compiles `contracts/*.sol` and writes build info into `artifacts/`, where evmbed finds contracts by their names, with their sources for stack traces.
 *
 *     node compile.mjs
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import solc from 'solc'

const files = readdirSync('contracts').filter((name) => name.endsWith('.sol'))
const input = {
  language: 'Solidity',
  sources: Object.fromEntries(files.map((name) => [`contracts/${name}`, { content: readFileSync(`contracts/${name}`, 'utf8') }])),
  settings: {
    optimizer: { enabled: true },
    outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'], '': ['ast'] } },
  },
}

// Imports of packages, such as '@openzeppelin/contracts/token/ERC20/ERC20.sol'.
const findImport = (path) => {
  try {
    return { contents: readFileSync(`node_modules/${path}`, 'utf8') }
  } catch {
    return { error: `there is no ${path} in node_modules` }
  }
}

const output = JSON.parse(solc.compile(JSON.stringify(input), { import: findImport }))
for (const { formattedMessage } of output.errors ?? []) console.error(formattedMessage)
if ((output.errors ?? []).some(({ severity }) => severity === 'error')) process.exit(1)

// The folder has what this run has compiled, and nothing of an earlier one.
rmSync('artifacts', { recursive: true, force: true })
mkdirSync('artifacts/build-info', { recursive: true })
const solcVersion = solc.version().split('+')[0]
writeFileSync('artifacts/build-info/contracts.json', JSON.stringify({ _format: 'hh-sol-build-info-1', solcVersion, input, output }))
for (const contracts of Object.values(output.contracts ?? {})) {
  for (const [name, { abi, evm }] of Object.entries(contracts)) {
    const artifact = { contractName: name, abi, bytecode: `0x${evm.bytecode.object}` }
    writeFileSync(`artifacts/${basename(name)}.json`, JSON.stringify(artifact))
  }
}
console.log(`compiled ${files.join(', ')}`)
