import { createMPT, type MerklePatriciaTrie } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Address,
  bigIntToBytes,
  bigIntToHash,
  bytesToBigInt,
  bytesToHex,
  EMPTY_BYTES,
  type Hash,
  hexToBytes,
} from '../../src/primitives/hex.js'
import { keccak256 } from '../../src/primitives/keccak.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'

const ADDRESSES = [1, 2, 3].map((n): Address => `0x${String(n).repeat(40)}`)
const SLOTS = [0n, 1n, 2n ** 255n].map(bigIntToHash)
const [ALICE, BOB] = ADDRESSES as [Address, Address, Address]
const [SLOT, OTHER_SLOT] = SLOTS as [Hash, Hash, Hash]

/** The naive model: plain maps, copied as a whole wherever the draft keeps a journal. */
interface PlainAccount {
  nonce: bigint
  balance: bigint
  code: Uint8Array
  storage: Map<Hash, bigint>
}
type PlainState = Map<Address, PlainAccount>

function copy(state: PlainState): PlainState {
  return new Map([...state].map(([address, account]) => [address, { ...account, storage: new Map(account.storage) }]))
}

async function put(trie: MerklePatriciaTrie, key: string, value: Uint8Array): Promise<void> {
  await trie.put(keccak256(hexToBytes(key)), value)
}

/** The state root, built from nothing with @ethereumjs/mpt. */
async function rootOf(state: PlainState): Promise<Hash> {
  const accounts = await createMPT()
  for (const [address, { nonce, balance, code, storage }] of state) {
    const slots = await createMPT()
    for (const [slot, value] of storage) await put(slots, slot, RLP.encode(bigIntToBytes(value)))
    await put(accounts, address, RLP.encode([nonce, balance, slots.root(), keccak256(code)]))
  }
  return bytesToHex(accounts.root())
}

class Model {
  state: PlainState
  originals: PlainState
  readonly checkpoints: PlainState[] = []
  /** Number of open checkpoints when the transaction began. */
  transactionDepth = 0

  constructor(state: PlainState) {
    this.state = copy(state)
    this.originals = copy(state)
  }

  ensure(address: Address): PlainAccount {
    const account = this.state.get(address) ?? { nonce: 0n, balance: 0n, code: EMPTY_BYTES, storage: new Map() }
    this.state.set(address, account)
    return account
  }

  store(address: Address, slot: Hash, value: bigint): void {
    const { storage } = this.ensure(address)
    if (value === 0n) storage.delete(slot)
    else storage.set(slot, value)
  }

  beginTransaction(): void {
    this.originals = copy(this.state)
    this.transactionDepth = this.checkpoints.length
  }

  commit(): void {
    this.checkpoints.pop()
    this.transactionDepth = Math.min(this.transactionDepth, this.checkpoints.length)
  }

  revert(): void {
    const wasBegunInside = this.transactionDepth >= this.checkpoints.length
    this.state = this.checkpoints.pop() ?? this.state
    if (wasBegunInside) this.beginTransaction()
  }
}

type Step = { name: string; run(draft: StateDraft, model: Model): void }

const address = fc.constantFrom(...ADDRESSES)
const slot = fc.constantFrom(...SLOTS)
const word = fc.constantFrom(0n, 0n, 1n, 0x80n, 2n ** 256n - 1n)
const small = fc.bigInt(0n, 3n)

function step(name: string, run: Step['run']): Step {
  return { name, run }
}

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(address, small).map(([at, n]) =>
    step(`setNonce ${at} ${n}`, (draft, model) => {
      draft.setNonce(at, n)
      model.ensure(at).nonce = n
    }),
  ),
  fc.tuple(address, small).map(([at, n]) =>
    step(`setBalance ${at} ${n}`, (draft, model) => {
      draft.setBalance(at, n)
      model.ensure(at).balance = n
    }),
  ),
  fc.tuple(address, fc.uint8Array({ maxLength: 2 })).map(([at, code]) =>
    step(`setCode ${at} ${code}`, (draft, model) => {
      draft.setCode(at, code)
      model.ensure(at).code = code
    }),
  ),
  address.map((at) =>
    step(`ensureAccount ${at}`, (draft, model) => {
      draft.ensureAccount(at)
      model.ensure(at)
    }),
  ),
  address.map((at) =>
    step(`deleteAccount ${at}`, (draft, model) => {
      draft.deleteAccount(at)
      model.state.delete(at)
    }),
  ),
  address.map((at) =>
    step(`clearStorage ${at}`, (draft, model) => {
      draft.clearStorage(at)
      model.state.get(at)?.storage.clear()
    }),
  ),
  fc.tuple(address, slot, word).map(([at, key, value]) =>
    step(`replaceStorage ${at} ${key} ${value}`, (draft, model) => {
      draft.replaceStorage(at, [[key, bigIntToBytes(value)]])
      model.state.get(at)?.storage.clear()
      model.store(at, key, value)
    }),
  ),
  ...[0, 1, 2].map(() =>
    fc.tuple(address, slot, word).map(([at, key, value]) =>
      step(`setStorage ${at} ${key} ${value}`, (draft, model) => {
        draft.setStorage(at, key, hexToBytes(bigIntToHash(value)))
        model.store(at, key, value)
      }),
    ),
  ),
  ...[0, 1].map(() =>
    fc.constant(
      step('checkpoint', (draft, model) => {
        draft.checkpoint()
        model.checkpoints.push(copy(model.state))
      }),
    ),
  ),
  fc.constant(
    step('commit', (draft, model) => {
      if (model.checkpoints.length === 0) return
      draft.commit()
      model.commit()
    }),
  ),
  fc.constant(
    step('revert', (draft, model) => {
      if (model.checkpoints.length === 0) return
      draft.revert()
      model.revert()
    }),
  ),
  fc.constant(
    step('beginTransaction', (draft, model) => {
      draft.beginTransaction()
      model.beginTransaction()
    }),
  ),
  fc.constant(step('snapshot', (draft) => void draft.snapshot())),
]
const script = fc.array(fc.oneof(...steps), { maxLength: 60, size: 'max' })

