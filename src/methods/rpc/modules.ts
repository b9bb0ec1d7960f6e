import { namespaceOf } from '../../rpc/record.js'
import { mapOf, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const modules = defineMethod({
  name: 'rpc_modules',
  summary: 'Returns the namespaces that the caller may use, each with its version.',
  requiresAuth: false,
  params: [],
  result: mapOf(string, string),
  async handler({ software: { methods }, session }: Needs<'session' | 'software'>) {
    const namespaces = new Set([...(await methods())].map(({ name }) => namespaceOf(name)).filter((namespace) => session.mayUse(namespace)))
    return new Map([...namespaces].sort().map((namespace) => [namespace, '1.0']))
  },
})
