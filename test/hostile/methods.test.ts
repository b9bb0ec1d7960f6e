/** Each method that a client without a credential may call, with its largest permitted inputs, and what other clients notice. */
import { describe, expect, test } from 'vitest'
import { largestInputs, openMethods } from './largest-input.js'
import {
  callText,
  expectRecovered,
  expectShortWaits,
  type InProcess,
  PATIENCE,
  post,
  type Report,
  Sender,
  type Target,
  useHostility,
} from './support.js'

/** Sends a call and waits for its answer. Returns how long others in the process of the node waited, if the call was made there. */
type Ask = (target: Target, method: string, params: readonly unknown[]) => Promise<InProcess['waits'] | undefined>

const overHttp: Ask = async ({ http }, method, params) => {
  await post(http, callText(method, params))
  return undefined
}

const overWebSocket: Ask = async ({ webSocket }, method, params) => {
  const sender = await Sender.open(webSocket)
  sender.send(method, params)
  await sender.answered(1)
  sender.socket.terminate()
  return undefined
}

const inProcess: Ask = async (target, method, params) => (await target.askInProcess(method, params)).waits

describe.each<[string, Ask]>([
  ['over HTTP', overHttp],
  ['over WebSocket', overWebSocket],
  ['in the process', inProcess],
])('the largest inputs %s', (_way, ask) => {
  const { attack } = useHostility({ isShared: true })
  let last: Report<unknown> | undefined

  test.each(openMethods)('of $name do not delay other peers', { timeout: PATIENCE }, async (record) => {
    const report = await attack(async (target) => {
      const inside: (InProcess['waits'] | undefined)[] = []
      for (const params of largestInputs(record, target.facts)) inside.push(await ask(target, record.name, params))
      return inside
    })
    last = report
    expectShortWaits(report)
    for (const waits of report.result) if (waits) expectShortWaits({ waits: { ...report.waits, ...waits }, peakMemory: 0 })
  })

  test('leave the chain going and memory free', { timeout: PATIENCE }, async () => {
    const report = await attack(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
    expect(last, 'an attack before').toBeDefined()
    expectRecovered(report)
  })
})
