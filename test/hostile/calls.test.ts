/** Attacks with calls by one client without a credential, and their effect on another client. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { callOf, callText, expectHarmless, PATIENCE, post, Sender, useHostility } from './support.js'

const { attack } = useHostility()

const EMPTY = [{ to: `0x${'c0'.repeat(20)}` }]
/** Returns 2 MiB of zeros: PUSH3 0x200000 PUSH0 RETURN. */
const RETURNS_MEGABYTES = callOf('0x622000005ff3')
/** Calls itself a hundred times, each of which does the same. */
const ENDLESS = callOf(`0x${'5f5f5f5f5f305af150'.repeat(100)}`)
/** Maps points to a curve for as long as a call may take, which its gas outlasts. */
const SLOW = callOf('0x5b5f5f60805f60115afa505f56')
/** Counts down from 16,384 and reads a slot each time. */
const VIEW = callOf('0x6140005b5f54506001900380600357')

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, 1000 * count))

test('twelve thousand calls over one socket', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ webSocket }) => {
    const sender = await Sender.open(webSocket)
    sender.send('eth_call', EMPTY, 12_000)
    await sender.answered(12_000)
    return sender.errors
  })
  expect(report.result).toBe(0)
  expectHarmless(report)
})

test('calls with a megabyte of code each, over many connections', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ http }) => {
    const text = callText('eth_call', callOf(`0x${'5b'.repeat(500_000)}00`))
    await Promise.all(Array.from({ length: 40 }, () => post(http, text)))
  })
  expectHarmless(report)
})

test('calls that return megabytes, to a peer that reads them', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ webSocket }) => {
    const sender = await Sender.open(webSocket)
    sender.send('eth_call', RETURNS_MEGABYTES, 100)
    await sender.answered(100)
    return sender.errors
  })
  expect(report.result).toBe(0)
  expectHarmless(report)
})

test('calls that return megabytes, to peers that read nothing', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ webSocket, http }) => {
    const senders = await Promise.all(Array.from({ length: 20 }, () => Sender.open(webSocket)))
    for (const sender of senders) {
      sender.socket.pause()
      sender.send('eth_call', RETURNS_MEGABYTES, 50)
    }
    const { hostname, port } = new URL(http)
    const body = callText('eth_call', RETURNS_MEGABYTES)
    const request = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const wires = Array.from({ length: 100 }, () => connect(Number(port), hostname).on('error', () => {}))
    for (const wire of wires) wire.pause().write(request)
    await seconds(6)
    for (const { socket } of senders) socket.terminate()
    for (const wire of wires) wire.destroy()
  })
  expectHarmless(report)
})

test('a batch of endless calls, whose work ends when its peer goes', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ http, measure }) => {
    const batch = `[${Array(50).fill(callText('eth_call', ENDLESS)).join(',')}]`
    const abort = new AbortController()
    const answer = post(http, batch, abort.signal).catch(() => undefined)
    await seconds(1)
    abort.abort()
    await answer
    await seconds(1)
    const { processorTime } = await measure()
    await seconds(2)
    return (await measure()).processorTime - processorTime
  })
  // Of two seconds: blocks and probes go on.
  expect(report.result).toBeLessThan(1000)
  expectHarmless(report)
})

test('sixty view calls at once, which all succeed', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ webSocket }) => {
    const sender = await Sender.open(webSocket)
    sender.send('eth_call', VIEW, 60)
    await sender.answered(60)
    return sender.errors
  })
  expect(report.result).toBe(0)
  expectHarmless(report)
})

test('nine hundred subscriptions held back by a batch that does not end', { timeout: PATIENCE }, async () => {
  const report = await attack(async ({ webSocket }) => {
    const { socket } = await Sender.open(webSocket)
    const closed = once(socket, 'close').then(([code]) => code as number)
    const subscriptions = Array<string>(900).fill(callText('eth_subscribe', ['newHeads']))
    socket.send(`[${[...subscriptions, ...Array<string>(100).fill(callText('eth_call', SLOW))].join(',')}]`)
    const code = await Promise.race([closed, seconds(25)])
    socket.terminate()
    return code
  })
  // As a peer that does not read is closed.
  expect(report.result).toBe(1008)
  expectHarmless(report)
})
