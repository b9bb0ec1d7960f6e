/** Accounts that code accesses: transfers, precompiled contracts, and the instructions about other accounts. */

import * as codes from './code'
import { charge, endFrame, halt } from './endings'
import { Account, Action, Ending, Flag, Fork, Halt, UNPAYABLE } from './layout'
import { gasAfter, GO_ON, isStatic, needs, price, pricedGas, refund, scratch, self, setRefund, stop } from './machine'
import { copyGas, copyPadded, grow, stopFull, wantedLength } from './memory'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

/** Whether the precompile 0x03 stays touched although its frame was reverted: the consensus quirk of 2016 (EIP-161, block 2,675,119). */
export let isRipemdTouched = false

/** Marks an account for removal at the end if it is empty (EIP-161). */
export function touch(account: usize): void {
  state.addFlags(account, Flag.TOUCHED)
  if (load<u64>(account) == 3 && (load<u64>(account, 8) | <u64>load<u32>(account, 16)) == 0) isRipemdTouched = true
}

/** Transfers wei. The sender's balance must suffice. The recipient's balance stops at the largest word. */
export function transfer(from: usize, to: usize, value: usize): void {
  if (u256.isZero(value)) return
  state.keepBalance(from)
  u256.subtract(from + Account.BALANCE, from + Account.BALANCE, value)
  state.keepBalance(to)
  u256.addSaturating(to + Account.BALANCE, value)
  state.addFlags(from, Flag.DIRTY)
  state.addFlags(to, Flag.DIRTY | Flag.EXISTS)
}

/** Returns the number of the precompile that runs at an address; 0 if there is none. */
export function precompileAt(account: usize): u32 {
  return arePrecompilesMoved ? state.flags(account) >> state.PRECOMPILE_SHIFT : precompileOfFork(account)
}

/** Returns the number of the precompile that the fork has at an address; 0 if there is none. */
export function precompileOfFork(account: usize): u32 {
  if ((load<u64>(account, 8) | <u64>load<u32>(account, 16)) != 0) return 0
  const number = load<u64>(account)
  if (number == 0 || number > 0x100) return 0
  if (number == 0x100) return rules.fork >= Fork.OSAKA ? 0x100 : 0
  if (number <= 4) return <u32>number
  if (number <= 8) return rules.fork >= Fork.BYZANTIUM ? <u32>number : 0
  if (number == 9) return rules.fork >= Fork.ISTANBUL ? 9 : 0
  if (number == 10) return rules.fork >= Fork.CANCUN ? 10 : 0
  return number <= 17 && rules.fork >= Fork.PRAGUE ? <u32>number : 0
}

let arePrecompilesMoved = false

export function resetPrecompilePlaces(): void {
  arePrecompilesMoved = false
  isRipemdTouched = false
}

/** Removes the precompiles of the fork, so that only those of `placePrecompile` remain. */
export function movePrecompiles(): void {
  arePrecompilesMoved = true
}

export function placePrecompile(account: usize, number: u32): void {
  state.raise(account, number << state.PRECOMPILE_SHIFT)
}

/** Returns whether an account is warm (EIP-2929). Precompiles are warm from the start. */
@inline
export function isWarm(account: usize): bool {
  return state.has(account, Flag.WARM) || precompileOfFork(account) != 0
}

/** Returns the cost of the first access to an account in a transaction (EIP-2929), 0 before Berlin. */
@inline
export function coldSurcharge(account: usize): i64 {
  return rules.fork >= Fork.BERLIN && !isWarm(account) ? rules.COLD_ACCOUNT_SURCHARGE : 0
}

/** Address in the last EIP-7702 delegation, as a word. */
const delegate = memory.data(32)

/** Reads the address from the code of a delegation. */
export function readDelegate(record: usize): usize {
  const from = codes.bytesOf(record) + 3
  u256.setSmall(delegate, 0)
  for (let i: usize = 0; i < 20; i++) store<u8>(delegate + i, load<u8>(from + 19 - i))
  return delegate
}

/** Account that `priceAccount` has found. */
export let reachedAccount: usize = 0

