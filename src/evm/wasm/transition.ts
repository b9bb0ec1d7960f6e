import { type Address, EMPTY_BYTES, type Hash } from '../../primitives/hex.js'
import { pause, type Steps } from '../../primitives/steps.js'
import { isEmptyAccount } from '../../state/account.js'
import type { StateDraft } from '../../state/state-draft.js'
import { AUTHORIZATION_GAS, authorityOf } from '../authorization.js'
import { SYSTEM_ADDRESS, SYSTEM_CALL_GAS } from '../block-steps.js'
import type { RunCounting } from '../code-counter.js'
import { createdAddress } from '../contract-address.js'
import { delegationTo, isDelegation } from '../delegation.js'
import type { Environment } from '../executor.js'
import type { Header } from '../header.js'
import type { AccessListEntry, Message } from '../message.js'
import type { CheckedMessage } from '../message-checks.js'
import { MAX_NONCE, nextNonce, reportRefusedCreation } from '../nonce-overflow.js'
import type { Pace } from '../pace.js'
import type { Rules } from '../rules.js'
import type { Tracer } from '../tracer.js'
import { accessListOf } from './accesses.js'
import type { BlockFacts, CodeEnvironment, CodeLimits, CodeResult, CodeRun, Engine, RunObserver, RunPrecompile } from './engine.js'
import { FORK, FORKS, HALT } from './layout.js'

const ordinals = new WeakMap<Rules, number>()

/**
 * Returns the index of the newest fork of the rules in `FORKS`, the forks that change how code runs. Returns -1 for rules without one of the forks
 * before it: a genesis file may name any of them, but the engine supports them only in their order.
 */
export function forkOrdinal(rules: Rules): number {
  let ordinal = ordinals.get(rules)
  if (ordinal === undefined) {
    const active = FORKS.map((fork) => rules.includes(fork))
    const last = active.lastIndexOf(true)
    ordinal = active.slice(0, last + 1).includes(false) ? -1 : last
    ordinals.set(rules, ordinal)
  }
  return ordinal
}

/** Gas of an authorization for an account that exists (EIP-7702). */
const EXISTING_ACCOUNT_AUTHORIZATION_GAS = 12_500n
const UNLIMITED = 0xffff_ffff

/** Sets the valid delegations, skips the others, and makes authorities warm (EIP-7702). Returns the refund for authorities that existed. */
function* applyAuthorizations(draft: StateDraft, message: Message, chainId: bigint, warm: Address[], pace: Pace): Steps<bigint> {
  let refund = 0n
  for (const authorization of message.authorizationList) {
    yield* pause(pace.look())
    const authority = authorityOf(authorization, chainId)
    if (authority === undefined) continue
    warm.push(authority)
    const account = draft.account(authority)
    const code = draft.code(authority).bytes
    if (code.length > 0 && !isDelegation(code)) continue
    if ((account?.nonce ?? 0n) !== authorization.nonce) continue
    if (account) refund += AUTHORIZATION_GAS - EXISTING_ACCOUNT_AUTHORIZATION_GAS
    draft.setNonce(authority, authorization.nonce + 1n)
    const isCleared = BigInt(authorization.address) === 0n
    draft.setCode(authority, isCleared ? EMPTY_BYTES : delegationTo(authorization.address))
  }
  return refund
}

/** Returns the limits of the rules (EIP-170, EIP-3860). A chain may have none. */
function codeLimitsOf({ codeSizeLimit = UNLIMITED, initCodeSizeLimit = UNLIMITED }: Rules): CodeLimits {
  return { code: Math.min(codeSizeLimit, UNLIMITED), initCode: Math.min(initCodeSizeLimit, UNLIMITED) }
}

export interface Transition {
  readonly result: CodeResult
  readonly gasUsed: bigint
  /** Gas used, before refunds. */
  readonly maxGasUsed: bigint
  readonly createdAddress: Address | undefined
  readonly gasPrice: bigint
  /** Addresses and slots that were accessed. Undefined unless requested. */
  readonly accessList: readonly AccessListEntry[] | undefined
}

