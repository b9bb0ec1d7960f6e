import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DescribedContract, type Node, NodeError } from '../../src/internal.js'
import type { HttpOptions } from '../http/index.js'
import {
  accessControl,
  isRefusal,
  originHeaders,
  type Permissions,
  pathOf,
  preflightHeaders,
  type RequestListener,
  reportOf,
} from '../server/index.js'

/** `contracts/full_match/31337/0x…/metadata.json`, `contracts/partial_match/31337/0x…/sources/contracts/Coin.sol` */
const ADDRESS = /\/contracts\/(full_match|partial_match)\/(\d{1,20})\/(0x[\da-f]{40})\/(?:metadata\.json|sources\/(.+))$/i

type Connected = Pick<Node, 'connect'>

/**
 * Serves what the node knows of contracts in the layout of a Sourcify repository, from which explorers such as Otterscan take names, ABIs and sources. All
 * contracts are partial matches: code is recognised without its metadata. Host names, origins and credentials are checked as for JSON-RPC, and the namespaces
 * `evmbed` and `eth` are needed.
 *
 * @param node the node, or a function that returns it, for servers that are created before their node
 *
 * @example
 * await serveHttp(node, { namespaces: 'all', auth: { mode: 'off' }, mounts: { '/sourcify/': mountSourcify(node) } })
 * // GET http://127.0.0.1:8545/sourcify/contracts/partial_match/31337/0x5FbDB2315678afecb367f032d93F642f64180aa3/metadata.json
 */
export function mountSourcify(node: Connected | (() => Connected)): (options: HttpOptions) => RequestListener {
  const connected = typeof node === 'function' ? node : () => node
  return (options) => {
    const access = accessControl(options)
    return (request, response) => {
      const refusal = access.refusePage(request)
      const permissions = refusal ?? access.permissionsOf(request)
      if (isRefusal(permissions)) {
        options.onRefusal(reportOf(request, permissions))
        send(response, permissions.status, permissions.text, permissions.headers)
        return
      }
      const headers = { ...originHeaders(request, response, options.corsOrigins) }
      answer(connected(), permissions, request).then(
        ({ status, text, type }) => send(response, status, text, { ...headers, ...preflight(request) }, type),
        () => send(response, 500, 'the node does not answer', headers),
      )
    }
  }
}

interface Answer {
  readonly status: number
  readonly text: string
  readonly type?: string
}

const NOT_FOUND: Answer = { status: 404, text: 'not found' }

function preflight(request: IncomingMessage): Readonly<Record<string, string>> {
  return request.method === 'OPTIONS' ? preflightHeaders(request, 'GET') : {}
}

async function answer(node: Connected, permissions: Permissions, { method, url }: IncomingMessage): Promise<Answer> {
  if (method === 'OPTIONS') return { status: 204, text: '' }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, text: 'method not allowed' }
  const [, match, chainId = '', address = '', encoded] = ADDRESS.exec(pathOf(url)) ?? []
  if (match !== 'partial_match') return NOT_FOUND
  const connection = node.connect(permissions)
  try {
    if (BigInt(String(await connection.request('eth_chainId', []))) !== BigInt(chainId)) return NOT_FOUND
    const contract = (await connection.request('evmbed_contract', [address.toLowerCase()])) as DescribedContract | null
    if (contract?.name === undefined) return NOT_FOUND
    if (encoded !== undefined) return sourceAt(contract, encoded)
    return { status: 200, text: contract.metadata ?? madeMetadata(contract, contract.name), type: 'application/json' }
  } catch (error) {
    // The method is not served, or wants a credential.
    if (error instanceof NodeError) return { status: 403, text: error.message }
    throw error
  } finally {
    connection.close()
  }
}

/** Explorers write `_` for characters of names that they take for special. */
const plain = (path: string) => path.replaceAll(/[@:]/g, '_')

function sourceAt({ sources = [] }: DescribedContract, encoded: string): Answer {
  let wanted: string
  try {
    wanted = decodeURIComponent(encoded)
  } catch {
    return NOT_FOUND
  }
  const found = sources.find(({ path }) => path === wanted) ?? sources.find(({ path }) => plain(path) === plain(wanted))
  return found ? { status: 200, text: found.content } : NOT_FOUND
}

/** Metadata of a contract whose compiler was not asked for them: the parts that the node knows. */
function madeMetadata({ abi = [], sources = [] }: DescribedContract, name: string): string {
  const [own] = sources
  return JSON.stringify({
    version: 1,
    language: 'Solidity',
    compiler: { version: '' },
    output: { abi, devdoc: { kind: 'dev', methods: {}, version: 1 }, userdoc: { kind: 'user', methods: {}, version: 1 } },
    settings: { compilationTarget: { [own?.path ?? `${name}.sol`]: name }, libraries: {}, remappings: [] },
    sources: Object.fromEntries(sources.map(({ path, content }) => [path, { content }])),
  })
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>> = {},
  type = 'text/plain',
): void {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)) as Record<string, string>
  response.writeHead(status, {
    ...given,
    'content-type': `${type}; charset=utf-8`,
    'content-length': Buffer.byteLength(text),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
  })
  response.end(response.req.method === 'HEAD' ? undefined : text)
}
