/** A node in a process of its own, which changes its chain until it is killed, and reports each change when it is answered. */
import { writeSync } from 'node:fs'
import { levelStore } from '../../adapters/storage/index.js'
import { type ChainFiles, createNode, type Hex, type Json, type Node, type Store } from '../../src/index.js'
import { CHAIN, type Change, type Digest, digestOf, IMPORTED, type KnownSnapshot, MANY, type Report, STRANGER } from './killed-chain.js'

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

/** Reports the writes of pruning. */
function reporting(store: Store): Store {
  const batch = store.batch.bind(store)
  store.batch = async (operations, options) => {
    const names = operations.filter(({ key }) => key[0] === META).map(({ key }) => new TextDecoder().decode(key.subarray(1)))
    const prunes = names.includes('pruning') && !names.includes('head')
    if (prunes) report({ prunes })
    await batch(operations, options)
    if (prunes) report({ prunes: false })
  }
  return store
}

/** The first byte of the keys of single facts. */
const META = 'm'.charCodeAt(0)

/** Files of exported chains. */
const files = new Map<string, Uint8Array>()
const chainFiles: ChainFiles = {
  directory: 'memory',
  async read(name) {
    return files.get(name) ?? new Uint8Array(0)
  },
  async write(name, content) {
    const pieces: Uint8Array[] = []
    for (const piece of content) pieces.push(piece)
    files.set(name, Buffer.concat(pieces))
  },
}

/** Imports blocks that a fork of the node has made. */
async function importBlocks(node: Node): Promise<Json> {
  const fork = await node.fork()
  try {
    const first = Number(await fork.request('eth_blockNumber')) + 1
    await fork.call('evm_setAutomine', [true])
    for (let number = 0; number < IMPORTED; number++) {
      await fork.call('eth_sendTransaction', [{ from: fork.accounts[random(10)]!.address, to: STRANGER, value: '0x1', gas: '0x5208' }])
    }
    await fork.call('admin_exportChain', ['blocks.rlp', first, first + IMPORTED - 1])
  } finally {
    await fork.close()
  }
  return node.call('admin_importChain', ['blocks.rlp'])
}

async function make(node: Node, change: Change): Promise<Json> {
  const from = node.accounts[random(10)]!.address
  if (change === 'transfer') return node.call('eth_sendTransaction', [{ from, to: STRANGER, value: hex(1 + random(9)), gas: '0x5208' }])
  // Code that stores a value and emits a log.
  if (change === 'deploy') return node.call('eth_sendTransaction', [{ from, data: `0x60${'07'}60${'01'}5560006000a0`, gas: '0x186a0' }])
  if (change === 'balance') return node.call('anvil_setBalance', [STRANGER, hex(1000 + random(1000))])
  if (change === 'snapshot') {
    const { height, head, balance } = await digestOf(node)
    snapshots.push({ id: (await node.call('evm_snapshot', [])) as Hex, height, head, balance })
    return null
  }
  if (change === 'revert') return node.call('evm_revert', [snapshots.splice(random(snapshots.length))[0]?.id ?? '0x1'])
  if (change === 'reset') return node.call('anvil_reset')
  if (change === 'rollback') return node.call('anvil_rollback', [1 + random(3)]).catch(() => null)
  if (change === 'slots') return node.call('anvil_setStorageAt', [STRANGER, word(random(60)), word(random(3))])
  if (change === 'mine many') return node.call('anvil_mine', [hex(MANY)])
  if (change === 'import') return importBlocks(node)
  if (change === 'mine') return node.call('evm_mine', [])
  return node.call('evm_setAutomine', [change === 'automine'])
}

const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

let snapshots: KnownSnapshot[] = []

const CHANGES: readonly Change[] = [
  ...(['transfer', 'transfer', 'transfer', 'deploy', 'balance', 'mine', 'automine', 'pool', 'snapshot'] as const),
  ...(['slots', 'slots', 'mine many', 'rollback', 'import'] as const),
]

/** A change that goes back far is rare, so that there is a history to be pruned. */
function nextChange(): Change {
  if (random(400) === 0) return 'reset'
  return random(40) === 0 ? 'revert' : CHANGES[random(CHANGES.length)]!
}

function reportState(digest: Digest): void {
  // Snapshots of removed blocks are gone.
  snapshots = snapshots.filter(({ height }) => height <= digest.height)
  report({ digest, snapshot: snapshots.at(-1) })
}

const node = await createNode({ store: reporting(levelStore(directory)), ...CHAIN, chainFiles })
reportState(await digestOf(node))
for (;;) {
  const change = nextChange()
  report({ begins: change })
  report({ answered: await make(node, change) })
  if (change === 'reset') snapshots = []
  reportState(await digestOf(node))
}
