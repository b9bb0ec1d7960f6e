import type { Asset, Chain, Channels, Transfer } from './snapshot.js'

/** Seconds that an IBC transfer takes. */
const IBC_SECONDS = 30

/** The first port and channel of a trace, and the trace of the same asset one chain nearer to its origin. */
function firstHop(trace: string): { readonly port: string; readonly channel: string; readonly rest: string } | undefined {
  const [port, channel, ...rest] = trace.split('/')
  return port && channel ? { port, channel, rest: rest.join('/') } : undefined
}

function provenanceKey(chain: Chain, originDenom: string, trace: string): string {
  return `${chain.id}\n${trace}\n${originDenom}`
}

/**
 * The IBC transfers that follow from the listed vouchers: between each of them and the asset one hop nearer to its origin, in both
 * directions, where the channel between them is active.
 */
export function ibcTransfers(assets: readonly Asset[], channels: Channels): Transfer[] {
  const byProvenance = new Map(assets.map((asset) => [provenanceKey(asset.chain, asset.originDenom, asset.trace), asset]))
  return assets.flatMap((voucher) => {
    const hop = firstHop(voucher.trace)
    const channel = hop && channels.get(voucher.chain)?.get(hop.channel)
    if (!hop || !channel?.isActive || channel.port !== hop.port) return []
    const nearer = byProvenance.get(provenanceKey(channel.otherChain, voucher.originDenom, hop.rest))
    // At the end of the trace stands the origin itself, which must be where the asset says it comes from.
    if (!nearer || (hop.rest === '' && nearer.chain.id !== voucher.originChainId)) return []
    return [transfer(voucher, nearer, hop.port, channel.id), transfer(nearer, voucher, channel.otherPort, channel.otherId)]
  })
}

function transfer(from: Asset, to: Asset, port: string, channel: string): Transfer {
  return {
    bridge: 'IBC',
    from,
    to,
    fee: undefined,
    isFeeUnknown: false,
    durationSeconds: IBC_SECONDS,
    min: undefined,
    max: undefined,
    hasPublicRelay: false,
    port,
    channel,
    axelarAsset: '',
    viaIbc: undefined,
    details: {},
  }
}
