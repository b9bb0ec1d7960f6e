/** A fork in a process of its own, which pays a stranger until it is killed, and reports its height when a transfer is answered. */
import { writeSync } from 'node:fs'
import { levelStore } from '../../adapters/storage/index.js'
import { createNode, type Hex } from '../../src/index.js'

const [directory = '', url = '', block = '0'] = process.argv.slice(2)
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'

const node = await createNode({ store: levelStore(directory), fork: { url, block: BigInt(block) } })
for (let count = 0; ; count++) {
  // Each transfer reads an account of the remote chain that nobody has read before.
  const unread: Hex = `0x${(BigInt(Date.now()) * 1_000n + BigInt(count)).toString(16).padStart(40, 'e')}`
  await node.request('eth_getBalance', [unread])
  await node.request('eth_sendTransaction', [{ from: node.accounts[count % 10]!.address, to: STRANGER, value: '0x1', gas: '0x5208' }])
  const height = Number(await node.request('eth_blockNumber'))
  writeSync(1, `${JSON.stringify({ height, balance: Number(await node.request('eth_getBalance', [STRANGER])), read: unread })}\n`)
}
