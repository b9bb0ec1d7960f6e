/** Logs. */

import { halt } from './endings'
import { copyDisjoint } from './heap'
import { Action, Halt, Log } from './layout'
import { fuel, GO_ON, isStatic, memoryStart, self, setAddress, spend, stop } from './machine'
import { chargeMemory, memoryCost, withGrowth } from './memory'
import * as rules from './rules'
import * as state from './state'
import * as u256 from './u256'

/** Returns the gas of a log without that of its topics. */
@inline
export function logGas(sp: usize): i64 {
  return withGrowth(memoryCost(sp, sp - 32), rules.LOG_BYTE * load<i64>(sp - 32))
}

export function emitLog(topics: u32, ip: usize, sp: usize, gas: i64): i32 {
  if (isStatic) return halt(Halt.WRITE_PROTECTION, ip)
  if (fuel < 0) return stop(Action.SLICE_OVER)
  const how = chargeMemory(logGas(sp), ip, sp, gas)
  if (how != GO_ON) return how
  const length = load<u64>(sp - 32)
  const log = state.addLog(topics, <u32>length)
  if (log == 0) return stop(Action.OUT_OF_MEMORY)
  setAddress(log, self)
  for (let i: u32 = 0; i < topics; i++) u256.copy(log + Log.TOPICS + (<usize>i << 5), sp - 64 - (<usize>i << 5))
  if (length > 0) copyDisjoint(log + Log.TOPICS + (<usize>topics << 5), memoryStart + <usize>load<u64>(sp), <usize>length)
  spend(<i64>(length >> 8) + 4)
  return GO_ON
}
