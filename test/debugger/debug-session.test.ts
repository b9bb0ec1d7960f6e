/** Sessions end where the source says, and walks back and forth end in equal states. */
import { isDeepStrictEqual } from 'node:util'
import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type DebugPlace, type DebugSession, type Node } from '../../src/index.js'
import { availableCompilers } from '../contracts/solc.js'
import { patience, runs } from '../fuzz/runs.js'
import { type Build, buildOf, modesOf, SLOT_OF_COUNT, sourceFor } from '../source/positions.js'

const FILE = 'contracts/Cases.sol'
const compilers = availableCompilers().flatMap(({ compiler, version }) => modesOf(version).map((mode) => ({ compiler, version, mode })))

type Command = (session: DebugSession) => Promise<DebugPlace | undefined>

const into: Command = (session) => session.stepIn()
const over: Command = (session) => session.stepOver()
const out: Command = (session) => session.stepOut()
const back: Command = (session) => session.stepBack()
const backOver: Command = (session) => session.stepOver('back')
const backOut: Command = (session) => session.stepOut('back')
const toEnd: Command = (session) => session.goTo(session.length)
const toFailure: Command = (session) => session.runTo({ failure: true })
const toFunction =
  (name: string, direction?: 'back'): Command =>
  (session) =>
    session.runTo({ function: name }, direction)
const toWrite: Command = (session) => session.runTo({ opcode: 'SSTORE' })
const lastWrite: Command = (session) => session.runTo({ opcode: 'sstore' }, 'back')

interface Script {
  /** Function of `Cases` that is called, and its argument. */
  readonly call: string
  readonly argument?: bigint
  readonly commands: readonly Command[]
  /** Function and the mark or the text of the line at the end; with the names of the functions around it, the innermost first. */
  readonly at: string
  readonly stack?: readonly string[]
  /** Whether older compilers have no places for code of their own, or do not say where functions begin. */
  readonly isNew?: boolean
}

