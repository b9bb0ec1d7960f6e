// @ts-check
/** Bridges other than IBC, one entry per direction, from the tables of `facts.mjs` and chain-registry's data about Axelar's tokens. */
import { axelarMints } from './cosmos.mjs'
import { foreignDenom } from './evm.mjs'
import {
  AXELAR_DEPOSIT_SERVICE,
  AXELAR_FROM_COSMOS,
  AXELAR_GATEWAYS,
  AXELAR_NAMES,
  AXELAR_SECONDS,
  AXELAR_SYMBOLS,
  CCTP,
  CCTP_MAXIMUM,
  EUREKA,
  EUREKA_SECONDS,
  GO_FAST,
  HYPERLANE_DOMAINS,
  HYPERLANE_SECONDS,
  INITIA,
  LAYER_ZERO_ENDPOINTS,
  LAYER_ZERO_SECONDS,
  OMNICHAIN_TOKENS,
  ROLLUPS,
  STARGATE_POOLS,
  STARGATE_SECONDS,
  WARP_ROUTES,
} from './facts.mjs'
import { rollupDenom } from './initia.mjs'

/**
 * @typedef {import('./document.mjs').AssetEntry} AssetEntry
 * @typedef {import('./document.mjs').BridgeEntry} BridgeEntry
 */

const AXELAR_CHAIN = 'axelar-dojo-1'

/** Mark of a fee that is a changing quote and therefore unknown here. */
const FEE_UNKNOWN = { fee_unknown: true }

/**
 * @param {readonly AssetEntry[]} assets of all chains
 * @returns {BridgeEntry[]}
 */
export function bridges(assets) {
  return [...cctp(), ...goFast(), ...stargate(), ...omnichain(), ...hyperlane(), ...opinit(), ...eureka(assets), ...axelar(assets)]
}

function cctp() {
  return CCTP.flatMap((from) =>
    CCTP.filter((to) => to !== from && (to.testnet ?? false) === (from.testnet ?? false)).map((to) => ({
      bridge: 'CCTP',
      from_chain: from.chain,
      from_denom: from.usdc,
      to_chain: to.chain,
      to_denom: to.usdc,
      duration: from.seconds,
      max_amount: CCTP_MAXIMUM,
      ...(to.relayed ? { public_relay: true } : FEE_UNKNOWN),
      source_domain: String(from.domain),
      destination_domain: String(to.domain),
      ...(from.messenger ? { token_messenger_address: from.messenger } : {}),
      ...(to.transmitter ? { message_transmitter_address: to.transmitter } : {}),
    })),
  )
}

function goFast() {
  const { bps, destinationFee, maximum, seconds, to } = GO_FAST
  return GO_FAST.from.map(({ chain, fee, minimum, gateway }) => ({
    bridge: 'GO_FAST',
    from_chain: chain,
    from_denom: CCTP.find((end) => end.chain === chain)?.usdc ?? '',
    to_chain: to.chain,
    to_denom: to.denom,
    duration: seconds,
    min_amount: minimum,
    max_amount: maximum,
    fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', bps, source: fee, dest: destinationFee },
    // EVM chains have their own ids as domains.
    source_domain: chain,
    destination_domain: String(to.domain),
    gateway_address: gateway,
  }))
}

/**
 * Returns the pairs of every end with every other end, in both directions.
 *
 * @template {{ readonly chain: string, readonly denom: string }} End
 * @param {readonly End[]} ends
 * @returns {{ readonly from: End, readonly to: End, readonly between: Pick<BridgeEntry, 'from_chain' | 'from_denom' | 'to_chain' | 'to_denom'> }[]}
 */
function ways(ends) {
  return ends.flatMap((from) =>
    ends
      .filter((to) => to !== from)
      .map((to) => ({ from, to, between: { from_chain: from.chain, from_denom: from.denom, to_chain: to.chain, to_denom: to.denom } })),
  )
}

function stargate() {
  return Object.values(STARGATE_POOLS).flatMap((pools) =>
    ways(pools).map(({ from, to, between }) => ({
      bridge: 'STARGATE',
      ...between,
      duration: STARGATE_SECONDS,
      pool_address: from.pool,
      destination_endpoint_id: LAYER_ZERO_ENDPOINTS[to.chain] ?? 0,
      ...FEE_UNKNOWN,
    })),
  )
}

function omnichain() {
  return Object.values(OMNICHAIN_TOKENS).flatMap((ends) =>
    ways(ends).map(({ from, to, between }) => ({
      bridge: 'LAYER_ZERO',
      ...between,
      duration: LAYER_ZERO_SECONDS,
      source_oft_contract_address: from.oft,
      destination_endpoint_id: LAYER_ZERO_ENDPOINTS[to.chain] ?? 0,
      ...FEE_UNKNOWN,
    })),
  )
}

