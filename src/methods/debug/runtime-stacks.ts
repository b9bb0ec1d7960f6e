import { string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'
import { profilingErrors, requireProfiling } from './profiling.js'

export const stacks = defineMethod({
  name: 'debug_stacks',
  summary: 'Returns the stack of the thread that runs the node, and the resources that keep it alive.',
  requiresAuth: true,
  params: [],
  result: string,
  errors: profilingErrors,
  handler: (context: Needs<'host'>) => requireProfiling(context).profiler.stacks(),
})
