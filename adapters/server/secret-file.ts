import { readFile, writeFile } from 'node:fs/promises'
import { LocalError } from '../../src/internal.js'
import { secretOf } from './auth-options.js'
import { nodeCrypto } from './builtins.js'

/** A file holds no secret of JSON web tokens. */
export class InvalidSecretFile extends LocalError {
  constructor(readonly path: string) {
    super(`${path}: expected a secret of 32 bytes as 64 hex digits, with or without 0x`)
  }
}

/**
 * Reads the secret of a file in the format of geth and consensus clients: 64 hex digits. A missing file is created with a new secret, readable by its
 * owner only (mode 0600).
 *
 * Rejects with `InvalidSecretFile`, and with the platform's error when the file cannot be read or created.
 *
 * @example
 * await serveHttp(node, { auth: { jwtSecret: await readJwtSecret('jwt.hex') } })
 */
export async function readJwtSecret(path: string): Promise<Uint8Array> {
  const secret = secretOf(((await textOf(path)) ?? (await create(path))).trim())
  if (!secret) throw new InvalidSecretFile(path)
  return secret
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function create(path: string): Promise<string> {
  const text = `0x${nodeCrypto().randomBytes(32).toString('hex')}`
  // Does not replace a file that another process has created meanwhile.
  await writeFile(path, text, { mode: 0o600, flag: 'wx' })
  return text
}
