import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RequestListener, Server, ServerOptions } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { LocalError, type OptionTable, outlineOf } from '../../src/internal.js'
import { nodeCrypto, nodeHttp, nodeHttps } from './builtins.js'

/** Certificate and key of a server, in PEM, as text or bytes. */
export interface TlsOptions {
  /** Certificate of the server, followed by its chain. */
  readonly certificate: string | Uint8Array
  /** Private key of the certificate, without a passphrase. */
  readonly key: string | Uint8Array
}

/** A server with or without TLS. */
export type ListeningServer = Server | SecureServer

/** A file holds no certificate, or not the private key of the certificate. */
export class InvalidTlsFile extends LocalError {
  constructor(
    readonly path: string,
    expected: string,
  ) {
    super(`${path}: expected ${expected}`)
  }
}

/**
 * Reads the option `tls` from two PEM files. Rejects with `InvalidTlsFile` for an invalid certificate or key, and with the platform's error when a file
 * cannot be read.
 *
 * @example
 * await serveHttp(node, { tls: await readTls('server.crt', 'server.key') })
 */
export async function readTls(certificatePath: string, keyPath: string): Promise<TlsOptions> {
  const tls = { certificate: await readFile(certificatePath), key: await readFile(keyPath) }
  const flaw = flawOf(tls)
  if (flaw) throw new InvalidTlsFile(flaw.member === 'certificate' ? certificatePath : keyPath, flaw.expected)
  return tls
}

/** Milliseconds of a handshake where no other limit is set; the platform's default. */
const HANDSHAKE_TIMEOUT = 120_000

/**
 * Creates a server, with TLS if `tls` is given. It cuts peers that do not complete their request in time.
 *
 * @param timeout milliseconds in which a request, and a handshake, must be complete; 0 for no limit, and the platform's for a handshake
 */
export function serverFor(tls: TlsOptions | undefined, timeout: number, given: ServerOptions, answer: RequestListener): ListeningServer {
  const options = {
    ...given,
    headersTimeout: timeout,
    requestTimeout: timeout,
    // Interval in which the platform applies the two limits; its default of 30 s would double them.
    connectionsCheckingInterval: Math.max(50, Math.min(timeout || 30_000, 30_000) / 10),
  }
  if (tls === undefined) return nodeHttp().createServer(options, answer)
  const server = nodeHttps().createServer(
    { ...options, cert: pem(tls.certificate), key: pem(tls.key), handshakeTimeout: timeout || HANDSHAKE_TIMEOUT },
    answer,
  )
  trackHandshakes(server)
  return server
}

const HANDSHAKES = new WeakMap<ListeningServer, Set<Socket>>()

/** Tracks handshakes: they are no HTTP connections yet, and the platform would wait for them when the server closes. */
function trackHandshakes(server: SecureServer): void {
  const shaking = new Set<Socket>()
  HANDSHAKES.set(server, shaking)
  server.on('connection', (socket: Socket) => {
    shaking.add(socket)
    socket.once('close', () => shaking.delete(socket))
  })
}

/** Cuts all connections of a server, those in their handshake too. */
export function cutConnections(server: ListeningServer): void {
  server.closeAllConnections()
  for (const socket of HANDSHAKES.get(server) ?? []) socket.destroy()
}

interface Flaw {
  readonly member: keyof TlsOptions
  readonly expected: string
}

/** Finds an issue of a certificate and its key. The text contains nothing of them. */
function flawOf({ certificate, key }: TlsOptions): Flaw | undefined {
  const { createPrivateKey, X509Certificate } = nodeCrypto()
  const shown = attempt(() => new X509Certificate(pem(certificate)))
  if (!shown) return { member: 'certificate', expected: 'a certificate in PEM' }
  const secret = attempt((): KeyObject => createPrivateKey(pem(key)))
  if (!secret) return { member: 'key', expected: 'a private key in PEM, without a passphrase' }
  return shown.checkPrivateKey(secret) ? undefined : { member: 'key', expected: 'the private key of the certificate' }
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Throws for values that are neither text nor bytes. */
function pem(given: string | Uint8Array): Buffer {
  return Buffer.from(given)
}

/** The rule of the option `tls`. Error messages never contain the key. */
export const TLS_RULE: OptionTable<{ tls: TlsOptions | undefined }>['tls'] = {
  default: () => undefined,
  expected: 'an object with certificate and key',
  holds: (given) => typeof given === 'object' && given !== null,
  outline: (given) => `a ${typeof given}`,
  flaw(tls) {
    const flaw = flawOf(tls)
    return flaw && { path: flaw.member, expected: flaw.expected, given: outlineOf(tls[flaw.member]) }
  },
}
