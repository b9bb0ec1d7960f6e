import type { Tracer } from '../evm/tracer.js'
import type { Artifacts } from '../explain/artifacts.js'

/** A run of code that ended with an error, and that can be repeated. */
interface FailedRun {
  readonly artifacts: Artifacts
  /** Runs the same on the same state. */
  readonly run: (tracer: Tracer) => Promise<unknown>
}

/** By the error. It costs nothing until a caller asks where the run failed. */
const runs = new WeakMap<object, FailedRun>()
const linesOf = new WeakMap<object, readonly string[]>()

/** Notes the run behind an error, and returns the error. */
export function ofFailedRun(error: unknown, artifacts: Artifacts, run: FailedRun['run']): unknown {
  if (typeof error === 'object' && error !== null) runs.set(error, { artifacts, run })
  return error
}

/**
 * Puts the functions of Solidity that had not returned before the JavaScript frames of an error's stack. Without build info, and for errors of no run,
 * nothing changes, and the result is undefined.
 *
 * @returns a promise of the lines
 */
export function addSolidityFrames(error: unknown): Promise<readonly string[]> | undefined {
  if (!(error instanceof Error)) return undefined
  const known = linesOf.get(error)
  if (known) return Promise.resolve(known)
  const failed = runs.get(error)
  return failed && failed.artifacts.builds.length > 0 ? findLines(error, failed) : undefined
}

async function findLines(error: Error, { artifacts, run }: FailedRun): Promise<readonly string[]> {
  try {
    const { stackOfRun } = await import('./explanations.js')
    const lines = await stackOfRun(run, artifacts)
    linesOf.set(error, lines)
    insertFrames(error, lines)
    return lines
  } catch {
    // A trace that cannot be made does not hide the error.
    return []
  }
}

/** Puts lines before the frames of an error's stack. */
export function insertFrames(error: { readonly message: string; stack?: string | undefined }, lines: readonly string[]): void {
  if (lines.length === 0) return
  const { message, stack = '' } = error
  // The message may have lines that look like frames.
  const place = stack.indexOf(message)
  const start = place < 0 ? 0 : place + message.length
  const end = stack.indexOf('\n', start)
  const head = place < 0 ? '' : end < 0 ? stack : stack.slice(0, end)
  const rest = place < 0 ? stack : end < 0 ? '' : stack.slice(end + 1)
  error.stack = [head, ...lines, rest].filter((part) => part !== '').join('\n')
}
