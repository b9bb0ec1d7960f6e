import { verifyMerkleProof } from '@ethereumjs/mpt'
import { RLP } from '@ethereumjs/rlp'
import { MerkleStateManager } from '@ethereumjs/statemanager'
import { createAddressFromString, Account as ReferenceAccount } from '@ethereumjs/util'
import { describe, expect, it } from 'vitest'
import { type Address, bigIntToHash, bytesToHex, compareBytes, type Hash, hexToBytes } from '../../src/primitives/hex.js'
import { EMPTY_TRIE_ROOT, keccak256 } from '../../src/primitives/keccak.js'
import { codeOf, EMPTY_ACCOUNT, encodeAccount, isEmptyAccount, NO_CODE } from '../../src/state/account.js'
import { hashedAddress, hashedSlot } from '../../src/state/hashed-keys.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'

const CONTRACT: Address = `0x${'c0'.repeat(20)}`
const ABSENT: Address = `0x${'ab'.repeat(20)}`
const CODE = hexToBytes('0x600160005500')

function addressOf(n: number): Address {
  return `0x${n.toString(16).padStart(40, '0')}`
}

/** A contract with 30 slots among 50 plain accounts. */
function populated(): WorldState {
  const draft = new StateDraft(WorldState.empty)
  for (let n = 1; n <= 50; n++) draft.updateAccount(addressOf(n), { nonce: BigInt(n), balance: BigInt(n) * 10n ** 18n })
  draft.setCode(CONTRACT, CODE)
  for (let n = 1; n <= 30; n++) draft.setStorage(CONTRACT, bigIntToHash(BigInt(n)), Uint8Array.of(n))
  return draft.snapshot()
}

