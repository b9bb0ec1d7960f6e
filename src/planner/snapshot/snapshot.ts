/** The data of the planner in memory: immutable, checked, amounts as bigint in the smallest unit. */
import type { Decimal } from '../decimal.js'
import type { Curve } from '../pools/curve.js'

export type ChainType = 'cosmos' | 'evm' | 'svm'

export interface Chain {
  readonly id: string
  readonly name: string
  readonly prettyName: string
  readonly type: ChainType
  /** Empty on chains that are not Cosmos chains. */
  readonly bech32Prefix: string
  /** Forwards packets that arrive (packet-forward middleware). */
  readonly pfm: boolean
  /** Calls contracts with packets that arrive: a swap can follow an arrival. */
  readonly ibcHooks: boolean
  readonly isTestnet: boolean
  /** The asset in which fees are paid; empty when the snapshot does not say. */
  readonly feeDenom: string
  /** Everything in which fees can be paid, the usual one first, with prices of gas where they are known. */
  readonly feeAssets: readonly FeeAsset[]
  /** Bytes of an IBC packet's memo at most. Default: what ibc-go takes. */
  readonly maxMemoBytes?: number
  readonly logoUri: string | undefined
  /** The page of a transaction in an explorer, with `{hash}` where its hash belongs. */
  readonly explorer: string | undefined
  /** Address of Multicall3. */
  readonly multicall3: string | undefined
}

export interface FeeAsset {
  readonly denom: string
  /** Decimal numbers of the smallest unit. */
  readonly gasPrice: { readonly low: string; readonly average: string; readonly high: string } | undefined
}

export interface Asset {
  /** Its place in the snapshot, which orders every list of assets. */
  readonly index: number
  readonly chain: Chain
  readonly denom: string
  readonly originChainId: string
  readonly originDenom: string
  /** `transfer/channel-0/transfer/channel-141`: the way back to the origin, this chain's channel first. Empty at home. */
  readonly trace: string
  readonly isCw20: boolean
  readonly isEvm: boolean
  readonly isSvm: boolean
  readonly symbol: string | undefined
  readonly name: string | undefined
  readonly logoUri: string | undefined
  readonly decimals: number | undefined
  readonly tokenContract: string | undefined
  readonly description: string | undefined
  readonly coingeckoId: string | undefined
  readonly recommendedSymbol: string | undefined
  /** USD of one whole token. */
  readonly price: Decimal | undefined
}

/** A channel from the side of one chain: who is at its other end. */
export interface Channel {
  readonly id: string
  /** `transfer`, or the port of a contract. */
  readonly port: string
  readonly otherChain: Chain
  readonly otherId: string
  readonly otherPort: string
  readonly isActive: boolean
}

/** The channels of every chain by their id there. */
export type Channels = ReadonlyMap<Chain, ReadonlyMap<string, Channel>>

export interface Venue {
  readonly name: string
  readonly chain: Chain
  readonly logoUri: string | undefined
  /** Addresses of contracts that messages need. */
  readonly details?: Readonly<Record<string, string | number>>
}

export interface Pool {
  readonly id: string
  readonly venue: Venue
  readonly assets: readonly Asset[]
  readonly curve: Curve
  /** False when the price before a trade is not known, so that no price impact can be computed. */
  readonly hasSpot: boolean
  /** Fee of a Uniswap v3 pool in parts per million, by which a router distinguishes the pools of two tokens. Undefined for other pools. */
  readonly feeTier?: number | undefined
}

/** Fee of a transfer. */
export interface BridgeFee {
  readonly kind: 'SMART_RELAY' | 'BRIDGE'
  /** Taken from what is transferred; or paid on top of it, in `asset` on the source chain. */
  readonly behavior: 'DEDUCTED' | 'ADDITIONAL'
  readonly asset: Asset
  /** A fixed amount: all of it, or what is paid on the source and the destination chain beside `bps`. */
  readonly fixed: bigint
  /** Basis points of the input. */
  readonly bps: bigint
  /** The two parts of `fixed` that a bridge with `bps` names. */
  readonly source: bigint
  readonly destination: bigint
}

/** The IBC transfer with which a transfer begins whose bridge has its contracts on another Cosmos chain. */
export interface IbcLeg {
  readonly chain: Chain
  readonly denom: string
  readonly channel: string
}

/** One directed way for an asset to another chain. */
export interface Transfer {
  /** Id of the bridge, as in `planner/bridges/`. */
  readonly bridge: string
  readonly from: Asset
  readonly to: Asset
  /** Undefined where the bridge takes none, or none that is known. */
  readonly fee: BridgeFee | undefined
  /** Whether the bridge takes a fee that the snapshot does not know: it is in no amount. */
  readonly isFeeUnknown: boolean
  readonly durationSeconds: number
  /** Bounds of the input. */
  readonly min: bigint | undefined
  readonly max: bigint | undefined
  /** A message is delivered there without smart relay. */
  readonly hasPublicRelay: boolean
  /** IBC: the port and channel on the source chain. */
  readonly port: string
  readonly channel: string
  readonly viaIbc: IbcLeg | undefined
  /** Facts of single bridges: contract addresses, domains, endpoint ids. */
  readonly details: Readonly<Record<string, string | number>>
}

export interface Snapshot {
  readonly chains: readonly Chain[]
  readonly assets: readonly Asset[]
  readonly venues: readonly Venue[]
  readonly pools: readonly Pool[]
  /** The bridges that the snapshot lists, then the IBC transfers that follow from vouchers and channels. */
  readonly transfers: readonly Transfer[]
}

/** Default for the longest memo of an IBC packet, in bytes: the limit of ibc-go. */
export const MAX_MEMO_BYTES = 32_768

/** Returns the key of an asset in every index. The case of EVM contracts does not matter. */
export function assetKey(chain: Chain, denom: string): string {
  return `${chain.id}\n${chain.type === 'evm' && /^0x/i.test(denom) ? denom.toLowerCase() : denom}`
}
