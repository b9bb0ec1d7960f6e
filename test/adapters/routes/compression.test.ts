import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createNode, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { mountRoutes } from 'evmbed/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODINGS, Compressor } from '../../../adapters/routes/compression.js'
import { codingFor } from '../../../adapters/server/index.js'

const ASSETS = '/v2/fungible/assets?include_evm_assets=true'

let node: Node
let url: string

beforeAll(async () => {
  node = await createNode()
  url = (await serveHttp(node, { port: 0, mounts: { '/v2/': mountRoutes(node) } })).url
})
afterAll(() => node.close())

interface Reply {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A request as it is written, whose answer is not decompressed. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Reply> {
  const request = httpRequest(`${url}${path}`, { method: body === undefined ? 'GET' : 'POST', headers })
  request.end(body)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

describe('a listing', () => {
  it.each([
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)('compresses a listing with %s for a client that accepts it', async (coding, decompress) => {
    const plain = await ask(ASSETS)
    const smaller = await ask(ASSETS, { 'accept-encoding': coding })
    expect([plain.headers['content-encoding'], smaller.headers['content-encoding']]).toEqual([undefined, coding])
    expect(smaller.headers['content-length']).toBe(`${smaller.body.length}`)
    expect(smaller.body.length * 5).toBeLessThan(plain.body.length)
    expect(decompress(smaller.body).equals(plain.body)).toBe(true)
    expect(smaller.headers.vary).toBe('Origin, Accept-Encoding')
  })

  it('answers 304 without a body to a client that has the entity tag of a listing', async () => {
    const [plain, smaller] = [await ask(ASSETS), await ask(ASSETS, { 'accept-encoding': 'gzip' })]
    const etag = plain.headers.etag!
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
    expect([smaller.headers.etag, plain.headers['cache-control']]).toEqual([etag, 'no-cache'])
    for (const known of [etag, `"other", ${etag}`, etag.slice(2), '*']) {
      const again = await ask(ASSETS, { 'if-none-match': known, 'accept-encoding': 'gzip' })
      expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0])
    }
    const other = await ask('/v2/info/chains', { 'if-none-match': etag })
    expect(other.status).toBe(200)
  })

  it('changes the entity tag of a listing after the listing has changed', async () => {
    const before = await ask('/v2/fungible/venues')
    await node.planner.update({ chains: [], venues: [{ name: 'another-venue', chain_id: 'osmosis-1' }] })
    const after = await ask('/v2/fungible/venues', { 'if-none-match': before.headers.etag! })
    expect(after.status).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('answers HEAD with the same headers as GET for a listing', async () => {
    const head = await fetch(`${url}/v2/fungible/venues`, { method: 'HEAD' })
    const get = await fetch(`${url}/v2/fungible/venues`)
    for (const name of ['etag', 'content-encoding', 'content-length', 'vary']) expect(head.headers.get(name)).toBe(get.headers.get(name))
  })
})

describe('an answer that is not a listing', () => {
  it('compresses the answer to a POST, without an entity tag', async () => {
    const request = JSON.stringify({ source_chain_id: 'cosmoshub-4', dest_chain_id: 'osmosis-1' })
    const { status, headers, body } = await ask('/v2/fungible/assets_between_chains', { 'accept-encoding': 'gzip' }, request)
    expect([status, headers['content-encoding'], headers.etag]).toEqual([200, 'gzip', undefined])
    expect(JSON.parse(gunzipSync(body).toString()).assets_between_chains.length).toBeGreaterThan(10)
  })

  it('does not compress a small answer or a refusal', async () => {
    const small = await ask('/v2/info/chains?chain_ids=osmosis-1', { 'accept-encoding': 'gzip' })
    expect([small.status, small.headers['content-encoding']]).toEqual([200, undefined])
    const refused = await ask('/v2/info/chains?include_evm=maybe', { 'accept-encoding': 'gzip' })
    expect([refused.status, refused.headers.etag]).toEqual([400, undefined])
  })
})

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.8 , br ; q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
    ['gzip;q=high', undefined],
  ])('chooses for Accept-Encoding %s the coding %s', (accepted, coding) => {
    expect(codingFor(accepted, CODINGS)).toBe(coding)
  })
})

describe('compression', () => {
  const large = (size: number) => Buffer.from(randomBytes(size / 2).toString('hex'))

  it('compresses a large body once for many simultaneous requests', async () => {
    const [compressor, body] = [new Compressor(), large(200_000)]
    const all = await Promise.all(Array.from({ length: 20 }, () => compressor.compressed(body, 'tag', 'gzip')))
    expect(new Set(all).size).toBe(1)
    expect(await compressor.compressed(body, 'tag', 'gzip')).toBe(all[0])
  })

  it('does not compress a body while two others are being compressed', async () => {
    const compressor = new Compressor()
    const all = await Promise.all([1, 2, 3, 4].map((i) => compressor.compressed(large(500_000), `${i}`, 'br')))
    expect(all.map((each) => each !== undefined)).toEqual([true, true, false, false])
    expect(await compressor.compressed(large(500_000), '5', 'br')).toBeDefined()
  })

  it('caches the newest compressed bodies up to the limit', async () => {
    const compressor = new Compressor(100_000)
    // Each is some 28 kB when compressed.
    const bodies = Array.from({ length: 6 }, () => large(50_000))
    const first: (Buffer | undefined)[] = []
    for (const [i, body] of bodies.entries()) first.push(await compressor.compressed(body, `${i}`, 'gzip'))
    for (const i of [5, 4, 3]) expect(await compressor.compressed(bodies[i]!, `${i}`, 'gzip')).toBe(first[i])
    expect(await compressor.compressed(bodies[0]!, '0', 'gzip')).not.toBe(first[0])
  })
})
