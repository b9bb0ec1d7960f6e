/** A node in a process of its own, which changes its chain until it is killed, and reports each change when it is answered. */
import { writeSync } from 'node:fs'
import { levelStore } from '../../adapters/storage/index.js'
import { createNode, type Hex, type Json, type Node } from '../../src/index.js'
import { type Change, digestOf, type Report, STRANGER } from './killed-chain.js'

const [directory = '', seed = '1'] = process.argv.slice(2)
let state = Number(seed)

/** A linear congruential generator: the run can be repeated up to the moment of the kill. */
function random(below: number): number {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
  return Math.floor((state / 2 ** 32) * below)
}

function report(line: Report): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

const hex = (value: number): Hex => `0x${value.toString(16)}`

async function make(node: Node, change: Change): Promise<Json> {
  const from = node.accounts[random(10)]!.address
  if (change === 'transfer') return node.call('eth_sendTransaction', [{ from, to: STRANGER, value: hex(1 + random(9)), gas: '0x5208' }])
  // Code that stores a value and emits a log.
  if (change === 'deploy') return node.call('eth_sendTransaction', [{ from, data: `0x60${'07'}60${'01'}5560006000a0`, gas: '0x186a0' }])
  if (change === 'balance') return node.call('anvil_setBalance', [STRANGER, hex(1000 + random(1000))])
  if (change === 'snapshot') return node.call('evm_snapshot', [])
  if (change === 'revert') return node.call('evm_revert', ['0x1'])
  if (change === 'mine') return node.call('evm_mine', [])
  return node.call('evm_setAutomine', [change === 'automine'])
}

const CHANGES: readonly Change[] = ['transfer', 'transfer', 'transfer', 'deploy', 'balance', 'mine', 'automine', 'pool', 'snapshot']

const node = await createNode({ store: levelStore(directory), timestamp: 1_700_000_000n })
report({ digest: await digestOf(node) })
for (;;) {
  const change = random(200) === 0 ? 'revert' : CHANGES[random(CHANGES.length)]!
  report({ begins: change })
  await make(node, change)
  report({ digest: await digestOf(node) })
}
