/**
 * Measures a node in a process that has done nothing before, and prints a number.
 *
 *     cold.mjs NODE answer        opens it and prints the number of its first block: the caller measures
 *     cold.mjs NODE transaction   the milliseconds of the first transaction with its receipt, after an answer and a pause
 *     cold.mjs NODE memory COUNT  the resident bytes with ten accounts, and after so many transfers with receipts
 */
import { readFileSync } from 'node:fs'
import { openPeer, type PeerName, type PeerNode } from './peer-nodes.js'
import { OPERATIONS } from './workloads.js'

const [name = 'evmbed', what = 'answer', count = '10000'] = process.argv.slice(2)

/** Returns the resident memory of the process of a node, where the system tells. */
function residentBytes({ pid }: PeerNode): number {
  if (pid === undefined) return process.memoryUsage.rss()
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}

const node = await openPeer(name as PeerName)
const height = await node.request('eth_blockNumber')
if (what === 'answer') console.log(height)
else {
  await new Promise((resolve) => setTimeout(resolve, 100))
  const fresh = residentBytes(node)
  const { run } = await OPERATIONS.transfer(node)
  const start = performance.now()
  await run()
  const first = performance.now() - start
  if (what === 'transaction') console.log(first)
  else {
    for (let i = 1; i < Number(count); i++) await run()
    console.log(JSON.stringify([fresh, residentBytes(node)]))
  }
}
await node.close()
process.exit()
