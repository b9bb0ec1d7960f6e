import { ASSETS, type AssetName, type SnapshotFile } from './network.js'

/** One question and the answer that the rules give. */
export interface Scenario {
  /** The rules, fees, limits and operations that it shows: names of `RULES`. */
  readonly proves: readonly string[]
  readonly name: string
  /** Changes the network of five chains before the request. */
  readonly given?: (file: SnapshotFile) => void
  /** The node's option of this name. */
  readonly maxLossPercent?: number
  readonly from: AssetName
  readonly to: AssetName
  readonly request: Record<string, unknown>
  /**
   * Each operation as `kind@transaction in>out`, then the numbers of the whole route, what is listed as fees, and a warning; or status, code and
   * text of the refusal.
   */
  readonly answer: string
  /** Calculation of the numbers. */
  readonly because?: string
}

/** Names of all rules that the scenarios together must prove. */
export const RULES = [
  'R1 most net value',
  'R1 least net cost',
  'R1 fewer transactions',
  'R1 shorter',
  'R1 fewer operations',
  'R2 IBC after arrival needs forwarding',
  'R2 swap after arrival needs hooks',
  'R2 after a Cosmos swap',
  'R2 after an EVM swap',
  'R2 after CCTP one forwarded transfer',
  'R2 nothing after that',
  'R2 CCTP is first',
  'R2 a CW20 begins a transaction',
  'R3 one Cosmos swap',
  'R3 an EVM swap at each end',
  'R4 single transaction unless allowed',
  'R5 Go Fast where it goes',
  'R5 otherwise as if not asked',
  'R5 only where it saves time',
  'R5 never unasked',
  'R6 bridges hold for IBC too',
  'R6 no EVM swaps unasked',
  'R6 no split unasked',
  'R6 no swap where forbidden',
  'R6 venues that are listed only',
  'R7 public relay without fee or forwarding',
  'R7 no relay, no message',
  'R8 loss',
  'R8 price impact',
  'R8 nothing known',
  'R8 plain transfer is safe',
  'R8 ten percent is safe',
  'R8 a node may have a limit',
  'R9 additional fee leaves the amount',
  'R10 one asset',
  'fee deducted fixed',
  'fee deducted basis points, source, destination',
  'fee additional',
  'fee smart relay',
  'fee affiliates',
  'fee affiliates of a transfer',
  'warning BAD_PRICE',
  'warning LOW_INFO',
  'exact out',
  'exact out over a fee',
  'exact out, affiliates',
  'limit amounts',
  'limit basis points',
  'limit lists',
  'limit names',
  'limit min and max',
  'placeholders',
  'alias _oraichain',
  'EVM addresses in any case',
  'unknown members, nulls',
] as const

/** Every text with which a route can be refused, in the words of the interface; numbers and names in braces are the request's. */
export const TEXTS = [
  '404/5 no routes found',
  '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
  '400/3 difference in usd value of route input and output is too large. input usd value: {} output usd value: {} (BAD_PRICE_ERROR)',
  '400/3 difference in value of route input and output is too large. loss: {}% (BAD_PRICE_ERROR)',
  '400/3 swap execution price in route deviates too far from market price. expected price impact: {}% (BAD_PRICE_ERROR)',
  '400/3 unable to determine route safety (LOW_INFO_ERROR)',
  '400/3 route would result in a USD loss exceeding the configured threshold and has been blocked (HIGH_LOSS_ERROR)',
  '400/3 Input amount is too low to cover CCTP bridge relay fee',
  '400/3 Input amount is too low to cover Axelar bridge fee',
  '400/3 amount {} of {} is below the minimum of {} for {} transfers',
  '400/3 amount {} of {} is above the maximum of {} for {} transfers',
  '400/3 invalid amount_in',
  '400/3 invalid amount_out',
  '400/3 invalid cumulative_affiliate_fee_bps',
  '400/3 invalid bridge',
  '400/3 Invalid chain_id',
  '400/3 Invalid source_asset_denom',
  '400/3 source token not found',
  '400/3 dest token not found',
  '400/3 only one of amount_in and amount_out should be provided',
  '400/3 one of amount_in or amount_out must be provided',
] as const

const MULTI = { allow_multi_tx: true }
const UNSAFE = { allow_unsafe: true }
const EVM_SWAPS = { smart_swap_options: { evm_swaps: true } }
const SPLIT = { smart_swap_options: { split_routes: true } }

const chain = (file: SnapshotFile, id: string) => file.chains.find((each) => each.chain_id === id)!
const noPrices = (file: SnapshotFile) => Object.assign(file, { prices: {} })
const noPfm = (id: string) => (file: SnapshotFile) => Object.assign(chain(file, id), { pfm: false })

/** Atoms of the Hub that went to Noble by way of Osmosis. */
function withAtomOnNoble(file: SnapshotFile): void {
  const origin = { origin_chain_id: 'cosmoshub-4', origin_denom: 'uatom', decimals: 6, coingecko_id: 'cosmos' }
  file.assets.push({ chain_id: 'noble-1', denom: 'ibc/NOBLEATOM', trace: 'transfer/channel-1/transfer/channel-0', ...origin })
}
const ATOM_ON_NOBLE = { dest_asset_denom: 'ibc/NOBLEATOM' }

