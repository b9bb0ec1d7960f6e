import type { MinedBlocks } from '../../consensus/local-consensus.js'
import { looseInteger } from '../../objects/loose.js'
import { ServerError } from '../../primitives/errors.js'
import { isJsonObject, type Json } from '../../primitives/json.js'
import { type MethodError, optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, either, nullable, number, objectOf, optional } from '../../rpc/schema.js'
import type * as wire from '../../wire/test-chain.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { done, everywhere, fixed } from './dialect.js'
import { interval, millisecondsOf } from './interval.js'

/** When blocks are made, and making them. */

/** Maximum number of blocks of one call: a minute of work, and some hundred megabytes. */
const MAX_BLOCKS = 1_000_000n

/** A call asks for more blocks than it may mine. */
export class TooManyBlocks extends ServerError {
  constructor(given: bigint, limit = MAX_BLOCKS) {
    super(`too many blocks: ${given} > ${limit}: mine at most ${limit} at a time`)
  }
}

const tooMany: MethodError = raises('more than 1,000,000 blocks are requested', new TooManyBlocks(2_000_000n))

export const mine = defineTestMethod({
  method: 'mine',
  aliases: ['anvil', 'hardhat'],
  summary:
    "Mines blocks, one by default, with an interval of seconds between their timestamps; with Anvil's name also before the first one.",
  params: [optionalParam('blocks', looseInteger), optionalParam('interval', looseInteger)],
  answers: done,
  errors: [tooMany],
  async handler({ testChain, request }: TestChainNeeds<'request' | 'testChain'>, [blocks = 1n, seconds = 0n], { dialect }) {
    if (blocks > MAX_BLOCKS) throw new TooManyBlocks(blocks)
    const timing = dialect === 'anvil' ? { before: seconds } : { between: seconds }
    await testChain.production.mine(Number(blocks), timing, () => request.checkTime())
  },
})

const options = objectOf<wire.MineOptions>()('MineOptions', { timestamp: optional(looseInteger), blocks: optional(looseInteger) })
/** Ganache takes a timestamp or an object; everybody else's blocks come one at a time. */
export const timestampOrOptions = either(options, looseInteger, {
  input: (input: Json) => isJsonObject(input),
  value: (value): value is { timestamp?: bigint; blocks?: bigint } => typeof value === 'object',
})

type MineOptions = bigint | { readonly timestamp?: bigint | undefined; readonly blocks?: bigint | undefined }

/**
 * Mines the blocks that the options of evm_mine ask for, and returns their numbers.
 *
 * @param limit maximum number of blocks
 */
export async function mineAs(
  { testChain, request }: TestChainNeeds<'request' | 'testChain'>,
  given: MineOptions | undefined,
  limit = MAX_BLOCKS,
): Promise<MinedBlocks> {
  const { timestamp, blocks = 1n } = typeof given === 'bigint' ? { timestamp: given } : (given ?? {})
  if (blocks > limit) throw new TooManyBlocks(blocks, limit)
  return testChain.production.mine(Number(blocks), { first: timestamp }, () => request.checkTime())
}

export const evmMine = defineTestMethod({
  method: 'mine',
  aliases: ['evm'],
  summary: 'Mines one or more blocks with the pending transactions. An optional timestamp applies to the first block.',
  params: [optionalParam('timestampOrOptions', timestampOrOptions)],
  answers: { anvil: fixed('0x0'), hardhat: fixed('0'), ganache: fixed('0x0') },
  errors: [tooMany],
  handler: (context: TestChainNeeds<'request' | 'testChain'>, [given]) => mineAs(context, given),
})

export const setAutomine = defineTestMethod({
  method: 'setAutomine',
  aliases: ['evm', 'anvil', 'hardhat', 'ganache'],
  summary:
    'Enables or disables automine: a block for every transaction that arrives. With the dialect anvil, enabling stops interval mining.',
  params: [param('enabled', boolean)],
  answers: done,
  async handler({ testChain: { production } }: TestChainNeeds<'testChain'>, [enabled], { dialect }) {
    if (enabled && dialect === 'anvil') production.interval = 0
    production.automine = enabled
    // Waiting transactions are mined at once, not with the next transaction.
    if (enabled) await production.transactionAdded()
  },
})

export const getAutomine = defineTestMethod({
  method: 'getAutomine',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Returns whether automine is enabled.',
  params: [],
  answers: everywhere(boolean),
  handler: ({ testChain: { production } }: TestChainNeeds<'testChain'>) => production.automine,
})

export const setIntervalMining = defineTestMethod({
  method: 'setIntervalMining',
  aliases: ['evm', 'anvil', 'hardhat', 'ganache'],
  summary:
    'Mines a block at an interval; 0 stops. With the dialect anvil in seconds, and automine stops; with hardhat in milliseconds, or a range to draw from.',
  params: [param('interval', interval)],
  answers: done,
  handler({ testChain: { production } }: TestChainNeeds<'testChain'>, [given], { dialect }) {
    const milliseconds = millisecondsOf(given, dialect)
    if (dialect === 'anvil') production.automine = false
    production.interval = milliseconds
  },
})

export const getIntervalMining = defineTestMethod({
  method: 'getIntervalMining',
  aliases: ['anvil', 'hardhat', 'ganache'],
  summary: 'Returns the interval of interval mining in seconds, the minimum of a range. Null if it is off.',
  params: [],
  answers: everywhere(nullable(number)),
  handler({ testChain: { production } }: TestChainNeeds<'testChain'>) {
    const { interval: milliseconds } = production
    const least = typeof milliseconds === 'number' ? milliseconds : milliseconds[0]
    return milliseconds === 0 ? null : least / 1000
  },
})
