/** Distinct recommended symbols of the assets on a chain, which can be typed where a denom is a hash. */
import type { Asset, Channels } from './snapshot.js'

/**
 * The assets with recommended symbols of which no two on one chain are alike.
 *
 * Of several assets with one symbol the first keeps it: a kept asset, one with a price id, the one with the shortest trace, the one that is listed first.
 * The others get a dot and a suffix that distinguishes them: the chain of their origin, the chain or the channel over which they came, or a part of
 * their denom.
 *
 * @param isKept assets that stay as they are. Default: none
 */
export function withDistinctSymbols(
  assets: readonly Asset[],
  channels: Channels,
  isKept: (asset: Asset) => boolean = () => false,
): Asset[] {
  const taken = new Set<string>()
  const groups = new Map<string, Asset[]>()
  for (const asset of assets) {
    const key = keyOf(asset, symbolOf(asset))
    taken.add(key)
    const group = groups.get(key)
    if (group) group.push(asset)
    else groups.set(key, [asset])
  }
  const names = new Map(assets.map(({ chain }) => [chain.id, chain.name]))
  const renamed = new Map<Asset, string>()
  for (const group of groups.values()) {
    if (group.length === 1 || symbolOf(group[0]) === undefined) continue
    const rank = (asset: Asset) => [isKept(asset) ? 0 : 1, asset.coingeckoId === undefined ? 1 : 0, asset.trace.split('/').length]
    const [, ...others] = [...group].sort((a, b) => compared(rank(a), rank(b)) || a.index - b.index)
    const marks = new Map(group.map((asset) => [asset, marksOf(asset, group, channels, names)]))
    for (const asset of others) {
      if (isKept(asset)) continue
      const symbol = distinct(asset, marks, taken)
      taken.add(keyOf(asset, symbol))
      renamed.set(asset, symbol)
    }
  }
  return assets.map((asset) => {
    const recommendedSymbol = renamed.get(asset)
    return recommendedSymbol === undefined ? asset : { ...asset, recommendedSymbol }
  })
}

function symbolOf(asset: Asset | undefined): string | undefined {
  return asset?.recommendedSymbol ?? asset?.symbol
}

function keyOf({ chain }: Asset, symbol: string | undefined): string {
  return `${chain.id}\n${symbol ?? ''}`
}

function compared(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** The first mark of an asset that no other of its group has; a number when there is none. */
function distinct(asset: Asset, marks: ReadonlyMap<Asset, readonly string[]>, taken: ReadonlySet<string>): string {
  const symbol = symbolOf(asset) ?? ''
  const isFree = (mark: string) => !taken.has(keyOf(asset, `${symbol}.${mark}`))
  const isOwn = (mark: string) => [...marks].every(([other, own]) => other === asset || !own.includes(mark))
  const mark = marks.get(asset)?.find((each) => isOwn(each) && isFree(each))
  if (mark !== undefined) return `${symbol}.${mark}`
  let number = 2
  while (!isFree(`${number}`)) number++
  return `${symbol}.${number}`
}

/** Returns the suffixes that may distinguish an asset from others with its symbol, the most descriptive first. */
function marksOf(asset: Asset, group: readonly Asset[], channels: Channels, names: ReadonlyMap<string, string>): readonly string[] {
  const { chain, originChainId, originDenom, denom, trace } = asset
  const origin = originChainId === chain.id ? undefined : names.get(originChainId)
  const channel = trace.split('/')[1]
  const via = channel === undefined ? undefined : channels.get(chain)?.get(channel)?.otherChain.name
  const others = group.filter((other) => other !== asset).flatMap((other) => partsOf(other.originDenom || other.denom))
  const part = partsOf(originDenom || denom).find((each) => !others.includes(each))
  const marks = [origin, via, origin && via ? `${origin}.${via}` : undefined, channel, part && shortened(part)]
  return marks.flatMap((mark) => (mark && /^[\w.-]+$/.test(mark) ? [mark] : []))
}

/** The words of a denom that have a letter. */
function partsOf(denom: string): readonly string[] {
  return denom.split(/[^A-Za-z0-9]+/).filter((part) => /[A-Za-z]/.test(part))
}

/** Returns the end of a long part, such as an address or a hash. It identifies the part well enough. */
function shortened(part: string): string {
  return part.length > 12 ? part.slice(-6) : part
}
