import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Address, bigIntToBytes, bigIntToHash, bytesToBigInt, type Hash } from '../../src/primitives/hex.js'
import { EMPTY_TRIE_ROOT } from '../../src/primitives/keccak.js'
import { loadingState, MissingState, readingState } from '../../src/primitives/missing-state.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'
import { unloaded } from '../support/unloaded-state.js'

const ADDRESSES = [1, 2, 3].map((n): Address => `0x${String(n).repeat(40)}`)
const SLOTS = [0n, 1n, 2n ** 255n].map(bigIntToHash)
const [ALICE, BOB, NOBODY] = ADDRESSES as [Address, Address, Address]
const [SLOT, OTHER_SLOT] = SLOTS as [Hash, Hash, Hash]

/** Alice has a balance and two slots, Bob has a balance, and there is no third account. */
function populated(): WorldState {
  const draft = new StateDraft(WorldState.empty)
  draft.updateAccount(ALICE, { nonce: 1n, balance: 100n })
  draft.setStorage(ALICE, SLOT, Uint8Array.of(7))
  draft.setStorage(ALICE, OTHER_SLOT, Uint8Array.of(8))
  draft.setBalance(BOB, 50n)
  return draft.snapshot()
}

describe('a read of state that is not in memory', () => {
  it('throws MissingState, and answers after its load', async () => {
    const state = unloaded(populated())
    expect(() => state.account(ALICE)).toThrow(MissingState)
    expect(() => state.account(ALICE)).toThrow(`account ${ALICE} is not in memory`)
    expect((await loadingState(() => state.account(ALICE)))?.balance).toBe(100n)
    expect(state.account(ALICE)?.balance).toBe(100n)
  })

  it('answers without a promise when nothing is missing', async () => {
    const state = unloaded(populated())
    expect(readingState(() => state.account(BOB))).toBeInstanceOf(Promise)
    await loadingState(() => state.account(BOB))
    expect(readingState(() => state.account(BOB))).toMatchObject({ balance: 50n })
  })

  it('rejects with the reason why a value cannot be loaded, and loads it when asked again', async () => {
    let isReachable = false
    let isLoaded = false
    const read = () => {
      if (isLoaded) return 'value'
      throw new MissingState('a value', async () => {
        if (!isReachable) throw new RangeError('out of reach')
        isLoaded = true
      })
    }
    await expect(loadingState(read)).rejects.toThrow(new RangeError('out of reach'))
    isReachable = true
    await expect(loadingState(read)).resolves.toBe('value')
  })

  it('passes other errors on', async () => {
    const fail = () => {
      throw new RangeError('no such thing')
    }
    expect(() => readingState(fail)).toThrow(RangeError)
    await expect(loadingState(fail)).rejects.toThrow(RangeError)
  })
})

describe('a draft over state that is not in memory', () => {
  it('writes a slot without loading its value before', async () => {
    const loads: string[] = []
    const draft = new StateDraft(unloaded(populated(), loads))
    await loadingState(() => draft.account(ALICE))
    draft.checkpoint()
    draft.setStorage(ALICE, SLOT, Uint8Array.of(9))
    expect(draft.storage(ALICE, SLOT)).toEqual(Uint8Array.of(9))
    expect(loads).toEqual([`account ${ALICE}`])
    draft.revert()
    await expect(loadingState(() => draft.storage(ALICE, SLOT))).resolves.toEqual(Uint8Array.of(7))
  })

  it('does not show the storage of an account that was removed and made again', async () => {
    const draft = new StateDraft(unloaded(populated()))
    await loadingState(() => draft.deleteAccount(ALICE))
    draft.setBalance(ALICE, 1n)
    const state = draft.snapshot()
    expect(state.account(ALICE)?.balance).toBe(1n)
    expect(state.storage(ALICE, SLOT)).toEqual(new Uint8Array(0))
  })

  it('does not show an account that was removed, and reports the change', async () => {
    const before = unloaded(populated())
    const draft = new StateDraft(before)
    await loadingState(() => draft.deleteAccount(ALICE))
    const state = draft.snapshot()
    expect(state.account(ALICE)).toBeUndefined()
    expect([...state.changedSince(before)]).toEqual([ALICE])
  })

  it('does not show a slot that was set to zero', async () => {
    const draft = new StateDraft(unloaded(populated()))
    await loadingState(() => draft.setStorage(ALICE, SLOT, Uint8Array.of(0)))
    expect(draft.snapshot().storage(ALICE, SLOT)).toEqual(new Uint8Array(0))
  })

  it('has the same root whatever was read', async () => {
    const state = unloaded(populated())
    expect(state.root).toBe(EMPTY_TRIE_ROOT)
    const writtenRoot = async (reads: readonly Address[]) => {
      const draft = new StateDraft(unloaded(populated()))
      for (const address of reads) await loadingState(() => draft.account(address))
      await loadingState(() => draft.setBalance(BOB, 1n))
      return draft.snapshot().root
    }
    expect(await writtenRoot([ALICE, NOBODY])).toBe(await writtenRoot([]))
  })

  it('reads the same as a draft over the same state in memory', async () => {
    const address = fc.constantFrom(...ADDRESSES)
    const slot = fc.constantFrom(...SLOTS)
    const value = fc.nat(3).map((n) => bigIntToBytes(BigInt(n)))
    const step: fc.Arbitrary<(draft: StateDraft) => void> = fc.oneof(
      fc.tuple(address, slot, value).map(
        ([at, key, word]) =>
          (draft: StateDraft) =>
            draft.setStorage(at, key, word),
      ),
      fc.tuple(address, fc.nat(9)).map(
        ([at, wei]) =>
          (draft: StateDraft) =>
            draft.setBalance(at, BigInt(wei)),
      ),
      address.map((at) => (draft: StateDraft) => draft.deleteAccount(at)),
      address.map((at) => (draft: StateDraft) => draft.clearStorage(at)),
      fc.tuple(address, slot).map(
        ([at, key]) =>
          (draft: StateDraft) =>
            void draft.storage(at, key),
      ),
      fc.constant((draft: StateDraft) => draft.checkpoint()),
      fc.constant((draft: StateDraft) => (draft.depth > 0 ? draft.commit() : undefined)),
      fc.constant((draft: StateDraft) => (draft.depth > 0 ? draft.revert() : undefined)),
      fc.constant((draft: StateDraft) => draft.beginTransaction()),
      fc.constant((draft: StateDraft) => void draft.snapshot()),
    )
    const run = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const inMemory = new StateDraft(populated())
      const draft = new StateDraft(unloaded(populated()))
      for (const change of steps) {
        change(inMemory)
        await loadingState(() => change(draft))
      }
      expect(await contents(draft)).toEqual(await contents(inMemory))
      expect(await contents(new StateDraft(draft.snapshot()))).toEqual(await contents(new StateDraft(inMemory.snapshot())))
    })
    await fc.assert(run, { numRuns: 500 })
  })
})

/** Balances, slots and original values. */
function contents(draft: StateDraft): Promise<unknown> {
  return loadingState(() =>
    ADDRESSES.map((address) => {
      const account = draft.account(address)
      const slots = SLOTS.map((slot) => [draft.storage(address, slot), draft.originalStorage(address, slot)].map(bytesToBigInt))
      return { nonce: account?.nonce, balance: account?.balance, slots }
    }),
  )
}
