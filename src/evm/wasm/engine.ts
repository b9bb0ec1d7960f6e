import { NodeError } from '../../primitives/errors.js'
import { type Address, type Hash, ZERO_HASH } from '../../primitives/hex.js'
import { EMPTY_CODE_HASH } from '../../primitives/keccak.js'
import { MissingState, readingState } from '../../primitives/missing-state.js'
import { awaited, pause, type Steps } from '../../primitives/steps.js'
import { type Code, isEmptyAccount } from '../../state/account.js'
import type { StateDraft } from '../../state/state-draft.js'
import type { RunCounting } from '../code-counter.js'
import type { ConsoleCall } from '../console-calls.js'
import type { EmittedLog } from '../emitted-log.js'
import { MemoryLimitExceeded } from '../memory-limit.js'
import type { AccessListEntry } from '../message.js'
import type { Pace } from '../pace.js'
import { accessesOf } from './accesses.js'
import { addCounts } from './counting.js'
import type { EngineExports } from './exports.js'
import { ACCOUNT, ACTION, CONSOLE_CALL, ENDING, ENVIRONMENT, FLAG, FORK, FRAME, FRAME_KIND, SLOT, STEP } from './layout.js'
import { LinearMemory } from './linear-memory.js'
import type { Machine } from './machine.js'
import { instantiateEngine } from './module.js'

/** Maximum bytes of code and of init code. */
export interface CodeLimits {
  readonly code: number
  readonly initCode: number
}

/** Fields of a block that code can read. Quantities in wei, gas and seconds. The engine expects the same object for the same fields. */
export interface BlockFacts {
  /** One of `FORK`. */
  readonly fork: number
  readonly feeRecipient: Address
  readonly timestamp: bigint
  readonly number: bigint
  /** PREVRANDAO. Before the merge, the difficulty. */
  readonly randomness: bigint
  readonly gasLimit: bigint
  readonly chainId: bigint
  readonly blobBaseFee: bigint
  readonly codeLimits: CodeLimits
}

/** Fields of the block and the transaction that code can read. Quantities in wei. */
export interface CodeEnvironment {
  readonly block: BlockFacts
  readonly origin: Address
  readonly gasPrice: bigint
  readonly baseFee: bigint
  readonly blobHashes: readonly Hash[]
  blockHash(number: bigint): Hash | undefined
  /** Addresses of precompiles with their numbers. Default: those of the rules. */
  readonly precompiles: ReadonlyMap<Address, number> | undefined
}

/** A run of code: a call, or a creation at the address `to`. */
export interface CodeRun {
  readonly isCreation: boolean
  readonly from: Address
  readonly to: Address
  readonly value: bigint
  readonly data: Uint8Array
  readonly gas: bigint
  readonly warmAccounts: Iterable<Address>
  readonly warmSlots: readonly AccessListEntry[]
  /** Whether the result lists the accounts and slots that the code accessed. */
  readonly listsAccesses?: boolean | undefined
  /** Whether the result is without the logs. */
  readonly omitsLogs?: boolean | undefined
  /** Whether the draft does not get the changes. */
  readonly omitsChanges?: boolean | undefined
  /** Counts the code, unless the run stops before each step. */
  readonly counting?: RunCounting | undefined
  /** Units of work of about 20 ns between two checks of the time. */
  readonly slice: bigint
  /** Maximum bytes of memory that all frames take together. */
  readonly memoryLimit: number
}

/** Halt of the EVM, with the values that its text needs. */
export interface Halt {
  /** One of `HALT`. */
  readonly reason: number
  readonly opcode: number
  /** Number of items on the stack, and number that the instruction takes. For a precompile, the bytes of its input. */
  readonly height: number
  readonly needs: number
  /** Reason why the called precompile failed. */
  readonly fault: string | undefined
}

