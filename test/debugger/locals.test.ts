/** Arguments, return values and local variables in sessions. */
import { readFileSync } from 'node:fs'
import { type Abi, encodeFunctionData, getAddress, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type DebugSession, type Node } from '../../src/index.js'
import { type AvailableCompiler, availableCompilers } from '../contracts/solc.js'
import { buildOf, type Mode, modesOf } from '../source/positions.js'

const compilers = availableCompilers()
const newest = compilers.at(-1)!
const WHO = getAddress(`0x${'11'.repeat(20)}`)
const NONE = `0x${'0'.repeat(64)}`
const UNCERTAIN = 'uncertain: in optimised code something else may be in its place'

const sourceOf = (name: string) => readFileSync(new URL(`../source/${name}.sol`, import.meta.url), 'utf8')

/** A contract on a node of its own, whose functions are called by name. */
class Deployed {
  #snapshot: Hex | undefined

  private constructor(
    readonly node: Node,
    readonly address: Hex,
    readonly abi: Abi,
    readonly source: string,
    readonly file: string,
  ) {}

  static async create(name: string, compiler: AvailableCompiler, mode: Mode, source = sourceOf(name)): Promise<Deployed> {
    const file = `${name}.sol`
    const build = buildOf(compiler, mode, { [file]: source }, compiler.version.startsWith('0.8') ? ['storageLayout'] : [])
    type Compiled = { readonly abi: Abi; readonly evm: { readonly bytecode: { readonly object: string } } }
    const { abi, evm } = (build.output.contracts as unknown as Record<string, Record<string, Compiled>>)[file]![name]!
    const node = await createNode()
    node.artifacts.add(build)
    const from = node.accounts[0]!.address
    const hash = await node.request('eth_sendTransaction', [{ from, gas: '0x989680', data: `0x${evm.bytecode.object}` }])
    const address = (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
    return new Deployed(node, address, abi, source, file)
  }

  async call(functionName: string, args: readonly unknown[]): Promise<DebugSession> {
    // Each call finds the state after the deployment.
    if (this.#snapshot) await this.node.request('evm_revert', [this.#snapshot])
    this.#snapshot = await this.node.request('evm_snapshot', [])
    const from = this.node.accounts[0]!.address
    const data = encodeFunctionData({ abi: this.abi, functionName, args })
    return this.node.debug(await this.node.request('eth_sendTransaction', [{ from, to: this.address, gas: '0x989680', data }]))
  }

  /** Goes to a marked line, the first time or a later one. */
  async stop(session: DebugSession, mark: string, times = 1): Promise<void> {
    const line = this.source.split('\n').findIndex((text) => text.endsWith(`// ${mark}`)) + 1
    for (let time = 0; time < times; time++) {
      expect(await session.runTo({ file: this.file, line }), `${mark} is reached`).toBeDefined()
      // A line that calls another function begins again behind the call.
      if (time + 1 < times) await session.stepOver()
    }
  }
}

async function wordsOf(session: DebugSession, frame?: number): Promise<string> {
  const { variables, problem } = await session.locals(frame)
  return problem ?? variables.map(({ name, text }) => `${name} = ${text}`).join(', ')
}

describe('local variables of the legacy generator', () => {
  let deployed: Deployed
  beforeAll(async () => {
    deployed = await Deployed.create('Locals', newest, modesOf(newest.version)[0]!)
  })
  afterAll(() => deployed.node.close())

  const VALUES = [200, -300, true, WHO, '0x01020304', 1, 77n] as const
  const GIVEN = `small = 200, negative = -300, isOpen = true, who = ${WHO}, tag = 0x01020304, level = High, price = 77`
  const ENCODED = ['0xaabbcc', [1, 2, 3], { x: -5, tag: '0x0a0b0c', list: [4n, 5n] }, [7, 8, 9], ['one', 'two']] as const

  it.each<[name: string, mark: string, times: number, args: readonly unknown[], words: string]>([
    ['values', '#inner', 1, VALUES, `${GIVEN}, sum = 0, word = ${NONE}, first = 201, second = -301`],
    ['values', '#values', 1, VALUES, `${GIVEN}, sum = 301, word = ${NONE}, first = 201, third = 502`],
    ['values', '#twice', 1, VALUES, 'value = 502, doubled = 1004'],
    [
      'encoded',
      '#encoded',
      1,
      ENCODED,
      'data = 0xaabbcc, list = [1, 2, 3], given = (x: -5, tag: 0x0a0b0c, list: [4, 5]), fixedList = [7, 8, 9], texts = ["one", "two"]',
    ],
    ['references', '#library', 1, ['hello'], 'point = (x: -3, tag: 0x000000, list: [40]), value = 40, length = 0'],
    ['guardedRun', '#modifier', 1, [5n], 'most = 5, why = "too deep", before = 0'],
    ['guardedRun', '#guarded', 1, [5n], 'value = 5, result = 0, twiceValue = 10'],
    ['guardedRun', '#behind', 1, [5n], 'most = 5, why = "too deep", before = 0, afterwards = 9'],
    ['loops', '#loop', 1, [4n], 'count = 4, total = 0, index = 0, square = 0'],
    ['loops', '#loop', 3, [4n], 'count = 4, total = 4, index = 3, square = 9'],
    ['loops', '#after', 1, [4n], 'count = 4, total = 13'],
    ['loops', '#while', 2, [4n], 'count = 4, total = 6, half = 3'],
    ['loops', '#last', 1, [4n], 'count = 4, total = 0, last = 5'],
    ['tries', '#success', 1, [1n], 'value = 1, result = 0, local = 1, given = 2, why = "given", copy = 2'],
    ['tries', '#error', 1, [7n], 'value = 7, result = 0, local = 7, reason = "seven", size = 5'],
    ['tries', '#low', 1, [8n], 'value = 8, result = 0, local = 8, low = 0x, size = 0'],
    ['tries', '#panic', 1, [2n ** 256n - 1n], `value = ${2n ** 256n - 1n}, result = 0, local = ${2n ** 256n - 1n}, code = 17`],
    ['tries', '#done', 1, [1n], 'value = 1, result = 7, local = 1'],
    ['assembled', '#assembled', 1, [5n], 'value = 5, result = 7, local = 6'],
  ])('are those in scope: %s at %s, time %i', async (name, mark, times, args, words) => {
    const session = await deployed.call(name, args)
    await deployed.stop(session, mark, times)
    expect(await wordsOf(session)).toBe(words)
  })

  it('are those of each function that has not returned', async () => {
    const session = await deployed.call('factorial', [3n])
    await deployed.stop(session, '#bottom')
    expect(await Promise.all([0, 1, 2].map((frame) => wordsOf(session, frame)))).toEqual([
      'value = 1',
      'value = 2, smaller = 1',
      'value = 3, smaller = 2',
    ])
    await expect(session.locals(3)).rejects.toThrowErrorMatchingInlineSnapshot(
      `[RangeError: expected the number of a frame from 0 to 2, got 3]`,
    )
  })

  it('are those of other contracts that wait for a call', async () => {
    const session = await deployed.call('outward', [3n])
    await deployed.stop(session, '#twice')
    expect(await Promise.all([0, 1, 2].map((frame) => wordsOf(session, frame)))).toEqual([
      'value = 13, doubled = 26',
      `value = 13, sender = ${getAddress(deployed.address)}`,
      'value = 3, result = 0, local = 13',
    ])
    expect((await session.variables(1)).state.variables).toEqual([])
    expect((await session.evaluate('local', 2)).value).toBe(13n)
    expect((await session.evaluate('depth', 2)).value).toBe(0n)
    // The caller goes on where it was.
    await session.stepOut()
    expect(await wordsOf(session)).toBe(`value = 13, sender = ${getAddress(deployed.address)}`)
  })

  it('have paths, in memory, in call data and in storage', async () => {
    const textOf = async (session: DebugSession, paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => [path, (await session.evaluate(path)).text]))
    const inMemory = await deployed.call('references', ['hello'])
    await deployed.stop(inMemory, '#references')
    const sender = getAddress(deployed.node.accounts[0]!.address)
    expect(
      await textOf(inMemory, [
        'text',
        'numbers[39]',
        'made.x',
        'made.tag',
        'made.list[39]',
        'texts[1]',
        'grid[0][1]',
        `known[${sender}]`,
        'kept.x',
      ]),
    ).toEqual([
      ['text', '"hello"'],
      ['numbers[39]', '39'],
      ['made.x', '-7'],
      ['made.tag', '0x010203'],
      ['made.list[39]', '39'],
      ['texts[1]', '"hello"'],
      ['grid[0][1]', '21'],
      [`known[${sender}]`, '6'],
      ['kept.x', '-3'],
    ])
    await expect(inMemory.evaluate('numbers[40]')).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UnknownVariable: numbers has 40 items, got the index 40]`,
    )
    const inCallData = await deployed.call('encoded', ENCODED)
    await deployed.stop(inCallData, '#encoded')
    expect(await textOf(inCallData, ['list[2]', 'given.list[1]', 'fixedList[2]', 'texts[1]'])).toEqual([
      ['list[2]', '3'],
      ['given.list[1]', '5'],
      ['fixedList[2]', '9'],
      ['texts[1]', '"two"'],
    ])
  })

  it('are there from their declaration to the end of their block', async () => {
    const session = await deployed.call('loops', [4n])
    const known = new Set<string>()
    for (let position = 0; position < session.length; position++) {
      await session.goTo(position)
      for (const { name, text } of (await session.locals()).variables) {
        known.add(name)
        // All values are small. Labels of jumps, which would be shown if a place were wrong, are not.
        expect(Number(text), `${name} at ${position}`).toBeLessThan(14)
      }
    }
    expect([...known]).toEqual(['count', 'total', 'index', 'square', 'half', 'last'])
  })
})

describe.each(compilers.filter(({ version }) => !version.startsWith('0.4')))('local variables of solc $version', (compiler) => {
  it('are those in scope', async () => {
    const deployed = await Deployed.create('OldLocals', compiler, modesOf(compiler.version)[0]!)
    const session = await deployed.call('run', [3n, '0xaabb'])
    await deployed.stop(session, '#loop', 3)
    expect(await wordsOf(session)).toBe(`count = 3, data = 0xaabb, total = 1, word = ${NONE}, list = [0, 7], index = 2, square = 4`)
    await deployed.stop(session, '#triple')
    expect(await wordsOf(session)).toBe('value = 5, local = 6')
    expect(await wordsOf(session, 1)).toBe(`count = 3, data = 0xaabb, total = 5, word = ${NONE}, list = [0, 7]`)
    await deployed.stop(session, '#run')
    expect(await wordsOf(session)).toBe(
      `count = 3, data = 0xaabb, total = 5, word = 0x${'8'.padStart(64, '0')}, list = [0, 7], first = 6, second = -3`,
    )
    await deployed.stop(session, '#behind')
    expect(await wordsOf(session)).toBe('most = 150, before = 0')
    await deployed.node.close()
  })
})

describe('local variables of other code', () => {
  it('are uncertain with the optimiser', async () => {
    const deployed = await Deployed.create('Locals', newest, modesOf(newest.version)[1]!)
    const session = await deployed.call('factorial', [3n])
    await deployed.stop(session, '#bottom')
    const { variables, problem } = await session.locals(1)
    expect(variables.map(({ name, text, problem }) => [name, text, problem])).toEqual([
      ['value', '2', UNCERTAIN],
      ['smaller', '1', UNCERTAIN],
    ])
    expect(problem).toBeUndefined()
    await deployed.node.close()
  })

  it.each(modesOf(newest.version).slice(2))('are not available $name', async (mode) => {
    const deployed = await Deployed.create('Locals', newest, mode)
    const session = await deployed.call('loops', [4n])
    await session.runTo({ opcode: 'SSTORE' })
    expect(await session.locals()).toEqual({
      variables: [],
      problem: 'variables on the stack are not available in code via-IR, which has no fixed places for them',
    })
    await expect(session.evaluate('total')).rejects.toThrow('there is no variable "total"')
    await deployed.node.close()
  })

  it('are not available without build info', async () => {
    const deployed = await Deployed.create('Locals', newest, modesOf(newest.version)[0]!)
    const node = await createNode()
    const from = node.accounts[0]!.address
    const code = await deployed.node.request('eth_getCode', [deployed.address])
    await node.request('anvil_setCode', [deployed.address, code])
    const data = encodeFunctionData({ abi: deployed.abi, functionName: 'loops', args: [4n] })
    const session = await node.debug(await node.request('eth_sendTransaction', [{ from, to: deployed.address, gas: '0x989680', data }]))
    expect(await session.locals()).toEqual({
      variables: [],
      problem: 'variables on the stack are not available: no build info has the code',
    })
    await Promise.all([node.close(), deployed.node.close()])
  })
})
