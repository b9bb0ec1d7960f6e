import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { type HttpOptions, serveHttp } from 'evmbed/http'
import { type PageOptions, pageMounts } from 'evmbed/page'
import { mountRoutes } from 'evmbed/routes'
import { attachWebSocket, forkServer, networkListeners } from 'evmbed/websocket'
import { writePage } from '../../../scripts/build-page.mjs'

/** Builds the page from its sources, into a folder of its own. */
export async function builtPage(): Promise<{ readonly folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'evmbed-page-'))
  await writePage(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A test chain with the page and every method on one port, as `evmbed dev` serves it. */
export async function servedPage(
  page: Partial<PageOptions>,
  {
    webSocket = true,
    withRoutes = true,
    ...options
  }: Partial<HttpOptions> & { readonly webSocket?: boolean; readonly withRoutes?: boolean } = {},
  nodeOptions: NodeOptions = {},
): Promise<{ readonly node: Node; readonly url: string; readonly port: number; close(): Promise<void> }> {
  const access = { namespaces: 'all', auth: { mode: 'off' }, ...options } as const
  const forks = forkServer(
    () => node,
    () => ({ http: { ...access, mounts: pageMounts(page) }, webSocket: { namespaces: access.namespaces, auth: access.auth } }),
  )
  const node: Node = await createNode({ ...nodeOptions, listeners: { ...networkListeners(), forks } })
  const http = await serveHttp(node, {
    port: 0,
    ...access,
    mounts: { ...pageMounts(page), ...(withRoutes ? { '/v2/': mountRoutes(node) } : {}) },
  })
  const { port: _, ...shared } = access
  if (webSocket) attachWebSocket(node, http, { namespaces: shared.namespaces, auth: shared.auth })
  return { node, url: `${http.url}/`, port: http.port, close: () => node.close() }
}
