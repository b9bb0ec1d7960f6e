import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createTestClient, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, test } from 'vitest'
import { setUp, testsOfFile } from './market.mjs'

let anvil
let market
let snapshot
const restore = async (client) => {
  await client.revert({ id: snapshot })
  snapshot = await client.snapshot()
}
let client

beforeAll(async () => {
  const child = spawn(process.env.BENCH_ANVIL ?? 'anvil', ['--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
  anvil = child
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /Listening on .*:(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    client = connect(port)
    break
  }
  market = await setUp(client, await client.getAddresses())
  snapshot = await client.snapshot()
})
beforeEach(() => restore(client))
afterAll(async () => {
  anvil.kill()
  await once(anvil, 'close')
})

function connect(port) {
  const transport = http(`http://127.0.0.1:${port}`, { retryCount: 0 })
  return createTestClient({ chain: foundry, mode: 'anvil', transport, cacheTime: 0, pollingInterval: 10 })
    .extend(publicActions)
    .extend(walletActions)
}

for (const [title, body] of testsOfFile()) test(title, () => body(market))
