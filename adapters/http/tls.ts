import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { InvalidOption } from '../../src/internal.js'

/** What a server shows to prove who it is. Both in PEM, as text or bytes. */
export interface TlsOptions {
  /** The certificate, and behind it those that vouch for it. */
  readonly certificate: string | Uint8Array
  /** The private key of the certificate, without a passphrase. */
  readonly key: string | Uint8Array
}

/** A server with or without TLS. */
export type ListeningServer = Server | SecureServer

/** A file does not hold a certificate, or not the private key of the certificate. */
export class InvalidTlsFile extends Error {
  override readonly name = 'InvalidTlsFile'

  constructor(
    readonly path: string,
    expected: string,
  ) {
    super(`${path}: expected ${expected}`)
  }
}

/**
 * The option `tls` from two PEM files. Rejects with `InvalidTlsFile` when they do not hold what they should, and with the platform's error when
 * one of them cannot be read.
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

/** Milliseconds a peer has for the handshake where no other limit is set; the platform's default. */
const HANDSHAKE_TIMEOUT = 120_000

/**
 * A server that speaks TLS when `tls` is there, and cuts peers that do not get their request across. Throws `InvalidOption`, which never repeats the key.
 *
 * @param timeout milliseconds for a request to arrive, and for a handshake; 0 for no limit, and the platform's for a handshake
 */
export function serverFor(tls: TlsOptions | undefined, timeout: number, given: ServerOptions, answer: RequestListener): ListeningServer {
  const options = {
    ...given,
    headersTimeout: timeout,
    requestTimeout: timeout,
    // How often the two limits above are looked at; the platform's own 30 s would double them.
    connectionsCheckingInterval: Math.max(50, Math.min(timeout || 30_000, 30_000) / 10),
  }
  if (tls === undefined) return createServer(options, answer)
  if (typeof tls !== 'object' || tls === null) throw new InvalidOption('tls', 'an object with certificate and key', `a ${typeof tls}`)
  const flaw = flawOf(tls)
  if (flaw) throw new InvalidOption(`tls.${flaw.member}`, flaw.expected, outline(tls[flaw.member]))
  const server = createSecureServer(
    { ...options, cert: pem(tls.certificate), key: pem(tls.key), handshakeTimeout: timeout || HANDSHAKE_TIMEOUT },
    answer,
  )
  trackHandshakes(server)
  return server
}

const HANDSHAKES = new WeakMap<ListeningServer, Set<Socket>>()

/** Connections in their handshake are no HTTP connections yet, and the platform would wait for them when the server closes. */
function trackHandshakes(server: SecureServer): void {
  const shaking = new Set<Socket>()
  HANDSHAKES.set(server, shaking)
  server.on('connection', (socket: Socket) => {
    shaking.add(socket)
    socket.once('close', () => shaking.delete(socket))
  })
}

/** Cuts every connection of a server, also those that have not finished their handshake. */
export function cutConnections(server: ListeningServer): void {
  server.closeAllConnections()
  for (const socket of HANDSHAKES.get(server) ?? []) socket.destroy()
}

interface Flaw {
  readonly member: keyof TlsOptions
  readonly expected: string
}

/** What is wrong with a certificate and its key, in words that hold nothing of them. */
function flawOf({ certificate, key }: TlsOptions): Flaw | undefined {
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

/** Throws for what is neither text nor bytes. */
function pem(given: string | Uint8Array): Buffer {
  return Buffer.from(given)
}

/** What an error may say of a value that could be a key. */
function outline(given: unknown): unknown {
  if (typeof given === 'string') return `${given.length} characters`
  return given instanceof Uint8Array ? `${given.length} bytes` : typeof given
}
