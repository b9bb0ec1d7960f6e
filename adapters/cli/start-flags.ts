import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import { CONSENSUS_FLAGS } from './consensus.js'
import { endpoint } from './endpoint.js'
import type { FlagTable } from './flag.js'
import { duration, ether, integer, list, oneOf, poolOrder, text, toggle } from './kinds.js'
import { LEVELS } from './logger.js'
import { optionFlag } from './option-flag.js'
import { HISTORY_FLAG, STORE_FLAGS } from './store.js'

const SECTION = 'json-rpc.'

/**
 * Flags that an app.toml can set, too, under the same names: `gas-cap` in its table `[json-rpc]`. Names and defaults are those of the interface
 * document and of the software that it describes. A flag made by `optionFlag` is passed to the node as it is; its default
 * is that of the option, but for the limits of the pool, and the fees and signatures of transactions, where it is that of geth.
 */
export const APP_TOML_FLAGS = {
  enable: { name: `${SECTION}enable`, kind: toggle, help: 'Turn the JSON-RPC server on.' },
  interface: {
    name: `${SECTION}interface`,
    also: ['interface'],
    kind: oneOf('full', 'documented'),
    default: 'full',
    help: 'Everything that can work, or the status lists of the interface document to the letter.',
  },
  conditionalMethods: {
    name: `${SECTION}conditional-methods`,
    also: ['conditional-methods'],
    kind: oneOf('work', 'deny'),
    default: 'work',
    help: 'In the documented interface: whether methods that it lists as not implemented work for the input that it names.',
  },
  blockNulls: {
    name: `${SECTION}block-nulls`,
    also: ['block-nulls'],
    kind: toggle,
    help: 'In the documented interface, show null in blocks where its samples do. Some clients cannot read such blocks.',
  },
  address: { name: `${SECTION}address`, kind: endpoint, default: '127.0.0.1:8545', help: 'Where HTTP listens.' },
  wsAddress: {
    name: `${SECTION}ws-address`,
    kind: endpoint,
    default: '0.0.0.0:8546',
    help: 'Where WebSocket listens; may be the same as HTTP.',
  },
  api: { name: `${SECTION}api`, kind: list('namespaces'), default: 'eth,net,web3', help: 'Namespaces to serve.' },
  authAddress: {
    name: `${SECTION}auth-address`,
    kind: endpoint,
    help: 'Where HTTP and WebSocket listen, too, with all namespaces and for callers with a credential only; nowhere, if not given.',
  },
  authMode: {
    name: `${SECTION}auth-mode`,
    kind: oneOf('off', 'private', 'all'),
    default: 'private',
    help: 'What needs a credential: nothing, private methods, or every call.',
  },
  jwtSecret: {
    name: `${SECTION}jwt-secret`,
    kind: text('file'),
    help: 'Take JSON web tokens (HS256) signed with the 32 bytes of this file, as geth does; made when it is missing.',
  },
  authTokenFile: {
    name: `${SECTION}auth-token-file`,
    kind: text('file'),
    help: `Take the bearer tokens in this file, one a line; ${TOKEN_VARIABLE} in the environment may hold one more.`,
  },
  insecure: {
    name: `${SECTION}insecure`,
    kind: toggle,
    help: 'Let other machines use private methods without a credential, when an address lets them connect.',
  },
  allowInsecureUnlock: optionFlag('allowInsecureUnlock', {
    name: `${SECTION}allow-insecure-unlock`,
    help: 'Serve eth_accounts, eth_sendTransaction and the methods of personal that use keys.',
  }),
  wsOrigins: {
    name: `${SECTION}ws-origins`,
    kind: list('origins'),
    default: '127.0.0.1,localhost',
    help: 'Web pages that may use WebSocket, and no others; * is any. Programs that are no browser send no origin and may.',
  },
  corsOrigins: {
    name: `${SECTION}http-cors-domain`,
    kind: list('origins'),
    help: "Web pages that may use HTTP besides this machine's own; * is any.",
  },
  vhosts: {
    name: `${SECTION}http-vhosts`,
    kind: list('names'),
    default: 'localhost',
    help: 'Names by which the node may be addressed besides IP addresses; * is any.',
  },
  gasCap: optionFlag('limits.callGasLimit', {
    name: `${SECTION}gas-cap`,
    argument: 'gas',
    help: 'Gas of a call or an estimate; 0 is no limit.',
  }),
  callTimeout: optionFlag('limits.callTimeoutMs', {
    name: `${SECTION}evm-timeout`,
    kind: duration,
    help: 'How long a call, an estimate or a trace may run; 0 is no limit.',
  }),
  logsCap: optionFlag('limits.logLimit', { name: `${SECTION}logs-cap`, argument: 'count', help: 'Logs in an answer; 0 is no limit.' }),
  blockRangeCap: optionFlag('limits.blockRangeLimit', {
    name: `${SECTION}block-range-cap`,
    argument: 'blocks',
    help: 'Blocks that a log query may span; 0 is no limit.',
  }),
  logsPastHead: optionFlag('logsPastHead', {
    name: `${SECTION}logs-past-head`,
    also: ['logs-past-head'],
    help: 'What a log query that ends past the head gets: the logs up to the head, or the error of the newest geth.',
  }),
  feeHistoryCap: optionFlag('limits.feeHistoryLimit', {
    name: `${SECTION}feehistory-cap`,
    argument: 'blocks',
    help: 'Blocks in an answer of eth_feeHistory.',
  }),
  filterCap: optionFlag('limits.filterLimit', { name: `${SECTION}filter-cap`, argument: 'count', help: 'Installed filters.' }),
  filterTimeout: optionFlag('limits.filterTimeoutMs', {
    name: `${SECTION}filter-timeout`,
    kind: duration,
    help: 'Time without a poll after which a filter is idle.',
  }),
  filterCleanupInterval: optionFlag('limits.filterCleanupIntervalMs', {
    name: `${SECTION}filter-cleanup-interval`,
    kind: duration,
    help: 'How often idle filters are removed.',
  }),
  subscriptionCap: optionFlag('limits.subscriptionLimit', {
    name: `${SECTION}ws-max-subscriptions-per-connection`,
    argument: 'count',
    help: 'Subscriptions of a connection.',
  }),
  timeoutMs: {
    name: `${SECTION}http-timeout`,
    kind: duration,
    default: '30s',
    help: 'How long a request may take, a batch as a whole; 0 is no limit.',
  },
  idleTimeoutMs: {
    name: `${SECTION}http-idle-timeout`,
    kind: duration,
    default: '120s',
    help: 'How long a connection may rest; 0 is no limit.',
  },
  bodyLimit: { name: `${SECTION}http-body-limit`, kind: integer('bytes', 1), default: '5242880', help: 'Bytes of a request.' },
  messageLimit: { name: `${SECTION}ws-read-limit`, kind: integer('bytes', 1), default: '5242880', help: 'Bytes of a WebSocket message.' },
  inFlightLimit: {
    name: `${SECTION}ws-messages-in-flight`,
    kind: integer('count', 1),
    default: '64',
    help: 'Messages of a WebSocket answered at a time; others are not read yet.',
  },
  sendBufferLimit: {
    name: `${SECTION}ws-send-buffer`,
    kind: integer('bytes', 1),
    default: '16777216',
    help: 'Bytes that may wait for a peer that reads slowly.',
  },
  batchRequestLimit: { name: `${SECTION}batch-request-limit`, kind: integer('count', 1), default: '1000', help: 'Calls in a batch.' },
  batchResponseLimit: {
    name: `${SECTION}batch-response-max-size`,
    kind: integer('bytes', 1),
    default: '25000000',
    help: 'Bytes of results in a batch.',
  },
  connectionLimit: {
    name: `${SECTION}max-open-connections`,
    kind: integer('count', 0),
    default: '0',
    help: 'Connections at a time; 0 is no limit.',
  },
  transactionFeeCap: optionFlag('limits.transactionFeeLimit', {
    name: `${SECTION}txfee-cap`,
    kind: ether,
    default: '1',
    help: 'Fees that a transaction of eth_resend may cost at most; 0 is no limit.',
  }),
  indexAccounts: optionFlag('indexAccounts', {
    name: `${SECTION}enable-indexer`,
    help: 'Index who each transaction had to do with as its block is decided, for the searches of ots; by hash all are found in any case.',
  }),
  metricsAddress: {
    name: `${SECTION}metrics-address`,
    kind: endpoint,
    default: '127.0.0.1:6065',
    help: 'Where --metrics listens: /debug/metrics/prometheus, and /debug/metrics for JSON.',
  },
  enableProfiling: {
    name: `${SECTION}enable-profiling`,
    kind: toggle,
    help: 'Let the debug namespace profile this process. It slows the node down.',
  },
  allowUnprotectedTransactions: optionFlag('allowUnprotectedTransactions', {
    name: `${SECTION}allow-unprotected-txs`,
    default: 'false',
    help: 'Take transactions without replay protection (EIP-155).',
  }),
  plannerEnable: {
    name: 'planner.enable',
    kind: toggle,
    help: 'Answer routes, assets and balances under /v2/ where HTTP listens. Needs --json-rpc.enable.',
  },
  plannerSnapshot: {
    name: 'planner.snapshot',
    also: ['planner-snapshot'],
    kind: text('file'),
    help: 'Plan routes over the chains, pools and bridges of this file; over the bundled registry, if not given.',
  },
  plannerPrices: {
    name: 'planner.prices',
    also: ['planner-prices'],
    kind: text('url'),
    secret: true,
    help: 'Take prices from this server, which answers like CoinGecko; from the snapshot, if not given.',
  },
  chainId: optionFlag('chainId', {
    name: 'evm.evm-chain-id',
    argument: 'id',
    help: 'EIP-155 chain id of the test chain; --genesis brings its own.',
  }),
  networkId: optionFlag('networkId', {
    name: 'evm.network-id',
    also: ['network-id', 'networkid'],
    argument: 'id',
    help: 'What net_version answers; the chain id, if not given.',
  }),
  transactionGasCap: optionFlag('limits.transactionGasLimit', {
    name: 'evm.transaction-gas-cap',
    shown: '16777216',
    also: ['transaction-gas-cap'],
    argument: 'gas',
    help: 'Gas of a transaction from Osaka on (EIP-7825); 0 is no limit.',
  }),
  allowUnlimitedContractSize: optionFlag('allowUnlimitedContractSize', {
    name: 'evm.allow-unlimited-contract-size',
    also: ['allow-unlimited-contract-size', 'disable-code-size-limit'],
    help: 'Allow contract code and init code of any length.',
  }),
  minimumTip: optionFlag('mining.minimumTip', {
    name: 'evm.min-tip',
    argument: 'wei',
    help: 'Wei per gas above the base fee that a transaction must offer.',
  }),
  mempoolOrder: optionFlag('mining.order', {
    name: 'evm.mempool.order',
    also: ['order'],
    kind: poolOrder,
    help: 'Order of transactions in a block: the best paid first, or as they arrived.',
  }),
  poolPriceLimit: optionFlag('pool.priceLimit', {
    name: 'evm.mempool.price-limit',
    argument: 'wei',
    default: '1',
    help: 'Wei per gas that the tip of a transaction must allow for.',
  }),
  poolPriceBump: optionFlag('pool.priceBump', {
    name: 'evm.mempool.price-bump',
    argument: 'percent',
    help: 'By how much both prices of a replacement must exceed those of what it replaces.',
  }),
  poolAccountSlots: optionFlag('pool.accountSlots', {
    name: 'evm.mempool.account-slots',
    argument: 'count',
    default: '16',
    help: 'Pending transactions that a sender keeps when there are too many in all.',
  }),
  poolGlobalSlots: optionFlag('pool.globalSlots', {
    name: 'evm.mempool.global-slots',
    argument: 'count',
    default: '5120',
    help: 'Pending transactions of all senders.',
  }),
  poolAccountQueue: optionFlag('pool.accountQueue', {
    name: 'evm.mempool.account-queue',
    argument: 'count',
    default: '64',
    help: 'Transactions of a sender that wait behind a gap.',
  }),
  poolGlobalQueue: optionFlag('pool.globalQueue', {
    name: 'evm.mempool.global-queue',
    argument: 'count',
    default: '1024',
    help: 'Transactions of all senders that wait behind a gap.',
  }),
  poolLifetime: optionFlag('pool.lifetimeMs', {
    name: 'evm.mempool.lifetime',
    kind: duration,
    default: '3h',
    help: 'How long transactions wait behind a gap while nothing of their sender moves; 0 is for ever.',
  }),
  certificatePath: {
    name: 'tls.certificate-path',
    kind: text('file'),
    help: 'Speak HTTPS and WSS with this certificate (PEM). Needs --tls.key-path.',
  },
  keyPath: { name: 'tls.key-path', kind: text('file'), help: 'The private key of the certificate (PEM), without a passphrase.' },
} as const satisfies FlagTable

