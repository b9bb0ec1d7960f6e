/** Prints the number of the head of a new chain, and the milliseconds of the processor until then. */
import { createNode } from 'evmbed'

const node = await createNode()
const height = await node.request('eth_blockNumber')
const { user, system } = process.cpuUsage()
console.log(height)
console.log((user + system) / 1000)
await node.close()
