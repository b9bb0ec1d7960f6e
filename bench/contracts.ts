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

/** Counts to 20,000 and squares each number: PUSH0 JUMPDEST, PUSH1 1 ADD, DUP1 DUP1 MUL POP, DUP1 PUSH2 20000 GT PUSH1 1 JUMPI, STOP. */
export const LOOP = '5f5b6001018080025080614e201160015700'
export const deployLoop = (): Hex => creationOf(LOOP)
/** Calls the address in the first argument 100 times, without data: PUSH0 JUMPDEST, PUSH1 1 ADD, PUSH0 ×5, PUSH0 CALLDATALOAD GAS CALL POP, and the end of the loop. */
export const CALLS = '5f5b6001015f5f5f5f5f5f355af1508060641160015700'
/** Emits 100 logs without data, each with the caller as its topic: PUSH0 JUMPDEST, PUSH1 1 ADD, CALLER PUSH0 PUSH0 LOG1, and the end of the loop. */
const LOGS = '5f5b600101335f5fa18060641160015700'
export const deployLogs = (): Hex => creationOf(LOGS)
export const deployCalls = (): Hex => creationOf(CALLS)
