import { once } from 'node:events'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CERTIFICATE, KEY, OTHER_KEY } from '../http/certificates.js'
import { jwt, SECRET, TOKEN } from '../server/credentials.js'
import { ask, askSocket, exchange, freePort, openSocket, useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()
const file = (name: string) => join(folder, name)

async function start(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) {
  const ports = ['--json-rpc.address=127.0.0.1:0', '--json-rpc.ws-address=127.0.0.1:0']
  const node = evmbed(['start', '--json-rpc.enable', ...ports, ...args], environment)
  const [, http = '', ws = ''] = (await node.sees(/HTTP JSON-RPC on (\S+): [\s\S]*WebSocket JSON-RPC on (\S+): .*\n/)) ?? []
  if (http === '') throw new Error((await node.ended).err)
  return { node, http, ws }
}

/** Returns the error of an invalid command line. */
async function refusal(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const { code, out, err } = await evmbed(['start', '--json-rpc.enable', ...args], environment).ended
  expect({ code, out }).toEqual({ code: 2, out: '' })
  return err.split('\n')[0] ?? ''
}

describe('credentials', () => {
  test('creates the secret file for its owner only, and accepts a token signed with the secret', async () => {
    const path = file('made.hex')
    const { http } = await start(['--json-rpc.jwt-secret', path, '--json-rpc.api', 'eth,evm'])
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await ask(http, 'evm_mine')).toBe('unauthorized: method evm_mine requires authentication')
    expect(await ask(http, 'evm_mine', [], jwt(undefined, await readFile(path, 'utf8')))).toBe('0x0')
    expect(await ask(http, 'evm_mine', [], jwt())).toBe(401)
  })

  test.skipIf(process.platform === 'win32')('warns of credential files that others may read', async () => {
    await writeFile(file('open-tokens'), TOKEN, { mode: 0o644 })
    await writeFile(file('open.hex'), SECRET, { mode: 0o640 })
    const { node } = await start(['--json-rpc.auth-token-file', file('open-tokens'), '--json-rpc.jwt-secret', file('open.hex')])
    const warning = (flag: string, path: string) => `${flag}: others on this machine may use ${path}: chmod 600 takes that from them\n`
    expect(node.err).toBe(warning('--json-rpc.auth-token-file', file('open-tokens')) + warning('--json-rpc.jwt-secret', file('open.hex')))
    await writeFile(file('own-tokens'), TOKEN, { mode: 0o600 })
    expect((await start(['--json-rpc.auth-token-file', file('own-tokens')])).node.err).toBe('')
  })

  test('accepts a token from the environment beside those of a file', async () => {
    await writeFile(file('tokens'), 'first\nsecond\n')
    const { http, ws } = await start(['--json-rpc.auth-token-file', file('tokens'), '--json-rpc.api', 'evm'], { EVMBED_AUTH_TOKEN: TOKEN })
    for (const token of ['first', 'second', TOKEN]) expect(await ask(http, 'evm_mine', [], token)).toBe('0x0')
    expect(await ask(http, 'evm_mine', [], 'third')).toBe(401)
    expect(await askSocket(ws, 'evm_mine', [], { headers: { authorization: `Bearer ${TOKEN}` } })).toBe('0x0')
    expect(await openSocket(ws, { headers: { authorization: 'Bearer third' } })).toBe(401)
  })

  test('asks for a credential for every call with auth-mode all', async () => {
    const { http, ws } = await start(['--json-rpc.auth-mode', 'all'], { EVMBED_AUTH_TOKEN: TOKEN })
    expect(await ask(http, 'eth_chainId')).toBe(401)
    expect(await openSocket(ws)).toBe(401)
    expect(await ask(http, 'eth_chainId', [], TOKEN)).toBe('0x7a69')
  })

  test('never logs credentials, at any level', async () => {
    await writeFile(file('jwt.hex'), SECRET)
    const { node, http } = await start(['--json-rpc.jwt-secret', file('jwt.hex'), '--log-level', 'debug'], { EVMBED_AUTH_TOKEN: TOKEN })
    const token = jwt()
    await ask(http, 'eth_chainId', [], token)
    await ask(http, 'eth_chainId', [], TOKEN)
    await ask(http, 'eth_chainId', [], `${TOKEN}x`)
    const { out, err } = await node.interrupt()
    for (const secret of [TOKEN, token, SECRET.slice(2)]) expect(out + err).not.toContain(secret)
    expect(err).toContain('refused 127.0.0.1 with 401: invalid token')
  })

  test('warns of credentials over plain HTTP', async () => {
    const port = await freePort()
    const node = evmbed(['start', '--json-rpc.enable', '--json-rpc.address=127.0.0.1:0', `--json-rpc.ws-address=0.0.0.0:${port}`], {
      EVMBED_AUTH_TOKEN: TOKEN,
    })
    await node.sees(/Other machines/)
    expect(node.err).toBe(
      'credentials sent to 0.0.0.0 can be read on their way: give --tls.certificate-path, or let only a proxy reach it\n' +
        `Other machines can connect to 0.0.0.0:${port} (--json-rpc.ws-address); 127.0.0.1 there would keep them out\n`,
    )
  })

  test.each([
    [
      ['--json-rpc.auth-mode', 'all'],
      '--json-rpc.auth-mode all needs --json-rpc.jwt-secret, --json-rpc.auth-token-file or EVMBED_AUTH_TOKEN: without them no caller could use the node',
    ],
    [
      ['--json-rpc.auth-mode', 'off', '--json-rpc.jwt-secret', 'x', '--json-rpc.ws-address', '127.0.0.1:0'],
      '--json-rpc.jwt-secret cannot be given with --json-rpc.auth-mode off: no request would need the credential',
    ],
    [['--json-rpc.auth-mode', 'some'], "--json-rpc.auth-mode: expected one of off, private, all, got 'some'"],
    [['--json-rpc.auth-token-file', '/no/such'], '--json-rpc.auth-token-file: cannot read /no/such: there is no such file or folder'],
    [['--json-rpc.jwt-secret', '/no/such'], '--json-rpc.jwt-secret: cannot read /no/such: there is no such file or folder'],
  ])('refuses %j', async (args, reason) => {
    expect(await refusal(args)).toBe(`evmbed: ${reason}`)
  })

  test('names files and variables with invalid credentials, and repeats no content', async () => {
    await writeFile(file('words'), 'fine\nnot fine\n')
    await writeFile(file('empty'), '\n')
    expect(await refusal(['--json-rpc.auth-token-file', file('words')])).toBe(
      `evmbed: --json-rpc.auth-token-file: ${file('words')}, line 2: expected a bearer token: letters, digits, - . _ ~ + / and = at the end`,
    )
    expect(await refusal(['--json-rpc.auth-token-file', file('empty')])).toBe(
      `evmbed: --json-rpc.auth-token-file: ${file('empty')}: expected bearer tokens, one a line; there is none`,
    )
    expect(await refusal(['--json-rpc.jwt-secret', file('words')])).toBe(
      `evmbed: --json-rpc.jwt-secret: ${file('words')}: expected a secret of 32 bytes as 64 hex digits, with or without 0x`,
    )
    expect(await refusal([], { EVMBED_AUTH_TOKEN: 'not fine' })).toBe(
      'evmbed: EVMBED_AUTH_TOKEN: expected a bearer token: letters, digits, - . _ ~ + / and = at the end',
    )
  })
})

