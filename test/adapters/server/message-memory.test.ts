import { expect, test } from 'vitest'
import { MessageMemory, type Room } from '../../../adapters/server/message-memory.js'

const KIB = 1024
const LONG = 4096 * KIB

/** Begins a message. `isReading` tells whether more of it is read. */
function begin(memory: MessageMemory, size: number, most = LONG) {
  const state = { isReading: true, isGivenUp: false, room: undefined as unknown as Room }
  state.room = memory.room(() => {
    state.isGivenUp = true
  })
  const grow = (next: number) => {
    const free = state.room.grow(next, most)
    state.isReading = free === undefined
    void free?.then(() => {
      state.isReading = true
    })
  }
  grow(size)
  return { state, grow, room: state.room }
}

const settled = () => new Promise(setImmediate)

test('a message takes memory for what has arrived of it, not for what it announces', async () => {
  const memory = new MessageMemory(1024 * KIB)
  const messages = Array.from({ length: 5 }, () => begin(memory, 65 * KIB))
  expect(messages.every(({ state }) => state.isReading)).toBe(true)
  for (const { room } of messages) room.leave()
})

test('the oldest message may always go on, and of the others the one that needs least is next', async () => {
  const memory = new MessageMemory(512 * KIB)
  const oldest = begin(memory, 450 * KIB)
  const large = begin(memory, 70 * KIB)
  const small = begin(memory, 70 * KIB, 72 * KIB)
  expect([large.state.isReading, small.state.isReading]).toEqual([false, false])
  oldest.grow(2_000 * KIB)
  expect(oldest.state.isReading).toBe(true)
  oldest.room.complete(2_000 * KIB)
  await settled()
  // It is the oldest one now, whatever memory is left.
  expect(large.state.isReading).toBe(true)
  expect(small.state.isReading).toBe(false)
  oldest.room.leave()
  await settled()
  expect(small.state.isReading).toBe(true)
  const next = begin(memory, 400 * KIB)
  const last = begin(memory, 400 * KIB)
  const least = begin(memory, 70 * KIB, 71 * KIB)
  expect([next, last, least].map(({ state }) => state.isReading)).toEqual([false, false, true])
  for (const { room } of [large, small, next, last, least]) room.leave()
})

test('gives up messages that arrive slowly, only while others wait', async () => {
  let now = 0
  const memory = new MessageMemory(256 * KIB, () => now)
  const idle = begin(memory, 100 * KIB)
  now = 1_100
  expect(idle.state.isGivenUp).toBe(false)
  const other = begin(memory, 100 * KIB)
  expect(idle.state.isGivenUp).toBe(true)
  await settled()
  expect(other.state).toMatchObject({ isReading: true, isGivenUp: false })
  other.room.leave()
})

test('gives up a message that stands still after much of it has come', () => {
  let now = 0
  const memory = new MessageMemory(2048 * KIB, () => now)
  const large = begin(memory, 100 * KIB)
  for (let size = 200; size <= 2_000; size += 100) large.grow(size * KIB)
  begin(memory, 100 * KIB)
  now = 900
  large.grow(2_010 * KIB)
  now = 1_100
  const other = begin(memory, 100 * KIB)
  expect(large.state.isGivenUp).toBe(true)
  other.room.leave()
})