function hyperlane() {
  return WARP_ROUTES.flatMap((ends) =>
    ways(ends).map(({ from, to, between }) => ({
      bridge: 'HYPERLANE',
      ...between,
      duration: HYPERLANE_SECONDS,
      hyperlane_contract_address: from.contract,
      destination_domain: HYPERLANE_DOMAINS[to.chain] ?? 0,
      ...FEE_UNKNOWN,
    })),
  )
}

function opinit() {
  return ROLLUPS.map(({ chain, bridge }) => ({
    bridge: 'OPINIT',
    from_chain: INITIA.chain,
    from_denom: INITIA.denom,
    to_chain: chain,
    to_denom: rollupDenom(bridge, INITIA.denom),
    duration: INITIA.seconds,
    op_init_bridge_id: String(bridge),
  }))
}

/** @param {readonly AssetEntry[]} assets */
function eureka(assets) {
  const known = new Set(assets.map(({ chain_id, denom }) => `${chain_id} ${denom}`))
  const { hub, trace, fromHub, fromEthereum } = EUREKA
  return assets
    .filter((asset) => asset.chain_id === hub && asset.trace === trace)
    .flatMap(({ denom, origin_denom }) => {
      const token = foreignDenom('1', origin_denom)
      if (!known.has(`1 ${token}`)) return []
      const shared = { bridge: 'EUREKA', duration: EUREKA_SECONDS, ...FEE_UNKNOWN }
      return [
        { ...shared, from_chain: hub, from_denom: denom, to_chain: '1', to_denom: token, ...fromHub },
        { ...shared, from_chain: '1', from_denom: token, to_chain: hub, to_denom: denom, ...fromEthereum },
      ]
    })
}

/**
 * Returns the bridges between a token and Axelar's token for it, on Axelar's own chain and on every chain that is one IBC hop away.
 *
 * @param {readonly AssetEntry[]} assets
 */
function axelar(assets) {
  const known = new Map(assets.map((asset) => [`${asset.chain_id} ${asset.denom}`, asset]))
  return axelarMints().flatMap(({ denom, chainId, address }) => {
    const seconds = AXELAR_SECONDS[chainId]
    const token = foreignDenom(chainId, address)
    const gateway = AXELAR_GATEWAYS[chainId]
    if (seconds === undefined || gateway === undefined || !known.has(`${chainId} ${token}`)) return []
    const symbol = symbolOf(denom, known.get(`${chainId} ${token}`)?.symbol)
    const minted = assets.filter(
      (asset) => asset.origin_chain_id === AXELAR_CHAIN && asset.origin_denom === denom && asset.trace.split('/').length <= 2,
    )
    /** Denoms of the asset: the token, and the native coin if the token is its wrapped form. Axelar wraps the coin, and unwraps it on the return. */
    const forms = [
      { form: token, facts: { gateway_address: gateway, ...(symbol ? { axelar_symbol: symbol } : {}) } },
      ...(symbol !== undefined && symbol === AXELAR_DEPOSIT_SERVICE.wrapped[chainId]
        ? [{ form: foreignDenom(chainId, ''), facts: { deposit_service_address: AXELAR_DEPOSIT_SERVICE.address } }]
        : []),
    ]
    return minted.flatMap((asset) => {
      const channel = asset.trace.split('/')[1]
      const shared = { bridge: 'AXELAR', axelar_asset: denom, ...FEE_UNKNOWN }
      return forms.flatMap(({ form, facts }) => [
        {
          ...shared,
          from_chain: chainId,
          from_denom: form,
          to_chain: asset.chain_id,
          to_denom: asset.denom,
          duration: seconds,
          ...facts,
          ...nameOf(asset.chain_id),
        },
        {
          ...shared,
          from_chain: asset.chain_id,
          from_denom: asset.denom,
          to_chain: chainId,
          to_denom: form,
          duration: AXELAR_FROM_COSMOS,
          ...(channel ? { via_ibc: [AXELAR_CHAIN, denom, channel] } : {}),
          ...nameOf(chainId),
        },
      ])
    })
  })
}

/** Returns Axelar's name of the chain at the other end of a transfer. @param {string} chainId */
function nameOf(chainId) {
  const name = AXELAR_NAMES[chainId]
  return name === undefined ? {} : { axelar_chain: name }
}

/**
 * Returns the symbol of a token in a gateway, which is the token's own symbol. Undefined for a token that Axelar mints for several chains, with the
 * chain in its denom (`polygon-uusdc`): its symbol is chosen by Axelar.
 *
 * @param {string} denom denom on Axelar
 * @param {string | undefined} symbol symbol of the token itself
 */
function symbolOf(denom, symbol) {
  return /^[a-z]+-(?:uusd[ct]|weth-wei)$/.test(denom) ? undefined : (AXELAR_SYMBOLS[denom] ?? symbol)
}