test('refuses to serve private methods to other machines without a credential', async () => {
  const reason = (flag: string, place: string) =>
    `evmbed: ${flag} ${place} lets other machines connect, and with --json-rpc.auth-mode off every peer could use private methods.` +
    ` Choose --json-rpc.auth-mode private or all, an address of this machine such as 127.0.0.1:${place.split(':').at(-1)},` +
    ' or add --json-rpc.insecure if everyone who can connect may do that'
  expect(await refusal(['--json-rpc.auth-mode', 'off'])).toBe(reason('--json-rpc.ws-address', '0.0.0.0:8546'))
  expect(await refusal(['--json-rpc.auth-mode', 'off', '--json-rpc.address', '[::]:8545'])).toBe(reason('--json-rpc.address', '[::]:8545'))
})

describe('the origins of WebSocket', () => {
  const LOCAL = 'http://localhost:3000'
  const LOOPBACK = 'http://127.0.0.1:3000'
  const DAPP = 'https://dapp.example'

  test.each([
    ['127.0.0.1,localhost', { [LOCAL]: '0x7a69', [LOOPBACK]: '0x7a69', [DAPP]: 403 }],
    ['dapp.example', { [LOCAL]: 403, [LOOPBACK]: 403, [DAPP]: '0x7a69' }],
    ['*', { [LOCAL]: '0x7a69', [LOOPBACK]: '0x7a69', [DAPP]: '0x7a69' }],
    ['', { [LOCAL]: 403, [LOOPBACK]: 403, [DAPP]: 403 }],
  ])('accepts only the origins %j', async (list, expected) => {
    const { ws } = await start([`--json-rpc.ws-origins=${list}`])
    const origins = Object.keys(expected)
    const answers = await Promise.all(origins.map((origin) => askSocket(ws, 'eth_chainId', [], { origin })))
    expect(Object.fromEntries(origins.map((origin, index) => [origin, answers[index]]))).toEqual(expected)
    // No browser, no origin.
    expect(await askSocket(ws, 'eth_chainId')).toBe('0x7a69')
  })
})

