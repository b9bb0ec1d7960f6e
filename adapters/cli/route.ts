import { TOKEN_VARIABLE } from './access.js'
import { AssetBook } from './asset-book.js'
import type { Command } from './command.js'
import { escaped, printable } from './logger.js'
import { ROUTE_FLAGS } from './route-flags.js'
import { chainIn, endsOf, type RouteValues, requestOf } from './route-request.js'
import { localRoutes, RouteRefused, type RouteService, remoteRoutes } from './route-service.js'
import { routeTree } from './route-tree.js'
import { palette, type Terminal } from './terminal.js'
import { UsageError } from './usage-error.js'

export const route: Command<typeof ROUTE_FLAGS> = {
  name: 'route',
  summary: 'Prints the best route of an asset from one chain to another: bridges, swaps, fees and time.',
  flags: ROUTE_FLAGS,
  operands: {
    usage: '<amount><asset>[@<chain>] <asset>[@<chain>]',
    help: [
      'An asset is a symbol, which counts in whole tokens, or a denom, which counts in its smallest unit. A chain is an id',
      'or a name; without one, a symbol is meant at its home. The amount may stand before the second asset instead: so',
      'much is to arrive.',
      '',
      '  evmbed route 1.5ATOM@cosmoshub-4 ATOM@osmosis-1',
      '  evmbed route 1500000uatom@cosmoshub-4 uosmo@osmosis-1 --snapshot snapshot.json',
      '  evmbed route ATOM 40OSMO --url http://127.0.0.1:8545',
    ],
  },
  async run(values, terminal, operands) {
    await showRoute(values, terminal, operands).catch((error: unknown) => {
      throw error instanceof RouteRefused ? new Error(`${error.message}${remedyOf(error, values)}`) : error
    })
  },
}

async function showRoute(values: RouteValues, terminal: Terminal, operands: readonly string[]): Promise<void> {
  const ends = endsOf(operands, values)
  const { environment } = terminal
  const service = values.url === undefined ? await localRoutes(values.snapshot) : remoteRoutes(values.url, environment[TOKEN_VARIABLE])
  await checkBridges(values, service)
  const book = new AssetBook(await service.chains())
  const chains = [ends.from, ends.to].map((end) => chainIn(end)[1])
  const named = chains.flatMap((chain) => (chain === undefined ? [] : book.chain(chain).chain_id))
  // Without a chain an asset may be on any.
  const listed = new Set(named.length < chains.length ? [] : named)
  book.add(await service.assets([...listed]))
  const answer = await service.route(requestOf(ends, values, book))
  // Control characters occur only in JSON strings, where they may be escaped.
  if (values.json) return terminal.out(JSON.stringify(answer, undefined, 2).split('\n').map(escaped).join('\n'))
  if (values.quiet) return
  const passed = (Array.isArray(answer.chain_ids) ? answer.chain_ids : []).map(String)
  const others = listed.size === 0 ? [] : passed.filter((id) => !listed.has(id))
  if (others.length > 0) book.add(await service.assets(others))
  terminal.out(routeTree(answer, book, palette(terminal.isColored(values.color))))
}

/** Throws an error that names a misspelled bridge. The error of the endpoint does not say which bridge is invalid. */
async function checkBridges({ bridges = [] }: RouteValues, service: RouteService): Promise<void> {
  if (bridges.length === 0) return
  const known = await service.bridges()
  const unknown = bridges.find((bridge) => !known.includes(bridge) && !/^BRIDGE_[A-H]$/.test(bridge))
  if (unknown !== undefined) throw new UsageError(`--bridges: expected some of ${printable(known.join(', '))}, got '${unknown}'`)
}

/** Reasons to withhold an existing route. */
const UNSAFE: ReadonlySet<string | undefined> = new Set(['BAD_PRICE_ERROR', 'LOW_INFO_ERROR'])
/** gRPC status codes: not found, and a missing or invalid credential. */
const NOT_FOUND = 5
const UNAUTHENTICATED = 16

function remedyOf({ code, reason }: RouteRefused, { multiTx, evmSwaps, bridges, snapshot, url }: RouteValues): string {
  if (code === UNAUTHENTICATED) return `; ${TOKEN_VARIABLE} may hold a token for the server`
  if (UNSAFE.has(reason)) return '; --unsafe shows the route all the same'
  const doors = [
    ...(multiTx ? [] : ['--multi-tx']),
    ...(evmSwaps ? [] : ['--evm-swaps']),
    ...(bridges ? ['other --bridges'] : []),
    // The bundled registry has bridges and no pools.
    ...(snapshot === undefined && url === undefined ? ['a --snapshot that has pools'] : []),
  ]
  return code === NOT_FOUND && doors.length > 0 ? `; there may be one with ${doors.join(', ')}` : ''
}
