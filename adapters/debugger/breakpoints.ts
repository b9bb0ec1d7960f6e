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
  const reached = breakpoints.filter((_, index) => isHere[index])
  // A failure shows in what is run next only: no other one is here.
  const rest = reached.length > 0 ? reached : breakpoints.filter(({ target }) => 'failure' in target)
  return { place, reached: rest }
}

/** Whether a target is that of the place of a session, which has reached one of several. False for failures. */
async function isReached(target: DebugTarget, place: DebugPlace, session: DebugSession): Promise<boolean> {
  if ('line' in target) return place.file === target.file && place.line === target.line
  if ('pc' in target) return place.pc === target.pc && (target.address === undefined || place.address === target.address.toLowerCase())
  if ('opcode' in target) return place.opcode === target.opcode.toUpperCase()
  if ('slot' in target) return place.opcode === 'SSTORE' && (await session.machine()).stack.at(-1) === target.slot
  if ('function' in target) {
    const [frame] = await session.callStack()
    return frame !== undefined && (frame.name === target.function || frame.name.endsWith(`.${target.function}`))
  }
  return false
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
