/** Time of the chain of the running test, with Hardhat's names. */
import { call, quantityOf } from './call.js'
import { mine, mineUpTo } from './chain-helpers.js'
import * as duration from './duration.js'
import { type NumberLike, toBigInt, toQuantity, toTimestamp } from './quantity.js'

export { duration }

/** Returns the timestamp of the head in seconds. */
export async function latest(): Promise<number> {
  const head = await call('eth_getBlockByNumber', 'latest', false)
  return typeof head === 'object' && head !== null && 'timestamp' in head ? Number(head.timestamp) : 0
}

/** Returns the number of the head. */
export async function latestBlock(): Promise<number> {
  return quantityOf('eth_blockNumber')
}

/** Mines a block that is later than the head by this number of seconds, and returns its timestamp. */
export async function increase(seconds: NumberLike): Promise<number> {
  const amount = toBigInt(seconds)
  if (amount < 0n) throw new RangeError(`Invalid input: expected a non-negative number but ${amount} was given.`)
  await increaseTo(BigInt(await latest()) + amount)
  return latest()
}

/** Mines a block with this timestamp. */
export async function increaseTo(timestamp: NumberLike | Date): Promise<void> {
  await setNextBlockTimestamp(timestamp)
  await mine()
}

/** Sets the timestamp of the next block. */
export async function setNextBlockTimestamp(timestamp: NumberLike | Date): Promise<void> {
  await call('evm_setNextBlockTimestamp', toQuantity(toTimestamp(timestamp)))
}

/** Mines blocks, and returns the number of the head. */
export async function advanceBlock(numberOfBlocks: NumberLike = 1): Promise<number> {
  await mine(numberOfBlocks)
  return latestBlock()
}

/** Mines blocks until the head has this number. */
export async function advanceBlockTo(blockNumber: NumberLike): Promise<void> {
  await mineUpTo(blockNumber)
}
