import { ListenFailed } from '../server/index.js'
import { authorityOf, type Endpoint } from './endpoint.js'
import { printable } from './logger.js'

/** Milliseconds to wait for the identification of the process that uses the port. */
const PATIENCE = 500

/** Waits for a server to listen. If the port is in use, the error names the process that uses it and the flag for another port. */
export async function listenAs<Server>(flag: string, endpoint: Endpoint, server: Promise<Server>): Promise<Server> {
  try {
    return await server
  } catch (error) {
    if (!(error instanceof ListenFailed)) throw error
    if (error.code !== 'EADDRINUSE') throw new Error(namingFlags(error.message, flag), { cause: error })
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

/** Replaces the options of a server at the end of an advice by flags. */
function namingFlags(message: string, flag: string): string {
  return message.replace(/ with (port|host)\b/, (_, option) => ` with ${flag === '--port' ? `--${option}` : flag}`)
}

/** Identifies the node on a port. A forgotten node would otherwise answer the next test run as if it were the new one. */
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