const SCRIPTS: readonly Script[] = [
  { call: 'outer', commands: [into], at: 'Cases.outer #outer', stack: ['Cases.outer #outer'] },
  { call: 'outer', commands: [into, into], at: 'Cases.middle #middle', stack: ['Cases.middle #middle', 'Cases.outer #outer'] },
  {
    call: 'outer',
    commands: [into, into, into],
    at: 'Cases.inner count = value;',
    stack: ['Cases.inner count = value;', 'Cases.middle #middle', 'Cases.outer #outer'],
  },
  { call: 'outer', commands: [into, into, into, into], at: 'Cases.inner #inner' },
  { call: 'outer', argument: 101n, commands: [into, over], at: 'Cases.outer count = result;', stack: ['Cases.outer count = result;'] },
  { call: 'outer', argument: 101n, commands: [into, over, over], at: 'Cases.outer return result;' },
  { call: 'outer', argument: 101n, commands: [into, into, over], at: 'Cases.middle count = result + 1;' },
  {
    call: 'outer',
    argument: 101n,
    commands: [into, into, into, out],
    at: 'Cases.middle #middle',
    stack: ['Cases.middle #middle', 'Cases.outer #outer'],
  },
  { call: 'outer', argument: 101n, commands: [into, into, out], at: 'Cases.outer #outer', stack: ['Cases.outer #outer'] },
  { call: 'outer', argument: 101n, commands: [into, into, into, back], at: 'Cases.middle #middle' },
  { call: 'outer', argument: 101n, commands: [into, into, back], at: 'Cases.outer #outer' },
  { call: 'outer', argument: 101n, commands: [toEnd, back], at: 'Cases.outer return result;' },
  { call: 'outer', argument: 101n, commands: [toEnd, back, back], at: 'Cases.outer count = result;' },
  { call: 'outer', argument: 101n, commands: [into, over, over, backOver], at: 'Cases.outer count = result;' },
  { call: 'outer', argument: 101n, commands: [into, into, into, backOut], at: 'Cases.middle #middle' },
  { call: 'outer', argument: 101n, commands: [toFunction('Cases.inner'), into], at: 'Cases.inner count = value;' },
  { call: 'outer', argument: 101n, commands: [toFunction('middle'), into], at: 'Cases.middle #middle' },
  { call: 'outer', argument: 101n, commands: [toEnd, toFunction('inner', 'back'), into], at: 'Cases.inner count = value;' },
  { call: 'outer', argument: 101n, commands: [toWrite], at: 'Cases.inner count = value;' },
  { call: 'outer', argument: 101n, commands: [toWrite, toWrite], at: 'Cases.middle count = result + 1;' },
  { call: 'outer', argument: 101n, commands: [toWrite, toWrite, toWrite], at: 'Cases.outer count = result;' },
  { call: 'outer', argument: 101n, commands: [toEnd, lastWrite], at: 'Cases.outer count = result;' },
  { call: 'outer', argument: 101n, commands: [toEnd, lastWrite, lastWrite, lastWrite], at: 'Cases.inner count = value;' },
  {
    call: 'outer',
    argument: 101n,
    commands: [(session) => session.runTo({ file: FILE, line: lineOf('#inner') })],
    at: 'Cases.inner #inner',
  },
  {
    call: 'outer',
    argument: 101n,
    commands: [toEnd, (session) => session.runTo({ file: FILE, line: lineOf('#outer') }, 'back')],
    at: 'Cases.outer #outer',
  },
  { call: 'outer', argument: 101n, commands: [(session) => session.runTo({ slot: SLOT_OF_COUNT })], at: 'Cases.inner count = value;' },
  {
    call: 'outer',
    commands: [toFailure],
    at: 'Cases.inner #inner',
    stack: ['Cases.inner #inner', 'Cases.middle #middle', 'Cases.outer #outer'],
  },
  { call: 'outer', commands: [toFailure, back], at: 'Cases.inner #inner' },
  { call: 'outer', commands: [toFailure, back, back], at: 'Cases.inner count = value;' },
  { call: 'outer', commands: [toFailure, back, back, back], at: 'Cases.middle #middle' },
  { call: 'reason', commands: [toFailure], at: 'Cases.reason #reason', stack: ['Cases.reason #reason'] },
  { call: 'reason', argument: 0n, commands: [into, into], at: 'Cases.reason count = value;' },
  { call: 'noReason', argument: 0n, commands: [into, over], at: 'Cases.noReason count = value + 1;' },
  { call: 'plainRevert', commands: [into, into], at: 'Cases.plainRevert #plainRevert' },
  { call: 'plainRevert', argument: 0n, commands: [into, into], at: 'Cases.plainRevert count = value + 2;' },
  { call: 'guarded', commands: [into], at: 'Base.small #small' },
  { call: 'guarded', commands: [into, into], at: 'Cases.guarded count = value + 3;' },
  { call: 'guarded', argument: 100n, commands: [toFailure], at: 'Base.small #small' },
  { call: 'callStep', commands: [into, into], at: 'Cases.step #step', stack: ['Cases.step #step', 'Cases.callStep #callStep'] },
  {
    call: 'callStep',
    commands: [into, into, into],
    at: 'Base.step #base',
    stack: ['Base.step #base', 'Cases.step #step', 'Cases.callStep #callStep'],
  },
  { call: 'callStep', argument: 3n, commands: [toFailure], at: 'Base.step #base' },
  { call: 'halve', argument: 4n, commands: [into, into], at: 'Sums.half #half', stack: ['Sums.half #half', 'Cases.halve #halve'] },
  { call: 'halve', argument: 4n, commands: [into, into, over], at: 'Sums.half return value / 2;' },
  { call: 'callChild', commands: [into, into], at: 'Child.fail #fail', stack: ['Child.fail #fail', 'Cases.callChild #callChild'] },
  { call: 'callChild', argument: 0n, commands: [into, over], at: 'Cases.callChild count = value + 5;' },
  { call: 'callChild', argument: 0n, commands: [into, into, out], at: 'Cases.callChild #callChild', stack: ['Cases.callChild #callChild'] },
  {
    call: 'callChildInside',
    commands: [into, into, into],
    at: 'Child.fail #fail',
    stack: ['Child.fail #fail', 'Cases.forward #forward', 'Cases.callChildInside #callChildInside'],
  },
  { call: 'callChildInside', commands: [toFailure], at: 'Child.fail #fail' },
  { call: 'callChildInside', commands: [toFailure, toFailure], at: 'Cases.forward #forward', isNew: true },
  {
    call: 'create',
    argument: 2n,
    commands: [into, into, into],
    at: 'Child.check #check',
    isNew: true,
    stack: ['Child.check #check', 'Child.constructor #child', 'Cases.create #create'],
  },
  { call: 'assertion', commands: [toFailure], at: 'Cases.assertion #assertion' },
  { call: 'index', argument: 9n, commands: [toFailure], at: 'Cases.index #index' },
  { call: 'missing', commands: [toFailure], at: 'Cases.missing #missing', isNew: true },
]

