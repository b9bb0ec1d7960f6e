// @ts-check
/**
 * Hand-written part of the bundled registry: data that no package has. Every table names its source. Data without a public source is omitted.
 * Fees of relayers and gas are quotes that change by the minute, so the fee of most bridges is unknown. Known are the fees of Go Fast, which are
 * published, and of OPinit and of CCTP to Noble, which are zero. The duration of a bridge is an estimate unless a source is named.
 */

/**
 * Chains that forward packets (packet-forward middleware), and those that call contracts with packets (ibc-hooks). Source: repositories and release
 * notes of the chains, and recorded responses of the public service. Chains without such a source are omitted; a route over them may need an
 * additional transaction.
 */
export const FORWARDING = [
  'agoric-3',
  'celestia',
  'cosmoshub-4',
  'dymension_1100-1',
  'injective-1',
  'interwoven-1',
  'juno-1',
  'neutron-1',
  'noble-1',
  'osmosis-1',
  'phoenix-1',
  'secret-4',
  'stride-1',
  'xion-mainnet-1',
  // The test networks of Noble, Osmosis and the Hub.
  'grand-1',
  'osmo-test-5',
  'provider',
]
export const HOOKED = ['injective-1', 'juno-1', 'neutron-1', 'osmosis-1', 'phoenix-1', 'osmo-test-5']

/** Names of EVM chains in routes and wallets. The denom of a native coin is `<name>-native`. Other chains have their name in viem. */
export const EVM_NAMES = {
  1: 'ethereum',
  10: 'optimism',
  56: 'binance',
  100: 'gnosis',
  137: 'polygon',
  250: 'fantom',
  1284: 'moonbeam',
  5000: 'mantle',
  8453: 'base',
  42161: 'arbitrum',
  42220: 'celo',
  43114: 'avalanche',
  59144: 'linea',
  81457: 'blast',
  534352: 'scroll',
  11155111: 'sepolia',
}

/** Ids of local development nodes in viem/chains. They identify no public chain. */
export const LOCAL_CHAINS = [260, 270, 271, 272, 1337, 31337]

/** CoinGecko ids of the native coins of EVM chains (docs.coingecko.com, the list of coins). */
export const NATIVE_COINGECKO = {
  1: 'ethereum',
  10: 'ethereum',
  56: 'binancecoin',
  100: 'xdai',
  130: 'ethereum',
  137: 'polygon-ecosystem-token',
  250: 'fantom',
  1284: 'moonbeam',
  5000: 'mantle',
  8453: 'ethereum',
  42161: 'ethereum',
  42220: 'celo',
  43114: 'avalanche-2',
  59144: 'ethereum',
  81457: 'ethereum',
  534352: 'ethereum',
}

/** Chain ids of EVM chains and of Solana, by the names under which chain-registry lists their assets. */
export const FOREIGN_CHAINS = {
  ethereum: '1',
  optimism: '10',
  binancesmartchain: '56',
  polygon: '137',
  fantom: '250',
  moonbeam: '1284',
  mantle: '5000',
  base: '8453',
  arbitrum: '42161',
  avalanche: '43114',
  solana: 'solana',
  ethereumtestnet: '11155111',
}

/**
 * Tokens on EVM chains that chain-registry lacks or describes in part: chain id, address, symbol, name, decimals, CoinGecko id. Source: the
 * issuers' pages (developers.circle.com/stablecoins/usdc-contract-addresses, tether.to) and the chains' explorers; for TIA the warp routes below.
 *
 * @type {readonly (readonly [chain: number, address: string, symbol: string, name: string, decimals: number, coingecko: string | undefined])[]}
 */
