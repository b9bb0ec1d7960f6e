import { createNode, type Hash, type Hex, type MethodResult, type Node, type NodeOptions } from '../../src/index.js'
import { STORE } from '../contracts/bytecode.js'
import { ManualClock } from './manual-clock.js'

/** Seconds since 1970 of the genesis of a test chain, and of its clock at the start. */
export const GENESIS_TIME = 1_700_000_000

export interface TestChainOptions extends NodeOptions {
  readonly clock?: ManualClock
}

/** A node in this process with a clock that only the test moves, and the steps that tests repeat. */
export class TestChain {
  private constructor(
    readonly node: Node,
    readonly clock: ManualClock,
  ) {}

  /** @param make makes the node */
  static async create(options: TestChainOptions = {}, make: (options: NodeOptions) => Promise<Node> = createNode): Promise<TestChain> {
    const { clock = new ManualClock(GENESIS_TIME * 1000) } = options
    return new TestChain(await make({ timestamp: BigInt(GENESIS_TIME), ...options, clock }), clock)
  }

  /** The address of an account that the node manages. */
  account(index: number): Hex {
    const { address } = this.node.accounts[index] ?? {}
    if (address === undefined) throw new Error(`there is no account ${index}`)
    return address
  }

  /** Sends a transaction of an account. Default: a payment of 1 wei to account 9. */
  send(from: number, fields: object = {}): Promise<Hash> {
    return this.node.request('eth_sendTransaction', [
      { from: this.account(from), to: this.account(9), value: '0x1', gas: '0x5208', ...fields },
    ])
  }

  /** Sends creation code from account 0 and, without automine, mines a block for it. Returns the address of the contract. */
  async deploy(code: Hex): Promise<Hex> {
    const hash = await this.node.request('eth_sendTransaction', [{ from: this.account(0), data: code, gas: '0x30d40' }])
    if ((await this.node.request('eth_getTransactionReceipt', [hash])) === null) await this.node.mine()
    const { contractAddress } = await this.receipt(hash)
    if (contractAddress === null) throw new Error(`${hash} creates no contract`)
    return contractAddress
  }

  /** The receipt of a mined transaction. */
  async receipt(hash: Hash): Promise<NonNullable<MethodResult<'eth_getTransactionReceipt'>>> {
    const receipt = await this.node.request('eth_getTransactionReceipt', [hash])
    if (receipt === null) throw new Error(`${hash} is in no block`)
    return receipt
  }

  /** The number of the newest block. */
  async height(): Promise<number> {
    return Number(await this.node.request('eth_blockNumber'))
  }

  /** The newest block, with hashes of transactions. */
  async head(): Promise<NonNullable<MethodResult<'eth_getBlockByNumber'>>> {
    const block = await this.node.request('eth_getBlockByNumber', ['latest', false])
    if (block === null) throw new Error('there is no newest block')
    return block
  }

  close(): Promise<void> {
    return this.node.close()
  }
}

/** Returns a source of bytes that count up from `0x10…01`. */
export function countingBytes(): (length: number) => Uint8Array {
  let drawn = 0
  return (length) => {
    const bytes = new Uint8Array(length)
    bytes[0] = 0x10
    bytes[length - 1] = ++drawn
    return bytes
  }
}

/** The address of the contract `STORE` on the chain of the transcripts. */
const STORE_ADDRESS = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

/**
 * The chain on which the transcripts play; the same to the last byte every time.
 *
 * | block | holds |
 * | --- | --- |
 * | 0 | genesis at 1,700,000,000: ten accounts, system contracts |
 * | 1 | account 0 deploys the contract `STORE`, at 0x5fbdb2315678afecb367f032d93f642f64180aa3 |
 * | 2 | account 0 stores 42 and logs; account 1 sends 1 ether to account 2; account 3 calls with zero and fails |
 * | 3 | nothing |
 * | pool | account 4 sends 1 wei to account 5 (pending) and, two nonces later, 2 wei (queued) |
 *
 * Ids of filters and subscriptions count up from `0x1000…01`. Options may change what does not change the chain.
 */
export async function createTranscriptChain(options: TestChainOptions = {}): Promise<TestChain> {
  const chain = await TestChain.create({
    randomBytes: countingBytes(),
    ...options,
    mining: { automine: false, ...options.mining },
  })
  const { node } = chain
  const fees = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const

  await node.request('eth_sendTransaction', [{ from: chain.account(0), data: STORE, gas: '0x30d40', ...fees }])
  await node.mine()
  const argument: Hex = `0x${'2a'.padStart(64, '0')}`
  await node.request('eth_sendTransaction', [{ from: chain.account(0), to: STORE_ADDRESS, data: argument, gas: '0x186a0', ...fees }])
  await chain.send(1, { to: chain.account(2), value: '0xde0b6b3a7640000', ...fees })
  await node.request('eth_sendTransaction', [{ from: chain.account(3), to: STORE_ADDRESS, gas: '0x186a0', ...fees }])
  await node.mine()
  await node.mine()
  await chain.send(4, { to: chain.account(5), value: '0x1', ...fees })
  await chain.send(4, { to: chain.account(5), value: '0x2', nonce: '0x2', ...fees })
  return chain
}
