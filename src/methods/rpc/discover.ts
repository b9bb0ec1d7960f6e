import { openRpcDocument, openRpcSchema } from '../../rpc/openrpc.js'
import { absent, namespaceOf } from '../../rpc/record.js'
import { defineMethod } from '../define.js'

export const discover = defineMethod({
  name: 'rpc_discover',
  summary: 'The OpenRPC document of the methods that this caller may use.',
  visibility: 'public',
  documented: absent,
  params: [],
  result: openRpcSchema,
  handler({ methods, session, version }) {
    const usable = [...methods()].filter(
      ({ name, visibility }) => session.mayUse(namespaceOf(name)) && (visibility === 'public' || session.authenticated),
    )
    return openRpcDocument({ title: 'evmbed', version }, usable)
  },
})