/** Returns the table and the setting of a flag in an app.toml: `evm.mempool.lifetime` is `lifetime` in the table `[evm.mempool]`. */
export function placeInAppToml(name: string): { readonly section: string; readonly setting: string } {
  const end = name.lastIndexOf('.')
  return { section: name.slice(0, end), setting: name.slice(end + 1) }
}

/** Flags of `evmbed start`. */
export const START_FLAGS = {
  ...APP_TOML_FLAGS,
  metrics: { name: 'metrics', kind: toggle, help: 'Count what the node does, and serve the counts where --json-rpc.metrics-address says.' },
  genesis: {
    name: 'genesis',
    kind: text('file'),
    help: 'Begin with a geth genesis file. Default: a chain of its own without balances.',
  },
  devAccounts: {
    name: 'dev-accounts',
    kind: toggle,
    excludes: { genesis: 'the genesis file says who has something' },
    help: 'Begin with the ten funded accounts of evmbed dev, whose keys everybody knows.',
  },
  store: {
    name: 'store',
    kind: text('folder'),
    excludes: { chainFile: 'one of them must keep the chain' },
    help: "Keep the chain in this folder and continue it at the next start, also after a crash; in --home's chain if not given, and else the chain ends with the process. Needs the package classic-level.",
  },
  ...STORE_FLAGS,
  history: { ...HISTORY_FLAG, excludes: { chainFile: 'a chain file has all blocks' } },
  ...CONSENSUS_FLAGS,
  chainFile: {
    name: 'chain-file',
    kind: text('file'),
    help: 'Begin with the blocks of this file when it is there, and write them to it when the node is stopped; not when it is killed. It takes the place of a store.',
  },
  home: {
    name: 'home',
    also: ['datadir'],
    kind: text('folder'),
    help: 'Folder of the chain (chain), of keys (keystore) and of exported chains (chains); admin_datadir returns it.',
  },
  keystore: {
    name: 'keystore',
    kind: text('folder'),
    help: "Keep the keys of personal_newAccount here, as geth does; in --home's keystore, or until the node ends, if not given.",
  },
  unlock: {
    name: 'unlock',
    kind: list('addresses'),
    help: 'Open these accounts of the key store until the node closes. Needs --password-file.',
  },
  passwordFile: {
    name: 'password-file',
    also: ['password'],
    kind: text('file'),
    help: 'The passphrases of these accounts, one a line; the last line is for all that have none of their own.',
  },
  chainFiles: {
    name: 'chain-files',
    kind: text('folder'),
    help: "Where admin_exportChain writes and admin_importChain reads; --home's chains, or they are refused, if not given.",
  },
  profiles: { name: 'profiles', kind: text('folder'), default: 'profiles', help: 'Where profiles are written, when profiling is enabled.' },
  appToml: {
    name: 'app-toml',
    kind: text('file'),
    help: 'Read [json-rpc], [evm], [evm.mempool], [planner] and [tls] of this file; flags override it.',
  },
  logLevel: { name: 'log-level', kind: oneOf(...LEVELS), default: 'info', help: 'How much to log; debug has a line for every call.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
