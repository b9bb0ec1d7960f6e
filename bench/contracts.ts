import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import solc from 'solc'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem'

/** The token of the tests, compiled when it is first asked for. Benchmarks run from the project's root. */
const SOURCE = resolve('test/contracts/Token.sol')

interface Artifact {
  readonly abi: Abi
  readonly bytecode: Hex
}

let compiled: Artifact | undefined

function token(): Artifact {
  if (compiled) return compiled
  const input = {
    language: 'Solidity',
    sources: { 'Token.sol': { content: readFileSync(SOURCE, 'utf8') } },
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input)))
  const { abi, evm } = contracts['Token.sol'].Token
  compiled = { abi, bytecode: `0x${evm.bytecode.object}` }
  return compiled
}

export const deployToken = (): Hex => encodeDeployData({ ...token(), args: ['Token', 'TKN', 10n ** 27n] })
export const transferTokens = (to: Hex, value: bigint): Hex =>
  encodeFunctionData({ abi: token().abi, functionName: 'transfer', args: [to, value] })
export const tokensOf = (account: Hex): Hex => encodeFunctionData({ abi: token().abi, functionName: 'balanceOf', args: [account] })

/** Returns what follows it: PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN. */
const creationOf = (code: string): Hex => `0x60${(code.length / 2).toString(16).padStart(2, '0')}8060095f395ff3${code}`

/** Emits 100 logs without data, each with the caller as its topic: PUSH0 JUMPDEST, PUSH1 1 ADD, CALLER PUSH0 PUSH0 LOG1, DUP1 PUSH1 100 GT PUSH1 1 JUMPI, STOP. */
const LOGS = '5f5b600101335f5fa18060641160015700'
export const deployLogs = (): Hex => creationOf(LOGS)
