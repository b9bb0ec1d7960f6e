import { fileURLToPath } from 'node:url'
import { json, loopback } from '../../balances/loopback.js'
import { ends } from '../../planner/network.js'

/** The file of the example network. */
export const SNAPSHOT = fileURLToPath(new URL('../../planner/snapshots/five-chains.json', import.meta.url))

/** A server for which everything is worth two dollars. */
export function market() {
  return loopback(({ target }, response) => {
    const ids = target.searchParams.get('ids')?.split(',') ?? []
    json(response, Object.fromEntries(ids.map((id) => [id, { usd: 2 }])))
  })
}

/** Counts the Cosmos chains that a node plans over; the HTTP status if the node does not answer. */
export async function plannedChains({ http }: { readonly http: string }): Promise<number> {
  const response = await fetch(`${http}/v2/info/chains`)
  if (!response.ok) return response.status
  const { chains } = (await response.json()) as { readonly chains: readonly unknown[] }
  return chains.length
}

/** Returns the price of ATOM at a node. */
export async function worthOfAtom({ http }: { readonly http: string }): Promise<unknown> {
  const body = JSON.stringify({ ...ends('atom', 'osmoAtom'), amount_in: '1000000' })
  const response = await fetch(`${http}/v2/fungible/route`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await response.json()) as { readonly usd_amount_in?: unknown }).usd_amount_in
}
