import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { InvalidOption } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { page } from 'evmbed/page'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callText, exchange, resultIn } from '../cli/in-process.js'
import { builtPage, servedPage } from './served-page.js'

const VISIT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let built: Awaited<ReturnType<typeof builtPage>>
let served: Awaited<ReturnType<typeof servedPage>>
beforeAll(async () => {
  built = await builtPage()
  served = await servedPage({ folder: built.folder })
})
afterAll(async () => {
  await served?.close()
  await built?.remove()
})

describe('the page at the address of JSON-RPC', () => {
  it('answers a browser with the document, and programs as before', async () => {
    const visit = await exchange(served.url, VISIT)
    expect({ status: visit.status, type: visit.headers['content-type'] }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
    expect(visit.body).toContain('<meta name="evmbed-rpc" content="/">')
    expect(await exchange(served.url)).toMatchObject({ status: 200, body: '' })
    expect(await exchange(served.url, { accept: '*/*' })).toMatchObject({ status: 200, body: '' })
    const call = await exchange(served.url, VISIT, callText('eth_chainId'))
    expect(resultIn(call.body)).toBe('0x7a69')
  })

  it('serves each file that the document names, for ever, and the document anew', async () => {
    const { body, headers } = await exchange(served.url, VISIT)
    const names = [...body.matchAll(/"(page\/[^"]+)"/g)].map(([, name = '']) => name)
    expect(names.map((name) => name.replace(/-[A-Z\d]{8}\./, '-HASH.'))).toEqual([
      'page/icon-HASH.svg',
      'page/style-HASH.css',
      'page/page-HASH.js',
    ])
    expect(headers['cache-control']).toBe('no-cache')
    for (const name of names) {
      const file = await exchange(served.url + name)
      expect(file).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
      const compressed = await fetch(served.url + name, { headers: { 'accept-encoding': 'gzip' } })
      expect(compressed.headers.get('content-encoding')).toBe('gzip')
      expect(await compressed.text()).toBe(file.body)
    }
  })

  it('serves no other file, wherever the path leads', async () => {
    for (const path of ['page/none.js', 'page/../package.json', 'page/%2e%2e/package.json', 'page/..%2fpackage.json', 'package.json']) {
      expect((await exchange(served.url + path)).status, path).toBe(404)
    }
    expect((await exchange(`${served.url}page/index.html`, {}, '{}')).status).toBe(405)
  })

  it('has a policy that allows its own files and calls only, and neither frames nor sniffing', async () => {
    const { headers } = await exchange(served.url, VISIT)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('refuses foreign host names and other sites, as JSON-RPC does', async () => {
    const headers = [{ host: 'rebound.example' }, { origin: 'https://dapp.example' }, { 'sec-fetch-site': 'cross-site' }] as const
    for (const each of headers) {
      expect((await exchange(served.url, { ...VISIT, ...each })).status, JSON.stringify(each)).toBe(403)
      expect((await exchange(`${served.url}page/index.html`, each)).status, JSON.stringify(each)).toBe(403)
      expect((await exchange(served.url, each, callText('eth_chainId'))).status, JSON.stringify(each)).toBe(403)
    }
  })

  it('is not there on a server without it', async () => {
    const { url } = await serveHttp(served.node, { port: 0 })
    expect(await exchange(url, VISIT)).toMatchObject({ status: 200, body: '' })
    expect((await exchange(`${url}/page/index.html`)).status).toBe(404)
  })
})

describe('the page on a server of the user', () => {
  it('names the path of JSON-RPC in the document', async () => {
    const server = createServer(page({ folder: built.folder, rpcPath: '/rpc' }))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/chain/`, { headers: { 'accept-encoding': 'identity' } })
    expect(await answer.text()).toContain('<meta name="evmbed-rpc" content="/rpc">')
    server.close()
    server.closeAllConnections()
  })

  it('rejects a path of JSON-RPC that could leave its attribute', () => {
    expect(() => page({ rpcPath: '/"><script>' })).toThrow(InvalidOption)
    expect(() => page({ rpcPath: 'https://other.example/' })).toThrow(InvalidOption)
  })

  it('says where the files are missing', async () => {
    const { url, close } = await servedPage({ folder: `${built.folder}/none` })
    expect(await exchange(url, VISIT)).toMatchObject({ status: 500, body: expect.stringContaining('npm run build writes them') })
    await close()
  })
})
