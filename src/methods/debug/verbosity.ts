import type { LogLevel, ModuleLevel } from '../../host/log-levels.js'
import { ServerError } from '../../primitives/errors.js'
import { param, raises } from '../../rpc/record.js'
import { int, nothing, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** A pattern of debug_vmodule is no list of `name=level`. */
export class InvalidModulePattern extends ServerError {
  constructor() {
    super('expect comma-separated list of filename=N')
  }
}

/** Numbers beyond the levels mean the nearest one, as in geth. */
function nearestLevel(wanted: number): LogLevel {
  if (wanted >= 5) return 5
  return LEVELS.find((level) => level >= wanted) ?? 0
}
const LEVELS = [0, 1, 2, 3, 4, 5] as const

export const verbosity = defineMethod({
  name: 'debug_verbosity',
  summary: 'Sets the log level, from 0 (silent) to 5 (everything). Without effect on a node without a logger.',
  requiresAuth: true,
  params: [param('level', int)],
  result: nothing,
  handler({ host: { logLevels } }: Needs<'host'>, [level]) {
    logLevels?.setLevel(nearestLevel(level))
    return null
  },
})

export const vmodule = defineMethod({
  name: 'debug_vmodule',
  summary: 'Sets the log level of modules: `rpc/*=5,p2p=4`. An empty string removes all module levels.',
  requiresAuth: true,
  params: [param('pattern', string)],
  result: nothing,
  errors: [raises('the text is not a list of patterns', new InvalidModulePattern())],
  handler({ host: { logLevels } }: Needs<'host'>, [pattern]) {
    const modules = parseModules(pattern)
    logLevels?.setModules(modules)
    return null
  },
})

function parseModules(text: string): readonly ModuleLevel[] {
  return text
    .split(',')
    .map((rule) => rule.trim())
    .filter((rule) => rule !== '')
    .map((rule) => {
      const [, pattern, level] = /^([^=\s]+)\s*=\s*(\d{1,9})$/.exec(rule) ?? []
      if (pattern === undefined || level === undefined) throw new InvalidModulePattern()
      return { pattern, level: nearestLevel(Number(level)) }
    })
}
