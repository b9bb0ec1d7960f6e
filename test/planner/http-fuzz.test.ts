import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { attachRoutes } from 'evmbed/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fuzzOverHttp } from './http-fuzz.js'
import { fiveChains } from './network.js'

/** Requests in all: `FUZZ=100000` for a long run. */
const REQUESTS = Number(process.env.FUZZ ?? 2000)

let node: Node
let url: string
const faults: unknown[] = []

beforeAll(async () => {
  node = await createNode({
    planner: { snapshot: fiveChains() },
    balances: { static: { 'osmosis-1': { osmo1x: { uosmo: '123' } } } },
  })
  const http = await serveHttp(node, { port: 0 })
  attachRoutes(node, http, { onFault: (fault) => faults.push(fault) })
  url = http.url
})
afterAll(() => node.close())

describe('any request over HTTP', () => {
  it('answers or rejects any request over HTTP without a fault, and with valid numbers', { timeout: 3_600_000 }, async () => {
    const { requests, statuses, faults } = await fuzzOverHttp(url, REQUESTS)
    expect(faults).toEqual([])
    expect(faults).toEqual([])
    expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(requests)
    // Most are sensible: the run reaches what lies behind the door.
    expect(statuses[200]).toBeGreaterThan(requests / 5)
    expect(statuses[400]).toBeGreaterThan(requests / 20)
    expect(statuses[404]).toBeGreaterThan(requests / 20)
  })
})
