import { param, raises } from '../../rpc/record.js'
import { jsonInteger, nothing, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { NotRecording } from '../../services/profiling.js'
import { defineMethod } from '../define.js'
import { profilingErrors, recordingErrors, requireProfiling, timedRecordingErrors } from './profiling.js'

/** Traces of runtime events. The names are Go's; the runtime is that of JavaScript. */

export const startGoTrace = defineMethod({
  name: 'debug_startGoTrace',
  summary: "Starts a trace of runtime events, which debug_stopGoTrace ends. The file has the format of Chrome's trace viewer.",
  requiresAuth: true,
  params: [param('file', string)],
  result: nothing,
  errors: recordingErrors('trace'),
  async handler(context: Needs<'host'>, [file]) {
    await requireProfiling(context).start('trace', file)
    return null
  },
})

export const stopGoTrace = defineMethod({
  name: 'debug_stopGoTrace',
  summary: 'Stops the trace and completes its file.',
  requiresAuth: true,
  params: [],
  result: nothing,
  errors: [...profilingErrors, raises('no recording is running', new NotRecording('trace'))],
  async handler(context: Needs<'host'>) {
    await requireProfiling(context).stop('trace')
    return null
  },
})

export const goTrace = defineMethod({
  name: 'debug_goTrace',
  summary: 'Records a trace of runtime events for some seconds. Returns when the file is written.',
  requiresAuth: true,
  params: [param('file', string), param('seconds', jsonInteger('uint'))],
  result: nothing,
  errors: timedRecordingErrors('trace'),
  async handler(context: Needs<'host'>, [file, seconds]) {
    await requireProfiling(context).recordFor('trace', file, seconds)
    return null
  },
})
