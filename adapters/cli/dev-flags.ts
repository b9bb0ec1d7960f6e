import { DEFAULT_CHAIN_ID, DEV_DERIVATION_PATH, DEV_MNEMONIC, HARDFORKS, PROTOCOL_LIMITS } from '../../src/internal.js'
import { keyedAccounts } from './account-keys.js'
import { SHARED_FLAGS } from './command.js'
import type { FlagTable } from './flag.js'
import {
  address,
  amount,
  ether,
  header,
  integer,
  list,
  oneOf,
  poolOrder,
  port,
  seconds,
  text,
  toggle,
  webUrl,
  withOtherNames,
} from './kinds.js'
import { optionFlag } from './option-flag.js'
import { STATE_FLAGS } from './state-file.js'
import { HISTORY_FLAG, STORE_FLAGS } from './store.js'

/** Environment variable with the mnemonic. On the command line it would be visible in the list of processes. */
export const MNEMONIC_VARIABLE = 'EVMBED_MNEMONIC'

const WHICH_ACCOUNTS = 'one of them must say which accounts there are'
const excludes = { genesis: 'the genesis file says it' }

/** Flags of `evmbed dev`. A flag made by `optionFlag` is passed to the node as it is. */
export const DEV_FLAGS = {
  port: {
    name: 'port',
    alias: 'p',
    also: ['server.port'],
    kind: port,
    default: '8545',
    help: 'Port of HTTP and WebSocket; 0 picks a free one.',
  },
  host: { name: 'host', also: ['hostname', 'server.host'], kind: text('address'), default: '127.0.0.1', help: 'Address to listen on.' },
  insecure: { name: 'insecure', kind: toggle, help: 'Allow other machines to use all methods, if --host lets them connect.' },
  allowOrigin: {
    name: 'allow-origin',
    kind: list('origins'),
    help: 'Origins of web pages that may use the node besides those of this machine; * is any.',
  },
  allowHost: {
    name: 'allow-host',
    kind: list('names'),
    help: 'Host names of the node besides localhost and IP addresses; * is any.',
  },
  accounts: {
    name: 'accounts',
    alias: 'a',
    also: ['wallet.totalAccounts'],
    kind: integer('count', 0, 1000),
    default: '10',
    excludes,
    help: 'Number of accounts.',
  },
  balance: optionFlag('balance', {
    name: 'balance',
    also: ['wallet.defaultBalance'],
    kind: ether,
    excludes,
    help: 'Balance of each account, in ether.',
  }),
  accountKeys: {
    name: 'wallet.accounts',
    also: ['account'],
    kind: keyedAccounts,
    secret: true,
    excludes: {
      accounts: WHICH_ACCOUNTS,
      mnemonic: WHICH_ACCOUNTS,
      mnemonicFile: WHICH_ACCOUNTS,
      mnemonicRandom: WHICH_ACCOUNTS,
      derivationPath: WHICH_ACCOUNTS,
    },
    help: 'Accounts by private keys, with balances in wei if they differ; may be given several times. The keys are never shown.',
  },
  accountsFile: {
    name: 'accounts-file',
    kind: text('file'),
    excludes: { accountKeys: WHICH_ACCOUNTS },
    help: 'Read such accounts from this file, one in each line. Unlike --wallet.accounts, it is not in the list of processes.',
  },
  mnemonic: {
    name: 'mnemonic',
    alias: 'm',
    also: ['wallet.mnemonic'],
    kind: text('words'),
    default: DEV_MNEMONIC,
    secret: true,
    excludes: { ...excludes, mnemonicRandom: 'one of them must say where the accounts come from' },
    help: 'BIP-39 mnemonic of the accounts; your own words are never shown.',
  },
  mnemonicFile: {
    name: 'mnemonic-file',
    kind: text('file'),
    excludes: { mnemonic: 'one of them must say where the accounts come from' },
    help: `Read the mnemonic from this file, or from the environment variable ${MNEMONIC_VARIABLE}. Unlike --mnemonic, neither is in the list of processes.`,
  },
  mnemonicRandom: { name: 'mnemonic-random', kind: toggle, excludes, help: 'Generate a mnemonic for this run, and show it.' },
  derivationPath: {
    name: 'derivation-path',
    also: ['wallet.hdPath'],
    kind: text('path'),
    default: DEV_DERIVATION_PATH,
    excludes,
    help: 'BIP-32 path of the accounts.',
  },
  chainId: optionFlag('chainId', {
    name: 'chain-id',
    shown: '',
    also: ['chain', 'chain.chainId'],
    argument: 'id',
    excludes,
    help: `EIP-155 chain id; ${DEFAULT_CHAIN_ID}, or that of the chain of --fork-url, if not given.`,
  }),
  networkId: optionFlag('networkId', {
    name: 'network-id',
    also: ['networkid', 'networkId', 'chain.networkId'],
    argument: 'id',
    help: 'Result of net_version; the chain id, if not given.',
  }),
  hardfork: optionFlag('hardfork', {
    name: 'hardfork',
    also: ['chain.hardfork'],
    kind: withOtherNames(oneOf(...HARDFORKS), { dao: 'homestead', tangerine: 'tangerineWhistle', merge: 'paris', latest: 'osaka' }),
    shown: '',
    excludes,
    help: `Hardfork of all blocks: ${HARDFORKS.join(', ')}; osaka, or that of the chain of --fork-url, if not given.`,
  }),
  forkUrl: {
    name: 'fork-url',
    alias: 'f',
    also: ['rpc-url', 'fork', 'fork.url'],
    kind: webUrl,
    secret: true,
    excludes: {
      genesis: 'one begins with a remote chain and the other with a genesis file',
      importChain: 'one begins with a remote chain and the other with the blocks of a file',
      chainFile: 'a fork cannot be written to a file',
    },
    help: 'Fork the chain of this JSON-RPC server: start with its state, chain id and block number.',
  },
  forkBlock: {
    name: 'fork-block-number',
    also: ['fork.blockNumber', 'fork.block-number'],
    kind: amount('number'),
    help: 'Block of that chain at which the fork starts; its newest, if not given.',
  },
  forkHeaders: {
    name: 'fork-header',
    also: ['fork-headers'],
    kind: header,
    secret: true,
    help: "HTTP header of the requests to that server, as 'name: value'; may be given several times.",
  },
  forkRetries: {
    name: 'retries',
    kind: integer('count', 0, 1000),
    help: 'Further attempts of a failed request to that server; 5, if not given.',
  },
  forkTimeout: {
    name: 'timeout',
    kind: integer('milliseconds', 1, 2 ** 31 - 1),
    help: 'Timeout of an attempt in milliseconds; 10000, if not given.',
  },
  forkBackoff: {
    name: 'fork-retry-backoff',
    kind: integer('milliseconds', 0, 2 ** 31 - 1),
    help: 'Milliseconds before the second attempt, twice as many before each further one; 250, if not given.',
  },
  forkFixture: {
    name: 'fork-fixture',
    kind: text('file'),
    help: 'Answer requests to that server from this file, and record in it what it does not contain.',
  },
  blockInterval: optionFlag('mining.blockIntervalMs', {
    name: 'block-time',
    shown: '',
    also: ['miner.blockTime'],
    alias: 'b',
    kind: seconds,
    excludes: { noMining: 'one asks for blocks and the other for none' },
    help: 'Seconds between blocks, instead of a block for every transaction.',
  }),
  noMining: { name: 'no-mining', also: ['no-mine'], kind: toggle, help: 'Mine blocks only on request (evm_mine).' },
  history: HISTORY_FLAG,
  mempoolOrder: optionFlag('mining.order', {
    name: 'order',
    also: ['mempool-order'],
    kind: poolOrder,
    help: 'Order of transactions in a block: by fees, or in the order of arrival.',
  }),
  allowBlocksWithSameTimestamp: optionFlag('mining.allowBlocksWithSameTimestamp', {
    name: 'allow-blocks-with-same-timestamp',
    also: ['allowBlocksWithSameTimestamp'],
    help: 'Allow a block to have the timestamp of its parent.',
  }),
  dialect: optionFlag('dialect', {
    name: 'dialect',
    help: 'Tool whose results the evm methods return.',
  }),
  throwOnRevert: optionFlag('throwOnRevert', {
    name: 'throw-on-revert',
    also: ['chain.vmErrorsOnRPCResponse'],
    help: 'Answer a failing transaction with its revert error; =false with its hash, also if its gas had to be estimated.',
  }),
  logsPastHead: optionFlag('logsPastHead', {
    name: 'logs-past-head',
    help: 'Result of a log query that ends past the head: the logs up to the head, or the error of the newest geth.',
  }),
  gasLimit: optionFlag('mining.gasLimit', {
    name: 'gas-limit',
    also: ['miner.blockGasLimit'],
    argument: 'gas',
    excludes,
    help: 'Gas limit of a block.',
  }),
  transactionGasCap: optionFlag('limits.transactionGasLimit', {
    name: 'transaction-gas-cap',
    shown: `${PROTOCOL_LIMITS.transactionGas}`,
    argument: 'gas',
    help: 'Maximum gas of a transaction from Osaka on (EIP-7825); 0 is no limit.',
  }),
  enableTxGasLimit: {
    name: 'enable-tx-gas-limit',
    also: ['tx-gas-limit'],
    kind: toggle,
    default: 'true',
    help: 'Apply --transaction-gas-cap; =false allows a transaction all gas of a block.',
  },
  codeSizeLimit: optionFlag('limits.codeSizeLimit', {
    name: 'code-size-limit',
    argument: 'bytes',
    help: `Maximum length of contract code in bytes, and half of that of init code; ${PROTOCOL_LIMITS.codeSize} (EIP-170), if not given.`,
  }),
  allowUnlimitedContractSize: optionFlag('allowUnlimitedContractSize', {
    name: 'disable-code-size-limit',
    also: ['allow-unlimited-contract-size', 'allowUnlimitedContractSize', 'chain.allowUnlimitedContractSize'],
    excludes: { codeSizeLimit: 'one sets a limit and the other none' },
    help: 'Allow contract code and init code of any length.',
  }),
  baseFeePerGas: optionFlag('baseFeePerGas', {
    name: 'base-fee',
    also: ['block-base-fee-per-gas'],
    argument: 'wei',
    excludes,
    help: 'Base fee of the first block, in wei per gas.',
  }),
  timestamp: optionFlag('timestamp', {
    name: 'timestamp',
    argument: 'seconds',
    excludes,
    help: 'Timestamp of the genesis block in seconds since 1970, from which the time of the chain continues; now, if not given.',
  }),
  feeRecipient: optionFlag('mining.feeRecipient', {
    name: 'coinbase',
    shown: '',
    also: ['fee-recipient', 'miner.coinbase'],
    kind: address,
    help: 'Fee recipient; the zero address, if not given.',
  }),
  genesis: { name: 'init', kind: text('file'), help: 'Start with a geth genesis file instead of funded accounts.' },
  importChain: {
    name: 'import',
    kind: text('file'),
    help: 'Import the blocks of this file, in concatenated RLP. Needs --init.',
  },
  chainFile: {
    name: 'chain-file',
    kind: text('file'),
    excludes: {
      importChain: 'the blocks are those of the chain file',
      mnemonicRandom: 'the blocks of the file are for the accounts with which it was written',
    },
    help: 'Start with the blocks of this file if it exists, and write them to it when the node is stopped; not when it is killed.',
  },
  store: {
    name: 'store',
    kind: text('folder'),
    excludes: {
      chainFile: 'one of them must keep the chain',
      mnemonicRandom: 'the chain of the store is for the accounts with which it began',
    },
    help: 'Keep the chain in this folder and continue it at the next start, also after a crash: blocks, state, pool, time and snapshots. Needs the package classic-level.',
  },
  ...STORE_FLAGS,
  ...STATE_FLAGS,
  artifacts: {
    name: 'artifacts',
    kind: list('files'),
    help: 'Name contracts, functions and errors in the log and in explanations from the output of compilers: out of Foundry, artifacts of Hardhat, files of solc.',
  },
  plannerSnapshot: {
    name: 'planner-snapshot',
    kind: text('file'),
    help: 'Use the chains, pools and bridges of this file for the routes of /v2/; the bundled registry, if not given.',
  },
  plannerPrices: {
    name: 'planner-prices',
    kind: text('url'),
    secret: true,
    help: 'Get prices from this server, which has the API of CoinGecko; from the snapshot, if not given.',
  },
  sourcify: {
    name: 'sourcify',
    kind: toggle,
    help: 'Serve ABIs and sources of the known contracts at /sourcify, in the layout of a Sourcify repository, for Otterscan.',
  },
  noUi: { name: 'no-ui', kind: toggle, help: 'Do not serve the page that shows the chain to a browser at /.' },
  configOut: { name: 'config-out', kind: text('file'), help: 'Write the output of --json to a file.' },
  json: { name: 'json', kind: toggle, help: 'Print one JSON object instead of the banner; the log goes to stderr.' },
  ...SHARED_FLAGS,
} satisfies FlagTable
