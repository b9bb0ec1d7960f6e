/**
 * Chains, pools and bridges of three transactions that the public service once built; its answers stand in fixtures of public wallets. What is not in
 * the answers, such as reserves, is made up so that the amounts come out.
 */
export const ADDRESSES = {
  'dydx-mainnet-1': 'dydx1nhzuazjhyfu474er6v4ey8zn6wa5fy6g2dgp7s',
  'noble-1': 'noble1nhzuazjhyfu474er6v4ey8zn6wa5fy6gthndxf',
  'osmosis-1': 'osmo1nhzuazjhyfu474er6v4ey8zn6wa5fy6gt044g4',
  'cosmoshub-4': 'cosmos1nhzuazjhyfu474er6v4ey8zn6wa5fy6gr5x978',
  'axelar-dojo-1': 'axelar1nhzuazjhyfu474er6v4ey8zn6wa5fy6g86sd4x',
  'interwoven-1': 'initia1nhzuazjhyfu474er6v4ey8zn6wa5fy6g6wha58',
  '1': '0x0f7833777bfC9ef72D8B76AE954D3849DD71F829',
  '10': '0x0f7833777bfC9ef72D8B76AE954D3849DD71F829',
  solana: '26qv4GCcx98RihuK3c4T6ozB3J7L6VwCuFVc7Ta2A3Uo',
} as const
export type ChainId = keyof typeof ADDRESSES

export const ENTRY_POINT = 'osmo1vkdakqqg5htq5c3wy2kj2geq536q665xdexrtjuwqckpads2c2nsvhhcyv'
const DYDX_USDC = 'ibc/8E27BA2D5493AF5636760E354E46004562C46AB7EC0CC4C1CA14E9E20E2545B5'
const OSMO_USDC = 'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4'
const OSMO_WETH = 'ibc/EA1D43981D5C9A1C4AAEA9C23BB1D4FA126BA9BC7020A25E0AE4AA841EA25DC5'
const WBTC = 'factory/osmo1z0qrq605sjgcqpylfl4aa6s90x738j7m58wyatt0tdzflg2ha26q67k743/wbtc'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const relay = (amount: string) => ({ kind: 'SMART_RELAY', behavior: 'DEDUCTED', amount })

