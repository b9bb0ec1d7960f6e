/** Attacks by messages themselves, whatever they ask for, and their effect on another client. */
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { callOf, callText, expectHarmless, PATIENCE, post, Sender, type Target, useHostility } from './support.js'

const { attack } = useHostility()

const CHAIN_ID = callText('eth_chainId', [])
const MEGABYTE = 1024 * 1024
/** Milliseconds that another client's larger message may wait for memory: a peer that keeps it without sending is given up after one second. */
const LONGEST_WAIT_FOR_MEMORY = 3_000

const wires = new Set<Socket>()
afterEach(() => {
  for (const wire of wires) wire.destroy()
  wires.clear()
})

/** Sends the head of a request, and the beginning of its body. Begins again when it is disconnected, as long as the test lasts. */
function keepSending({ http }: Target, announced: number, body: string): void {
  const { hostname, port } = new URL(http)
  const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n`
  const wire = connect(Number(port), hostname)
  wires.add(wire)
  wire.on('error', () => {})
  wire.on('close', () => {
    if (wires.delete(wire)) keepSending({ http } as Target, announced, body)
  })
  wire.resume().write(head + body)
}

/** Sends a request of 70 kB again and again. Returns the longest time until its answer. */
async function longestWait({ http }: Target, times = 5): Promise<number> {
  let longest = 0
  for (let time = 0; time < times; time++) {
    const began = performance.now()
    const answer = await post(http, CHAIN_ID + ' '.repeat(70_000), AbortSignal.timeout(20_000)).catch(() => 'given up')
    expect(answer).toContain('"result"')
    longest = Math.max(longest, performance.now() - began)
  }
  return longest
}

test.each([
  ['eight peers that send little', 8, 70_000],
  ['three hundred peers that send little', 300, 70_000],
  ['eight peers that send half', 8, 2.5 * MEGABYTE],
])('long bodies that never end: %s', { timeout: PATIENCE }, async (_who, peers, length) => {
  const report = await attack(async (target) => {
    for (let peer = 0; peer < peers; peer++) keepSending(target, 5 * MEGABYTE, `[${' '.repeat(length)}`)
    await post(target.http, CHAIN_ID)
    const longest = await longestWait(target)
    const sent = [...wires]
    wires.clear()
    for (const wire of sent) wire.destroy()
    return longest
  })
  expect(report.result, 'the longest wait of a message of 70 kB').toBeLessThan(LONGEST_WAIT_FOR_MEMORY)
  expectHarmless(report)
})

test('long messages of peers that do not read the answers', { timeout: PATIENCE }, async () => {
  // Answers of four megabytes to requests of as much.
  const body = callText('eth_call', callOf('0x622000005ff3')) + ' '.repeat(4 * MEGABYTE)
  const report = await attack(async (target) => {
    const { hostname, port } = new URL(target.http)
    for (let peer = 0; peer < 6; peer++) {
      const wire = connect(Number(port), hostname)
      wires.add(wire)
      wire.on('error', () => {})
      wire.pause()
      wire.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
    }
    return longestWait(target, 10)
  })
  expect(report.result, 'the longest wait of a message of 70 kB').toBeLessThan(LONGEST_WAIT_FOR_MEMORY)
  expectHarmless(report)
})

test('a hundred thousand calls over one socket', { timeout: PATIENCE }, async () => {
  const calls = 100_000
  const report = await attack(async ({ webSocket }) => {
    const sender = await Sender.open(webSocket)
    sender.send('eth_chainId', [], calls)
    await sender.answered(calls)
    return sender.errors
  })
  expect(report.result).toBe(0)
  expectHarmless(report)
})

test.each([
  ['one long text', (length: number) => `{"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":["${'x'.repeat(length)}"]}`],
  [
    'calls of a batch',
    (length: number) =>
      `[${Array<string>(900)
        .fill(CHAIN_ID + ' '.repeat(length / 900 - CHAIN_ID.length - 1))
        .join(',')}]`,
  ],
])('messages of 4.8 MB over twenty sockets: %s', { timeout: PATIENCE }, async (_what, textOf) => {
  const messages = Number(process.env.LARGE_MESSAGES ?? 4)
  const text = textOf(4_800_000)
  const report = await attack(async ({ webSocket }) => {
    const senders = await Promise.all(Array.from({ length: 20 }, () => Sender.open(webSocket)))
    for (let message = 0; message < messages; message++) for (const { socket } of senders) socket.send(text)
    await Promise.all(senders.map((sender) => sender.answered(messages)))
  })
  expectHarmless(report)
})
