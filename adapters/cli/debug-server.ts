import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { LocalError } from '../../src/internal.js'
import { SourceTexts } from '../../src/internal-debugger.js'
import { DapServer, type Debuggee, ProjectFiles } from '../debugger/index.js'
import { DEBUG_FLAGS } from './debug-flags.js'
import { type CallValues, type DebuggedRun, debuggedRun, openSession } from './debug-session.js'
import { Explainer } from './explainer.js'
import type { Flag, FlagValues } from './flag.js'
import type { Terminal } from './terminal.js'

/** A client names something that it may not name. */
class LaunchRefused extends LocalError {}

type DebugValues = FlagValues<typeof DEBUG_FLAGS>
type Given = Readonly<Record<string, unknown>>

const LOOPBACK = '127.0.0.1'
/** Members of a launch that name places. A program that can connect to a port is not always the one that has started the server. */
const PLACES = ['rpcUrl', 'artifacts', 'root']

/** Serves the Debug Adapter Protocol, on the streams of the process or on a port, until the client leaves or an interrupt. */
export async function serveDap(run: DebuggedRun | undefined, values: DebugValues, terminal: Terminal): Promise<void> {
  const { dialogue } = terminal
  if (values.dapPort === undefined) {
    if (!dialogue) throw new LaunchRefused('there is no input for a debugger')
    const { input, output } = dialogue
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const removeListener = terminal.onInterrupt(end)
    const server = new DapServer({
      open: (given) => opened(run, given, values, terminal),
      write: (bytes) => void output.write(bytes),
      end,
    })
    input.on('data', (part: Uint8Array | string) => server.receive(typeof part === 'string' ? Buffer.from(part) : part))
    // Requests that came before the end of the input are answered.
    input.on('end', () => void server.idle().then(end))
    await ended
    removeListener()
    input.pause()
    return
  }
  const sockets = new Set<Socket>()
  const listener = createServer((socket) => {
    sockets.add(socket)
    const server = new DapServer({
      open: (given) => {
        const place = PLACES.find((name) => given[name] !== undefined)
        if (place !== undefined) throw new LaunchRefused(`a client of a port cannot name ${place}: the flags of evmbed debug do`)
        return opened(run, given, values, terminal)
      },
      write: (bytes) => void socket.write(bytes),
      end: () => socket.end(),
    })
    socket.on('data', (part) => server.receive(part))
    // A client that breaks off needs no answer.
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  listener.listen(values.dapPort, LOOPBACK)
  await once(listener, 'listening')
  const address = listener.address()
  const closed = once(listener, 'close')
  const removeListener = terminal.onInterrupt(() => {
    listener.close()
    for (const socket of sockets) socket.destroy()
  })
  if (!values.quiet)
    terminal.out(`Debug Adapter Protocol on ${LOOPBACK}:${typeof address === 'object' && address ? address.port : values.dapPort}`)
  await closed
  removeListener()
}

/** Opens what a client launches: the run of the command line, or the one that it names. */
async function opened(usual: DebuggedRun | undefined, given: Given, values: DebugValues, terminal: Terminal): Promise<Debuggee> {
  const run = debuggedRun(textOf(given, 'transaction'), callIn(given)) ?? usual
  if (run === undefined)
    throw new LaunchRefused("name the transaction: 'transaction' of the launch configuration is its hash; or a call: 'to' is its contract")
  const url = textOf(given, 'rpcUrl') ?? values.url
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new LaunchRefused("'rpcUrl' must be an http or https URL")
  const named = given.artifacts === undefined ? values.artifacts : [given.artifacts].flat()
  if (!named?.every((place) => typeof place === 'string') && named !== undefined)
    throw new LaunchRefused("'artifacts' must be a path, or a list of paths")
  Explainer.check(named)
  // The token is for the node of the command line only.
  const environment = url === values.url ? terminal.environment : {}
  const { session, artifacts } = await openSession(run, { url, artifacts: named }, { environment })
  return {
    name: 'call' in run ? `call of ${run.call.to.slice(0, 10)}…` : `transaction ${run.transaction.slice(0, 10)}…`,
    session,
    texts: new SourceTexts(artifacts.builds),
    files: new ProjectFiles(textOf(given, 'root') ?? values.root),
    contracts: artifacts.contracts,
  }
}

/** Returns the call of a launch. */
function callIn(given: Given): CallValues {
  const read = <Name extends keyof CallValues>(name: Name, { kind }: Flag<NonNullable<CallValues[Name]>>) => {
    const value = given[name]
    if (value === undefined) return undefined
    const known = typeof value === 'string' || typeof value === 'number' ? kind.read(String(value)) : undefined
    if (known === undefined) throw new LaunchRefused(`'${name}' must be ${kind.want}`)
    return known
  }
  const { to, data, from, value, block } = DEBUG_FLAGS
  return {
    to: read('to', to),
    data: read('data', data),
    from: read('from', from),
    value: read('value', value),
    block: read('block', block),
  }
}

function textOf(given: Given, name: string): string | undefined {
  const text = given[name]
  if (text === undefined || typeof text === 'string') return text
  throw new LaunchRefused(`'${name}' must be a text`)
}
