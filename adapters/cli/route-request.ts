import type { AssetBook, NamedAsset } from './asset-book.js'
import type { FlagValues } from './flag.js'
import { printable } from './logger.js'
import type { ROUTE_FLAGS } from './route-flags.js'
import { inSmallestUnit } from './token-amounts.js'
import { UsageError } from './usage-error.js'

export type RouteValues = FlagValues<typeof ROUTE_FLAGS>

/** Source and destination of a route as given, and the amount if it was a separate argument. */
export interface Ends {
  readonly from: string
  readonly to: string
  readonly amount: string | undefined
}

const AMOUNT = /^\d+(?:\.\d+)?$/
/** Amount with an asset, such as `100ATOM`. The `0` of an address (`0x` and 40 hex digits) is no amount. */
const COIN = /^(\d+(?:\.\d+)?)(?!x[0-9a-fA-F]{40}$)(.+)$/

/** Finds source and destination in the arguments and flags. Throws `UsageError`. */
export function endsOf(operands: readonly string[], values: Pick<RouteValues, 'from' | 'to'>): Ends {
  const [first = '', ...others] = operands
  const isAmountFirst = AMOUNT.test(first)
  const assets = isAmountFirst ? others : [...operands]
  const from = values.from ?? assets.shift()
  const to = values.to ?? assets.shift()
  if (from === undefined) throw new UsageError('what is sent is missing: evmbed route 1ATOM@cosmoshub-4 OSMO@osmosis-1')
  if (to === undefined) throw new UsageError(`what is to arrive is missing: evmbed route ${from} OSMO@osmosis-1`)
  const [stray] = assets
  if (stray !== undefined) throw new UsageError(`unexpected argument '${stray}': a route has two ends, ${from} and ${to}`)
  return { from, to, amount: isAmountFirst ? first : undefined }
}

/** Splits `asset@chain` at the last `@`. */
export function chainIn(end: string): readonly [asset: string, chain: string | undefined] {
  const at = end.lastIndexOf('@')
  return at < 0 ? [end, undefined] : [end.slice(0, at), end.slice(at + 1)]
}

/** Returns the body of the route request for a command line. Throws `UsageError`. */
export function requestOf({ from, to, amount }: Ends, values: RouteValues, book: AssetBook) {
  const [source, destination] = [coinOf(from, book), coinOf(to, book)]
  const sent = onlyOf('what is sent', [amount, source.amount, values.amountIn])
  const arriving = onlyOf('what is to arrive', [destination.amount, values.amountOut])
  if (sent !== undefined && arriving !== undefined) {
    throw new UsageError(`the amounts ${sent} and ${arriving} cannot both be given: one follows from the other`)
  }
  if (sent === undefined && arriving === undefined) {
    throw new UsageError(`how much? Write 1${from} to send one, or 1${to} for one to arrive`)
  }
  const { bridges, split, evmSwaps, multiTx, goFast, unsafe } = values
  return {
    source_asset_chain_id: source.asset.chain_id,
    source_asset_denom: source.asset.denom,
    dest_asset_chain_id: destination.asset.chain_id,
    dest_asset_denom: destination.asset.denom,
    ...(sent === undefined ? {} : { amount_in: unitsOf(sent, source) }),
    ...(arriving === undefined ? {} : { amount_out: unitsOf(arriving, destination) }),
    ...(bridges === undefined ? {} : { bridges }),
    ...(split || evmSwaps ? { smart_swap_options: { split_routes: split, evm_swaps: evmSwaps } } : {}),
    allow_multi_tx: multiTx,
    allow_unsafe: unsafe,
    go_fast: goFast,
  }
}

interface Coin extends NamedAsset {
  readonly amount: string | undefined
}

/** Reads an asset, or an amount of an asset. A text that is the name of an asset (`1INCH`) is no amount. */
function coinOf(end: string, book: AssetBook): Coin {
  const [name, chain] = chainIn(end)
  const chainId = chain === undefined ? undefined : book.chain(chain).chain_id
  const whole = book.find(name, chainId)
  if (whole) return { ...whole, amount: undefined }
  const [, amount, asset = name] = COIN.exec(name) ?? []
  const part = amount === undefined ? undefined : book.find(asset.trim(), chainId)
  if (!part) throw book.unknownAsset(asset, chainId)
  return { ...part, amount }
}

function onlyOf(what: string, amounts: readonly (string | undefined)[]): string | undefined {
  const given = amounts.filter((amount) => amount !== undefined)
  const [amount, other] = given
  if (other !== undefined) throw new UsageError(`${what} is said twice: ${amount} and ${other}`)
  if (amount !== undefined && !AMOUNT.test(amount)) throw new UsageError(`expected an amount such as 12 or 0.5, got '${amount}'`)
  return amount
}

/** Converts an amount to the smallest unit. With a symbol it is in whole tokens, with a denom in the smallest unit. */
function unitsOf(amount: string, { asset, by }: NamedAsset): string {
  const { decimals } = asset
  const [denom, symbol] = [printable(asset.denom), asset.symbol === undefined ? undefined : printable(asset.symbol)]
  if (by === 'denom') {
    if (!amount.includes('.')) return BigInt(amount).toString()
    const hint = symbol === undefined ? '' : `; ${amount}${symbol} are whole tokens`
    throw new UsageError(`${amount}${denom}: a denom counts in its smallest unit, which is not divided${hint}`)
  }
  if (decimals === undefined)
    throw new UsageError(`the decimals of ${symbol} are unknown: name the denom, ${denom}, and an amount in its smallest unit`)
  const units = inSmallestUnit(amount, decimals)
  if (units === undefined) throw new UsageError(`${amount}${symbol}: ${symbol} has ${decimals} decimals`)
  return units.toString()
}
