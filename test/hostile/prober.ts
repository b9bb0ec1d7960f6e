/**
 * A client that asks a node for its chain id again and again, and its own process for nothing: the one shows how long the node is deaf, the other
 * how busy the machine is. A fixed computation shows how slow its processor is. Bundled and started by `support.ts`.
 */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Waits } from './support.js'
import { threadTime } from './thread-time.js'

const [, , node = '', pid = ''] = process.argv
const BODY = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
const agent = new Agent({ keepAlive: true })
const control = createServer((incoming, response) => {
  incoming.resume().on('end', () => response.end())
})
await once(control.listen(0, '127.0.0.1'), 'listening')
const idle = `http://127.0.0.1:${(control.address() as AddressInfo).port}`

const NONE: Waits = { node: 0, work: 0, machine: 0, computation: Number.POSITIVE_INFINITY, probes: 0, failures: 0 }
let waits = NONE

/** Milliseconds until an answer has arrived. */
function wait(url: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, method: 'POST', headers: { 'content-type': 'application/json' } }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - began))
    })
    outgoing.on('error', reject).end(BODY)
  })
}

async function probe(): Promise<void> {
  try {
    const before = threadTime(pid)
    const taken = await wait(node)
    const work = threadTime(pid) - before
    waits = { ...waits, node: Math.max(waits.node, taken), work: Math.max(waits.work, work), probes: waits.probes + 1 }
  } catch {
    waits = { ...waits, failures: waits.failures + 1 }
  }
}

async function probeMachine(): Promise<void> {
  const taken = await wait(idle)
  waits = { ...waits, machine: Math.max(waits.machine, taken) }
}

/** Does what the longest pieces of work in a node consist of: writes bytes as hex, and a long text as JSON. */
async function compute(): Promise<void> {
  const before = process.cpuUsage()
  JSON.stringify(Buffer.alloc(512 * 1024).toString('hex'))
  const { user, system } = process.cpuUsage(before)
  waits = { ...waits, computation: Math.min(waits.computation, (user + system) / 1000) }
}

async function repeat(work: () => Promise<void>, pause: number): Promise<never> {
  for (;;) {
    await work()
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

// Connections are opened before anything is measured.
await probe()
await probeMachine()
process.on('message', async () => {
  // At least one probe is made, also for short work, and a few computations, of which the shortest counts.
  if (waits.probes + waits.failures === 0) await probe()
  for (let time = 0; time < 3; time++) await compute()
  process.send?.(waits)
  // The speed of the machine is a fact of all attacks: with more computations, the limit gets lower.
  waits = { ...NONE, computation: waits.computation }
})
process.on('disconnect', () => process.exit())
process.send?.(waits)
void repeat(probe, 20)
void repeat(probeMachine, 20)
void repeat(compute, 100)
