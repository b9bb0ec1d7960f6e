import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { readTls, serveHttp, type TlsOptions } from '../../../adapters/http/index.js'
import { attachWebSocket, serveWebSocket } from '../../../adapters/websocket/index.js'
import { TestNode } from '../../rpc/test-node.js'
import { CERTIFICATE, KEY, OTHER_KEY } from './certificates.js'
import { Wire } from './exchange.js'

const TLS: TlsOptions = { certificate: CERTIFICATE, key: KEY }
const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_echo","params":["ä"]}'
const ANSWER = '{"jsonrpc":"2.0","id":1,"result":"ä"}'

let node = new TestNode()
afterEach(async () => {
  await node.close()
  node = new TestNode()
})

/** Posts a call as a client that trusts the certificate. Returns the body of the response. */
async function post(url: string): Promise<string> {
  const outgoing = request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, ca: CERTIFICATE, agent: false })
  outgoing.end(CALL)
  const [response] = await once(outgoing, 'response')
  return text(response)
}

async function overSocket(url: string): Promise<string> {
  const socket = new WebSocket(url, { ca: CERTIFICATE })
  await once(socket, 'open')
  socket.send(CALL)
  const [message] = await once(socket, 'message')
  socket.close()
  return String(message)
}

describe('a server with a certificate', () => {
  test('speaks HTTPS', async () => {
    const { url } = await serveHttp(node, { port: 0, tls: TLS })
    expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
    expect(await post(url)).toBe(ANSWER)
    await expect(fetch(url.replace('https', 'http'))).rejects.toThrow()
  })

  test('speaks WSS, on its own port or on the one of HTTPS', async () => {
    const http = await serveHttp(node, { port: 0, tls: TLS })
    attachWebSocket(node, http)
    const { url } = await serveWebSocket(node, { port: 0, tls: TLS })
    expect(url).toMatch(/^wss:\/\/127\.0\.0\.1:\d+\/$/)
    expect(await overSocket(url)).toBe(ANSWER)
    expect(await overSocket(http.url.replace('https', 'wss'))).toBe(ANSWER)
  })

  test('closes although a peer does not finish its handshake', async () => {
    const { port, close } = await serveHttp(node, { port: 0, tls: TLS })
    const silent = await Wire.open(port)
    await close()
    await silent.closed()
  })

  test('gives up a peer that does not finish its handshake in time', async () => {
    const { port } = await serveHttp(node, { port: 0, tls: TLS, timeoutMs: 50 })
    await (await Wire.open(port)).closed()
  })
})

describe('a certificate or key that is not right', () => {
  test.each<[unknown, string]>([
    [{ ...TLS, certificate: 'words' }, `option 'tls.certificate': expected a certificate in PEM, got "5 characters"`],
    [{ ...TLS, key: new Uint8Array(9) }, `option 'tls.key': expected a private key in PEM, without a passphrase, got "9 bytes"`],
    [{ ...TLS, key: OTHER_KEY }, `option 'tls.key': expected the private key of the certificate, got "${OTHER_KEY.length} characters"`],
    [{ certificate: CERTIFICATE }, `option 'tls.key': expected a private key in PEM, without a passphrase, got undefined`],
    [KEY, `option 'tls': expected an object with certificate and key, got "a string"`],
  ])('is refused without repeating it (%#)', async (tls, message) => {
    const options = { port: 0, tls: tls as TlsOptions }
    await expect(serveHttp(node, options)).rejects.toThrow(message)
    await expect(serveWebSocket(node, options)).rejects.toThrow(message)
  })
})

describe('files', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('hold what a server needs', async () => {
    const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
    await writeFile(certificate, CERTIFICATE)
    await writeFile(key, KEY)
    const { url } = await serveHttp(node, { port: 0, tls: await readTls(certificate, key) })
    expect(await post(url)).toBe(ANSWER)
  })

  test('that hold something else are named', async () => {
    const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')]
    await writeFile(certificate, KEY)
    await writeFile(key, OTHER_KEY)
    await expect(readTls(certificate, key)).rejects.toThrow(`${certificate}: expected a certificate in PEM`)
    await writeFile(certificate, CERTIFICATE)
    await expect(readTls(certificate, key)).rejects.toThrow(`${key}: expected the private key of the certificate`)
    await expect(readTls(certificate, join(folder, 'none'))).rejects.toThrow('ENOENT')
  })
})
