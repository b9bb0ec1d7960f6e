import type { Address, Hash } from '../../primitives/hex.js'
import type { AccessListEntry } from '../message.js'
import { ACCOUNT, FLAG, SLOT } from './layout.js'
import type { Machine } from './machine.js'

/**
 * Returns the accounts and slots that code has accessed, also in frames that were reverted. A contract created by the run is listed only if it has
 * slots, because it is warm afterwards.
 */
export function accessesOf({ exports, memory }: Machine): AccessListEntry[] {
  const slots = new Map<number, Hash[]>()
  const slotCount = exports.slotCount()
  for (let i = 0; i < slotCount; i++) {
    const record = exports.slotRecord(i)
    if ((memory.u32(record + SLOT.FLAGS) & (FLAG.LOADED | FLAG.WARM)) === 0) continue
    const account = memory.u32(record + SLOT.ACCOUNT)
    const keys = slots.get(account) ?? []
    keys.push(memory.hash(record + SLOT.KEY))
    slots.set(account, keys)
  }
  const entries: AccessListEntry[] = []
  const accountCount = exports.accountCount()
  for (let i = 0; i < accountCount; i++) {
    const record = exports.accountRecord(i)
    const flags = memory.u32(record + ACCOUNT.FLAGS)
    const storageKeys = slots.get(record) ?? []
    const isAsked = (flags & FLAG.LOADED) !== 0 && (flags & FLAG.CREATED) === 0
    if (isAsked || storageKeys.length > 0) entries.push({ address: memory.address(record), storageKeys })
  }
  return entries
}

/**
 * Returns the accesses for an access list, those of the message's own list included. An account that is warm from the start is listed only if it has
 * slots.
 *
 * @param warm accounts that are warm from the start
 */
export function accessListOf(
  accesses: readonly AccessListEntry[],
  listed: readonly AccessListEntry[],
  warm: ReadonlySet<Address>,
): AccessListEntry[] {
  const unlisted = accesses.filter(({ address, storageKeys }) => storageKeys.length > 0 || !warm.has(address))
  const known = new Set(unlisted.map(({ address }) => address))
  return [...unlisted, ...listed.filter(({ address }) => !known.has(address))]
}
