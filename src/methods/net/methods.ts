import { listening } from './listening.js'
import { peerCount } from './peerCount.js'
import { version } from './version.js'

/** Methods of the namespace `net`. */
export const netMethods = [version, listening, peerCount] as const
