import { content } from './content.js'
import { contentFrom } from './contentFrom.js'
import { inspect } from './inspect.js'
import { status } from './status.js'

/** Methods of the namespace `txpool`. */
export const txpoolMethods = [content, contentFrom, inspect, status] as const
