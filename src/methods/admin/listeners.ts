import type { ListenRequest } from '../../host/listeners.js'
import { ServerError } from '../../primitives/errors.js'
import { optionalParam, raises } from '../../rpc/record.js'
import { boolean, jsonInteger, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** A server could not be started. */
export class ListenerRefused extends ServerError {}

const NO_LISTENERS = "this node has no servers to start: create it with the option 'listeners'"

async function start(
  { host: { listeners, endpoint } }: Needs<'host'>,
  kind: 'http' | 'webSocket',
  request: ListenRequest,
): Promise<boolean> {
  if (!listeners) throw new ListenerRefused(NO_LISTENERS)
  try {
    await listeners[kind].start(endpoint, request)
    return true
  } catch (error) {
    // The port is taken, the address is another machine's: nothing that this node could mend.
    throw new ListenerRefused(error instanceof Error ? error.message : String(error))
  }
}

/** A list as geth's console sends it: with commas, or null. */
function listOf(text: string | undefined): readonly string[] | undefined {
  return text === undefined
    ? undefined
    : text
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '')
}

/** Without the members that were not given. */
function requestOf(given: { readonly [N in keyof ListenRequest]: ListenRequest[N] | undefined }): ListenRequest {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

const errors = [raises('the node cannot listen at the address', new ListenerRefused(NO_LISTENERS))]
const host = optionalParam('host', string)
const port = optionalParam('port', jsonInteger('int'))
const origins = optionalParam('origins', string)
const namespaces = optionalParam('namespaces', string)

function startHttpAs<const Name extends string>(name: Name) {
  return defineMethod({
    name,
    summary:
      "Starts the HTTP server. Origins, namespaces and virtual hosts are comma-separated lists. Missing parameters keep the operator's settings.",
    requiresAuth: true,
    params: [host, port, origins, namespaces, optionalParam('vhosts', string)],
    result: boolean,
    errors,
    handler: (context: Needs<'host'>, [host, port, origins, namespaces, vhosts]) =>
      start(context, 'http', requestOf({ host, port, origins: listOf(origins), namespaces: listOf(namespaces), vhosts: listOf(vhosts) })),
  })
}

function stopHttpAs<const Name extends string>(name: Name) {
  return defineMethod({
    name,
    summary: 'Stops the HTTP server, even if the call came through it. False if it was not running.',
    requiresAuth: true,
    params: [],
    result: boolean,
    handler: ({ host: { listeners } }: Needs<'host'>) => listeners?.http.stop() ?? false,
  })
}

export const startHTTP = startHttpAs('admin_startHTTP')
export const startRPC = startHttpAs('admin_startRPC')
export const stopHTTP = stopHttpAs('admin_stopHTTP')
export const stopRPC = stopHttpAs('admin_stopRPC')

export const startWS = defineMethod({
  name: 'admin_startWS',
  summary:
    "Starts the WebSocket server. Origins and namespaces are comma-separated lists. Missing parameters keep the operator's settings.",
  requiresAuth: true,
  params: [host, port, origins, namespaces],
  result: boolean,
  errors,
  handler: (context: Needs<'host'>, [host, port, origins, namespaces]) =>
    start(context, 'webSocket', requestOf({ host, port, origins: listOf(origins), namespaces: listOf(namespaces) })),
})

export const stopWS = defineMethod({
  name: 'admin_stopWS',
  summary: 'Stops the WebSocket server, even if the call came through it. False if it was not running.',
  requiresAuth: true,
  params: [],
  result: boolean,
  handler: ({ host: { listeners } }: Needs<'host'>) => listeners?.webSocket.stop() ?? false,
})
