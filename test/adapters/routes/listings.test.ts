import { beforeEach, describe, expect, it } from 'vitest'
import { Listings } from '../../../adapters/routes/listings.js'
import { Planner } from '../../../src/planner/planner.js'
import { fiveChains } from '../../planner/network.js'

const planner = new Planner({ snapshot: fiveChains() })
const venues = (await planner.endpoints()).find(({ path }) => path === '/v2/fungible/venues')!

/** Number of requests to the endpoint. */
let asked = 0
const counted = { ...venues, get: (query: URLSearchParams) => venues.get(query).finally(() => asked++) }
const query = (text: string) => new URLSearchParams(text)

beforeEach(() => {
  asked = 0
})

describe('the cache of listings', () => {
  it('builds a listing once for many simultaneous requests', async () => {
    const listings = new Listings(planner)
    const all = await Promise.all(Array.from({ length: 10 }, () => listings.get(counted, query(''))))
    expect([new Set(all).size, asked]).toEqual([1, 1])
    expect(all[0]!.bytes.toString()).toBe(JSON.stringify(await venues.get(query(''))))
  })

  it('builds a listing again after the snapshot has changed', async () => {
    const listings = new Listings(planner)
    const before = await listings.get(counted, query(''))
    await planner.update({ chains: [] })
    const after = await listings.get(counted, query(''))
    expect([asked, after.bytes.toString()]).toEqual([2, '{"venues":[]}'])
    expect(after.tag).not.toBe(before.tag)
  })

  it('builds a listing for each combination of known parameters, and ignores unknown parameters', async () => {
    const listings = new Listings(planner)
    for (const text of ['', 'only_testnets=true', 'only_testnets=false', 'x=1', 'x=2&only_testnets=true']) {
      await listings.get(counted, query(text))
    }
    expect(asked).toBe(3)
  })

  it('does not cache a refusal', async () => {
    const listings = new Listings(planner)
    for (let i = 0; i < 2; i++) await expect(listings.get(counted, query('only_testnets=maybe'))).rejects.toMatchObject({ status: 400 })
    expect(asked).toBe(2)
  })

  it('caches at most eight listings', async () => {
    const listings = new Listings(planner)
    const listed = (await planner.endpoints()).find(({ path }) => path === '/v2/info/chains')!
    for (let i = 0; i < 8; i++) await listings.get(listed, query(`chain_ids=${i}`))
    await listings.get(counted, query(''))
    await listings.get(counted, query(''))
    expect(asked).toBe(1)
    for (let i = 0; i < 8; i++) await listings.get(listed, query(`chain_ids=${i}`))
    await listings.get(counted, query(''))
    expect(asked).toBe(2)
  })
})
