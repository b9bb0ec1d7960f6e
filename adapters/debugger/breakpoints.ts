import type { DebugDirection, DebugPlace, DebugSession, DebugTarget } from '../../src/internal.js'

/** A place where a debugger stops. */
export interface Breakpoint {
  readonly id: number
  readonly target: DebugTarget
}

/** Goes on to the next breakpoint, or to the end of the run. Returns the breakpoints that are there. */
export async function runOn<One extends Breakpoint>(
  session: DebugSession,
  breakpoints: readonly One[],
  direction: DebugDirection,
): Promise<readonly One[]> {
  return runUntil(session, breakpoints, direction, direction === 'forward' ? session.length - 1 : 0)
}

/** Steps, and stops earlier if a breakpoint is reached on the way. Returns the breakpoints where it stops, also those at the end of the step. */
export async function stepTo<One extends Breakpoint>(
  session: DebugSession,
  breakpoints: readonly One[],
  direction: DebugDirection,
  step: (session: DebugSession) => Promise<DebugPlace>,
): Promise<readonly One[]> {
  const start = session.position
  const end = (await step(session)).position
  if (end === start || breakpoints.length === 0) return []
  await session.goTo(start)
  return runUntil(session, breakpoints, direction, end)
}

async function runUntil<One extends Breakpoint>(
  session: DebugSession,
  breakpoints: readonly One[],
  direction: DebugDirection,
  end: number,
): Promise<readonly One[]> {
  const stop = await session.runTo({ anyOf: [...breakpoints.map(({ target }) => target), { position: end }] }, direction)
  return stop ? breakpoints.filter(({ target }) => stop.reached.includes(target)) : []
}

/** Goes to the next instruction, or the one before, but not into a call of another contract. */
export async function stepOverInstruction(session: DebugSession, direction: DebugDirection): Promise<DebugPlace> {
  const { depth } = await session.place()
  const next = await session.stepInstruction(direction === 'forward' ? 1 : -1)
  let place = next
  while (place.depth > depth && session.position > 0 && session.position < session.length - 1) {
    const { position } = session
    place = await session.stepOut(direction)
    if (session.position === position) break
  }
  return place
}
