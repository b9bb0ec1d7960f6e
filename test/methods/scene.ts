import { createNode, type Hex, type Node, type NodeOptions } from '../../src/index.js'
import { ManualClock } from '../manual-clock.js'

/**
 * Stores the first argument at the slot of the caller and logs it, with the topics caller and 7; reverts with nothing when the argument is zero.
 *
 *     PUSH0 CALLDATALOAD DUP1 PUSH1 9 JUMPI PUSH0 PUSH0 REVERT
 *     JUMPDEST DUP1 CALLER SSTORE PUSH0 MSTORE PUSH1 7 CALLER PUSH1 32 PUSH0 LOG2 STOP
 */
const RUNTIME = '5f35806009575f5ffd5b8033555f5260073360205fa200'
/** PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN, then the runtime code. */
export const INIT: Hex = `0x60${(RUNTIME.length / 2).toString(16)}8060095f395ff3${RUNTIME}`

export interface Scene {
  readonly node: Node
  readonly clock: ManualClock
}

/**
 * The chain on which the transcripts play; the same to the last byte every time.
 *
 * | block | holds |
 * | --- | --- |
 * | 0 | genesis at 1,700,000,000: ten accounts, system contracts |
 * | 1 | account 0 deploys the contract above, at 0x5fbdb2315678afecb367f032d93f642f64180aa3 |
 * | 2 | account 0 stores 42 and logs; account 1 sends 1 ether to account 2; account 3 calls with zero and fails |
 * | 3 | nothing |
 * | pool | account 4 sends 1 wei to account 5 (pending) and, two nonces later, 2 wei (queued) |
 *
 * Ids of filters and subscriptions count up from `0x1000…01`. Options may change what does not change the chain.
 */
export async function createScene(options: NodeOptions = {}): Promise<Scene> {
  const clock = new ManualClock()
  let drawn = 0
  const randomBytes = (length: number) => {
    const bytes = new Uint8Array(length)
    bytes[0] = 0x10
    bytes[length - 1] = ++drawn
    return bytes
  }
  const node = await createNode({ automine: false, timestamp: 1_700_000_000n, clock, randomBytes, ...options })
  const account = (index: number) => node.accounts[index]!.address
  const fees = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const
  const contract = '0x5fbdb2315678afecb367f032d93f642f64180aa3'

  await node.request('eth_sendTransaction', [{ from: account(0), data: INIT, gas: '0x30d40', ...fees }])
  await node.mine()
  const argument: Hex = `0x${'2a'.padStart(64, '0')}`
  await node.request('eth_sendTransaction', [{ from: account(0), to: contract, data: argument, gas: '0x186a0', ...fees }])
  await node.request('eth_sendTransaction', [{ from: account(1), to: account(2), value: '0xde0b6b3a7640000', gas: '0x5208', ...fees }])
  await node.request('eth_sendTransaction', [{ from: account(3), to: contract, gas: '0x186a0', ...fees }])
  await node.mine()
  await node.mine()
  await node.request('eth_sendTransaction', [{ from: account(4), to: account(5), value: '0x1', gas: '0x5208', ...fees }])
  await node.request('eth_sendTransaction', [{ from: account(4), to: account(5), value: '0x2', gas: '0x5208', nonce: '0x2', ...fees }])
  return { node, clock }
}
