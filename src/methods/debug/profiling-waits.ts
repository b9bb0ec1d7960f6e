import { param } from '../../rpc/record.js'
import { int, jsonInteger, nothing, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { profileFileErrors, profilingErrors, requireProfiling, timedRecordingErrors } from './profiling.js'

/**
 * Waits and contention. Go looks at goroutines and their locks. Here one thread does the work: what is ready to run waits for the event loop
 * (the block profile), and the thread is the one thing that everybody wants (the mutex profile).
 */

export const setBlockProfileRate = defineMethod({
  name: 'debug_setBlockProfileRate',
  summary: 'Starts to record event loop delays, for debug_writeBlockProfile. The rate is the minimum delay in nanoseconds; 0 stops.',
  requiresAuth: true,
  params: [param('rate', int)],
  result: nothing,
  errors: profilingErrors,
  handler(context: Needs<'host'>, [rate]) {
    requireProfiling(context).setBlockRate(Math.max(rate, 0))
    return null
  },
})

export const writeBlockProfile = defineMethod({
  name: 'debug_writeBlockProfile',
  summary: 'Writes the event loop delays since debug_setBlockProfileRate to a file.',
  requiresAuth: true,
  params: [param('file', string)],
  result: nothing,
  errors: profileFileErrors,
  async handler(context: Needs<'host'>, [file]) {
    await requireProfiling(context).profiler.write('block', file)
    return null
  },
})

export const blockProfile = defineMethod({
  name: 'debug_blockProfile',
  summary: 'Records event loop delays for some seconds. Returns when the file is written.',
  requiresAuth: true,
  params: [param('file', string), param('seconds', jsonInteger('uint'))],
  result: nothing,
  errors: timedRecordingErrors('block'),
  async handler(context: Needs<'host'>, [file, seconds]) {
    await requireProfiling(context).recordFor('block', file, seconds)
    return null
  },
})

export const setMutexProfileFraction = defineMethod({
  name: 'debug_setMutexProfileFraction',
  summary:
    'Starts to record event loop utilization, for debug_writeMutexProfile; 0 stops, a negative number changes nothing. Returns the previous value.',
  requiresAuth: true,
  params: [param('fraction', int)],
  result: int,
  errors: profilingErrors,
  handler(context: Needs<'host'>, [fraction]) {
    const profiling = requireProfiling(context)
    return fraction < 0 ? profiling.mutexFraction : profiling.setMutexFraction(fraction)
  },
})

export const writeMutexProfile = defineMethod({
  name: 'debug_writeMutexProfile',
  summary: 'Writes the event loop utilization since debug_setMutexProfileFraction to a file.',
  requiresAuth: true,
  params: [param('file', string)],
  result: nothing,
  errors: profileFileErrors,
  async handler(context: Needs<'host'>, [file]) {
    await requireProfiling(context).profiler.write('mutex', file)
    return null
  },
})

export const mutexProfile = defineMethod({
  name: 'debug_mutexProfile',
  summary: 'Records event loop utilization for some seconds. Returns when the file is written.',
  requiresAuth: true,
  params: [param('file', string), param('seconds', jsonInteger('uint'))],
  result: nothing,
  errors: timedRecordingErrors('mutex'),
  async handler(context: Needs<'host'>, [file, seconds]) {
    await requireProfiling(context).recordFor('mutex', file, seconds)
    return null
  },
})
