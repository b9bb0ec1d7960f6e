import { ProfilingRefused, type RecordingKind } from '../../host/profiler.js'
import { type MethodError, raises } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { AlreadyRecording, type Profiling, ProfilingDisabled, RecordingTooLong } from '../../services/profiling.js'

/** Throws `ProfilingDisabled` when the node was given no profiler. */
export function requireProfiling({ host: { profiling } }: Needs<'host'>): Profiling {
  if (!profiling) throw new ProfilingDisabled()
  return profiling
}

export const profilingErrors: readonly MethodError[] = [
  raises("the node was created without the option 'profiler'", new ProfilingDisabled()),
]

/** Of methods that write a file. */
export const profileFileErrors: readonly MethodError[] = [
  ...profilingErrors,
  raises('the file exists', new ProfilingRefused('location would overwrite an existing file')),
  raises('the name leads out of the directory', new ProfilingRefused('"../cpu" is not a name inside of the directory for profiles')),
]

export function recordingErrors(kind: RecordingKind): readonly MethodError[] {
  return [...profileFileErrors, raises('a recording is running', new AlreadyRecording(kind))]
}

/** Of methods that record while their caller waits. */
export function timedRecordingErrors(kind: RecordingKind): readonly MethodError[] {
  return [...recordingErrors(kind), raises('the recording is longer than the profiler allows', new RecordingTooLong(60, 29))]
}
