import { expect, test } from 'vitest'
import type { Caller } from '../../../src/evm/run-queue.js'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { type Hex, hexToBytes } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { CONTRACT, ground, message } from '../ground.js'

const MIB = 1 << 20
const CODE_SIZE = 24_576
const INIT_CODE_SIZE = 49_152

test('runs a call to more contracts than the engine has memory for, as the reference does', { timeout: 60_000 }, async () => {
  const contracts = 600
  const first = 0x1000_0000n
  // for (i = 0; i < contracts; i++) CALL(GAS, first + i, 0, 0, 0, 0, 0)
  const code: Hex = `0x5f5b5f5f5f5f5f8573${first.toString(16).padStart(40, '0')}015af1506001018061${contracts.toString(16).padStart(4, '0')}1160015700`
  const { rules, executor: reference, parent, environment } = ground('osaka', { [CONTRACT]: { balance: '0', code } })
  const draft = new StateDraft(parent.state)
  for (let i = 0; i < contracts; i++) {
    // STOP, then JUMPDESTs: no byte takes more memory when it is decoded.
    const called = new Uint8Array(CODE_SIZE).fill(0x5b)
    called.set([0, i >> 8, i & 0xff])
    draft.setCode(`0x${(first + BigInt(i)).toString(16).padStart(40, '0')}`, called)
  }
  const state = draft.snapshot()
  const call = message({ gasLimit: 10_000_000n })
  const mine = await new WasmExecutor(rules).runMessage(new StateDraft(state), environment, call)
  const theirs = await reference.runMessage(new StateDraft(state), environment, call)
  expect(mine.ending).toEqual({ kind: 'return' })
  expect(mine.gasUsed).toBe(theirs.gasUsed)
})

test('eight calls at once that take hundreds of megabytes each share their memory', { timeout: 60_000 }, async () => {
  // CREATE(0, 0, CODESIZE) with its own code, 180 frames deep.
  const data = new Uint8Array(INIT_CODE_SIZE).fill(0x5b)
  data.set(hexToBytes('0x385f5f39385f5ff000'))
  const { rules, parent, environment } = ground('osaka', {})
  const executor = new WasmExecutor(rules)
  const before = process.memoryUsage().rss
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 1)
  const call = message({ to: undefined, gasLimit: 30_000_000n, data })
  const runs = Array.from({ length: 8 }, () => executor.for(newPeer()).runMessage(new StateDraft(parent.state), environment, call))
  const results = await Promise.all(runs)
  clearInterval(timer)
  expect(results.map(({ ending }) => ending.kind)).toEqual(Array(8).fill('return'))
  expect(peak - before).toBeLessThan(768 * MIB)
})

function newPeer(): Caller {
  return { peer: {}, checkTime() {}, room: () => undefined, pause() {}, resume() {} }
}
