import type { Log as EthereumjsLog, ExecResult } from '@ethereumjs/evm'
import type { TypedTransaction } from '@ethereumjs/tx'
import { EthereumJSError } from '@ethereumjs/util'
import { runTx } from '@ethereumjs/vm'
import { type Address, bytesToHex, EMPTY_BYTES, type Hash } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'
import { LoadedValues, MissingState } from '../../primitives/missing-state.js'
import { isEmptyAccount } from '../../state/account.js'
import { authorityOf } from '../authorization.js'
import { callBeforeTransactions, finishBlock, SYSTEM_ADDRESS, SYSTEM_CALL_GAS, type SystemCall } from '../block-steps.js'
import type { RulesByBlock } from '../chain-rules.js'
import { runCounting } from '../code-counter.js'
import { createdAddress } from '../contract-address.js'
import { delegationTo, isDelegation } from '../delegation.js'
import type { EmittedLog } from '../emitted-log.js'
import type { ExecutionState } from '../execution-state.js'
import {
  type BlockEnding,
  type Ending,
  type Environment,
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  InvalidTransaction,
  type MessageOptions,
  type TransactionResult,
} from '../executor.js'
import type { Header } from '../header.js'
import { kzg } from '../kzg.js'
import { memoryLimitOf } from '../memory-limit.js'
import type { AccessListEntry, Message } from '../message.js'
import { accountsBeforeRun, type CheckedMessage, checkGasLimit, checkMessage } from '../message-checks.js'
import { MAX_NONCE, NONCE_OVERFLOW, nextNonce, reportRefusedCreation } from '../nonce-overflow.js'
import type { Rules } from '../rules.js'
import { type Caller, LARGE_MEMORY, pausing, type Run, RunQueue } from '../run-queue.js'
import { sceneOf } from '../traced-scene.js'
import type { Tracer } from '../tracer.js'
import { blobGasOf, checkInitCode, effectiveGasPrice, feesOf, impersonatedSender, type Transaction } from '../transaction.js'
import type { TransactionBody } from '../transaction-body.js'
import { addressOf, blockHeaderOf, blockOf, typedTransactionOf } from './conversions.js'
import { createEngine, EMPTY_DRAFT, type Engine, placePrecompiles } from './engine.js'
import { haltReason } from './halt-reason.js'
import { precompileFault } from './precompile-fault.js'
import { watched } from './tracing.js'

function emittedLog([address, topics, data]: EthereumjsLog): EmittedLog {
  return { address: bytesToHex(address), topics: topics.map(bytesToHex), data }
}

/** @param engine the engine whose run has ended */
function endingOf({ exceptionError, runState }: ExecResult, { to, data }: Pick<Message, 'to' | 'data'>, engine: Engine): Ending {
  if (!exceptionError) return { kind: 'return' }
  // The library says of several faults of precompiles that they reverted.
  if (to !== undefined && engine.evm.precompiles.has(to.slice(2))) {
    const origin = engine.ancestors.environment?.precompiles?.get(to) ?? to
    return { kind: 'halt', reason: precompileFault(origin, exceptionError.error, data) }
  }
  if (exceptionError.error === 'revert') return { kind: 'revert' }
  // After a failure the program counter remains at the instruction that failed.
  return { kind: 'halt', reason: haltReason(exceptionError.error, runState?.code[runState.programCounter], runState?.stack.getStack()) }
}

/** Returns the addresses and slots that were accessed. A contract created by the run is warm afterwards, so it is listed only if it has slots. */
function accessListOf(engine: Engine, created: ReadonlySet<string> = new Set()): AccessListEntry[] {
  return [...(engine.evm.journal.accessList ?? [])]
    .filter(([address, slots]) => slots.size > 0 || !created.has(`0x${address}`))
    .map(([address, slots]) => ({ address: `0x${address}`, storageKeys: [...slots].map((slot): Hash => `0x${slot}`) }))
}

