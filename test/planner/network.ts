import { readFileSync } from 'node:fs'

/** A snapshot as a test writes it: the file form, every member as it stands there. */
export interface SnapshotFile {
  chains: Record<string, unknown>[]
  channels: string[][]
  assets: Record<string, unknown>[]
  prices: Record<string, string>
  pools: Record<string, unknown>[]
  bridges: Record<string, unknown>[]
}

/** The example of the interface document: Osmosis, the Hub, Noble, Axelar, OP Mainnet. A fresh copy for every caller. */
export function fiveChains(): SnapshotFile {
  return JSON.parse(readFileSync(new URL('snapshots/five-chains.json', import.meta.url), 'utf8'))
}

/** The assets of the example by short names. */
export const ASSETS = {
  osmo: ['osmosis-1', 'uosmo'],
  atom: ['cosmoshub-4', 'uatom'],
  usdc: ['noble-1', 'uusdc'],
  axlUsdc: ['axelar-dojo-1', 'uusdc'],
  osmoAtom: ['osmosis-1', 'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2'],
  osmoUsdc: ['osmosis-1', 'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4'],
  osmoAxlUsdc: ['osmosis-1', 'ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858'],
  eth: ['10', 'optimism-native'],
  opUsdc: ['10', '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'],
} as const
export type AssetName = keyof typeof ASSETS

/** The four members of a route request that name its ends. */
export function ends(source: AssetName, destination: AssetName) {
  const [[source_asset_chain_id, source_asset_denom], [dest_asset_chain_id, dest_asset_denom]] = [ASSETS[source], ASSETS[destination]]
  return { source_asset_chain_id, source_asset_denom, dest_asset_chain_id, dest_asset_denom }
}

/** Numbers that are the same in every run. */
export class Dice {
  #state: number
  constructor(seed: number) {
    this.#state = seed * 2_654_435_761 + 12_345
  }

  /** An integer from 0 to `sides` - 1. */
  roll(sides: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % sides
  }

  happens(percent: number): boolean {
    return this.roll(100) < percent
  }

  pick<T>(items: readonly T[]): T {
    return items[this.roll(items.length)]!
  }

  /** An amount with a random number of digits. */
  amount(minDigits: number, maxDigits: number): bigint {
    const digits = minDigits + this.roll(maxDigits - minDigits + 1)
    let text = `${1 + this.roll(9)}`
    while (text.length < digits) text += this.roll(10)
    return BigInt(text)
  }
}
