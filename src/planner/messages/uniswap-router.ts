/**
 * Calls of Uniswap's routers, and of routers with the same functions.
 *
 * Router02 takes one path. SwapRouter and SwapRouter02 take many in one call (`multicall`): then every path pays the router, which at the end hands on
 * all of it, or unwraps it, and reverts if it is less than what all paths together must bring. What goes in is pulled from the caller path by path, or
 * wrapped from the call's value.
 */
import { concatBytes, hexToBytes } from '../../primitives/hex.js'
import type { Hop } from '../legs/leg.js'
import type { Router } from '../snapshot/router.js'
import type { Asset, Venue } from '../snapshot/snapshot.js'
import { type Argument, address, bytes, callData, list, tuple, uint } from './call-data.js'
import { MissingFact, tokenOf, venueContract, venuePlace } from './missing-fact.js'

/** Address by which SwapRouter02 means its caller. */
export const CALLER = '0x0000000000000000000000000000000000000001'
/** Amount by which SwapRouter02 means its whole balance of the token. */
const ALL_IT_HAS = 0n
/** Largest share of an affiliate in a router's call, in basis points. */
const MOST_SHARE = 100n

export interface RouterSwap {
  readonly venue: Venue
  readonly from: Asset
  readonly to: Asset
  readonly paths: readonly { readonly amountIn: bigint; readonly hops: readonly Hop[] }[]
  /** Least output of all paths together, the share included. */
  readonly least: bigint
  /** An address, or `CALLER` with SwapRouter02. */
  readonly recipient: string
  /** Share of the output for an affiliate. */
  readonly share: { readonly recipient: string; readonly basisPoints: bigint } | undefined
  /** Seconds since 1970. */
  readonly deadline: number | bigint
}

/** A pool between two tokens, in lower case. */
interface RouterHop {
  readonly from: string
  readonly to: string
  /** Undefined for a pair of Uniswap v2. */
  readonly tier: number | undefined
}

interface RouterPath {
  readonly amountIn: bigint
  readonly hops: readonly RouterHop[]
}

/** The call of a router, in hex without `0x`. The native coin that goes in is its value. Throws `MissingFact` for what the router cannot do. */
export function routerCall(router: Router, swap: RouterSwap): string {
  const paths = swap.paths.map(({ amountIn, hops }) => ({ amountIn, hops: routerHops(swap.venue, hops) }))
  if (paths.some(({ hops }) => hops.length === 0)) throw missing('pool of every path', swap)
  if (paths.length > 1 && paths.some((path) => isEntangled(path, swap))) throw missing('router that keeps these paths apart', swap)
  if (swap.share && router.design === 'uniswap-v2') throw missing('contract that pays affiliates', swap)
  if (swap.share && swap.share.basisPoints > MOST_SHARE) throw missing('contract that pays an affiliate more than 1 %', swap)
  switch (router.design) {
    case 'uniswap-v2':
      return callOfRouter02(paths, swap)
    case 'uniswap-v3':
      return callOfSwapRouter(paths, router, swap)
    case 'uniswap-02':
      return callOfSwapRouter02(paths, router, swap)
  }
}

/** The pools that a router goes through. It wraps by itself: a hop between the native coin and its wrapped form is none of its own. */
export function routerHops(venue: Venue, hops: readonly Hop[]): readonly RouterHop[] {
  const token = (asset: Asset) => (tokenOf(asset) ?? venueContract(venue, 'wrapped_native_address')).toLowerCase()
  return hops.map(({ pool, from, to }) => ({ from: token(from), to: token(to), tier: pool.feeTier })).filter((hop) => hop.from !== hop.to)
}

/**
 * Whether a path of a split could take what the router holds for others: native coin for the paths after it, which the router prefers to wrapped coin
 * wherever it pays; or what earlier paths have brought, where the path goes on with all that the router has.
 */
function isEntangled({ hops }: RouterPath, { from }: RouterSwap): boolean {
  const resumed = stretches(hops).slice(1)
  const spendsCoin = isNative(from) && hops.slice(1).some((hop) => hop.from === hops[0]?.from)
  return spendsCoin || resumed.some(([first]) => first?.from === hops.at(-1)?.to)
}

function callOfRouter02(paths: readonly RouterPath[], swap: RouterSwap): string {
  const { from, to, least, recipient } = swap
  const [path] = paths
  if (!path || paths.length > 1) throw missing('router that takes several paths', swap)
  if (path.hops.some(({ tier }) => tier !== undefined)) throw missing('router through pools of Uniswap v3', swap)
  const behind = [tokensOf(path.hops), address(recipient), uint(swap.deadline)]
  if (isNative(from)) return callData('swapExactETHForTokens(uint256,address[],address,uint256)', uint(least), ...behind)
  const method = isNative(to) ? 'swapExactTokensForETH' : 'swapExactTokensForTokens'
  return callData(`${method}(uint256,uint256,address[],address,uint256)`, uint(path.amountIn), uint(least), ...behind)
}

