import { headerSchema } from '../../objects/header.js'
import { param } from '../../rpc/record.js'
import { nullable } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { getHeaderByNumber } from '../eth/getBlock.js'
import { explorerBlockNumber } from '../ots/block-number.js'

export const erigonHeaderByNumber = defineMethod({
  name: 'erigon_getHeaderByNumber',
  summary: 'The header of a block by its height or a tag, as explorers ask for it that were made for Erigon; null when there is none.',
  requiresAuth: false,
  params: [param('block', explorerBlockNumber)],
  result: nullable(headerSchema),
  handler: getHeaderByNumber.handler,
})