export interface CodeResult {
  readonly ending: 'return' | 'revert' | 'halt'
  readonly halt: Halt
  readonly output: Uint8Array
  readonly gasLeft: bigint
  /** Gas to be refunded, before the cap. */
  readonly refund: bigint
  readonly logs: readonly EmittedLog[]
  readonly consoleCalls: readonly ConsoleCall[]
  readonly accesses: readonly AccessListEntry[] | undefined
}

/** Result of a precompile: its output and the gas used, or geth's text for the failure. */
export type PrecompileAnswer = { readonly output: Uint8Array; readonly gasUsed: bigint } | { readonly fault: string }

/** Runs a precompile that the module does not have, by its number. */
export type RunPrecompile = (number: number, input: Uint8Array, gas: bigint) => PrecompileAnswer | Promise<PrecompileAnswer>

/**
 * Observes a run from outside the module. The run stops for each of these methods. They may read the state of the EVM, and end the run by throwing.
 */
export interface RunObserver {
  readonly watchesSteps: boolean
  readonly watchesWrites: boolean
  /** Work of one call, in instructions of the EVM. */
  readonly work: number
  begin(machine: Machine): void
  /** Called when a frame is about to be opened, or was rejected. */
  openFrame(): void
  /** Called before an instruction. */
  step(): void
  /** Called after a write to storage. */
  writeSlot(): void
  /** Called when a frame has ended. `fault` is the reason of a failed precompile that the module does not have. */
  closeFrame(fault: string | undefined): void
  /** Called when the run is over or was ended. */
  end(): void
}

/**
 * Linear memory does not suffice for a run. How much of it is free depends on earlier runs, so the run has no result: it is repeated in a new instance,
 * and then by the reference executor. Its tracer begins anew.
 */
export class EngineMemoryExhausted extends Error {}

const NOTHING_WATCHED = { watchesWrites: false, watchesSteps: false }
/** Records of a result between two checks of the time. Each takes some microseconds. */
const RECORDS_A_LOOK = 500
/** Work of one call of the observer, in instructions of the EVM. */
const OBSERVATION_WORK = 16
/** Binary logarithm of the bytes whose copy for an observer takes as long as an instruction: 256 bytes. */
const BYTES_COPIED_BITS = 8
/** Addresses of a run that are kept as text, at most. */
const KNOWN_ADDRESSES = 1_000
/** Bytes of memory that code may use between runs, with its decoding: some 40 bytes per byte of code. */
const CODE_LIMIT = 32 << 20

/** An instance of the module with its memory. It runs one piece of code at a time. */
export class Engine {
  readonly #exports: EngineExports
  readonly #memory: LinearMemory
  readonly #scratch: number
  readonly #environment: number
  readonly #answer: number
  readonly #caller: number
  readonly #target: number
  readonly #value: number
  /** Block whose fields are in memory. */
  #block: BlockFacts | undefined
  /** Records of decoded code by its hash, the least recently used first. */
  readonly #codes = new Map<Hash, { readonly record: number; size: number }>()
  /** Hashes of the code that the run has used. */
  #usedCodes = new Set<Hash>()
  #codeBytes = 0
  /** Blocks of linear memory allocated for the run. */
  readonly #placed: { readonly at: number; readonly size: number }[] = []
  /** Addresses of accounts of the run by their records. */
  #addresses = new Map<number, Address>()
  #fault: string | undefined
  #isBroken = false

  private constructor(exports: EngineExports) {
    this.#exports = exports
    this.#memory = new LinearMemory(exports.memory)
    this.#scratch = exports.scratchAddress()
    this.#environment = exports.environmentAddress()
    this.#answer = exports.answer.value
    this.#caller = exports.messageCaller.value
    this.#target = exports.messageTarget.value
    this.#value = exports.messageValue.value
    // Keys of the tables are chosen by strangers.
    exports.setSeed(randomSeed())
  }

  static async create(): Promise<Engine> {
    return new Engine(await instantiateEngine())
  }

  /** Bytes of linear memory, which never shrinks. */
  get memorySize(): number {
    return this.#exports.memory.buffer.byteLength
  }