function callOfSwapRouter(paths: readonly RouterPath[], router: Router, swap: RouterSwap): string {
  if (paths.some(({ hops }) => hops.some(({ tier }) => tier === undefined))) throw missing('router through pairs of Uniswap v2', swap)
  const collects = isCollected(paths, swap)
  const [recipient, least] = collects ? [router.address, 0n] : [swap.recipient, swap.least]
  const calls = paths.map(({ hops, amountIn }) =>
    callData(
      'exactInput((bytes,address,uint256,uint256,uint256))',
      tuple(packed(hops), address(recipient), uint(swap.deadline), uint(amountIn), uint(least)),
    ),
  )
  calls.push(...afterwards(paths, swap))
  const [first, second] = calls
  return first !== undefined && second === undefined ? first : callData('multicall(bytes[])', callsOf(calls))
}

/** Pools of one design go in one call; where a path changes the design, the router keeps what it has come to, and goes on with all of it. */
function callOfSwapRouter02(paths: readonly RouterPath[], router: Router, swap: RouterSwap): string {
  const collects = isCollected(paths, swap)
  const calls = paths.flatMap(({ hops, amountIn }) =>
    stretches(hops).map((stretch, i, all) => {
      const isLast = i === all.length - 1
      const amount = uint(i === 0 ? amountIn : ALL_IT_HAS)
      const least = uint(isLast && !collects ? swap.least : 0n)
      const recipient = address(isLast && !collects ? swap.recipient : router.address)
      return stretch[0]?.tier === undefined
        ? callData('swapExactTokensForTokens(uint256,uint256,address[],address)', amount, least, tokensOf(stretch), recipient)
        : callData('exactInput((bytes,address,uint256,uint256))', tuple(packed(stretch), recipient, amount, least))
    }),
  )
  return callData('multicall(uint256,bytes[])', uint(swap.deadline), callsOf([...calls, ...afterwards(paths, swap)]))
}

/** Returns whether the paths pay the router, which then pays the recipient the total. */
function isCollected(paths: readonly RouterPath[], { to, share }: RouterSwap): boolean {
  return paths.length > 1 || isNative(to) || share !== undefined
}

/** Returns the calls after the swaps of all paths. A pool of v3 whose liquidity ends leaves a part of the native coin in the router, where anyone could take it. */
function afterwards(paths: readonly RouterPath[], swap: RouterSwap): readonly string[] {
  const mayBeLeft = isNative(swap.from) && paths.some(({ hops: [first] }) => first?.tier !== undefined)
  return [...(isCollected(paths, swap) ? [collect(swap)] : []), ...(mayBeLeft ? [callData('refundETH()')] : [])]
}

/** Returns the call that pays out the router's balance, or reverts if it is too small. */
function collect({ to, least, recipient, share }: RouterSwap): string {
  const token = tokenOf(to)
  const parameters = [
    ...(token === undefined ? [] : [addressed(token)]),
    counted(least),
    ...(recipient === CALLER ? [] : [addressed(recipient)]),
    ...(share ? [counted(share.basisPoints), addressed(share.recipient)] : []),
  ]
  const name = `${token === undefined ? 'unwrapWETH9' : 'sweepToken'}${share ? 'WithFee' : ''}`
  return callData(`${name}(${parameters.map(({ type }) => type).join(',')})`, ...parameters.map(({ value }) => value))
}

const addressed = (value: string) => ({ type: 'address', value: address(value) })
const counted = (value: bigint) => ({ type: 'uint256', value: uint(value) })

function stretches(hops: readonly RouterHop[]): readonly (readonly RouterHop[])[] {
  const isTiered = (hop: RouterHop | undefined) => hop?.tier !== undefined
  const starts = hops.flatMap((hop, i) => (i === 0 || isTiered(hop) !== isTiered(hops[i - 1]) ? [i] : []))
  return starts.map((start, i) => hops.slice(start, starts[i + 1]))
}

function tokensOf(hops: readonly RouterHop[]): Argument {
  return list([...hops.slice(0, 1).map(({ from }) => from), ...hops.map(({ to }) => to)].map(address))
}

/** The tokens of a path with the fees of its pools between them, without gaps: 20, 3, 20, 3, 20 … bytes. */
function packed(hops: readonly RouterHop[]): Argument {
  const first = hops.slice(0, 1).map(({ from }) => hexToBytes(from))
  const rest = hops.flatMap(({ tier = 0, to }) => [Uint8Array.of(tier >> 16, tier >> 8, tier), hexToBytes(to)])
  return bytes(concatBytes(...first, ...rest))
}

function callsOf(calls: readonly string[]): Argument {
  return list(calls.map((call) => bytes(hexToBytes(`0x${call}`))))
}

function isNative(asset: Asset): boolean {
  return tokenOf(asset) === undefined
}

function missing(fact: string, { venue }: RouterSwap): MissingFact {
  return new MissingFact(fact, venuePlace(venue))
}