export const recordedSnapshot = {
  chains: [
    { chain_id: 'dydx-mainnet-1', chain_name: 'dydx', chain_type: 'cosmos', bech32_prefix: 'dydx' },
    { chain_id: 'noble-1', chain_name: 'noble', chain_type: 'cosmos', bech32_prefix: 'noble', pfm: true },
    { chain_id: 'osmosis-1', chain_name: 'osmosis', chain_type: 'cosmos', bech32_prefix: 'osmo', pfm: true, ibc_hooks: true },
    { chain_id: 'axelar-dojo-1', chain_name: 'axelar', chain_type: 'cosmos', bech32_prefix: 'axelar', pfm: true },
    { chain_id: '1', chain_name: 'ethereum', chain_type: 'evm' },
    { chain_id: 'solana', chain_type: 'svm' },
  ],
  channels: [
    ['dydx-mainnet-1', 'channel-0', 'noble-1', 'channel-33', 'ACTIVE'],
    ['noble-1', 'channel-1', 'osmosis-1', 'channel-750', 'ACTIVE'],
  ],
  assets: [
    { chain_id: 'dydx-mainnet-1', denom: DYDX_USDC, origin_chain_id: 'noble-1', origin_denom: 'uusdc', trace: 'transfer/channel-0' },
    { chain_id: 'noble-1', denom: 'uusdc', symbol: 'USDC', decimals: 6 },
    { chain_id: 'osmosis-1', denom: OSMO_USDC, origin_chain_id: 'noble-1', origin_denom: 'uusdc', trace: 'transfer/channel-750' },
    { chain_id: 'osmosis-1', denom: WBTC },
    { chain_id: 'osmosis-1', denom: OSMO_WETH },
    { chain_id: '1', denom: 'ethereum-native', symbol: 'ETH', decimals: 18 },
    { chain_id: '1', denom: USDC, symbol: 'USDC', decimals: 6, token_contract: USDC },
    { chain_id: 'solana', denom: '98bVPZQCHZmCt9v3ni9kwtjKgLuzHBpstQkdPyAucBNx', symbol: 'USDC', decimals: 6 },
  ],
  venues: [{ name: 'osmosis-poolmanager', chain_id: 'osmosis-1', entry_contract_address: ENTRY_POINT }],
  pools: [
    { pool: '1437', denoms: [OSMO_USDC, WBTC], reserves: ['1000000000000', '1000000000000'] },
    { pool: '1441', denoms: [WBTC, OSMO_WETH], reserves: ['1000000000000', '292600000000000000000000'] },
  ].map((pool) => ({ venue: 'osmosis-poolmanager', chain_id: 'osmosis-1', type: 'constant_product', fee_ppm: 0, ...pool })),
  bridges: [
    {
      bridge: 'CCTP',
      from_chain: '1',
      from_denom: USDC,
      to_chain: 'noble-1',
      to_denom: 'uusdc',
      fee: relay('360000'),
      relayer_contract_address: '0xBC8552339dA68EB65C8b88B414B5854E0E366cFc',
      relayer_address: 'noble1dyw0geqa2cy0ppdjcxfpzusjpwmq85r5a35hqe',
    },
    {
      bridge: 'CCTP',
      from_chain: 'noble-1',
      from_denom: 'uusdc',
      to_chain: '1',
      to_denom: USDC,
      fee: relay('40000000'),
      relayer_address: '0xfc05ad74c6fe2e7046e091d6ad4f660d2a159762',
      fee_payment_address: 'noble1dyw0geqa2cy0ppdjcxfpzusjpwmq85r5a35hqe',
    },
    {
      bridge: 'CCTP',
      from_chain: 'solana',
      from_denom: '98bVPZQCHZmCt9v3ni9kwtjKgLuzHBpstQkdPyAucBNx',
      to_chain: 'noble-1',
      to_denom: 'uusdc',
      public_relay: true,
    },
    {
      bridge: 'AXELAR',
      from_chain: 'osmosis-1',
      from_denom: OSMO_WETH,
      to_chain: '1',
      to_denom: 'ethereum-native',
      axelar_asset: 'weth-wei',
      fee: { kind: 'BRIDGE', behavior: 'DEDUCTED', amount: '7692677672185391' },
      via_ibc: ['axelar-dojo-1', 'weth-wei', 'channel-208'],
      destination_contract_address: '0xD397883c12b71ea39e0d9f6755030205f31A1c96',
      fee_recipient_address: 'axelar1aythygn6z5thymj6tmzfwekzh05ewg3l7d6y89',
    },
  ],
}

