import { ENVELOPE_DEFAULTS, PROTOCOL_LIMITS } from '../../src/internal.js'
import { PORTS, SERVER_DEFAULTS } from '../server/index.js'
import { TOKEN_VARIABLE } from './access.js'
import { SHARED_FLAGS } from './command.js'
import { CONSENSUS_FLAGS } from './consensus.js'
import { endpoint } from './endpoint.js'
import type { FlagTable } from './flag.js'
import { duration, durationText, ether, integer, list, oneOf, poolOrder, text, toggle } from './kinds.js'
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
    help: 'all: every method; documented: only the methods of the interface document, with its statuses.',
  },
  conditionalMethods: {
    name: `${SECTION}conditional-methods`,
    also: ['conditional-methods'],
    kind: oneOf('work', 'deny'),
    default: 'work',
    help: 'In the documented interface: whether methods that the document lists as not implemented work for the input that it names.',
  },
  blockNulls: {
    name: `${SECTION}block-nulls`,
    also: ['block-nulls'],
    kind: toggle,
    help: 'In the documented interface: return null in blocks where the samples of the document do. Some clients cannot read such blocks.',
  },
  address: { name: `${SECTION}address`, kind: endpoint, default: `127.0.0.1:${PORTS.http}`, help: 'Address of the HTTP server.' },
  wsAddress: {
    name: `${SECTION}ws-address`,
    kind: endpoint,
    default: `0.0.0.0:${PORTS.webSocket}`,
    help: 'Address of the WebSocket server; may be that of HTTP. The default lets other machines connect.',
  },
  api: { name: `${SECTION}api`, kind: list('namespaces'), default: 'eth,net,web3', help: 'Namespaces to serve.' },
  authAddress: {
    name: `${SECTION}auth-address`,
    kind: endpoint,
    help: 'Address of a further HTTP and WebSocket server with all namespaces, for callers with a credential only; none, if not given.',
  },
  authMode: {
    name: `${SECTION}auth-mode`,
    kind: oneOf('off', 'private', 'all'),
    default: 'private',
    help: 'Calls that need a credential: none, private methods, or all.',
  },
  jwtSecret: {
    name: `${SECTION}jwt-secret`,
    kind: text('file'),
    help: 'Accept JSON web tokens (HS256) signed with the 32 bytes of this file, as geth does; the file is created if it is missing.',
  },
  authTokenFile: {
    name: `${SECTION}auth-token-file`,
    kind: text('file'),
    help: `Accept the bearer tokens in this file, one in each line, and that of the environment variable ${TOKEN_VARIABLE}.`,
  },
  insecure: {
    name: `${SECTION}insecure`,
    kind: toggle,
    help: 'Allow other machines to use private methods without a credential, if an address lets them connect.',
  },
  allowInsecureUnlock: optionFlag('allowInsecureUnlock', {
    name: `${SECTION}allow-insecure-unlock`,
    help: 'Serve eth_accounts, eth_sendTransaction and the methods of personal that use keys.',
  }),
  wsOrigins: {
    name: `${SECTION}ws-origins`,
    kind: list('origins'),
    default: '127.0.0.1,localhost',
    help: 'Origins of web pages that may use WebSocket; * is any. Programs other than browsers send no origin and are allowed.',
  },
  corsOrigins: {
    name: `${SECTION}http-cors-domain`,
    kind: list('origins'),
    help: 'Origins of web pages that may use HTTP besides those of this machine; * is any.',
  },
  vhosts: {
    name: `${SECTION}http-vhosts`,
    kind: list('names'),
    default: 'localhost',
    help: 'Host names of the node besides IP addresses; * is any.',
  },
  gasCap: optionFlag('limits.callGasLimit', {
    name: `${SECTION}gas-cap`,
    argument: 'gas',
    help: 'Maximum gas of a call or an estimate; 0 is no limit.',
  }),
  callTimeout: optionFlag('limits.callTimeoutMs', {
    name: `${SECTION}evm-timeout`,
    kind: duration,
    help: 'Time limit of a call, an estimate or a trace; 0 is no limit.',
  }),
  // A server for others bounds what one query takes.
  logsCap: optionFlag('limits.logLimit', {
    name: `${SECTION}logs-cap`,
    argument: 'count',
    default: '10000',
    help: 'Maximum number of logs in an answer; 0 is no limit.',
  }),
  blockRangeCap: optionFlag('limits.blockRangeLimit', {
    name: `${SECTION}block-range-cap`,
    argument: 'blocks',
    default: '10000',
    help: 'Maximum number of blocks of a log query; 0 is no limit.',
  }),
  logsPastHead: optionFlag('logsPastHead', {
    name: `${SECTION}logs-past-head`,
    also: ['logs-past-head'],
    help: 'Result of a log query that ends past the head: the logs up to the head, or the error of the newest geth.',
  }),
  feeHistoryCap: optionFlag('limits.feeHistoryLimit', {
    name: `${SECTION}feehistory-cap`,
    argument: 'blocks',
    help: 'Maximum number of blocks in an answer of eth_feeHistory.',
  }),
  filterCap: optionFlag('limits.filterLimit', { name: `${SECTION}filter-cap`, argument: 'count', help: 'Maximum number of filters.' }),
  filterTimeout: optionFlag('limits.filterTimeoutMs', {
    name: `${SECTION}filter-timeout`,
    kind: duration,
    help: 'Time without a poll after which a filter is removed.',
  }),
  filterCleanupInterval: optionFlag('limits.filterCleanupIntervalMs', {
    name: `${SECTION}filter-cleanup-interval`,
    kind: duration,
    help: 'Time between removals of idle filters.',
  }),
  subscriptionCap: optionFlag('limits.subscriptionLimit', {
    name: `${SECTION}ws-max-subscriptions-per-connection`,
    argument: 'count',
    help: 'Maximum number of subscriptions of a connection.',
  }),
  timeoutMs: {
    name: `${SECTION}http-timeout`,
    kind: duration,
    default: durationText(ENVELOPE_DEFAULTS.timeoutMs),
    help: 'Time limit of a request or batch; 0 is no limit.',
  },
  idleTimeoutMs: {
    name: `${SECTION}http-idle-timeout`,
    kind: duration,
    default: durationText(SERVER_DEFAULTS.idleTimeoutMs),
    help: 'Time after which an idle connection is closed; 0 is no limit.',
  },
  bodyLimit: {
    name: `${SECTION}http-body-limit`,
    kind: integer('bytes', 1),
    default: `${SERVER_DEFAULTS.messageLimit}`,
    help: 'Maximum bytes of a request.',
  },
  messageLimit: {
    name: `${SECTION}ws-read-limit`,
    kind: integer('bytes', 1),
    default: `${SERVER_DEFAULTS.messageLimit}`,
    help: 'Maximum bytes of a WebSocket message.',
  },
  inFlightLimit: {
    name: `${SECTION}ws-messages-in-flight`,
    kind: integer('count', 1),
    default: `${SERVER_DEFAULTS.inFlightLimit}`,
    help: 'Messages of a WebSocket that are answered at the same time; more are not read until one is answered.',
  },
  sendBufferLimit: {
    name: `${SECTION}ws-send-buffer`,
    kind: integer('bytes', 1),
    default: `${SERVER_DEFAULTS.sendBufferLimit}`,
    help: 'Maximum bytes that wait for a peer that reads slowly.',
  },
  batchRequestLimit: {
    name: `${SECTION}batch-request-limit`,
    kind: integer('count', 1),
    default: `${ENVELOPE_DEFAULTS.batchRequestLimit}`,
    help: 'Maximum number of calls in a batch.',
  },
  batchResponseLimit: {
    name: `${SECTION}batch-response-max-size`,
    kind: integer('bytes', 1),
    default: `${ENVELOPE_DEFAULTS.batchResponseLimit}`,
    help: 'Maximum bytes of results in a batch.',
  },
  connectionLimit: {
    name: `${SECTION}max-open-connections`,
    kind: integer('count', 0),
    default: '0',
    help: 'Maximum number of connections; 0 is no limit.',
  },
  transactionFeeCap: optionFlag('limits.transactionFeeLimit', {
    name: `${SECTION}txfee-cap`,
    kind: ether,
    default: '1',
    help: 'Maximum fees of a transaction of eth_resend; 0 is no limit.',
  }),
  indexAccounts: optionFlag('indexAccounts', {
    name: `${SECTION}enable-indexer`,
    help: 'Index the addresses of each transaction when its block is mined, for the searches of ots. Look-ups by hash need no index.',
  }),
  metricsAddress: {
    name: `${SECTION}metrics-address`,
    kind: endpoint,
    default: `127.0.0.1:${PORTS.metrics}`,
    help: 'Address of --metrics: /debug/metrics/prometheus, and /debug/metrics for JSON.',
  },
  enableProfiling: {
    name: `${SECTION}enable-profiling`,
    kind: toggle,
    help: 'Allow the debug namespace to profile this process, which slows the node down.',
  },
  allowUnprotectedTransactions: optionFlag('allowUnprotectedTransactions', {
    name: `${SECTION}allow-unprotected-txs`,
    default: 'false',
    help: 'Accept transactions without replay protection (EIP-155).',
  }),
  plannerEnable: {
    name: 'planner.enable',
    kind: toggle,
    help: 'Serve routes, assets and balances under /v2/ on the HTTP server. Needs --json-rpc.enable.',
  },
  plannerSnapshot: {
    name: 'planner.snapshot',
    also: ['planner-snapshot'],
    kind: text('file'),
    help: 'Use the chains, pools and bridges of this file for routes; the bundled registry, if not given.',
  },
  plannerPrices: {
    name: 'planner.prices',
    also: ['planner-prices'],
    kind: text('url'),
    secret: true,
    help: 'Get prices from this server, which has the API of CoinGecko; from the snapshot, if not given.',
  },
  chainId: optionFlag('chainId', {
    name: 'evm.evm-chain-id',
    argument: 'id',
    help: 'EIP-155 chain id of the chain; --genesis has its own.',
  }),
  networkId: optionFlag('networkId', {
    name: 'evm.network-id',
    also: ['network-id', 'networkid'],
    argument: 'id',
    help: 'Result of net_version; the chain id, if not given.',
  }),
  transactionGasCap: optionFlag('limits.transactionGasLimit', {
    name: 'evm.transaction-gas-cap',
    shown: `${PROTOCOL_LIMITS.transactionGas}`,
    also: ['transaction-gas-cap'],
    argument: 'gas',
    help: 'Maximum gas of a transaction from Osaka on (EIP-7825); 0 is no limit.',
  }),
  allowUnlimitedContractSize: optionFlag('allowUnlimitedContractSize', {
    name: 'evm.allow-unlimited-contract-size',
    also: ['allow-unlimited-contract-size', 'disable-code-size-limit'],
    help: 'Allow contract code and init code of any length.',
  }),
  minimumTip: optionFlag('mining.minimumTip', {
    name: 'evm.min-tip',
    argument: 'wei',
    help: 'Minimum wei per gas above the base fee.',
  }),
  mempoolOrder: optionFlag('mining.order', {
    name: 'evm.mempool.order',
    also: ['order'],
    kind: poolOrder,
    help: 'Order of transactions in a block: by fees, or in the order of arrival.',
  }),
  poolPriceLimit: optionFlag('pool.priceLimit', {
    name: 'evm.mempool.price-limit',
    argument: 'wei',
    default: '1',
    help: 'Minimum tip cap of a transaction in the pool, in wei per gas.',
  }),
  poolPriceBump: optionFlag('pool.priceBump', {
    name: 'evm.mempool.price-bump',
    argument: 'percent',
    default: '10',
    help: 'Percentage by which both prices of a replacement must exceed those of the replaced transaction.',
  }),
  poolAccountSlots: optionFlag('pool.accountSlots', {
    name: 'evm.mempool.account-slots',
    argument: 'count',
    default: '16',
    help: 'Pending transactions that each sender keeps when there are too many in total.',
  }),
  poolGlobalSlots: optionFlag('pool.globalSlots', {
    name: 'evm.mempool.global-slots',
    argument: 'count',
    default: '5120',
    help: 'Maximum number of pending transactions of all senders.',
  }),
  poolAccountQueue: optionFlag('pool.accountQueue', {
    name: 'evm.mempool.account-queue',
    argument: 'count',
    default: '64',
    help: 'Maximum number of queued transactions of a sender.',
  }),
  poolGlobalQueue: optionFlag('pool.globalQueue', {
    name: 'evm.mempool.global-queue',
    argument: 'count',
    default: '1024',
    help: 'Maximum number of queued transactions of all senders.',
  }),
  poolLifetime: optionFlag('pool.lifetimeMs', {
    name: 'evm.mempool.lifetime',
    kind: duration,
    default: '3h',
    help: 'Time after which queued transactions of a sender are dropped, if none of its transactions became pending; 0 is never.',
  }),
  certificatePath: {
    name: 'tls.certificate-path',
    kind: text('file'),
    help: 'Serve HTTPS and WSS with this certificate (PEM). Needs --tls.key-path.',
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
  ui: {
    name: 'ui',
    kind: toggle,
    help: 'Serve a page that shows the chain to a browser at / of the HTTP server. Needs --json-rpc.enable.',
  },
  metrics: { name: 'metrics', kind: toggle, help: 'Serve metrics at --json-rpc.metrics-address.' },
  genesis: {
    name: 'genesis',
    kind: text('file'),
    help: 'Start with a geth genesis file. Default: a chain without balances.',
  },
  devAccounts: {
    name: 'dev-accounts',
    kind: toggle,
    excludes: { genesis: 'the genesis file says who has something' },
    help: 'Fund the ten accounts of evmbed dev, whose keys are public.',
  },
  store: {
    name: 'store',
    kind: text('folder'),
    excludes: { chainFile: 'one of them must keep the chain' },
    help: 'Keep the chain in this folder and continue it at the next start, also after a crash; default: the folder chain of --home, and without --home in memory. Needs the package classic-level.',
  },
  ...STORE_FLAGS,
  history: { ...HISTORY_FLAG, excludes: { chainFile: 'a chain file has all blocks' } },
  ...CONSENSUS_FLAGS,
  chainFile: {
    name: 'chain-file',
    kind: text('file'),
    help: 'Start with the blocks of this file if it exists, and write them to it when the node is stopped; not when it is killed. No store is used then.',
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
    help: "Folder of the keys of personal_newAccount, in geth's format; default: the folder keystore of --home, and without --home in memory.",
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
    help: 'File with the passphrases of these accounts, one in each line; the last one is also that of all further accounts.',
  },
  chainFiles: {
    name: 'chain-files',
    kind: text('folder'),
    help: 'Folder of admin_exportChain and admin_importChain; default: the folder chains of --home, and without --home they are refused.',
  },
  profiles: { name: 'profiles', kind: text('folder'), default: 'profiles', help: 'Folder of profiles, if profiling is enabled.' },
  appToml: {
    name: 'app-toml',
    kind: text('file'),
    help: 'Read [json-rpc], [evm], [evm.mempool], [planner] and [tls] of this file; flags override it.',
  },
  logLevel: { name: 'log-level', kind: oneOf(...LEVELS), default: 'info', help: 'Log level; debug logs every call.' },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
