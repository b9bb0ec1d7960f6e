/** Each method that a client without a credential may call, with its largest permitted inputs, and what other clients notice. */
import { describe, expect, test } from 'vitest'
import { largestInputs, openMethods } from './largest-input.js'
import { callText, expectRecovered, expectShortWaits, PATIENCE, post, type Report, Sender, type Target, useHostility } from './support.js'

/** Sends a call and waits for its answer. */
type Ask = (target: Target, method: string, params: readonly unknown[]) => Promise<unknown>

const overWebSocket: Ask = async ({ webSocket }, method, params) => {
  const sender = await Sender.open(webSocket)
  sender.send(method, params)
  await sender.answered(1)
  sender.socket.terminate()
}

describe.each<[string, Ask]>([
  ['over HTTP', ({ http }, method, params) => post(http, callText(method, params))],
  ['over WebSocket', overWebSocket],
  ['in the process', (target, method, params) => target.askInProcess(method, params)],
])('the largest inputs %s', (way, ask) => {
  const { attack } = useHostility({ isShared: true })
  let last: Report<unknown> | undefined

  test.each(openMethods)('of $name do not delay other peers', { timeout: PATIENCE }, async (record) => {
    const report = await attack(async (target) => {
      for (const params of largestInputs(record, target.facts)) {
        const answer = await ask(target, record.name, params)
        if (way === 'in the process')
          expectShortWaits({ waits: (answer as Awaited<ReturnType<Target['askInProcess']>>).waits, peakMemory: 0 })
      }
    })
    last = report
    expectShortWaits(report)
  })

  test('leave the chain going and memory free', { timeout: PATIENCE }, async () => {
    const report = await attack(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    expect(last, 'an attack before').toBeDefined()
    expectRecovered(report)
  })
})
