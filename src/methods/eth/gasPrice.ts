import { stub } from '../../rpc/record.js'
import { quantity } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { suggestedTip, upcomingBaseFee } from '../fees.js'

export const gasPrice = defineMethod({
  name: 'eth_gasPrice',
  summary: 'A price in wei per gas with which a legacy transaction gets into the next block.',
  visibility: 'public',
  documented: stub('0x0'),
  params: [],
  result: quantity,
  handler: (context) => upcomingBaseFee(context) + suggestedTip(context),
})
