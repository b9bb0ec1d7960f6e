/** JSON-RPC as the page calls it. Two parts implement it: `ServedRpc` for the node that serves the page, and `ProviderRpc` for a provider of the page's program. */
export interface Rpc {
  readonly state: ConnectionState
  /** Called when the state changes. */
  onState: () => void
  /** Called when the node announces a head. */
  onHead: () => void
  /** Address of the node for other programs. Undefined if it has none. */
  readonly url: string | undefined
  /** Connects, and does so again when the node was away. */
  connect(): Promise<void>
  /** Takes a credential, and connects with it. */
  unlock(token: string): void
  /** Calls a method. Rejects with an `RpcError` for an error of the node, and with another error if the node is away. */
  request<Result>(method: string, params?: readonly unknown[]): Promise<Result>
  /** Calls a method whose answer may be long. Rejects if an answer from another process is longer than a limit. */
  read<Result>(method: string, params: readonly unknown[], mostBytes: number): Promise<Result>
  /** Subscribes, until the connection ends or `unsubscribe`. Returns the id of the subscription. */
  subscribe(method: string, receive: Receive): Promise<string>
  isSubscribed(id: string | undefined): boolean
  unsubscribe(id: string): Promise<void>
  /**
   * Calls an endpoint under `/v2/`: GET, or POST with a body. Rejects with an error that has the message of the answer, and with `NoSuchPath` where nothing
   * serves it.
   */
  call<Result>(path: string, body?: object): Promise<Result>
}

/** Receives the events of a subscription. */
export type Receive = (event: unknown) => void

/** `locked`: calls need a credential. `away`: the node does not answer. */
export type ConnectionState = 'connecting' | 'live' | 'polling' | 'locked' | 'away'

/** State and subscriptions of a connection, whose parts differ in how they call. */
export abstract class Connection {
  state: ConnectionState = 'connecting'
  onState: () => void = () => {}
  onHead: () => void = () => {}
  /** Receivers of notifications, by the ids of their subscriptions. */
  protected readonly receivers = new Map<string, Receive>()

  abstract request<Result>(method: string, params?: readonly unknown[]): Promise<Result>

  async subscribe(method: string, receive: Receive, params: readonly unknown[] = []): Promise<string> {
    const id = await this.request<string>(method, params)
    this.receivers.set(id, receive)
    return id
  }

  isSubscribed(id: string | undefined): boolean {
    return id !== undefined && this.receivers.has(id)
  }

  async unsubscribe(id: string): Promise<void> {
    if (this.receivers.delete(id)) await this.request('eth_unsubscribe', [id])
  }

  protected become(state: ConnectionState): void {
    if (this.state === state) return
    this.state = state
    this.onState()
  }
}

/** An error that the node answered. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Nothing serves a path. */
export class NoSuchPath extends Error {}

/** Milliseconds between attempts to reach a node that is away. */
export const RETRY_AFTER = 1000

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
