import { looseInteger } from '../../objects/loose.js'
import { ServerError } from '../../primitives/errors.js'
import { isJsonObject, type Json } from '../../primitives/json.js'
import { type MethodError, optionalParam, param, raises } from '../../rpc/record.js'
import { boolean, either, nullable, number, object, optional } from '../../rpc/schema.js'
import type { Context } from '../../services/context.js'
import { defineVerb } from './define-verb.js'
import { done, everywhere, fixed } from './dialect.js'
import { interval, millisecondsOf } from './interval.js'

/** When blocks are made, and making them. */

/** Blocks made in one call at most: some seconds of work, and some hundred megabytes. */
const MAX_BLOCKS = 10_000n

/** More blocks were asked for than one call makes. */
export class TooManyBlocks extends ServerError {
  constructor(given: bigint) {
    super(`too many blocks: ${given} > ${MAX_BLOCKS}: mine at most ${MAX_BLOCKS} at a time`)
  }
}

export const tooMany: MethodError = raises('more than 10,000 blocks are asked for', new TooManyBlocks(20_000n))

export const mine = defineVerb({
  verb: 'mine',
  spellings: ['anvil', 'hardhat'],
  summary: 'Makes blocks, one unless given; an interval of seconds lies between them, and for Anvil before the first one, too.',
  params: [optionalParam('blocks', looseInteger), optionalParam('interval', looseInteger)],
  answers: done,
  errors: [tooMany],
  async handler({ consensus }, [blocks = 1n, seconds = 0n], { dialect }) {
    if (blocks > MAX_BLOCKS) throw new TooManyBlocks(blocks)
    await consensus.mine(Number(blocks), dialect === 'anvil' ? { before: seconds } : { between: seconds })
  },
})

const options = object('MineOptions', { timestamp: optional(looseInteger), blocks: optional(looseInteger) })
/** Ganache takes a timestamp or an object; everybody else's blocks come one at a time. */
export const timestampOrOptions = either(options, looseInteger, {
  input: (input: Json) => isJsonObject(input),
  value: (value): value is { timestamp?: bigint; blocks?: bigint } => typeof value === 'object',
})

type MineOptions = bigint | { readonly timestamp?: bigint | undefined; readonly blocks?: bigint | undefined }

/** Makes the blocks that the options of evm_mine ask for. */
export async function mineAs({ consensus }: Context, given: MineOptions | undefined) {
  const { timestamp, blocks = 1n } = typeof given === 'bigint' ? { timestamp: given } : (given ?? {})
  if (blocks > MAX_BLOCKS) throw new TooManyBlocks(blocks)
  return consensus.mine(Number(blocks), { first: timestamp })
}

export const evmMine = defineVerb({
  verb: 'mine',
  spellings: ['evm'],
  summary: 'Makes a block with what waits in the pool, or several; the first one at a timestamp, if one is given.',
  params: [optionalParam('timestampOrOptions', timestampOrOptions)],
  answers: { anvil: fixed('0x0'), hardhat: fixed('0'), ganache: fixed('0x0') },
  errors: [tooMany],
  handler: (context, [given]) => mineAs(context, given),
})

export const setAutomine = defineVerb({
  verb: 'setAutomine',
  spellings: ['evm', 'anvil', 'hardhat', 'ganache'],
  summary: 'Whether a block is made as soon as there is a transaction for one. Where Anvil is followed, that ends blocks at intervals.',
  params: [param('enabled', boolean)],
  answers: done,
  async handler({ consensus }, [enabled], { dialect }) {
    if (enabled && dialect === 'anvil') consensus.interval = 0
    consensus.automine = enabled
    // What has been waiting need not wait for the next transaction.
    if (enabled) await consensus.transactionAdded()
  },
})

export const getAutomine = defineVerb({
  verb: 'getAutomine',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Whether a block is made as soon as there is a transaction for one.',
  params: [],
  answers: everywhere(boolean),
  handler: ({ consensus }) => consensus.automine,
})

export const setIntervalMining = defineVerb({
  verb: 'setIntervalMining',
  spellings: ['evm', 'anvil', 'hardhat', 'ganache'],
  summary:
    'Makes a block every so often; 0 ends that. Seconds, and the end of automining, where Anvil is followed; milliseconds, or two of them to draw from, where Hardhat is.',
  params: [param('interval', interval)],
  answers: done,
  handler({ consensus }, [given], { dialect }) {
    const milliseconds = millisecondsOf(given, dialect)
    if (dialect === 'anvil') consensus.automine = false
    consensus.interval = milliseconds
  },
})

export const getIntervalMining = defineVerb({
  verb: 'getIntervalMining',
  spellings: ['anvil', 'hardhat', 'ganache'],
  summary: 'Seconds between blocks that are made at intervals, the least where they are drawn; null when none are made so.',
  params: [],
  answers: everywhere(nullable(number)),
  handler({ consensus: { interval: milliseconds } }) {
    const least = typeof milliseconds === 'number' ? milliseconds : milliseconds[0]
    return milliseconds === 0 ? null : least / 1000
  },
})
