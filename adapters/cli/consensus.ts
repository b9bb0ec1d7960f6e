import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ConsensusEngine, loadOnce } from '../../src/internal.js'
import type { FlagTable, FlagValues } from './flag.js'
import { oneOf, text, toggle } from './kinds.js'
import { type Logger, printable } from './logger.js'
import { optionFlag } from './option-flag.js'
import { UsageError } from './usage-error.js'

/** Flag of validators, and of networks of them. */
export const SNAPSHOT_INTERVAL = optionFlag('snapshotInterval', {
  name: 'snapshot-interval',
  argument: 'heights',
  help: 'Number of blocks between snapshots of the state, with which new nodes join by state sync; 0 is none.',
})

/** Flags of the consensus of a node. */
export const CONSENSUS_FLAGS = {
  consensus: {
    name: 'consensus',
    kind: oneOf('solo', 'cometbft'),
    default: 'solo',
    help: 'Consensus: this node alone, or the validators of a network under CometBFT (see docs/validators.md).',
  },
  cometbftHome: {
    name: 'cometbft.home',
    kind: text('folder'),
    help: "Home folder of this validator's engine, which is started and stopped with the node. It also contains the chain if --home and --store are not given.",
  },
  cometbftBin: {
    name: 'cometbft.bin',
    kind: text('file'),
    help: 'Program of the engine; that of EVMBED_COMETBFT or cometbft on the PATH, if not given.',
  },
  cometbftRpc: {
    name: 'cometbft.rpc',
    kind: text('url'),
    help: 'RPC address of a running engine. The node does not start one.',
  },
  cometbftListen: {
    name: 'cometbft.listen',
    kind: text('address'),
    help: "Address at which the engine connects to the node, as in its proxy_app: unix:///path or tcp://host:port. Default: a socket file in the engine's home, or tcp://127.0.0.1:26658 with --cometbft.rpc.",
  },
  cometbftInsecure: {
    name: 'cometbft.insecure',
    kind: toggle,
    help: 'Allow other machines to connect at --cometbft.listen. A program that connects decides the blocks.',
  },
  snapshotInterval: SNAPSHOT_INTERVAL,
} as const satisfies FlagTable

/** Most nodes decide alone. */
const adapter = loadOnce(() => import('../cometbft/index.js'))

/** Returns the engine that decides the blocks of a node; undefined for a node that decides alone. Throws `UsageError` for flags that do not belong together. */
export async function engineOf(values: FlagValues<typeof CONSENSUS_FLAGS>, logger: Logger): Promise<ConsensusEngine | undefined> {
  const { cometbftHome: home, cometbftBin: bin, cometbftRpc: rpc, cometbftListen: listen, cometbftInsecure: insecure } = values
  if (values.consensus === 'solo') {
    if (home ?? bin ?? rpc ?? listen) throw new UsageError('--cometbft.home, .bin, .rpc and .listen need --consensus cometbft')
    if ((values.snapshotInterval ?? 0) > 0) throw new UsageError('--snapshot-interval needs --consensus cometbft')
    return undefined
  }
  if (home === undefined && rpc === undefined) {
    throw new UsageError("--consensus cometbft needs --cometbft.home, the home of a validator: 'evmbed testnet' makes one")
  }
  const { cometbft } = await adapter()
  // A missing program is reported when it is started, after a wrong home.
  const program = rpc === undefined ? await cometbftProgram(bin).catch(() => bin) : bin
  return cometbft({
    home,
    bin: program,
    rpc,
    listen,
    insecure,
    onLog: ({ level, text }) => logger.log(level, `cometbft: ${printable(text, 1_000)}`),
  })
}

/** Returns the path of the engine's program; in a clone also that of `scripts/install-cometbft`. Rejects with an error that says how to get it. */
export async function cometbftProgram(given: string | undefined): Promise<string> {
  const { findCometbft } = await adapter()
  try {
    return await findCometbft(given)
  } catch (error) {
    if (given !== undefined) throw error
    // A clone has the command line in dist/cli.js.
    const clone = await realpath(process.argv[1] ?? '').catch(() => '')
    return findCometbft(join(dirname(clone), '../.tmp/cometbft/cometbft')).catch(() => Promise.reject(error))
  }
}

/** Names of faults that an operator understands without the place in the code. */
const EXPLAINED = ['EngineEnded', 'ImpersonatedDropped']

/** Returns the log line of a fault whose message says all about it; undefined for any other fault. */
export function explainedFault(fault: unknown): string | undefined {
  return fault instanceof Error && EXPLAINED.includes(fault.name) ? fault.message : undefined
}
