import type { Hex, Node } from '../src/index.js'

const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** The first of the accounts that a chain is filled with. */
const FIRST_ACCOUNT = 1n << 64n
/** Gas of a new account. */
const GAS = 50_000

/** Sends a wei to each of `calldata[1]` addresses from `calldata[0]` on. */
const FILLER = '6020356000355b60008080806001856000f1506001019060019003908160065700'

const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
const word = (value: number | bigint) => value.toString(16).padStart(64, '0')

/** The address of an account that `fill` has made. */
export const addressOf = (index: number): Hex => `0x${(FIRST_ACCOUNT + BigInt(index)).toString(16).padStart(40, '0')}`

/**
 * Gives a number of new accounts a wei each, in blocks with one transaction. The blocks are as long as their gas limit allows: each of them writes the upper part of
 * the trie again. The chain needs `limits: { transactionGasLimit: 0n }`.
 */
export async function fill(node: Node, accounts: number): Promise<void> {
  const size = (FILLER.length / 2).toString(16).padStart(2, '0')
  const hash = await node.call('eth_sendTransaction', [
    { from: SENDER, data: `0x60${size}600c60003960${size}6000f3${FILLER}`, gas: '0x186a0', value: '0x0' },
  ])
  const receipt = await node.request('eth_getTransactionReceipt', [hash as Hex])
  const to = receipt?.contractAddress ?? '0x'
  await node.call('anvil_setBalance', [to, hex(10n ** 18n)])
  const block = await node.request('eth_getBlockByNumber', ['latest', false])
  const filled = Math.floor((Number(block?.gasLimit) - 100_000) / GAS)
  for (let index = 0; index < accounts; index += filled) {
    const count = Math.min(filled, accounts - index)
    await node.call('eth_sendTransaction', [
      { from: SENDER, to, data: `0x${word(FIRST_ACCOUNT + BigInt(index))}${word(count)}`, gas: hex(GAS * count + 100_000) },
    ])
  }
}

/** Mines blocks with a transfer each. */
export async function extend(node: Node, blocks: number): Promise<void> {
  for (let number = 0; number < blocks; number++) await transfer(node, '0x00000000000000000000000000000000000000aa')
}

/** Sends a wei, and asks for the receipt. */
export async function transfer(node: Node, to: Hex): Promise<void> {
  const hash = await node.call('eth_sendTransaction', [{ from: SENDER, to, value: '0x1', gas: '0x5208' }])
  await node.request('eth_getTransactionReceipt', [hash as Hex])
}
