/**
 * A validator in a process of its own. It runs as `evmbed start --consensus cometbft` does, and obeys its parent: it reports how long the verbs of its engine
 * take, and kills itself at a step of a block.
 */
import { cometbft } from '../../adapters/cometbft/index.js'
import { serveHttp } from '../../adapters/http/index.js'
import { levelStore } from '../../adapters/storage/index.js'
import { attachWebSocket } from '../../adapters/websocket/index.js'
import { type AbciApplication, type BftEngine, type ConsensusEngine, createNode, type Store } from '../../src/internal.js'
import type { Order, Report, Step, ValidatorSettings, VerbTimes } from './validator-messages.js'

const { home, host, port, engine, snapshotInterval }: ValidatorSettings = JSON.parse(process.argv[2] ?? '{}')

/** Step of a block at which the process kills itself next. */
let deadline: Step | undefined
let isCommitting = false
let since = process.cpuUsage()
const times = new Map<string, VerbTimes>()

function tell(report: Report): void {
  process.send?.(report)
}

function killAt(step: Step): void {
  if (deadline === step) process.kill(process.pid, 'SIGKILL')
}

/** Writes of a commit, which a kill may interrupt. */
function mortal(store: Store): Store {
  return new Proxy(store, {
    get(target, name) {
      if (name !== 'batch') {
        const member: unknown = Reflect.get(target, name, target)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return async (...given: Parameters<Store['batch']>) => {
        const written = target.batch(...given)
        if (isCommitting && deadline === 'in batch') {
          // The database writes in another thread, for some ten microseconds.
          const end = performance.now() + Math.random() * 0.3
          while (performance.now() < end);
          killAt('in batch')
        }
        await written
        if (isCommitting) killAt('written')
      }
    },
  })
}

/** Measures the verbs of an application, and ends the process between two of them. */
function observed(application: AbciApplication): AbciApplication {
  return new Proxy(application, {
    get(target, name) {
      const verb: unknown = Reflect.get(target, name, target)
      if (typeof verb !== 'function') return verb
      return async (...given: readonly unknown[]) => {
        const start = performance.now()
        if (name === 'commit') {
          killAt('finalized')
          isCommitting = true
        }
        const answer: unknown = await Reflect.apply(verb, target, given)
        isCommitting = false
        if (name === 'commit') killAt('committed')
        const { count, milliseconds, longest } = times.get(String(name)) ?? { count: 0, milliseconds: 0, longest: 0 }
        const taken = performance.now() - start
        times.set(String(name), { count: count + 1, milliseconds: milliseconds + taken, longest: Math.max(longest, taken) })
        return answer
      }
    },
  })
}

function observedEngine(engine: ConsensusEngine): BftEngine {
  // Every engine of the node's adapters has the verbs of the port.
  const inner = engine as BftEngine
  return { ...inner, connect: (application, onFault) => inner.connect(observed(application), onFault) }
}

process.on('message', ({ killAt: step, report }: Order) => {
  if (step !== undefined) deadline = step
  if (report !== true) return
  const { user, system } = process.cpuUsage(since)
  tell({ times: Object.fromEntries(times), processor: (user + system) / 1000, memory: process.memoryUsage().rss })
  times.clear()
  since = process.cpuUsage()
})

const node = await createNode({
  consensus: observedEngine(cometbft({ home, bin: engine })),
  store: mortal(levelStore(`${home}/chain`)),
  snapshotInterval,
  accounts: 0,
  onFault: (fault) => tell({ fault: fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault) }),
})
const server = await serveHttp(node, { host, port, namespaces: 'all', auth: { mode: 'off' }, insecure: true })
attachWebSocket(node, server, { namespaces: 'all', auth: { mode: 'off' }, insecure: true })
tell({ ready: true })

async function close(): Promise<void> {
  await node.close()
  process.exit(0)
}

process.once('SIGTERM', close)
// A parent that was killed must not leave validators behind.
process.once('disconnect', close)
