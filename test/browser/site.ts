import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = '<!doctype html><title>evmbed</title><script type="module" src="/page.js"></script>'

/** Scripts by their path. */
export type Scripts = ReadonlyMap<string, Uint8Array>

/** Bundles the scripts of the page as a user's bundler does: code that is loaded later is in files of its own. */
export async function bundlePage(): Promise<Scripts> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['test/browser/page.ts', 'test/browser/worker.ts'],
    alias: { evmbed: join(ROOT, 'src/index.ts') },
    bundle: true,
    splitting: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    minify: true,
    outdir: 'out',
    write: false,
    logLevel: 'warning',
  })
  return new Map(outputFiles.map(({ path, contents }) => [`/${basename(path)}`, contents]))
}

export interface Site {
  readonly url: string
  close(): Promise<void>
}

/** Serves the page with its scripts. */
export function serveSite(scripts: Scripts, policy: string): Promise<Site> {
  return serveFiles(new Map([...scripts, ['/', Buffer.from(PAGE)]]), policy)
}

/**
 * Serves files on the loopback address, those that are neither scripts nor style sheets as HTML. Each answer has the content security policy: a worker is under that of its own
 * script.
 */
export async function serveFiles(files: Scripts, policy: string): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url)
    response.setHeader('content-security-policy', policy)
    response.setHeader('content-type', /\.m?js$/.test(url) ? 'text/javascript' : url.endsWith('.css') ? 'text/css' : 'text/html')
    if (file) response.end(file)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
