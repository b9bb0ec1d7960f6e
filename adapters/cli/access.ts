import {
  type AuthOptions,
  assertSafeBinding,
  isBearerToken,
  isLoopback,
  readBearerTokens,
  readJwtSecret,
  readTls,
  type TlsOptions,
  UnsafeBinding,
} from '../server/index.js'
import { authorityOf, type Endpoint } from './endpoint.js'
import { readWith, warnOfReaders } from './files.js'
import { UsageError } from './usage-error.js'

/** Environment variable with a bearer token. A token on the command line would be visible in the list of processes. */
export const TOKEN_VARIABLE = 'EVMBED_AUTH_TOKEN'

/** Values of the flags for credentials, by the key of the flag. */
export interface AccessValues {
  readonly authMode: 'off' | 'private' | 'all'
  readonly authAddress: Endpoint | undefined
  readonly jwtSecret: string | undefined
  readonly authTokenFile: string | undefined
  readonly insecure: boolean
}

/** Authentication options of the listeners. */
export interface Access {
  readonly auth: AuthOptions
  /** Options of the listener of `--json-rpc.auth-address`, where every call needs a credential. */
  readonly authenticated: AuthOptions
}

/**
 * Returns the authentication options that the flags and the environment set. Throws `UsageError`, whose message never contains a secret.
 *
 * @param warn called for a file with secrets that other users of the machine can read
 */
export async function accessOf(
  { authMode: mode, authAddress, jwtSecret, authTokenFile }: AccessValues,
  environment: Readonly<Record<string, string | undefined>>,
  warn: (line: string) => void,
): Promise<Access> {
  if (mode === 'off' && authAddress === undefined) {
    const unasked =
      jwtSecret !== undefined ? '--json-rpc.jwt-secret' : authTokenFile !== undefined ? '--json-rpc.auth-token-file' : undefined
    if (unasked) throw new UsageError(`${unasked} cannot be given with --json-rpc.auth-mode off: no request would need the credential`)
    return { auth: { mode }, authenticated: {} }
  }
  const token = environment[TOKEN_VARIABLE] || undefined
  if (token !== undefined && !isBearerToken(token)) {
    throw new UsageError(`${TOKEN_VARIABLE}: expected a bearer token: letters, digits, - . _ ~ + / and = at the end`)
  }
  const tokens = [
    ...(authTokenFile === undefined ? [] : await readSecret('--json-rpc.auth-token-file', authTokenFile, readBearerTokens, warn)),
    ...(token === undefined ? [] : [token]),
  ]
  const [asking, opened] = mode === 'all' ? ['--json-rpc.auth-mode all', 'the node'] : ['--json-rpc.auth-address', 'it']
  if ((mode === 'all' || authAddress !== undefined) && jwtSecret === undefined && tokens.length === 0) {
    throw new UsageError(
      `${asking} needs --json-rpc.jwt-secret, --json-rpc.auth-token-file or ${TOKEN_VARIABLE}: without them no caller could use ${opened}`,
    )
  }
  const credentials = {
    tokens,
    ...(jwtSecret === undefined ? {} : { jwtSecret: await readSecret('--json-rpc.jwt-secret', jwtSecret, readJwtSecret, warn) }),
  }
  return { auth: mode === 'off' ? { mode } : { mode, ...credentials }, authenticated: { mode: 'all', ...credentials } }
}

/** Reads a file of secrets. Warns if other users of the machine can read it. Throws `UsageError`. */
function readSecret<Secret>(
  flag: string,
  path: string,
  read: (path: string) => Promise<Secret>,
  warn: (line: string) => void,
): Promise<Secret> {
  return readWith(flag, path, async () => {
    const secret = await read(path)
    await warnOfReaders(flag, path, warn)
    return secret
  })
}

/** Checks whether a credential is configured. */
export function hasCredentials({ jwtSecret, tokens = [] }: AuthOptions): boolean {
  return jwtSecret !== undefined || tokens.length > 0
}

/** Throws `UsageError` if other machines could call private methods without a credential. */
export function refuseExposure(
  flag: string,
  endpoint: Endpoint,
  namespaces: readonly string[],
  { authMode: mode, insecure }: Pick<AccessValues, 'authMode' | 'insecure'>,
): void {
  try {
    assertSafeBinding({ host: endpoint.host, namespaces, auth: mode === 'off' ? { mode } : {}, insecure })
  } catch (error) {
    if (!(error instanceof UnsafeBinding)) throw error
    throw new UsageError(
      `${flag} ${authorityOf(endpoint)} lets other machines connect, and with --json-rpc.auth-mode off every peer could use private methods.` +
        ` Choose --json-rpc.auth-mode private or all, an address of this machine such as 127.0.0.1:${endpoint.port},` +
        ' or add --json-rpc.insecure if everyone who can connect may do that',
    )
  }
}

/** Returns the certificate and key of the servers; undefined without TLS. Throws `UsageError`. */
export async function tlsOf(certificatePath: string | undefined, keyPath: string | undefined): Promise<TlsOptions | undefined> {
  if (certificatePath === undefined && keyPath === undefined) return undefined
  if (keyPath === undefined) throw new UsageError('--tls.certificate-path needs --tls.key-path: the private key of the certificate')
  if (certificatePath === undefined) throw new UsageError('--tls.key-path needs --tls.certificate-path: the certificate it belongs to')
  return readWith('--tls.certificate-path and --tls.key-path', certificatePath, () => readTls(certificatePath, keyPath))
}

/** Checks whether other machines could read the traffic of a server, credentials included: no TLS and a reachable address. */
export function isOpenToEavesdroppers({ host }: Endpoint, tls: TlsOptions | undefined): boolean {
  return tls === undefined && !isLoopback(host)
}
