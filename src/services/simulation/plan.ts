import type { Header } from '../../evm/header.js'
import { checkWithdrawals } from '../../objects/block.js'
import { blockOverrides } from '../../objects/block-overrides.js'
import { checkStateOverrides, stateOverrides } from '../../objects/state-overrides.js'
import { type TransactionArgs, transactionArgs } from '../../objects/transaction-args.js'
import { array, boolean, objectOf, optional, type ValueOf } from '../../rpc/schema.js'
import type * as wire from '../../wire/simulation.js'
import { BlockNumbersOutOfOrder, BlockTimesOutOfOrder, ClientLimitExceeded } from './errors.js'

const blockStateCalls = objectOf<wire.BlockStateCalls>()('ethapi.simBlock', {
  blockOverrides: optional(blockOverrides),
  stateOverrides: optional(stateOverrides),
  calls: optional(array(transactionArgs, '[]ethapi.TransactionArgs')),
})
type BlockStateCalls = ValueOf<typeof blockStateCalls>

/** Parameter of eth_simulateV1: blocks of calls on top of an existing block. */
export const simulationArgs = objectOf<wire.Simulation>()('ethapi.simOpts', {
  blockStateCalls: array(blockStateCalls, '[]ethapi.simBlock'),
  /** Report transfers of ether as logs. */
  traceTransfers: optional(boolean),
  /** Check nonces and fees as for transactions. */
  validation: optional(boolean),
  /** Answer transactions in full instead of their hashes. */
  returnFullTransactions: optional(boolean),
})

/** A block that is to be simulated, with its place settled. */
export interface PlannedBlock {
  readonly number: bigint
  /** Seconds since 1970. */
  readonly time: bigint
  readonly overrides: NonNullable<BlockStateCalls['blockOverrides']>
  readonly stateOverrides: BlockStateCalls['stateOverrides']
  readonly calls: readonly TransactionArgs[]
}

export const MAX_BLOCKS = 256n
const MAX_CALLS_PER_BLOCK = 5000
const MAX_CALLS = 10_000
/** Seconds between blocks whose times are left open. */
const SPACING = 12n

/**
 * Settles numbers and times. Numbers that are skipped become empty blocks.
 *
 * Throws when numbers or times do not rise, and when there is too much of anything.
 */
export function planBlocks(base: Header, blocks: readonly BlockStateCalls[]): PlannedBlock[] {
  if (BigInt(blocks.length) > MAX_BLOCKS) throw new ClientLimitExceeded('too many blocks')
  checkCalls(blocks)
  checkStateOverrides(blocks.flatMap(({ stateOverrides: given }) => given ?? []))
  checkWithdrawals(blocks.flatMap(({ blockOverrides: given }) => given?.withdrawals ?? []).length)
  const planned: PlannedBlock[] = []
  let { number: lastNumber, timestamp: lastTime } = base
  for (const block of blocks) {
    const overrides = block.blockOverrides ?? {}
    const number = overrides.number ?? lastNumber + 1n
    if (number <= lastNumber) throw new BlockNumbersOutOfOrder(number, lastNumber)
    if (number - base.number > MAX_BLOCKS) throw new ClientLimitExceeded('too many blocks')
    while (lastNumber + 1n < number) {
      lastNumber++
      lastTime += SPACING
      planned.push({ number: lastNumber, time: lastTime, overrides: {}, stateOverrides: undefined, calls: [] })
    }
    const time = overrides.time ?? lastTime + SPACING
    if (time <= lastTime) throw new BlockTimesOutOfOrder(time, lastTime)
    planned.push({ number, time, overrides, stateOverrides: block.stateOverrides, calls: block.calls ?? [] })
    lastNumber = number
    lastTime = time
  }
  return planned
}

function checkCalls(blocks: readonly BlockStateCalls[]): void {
  let total = 0
  for (const [position, { calls = [] }] of blocks.entries()) {
    if (calls.length > MAX_CALLS_PER_BLOCK) {
      throw new ClientLimitExceeded(`too many calls in block ${position}: ${calls.length} > ${MAX_CALLS_PER_BLOCK}`)
    }
    total += calls.length
  }
  if (total > MAX_CALLS) throw new ClientLimitExceeded(`too many calls: ${total} > ${MAX_CALLS}`)
}
