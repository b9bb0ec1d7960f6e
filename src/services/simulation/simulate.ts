import type { Block } from '../../chain/block.js'
import { ANCESTOR_WINDOW } from '../../chain/chain.js'
import { nextBaseFee } from '../../chain/fee-market.js'
import { processBlock } from '../../chain/process-block.js'
import { type HeaderTemplate, openHeader, sealBlock } from '../../chain/sealing.js'
import type { EmittedLog } from '../../evm/emitted-log.js'
import { ExecutionReverted } from '../../evm/errors.js'
import type { Environment, ExecutionResult, TransactionResult } from '../../evm/executor.js'
import { bloomOf } from '../../evm/logs-bloom.js'
import { MAX_NONCE } from '../../evm/nonce-overflow.js'
import { precompilesOf } from '../../evm/precompiles.js'
import { LogRecorder } from '../../evm/tracers/log-recorder.js'
import { blobGasOf, effectiveGasPrice, type Transaction } from '../../evm/transaction.js'
import { charactersOf } from '../../objects/log.js'
import { applyStateOverrides } from '../../objects/state-overrides.js'
import { messageOf, senderOf, type TransactionArgs } from '../../objects/transaction-args.js'
import { unsignedTransaction } from '../../objects/unsigned-transaction.js'
import { nextTask } from '../../primitives/event-loop.js'
import { type Address, EMPTY_BYTES, ZERO_HASH } from '../../primitives/hex.js'
import { LongWork } from '../../rpc/long-work.js'
import { StateDraft } from '../../state/state-draft.js'
import { timeLimit } from '../call-timeout.js'
import { emitConsoleOutput } from '../console-output.js'
import { describeRefusal } from '../describe-refusal.js'
import type { TraceServices } from '../tracing/trace.js'
import {
  BlockGasLimitReached,
  ClientLimitExceeded,
  SimulatedNonceAtMaximum,
  SimulatedNonceTooHigh,
  SimulatedNonceTooLow,
  unfitCall,
} from './errors.js'
import type { PlannedBlock } from './plan.js'

/** A call of a simulated block, with what it did. */
export interface SimulatedCall {
  readonly result: ExecutionResult
  /** With their places in the block. Transfers of ether are among them when they were asked for. */
  readonly logs: readonly { readonly log: EmittedLog; readonly logIndex: number }[]
  readonly error: { readonly code: number; readonly message: string; readonly data?: Uint8Array } | undefined
}

export interface SimulatedBlock {
  readonly block: Block
  readonly calls: readonly SimulatedCall[]
}

export interface SimulationSettings {
  readonly validation: boolean
  readonly transferLogs: boolean
}

/** Logs whose hashing, placing or description takes a good part of a millisecond. */
const MANY_LOGS = 100

/** Leaves timers and sockets their turn before work on so many logs. */
export async function turnFor(logs: number): Promise<void> {
  if (logs > MANY_LOGS) await nextTask()
}

/** The code of a call that the EVM halted; a revert has 3. */
const VM_ERROR = -32015

/**
 * Runs planned blocks on top of a block, each over the state the one before it has left. Nothing of it stays.
 *
 * A call that fails is part of the result; one that could not be in its block at all is thrown.
 */
export async function simulate(
  context: TraceServices,
  base: Block,
  planned: readonly PlannedBlock[],
  settings: SimulationSettings,
): Promise<SimulatedBlock[]> {
  const { callGasLimit } = context.options.limits
  const simulation = new Simulation(context, base, settings, callGasLimit === 0n ? undefined : callGasLimit)
  const blocks: SimulatedBlock[] = []
  for (const plan of planned) blocks.push(await simulation.run(plan))
  return blocks
}

class Simulation {
  readonly #context: TraceServices
  readonly #base: Block
  readonly #settings: SimulationSettings
  readonly #draft: StateDraft
  readonly #blocks: Block[] = []
  readonly #checkTime: (() => void) | undefined
  /** Gas that all calls together may still use; undefined for no limit. */
  #budget: bigint | undefined
  /** Logs of all calls so far, and their characters in the answer. */
  #logCount = 0
  #logCharacters = 0
  readonly #work: LongWork

  constructor(context: TraceServices, base: Block, settings: SimulationSettings, budget: bigint | undefined) {
    this.#context = context
    this.#base = base
    this.#settings = settings
    this.#draft = new StateDraft(base.state)
    this.#budget = budget
    this.#checkTime = timeLimit(context)
    this.#work = new LongWork(context.request)
  }

