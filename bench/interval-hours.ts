/**
 * Measures the memory of a chain that mines by a timer for many hours, with `history` set: subscribers, filters, transactions, snapshots, and forks that
 * come and go. Time is virtual. Prints a row for each hour: the memory must be flat after the first one.
 *
 *     npm run bench interval-hours [hours] [seconds between blocks] [hardfork]
 *
 * From Cancun on, two system contracts fill 24,573 slots in the first 8,191 blocks. With `shanghai` the state does not grow.
 */
import { type Clock, createNode, type HardforkName, type Hex, type Json, type Node } from '../src/index.js'
import { deployLogs } from './contracts.js'

const hours = Number(process.argv[2] ?? 24)
const seconds = Number(process.argv[3] ?? 2)
const hardfork = (process.argv[4] ?? 'osaka') as HardforkName
const HISTORY = 1_000
const SUBSCRIBERS = 20
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const FEES = { gas: '0x7a120', maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' } as const

interface Timer {
  readonly due: number
  readonly callback: () => void
}

/** Time that passes only when it is told to. */
class VirtualClock implements Clock {
  #now = 1_700_000_000_000
  readonly #timers = new Set<Timer>()

  now(): number {
    return this.#now
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { due: this.#now + milliseconds, callback }
    this.#timers.add(timer)
    return () => this.#timers.delete(timer)
  }

  get timers(): number {
    return this.#timers.size
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
    for (const timer of [...this.#timers]) {
      if (timer.due > this.#now || !this.#timers.delete(timer)) continue
      timer.callback()
    }
  }
}

/** Returns the number of the newest block of a node. */
const height = async (node: Node) => Number(await node.request('eth_blockNumber'))

const clock = new VirtualClock()
const node = await createNode({
  clock,
  hardfork,
  mining: { blockIntervalMs: seconds * 1000, automine: false },
  storage: { history: HISTORY },
})
const received = { heads: 0, logs: 0 }
for (let i = 0; i < SUBSCRIBERS; i++) {
  const kind = i % 2 === 0 ? 'heads' : 'logs'
  const connection = node.connect({
    namespaces: 'all',
    authenticated: true,
    notify: () => {
      received[kind]++
    },
  })
  await connection.request('eth_subscribe', [kind === 'heads' ? 'newHeads' : 'logs', ...(kind === 'heads' ? [] : [{}])])
}
const filters = [await node.request('eth_newBlockFilter'), await node.request('eth_newFilter', [{}])]

async function send(fields: { readonly [name: string]: Json }): Promise<void> {
  await node.call('eth_sendTransaction', [{ from: SENDER, ...FEES, ...fields }])
}

/** Lets the timer mine a block. */
async function mineByTimer(): Promise<void> {
  const before = await height(node)
  clock.advance(seconds * 1000)
  while ((await height(node)) === before) await new Promise((resolve) => setImmediate(resolve))
}

/** Fails unless the answers of filters are complete. */
async function pollFilters(expected: number): Promise<void> {
  const [blocks] = await Promise.all(filters.map((id) => node.request('eth_getFilterChanges', [id])))
  if (blocks?.length !== expected) throw new Error(`a filter returned ${blocks?.length} blocks instead of ${expected}`)
}

await send({ data: deployLogs(), gas: '0x1e8480' })
await mineByTimer()
const [contract] = (await node.request('eth_getBlockByNumber', ['0x1', true]))?.transactions ?? []
if (typeof contract !== 'object') throw new Error('the contract is not in the first block')
const to = (await node.request('eth_getTransactionReceipt', [contract.hash]))?.contractAddress ?? '0x'
await pollFilters(1)

const blocksAnHour = 3_600 / seconds
console.log('| hour | blocks | resident MiB | heap and buffers in use, MiB | processor s |\n| ---: | ---: | ---: | ---: | ---: |')
for (let hour = 1; hour <= hours; hour++) {
  const { user } = process.cpuUsage()
  let unseen = 0
  for (let block = 0; block < blocksAnHour; block++) {
    // A tenth of the blocks has transactions, some of them with 100 logs.
    if (block % 10 === 0) await send({ to: `0x${(block % 500).toString(16).padStart(40, '0')}`, value: '0x1' })
    if (block % 50 === 0) await send({ to })
    await mineByTimer()
    unseen++
    if (block % 30 === 29) {
      await pollFilters(unseen)
      unseen = 0
      const snapshot = await node.request('evm_snapshot')
      await send({ to })
      await node.request('evm_mine')
      await node.request('evm_revert', [snapshot])
      await pollFilters(1)
    }
    if (block % 300 === 299) {
      const fork = await node.fork()
      await fork.mine(20)
      await fork.close()
    }
  }
  if (unseen > 0) await pollFilters(unseen)
  const { rss } = process.memoryUsage()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1)
  const processor = (process.cpuUsage().user - user) / 1e6
  console.log(`| ${hour} | ${await height(node)} | ${mebibytes(rss)} | ${mebibytes(heapUsed + arrayBuffers)} | ${processor.toFixed(0)} |`)
}
if (received.heads < (SUBSCRIBERS / 2) * hours * blocksAnHour) throw new Error(`the subscribers received ${received.heads} heads only`)
console.log(`\n${received.heads} heads and ${received.logs} logs were sent to ${SUBSCRIBERS} subscribers.`)
await node.close()
