import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the folder of the file that called a function; the folder of the process if that is unknown. */
export function callerFolder(called: (...args: never[]) => unknown): string {
  const { stackTraceLimit } = Error
  const trace: { stack?: string } = {}
  Error.stackTraceLimit = 1
  Error.captureStackTrace(trace, called)
  Error.stackTraceLimit = stackTraceLimit
  const file = /(file:\/\/\S+|(?:\/|[A-Za-z]:[\\/]).*?):\d+:\d+\)?\s*$/.exec(trace.stack ?? '')?.[1]
  if (file === undefined) return process.cwd()
  return dirname(file.startsWith('file:') ? fileURLToPath(file.replace(/\?.*$/, '')) : file.replace(/\?.*$/, ''))
}
