import type { IncomingMessage } from 'node:http'

/** Refusal of a request: an HTTP status and a line of text. */
export interface Refusal {
  readonly status: number
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A refused request, for a log. The text may quote input of the peer. */
export interface RefusalReport {
  readonly status: number
  readonly text: string
  /** Address of the peer; undefined when it is gone. */
  readonly remoteAddress: string | undefined
}

export function reportOf(request: IncomingMessage, { status, text }: Refusal): RefusalReport {
  return { status, text, remoteAddress: request.socket.remoteAddress }
}

export function isRefusal(admission: object): admission is Refusal {
  return 'status' in admission
}
