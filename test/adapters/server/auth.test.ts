import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type AuthOptions, readBearerTokens, readJwtSecret, serveHttp } from '../../../adapters/http/index.js'
import { assertSafeBinding, isLoopback, PUBLIC_NAMESPACES } from '../../../adapters/server/index.js'
import { attachWebSocket, serveWebSocket } from '../../../adapters/websocket/index.js'
import { namespaceOf } from '../../../src/rpc/record.js'
import { TestNode } from '../../rpc/test-node.js'
import { methods } from '../../support/all-methods.js'
import { SECRET } from './credentials.js'

describe('options', () => {
  test.each([
    [{ mode: 'some' }, `option 'auth.mode': expected one of off, private, all, got "some"`],
    [
      { mode: 'all' },
      `option 'auth.mode': expected jwtSecret or tokens beside 'all': without them no caller could use the node, got "all"`,
    ],
    [{ jwtSecret: 'abcd' }, `option 'auth.jwtSecret': expected 32 bytes, or 64 hex digits, got "4 characters"`],
    [{ jwtSecret: new Uint8Array(31) }, `option 'auth.jwtSecret': expected 32 bytes, or 64 hex digits, got "31 bytes"`],
    [
      { tokens: ['right', 'wrong one'] },
      `option 'auth.tokens[1]': expected letters, digits, - . _ ~ + / and = at the end, got "9 characters"`,
    ],
    [{ tokens: [''] }, `option 'auth.tokens[0]': expected letters, digits, - . _ ~ + / and = at the end, got "0 characters"`],
    [{ token: 'x' }, `option 'auth.token': expected a known option, such as 'tokens', got "1 characters"`],
    ['secret', `option 'auth': expected an object with some of mode, jwtSecret, tokens, got "6 characters"`],
  ])('refuses %j without repeating it', async (auth, message) => {
    const node = new TestNode()
    await expect(serveHttp(node, { port: 0, auth: auth as AuthOptions })).rejects.toThrow(message)
    await expect(serveWebSocket(node, { port: 0, auth: auth as AuthOptions })).rejects.toThrow(message)
  })

  test('accepts a secret as bytes or as digits, with or without 0x', () => {
    for (const jwtSecret of [SECRET, SECRET.slice(2), new Uint8Array(32)]) {
      expect(() => assertSafeBinding({ host: '127.0.0.1', namespaces: 'all', auth: { jwtSecret }, insecure: false })).not.toThrow()
    }
  })
})

describe('addresses', () => {
  test.each([
    ['127.0.0.1', true],
    ['127.9.9.9', true],
    ['localhost', true],
    ['::1', true],
    ['0:0:0:0:0:0:0:1', true],
    ['::ffff:127.0.0.1', true],
    ['0.0.0.0', false],
    ['::', false],
    ['192.168.1.1', false],
    ['::ffff:10.0.0.1', false],
    ['node.example', false],
    ['localhost.example', false],
  ])('recognises loopback addresses: %s: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected)
  })

  test('refuses to serve private methods beyond loopback without a credential', async () => {
    const node = new TestNode()
    const exposed = { host: '0.0.0.0', port: 0, namespaces: ['eth', 'net'], auth: { mode: 'off' } } as const
    const message =
      'refusing to listen on 0.0.0.0: other machines can reach it, and private methods (of eth) would need no credential; ' +
      "set auth.mode to 'private' or 'all', or host to 127.0.0.1, or insecure to true if everyone who can connect may use them"
    await expect(serveHttp(node, exposed)).rejects.toThrow(message)
    await expect(serveWebSocket(node, exposed)).rejects.toThrow(message)
    for (const safe of [
      { ...exposed, insecure: true },
      { ...exposed, host: '127.0.0.1' },
      { ...exposed, namespaces: ['net', 'web3'] },
      { ...exposed, auth: { mode: 'private' } },
    ] as const) {
      await (await serveHttp(node, safe)).close()
    }
    const http = await serveHttp(node, { host: '0.0.0.0', port: 0 })
    expect(() => attachWebSocket(node, http, { namespaces: 'all', auth: { mode: 'off' } })).toThrow('(of all namespaces)')
    await http.close()
  })

  test('lists no namespace with private methods as public', () => {
    const exceptions = methods.filter(({ name, requiresAuth }) => PUBLIC_NAMESPACES.includes(namespaceOf(name)) && requiresAuth)
    expect(exceptions.map(({ name }) => name)).toEqual([])
  })
})

describe('a file with the secret of JSON web tokens', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('reads the secret file of geth', async () => {
    const path = join(folder, 'jwt.hex')
    for (const text of [SECRET, SECRET.slice(2), `${SECRET}\n`, `  ${SECRET.toUpperCase().replace('0X', '0x')}\r\n`]) {
      await writeFile(path, text)
      expect(Buffer.from(await readJwtSecret(path)).toString('hex')).toBe(SECRET.slice(2))
    }
  })

  test('creates a missing secret file for its owner only', async () => {
    const path = join(folder, 'jwt.hex')
    const secret = await readJwtSecret(path)
    expect(await readFile(path, 'utf8')).toBe(`0x${Buffer.from(secret).toString('hex')}`)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readJwtSecret(path)).toEqual(secret)
    expect(await readJwtSecret(join(folder, 'other.hex'))).not.toEqual(secret)
  })

  test('that holds something else is refused, and left alone', async () => {
    const path = join(folder, 'jwt.hex')
    for (const text of ['', 'password', `${SECRET}00`]) {
      await writeFile(path, text)
      await expect(readJwtSecret(path)).rejects.toThrow(`${path}: expected a secret of 32 bytes as 64 hex digits, with or without 0x`)
      expect(await readFile(path, 'utf8')).toBe(text)
    }
    await expect(readJwtSecret(join(folder, 'no', 'such.hex'))).rejects.toThrow('ENOENT')
  })
})

describe('a file with bearer tokens', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'evmbed-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('reads a token from each line', async () => {
    const path = join(folder, 'tokens')
    await writeFile(path, 'first\r\n\n  second=  \n')
    expect(await readBearerTokens(path)).toEqual(['first', 'second='])
  })

  test('refuses an invalid token file without repeating its content', async () => {
    const path = join(folder, 'tokens')
    await writeFile(path, 'first\n\nof two words\n')
    await expect(readBearerTokens(path)).rejects.toThrow(
      `${path}, line 3: expected a bearer token: letters, digits, - . _ ~ + / and = at the end`,
    )
    await writeFile(path, ' \n')
    await expect(readBearerTokens(path)).rejects.toThrow(`${path}: expected bearer tokens, one a line; there is none`)
    await expect(readBearerTokens(join(folder, 'none'))).rejects.toThrow('ENOENT')
  })
})
