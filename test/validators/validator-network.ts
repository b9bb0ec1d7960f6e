import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { type Validator, writeNetwork } from '../../adapters/cli/testnet-files.js'
import { devGenesis, type Genesis, type Hex } from '../../src/internal.js'
import type { Order, Report, TimesReport, ValidatorSettings } from './validator-messages.js'

export interface NetworkSettings {
  readonly count: number
  /** Folder of the homes, which is empty. */
  readonly folder: string
  /** Path of the bundled program `validator.ts`. */
  readonly program: string
  /** Path of the engine's program. */
  readonly engine: string
  readonly genesis: Genesis
  readonly snapshotInterval?: number
  /** Changes the configuration of an engine. */
  readonly configure?: (config: string, index: number) => string
  /** Returns the address of JSON-RPC of a validator. Default: that of this machine. */
  readonly host?: (index: number) => string
  /** Program and arguments that run a command in a network namespace. */
  readonly within?: (index: number) => readonly string[]
}

/** Returns the genesis of a network in which some accounts have 1,000 ether each. */
export function genesisWith(accounts: readonly Hex[]): Genesis {
  return devGenesis({
    chainId: 31_337,
    hardfork: 'osaka',
    gasLimit: 30_000_000n,
    baseFeePerGas: 1_000_000_000n,
    timestamp: BigInt(Math.floor(Date.now() / 1000)),
    balances: new Map(accounts.map((address) => [address, 10n ** 21n])),
    predeploys: [],
  })
}

/** A validator and its processes. It is started again when it is killed. */
export class ValidatorProcess {
  /** Failures that the node has reported. */
  readonly faults: string[] = []
  readonly settings: ValidatorSettings
  readonly #program: readonly string[]
  #child: ChildProcess | undefined
  #ready: Promise<unknown> = Promise.resolve()
  #isStopped = true
  /** Number of starts. */
  starts = 0
  /** Last lines of the process. */
  err = ''

  constructor(settings: ValidatorSettings, program: readonly string[]) {
    this.settings = settings
    this.#program = program
  }

  get http(): string {
    return `http://${this.settings.host}:${this.settings.port}`
  }

  get ws(): string {
    return `ws://${this.settings.host}:${this.settings.port}`
  }

  /** Starts the processes. Resolves when the node answers; rejects if it ends before. */
  async start(): Promise<void> {
    this.#isStopped = false
    this.#spawn()
    await this.#ready
  }

  /** Resolves when the node answers. */
  async running(): Promise<void> {
    for (;;) {
      const ready = this.#ready
      await ready.catch(() => {})
      if (ready === this.#ready && this.#child) return
      await pause(20)
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const child = this.#child
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  order(order: Order): void {
    this.#child?.send?.(order, () => {})
  }

  async times(): Promise<TimesReport> {
    this.order({ report: true })
    for (;;) {
      const [message]: Report[] = this.#child ? await once(this.#child, 'message') : []
      if (message && 'times' in message) return message
    }
  }

  async kill(what: 'node' | 'engine' | 'both'): Promise<void> {
    const engine = Number(await readFile(join(this.settings.home, 'engine.pid'), 'utf8').catch(() => ''))
    // The node first, as it would otherwise start its engine again.
    if (what !== 'engine') this.#child?.kill('SIGKILL')
    if (what === 'node' || !engine) return
    try {
      process.kill(engine, 'SIGKILL')
    } catch {
      // It has ended already.
    }
  }

  #spawn(): void {
    const [program = '', ...args] = [...this.#program, JSON.stringify(this.settings)]
    // A session of its own: Ctrl-C reaches the parent only.
    const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    this.#child = child
    this.starts++
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.err = `${this.err}${text}`.slice(-4000)
    })
    this.#ready = new Promise((resolve, reject) => {
      child.on('message', (report: Report) => {
        if ('ready' in report) resolve(undefined)
        if ('fault' in report) this.faults.push(report.fault)
      })
      child.once('exit', (code, signal) => reject(new Error(`the validator ended (${signal ?? code}) ${this.err}`)))
    })
    this.#ready.catch(() => {})
    child.once('exit', () => {
      this.#child = undefined
      if (!this.#isStopped) setTimeout(() => this.#isStopped || this.#spawn(), 100)
    })
  }
}

/** A network of validators with real engines on this machine. */
export class ValidatorNetwork {
  readonly validators: readonly ValidatorProcess[]
  /** Places of the validators. */
  readonly places: readonly Validator[]

  private constructor(validators: readonly ValidatorProcess[], places: readonly Validator[]) {
    this.validators = validators
    this.places = places
  }

  /** Writes the homes of a network, and starts all validators. */
  static async start(settings: NetworkSettings): Promise<ValidatorNetwork> {
    const network = await ValidatorNetwork.write(settings)
    try {
      await Promise.all(network.validators.map((each) => each.start()))
    } catch (error) {
      await network.stop()
      throw error
    }
    return network
  }

  /** Writes the homes of a network. */
  static async write({ count, folder, program, engine, genesis, snapshotInterval = 0, configure, within, host }: NetworkSettings) {
    const [port, enginePort] = [await freePorts(count), await freePorts(2 * count)]
    const places = await writeNetwork({ output: folder, validators: count, genesis, port, enginePort })
    for (const [index, { home }] of places.entries()) {
      const path = join(home, 'config/config.toml')
      if (configure) await writeFile(path, configure(await readFile(path, 'utf8'), index))
    }
    const validators = places.map(({ home, port: own }, index) => {
      const command = [...(within?.(index) ?? []), process.execPath, program]
      return new ValidatorProcess({ home, host: host?.(index) ?? '127.0.0.1', port: own, engine, snapshotInterval }, command)
    })
    return new ValidatorNetwork(validators, places)
  }

  async stop(): Promise<void> {
    await Promise.all(this.validators.map((each) => each.stop()))
  }
}

/** Returns the first of some consecutive ports that are free. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await bind(0)
    const servers = [first]
    const port = portOf(first)
    for (let next = port + 1; next < port + count; next++) servers.push(await bind(next))
    const areFree = servers.every((server) => server?.listening)
    for (const server of servers) server?.close()
    if (areFree) return port
  }
}

async function bind(port: number) {
  const server = createServer().listen(port, '127.0.0.1')
  await Promise.race([once(server, 'listening'), once(server, 'error').catch(() => {})]).catch(() => {})
  return server
}

function portOf(server: Awaited<ReturnType<typeof bind>>): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
