/**
 * A client that asks a node for its chain id again and again, and its own process for nothing: the one shows how long the node is deaf, the other
 * how slow the machine is. Bundled and started by `support.ts`.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Waits } from './support.js'

const [, , node = '', pid = ''] = process.argv
const BODY = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
const agent = new Agent({ keepAlive: true })
const control = createServer((incoming, response) => {
  incoming.resume().on('end', () => response.end())
})
await once(control.listen(0, '127.0.0.1'), 'listening')
const idle = `http://127.0.0.1:${(control.address() as AddressInfo).port}`

const NONE: Waits = { node: 0, work: 0, machine: 0, probes: 0, failures: 0 }
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

/** Milliseconds for which the node has had a processor, in steps of ten; no number where the platform does not tell. */
function processorTime(): number {
  try {
    // Times in user and in kernel mode stand after the name of the program, which is in brackets and may hold anything.
    const [, , , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '0').split(' ')
    return 10 * (Number(user) + Number(system))
  } catch {
    return Number.NaN
  }
}

async function probe(): Promise<void> {
  try {
    const before = processorTime()
    const taken = await wait(node)
    const work = processorTime() - before
    waits = { ...waits, node: Math.max(waits.node, taken), work: Math.max(waits.work, work), probes: waits.probes + 1 }
  } catch {
    waits = { ...waits, failures: waits.failures + 1 }
  }
}

async function probeMachine(): Promise<void> {
  const taken = await wait(idle)
  waits = { ...waits, machine: Math.max(waits.machine, taken) }
}

async function repeat(work: () => Promise<void>): Promise<never> {
  for (;;) {
    await work()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

// Connections are opened before anything is measured.
await probe()
await probeMachine()
process.on('message', async () => {
  // At least one probe is made, also for short work.
  if (waits.probes + waits.failures === 0) await probe()
  process.send?.(waits)
  waits = NONE
})
process.on('disconnect', () => process.exit())
process.send?.(waits)
void repeat(probe)
void repeat(probeMachine)
