import type { Misbehaviour } from './remote-server.js'

/** Sends an answer of HTTP instead of that of the node. */
export const send =
  (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Misbehaviour =>
  (response) => {
    response.writeHead(status, headers).end(text)
    return true
  }
