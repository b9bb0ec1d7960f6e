import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isatty } from 'node:tty'
import { readRemoteText } from '../../src/internal.js'
import { ENGINE_GRACE, SupervisedProcess } from '../processes/index.js'
import { printable } from './logger.js'
import type { Terminal } from './terminal.js'
import type { Validator } from './testnet-files.js'
import { type Health, lineOf, readHealth, tableOf } from './testnet-table.js'

/** Milliseconds between two looks at the validators. */
const INTERVAL = 500
/** Milliseconds in which all validators must answer after the start. */
const PATIENCE = 120_000
/** Milliseconds in which a validator must answer once. */
const ANSWER = 1_000
/** Milliseconds in which a node may end by itself. It ends its engine meanwhile. */
const GRACE = 2 * ENGINE_GRACE

export interface RunOptions {
  readonly json: boolean
  readonly quiet: boolean
  /** Heights between snapshots of each validator; 0 for none. */
  readonly snapshotInterval: number | undefined
  readonly terminal: Terminal
  /** Ends the start: the network is closed without waiting for the validators. */
  readonly interrupted: AbortSignal
}

/** Process ids of a validator; undefined while a process restarts. */
interface Pids {
  readonly node: number | undefined
  readonly engine: number | undefined
}

/**
 * Starts all validators, each in a process of its own, which starts its engine. Shows them until they are closed. A process that ends is started again.
 *
 * Rejects if a validator does not answer in time. After an interrupt it resolves without waiting for them.
 */
export async function runNetwork(
  validators: readonly Validator[],
  program: string,
  { json, quiet, snapshotInterval, terminal, interrupted }: RunOptions,
): Promise<{ close(): Promise<void> }> {
  const processes: SupervisedProcess[] = []
  const pids: (number | undefined)[] = []
  let watching: Promise<void> | undefined
  let isClosed = false
  /** Fails when a validator ends before all of them run: its flags or its home are wrong. */
  let giveUp = (_: Error) => {}
  const failure = new Promise<never>((_, reject) => {
    giveUp = reject
  })
  failure.catch(() => {})
  const isOver = () => isClosed || interrupted.aborted
  const close = async () => {
    isClosed = true
    await Promise.all([watching, ...processes.map((each) => each.stop())])
  }
  try {
    for (const [index, validator] of validators.entries()) {
      if (isOver()) break
      const said = (line: string) => terminal.err(`validator-${index}: ${printable(line, 1_000)}`)
      processes.push(
        await SupervisedProcess.start({
          program: process.execPath,
          args: [...process.execArgv, process.argv[1] ?? '', ...argumentsOf(validator, program, snapshotInterval)],
          grace: GRACE,
          // Of its output, warnings and errors are shown.
          onLine: (line, stream) => {
            if (stream === 'err') said(line)
          },
          onStart: (pid) => {
            pids[index] = pid
          },
          onEnd: (how, pause) => {
            pids[index] = undefined
            giveUp(new Error(`validator-${index} ended (${how}) before all were running`))
            if (!isClosed) said(`ended (${how}); it starts again in ${pause} ms`)
          },
        }),
      )
    }
    await Promise.race([untilAllAnswer(validators, interrupted), failure])
    if (isOver()) return { close }
    const running = await Promise.all(validators.map(({ home }, index) => pidsOf(home, pids[index])))
    if (json) {
      const members = validators.map(({ home, port }, index) => ({
        http: `http://127.0.0.1:${port}`,
        ws: `ws://127.0.0.1:${port}`,
        home,
        pids: running[index],
      }))
      terminal.out(JSON.stringify({ validators: members }))
    }
    const isShown = !json && !quiet
    watching = watch(validators, {
      isOver,
      onHealth: isShown ? display(terminal) : () => {},
      onPids: json ? (validator, ids) => terminal.out(JSON.stringify({ validator, pids: ids })) : () => {},
      pids: () => Promise.all(validators.map(({ home }, index) => pidsOf(home, pids[index]))),
      running,
    })
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

function argumentsOf({ home, port }: Validator, program: string, snapshotInterval: number | undefined): readonly string[] {
  return [
    'start',
    ...['--home', home, '--dev-accounts', '--log-level', 'warn'],
    ...['--consensus', 'cometbft', '--cometbft.home', home, '--cometbft.bin', program],
    ...(snapshotInterval === undefined ? [] : ['--snapshot-interval', String(snapshotInterval)]),
    ...['--json-rpc.enable', '--json-rpc.address', `127.0.0.1:${port}`, '--json-rpc.ws-address', `127.0.0.1:${port}`],
    // Only programs on this machine can connect.
    ...['--json-rpc.api', 'eth,net,web3,txpool,debug,admin', '--json-rpc.auth-mode', 'off'],
  ]
}

async function untilAllAnswer(validators: readonly Validator[], interrupted: AbortSignal): Promise<void> {
  const deadline = performance.now() + PATIENCE
  for (const [index, { port }] of validators.entries()) {
    while (!interrupted.aborted && !(await answers(`http://127.0.0.1:${port}`, interrupted))) {
      if (performance.now() > deadline) throw new Error(`validator-${index} does not answer at http://127.0.0.1:${port}`)
      await pause(100)
    }
  }
}

async function answers(url: string, interrupted: AbortSignal): Promise<boolean> {
  try {
    const body = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }
    await readRemoteText(
      { url: new URL(url), headers: {} },
      { fetch, signal: AbortSignal.any([interrupted, AbortSignal.timeout(ANSWER)]), body },
    )
    return true
  } catch {
    return false
  }
}

async function pidsOf(home: string, node: number | undefined): Promise<Pids> {
  const text = await readFile(join(home, 'engine.pid'), 'utf8').catch(() => '')
  return { node, engine: Number.parseInt(text, 10) || undefined }
}

interface Watching {
  readonly isOver: () => boolean
  readonly onHealth: (healths: readonly Health[]) => void
  readonly onPids: (validator: number, pids: Pids) => void
  readonly pids: () => Promise<readonly Pids[]>
  readonly running: readonly Pids[]
}

async function watch(validators: readonly Validator[], { isOver, onHealth, onPids, pids, running }: Watching): Promise<void> {
  let known = running
  for (;;) {
    const healths = await Promise.all(validators.map(({ rpcPort }) => readHealth(rpcPort)))
    const now = await pids()
    // Processes that are being ended answer nothing.
    if (isOver()) return
    onHealth(healths)
    for (const [index, ids] of now.entries()) {
      if (ids.node !== known[index]?.node || ids.engine !== known[index]?.engine) onPids(index, ids)
    }
    known = now
    await pause(INTERVAL)
  }
}

/** Returns a function that shows the validators: as a table that is written over itself in a terminal, and else as a line for each change. */
function display(terminal: Terminal): (healths: readonly Health[]) => void {
  let shown: readonly string[] = []
  if (!isatty(1)) {
    return (healths) => {
      const lines = healths.map(lineOf)
      for (const [index, line] of lines.entries()) if (line !== shown[index]) terminal.out(line)
      shown = lines
    }
  }
  return (healths) => {
    const lines = tableOf(healths)
    const start = shown.length === 0 ? '' : `\x1b[${shown.length}F`
    terminal.out(`${start}${lines.map((line) => `${line}\x1b[K`).join('\n')}`)
    shown = lines
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