/** Operations as the service answered them, without what is not read. */
export const RECORDED = {
  ethereumToNoble: {
    ends: { source_asset_chain_id: '1', source_asset_denom: USDC, dest_asset_chain_id: 'noble-1', dest_asset_denom: 'uusdc' },
    amounts: { amount_in: '12000000', amount_out: '11640000' },
    operations: [
      {
        cctp_transfer: {
          from_chain_id: '1',
          to_chain_id: 'noble-1',
          burn_token: USDC,
          denom_in: USDC,
          denom_out: 'uusdc',
          bridge_id: 'CCTP',
          smart_relay: true,
        },
        tx_index: 0,
        amount_in: '12000000',
        amount_out: '11640000',
      },
    ],
  },
  nobleToEthereum: {
    ends: { source_asset_chain_id: 'noble-1', source_asset_denom: 'uusdc', dest_asset_chain_id: '1', dest_asset_denom: USDC },
    amounts: { amount_in: '99995433', amount_out: '59995433' },
    operations: [
      {
        cctp_transfer: {
          from_chain_id: 'noble-1',
          to_chain_id: '1',
          burn_token: 'uusdc',
          denom_in: 'uusdc',
          denom_out: USDC,
          bridge_id: 'CCTP',
          smart_relay: true,
        },
        tx_index: 0,
        amount_in: '99995433',
        amount_out: '59995433',
      },
    ],
  },
  dydxToEther: {
    ends: {
      source_asset_chain_id: 'dydx-mainnet-1',
      source_asset_denom: DYDX_USDC,
      dest_asset_chain_id: '1',
      dest_asset_denom: 'ethereum-native',
    },
    amounts: { amount_in: '129996028', amount_out: '30344335835196158' },
    operations: [
      {
        transfer: {
          port: 'transfer',
          channel: 'channel-0',
          from_chain_id: 'dydx-mainnet-1',
          to_chain_id: 'noble-1',
          denom_in: DYDX_USDC,
          denom_out: 'uusdc',
          bridge_id: 'IBC',
        },
        tx_index: 0,
        amount_in: '129996028',
        amount_out: '129996028',
      },
      {
        transfer: {
          port: 'transfer',
          channel: 'channel-1',
          from_chain_id: 'noble-1',
          to_chain_id: 'osmosis-1',
          denom_in: 'uusdc',
          denom_out: OSMO_USDC,
          bridge_id: 'IBC',
        },
        tx_index: 0,
        amount_in: '129996028',
        amount_out: '129996028',
      },
      {
        swap: {
          swap_in: {
            swap_venue: { name: 'osmosis-poolmanager', chain_id: 'osmosis-1' },
            swap_operations: [
              { pool: '1437', denom_in: OSMO_USDC, denom_out: WBTC },
              { pool: '1441', denom_in: WBTC, denom_out: OSMO_WETH },
            ],
            swap_amount_in: '129996028',
          },
          from_chain_id: 'osmosis-1',
          chain_id: 'osmosis-1',
          denom_in: OSMO_USDC,
          denom_out: OSMO_WETH,
        },
        tx_index: 0,
        amount_in: '129996028',
        amount_out: '38037013507381549',
      },
      {
        axelar_transfer: {
          from_chain: 'osmosis',
          from_chain_id: 'osmosis-1',
          to_chain: 'Ethereum',
          to_chain_id: '1',
          asset: 'weth-wei',
          should_unwrap: true,
          denom_in: 'weth-wei',
          denom_out: 'ethereum-native',
          fee_amount: '7692677672185391',
          ibc_transfer_to_axelar: {
            port: 'transfer',
            channel: 'channel-208',
            from_chain_id: 'osmosis-1',
            to_chain_id: 'axelar-dojo-1',
            denom_in: OSMO_WETH,
            denom_out: 'weth-wei',
          },
          bridge_id: 'AXELAR',
        },
        tx_index: 0,
        amount_in: '38037013507381549',
        amount_out: '30344335835196158',
      },
    ],
  },
} as const

/** Answer of the service to the first: the data of one call. */
export const RECORDED_BURN =
  'd77d6ec0' +
  '0000000000000000000000000000000000000000000000000000000000b19cc0' +
  '0000000000000000000000000000000000000000000000000000000000000004' +
  '0000000000000000000000009dc5ce8a5722795f5723d32b921c53d3bb449348' +
  '000000000000000000000000a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48' +
  '0000000000000000000000000000000000000000000000000000000000057e40' +
  '000000000000000000000000691cf4641d5608f085b2c1921172120bb603d074'

/** Answer of the service to the third, without times: the memo of one packet. */
export const RECORDED_MEMO = {
  forward: {
    channel: 'channel-1',
    next: {
      wasm: {
        contract: ENTRY_POINT,
        msg: {
          swap_and_action: {
            affiliates: [],
            min_asset: { native: { amount: '37656643372307733', denom: OSMO_WETH } },
            post_swap_action: {
              ibc_transfer: {
                ibc_info: {
                  memo: `{"destination_chain":"Ethereum","destination_address":"0xD397883c12b71ea39e0d9f6755030205f31A1c96","payload":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,15,120,51,119,123,252,158,247,45,139,118,174,149,77,56,73,221,113,248,41],"type":2,"fee":{"amount":"7692677672185391","recipient":"axelar1aythygn6z5thymj6tmzfwekzh05ewg3l7d6y89"}}`,
                  receiver: 'axelar1dv4u5k73pzqrxlzujxg3qp8kvc3pje7jtdvu72npnt5zhq05ejcsn5qme5',
                  recover_address: ADDRESSES['osmosis-1'],
                  source_channel: 'channel-208',
                },
              },
            },
            user_swap: {
              swap_exact_asset_in: {
                operations: [
                  { denom_in: OSMO_USDC, denom_out: WBTC, pool: '1437' },
                  { denom_in: WBTC, denom_out: OSMO_WETH, pool: '1441' },
                ],
                swap_venue_name: 'osmosis-poolmanager',
              },
            },
          },
        },
      },
    },
    port: 'transfer',
    receiver: ENTRY_POINT,
    retries: 2,
  },
}
