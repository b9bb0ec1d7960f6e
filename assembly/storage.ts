/** Storage: SLOAD and SSTORE. */

import { halt, haltUnpaid } from './endings'
import { Action, Flag, Fork, Halt, Slot } from './layout'
import {
  areWritesObserved,
  fuel,
  GO_ON,
  isStatic,
  needs,
  price,
  pricedGas,
  refund,
  self,
  setGasAfter,
  setRefund,
  spend,
  stop,
} from './machine'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

/** Slot that `reachSlot` has found. */
let reachedSlot: usize = 0

/** Finds the slot of the current account whose number is at `key`. */
@inline
function reachSlot(key: usize): i32 {
  const slot = state.slotOf(self, key)
  if (slot == 0) return stop(Action.OUT_OF_MEMORY)
  if ((load<u32>(slot, Slot.FLAGS) & Flag.LOADED) == 0) return needs(Action.NEED_SLOT, slot)
  reachedSlot = slot
  return GO_ON
}

/** Prices SLOAD. */
@inline
export function priceLoad(sp: usize): i32 {
  const how = reachSlot(sp)
  if (how != GO_ON) return how
  const isCold = rules.fork >= Fork.BERLIN && (load<u32>(reachedSlot, Slot.FLAGS) & Flag.WARM) == 0
  return price(isCold ? rules.COLD_SLOT_SURCHARGE : 0)
}

/** Runs SLOAD. The value replaces the slot's number on the stack. */
export function loadSlot(ip: usize, sp: usize, gas: i64): i32 {
  if (fuel < 0) return stop(Action.SLICE_OVER)
  spend(2)
  const how = priceLoad(sp)
  if (how != GO_ON) return how
  const slot = reachedSlot
  if (pricedGas > gas) return haltUnpaid(ip, sp, gas)
  setGasAfter(gas - pricedGas)
  if (!state.reserveJournal(1)) return stop(Action.OUT_OF_MEMORY)
  if (rules.fork >= Fork.BERLIN) state.setSlotFlags(slot, load<u32>(slot, Slot.FLAGS) | Flag.WARM)
  u256.copy(sp, slot + Slot.VALUE)
  return GO_ON
}

/** Slot of the last write that the host observes, and its value before. */
export let writtenSlot: usize = 0
export const overwritten = memory.data(32)

/** Returns whether a write needs more gas than there is, so that a call with the stipend alone cannot write (EIP-2200). */
@inline
export function isSentry(gas: i64): bool {
  return rules.fork >= Fork.ISTANBUL && gas <= rules.CALL_STIPEND
}

/** Runs SSTORE. */
export function storeSlot(ip: usize, sp: usize, gas: i64): i32 {
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  if (isSentry(gas)) return halt(Halt.SENTRY, ip)
  const how = priceStore(sp)
  if (how != GO_ON) return how
  const slot = reachedSlot
  if (pricedGas > gas) return haltUnpaid(ip, sp, gas)
  setGasAfter(gas - pricedGas)
  if (!state.reserveJournal(3)) return stop(Action.OUT_OF_MEMORY)
  setRefund(refund + pricedRefund)
  const value = sp - 32
  const current = slot + Slot.VALUE
  if (areWritesObserved) {
    writtenSlot = slot
    u256.copy(overwritten, current)
  }
  state.setSlotFlags(slot, load<u32>(slot, Slot.FLAGS) | Flag.WARM | Flag.DIRTY)
  if (!u256.equals(current, value)) state.setWord(current, value)
  return GO_ON
}

/** Refund of a write, computed by `priceStore`. */
export let pricedRefund: i64 = 0

/** Prices SSTORE, and computes its refund: EIP-1283, EIP-2200, EIP-2929 and EIP-3529. */
@inline
export function priceStore(sp: usize): i32 {
  const how = reachSlot(sp)
  if (how != GO_ON) return how
  const slot = reachedSlot
  const value = sp - 32
  const current = slot + Slot.VALUE
  let cost: i64 = 0
  let refunded: i64 = 0
  if (rules.fork >= Fork.ISTANBUL || rules.fork == Fork.CONSTANTINOPLE) {
    const original = slot + Slot.ORIGINAL
    const isBerlin = rules.fork >= Fork.BERLIN
    const access: i64 = isBerlin ? rules.WARM_ACCESS : rules.fork >= Fork.ISTANBUL ? rules.SLOAD_ISTANBUL : rules.SLOAD_TANGERINE
    const rewrite: i64 = isBerlin ? rules.SLOT_RESET - rules.COLD_SLOT : rules.SLOT_RESET
    const clears: i64 = rules.fork >= Fork.LONDON ? rules.SLOT_CLEARS_LONDON : rules.SLOT_CLEARS
    if (isBerlin && (load<u32>(slot, Slot.FLAGS) & Flag.WARM) == 0) cost = rules.COLD_SLOT
    if (u256.equals(current, value)) {
      cost += access
    } else if (u256.equals(original, current)) {
      if (u256.isZero(original)) cost += rules.SLOT_SET
      else {
        cost += rewrite
        if (u256.isZero(value)) refunded = clears
      }
    } else {
      cost += access
      if (!u256.isZero(original)) {
        if (u256.isZero(current)) refunded -= clears
        else if (u256.isZero(value)) refunded += clears
      }
      if (u256.equals(original, value)) refunded += u256.isZero(original) ? rules.SLOT_SET - access : rewrite - access
    }
  } else if (u256.isZero(current) && !u256.isZero(value)) {
    cost = rules.SLOT_SET
  } else {
    cost = rules.SLOT_RESET
    if (!u256.isZero(current) && u256.isZero(value)) refunded = rules.SLOT_CLEARS
  }
  pricedRefund = refunded
  return price(cost)
}
