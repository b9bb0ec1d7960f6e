/** Records the gas of the transactions of nodes. */
import { createHash } from 'node:crypto'
import { bytesToHex, type ExplainedFrame, equalBytes, type Hash, type Json, type Node } from '../../../src/internal.js'
import { isObject } from '../matchers/index.js'
import { BlockReader } from './block-reader.js'
import { readJsonFiles, saveJson } from './process-files.js'
import { type GasReport, type GasSamples, gasReport } from './report.js'

/** A transaction in a block. */
interface Sample {
  readonly hash: Hash
  /** Undefined for creations. */
  readonly to: string | undefined
  readonly gas: number
  readonly created: string | undefined
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
  /** Targets by hash of the code and function selector; undefined if the code delegates, so that the target may change. */
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
    return this.#blocks.watch(node, (fork, block) => this.#record(fork, block))
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

  async #record(node: Node, block: string): Promise<void> {
    // Of this block only: after `evm_revert`, an address may have other code.
    const codes = new Map<string, Promise<string>>()
    const receipts = await node.call('eth_getBlockReceipts', [block])
    for (const sample of samplesOf(receipts)) await this.#add(node, sample, codes)
  }

  async #add(node: Node, sample: Sample, codes: Map<string, Promise<string>>): Promise<void> {
    const address = sample.to ?? sample.created
    if (address === undefined) return
    let code = codes.get(address)
    if (!code) {
      code = node.call('eth_getCode', [address, 'latest']).then(String)
      codes.set(address, code)
    }
    const text = await code
    // A payment between accounts is no call.
    if (text === '0x') return
    const target = await this.#target(node, sample, hashOf(text))
    const key = JSON.stringify(target)
    const entry = this.#samples.get(key) ?? { target, gas: [], size: undefined }
    this.#samples.set(key, entry)
    entry.gas.push(sample.gas)
    if (sample.to === undefined) entry.size = Math.max(entry.size ?? 0, (text.length - 2) / 2)
  }

  async #target(node: Node, { hash, to }: Sample, code: string): Promise<Target> {
    const transaction = to === undefined ? null : await node.call('eth_getTransactionByHash', [hash])
    const selector = isObject(transaction) ? String(transaction.input).slice(0, 10) : 'creation'
    const key = `${selector} ${code}`
    const known = this.#targets.get(key)
    if (known) return known
    const { frame } = await node.explain(hash)
    const target = to === undefined ? creationOf(frame) : targetOf(frame, this.#names.get(code))
    if (to === undefined && frame.contract) this.#names.set(code, frame.contract.name)
    this.#targets.set(key, target.proxies.length > 0 ? undefined : target)
    return target
  }
}

/** Shorter than the code, of which each function would keep a copy. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64')
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

function samplesOf(receipts: Json): Sample[] {
  const list: readonly Json[] = Array.isArray(receipts) ? receipts : []
  return list.flatMap((receipt): Sample[] => {
    if (!isObject(receipt) || receipt.status !== '0x1' || typeof receipt.transactionHash !== 'string') return []
    const { transactionHash, to, contractAddress, gasUsed } = receipt
    const created = typeof contractAddress === 'string' ? contractAddress : undefined
    return [{ hash: `0x${transactionHash.slice(2)}`, to: typeof to === 'string' ? to : undefined, gas: Number(gasUsed), created }]
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
