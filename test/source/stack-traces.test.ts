/** Stack traces of Solidity, a table of failures for each compiler of the project, and for those in the folder that EVMBED_SOLC names. */
import { encodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type Failure, type Node } from '../../src/index.js'
import { availableCompilers } from '../contracts/solc.js'
import { buildOf, modesOf, sourceFor } from './positions.js'

const FILE = 'contracts/Cases.sol'
const NEWER_FILE = 'contracts/Newer.sol'
/** First version that compiles `Newer.sol`. */
const NEWER = '0.8.4'
/** Creation code of `revert(0, 0)`. */
const UNKNOWN = '0x6005600c60003960056000f360006000fd'
const compilers = availableCompilers().flatMap(({ compiler, version }) => modesOf(version).map((mode) => ({ compiler, version, mode })))

interface Case {
  /** Function of `Cases` with an argument. */
  readonly call?: string
  readonly argument?: bigint | ((places: ReadonlyMap<string, Hex>) => bigint)
  readonly value?: bigint
  readonly data?: Hex
  readonly gas?: bigint
  /** First version of the compiler that has what the case needs. */
  readonly since?: string
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
    // Before, they were zero.
    since: '0.5.0',
    stack: ['Cases.reason #reasonHead'],
  },
  'a fallback function': { of: 'Fallback', data: '0xdeadbeef', stack: ['Fallback.fallback #fallback'] },
  'a modifier of several': { call: 'twofold', argument: 2n, stack: ['Base.twice #twice', 'Cases.twofold #twofold'] },
  'a function that a modifier calls': {
    call: 'withCheck',
    stack: ['Base.check #checkOf', 'Base.checked #checkCall', 'Cases.withCheck #withCheck'],
  },
  'an inherited function': { call: 'inherited', stack: ['Base.small #small', 'Base.inherited #inherited'] },
  'the constructor of a base': { creates: 'House', stack: ['Ground.constructor #ground', 'House.constructor #house'] },
  'a function that the second of two bases calls': {
    creates: 'Tower',
    stack: ['Cellar.dig #dig', 'Cellar.constructor #cellar', 'Tower.constructor #tower'],
  },
  'an inherited constructor with a modifier': { creates: 'Garden', stack: ['Gate.closed #closed', 'Gate.constructor #gate'] },
  'ether for a constructor that takes none': { creates: 'Failing', value: 1n, stack: ['Failing.constructor #failingHead'] },
  'code that is too large': { creates: 'Large', gas: 16_000_000n, stack: ['Large.constructor #large'] },
  'ether for a variable': { call: 'count', value: 1n, stack: ['Cases.count #count'] },
  'ether for an item of a list': { call: 'open', value: 1n, stack: ['Cases.open #open'] },
  'ether for a value of a mapping': { call: 'table', value: 1n, stack: ['Cases.table #table'] },
  'an item of a list that does not exist': { call: 'open', stack: ['Cases.open #open'] },
  'a mapping without its key': { data: toFunctionSelector('table(uint256)'), since: '0.5.0', stack: ['Cases.table #table'] },
  'ether for a fallback function that takes none': { of: 'Fallback', value: 1n, stack: ['Fallback.fallback #fallbackHead'] },
  'ether for a contract that takes none': { value: 1n, stack: ['Cases #contract'] },
  'no function and no fallback': { data: '0x', stack: ['Cases #contract'] },
  'a transfer to a contract that takes none': { call: 'pay', stack: ['Refusing #refusing', 'Cases.pay #pay'] },
  'a transfer without the ether': { call: 'payWithout', stack: ['Cases.payWithout #payWithout'] },
  'a failure after ether was not sent': { call: 'sent', stack: ['Cases.sent #sent'] },
  // Before, what was missing was read from memory.
  'an answer that is too short': { call: 'ask', since: '0.4.22', stack: ['Cases.ask #ask'] },
  'a call back': { call: 'bounce', stack: ['Cases.landing #landing', 'Child.back #back', 'Cases.bounce #bounce'] },
  'a call that runs out of gas': { call: 'spendAll', stack: ['Child.spend #spend', 'Cases.spendAll #spendAll'] },
  'a proxy': {
    of: 'Proxy',
    data: encodeFunctionData({ abi: abiOf('fail'), args: [1n] }),
    stack: ['Child.fail #fail', 'Proxy.forward #delegate', 'Proxy.fallback #proxy'],
  },
  'a function of a linked library': { of: 'Books', call: 'write', stack: ['Marks.put #put', 'Books.write #write'] },
  'a library that has not the function': { of: 'WrongBooks', call: 'write', stack: ['OtherMarks #otherMarks', 'Books.write #write'] },
  // Before, it was not refused.
  'a direct call of a library that writes': { of: 'Marks', call: 'touch', since: '0.4.20', stack: ['Marks.touch #touchHead'] },
  'a contract without build info': {
    call: 'missing',
    argument: (places) => BigInt(places.get('Unknown')!) - 500n,
    stack: ['unknown: no build info has its code', 'Cases.missing #missing'],
  },
  'a custom error': { of: 'Newer', call: 'custom', since: NEWER, stack: ['Newer.custom #custom'] },
  'a free function': { of: 'Newer', call: 'callsFree', since: NEWER, stack: ['positive #positive', 'Newer.callsFree #callsFree'] },
  'a free function that a modifier calls': {
    of: 'Newer',
    call: 'guardedByFree',
    since: NEWER,
    stack: ['positive #positive', 'Newer.free #freeCall', 'Newer.guardedByFree #guardedByFree'],
  },
  'an argument that is no member of its enum': {
    of: 'Newer',
    data: `${toFunctionSelector('pick(uint8)')}${'9'.padStart(64, '0')}`,
    since: NEWER,
    stack: ['Newer.pick #pick'],
  },
  'an underflow': { of: 'Newer', call: 'overflow', since: NEWER, stack: ['Newer.overflow #overflow'] },
  'a failure behind lines of console.log': {
    of: 'Newer',
    call: 'logged',
    since: NEWER,
    stack: ['Newer.custom #custom', 'Newer.logged #logged'],
  },
  'a failure in a catch': { of: 'Newer', call: 'tries', since: NEWER, stack: ['Newer.tries #tries'] },
  'an error that a catch passes on': {
    of: 'Newer',
    call: 'passesOn',
    since: NEWER,
    stack: ['Newer.custom #custom', 'Newer.passesOn #passesOn'],
  },
  'a receive function': { of: 'Purse', value: 1n, since: NEWER, stack: ['Purse.receive #receive'] },
  'a contract that has a receive function only': { of: 'Purse', data: '0xdeadbeef', since: NEWER, stack: ['Purse #purse'] },
}

