// @ts-check
import { readFileSync } from 'node:fs'
import solc from 'solc'

/**
 * Compiles `contracts/<name>.sol`, a file that imports nothing.
 *
 * @param {string} name name of the contract and of its file
 * @returns {{ abi: import('viem').Abi, bytecode: `0x${string}` }}
 */
export function compile(name) {
  const file = `${name}.sol`
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: readFileSync(new URL(`contracts/${file}`, import.meta.url), 'utf8') } },
    settings: { optimizer: { enabled: true }, outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  }
  const { contracts, errors } = JSON.parse(solc.compile(JSON.stringify(input)))
  if (!contracts?.[file]?.[name]) throw new Error(JSON.stringify(errors, null, 2))
  const { abi, evm } = contracts[file][name]
  return { abi, bytecode: `0x${evm.bytecode.object}` }
}
