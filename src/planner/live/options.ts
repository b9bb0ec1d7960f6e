import type { Hex } from '../../primitives/hex.js'
import type { OptionFlaw } from '../../primitives/option-flaw.js'
import { type Fetch, placeOf } from '../../primitives/remote-json.js'
import type { Request } from '../chain-access/node-calls.js'
import { ROUTER_DESIGNS, type RouterDesign } from '../snapshot/router.js'

/** An EVM chain whose pools are read from the chain itself. */
export interface LiveChain {
  /** Its id in the snapshot. Default: the chain of this node. */
  readonly chainId?: string
  /**
   * A node of that chain: the URL of its JSON-RPC, or a function `(method, params, signal) => Promise`. Default: this node, for its own chain; every
   * other chain needs one.
   */
  readonly rpc?: string | Request
  /** Venues whose pools are read. */
  readonly venues: readonly LiveVenue[]
  /** The contract that changes the native coin into a token and back, such as WETH: routes may go through it. Default: none. */
  readonly wrappedNative?: string
  /**
   * Look for a new block with every question, and read what it has changed. Default: true for this node's own chain; false for others, which are read
   * with the first question and with `planner.refresh()`.
   */
  readonly follow?: boolean
  /** Milliseconds that a request to the chain's node may take. Default 10 seconds. */
  readonly timeout?: number
  /** Requests to the chain's node at a time. Default 8. */
  readonly concurrency?: number
  /** Address of Multicall3, or false to read without it. Default: its address on most chains. It is used only if it has code. */
  readonly multicall?: string | false
  /** Sends the requests to the URL. Default: the global `fetch`. */
  readonly fetch?: Fetch
}

/** Pools of one design that belong together. */
export interface LiveVenue {
  /** The name that routes give it, such as `ethereum-uniswap`. Pools that the snapshot lists under it are replaced. */
  readonly name: string
  /** Design of its pools: Uniswap's contracts, or others with the same functions and arithmetic. */
  readonly design: 'uniswap-v2' | 'uniswap-v3'
  /** The contract that made the pools. All of its pools are read, unless `pools` or `tokens` says which. */
  readonly factory?: string
  /** Pools by address. */
  readonly pools?: readonly string[]
  /** Tokens by address: the factory's pools of any two of them are read. */
  readonly tokens?: readonly string[]
  /** Parts per million of the input that a `uniswap-v2` pool keeps; pools do not say. Default 3000. */
  readonly feePpm?: number
  /** The fees of `uniswap-v3` pools that are looked for between `tokens`, in parts per million. Default 100, 500, 3000 and 10000. */
  readonly feeTiers?: readonly number[]
  /** Pools that are read at most. Default 1000. */
  readonly limit?: number
  /**
   * A router over the same factory, by address: `node.transfers` makes transactions of routes with it. One is enough for all venues of a name.
   * Default: none.
   */
  readonly router?: string
  /**
   * Design of the router: `uniswap-v2` is Uniswap's Router02, `uniswap-v3` its SwapRouter, `uniswap-02` its SwapRouter02, which goes through pools of
   * both designs. Default: the design of the pools.
   */
  readonly routerDesign?: 'uniswap-v2' | 'uniswap-v3' | 'uniswap-02'
}

type Rule = { readonly expected: string; readonly holds: (value: unknown) => boolean }

