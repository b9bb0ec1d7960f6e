import { privateKeyToAccount } from 'viem/accounts'
import type { Hex, Node } from '../../src/index.js'

/** A transaction of the first account that sends 123 wei to the zero address. */
export function signedTransfer(node: Node): Promise<Hex> {
  const [sender] = node.accounts
  return privateKeyToAccount(sender!.privateKey).signTransaction({
    chainId: node.chainId,
    type: 'eip1559',
    nonce: 0,
    to: `0x${'00'.repeat(20)}`,
    value: 123n,
    gas: 21_000n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1n,
  })
}
