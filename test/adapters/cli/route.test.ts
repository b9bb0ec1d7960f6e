import { writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { remoteRoutes } from '../../../adapters/cli/route-service.js'
import { json, loopback } from '../../balances/loopback.js'
import { ASSETS, fiveChains } from '../../planner/network.js'
import { useCommandLine } from './command-line.js'
import { useInProcess } from './in-process.js'
import { SNAPSHOT } from './market.js'

const { evmbed: spawned } = useCommandLine()
const { evmbed, folder } = await useInProcess()

/** Returns the output of `evmbed route` on the example network, or its error. */
async function route(...args: string[]): Promise<string> {
  const { code, out, err } = await evmbed(['route', ...args, '--snapshot', SNAPSHOT]).ended
  return code === 0 ? out : `${code}: ${err}`
}

/** The request that a command line means, as a server sees it. */
async function request(...args: string[]): Promise<unknown> {
  const { url, asked } = await server()
  await evmbed(['route', ...args, '--url', url]).ended
  return JSON.parse(asked.at(-1)?.body ?? 'null')
}

/** A server that knows the example network and has no routes. */
async function server() {
  const { chains, assets } = fiveChains()
  return loopback(({ target }, response) => {
    const isForTests = target.searchParams.get('only_testnets') === 'true'
    const wanted = target.searchParams.getAll('chain_ids')
    if (target.pathname.endsWith('/chains')) return json(response, { chains: isForTests ? [] : chains })
    if (target.pathname.endsWith('/bridges')) return json(response, { bridges: [{ id: 'IBC' }, { id: 'CCTP' }] })
    if (target.pathname.endsWith('/assets')) {
      const listed = assets.filter(({ chain_id }) => wanted.length === 0 || wanted.includes(String(chain_id)))
      const ids = isForTests ? [] : chains.map(({ chain_id }) => String(chain_id))
      const map = Object.fromEntries(ids.map((id) => [id, { assets: listed.filter(({ chain_id }) => chain_id === id) }]))
      return json(response, { chain_to_assets_map: map })
    }
    json(response, { code: 5, message: 'no routes found', details: [] }, 404)
  })
}

describe('a route', () => {
  test('prints a tree of the bridges and swaps of each transaction', async () => {
    expect(await route('1ATOM@cosmoshub-4', 'OSMO@osmosis-1')).toMatchInlineSnapshot(`
      "1 ATOM on Cosmos Hub → 39.918008 OSMO on Osmosis
      $5.00 → $4.99 (-0.20 %), price impact 0.0050 %, about 30 s, 1 transaction

      Transaction 1, signed on Cosmos Hub
      ├─ IBC to Osmosis by channel-141: 1 ATOM
      └─ swap on osmosis-poolmanager: 1 ATOM → 39.918008 OSMO
         └─ pool 11 → OSMO, price impact 0.0050 %

      Addresses are needed on Cosmos Hub, Osmosis
      "
    `)
  })

  test('prints several transactions, fees, and swaps on EVM chains', async () => {
    expect(await route('0.1ETH@10', 'OSMO@osmosis', '--evm-swaps', '--multi-tx')).toMatchInlineSnapshot(`
      "0.1 ETH on OP Mainnet → 1989.2105 OSMO on Osmosis
      $250.00 → $248.65 (-0.54 %), price impact 0.1803 %, about 19 min 30 s, 2 transactions

      Transaction 1, signed on OP Mainnet
      ├─ swap on optimism-uniswap: 0.1 ETH → 249.812578 USDC
      │  └─ pool op-weth-usdc → USDC
      ├─ CCTP to Noble: 249.812578 USDC → 249.787578 USDC
      └─ IBC to Osmosis by channel-1: 249.787578 USDC

      Transaction 2, signed on Osmosis
      └─ swap on osmosis-poolmanager: 249.787578 USDC → 1989.2105 OSMO
         └─ pool 12 → OSMO, price impact 0.1554 %

      Fees
      └─ CCTP smart relay: 0.025 USDC ($0.03), out of the amount

      Addresses are needed on OP Mainnet, Noble, Osmosis
      "
    `)
  })

  test('prints a split with the share of each path', async () => {
    const snapshot = fiveChains()
    const [pool] = snapshot.pools
    snapshot.pools.push({ ...pool, pool: '21' })
    const path = join(folder, 'split.json')
    await writeFile(path, JSON.stringify(snapshot))
    const { out } = await evmbed(['route', '500ATOM@osmosis-1', 'OSMO@osmosis-1', '--split', '--snapshot', path]).ended
    expect(out).toMatchInlineSnapshot(`
      "500 ATOM on Osmosis → 19714.067014 OSMO on Osmosis
      $2500.00 → $2464.26 (-1.43 %), price impact 1.2321 %, at once, 1 transaction

      Transaction 1, signed on Osmosis
      └─ swap on osmosis-poolmanager: 500 ATOM → 19714.067014 OSMO
         ├─ 50.00 %: 250 ATOM by pool 11 → OSMO
         └─ 50.00 %: 250 ATOM by pool 21 → OSMO

      Addresses are needed on Osmosis
      "
    `)
  })

  test('prints fees that are paid on top', async () => {
    expect(await route('100USDC@optimism', 'USDC.axl@osmosis-1')).toMatchInlineSnapshot(`
      "100 USDC on OP Mainnet → 100 USDC.axl on Osmosis
      $100.00 → $99.90 (-0.10 %), about 17 min, 1 transaction

      Transaction 1, signed on OP Mainnet
      └─ AXELAR to Osmosis: 100 USDC → 100 USDC.axl

      Fees
      └─ AXELAR bridge: 0.00006 ETH ($0.15), on top

      Addresses are needed on OP Mainnet, Osmosis
      "
    `)
  })

  test('plans for an amount that is to arrive', async () => {
    expect(await route('ATOM@cosmoshub-4', '40OSMO@osmosis-1')).toMatchInlineSnapshot(`
      "1.002055 ATOM on Cosmos Hub → 40 OSMO on Osmosis
      $5.01 → $5.00 (-0.20 %), price impact 0.0051 %, about 30 s, 1 transaction

      Transaction 1, signed on Cosmos Hub
      ├─ IBC to Osmosis by channel-141: 1.002055 ATOM
      └─ swap on osmosis-poolmanager: 1.002055 ATOM → 40 OSMO
         └─ pool 11 → OSMO, price impact 0.0051 %

      Addresses are needed on Cosmos Hub, Osmosis
      "
    `)
    expect(await route('ATOM@cosmoshub-4', 'OSMO@osmosis-1', '--amount-out', '40')).toBe(
      await route('ATOM@cosmoshub-4', '40OSMO@osmosis-1'),
    )
  })

  test('prints a bad route on request, with a warning', async () => {
    expect(await route('9000ATOM@cosmoshub-4', 'OSMO@osmosis-1')).toMatchInlineSnapshot(`
      "1: evmbed: difference in usd value of route input and output is too large. input usd value: 45000.00 output usd value: 30991.65; --unsafe shows the route all the same
      "
    `)
    expect(await route('9000ATOM@cosmoshub-4', 'OSMO@osmosis-1', '--unsafe')).toMatchInlineSnapshot(`
      "9000 ATOM on Cosmos Hub → 247933.199917 OSMO on Osmosis
      $45000.00 → $30991.65 (-31.13 %), price impact 30.9916 %, about 30 s, 1 transaction

      Transaction 1, signed on Cosmos Hub
      ├─ IBC to Osmosis by channel-141: 9000 ATOM
      └─ swap on osmosis-poolmanager: 9000 ATOM → 247933.199917 OSMO
         └─ pool 11 → OSMO, price impact 30.9916 %

      Addresses are needed on Cosmos Hub, Osmosis

      Warning: Difference in USD value of route input and output is large. Input USD value: 45000.00 Output USD value: 30991.65
      "
    `)
  })

  test('prints the answer of the interface with --json', async () => {
    const answer = JSON.parse(await route('1ATOM@cosmoshub-4', 'OSMO@osmosis-1', '--json'))
    expect(answer).toMatchObject({ amount_in: '1000000', amount_out: '39918008', txs_required: 1 })
  })
})

describe('what is asked for', () => {
  const ends = {
    source_asset_chain_id: 'cosmoshub-4',
    source_asset_denom: 'uatom',
    dest_asset_chain_id: 'osmosis-1',
    dest_asset_denom: 'uosmo',
  }

  test('accepts assets and chains in several notations', async () => {
    const expected = { ...ends, amount_in: '1500000', allow_multi_tx: false, allow_unsafe: false, go_fast: false }
    for (const args of [
      ['1.5ATOM@cosmoshub-4', 'OSMO@osmosis-1'],
      ['1.5', 'ATOM@cosmoshub-4', 'OSMO@osmosis-1'],
      ['1.5atom@cosmoshub', 'osmo@Osmosis'],
      ['1500000uatom@cosmoshub-4', 'uosmo@osmosis-1'],
      ['1.5ATOM', 'OSMO'],
      ['--from', 'ATOM', '--to', 'OSMO', '--amount-in', '1.5'],
      ['--from', '1500000uatom', '--to', 'uosmo'],
      ['ATOM', '--to', 'OSMO', '--amount', '1.500'],
    ]) {
      expect(await request(...args), args.join(' ')).toEqual(expected)
    }
  })

  test('accepts an address as an asset', async () => {
    const [, usdc] = ASSETS.opUsdc
    expect(await request(`1000${usdc}@10`, 'OSMO')).toMatchObject({ source_asset_denom: usdc, amount_in: '1000' })
    expect(await request('1000', `${usdc.toLowerCase()}@optimism`, 'OSMO')).toMatchObject({ source_asset_denom: usdc, amount_in: '1000' })
  })

  test('sends the flags to the server', async () => {
    const flags = ['--bridges', 'IBC,CCTP', '--split', '--evm-swaps', '--multi-tx', '--go-fast', '--unsafe']
    expect(await request('ATOM', '2OSMO', ...flags)).toEqual({
      ...ends,
      amount_out: '2000000',
      bridges: ['IBC', 'CCTP'],
      smart_swap_options: { split_routes: true, evm_swaps: true },
      allow_multi_tx: true,
      allow_unsafe: true,
      go_fast: true,
    })
  })

  test('refuses ambiguous assets and names the choices', async () => {
    const refusals = [
      [],
      ['1ATOM'],
      ['ATOM', 'OSMO'],
      ['1ATOM', '1OSMO'],
      ['1ATOM', 'OSMO', '--amount-in', '2'],
      ['1ATOM', 'OSMO', 'USDC'],
      ['ATOM', 'OSMO', '--amount-in', 'one'],
      ['1ATOM', 'OSMO', '--amount-in', '1', '--amount-out', '1'],
      ['1.0000001ATOM', 'OSMO'],
      ['1.5uatom', 'OSMO'],
      ['1USDC', 'OSMO'],
      ['1ATOM@cosmic', 'OSMO'],
      ['1ATOM@cosmoshub-5', 'OSMO'],
      ['1ATMO@cosmoshub-4', 'OSMO'],
      ['1DOGE@osmosis-1', 'OSMO'],
      ['1ATOM', 'OSMO', '--bridges', 'IBC,CTTP'],
      ['1ATOM', 'OSMO', '--splitt'],
    ]
    const answers = []
    for (const args of refusals) answers.push((await route(...args)).replace("\nRun 'evmbed route --help' for the flags.", ''))
    expect(answers.join('')).toMatchInlineSnapshot(`
      "2: evmbed: what is sent is missing: evmbed route 1ATOM@cosmoshub-4 OSMO@osmosis-1
      2: evmbed: what is to arrive is missing: evmbed route 1ATOM OSMO@osmosis-1
      2: evmbed: how much? Write 1ATOM to send one, or 1OSMO for one to arrive
      2: evmbed: the amounts 1 and 1 cannot both be given: one follows from the other
      2: evmbed: what is sent is said twice: 1 and 2
      2: evmbed: unexpected argument 'USDC': a route has two ends, 1ATOM and OSMO
      2: evmbed: expected an amount such as 12 or 0.5, got 'one'
      2: evmbed: --amount-in cannot be given with --amount-out: one of them follows from the other
      2: evmbed: 1.0000001ATOM: ATOM has 6 decimals
      2: evmbed: 1.5uatom: a denom counts in its smallest unit, which is not divided; 1.5ATOM are whole tokens
      2: evmbed: USDC is on several chains: say which, USDC@10, USDC@noble-1
      2: evmbed: unknown chain 'cosmic': there are osmosis-1, cosmoshub-4, noble-1, axelar-dojo-1, 10
      2: evmbed: unknown chain 'cosmoshub-5': did you mean cosmoshub-4?
      2: evmbed: unknown asset 'ATMO' on cosmoshub-4: did you mean ATOM?
      2: evmbed: unknown asset 'DOGE' on osmosis-1: there are OSMO, ATOM, USDC, axlUSDC
      2: evmbed: --bridges: expected some of IBC, AXELAR, CCTP, HYPERLANE, OPINIT, GO_FAST, STARGATE, LAYER_ZERO, EUREKA, got 'CTTP'
      2: evmbed: unknown flag --splitt: did you mean --split?
      "
    `)
  })

  test('ends with code 1 without a route, and names blocking bridges', async () => {
    expect(await route('0.1ETH@10', 'OSMO')).toBe('1: evmbed: no routes found; there may be one with --multi-tx, --evm-swaps\n')
    expect(await route('0.1ETH@10', 'OSMO', '--evm-swaps', '--bridges', 'CCTP', '--multi-tx')).toBe(
      '1: evmbed: no routes found; there may be one with other --bridges\n',
    )
  })
})

describe('where the routes come from', () => {
  test('plans over the bundled registry', async () => {
    const { code, out } = await evmbed(['route', '1000000uatom@cosmoshub-4', 'ATOM@osmosis-1']).ended
    expect({ code, first: out.split('\n')[0] }).toEqual({ code: 0, first: '1 ATOM on Cosmos Hub → 1 ATOM on Osmosis' })
    expect(await evmbed(['route', '1ATOM', 'ATOM@osmosis']).ended).toEqual({ code: 0, out, err: '' })
    expect((await evmbed(['route', '1ATOM', 'OSMO']).ended).err).toBe(
      'evmbed: no routes found; there may be one with --multi-tx, --evm-swaps, a --snapshot that has pools\n',
    )
  })

  test('plans at a running node, with the same answer', async () => {
    const node = evmbed(['dev', '--port', '0', '--planner-snapshot', SNAPSHOT])
    const [, url = ''] = (await node.sees(/Listening on (\S+)/)) ?? []
    const { out, err } = await evmbed(['route', '1ATOM', 'OSMO', '--url', url]).ended
    expect({ out, err }).toEqual({ out: await route('1ATOM', 'OSMO'), err: '' })
    await node.interrupt()
  })

  test('reports a snapshot file that cannot be read', async () => {
    const path = join(folder, 'broken.json')
    const refusal = async (text: string) => {
      await writeFile(path, text)
      const { code, err } = await evmbed(['route', '1ATOM', 'OSMO', '--snapshot', path]).ended
      return [code, err.replaceAll(path, 'FILE').split('\n')[0]]
    }
    const snapshot = fiveChains()
    snapshot.pools[0]!.reserves = ['-1', '5']
    expect(await refusal(JSON.stringify(snapshot))).toEqual([
      2,
      'evmbed: --snapshot: FILE: pools[0].reserves[0]: expected an amount, a decimal string that is not negative, got "-1"',
    ])
    expect(await refusal('{')).toEqual([2, expect.stringMatching(/^evmbed: --snapshot: FILE is not JSON: /)])
    const { code, err } = await evmbed(['route', '1ATOM', 'OSMO', '--snapshot', join(folder, 'nowhere.json')]).ended
    expect([code, err.includes('there is no such file')]).toEqual([2, true])
  })

  test('reports a server that does not answer, without repeating its address', async () => {
    const ask = async (url: string, environment = {}) => {
      const { code, err } = await evmbed(['route', '1ATOM', 'OSMO', '--url', url], environment).ended
      return [code, err.split('\n')[0]]
    }
    expect(await ask('ftp://secret')).toEqual([2, 'evmbed: --url: expected an http or https URL'])
    expect(await ask('http://127.0.0.1:1/secret')).toEqual([
      1,
      expect.stringMatching(/^evmbed: 127\.0\.0\.1:1 cannot be reached.*: is a node with \/v2\/ running there\?$/),
    ])
    const page = await loopback((_, response) => response.writeHead(200).end('<html>'))
    expect(await ask(`${page.url}/secret`, { EVMBED_AUTH_TOKEN: 'abc' })).toEqual([
      1,
      `evmbed: ${page.url.slice(7)} answers HTTP 200 and no JSON: is /v2/ below this address?`,
    ])
    expect(page.asked[0]).toMatchObject({ headers: { authorization: 'Bearer abc' } })
    const locked = await loopback((_, response) => json(response, { code: 16, message: 'missing token', details: [] }, 401))
    expect(await ask(locked.url)).toEqual([1, 'evmbed: missing token; EVMBED_AUTH_TOKEN may hold a token for the server'])
    const odd = await loopback((_, response) => json(response, []))
    expect(await ask(odd.url)).toEqual([1, 'evmbed: the answer is not what /v2/ answers'])
  })

  test('escapes control characters of a server', async () => {
    const snapshot = fiveChains()
    snapshot.chains[0]!.pretty_name = 'Osmosis\u001b[31m\nTransaction 2'
    const path = join(folder, 'painted.json')
    await writeFile(path, JSON.stringify(snapshot))
    const { out } = await evmbed(['route', '1ATOM', 'OSMO', '--snapshot', path]).ended
    expect(out.split('\n')[0]).toBe('1 ATOM on Cosmos Hub → 39.918008 OSMO on Osmosis\\u001b[31m\\u000aTransaction 2')
  })
})

/** Moves the cursor, sets the title, rings, turns the direction of what follows, begins a line. */
const HOSTILE = '\u001b[2J\u001b]0;owned\u0007\u009b31m\u202e\u2066\u2028\nTransaction 9'

/** JSON in which each text has something hostile at its end, but those that `spared` names. */
function poisoned(value: unknown, spared: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return spared.has(value) ? value : value + HOSTILE
  if (Array.isArray(value)) return value.map((each) => poisoned(each, spared))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, poisoned(member, spared)]))
}

