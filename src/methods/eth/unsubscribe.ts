import { subscriptionId } from '../../objects/filter-criteria.js'
import { param } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const unsubscribe = defineMethod({
  name: 'eth_unsubscribe',
  summary: 'Cancels a subscription of this connection. False for an unknown id.',
  requiresAuth: false,
  params: [param('id', subscriptionId)],
  result: boolean,
  handler({ session, subscriptions }: Needs<'session' | 'subscriptions'>, [id]) {
    // Events before this call are still delivered.
    if (session.isHeld(id)) session.announce([id])
    return subscriptions.unsubscribe(session, id)
  },
})
