/**
 * All that this folder changes of EthereumJS or reads of its protected members, each with its reason. `test/evm/ethereumjs/patches.test.ts` fails when
 * an upgrade makes one of them unnecessary or impossible.
 */
import { Common } from '@ethereumjs/common'
import type { EVM, ExecResult } from '@ethereumjs/evm'
import { MAX_BALANCE } from '../../state/account.js'
import * as Op from '../opcodes.js'

/** Upper limit of EIP numbers. */
const EIP_LIMIT = 2 ** 14

/**
 * Rules of one fork, created once and shared by all objects that use them.
 *
 * Every header, transaction and block of EthereumJS copies its rules and adds the parameters of its own library to the copy, which takes more time
 * than the rest of its work. These rules have all parameters from the beginning, and `copy` returns the same object.
 */
export class SettledCommon extends Common {
  #isSettled = false

  /** Adds parameters, and rejects later additions. */
  settle(params: readonly Parameters<Common['updateParams']>[0][]): void {
    for (const some of params) this.updateParams(some)
    this.#isSettled = true
    this.#rememberActivations()
  }

  /**
   * Caches which EIPs are active. The EVM asks several times per instruction, and the library searches a list each time: half of the time of code
   * that computes.
   */
  #rememberActivations(): void {
    const [ACTIVE, INACTIVE] = [1, 2]
    const known = new Uint8Array(EIP_LIMIT)
    this.isActivatedEIP = (eip) => {
      if (eip >= EIP_LIMIT) return super.isActivatedEIP(eip)
      if (known[eip] === 0) known[eip] = super.isActivatedEIP(eip) ? ACTIVE : INACTIVE
      return known[eip] === ACTIVE
    }
  }

  override updateParams(params: Parameters<Common['updateParams']>[0]): void {
    if (!this.#isSettled) super.updateParams(params)
  }

  override setHardfork(hardfork: string): void {
    if (this.#isSettled) throw new Error('settled rules are those of one hardfork')
    super.setHardfork(hardfork)
  }

  override copy(): Common {
    return this
  }
}

export type OpcodeTable = EVM['_opcodeMap']

/** Returns the table of instructions, whose handlers the fast lane and the bounds of instructions replace. The library has no public access to it. */
export function opcodeTableOf(evm: EVM): OpcodeTable {
  // biome-ignore lint/complexity/useLiteralKeys: the library protects the member, and offers nothing in its place
  return evm['_opcodeMap']
}

/** Ancestors whose hashes code can read. */
const ANCESTORS = 256n
/** In a block whose number does not fit 64 bits, no number has a hash, as in geth. */
const MAX_NUMBER = 2n ** 64n - 1n

/**
 * Replaces BLOCKHASH. The library asks for a block by a double, which has no numbers between 2^53 and 2^53 + 2, and a call may name any.
 *
 * @param hashOf returns the hash of an ancestor as a word
 */
export function replaceBlockHash(evm: EVM, hashOf: (number: bigint) => Promise<bigint>): void {
  const entry = opcodeTableOf(evm)[Op.BLOCKHASH]
  if (!entry) return
  entry.opHandler = async ({ stack, interpreter }: NonNullable<ExecResult['runState']>) => {
    const number = stack.pop()
    const current = interpreter.getBlockNumber()
    const isAncestor = number < current && current - number <= ANCESTORS && current <= MAX_NUMBER
    stack.push(isAncestor ? await hashOf(number) : 0n)
  }
}

/**
 * Merges checkpoints of frames that touched nothing new.
 *
 * The library's journal keeps two entries per frame until the transaction ends, also for such frames, and copies all of them at every revert: nested
 * calls took quadratic time.
 */
export function mergeIdleCheckpoints({ journal }: EVM): void {
  const commit = journal.commit.bind(journal)
  journal.commit = async () => {
    await commit()
    // biome-ignore lint/complexity/useLiteralKeys: the library protects the member, and offers nothing in its place
    const entries = journal['journalDiff']
    const [around, frame, next] = entries.slice(-3)
    if (!around || !frame || !next || around[0] !== next[0]) return
    const [, [addresses, slots, touched]] = frame
    if (addresses.size + slots.size + touched.size === 0) entries.length -= 2
  }
}

/**
 * Makes transfers stop at the maximum balance, as all other credits do.
 *
 * The library halts the frame whose value lifts a balance beyond it. Fees, SELFDESTRUCT and withdrawals do not stop there: the state limits what
 * they leave.
 */
export function limitTransfers(evm: EVM): void {
  // biome-ignore lint/complexity/useLiteralKeys: the library protects the member, and offers nothing in its place
  const add = evm['_addToBalance'].bind(evm)
  // biome-ignore lint/complexity/useLiteralKeys: see above
  evm['_addToBalance'] = (account, message) => {
    const room = MAX_BALANCE - account.balance
    return add(account, message.value > room ? Object.create(message, { value: { value: room } }) : message)
  }
}

export type Interpreter = NonNullable<ExecResult['runState']>['interpreter']
export type JumpAnalysis = ReturnType<Interpreter['_getValidJumpDestinations']>

const STOP = 0
const replaced = new WeakSet<object>()
/** Replaced jump analyses, by EVM. */
const analysts = new WeakMap<object, (code: Uint8Array, isCreation: boolean) => JumpAnalysis>()

/**
 * Replaces the jump analysis of an EVM. Other EVMs keep the library's.
 *
 * The library scans the whole code in every frame that jumps, a millisecond for the longest ones: calls to long code took minutes for the gas of a
 * transaction. It has no option for a cache, so the method of its interpreter is replaced, once.
 */
export async function replaceJumpAnalysis(evm: EVM, analyse: (code: Uint8Array, isCreation: boolean) => JumpAnalysis): Promise<void> {
  analysts.set(evm, analyse)
  // The library does not export the class; a run lends an instance.
  const { runState } = await evm.runCode({ code: Uint8Array.of(STOP) })
  if (!runState) throw new Error('a run left no interpreter')
  const prototype: Interpreter = Object.getPrototypeOf(runState.interpreter)
  if (replaced.has(prototype)) return
  replaced.add(prototype)
  const library = prototype._getValidJumpDestinations
  prototype._getValidJumpDestinations = function (this: Interpreter, code) {
    const own = analysts.get(this._evm)
    return own ? own(code, this._env.isCreate) : library.call(this, code)
  }
}
