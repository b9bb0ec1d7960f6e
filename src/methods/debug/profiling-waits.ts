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
  summary:
    'Gathers how long the event loop was late, for debug_writeBlockProfile: waits of about so many nanoseconds and longer; 0 ends it.',
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
  summary: 'Writes how long the event loop was late since debug_setBlockProfileRate.',
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
  summary: 'Records for some seconds how long the event loop is late, and answers when it is written.',
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
    'Gathers how busy the thread is, for debug_writeMutexProfile; 0 ends it, a negative number changes nothing. Answers the last value.',
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
  summary: 'Writes how busy the thread was since debug_setMutexProfileFraction.',
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
  summary: 'Records for some seconds how busy the thread is, and answers when it is written.',
  requiresAuth: true,
  params: [param('file', string), param('seconds', jsonInteger('uint'))],
  result: nothing,
  errors: timedRecordingErrors('mutex'),
  async handler(context: Needs<'host'>, [file, seconds]) {
    await requireProfiling(context).recordFor('mutex', file, seconds)
    return null
  },
})
