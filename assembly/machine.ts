/**
 * The machine: variables of the run and of the frame that runs. Other files read them, and change them by functions of this file.
 *
 * They are globals, because compilers of WebAssembly keep few locals of the loop in registers. An instruction that needs a missing record changes
 * nothing, stops the run, and is run again.
 */

import * as frames from './frames'
import { Frame } from './layout'

/** Record, number or precompile of the action. */
export let subject: usize = 0

/** Units of work left in the slice, about 20 ns each. */
export let fuel: i64 = 0

export function setFuel(units: i64): void {
  fuel = units
}

@inline
export function spend(units: i64): void {
  fuel -= units
}

/** Whether the run stops before each step. */
export let isStepwise = false
/** Whether the run stops where frames open and end. */
export let isObserved = false
/** Whether the run stops after each write to storage. */
export let areWritesObserved = false

/** Whether the run counts the blocks of its code. A run that stops before each step does not. */
export let isCounting = false

/** Sets where the run stops and whether it counts. */
export function observe(steps: bool, frameEnds: bool, writes: bool, counts: bool): void {
  isCounting = counts && !steps
  isStepwise = steps
  isObserved = frameEnds
  areWritesObserved = writes
}

// The frame that runs

export let frame: usize = 0
export let self: usize = 0
export let code: usize = 0
export let stackBase: usize = 0
export let memoryStart: usize = 0
export let memoryLength: u32 = 0
export let isStatic = false

/** Refund of the run so far. */
export let refund: i64 = 0

export function setRefund(gas: i64): void {
  refund = gas
}

/** Gas and stack pointer that a function called by the loop returns. */
export let gasAfter: i64 = 0
export let stackAfter: usize = 0

@inline
export function setGasAfter(gas: i64): void {
  gasAfter = gas
}

@inline
export function setStackAfter(sp: usize): void {
  stackAfter = sp
}

/** Results of a function that the loop calls: the frame continues, another frame runs, or (less than zero) the run stops with the action ~result. */
export const GO_ON: i32 = 0
export const SWITCHED: i32 = 1

/** Returns the result that stops the run. */
@inline
export function stop(action: i32): i32 {
  return ~action
}

/** Work of the host for a missing record, in units of fuel: it may have to hash a key and to read a trie. */
const MISS: i64 = 500

/** Returns the result that stops the run because the host must provide a record. */
@inline
export function needs(action: i32, about: usize): i32 {
  subject = about
  fuel -= MISS
  return ~action
}

/** Reads the variables of the newest frame. */
export function loadFrame(): void {
  frame = frames.currentFrame()
  self = <usize>load<u32>(frame, Frame.SELF)
  code = <usize>load<u32>(frame, Frame.CODE_RECORD)
  stackBase = <usize>load<u32>(frame, Frame.STACK_BASE)
  memoryStart = <usize>load<u32>(frame, Frame.MEMORY)
  memoryLength = load<u32>(frame, Frame.MEMORY_LENGTH)
  isStatic = load<u32>(frame, Frame.IS_STATIC) != 0
}

/** Makes a frame of a precompile the current one. */
export function enterPrecompile(opened: usize, context: usize): void {
  frame = opened
  self = context
  code = 0
}

/** Reads the memory of the frame again after it has grown. */
@inline
export function reloadMemory(): void {
  memoryStart = <usize>load<u32>(frame, Frame.MEMORY)
  memoryLength = load<u32>(frame, Frame.MEMORY_LENGTH)
}

/**
 * Gas of an instruction, computed by a function whose name begins with `price`. Such a function may need a record that the host has not provided.
 */
export let pricedGas: i64 = 0

@inline
export function price(gas: i64): i32 {
  pricedGas = gas
  return GO_ON
}

/** Buffers for an address or a hash. */
export const scratch = memory.data(64)
export const hashBytes = memory.data(32)

/** Writes the address of an account as a word. */
@inline
export function setAddress(to: usize, account: usize): void {
  store<u64>(to, load<u64>(account))
  store<u64>(to, load<u64>(account, 8), 8)
  store<u64>(to, <u64>load<u32>(account, 16), 16)
  store<u64>(to, 0, 24)
}

// What the next call of `run` does first
export const PENDING_NOTHING: i32 = 0
/** Open the outermost frame. */
export const PENDING_START: i32 = 1
export const PENDING_DONE: i32 = 2
/** Close a frame, after the host has read its result. */
export const PENDING_CLOSE: i32 = 3
/** Report to the host that a precompile run by the host has ended. */
export const PENDING_SIGHT: i32 = 4
export let pending: i32 = PENDING_NOTHING

export function setPending(next: i32): void {
  pending = next
}
