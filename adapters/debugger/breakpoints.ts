import type { DebugDirection, DebugPlace, DebugSession, DebugTarget } from '../../src/internal.js'

/** A place where a debugger stops. */
export interface Breakpoint {
  readonly id: number
  readonly target: DebugTarget
  /** For people: `src/Coin.sol:12`. */
  readonly text: string
  /** Whether it is removed when it is reached. */
  readonly isTemporary?: boolean
}

export interface Stop {
  readonly place: DebugPlace
  /** Breakpoints that were reached; none at an end of the run. */
  readonly reached: readonly Breakpoint[]
}

/** Goes on to the next breakpoint, or to the end of the run. */
export async function runOn(session: DebugSession, breakpoints: readonly Breakpoint[], direction: DebugDirection): Promise<Stop> {
  const place = await session.runTo({ anyOf: breakpoints.map(({ target }) => target) }, direction)
  if (!place) return { place: await session.goTo(direction === 'forward' ? session.length - 1 : 0), reached: [] }
  const isHere = await Promise.all(breakpoints.map(({ target }) => isReached(target, place, session)))
  const here = breakpoints.filter((_, index) => isHere[index])
  if (here.length > 0) return { place, reached: here }
  // Where a function begins, and what fails, is not seen at one place: no other reason is left.
  const name = (await session.callStack())[0]?.name ?? ''
  const functions = breakpoints.filter(({ target }) => 'function' in target && isNamed(name, target.function))
  return { place, reached: functions.length > 0 ? functions : breakpoints.filter(({ target }) => 'failure' in target) }
}

/** Steps, and stops earlier if a breakpoint is reached on the way. */
export async function stepTo(
  session: DebugSession,
  breakpoints: readonly Breakpoint[],
  direction: DebugDirection,
  step: (session: DebugSession) => Promise<DebugPlace>,
): Promise<Stop> {
  const start = session.position
  const place = await step(session)
  const end = session.position
  if (Math.abs(end - start) < 2 || breakpoints.length === 0) return { place, reached: [] }
  await session.goTo(start)
  const stop = await runOn(session, [...breakpoints, { id: 0, text: '', target: { position: end } }], direction)
  return session.position === end ? { place, reached: [] } : stop
}

/** Whether a target is that of the place of a session, which has reached one of several. False for functions and failures. */
async function isReached(target: DebugTarget, place: DebugPlace, session: DebugSession): Promise<boolean> {
  if ('line' in target) return place.file === target.file && place.line === target.line
  if ('pc' in target) return place.pc === target.pc && (target.address === undefined || place.address === target.address.toLowerCase())
  if ('position' in target) return place.position === target.position
  if ('opcode' in target) return place.opcode === target.opcode.toUpperCase()
  if ('slot' in target) {
    if (place.opcode !== 'SSTORE') return false
    const { stack, address } = await session.machine()
    return stack.at(-1) === target.slot && (target.address === undefined || address === target.address.toLowerCase())
  }
  return false
}

function isNamed(name: string, wanted: string): boolean {
  return name === wanted || name.endsWith(`.${wanted}`)
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
