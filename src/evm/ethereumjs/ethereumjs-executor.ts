import { Block, type BlockHeader } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import {
  createEVM,
  type Log as EthereumjsLog,
  type EVM,
  type EVMMockBlockchainInterface,
  type EVMResult,
  type ExecResult,
  type PrecompileFunc,
} from '@ethereumjs/evm'
import { createTx, getCalldataFloorGas, type TypedTransaction } from '@ethereumjs/tx'
import { createAddressFromString, createContractAddress, type Address as EthereumjsAddress } from '@ethereumjs/util'
import { createVM, runTx, type VM } from '@ethereumjs/vm'
import { NodeError } from '../../primitives/errors.js'
import { type Address, bytesToHex, EMPTY_BYTES, type Hash, type Hex, hexToBytes, ZERO_HASH } from '../../primitives/hex.js'
import { checksumAddress } from '../../primitives/keccak.js'
import { isEmptyAccount } from '../../state/account.js'
import { StateDraft } from '../../state/state-draft.js'
import { WorldState } from '../../state/world-state.js'
import { accessListBytes } from '../access-list.js'
import { authorityOf, authorizationBytes, authorizationOf, paysForAuthorizations, signersOf } from '../authorization.js'
import { ConsoleCapture } from '../console-calls.js'
import { FloorDataGasTooLow, InsufficientFunds, IntrinsicGasTooLow } from '../errors.js'
import {
  type AccessListEntry,
  type BlockEnding,
  type EmittedLog,
  type Ending,
  type Environment,
  type ExecutionRequest,
  type ExecutionResult,
  type Executor,
  InvalidTransaction,
  type Message,
  type MessageOptions,
  type TransactionResult,
} from '../executor.js'
import type { ChainRules } from '../hardforks.js'
import { withFields } from '../header-view.js'
import { checkExtras, GAS_PER_BLOB, priceOf } from '../message-checks.js'
import { MAX_NONCE, NONCE_OVERFLOW, refuseCreation } from '../nonce-overflow.js'
import { Pace } from '../pace.js'
import { type Precompiles, precompilesOf } from '../precompiles.js'
import { type Caller, type Run, RunQueue } from '../run-queue.js'
import { collectRequests, rewardMiners, storeBeaconRoot, storeParentHash, withdraw } from '../system-calls.js'
import type { TracedScene, Tracer } from '../tracer.js'
import { blobGasOf, checkInitCode, effectiveGasPrice, feesOf, impersonatedSender, type Transaction } from '../transaction.js'
import { checkKinds } from '../transaction-kinds.js'
import { FastLane } from './fast-lane.js'
import { haltReason } from './halt-reason.js'
import { InstructionBounds } from './instruction-bounds.js'
import { shareJumpAnalyses } from './jump-analysis.js'
import { slicePrecompiles } from './sliced-precompiles.js'
import { StateAdapter } from './state-adapter.js'
import { watched } from './tracing.js'

const EMPTY_DRAFT = new StateDraft(WorldState.empty)

/** A hash of an ancestor takes as long as so many instructions. */
const ANCESTOR_WORK = 32

/** What BLOCKHASH asks of a chain. */
class Ancestors implements EVMMockBlockchainInterface {
  environment: Environment | undefined

  constructor(readonly pace: Pace) {}

  async getBlock(number: number): Promise<{ hash(): Uint8Array }> {
    const task = this.pace.spend(ANCESTOR_WORK)
    if (task !== undefined) await task
    const hash = this.environment?.blockHash(BigInt(number)) ?? ZERO_HASH
    return { hash: () => hexToBytes(hash) }
  }

  async putBlock(): Promise<void> {}

  shallowCopy(): EVMMockBlockchainInterface {
    return this
  }
}

