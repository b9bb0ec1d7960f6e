import { blockFields, describeBlock } from '../../objects/block.js'
import { logSchema } from '../../objects/log.js'
import { index } from '../../objects/transaction.js'
import { EMPTY_BYTES, ZERO_HASH } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param } from '../../rpc/record.js'
import { array, data, number, objectOf, optional, string, uint64, type ValueOf } from '../../rpc/schema.js'
import { requireBlock } from '../../services/blocks.js'
import type { CallServices } from '../../services/call-site.js'
import { planBlocks, simulationArgs } from '../../services/simulation/plan.js'
import { type SimulatedBlock, simulate, turnFor } from '../../services/simulation/simulate.js'
import type * as wire from '../../wire/simulation.js'
import { defineMethod } from '../define.js'

const callResult = objectOf<wire.SimulatedCall>()('simCallResult', {
  returnData: data,
  logs: array(logSchema),
  gasUsed: uint64,
  /** Before refunds. */
  maxUsedGas: uint64,
  status: index,
  error: optional(objectOf<wire.SimulatedCallError>()('callError', { message: string, code: number, data: optional(data) })),
})

const simulatedBlock = objectOf<wire.SimulatedBlock>()('simBlockResult', { ...blockFields, calls: array(callResult) })

function logCountOf(blocks: readonly SimulatedBlock[]): number {
  return blocks.flatMap(({ calls }) => calls).reduce((count, { logs }) => count + logs.length, 0)
}

function describeCalls({ block, calls }: SimulatedBlock): ValueOf<typeof callResult>[] {
  return calls.map(({ result, logs, error }, transactionIndex) => ({
    // The data of a revert is in the error.
    returnData: result.ending.kind === 'return' ? result.output : EMPTY_BYTES,
    logs: logs.map(({ log: { address, topics, data }, logIndex }) => ({
      address,
      topics,
      data,
      blockNumber: block.number,
      blockHash: block.hash,
      blockTimestamp: block.header.timestamp,
      transactionHash: block.transactions[transactionIndex]?.hash ?? ZERO_HASH,
      transactionIndex,
      logIndex,
      removed: false,
    })),
    gasUsed: result.gasUsed,
    maxUsedGas: result.maxGasUsed,
    status: error ? 0 : 1,
    error,
  }))
}

export const simulateV1 = defineMethod({
  name: 'eth_simulateV1',
  summary:
    'Simulates blocks of calls on top of a block, with state and block overrides, and returns the blocks with call results and logs. The chain does not change.',
  requiresAuth: false,
  past: 'state',
  params: [param('simulation', simulationArgs), optionalParam('block', blockReference)],
  result: array(simulatedBlock),
  async handler(context: CallServices, [args, reference]) {
    if (args.blockStateCalls.length === 0) throw new InvalidParams('empty input')
    const base = await requireBlock(context, reference)
    const planned = planBlocks(base.header, args.blockStateCalls)
    const settings = { validation: args.validation ?? false, transferLogs: args.traceTransfers ?? false }
    const simulated = await simulate(context, base, planned, settings)
    const described: ValueOf<typeof simulatedBlock>[] = []
    for (const one of simulated) {
      await turnFor(logCountOf([one]))
      described.push({ ...describeBlock(one.block, args.returnFullTransactions ?? false), calls: describeCalls(one) })
    }
    await turnFor(logCountOf(simulated))
    return described
  },
})
