import type { Connection } from '../rpc/connection.js'
import type { EnvelopeOptions } from '../rpc/envelope.js'
import type { SessionOptions } from '../rpc/session.js'

/** The part of a node that a server needs. */
export interface Endpoint {
  connect(session: SessionOptions, envelope?: Partial<EnvelopeOptions>): Connection
  onClose(closer: () => void | Promise<void>): () => void
}

/** Settings of a server that is started at run time. Missing members keep the operator's settings. */
export interface ListenRequest {
  readonly host?: string
  readonly port?: number
  /** Web origins whose pages may use the node. */
  readonly origins?: readonly string[]
  readonly namespaces?: readonly string[]
  readonly vhosts?: readonly string[]
}

/** A server that can be started and stopped while the node runs. */
export interface Listener {
  /**
   * Resolves when the server listens. Rejects with an error whose message may be shown to callers if the server cannot listen, or listens already.
   */
  start(endpoint: Endpoint, request?: ListenRequest): Promise<void>
  /** Stops listening. Requests in flight are still answered. Returns false if the server was not listening. */
  stop(): boolean
}

/** Servers that the platform provides for a node. */
export interface Listeners {
  readonly http: Listener
  readonly webSocket: Listener
  /** Serves forks of the node. Default: none. */
  readonly forks?: ForkServer
}

/** A fork of a chain, at an address of its own. */
export interface RunningFork {
  /** Address of JSON-RPC over HTTP and WebSocket, and of the page. */
  readonly url: string
  /** Last block that both chains have. */
  readonly blockNumber: bigint
}

/** Forks of a node that are served. They end with the node. */
export interface ForkServer {
  readonly all: readonly RunningFork[]
  /** Forks the node at a block that it has. Rejects with an error whose message may be shown to callers if the fork cannot be served. */
  open(block: bigint): Promise<RunningFork>
  /** Closes a fork. Returns false if no fork has this address. */
  close(url: string): Promise<boolean>
}
