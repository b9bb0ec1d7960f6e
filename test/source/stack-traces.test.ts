/** Stack traces of Solidity, a table of failures for each compiler of the project, and for those in the folder that EVMBED_SOLC names. */
import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type Failure, type Node } from '../../src/index.js'
import { availableCompilers } from '../contracts/solc.js'
import { buildOf, modesOf, sourceFor } from './positions.js'

const FILE = 'contracts/Cases.sol'
const compilers = availableCompilers().flatMap(({ compiler, version }) => modesOf(version).map((mode) => ({ compiler, version, mode })))

interface Case {
  /** Function of `Cases` with an argument. */
  readonly call?: string
  readonly argument?: bigint
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
  /** Contract that is created, in place of a call. */
  readonly creates?: string
  /** Contract that is called; `Cases` unless given. */
  readonly of?: string
  /** The frames, the innermost first: a function, and the mark at the end of its line. */
  readonly stack: readonly string[]
}

const CASES: Readonly<Record<string, Case>> = {
  'require with a reason': { call: 'reason', stack: ['Cases.reason #reason'] },
  'require without a reason': { call: 'noReason', stack: ['Cases.noReason #noReason'] },
  'revert without a reason': { call: 'plainRevert', stack: ['Cases.plainRevert #plainRevert'] },
  'internal functions': { call: 'outer', stack: ['Cases.inner #inner', 'Cases.middle #middle', 'Cases.outer #outer'] },
  'a modifier': { call: 'guarded', argument: 11n, stack: ['Base.small #small', 'Cases.guarded #guarded'] },
  'a modifier behind the function': { call: 'after_', stack: ['Base.never #never', 'Cases.after_ #after'] },
  'super of an overridden function': {
    call: 'callStep',
    argument: 3n,
    stack: ['Base.step #base', 'Cases.step #step', 'Cases.callStep #callStep'],
  },
  'an internal function of a library': { call: 'halve', stack: ['Sums.half #half', 'Cases.halve #halve'] },
  'another contract': { call: 'callChild', stack: ['Child.fail #fail', 'Cases.callChild #callChild'] },
  'another contract, from an internal function': {
    call: 'callChildInside',
    stack: ['Child.fail #fail', 'Cases.forward #forward', 'Cases.callChildInside #callChildInside'],
  },
  'a creation in a call': { call: 'create', stack: ['Child.check #check', 'Child.constructor #child', 'Cases.create #create'] },
  'a creation': { creates: 'Failing', stack: ['Failing.constructor #creation'] },
  'an assertion': { call: 'assertion', stack: ['Cases.assertion #assertion'] },
  'a division by zero': { call: 'divide', stack: ['Cases.divide #divide'] },
  'an index out of range': { call: 'index', stack: ['Cases.index #index'] },
  'a recursion': {
    call: 'recurse',
    argument: 2n,
    stack: ['Cases.down #down', 'Cases.down #downAgain', 'Cases.down #downAgain', 'Cases.recurse #recurse'],
  },
  assembly: { call: 'assembled', stack: ['Cases.assembled #assembled'] },
  'a call of an address without code': { call: 'missing', stack: ['Cases.missing #missing'] },
  'a loop out of gas': { call: 'loop', argument: 0n, gas: 100_000n, stack: ['Cases.loop #loop'] },
  'ether for a function that takes none': { call: 'nonPayable', value: 1n, stack: ['Cases.nonPayable #nonPayable'] },
  'a failure after one that was caught': { call: 'caught', stack: ['Cases.caught #caught'] },
  'an unknown function': { data: '0xdeadbeef', stack: ['Cases #contract'] },
  'arguments that are missing': {
    data: encodeFunctionData({ abi: abiOf('reason'), args: [1n] }).slice(0, 30) as Hex,
    stack: ['Cases.reason #reasonHead'],
  },
  'a fallback function': { of: 'Fallback', data: '0xdeadbeef', stack: ['Fallback.fallback #fallback'] },
}