/** Finds the account whose address is at `address`, and prices the access to it. */
export function priceAccount(address: usize): i32 {
  const account = state.accountOf(address)
  if (account == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(account, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, account)
  reachedAccount = account
  return price(coldSurcharge(account))
}

/** Charges for the access to the account whose address is on top of the stack. Leaves it in `reachedAccount`. */
export function reachAccount(ip: usize, sp: usize, gas: i64): i32 {
  const how = priceAccount(sp)
  return how == GO_ON ? chargeAccount(ip, sp, gas) : how
}

/** Charges the price of an instruction that accesses `reachedAccount`, and makes the account warm. */
@inline
function chargeAccount(ip: usize, sp: usize, gas: i64): i32 {
  if (!state.reserveJournal(1)) return stop(Action.OUT_OF_MEMORY)
  const how = charge(pricedGas, ip, sp, gas)
  if (how == GO_ON && rules.fork >= Fork.BERLIN) state.addFlags(reachedAccount, Flag.WARM)
  return how
}

/** Prices EXTCODECOPY. Gas that does not suffice for the copy does not reach the account. */
export function priceCodeCopy(sp: usize, available: i64): i32 {
  const copy = copyGas(sp - 32, sp - 96)
  if (copy >= UNPAYABLE || copy > available) return price(copy)
  const how = priceAccount(sp)
  return how == GO_ON ? price(copy + pricedGas) : how
}

/** Runs EXTCODECOPY. */
export function copyAccountCode(ip: usize, sp: usize, gas: i64): i32 {
  reachedAccount = 0
  let how = priceCodeCopy(sp, gas)
  if (how != GO_ON) return how
  const account = reachedAccount
  if (account == 0) return charge(pricedGas, ip, sp, gas)
  if (load<u32>(account, Account.CODE_SIZE) != 0 && load<u32>(account, Account.CODE) == 0) return needs(Action.NEED_CODE, account)
  const length = wantedLength
  how = chargeAccount(ip, sp, gas)
  if (how != GO_ON) return how
  if (!grow(length)) return stopFull(length)
  const record = <usize>load<u32>(account, Account.CODE)
  const source: usize = record == 0 ? 0 : codes.bytesOf(record)
  copyPadded(sp - 32, sp - 64, load<u64>(sp - 96), source, record == 0 ? 0 : codes.lengthOf(record))
  return GO_ON
}

/** Account that receives the balance of a contract that runs SELFDESTRUCT, 0 at other endings; and that balance. */
export let beneficiary: usize = 0
export const destroyedBalance = memory.data(32)

export function resetBeneficiary(): void {
  beneficiary = 0
}

/** Prices SELFDESTRUCT. Leaves the beneficiary in `reachedAccount`. */
export function priceDestruction(sp: usize): i32 {
  const account = state.accountOf(sp)
  if (account == 0) return stop(Action.OUT_OF_MEMORY)
  if (!state.has(account, Flag.LOADED)) return needs(Action.NEED_ACCOUNT, account)
  let cost: i64 = 0
  if (rules.fork >= Fork.BERLIN && !isWarm(account)) cost += rules.COLD_ACCOUNT
  if (rules.fork >= Fork.SPURIOUS_DRAGON) {
    if (!u256.isZero(self + Account.BALANCE) && state.isEmpty(account)) cost += rules.NEW_ACCOUNT
  } else if (rules.fork >= Fork.TANGERINE_WHISTLE && !state.has(account, Flag.EXISTS)) cost += rules.NEW_ACCOUNT
  reachedAccount = account
  return price(cost)
}

/** Runs SELFDESTRUCT: without a gas cost before EIP-150, and since EIP-6780 removing only contracts created in the same transaction. */
export function selfDestruct(ip: usize, sp: usize, gas: i64): i32 {
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  let how = priceDestruction(sp)
  if (how != GO_ON) return how
  const account = reachedAccount
  how = charge(pricedGas, ip, sp, gas)
  if (how != GO_ON) return how
  if (!state.reserveJournal(8)) return stop(Action.OUT_OF_MEMORY)
  if (rules.fork >= Fork.BERLIN) state.addFlags(account, Flag.WARM)
  if (rules.fork < Fork.LONDON && !state.has(self, Flag.DESTROYED)) setRefund(refund + rules.SELFDESTRUCT_REFUND)
  const hasWei = !u256.isZero(self + Account.BALANCE)
  const isDestroyed = rules.fork < Fork.CANCUN || state.has(self, Flag.CREATED)
  beneficiary = account
  u256.copy(destroyedBalance, self + Account.BALANCE)
  if (account != self) {
    u256.copy(scratch, self + Account.BALANCE)
    transfer(self, account, scratch)
    // Before EIP-158 a beneficiary was created also when it received nothing.
    if (rules.fork < Fork.SPURIOUS_DRAGON) state.addFlags(account, Flag.EXISTS | Flag.DIRTY)
    touch(account)
  } else if (isDestroyed && hasWei) {
    // The balance of a contract that names itself is burnt.
    state.keepBalance(self)
    u256.setSmall(self + Account.BALANCE, 0)
  }
  if (isDestroyed) state.addFlags(self, Flag.DESTROYED | Flag.DIRTY)
  return endFrame(Ending.RETURNED, gasAfter, 0, 0)
}
