import { createHash } from 'node:crypto'
import type {
  AbciApplication,
  AbciInfo,
  DecidedBlock,
  InitChainRequest,
  PrepareProposalRequest,
  ProposedBlock,
} from '../../../src/internal.js'

/** Content of a `KvApplication` that outlives its process. */
export interface KvDisk {
  height: bigint
  values: Map<string, string>
}

/** A small application: a transaction `key=value` sets a value. One that begins with `bad` is rejected. */
export class KvApplication implements AbciApplication {
  readonly #disk: KvDisk
  #draft: KvDisk | undefined
  readonly calls: string[] = []
  readonly proposed: PrepareProposalRequest[] = []
  readonly decided: DecidedBlock[] = []
  genesis: InitChainRequest | undefined
  rechecks = 0

  constructor(disk: KvDisk = { height: 0n, values: new Map() }) {
    this.#disk = disk
  }

  get height(): bigint {
    return this.#disk.height
  }

  value(key: string): string | undefined {
    return this.#disk.values.get(key)
  }

  async info(): Promise<AbciInfo> {
    this.calls.push('info')
    const { height } = this.#disk
    return {
      data: 'kv',
      version: '1',
      appVersion: 1n,
      lastBlockHeight: height,
      lastBlockAppHash: height === 0n ? new Uint8Array() : hashOf(this.#disk),
    }
  }

  async initChain(request: InitChainRequest) {
    this.calls.push('initChain')
    this.genesis = request
    this.#disk.values.clear()
    return { appHash: hashOf(this.#disk) }
  }

  async checkTx(transaction: Uint8Array, kind: 'new' | 'recheck') {
    if (kind === 'recheck') this.rechecks++
    const isBad = textOf(transaction).startsWith('bad')
    return isBad ? { code: 7, log: 'bad transaction', gasWanted: 0n } : { code: 0, log: '', gasWanted: 1n }
  }

  async prepareProposal(request: PrepareProposalRequest) {
    this.proposed.push(request)
    return request.transactions
  }

  async processProposal({ transactions }: ProposedBlock) {
    return transactions.some((transaction) => textOf(transaction).startsWith('bad')) ? 'reject' : 'accept'
  }

  async finalizeBlock(block: DecidedBlock) {
    this.calls.push(`finalizeBlock ${block.height}`)
    this.decided.push(block)
    this.#draft = { height: block.height, values: new Map(this.#disk.values) }
    for (const transaction of block.transactions) {
      const [key = '', value = ''] = textOf(transaction).split('=')
      this.#draft.values.set(key, value)
    }
    const results = block.transactions.map(() => ({ code: 0, data: new Uint8Array([1]), gasWanted: 1n, gasUsed: 1n, log: 'set' }))
    return { results, appHash: hashOf(this.#draft) }
  }

  async commit() {
    if (!this.#draft) throw new Error('commit without a block')
    this.calls.push(`commit ${this.#draft.height}`)
    Object.assign(this.#disk, this.#draft)
    return { retainHeight: 0n }
  }

  async query({ data }: { readonly data: Uint8Array }) {
    const value = this.#disk.values.get(textOf(data))
    return { code: value === undefined ? 1 : 0, log: '', value: bytesOf(value ?? ''), height: this.#disk.height }
  }

  async listSnapshots() {
    return []
  }

  async offerSnapshot() {
    return 'reject' as const
  }

  async loadSnapshotChunk() {
    return new Uint8Array()
  }

  async applySnapshotChunk() {
    return { verdict: 'abort', refetch: [], rejectedSenders: [] } as const
  }
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function hashOf({ values }: KvDisk): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([...values].sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest()
}