function plainDraft(draft: StateDraft): Map<Address, PlainAccount> {
  const state: PlainState = new Map()
  for (const at of ADDRESSES) {
    const storage = new Map<Hash, bigint>()
    for (const key of SLOTS) if (draft.storage(at, key).length > 0) storage.set(key, bytesToBigInt(draft.storage(at, key)))
    expect(draft.hasStorage(at)).toBe(storage.size > 0)
    const account = draft.account(at)
    if (account !== undefined) state.set(at, { nonce: account.nonce, balance: account.balance, code: draft.code(at).bytes, storage })
    else expect([storage.size, draft.code(at).bytes.length]).toEqual([0, 0])
  }
  return state
}

function plainState(state: WorldState): PlainState {
  const accounts = Array.from(state.accounts(), ({ address: at, account }): [Address, PlainAccount] => {
    const storage = new Map(Array.from(account.storage.entries(), (entry) => [entry.slot, bytesToBigInt(entry.value)]))
    return [at, { nonce: account.nonce, balance: account.balance, code: account.code.bytes, storage }]
  })
  return new Map(accounts)
}

function compareOriginals(draft: StateDraft, model: Model): void {
  for (const at of ADDRESSES) {
    for (const key of SLOTS) expect(bytesToBigInt(draft.originalStorage(at, key))).toBe(model.originals.get(at)?.storage.get(key) ?? 0n)
  }
}

describe('a draft against plain maps', () => {
  it('reads the written values, also after reverts', () => {
    fc.assert(
      fc.property(script, script, (before, after) => {
        const first = new StateDraft(WorldState.empty)
        const ground = new Model(new Map())
        for (const { run } of before) run(first, ground)

        const base = first.snapshot()
        const draft = first.draft()
        const model = new Model(ground.state)
        for (const { name, run } of after) {
          run(draft, model)
          // Reads leave values behind in the draft, so that they must not be the same after every step.
          if (name.length % 2 === 0) compareOriginals(draft, model)
          if (name.length % 3 === 0) expect(plainDraft(draft)).toEqual(model.state)
        }
        compareOriginals(draft, model)
        expect(plainDraft(draft)).toEqual(model.state)
        expect(plainState(draft.snapshot())).toEqual(model.state)
        expect(plainState(base)).toEqual(ground.state)
      }),
      { numRuns: 300 },
    )
  })

  it('has the roots of @ethereumjs/mpt at every snapshot', async () => {
    const run = async (script: Step[]) => {
      const draft = new StateDraft(WorldState.empty)
      const model = new Model(new Map())
      const snapshots: [WorldState, PlainState][] = []
      for (const { name, run } of script) {
        run(draft, model)
        if (name === 'snapshot' || name === 'revert') snapshots.push([draft.snapshot(), copy(model.state)])
      }
      snapshots.push([draft.snapshot(), model.state])
      for (const [state, plain] of snapshots) expect(state.root).toBe(await rootOf(plain))
    }
    await fc.assert(fc.asyncProperty(script, run), { numRuns: 60 })
  })

  it('lists the accounts that differ from its base', () => {
    const run = (before: Step[], after: Step[]) => {
      const first = new StateDraft(WorldState.empty)
      const model = new Model(new Map())
      for (const { run } of before) run(first, model)
      const draft = first.draft()
      const ground = copy(model.state)
      const next = new Model(ground)
      for (const { run } of after) run(draft, next)
      const textOf = (account: PlainAccount | undefined) =>
        account && [account.nonce, account.balance, bytesToHex(account.code), [...account.storage].sort()].join()
      const changed = ADDRESSES.filter((at) => textOf(ground.get(at)) !== textOf(next.state.get(at)))
      expect(draft.changedAddresses().sort()).toEqual(changed)
    }
    fc.assert(fc.property(script, script, run))
  })
})

