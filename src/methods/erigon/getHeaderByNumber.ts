import { headerSchema } from '../../objects/header.js'
import { param } from '../../rpc/record.js'
import { nullable } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { getHeaderByNumber } from '../eth/getBlock.js'
import { explorerBlockNumber } from '../ots/block-number.js'

export const erigonHeaderByNumber = defineMethod({
  name: 'erigon_getHeaderByNumber',
  summary: "Returns a block header by number or tag, for block explorers that use Erigon's API. Null for an unknown block.",
  requiresAuth: false,
  past: 'content',
  params: [param('block', explorerBlockNumber)],
  result: nullable(headerSchema),
  handler: getHeaderByNumber.handler,
})