describe('the listener for callers with a credential', () => {
  const PLACE = ['--json-rpc.auth-address', '127.0.0.1:0'] as const

  async function startAuthenticated(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) {
    const started = await start([...PLACE, ...args], environment)
    const [, url = ''] = (await started.node.sees(/Authenticated JSON-RPC on (\S+): /)) ?? []
    return { ...started, url, socketUrl: url.replace('http', 'ws') }
  }

  test.each(['off', 'private', 'all'])('asks for a credential whatever the other listeners do: auth-mode %s', async (mode) => {
    const secret = file('auth.hex')
    const { url, socketUrl } = await startAuthenticated(['--json-rpc.jwt-secret', secret, '--json-rpc.auth-mode', mode])
    const good = jwt(undefined, await readFile(secret, 'utf8'))
    const stale = jwt({ iat: Math.floor(Date.now() / 1000) - 120 }, await readFile(secret, 'utf8'))
    for (const method of ['eth_chainId', 'evm_mine']) {
      for (const token of [undefined, stale, jwt()]) expect(await ask(url, method, [], token)).toBe(401)
      expect(await ask(url, method, [], good)).toMatch(/^0x/)
    }
    expect(await openSocket(socketUrl)).toBe(401)
    expect(await askSocket(socketUrl, 'evm_mine', [], { headers: { authorization: `Bearer ${good}` } })).toBe('0x0')
  })

  test('checks host names like the other listeners, and refuses web pages', async () => {
    const { url } = await startAuthenticated(['--json-rpc.http-cors-domain', 'https://dapp.example'], { EVMBED_AUTH_TOKEN: TOKEN })
    const authorization = `Bearer ${TOKEN}`
    expect((await exchange(url, { authorization })).status).toBe(200)
    expect((await exchange(url, { authorization, host: 'evil.example' })).status).toBe(403)
    expect((await exchange(url, { authorization, origin: 'https://dapp.example' })).status).toBe(403)
  })

  test('is off with JSON-RPC, and is refused without credentials', async () => {
    const node = evmbed(['start', ...PLACE], { EVMBED_AUTH_TOKEN: TOKEN })
    await node.sees(/JSON-RPC is off/)
    expect((await node.interrupt()).out).not.toContain('Authenticated')
    expect(await refusal([...PLACE])).toBe(
      'evmbed: --json-rpc.auth-address needs --json-rpc.jwt-secret, --json-rpc.auth-token-file or EVMBED_AUTH_TOKEN: without them no caller could use it',
    )
  })

  test('warns of a credential listener without TLS beyond loopback', async () => {
    const args = ['--json-rpc.auth-address', '0.0.0.0:0', '--json-rpc.auth-mode', 'off']
    const { node } = await start(args, { EVMBED_AUTH_TOKEN: TOKEN })
    expect(node.err).toContain('credentials sent to 0.0.0.0 can be read on their way')
  })
})

