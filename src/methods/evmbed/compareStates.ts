import { padLeft } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, array, boolean, hash, nullable, objectOf, quantity, uint64, word } from '../../rpc/schema.js'
import { type BlockLookup, requireState } from '../../services/blocks.js'
import { compareStates as compare } from '../../services/state-comparison.js'
import type { Account } from '../../state/account.js'
import type * as wire from '../../wire/node.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

const fields = objectOf<wire.ComparedFields>()('ComparedFields', { balance: quantity, nonce: quantity, codeHash: hash })
const slot = objectOf<wire.ComparedSlot>()('ComparedSlot', { slot: hash, before: word, after: word })
const account = objectOf<wire.ComparedAccount>()('ComparedAccount', {
  address,
  before: nullable(fields),
  after: nullable(fields),
  storage: array(slot),
})
const comparison = objectOf<wire.StateComparison>()('StateComparison', {
  first: uint64,
  second: uint64,
  accounts: array(account),
  isComplete: boolean,
})

function fieldsOf(account: Account | undefined) {
  return account ? { balance: account.balance, nonce: account.nonce, codeHash: account.code.hash } : null
}

export const compareStates = defineMethod({
  name: 'evmbed_compareStates',
  summary:
    'Compares the states after two blocks: accounts whose balance, nonce, code or storage differ, and the slots. Default of the second: latest. At most 1,000 accounts and 10,000 slots.',
  requiresAuth: true,
  past: 'own',
  params: [param('first', blockReference), optionalParam('second', blockReference)],
  result: comparison,
  errors: blockErrors,
  async handler(context: BlockLookup, [first, second]) {
    const [before, after] = [await requireState(context, first), await requireState(context, second)]
    const { accounts, isComplete } = compare(before.state, after.state)
    return {
      first: before.header.number,
      second: after.header.number,
      accounts: accounts.map(({ address, before, after, storage }) => ({
        address,
        before: fieldsOf(before),
        after: fieldsOf(after),
        storage: storage.map(({ slot, before, after }) => ({ slot, before: padLeft(before, 32), after: padLeft(after, 32) })),
      })),
      isComplete,
    }
  },
})
