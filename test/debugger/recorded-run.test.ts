/** A session over the trace of a node goes where a session that runs the transaction again does. */
import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DebugRequest, debugRemoteCall, debugRemoteTransaction } from '../../src/debugger/remote-session.js'
import { createNode, type DebugSession, type DebugTarget, type Node } from '../../src/index.js'
import type { Json } from '../../src/primitives/json.js'
import { availableCompilers } from '../contracts/solc.js'
import { buildOf, modesOf, SLOT_OF_COUNT, sourceFor } from '../source/positions.js'

const FILE = 'contracts/Cases.sol'
const [compiler] = availableCompilers().filter(({ version }) => version.startsWith('0.8.'))
const { version } = compiler!
const build = buildOf(compiler!, modesOf(version)[0]!, { [FILE]: sourceFor('Cases.sol', version) })
const { contracts } = build.output as unknown as { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }

let node: Node
let cases: Hex

/** Answers of a node, with changes. */
const requestOf =
  (change: (method: string, params: readonly Json[], answer: Json) => Json = (_method, _params, answer) => answer): DebugRequest =>
  async (method, params) =>
    change(method, params, (await node.call(method, params)) as Json)

function dataOf(name: string, value?: bigint): Hex {
  const inputs = value === undefined ? [] : ([{ type: 'uint256', name: 'value' }] as const)
  const abi = [{ type: 'function', name, inputs, outputs: [], stateMutability: 'nonpayable' }] as const
  return encodeFunctionData({ abi, args: value === undefined ? [] : [value] } as never)
}

async function send(data: Hex, to?: Hex, gas = 5_000_000): Promise<Hex> {
  const from = node.accounts[0]!.address
  return node.request('eth_sendTransaction', [{ from, data, gas: `0x${gas.toString(16)}`, ...(to ? { to } : {}) }])
}

