import { readFileSync } from 'node:fs'
import { createNode, type Node } from 'evmbed'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { coverageOf, type SourceCoverage } from '../../src/coverage/source-coverage.js'
import { CodeCounter, setCodeCounter } from '../../src/evm/code-counter.js'
import type { AvailableCompiler } from '../contracts/solc.js'
import { buildOf, type Mode } from '../source/positions.js'

export const FILE = 'contracts/Counted.sol'
export const source = readFileSync(new URL('Counted.sol', import.meta.url), 'utf8')

interface Compiled {
  readonly abi: Abi
  readonly evm: { readonly bytecode: { readonly object: string } }
}

/** Calls of contracts of one build on a node. */
export class Scenario {
  readonly #node: Node
  readonly #contracts: Readonly<Record<string, Compiled>>

  constructor(node: Node, contracts: Readonly<Record<string, Compiled>>) {
    this.#node = node
    this.#contracts = contracts
  }

  async deploy(name: string, ...args: readonly unknown[]): Promise<Hex> {
    const { abi, evm } = this.#contracts[name]!
    const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args })
    const hash = await this.#node.request('eth_sendTransaction', [{ from: this.#node.accounts[0]!.address, data, gas: '0x4c4b40' }])
    return (await this.#node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
  }

  /** Calls a function. Failures are a part of the scenario. */
  async call(name: string, to: Hex, functionName: string, ...args: readonly unknown[]): Promise<void> {
    await this.raw(to, encodeFunctionData({ abi: this.#contracts[name]!.abi, functionName, args }))
  }

  async raw(to: Hex, data: Hex, sender = 0, value: Hex = '0x0'): Promise<void> {
    await this.#node.request('eth_call', [{ from: this.#node.accounts[sender]!.address, to, data, value }]).catch(() => undefined)
  }

  data(name: string, functionName: string, ...args: readonly unknown[]): Hex {
    return encodeFunctionData({ abi: this.#contracts[name]!.abi, functionName, args })
  }
}

/** Compiles the contracts, runs a scenario, and returns the coverage. */
export async function covered(
  compiler: AvailableCompiler,
  mode: Mode,
  run: (scenario: Scenario) => Promise<void>,
): Promise<SourceCoverage> {
  const build = buildOf(compiler, mode, { [FILE]: source })
  const contracts = build.output.contracts as unknown as Record<string, Record<string, Compiled>>
  const node = await createNode()
  const counter = new CodeCounter()
  setCodeCounter(counter)
  try {
    await run(new Scenario(node, contracts[FILE]!))
  } finally {
    setCodeCounter(undefined)
    await node.close()
  }
  return coverageOf([{ input: build.input, output: build.output, projectNames: undefined }], counter.counts)
}

/** The scenario whose counts stand in the source. */
export async function everything(scenario: Scenario): Promise<void> {
  const loops = await scenario.deploy('Loops')
  await scenario.call('Loops', loops, 'sum', 2n)
  await scenario.call('Loops', loops, 'sum', 3n)
  await scenario.call('Loops', loops, 'down', 1n)
  await scenario.call('Loops', loops, 'down', 2n)
  const choices = await scenario.deploy('Choices')
  for (const first of [true, true, false]) await scenario.call('Choices', choices, 'ternary', first)
  for (const pair of [
    [true, true],
    [true, false],
    [false, true],
  ])
    await scenario.call('Choices', choices, 'both', ...pair)
  await scenario.call('Choices', choices, 'either', true, false)
  for (const n of [0n, 1n, 2n]) await scenario.call('Choices', choices, 'nested', n)
  for (const yes of [true, false]) await scenario.call('Choices', choices, 'empty', yes)
  for (const n of [1n, 9n]) await scenario.call('Choices', choices, 'assembled', n)
  await scenario.raw(choices, '0x')
  await scenario.raw(choices, '0x12345678')
  const vault = await scenario.deploy('Vault', 3n)
  await scenario.call('Vault', vault, 'set', 4n)
  await scenario.raw(vault, scenario.data('Vault', 'set', 4n), 1)
  await scenario.call('Vault', vault, 'add', 4n)
  await scenario.call('Vault', vault, 'add', 11n)
  const caller = await scenario.deploy('Caller')
  for (const kind of [0n, 1n, 2n]) await scenario.call('Caller', caller, 'tries', kind)
  const proxy = await scenario.deploy('Proxy', loops)
  await scenario.raw(proxy, scenario.data('Choices', 'ternary', true))
  await scenario.raw(proxy, '0x')
  const guard = await scenario.deploy('Guard')
  for (const value of [9n, 13n, 14n]) await scenario.call('Guard', guard, 'raise', value)
  for (const value of [1n, 2n]) await scenario.call('Guard', guard, 'check', value)
  const purse = await scenario.deploy('Purse')
  await scenario.raw(purse, '0x')
  await scenario.raw(purse, '0x', 0, '0x5')
  await scenario.call('Purse', purse, 'pay', `0x${'00'.repeat(19)}aa`, 0n)
  await scenario.call('Purse', purse, 'pay', `0x${'00'.repeat(19)}aa`, 1n)
  for (const shape of ['Square', 'Pentagon', 'Triangle']) await scenario.call(shape, await scenario.deploy(shape), 'describe')
  const assembly = await scenario.deploy('Assembly')
  for (const n of [1n, 2n]) await scenario.call('Assembly', assembly, 'powers', n)
}

/** Expectation for a line: counts of statements, of a function, and of the ways of branches; `-` for no code. */
interface Line {
  statements: string[]
  functions: string[]
  branches: string[]
}

const newLine = (): Line => ({ statements: [], functions: [], branches: [] })

/** The counts that stand behind the lines of the source. */
export function expectedLines(): Map<number, Line> {
  const lines = new Map<number, Line>()
  for (const [i, text] of source.split('\n').entries()) {
    const comment = / \/\/ ([-\d ;a-z]+)$/.exec(text)?.[1]
    if (comment === undefined) continue
    const line = newLine()
    for (const part of comment.split(';').map((piece) => piece.trim())) {
      if (part.startsWith('fn ')) line.functions.push(part.slice(3))
      else if (part.startsWith('br ')) line.branches.push(part.slice(3))
      else line.statements.push(...part.split(' '))
    }
    lines.set(i + 1, line)
  }
  return lines
}

/** The counts of coverage, in the same form. */
export function countedLines({ files }: SourceCoverage): Map<number, Line> {
  const lines = new Map<number, Line>()
  const at = (line: number) => {
    const known = lines.get(line) ?? newLine()
    lines.set(line, known)
    return known
  }
  const text = (count: number | undefined) => (count === undefined ? '-' : `${count}`)
  for (const { statements, functions, branches } of files) {
    for (const { span, count } of statements) at(span.start.line).statements.push(text(count))
    for (const { span, count } of functions) at(span.start.line).functions.push(text(count))
    for (const { span, arms } of branches) at(span.start.line).branches.push(arms.map(({ count }) => text(count)).join(' '))
  }
  return new Map([...lines].sort(([one], [other]) => one - other))
}
