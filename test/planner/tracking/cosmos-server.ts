import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

type Attributes = Readonly<Record<string, string>>
type ChainEvent = readonly [type: string, attributes: Attributes]

interface Transaction {
  readonly hash: string
  readonly code: number
  readonly log: string
  readonly events: readonly ChainEvent[]
}

/** Server that answers about transactions as a node of a Cosmos chain does, by REST and by CometBFT's RPC, over real HTTP. */
export class CosmosServer {
  readonly #server: Server
  readonly #transactions: Transaction[] = []
  /** Number of requests received. */
  questions = 0
  /** HTTP status that the server returns to every request during an outage. */
  outage: number | undefined

  private constructor() {
    this.#server = createServer(async (request, response) => {
      this.questions++
      const [status, body] = this.outage ? [this.outage, {}] : this.#answer(request, await bodyOf(request))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }

  static async listen(): Promise<CosmosServer> {
    const own = new CosmosServer()
    own.#server.listen(0, '127.0.0.1')
    await once(own.#server, 'listening')
    return own
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** A transaction is in a block now. */
  commit(hash: string, events: readonly ChainEvent[], failure?: { readonly code: number; readonly log: string }): void {
    this.#transactions.push({ hash, code: failure?.code ?? 0, log: failure?.log ?? '', events })
  }

  #answer(request: IncomingMessage, body: string): readonly [number, unknown] {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    if (request.method === 'POST' && pathname === '/') return [200, this.#rpc(JSON.parse(body))]
    if (request.method === 'POST') {
      const { tx_bytes } = JSON.parse(body) as { tx_bytes: string }
      return [200, { tx_response: { txhash: hashOf(tx_bytes), ...codeOf(tx_bytes), raw_log: logOf(tx_bytes) } }]
    }
    const query = searchParams.get('query')
    if (query !== null) return [200, { tx_responses: this.#search(query).map(restForm) }]
    const found = this.#transactions.find(({ hash }) => pathname.endsWith(`/${hash}`))
    return found ? [200, { tx_response: restForm(found) }] : [404, { code: 5, message: 'tx not found' }]
  }

  #rpc({ method, params }: { method: string; params: Record<string, string> }): unknown {
    const rpcForm = ({ hash, code, log, events }: Transaction) => ({ hash, tx_result: { code, log, events: events.map(eventForm) } })
    if (method === 'broadcast_tx_sync') return { result: { hash: hashOf(params.tx!), ...codeOf(params.tx!), log: logOf(params.tx!) } }
    if (method === 'tx_search') return { result: { txs: this.#search(params.query!).map(rpcForm) } }
    const wanted = Buffer.from(params.hash!, 'base64').toString('hex').toUpperCase()
    const found = this.#transactions.find(({ hash }) => hash === wanted)
    return found ? { result: rpcForm(found) } : { error: { code: -32603, message: 'Internal error', data: `tx (${wanted}) not found` } }
  }

  #search(query: string): Transaction[] {
    const terms = query.split(' AND ').map((term) => /^([\w.]+)\.(\w+)='([^']*)'$/.exec(term)!.slice(1))
    const [[type]] = terms as [[string]]
    const holds = ([name, attributes]: ChainEvent) => name === type && terms.every(([, key, value]) => attributes[key!] === value)
    return this.#transactions.filter(({ events }) => events.some(holds))
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** A transaction that begins with a zero octet is one that the chain does not take. */
const isBad = (transaction: string) => Buffer.from(transaction, 'base64')[0] === 0
const codeOf = (transaction: string) => ({ code: isBad(transaction) ? 4 : 0 })
const logOf = (transaction: string) => (isBad(transaction) ? 'signature verification failed' : '')
const hashOf = (transaction: string) => createHash('sha256').update(Buffer.from(transaction, 'base64')).digest('hex').toUpperCase()

function restForm({ hash, code, log, events }: Transaction) {
  return { txhash: hash, code, raw_log: log, timestamp: '2024-06-14T00:00:00Z', height: '9007199254740993', events: events.map(eventForm) }
}

function eventForm([type, attributes]: ChainEvent) {
  return { type, attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })) }
}

/** The events of one message that sends a packet, or that gets one. */
export function packetEvent(
  type: string,
  [from, to]: readonly [string, string],
  sequence: string,
  message = '0',
  more: Attributes = {},
): ChainEvent {
  return [type, { packet_src_channel: from, packet_dst_channel: to, packet_sequence: sequence, ...more, msg_index: message }]
}

export function coinsReceived(amount: string, message = '0'): ChainEvent {
  return ['coin_received', { receiver: 'another', amount, msg_index: message }]
}