export interface TransitionOptions {
  readonly runPrecompile: RunPrecompile
  /** Units of work in a slice. */
  readonly slice: bigint
  /** Maximum bytes of memory that all frames take together. */
  readonly memoryLimit: number
  readonly pace: Pace
  /** Whether the result lists the addresses and slots that were accessed. */
  readonly listsAccesses?: boolean | undefined
  /** Whether the result is without the logs. */
  readonly omitsLogs?: boolean | undefined
  /** Whether the draft does not get the changes of the code. */
  readonly omitsChanges?: boolean | undefined
  /** Counts the run of the code. */
  readonly counting?: RunCounting | undefined
  /** Watches the run of the code. */
  readonly observer?: RunObserver | undefined
  /** Tracer that the observer calls. */
  readonly tracer?: Tracer | undefined
}

/** Returns the result of a creation by an account at the last nonce: no code runs, and all gas is left. */
function refusedCreation({ gas, listsAccesses }: CodeRun): CodeResult {
  return {
    ending: 'halt',
    halt: { reason: HALT.NONCE_OVERFLOW, opcode: 0, height: 0, needs: 0, fault: undefined },
    output: EMPTY_BYTES,
    gasLeft: gas,
    refund: 0n,
    logs: [],
    consoleCalls: [],
    accesses: listsAccesses ? [] : undefined,
  }
}

/** Runs geth's state transition for a message over a draft. */
export function* transition(
  engine: Engine,
  draft: StateDraft,
  environment: Environment,
  message: Message,
  checked: CheckedMessage,
  options: TransitionOptions,
): Steps<Transition> {
  const { header } = environment
  const { from, to, value, data } = message
  const { gasLimit, baseFee, gasPrice } = checked
  const fork = forkOrdinal(header.rules)
  draft.beginTransaction()
  const { balance = 0n, nonce = 0n } = draft.account(from) ?? {}
  // A message without a recipient by an account at the last nonce creates nothing.
  const isRefused = to === undefined && nonce === MAX_NONCE
  draft.updateAccount(from, { balance: balance - gasLimit * gasPrice - checked.blobCost, nonce: isRefused ? nonce : nextNonce(nonce) })
  const target = to ?? createdAddress(from, nonce)
  const warm = fork >= FORK.BERLIN ? warmFromTheStart(environment, message, target) : []
  const hasAuthorizations = fork >= FORK.PRAGUE && message.authorizationList.length > 0
  let refund = hasAuthorizations ? yield* applyAuthorizations(draft, message, header.rules.chainId, warm, options.pace) : 0n
  const run: CodeRun = {
    isCreation: to === undefined,
    from,
    to: target,
    value,
    data,
    gas: gasLimit - checked.intrinsicGas,
    warmAccounts: warm,
    warmSlots: fork >= FORK.BERLIN ? message.accessList : [],
    listsAccesses: options.listsAccesses,
    omitsLogs: options.omitsLogs,
    omitsChanges: options.omitsChanges,
    counting: options.counting,
    slice: options.slice,
    memoryLimit: options.memoryLimit,
  }
  const facts = { origin: from, gasPrice, baseFee, blobHashes: message.blobVersionedHashes }
  if (isRefused && options.tracer) reportRefusedCreation(message, run.gas, options.tracer)
  const result = isRefused
    ? refusedCreation(run)
    : yield* engine.run(draft, codeEnvironment(environment, facts), run, options.runPrecompile, options.pace, options.observer)

  const spent = gasLimit - result.gasLeft
  refund += result.refund
  const cap = spent / (fork >= FORK.LONDON ? 5n : 2n)
  const afterRefund = spent - (refund < cap ? refund : cap)
  const { floorGas } = checked
  const gasUsed = afterRefund < floorGas ? floorGas : afterRefund
  draft.setBalance(from, (draft.account(from)?.balance ?? 0n) + (gasLimit - gasUsed) * gasPrice)
  payFeeRecipient(draft, header.feeRecipient, gasUsed * (gasPrice - (baseFee ?? 0n)), fork)
  // The next transaction may be run by another executor, which begins with the values of now.
  draft.beginTransaction()
  return {
    result,
    gasUsed,
    maxGasUsed: spent < floorGas ? floorGas : spent,
    createdAddress: to === undefined ? target : undefined,
    gasPrice,
    accessList: result.accesses && (fork >= FORK.BERLIN ? accessListOf(result.accesses, message.accessList, new Set(warm)) : []),
  }
}

