import { ListenError } from '../server/index.js'
import { authorityOf, type Endpoint } from './endpoint.js'
import { printable } from './logger.js'

/** Milliseconds that whoever has the port has to say who it is. */
const PATIENCE = 500

/** Waits for a server to listen. When its port is taken, says by whom, and which flag is the way out. */
export async function listenAs<Server>(flag: string, endpoint: Endpoint, server: Promise<Server>): Promise<Server> {
  try {
    return await server
  } catch (error) {
    if (!(error instanceof ListenError) || error.code !== 'EADDRINUSE') throw error
    const place = authorityOf(endpoint)
    const occupant = await occupantOf(place)
    throw new Error(
      `${place} is already in use${occupant}: stop what runs there, or choose another port with ${flag} (0 picks a free one)`,
      {
        cause: error,
      },
    )
  }
}

/** A chain that was forgotten on a port answers the next test run as though it were the new one: say its name. */
async function occupantOf(place: string): Promise<string> {
  try {
    const response = await fetch(`http://${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const answer: { readonly result?: unknown } = await response.json()
    return typeof answer.result === 'string' ? ` by ${printable(answer.result, 100)}` : ''
  } catch {
    return ''
  }
}