  /** Whether a run has ended amid a change of linear memory. The instance must not run anything after it. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /**
   * Runs code over a draft and writes the changes to the draft. A run that ends within a slice does not wait for anything.
   *
   * @param pace called after each slice; it ends the run by throwing, and lets others run first
   * @param observer called when frames open and end
   */
  *run(
    draft: StateDraft,
    environment: CodeEnvironment,
    run: CodeRun,
    runPrecompile: RunPrecompile,
    pace: Pace,
    observer?: RunObserver,
  ): Steps<CodeResult> {
    const exports = this.#exports
    try {
      this.#begin(environment, run, observer)
      let work = run.slice
      for (;;) {
        const action = exports.run(work)
        work = 0n
        this.#memory.refresh()
        if (action === ACTION.DONE) break
        if (action === ACTION.OUT_OF_MEMORY) throw new EngineMemoryExhausted()
        if (action === ACTION.MEMORY_LIMIT) throw new MemoryLimitExceeded(run.memoryLimit)
        if (action === ACTION.SLICE_OVER) {
          work = run.slice
          const task = pace.look()
          if (task !== undefined) yield task
        } else if (action === ACTION.PRECOMPILE) {
          yield* this.#precompile(runPrecompile)
          // Each takes up to some milliseconds, and code may call thousands.
          const task = pace.look()
          if (task !== undefined) yield task
        } else if (action >= ACTION.STEP) {
          const task = pace.spend(this.#show(action, observer))
          if (task !== undefined) yield task
        } else {
          const loading = readingState(() => this.#provide(action, draft, environment), pace.load)
          if (loading !== undefined) yield loading
        }
      }
      const logs = run.omitsLogs || exports.logsEnd() === 0 ? [] : yield* this.#logs(pace)
      const result = this.#result(run, environment.block.fork, logs)
      if (!run.omitsChanges) yield* this.#apply(draft, environment.block.fork, pace)
      // A run that ends without a result may be repeated, so it is not counted.
      if (run.counting && !(run.counting.onlyFailures && result.ending === 'return')) addCounts(exports, this.#memory, run.counting)
      return result
    } catch (error) {
      // Time, limits and missing state end a run between two calls of the module. Anything else may come from amid a call: a trap, or a full memory.
      this.#isBroken = !(error instanceof NodeError || error instanceof MissingState)
      throw error
    } finally {
      observer?.end()
      if (!this.#isBroken) this.#reset()
    }
  }

  #begin(environment: CodeEnvironment, run: CodeRun, observer: RunObserver | undefined): void {
    this.#fault = undefined
    this.#memory.refresh()
    this.#configure(environment)
    this.#provideBlobHashes(environment.blobHashes)
    const input = this.#place(run.data)
    this.#warm(run)
    this.#memory.writeAddress(this.#caller, run.from)
    this.#memory.writeAddress(this.#target, run.to)
    this.#memory.writeWord(this.#value, run.value)
    this.#exports.setMemoryLimit(run.memoryLimit)
    const kind = run.isCreation ? FRAME_KIND.CREATE : FRAME_KIND.CALL
    const { watchesWrites, watchesSteps } = observer ?? NOTHING_WATCHED
    // A frame that lacks gas for a block has accessed what comes before the instruction that fails: only observed frames run up to there.
    const isObserved = observer !== undefined || run.listsAccesses === true
    const flag = (isSet: boolean) => (isSet ? 1 : 0)
    const counts = run.counting !== undefined
    this.#exports.begin(kind, input, run.data.length, run.gas, 0, flag(isObserved), flag(watchesWrites), flag(watchesSteps), flag(counts))
    observer?.begin(this.#machine(environment.block.fork))
  }

  #machine(fork: number): Machine {
    return { exports: this.#exports, memory: this.#memory, fork }
  }

  /** Calls the observer. Returns the work, in instructions of the EVM: it takes longer than a step, and may copy memory. */
  #show(action: number, observer: RunObserver | undefined): number {
    const exports = this.#exports
    let bytes: number
    if (action === ACTION.STEP) {
      bytes = this.#memory.u32(exports.stepRecord.value + STEP.MEMORY_LENGTH)
      observer?.step()
    } else if (action === ACTION.SLOT_WRITTEN) {
      bytes = 0
      observer?.writeSlot()
    } else if (action === ACTION.FRAME_OPENED) {
      bytes = exports.openedInputLength.value
      observer?.openFrame()
    } else {
      bytes = exports.closedOutputLength.value
      observer?.closeFrame(this.#fault)
      this.#fault = undefined
    }
    return OBSERVATION_WORK + (bytes >>> BYTES_COPIED_BITS) + (observer?.work ?? 0)
  }

  /** Discards a run and releases its memory. */
  #reset(): void {
    this.#exports.reset()
    for (const { at, size } of this.#placed) this.#exports.release(at, size)
    this.#placed.length = 0
    // Not cleared: in V8 a former content of a map refers to the next one, and all of them would stay until the next full collection.
    if (this.#addresses.size > 0) this.#addresses = new Map()
    this.#evictCode()
  }

  // Before a run

  #configure(environment: CodeEnvironment): void {
    const exports = this.#exports
    if (environment.block !== this.#block) this.#enterBlock(environment.block)
    const at = this.#environment
    this.#memory.writeAddress(at + ENVIRONMENT.ORIGIN, environment.origin)
    this.#memory.writeWord(at + ENVIRONMENT.GAS_PRICE, environment.gasPrice)
    this.#memory.writeWord(at + ENVIRONMENT.BASE_FEE, environment.baseFee)
    if (environment.precompiles) {
      exports.movePrecompiles()
      for (const [address, number] of environment.precompiles) exports.placePrecompile(this.#accountOf(address), number)
    }
  }

  /** Writes the fields of a block, which remain for later runs. */
  #enterBlock(block: BlockFacts): void {
    this.#exports.setFork(block.fork)
    this.#exports.setCodeSizeLimits(block.codeLimits.code, block.codeLimits.initCode)
    const at = this.#environment
    this.#memory.writeAddress(at + ENVIRONMENT.FEE_RECIPIENT, block.feeRecipient)
    this.#memory.writeWord(at + ENVIRONMENT.TIMESTAMP, block.timestamp)
    this.#memory.writeWord(at + ENVIRONMENT.NUMBER, block.number)
    this.#memory.writeWord(at + ENVIRONMENT.RANDOMNESS, block.randomness)
    this.#memory.writeWord(at + ENVIRONMENT.GAS_LIMIT, block.gasLimit)
    this.#memory.writeWord(at + ENVIRONMENT.CHAIN_ID, block.chainId)
    this.#memory.writeWord(at + ENVIRONMENT.BLOB_BASE_FEE, block.blobBaseFee)
    this.#block = block
  }

  #provideBlobHashes(hashes: readonly Hash[]): void {
    const at = hashes.length === 0 ? 0 : this.#room(hashes.length * 32)
    for (const [i, hash] of hashes.entries()) this.#memory.writeHash(at + 32 * i, hash)
    this.#exports.setBlobHashes(at, hashes.length)
  }

  #warm({ warmAccounts, warmSlots }: CodeRun): void {
    for (const address of warmAccounts) this.#exports.warmAccount(this.#accountOf(address))
    for (const { address, storageKeys } of warmSlots) {
      const account = this.#accountOf(address)
      for (const slot of storageKeys) {
        this.#memory.writeHash(this.#scratch, slot)
        const record = this.#exports.slotOf(account, this.#scratch)
        if (record === 0) throw new EngineMemoryExhausted()
        this.#memory.refresh()
        this.#exports.warmSlot(record)
      }
    }
  }

  // During a run

  #provide(action: number, draft: StateDraft, environment: CodeEnvironment): void {
    const subject = this.#exports.subject.value
    if (action === ACTION.NEED_ACCOUNT) this.#provideAccount(draft, subject)
    else if (action === ACTION.NEED_CODE) this.#exports.provideCode(subject, this.#codeRecord(draft.code(this.#addressOf(subject))))
    else if (action === ACTION.NEED_SLOT) this.#provideSlot(draft, subject)
    else this.#provideBlockHash(environment, subject)
  }

  #provideSlot(draft: StateDraft, record: number): void {
    const address = this.#addressOf(this.#memory.view.getUint32(record + SLOT.ACCOUNT, true))
    this.#memory.writeBigEndian(this.#scratch, draft.storage(address, this.#memory.hash(record)))
    this.#exports.provideSlot(record)
  }

  #provideBlockHash(environment: CodeEnvironment, number: number): void {
    const hash = environment.blockHash(this.#memory.word(number))
    this.#memory.writeHash(this.#answer, hash ?? ZERO_HASH)
    this.#exports.provideAnswer()
  }

  #provideAccount(draft: StateDraft, record: number): void {
    const address = this.#addressOf(record)
    const account = draft.account(address)
    if (account) {
      this.#memory.writeWord(record + ACCOUNT.BALANCE, account.balance)
      this.#memory.view.setBigUint64(record + ACCOUNT.NONCE, account.nonce, true)
      this.#memory.view.setUint32(record + ACCOUNT.CODE_SIZE, account.code.bytes.length, true)
    }
    // An account that is created without code has the hash of no code.
    this.#memory.writeHash(record + ACCOUNT.CODE_HASH, account?.code.hash ?? EMPTY_CODE_HASH)
    // Slots of an account without storage need no answer. Only where nothing else prevents a creation, a search must find out (EIP-7610).
    const isUsed = account !== undefined && (account.nonce > 0n || account.code.bytes.length > 0)
    const mayHaveStorage = account !== undefined && (isUsed ? !draft.lacksStorage(address) : draft.hasStorage(address))
    this.#exports.provideAccount(record, account ? 1 : 0, mayHaveStorage ? 1 : 0)
  }

