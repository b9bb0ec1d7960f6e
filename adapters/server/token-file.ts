import { readFile } from 'node:fs/promises'
import { LocalError } from '../../src/internal.js'
import { isBearerToken, TOKEN_LETTERS } from './auth-options.js'

/** A file holds no bearer tokens. The message contains no line of it. */
export class InvalidTokenFile extends LocalError {
  constructor(
    readonly path: string,
    reason: string,
  ) {
    super(`${path}${reason}`)
  }
}

/**
 * Reads bearer tokens from a file, one per line. Empty lines are ignored.
 *
 * Rejects with `InvalidTokenFile`, and with the platform's error when the file cannot be read.
 *
 * @example
 * await serveHttp(node, { auth: { tokens: await readBearerTokens('tokens.txt') } })
 */
export async function readBearerTokens(path: string): Promise<readonly string[]> {
  const lines = (await readFile(path, 'utf8')).split('\n').map((line) => line.trim())
  const wrong = lines.findIndex((line) => line !== '' && !isBearerToken(line))
  if (wrong >= 0) throw new InvalidTokenFile(path, `, line ${wrong + 1}: expected a bearer token: ${TOKEN_LETTERS}`)
  const tokens = lines.filter((line) => line !== '')
  if (tokens.length === 0) throw new InvalidTokenFile(path, ': expected bearer tokens, one a line; there is none')
  return tokens
}
