import { type Clock, monotonicTime } from '../primitives/clock.js'
import { within } from '../primitives/deadline.js'
import type { EngineConnection, EnginePeer, EngineStatus } from './abci.js'
import type { Network } from './consensus.js'
import type { Evidence } from './evidence.js'

/** Milliseconds for which an answer of the engine holds. */
const LIFETIME = 500
/** Milliseconds after which an engine that does not answer counts as dead. */
const PATIENCE = 1000

const UNKNOWN: EngineStatus = {
  network: '',
  latestHeight: 0n,
  catchingUp: false,
  peers: 0,
  isListening: false,
  validator: new Uint8Array(20),
  votingPower: 0n,
}

interface Asked<Value> {
  readonly at: number
  readonly value: Promise<Value>
}

/** The engine's view of its network, asked for at most twice a second. */
export class NetworkView implements Network {
  readonly #clock: Clock
  readonly evidence: Evidence
  #connection: EngineConnection | undefined
  #status: Asked<EngineStatus> | undefined
  #peers: Asked<readonly EnginePeer[]> | undefined
  #last = UNKNOWN

  constructor(clock: Clock, evidence: Evidence) {
    this.#clock = clock
    this.evidence = evidence
  }

  open(connection: EngineConnection): void {
    this.#connection = connection
  }

  status(): Promise<EngineStatus> {
    this.#status = this.#fresh(this.#status) ?? this.#asked(this.#askStatus())
    return this.#status.value
  }

  peers(): Promise<readonly EnginePeer[]> {
    this.#peers = this.#fresh(this.#peers) ?? this.#asked(this.#ask((connection) => connection.peers()).catch(() => []))
    return this.#peers.value
  }

  async #askStatus(): Promise<EngineStatus> {
    try {
      this.#last = await this.#ask((connection) => connection.status())
      return this.#last
    } catch {
      return { ...this.#last, peers: 0, isListening: false }
    }
  }

  async #ask<Value>(question: (connection: EngineConnection) => Promise<Value>): Promise<Value> {
    const connection = this.#connection
    if (!connection) throw new Error('the engine is not connected')
    return within(this.#clock, PATIENCE, () => question(connection))
  }

  #asked<Value>(value: Promise<Value>): Asked<Value> {
    return { at: monotonicTime(this.#clock), value }
  }

  #fresh<Value>(asked: Asked<Value> | undefined): Asked<Value> | undefined {
    return asked && monotonicTime(this.#clock) - asked.at < LIFETIME ? asked : undefined
  }
}
