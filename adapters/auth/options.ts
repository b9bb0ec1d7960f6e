import { InvalidOption } from '../../src/internal.js'

/** What a caller has to show, and what it can be shown with. */
export interface AuthOptions {
  /**
   * What needs a credential. `off`: nothing; whoever can connect may use private methods. `private`: private methods. `all`: every call.
   * Default: `private`.
   */
  readonly mode?: 'off' | 'private' | 'all'
  /**
   * The secret of HS256 JSON web tokens: 32 bytes, or their hex digits with or without `0x` (see `readJwtSecret`). A token must say when it was
   * issued (`iat`), not more than a minute ago.
   */
  readonly jwtSecret?: Uint8Array | string
  /** Bearer tokens that are valid as long as the server runs. Letters, digits and `-._~` can also be sent by web pages over WebSocket. */
  readonly tokens?: readonly string[]
}

/** Options that have been checked. */
export interface AuthSettings {
  readonly mode: 'off' | 'private' | 'all'
  readonly jwtSecret: Uint8Array | undefined
  readonly tokens: readonly string[]
}

const NAMES: readonly string[] = ['mode', 'jwtSecret', 'tokens'] satisfies readonly (keyof AuthOptions)[]
const SECRET_LENGTH = 32
/** `b64token`, RFC 6750, section 2.1: what a header can carry behind `Bearer`. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/
export const TOKEN_LETTERS = 'letters, digits, - . _ ~ + / and = at the end'

export function isBearerToken(text: string): boolean {
  return BEARER_TOKEN.test(text)
}

/** Throws `InvalidOption`, which never repeats a secret. */
export function readAuth(given: AuthOptions): AuthSettings {
  if (typeof given !== 'object' || given === null) throw new InvalidOption('auth', `an object with ${NAMES.join(', ')}`, outline(given))
  const stranger = Object.keys(given).find((name) => !NAMES.includes(name))
  if (stranger !== undefined) throw new InvalidOption(`auth.${stranger}`, `one of the options ${NAMES.join(', ')}`, outline(undefined))
  const { mode = 'private', jwtSecret, tokens = [] } = given
  if (!['off', 'private', 'all'].includes(mode)) throw new InvalidOption('auth.mode', 'one of off, private, all', mode)
  if (!Array.isArray(tokens)) throw new InvalidOption('auth.tokens', 'a list of bearer tokens', outline(tokens))
  for (const [position, token] of tokens.entries()) {
    if (typeof token === 'string' && isBearerToken(token)) continue
    throw new InvalidOption(`auth.tokens[${position}]`, TOKEN_LETTERS, outline(token))
  }
  if (mode === 'all' && jwtSecret === undefined && tokens.length === 0) {
    throw new InvalidOption('auth.mode', "jwtSecret or tokens beside 'all': without them nobody could use the node", mode)
  }
  return { mode, jwtSecret: jwtSecret === undefined ? undefined : readSecret(jwtSecret), tokens }
}

function readSecret(given: Uint8Array | string): Uint8Array {
  const bytes = typeof given === 'string' ? secretOf(given) : given
  if (bytes instanceof Uint8Array && bytes.length === SECRET_LENGTH) return bytes
  throw new InvalidOption('auth.jwtSecret', `${SECRET_LENGTH} bytes, or ${2 * SECRET_LENGTH} hex digits`, outline(given))
}

/** The bytes of hex digits with or without `0x`; undefined unless they are a secret. */
export function secretOf(text: string): Uint8Array | undefined {
  const digits = text.replace(/^0x/i, '')
  return /^[0-9a-f]{64}$/i.test(digits) ? Uint8Array.from(Buffer.from(digits, 'hex')) : undefined
}

/** What an error may say of a value that could be a secret. */
function outline(given: unknown): unknown {
  if (typeof given === 'string') return `${given.length} characters`
  if (given instanceof Uint8Array) return `${given.length} bytes`
  return given === undefined || given === null ? given : `a ${typeof given}`
}
