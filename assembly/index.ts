/** Exports of the module, which imports nothing. `Engine` in `src/evm/wasm/engine.ts` calls them. */

import * as codes from './code'
import * as frames from './frames'
import * as interpreter from './interpreter'
import { Account, Flag, Frame, Slot } from './layout'
import * as state from './state'
import * as u256 from './u256'

export { bytesOf, firstCounted, newCode, releaseCode, sizeOfCode } from './code'
export { environmentAddress, setBlobHashes } from './environment'
export { depth, frameAt } from './frames'
export { allocate, release } from './heap'
export { beneficiary, destroyedBalance, isRipemdTouched, movePrecompiles, placePrecompile } from './accounts'
export {
  closedEnding,
  closedGas,
  closedOutput,
  closedOutputLength,
  closedReason,
  openedFrom,
  openedGas,
  openedInput,
  openedInputLength,
  openedKind,
  openedRefusal,
  openedTo,
  openedValue,
} from './announcements'
export { answer, provideAnswer } from './blocks'
export { finishPrecompile, precompileOutput } from './calls'
export { ending, gasLeft, haltHeight, haltNeeds, haltOpcode, haltReason, output, outputLength } from './endings'
export { begin, messageCaller, messageTarget, messageValue, run, skipSteps, stepRecord, stepsToSkip, watchedOpcodes } from './interpreter'
export { refund, subject } from './machine'
export { setMemoryLimit } from './memory'
export { overwritten, writtenSlot } from './storage'
export { isDefined } from './opcodes'
export { hasDifficulty, setCodeSizeLimits, setFork } from './rules'
export {
  accountCount,
  accountOf,
  accountRecord,
  consoleEnd,
  consoleStart,
  findAccount,
  findSlot,
  logsEnd,
  logsStart,
  setSeed,
  slotCount,
  slotOf,
  slotRecord,
} from './state'

/** Word for the arguments of calls from the host. */
const scratch = memory.data(32)

export function scratchAddress(): usize {
  return scratch
}

/**
 * Completes an account after the host has written its nonce, balance, code hash and code size. Fields that the host does not write are those of a new
 * account.
 */
export function provideAccount(account: usize, exists: bool, hasStorage: bool): void {
  let flags = Flag.LOADED
  if (exists) flags |= Flag.EXISTS
  if (hasStorage) flags |= Flag.HAS_STORAGE
  else flags |= Flag.STORAGE_RESIDENT
  state.raise(account, flags)
}

/** Sets the record of an account's code. */
export function provideCode(account: usize, code: usize): void {
  store<u32>(account, <u32>code, Account.CODE)
}

/** Sets the value of a slot to the scratch word, also as its value at the beginning of the transaction. */
export function provideSlot(slot: usize): void {
  u256.copy(slot + Slot.VALUE, scratch)
  u256.copy(slot + Slot.ORIGINAL, scratch)
  store<u32>(slot, load<u32>(slot, Slot.FLAGS) | Flag.LOADED, Slot.FLAGS)
}

/** Makes an account warm from the start (EIP-2929, EIP-2930). */
export function warmAccount(account: usize): void {
  state.raise(account, Flag.WARM)
}

export function warmSlot(slot: usize): void {
  store<u32>(slot, load<u32>(slot, Slot.FLAGS) | Flag.WARM, Slot.FLAGS)
}

/** Discards a run: its frames, its state and the code that it has created. */
export function reset(): void {
  for (let i: u32 = 0; i < frames.depth; i++) {
    const frame = frames.frameAt(i)
    if (load<u32>(frame, Frame.OWNS_CODE) != 0) codes.releaseInitCode(<usize>load<u32>(frame, Frame.CODE_RECORD))
  }
  codes.clearCounted()
  codes.releaseTemporaryCodes()
  frames.trimFrames()
  state.clear()
  interpreter.reset()
}