describe('TLS', () => {
  const certificate = file('server.crt')
  const key = file('server.key')

  test('serves HTTPS and WSS on one port', async () => {
    await writeFile(certificate, CERTIFICATE)
    await writeFile(key, KEY)
    const place = `127.0.0.1:${await freePort()}`
    const shared = ['--json-rpc.address', place, '--json-rpc.ws-address', place]
    const { http, ws } = await start([...shared, '--tls.certificate-path', certificate, '--tls.key-path', key])
    expect({ http, ws }).toEqual({ http: `https://${place}`, ws: `wss://${place}` })
    expect(await ask(http, 'eth_chainId')).toBe('0x7a69')
    expect(await askSocket(ws, 'eth_chainId')).toBe('0x7a69')
  })

  test('names a broken TLS file and its error', async () => {
    await writeFile(certificate, CERTIFICATE)
    await writeFile(key, OTHER_KEY)
    await writeFile(file('text'), 'neither')
    const given = (certificatePath: string, keyPath: string) =>
      refusal(['--tls.certificate-path', certificatePath, '--tls.key-path', keyPath])
    const both = '--tls.certificate-path and --tls.key-path'
    expect(await given(certificate, key)).toBe(`evmbed: ${both}: ${key}: expected the private key of the certificate`)
    expect(await given(file('text'), key)).toBe(`evmbed: ${both}: ${file('text')}: expected a certificate in PEM`)
    expect(await given(certificate, file('text'))).toBe(
      `evmbed: ${both}: ${file('text')}: expected a private key in PEM, without a passphrase`,
    )
    expect(await given(certificate, '/no/such.key')).toBe(`evmbed: ${both}: cannot read /no/such.key: there is no such file or folder`)
    expect(await refusal(['--tls.key-path', key])).toBe(
      'evmbed: --tls.key-path needs --tls.certificate-path: the certificate it belongs to',
    )
    expect(await refusal(['--tls.certificate-path', certificate])).toBe(
      'evmbed: --tls.certificate-path needs --tls.key-path: the private key of the certificate',
    )
  })

  test('ignores empty paths of TLS files', async () => {
    await writeFile(file('app.toml'), '[tls]\ncertificate-path = ""\nkey-path = ""\n[json-rpc]\njwt-secret = ""\n')
    const { http } = await start(['--app-toml', file('app.toml')])
    expect(http).toMatch(/^http:/)
  })
})

