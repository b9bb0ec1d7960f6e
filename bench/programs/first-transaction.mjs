/** Prints the milliseconds of the first transaction of a process, with its receipt, after an answer and a pause. */
import { createNode } from 'evmbed'

const node = await createNode()
const [{ address: from }, { address: to }] = node.accounts
await node.request('eth_blockNumber')
await new Promise((resolve) => setTimeout(resolve, 100))
const start = performance.now()
const hash = await node.request('eth_sendTransaction', [{ from, to, value: '0x1' }])
const { status } = await node.request('eth_getTransactionReceipt', [hash])
const end = performance.now()
console.log(status)
console.log(end - start)
await node.close()