/** Places to which the generator that goes through Yul leads: its instructions have other places, and the optimiser keeps fewer. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // A block of assembly is one statement to it.
  'via IR': { assembly: ['Cases.assembled #assembly'] },
  'via IR, optimised': {
    // Reverts without data are merged into one, which has no place in a function; then the function that was called is all that is known.
    assembly: ['Cases.assembled #assembledHead'],
    'a division by zero': ['Cases.divide #divideHead'],
    'an internal function of a library': ['Cases.halve #halveHead'],
    // The condition is what is left of the statement.
    'revert without a reason': ['Cases.plainRevert #plainIf'],
    'a modifier behind the function': ['Cases.after_ #lastCode'],
    'a loop out of gas': ['Cases.loop #while'],
    // The recursion has become a loop.
    'a recursion': ['Cases.down #down', 'Cases.recurse #recurse'],
  },
}

function abiOf(name: string) {
  return [{ type: 'function', name, inputs: [{ type: 'uint256', name: 'value' }], outputs: [], stateMutability: 'nonpayable' }] as const
}

describe.each(compilers)('solc $version, $mode.name', ({ compiler, version, mode }) => {
  const source = sourceFor('Cases.sol', version)
  const lines = source.split('\n')
  let node: Node
  const places = new Map<string, Hex>()
  const codes = new Map<string, Hex>()

  async function send(transaction: { to?: Hex; data?: Hex; value?: Hex; gas?: Hex }): Promise<Hex> {
    return node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, gas: '0x4c4b40', ...transaction }])
  }

  beforeAll(async () => {
    const build = buildOf({ compiler, version }, mode, { [FILE]: source })
    node = await createNode()
    node.artifacts.add(build)
    const contracts = (build.output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>)[
      FILE
    ]!
    for (const [name, { evm }] of Object.entries(contracts)) codes.set(name, `0x${evm.bytecode.object}`)
    for (const name of ['Cases', 'Fallback']) {
      const receipt = await node.request('eth_getTransactionReceipt', [await send({ data: codes.get(name)! })])
      places.set(name, receipt!.contractAddress!)
    }
    await send({ to: places.get('Cases')!, data: encodeFunctionData({ abi: [{ ...abiOf('setUp')[0], inputs: [] }] }) })
  })
  afterAll(() => node.close())

  /** `Cases.reason #reason`, or with the number of the line. */
  function readable({ stack }: Failure): string[] {
    return (stack ?? []).map(({ name, file, line, problem }) => {
      const text = lines[(line ?? 0) - 1] ?? ''
      const mark = /\/\/ (#\w+)$/.exec(text)?.[1] ?? (text.startsWith('contract') ? '#contract' : `#${line}`)
      return `${name} ${file === FILE ? mark : problem}`
    })
  }

  // Before 0.5, missing arguments were zero.
  const cases = Object.entries(CASES).filter(([title]) => title !== 'arguments that are missing' || !version.startsWith('0.4.'))

  it.each(cases)('shows %s', async (title, { call, argument = 1n, data, value = 0n, gas = 5_000_000n, creates, of = 'Cases', stack }) => {
    const input =
      call === undefined
        ? data
        : encodeFunctionData({
            abi: call === 'nonPayable' ? [{ ...abiOf(call)[0], inputs: [] }] : abiOf(call),
            args: call === 'nonPayable' ? [] : [argument],
          } as never)
    const hash = await send({
      ...(creates ? { data: codes.get(creates)! } : { to: places.get(of)!, data: input! }),
      value: `0x${value.toString(16)}`,
      gas: `0x${gas.toString(16)}`,
    })
    const { failure } = await node.explain(hash)
    const expected = DIFFERENCES[mode.name]?.[title] ?? stack
    const shown = readable(failure!).join(' < ')
    expect(shown).toBe(expected.join(' < '))
  })
})
