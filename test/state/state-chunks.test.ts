import { describe, expect, test } from 'vitest'
import { type Address, bytesToHex, type Hash } from '../../src/primitives/hex.js'
import { FIRST_CHUNK, makeChunk, RestoredState } from '../../src/state/state-chunks.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'

const addressOf = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`
const slotOf = (number: number): Hash => `0x${number.toString(16).padStart(64, '0')}`

/** Returns a state with plain accounts, contracts with some slots, contracts that share code, and one with many slots. */
function stateWith(accounts: number, longStorage = 0): WorldState {
  const draft = new StateDraft(WorldState.empty)
  for (let number = 1; number <= accounts; number++) {
    const address = addressOf(number)
    draft.updateAccount(address, { balance: BigInt(number) * 10n ** 18n, nonce: BigInt(number % 5) })
    if (number % 7 === 0) draft.setCode(address, Uint8Array.of(0x60, number % 3, 0x60, 0, 0x55))
    if (number % 7 === 0) for (let slot = 0; slot < number % 20; slot++) draft.setStorage(address, slotOf(slot), Uint8Array.of(1 + slot))
  }
  for (let slot = 0; slot < longStorage; slot++) draft.setStorage(addressOf(7), slotOf(1000 + slot), Uint8Array.of(1 + (slot % 255)))
  return draft.snapshot()
}

function chunksOf(state: WorldState): Uint8Array[] {
  const chunks: Uint8Array[] = []
  const places = [FIRST_CHUNK]
  for (let place = places.shift(); place; place = places.shift()) {
    const { bytes, following } = makeChunk(state, place)
    chunks.push(bytes)
    places.push(...following)
  }
  return chunks
}

describe('a state in chunks', () => {
  test.each([
    ['no accounts', 0, 0],
    ['one account', 1, 0],
    ['accounts of one chunk', 200, 0],
    ['accounts of several chunks', 20_000, 0],
    ['a storage of several chunks', 300, 12_000],
  ])('is restored from them with %s', async (_, accounts, longStorage) => {
    const state = stateWith(accounts, longStorage)
    const chunks = chunksOf(state)
    if (accounts > 10_000 || longStorage > 0) expect(chunks.length).toBeGreaterThan(2)
    for (const { length } of chunks) expect(length).toBeLessThan(1 << 20)
    const restored = new RestoredState(state.root)
    for (const chunk of chunks) {
      await restored.add(chunk)
      expect(restored.isComplete).toBe(chunk === chunks.at(-1))
    }
    expect(restored.state.root).toBe(state.root)
    expect([...restored.state.changedSince(state)]).toEqual([])
    expect(restored.state.account(addressOf(7))?.code.bytes).toEqual(state.account(addressOf(7))?.code.bytes)
  })

  test('is restored from a state that is part of another', async () => {
    const later = new StateDraft(stateWith(500))
    later.deleteAccount(addressOf(14))
    later.setBalance(addressOf(3), 5n)
    const state = later.snapshot()
    const restored = new RestoredState(state.root)
    for (const chunk of chunksOf(state)) await restored.add(chunk)
    expect(restored.isComplete).toBe(true)
  })

  test('is not restored from a chunk with any byte changed', async () => {
    const state = stateWith(60)
    const [chunk] = chunksOf(state)
    for (let at = 0; at < chunk!.length; at += 3) {
      const forged = Uint8Array.from(chunk!)
      forged[at] = (forged[at] ?? 0) ^ 1
      const restored = new RestoredState(state.root)
      let isRefused = false
      try {
        await restored.add(forged)
      } catch {
        isRefused = true
      }
      // A byte of a proof node that nothing needs may differ: the state is the same then.
      expect(isRefused || restored.isComplete, `byte ${at} of ${bytesToHex(chunk!)}`).toBe(true)
    }
  })

  test.each([
    ['leaves out an account', (accounts: number) => accounts - 1],
    ['adds an account', (accounts: number) => accounts + 1],
  ])('is not restored from a chunk that %s', async (_, other) => {
    const state = stateWith(100)
    const restored = new RestoredState(state.root)
    await expect(restored.add(chunksOf(stateWith(other(100)))[0]!)).rejects.toThrow()
    expect(restored.state.root).toBe(WorldState.empty.root)
  })

  test('is verified chunk by chunk: a chunk of another state is refused, and the others are not', async () => {
    const state = stateWith(20_000)
    const other = stateWith(20_001)
    const [chunks, forged] = [chunksOf(state), chunksOf(other)]
    const restored = new RestoredState(state.root)
    await restored.add(chunks[0]!)
    await expect(restored.add(forged[1]!)).rejects.toThrow()
    for (const chunk of chunks.slice(1)) await restored.add(chunk)
    expect(restored.isComplete).toBe(true)
  })
})