export const TOKENS = [
  [1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [10, '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [56, '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 'USDC', 'Binance-Peg USD Coin', 18, 'usd-coin'],
  [130, '0x078D782b760474a361dDA0AF3839290b0EF57AD6', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [137, '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [146, '0x29219dd400f2Bf60E5a23d13Be72B486D4038894', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [480, '0x79A02482A880bCE3F13e09Da970dC34db4CD24d1', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [8453, '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [42161, '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [42220, '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [43114, '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [59144, '0x176211869cA2b568f2A7D4EE941E073a821EE1ff', 'USDC', 'USD Coin', 6, 'usd-coin'],
  [1, '0xdAC17F958D2ee523a2206206994597C13D831ec7', 'USDT', 'Tether USD', 6, 'tether'],
  [10, '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', 'USDT', 'Tether USD', 6, 'tether'],
  [56, '0x55d398326f99059fF775485246999027B3197955', 'USDT', 'Binance-Peg Tether USD', 18, 'tether'],
  [137, '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', 'USDT', 'Tether USD', 6, 'tether'],
  [42161, '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', 'USDT', 'Tether USD', 6, 'tether'],
  [43114, '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', 'USDT', 'Tether USD', 6, 'tether'],
  [1, '0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7', 'TIA', 'Celestia', 6, 'celestia'],
  [169, '0x6Fae4D9935E2fcb11fC79a64e917fb2BF14DaFaa', 'TIA', 'Celestia', 6, 'celestia'],
  [2741, '0x638e65eeb89182623E3923A95B1d4b7ED02ADbe0', 'TIA', 'Celestia', 6, 'celestia'],
  [8453, '0x5d27225a5D8A756e5655617b22cC03616C3B26c3', 'TIA', 'Celestia', 6, 'celestia'],
  [42161, '0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C', 'TIA', 'Celestia', 6, 'celestia'],
  [984122, '0x1052eF3419f26Bec74Ed7CEf4a4FA6812Bc09908', 'TIA', 'Celestia', 6, 'celestia'],
  [1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 'WETH', 'Wrapped Ether', 18, 'weth'],
  [10, '0x4200000000000000000000000000000000000006', 'WETH', 'Wrapped Ether', 18, 'weth'],
  [137, '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619', 'WETH', 'Wrapped Ether', 18, 'weth'],
  [8453, '0x4200000000000000000000000000000000000006', 'WETH', 'Wrapped Ether', 18, 'weth'],
  [42161, '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', 'WETH', 'Wrapped Ether', 18, 'weth'],
  [43114, '0x49D5c2BdFfac6CE2BFdB6640F4F80f226bc10bAB', 'WETH.e', 'Wrapped Ether', 18, 'weth'],
  [1, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'WBTC', 'Wrapped Bitcoin', 8, 'wrapped-bitcoin'],
  [1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 'DAI', 'Dai', 18, 'dai'],
  [56, '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', 'WBNB', 'Wrapped BNB', 18, 'wbnb'],
  [137, '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', 'WPOL', 'Wrapped POL', 18, 'wmatic'],
  [43114, '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', 'WAVAX', 'Wrapped AVAX', 18, 'wrapped-avax'],
  [11155111, '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', 'USDC', 'USD Coin', 6, undefined],
  [84532, '0x036CbD53842c5426634e7929541eC2318f3dCF7e', 'USDC', 'USD Coin', 6, undefined],
  [43113, '0x5425890298aed601595a70AB815c96711a31Bc65', 'USDC', 'USD Coin', 6, undefined],
  [421614, '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d', 'USDC', 'USD Coin', 6, undefined],
  [11155420, '0x5fd84259d66Cd46123540766Be93DFE6D43130D7', 'USDC', 'USD Coin', 6, undefined],
]

/**
 * Assets of Cosmos chains and of Solana that chain-registry lacks: chain id, denom, symbol, name, decimals, CoinGecko id. Source: the warp routes below;
 * the denom of a token of the warp module is `hyperlane/` and the token's id (github.com/bcp-innovations/hyperlane-cosmos, x/warp).
 *
 * @type {readonly (readonly [chain: string, denom: string, symbol: string, name: string, decimals: number, coingecko: string | undefined])[]}
 */
export const OTHER_TOKENS = [
  ['celestia', 'hyperlane/0x726f757465725f61707000000000000000000000000000020000000000000015', 'USDC.hyperlane', 'USD Coin', 6, 'usd-coin'],
  ['solana', '4PsPuUu4KK8a8kZsbqzTFQiPTriUNbzYyzEyB7bQMNBL', 'TIA', 'Celestia', 6, 'celestia'],
]

/** Maximum seconds until finality is attested on rollups and on Ethereum: 19 minutes. */
const ETHEREUM_FINALITY = 1140

/**
 * CCTP version 1, the version that Noble supports: chain id, domain, TokenMessenger, MessageTransmitter, denom of USDC, seconds until a message from
 * the chain is attested, and whether messages to it are relayed for free. Noble and Solana have programs instead of contracts. At most 1,000,000 USDC
 * are burned at a time.
 * Source: developers.circle.com/cctp/v1 (supported domains, EVM smart contracts, required block confirmations, limits); docs.skip.build/go, smart relay.
 *
 * @typedef {{ chain: string, domain: number, messenger?: string, transmitter?: string, usdc: string, seconds: number, relayed?: boolean, testnet?: boolean }} CctpEnd
 * @type {readonly CctpEnd[]}
 */
export const CCTP = [
  {
    chain: '1',
    domain: 0,
    messenger: '0xBd3fa81B58Ba92a82136038B25aDec7066af3155',
    transmitter: '0x0a992d191DEeC32aFe36203Ad87D7d289a738F81',
    usdc: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    seconds: ETHEREUM_FINALITY,
  },
  {
    chain: '43114',
    domain: 1,
    messenger: '0x6B25532e1060CE10cc3B0A99e5683b91BFDe6982',
    transmitter: '0x8186359aF5F57FbB40c6b14A588d2A59C0C29880',
    usdc: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
    seconds: 8,
  },
  {
    chain: '10',
    domain: 2,
    messenger: '0x2B4069517957735bE00ceE0fadAE88a26365528f',
    transmitter: '0x4D41f22c5a0e5c74090899E5a8Fb597a8842b3e8',
    usdc: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
    seconds: ETHEREUM_FINALITY,
  },
  {
    chain: '42161',
    domain: 3,
    messenger: '0x19330d10D9Cc8751218eaf51E8885D058642E08A',
    transmitter: '0xC30362313FBBA5cf9163F0bb16a0e01f01A896ca',
    usdc: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    seconds: ETHEREUM_FINALITY,
  },
  { chain: 'noble-1', domain: 4, usdc: 'uusdc', seconds: 20, relayed: true },
  { chain: 'solana', domain: 5, usdc: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', seconds: 25 },
  {
    chain: '8453',
    domain: 6,
    messenger: '0x1682Ae6375C4E4A97e4B583BC394c861A46D8962',
    transmitter: '0xAD09780d193884d503182aD4588450C416D6F9D4',
    usdc: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    seconds: ETHEREUM_FINALITY,
  },
  {
    chain: '137',
    domain: 7,
    messenger: '0x9daF8c91AEFAE50b9c0E69629D3F6Ca40cA3B3FE',
    transmitter: '0xF3be9355363857F3e001be68856A2f96b4C39Ba9',
    usdc: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
    seconds: 120,
  },
  {
    chain: '130',
    domain: 10,
    messenger: '0x4e744b28E787c3aD0e810eD65A24461D4ac5a762',
    transmitter: '0x353bE9E2E38AB1D19104534e4edC21c643Df86f4',
    usdc: '0x078D782b760474a361dDA0AF3839290b0EF57AD6',
    seconds: ETHEREUM_FINALITY,
  },
  {
    chain: '11155111',
    domain: 0,
    messenger: '0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5',
    transmitter: '0x7865fAfC2db2093669d92c0F33AeEF291086BEFD',
    usdc: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238',
    seconds: ETHEREUM_FINALITY,
    testnet: true,
  },
  {
    chain: '421614',
    domain: 3,
    messenger: '0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5',
    transmitter: '0xaCF1ceeF35caAc005e15888dDb8A3515C41B4872',
    usdc: '0x75faf114eafb1BDbe2F0316DF893fd58CE46AA4d',
    seconds: ETHEREUM_FINALITY,
    testnet: true,
  },
  { chain: 'grand-1', domain: 4, usdc: 'uusdc', seconds: 20, testnet: true },
  {
    chain: '84532',
    domain: 6,
    messenger: '0x9f3B8679c73C2Fef8b59B4f3444d4e156fb70AA5',
    transmitter: '0x7865fAfC2db2093669d92c0F33AeEF291086BEFD',
    usdc: '0x036CbD53842c5426634e7929541eC2318f3dCF7e',
    seconds: ETHEREUM_FINALITY,
    testnet: true,
  },
]
export const CCTP_MAXIMUM = '1000000000000'

/**
 * Seconds of an Axelar transfer from an EVM chain: the time to finality. Transfers from Cosmos chains take two minutes. Transfers from chains that
 * are not listed are omitted. Source: wormhole.com/docs/build/reference/consistency-levels for the finality of the chains.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const AXELAR_SECONDS = { 1: 1140, 10: 1080, 56: 48, 137: 300, 250: 60, 1284: 60, 8453: 1080, 42161: 1080, 43114: 60 }
export const AXELAR_FROM_COSMOS = 120
/**
 * Axelar's gateways on EVM chains. A gateway burns or locks a token by its symbol there. Source: docs.axelar.dev, mainnet contract addresses, which
 * agree with those in public repositories.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const AXELAR_GATEWAYS = {
  1: '0x4F4495243837681061C4743b74B3eEdf548D56A5',
  10: '0xe432150cce91c13a887f7D836923d5597adD8E31',
  56: '0x304acf330bbE08d1e512eefaa92F6a57871fD895',
  137: '0x6f015F16De9fC8791b234eF68D486d2bF203FBA8',
  250: '0x304acf330bbE08d1e512eefaa92F6a57871fD895',
  1284: '0x4F4495243837681061C4743b74B3eEdf548D56A5',
  8453: '0xe432150cce91c13a887f7D836923d5597adD8E31',
  42161: '0xe432150cce91c13a887f7D836923d5597adD8E31',
  43114: '0x5029C0EFf6C34351a0CEc334542cDb22c7928f78',
}

/**
 * Contract that wraps the native coin of a chain and passes it to Axelar's gateway. It has the same address on all chains. `wrapped` has the symbol
 * of the wrapped coin in the gateway of each chain. On chains without a symbol the contract takes no coins. Source: @axelar-network/axelar-chains-config 1.3.0, info/mainnet.json;
 * @axelar-network/axelar-cgp-solidity 6.4.0, contracts/deposit-service/AxelarDepositService.sol.
 *
 * @type {{ readonly address: string, readonly wrapped: Readonly<Record<string, string>> }}
 */
export const AXELAR_DEPOSIT_SERVICE = {
  address: '0xc1DCb196BA862B337Aa23eDA1Cb9503C0801b955',
  wrapped: { 1: 'WETH', 56: 'WBNB', 137: 'WMATIC', 250: 'WFTM', 1284: 'WGLMR', 43114: 'WAVAX' },
}

/**
 * Axelar's names of chains. Its gateways and memos require this exact spelling. Axelar lists Secret Network twice, by the contract that holds its
 * tokens, so it is omitted. Source: docs.axelar.dev, mainnet chain names, and the configuration of axelarscan.io.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const AXELAR_NAMES = {
  1: 'Ethereum',
  10: 'optimism',
  56: 'binance',
  137: 'Polygon',
  250: 'Fantom',
  1284: 'Moonbeam',
  8453: 'base',
  42161: 'arbitrum',
  43114: 'Avalanche',
  'acre_9052-1': 'acre',
  'agoric-3': 'agoric',
  'archway-1': 'archway',
  'axelar-dojo-1': 'Axelarnet',
  'bitsong-2b': 'bitsong',
  celestia: 'celestia',
  'cosmoshub-4': 'cosmoshub',
  'crescent-1': 'crescent',
  'dimension_37-1': 'xpla',
  'dymension_1100-1': 'dymension',
  'haqq_11235-1': 'haqq',
  'injective-1': 'injective',
  'ixo-5': 'ixo',
  'juno-1': 'juno',
  'kaiyo-1': 'kujira',
  'lava-mainnet-1': 'lava',
  'migaloo-1': 'migaloo',
  'neutron-1': 'neutron',
  'osmosis-1': 'osmosis',
  'pacific-1': 'sei',
  'perun-1': 'c4e',
  'phoenix-1': 'terra-2',
  'pio-mainnet-1': 'provenance',
  'pirin-1': 'nolus',
  'sommelier-3': 'sommelier',
  'ssc-1': 'saga',
  'stride-1': 'stride',
  'xion-mainnet-1': 'xion',
}
/**
 * Symbols in the gateways of tokens that have since changed their symbol.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const AXELAR_SYMBOLS = { 'wmatic-wei': 'WMATIC' }

/**
 * Go Fast: USDC from EVM chains, filled on Osmosis at once. The fee is 10 basis points plus fixed fees for gas at both ends, in uusdc. The bounds
 * apply to the input. Source: docs.skip.build/go/advanced-transfer/go-fast and the constants of its public client; for gateways and domains
 * github.com/skip-mev/skip-go-fast-solver, config/recommended/config.yml and shared/config/defaults.go.
 */
export const GO_FAST = {
  bps: 10,
  destinationFee: '10000',
  maximum: '25000000000',
  seconds: 30,
  to: { chain: 'osmosis-1', denom: 'ibc/498A0751C798A0D9A389AA3691123DADA57DAA4FE165D5C75894505B876BA6E4', domain: 875 },
  from: [
    { chain: '1', fee: '5000000', minimum: '20000000', gateway: '0xE7935104c9670015b21c6300E5b95d2F75474CDA' },
    { chain: '10', fee: '10000', minimum: '10000000', gateway: '0x0F479de4fD3144642f1Af88e3797B1821724f703' },
    { chain: '137', fee: '10000', minimum: '10000000', gateway: '0x3Ffaf8D0D33226302E3a0AE48367cF1Dd2023B1f' },
    { chain: '8453', fee: '10000', minimum: '10000000', gateway: '0x43d090025aAA6C8693B71952B910AC55CcB56bBb' },
    { chain: '42161', fee: '50000', minimum: '10000000', gateway: '0x23Cb6147E5600C23d1fb5543916D3D5457c9B54C' },
    { chain: '43114', fee: '100000', minimum: '10000000', gateway: '0xD415B02A7E91dBAf92EAa4721F9289CFB7f4E1cF' },
  ],
}

/**
 * Stargate version 2: transfers between any two pools of a token, with LayerZero's endpoint ids. Only pools of tokens with the same decimals are
 * listed. Source: stargateprotocol.gitbook.io, mainnet contracts of v2; github.com/stargate-protocol/stargate-v2,
 * packages/stg-definitions-v2 for their tokens; docs.layerzero.network, deployed contracts.
 */
export const STARGATE_SECONDS = 60
/** @type {Readonly<Record<string, number>>} */
export const LAYER_ZERO_ENDPOINTS = { 1: 30101, 10: 30111, 56: 30102, 137: 30109, 8453: 30184, 42161: 30110, 43114: 30106, 59144: 30183 }
/** @type {Readonly<Record<string, readonly { chain: string, denom: string, pool: string }[]>>} */
export const STARGATE_POOLS = {
  USDC: [
    { chain: '1', denom: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', pool: '0xc026395860Db2d07ee33e05fE50ed7bD583189C7' },
    { chain: '10', denom: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', pool: '0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0' },
    { chain: '137', denom: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', pool: '0x9Aa02D4Fae7F58b8E8f34c66E756cC734DAc7fe4' },
    { chain: '8453', denom: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', pool: '0x27a16dc786820B16E5c9028b75B99F6f604b5d26' },
    { chain: '42161', denom: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', pool: '0xe8CDF27AcD73a434D661C84887215F7598e7d0d3' },
    { chain: '43114', denom: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E', pool: '0x5634c4a5FEd09819E3c46D86A965Dd9447d86e47' },
  ],
  USDT: [
    { chain: '1', denom: '0xdAC17F958D2ee523a2206206994597C13D831ec7', pool: '0x933597a323Eb81cAe705C5bC29985172fd5A3973' },
    { chain: '10', denom: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58', pool: '0x19cFCE47eD54a88614648DC3f19A5980097007dD' },
    { chain: '137', denom: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', pool: '0xd47b03ee6d86Cf251ee7860FB2ACf9f91B9fD4d7' },
    { chain: '42161', denom: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', pool: '0xcE8CcA271Ebc0533920C83d39F417ED6A0abB7D0' },
    { chain: '43114', denom: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7', pool: '0x12dC9256Acc9895B076f6638D628382881e62CeE' },
  ],
  ETH: [
    { chain: '1', denom: 'ethereum-native', pool: '0x77b2043768d28E9C9aB44E1aBfC95944bcE57931' },
    { chain: '10', denom: 'optimism-native', pool: '0xe8CDF27AcD73a434D661C84887215F7598e7d0d3' },
    { chain: '8453', denom: 'base-native', pool: '0xdc181Bd607330aeeBEF6ea62e03e5e1Fb4B6F7C7' },
    { chain: '42161', denom: 'arbitrum-native', pool: '0xA45B5130f36CDcA45667738e2a258AB09f4A5f7F' },
    { chain: '59144', denom: 'linea-native', pool: '0x81F6138153d473E8c5EcebD3DC8Cd4903506B075' },
  ],
}

/**
 * Omnichain fungible tokens of LayerZero: transfers between any two chains of a token, with the contract that sends it on each chain.
 * Source: docs.usdt0.to/technical-documentation/developer. Other bridges quote it in their repositories.
 *
 * @type {Readonly<Record<string, readonly { chain: string, denom: string, oft: string }[]>>}
 */
export const OMNICHAIN_TOKENS = {
  USDT0: [
    { chain: '1', denom: '0xdAC17F958D2ee523a2206206994597C13D831ec7', oft: '0x6C96dE32CEa08842dcc4058c14d3aaAD7Fa41dee' },
    { chain: '137', denom: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F', oft: '0x6BA10300f0DC58B7a1e4c0e41f5daBb7D7829e13' },
    { chain: '42161', denom: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9', oft: '0x14E4A1B13bf7F943c8ff7C51fb60FA964A298D92' },
  ],
}
export const LAYER_ZERO_SECONDS = 180

/**
 * Hyperlane: domain ids of chains, and warp routes between Cosmos chains and others. A route has two ends, each with its token and its sender: a
 * contract, a program, or the id of a token of the warp module. Source: github.com/hyperlane-xyz/hyperlane-registry, chains/<name>/metadata.yaml and
 * deployments/warp_routes/<token>/<chains>-config.yaml.
 *
 * @type {Readonly<Record<string, number>>}
 */
export const HYPERLANE_DOMAINS = {
  1: 1,
  169: 169,
  2741: 2741,
  8453: 8453,
  42161: 42161,
  984122: 984122,
  celestia: 1128614981,
  solana: 1399811149,
}
export const HYPERLANE_SECONDS = 300
/** Returns the id of a token of Celestia's warp module. The ids differ in their last digits only. */
const celestiaToken = (/** @type {string} */ end) => `0x726f757465725f617070${end.padStart(44, '0')}`
/** @type {readonly (readonly { chain: string, denom: string, contract: string }[])[]} */
export const WARP_ROUTES = [
  ...[
    { end: '10000000000000000', chain: '1', denom: '0xB8fB4E8512c8272e8986058D0318C8cEFcB21aa7' },
    { end: '10000000000000001', chain: '8453', denom: '0x5d27225a5D8A756e5655617b22cC03616C3B26c3' },
    { end: '10000000000000002', chain: '2741', denom: '0x638e65eeb89182623E3923A95B1d4b7ED02ADbe0' },
    { end: '10000000000000005', chain: '42161', denom: '0xD56734d7f9979dD94FAE3d67C7e928234e71cD4C' },
    { end: '10000000000000006', chain: '984122', denom: '0x1052eF3419f26Bec74Ed7CEf4a4FA6812Bc09908' },
    { end: '10000000000000007', chain: '169', denom: '0x6Fae4D9935E2fcb11fC79a64e917fb2BF14DaFaa' },
  ].map(({ end, chain, denom }) => [
    { chain: 'celestia', denom: 'utia', contract: celestiaToken(end) },
    // The minted token is the contract itself.
    { chain, denom, contract: denom },
  ]),
  [
    { chain: 'celestia', denom: 'utia', contract: celestiaToken('10000000000000003') },
    {
      chain: 'solana',
      denom: '4PsPuUu4KK8a8kZsbqzTFQiPTriUNbzYyzEyB7bQMNBL',
      contract: '49UtqAFzuJ8bk2zgYjnGMaU3Z2xVs9n1eFY8Y4dKozyY',
    },
  ],
  [
    { chain: 'celestia', denom: `hyperlane/${celestiaToken('20000000000000015')}`, contract: celestiaToken('20000000000000015') },
    {
      chain: '1',
      denom: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      contract: '0x6CF5640464BE070157D3173C69ca8F294c7595dF',
    },
  ],
]

/**
 * Rollups of Initia: chain, name, bridge id, channel on Initia if it is known (on the rollup it is channel-0), and denom of the fees.
 * INIT is transferred over OPinit, USDC and TIA over the channel. The denom of a coin from OPinit is `l2/` and a hash of the bridge id and of the
 * denom on Initia (github.com/initia-labs/OPinit, x/ophost/types). A withdrawal needs a second transaction after days, so routes do not include it.
 * Source: github.com/initia-labs/initia-registry, mainnets/<name>/chain.json and assetlist.json.
 *
 * @type {readonly { chain: string, name: string, pretty: string, bridge: number, channel?: number, fee?: string }[]}
 */
export const ROLLUPS = [
  {
    chain: 'bfb-1',
    name: 'bfb',
    pretty: 'Battle for Blockchain',
    bridge: 28,
    channel: 60,
    fee: 'evm/6ed1637781269560b204c27Cd42d95e057C4BE44',
  },
  { chain: 'cabal-1', name: 'cabal', pretty: 'Cabal', bridge: 42, fee: 'evm/df5A85F89731fEB77d7EEaaCe627EB135eDB46DB' },
  {
    chain: 'civitia-1',
    name: 'civitia',
    pretty: 'Civitia',
    bridge: 12,
    channel: 27,
    fee: 'l2/2b2d36f666e98b9eecf70d6ec24b882b79f2c8e2af73f54f97b8b670dbb87605',
  },
  {
    chain: 'echelon-1',
    name: 'echelon',
    pretty: 'Echelon',
    bridge: 16,
    channel: 35,
    fee: 'l2/23c8396041db74441f4268d0c7e0533177dc3e028a47a8e584318f2d0c46fbe9',
  },
  {
    chain: 'ingnetwork-1',
    name: 'ingnetwork',
    pretty: 'Infinity Ground',
    bridge: 27,
    channel: 58,
    fee: 'l2/4daa1ce1a1956bf454f4a22bd6ecc7932737c88e1c3868dcd208684e0d432009',
  },
  { chain: 'intergaze-1', name: 'intergaze', pretty: 'Intergaze', bridge: 31, channel: 66 },
  { chain: 'rave-1', name: 'rave', pretty: 'Rave', bridge: 17, channel: 38 },
  { chain: 'yominet-1', name: 'yominet', pretty: 'Yominet', bridge: 11, channel: 25, fee: 'evm/E1Ff7038eAAAF027031688E1535a055B2Bac2546' },
  { chain: 'zaar-mainnet-1', name: 'zaar', pretty: 'Zaar', bridge: 15, channel: 33 },
]
/** Channels of Initia that chain-registry lacks. Source: the same registry, mainnets/initia/chain.json and assetlist.json. */
export const INITIA = {
  chain: 'interwoven-1',
  denom: 'uinit',
  explorer: 'https://scan.initia.xyz',
  channels: [
    { channel: 3, chain: 'noble-1', there: 129, denom: 'uusdc' },
    { channel: 10, chain: 'celestia', there: 86, denom: 'utia' },
  ],
  seconds: 60,
}

/**
 * IBC Eureka between the Cosmos Hub and Ethereum, for the tokens that chain-registry lists on the Hub with this client in their trace: contracts of a
 * transfer on its source chain, and recipient of the relay fee. Source: github.com/skip-mev/skip-go-cosmwasm-contracts,
 * deployed-contracts/cosmoshub; responses of the public service, as its users quote them in their repositories; for the contract that sends packets
 * without a relay fee, docs.cosmos.network/skip-go/eureka/contract-addresses (ICS20 Transfer, proxy).
 */
export const EUREKA_SECONDS = 1200
export const EUREKA = {
  hub: 'cosmoshub-4',
  trace: 'transfer/08-wasm-1369',
  fromHub: {
    destination_port: 'transfer',
    source_client: '08-wasm-1369',
    entry_contract_address: 'cosmos1clswlqlfm8gpn7n5wu0ypu0ugaj36urlhj7yz30hn7v7mkcm2tuqy9f8s5',
    fee_payment_address: 'cosmos1066ea436np9m6gf4q95q0nte2ctq84wuzahttk',
  },
  fromEthereum: {
    destination_port: 'transfer',
    source_client: 'cosmoshub-0',
    entry_contract_address: '0xFc2d0487A0ae42ae7329a80dc269916A9184cF7C',
    fee_payment_address: '0x33C4DaD158F1E2cCF97bF17d1574d5b7b9f43002',
    ics20_transfer_address: '0xa348CfE719B63151F228e3C30EB424BA5a983012',
  },
}

/**
 * Logos of venues: the token in chain-registry that has the logo of the project, by chain and denom.
 */
export const VENUE_LOGOS = {
  osmosis: { chain: 'osmosis', base: 'uosmo' },
  astroport: { chain: 'neutron', base: 'factory/neutron1ffus553eet978k024lmssw0czsxwr97mggyv85lpcsdkft8v9ufsz3sa07/astro' },
  'white-whale': { chain: 'migaloo', base: 'uwhale' },
  astrovault: { chain: 'archway', base: 'cw20:archway1ecjefhcf8r60wtfnhwefrxhj9caeqa90fj58cqsaafqveawn6cjs5znd2n' },
  uniswap: { chain: 'ethereum', base: '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984' },
}

/**
 * Venues of swaps, with their entry contract and the token that wraps the native coin, if these are known. A venue has pools only if a snapshot or a
 * live source provides them. Source: responses of the public service, as its users quote them in their
 * repositories (Osmosis, Neutron, Persistence); github.com/skip-mev/skip-go-cosmwasm-contracts, deployed-contracts (Terra, Injective). An entry point
 * without support for splits, or for the venue, is omitted.
 *
 * @type {readonly { name: string, chain: string, entry?: string, wrapped?: string, brand?: keyof typeof VENUE_LOGOS }[]}
 */
export const VENUES = [
  {
    name: 'osmosis-poolmanager',
    chain: 'osmosis-1',
    entry: 'osmo10a3k4hvk37cc4hnxctw4p95fhscd2z6h2rmx0aukc6rm8u9qqx9smfsh7u',
    brand: 'osmosis',
  },
  {
    name: 'neutron-astroport',
    chain: 'neutron-1',
    entry: 'neutron1zvesudsdfxusz06jztpph4d3h5x6veglqsspxns2v2jqml9nhywskcc923',
    brand: 'astroport',
  },
  { name: 'neutron-duality', chain: 'neutron-1', entry: 'neutron1zvesudsdfxusz06jztpph4d3h5x6veglqsspxns2v2jqml9nhywskcc923' },
  { name: 'neutron-lido-satellite', chain: 'neutron-1', entry: 'neutron1zvesudsdfxusz06jztpph4d3h5x6veglqsspxns2v2jqml9nhywskcc923' },
  {
    name: 'terra-astroport',
    chain: 'phoenix-1',
    entry: 'terra15ctc0svsahp7ttkzvg9p8drdw37rwhmgwhp6xkl2pzrqv3wvl39s5pylel',
    brand: 'astroport',
  },
  {
    name: 'terra-white-whale',
    chain: 'phoenix-1',
    entry: 'terra15ctc0svsahp7ttkzvg9p8drdw37rwhmgwhp6xkl2pzrqv3wvl39s5pylel',
    brand: 'white-whale',
  },
  { name: 'injective-astroport', chain: 'injective-1', entry: 'inj1avq0qwqzvxvrqgahw0uk2kmsqmtx28v0yz9945', brand: 'astroport' },
  { name: 'injective-helix', chain: 'injective-1' },
  { name: 'injective-white-whale', chain: 'injective-1', brand: 'white-whale' },
  { name: 'persistence-dexter', chain: 'core-1', entry: 'persistence18x2ae7yhd3ggvw4ryp5fjtxz5e0z3ml6srnv3ssqxedvlaqvecyq9pwq2s' },
  { name: 'chihuahua-white-whale', chain: 'chihuahua-1', brand: 'white-whale' },
  { name: 'archway-astrovault', chain: 'archway-1', brand: 'astrovault' },
  { name: 'ethereum-uniswap', chain: '1', wrapped: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', brand: 'uniswap' },
  { name: 'optimism-uniswap', chain: '10', wrapped: '0x4200000000000000000000000000000000000006', brand: 'uniswap' },
  { name: 'polygon-uniswap', chain: '137', wrapped: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270', brand: 'uniswap' },
  { name: 'arbitrum-uniswap', chain: '42161', wrapped: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1', brand: 'uniswap' },
  { name: 'base-uniswap', chain: '8453', wrapped: '0x4200000000000000000000000000000000000006', brand: 'uniswap' },
  { name: 'avalanche-uniswap', chain: '43114', wrapped: '0xB31f66AA3C1e785363F0875A1B74E27b85FD66c7', brand: 'uniswap' },
  { name: 'binance-uniswap', chain: '56', wrapped: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c', brand: 'uniswap' },
  { name: 'celo-uniswap', chain: '42220', brand: 'uniswap' },
  { name: 'blast-uniswap', chain: '81457', brand: 'uniswap' },
]
