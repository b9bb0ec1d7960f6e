import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Address, bytesToHex, type Hash } from '../../src/primitives/hex.js'
import { keccakHash } from '../../src/primitives/keccak.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { type StateWriter, StoredStates } from '../../src/state/stored-state.js'
import type { StateRecords } from '../../src/state/trie-records.js'
import { WorldState } from '../../src/state/world-state.js'

const addressOf = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
const slotOf = (n: number): Hash => `0x${n.toString(16).padStart(64, '0')}`

/** Records in a map, which counts reads. */
class MemoryRecords {
  readonly records = new Map<string, Uint8Array>()
  reads = 0
  written = 0

  readonly reader: StateRecords = {
    node: (id) => this.#read(`n${id}`),
    code: (hash) => this.#read(`c${bytesToHex(hash)}`),
  }

  readonly writer: StateWriter = {
    node: (record) => {
      this.#write(`n${++this.#lastNode}`, record)
      return this.#lastNode
    },
    code: (hash, bytes) => this.#write(`c${bytesToHex(hash)}`, bytes),
  }

  #lastNode = 0

  #write(name: string, record: Uint8Array): void {
    this.records.set(name, record.slice())
    this.written++
  }

  #read(name: string): Uint8Array {
    this.reads++
    const found = this.records.get(name)
    if (!found) throw new Error(`${name} is missing`)
    return found.slice()
  }
}

type Change =
  | { kind: 'balance'; account: number; value: number }
  | { kind: 'slot'; account: number; slot: number; value: number }
  | { kind: 'code'; account: number; value: number }
  | { kind: 'delete'; account: number }
  | { kind: 'clear'; account: number }

const account = fc.nat(30)
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('balance' as const), account, value: fc.nat(1000) }),
  fc.record({ kind: fc.constant('slot' as const), account: fc.nat(3), slot: fc.nat(60), value: fc.nat(3) }),
  fc.record({ kind: fc.constant('code' as const), account, value: fc.nat(3) }),
  fc.record({ kind: fc.constant('delete' as const), account }),
  fc.record({ kind: fc.constant('clear' as const), account: fc.nat(3) }),
)

function apply(state: WorldState, changes: readonly Change[]): WorldState {
  const draft = new StateDraft(state)
  for (const { kind, account, ...rest } of changes) {
    const address = addressOf(account)
    const value = 'value' in rest ? rest.value : 0
    if (kind === 'balance') draft.setBalance(address, BigInt(value))
    else if (kind === 'slot') draft.setStorage(address, slotOf((rest as { slot: number }).slot), Uint8Array.of(value))
    else if (kind === 'code') draft.setCode(address, new Uint8Array(100 * value).fill(value))
    else if (kind === 'delete') draft.deleteAccount(address)
    else draft.clearStorage(address)
  }
  return draft.snapshot()
}

function contentOf(state: WorldState): unknown {
  return [...state.accounts()].map(({ address, account: { nonce, balance, code, storage } }) => [
    address,
    nonce,
    balance,
    bytesToHex(code.bytes),
    [...storage.entries()].map(({ slot, value }) => [slot, bytesToHex(value)]),
  ])
}

const cacheSizes: readonly (readonly [string, number])[] = [
  ['without a cache', 0],
  ['with a cache of a few nodes', 5_000],
  ['with a cache of everything', 10_000_000],
]

describe.each(cacheSizes)('a state in a store %s', (_, size) => {
  it('has the content, the roots and the proofs of the same state in memory after any changes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 15 }), { minLength: 1, maxLength: 8 }), (blocks) => {
        const records = new MemoryRecords()
        const states = new StoredStates(records.reader, size)
        let inMemory = WorldState.empty
        let stored = WorldState.empty
        for (const changes of blocks) {
          const before = [inMemory, stored] as const
          inMemory = apply(inMemory, changes)
          const next = apply(stored, changes)
          expect(next.root).toBe(inMemory.root)
          stored = states.store(next, records.writer)
          expect(stored.layers.accounts.parts.node?.kind ?? 'stored').toBe('stored')
          expect(stored.root).toBe(inMemory.root)
          expect([...stored.changedSince(before[1])].sort()).toEqual([...inMemory.changedSince(before[0])].sort())
        }
        expect(contentOf(stored)).toEqual(contentOf(inMemory))
        expect(contentOf(states.at(states.rootsOf(stored)))).toEqual(contentOf(inMemory))
        for (let n = 0; n <= 31; n++) {
          expect(stored.prove(addressOf(n), [slotOf(1)])).toMatchObject({
            accountProof: inMemory.prove(addressOf(n), []).accountProof,
            storageProofs: inMemory.prove(addressOf(n), [slotOf(1)]).storageProofs,
          })
        }
        const from = keccakHash(Uint8Array.of(7))
        const addressesFrom = (state: WorldState) =>
          Array.from(state.accounts(Uint8Array.from(Buffer.from(from.slice(2), 'hex'))), ({ address }) => address)
        expect(addressesFrom(stored)).toEqual(addressesFrom(inMemory))
      }),
      { numRuns: 60 },
    )
  })
})

describe('the records of a state', () => {
  const accounts = (count: number): Change[] => Array.from({ length: count }, (_, n) => ({ kind: 'balance', account: n, value: n + 1 }))

  it('are written for what a change touches, not for the rest of the state', () => {
    const records = new MemoryRecords()
    const states = new StoredStates(records.reader, 10_000_000)
    const state = states.store(apply(WorldState.empty, accounts(5000)), records.writer)
    records.written = 0
    states.store(apply(state, [{ kind: 'balance', account: 17, value: 5 }]), records.writer)
    expect(records.written).toBeLessThan(8)
  })

  it('are read on the way to what is asked for, and once while the cache holds them', () => {
    const records = new MemoryRecords()
    const writing = new StoredStates(records.reader, 0)
    const roots = writing.rootsOf(writing.store(apply(WorldState.empty, accounts(5000)), records.writer))
    const state = new StoredStates(records.reader, 10_000_000).at(roots)
    expect(records.reads).toBe(0)
    state.account(addressOf(17))
    const { reads } = records
    expect(reads).toBeGreaterThan(0)
    expect(reads).toBeLessThan(8)
    state.account(addressOf(17))
    expect(records.reads).toBe(reads)
  })

  it('contain a code once, however many accounts have it', () => {
    const records = new MemoryRecords()
    const codes: Change[] = [1, 2, 3].map((n) => ({ kind: 'code', account: n, value: 2 }))
    new StoredStates(records.reader, 0).store(apply(WorldState.empty, codes), records.writer)
    expect([...records.records.keys()].filter((name) => name.startsWith('c'))).toHaveLength(1)
  })

  it('are not needed again for a state that is stored', () => {
    const records = new MemoryRecords()
    const states = new StoredStates(records.reader, 0)
    const state = states.store(apply(WorldState.empty, accounts(100)), records.writer)
    records.written = 0
    expect(states.store(state, records.writer)).toBe(state)
    expect(records.written).toBe(0)
  })
})