/** Returns the accounts that are warm before the first instruction (EIP-2929, EIP-2930, EIP-3651), except precompiles, which the engine knows. */
function warmFromTheStart({ header }: Environment, { from, accessList }: Message, target: Address): Address[] {
  const warm: Address[] = [from, target]
  if (header.rules.isActive(3651)) warm.push(header.feeRecipient)
  for (const { address } of accessList) warm.push(address)
  return warm
}

/** Fields of the transaction that code can read. */
interface TransactionFacts {
  readonly origin: Address
  readonly gasPrice: bigint
  /** Undefined before London. */
  readonly baseFee: bigint | undefined
  readonly blobHashes: readonly Hash[]
}

function codeEnvironment(environment: Environment, { origin, gasPrice, baseFee = 0n, blobHashes }: TransactionFacts): CodeEnvironment {
  const { header, precompiles } = environment
  return {
    origin,
    gasPrice,
    blobHashes,
    block: blockFactsOf(header),
    baseFee,
    blockHash: (number) => environment.blockHash(number),
    precompiles: precompiles && numbersOf(precompiles),
  }
}

const blockFacts = new WeakMap<Header, BlockFacts>()

/** Returns the fields of a block that code can read. They are cached, because many calls run in the same block. */
function blockFactsOf(header: Header): BlockFacts {
  let facts = blockFacts.get(header)
  if (!facts) {
    const { rules, feeRecipient, timestamp, number, gasLimit } = header
    facts = {
      fork: forkOrdinal(rules),
      feeRecipient,
      timestamp,
      number,
      randomness: rules.isMerged ? BigInt(header.mixHash) : header.difficulty,
      gasLimit,
      chainId: rules.chainId,
      blobBaseFee: header.blobBaseFee ?? 0n,
      codeLimits: codeLimitsOf(rules),
    }
    blockFacts.set(header, facts)
  }
  return facts
}

/** Runs a system contract over a draft (EIP-4788, EIP-2935, EIP-7002, EIP-7251). */
export function* runSystemCall(
  engine: Engine,
  draft: StateDraft,
  environment: Environment,
  to: Address,
  data: Uint8Array,
  options: TransitionOptions,
): Steps<CodeResult> {
  draft.beginTransaction()
  const facts = { origin: SYSTEM_ADDRESS, gasPrice: 0n, baseFee: environment.header.baseFeePerGas, blobHashes: [] }
  const run: CodeRun = {
    isCreation: false,
    from: SYSTEM_ADDRESS,
    to,
    value: 0n,
    data,
    gas: SYSTEM_CALL_GAS,
    warmAccounts: [],
    warmSlots: [],
    slice: options.slice,
    memoryLimit: options.memoryLimit,
  }
  const result = yield* engine.run(draft, codeEnvironment(environment, facts), run, options.runPrecompile, options.pace)
  draft.beginTransaction()
  return result
}

/** Pays the fees. A payment of zero touches the recipient too (EIP-161); before EIP-161, it created the account. */
function payFeeRecipient(draft: StateDraft, recipient: Address, wei: bigint, fork: number): void {
  const account = draft.account(recipient)
  if (wei > 0n || fork < FORK.SPURIOUS_DRAGON) draft.setBalance(recipient, (account?.balance ?? 0n) + wei)
  else if (account && isEmptyAccount(account)) draft.deleteAccount(recipient)
}

/** Returns the addresses to which precompiles were moved, with the number of each. */
function numbersOf(places: ReadonlyMap<Address, Address>): ReadonlyMap<Address, number> {
  return new Map([...places].map(([place, origin]) => [place, Number(BigInt(origin))]))
}
