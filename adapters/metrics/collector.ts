import type { Server } from 'node:net'
import { type BlockReport, type CallReport, errorObject, type Node, type NodeStatistics, VERSION } from '../../src/internal.js'
import { Counter, type Family, Histogram } from './families.js'

/** Returns the server of a listener, whose connections are counted; undefined while it does not listen. */
export type ServerSource = () => Pick<Server, 'getConnections'> | undefined

/** Metrics of a node since the collector was created. */
export interface Collector {
  /** Returns counters and current gauges. */
  collect(): Promise<readonly Family[]>
  /** Stops counting. */
  stop(): void
}

/** Upper bounds of the duration buckets in seconds. Most calls take less than a millisecond; servers end a call after 30 seconds. */
const DURATIONS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

const METHOD_NOT_FOUND = -32601
const INVALID_REQUEST = -32600
const INTERNAL_ERROR = -32603
const REVERTED = 3

type MeasuredNode = Pick<Node, 'events' | 'statistics'>

/** Counts calls, blocks and faults of a node. The node measures calls only while a collector is registered. */
export function collectorOf(node: MeasuredNode, servers: Readonly<Record<string, ServerSource>>): Collector {
  const counts = new Counts()
  const { onCall, onBlock, onFault } = counts
  node.events.on('call', onCall).on('block', onBlock).on('fault', onFault)
  return {
    async collect() {
      const statistics = node.statistics()
      return [
        gauge('evmbed_info', 'The version of the node.', 1, { version: VERSION }),
        ...callFamilies(counts),
        ...connectionFamilies(statistics, await connectionsOf(servers)),
        ...poolFamilies(statistics),
        ...chainFamilies(statistics, counts),
        ...processFamilies(),
      ]
    },
    stop() {
      node.events.off('call', onCall).off('block', onBlock).off('fault', onFault)
    },
  }
}

/** Counts of events since the collector was created. */
class Counts {
  readonly calls = new Counter()
  readonly durations = new Histogram(DURATIONS)
  readonly transactions = new Counter()
  blocks = 0
  gasUsed = 0
  faults = 0

  readonly onCall = ({ method, error, milliseconds }: CallReport): void => {
    const code = error === undefined ? undefined : errorObject(error).code
    // Unknown names share one label: a peer could send any number of names.
    const name = code === METHOD_NOT_FOUND || code === INVALID_REQUEST ? 'unknown' : method
    this.calls.add({ method: name, outcome: outcomeOf(code) })
    if (milliseconds !== undefined) this.durations.observe({ method: name }, milliseconds / 1000)
  }

  readonly onBlock = (block: BlockReport): void => {
    this.blocks++
    this.gasUsed += Number(block.gasUsed)
    this.transactions.add({ status: 'success' }, block.transactions - block.failed)
    this.transactions.add({ status: 'failed' }, block.failed)
  }

  readonly onFault = (): void => {
    this.faults++
  }
}

function callFamilies({ calls, durations }: Counts): Family[] {
  return [
    {
      name: 'evmbed_rpc_requests_total',
      help: 'Calls that were answered, by method and by what became of them.',
      type: 'counter',
      samples: calls.samples(),
    },
    {
      name: 'evmbed_rpc_request_duration_seconds',
      help: 'How long calls took.',
      type: 'histogram',
      samples: durations.samples(),
    },
  ]
}

function connectionFamilies({ connections, subscriptions, filters }: NodeStatistics, perListener: Family['samples']): Family[] {
  return [
    gauge(
      'evmbed_rpc_connections',
      'Lines to the node: sockets, HTTP requests that are being answered, callers in the process.',
      connections,
    ),
    gauge('evmbed_rpc_subscriptions', 'Subscriptions.', subscriptions),
    gauge('evmbed_rpc_filters', 'Installed filters.', filters),
    { name: 'evmbed_listener_connections', help: 'Open TCP connections of each listener.', type: 'gauge', samples: perListener },
  ]
}

function poolFamilies({ pending, queued }: NodeStatistics): Family[] {
  return [
    gauge('evmbed_pool_pending', 'Transactions in the pool that a block could take.', pending),
    gauge('evmbed_pool_queued', 'Transactions in the pool that wait behind a gap.', queued),
  ]
}

function chainFamilies({ height, indexed }: NodeStatistics, { blocks, gasUsed, transactions, faults }: Counts): Family[] {
  const indexHelp = 'The height up to which transactions are indexed by accounts.'
  return [
    gauge('evmbed_chain_height', 'The height of the head.', height),
    ...(indexed === undefined ? [] : [gauge('evmbed_index_height', indexHelp, indexed)]),
    counter('evmbed_chain_blocks_total', 'Blocks that were decided.', blocks),
    counter('evmbed_chain_gas_used_total', 'Gas of the transactions of these blocks.', gasUsed),
    {
      name: 'evmbed_chain_transactions_total',
      help: 'Transactions of these blocks, by whether they succeeded or failed, as those do that revert.',
      type: 'counter',
      samples: transactions.samples(),
    },
    counter('evmbed_faults_total', 'Errors of the node itself.', faults),
  ]
}

function processFamilies(): Family[] {
  const { user, system } = process.cpuUsage()
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
    counter('process_cpu_seconds_total', 'Seconds that processors have worked for the process.', (user + system) / 1_000_000),
  ]
}

function outcomeOf(code: number | undefined): string {
  if (code === undefined) return 'success'
  if (code === REVERTED) return 'reverted'
  return code === INTERNAL_ERROR ? 'fault' : 'refused'
}

function gauge(name: string, help: string, value: number, labels = {}): Family {
  return { name, help, type: 'gauge', samples: [{ labels, value }] }
}

function counter(name: string, help: string, value: number): Family {
  return { name, help, type: 'counter', samples: [{ value }] }
}

/** Returns the number of connections per listener. Listeners that share a server are counted once, under the name of the first one. */
async function connectionsOf(servers: Readonly<Record<string, ServerSource>>): Promise<Family['samples']> {
  const named = Object.entries(servers).map(([listener, source]) => ({ listener, server: source() }))
  const distinct = named.filter(({ server }, index) => server && named.findIndex((other) => other.server === server) === index)
  return Promise.all(
    distinct.map(async ({ listener, server }) => ({ labels: { listener }, value: server ? await connectionCount(server) : 0 })),
  )
}

function connectionCount(server: Pick<Server, 'getConnections'>): Promise<number> {
  return new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
}
