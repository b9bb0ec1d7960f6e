import { isNames, type OptionTable, oneOf, optionsOf, outlineOf, readOptions } from '../../src/internal.js'

/** Credentials, and the calls that need one. */
export interface AuthOptions {
  /**
   * Calls that need a credential. `off`: none, private methods included. `private`: calls of private methods. `all`: every call. Default: `private`.
   */
  readonly mode?: 'off' | 'private' | 'all' | undefined
  /**
   * Secret of HS256 JSON web tokens: 32 bytes, or their hex digits with or without `0x` (see `readJwtSecret`). A token must have an issue time (`iat`) not
   * more than a minute ago.
   */
  readonly jwtSecret?: Uint8Array | string | undefined
  /** Bearer tokens, valid as long as the server runs. Web pages can send letters, digits and `-._~` over WebSocket. */
  readonly tokens?: readonly string[] | undefined
}

/** Authentication options with defaults. */
export interface AuthSettings {
  readonly mode: 'off' | 'private' | 'all'
  readonly jwtSecret: Uint8Array | string | undefined
  readonly tokens: readonly string[]
}

const SECRET_LENGTH = 32
/** `b64token`, RFC 6750, section 2.1: the characters of a bearer token. */
const BEARER_TOKEN = /^[\w.~+/-]+=*$/
export const TOKEN_LETTERS = 'letters, digits, - . _ ~ + / and = at the end'

export function isBearerToken(text: string): boolean {
  return BEARER_TOKEN.test(text)
}

const TABLE: OptionTable<AuthSettings> = {
  mode: {
    ...oneOf('private', ['off', 'private', 'all']),
    flaw: (mode, { jwtSecret, tokens = [] }: AuthOptions) =>
      mode === 'all' && jwtSecret === undefined && tokens.length === 0
        ? { path: '', expected: "jwtSecret or tokens beside 'all': without them no caller could use the node", given: mode }
        : undefined,
  },
  jwtSecret: {
    default: () => undefined,
    expected: `${SECRET_LENGTH} bytes, or ${2 * SECRET_LENGTH} hex digits`,
    holds: (given) => bytesOf(given) !== undefined,
    outline: outlineOf,
  },
  tokens: {
    default: () => [],
    expected: 'a list of bearer tokens',
    holds: Array.isArray,
    outline: outlineOf,
    flaw(tokens) {
      const wrong = tokens.findIndex((token) => !isNames([token]) || !isBearerToken(token))
      return wrong < 0 ? undefined : { path: `[${wrong}]`, expected: TOKEN_LETTERS, given: outlineOf(tokens[wrong]) }
    },
  },
}

/** The rule of the option `auth`. Error messages never contain a secret. */
export const AUTH_RULE = optionsOf<AuthSettings>(TABLE, outlineOf)

/** Returns the options with their defaults. Throws `InvalidOption`. */
export function readAuth(given: AuthOptions): Omit<AuthSettings, 'jwtSecret'> & { readonly jwtSecret: Uint8Array | undefined } {
  const settings = readOptions<AuthSettings>(TABLE, given)
  return { ...settings, jwtSecret: bytesOf(settings.jwtSecret) }
}

/** Returns the bytes of a secret; undefined for anything else. */
function bytesOf(given: unknown): Uint8Array | undefined {
  if (typeof given === 'string') return secretOf(given)
  return given instanceof Uint8Array && given.length === SECRET_LENGTH ? given : undefined
}

/** Returns the bytes of 64 hex digits with or without `0x`; undefined for anything else. */
export function secretOf(text: string): Uint8Array | undefined {
  const digits = text.replace(/^0x/i, '')
  return /^[0-9a-f]{64}$/i.test(digits) ? Uint8Array.from(Buffer.from(digits, 'hex')) : undefined
}