/** Tokens of contracts on Axelar: one of its own, and axlUSDC as if it were one; and a pool of the two. */
function withCw20(file: SnapshotFile): void {
  const home = { origin_chain_id: 'axelar-dojo-1', origin_denom: 'cw20:axelar1token', symbol: 'CW', decimals: 6, is_cw20: true }
  file.assets.push({ chain_id: 'axelar-dojo-1', denom: 'cw20:axelar1token', trace: '', ...home })
  Object.assign(chain(file, 'axelar-dojo-1'), { ibc_hooks: true })
  const denoms = ['cw20:axelar1token', 'uusdc']
  const pool = { pool: '1', venue: 'axelar-dex', chain_id: 'axelar-dojo-1', type: 'constant_product', denoms, fee_ppm: 0 }
  file.pools.push({ ...pool, reserves: ['1000000000000', '1000000000000'] })
  Object.assign(file.assets.find(({ chain_id, denom }) => chain_id === ASSETS.axlUsdc[0] && denom === 'uusdc')!, { is_cw20: true })
}

/** A price that is wrong on one chain: who goes round by it has more than before, but has been where the only way leads. */
function withGap(file: SnapshotFile): void {
  for (const [chain_id, denom] of GAP) {
    file.assets.push({ chain_id, denom, decimals: 6 })
    if (file.chains.some((each) => each.chain_id === chain_id)) continue
    file.chains.push({ chain_id, chain_type: chain_id === '77' ? 'evm' : 'cosmos', ibc_hooks: true })
  }
  for (const [i, j] of [
    [0, 1],
    [0, 3],
    [2, 5],
    [4, 5],
    [5, 1],
    [1, 6],
  ] as const) {
    const [[from_chain, from_denom], [to_chain, to_denom]] = [GAP[i], GAP[j]]
    file.bridges.push({ bridge: 'AXELAR', from_chain, from_denom, to_chain, to_denom })
  }
  const pool = { pool: '1', venue: 'dex', type: 'constant_product', fee_ppm: 0 }
  file.pools.push({ ...pool, chain_id: 'gap-1', denoms: ['near', 'far'], reserves: ['1000000000000', '100000000000000'] })
  file.pools.push({ ...pool, chain_id: 'even-1', denoms: ['near', 'far'], reserves: ['1000000000000', '2000000000000'] })
}
const GAP = [
  ['77', 'here'],
  ['gap-1', 'near'],
  ['gap-1', 'far'],
  ['even-1', 'near'],
  ['even-1', 'far'],
  ['meeting-1', 'all'],
  ['there-1', 'end'],
] as const