  #codeRecord({ bytes, hash }: Code): number {
    const known = this.#codes.get(hash)
    if (known) {
      this.#codes.delete(hash)
      this.#codes.set(hash, known)
      this.#usedCodes.add(hash)
      return known.record
    }
    const record = this.#exports.newCode(bytes.length)
    if (record === 0) throw new EngineMemoryExhausted()
    this.#memory.refresh()
    this.#memory.bytes.set(bytes, this.#exports.bytesOf(record))
    this.#codes.set(hash, { record, size: 0 })
    this.#usedCodes.add(hash)
    return record
  }

  /** Releases code that was not used recently. Call it only between runs, because frames refer to records of code. */
  #evictCode(): void {
    // A run may have decoded code that was known already.
    for (const hash of this.#usedCodes) {
      const known = this.#codes.get(hash)
      if (!known) continue
      const size = this.#exports.sizeOfCode(known.record)
      this.#codeBytes += size - known.size
      known.size = size
    }
    if (this.#usedCodes.size > 0) this.#usedCodes = new Set()
    for (const [hash, { record, size }] of this.#codes) {
      if (this.#codeBytes <= CODE_LIMIT) return
      this.#exports.releaseCode(record)
      this.#codes.delete(hash)
      this.#codeBytes -= size
    }
  }

  *#precompile(run: RunPrecompile): Steps<void> {
    const exports = this.#exports
    const frame = exports.frameAt(exports.depth.value - 1)
    const from = this.#memory.view.getUint32(frame + FRAME.INPUT, true)
    const length = this.#memory.view.getUint32(frame + FRAME.INPUT_LENGTH, true)
    const gas = this.#memory.view.getBigInt64(frame + FRAME.GAS, true)
    const answer = yield* awaited(run(exports.subject.value, this.#memory.bytes.slice(from, from + length), gas))
    if ('fault' in answer) {
      this.#fault = answer.fault
      exports.finishPrecompile(0, 0n, 0)
    } else {
      const at = exports.precompileOutput(answer.output.length)
      if (at === 0) throw new EngineMemoryExhausted()
      this.#memory.refresh()
      this.#memory.bytes.set(answer.output, at)
      exports.finishPrecompile(1, gas - answer.gasUsed, answer.output.length)
    }
    this.#memory.refresh()
  }

  // After a run

  #result(run: CodeRun, fork: number, logs: readonly EmittedLog[]): CodeResult {
    const exports = this.#exports
    const length = exports.outputLength.value
    const at = exports.output.value
    return {
      ending: endingOf(exports.ending.value),
      halt: {
        reason: exports.haltReason.value,
        opcode: exports.haltOpcode.value,
        height: exports.haltHeight.value,
        needs: exports.haltNeeds.value,
        fault: this.#fault,
      },
      output: this.#memory.slice(at, length),
      gasLeft: exports.gasLeft.value,
      refund: exports.refund.value,
      logs,
      consoleCalls: this.#consoleCalls(),
      accesses: run.listsAccesses ? accessesOf(this.#machine(fork)) : undefined,
    }
  }

  #consoleCalls(): ConsoleCall[] {
    const calls: ConsoleCall[] = []
    const start = this.#exports.consoleStart()
    const end = start + this.#exports.consoleEnd()
    for (let at = start; at < end; ) {
      const length = this.#memory.view.getUint32(at + CONSOLE_CALL.LENGTH, true)
      const data = at + CONSOLE_CALL.DATA
      calls.push({ from: this.#memory.address(at), data: this.#memory.bytes.slice(data, data + length) })
      at = data + ((length + 7) & ~7)
    }
    return calls
  }

  *#logs(pace: Pace): Steps<EmittedLog[]> {
    const logs: EmittedLog[] = []
    const start = this.#exports.logsStart()
    const end = start + this.#exports.logsEnd()
    for (let at = start; at < end; at = this.#memory.endOfLog(at)) {
      if (logs.length % RECORDS_A_LOOK === RECORDS_A_LOOK - 1) yield* pause(pace.look())
      logs.push(this.#memory.log(at))
    }
    return logs
  }

  /** Writes the changes to the draft. */
  *#apply(draft: StateDraft, fork: number, pace: Pace): Steps<void> {
    const exports = this.#exports
    if (exports.accountCount() + exports.slotCount() > RECORDS_A_LOOK) yield* this.#applyInParts(draft, fork, pace)
    else {
      this.#applyAccounts(draft, fork, 0, exports.accountCount())
      this.#applySlots(draft, 0, exports.slotCount())
    }
    if (fork >= FORK.SPURIOUS_DRAGON && exports.isRipemdTouched.value !== 0) removeEmptyRipemd(draft)
  }

  /** Writes many changes to the draft, in parts. */
  *#applyInParts(draft: StateDraft, fork: number, pace: Pace): Steps<void> {
    const exports = this.#exports
    const accounts = exports.accountCount()
    for (let from = 0; from < accounts; from += RECORDS_A_LOOK) {
      this.#applyAccounts(draft, fork, from, Math.min(accounts, from + RECORDS_A_LOOK))
      yield* pause(pace.look())
    }
    const slots = exports.slotCount()
    for (let from = 0; from < slots; from += RECORDS_A_LOOK) {
      this.#applySlots(draft, from, Math.min(slots, from + RECORDS_A_LOOK))
      yield* pause(pace.look())
    }
  }

  /** Writes the changes of the accounts from one index to before another. */
  #applyAccounts(draft: StateDraft, fork: number, from: number, to: number): void {
    const exports = this.#exports
    for (let i = from; i < to; i++) {
      const record = exports.accountRecord(i)
      const flags = this.#memory.u32(record + ACCOUNT.FLAGS)
      if ((flags & FLAG.LOADED) === 0 || (flags & (FLAG.DIRTY | FLAG.TOUCHED)) === 0) continue
      const address = this.#addressOf(record)
      if ((flags & FLAG.DESTROYED) !== 0) draft.deleteAccount(address)
      else if ((flags & FLAG.EXISTS) !== 0) this.#applyAccount(draft, fork, record, flags, address)
    }
  }

  #applyAccount(draft: StateDraft, fork: number, record: number, flags: number, address: Address): void {
    const memory = this.#memory
    const balance = memory.word(record + ACCOUNT.BALANCE)
    const nonce = memory.view.getBigUint64(record + ACCOUNT.NONCE, true)
    const codeSize = memory.u32(record + ACCOUNT.CODE_SIZE)
    if (fork >= FORK.SPURIOUS_DRAGON && balance === 0n && nonce === 0n && codeSize === 0) {
      draft.deleteAccount(address)
      return
    }
    if ((flags & FLAG.CREATED) !== 0) draft.clearStorage(address)
    if ((flags & FLAG.DIRTY) !== 0) draft.updateAccount(address, { balance, nonce })
    if ((flags & FLAG.NEW_CODE) !== 0) {
      const code = this.#exports.bytesOf(memory.u32(record + ACCOUNT.CODE))
      draft.setCode(address, memory.bytes.slice(code, code + codeSize))
    }
  }

  /** Writes the changes of the slots from one index to before another. */
  #applySlots(draft: StateDraft, from: number, to: number): void {
    const exports = this.#exports
    const memory = this.#memory
    for (let i = from; i < to; i++) {
      const record = exports.slotRecord(i)
      if ((memory.u32(record + SLOT.FLAGS) & FLAG.DIRTY) === 0) continue
      if (memory.isSameWord(record + SLOT.VALUE, record + SLOT.ORIGINAL)) continue
      const account = memory.u32(record + SLOT.ACCOUNT)
      if ((memory.u32(account + ACCOUNT.FLAGS) & FLAG.DESTROYED) !== 0) continue
      draft.setStorage(this.#addressOf(account), memory.hash(record), memory.bigEndian(record + SLOT.VALUE))
    }
  }

  // Room in memory

  /** Allocates a block of linear memory for the run. */
  #room(size: number): number {
    const at = this.#exports.allocate(size)
    if (at === 0) throw new EngineMemoryExhausted()
    this.#placed.push({ at, size })
    this.#memory.refresh()
    return at
  }

  #place(bytes: Uint8Array): number {
    const at = this.#room(bytes.length)
    this.#memory.bytes.set(bytes, at)
    return at
  }

  #accountOf(address: Address): number {
    this.#memory.writeAddress(this.#scratch, address)
    const record = this.#exports.accountOf(this.#scratch)
    if (record === 0) throw new EngineMemoryExhausted()
    this.#memory.refresh()
    this.#addresses.set(record, address)
    return record
  }

  /** Returns the address of an account's record. Reading it from memory takes longer than to find it. */
  #addressOf(record: number): Address {
    let address = this.#addresses.get(record)
    if (address === undefined) {
      address = this.#memory.address(record)
      if (this.#addresses.size < KNOWN_ADDRESSES) this.#addresses.set(record, address)
    }
    return address
  }
}

/** Returns the name of an ending. */
export function endingOf(ending: number): CodeResult['ending'] {
  if (ending === ENDING.RETURNED) return 'return'
  return ending === ENDING.REVERTED ? 'revert' : 'halt'
}

const RIPEMD: Address = '0x0000000000000000000000000000000000000003'

/** Removes the empty account of RIPEMD-160 (EIP-161). In block 2,675,119, the touch of this account was kept although its frame was reverted. */
function removeEmptyRipemd(draft: StateDraft): void {
  const account = draft.account(RIPEMD)
  if (account && isEmptyAccount(account)) draft.deleteAccount(RIPEMD)
}

/**
 * Returns a seed of hash tables. Callers cannot observe it, so it needs no cryptography, which Node would load for it: several milliseconds of the first
 * run of a process.
 */
function randomSeed(): bigint {
  const half = () => BigInt(Math.floor(Math.random() * 2 ** 32))
  return (half() << 32n) | half()
}
