import { type AbiArgument, decodeParameters } from '../abi/decode.js'
import type { AbiFragment, AbiFunction } from '../abi/fragments.js'
import type { EmittedLog } from '../evm/emitted-log.js'
import { REVERTED } from '../evm/tracer.js'
import { isCreation } from '../evm/tracers/call-tracer.js'
import type { FrameRecorder, RecordedAction, RecordedFrame } from '../evm/tracers/frame-recorder.js'
import { type Address, EMPTY_BYTES, equalBytes } from '../primitives/hex.js'
import type { LayoutSource } from '../source/layout-source.js'
import type { KnownContract } from './artifacts.js'
import { consoleLineOf } from './console.js'
import { attempt, Dictionary, type Reading, type Recognised } from './dictionary.js'
import type {
  ExplainedAction,
  ExplainedContract,
  ExplainedFrame,
  Explanation,
  Match,
  Named,
  NamedCall,
  StorageChange,
  ValueFlow,
} from './explanation.js'
import { failureOf } from './failure.js'
import { joined, type KeysOf, StorageNames } from './storage-changes.js'

/** Facts about an execution besides its recording. */
export type Subject = Pick<Explanation, 'transactionHash' | 'blockNumber' | 'from' | 'to' | 'value' | 'gasLimit' | 'gasPrice'>

const dictionaries = new WeakMap<readonly KnownContract[], Dictionary>()

function dictionaryOf(contracts: readonly KnownContract[]): Dictionary {
  const known = dictionaries.get(contracts) ?? new Dictionary(contracts)
  dictionaries.set(contracts, known)
  return known
}

/**
 * Explains a recorded run.
 *
 * @param contracts contracts with their names; anything else is shown by its address and bytes
 * @param keysOf keys of mappings that the run hashes; without them, entries of mappings are slots
 */
export function explain(
  subject: Subject,
  recorder: FrameRecorder,
  contracts: readonly KnownContract[],
  keysOf: KeysOf = () => undefined,
): Explanation {
  const { top, gasUsed } = recorder
  if (!top?.result) throw new Error('nothing was recorded')
  const explainer = new Explainer(dictionaryOf(contracts), recorder, new StorageNames(keysOf))
  const frame = explainer.explain(top)
  const intrinsicGas = subject.gasLimit - top.gas
  const refunded = intrinsicGas + top.result.gasUsed - gasUsed
  return {
    ...subject,
    gasUsed,
    intrinsicGas,
    // With the price floor of calldata (EIP-7623) a run may cost more than it used.
    gasRefunded: refunded > 0n ? refunded : 0n,
    frame,
    failure: top.result.error === undefined ? undefined : failureOf(top, frame, explainer.unpayable),
    valueFlows: explainer.valueFlows,
    storageChanges: explainer.storageChanges(),
    createdContracts: explainer.createdContracts,
    destroyedContracts: explainer.destroyedContracts,
    names: explainer.names,
  }
}

/** A frame whose actions are being explained. */
interface OpenFrame {
  readonly explained: ExplainedFrame
  readonly own: Recognised | undefined
  /** Those of the explained frame, which grow. */
  readonly actions: ExplainedAction[]
  /** Frames that are still to be explained. */
  readonly rest: Iterator<RecordedAction, undefined>
  /** Account whose storage the code uses. */
  readonly storage: Address
  readonly outer: OpenFrame | undefined
}

/** Goes through the frames of one run, and sums up on its way what has lasted. */
class Explainer {
  readonly names = new Map<Address, string>()
  readonly valueFlows: ValueFlow[] = []
  readonly createdContracts: Explanation['createdContracts'][number][] = []
  readonly destroyedContracts: Explanation['destroyedContracts'][number][] = []
  /** Calls of functions that take no ether. */
  readonly unpayable = new Set<RecordedFrame>()
  readonly #writes = new Map<string, StorageChange>()
  readonly #readings = new Map<RecordedFrame, Reading<AbiFunction> | undefined>()
  readonly #dictionary: Dictionary
  readonly #recorder: FrameRecorder
  readonly #storageNames: StorageNames

  constructor(dictionary: Dictionary, recorder: FrameRecorder, storageNames: StorageNames) {
    this.#dictionary = dictionary
    this.#recorder = recorder
    this.#storageNames = storageNames
  }