const source = (version: string) => sourceFor('Cases.sol', version)
const newest = compilers.at(-1)!
const newestLines = source(newest.version).split('\n')

function lineOf(mark: string): number {
  return newestLines.findIndex((line) => line.endsWith(`// ${mark}`)) + 1
}

function codeOf({ output }: Build, name: string): Hex {
  const contracts = output.contracts as unknown as Record<string, Record<string, { evm: { bytecode: { object: string } } }>>
  return `0x${contracts[FILE]![name]!.evm.bytecode.object}`
}

function dataOf(name: string, value?: bigint): Hex {
  const inputs = value === undefined ? [] : ([{ type: 'uint256', name: 'value' }] as const)
  const abi = [{ type: 'function', name, inputs, outputs: [], stateMutability: 'nonpayable' }] as const
  return encodeFunctionData({ abi, args: value === undefined ? [] : [value] } as never)
}

/** A chain with `Cases` on it. */
class CasesChain {
  #cases: Hex | undefined
  private constructor(readonly node: Node) {}

  static async create(build: Build, registers = true): Promise<CasesChain> {
    const chain = new CasesChain(await createNode())
    if (registers) chain.node.artifacts.add(build)
    const hash = await chain.send({ data: codeOf(build, 'Cases') })
    chain.#cases = (await chain.node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
    await chain.send({ to: chain.#cases, data: dataOf('setUp') })
    return chain
  }

  get address(): Hex {
    return this.#cases!
  }

  async send(transaction: { to?: Hex; data?: Hex; gas?: Hex }): Promise<Hex> {
    return this.node.request('eth_sendTransaction', [{ from: this.node.accounts[0]!.address, gas: '0x4c4b40', ...transaction }])
  }

  call(name: string, argument = 1n, gas = 5_000_000): Promise<Hex> {
    return this.send({ to: this.#cases!, data: dataOf(name, argument), gas: `0x${gas.toString(16)}` })
  }
}

/** Numbers of the scripts that end elsewhere in code that lines cannot be followed in. */
const ELSEWHERE: Readonly<Record<string, readonly number[]>> = {
  // Equal ends of functions are one, with the place of one of them, and lines are in each other.
  'legacy, optimised': [1, 2, 3, 5, 6, 7, 9, 11, 14, 26, 27, 28, 29, 30, 37, 40, 49],
  // A function begins at its return, where the return value is declared, and conditions are in several parts.
  'via IR': [2, 3, 15, 17, 29, 31, 32, 35, 36, 39, 41, 42, 46, 49],
  // Functions are in each other, without places of their own.
  'via IR, optimised': [
    ...[
      0, 1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26, 28, 29, 30, 31, 33, 37, 38, 39, 40, 41, 42, 43, 44,
    ],
    ...[45, 46, 48, 49, 50, 51, 52],
  ],
}

const exact = compilers.filter(({ mode }) => mode.name === 'legacy')
const others = compilers.filter(({ version, mode }) => version === newest.version && mode.name !== 'legacy')

/** Walks through each trace: 200 in all, and a thousand with FUZZ=5. */
const WALKS = runs(10).numRuns

/** `#outer`, the mark at the end of a line, or its text. */
function marked(lines: readonly string[], line: number | undefined): string {
  const text = lines[(line ?? 0) - 1] ?? ''
  return /\/\/ (#\w+)$/.exec(text)?.[1] ?? text.trim()
}

/** Returns where a script ends, and the functions around it. */
async function endOf(chain: CasesChain, lines: readonly string[], { call, argument = 1n, commands }: Script) {
  const session = await chain.node.debug(await chain.call(call, argument))
  for (const command of commands) await command(session)
  const place = await session.place()
  const stack = (await session.callStack()).map(({ name, line }) => `${name} ${marked(lines, line)}`)
  return { place, at: `${place.function} ${marked(lines, place.line)}`, stack }
}

describe.each(exact)('solc $version, $mode.name', ({ compiler, version, mode }) => {
  const lines = source(version).split('\n')
  let chain: CasesChain

  beforeAll(async () => {
    chain = await CasesChain.create(buildOf({ compiler, version }, mode, { [FILE]: source(version) }))
  })
  afterAll(() => chain.node.close())

  it.each(SCRIPTS.map((script, number) => ({ ...script, number })).filter(({ isNew }) => !isNew || version.startsWith('0.8.')))(
    'ends session $number at $at',
    async (script) => {
      const { place, at, stack } = await endOf(chain, lines, script)
      expect(at).toBe(script.at)
      expect(place.text).toBe(lines[place.line! - 1])
      if (script.stack) expect(stack).toEqual(script.stack)
    },
  )

  it('leaves the session where it is if nothing is found', async () => {
    const session = await chain.node.debug(await chain.call('outer', 101n))
    await session.stepIn()
    const { position } = session
    expect(await session.runTo({ failure: true })).toBeUndefined()
    expect(await session.runTo({ function: 'none' })).toBeUndefined()
    expect(await session.runTo({ slot: 99n })).toBeUndefined()
    expect(session.position).toBe(position)
  })

  it('says which of several targets it has reached', async () => {
    const session = await chain.node.debug(await chain.call('outer', 1n))
    const [inner, write, failure] = [{ function: 'inner' }, { opcode: 'SSTORE' }, { failure: true }] as const
    const stops: unknown[] = []
    for (;;) {
      const stop = await session.runTo({ anyOf: [write, { anyOf: [inner, { function: 'Cases.inner' }] }, failure] })
      if (!stop) break
      expect(stop).toMatchObject(await session.place())
      stops.push(stop.reached)
    }
    expect(stops).toEqual([[inner, { function: 'Cases.inner' }], [write], [failure]])
  })

  it('shows the storage before each write', async () => {
    const session = await chain.node.debug(await chain.call('outer', 200n))
    await session.runTo({ slot: SLOT_OF_COUNT })
    await session.runTo({ slot: SLOT_OF_COUNT })
    // The one before was that of `inner`, of 201.
    expect(BigInt(await session.slot(SLOT_OF_COUNT))).toBe(201n)
    await session.stepInstruction()
    expect(BigInt(await session.slot(SLOT_OF_COUNT))).toBe(604n)
  })
})

describe.each(others)('solc $version, $mode.name', ({ compiler, version, mode }) => {
  const lines = source(version).split('\n')
  const elsewhere = ELSEWHERE[mode.name]!
  const scripts = SCRIPTS.map((script, number) => ({ ...script, number }))
  let chain: CasesChain

  beforeAll(async () => {
    chain = await CasesChain.create(buildOf({ compiler, version }, mode, { [FILE]: source(version) }))
  })
  afterAll(() => chain.node.close())

  it.each(scripts.filter(({ number }) => !elsewhere.includes(number)))('ends session $number at $at', async (script) => {
    const { at, stack } = await endOf(chain, lines, script)
    expect(at).toBe(script.at)
    if (script.stack) expect(stack).toEqual(script.stack)
  })

  it('ends the other sessions elsewhere', async () => {
    const there: number[] = []
    for (const script of scripts.filter(({ number }) => elsewhere.includes(number))) {
      const { at, stack } = await endOf(chain, lines, script)
      if (at === script.at && (script.stack === undefined || isDeepStrictEqual(stack, script.stack))) there.push(script.number)
    }
    expect(there).toEqual([])
  })
})

/** Numbers that look random, the same each time: mulberry32. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

describe.each(compilers.filter(({ version }) => version === newest.version))('solc $version, $mode.name', ({ compiler, version, mode }) => {
  it(
    'ends walks back and forth in the states of a trace',
    async () => {
      const chain = await CasesChain.create(buildOf({ compiler, version }, mode, { [FILE]: source(version) }))
      const random = randomNumbers(7)
      const walks: Command[] = [into, over, out, back, backOver, backOut, toEnd, toFailure, toWrite, lastWrite]
      const hashes = [
        await chain.call('outer', 101n),
        await chain.call('callChildInside'),
        await chain.call('create', 2n),
        await chain.call('recurse', 40n),
        // Several segments long.
        await chain.call('loop', 1n, 200_000),
      ]
      for (const hash of hashes) {
        const { structLogs } = (await chain.node.call('debug_traceTransaction', [hash])) as unknown as {
          structLogs: { pc: number; op: string; gas: number; depth: number; stack: Hex[] }[]
        }
        const session = await chain.node.debug(hash)
        const fresh = await chain.node.debug(hash)
        expect(session.length).toBe(structLogs.length)
        for (let walk = 0; walk < WALKS; walk++) {
          for (let step = 0; step < 4; step++) {
            if (random(3) === 0) await session.stepInstruction(random(2001) - 1000)
            else await walks[random(walks.length)]!(session)
          }
          const place = await session.place()
          const log = structLogs[place.position]!
          const { gas, stack } = await session.machine()
          expect([place.pc, place.opcode, place.depth + 1, Number(gas), stack]).toEqual([
            log.pc,
            log.op,
            log.depth,
            log.gas,
            log.stack.map(BigInt),
          ])
          expect(await fresh.goTo(place.position)).toEqual(place)
          expect(await fresh.callStack()).toEqual(await session.callStack())
        }
      }
      await chain.node.close()
    },
    patience(60),
  )
})

const [{ compiler, version }, LEGACY] = [newest, modesOf(newest.version)[0]!]

describe('without positions', () => {
  async function placeWith(change: (build: Build) => unknown): Promise<DebugPlace> {
    const build = buildOf({ compiler, version }, LEGACY, { [FILE]: source(version) })
    const chain = await CasesChain.create(build, false)
    const changed = change(structuredClone(build) as Build)
    if (changed) chain.node.artifacts.add(changed)
    const session = await chain.node.debug(await chain.call('outer', 101n))
    const place = await session.stepIn()
    await chain.node.close()
    return place
  }

  const runtimeOf = (build: Build) =>
    (build as unknown as { output: { contracts: Record<string, Record<string, { evm: { deployedBytecode: { sourceMap: string } } }>> } })
      .output.contracts[FILE]!.Cases!.evm.deployedBytecode

  it('steps through instructions if no build info has the code', async () => {
    const place = await placeWith(() => undefined)
    expect(place).toMatchObject({ file: undefined, line: undefined, text: undefined, problem: 'no build info has its code' })
  })

  it('leaves positions out if the source is another one', async () => {
    const place = await placeWith((build) => {
      ;(build.input.sources as Record<string, { content: string }>)[FILE]!.content = `// other\n${source(version)}`
      return build
    })
    expect(place.file).toBeUndefined()
    expect(place.problem).toBe('the text of contracts/Cases.sol is not the one that was compiled')
  })

  it('names the reason of a truncated source map', async () => {
    const place = await placeWith((build) => {
      runtimeOf(build).sourceMap = runtimeOf(build).sourceMap.slice(0, 40)
      return build
    })
    expect(place.file).toBeUndefined()
    expect(place.problem).toMatch(/^the source map ends after \d+ instructions, before the code does$/)
  })
})

describe('a call', () => {
  it('is run on the state of the head at its beginning', async () => {
    const chain = await CasesChain.create(buildOf({ compiler, version }, LEGACY, { [FILE]: source(version) }))
    const session = await chain.node.debug({ to: chain.address, data: dataOf('outer', 101n) })
    const known = BigInt(await session.slot(SLOT_OF_COUNT, chain.address))
    await chain.call('outer', 300n)
    expect(BigInt(await session.slot(SLOT_OF_COUNT, chain.address))).toBe(known)
    await session.runTo({ function: 'Cases.inner' })
    expect((await session.callStack()).map(({ name }) => name)).toEqual(['Cases.inner', 'Cases.middle', 'Cases.outer'])
    // A call leaves no block.
    expect(await chain.node.request('eth_blockNumber', [])).toBe('0x3')
    await chain.node.close()
  })

  it('is rejected if its arguments are none, it is refused, or no code runs', async () => {
    const node = await createNode()
    const [from, to] = node.accounts.map(({ address }) => address)
    await expect(node.debug({ to: '0x12' })).rejects.toThrow('invalid argument 0')
    await expect(node.debug({ from: from!, to: to!, value: '0xffffffffffffffffffffff' })).rejects.toThrow('insufficient funds')
    await expect(node.debug({ from: from!, to: to! })).rejects.toThrow('no code ran')
    await node.close()
  })
})

it('rejects a transaction that ran no code', async () => {
  const node = await createNode()
  const [one, other] = node.accounts
  const hash = await node.request('eth_sendTransaction', [{ from: one!.address, to: other!.address }])
  await expect(node.debug(hash)).rejects.toThrowErrorMatchingInlineSnapshot(`[NothingToDebug: no code ran, so there is nothing to debug]`)
  await expect(node.debug(`0x${'12'.repeat(32)}`)).rejects.toThrowErrorMatchingInlineSnapshot(
    `[NothingToExplain: transaction 0x1212121212121212121212121212121212121212121212121212121212121212 is in no block, so there is nothing to explain: it was refused when it was sent, has been dropped since, or was never sent here]`,
  )
  await node.close()
})
