import { absent, param } from '../../rpc/record.js'
import { boolean, quantity } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'

export const snapshot = defineMethod({
  name: 'evm_snapshot',
  summary: 'Marks this moment of a test chain, and returns an id with which to come back to it.',
  visibility: 'private',
  documented: absent,
  params: [],
  result: quantity,
  handler: ({ snapshots }) => snapshots.take(),
})

export const revert = defineMethod({
  name: 'evm_revert',
  summary: 'Goes back to a snapshot, which is used up by that, as all later ones are. False when there is no such snapshot.',
  visibility: 'private',
  documented: absent,
  params: [param('snapshot', quantity)],
  result: boolean,
  handler: ({ snapshots }, [id]) => snapshots.revert(id),
})