describe('a world state', () => {
  const state = populated()

  it('has the root that MerkleStateManager computes', async () => {
    const reference = new MerkleStateManager()
    for (let n = 1; n <= 50; n++) {
      await reference.putAccount(createAddressFromString(addressOf(n)), new ReferenceAccount(BigInt(n), BigInt(n) * 10n ** 18n))
    }
    const contract = createAddressFromString(CONTRACT)
    await reference.putAccount(contract, new ReferenceAccount())
    await reference.putCode(contract, CODE)
    for (let n = 1; n <= 30; n++) await reference.putStorage(contract, hexToBytes(bigIntToHash(BigInt(n))), Uint8Array.of(n))
    await reference.flush()
    expect(state.root).toBe(bytesToHex(await reference.getStateRoot()))
  })

  it('proves accounts and slots, present and absent', async () => {
    const root = hexToBytes(state.root)
    const slots: Hash[] = [bigIntToHash(7n), bigIntToHash(1000n)]
    const { account, accountProof, storageProofs } = state.prove(CONTRACT, slots)
    expect(account).toBe(state.account(CONTRACT))
    expect(await verifyMerkleProof(keccak256(hexToBytes(CONTRACT)), accountProof, { root })).toEqual(encodeAccount(account!))

    const storageRoot = hexToBytes(account!.storage.root)
    expect(storageProofs.map(({ slot, value }) => [slot, bytesToHex(value)])).toEqual([
      [slots[0], '0x07'],
      [slots[1], '0x'],
    ])
    const proved = storageProofs.map(({ slot, proof }) => verifyMerkleProof(keccak256(hexToBytes(slot)), proof, { root: storageRoot }))
    expect(await Promise.all(proved)).toEqual([RLP.encode(Uint8Array.of(7)), null])

    const absence = state.prove(ABSENT, slots)
    expect(absence.account).toBeUndefined()
    expect(await verifyMerkleProof(keccak256(hexToBytes(ABSENT)), absence.accountProof, { root })).toBeNull()
    expect(absence.storageProofs.map(({ value, proof }) => [value.length, proof.length])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  it('lists accounts and slots with the preimages of their keys', () => {
    const accounts = [...state.accounts()]
    expect(accounts).toHaveLength(51)
    for (const { key, address } of accounts) expect(key).toEqual(keccak256(hexToBytes(address)))
    expect(accounts).toEqual(accounts.toSorted((a, b) => compareBytes(a.key, b.key)))
    expect([...state.accounts(accounts[20]!.key)]).toEqual(accounts.slice(20))

    const slots = [...state.account(CONTRACT)!.storage.entries()]
    expect(slots).toHaveLength(30)
    for (const { key, slot } of slots) expect(key).toEqual(keccak256(hexToBytes(slot)))
    expect([...state.account(CONTRACT)!.storage.entries(slots[3]!.key)]).toEqual(slots.slice(3))
  })

  it('lists the changes since an older state, in both directions', () => {
    const draft = new StateDraft(state)
    draft.setStorage(CONTRACT, bigIntToHash(1n), Uint8Array.of(99))
    draft.deleteAccount(addressOf(3))
    draft.setBalance(ABSENT, 1n)
    draft.setBalance(addressOf(4), 4n * 10n ** 18n)
    const next = draft.snapshot()
    const expected = [CONTRACT, addressOf(3), ABSENT].sort()
    expect([...next.changedSince(state)].sort()).toEqual(expected)
    expect([...state.changedSince(next)].sort()).toEqual(expected)
    expect([...state.changedSince(state)]).toEqual([])
  })

  it('does not list values that changed back', () => {
    const draft = new StateDraft(state)
    draft.setStorage(CONTRACT, bigIntToHash(1n), Uint8Array.of(99))
    draft.snapshot()
    draft.setStorage(CONTRACT, bigIntToHash(1n), Uint8Array.of(1))
    expect(draft.changedAddresses()).toEqual([])
    expect(draft.snapshot().root).toBe(state.root)
  })

  it('reads zero where there is nothing', () => {
    expect(state.account(ABSENT)).toBeUndefined()
    expect(state.storage(ABSENT, bigIntToHash(1n))).toHaveLength(0)
    expect(state.storage(CONTRACT, bigIntToHash(1000n))).toHaveLength(0)
    expect(state.storage(CONTRACT, bigIntToHash(30n))).toEqual(Uint8Array.of(30))
    expect(WorldState.empty.root).toBe(EMPTY_TRIE_ROOT)
  })
})

describe('an account', () => {
  it('encodes as [nonce, balance, storageRoot, codeHash]', () => {
    expect(bytesToHex(encodeAccount(EMPTY_ACCOUNT))).toBe(bytesToHex(new ReferenceAccount().serialize()))
    const account = { ...EMPTY_ACCOUNT, nonce: 1n, balance: 10n ** 18n }
    expect(bytesToHex(encodeAccount(account))).toBe(bytesToHex(new ReferenceAccount(1n, 10n ** 18n).serialize()))
  })

  it('is empty without nonce, balance and code (EIP-161)', () => {
    expect(isEmptyAccount(EMPTY_ACCOUNT)).toBe(true)
    expect(isEmptyAccount({ ...EMPTY_ACCOUNT, nonce: 1n })).toBe(false)
    expect(isEmptyAccount({ ...EMPTY_ACCOUNT, balance: 1n })).toBe(false)
    expect(isEmptyAccount({ ...EMPTY_ACCOUNT, code: codeOf(CODE) })).toBe(false)
    expect(codeOf(new Uint8Array(0))).toBe(NO_CODE)
  })
})

describe('hashed keys', () => {
  it('hashes keys correctly beyond the size of the cache', () => {
    for (let n = 0n; n < 40_000n; n += 1n) hashedSlot(bigIntToHash(n))
    for (const n of [0n, 20_000n, 39_999n]) expect(hashedSlot(bigIntToHash(n))).toEqual(keccak256(hexToBytes(bigIntToHash(n))))
    expect(hashedAddress(CONTRACT)).toEqual(keccak256(hexToBytes(CONTRACT)))
  })

  it('refuses keys that are neither addresses nor slots', () => {
    expect(() => hashedAddress(bigIntToHash(1n))).toThrow(RangeError)
    expect(() => hashedSlot(CONTRACT)).toThrow(RangeError)
  })
})
