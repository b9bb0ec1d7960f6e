import { TimestampInThePast } from '../../consensus/block-time.js'
import { looseInteger } from '../../objects/loose.js'
import { InvalidParams } from '../../rpc/errors.js'
import { param, raises } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import { defineVerb } from './define-verb.js'
import { count, decimal, done, everywhere, fixed } from './dialect.js'

/** The time of a test chain. Timestamps of blocks only rise. */

export const increaseTime = defineVerb({
  verb: 'increaseTime',
  spellings: ['evm', 'anvil'],
  summary: 'Lets the time of coming blocks jump by some seconds, and returns how far it is ahead of the clock by now.',
  params: [param('seconds', looseInteger)],
  answers: { anvil: count, hardhat: decimal, ganache: count },
  handler: ({ consensus }, [seconds]) => consensus.time.increase(seconds),
})

export const setNextBlockTimestamp = defineVerb({
  verb: 'setNextBlockTimestamp',
  spellings: ['evm', 'anvil'],
  summary: 'Gives the next block this timestamp, in seconds since 1970; time goes on from there.',
  params: [param('timestamp', looseInteger)],
  answers: { anvil: fixed(null), hardhat: decimal, ganache: fixed(null) },
  errors: [raises('the head is not earlier', new TimestampInThePast(1n, 1_700_000_000n))],
  handler({ consensus, chain }, [timestamp]) {
    consensus.time.setNext(timestamp, chain.head.header.timestamp)
    return timestamp
  },
})

/** Above this a number of seconds would be tens of thousands of years away; it is one of milliseconds. */
const LAST_SECOND = 10n ** 12n

export const setTime = defineVerb({
  verb: 'setTime',
  spellings: ['evm', 'anvil'],
  summary:
    'Lets it be a time now, which goes on from there: seconds since 1970, or milliseconds, as Ganache always has it. Returns how many seconds later that is, at least 0.',
  params: [param('time', looseInteger)],
  answers: everywhere(count),
  handler({ consensus }, [time], { dialect }) {
    const change = consensus.time.set(dialect === 'ganache' || time > LAST_SECOND ? time / 1000n : time)
    return change > 0n ? change : 0n
  },
})

export const setBlockTimestampInterval = defineVerb({
  verb: 'setBlockTimestampInterval',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary:
    'Puts every block so many seconds behind its parent, whatever the clock says. Under the name of Hardhat it is milliseconds, as viem sends them.',
  params: [param('interval', looseInteger)],
  answers: done,
  handler({ consensus }, [given], { dialect }) {
    const seconds = dialect === 'hardhat' ? given / 1000n : given
    if (seconds < consensus.time.leastStep) throw new InvalidParams('blocks lie at least one second apart')
    consensus.time.step = seconds
  },
})

export const removeBlockTimestampInterval = defineVerb({
  verb: 'removeBlockTimestampInterval',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Lets the clock give blocks their timestamps again. False when it did so already.',
  params: [],
  answers: everywhere(boolean),
  handler({ consensus }) {
    const wasSet = consensus.time.step !== undefined
    consensus.time.step = undefined
    return wasSet
  },
})

export const getGenesisTime = defineVerb({
  verb: 'getGenesisTime',
  spellings: ['anvil'],
  summary: 'The timestamp of the first block, in seconds since 1970.',
  params: [],
  answers: everywhere(count),
  handler: ({ chain }) => chain.genesis.header.timestamp,
})