describe('a server that sends control characters', () => {
  const CONTROLS = /[\p{Bidi_Control}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u
  /** The keys by which the client looks things up. */
  const SPARED = new Set(['cosmoshub-4', 'osmosis-1', 'uatom', 'uosmo', 'ATOM', 'OSMO', ''])

  /** The example network behind a hostile server, with a route that has everything a tree shows. */
  async function hostile(answer: unknown, status = 200) {
    const { chains, assets } = fiveChains()
    return loopback(({ target }, response) => {
      const isForTests = target.searchParams.get('only_testnets') === 'true'
      if (target.pathname.endsWith('/chains')) return json(response, { chains: isForTests ? [] : poisoned(chains, SPARED) })
      if (target.pathname.endsWith('/bridges')) return json(response, { bridges: [{ id: `IBC${HOSTILE}` }] })
      const map = { 'cosmoshub-4': { assets: poisoned(assets, SPARED) } }
      if (target.pathname.endsWith('/assets')) return json(response, { chain_to_assets_map: isForTests ? {} : map })
      json(response, answer, status)
    })
  }

  const ROUTE = {
    source_asset_chain_id: 'cosmoshub-4',
    source_asset_denom: 'uatom',
    dest_asset_chain_id: 'osmosis-1',
    dest_asset_denom: 'uosmo',
    amount_in: '1000000',
    amount_out: '39000000',
    usd_amount_in: '5.00',
    usd_amount_out: '4.99',
    swap_price_impact_percent: '0.5',
    chain_ids: ['cosmoshub-4', 'osmosis-1', 'noble-1'],
    required_chain_addresses: ['cosmoshub-4', 'noble-1'],
    estimated_route_duration_seconds: 30,
    txs_required: 1,
    warning: { type: 'LOW_INFO_WARNING', message: 'be careful' },
    estimated_fees: [
      { fee_type: 'BRIDGE', bridge_id: 'AXELAR', amount: '5', usd_amount: '0.1', origin_asset: { denom: 'x', symbol: 'X', decimals: 1e9 } },
    ],
    operations: [
      {
        tx_index: 0,
        amount_in: '1',
        amount_out: '2',
        transfer: { channel: 'channel-1', to_chain_id: 'noble-1', denom_out: 'd', bridge_id: 'IBC' },
      },
      {
        tx_index: 0,
        amount_in: '1',
        amount_out: '2',
        swap: {
          swap_venues: [{ name: 'venue' }],
          swap_in: { swap_operations: [{ pool: '1', denom_out: 'uosmo' }], price_impact_percent: '0.1' },
          messaging_fee_asset: { denom: 'y', symbol: 'Y' },
          messaging_fee_amount: '7',
          messaging_fee_amount_usd: '1',
        },
      },
      {
        tx_index: 1,
        amount_in: '1',
        amount_out: '2',
        swap: { smart_swap_in: { swap_routes: [{ swap_amount_in: '5', swap_operations: [{ pool: '2', denom_out: 'z' }] }] } },
      },
    ],
  }

  test.each([[[]], [['--json']]])('escapes control characters of a route: %j', async (flags) => {
    const { url } = await hostile(poisoned(ROUTE, SPARED))
    const { code, out, err } = await evmbed(['route', '1ATOM@cosmoshub-4', 'OSMO@osmosis-1', '--url', url, ...flags]).ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('\\u001b[2J')
    expect(out).not.toMatch(CONTROLS)
    expect(out).not.toMatch(/^Transaction 9/m)
    if (flags.length > 0) expect(JSON.parse(out)).toEqual(poisoned(ROUTE, SPARED))
  })

  test.each([
    ['a refusal', ['1ATOM@cosmoshub-4', 'OSMO@osmosis-1']],
    ['names of chains', ['1ATOM@cosmoshub-4', 'OSMO@nobel-1']],
    ['names of assets', ['1ATOM@cosmoshub-4', 'AXLUSDCC@cosmoshub-4']],
    ['names of bridges', ['1ATOM@cosmoshub-4', 'OSMO@osmosis-1', '--bridges', 'IBD']],
    ['the name of a chain that was meant', ['1ATOM@cosmoshub-4', 'NONE@axelar-dojo-1']],
    ['decimals', ['0.00000001ATOM@cosmoshub-4', 'OSMO@osmosis-1']],
    ['denoms', ['1.5uatom@cosmoshub-4', 'OSMO@osmosis-1']],
  ])('escapes control characters of %s', async (_what, args) => {
    const { url } = await hostile({ code: 5, message: `no route${HOSTILE}`, details: [] }, 404)
    const { code, out, err } = await evmbed(['route', ...args, '--url', url]).ended
    expect(code).not.toBe(0)
    expect(out + err).not.toMatch(CONTROLS)
    expect(err.split('\n').filter((line) => line.startsWith('Transaction'))).toEqual([])
  })
})

describe('a server that fails', () => {
  const failure = async (url: string, patience?: number) => {
    const routes = remoteRoutes(url, 'a-token', patience)
    return (await routes.route({}).catch((error: unknown) => error)) as Error
  }

  test('reports a redirect and its target, and does not follow it', async () => {
    const { url, asked } = await loopback((_, response) =>
      response.writeHead(302, { location: 'https://elsewhere.example/v2?key=secret' }).end(),
    )
    expect((await failure(url)).message).toBe(
      `${new URL(url).host} redirects to https://elsewhere.example (HTTP 302): give the address that answers with --url`,
    )
    expect(asked).toHaveLength(1)
    const { err } = await evmbed(['route', '1ATOM', 'OSMO', '--url', url]).ended
    expect(err).toContain('redirects to https://elsewhere.example (HTTP 302)')
  })

  test.each([
    ['never answers', () => {}],
    ['never ends its answer', (response: ServerResponse) => response.writeHead(200).write('{')],
  ])('gives up a server that %s', async (_what, answer) => {
    const { url } = await loopback((_, response) => void answer(response))
    expect((await failure(url, 100)).message).toBe(`${new URL(url).host} does not answer within 0.1 s`)
  })

  test('reports a server that breaks off its answer', async () => {
    const { url } = await loopback((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{', () => response.destroy())
    })
    expect((await failure(url)).message).toBe(`${new URL(url).host} breaks off its answer`)
  })

  test('reports a refusal without a reason', async () => {
    const { url } = await loopback((_, response) => json(response, {}, 400))
    expect((await failure(url)).message).toBe('the server gives no reason')
  })
})

describe('a symbol', () => {
  test('resolves a symbol to the asset that the bundled registry calls so', async () => {
    const { code, out, err } = await evmbed(['route', '100USDC@1', 'USDC@osmo']).ended
    expect([code, err]).toEqual([0, ''])
    expect(out.split('\n')[0]).toMatch(/^100 USDC on Ethereum → [\d.]+ USDC on Osmosis$/)
  })

  test('resolves a symbol of several forms to the one with the shortest path, and otherwise lists choices that can be typed', async () => {
    const file = fiveChains()
    const [[chain_id, denom]] = [ASSETS.osmoUsdc]
    const known = file.assets.find((asset) => asset.chain_id === chain_id && asset.denom === denom)!
    file.assets.push({ ...known, denom: 'ibc/LONG', trace: 'transfer/channel-0/transfer/channel-9', recommended_symbol: 'USDC.long' })
    for (const name of ['left', 'right'])
      file.assets.push({ chain_id, denom: `u${name}`, symbol: 'TWO', recommended_symbol: `TWO.${name}`, decimals: 6 })
    const path = join(folder, 'forms.json')
    await writeFile(path, JSON.stringify(file))
    const ask = async (to: string) => await evmbed(['route', '1USDC@noble-1', to, '--snapshot', path]).ended
    expect((await ask('USDC@osmosis-1')).out).toContain('IBC to Osmosis by channel-1')
    expect((await ask('TWO@osmosis-1')).err).toContain('TWO@osmosis-1 could be TWO.left@osmosis-1, TWO.right@osmosis-1: say which')
  })
})

describe('in a shell', () => {
  test('prints plain text into a pipe, with an exit code', async () => {
    const piped = await spawned('route', '1ATOM', 'OSMO', '--snapshot', SNAPSHOT).ended
    expect(piped).toEqual({ code: 0, out: await route('1ATOM', 'OSMO'), err: '' })
    expect(piped.out).not.toContain('\u001b')
    const painted = await spawned('route', '1ATOM', 'OSMO', '--snapshot', SNAPSHOT, '--color', 'always').ended
    expect(painted.out).toContain('\u001b[1mTransaction 1, signed on Cosmos Hub\u001b[22m')
    const refused = await spawned('route', '1ATOM', 'NONE', '--snapshot', SNAPSHOT).ended
    expect([refused.code, refused.out]).toEqual([2, ''])
  })
})
