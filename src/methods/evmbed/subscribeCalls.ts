import { subscriptionId } from '../../objects/filter-criteria.js'
import { NotificationsNotSupported } from '../../rpc/errors.js'
import { plainEvent } from '../../rpc/notification.js'
import { raises } from '../../rpc/record.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

export const subscribeCalls = defineMethod({
  name: 'evmbed_subscribeCalls',
  summary:
    'Subscribes this connection to the calls of all others, as they end: method, arguments and result as JSON text (cut after 4,096 and 1,024 characters), error and milliseconds. At most 200 a second; `omitted` counts the others. Arguments and results of the namespace personal, of unknown methods and of methods that take the URL of a remote chain are left out. eth_unsubscribe ends it.',
  requiresAuth: true,
  params: [],
  result: subscriptionId,
  errors: [raises('the connection cannot push', new NotificationsNotSupported())],
  handler({ calls, session, subscriptions }: Needs<'calls' | 'session' | 'subscriptions'>) {
    if (!session.canNotify) throw new NotificationsNotSupported()
    return subscriptions.external(session, (id) => calls.watch(session, (call) => session.notify(id, plainEvent({ ...call }))))
  },
})
