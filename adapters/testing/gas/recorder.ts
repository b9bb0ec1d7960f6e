/** Records the gas of the transactions of nodes. */
import {
  type Address,
  bytesToHex,
  type ExecutedBlock,
  type ExplainedFrame,
  equalBytes,
  type Hash,
  loadingState,
  type Node,
  type Read,
  readingState,
} from '../../../src/internal.js'
import { isObject } from '../matchers/index.js'
import { BlockReader } from './block-reader.js'
import { readJsonFiles, saveJson } from './process-files.js'
import { type GasReport, type GasSamples, gasReport } from './report.js'

/** A transaction in a block. */
interface Sample {
  readonly hash: Hash
  /** Of the called contract, or of the created one. */
  readonly address: Address
  readonly isCreation: boolean
  /** The first four bytes of the input of a call; for creations, a word. */
  readonly selector: string
  readonly gas: number
}

/** A contract's code. */
interface CodeSize {
  readonly hash: Hash
  readonly size: number
}

/** A contract and a function by their names. */
interface Target {
  readonly contract: string
  readonly proxies: readonly string[]
  readonly function: string | undefined
}

/**
 * Records the gas of transactions, by contract and function. Contracts have the names of the artifacts that their nodes know. Failed transactions are
 * left out.
 *
 * @example
 * ```ts
 * const recorder = new GasRecorder()
 * recorder.watch(node)
 * // … the tests
 * console.log(formatGasReport(await recorder.report()))
 * ```
 */
export class GasRecorder {
  readonly #samples = new Map<string, { readonly target: Target; readonly gas: number[]; size: number | undefined }>()
  /** Targets by function selector and hash of the code; undefined if the code delegates, so that the target may change. */
  readonly #targets = new Map<string, Target | undefined>()
  /** Names of contracts by the hash of their code, from their creations: an artifact need not have the code of the created contract. */
  readonly #names = new Map<string, string>()
  readonly #blocks = new BlockReader<void>()

  /**
   * Records the transactions that a node mines from now on. Forks of the node are watched by themselves.
   *
   * @returns a function that ends it, and resolves when everything is recorded: await it before the node closes
   */
  watch(node: Node): () => Promise<void> {
    return this.#blocks.watch(
      node,
      (fork, block) => this.#record(fork, block),
      (block) => this.#recordKnown(block),
    )
  }

  /** Returns the report of everything recorded until now. */
  async report(): Promise<GasReport> {
    return gasReport(await this.samples())
  }

  /** Returns the samples, to be merged with those of other processes. Rejects if a block could not be read, so that no report lacks transactions. */
  async samples(): Promise<readonly GasSamples[]> {
    await this.#blocks.finish()
    return [...this.#samples.values()].map(({ target, gas, size }) => ({ ...target, gas, size }))
  }

  /** Writes the samples into a file of a folder, for `readGasReport`. Each process writes one of its own. */
  async save(folder: string): Promise<void> {
    await saveJson(folder, await this.samples())
  }

  /** Records a block whose targets are all known. Returns whether it was recorded. */
  #recordKnown(block: ExecutedBlock): boolean {
    const samples = samplesOf(block)
    const codes = readingState((read) => samples.map(({ address }) => codeAt(read, block, address)))
    // State of a remote chain has to be loaded first.
    if (codes instanceof Promise) {
      codes.catch(() => undefined)
      return false
    }
    const known = samples.flatMap((sample, i) => {
      const code = codes[i]
      return code ? [{ sample, code, target: this.#targets.get(keyOf(sample, code)) }] : []
    })
    if (known.some(({ target }) => target === undefined)) return false
    for (const { sample, code, target } of known) if (target) this.#add(sample, code, target)
    return true
  }

  /** @param node a fork at the block */
  async #record(node: Node, block: ExecutedBlock): Promise<void> {
    for (const sample of samplesOf(block)) {
      const code = await loadingState((read) => codeAt(read, block, sample.address))
      if (code) this.#add(sample, code, await this.#target(node, sample, code))
    }
  }

  #add({ gas, isCreation }: Sample, { size }: CodeSize, target: Target): void {
    const key = JSON.stringify(target)
    const entry = this.#samples.get(key) ?? { target, gas: [], size: undefined }
    this.#samples.set(key, entry)
    entry.gas.push(gas)
    if (isCreation) entry.size = Math.max(entry.size ?? 0, size)
  }

  async #target(node: Node, sample: Sample, code: CodeSize): Promise<Target> {
    const key = keyOf(sample, code)
    const known = this.#targets.get(key)
    if (known) return known
    const { hash, isCreation } = sample
    const { frame } = await node.explain(hash)
    const target = isCreation ? creationOf(frame) : targetOf(frame, this.#names.get(code.hash))
    if (isCreation && frame.contract) this.#names.set(code.hash, frame.contract.name)
    this.#targets.set(key, target.proxies.length > 0 ? undefined : target)
    return target
  }
}

