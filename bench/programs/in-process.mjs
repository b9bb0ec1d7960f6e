import { createNode } from 'evmbed'

const node = await createNode()
console.log(await node.request('eth_blockNumber'))
await node.close()