/** An EVM for one hardfork, with what it reads. It serves one execution at a time. */
export interface Engine {
  readonly rules: ChainRules
  readonly common: Common
  readonly evm: EVM
  readonly vm: VM
  readonly state: StateAdapter
  readonly pace: Pace
  readonly bounds: InstructionBounds
  readonly ancestors: Ancestors
  /** The precompiles of the hardfork, by the digits of their addresses. */
  readonly precompiles: ReadonlyMap<string, PrecompileFunc>
  readonly console: ConsoleCapture
}

/**
 * The library's journal keeps two entries a frame until the transaction ends, also for frames that touched nothing new, and copies them all with every
 * revert. Here such frames leave none.
 */
function mergeIdleCheckpoints({ journal }: EVM): void {
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

async function createEngine(rules: ChainRules, common: Common): Promise<Engine> {
  const pace = new Pace()
  const bounds = new InstructionBounds(pace)
  const state = new StateAdapter(EMPTY_DRAFT, pace)
  const ancestors = new Ancestors(pace)
  const evm = await createEVM({ common, stateManager: state, blockchain: ancestors })
  new FastLane(common, pace).learn(evm)
  bounds.bind(evm)
  slicePrecompiles(evm, pace)
  mergeIdleCheckpoints(evm)
  await shareJumpAnalyses(evm)
  const vm = await createVM({ common, stateManager: state, blockchain: ancestors, evm })
  const capture = new ConsoleCapture()
  evm.events.on('beforeMessage', capture.hear)
  return { rules, common, evm, vm, state, pace, bounds, ancestors, precompiles: new Map(evm.precompiles), console: capture }
}

/** Puts the precompiles where an environment has them, or back where the rules do. The EVM asks its table at every call. */
function placePrecompiles({ evm, precompiles }: Engine, places: Precompiles | undefined): void {
  evm.precompiles.clear()
  if (places === undefined) {
    for (const [digits, precompile] of precompiles) evm.precompiles.set(digits, precompile)
    return
  }
  for (const [place, origin] of places) {
    const precompile = precompiles.get(origin.slice(2))
    if (precompile) evm.precompiles.set(place.slice(2), precompile)
  }
}

function addressOf(address: Address): EthereumjsAddress {
  return createAddressFromString(address)
}

function emittedLog([address, topics, data]: EthereumjsLog): EmittedLog {
  return { address: bytesToHex(address), topics: topics.map(bytesToHex), data }
}

function endingOf({ exceptionError, runState }: ExecResult): Ending {
  if (!exceptionError) return { kind: 'return' }
  if (exceptionError.error === 'revert') return { kind: 'revert' }
  // The program counter stays at an instruction that there is not.
  return { kind: 'halt', reason: haltReason(exceptionError.error, runState?.code[runState.programCounter], runState?.stack.getStack()) }
}

/** What was touched. A contract that the run itself has created was warm from then on; of those only slots are worth listing. */
function accessListOf(engine: Engine, created: ReadonlySet<string> = new Set()): AccessListEntry[] {
  return [...(engine.evm.journal.accessList ?? [])]
    .filter(([address, slots]) => slots.size > 0 || !created.has(`0x${address}`))
    .map(([address, slots]) => ({ address: `0x${address}`, storageKeys: [...slots].map((slot): Hash => `0x${slot}`) }))
}

/** The block as `runTx` wants it: it reads nothing but the header. */
function blockOf(header: BlockHeader): Block {
  return new Block(header, [], [], header.common.isActivatedEIP(4895) ? [] : undefined, { common: header.common })
}

/** A body with a message's fields, for the library's sums over them; gas and prices have no part in those. */
function unsignedBody(message: Message, common: Common): TypedTransaction {
  const base = {
    data: message.data,
    value: message.value,
    chainId: common.chainId(),
    ...(message.to === undefined ? {} : { to: message.to }),
  }
  const accessList = accessListBytes(message.accessList)
  // The size of init code is held against its limit later, with geth's words.
  const options = { common, allowUnlimitedInitCodeSize: true }
  if (!common.isActivatedEIP(2930)) return createTx({ ...base, type: 0 }, options)
  if (message.authorizationList.length > 0 && common.isActivatedEIP(7702)) {
    return createTx({ ...base, type: 4, accessList, authorizationList: message.authorizationList.map(authorizationBytes) }, options)
  }
  return createTx({ ...base, type: 1, accessList }, options)
}

const DELEGATION_PREFIX = '0xef0100'

/** EIP-7702: sets the delegations that are valid, skips the others, and returns the refund for authorities that existed. */
async function applyAuthorizations(engine: Engine, message: Message): Promise<bigint> {
  const { draft } = engine.state
  let refund = 0n
  for (const authorization of message.authorizationList) {
    await engine.pace.look()
    const authority = authorityOf(authorization, engine.common.chainId())
    if (authority === undefined) continue
    engine.evm.journal.addAlwaysWarmAddress(authority)
    const account = draft.account(authority)
    const code = draft.code(authority).bytes
    if (code.length > 0 && !bytesToHex(code).startsWith(DELEGATION_PREFIX)) continue
    if ((account?.nonce ?? 0n) !== authorization.nonce) continue
    if (account) refund += engine.common.param('perEmptyAccountCost') - engine.common.param('perAuthBaseGas')
    draft.setNonce(authority, authorization.nonce + 1n)
    const isCleared = BigInt(authorization.address) === 0n
    draft.setCode(authority, isCleared ? EMPTY_BYTES : hexToBytes(`${DELEGATION_PREFIX}${authorization.address.slice(2)}`))
  }
  return refund
}

/** Removes what the touched accounts of an execution left behind: destroyed contracts and, since EIP-161, empty accounts. */
async function cleanUp(engine: Engine, result: ExecResult): Promise<void> {
  const { draft } = engine.state
  const isSameTransactionOnly = engine.common.isActivatedEIP(6780)
  for (const address of [...(result.selfdestruct?.keys() ?? [])].sort()) {
    if (!isSameTransactionOnly || result.createdAddresses?.has(address)) draft.deleteAccount(address)
  }
  await engine.evm.journal.cleanup()
}

type TracedMessage = Pick<Message, 'from' | 'to' | 'gasLimit' | 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'authorizationList'>

/** What a tracer is told of a run before it begins. */
async function sceneOf({ state, pace }: Engine, environment: Environment, message: TracedMessage, tracer: Tracer): Promise<TracedScene> {
  const { header, precompiles } = environment
  const { from, to, gasLimit, maxFeePerGas, maxPriorityFeePerGas, authorizationList } = message
  const offered = maxPriorityFeePerGas + (header.baseFeePerGas ?? 0n)
  const isAsked = tracer.readsAuthorities && paysForAuthorizations(gasLimit, authorizationList.length)
  return {
    from,
    to,
    gasLimit,
    feeRecipient: header.coinbase.toString(),
    blockNumber: header.number,
    gasPrice: offered < maxFeePerGas ? offered : maxFeePerGas,
    authorities: isAsked ? await signersOf(authorizationList, pace) : [],
    precompiles: precompiles ?? precompilesOf(header.common),
    state: state.draft,
  }
}

/** State that the executors of one chain share. */
interface Workshop {
  readonly queue: RunQueue
  /** Engines at rest, by hardforks. There are as many as runs have been under way at a time, which the queue keeps few. */
  readonly idle: Map<string, Engine[]>
}

/** EthereumJS's EVM behind the `Executor` port. */
export class EthereumjsExecutor implements Executor {
  readonly #rules: ChainRules
  readonly #shared: Workshop
  readonly #caller: Caller | undefined

  constructor(rules: ChainRules, shared: Workshop = { queue: new RunQueue(), idle: new Map() }, caller?: Caller) {
    this.#rules = rules
    this.#shared = shared
    this.#caller = caller
  }

  for(caller: Caller): Executor {
    return new EthereumjsExecutor(this.#rules, this.#shared, caller)
  }

  async runMessage(draft: StateDraft, environment: Environment, message: Message, options: MessageOptions = {}): Promise<ExecutionResult> {
    const { tracer, checkTime } = options
    return this.#with(draft, environment, async (engine) => {
      engine.pace.checkTime = allChecks(this.#caller, checkTime, tracer)
      const scene = tracer && (await sceneOf(engine, environment, message, tracer))
      return watched(engine.evm, tracer, scene, () => this.#runMessage(engine, environment.header, message, options))
    })
  }

  async beginBlock(draft: StateDraft, environment: Environment): Promise<void> {
    await this.#with(draft, environment, async (engine) => {
      await storeBeaconRoot(engine, environment.header)
      await storeParentHash(engine, environment.header)
    })
  }

  async runTransaction(draft: StateDraft, environment: Environment, transaction: Transaction, tracer?: Tracer): Promise<TransactionResult> {
    const { body, from } = transaction
    const authorizationList = 'authorizationList' in body ? body.authorizationList.map(authorizationOf) : []
    const { feeCap: maxFeePerGas, tipCap: maxPriorityFeePerGas } = feesOf(body)
    const message = { from, to: body.to?.toString(), gasLimit: body.gasLimit, maxFeePerGas, maxPriorityFeePerGas, authorizationList }
    return this.#with(draft, environment, async (engine) => {
      engine.pace.checkTime = allChecks(this.#caller, undefined, tracer)
      const scene = tracer && (await sceneOf(engine, environment, message, tracer))
      return watched(engine.evm, tracer, scene, () => this.#runTransaction(engine, environment.header, transaction))
    })
  }

  async endBlock(draft: StateDraft, environment: Environment, ending: BlockEnding): Promise<readonly ExecutionRequest[] | undefined> {
    return this.#with(draft, environment, async (engine) => {
      const requests = await collectRequests(engine, environment.header, ending)
      withdraw(draft, ending.withdrawals)
      rewardMiners(draft, environment.header, ending.uncles)
      return requests
    })
  }

  /** Waits for its turn. */
  async #with<T>(draft: StateDraft, environment: Environment, work: (engine: Engine) => Promise<T>): Promise<T> {
    const run = await this.#shared.queue.begin(this.#caller)
    try {
      this.#caller?.checkTime()
      return await this.#runWith(run, draft, environment, work)
    } finally {
      run.end()
    }
  }

  /** Runs with an idle engine; again when the run has found out that it needs the KZG setup. */
  async #runWith<T>(run: Run, draft: StateDraft, environment: Environment, work: (engine: Engine) => Promise<T>): Promise<T> {
    const common = environment.header.common
    const idle = this.#shared.idle.get(common.hardfork()) ?? []
    this.#shared.idle.set(common.hardfork(), idle)
    const engine = idle.pop() ?? (await createEngine(this.#rules, common))
    engine.state.draft = draft
    engine.pace.begin(allChecks(this.#caller), () => run.yield())
    engine.ancestors.environment = environment
    if (environment.precompiles) placePrecompiles(engine, environment.precompiles)
    try {
      for (;;) {
        const { misses } = this.#rules.kzg
        draft.checkpoint()
        engine.console.take()
        let result: T
        try {
          result = await work(engine)
        } catch (error) {
          draft.revert()
          throw error
        }
        if (this.#rules.kzg.misses === misses) {
          draft.commit()
          return result
        }
        draft.revert()
        await run.during(this.#rules.kzg.load())
      }
    } finally {
      engine.evm.journal.cleanJournal()
      engine.evm.transientStorage.clear()
      if (environment.precompiles) placePrecompiles(engine, undefined)
      engine.state.draft = EMPTY_DRAFT
      engine.pace.end()
      engine.bounds.clear()
      engine.state.impersonated = undefined
      engine.ancestors.environment = undefined
      idle.push(engine)
    }
  }

  async #runTransaction(engine: Engine, header: BlockHeader, transaction: Transaction): Promise<TransactionResult> {
    const { body, from } = transaction
    checkNonce(transaction, engine.state.draft.account(from)?.nonce ?? 0n)
    checkDeployment(body)
    const sender = addressOf(from)
    // An impersonated sender has not signed; for the others this saves a second recovery.
    const tx = Object.assign(Object.create(Object.getPrototypeOf(body)), body, { getSenderAddress: () => sender }) as TypedTransaction
    let result: Awaited<ReturnType<typeof runTx>>
    engine.state.impersonated = impersonatedSender(body)
    try {
      result = await runTx(engine.vm, { tx, block: blockOf(header), skipHardForkValidation: true, skipBlockGasLimitValidation: true })
    } catch (error) {
      // What a tracer threw is not about the transaction.
      if (error instanceof NodeError) throw error
      throw new InvalidTransaction(error instanceof Error ? error.message : String(error))
    }
    const { execResult, receipt, totalGasSpent } = result
    const blobGas = blobGasOf(body)
    return {
      ending: endingOf(execResult),
      output: execResult.returnValue,
      gasUsed: totalGasSpent,
      maxGasUsed: totalGasSpent + (result.gasRefund ?? 0n),
      logs: receipt.logs.map(emittedLog),
      createdAddress: body.to === undefined ? createContractAddress(sender, body.nonce).toString() : undefined,
      accessList: undefined,
      consoleCalls: engine.console.take(),
      bloom: receipt.bitvector,
      root: 'stateRoot' in receipt ? bytesToHex(receipt.stateRoot) : undefined,
      effectiveGasPrice: effectiveGasPrice(body, header.baseFeePerGas),
      blobGasUsed: blobGas === 0n ? undefined : blobGas,
      blobGasPrice: blobGas === 0n ? undefined : header.getBlobGasPrice(),
    }
  }

  /** geth's state transition for a message, step by step; EthereumJS's `runTx` cannot skip the checks that a call skips. */
  async #runMessage(engine: Engine, given: BlockHeader, message: Message, options: MessageOptions): Promise<ExecutionResult> {
    const { common, evm, state } = engine
    const { draft } = state
    const isFree = !options.strictFees && message.maxFeePerGas === 0n && message.maxPriorityFeePerGas === 0n
    const header = isFree && given.baseFeePerGas !== undefined ? withFields(given, { baseFeePerGas: 0n }) : given
    const { from, to, value, data, gasLimit } = message

    const gasPrice = priceOf(message, header.baseFeePerGas)
    checkKinds(message.kinds ?? [], from, common)
    const blobCost = checkExtras(message, header, options.strictFees ?? false)
    const blobGas = BigInt(message.blobVersionedHashes.length) * GAS_PER_BLOB
    const reserved = gasLimit * message.maxFeePerGas + blobGas * message.maxFeePerBlobGas
    const balance = draft.account(from)?.balance ?? 0n
    if (balance < reserved + value) throw new InsufficientFunds(from, balance, reserved + value)
    const body = unsignedBody(message, common)
    const intrinsicGas = body.getIntrinsicGas()
    if (gasLimit < intrinsicGas) throw new IntrinsicGasTooLow(gasLimit, intrinsicGas, 'run')
    const floorGas = getCalldataFloorGas(body, addressOf(from))
    if (gasLimit < floorGas) throw new FloorDataGasTooLow(gasLimit, floorGas, 'run')
    checkInitCode(to, data, common)

    await evm.journal.cleanup()
    draft.beginTransaction()
    if (options.accessList) evm.journal.startReportingAccessList()
    warm(engine, header, message)
    draft.setBalance(from, balance - gasLimit * gasPrice - blobCost)
    const nonce = draft.account(from)?.nonce ?? 0n
    const isOverflow = to === undefined && nonce === MAX_NONCE
    // Calls do not check nonces. The last one wraps, as a uint64 does in geth.
    if (!isOverflow) draft.setNonce(from, BigInt.asUintN(64, nonce + 1n))
    let refund = common.isActivatedEIP(7702) ? await applyAuthorizations(engine, message) : 0n

    const gas = gasLimit - intrinsicGas
    const run = (): Promise<EVMResult> =>
      evm.runCall({
        block: { header },
        gasPrice,
        caller: addressOf(from),
        gasLimit: gas,
        value,
        data,
        blobVersionedHashes: message.blobVersionedHashes.map((hash): Hex => hash),
        skipNonceIncrement: true,
        ...(to === undefined ? {} : { to: addressOf(to) }),
      })
    const execResult = isOverflow ? refuseCreation(message, gas, options.tracer) : (await run()).execResult
    const spent = execResult.executionGasUsed + intrinsicGas
    refund += execResult.gasRefund ?? 0n
    const refundCap = spent / common.param('maxRefundQuotient')
    const afterRefund = spent - (refund < refundCap ? refund : refundCap)
    const gasUsed = afterRefund < floorGas ? floorGas : afterRefund
    const accessList = options.accessList ? accessListOf(engine, execResult.createdAddresses) : undefined

    draft.setBalance(from, (draft.account(from)?.balance ?? 0n) + (gasLimit - gasUsed) * gasPrice)
    const tip = gasPrice - (header.baseFeePerGas ?? 0n)
    const coinbase = header.coinbase.toString()
    draft.setBalance(coinbase, (draft.account(coinbase)?.balance ?? 0n) + gasUsed * tip)
    await cleanUp(engine, execResult)
    removeIfEmpty(draft, coinbase)

    const ending = isOverflow ? NONCE_OVERFLOW : endingOf(execResult)
    const logs = ending.kind === 'return' ? (execResult.logs ?? []).map(emittedLog) : []
    return {
      ending,
      output: execResult.returnValue,
      gasUsed,
      maxGasUsed: spent < floorGas ? floorGas : spent,
      logs,
      createdAddress: to === undefined ? createContractAddress(addressOf(from), nonce).toString() : undefined,
      accessList,
      consoleCalls: engine.console.take(),
    }
  }
}

/** The caller's time, that of one run, and that of the tracer, looked at together. */
function allChecks(caller: Caller | undefined, checkTime?: () => void, tracer?: Tracer): () => void {
  return () => {
    caller?.checkTime()
    checkTime?.()
    tracer?.checkTime?.()
  }
}

/** The library's refusals name its own state of mind; this one, which callers meet, is geth's. */
function checkNonce({ body, from }: Transaction, next: bigint): void {
  if (body.nonce === next) return
  const fault = body.nonce < next ? 'too low' : 'too high'
  throw new InvalidTransaction(`nonce ${fault}: address ${checksumAddress(from)}, tx: ${body.nonce} state: ${next}`)
}

/** The library takes too much init code for a creation that fails; a block must not hold it. */
function checkDeployment({ to, data, common }: TypedTransaction): void {
  try {
    checkInitCode(to, data, common)
  } catch (error) {
    throw new InvalidTransaction(error instanceof Error ? error.message : String(error))
  }
}

function removeIfEmpty(draft: StateDraft, address: Address): void {
  const account = draft.account(address)
  if (account && isEmptyAccount(account)) draft.deleteAccount(address)
}

/** EIP-2929, EIP-2930, EIP-3651: what is warm before the first instruction. */
function warm({ common, evm, precompiles }: Engine, header: BlockHeader, message: Message): void {
  if (!common.isActivatedEIP(2929)) return
  for (const precompile of precompiles.keys()) evm.journal.addAlwaysWarmAddress(precompile)
  evm.journal.addAlwaysWarmAddress(message.from)
  if (message.to !== undefined) evm.journal.addAlwaysWarmAddress(message.to)
  if (common.isActivatedEIP(3651)) evm.journal.addAlwaysWarmAddress(header.coinbase.toString())
  for (const { address, storageKeys } of message.accessList) {
    evm.journal.addAlwaysWarmAddress(address, true)
    for (const key of storageKeys) evm.journal.addAlwaysWarmSlot(address, key, true)
  }
}
