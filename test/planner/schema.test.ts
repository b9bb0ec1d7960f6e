import { Ajv2020 } from 'ajv/dist/2020.js'
import type { JsonObject } from 'evmbed'
import type { BoundEndpoint } from 'evmbed/planner'
import { describe, expect, it } from 'vitest'
import { Planner } from '../../src/planner/planner.js'
import { ends, fiveChains } from './network.js'
import { OPERATIONS, operationSchema } from './operation-schemas.js'
import { randomNetwork, randomRequest } from './random-network.js'
import { SCENARIOS } from './scenarios.js'
import type { Answer, Members } from './simulator.js'

const ajv = new Ajv2020({ strict: false })

/** A schema in which no object has members that the schema does not name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const members = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]))
  const isOpen = members.properties !== undefined && members.additionalProperties === undefined
  return isOpen ? { ...members, additionalProperties: false } : members
}

async function endpointOf(planner: Planner, path: string): Promise<BoundEndpoint> {
  return (await planner.endpoints()).find((endpoint) => endpoint.path === path)!
}

const planner = new Planner({ snapshot: fiveChains() })
const { response } = await endpointOf(planner, '/v2/fungible/route')
const { operations: _, ...members } = response.properties as Record<string, unknown>
const isAnswer = ajv.compile({ ...(closed({ ...response, properties: members }) as object), additionalProperties: { type: 'array' } })
const isOperation = ajv.compile(operationSchema)

/** Returns the deviations of an answer from the interface: schema errors, unknown members and invalid operations. */
function flaws(answer: Answer): unknown[] {
  const { operations, ...rest } = answer
  const required = isAnswer(answer) ? [] : (isAnswer.errors ?? [])
  const unknown = Object.keys(rest).filter((name) => !(name in members))
  const wrong = operations.filter((operation) => !isOperation(operation))
  return [...required, ...unknown, ...wrong]
}

describe('every answer', () => {
  it('answers every scenario with the members of the interface and no others', async () => {
    let answers = 0
    for (const { given, from, to, request, proves } of SCENARIOS) {
      const file = fiveChains()
      given?.(file)
      const answer = await new Planner({ snapshot: file }).route({ ...ends(from, to), ...request } as never).catch(() => undefined)
      // Placeholders are other words for the same members.
      if (!answer || proves.includes('placeholders')) continue
      answers++
      expect(flaws(answer as never)).toEqual([])
    }
    expect(answers).toBeGreaterThan(30)
  })

  it('answers over every bridge and pool with the members of the interface', async () => {
    const kinds = new Set<string>()
    for (let seed = 1; seed <= 300; seed++) {
      const file = randomNetwork(seed)
      const answer = await new Planner({ snapshot: file }).route(randomRequest(file, seed) as never).catch(() => undefined)
      if (!answer) continue
      expect({ seed, flaws: flaws(answer as never) }).toEqual({ seed, flaws: [] })
      for (const operation of (answer as unknown as Answer).operations) for (const name of Object.keys(operation)) kinds.add(name)
    }
    // Two kinds have no place in these networks: their operations are tested one by one.
    const rare = ['op_init_transfer', 'layer_zero_transfer']
    expect(Object.keys(OPERATIONS).filter((kind) => !kinds.has(kind) && !rare.includes(kind))).toEqual([])
  })

  it('answers listings with the members of their schemas and no others', async () => {
    const asset = { denom: 'uatom', chain_id: 'cosmoshub-4' }
    const source = { source_asset_denom: 'uatom', source_asset_chain_id: 'cosmoshub-4' }
    const all = { include_evm_assets: true, include_cw20_assets: true, include_svm_assets: true, include_no_metadata_assets: true }
    const bodies: Readonly<Record<string, JsonObject>> = {
      '/v2/fungible/assets_between_chains': { source_chain_id: '10', dest_chain_id: 'osmosis-1', allow_multi_tx: true, ...all },
      '/v2/fungible/assets_from_source': { ...source, allow_multi_tx: true, include_swaps: true, ...all },
      '/v2/fungible/recommend_assets': {
        requests: [
          { ...source, dest_chain_id: 'osmosis-1' },
          { ...source, dest_chain_id: 'nowhere-1' },
        ],
      },
      '/v2/fungible/ibc_origin_assets': { assets: [asset, { denom: 'x', chain_id: 'y' }] },
      '/v2/fungible/assets': all,
      '/v2/fungible/venues': {},
      '/v2/info/chains': { include_evm: true, include_svm: true },
      '/v2/info/bridges': {},
    }
    for (const [path, body] of Object.entries(bodies)) {
      const endpoint = await endpointOf(planner, path)
      const validate = ajv.compile(closed(endpoint.response) as object)
      const answer = await endpoint.post(body)
      expect({ path, errors: validate(answer) ? [] : validate.errors }).toEqual({ path, errors: [] })
      expect(JSON.stringify(answer).length).toBeGreaterThan(40)
    }
  })
})

describe('the recorded answers of the public service', () => {
  // Shapes of responses that other projects keep as fixtures, shortened; members that were cut are left out here too.
  const venue = { name: 'osmosis-poolmanager', chain_id: 'osmosis-1', logo_uri: '' }
  const recorded: readonly (readonly [string, Members])[] = [
    [
      'IBC',
      {
        transfer: {
          port: 'transfer',
          channel: 'channel-0',
          from_chain_id: 'dydx-mainnet-1',
          to_chain_id: 'noble-1',
          pfm_enabled: false,
          supports_memo: true,
          denom_in: 'ibc/8E27',
          denom_out: 'uusdc',
          bridge_id: 'IBC',
          smart_relay: false,
          chain_id: 'dydx-mainnet-1',
          dest_denom: 'uusdc',
        },
        tx_index: 0,
        amount_in: '129996028',
        amount_out: '129996028',
      },
    ],
    [
      'a swap in',
      {
        swap: {
          swap_in: {
            swap_venue: venue,
            swap_operations: [
              { pool: '1437', denom_in: 'ibc/498A', denom_out: 'factory/osmo1z0/wbtc' },
              { pool: '1441', denom_in: 'factory/osmo1z0/wbtc', denom_out: 'ibc/EA1D' },
            ],
            swap_amount_in: '129996028',
            price_impact_percent: '0.2607',
          },
          estimated_affiliate_fee: '0ibc/EA1D',
          from_chain_id: 'osmosis-1',
          chain_id: 'osmosis-1',
          denom_in: 'ibc/498A',
          denom_out: 'ibc/EA1D',
          swap_venues: [venue],
        },
        tx_index: 0,
        amount_in: '129996028',
        amount_out: '38037013507381549',
      },
    ],
    [
      'CCTP',
      {
        cctp_transfer: {
          from_chain_id: 'noble-1',
          to_chain_id: '1',
          burn_token: 'uusdc',
          denom_in: 'uusdc',
          denom_out: '0xA0b8',
          bridge_id: 'CCTP',
          smart_relay: true,
        },
        tx_index: 0,
        amount_in: '99995433',
        amount_out: '59995433',
      },
    ],
  ]

  it.each(recorded)('%s has the shape that ours are held to', (_name, operation) => {
    expect(isOperation(operation) ? [] : isOperation.errors).toEqual([])
  })
})
