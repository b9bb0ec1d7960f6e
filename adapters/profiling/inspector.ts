import type { Session } from 'node:inspector/promises'
import { ProfilingRefused } from '../../src/internal.js'

/**
 * Runs work with a session of the inspector in this process, no port involved. Not every build of Node and not every host has one; so it is
 * not imported but asked for.
 *
 * @param what the inspector is needed for, for the text of a refusal
 */
export function openInspector(what: string): Session {
  const inspector = process.getBuiltinModule('node:inspector/promises')
  // The types know builds with an inspector only.
  if (!(inspector as typeof inspector | undefined)?.Session) throw new ProfilingRefused(`${what}: this runtime has no inspector`)
  const session = new inspector.Session()
  session.connect()
  return session
}

/** What the inspector refuses, it refuses because the platform cannot do it. */
export async function asked<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw new ProfilingRefused(`${what}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