describe('servers', () => {
  const OPEN = ['--json-rpc.auth-mode', 'off', '--json-rpc.api', 'eth,admin']

  test('stops and restarts servers over each other with the options of the flags', async () => {
    const places = [await freePort(), await freePort()].map((port) => `127.0.0.1:${port}`)
    const addresses = ['--json-rpc.address', places[0]!, '--json-rpc.ws-address', places[1]!]
    const { http, ws } = await start([...OPEN, ...addresses, '--json-rpc.http-cors-domain', 'https://dapp.example'])
    expect(await askSocket(ws, 'admin_stopHTTP')).toBe(true)
    await expect.poll(() => ask(http, 'eth_chainId').catch((error) => error.code)).toBe('ECONNREFUSED')
    expect(await askSocket(ws, 'admin_startHTTP')).toBe(true)
    expect((await exchange(http, { origin: 'https://dapp.example' })).status).toBe(200)
    expect(await ask(http, 'admin_stopWS')).toBe(true)
    await expect.poll(() => askSocket(ws, 'eth_chainId').catch((error) => error.code)).toBe('ECONNREFUSED')
    expect(await ask(http, 'admin_startWS')).toBe(true)
    expect(await askSocket(ws, 'eth_chainId')).toBe('0x7a69')
    expect(await ask(http, 'admin_startWS')).toBe(`WebSocket server already running on ${places[1]}`)
  })

  test('stops and restarts WebSocket alone on a shared port', async () => {
    const place = `127.0.0.1:${await freePort()}`
    const { http, ws } = await start([...OPEN, '--json-rpc.address', place, '--json-rpc.ws-address', place])
    expect(await ask(http, 'admin_stopWS')).toBe(true)
    await expect.poll(() => askSocket(ws, 'eth_chainId').catch(() => 'closed')).not.toBe('0x7a69')
    expect(await ask(http, 'eth_chainId')).toBe('0x7a69')
    expect(await ask(http, 'admin_startWS')).toBe(true)
    expect(await askSocket(ws, 'eth_chainId')).toBe('0x7a69')
  })

  test('refuses to start by a call what the command line refuses', async () => {
    const { http } = await start(OPEN)
    expect(await ask(http, 'admin_stopWS')).toBe(true)
    expect(await ask(http, 'admin_startWS', ['0.0.0.0', 0])).toMatch(/^refusing to listen on 0\.0\.0\.0/)
    const node = evmbed(['dev', '--port', '0'])
    const [, dev = ''] = (await node.sees(/Listening on (\S+) and/)) ?? []
    expect(await ask(dev, 'admin_stopWS')).toBe(true)
    expect(await ask(dev, 'admin_startWS', ['0.0.0.0', 0])).toMatch(/^refusing to listen on 0\.0\.0\.0/)
    expect(await ask(dev, 'admin_startWS', ['127.0.0.1', Number(new URL(dev).port)])).toBe(true)
    expect(await askSocket(dev.replace('http', 'ws'), 'eth_chainId')).toBe('0x7a69')
  })
})

describe('log', () => {
  test('logs refused requests and their reason, without forged lines', async () => {
    const { node, http, ws } = await start()
    expect((await exchange(http, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await exchange(http, { 'content-type': 'text/plain' }, '{}')).status).toBe(415)
    expect(await openSocket(ws, { origin: 'https://evil.example' })).toBe(403)
    const socket = connect(Number(new URL(http).port), '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nOrigin: a\tb\r\nConnection: close\r\n\r\n')
    await once(socket.resume(), 'close')
    expect((await node.interrupt()).err).toBe(
      [
        'refused 127.0.0.1 with 403: origin https://evil.example is not allowed: name it in --json-rpc.http-cors-domain or --json-rpc.ws-origins',
        'refused 127.0.0.1 with 415: invalid content type, only application/json is supported',
        'refused 127.0.0.1 with 403: origin https://evil.example is not allowed: name it in --json-rpc.http-cors-domain or --json-rpc.ws-origins',
        'refused 127.0.0.1 with 403: origin a\\u0009b is not allowed: name it in --json-rpc.http-cors-domain or --json-rpc.ws-origins',
        '',
      ].join('\n'),
    )
  })

  test('changes the log level with debug_verbosity', async () => {
    const { node, http } = await start(['--json-rpc.auth-mode', 'off', '--json-rpc.api', 'eth,debug'])
    await ask(http, 'eth_chainId')
    expect(node.out).not.toContain('eth_chainId')
    await ask(http, 'debug_verbosity', [4])
    await ask(http, 'eth_chainId')
    expect(node.out).toContain('eth_chainId')
    await ask(http, 'debug_verbosity', [0])
    await ask(http, 'eth_gasPrice')
    await exchange(http, { origin: 'https://evil.example' })
    expect({ isLogged: node.out.includes('eth_gasPrice'), err: node.err }).toEqual({ isLogged: false, err: '' })
  })
})
