import type { Hex } from '../../primitives/hex.js'
import type { OptionFlaw } from '../../primitives/option-flaw.js'
import { callable, flag, integer, listOf, type OptionTable, oneOf, optional, required, text } from '../../primitives/option-rules.js'
import type { Fetch } from '../../primitives/remote-json.js'
import { placeOf } from '../../primitives/remote-place.js'
import type { Request } from '../chain-access/node-calls.js'
import { ROUTER_DESIGNS, type RouterDesign } from '../snapshot/router.js'

/** An EVM chain whose pools are read from the chain itself. */
export interface LiveChain {
  /** Its id in the snapshot. Default: the chain of this node. */
  readonly chainId?: string | undefined
  /**
   * A node of that chain: the URL of its JSON-RPC, or a function `(method, params, signal) => Promise`. Default: this node, for its own chain; every
   * other chain needs one.
   */
  readonly rpc?: string | Request | undefined
  /** Venues whose pools are read. */
  readonly venues: readonly LiveVenue[]
  /** The contract that changes the native coin into a token and back, such as WETH: routes may go through it. Default: none. */
  readonly wrappedNative?: string | undefined
  /**
   * Look for a new block with every question, and read what it has changed. Default: true for this node's own chain; false for others, which are read
   * with the first question and with `planner.refresh()`.
   */
  readonly follow?: boolean | undefined
  /** Milliseconds that a request to the chain's node may take. Default 10 seconds. */
  readonly timeoutMs?: number | undefined
  /** Requests to the chain's node at a time. Default 8. */
  readonly concurrency?: number | undefined
  /** Address of Multicall3, or false to read without it. Default: its address on most chains. It is used only if it has code. */
  readonly multicall?: string | false | undefined
  /** Sends the requests to the URL. Default: the global `fetch`. */
  readonly fetch?: Fetch | undefined
}

/** Pools of one design that belong together. */
export interface LiveVenue {
  /** The name that routes give it, such as `ethereum-uniswap`. Pools that the snapshot lists under it are replaced. */
  readonly name: string
  /** Design of its pools: Uniswap's contracts, or others with the same functions and arithmetic. */
  readonly design: 'uniswap-v2' | 'uniswap-v3'
  /** The contract that made the pools. All of its pools are read, unless `pools` or `tokens` says which. */
  readonly factory?: string | undefined
  /** Pools by address. */
  readonly pools?: readonly string[] | undefined
  /** Tokens by address: the factory's pools of any two of them are read. */
  readonly tokens?: readonly string[] | undefined
  /** Parts per million of the input that a `uniswap-v2` pool keeps; pools do not say. Default 3000. */
  readonly feePpm?: number | undefined
  /** The fees of `uniswap-v3` pools that are looked for between `tokens`, in parts per million. Default 100, 500, 3000 and 10000. */
  readonly feeTiers?: readonly number[] | undefined
  /** Pools that are read at most. Default 1000. */
  readonly limit?: number | undefined
  /**
   * A router over the same factory, by address: `node.transfers` makes transactions of routes with it. One is enough for all venues of a name.
   * Default: none.
   */
  readonly router?: string | undefined
  /**
   * Design of the router: `uniswap-v2` is Uniswap's Router02, `uniswap-v3` its SwapRouter, `uniswap-02` its SwapRouter02, which goes through pools of
   * both designs. Default: the design of the pools.
   */
  readonly routerDesign?: 'uniswap-v2' | 'uniswap-v3' | 'uniswap-02' | undefined
}

type Test = (value: unknown) => boolean