/** Sets the valid delegations and skips the others (EIP-7702). Returns the refund for authorities that existed. */
async function applyAuthorizations(engine: Engine, message: Message): Promise<bigint> {
  const { draft } = engine.state
  let refund = 0n
  for (const authorization of message.authorizationList) {
    await engine.pace.look()
    const authority = authorityOf(authorization, engine.rules.chainId)
    if (authority === undefined) continue
    engine.evm.journal.addAlwaysWarmAddress(authority)
    const account = draft.account(authority)
    const code = draft.code(authority).bytes
    if (code.length > 0 && !isDelegation(code)) continue
    if ((account?.nonce ?? 0n) !== authorization.nonce) continue
    if (account) refund += engine.common.param('perEmptyAccountCost') - engine.common.param('perAuthBaseGas')
    draft.setNonce(authority, authorization.nonce + 1n)
    const isCleared = BigInt(authorization.address) === 0n
    draft.setCode(authority, isCleared ? EMPTY_BYTES : delegationTo(authorization.address))
  }
  return refund
}

/** Removes touched accounts after an execution: destroyed contracts and, since EIP-161, empty accounts. */
async function cleanUp(engine: Engine, result: ExecResult): Promise<void> {
  const { draft } = engine.state
  const isSameTransactionOnly = engine.common.isActivatedEIP(6780)
  for (const address of [...(result.selfdestruct?.keys() ?? [])].sort()) {
    if (!isSameTransactionOnly || result.createdAddresses?.has(address)) draft.deleteAccount(address)
  }
  await engine.evm.journal.cleanup()
}

/** State that the executors of one chain share. */
interface Workshop {
  readonly queue: RunQueue
  /** Idle engines, by rules. Their number is the maximum number of concurrent runs so far, which the queue keeps low. */
  readonly idle: Map<Rules, Engine[]>
}

/** EthereumJS's EVM behind the `Executor` port. */
export class EthereumjsExecutor implements Executor {
  readonly #rules: RulesByBlock
  readonly #shared: Workshop
  readonly #caller: Caller | undefined

  constructor(rules: RulesByBlock, shared: Workshop = { queue: new RunQueue(), idle: new Map() }, caller?: Caller) {
    this.#rules = rules
    this.#shared = shared
    this.#caller = caller
  }

