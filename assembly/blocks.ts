/** Hashes of earlier blocks. */

import * as env from './environment'
import { Action, Environment } from './layout'
import { fuel, GO_ON, needs, stop } from './machine'
import * as u256 from './u256'

/** Word for the host's answer. */
export const answer = memory.data(32)
let isAnswered = false

export function resetAnswer(): void {
  isAnswered = false
}

/** Runs BLOCKHASH. */
export function blockHash(sp: usize): i32 {
  if (!u256.isSmall(sp) || !u256.isSmall(env.fields + Environment.NUMBER)) {
    u256.setSmall(sp, 0)
    return GO_ON
  }
  const number = load<u64>(sp)
  const current = load<u64>(env.fields + Environment.NUMBER)
  if (number >= current || current - number > 256) {
    u256.setSmall(sp, 0)
    return GO_ON
  }
  if (!isAnswered) return fuel < 0 ? stop(Action.SLICE_OVER) : needs(Action.NEED_BLOCK_HASH, sp)
  isAnswered = false
  u256.copy(sp, answer)
  return GO_ON
}

/** Continues after the host has written a word to `answer`. */
export function provideAnswer(): void {
  isAnswered = true
}