function keyOf({ selector }: Sample, { hash }: CodeSize): string {
  return `${selector} ${hash}`
}

/** Returns the code of a contract after a block; undefined for an account without code: a payment between accounts is no call. */
function codeAt(read: Read, { state }: ExecutedBlock, address: Address): CodeSize | undefined {
  const code = read(state).account(address)?.code
  return code && code.bytes.length > 0 ? { hash: code.hash, size: code.bytes.length } : undefined
}

function creationOf(frame: ExplainedFrame): Target {
  return { contract: frame.contract?.name ?? 'unknown contract', proxies: [], function: undefined }
}

/**
 * Follows a proxy to the code that it delegates the call to.
 *
 * @param name - of the called contract, if its artifact does not have its code
 */
function targetOf(frame: ExplainedFrame, name: string | undefined): Target {
  const nameOf = (at: ExplainedFrame) => at.contract?.name ?? (at === frame ? name : undefined) ?? at.to
  const proxies: string[] = []
  let at = frame
  for (;;) {
    const delegated = delegationOf(at)
    if (!delegated) break
    proxies.push(nameOf(at))
    at = delegated
  }
  const selector = at.input.length >= 4 ? bytesToHex(at.input.subarray(0, 4)) : 'receive()'
  const signature = at.call?.signature || (at.call ? `${at.call.name}()` : selector)
  return { contract: nameOf(at), proxies, function: signature }
}

/** Returns the frame to which a proxy delegated the whole call, with the same input. */
function delegationOf({ actions, input, call, contract }: ExplainedFrame): ExplainedFrame | undefined {
  // A function of the contract itself may delegate, too: then it is no proxy.
  const isOwn = call !== undefined && call.signature !== '' && call.matchedBy !== 'selector' && call.matchedBy !== 'standard'
  if (isOwn && contract !== undefined) return undefined
  for (const action of actions) {
    if (action.kind === 'call' && action.frame.type === 'DELEGATECALL' && equalBytes(action.frame.input, input)) return action.frame
  }
  return undefined
}

function samplesOf({ receipts }: ExecutedBlock): Sample[] {
  return receipts.flatMap(({ status, transaction, contractAddress, gasUsed }): Sample[] => {
    const { hash, body } = transaction
    const address = body.to ?? contractAddress
    if (status !== 1 || address === undefined) return []
    const isCreation = body.to === undefined
    const selector = isCreation ? 'creation' : bytesToHex(body.data.subarray(0, 4))
    return [{ hash, address, isCreation, selector, gas: Number(gasUsed) }]
  })
}

/** Reads what recorders of several processes have saved into a folder, and merges it into one report. */
export async function readGasReport(folder: string): Promise<GasReport> {
  const lists = await readJsonFiles(folder)
  return gasReport(lists.flatMap(({ json }) => (Array.isArray(json) ? json.filter(isSamples) : [])))
}

function isSamples(value: unknown): value is GasSamples {
  return isObject(value) && typeof value.contract === 'string' && Array.isArray(value.proxies) && Array.isArray(value.gas)
}
