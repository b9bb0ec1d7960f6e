import type { Session } from 'node:inspector/promises'
import { ProfilingRefused } from '../../src/internal.js'

/**
 * Opens a session of the inspector in this process, without a port. Some builds of Node and some hosts have no inspector, so the module is loaded
 * on demand.
 *
 * @param what purpose of the session, for the error message
 */
export function openInspector(what: string): Session {
  const inspector = process.getBuiltinModule('node:inspector/promises')
  // The types know builds with an inspector only.
  if (!(inspector as typeof inspector | undefined)?.Session) throw new ProfilingRefused(`${what}: this runtime has no inspector`)
  const session = new inspector.Session()
  session.connect()
  return session
}

/** Converts an error of the inspector to `ProfilingRefused`: the platform does not support the request. */
export async function asked<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw new ProfilingRefused(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