describe('a draft', () => {
  const one = Uint8Array.of(1)
  const two = Uint8Array.of(2)

  it('recreates a deleted account without its old storage', () => {
    const draft = new StateDraft(WorldState.empty)
    draft.setStorage(ALICE, SLOT, one)
    const base = draft.snapshot()

    const block = new StateDraft(base)
    block.checkpoint()
    block.deleteAccount(ALICE)
    expect(block.account(ALICE)).toBeUndefined()
    block.setNonce(ALICE, 1n)
    block.setStorage(ALICE, OTHER_SLOT, two)
    expect(block.storage(ALICE, SLOT)).toEqual(EMPTY_BYTES)
    expect([...(block.snapshot().account(ALICE)?.storage.entries() ?? [])].map((entry) => entry.slot)).toEqual([OTHER_SLOT])

    block.revert()
    expect(block.storage(ALICE, SLOT)).toEqual(one)
    expect(block.snapshot().root).toBe(base.root)
  })

  it('restores cleared storage when a snapshot before it is reverted to', () => {
    const draft = new StateDraft(WorldState.empty)
    draft.setStorage(ALICE, SLOT, one)
    const { root } = draft.snapshot()
    draft.checkpoint()
    draft.clearStorage(ALICE)
    expect(draft.snapshot().account(ALICE)?.storage.isEmpty).toBe(true)
    draft.revert()
    expect(draft.snapshot().root).toBe(root)
  })

  it('keeps an account that is empty until it is deleted', () => {
    const draft = new StateDraft(WorldState.empty)
    draft.ensureAccount(ALICE)
    expect(draft.snapshot().account(ALICE)).toBeDefined()
    draft.deleteAccount(ALICE)
    expect(draft.snapshot().root).toBe(WorldState.empty.root)
  })

  it('remembers the original value across writes, clearing and reverts', () => {
    const draft = new StateDraft(WorldState.empty)
    draft.setStorage(ALICE, SLOT, one)
    draft.beginTransaction()
    draft.checkpoint()
    draft.clearStorage(ALICE)
    expect(draft.originalStorage(ALICE, SLOT)).toEqual(one)
    draft.setStorage(ALICE, SLOT, two)
    expect(draft.originalStorage(ALICE, SLOT)).toEqual(one)
    draft.revert()
    expect(draft.originalStorage(ALICE, SLOT)).toEqual(one)
    draft.setStorage(ALICE, SLOT, two)
    draft.beginTransaction()
    expect(draft.originalStorage(ALICE, SLOT)).toEqual(two)
  })

  it('returns the same snapshot until something is written', () => {
    const draft = new StateDraft(WorldState.empty)
    expect(draft.snapshot()).toBe(WorldState.empty)
    draft.setBalance(ALICE, 1n)
    const snapshot = draft.snapshot()
    expect(draft.snapshot()).toBe(snapshot)
    draft.setBalance(ALICE, 1n)
    expect(draft.snapshot()).toBe(snapshot)
    draft.checkpoint()
    draft.setBalance(ALICE, 2n)
    draft.revert()
    expect(draft.snapshot()).toBe(snapshot)
  })

  it('is independent of its drafts', () => {
    const draft = new StateDraft(WorldState.empty)
    draft.setBalance(ALICE, 1n)
    const inner = draft.draft()
    inner.setBalance(ALICE, 2n)
    draft.setBalance(BOB, 3n)
    expect([draft.account(ALICE)?.balance, inner.account(ALICE)?.balance, inner.account(BOB)]).toEqual([1n, 2n, undefined])
  })

  it('copies the values that it stores', () => {
    const draft = new StateDraft(WorldState.empty)
    const memory = Uint8Array.of(0, 7)
    draft.setStorage(ALICE, SLOT, memory)
    memory[1] = 9
    expect(draft.storage(ALICE, SLOT)).toEqual(Uint8Array.of(7))
  })

  it('refuses invalid values', () => {
    const draft = new StateDraft(WorldState.empty)
    expect(() => draft.commit()).toThrow('no checkpoint is open')
    expect(() => draft.revert()).toThrow('no checkpoint is open')
    expect(() => draft.setStorage(ALICE, SLOT, new Uint8Array(33).fill(1))).toThrow('storage value of 33 bytes, at most 32 fit')
    expect(draft.account(ALICE)).toBeUndefined()
    expect(() => draft.account('0x1234')).toThrow('expected 20 bytes, got 2: 0x1234')
    expect(() => draft.storage(ALICE, '0x00')).toThrow('expected 32 bytes, got 1: 0x00')
  })
})