const isAddress: Test = (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
const isFee: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= MAX_FEE
const isNotEmpty = (value: string) => value !== ''

const MAX_FEE = 999_999
const URL_OR_FUNCTION = 'an http or https URL, or a function'

/** An integer without a default value. */
const integerFrom = (low: number, high: number) => optional(integer(0, low, `an integer from ${low} to ${high}`, high))
const address = text(undefined, 'an address, 20 bytes of hex', isAddress)
const list = <Item>(items: string, most: number, holds: Test) => ({
  default: (): readonly Item[] | undefined => undefined,
  expected: `a list of ${items}, ${most} at most`,
  holds: (value: unknown) => Array.isArray(value) && value.length <= most && value.every(holds),
})

const VENUE_OPTIONS: OptionTable<LiveVenue> = {
  name: required(text('', 'a name', isNotEmpty)),
  design: required({ ...oneOf('uniswap-v2', ['uniswap-v2', 'uniswap-v3']), expected: 'uniswap-v2 or uniswap-v3' }),
  factory: address,
  pools: list('addresses', 100_000, isAddress),
  tokens: list('addresses', 64, isAddress),
  feePpm: integerFrom(0, MAX_FEE),
  feeTiers: list('fees in parts per million', 16, isFee),
  limit: integerFrom(1, 100_000),
  router: address,
  routerDesign: optional({ ...oneOf('uniswap-v2', ROUTER_DESIGNS), expected: ROUTER_DESIGNS.join(', ') }),
}

const CHAIN_OPTIONS: OptionTable<LiveChain> = {
  chainId: text(undefined, 'a chain id, a text', isNotEmpty),
  rpc: {
    default: () => undefined,
    expected: URL_OR_FUNCTION,
    holds: (value) => typeof value === 'function' || placeOf(value) !== undefined,
    // A URL may contain a key.
    outline: (value) => typeof value,
  },
  venues: required(listOf(VENUE_OPTIONS, 'a list of venues', (venue, before) => locationFlaw(venue) ?? routerFlaw(venue, before))),
  wrappedNative: address,
  follow: optional(flag(false)),
  timeoutMs: integerFrom(1, 2 ** 31 - 1),
  concurrency: integerFrom(1, 1000),
  multicall: {
    default: () => undefined,
    expected: 'an address, or false',
    holds: (value) => value === false || isAddress(value),
  },
  fetch: callable<Fetch | undefined>(undefined, 'a function like fetch'),
}

/**
 * Returns the rule of the option `live`.
 *
 * @param own id of the chain that needs no `rpc`
 */
export function liveRule(own: string) {
  return listOf(CHAIN_OPTIONS, 'a list of chains', ({ chainId = own, rpc }, before) => {
    if (before.some((chain) => (chain.chainId ?? own) === chainId)) {
      return { path: 'chainId', expected: 'a chain that is not in the list before', given: chainId }
    }
    return chainId !== own && rpc === undefined ? { path: 'rpc', expected: URL_OR_FUNCTION, given: rpc } : undefined
  })
}

function locationFlaw({ factory, pools }: LiveVenue): OptionFlaw | undefined {
  const isLocated = factory !== undefined || pools !== undefined
  return isLocated ? undefined : { path: 'factory', expected: 'an address, or pools', given: factory }
}

/** Checks that the router of a venue, or of another venue with its name, swaps in its pools. */
function routerFlaw(venue: LiveVenue, before: readonly LiveVenue[]): OptionFlaw | undefined {
  const namesakes = [...before.filter(({ name }) => name === venue.name), venue]
  const withRouter = namesakes.find(({ router }) => router !== undefined)
  if (!withRouter) return undefined
  const design = routerDesignOf(withRouter)
  const other = namesakes.find((each) => design !== 'uniswap-02' && each.design !== design)
  return other && { path: 'routerDesign', expected: `a router through pools of ${other.design}`, given: design }
}

/** Returns the design of the router of a venue. */
export function routerDesignOf({ design, routerDesign }: LiveVenue): RouterDesign {
  return routerDesign ?? design
}

/** Returns hex in lower case. Callers and nodes may write it in upper case. */
export function lowerCase(hex: string): Hex {
  return `0x${hex.slice(2).toLowerCase()}`
}
