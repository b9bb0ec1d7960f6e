import { nearest } from '../../src/internal.js'
import { printable } from './logger.js'
import type { AssetEntry, ChainEntry } from './route-service.js'
import { inTokens } from './token-amounts.js'
import { UsageError } from './usage-error.js'

/** Asset found by a name, and the kind of the name. */
export interface NamedAsset {
  readonly asset: AssetEntry
  readonly by: 'denom' | 'symbol'
}

/** Maximum number of candidates in an error message. */
const SHOWN = 6

/** Finds chains and assets by their names, and returns their names. */
export class AssetBook {
  readonly #chains: readonly ChainEntry[]
  readonly #assets: AssetEntry[] = []

  constructor(chains: readonly ChainEntry[]) {
    this.#chains = chains
  }

  add(assets: readonly AssetEntry[]): void {
    this.#assets.push(...assets)
  }

  /** Finds a chain by its id, by one of its names, or by an unambiguous prefix of a name. Throws `UsageError`. */
  chain(name: string): ChainEntry {
    const lower = name.toLowerCase()
    const byName = (fits: (known: string) => boolean) =>
      this.#chains.filter(({ chain_name, pretty_name }) => [chain_name, pretty_name].some((known) => fits(known.toLowerCase())))
    const exact = this.#chains.find(({ chain_id }) => chain_id === name) ?? byName((known) => known === lower)[0]
    if (exact) return exact
    const begun = lower === '' ? [] : byName((known) => known.startsWith(lower))
    // Testnets are named after their mainnets.
    const mainnets = begun.filter(({ is_testnet }) => !is_testnet)
    const [found, ...others] = mainnets.length > 0 ? mainnets : begun
    if (found && others.length === 0) return found
    if (found) throw new UsageError(`'${name}' could be ${listed([found, ...others].map(({ chain_name }) => chain_name))}`)
    const near = nearest(
      name,
      this.#chains.flatMap(({ chain_id, chain_name }) => [chain_id, chain_name]),
    )
    const hint =
      near === undefined ? `there are ${listed(this.#chains.map(({ chain_id }) => chain_id))}` : `did you mean ${printable(near)}?`
    throw new UsageError(`unknown chain '${name}': ${hint}`)
  }

  /**
   * Finds an asset by name on one chain, or on all chains except testnets; undefined if there is none.
   *
   * A recommended symbol, which is unique on its chain, has priority over a symbol. Of several vouchers of one origin token, the one with the
   * shortest trace is returned. A symbol without a chain is the asset on its origin chain, if there is only one such chain.
   *
   * Throws `UsageError` for an ambiguous name.
   */
  find(name: string, chainId: string | undefined): NamedAsset | undefined {
    const here = this.#assetsOn(chainId)
    const lower = name.toLowerCase()
    const byDenom = here.filter(({ denom }) => denom === name || (denom.startsWith('0x') && denom.toLowerCase() === lower))
    const spellings = [
      here.filter(({ recommended_symbol }) => recommended_symbol === name),
      here.filter(({ symbol }) => symbol === name),
      here.filter(({ recommended_symbol }) => recommended_symbol?.toLowerCase() === lower),
      here.filter(({ symbol }) => symbol?.toLowerCase() === lower),
    ]
    const bySymbol = chainId === undefined ? spellings.slice(0, 2).flat() : (spellings.find((found) => found.length > 0) ?? [])
    const loosely = bySymbol.length > 0 ? bySymbol : spellings.flat()
    const [candidates, by] = byDenom.length > 0 ? ([byDenom, 'denom'] as const) : ([nearestForms([...new Set(loosely)]), 'symbol'] as const)
    const isHome = ({ trace, chain_id, origin_chain_id }: AssetEntry) => trace === '' && origin_chain_id === chain_id
    const homes = chainId === undefined ? candidates.filter(isHome) : []
    const [asset, ...others] = homes.length > 0 ? homes : candidates
    if (!asset) return undefined
    if (others.length === 0) return { asset, by }
    if (chainId !== undefined) {
      const choices = [asset, ...others].map(({ denom, symbol, recommended_symbol }) => recommended_symbol ?? symbol ?? denom)
      const names = new Set(choices).size === choices.length ? choices : [asset, ...others].map(({ denom }) => denom)
      throw new UsageError(`${name}@${printable(chainId)} could be ${listed(names.map((choice) => `${choice}@${chainId}`))}: say which`)
    }
    throw new UsageError(
      `${name} is on several chains: say which, ${listed([asset, ...others].map(({ chain_id }) => `${name}@${chain_id}`))}`,
    )
  }

