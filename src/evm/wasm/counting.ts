import type { CodeCounter, CodeCounts, RunCounting, TestCounts } from '../code-counter.js'
import type { EngineExports } from './exports.js'
import { BLOCK_COUNT, CODE_RECORD, COUNT_FLAG, COUNTERS, ENDED_FRAMES } from './layout.js'
import type { LinearMemory } from './linear-memory.js'

/** Adds what a run has counted to a counter. */
export function addCounts(exports: EngineExports, memory: LinearMemory, { counter, test }: Pick<RunCounting, 'counter' | 'test'>): void {
  for (let record = exports.firstCounted.value; record !== 0; record = memory.u32(record + CODE_RECORD.NEXT)) {
    const counts = countsOf(record, memory, counter)
    if (counts) add(memory, memory.u32(record + CODE_RECORD.COUNTERS), counts, test === undefined ? undefined : countsOfTest(counts, test))
    else counter.omitCode()
  }
}

function countsOf(record: number, memory: LinearMemory, counter: CodeCounter): CodeCounts | undefined {
  const known = counter.countsAt(memory.u32(record + CODE_RECORD.HOST_COUNTS))
  if (known) return known
  const counters = memory.u32(record + CODE_RECORD.COUNTERS)
  const at = memory.u32(counters + COUNTERS.POSITIONS)
  const positions = Uint32Array.from({ length: memory.u32(counters + COUNTERS.COUNT) }, (_, i) => memory.u32(at + 4 * i))
  const code = memory.slice(memory.u32(record + CODE_RECORD.BYTES), memory.u32(record + CODE_RECORD.LENGTH))
  const isInitCode = (memory.u32(record + CODE_RECORD.COUNT_FLAGS) & COUNT_FLAG.INIT_CODE) !== 0
  const number = counter.numberOf(code, isInitCode, positions)
  memory.view.setUint32(record + CODE_RECORD.HOST_COUNTS, number, true)
  return counter.countsAt(number)
}

function countsOfTest({ byTest }: CodeCounts, test: string): TestCounts {
  const known = byTest.get(test) ?? { begun: new Map(), ended: new Map() }
  byTest.set(test, known)
  return known
}

function add(memory: LinearMemory, counters: number, { begun, notTaken, ended }: CodeCounts, ofTest: TestCounts | undefined): void {
  const { view } = memory
  let at = counters + COUNTERS.BLOCKS
  for (let i = 0; i < begun.length; i++, at += BLOCK_COUNT.SIZE) {
    const times = count(view, at)
    if (times === 0) continue
    begun[i] = (begun[i] ?? 0) + times
    if (ofTest) increase(ofTest.begun, i, times)
    notTaken[i] = (notTaken[i] ?? 0) + count(view, at + BLOCK_COUNT.NOT_TAKEN)
  }
  for (let end = memory.u32(counters + COUNTERS.ENDS); end !== 0; end = memory.u32(end + ENDED_FRAMES.NEXT)) {
    const position = memory.u32(end + ENDED_FRAMES.POSITION)
    const times = count(view, end + ENDED_FRAMES.NUMBER)
    increase(ended, position, times)
    if (ofTest) increase(ofTest.ended, position, times)
  }
}

function increase(counts: Map<number, number>, key: number, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** Reads a number of 64 bits. Runs end long before 2^53. */
function count(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32
}
