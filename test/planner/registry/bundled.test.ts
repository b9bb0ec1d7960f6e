import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { BRIDGE_IDS } from '../../../src/planner/bridges/bridges.js'
import { parseSnapshot } from '../../../src/planner/document/parse-snapshot.js'
import { bundledRegistry } from '../../../src/planner/registry/bundled.js'
import type { Asset } from '../../../src/planner/snapshot/snapshot.js'
import { SnapshotIndex } from '../../../src/planner/snapshot/snapshot-index.js'

const document = await bundledRegistry(undefined)
const snapshot = parseSnapshot(document)
const index = new SnapshotIndex(snapshot)

function asset(chainId: string, denom: string): Asset {
  const found = index.asset(index.chain(chainId)!, denom)
  if (!found) throw new Error(`${denom} on ${chainId} is not in the registry`)
  return found
}

/** Bridges that lead from one asset to another. */
function bridges(from: Asset, to: Asset) {
  return index.transfersFrom(from).filter((transfer) => transfer.to === to)
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const OSMOSIS_USDC = 'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4'

describe('the bundled registry', () => {
  it('contains mainnets and testnets of Cosmos and EVM chains, and Solana', () => {
    const count = (type: string, isTestnet: boolean) =>
      snapshot.chains.filter((chain) => chain.type === type && chain.isTestnet === isTestnet).length
    expect(count('cosmos', false)).toBeGreaterThan(200)
    expect(count('cosmos', true)).toBeGreaterThan(100)
    expect(count('evm', false)).toBeGreaterThan(300)
    expect(count('evm', true)).toBeGreaterThan(200)
    expect(count('svm', false)).toBe(1)
    expect(snapshot.assets.length).toBeGreaterThan(4000)
  })

  it('has unique chain ids, and no id or denom that is a member of Object.prototype', () => {
    const ids = snapshot.chains.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const names = [...ids, ...snapshot.assets.flatMap(({ denom, originDenom }) => [denom, originDenom])]
    expect(names.filter((name) => name in Object.prototype || /[\s<>"]/.test(name))).toEqual([])
    // The id of a local chain belongs to no public chain.
    expect([1337, 31337].map((id) => index.chain(`${id}`))).toEqual([undefined, undefined])
  })

  it('gives every asset a symbol, a name and 0 to 36 decimals', () => {
    const odd = snapshot.assets.filter(({ symbol, name, decimals = -1 }) => !symbol || !name || decimals < 0 || decimals > 36)
    expect(odd.map(({ chain, denom }) => `${denom} on ${chain.id}`)).toEqual([])
  })

  it('gives every asset of a chain a unique recommended symbol of plain characters', () => {
    const names = snapshot.assets.map(({ chain, recommendedSymbol }) => `${recommendedSymbol}@${chain.id}`)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    expect(names.filter((name) => !/^@?[\w.+-]+@/.test(name))).toEqual([])
    const usdc = index.assetsOn(index.chain('osmosis-1')!).filter(({ symbol }) => symbol === 'USDC')
    expect(usdc.map(({ recommendedSymbol }) => recommendedSymbol).sort()).toEqual([
      'USDC',
      'USDC.axl',
      'USDC.axl.avalanche',
      'USDC.axl.polygon',
      'USDC.gateway',
      'USDC.gravitybridge',
    ])
    expect(asset('osmosis-1', OSMOSIS_USDC).recommendedSymbol).toBe('USDC')
  })

  it('gives every asset an origin chain of the registry, or none', () => {
    const unknown = snapshot.assets.filter(({ originChainId }) => originChainId !== '' && !index.chain(originChainId))
    expect(unknown).toEqual([])
    const homeless = snapshot.assets.filter(({ trace, chain, originChainId }) => trace === '' && originChainId !== chain.id)
    expect(homeless).toEqual([])
  })

  it('lists channels only between chains of the registry, and each end once', () => {
    const ends = document.channels.flatMap(([a, onA, b, onB]) => [`${a} ${onA}`, `${b} ${onB}`])
    expect(new Set(ends).size).toBe(ends.length)
    expect(ends.filter((end) => !index.chain(end.split(' ')[0]!))).toEqual([])
  })

  it('gives explorers and logos only http or https URLs', () => {
    const addresses = [...snapshot.chains, ...snapshot.assets].flatMap(({ logoUri }) => logoUri ?? [])
    const explorers = snapshot.chains.flatMap(({ explorer }) => explorer ?? [])
    expect([...addresses, ...explorers].filter((address) => !/^https?:\/\/[^\s]+$/.test(address))).toEqual([])
    expect(explorers.filter((address) => !address.includes('{hash}'))).toEqual([])
  })

  it('gives logos to well-known EVM chains and to most venues', () => {
    const logo = (id: string) => index.chain(id)!.logoUri
    expect(logo('8453')).toBe('https://raw.githubusercontent.com/hyperlane-xyz/hyperlane-registry/main/chains/base/logo.svg')
    expect(['1', '10', '56', '130', '137', '42161', '43114', '59144', '11155111'].filter((id) => !logo(id))).toEqual([])
    const shown = snapshot.chains.filter(({ type, logoUri }) => type === 'evm' && logoUri !== undefined)
    expect(shown.length).toBeGreaterThan(150)
    const plain = snapshot.venues.filter(({ logoUri }) => logoUri === undefined).map(({ name }) => name)
    // No package has theirs.
    expect(plain).toEqual(['neutron-duality', 'neutron-lido-satellite', 'injective-helix', 'persistence-dexter'])
  })

  it('marks the fee of every bridge as given, unknown, or not needed', () => {
    const silent = snapshot.transfers.filter(({ bridge, fee, isFeeUnknown, hasPublicRelay }) => {
      return bridge !== 'IBC' && bridge !== 'OPINIT' && !fee && !isFeeUnknown && !hasPublicRelay
    })
    expect(silent).toEqual([])
    expect(snapshot.transfers.filter(({ fee, isFeeUnknown }) => fee && isFeeUnknown)).toEqual([])
  })

  it('has no bridge whose bounds and fees leave no amount', () => {
    const wrong = snapshot.transfers.filter(
      ({ min = 1n, max, fee }) => (max !== undefined && max <= min) || (fee && fee.fixed >= min && fee.fixed > 0n),
    )
    expect(wrong).toEqual([])
    const kinds = new Set(snapshot.transfers.map(({ bridge }) => bridge))
    expect(BRIDGE_IDS.filter((id) => !kinds.has(id))).toEqual([])
    expect(index.snapshot.pools).toEqual([])
  })
})

describe('well-known facts', () => {
  it.each([
    [
      'osmosis-1',
      'ibc/27394FB092D2ECCD56123C74F36E4C1F926001CEADA9CA97EA622B25F41E5EB2',
      'ATOM',
      'cosmoshub-4',
      'transfer/channel-0',
      'cosmos',
    ],
    ['osmosis-1', OSMOSIS_USDC, 'USDC', 'noble-1', 'transfer/channel-750', 'usd-coin'],
    [
      'cosmoshub-4',
      'ibc/14F9BC3E44B8A9C1BE1FB08980FAB87034C9905EF17CF2F5008FC085218811CC',
      'OSMO',
      'osmosis-1',
      'transfer/channel-141',
      'osmosis',
    ],
    [
      'dydx-mainnet-1',
      'ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5',
      'USDC',
      'noble-1',
      'transfer/channel-0',
      'usd-coin',
    ],
    [
      'osmosis-1',
      'ibc/D79E7D83AB399BFFF93433E54FAA480C191248FC556924A2A8351AE2638B3877',
      'TIA',
      'celestia',
      'transfer/channel-6994',
      'celestia',
    ],
    [
      'osmosis-1',
      'ibc/C140AFD542AE77BD7DCC83F13FDD8C5E5BB8C4929785E6EC2F4C636F98F17901',
      'stATOM',
      'stride-1',
      'transfer/channel-326',
      'stride-staked-atom',
    ],
  ])('lists on %s the asset %s, which is %s of %s', (chainId, denom, symbol, originChainId, trace, coingeckoId) => {
    expect(asset(chainId, denom)).toMatchObject({ symbol, originChainId, trace, coingeckoId, decimals: 6 })
  })

  it('contains the recommended symbol of USDC of Axelar, and its bridge to Ethereum', () => {
    const axelarUsdc = asset('osmosis-1', 'ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858')
    expect(axelarUsdc).toMatchObject({ originChainId: 'axelar-dojo-1', originDenom: 'uusdc', recommendedSymbol: 'USDC.axl' })
    const [out] = bridges(axelarUsdc, asset('1', USDC))
    expect(out).toMatchObject({ bridge: 'AXELAR', details: { axelar_asset: 'uusdc' }, viaIbc: { denom: 'uusdc', channel: 'channel-208' } })
  })

  it('contains the domains and contracts of CCTP between Ethereum and Noble', () => {
    const [there] = bridges(asset('1', USDC), asset('noble-1', 'uusdc'))
    expect(there).toMatchObject({
      bridge: 'CCTP',
      max: 1_000_000_000_000n,
      durationSeconds: 1140,
      details: { source_domain: '0', destination_domain: '4', token_messenger_address: '0xBd3fa81B58Ba92a82136038B25aDec7066af3155' },
    })
    const [back] = bridges(asset('noble-1', 'uusdc'), asset('1', USDC))
    expect(back).toMatchObject({ bridge: 'CCTP', durationSeconds: 20, details: { source_domain: '4', destination_domain: '0' } })
  })

  it('contains the bridge by which Axelar wraps ether to Osmosis and unwraps it back', () => {
    const weth = asset('osmosis-1', 'ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5')
    const [there] = bridges(asset('1', 'ethereum-native'), weth)
    expect(there).toMatchObject({
      bridge: 'AXELAR',
      details: {
        axelar_asset: 'weth-wei',
        deposit_service_address: '0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955',
        axelar_chain: 'osmosis',
      },
    })
    const [back] = bridges(weth, asset('1', 'ethereum-native'))
    expect(back).toMatchObject({ bridge: 'AXELAR', viaIbc: { denom: 'weth-wei', channel: 'channel-208' } })
    // Rollups have no coin that Axelar wraps.
    expect(index.transfersFrom(asset('42161', 'arbitrum-native')).map(({ bridge }) => bridge)).not.toContain('AXELAR')
  })

  it('contains the denoms and the bridge of a rollup of Initia', () => {
    const [init, usdc, tia] = index.assetsOn(index.chain('echelon-1')!)
    expect(init).toMatchObject({
      denom: 'l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9',
      symbol: 'INIT',
      originChainId: 'echelon-1',
    })
    expect(usdc).toMatchObject({ denom: 'ibc/AA4E7DF065DC4D4B29B8662A919295F525B19251FB2618C41C0DED3BD1128FEE', originChainId: 'noble-1' })
    expect(tia).toMatchObject({ denom: 'ibc/05060A29687D6CA94E2CCD17A9C57AA0F2086DEC0964D677509DC2EBFE324D9E', originChainId: 'celestia' })
    expect(bridges(asset('interwoven-1', 'uinit'), init!)).toMatchObject([{ bridge: 'OPINIT', details: { op_init_bridge_id: '16' } }])
  })

  it('contains the token ids and domains of Hyperlane warp routes', () => {
    const [there] = bridges(asset('celestia', 'utia'), asset('1', '0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7'))
    const tokenId = '0x726f757465725f61707000000000000000000000000000010000000000000000'
    expect(there).toMatchObject({ bridge: 'HYPERLANE', details: { hyperlane_contract_address: tokenId, destination_domain: 1 } })
    const [back] = bridges(asset('42161', '0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C'), asset('celestia', 'utia'))
    expect(back).toMatchObject({
      details: { hyperlane_contract_address: '0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C', destination_domain: 1_128_614_981 },
    })
  })

  it('contains the endpoints and contracts of LayerZero', () => {
    const [from, to] = [
      asset('1', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
      asset('42161', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
    ]
    expect(bridges(from, to)).toMatchObject([
      { bridge: 'STARGATE', details: { pool_address: '0x933597a323Eb81cAe705C5bC29985172fd5A3973', destination_endpoint_id: 30_110 } },
      {
        bridge: 'LAYER_ZERO',
        details: { source_oft_contract_address: '0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee', destination_endpoint_id: 30_110 },
      },
    ])
  })

  it('spells contracts on EVM chains with a valid EIP-55 checksum', () => {
    const named = snapshot.transfers.flatMap(({ details }) => Object.values(details)).concat(snapshot.assets.map(({ denom }) => denom))
    const contracts = named.filter((text): text is string => /^0x[0-9a-f]{40}$/i.test(String(text)))
    expect(contracts.filter((address) => getAddress(address.toLowerCase()) !== address)).toEqual([])
    expect(contracts.length).toBeGreaterThan(400)
  })

  it('contains the native coins of EVM chains', () => {
    const natives = ['1', '10', '137', '8453', '42161', '43114', '56'].map((id) => {
      const chain = index.chain(id)!
      const { symbol, decimals } = asset(id, `${chain.name}-native`)
      return `${chain.name} ${symbol} ${decimals}`
    })
    expect(natives).toEqual([
      'ethereum ETH 18',
      'optimism ETH 18',
      'polygon POL 18',
      'base ETH 18',
      'arbitrum ETH 18',
      'avalanche AVAX 18',
      'binance BNB 18',
    ])
  })

  it('contains the fee assets, the explorer and the Multicall3 contract of a chain', () => {
    expect(index.chain('osmosis-1')).toMatchObject({
      bech32Prefix: 'osmo',
      pfm: true,
      ibcHooks: true,
      feeDenom: 'uosmo',
      explorer: 'https://www.mintscan.io/osmosis/transactions/{hash}',
    })
    expect(index.chain('osmosis-1')!.feeAssets[0]).toMatchObject({ denom: 'uosmo', gasPrice: { average: '0.1' } })
    expect(index.chain('1')).toMatchObject({
      explorer: 'https://etherscan.io/tx/{hash}',
      multicall3: '0xca11bde05977b3631167028862be2a173976ca11',
    })
    expect(index.chain('11155111')).toMatchObject({ name: 'sepolia', isTestnet: true })
  })
})

describe('the node around a planner', () => {
  it('adds the chain of the node and its coin to the registry', async () => {
    const { chains, assets } = parseSnapshot(await bundledRegistry({ chainId: '31337' }))
    expect(chains.at(-1)).toMatchObject({ id: '31337', name: 'evmbed', type: 'evm' })
    expect(assets.at(-1)).toMatchObject({ denom: 'evmbed-native', decimals: 18, isEvm: true })
  })

  it('uses the chain of the registry that has the chain id of the node', async () => {
    const { chains } = parseSnapshot(await bundledRegistry({ chainId: '10' }))
    expect(chains.filter(({ id }) => id === '10').map(({ name }) => name)).toEqual(['optimism'])
    expect(chains.length).toBe(snapshot.chains.length)
  })
})