  storageChanges(): StorageChange[] {
    return [...this.#writes.values()].filter(({ before, after }) => before !== after)
  }

  /** Frame after frame and not each within the other: calls may be nested deeper than the host's stack has room for. */
  explain(top: RecordedFrame): ExplainedFrame {
    const outermost = this.#begin(top, undefined)
    const open = [outermost]
    for (let frame = open.at(-1); frame; frame = open.at(-1)) {
      const { value: action } = frame.rest.next()
      if (!action) open.pop()
      else if (action.kind !== 'call') frame.actions.push(this.#action(action, frame))
      else {
        const line = consoleLineOf(action.frame)
        const inner = line ? undefined : this.#begin(action.frame, frame)
        if (line) frame.actions.push({ kind: 'console', ...line })
        if (inner) frame.actions.push({ kind: 'call', frame: inner.explained })
        if (inner) open.push(inner)
      }
    }
    return outermost.explained
  }

  /** A frame, without what it did. */
  #begin(recorded: RecordedFrame, outer: OpenFrame | undefined): OpenFrame {
    const { type, from, to, value, input, gas, result } = recorded
    const error = result?.reverted ? result.error : undefined
    const isUndone = outer?.explained.isUndone || error !== undefined
    const own = this.#contractOf(recorded)
    const reading = this.#readingOf(recorded)
    // An account without code is no contract.
    const contract = explainedContract(own, recorded.code.bytes.length === 0 ? undefined : reading)
    if (contract && contract.matchedBy !== 'selector') this.#name(recorded, contract.name)
    // The flow of a frame comes before the flows of its actions.
    if (!isUndone) this.#noteFrame(recorded, contract?.name)
    const actions: ExplainedAction[] = []
    const explained: ExplainedFrame = {
      type,
      from,
      to,
      value,
      contract,
      call: this.#callOf(recorded, own, reading),
      input,
      output: result?.output ?? EMPTY_BYTES,
      gas,
      gasUsed: result?.gasUsed ?? 0n,
      ownGas: (result?.gasUsed ?? 0n) - gasOfCalls(recorded),
      error,
      revert: error === REVERTED ? named(this.#dictionary.errorOf(result?.output ?? EMPTY_BYTES, own)) : undefined,
      isUndone,
      delegate: recorded.delegate,
      actions,
    }
    const isDelegated = type === 'DELEGATECALL' || type === 'CALLCODE'
    return { explained, own, actions, rest: recorded.actions.values(), storage: isDelegated && outer ? outer.storage : to, outer }
  }

  #action(action: Exclude<RecordedAction, { kind: 'call' }>, frame: OpenFrame): ExplainedAction {
    const { isUndone } = frame.explained
    if (action.kind === 'log') return this.#event(action.log, frame.own, isUndone)
    const change = this.#storageNames.named(action.write, layoutsOf(frame))
    if (!isUndone) this.#noteWrite(change)
    return { kind: 'storage', ...change }
  }

  #event(log: EmittedLog, own: Recognised | undefined, isUndone: boolean): ExplainedAction {
    const event = named(this.#dictionary.eventOf(log, own))
    const flow = event && tokenFlow(log, event)
    if (flow && !isUndone) this.valueFlows.push(flow)
    return { kind: 'event', ...log, event }
  }

  #noteWrite(change: StorageChange): void {
    const key = `${change.address}${change.slot}`
    const first = this.#writes.get(key)
    this.#writes.set(key, first ? joined(first, change) : change)
  }

  #noteFrame({ type, from, to, value = 0n }: RecordedFrame, name: string | undefined): void {
    const isTransfer = type !== 'DELEGATECALL' && type !== 'CALLCODE'
    if (isTransfer && value > 0n && from !== to) this.valueFlows.push({ from, to, token: undefined, amount: value, tokenId: undefined })
    if (type === 'CREATE' || type === 'CREATE2') this.createdContracts.push({ address: to, creator: from, name })
    if (type === 'SELFDESTRUCT') {
      this.destroyedContracts.push({ address: from, beneficiary: to, balance: value, isGone: this.#recorder.isGone(from) })
    }
  }

  /** Names the account of a frame. Delegated code runs for another account, which may have a name of its own. */
  #name({ to, delegate, isPrecompile }: RecordedFrame, name: string): void {
    if (!isPrecompile) this.names.set(delegate ?? to, name)
  }

  #contractOf(recorded: RecordedFrame): Recognised | undefined {
    if (recorded.isPrecompile || recorded.type === 'SELFDESTRUCT') return undefined
    if (!isCreation(recorded)) return this.#dictionary.contractAt(recorded.delegate ?? recorded.to, recorded.code)
    const created = this.#dictionary.contractCreatedBy(recorded.input)?.recognised
    const code = recorded.result?.error === undefined ? recorded.result?.output : undefined
    // A creation returns the code of the contract.
    return created ?? (code && this.#dictionary.contractWith(code))
  }

  /** Decodes the input of a call. The input of a proxy is decoded with the ABI of its implementation. */
  #readingOf(recorded: RecordedFrame): Reading<AbiFunction> | undefined {
    // The frame within is explained later: each is read once, however long the chain of proxies is, and the innermost first.
    const chain: RecordedFrame[] = []
    for (let frame: RecordedFrame | undefined = recorded; frame && !this.#readings.has(frame); frame = targetOf(frame)) chain.push(frame)
    for (const frame of chain.reverse()) this.#readings.set(frame, this.#read(frame))
    return this.#readings.get(recorded)
  }

