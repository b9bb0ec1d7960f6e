import { absent, param } from '../../rpc/record.js'
import { string } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { looseInteger } from '../objects/time.js'

/** The time of a test chain. */

export const increaseTime = defineMethod({
  name: 'evm_increaseTime',
  summary: 'Lets the time of coming blocks jump by some seconds, and returns how far it is ahead of the clock by now.',
  visibility: 'private',
  documented: absent,
  params: [param('seconds', looseInteger)],
  result: string,
  handler: ({ consensus }, [seconds]) => consensus.time.increase(seconds).toString(),
})

export const setNextBlockTimestamp = defineMethod({
  name: 'evm_setNextBlockTimestamp',
  summary: 'Gives the next block this timestamp, in seconds since 1970; time goes on from there.',
  visibility: 'private',
  documented: absent,
  params: [param('timestamp', looseInteger)],
  result: string,
  handler({ consensus, chain }, [timestamp]) {
    consensus.time.setNext(timestamp, chain.head.header.timestamp)
    return timestamp.toString()
  },
})
