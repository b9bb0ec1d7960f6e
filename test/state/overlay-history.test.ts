import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Address, bytesToHex, EMPTY_BYTES, type Hash } from '../../src/primitives/hex.js'
import { type Account, codeOf, NO_CODE } from '../../src/state/account.js'
import { AccountStorage, type StorageOrigin } from '../../src/state/account-storage.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { lastVersionNode, StateHistory, VERSION_BLOCKS } from '../../src/state/state-history.js'
import type { StoredOrigin } from '../../src/state/stored-state.js'
import { WorldState } from '../../src/state/world-state.js'
import { Records } from '../../src/store/records.js'
import { newStore } from '../persistence/faulty-store.js'

const ACCOUNTS = 5
const SLOTS = 4
const FIRST = 1000
const addressOf = (n: number): Address => `0x${n.toString(16).padStart(40, '0')}`
const slotOf = (n: number): Hash => `0x${n.toString(16).padStart(64, '0')}`

/** Every even account exists: with a balance, every fourth with code, and with the slots 0 and 1. */
class Remote implements StoredOrigin {
  readonly #accounts = new Map<Address, Account | undefined>()
  readonly #storages = new Map<Address, StorageOrigin>()

  constructor() {
    for (let n = 0; n < ACCOUNTS; n++) {
      const code = n % 4 === 0 ? codeOf(Uint8Array.of(n, 1)) : NO_CODE
      const storage = AccountStorage.over(this.storage(addressOf(n), code === NO_CODE))
      this.#accounts.set(addressOf(n), n % 2 === 0 ? { nonce: BigInt(n), balance: 77n, code, storage } : undefined)
    }
  }

  account(address: Address): Account | undefined {
    return this.#accounts.get(address)
  }

  prepare(): undefined {}

  storage(address: Address, isEmpty: boolean): StorageOrigin {
    const known = this.#storages.get(address)
    if (known) return known
    const made = { isEmpty, slot: (slot: Hash) => (!isEmpty && Number(slot) < 2 ? Uint8Array.of(40 + Number(slot)) : EMPTY_BYTES) }
    this.#storages.set(address, made)
    return made
  }
}

function contentOf(state: WorldState): unknown {
  return Array.from({ length: ACCOUNTS }, (_, n) => {
    const account = state.account(addressOf(n))
    if (!account) return undefined
    const { nonce, balance, code, storage } = account
    const slots = Array.from({ length: SLOTS }, (_, slot) => bytesToHex(storage.get(slotOf(slot))))
    return [nonce, balance, bytesToHex(code.bytes), storage.isEmpty, slots]
  })
}

type Change = readonly [kind: 'balance' | 'slot' | 'code' | 'delete' | 'clear', account: number, slot: number, value: number]
const change: fc.Arbitrary<Change> = fc.tuple(
  fc.constantFrom('balance', 'slot', 'slot', 'slot', 'code', 'delete', 'clear'),
  fc.nat(ACCOUNTS - 1),
  fc.nat(SLOTS - 1),
  fc.nat(2),
)

function apply(state: WorldState, changes: readonly Change[]): WorldState {
  const draft = new StateDraft(state)
  for (const [kind, account, slot, value] of changes) {
    const address = addressOf(account)
    if (kind === 'balance') draft.setBalance(address, BigInt(value))
    else if (kind === 'slot') draft.setStorage(address, slotOf(slot), Uint8Array.of(value))
    else if (kind === 'code') draft.setCode(address, new Uint8Array(10 * value).fill(value))
    else if (kind === 'delete') draft.deleteAccount(address)
    else draft.clearStorage(address)
  }
  return draft.snapshot()
}

interface Step {
  /** Blocks to go back before the changes. */
  readonly back: number
  readonly changes: readonly Change[]
  /** Number of blocks, the first of which has the changes. */
  readonly blocks: number
  /** Changes of the head without a block. */
  readonly amendment: readonly Change[]
  /** Open the history anew. */
  readonly reopen: boolean
}

const step: fc.Arbitrary<Step> = fc.record({
  back: fc.oneof(fc.constant(0), fc.nat(3)),
  changes: fc.array(change, { maxLength: 6 }),
  blocks: fc.oneof(fc.constant(1), fc.constant(VERSION_BLOCKS)),
  amendment: fc.array(change, { maxLength: 3 }),
  reopen: fc.boolean(),
})

it('has the accounts and slots of states over an origin after any changes, also when it is opened anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const remote = new Remote()
      const records = await Records.open(newStore(), 'process')
      let history = new StateHistory(records, 1 << 16, 0, remote)
      // The model, by height from FIRST on.
      const model = [apply(WorldState.over(remote), [['balance', 1, 0, 1]])]
      const first = records.batch()
      let line = history.begin(first, model[0]!, FIRST, `0x${'11'.repeat(32)}`)
      await records.write(first)
      for (const { back, changes, blocks, amendment, reopen } of steps) {
        model.length = Math.max(1, model.length - back)
        if (back > 0) {
          const removal = records.batch()
          const height = FIRST + model.length - 1
          for (let above = line.height; above > height; above--) history.remove(removal, above)
          const lower = history.lineAt(height)
          history.dropAfter(removal, lower.version, line.version)
          await records.write(removal)
          history.forget(height)
          line = lower
        }
        for (let block = 0; block < blocks; block++) {
          const mined = block === 0 ? changes : []
          model.push(apply(model.at(-1)!, mined))
          const batch = records.batch()
          line = history.append(batch, line, apply(line.state, mined))
          await records.write(batch)
        }
        if (amendment.length > 0) {
          model.push(apply(model.pop()!, amendment))
          const batch = records.batch()
          line = history.amend(batch, line, apply(line.state, amendment), `0x${'22'.repeat(32)}`)
          await records.write(batch)
          history.forget(line.height)
        }
        if (reopen) {
          history = new StateHistory(records, 1 << 16, lastVersionNode(records, line.height), remote)
          line = history.lineAt(line.height)
        }
        expect(contentOf(line.state)).toEqual(contentOf(model.at(-1)!))
      }
      const opened = new StateHistory(records, 0, lastVersionNode(records, line.height), remote)
      const heights = [0, 1, model.length - 1, ...Array.from({ length: 8 }, (_, i) => Math.floor((i * model.length) / 8))]
      for (const height of heights.filter((height) => height < model.length)) {
        expect(contentOf(opened.at(FIRST + height))).toEqual(contentOf(model[height]!))
      }
      // A snapshot, as the difference from a version before it or after it.
      for (const height of [0, model.length - 1]) {
        const batch = records.batch()
        const encoded = opened.encode(batch, line.version, model[height]!)
        await records.write(batch)
        expect(contentOf(opened.decode(encoded))).toEqual(contentOf(model[height]!))
      }
      await records.close()
    }),
    { numRuns: 80 },
  )
})