/** Places to which the generator that goes through Yul leads: its instructions have other places, and the optimiser keeps fewer. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // A block of assembly is one statement to it.
  'via IR': {
    assembly: ['Cases.assembled #assembly'],
    'code that is too large': ['Large.constructor #largeBlock'],
    'a proxy': ['Child.fail #fail', 'Proxy.forward #delegateBlock', 'Proxy.fallback #proxy'],
    // Each modifier is a function that calls the next one.
    'a modifier of several': ['Base.twice #twice', 'Base.small #smallCode', 'Cases.twofold #twofold'],
  },
  'via IR, optimised': {
    // Reverts without data are merged into one, which has no place in a function; then the function that was called is all that is known.
    assembly: ['Cases.assembled #assembledHead'],
    'a division by zero': ['Cases.divide #divideHead'],
    'an internal function of a library': ['Cases.halve #halveHead'],
    // The condition is what is left of the statement.
    'revert without a reason': ['Cases.plainRevert #plainIf'],
    'a modifier behind the function': ['Cases.after_ #after'],
    'a loop out of gas': ['Cases.loop #while'],
    'a call that runs out of gas': ['Child.spend #for', 'Cases.spendAll #spendAll'],
    'code that is too large': ['Large.constructor #largeBlock'],
    'a proxy': ['Child.fail #fail', 'Proxy.forward #delegateBlock', 'Proxy.fallback #proxy'],
    'a transfer to a contract that takes none': ['Refusing #refusing', 'Cases.pay #payHead'],
    'an underflow': ['Newer.overflow #overflowHead'],
    // Failures with a reason are merged, too.
    'a modifier of several': ['Base.small #small', 'Cases.twofold #twofold'],
    'the constructor of a base': ['House.constructor #house'],
    'a function that the second of two bases calls': ['Tower.constructor #tower'],
    // The recursion has become a loop.
    'a recursion': ['Cases.down #down', 'Cases.recurse #recurse'],
  },
}

/** The same for some versions of the compiler. */
const DIFFERENCES_OF_VERSIONS: readonly {
  readonly versions: readonly string[]
  readonly modes: readonly string[]
  readonly stacks: Readonly<Record<string, readonly string[]>>
}[] = [
  // They give `revert()` no place.
  {
    versions: ['0.6.3', '0.6.4', '0.6.5', '0.6.6', '0.6.7', '0.6.8'],
    modes: ['legacy', 'legacy, optimised'],
    stacks: { 'revert without a reason': ['Cases.plainRevert #plainIf'] },
  },
  // They do not say where functions begin, and merge their code.
  {
    versions: ['0.8.2', '0.8.3', '0.8.4'],
    modes: ['legacy, optimised'],
    stacks: {
      'a creation in a call': ['Child.check #check', 'Child.constructor #childHead', 'Cases.create #create'],
      'a call back': ['Cases.landing #landing', 'Child.spend #spendHead', 'Child.back #backHead', 'Cases.bounce #bounce'],
      'a call that runs out of gas': ['Child.fail #failHead', 'Child.spend #spendHead', 'Cases.spendAll #spendAll'],
    },
  },
  // The optimiser keeps more than that of later ones.
  {
    versions: ['0.8.13', '0.8.14', '0.8.15'],
    modes: ['via IR, optimised'],
    stacks: {
      'a division by zero': ['Cases.divide #divide'],
      'a recursion': ['Cases.down #down', 'Cases.down #downAgain', 'Cases.down #downAgain', 'Cases.recurse #recurse'],
      'a loop out of gas': ['Cases.loop #loop'],
      'an underflow': ['Newer.overflow #overflow'],
    },
  },
  { versions: ['0.8.13'], modes: ['via IR, optimised'], stacks: { assembly: ['Cases.assembled #assembly'] } },
  // It merges the check of the answer's length with that of other calls.
  {
    versions: ['0.8.17', '0.8.18', '0.8.19', '0.8.20', '0.8.21'],
    modes: ['via IR, optimised'],
    stacks: { 'an answer that is too short': ['Cases.ask #askHead'] },
  },
]

