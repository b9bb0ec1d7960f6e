import { TimestampInThePast } from '../../consensus/block-time.js'
import { looseInteger } from '../../objects/loose.js'
import { InvalidParams } from '../../rpc/errors.js'
import { param, raises } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { count, decimal, done, everywhere, fixed } from './dialect.js'

/** The time of a test chain. Timestamps of blocks only rise. */

export const increaseTime = defineTestMethod({
  method: 'increaseTime',
  aliases: ['evm', 'anvil'],
  summary: 'Advances the time of coming blocks by some seconds, and returns the total offset from the clock in seconds.',
  params: [param('seconds', looseInteger)],
  answers: { anvil: count, hardhat: decimal, ganache: count },
  handler: ({ testChain, chain }: TestChainNeeds<'chain' | 'testChain'>, [seconds]) =>
    testChain.time.increase(seconds, chain.head.header.timestamp),
})

export const setNextBlockTimestamp = defineTestMethod({
  method: 'setNextBlockTimestamp',
  aliases: ['evm', 'anvil'],
  summary: 'Sets the timestamp of the next block, in seconds since 1970. Time continues from there.',
  params: [param('timestamp', looseInteger)],
  answers: { anvil: fixed(null), hardhat: decimal, ganache: fixed(null) },
  errors: [raises('the timestamp is not after that of the head', new TimestampInThePast(1n, 1_700_000_000n))],
  handler({ testChain, chain }: TestChainNeeds<'chain' | 'testChain'>, [timestamp]) {
    testChain.time.setNext(timestamp, chain.head.header.timestamp)
    return timestamp
  },
})

/** Above this a number of seconds would be tens of thousands of years away; it is one of milliseconds. */
const LAST_SECOND = 10n ** 12n

export const setTime = defineTestMethod({
  method: 'setTime',
  aliases: ['evm', 'anvil'],
  summary:
    'Sets the current time: seconds since 1970, or milliseconds, which Ganache always uses. Time continues from there. Returns by how many seconds it advanced, at least 0.',
  params: [param('time', looseInteger)],
  answers: everywhere(count),
  handler({ testChain }: TestChainNeeds<'testChain'>, [time], { dialect }) {
    const change = testChain.time.set(dialect === 'ganache' || time > LAST_SECOND ? time / 1000n : time)
    return change > 0n ? change : 0n
  },
})

export const setBlockTimestampInterval = defineTestMethod({
  method: 'setBlockTimestampInterval',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary:
    "Sets a fixed number of seconds between the timestamps of blocks, independent of the clock. With Hardhat's name milliseconds, as viem sends them.",
  params: [param('interval', looseInteger)],
  answers: done,
  handler({ testChain }: TestChainNeeds<'testChain'>, [given], { dialect }) {
    const seconds = dialect === 'hardhat' ? given / 1000n : given
    if (seconds < testChain.time.leastStep) throw new InvalidParams('blocks lie at least one second apart')
    testChain.time.step = seconds
  },
})

export const removeBlockTimestampInterval = defineTestMethod({
  method: 'removeBlockTimestampInterval',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Removes the fixed interval between timestamps: the clock determines them again. False if none was set.',
  params: [],
  answers: everywhere(boolean),
  handler({ testChain }: TestChainNeeds<'testChain'>) {
    const wasSet = testChain.time.step !== undefined
    testChain.time.step = undefined
    return wasSet
  },
})

export const getGenesisTime = defineTestMethod({
  method: 'getGenesisTime',
  aliases: ['anvil'],
  summary: 'Returns the timestamp of the genesis block in seconds since 1970.',
  params: [],
  answers: everywhere(count),
  handler: ({ chain }: Needs<'chain'>) => chain.genesis.header.timestamp,
})
