import { access, constants } from 'node:fs/promises'
import { delimiter, join, sep } from 'node:path'
import { EngineMissing } from './errors.js'

/** Environment variable that names the engine's program. */
export const PROGRAM_VARIABLE = 'EVMBED_COMETBFT'

/**
 * Returns the path of the engine's program: the given one, that of the environment variable, or `cometbft` on the PATH.
 *
 * @throws `EngineMissing` if it cannot be executed; the message says how to get it
 */
export async function findProgram(given = process.env[PROGRAM_VARIABLE] || 'cometbft'): Promise<string> {
  const isPath = given.includes('/') || given.includes(sep)
  const places = isPath ? [given] : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, given))
  for (const place of places) if (await isExecutable(place)) return place
  throw new EngineMissing(isPath ? given : `${given} on the PATH`)
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
