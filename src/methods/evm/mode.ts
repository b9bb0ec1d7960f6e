import { absent, param } from '../../rpc/record.js'
import { boolean } from '../../rpc/schema.js'
import { defineMethod } from '../define.js'
import { looseInteger } from '../objects/time.js'

/** When a test chain makes blocks of its own accord. */

export const setAutomine = defineMethod({
  name: 'evm_setAutomine',
  summary: 'Whether a block is made as soon as there is a transaction for one.',
  visibility: 'private',
  documented: absent,
  params: [param('enabled', boolean)],
  result: boolean,
  async handler({ consensus }, [enabled]) {
    consensus.automine = enabled
    // What has been waiting need not wait for the next transaction.
    if (enabled) await consensus.transactionAdded()
    return true
  },
})

export const setIntervalMining = defineMethod({
  name: 'evm_setIntervalMining',
  summary: 'Makes a block every so many milliseconds; 0 ends that.',
  visibility: 'private',
  documented: absent,
  params: [param('milliseconds', looseInteger)],
  result: boolean,
  handler({ consensus }, [milliseconds]) {
    consensus.interval = Number(milliseconds)
    return true
  },
})
