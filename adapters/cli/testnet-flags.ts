import { DEFAULT_CHAIN_ID } from '../../src/internal.js'
import { PORTS } from '../server/index.js'
import { SHARED_FLAGS } from './command.js'
import { SNAPSHOT_INTERVAL } from './consensus.js'
import type { FlagTable } from './flag.js'
import { integer, port, text, toggle } from './kinds.js'

/** Validators of a network whose configuration is written at once. */
const MOST_VALIDATORS = 64

/** Flags of `evmbed testnet`. */
export const TESTNET_FLAGS = {
  validators: {
    name: 'validators',
    alias: 'v',
    kind: integer('count', 1, MOST_VALIDATORS),
    default: '4',
    help: 'Validators of the network.',
  },
  output: {
    name: 'output',
    alias: 'o',
    kind: text('folder'),
    default: 'testnet',
    help: 'Folder of the network: a home for each validator, and compose.yaml. It must not contain a network, unless --run continues it.',
  },
  chainId: {
    name: 'chain-id',
    kind: integer('id', 1),
    default: `${DEFAULT_CHAIN_ID}`,
    excludes: { genesis: 'the genesis file says it' },
    help: "EIP-155 chain id. The engine's name of the network is evmbed-<id>.",
  },
  genesis: {
    name: 'genesis',
    kind: text('file'),
    help: 'Start with a geth genesis file. Default: the ten funded accounts of evmbed dev, whose keys are public.',
  },
  port: {
    name: 'port',
    kind: port,
    default: `${PORTS.http}`,
    help: 'Port of JSON-RPC of the first validator, HTTP and WebSocket; the others have the following ports.',
  },
  enginePort: {
    name: 'engine-port',
    kind: port,
    default: '26656',
    help: 'First of the ports of the engines: two for each validator, for its peers and for its RPC.',
  },
  run: {
    name: 'run',
    kind: toggle,
    help: 'Run all validators on this machine until Ctrl-C, each in a process of its own, and show their heights, app hashes and peers. Writes the network if it is missing.',
  },
  json: {
    name: 'json',
    kind: toggle,
    help: 'With --run: print addresses, homes and process ids as one line of JSON, and changes of process ids as others.',
  },
  bin: {
    name: 'cometbft.bin',
    kind: text('file'),
    help: 'Program of the engine; that of EVMBED_COMETBFT or cometbft on the PATH, if not given.',
  },
  snapshotInterval: { ...SNAPSHOT_INTERVAL, help: `With --run: ${SNAPSHOT_INTERVAL.help}` },
  ...SHARED_FLAGS,
} as const satisfies FlagTable
