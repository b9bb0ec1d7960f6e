import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { profilingErrors, requireProfiling } from './profiling.js'

export const stacks = defineMethod({
  name: 'debug_stacks',
  summary: 'The stack of the thread that runs the node, and what it waits for.',
  requiresAuth: true,
  params: [],
  result: string,
  errors: profilingErrors,
  handler: (context: Needs<'host'>) => requireProfiling(context).profiler.stacks(),
})