  for(caller: Caller): Executor {
    return new EthereumjsExecutor(this.#rules, this.#shared, caller)
  }

  async runMessage(
    draft: ExecutionState,
    environment: Environment,
    message: Message,
    options: MessageOptions = {},
  ): Promise<ExecutionResult> {
    const { tracer, checkTime, counts } = options
    runCounting(counts)?.counter.omitRun()
    const preparing = draft.prepare(() => accountsBeforeRun(environment, message), this.#caller?.waiter)
    if (preparing !== undefined) await pausing(this.#caller, preparing)
    const run = async (engine: Engine) => {
      engine.pace.checkTime = allChecks(this.#caller, checkTime, tracer)
      const scene = tracer && (await sceneOf(engine.state.draft, environment, message, tracer, engine.pace))
      return watched(engine.evm, tracer, scene, () => this.#runMessage(engine, environment.header, message, options))
    }
    return this.#with(draft, environment, run, tracer !== undefined)
  }

  async beginBlock(draft: ExecutionState, environment: Environment): Promise<void> {
    await this.#with(draft, environment, (engine) => callBeforeTransactions(draft, environment.header, systemCallOf(engine, environment)))
  }

  async runTransaction(
    draft: ExecutionState,
    environment: Environment,
    transaction: Transaction,
    tracer?: Tracer,
  ): Promise<TransactionResult> {
    const { body, from } = transaction
    if (!this.#caller) runCounting('transaction')?.counter.omitRun()
    const authorizationList = 'authorizationList' in body ? body.authorizationList : []
    const { feeCap: maxFeePerGas, tipCap: maxPriorityFeePerGas } = feesOf(body)
    const message = { from, to: body.to, gasLimit: body.gasLimit, maxFeePerGas, maxPriorityFeePerGas, authorizationList }
    const accessList = 'accessList' in body ? body.accessList : []
    const preparing = draft.prepare(() => accountsBeforeRun(environment, { from, to: body.to, accessList }), this.#caller?.waiter)
    if (preparing !== undefined) await pausing(this.#caller, preparing)
    const run = async (engine: Engine) => {
      engine.pace.checkTime = allChecks(this.#caller, undefined, tracer)
      const scene = tracer && (await sceneOf(engine.state.draft, environment, message, tracer, engine.pace))
      return watched(engine.evm, tracer, scene, () => this.#runTransaction(engine, environment.header, transaction))
    }
    return this.#with(draft, environment, run, tracer !== undefined)
  }

  async endBlock(draft: ExecutionState, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined> {
    return this.#with(draft, environment, (engine) =>
      finishBlock(draft, environment.header, ending, this.#rules.config, systemCallOf(engine, environment)),
    )
  }

  /**
   * Waits for its turn, then runs `work` with an engine. A run for which state was missing is repeated.
   *
   * @param isTraced whether a tracer has seen the run; `MissingState` is then thrown
   */
  async #with<T>(draft: ExecutionState, environment: Environment, work: (engine: Engine) => Promise<T>, isTraced = false): Promise<T> {
    const run = await this.#shared.queue.begin(this.#caller)
    const loaded = new LoadedValues()
    try {
      for (;;) {
        this.#caller?.checkTime()
        try {
          return await this.#attempt(run, draft, environment, work)
        } catch (error) {
          if (!(error instanceof MissingState) || isTraced) throw error
          await loaded.load(error, (missing) => run.load(missing))
        }
      }
    } finally {
      loaded.release()
      run.end()
    }
  }

  /**
   * Runs with an idle engine. Runs again if the run failed because the KZG setup was not loaded. Throws `MissingState` for a value that the run may not load with the
   * engine in its hands.
   */
  async #attempt<T>(run: Run, draft: ExecutionState, environment: Environment, work: (engine: Engine) => Promise<T>): Promise<T> {
    const { rules } = environment.header
    const idle = this.#shared.idle.get(rules) ?? []
    this.#shared.idle.set(rules, idle)
    const engine = idle.pop() ?? (await createEngine(rules))
    engine.state.draft = draft
    engine.pace.begin(
      allChecks(this.#caller),
      () => (engine.bounds.memory > LARGE_MEMORY ? run.becomeLarge() : undefined) ?? run.yield(),
      (missing) => run.loadAmidCode(missing),
    )
    engine.bounds.begin(memoryLimitOf(this.#caller))
    engine.ancestors.environment = environment
    if (environment.precompiles) placePrecompiles(engine, environment.precompiles)
    try {
      for (;;) {
        const { misses } = kzg
        const { depth } = draft
        draft.checkpoint()
        engine.console.take()
        let result: T
        try {
          result = await work(engine)
        } catch (error) {
          // The library leaves the checkpoints of frames open that something thrown has ended.
          while (draft.depth > depth) draft.revert()
          throw error
        }
        if (kzg.misses === misses) {
          draft.commit()
          return result
        }
        draft.revert()
        await run.during(kzg.load())
      }
    } finally {
      resetJournal(engine)
      if (environment.precompiles) placePrecompiles(engine, undefined)
      engine.state.draft = EMPTY_DRAFT
      engine.pace.end()
      engine.bounds.clear()
      engine.ancestors.environment = undefined
      idle.push(engine)
    }
  }

  async #runTransaction(engine: Engine, header: Header, transaction: Transaction): Promise<TransactionResult> {
    const { body, from } = transaction
    checkNonce(transaction, engine.state.draft.account(from)?.nonce ?? 0n)
    checkGasLimit(transaction)
    checkDeployment(body, header.rules)
    const tx = transactionOf(transaction, engine)
    let result: Awaited<ReturnType<typeof runTx>>
    engine.state.impersonated = impersonatedSender(body)
    try {
      result = await runTx(engine.vm, {
        tx,
        block: blockOf(header, engine.common),
        skipHardForkValidation: true,
        skipBlockGasLimitValidation: true,
      })
    } catch (error) {
      // Anything else says nothing about the transaction: the time or the memory of the run is over, state is missing, or a tracer has failed.
      throw error instanceof EthereumJSError ? new InvalidTransaction(withoutContext(error.message)) : error
    }
    const { execResult, receipt, totalGasSpent } = result
    const spent = execResult.executionGasUsed + tx.getIntrinsicGas()
    const blobGas = blobGasOf(body)
    return {
      ending: endingOf(execResult, body, engine),
      output: execResult.returnValue,
      gasUsed: totalGasSpent,
      maxGasUsed: spent > totalGasSpent ? spent : totalGasSpent,
      logs: receipt.logs.map(emittedLog),
      createdAddress: body.to === undefined ? createdAddress(from, body.nonce) : undefined,
      accessList: undefined,
      consoleCalls: engine.console.take(),
      bloom: receipt.bitvector,
      root: 'stateRoot' in receipt ? bytesToHex(receipt.stateRoot) : undefined,
      effectiveGasPrice: effectiveGasPrice(body, header.baseFeePerGas),
      blobGasUsed: blobGas === 0n ? undefined : blobGas,
      blobGasPrice: blobGas === 0n ? undefined : header.blobBaseFee,
    }
  }

  /** Runs geth's state transition for a message, step by step. EthereumJS's `runTx` cannot omit the checks that a call omits. */
  async #runMessage(engine: Engine, given: Header, message: Message, options: MessageOptions): Promise<ExecutionResult> {
    const { evm, state, rules } = engine
    const { draft } = state
    const { from, to } = message
    const checked = checkMessage(draft, given, message, options.strictFees ?? false)
    const { gasLimit } = checked
    const header = checked.baseFee === given.baseFeePerGas ? given : given.with({ baseFeePerGas: checked.baseFee })
    const nonce = draft.account(from)?.nonce ?? 0n

    await evm.journal.cleanup()
    draft.beginTransaction()
    if (options.accessList) evm.journal.startReportingAccessList()
    warm(engine, header, message)
    pay(draft, from, -(gasLimit * checked.gasPrice + checked.blobCost))
    const isOverflow = to === undefined && nonce === MAX_NONCE
    if (!isOverflow) draft.setNonce(from, nextNonce(nonce))
    const delegationRefund = rules.isActive(7702) ? await applyAuthorizations(engine, message) : 0n

    const gas = gasLimit - checked.intrinsicGas
    if (isOverflow && options.tracer) reportRefusedCreation(message, gas, options.tracer)
    const result = isOverflow ? NOTHING_RUN : await runCode(engine, header, message, checked.gasPrice, gas)
    const { gasUsed, maxGasUsed } = gasUseOf(engine, result, checked, delegationRefund)
    const accessList = options.accessList ? accessListOf(engine, result.createdAddresses) : undefined

    pay(draft, from, (gasLimit - gasUsed) * checked.gasPrice)
    pay(draft, header.feeRecipient, gasUsed * (checked.gasPrice - (header.baseFeePerGas ?? 0n)))
    await cleanUp(engine, result)
    // EIP-161. Before it, a payment of zero creates the account.
    if (rules.includes('spuriousDragon')) removeIfEmpty(draft, header.feeRecipient)

    const ending: Ending = isOverflow ? { kind: 'halt', reason: NONCE_OVERFLOW } : endingOf(result, message, engine)
    return {
      ending,
      output: result.returnValue,
      gasUsed,
      maxGasUsed,
      logs: ending.kind === 'return' && (options.logs ?? true) ? (result.logs ?? []).map(emittedLog) : [],
      createdAddress: to === undefined ? createdAddress(from, nonce) : undefined,
      accessList,
      consoleCalls: engine.console.take(),
    }
  }
}

/** Discards what a run has left in the library's journal. */
function resetJournal({ evm, state }: Engine): void {
  evm.journal.cleanJournal()
  evm.transientStorage.clear()
  state.impersonated = undefined
}

/** Result of code that does not run. */
const NOTHING_RUN: ExecResult = { returnValue: EMPTY_BYTES, executionGasUsed: 0n }

/** Adds wei, which may be negative, to the balance of an account. */
function pay(draft: ExecutionState, address: Address, wei: bigint): void {
  draft.setBalance(address, (draft.account(address)?.balance ?? 0n) + wei)
}

/** Runs the code of a message, or its init code. */
async function runCode({ evm, common }: Engine, header: Header, message: Message, gasPrice: bigint, gasLimit: bigint): Promise<ExecResult> {
  const { from, to, value, data, blobVersionedHashes } = message
  const { execResult } = await evm.runCall({
    block: { header: blockHeaderOf(header, common) },
    gasPrice,
    caller: addressOf(from),
    gasLimit,
    value,
    data,
    blobVersionedHashes: [...blobVersionedHashes],
    skipNonceIncrement: true,
    ...(to === undefined ? {} : { to: addressOf(to) }),
  })
  return execResult
}

/** Returns the gas of a message with and without refunds. Refunds are capped (EIP-3529), and the data has a floor (EIP-7623). */
function gasUseOf({ common }: Engine, result: ExecResult, { intrinsicGas, floorGas }: CheckedMessage, delegationRefund: bigint) {
  const spent = result.executionGasUsed + intrinsicGas
  const refund = delegationRefund + (result.gasRefund ?? 0n)
  const refundCap = spent / common.param('maxRefundQuotient')
  const afterRefund = spent - (refund < refundCap ? refund : refundCap)
  const atLeastFloor = (gas: bigint) => (gas < floorGas ? floorGas : gas)
  return { gasUsed: atLeastFloor(afterRefund), maxGasUsed: atLeastFloor(spent) }
}

/** Returns a transaction in the library's form. Throws `InvalidTransaction` where the library rejects it. */
function transactionOf({ body, from }: Transaction, { common }: Engine): TypedTransaction {
  const sender = addressOf(from)
  let tx: TypedTransaction
  try {
    tx = typedTransactionOf(body, common)
  } catch (error) {
    throw new InvalidTransaction(error instanceof Error ? withoutContext(error.message) : String(error))
  }
  // An impersonated sender has not signed; for the others this saves a second recovery.
  return Object.assign(Object.create(Object.getPrototypeOf(tx)), tx, { getSenderAddress: () => sender }) as TypedTransaction
}

/** Returns the library's error text without the description of block, transaction and VM that it appends. */
function withoutContext(message: string): string {
  return message.replace(/[ (-]*(?:block(?: header)? number=|vm hf=|tx type=).*$/s, '')
}

/** Returns a function that calls system contracts with an engine. */
function systemCallOf(engine: Engine, { header }: Environment): SystemCall {
  const { evm, state, common } = engine
  return async (to, data) => {
    await evm.journal.cleanup()
    const { execResult } = await evm.runCall({
      block: { header: blockHeaderOf(header, common) },
      caller: addressOf(SYSTEM_ADDRESS),
      to: addressOf(to),
      gasLimit: SYSTEM_CALL_GAS,
      data,
      skipNonceIncrement: true,
    })
    await evm.journal.cleanup()
    state.draft.beginTransaction()
    return { ending: endingOf(execResult, { to, data }, engine), output: execResult.returnValue }
  }
}

/** Returns one function that makes the time checks of the caller, the run and the tracer. */
function allChecks(caller: Caller | undefined, checkTime?: () => void, tracer?: Tracer): () => void {
  return () => {
    caller?.checkTime()
    checkTime?.()
    tracer?.checkTime?.()
  }
}

/** Checks the nonce with geth's error text, because callers see this error. The library's text describes its internal state. */
function checkNonce({ body, from }: Transaction, next: bigint): void {
  if (body.nonce === next) return
  const fault = body.nonce < next ? 'too low' : 'too high'
  throw new InvalidTransaction(`nonce ${fault}: address ${checksumAddress(from)}, tx: ${body.nonce} state: ${next}`)
}

/** Checks the size of the init code. The library accepts init code that is too long if the creation fails, but such a block is not valid. */
function checkDeployment({ to, data }: TransactionBody, rules: Rules): void {
  try {
    checkInitCode(to, data, rules)
  } catch (error) {
    throw new InvalidTransaction(error instanceof Error ? error.message : String(error))
  }
}

function removeIfEmpty(draft: ExecutionState, address: Address): void {
  const account = draft.account(address)
  if (account && isEmptyAccount(account)) draft.deleteAccount(address)
}

/** Marks the addresses and slots that are warm before the first instruction (EIP-2929, EIP-2930, EIP-3651). */
function warm({ rules, evm, precompiles }: Engine, header: Header, message: Message): void {
  if (!rules.isActive(2929)) return
  for (const precompile of precompiles.keys()) evm.journal.addAlwaysWarmAddress(precompile)
  evm.journal.addAlwaysWarmAddress(message.from)
  if (message.to !== undefined) evm.journal.addAlwaysWarmAddress(message.to)
  if (rules.isActive(3651)) evm.journal.addAlwaysWarmAddress(header.feeRecipient)
  for (const { address, storageKeys } of message.accessList) {
    evm.journal.addAlwaysWarmAddress(address, true)
    for (const key of storageKeys) evm.journal.addAlwaysWarmSlot(address, key, true)
  }
}