beforeAll(async () => {
  node = await createNode()
  node.artifacts.add(build)
  const hash = await send(`0x${contracts[FILE]!.Cases!.evm.bytecode.object}`)
  cases = (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
  await send(dataOf('setUp'), cases)
})
afterAll(() => node.close())

const artifacts = () => node.artifacts as unknown as Parameters<typeof debugRemoteTransaction>[2]

type Command = (session: DebugSession) => Promise<unknown>
const to =
  (target: DebugTarget, direction?: 'back'): Command =>
  (session) =>
    session.runTo(target, direction)
const COMMANDS: readonly Command[] = [
  (session) => session.stepIn(),
  (session) => session.stepOver(),
  (session) => session.stepOut(),
  (session) => session.stepBack(),
  (session) => session.stepOver('back'),
  (session) => session.stepOut('back'),
  (session) => session.stepInstruction(97),
  (session) => session.stepInstruction(-41),
  (session) => session.goTo(session.length),
  to({ failure: true }),
  to({ failure: true }, 'back'),
  to({ slot: SLOT_OF_COUNT }),
  to({ slot: SLOT_OF_COUNT }, 'back'),
  to({ opcode: 'SSTORE' }),
  to({ opcode: 'CALL' }, 'back'),
  to({ anyOf: [{ function: 'inner' }, { opcode: 'SLOAD' }, { failure: true }] }),
]

/** Numbers that look random, the same each time. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state >>> 8
  }
}

async function momentOf(session: DebugSession): Promise<unknown> {
  return {
    place: await session.place(),
    callStack: await session.callStack(),
    machine: await session.machine(),
    slot: await session.slot(3n),
    // Nothing reads or writes it.
    other: await session.slot(77n),
    code: await session.code(),
  }
}

const runs: [name: string, start: () => Promise<Hex>][] = [
  ['calls of functions', () => send(dataOf('outer', 101n), cases)],
  ['a failure', () => send(dataOf('outer', 1n), cases)],
  ['a failure in another contract', () => send(dataOf('callChild', 1n), cases)],
  ['a failure that is caught', () => send(dataOf('callChildInside', 1n), cases)],
  ['a creation by a contract', () => send(dataOf('create', 200n), cases)],
  ['a creation by a contract that fails', () => send(dataOf('create', 2n), cases)],
  ['a creation', () => send(`0x${contracts[FILE]!.Cases!.evm.bytecode.object}`)],
  ['a run without enough gas', () => send(dataOf('loop', 1n), cases, 60_000)],
]

describe('a session over a trace', () => {
  it.each(runs)('is the same in %s', async (_name, start) => {
    const hash = await start()
    const replayed = await node.debug(hash)
    const recorded = await debugRemoteTransaction(requestOf(), hash, artifacts())
    expect(recorded.length).toBe(replayed.length)
    const random = randomNumbers(5)
    for (let i = 0; i < 40; i++) {
      const command = COMMANDS[random.next().value % COMMANDS.length]!
      await command(replayed)
      await command(recorded)
      expect(await momentOf(recorded)).toEqual(await momentOf(replayed))
    }
  })

  it('reads code and slots from a node that has no tracer for them', async () => {
    const hash = await send(dataOf('outer', 300n), cases)
    const place = { transactionIndex: '0x0' }
    const request = requestOf((method, params, answer) => {
      if (JSON.stringify(params).includes('prestateTracer')) throw new Error('there is none')
      return method === 'eth_getTransactionByHash' ? { ...(answer as object), ...place } : answer
    })
    const replayed = await node.debug(hash)
    const first = await debugRemoteTransaction(request, hash, artifacts())
    place.transactionIndex = '0x1'
    const second = await debugRemoteTransaction(request, hash, artifacts())
    for (const session of [replayed, first, second]) await session.runTo({ function: 'inner' })
    expect(await momentOf(first)).toEqual(await momentOf(replayed))
    expect(await second.callStack()).toEqual(await replayed.callStack())
    expect(await second.slot(1n)).toBe(await replayed.slot(1n))
    await expect(second.slot(SLOT_OF_COUNT)).rejects.toThrow('other transactions of the block change it')
    await second.runTo({ slot: SLOT_OF_COUNT })
    await second.stepInstruction()
    expect(BigInt(await second.slot(SLOT_OF_COUNT))).toBe(301n)
  })

  it('understands words without 0x, as older nodes write them', async () => {
    const hash = await send(dataOf('outer', 101n), cases)
    const plain = (value: Json): Json => JSON.parse(JSON.stringify(value).replaceAll('"0x', '"'))
    const request = requestOf((method, params, answer) =>
      method === 'debug_traceTransaction' && !JSON.stringify(params).includes('Tracer') ? plain(answer) : answer,
    )
    const [recorded, replayed] = [await debugRemoteTransaction(request, hash, artifacts()), await node.debug(hash)]
    for (const session of [recorded, replayed]) await session.runTo({ slot: SLOT_OF_COUNT })
    expect(await momentOf(recorded)).toEqual(await momentOf(replayed))
  })
})

describe('a session over the trace of a call', () => {
  const call = (name: string, value: bigint) => ({ from: node.accounts[1]!.address, to: cases, data: dataOf(name, value) })

  it.each([
    ['outer', 101n],
    ['outer', 1n],
    ['callChildInside', 1n],
    ['create', 200n],
  ] as const)('is the same in %s(%s)', async (name, value) => {
    const recorded = await debugRemoteCall(requestOf(), call(name, value), 'latest', artifacts())
    const replayed = await node.debug(call(name, value))
    expect(recorded.length).toBe(replayed.length)
    for (const command of COMMANDS) {
      await command(replayed)
      await command(recorded)
      expect(await momentOf(recorded)).toEqual(await momentOf(replayed))
    }
  })

  it('runs after the block that is named, and asks the state there if the node has no tracer for it', async () => {
    const before = (await node.request('eth_blockNumber', []))!
    await send(dataOf('outer', 700n), cases)
    const request = requestOf((_method, params, answer) => {
      if (JSON.stringify(params).includes('prestateTracer')) throw new Error('there is none')
      return answer
    })
    const count = async (block: string) => {
      const session = await debugRemoteCall(request, call('outer', 102n), block, artifacts())
      return BigInt(await session.slot(SLOT_OF_COUNT))
    }
    const stored = async (block: string) => BigInt(String(await node.call('eth_getStorageAt', [cases, `0x${SLOT_OF_COUNT}`, block])))
    expect(await count('latest')).toBe(await stored('latest'))
    expect(await count(before)).toBe(await stored(before))
    expect(await stored(before)).not.toBe(await stored('latest'))
  })

  it('is refused for a block that the node does not have', async () => {
    await expect(debugRemoteCall(requestOf(), call('outer', 1n), '0xffffff', artifacts())).rejects.toThrow('the node has no block 0xffffff')
  })
})

describe('a damaged trace', () => {
  const damaged: [name: string, change: (logs: Record<string, Json>[]) => unknown, message: string][] = [
    ['no list', () => 'none', 'the node answers no trace of instructions'],
    ['no program counter', (logs) => Object.assign(logs[3]!, { pc: -1 }), 'instruction 3 has no program counter'],
    ['no stack', (logs) => Object.assign(logs[4]!, { stack: null }), 'instruction 4 has no stack: the node leaves it out'],
    ['a stack of other things', (logs) => Object.assign(logs[4]!, { stack: ['0xzz'] }), 'instruction 4 has a stack that is not of words'],
    ['a depth without a call', (logs) => Object.assign(logs[5]!, { depth: 2 }), 'instruction 5 has depth 2'],
    ['a null', (logs) => logs.splice(6, 1, null as never), 'instruction 6 is none'],
  ]
  it.each(damaged)('is refused: %s', async (_name, change, message) => {
    const hash = await send(dataOf('outer', 101n), cases)
    const request = requestOf((method, _params, answer) => {
      if (method !== 'debug_traceTransaction' || !(answer && typeof answer === 'object' && 'structLogs' in answer)) return answer
      const copy = structuredClone(answer) as { structLogs: Record<string, Json>[] }
      const changed = change(copy.structLogs)
      return changed === 'none' ? { structLogs: 7 } : (copy as Json)
    })
    await expect(debugRemoteTransaction(request, hash, artifacts())).rejects.toThrow(message)
  })

  it('is not asked for if the transaction is unknown', async () => {
    await expect(debugRemoteTransaction(requestOf(), `0x${'12'.repeat(32)}`, artifacts())).rejects.toThrow('the node has no transaction')
  })
})
