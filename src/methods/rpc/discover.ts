import { openRpcDocument, openRpcSchema } from '../../rpc/openrpc.js'
import { namespaceOf } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const discover = defineMethod({
  name: 'rpc_discover',
  summary: 'Returns the OpenRPC document of the methods that the caller may use.',
  requiresAuth: false,
  params: [],
  result: openRpcSchema,
  async handler({ software: { methods, version }, session }: Needs<'session' | 'software'>) {
    const usable = [...(await methods())].filter(
      ({ name, requiresAuth }) => session.mayUse(namespaceOf(name)) && (session.authenticated || !requiresAuth),
    )
    return openRpcDocument({ title: 'evmbed', version }, usable)
  },
})