export const SCENARIOS: readonly Scenario[] = [
  // R10
  {
    proves: ['R10 one asset'],
    name: 'one asset is sent as it is',
    from: 'osmo',
    to: 'osmo',
    request: { amount_in: '5' },
    answer: 'bank_send@0 5>5; 1 tx, 0 s',
  },

  // R1
  {
    proves: ['R1 most net value', 'R9 additional fee leaves the amount', 'fee additional'],
    name: 'a native fee that is cheaper than the relay wins, and the amount stays',
    given: (file) => {
      Object.assign(file.bridges[3]!.fee as object, { amount: '1' })
      Object.assign(file.bridges[0]!.fee as object, { amount: '40000000' })
    },
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '1000000000' },
    answer:
      'axelar_transfer@0 1000000000>1000000000, swap@0 1000000000>999068336; 1 tx, 1020 s; fees BRIDGE AXELAR 1 optimism-native ADDITIONAL@0',
    because: 'CCTP would leave 960000000; Axelar 1:1, then the stable pool 13 by Curve’s loops',
  },
  {
    proves: ['R1 most net value', 'fee smart relay', 'fee deducted fixed'],
    name: 'the larger amount does not win when its native fee costs more',
    given: (file) => Object.assign(file.bridges[3]!.fee as object, { amount: '1000000000000000000' }),
    from: 'opUsdc',
    to: 'osmoAxlUsdc',
    request: { amount_in: '1000000000', ...UNSAFE, ...MULTI },
    answer:
      'cctp_transfer@0 1000000000>999975000, transfer@0 999975000>999975000, swap@1 999975000>1000010005; 2 tx, 1170 s; fees SMART_RELAY CCTP 25000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
    because: 'Axelar would bring all of it for 1 ETH, 2500 USD; pool 13 pays a little more than 1:1 for the scarcer token',
  },
  {
    proves: ['R1 least net cost', 'exact out'],
    name: 'for an amount out the least is sent',
    from: 'atom',
    to: 'osmo',
    request: { amount_out: '38000000' },
    answer: 'transfer@0 951950>951950, swap@0 951950>38000000; 1 tx, 30 s',
    because: '⌈2·10^10·38000000·10^6 / (998000·(8·10^11 − 38000000))⌉ = 951950',
  },
  {
    proves: ['R1 fewer transactions'],
    name: 'of equal amounts the one with fewer transactions',
    given: (file) => {
      noPfm('osmosis-1')(file)
      file.channels.push(['cosmoshub-4', 'channel-536', 'noble-1', 'channel-4', 'ACTIVE'])
      const origin = { origin_chain_id: 'noble-1', origin_denom: 'uusdc', decimals: 6, coingecko_id: 'usd-coin' }
      file.assets.push({ chain_id: 'cosmoshub-4', denom: 'ibc/HUBUSDC', trace: 'transfer/channel-536', ...origin })
      const way = { from_chain: 'osmosis-1', from_denom: ASSETS.osmoUsdc[1], to_chain: 'noble-1', to_denom: 'uusdc', duration: 1 }
      file.bridges.push({ bridge: 'HYPERLANE', ...way })
    },
    from: 'osmo',
    to: 'usdc',
    request: { amount_in: '100000000', ...MULTI },
    answer: 'swap@0 100000000>12461529, transfer@0 12461529>12461529; 1 tx, 30 s',
    because: 'HYPERLANE takes 1 s but begins a second transaction; IBC follows the swap in the first',
  },
  {
    proves: ['R1 shorter'],
    name: 'of equal amounts and transactions the shorter',
    given: (file) => {
      const way = { from_chain: 'noble-1', from_denom: 'uusdc', to_chain: 'osmosis-1', to_denom: ASSETS.osmoUsdc[1] }
      file.bridges.push({ bridge: 'HYPERLANE', ...way, duration: 29 })
    },
    from: 'usdc',
    to: 'osmoUsdc',
    request: { amount_in: '7' },
    answer: 'hyperlane_transfer@0 7>7; 1 tx, 29 s',
    because: 'IBC takes 30 s',
  },
  {
    proves: ['R1 fewer operations'],
    name: 'of all that equal the one with fewer operations',
    given: (file) => {
      withAtomOnNoble(file)
      const way = { from_chain: 'cosmoshub-4', from_denom: 'uatom', to_chain: 'noble-1', to_denom: 'ibc/NOBLEATOM' }
      file.bridges.push({ bridge: 'HYPERLANE', ...way, duration: 60 })
    },
    from: 'atom',
    to: 'usdc',
    request: { ...ATOM_ON_NOBLE, amount_in: '7' },
    answer: 'hyperlane_transfer@0 7>7; 1 tx, 60 s',
    because: 'two IBC transfers take 60 s and one transaction as well',
  },
  {
    proves: ['R1 most net value'],
    name: 'who cannot go on gives way to who can',
    given: withGap,
    from: 'osmo',
    to: 'osmo',
    request: {
      source_asset_chain_id: '77',
      source_asset_denom: 'here',
      dest_asset_chain_id: 'there-1',
      dest_asset_denom: 'end',
      amount_in: '1000',
      ...MULTI,
      ...UNSAFE,
    },
    answer:
      'axelar_transfer@0 1000>1000, swap@0 1000>1999, axelar_transfer@0 1999>1999, axelar_transfer@1 1999>1999, axelar_transfer@2 1999>1999; 3 tx, 0 s',
    because: 'by gap-1 99999 would come to meeting-1, from where the one way leads to gap-1 again',
  },

  // R2
  {
    proves: ['R2 IBC after arrival needs forwarding'],
    name: 'a chain with forwarding passes on',
    from: 'axlUsdc',
    to: 'usdc',
    request: { amount_in: '1000000', allow_swaps: true },
    answer: 'transfer@0 1000000>1000000, swap@0 1000000>999117, transfer@0 999117>999117; 1 tx, 60 s',
    because: 'the stable pool 13 by Curve’s loops: less 0.04 %, and less for the token that it has more of',
  },
  {
    proves: ['R2 IBC after arrival needs forwarding', 'R4 single transaction unless allowed'],
    name: 'a chain without forwarding does not',
    given: (file) => {
      withAtomOnNoble(file)
      noPfm('osmosis-1')(file)
    },
    from: 'atom',
    to: 'usdc',
    request: { ...ATOM_ON_NOBLE, amount_in: '7' },
    answer: '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
  },
  {
    proves: ['R2 IBC after arrival needs forwarding'],
    name: 'but lets a second transaction go on',
    given: (file) => {
      withAtomOnNoble(file)
      noPfm('osmosis-1')(file)
    },
    from: 'atom',
    to: 'usdc',
    request: { ...ATOM_ON_NOBLE, amount_in: '7', ...MULTI },
    answer: 'transfer@0 7>7, transfer@1 7>7; 2 tx, 60 s',
  },
  {
    proves: ['R2 swap after arrival needs hooks'],
    name: 'a chain with hooks swaps what arrives',
    from: 'atom',
    to: 'osmo',
    request: { amount_in: '1000000' },
    answer: 'transfer@0 1000000>1000000, swap@0 1000000>39918008; 1 tx, 30 s',
    because: '⌊10^6·998000·8·10^11 / (2·10^10·10^6 + 10^6·998000)⌋ = 39918008',
  },
  {
    proves: ['R2 swap after arrival needs hooks', 'R4 single transaction unless allowed'],
    name: 'a chain without hooks does not',
    given: (file) => Object.assign(chain(file, 'osmosis-1'), { ibc_hooks: false }),
    from: 'atom',
    to: 'osmo',
    request: { amount_in: '1000000' },
    answer: '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
  },
  {
    proves: ['R2 swap after arrival needs hooks'],
    name: 'unless a second transaction may',
    given: (file) => Object.assign(chain(file, 'osmosis-1'), { ibc_hooks: false }),
    from: 'atom',
    to: 'osmo',
    request: { amount_in: '1000000', ...MULTI },
    answer: 'transfer@0 1000000>1000000, swap@1 1000000>39918008; 2 tx, 30 s',
  },
  {
    proves: ['R2 after a Cosmos swap', 'fee deducted fixed'],
    name: 'Axelar follows a swap',
    from: 'osmo',
    to: 'opUsdc',
    request: { amount_in: '100000000' },
    answer:
      'swap@0 100000000>12462561, axelar_transfer@0 12462561>11762561; 1 tx, 120 s; fees BRIDGE AXELAR 700000 ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858 DEDUCTED@0',
    because: '12462561 − 700000',
  },
  {
    proves: ['R2 CCTP is first'],
    name: 'CCTP after IBC begins a transaction',
    from: 'osmo',
    to: 'opUsdc',
    request: { amount_in: '100000000', ...MULTI },
    answer:
      'swap@0 100000000>12461529, transfer@0 12461529>12461529, cctp_transfer@1 12461529>12401529; 2 tx, 50 s; fees SMART_RELAY CCTP 60000 uusdc DEDUCTED@1',
    because: '12461529 − 60000 is more than 11762561 over Axelar',
  },
  {
    proves: ['R2 after CCTP one forwarded transfer', 'fee smart relay'],
    name: 'smart relay forwards once',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '1000000' },
    answer:
      'cctp_transfer@0 1000000>975000, transfer@0 975000>975000; 1 tx, 1170 s; fees SMART_RELAY CCTP 25000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
    because: '1000000 − 25000, then 1:1',
  },
  {
    proves: ['R2 nothing after that'],
    name: 'and swaps only in the next transaction',
    from: 'opUsdc',
    to: 'osmo',
    request: { amount_in: '1000000', bridges: ['IBC', 'CCTP'] },
    answer: '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
  },
  {
    proves: ['R2 after an EVM swap', 'R6 no EVM swaps unasked', 'fee additional'],
    name: 'Axelar follows an EVM swap, and a swap what arrives',
    from: 'eth',
    to: 'osmo',
    request: { amount_in: '100000000000000000', ...EVM_SWAPS },
    answer:
      'evm_swap@0 100000000000000000>249812578, axelar_transfer@0 249812578>249812578, swap@0 249812578>1987630873; 1 tx, 1020 s; fees BRIDGE AXELAR 60000000000000 optimism-native ADDITIONAL@0',
  },
  {
    proves: ['R2 a CW20 begins a transaction'],
    name: 'a CW20 that was bought is not sent on in the same transaction',
    given: withCw20,
    from: 'axlUsdc',
    to: 'osmoAxlUsdc',
    request: { source_asset_denom: 'cw20:axelar1token', amount_in: '1000000', ...MULTI, ...UNSAFE },
    answer: 'swap@0 1000000>999999, transfer@1 999999>999999; 2 tx, 30 s',
    because: '⌊10^6·10^12 / (10^12 + 10^6)⌋; of a coin of the bank the transfer would follow in transaction 0',
  },
  {
    proves: ['R2 a CW20 begins a transaction'],
    name: 'a CW20 that arrives at home is not sent on in the same transaction',
    given: (file) => {
      withCw20(file)
      const way = { bridge: 'AXELAR', to_chain: '10', to_denom: ASSETS.opUsdc[1], axelar_asset: 'uusdc', duration: 60 }
      file.bridges.push({ ...way, from_chain: 'axelar-dojo-1', from_denom: 'uusdc' })
    },
    from: 'osmo',
    to: 'opUsdc',
    request: { amount_in: '100000000', bridges: ['IBC', 'AXELAR'], ...MULTI },
    answer: 'swap@0 100000000>12462561, transfer@0 12462561>12462561, axelar_transfer@1 12462561>12462561; 2 tx, 90 s',
  },

  // R3
  {
    proves: ['R3 one Cosmos swap'],
    name: 'pools of one venue are one swap',
    from: 'osmoAtom',
    to: 'osmoUsdc',
    request: { amount_in: '1000000' },
    answer: 'swap@0 1000000>4974627; 1 tx, 0 s',
    because: '39918008 uosmo of pool 11, then ⌊10^11·(1 − (3.2·10^12 / (3.2·10^12 + 0.997·39918008))^4)⌋ of pool 12',
  },
  {
    proves: ['R3 one Cosmos swap'],
    name: 'a second venue would be a second swap',
    given: (file) => Object.assign(file.pools[1]!, { venue: 'other' }),
    from: 'osmoAtom',
    to: 'osmoUsdc',
    request: { amount_in: '1000000', ...MULTI },
    answer: '404/5 no routes found',
  },
  {
    proves: ['R3 an EVM swap at each end'],
    name: 'an EVM swap where the route ends',
    from: 'usdc',
    to: 'eth',
    request: { amount_in: '250060000', ...EVM_SWAPS, ...MULTI },
    answer:
      'cctp_transfer@0 250060000>250000000, evm_swap@1 250000000>99925031232820698; 2 tx, 20 s; fees SMART_RELAY CCTP 60000 uusdc DEDUCTED@0',
    because: '⌊25·10^7·999500·4·10^20 / (10^12·10^6 + 25·10^7·999500)⌋',
  },

  // R5
  {
    proves: ['R5 Go Fast where it goes', 'fee deducted basis points, source, destination'],
    name: 'the fast bridge when it is asked for, though it pays less',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '50000000', go_fast: true },
    answer:
      'go_fast_transfer@0 50000000>49930000; 1 tx, 30 s; fees BRIDGE GO_FAST 70000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
    because: '50000000·10 / 10^4 + 10000 + 10000 = 70000; CCTP would pay 49975000',
  },
  {
    proves: ['R5 otherwise as if not asked', 'limit min and max'],
    name: 'below its minimum another way',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '9999999', go_fast: true, bridges: ['IBC', 'CCTP', 'GO_FAST'] },
    answer:
      'cctp_transfer@0 9999999>9974999, transfer@0 9974999>9974999; 1 tx, 1170 s; fees SMART_RELAY CCTP 25000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
  },
  {
    proves: ['R5 only where it saves time'],
    name: 'the fast bridge is left where it takes as long as another',
    given: (file) => Object.assign(file.bridges[4]!, { duration: 1170 }),
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '50000000', go_fast: true },
    answer:
      'cctp_transfer@0 50000000>49975000, transfer@0 49975000>49975000; 1 tx, 1170 s; fees SMART_RELAY CCTP 25000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
    because: 'CCTP and IBC take 1140 s and 30 s',
  },
  {
    proves: ['R5 Go Fast where it goes', 'R4 single transaction unless allowed'],
    name: 'a fast route of two transactions is one too',
    given: (file) => Object.assign(chain(file, 'osmosis-1'), { ibc_hooks: false }),
    from: 'opUsdc',
    to: 'osmo',
    request: { amount_in: '50000000', go_fast: true, bridges: ['GO_FAST'] },
    answer: '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
  },
  {
    proves: ['R5 never unasked'],
    name: 'the fast bridge is not taken unasked',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '50000000', bridges: ['GO_FAST'] },
    answer: '404/5 no routes found',
  },

  // R6
  {
    proves: ['R6 bridges hold for IBC too'],
    name: 'no IBC unless listed',
    from: 'atom',
    to: 'osmoAtom',
    request: { amount_in: '7', bridges: ['CCTP'] },
    answer: '404/5 no routes found',
  },
  {
    proves: ['R6 no EVM swaps unasked'],
    name: 'no EVM swap unasked',
    from: 'eth',
    to: 'osmo',
    request: { amount_in: '100000000000000000' },
    answer: '404/5 no routes found',
  },
  {
    proves: ['R6 no split unasked'],
    name: 'options without split_routes do not split',
    given: (file) => file.pools.push({ ...file.pools[0], pool: '21' }),
    from: 'osmoAtom',
    to: 'osmo',
    request: { amount_in: '1000000000', smart_swap_options: {} },
    answer: 'swap@0 1000000000>38022668825; 1 tx, 0 s',
    because: '⌊10^9·998000·8·10^11 / (2·10^10·10^6 + 10^9·998000)⌋ = 38022668825',
  },
  {
    proves: ['R6 no split unasked'],
    name: 'split_routes does',
    given: (file) => file.pools.push({ ...file.pools[0], pool: '21' }),
    from: 'osmoAtom',
    to: 'osmo',
    request: { amount_in: '1000000000', ...SPLIT },
    answer: 'swap@0 1000000000>38948241376; 1 tx, 0 s',
    because: 'two equal pools, half each: 2·⌊5·10^8·998000·8·10^11 / (2·10^16 + 5·10^8·998000)⌋ = 2·19474120688',
  },
  {
    proves: ['R6 no swap where forbidden'],
    name: 'no swap where swaps are forbidden',
    from: 'atom',
    to: 'osmo',
    request: { amount_in: '7000', allow_swaps: false },
    answer: '404/5 no routes found',
  },
  {
    proves: ['R6 venues that are listed only'],
    name: 'no swap on other venues than those listed',
    from: 'atom',
    to: 'osmo',
    request: { amount_in: '7000', swap_venues: [{ name: 'x', chain_id: 'osmosis-1' }] },
    answer: '404/5 no routes found',
  },

  // R7
  {
    proves: ['R7 public relay without fee or forwarding'],
    name: 'a public relay costs nothing',
    from: 'opUsdc',
    to: 'usdc',
    request: { amount_in: '1000000', smart_relay: false },
    answer: 'cctp_transfer@0 1000000>1000000; 1 tx, 1140 s',
  },
  {
    proves: ['R7 public relay without fee or forwarding', 'R4 single transaction unless allowed'],
    name: 'and forwards nothing',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '1000000', smart_relay: false, bridges: ['CCTP', 'IBC'] },
    answer: '404/5 no single-tx routes found, to enable multi-tx routes set allow_multi_tx to true',
  },
  {
    proves: ['R7 public relay without fee or forwarding'],
    name: 'but in a second transaction',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '1000000', smart_relay: false, bridges: ['CCTP', 'IBC'], ...MULTI },
    answer: 'cctp_transfer@0 1000000>1000000, transfer@1 1000000>1000000; 2 tx, 1170 s',
  },
  {
    proves: ['R7 no relay, no message'],
    name: 'without any relay no message',
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '1000000', smart_relay: false, bridges: ['CCTP'] },
    answer: '404/5 no routes found',
  },

  // R8
  {
    proves: ['R8 loss'],
    name: 'a large loss is refused',
    from: 'osmo',
    to: 'osmoUsdc',
    request: { amount_in: '1000000000000' },
    answer:
      '400/3 difference in usd value of route input and output is too large. input usd value: 125000.00 output usd value: 66205.65 (BAD_PRICE_ERROR)',
  },
  {
    proves: ['R8 loss', 'warning BAD_PRICE'],
    name: 'or answered with a warning',
    from: 'osmo',
    to: 'osmoUsdc',
    request: { amount_in: '1000000000000', ...UNSAFE },
    answer:
      'swap@0 1000000000000>66205654763; 1 tx, 0 s; BAD_PRICE_WARNING Difference in USD value of route input and output is large. Input USD value: 125000.00 Output USD value: 66205.65',
  },
  {
    proves: ['R8 loss', 'fee smart relay'],
    name: 'the loss of a transfer counts as well',
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '500000' },
    answer:
      '400/3 difference in usd value of route input and output is too large. input usd value: 0.50 output usd value: 0.44 (BAD_PRICE_ERROR)',
    because: '60000 of 500000 are 12 %',
  },
  {
    proves: ['R8 loss', 'R8 nothing known'],
    name: 'a loss between two forms of one token is known without its price',
    given: noPrices,
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '500000' },
    answer: '400/3 difference in value of route input and output is too large. loss: 12.0000% (BAD_PRICE_ERROR)',
    because: '60000 of 500000',
  },
  {
    proves: ['R8 ten percent is safe'],
    name: 'a loss of ten percent is not more than ten percent',
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '600000' },
    answer: 'cctp_transfer@0 600000>540000; 1 tx, 20 s; fees SMART_RELAY CCTP 60000 uusdc DEDUCTED@0',
    because: '60000 of 600000 are 10 %',
  },
  {
    proves: ['R8 a node may have a limit'],
    name: 'what loses more than the node allows is refused although unsafe routes may be answered',
    maxLossPercent: 5,
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '1000000', ...UNSAFE },
    answer: '400/3 route would result in a USD loss exceeding the configured threshold and has been blocked (HIGH_LOSS_ERROR)',
    because: '60000 of 1000000 are 6 %',
  },
  {
    proves: ['R8 price impact'],
    name: 'a price impact is refused though nothing has a price',
    given: noPrices,
    from: 'osmo',
    to: 'osmoAtom',
    request: { amount_in: '800000000000' },
    answer: '400/3 swap execution price in route deviates too far from market price. expected price impact: 49.9499% (BAD_PRICE_ERROR)',
    because: '1 − 1/(1 + 0.998) of a trade as large as the reserve',
  },
  {
    proves: ['R8 price impact', 'warning BAD_PRICE'],
    name: 'or answered with a warning in the same words',
    given: noPrices,
    from: 'osmo',
    to: 'osmoAtom',
    request: { amount_in: '800000000000', ...UNSAFE },
    answer:
      'swap@0 800000000000>9989989989; 1 tx, 0 s; BAD_PRICE_WARNING swap execution price in route deviates too far from market price. expected price impact: 49.9499%',
    because: '⌊8·10^11·998000·2·10^10 / (8·10^17 + 8·10^11·998000)⌋',
  },
  {
    proves: ['R8 nothing known'],
    name: 'neither price nor impact: refused',
    given: (file) => {
      noPrices(file)
      file.pools[0]!.spot = 'unknown'
    },
    from: 'osmo',
    to: 'osmoAtom',
    request: { amount_in: '8000' },
    answer: '400/3 unable to determine route safety (LOW_INFO_ERROR)',
  },
  {
    proves: ['R8 nothing known', 'warning LOW_INFO'],
    name: 'or answered with a warning',
    given: (file) => {
      noPrices(file)
      file.pools[0]!.spot = 'unknown'
    },
    from: 'osmo',
    to: 'osmoAtom',
    request: { amount_in: '8000', ...UNSAFE },
    answer: 'swap@0 8000>199; 1 tx, 0 s; LOW_INFO_WARNING unable to determine route safety',
    because: '⌊8000·998000·2·10^10 / (8·10^17 + …)⌋ = ⌊199.6⌋',
  },
  {
    proves: ['R8 plain transfer is safe'],
    name: 'a transfer that delivers all is safe without prices',
    given: noPrices,
    from: 'atom',
    to: 'osmoAtom',
    request: { amount_in: '8000' },
    answer: 'transfer@0 8000>8000; 1 tx, 30 s',
  },

  // affiliates
  {
    proves: ['fee affiliates'],
    name: 'affiliates get their share of the swap',
    from: 'atom',
    to: 'osmo',
    request: { amount_in: '1000000', cumulative_affiliate_fee_bps: '100' },
    answer: 'transfer@0 1000000>1000000, swap@0 1000000>39518828; 1 tx, 30 s; affiliates 399180uosmo',
    because: '39918008 − ⌊39918008·100 / 10^4⌋',
  },
  {
    proves: ['exact out, affiliates'],
    name: 'and of an exact output on top of it',
    from: 'osmoAtom',
    to: 'osmo',
    request: { amount_out: '39518828', cumulative_affiliate_fee_bps: '100' },
    answer: 'swap@0 1000000>39518828; 1 tx, 0 s; affiliates 399180uosmo',
    because: 'the inverse of the row above: 39918008 must come out, and 999999 would bring 39917968',
  },
  {
    proves: ['fee affiliates of a transfer'],
    name: 'but nothing of a transfer',
    from: 'atom',
    to: 'osmoAtom',
    request: { amount_in: '1000000', cumulative_affiliate_fee_bps: '100' },
    answer: 'transfer@0 1000000>1000000; 1 tx, 30 s',
  },

  // exact out
  {
    proves: ['exact out over a fee'],
    name: 'a fixed fee is added',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_out: '975000' },
    answer:
      'cctp_transfer@0 1000000>975000, transfer@0 975000>975000; 1 tx, 1170 s; fees SMART_RELAY CCTP 25000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
  },
  {
    proves: ['exact out over a fee', 'fee deducted basis points, source, destination'],
    name: 'basis points are inverted to the unit',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_out: '49930000', go_fast: true },
    answer:
      'go_fast_transfer@0 49999999>49930000; 1 tx, 30 s; fees BRIDGE GO_FAST 69999 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
    because: '⌊49999999·10 / 10^4⌋ = 49999, so 49999999 − 49999 − 20000 = 49930000',
  },
  {
    proves: ['exact out'],
    name: 'more than a pool holds',
    from: 'atom',
    to: 'osmo',
    request: { amount_out: '800000000000' },
    answer: '404/5 no routes found',
  },
  {
    proves: ['exact out'],
    name: 'a pool that cannot take what the one before pays too much',
    given: (file) => {
      const venue = { venue: 'osmosis-poolmanager', chain_id: 'osmosis-1', type: 'transmuter' }
      file.pools.push({ ...venue, pool: '14', denoms: ['uosmo', ASSETS.osmoUsdc[1]], reserves: ['0', '100'] })
    },
    from: 'osmoAtom',
    to: 'osmoUsdc',
    request: { amount_out: '100' },
    answer: 'swap@0 21>100; 1 tx, 0 s',
    because: '3 uatom would do for 100 uosmo, but pay 119, which pool 14 does not have; 20 bring 99 by pool 12',
  },

  // limits of bridges
  {
    proves: ['limit min and max'],
    name: 'an amount that the relay fee eats',
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '60000' },
    answer: '400/3 Input amount is too low to cover CCTP bridge relay fee',
  },
  {
    proves: ['limit min and max'],
    name: 'an amount that the Axelar fee eats',
    from: 'osmoAxlUsdc',
    to: 'opUsdc',
    request: { amount_in: '700000', bridges: ['AXELAR'], allow_swaps: false },
    answer: '400/3 Input amount is too low to cover Axelar bridge fee',
  },
  {
    proves: ['limit min and max'],
    name: 'an amount above the only bridge',
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '1000000000001', bridges: ['CCTP'] },
    answer: '400/3 amount 1000000000001 of uusdc is above the maximum of 1000000000000 for CCTP transfers',
  },
  {
    proves: ['limit min and max'],
    name: 'an exact output whose input would be above it',
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_out: '999999950000', bridges: ['CCTP'] },
    answer: '400/3 amount 1000000010000 of uusdc is above the maximum of 1000000000000 for CCTP transfers',
    because: '999999950000 + 60000',
  },
  {
    proves: ['limit min and max'],
    name: 'an amount below the only bridge',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '9999999', go_fast: true, bridges: ['GO_FAST'] },
    answer: '400/3 amount 9999999 of 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 is below the minimum of 10000000 for GO_FAST transfers',
  },
  {
    proves: ['limit min and max'],
    name: 'the bound of a way that leads nowhere is not worth a word',
    given: (file) => {
      const ways = [ASSETS.osmo, ASSETS.usdc, ASSETS.atom, ASSETS.axlUsdc, ASSETS.eth]
      for (const [i, [from_chain, from_denom]] of ways.slice(0, -1).entries()) {
        const [to_chain, to_denom] = ways[i + 1]!
        file.bridges.push({ bridge: 'HYPERLANE', from_chain, from_denom, to_chain, to_denom, max_amount: '5' })
      }
    },
    from: 'osmo',
    to: 'eth',
    request: { amount_in: '7', bridges: ['HYPERLANE'], allow_swaps: false, ...MULTI },
    answer: '404/5 no routes found',
    because: 'it would need four transactions',
  },
  {
    proves: ['limit min and max'],
    name: 'a bridge whose bound is broken gives way to another',
    given: (file) => {
      Object.assign(file.bridges[1]!, { max_amount: '5000000' })
    },
    from: 'usdc',
    to: 'opUsdc',
    request: { amount_in: '100000000' },
    answer:
      'transfer@0 100000000>100000000, swap@0 100000000>100007861, axelar_transfer@0 100007861>99307861; 1 tx, 150 s; fees BRIDGE AXELAR 700000 ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858 DEDUCTED@0',
  },

  // requests
  ...refusals('limit amounts', [
    [{ amount_in: '0' }, 'invalid amount_in'],
    [{ amount_in: '07' }, 'invalid amount_in'],
    [{ amount_in: '-7' }, 'invalid amount_in'],
    [{ amount_in: '7.5' }, 'invalid amount_in'],
    [{ amount_in: '1e3' }, 'invalid amount_in'],
    [{ amount_in: 7 }, 'invalid amount_in'],
    [{ amount_in: `${2n ** 256n}` }, 'invalid amount_in'],
    [{ amount_in: '9'.repeat(79) }, 'invalid amount_in'],
    [{ amount_in: undefined, amount_out: 'x' }, 'invalid amount_out'],
    [{ amount_in: undefined }, 'one of amount_in or amount_out must be provided'],
    [{ amount_out: '7' }, 'only one of amount_in and amount_out should be provided'],
  ]),
  ...refusals('limit basis points', [
    [{ cumulative_affiliate_fee_bps: '10001' }, 'invalid cumulative_affiliate_fee_bps'],
    [{ cumulative_affiliate_fee_bps: '-1' }, 'invalid cumulative_affiliate_fee_bps'],
    [{ cumulative_affiliate_fee_bps: '0.5' }, 'invalid cumulative_affiliate_fee_bps'],
    [{ cumulative_affiliate_fee_bps: 50 }, 'invalid cumulative_affiliate_fee_bps'],
  ]),
  ...refusals('limit lists', [
    [{ bridges: ['IBC', 'TELEPORT'] }, 'invalid bridge'],
    [{ bridges: Array.from({ length: 65 }, () => 'IBC') }, 'Invalid bridges: there are 65, and at most 64 are taken'],
    [
      { swap_venues: Array.from({ length: 65 }, () => ({ name: 'v', chain_id: 'osmosis-1' })) },
      'Invalid swap_venues: there are 65, and at most 64 are taken',
    ],
    [{ swap_venues: [{ name: 'osmosis-poolmanager' }] }, 'Invalid swap_venues: a swap venue needs the texts name and chain_id'],
    [{ swap_venue: { chain_id: 'osmosis-1' } }, 'Invalid swap_venue: a swap venue needs the texts name and chain_id'],
    [{ allow_unsafe: 'yes' }, 'Invalid allow_unsafe'],
    [{ smart_swap_options: [] }, 'Invalid smart_swap_options'],
  ]),
  ...refusals('limit names', [
    [{ source_asset_denom: '' }, 'Invalid source_asset_denom'],
    [{ source_asset_denom: 'u'.repeat(257) }, 'Invalid source_asset_denom'],
    [{ source_asset_chain_id: 'c'.repeat(65) }, 'Invalid source_asset_chain_id'],
    [{ source_asset_chain_id: undefined }, 'Invalid source_asset_chain_id'],
    [{ source_asset_chain_id: 'nowhere-1' }, 'Invalid chain_id'],
    [{ dest_asset_chain_id: '__proto__' }, 'Invalid chain_id'],
    [{ source_asset_denom: 'unone' }, 'source token not found'],
    [{ dest_asset_denom: 'constructor' }, 'dest token not found'],
  ]),
  {
    proves: ['unknown members, nulls'],
    name: 'unknown members are ignored, and null is the same as a missing member',
    from: 'atom',
    to: 'osmoAtom',
    request: {
      amount_in: '7',
      swap_venues: null,
      cumulative_affiliate_fee_bps: null,
      experimental_features: ['eureka', 'unheard-of'],
      bridges: ['CCTP_V2', 'IBC'],
      fast_transfer: true,
      widget: { state: 1 },
    },
    answer: 'transfer@0 7>7; 1 tx, 30 s',
  },
  {
    proves: ['placeholders'],
    name: 'a request in placeholders is answered in placeholders',
    from: 'osmo',
    to: 'opUsdc',
    request: { amount_in: '100000000', bridges: ['IBC', 'BRIDGE_A'] },
    answer:
      'swap@0 100000000>12462561, bridge_a_transfer@0 12462561>11762561; 1 tx, 120 s; fees BRIDGE BRIDGE_A 700000 ibc/D189335C6E4A68B513C10AB227BF1C1D38C746766278BA3EEB4FB14124F1D858 DEDUCTED@0',
  },
  {
    proves: ['placeholders'],
    name: 'each placeholder stands for one bridge: B for CCTP, E for Go Fast',
    from: 'opUsdc',
    to: 'osmoUsdc',
    request: { amount_in: '50000000', go_fast: true, bridges: ['IBC', 'BRIDGE_B', 'BRIDGE_E'] },
    answer:
      'bridge_e_transfer@0 50000000>49930000; 1 tx, 30 s; fees BRIDGE BRIDGE_E 70000 0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85 DEDUCTED@0',
  },
  {
    proves: ['alias _oraichain', 'R10 one asset'],
    name: 'a chain id as the public client spells it',
    given: (file) => {
      file.chains.push({ chain_id: 'Oraichain', chain_type: 'cosmos' })
      file.assets.push({ chain_id: 'Oraichain', denom: 'orai', decimals: 6 })
    },
    from: 'osmo',
    to: 'osmo',
    request: {
      source_asset_chain_id: '_oraichain',
      source_asset_denom: 'orai',
      dest_asset_chain_id: 'Oraichain',
      dest_asset_denom: 'orai',
      amount_in: '7',
    },
    answer: 'bank_send@0 7>7; 1 tx, 0 s',
  },
  {
    proves: ['EVM addresses in any case'],
    name: 'the zero address is the native coin',
    from: 'eth',
    to: 'opUsdc',
    request: { source_asset_denom: `0x${'0'.repeat(40)}`, amount_in: '100000000000000000', ...EVM_SWAPS },
    answer: 'evm_swap@0 100000000000000000>249812578; 1 tx, 0 s',
  },
  {
    proves: ['EVM addresses in any case'],
    name: 'an address in lower case',
    from: 'opUsdc',
    to: 'usdc',
    request: { amount_in: '1000000', source_asset_denom: ASSETS.opUsdc[1].toLowerCase(), smart_relay: false },
    answer: 'cctp_transfer@0 1000000>1000000; 1 tx, 1140 s',
  },
]

function refusals(rule: string, rows: readonly (readonly [Record<string, unknown>, string])[]): Scenario[] {
  return rows.map(([change, message]) => ({
    proves: [rule],
    name: `${JSON.stringify(change).slice(0, 60)} is refused`,
    from: 'atom',
    to: 'osmoAtom',
    request: { amount_in: '7', ...change },
    answer: `400/3 ${message}`,
  }))
}