  async run(plan: PlannedBlock): Promise<SimulatedBlock> {
    const { executor } = this.#context
    const template = this.#templateOf(plan)
    const header = openHeader(template)
    const { blobBaseFee } = plan.overrides
    const places = precompilesOf(template.rules)
    const environment: Environment = {
      header: blobBaseFee === undefined ? header : header.with({ blobBaseFee }),
      blockHash: (number) => this.#ancestorHash(template.parent, number),
      ...(plan.stateOverrides ? { precompiles: applyStateOverrides(this.#draft, plan.stateOverrides, places) } : {}),
    }
    const calls: SimulatedCall[] = []
    let emitted = 0
    const { withdrawals = [] } = plan.overrides
    const { included, logs, requests } = await processBlock({
      executor,
      environment,
      draft: this.#draft,
      items: plan.calls,
      execute: async (args, { gasUsed }) => {
        const { result, recorder, transaction, root } = await this.#call(args, environment, gasUsed)
        calls.push({ result, logs: placedLogs(recorder, emitted), error: errorOf(result) })
        emitted += recorder.emitted
        await this.#countLogs(recorder)
        return { transaction, result: await transactionResult(transaction, result, environment, root) }
      },
      epilogue: { withdrawals, uncles: [], mayLackContracts: true },
    })
    await turnFor(logs.length)
    const block = sealBlock(template, included, requests, withdrawals, this.#draft.snapshot())
    await turnFor(logs.length)
    this.#blocks.push(block)
    return { block, calls }
  }

  /** Counts the logs of a call. They take memory until the simulation is answered. */
  async #countLogs({ logs }: LogRecorder): Promise<void> {
    const { logLimit } = this.#context.options.limits
    this.#logCount += logs.length
    if (logLimit > 0 && this.#logCount > logLimit) throw new ClientLimitExceeded(`too many logs: more than ${logLimit}`)
    for (const { log } of logs) this.#logCharacters += charactersOf(log)
    await this.#work.turn(this.#logCharacters)
  }

  #templateOf({ number, time, overrides }: PlannedBlock): HeaderTemplate {
    const parent = this.#blocks.at(-1) ?? this.#base
    const rules = this.#context.chain.rules.at(number, time)
    // Without validation a price of zero is fine, so there is no base fee to hold it against.
    const baseFee = this.#settings.validation ? nextBaseFee(parent, rules) : 0n
    return {
      parent,
      rules,
      timestamp: time,
      feeRecipient: overrides.feeRecipient ?? parent.header.feeRecipient,
      gasLimit: overrides.gasLimit ?? parent.header.gasLimit,
      baseFeePerGas: overrides.baseFeePerGas ?? baseFee,
      prevRandao: overrides.prevRandao ?? ZERO_HASH,
      extraData: EMPTY_BYTES,
      parentBeaconBlockRoot: overrides.beaconRoot ?? ZERO_HASH,
      difficulty: parent.header.difficulty,
    }
  }

  #ancestorHash(parent: Block, number: bigint) {
    const simulated = this.#blocks.find((block) => block.number === number)
    if (simulated) return simulated.hash
    const isNear = number <= this.#base.number && number + ANCESTOR_WINDOW > parent.number
    if (!isNear) return undefined
    return this.#context.chain.ancestorHash(this.#base, number)
  }

  async #call(args: TransactionArgs, environment: Environment, gasUsed: bigint) {
    const { header } = environment
    const gasLimit = this.#gasFor(args, header.gasLimit - gasUsed)
    const from = senderOf(args)
    const nonce = this.#draft.account(from)?.nonce ?? 0n
    const given = args.nonce ?? nonce
    if (this.#settings.validation) checkNonce(from, given, nonce, gasLimit)
    const message = { ...messageOf(this.#context, args, header), gasLimit }
    const recorder = new LogRecorder(this.#settings.transferLogs)
    const options = { strictFees: this.#settings.validation, tracer: recorder, checkTime: this.#checkTime, counts: 'call' } as const
    const result = await describeRefusal(
      () => this.#context.executor.runMessage(this.#draft, environment, message, options),
      (refusal) => unfitCall(refusal, gasLimit),
    )
    emitConsoleOutput(this.#context, 'simulation', result)
    if (this.#budget !== undefined) this.#budget -= result.gasUsed
    const transaction = unsignedTransaction(args, message, given, header.rules)
    // Before Byzantium a receipt has the state root in the place of a status.
    const root = header.rules.includes('byzantium') ? undefined : this.#draft.snapshot().root
    return { result, recorder, transaction, root }
  }

  /** The gas of a call: what it asks for, or what is left in its block, and never more than all calls may still use. */
  #gasFor(args: TransactionArgs, remaining: bigint): bigint {
    const wanted = args.gas ?? remaining
    if (wanted > remaining) throw new BlockGasLimitReached(remaining, wanted)
    return this.#budget !== undefined && wanted > this.#budget ? this.#budget : wanted
  }
}

/** Throws unless a transaction with the given nonce may follow in the state. Without validation nonces wrap at 2^64, as in geth. */
function checkNonce(from: Address, given: bigint, state: bigint, gas: bigint): void {
  if (given < state) throw new SimulatedNonceTooLow(from, given, state, gas)
  if (given > state) throw new SimulatedNonceTooHigh(from, given, state, gas)
  if (state === MAX_NONCE) throw new SimulatedNonceAtMaximum(from, state, gas)
}

/** As in geth, the logs of frames that have failed leave gaps in the numbering. */
function placedLogs(recorder: LogRecorder, before: number): SimulatedCall['logs'] {
  return recorder.logs.map(({ log, ordinal }) => ({ log, logIndex: before + ordinal }))
}

function errorOf({ ending, output }: ExecutionResult): SimulatedCall['error'] {
  if (ending.kind === 'return') return undefined
  if (ending.kind === 'halt') return { code: VM_ERROR, message: ending.reason }
  const { code, message } = new ExecutionReverted(output)
  return { code, message, data: output }
}

/** The result of a call as that of a transaction, for the roots of its block. */
async function transactionResult(
  transaction: Transaction,
  result: ExecutionResult,
  { header }: Environment,
  root: TransactionResult['root'],
): Promise<TransactionResult> {
  const blobGas = blobGasOf(transaction.body)
  return {
    ...result,
    bloom: await bloomOf(result.logs),
    root,
    effectiveGasPrice: effectiveGasPrice(transaction.body, header.baseFeePerGas),
    blobGasUsed: blobGas === 0n ? undefined : blobGas,
    blobGasPrice: blobGas === 0n ? undefined : header.blobBaseFee,
  }
}