  #assetsOn(chainId: string | undefined): readonly AssetEntry[] {
    if (chainId !== undefined) return this.#assets.filter(({ chain_id }) => chain_id === chainId)
    const testnets = new Set(this.#chains.flatMap(({ chain_id, is_testnet }) => (is_testnet ? chain_id : [])))
    return this.#assets.filter(({ chain_id }) => !testnets.has(chain_id))
  }

  /** Returns the error for an unknown asset. It suggests a similar name. */
  unknownAsset(name: string, chainId: string | undefined): UsageError {
    const here = this.#assetsOn(chainId)
    const near = nearest(
      name,
      here.flatMap(({ symbol, denom }) => [symbol ?? [], denom].flat()),
    )
    const symbols = [...new Set(here.flatMap(({ symbol }) => symbol ?? []))]
    const hint =
      near !== undefined
        ? `did you mean ${printable(near)}?`
        : symbols.length > 0
          ? `there are ${listed(symbols)}`
          : 'nothing is listed there'
    return new UsageError(`unknown asset '${name}'${chainId === undefined ? '' : ` on ${printable(chainId)}`}: ${hint}`)
  }

  chainName(chainId: string): string {
    return printable(this.#chains.find(({ chain_id }) => chain_id === chainId)?.pretty_name ?? chainId)
  }

  /** Returns the display name of an asset. */
  assetName(chainId: string, denom: string): string {
    return assetName(this.#asset(chainId, denom) ?? { denom })
  }

  /** Formats an amount in the smallest unit for display, in whole tokens with the name of the asset. */
  amount(amount: string, chainId: string, denom: string): string {
    return amountText(amount, this.#asset(chainId, denom) ?? { denom })
  }

  #asset(chainId: string, denom: string): AssetEntry | undefined {
    return this.#assets.find((asset) => asset.chain_id === chainId && asset.denom === denom)
  }
}

type Nameable = Pick<AssetEntry, 'denom' | 'symbol' | 'recommended_symbol' | 'decimals'>

/** Returns the display name of an asset. It is escaped, because names come from files and servers. */
function assetName({ denom, symbol, recommended_symbol }: Nameable): string {
  return printable(recommended_symbol ?? symbol ?? shortened(denom))
}

/** Formats an amount in the smallest unit for display, in whole tokens with the name of the asset. */
export function amountText(amount: string, asset: Nameable): string {
  const { decimals } = asset
  return `${decimals === undefined ? amount : inTokens(amount, decimals)} ${assetName(asset)}`
}

/** Removes vouchers of an origin token for which the same chain has another one with a shorter trace. */
function nearestForms(candidates: readonly AssetEntry[]): readonly AssetEntry[] {
  const isForm = (a: AssetEntry, b: AssetEntry) =>
    a.chain_id === b.chain_id && a.origin_chain_id !== '' && a.origin_chain_id === b.origin_chain_id && a.origin_denom === b.origin_denom
  const hops = ({ trace }: AssetEntry) => trace.split('/').length
  return candidates.filter((asset) => !candidates.some((other) => isForm(asset, other) && hops(other) < hops(asset)))
}

function listed(repeated: readonly string[]): string {
  const names = [...new Set(repeated)]
  const rest = names.length - SHOWN
  return printable(names.slice(0, SHOWN).join(', ')) + (rest > 0 ? ` and ${rest} more` : '')
}

/** Shortens a long denom, such as a hash or an address, for display. */
function shortened(denom: string): string {
  return denom.length > 24 ? `${denom.slice(0, 12)}…${denom.slice(-4)}` : denom
}
