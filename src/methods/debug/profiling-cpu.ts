import { param, raises } from '../../rpc/record.js'
import { jsonInteger, nothing, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { NotRecording } from '../../services/profiling.js'
import { defineMethod } from '../define.js'
import { profilingErrors, recordingErrors, requireProfiling, timedRecordingErrors } from './profiling.js'

/** CPU profiles. */

export const startCPUProfile = defineMethod({
  name: 'debug_startCPUProfile',
  summary:
    'Starts a CPU profile, which debug_stopCPUProfile ends. Browser developer tools open the file if its name ends in `.cpuprofile`.',
  requiresAuth: true,
  params: [param('file', string)],
  result: nothing,
  errors: recordingErrors('cpu'),
  async handler(context: Needs<'host'>, [file]) {
    await requireProfiling(context).start('cpu', file)
    return null
  },
})

export const stopCPUProfile = defineMethod({
  name: 'debug_stopCPUProfile',
  summary: 'Stops the CPU profile and writes its file.',
  requiresAuth: true,
  params: [],
  result: nothing,
  errors: [...profilingErrors, raises('no recording is running', new NotRecording('cpu'))],
  async handler(context: Needs<'host'>) {
    await requireProfiling(context).stop('cpu')
    return null
  },
})

export const cpuProfile = defineMethod({
  name: 'debug_cpuProfile',
  summary: 'Records a CPU profile for some seconds. Returns when the file is written.',
  requiresAuth: true,
  params: [param('file', string), param('seconds', jsonInteger('uint'))],
  result: nothing,
  errors: timedRecordingErrors('cpu'),
  async handler(context: Needs<'host'>, [file, seconds]) {
    await requireProfiling(context).recordFor('cpu', file, seconds)
    return null
  },
})
