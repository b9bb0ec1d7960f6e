import type { Hex, Node } from 'evmbed'
import { INIT } from '../methods/scene.js'

export function word(value: bigint | number | Hex): Hex {
  return `0x${BigInt(value).toString(16).padStart(64, '0')}`
}

export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`
}

/** Creation code whose only effect is to leave this runtime code. */
export function creationOf(runtime: string): Hex {
  // PUSH1 length DUP1 PUSH1 9 PUSH0 CODECOPY PUSH0 RETURN
  return `0x60${(runtime.length / 2).toString(16).padStart(2, '0')}8060095f395ff3${runtime}`
}

/** Emits as many logs as its argument says, each with one topic: how many come after it. */
export const LOGGER = creationOf(
  // PUSH0 CALLDATALOAD  JUMPDEST DUP1 ISZERO PUSH1 19 JUMPI  PUSH1 1 SWAP1 SUB  DUP1 PUSH0 PUSH0 LOG1  PUSH1 2 JUMP  JUMPDEST STOP
  '5f35' + '5b8015601357' + '60019003' + '805f5fa1' + '600256' + '5b00',
)

// COINBASE PUSH0 MSTORE  TIMESTAMP PUSH1 32 MSTORE  PREVRANDAO PUSH1 64 MSTORE  PUSH1 96 PUSH0 RETURN
const VIEW = '415f52' + '42602052' + '44604052' + '60605ff3'
/** Answers what COINBASE, TIMESTAMP and PREVRANDAO are in its block. */
export const BLOCK_VIEW_RUNTIME: Hex = `0x${VIEW}`
export const BLOCK_VIEW = creationOf(VIEW)

/** Deploys the contract of the scene: it stores its argument at the slot of the caller and logs it, and reverts when that is zero. */
export function deployStore(node: Node): Promise<Hex> {
  return deploy(node, INIT)
}

/** Deploys and, without automine, makes the block for it. */
export async function deploy(node: Node, code: Hex): Promise<Hex> {
  const from = node.accounts[0]!.address
  const hash = await node.request('eth_sendTransaction', [{ from, data: code, gas: '0x30d40' }])
  if ((await node.request('eth_getTransactionReceipt', [hash])) === null) await node.mine()
  return (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
}
