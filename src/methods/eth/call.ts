import { throwIfFailed } from '../../evm/estimate-gas.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param, stub } from '../../rpc/record.js'
import { data } from '../../rpc/schema.js'
import { environmentOf, requireBlock } from '../blocks.js'
import { defineMethod } from '../define.js'
import { messageOf, transactionArgs } from '../objects/transaction-args.js'

export const call = defineMethod({
  name: 'eth_call',
  summary: 'Runs a message over the state of a block and returns what it returns; nothing is kept.',
  visibility: 'public',
  documented: stub('0x'),
  params: [param('transaction', transactionArgs), optionalParam('block', blockReference)],
  result: data,
  async handler(context, [args, reference]) {
    const block = await requireBlock(context, reference)
    const message = messageOf(context, args, block.header)
    const result = await context.executor.runMessage(block.state.draft(), environmentOf(context, block), message)
    throwIfFailed(result)
    return result.output
  },
})
