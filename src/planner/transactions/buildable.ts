import { bridgeOf } from '../bridges/bridges.js'
import { ServiceError } from '../errors.js'
import type { Account } from '../messages/accounts.js'
import { MissingFact } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import type { TxParameters } from '../messages/tx-parameters.js'
import type { Chain, Transfer } from '../snapshot/snapshot.js'
import { transactionsOf } from './transactions.js'

/** Large enough for the fees of all bridges; the amount plays no part in what is missing. */
const AMOUNT = 10n ** 30n

const TERMS: TxParameters = {
  now: 0,
  timeOn: () => 0,
  timeout: 300,
  slippage: { digits: 0n, places: 0 },
  affiliates: new Map(),
  postRoute: undefined,
}

const known = new WeakMap<Transfer, Map<boolean, boolean>>()

/**
 * Returns whether the snapshot has all facts that a transaction over one bridge needs. A packet without a paid relayer is buildable only for a request
 * without smart relay.
 */
export function isBuildable(transfer: Transfer, smartRelay: boolean): boolean {
  if (transfer.isFeeUnknown && bridgeOf(transfer).requiresKnownFee) return false
  const answers = known.get(transfer) ?? new Map<boolean, boolean>()
  known.set(transfer, answers)
  const answer = answers.get(smartRelay) ?? builds(transfer, smartRelay)
  answers.set(smartRelay, answer)
  return answer
}

function builds(transfer: Transfer, smartRelay: boolean): boolean {
  const operation: TransferOperation = {
    kind: 'transfer',
    transfer,
    smartRelay,
    index: 0,
    transaction: 0,
    amountIn: AMOUNT,
    amountOut: AMOUNT,
  }
  try {
    transactionsOf({
      operations: [operation],
      holders: [trialAccount(transfer.from.chain), trialAccount(transfer.to.chain)],
      parameters: TERMS,
    })
    return true
  } catch (error) {
    if (error instanceof ServiceError) return !(error instanceof MissingFact)
    throw error
  }
}

/** Returns an account with which a transaction can be built for a trial. */
function trialAccount(chain: Chain): Account {
  const address = { evm: `0x${'1'.repeat(40)}`, svm: '1'.repeat(32), cosmos: `${chain.bech32Prefix}1` }[chain.type]
  return { chain, address }
}