  /** That of the contract which the call is handed to is known already. */
  #read(recorded: RecordedFrame): Reading<AbiFunction> | undefined {
    if (recorded.isPrecompile || isCreation(recorded) || recorded.type === 'SELFDESTRUCT') return undefined
    const own = this.#contractOf(recorded)
    const reading = this.#dictionary.functionOf(recorded.input, own)
    if (reading && reading.matchedBy === own?.matchedBy) return reading
    const target = targetOf(recorded)
    const through = target && this.#readings.get(target)
    if (through) return { ...through, contracts: [] }
    // Of a contract whose ABI is known, and which does not hand the call on, this is no function, whatever others call it.
    return own ? undefined : reading
  }

  #callOf(recorded: RecordedFrame, own: Recognised | undefined, reading: Reading<AbiFunction> | undefined): NamedCall | undefined {
    const { input, result } = recorded
    if (isCreation(recorded)) return this.#constructorCall(recorded)
    if (reading) {
      const { outputs, isPayable } = reading.fragment
      if (!isPayable && reading.matchedBy !== 'standard') this.unpayable.add(recorded)
      const returned = result?.error === undefined ? attempt(() => decodeParameters(outputs, result?.output ?? EMPTY_BYTES)) : undefined
      return { ...plain(reading), returned }
    }
    if (!own || recorded.type === 'SELFDESTRUCT') return undefined
    const { hasReceive, hasFallback } = own.contract.abi
    const name = input.length === 0 && hasReceive ? 'receive' : hasFallback ? 'fallback' : undefined
    return name === undefined ? undefined : unsigned(name, own.matchedBy, [])
  }

  #constructorCall({ input }: RecordedFrame): NamedCall | undefined {
    const created = this.#dictionary.contractCreatedBy(input)
    if (!created) return undefined
    const { recognised, arguments: encoded } = created
    const values = attempt(() => decodeParameters(recognised.contract.abi.constructorInputs, encoded))
    return values && unsigned('constructor', recognised.matchedBy, values)
  }
}

/** A library writes to the storage of the contract that has called it, and has no variables of its own. */
function* layoutsOf(frame: OpenFrame): Iterable<LayoutSource> {
  for (let open: OpenFrame | undefined = frame; open?.storage === frame.storage; open = open.outer) {
    const layout = open.own?.contract.source?.layout
    if (layout) yield layout
  }
}

function unsigned(name: string, matchedBy: Match, values: readonly AbiArgument[]): NamedCall {
  return { name, signature: '', arguments: values, matchedBy, alternatives: [], returned: undefined }
}

/** A reading without what it was made with. */
function plain({ name, signature, arguments: values, matchedBy, alternatives }: Reading<AbiFragment>): Named {
  return { name, signature, arguments: values, matchedBy, alternatives }
}

function named(reading: Reading<AbiFragment> | undefined): Named | undefined {
  return reading && plain(reading)
}

/** Returns the name of a contract: the one it was recognised as, or that of a contract with the called function. */
function explainedContract(own: Recognised | undefined, reading: Reading<AbiFragment> | undefined): ExplainedContract | undefined {
  const namesOf = (contracts: readonly KnownContract[]) => [...new Set(contracts.flatMap(({ name }) => name ?? []))]
  if (own) {
    const { name } = own.contract
    return name === undefined ? undefined : { name, matchedBy: own.matchedBy, alternatives: namesOf(own.others) }
  }
  const [name, ...alternatives] = namesOf(reading?.contracts ?? [])
  return name === undefined ? undefined : { name, matchedBy: 'selector', alternatives }
}

function calls({ actions }: RecordedFrame): RecordedFrame[] {
  return actions.flatMap((action) => (action.kind === 'call' ? action.frame : []))
}

/** The frame that a proxy hands its call to. */
function targetOf(proxy: RecordedFrame): RecordedFrame | undefined {
  return calls(proxy).find(({ type, input }) => type === 'DELEGATECALL' && equalBytes(input, proxy.input))
}

function gasOfCalls(recorded: RecordedFrame): bigint {
  return calls(recorded).reduce((sum, { result }) => sum + (result?.gasUsed ?? 0n), 0n)
}

/** Returns the token transfer that an event reports. */
function tokenFlow({ address: token, topics }: EmittedLog, { signature, arguments: values }: Named): ValueFlow | undefined {
  if (signature !== 'Transfer(address,address,uint256)') return undefined
  const [from, to, what] = values.map(({ value }) => value)
  if (typeof from !== 'string' || typeof to !== 'string' || typeof what !== 'bigint') return undefined
  // ERC-721 has the token among the topics, ERC-20 the amount behind them.
  const isUnique = topics.length === 4
  return {
    from: `0x${from.slice(2)}`,
    to: `0x${to.slice(2)}`,
    token,
    amount: isUnique ? undefined : what,
    tokenId: isUnique ? what : undefined,
  }
}
