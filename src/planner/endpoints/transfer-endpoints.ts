import { messages, messagesDirect } from './messages.js'
import { status, submit, track } from './transactions.js'

/** The endpoints of the transfer service, by the names of its methods. */
export const transferEndpoints = { messages, messagesDirect, submit, track, status } as const
