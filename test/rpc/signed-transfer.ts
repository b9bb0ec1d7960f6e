import { privateKeyToAccount } from 'viem/accounts'
import type { Hex, Node } from '../../src/index.js'

export const RECIPIENT: Hex = `0x${'ab'.repeat(20)}`

/** A transaction of the first account that sends 123 wei to `RECIPIENT`. */
export function signedTransfer(node: Node): Promise<Hex> {
  const [sender] = node.accounts
  return privateKeyToAccount(sender!.privateKey).signTransaction({
    chainId: node.chainId,
    type: 'eip1559',
    nonce: 0,
    to: RECIPIENT,
    value: 123n,
    gas: 21_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1n,
  })
}