const text = (expected: string): Rule => ({ expected, holds: (value) => typeof value === 'string' && value !== '' })
const integer = (low: number, high: number): Rule => ({
  expected: `an integer from ${low} to ${high}`,
  holds: (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= low && value <= high,
})
const list = (what: string, item: Rule, most: number): Rule => ({
  expected: `a list of ${what}, ${most} at most`,
  holds: (value) => Array.isArray(value) && value.length <= most && value.every((each) => item.holds(each)),
})
const address: Rule = {
  expected: 'an address, 20 bytes of hex',
  holds: (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
}

const URL_OR_FUNCTION = 'an http or https URL, or a function'

const CHAIN_RULES: Readonly<Record<keyof LiveChain, Rule>> = {
  chainId: text('a chain id, a text'),
  rpc: { expected: URL_OR_FUNCTION, holds: (value) => typeof value === 'function' || placeOf(value) !== undefined },
  venues: { expected: 'a list of venues', holds: Array.isArray },
  wrappedNative: address,
  follow: { expected: 'true or false', holds: (value) => typeof value === 'boolean' },
  timeout: integer(1, 2 ** 31 - 1),
  concurrency: integer(1, 1000),
  multicall: { expected: 'an address, or false', holds: (value) => value === false || address.holds(value) },
  fetch: { expected: 'a function like fetch', holds: (value) => typeof value === 'function' },
}

const VENUE_RULES: Readonly<Record<keyof LiveVenue, Rule>> = {
  name: text('a name'),
  design: { expected: 'uniswap-v2 or uniswap-v3', holds: (value) => value === 'uniswap-v2' || value === 'uniswap-v3' },
  factory: address,
  pools: list('addresses', address, 100_000),
  tokens: list('addresses', address, 64),
  feePpm: integer(0, 999_999),
  feeTiers: list('fees in parts per million', integer(0, 999_999), 16),
  limit: integer(1, 100_000),
  router: address,
  routerDesign: { expected: ROUTER_DESIGNS.join(', '), holds: (value) => ROUTER_DESIGNS.some((design) => design === value) },
}

/**
 * The first thing that is wrong with a list of live chains.
 *
 * @param own the id of the chain that needs no `rpc`
 */
export function liveFlaw(given: unknown, own: string): OptionFlaw | undefined {
  const path = 'live'
  if (!Array.isArray(given)) return { path, expected: 'a list of chains', given }
  const seen = new Set<unknown>()
  for (const [i, chain] of given.entries()) {
    const flaw = flawOf(chain, CHAIN_RULES, ['venues'], `${path}[${i}]`)
    if (flaw) return flaw
    const { chainId = own, rpc, venues }: LiveChain = chain
    if (seen.has(chainId)) return { path: `${path}[${i}].chainId`, expected: 'a chain that is not in the list before', given: chainId }
    seen.add(chainId)
    if (chainId !== own && rpc === undefined) return { path: `${path}[${i}].rpc`, expected: URL_OR_FUNCTION, given: rpc }
    for (const [j, venue] of venues.entries()) {
      const at = `${path}[${i}].venues[${j}]`
      const wrong =
        flawOf(venue, VENUE_RULES, ['name', 'design'], at) ?? flawOfPlace(venue, at) ?? flawOfRouter(venue, venues.slice(0, j), at)
      if (wrong) return wrong
    }
  }
  return undefined
}

function flawOf(given: unknown, rules: Readonly<Record<string, Rule>>, needed: readonly string[], path: string): OptionFlaw | undefined {
  if (typeof given !== 'object' || given === null) return { path, expected: `an object with ${needed.join(' and ')}`, given }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(rules, name))
      return { path: `${path}.${name}`, expected: `one of the members ${Object.keys(rules).join(', ')}`, given: name }
  }
  for (const [name, { expected, holds }] of Object.entries(rules)) {
    const value: unknown = Reflect.get(given, name)
    // There may be a key in a URL.
    const shown = name === 'rpc' ? typeof value : value
    if (value === undefined ? needed.includes(name) : !holds(value)) return { path: `${path}.${name}`, expected, given: shown }
  }
  return undefined
}

function flawOfPlace({ factory, pools }: LiveVenue, path: string): OptionFlaw | undefined {
  return factory === undefined && pools === undefined
    ? { path: `${path}.factory`, expected: 'an address, or pools', given: factory }
    : undefined
}

/** The router that a venue names, or that one of its name before it does, must go through its pools. */
function flawOfRouter(venue: LiveVenue, before: readonly LiveVenue[], path: string): OptionFlaw | undefined {
  const namesakes = [...before.filter(({ name }) => name === venue.name), venue]
  const [named] = namesakes.filter(({ router }) => router !== undefined)
  if (!named) return undefined
  const design = routerDesignOf(named)
  const stray = namesakes.find((each) => design !== 'uniswap-02' && each.design !== design)
  return stray && { path: `${path}.routerDesign`, expected: `a router through pools of ${stray.design}`, given: design }
}

/** Returns the design of the router of a venue. */
export function routerDesignOf({ design, routerDesign }: LiveVenue): RouterDesign {
  return routerDesign ?? design
}

/** Hex that a caller or a node may have written in capitals. */
export function lowerCase(hex: string): Hex {
  return `0x${hex.slice(2).toLowerCase()}`
}
