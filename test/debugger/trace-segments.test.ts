/** Segments that a look at a long run keeps, and its searches for sources. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { encodeFunctionData, type Hex } from 'viem'
import { afterEach, expect, it, vi } from 'vitest'
import { recordedRun } from '../../src/debugger/recorded-run.js'
import { debugRemoteTransaction } from '../../src/debugger/remote-session.js'
import { ReplayedSession } from '../../src/debugger/replayed-session.js'
import { type DebuggedRun, SEGMENT, TraceSegments } from '../../src/debugger/trace-segments.js'
import { createNode } from '../../src/index.js'
import { Artifacts } from '../../src/internal-debugger.js'
import type { Json } from '../../src/primitives/json.js'
import { SourceCodes } from '../../src/source/source-codes.js'
import { availableCompilers } from '../contracts/solc.js'
import { buildOf, modesOf } from '../source/positions.js'

const FILE = 'src/Factory.sol'
const SOURCE = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;
contract Child {
  uint256 count;
  function poke() external { count++; }
}
contract Factory {
  function run(uint256 times) external {
    Child child = new Child();
    for (uint256 i = 0; i < times; i++) child.poke();
  }
}
`
const compiler = availableCompilers().at(-1)!
const artifacts = new Artifacts()
const build = buildOf(compiler, modesOf(compiler.version)[0]!, { [FILE]: SOURCE })
artifacts.add(build)

afterEach(() => {
  vi.restoreAllMocks()
})

/** Returns a run of as many segments, without instructions of interest. */
function longRun(count: number): DebuggedRun {
  const [from, to] = [`0x${'11'.repeat(20)}`, `0x${'22'.repeat(20)}`] as const
  const log = { pc: 0, op: 'JUMPDEST', gas: 1, gasCost: 1, depth: 1, stack: [], memory: [] }
  const trace = { failed: false, structLogs: Array.from({ length: count * SEGMENT }, () => log) }
  const before = { code: () => Promise.reject(new Error('is known')), slot: () => Promise.reject(new Error('is not read')) }
  const transaction = { from, to, created: undefined, input: new Uint8Array(), value: 0n }
  return recordedRun(trace, { [to]: { code: '0x5b' } }, transaction, before)
}

it('keeps a fixed number of segments while it records a long run', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const count = 96
  const recorded = longRun(count)
  let bytes = 0
  const run: DebuggedRun = async (tracer) => {
    await recorded(tracer)
    bytes = Number.POSITIVE_INFINITY
    // Buffers are freed in the background some time after they are collected.
    for (let turn = 0; turn < 20; turn++) {
      collect()
      await new Promise((resolve) => setImmediate(resolve))
      bytes = Math.min(bytes, process.memoryUsage().arrayBuffers)
    }
  }
  const segments = await TraceSegments.of(run, new SourceCodes(artifacts.builds))
  const none = bytes
  expect((await segments.segmentAt(segments.length - 1)).length).toBe(SEGMENT)
  // A segment has 14 bytes for each instruction.
  const kept = (bytes - none) / (14 * SEGMENT)
  expect(kept).toBeGreaterThan(10)
  expect(kept).toBeLessThan(count / 2)
  expect((await segments.segmentAt(0)).start).toBe(0)
})

it.each([true, false])('runs a transaction a few times for a search through all of it (with sources: %s)', async (hasSources) => {
  const count = 96
  const recorded = longRun(count)
  let runs = 0
  const segments = await TraceSegments.of(
    (tracer) => {
      runs++
      return recorded(tracer)
    },
    new SourceCodes(hasSources ? artifacts.builds : []),
  )
  const session = new ReplayedSession(segments, [])
  for (const direction of ['forward', 'back'] as const) {
    runs = 0
    expect(await session.runTo({ opcode: 'SSTORE' }, direction)).toBeUndefined()
    expect(runs).toBeGreaterThan(count / 32)
    expect(runs).toBeLessThan(count / 8)
    await session.goTo(count * SEGMENT)
  }
  const place = { position: 3 * SEGMENT - 1, pc: 0 }
  expect(await session.runTo({ position: place.position }, 'back')).toMatchObject(place)
  // The machine was read when its segment was recorded.
  await session.goTo(50 * SEGMENT)
  runs = 0
  expect((await session.machine()).gas).toBe(1n)
  expect(runs).toBe(0)
})

it('looks once for the sources of a contract that the run creates', async () => {
  const looks = vi.spyOn(SourceCodes.prototype, 'ofRuntime')
  const node = await createNode()
  node.artifacts.add(build)
  const from = node.accounts[0]!.address
  const { contracts } = build.output as unknown as { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }
  const created = await node.request('eth_sendTransaction', [{ from, data: `0x${contracts[FILE]!.Factory!.evm.bytecode.object}` }])
  const to = (await node.request('eth_getTransactionReceipt', [created]))!.contractAddress!
  const inputs = [{ name: 'times', type: 'uint256' }] as const
  const abi = [{ type: 'function', name: 'run', inputs, outputs: [], stateMutability: 'nonpayable' }] as const
  const data: Hex = encodeFunctionData({ abi, args: [20n] })
  const hash = await node.request('eth_sendTransaction', [{ from, to, data, gas: '0x989680' }])
  const request = async (method: string, params: readonly Json[]) => (await node.call(method, params as never)) as Json
  for (const session of [await node.debug(hash), await debugRemoteTransaction(request, hash, artifacts)]) {
    looks.mockClear()
    await session.runTo({ function: 'Child.poke' })
    expect((await session.callStack()).map(({ name }) => name)).toEqual(['Child.poke', 'Factory.run'])
    await session.goTo(session.length)
    await session.callStack()
    expect(looks.mock.calls.length).toBe(2)
  }
  await node.close()
})