/** Returns the frames of a case in the code of a compiler. */
function expectedOf(title: string, { stack }: Case, version: string, mode: string): readonly string[] {
  // Some packages were published again, as `0.8.14-fixed`.
  const [number = ''] = version.split('-')
  const known = DIFFERENCES_OF_VERSIONS.find(
    ({ versions, modes, stacks }) => versions.includes(number) && modes.includes(mode) && stacks[title] !== undefined,
  )
  return known?.stacks[title] ?? DIFFERENCES[mode]?.[title] ?? stack
}

function abiOf(name: string) {
  return [{ type: 'function', name, inputs: [{ type: 'uint256', name: 'value' }], outputs: [], stateMutability: 'nonpayable' }] as const
}

function isSince(version: string, first: string): boolean {
  return version.localeCompare(first, 'en', { numeric: true }) >= 0
}

function inputOf({ call, argument = 1n, data }: Case, places: ReadonlyMap<string, Hex>): Hex {
  if (call === undefined) return data ?? '0x'
  const [definition] = abiOf(call)
  if (call === 'nonPayable' || call === 'count') return encodeFunctionData({ abi: [{ ...definition, inputs: [] }] })
  return encodeFunctionData({ abi: [definition], args: [typeof argument === 'bigint' ? argument : argument(places)] })
}

describe.each(compilers)('solc $version, $mode.name', ({ compiler, version, mode }) => {
  const sources: Record<string, string> = { [FILE]: sourceFor('Cases.sol', version) }
  if (isSince(version, NEWER)) sources[NEWER_FILE] = sourceFor('Newer.sol', version)
  let node: Node
  const places = new Map<string, Hex>()
  const codes = new Map<string, Hex>()

  async function send(transaction: { to?: Hex; data?: Hex; value?: Hex; gas?: Hex }): Promise<Hex> {
    return node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, gas: '0x4c4b40', ...transaction }])
  }

  async function deploy(name: string, code: Hex, library: Hex = '0x'): Promise<void> {
    // A place for the address of a library.
    const data = code.replaceAll(/__.{38}/g, library.slice(2)) as Hex
    const receipt = await node.request('eth_getTransactionReceipt', [await send({ data })])
    places.set(name, receipt!.contractAddress!)
  }

  beforeAll(async () => {
    const build = buildOf({ compiler, version }, mode, sources)
    node = await createNode()
    node.artifacts.add(build)
    const files = build.output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
    for (const contracts of Object.values(files)) {
      for (const [name, { evm }] of Object.entries(contracts)) codes.set(name, `0x${evm.bytecode.object}`)
    }
    for (const name of ['Cases', 'Fallback', 'Proxy', 'Marks', 'OtherMarks', 'Newer', 'Purse']) {
      const code = codes.get(name)
      if (code) await deploy(name, code)
    }
    await deploy('Books', codes.get('Books')!, places.get('Marks'))
    await deploy('WrongBooks', codes.get('Books')!, places.get('OtherMarks'))
    await deploy('Unknown', UNKNOWN)
    await send({ to: places.get('Cases')!, data: encodeFunctionData({ abi: [{ ...abiOf('setUp')[0], inputs: [] }] }) })
  })
  afterAll(() => node.close())

  /** `Cases.reason #reason`, or with the number of the line. */
  function readable({ stack }: Failure): string[] {
    return (stack ?? []).map(({ name, file, line, problem }) => {
      if (file === undefined) return `unknown: ${problem}`
      const text = sources[file]?.split('\n')[(line ?? 0) - 1] ?? ''
      const mark = /\/\/ (#\w+)$/.exec(text)?.[1] ?? (text.startsWith('contract') ? '#contract' : `#${line}`)
      return `${name} ${mark}`
    })
  }

  const cases = Object.entries(CASES).filter(([, { since = '0.4.13' }]) => isSince(version, since))

  it.each(cases)('shows %s', async (title, failing) => {
    const { value = 0n, gas = 5_000_000n, creates, of = 'Cases' } = failing
    const hash = await send({
      ...(creates ? { data: codes.get(creates)! } : { to: places.get(of)!, data: inputOf(failing, places) }),
      value: `0x${value.toString(16)}`,
      gas: `0x${gas.toString(16)}`,
    })
    const { failure } = await node.explain(hash)
    expect(readable(failure!).join(' < ')).toBe(expectedOf(title, failing, version, mode.name).join(' < '))
  })
})
