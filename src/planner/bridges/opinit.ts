/** OPinit: deposits from Initia to its rollups, and withdrawals (https://github.com/initia-labs/OPinit, x/ophost and x/opchild). */
import { coin } from '../messages/coin.js'
import type { CosmosMessage } from '../messages/cosmos-message.js'
import { factOf } from '../messages/missing-fact.js'
import type { TransferOperation } from '../messages/operation.js'
import { holderAfter, holderBefore } from '../messages/transfer-plan.js'
import { ALONE, defineBridge, endsOf, LOGOS, type MessageContext, textMember } from './bridge.js'
import { relayMembers } from './relay.js'
import { coinIn } from './tracking.js'

const ID = 'OPINIT'

/** Events of a deposit on Initia and on the rollup. */
const DEPOSIT = 'initiate_token_deposit'
const DEPOSITED = 'finalize_token_deposit'

export const opinit = defineBridge({
  id: ID,
  name: 'OPinit',
  logo: `${LOGOS.cosmos}initia/images/INIT.png`,
  operation: 'op_init_transfer',
  details: ['op_init_bridge_id'],

  stageAfter: () => ALONE,

  operationBody(leg, context) {
    const { transfer } = leg
    return {
      ...endsOf(transfer),
      op_init_bridge_id: textMember(transfer.details.op_init_bridge_id),
      ...relayMembers(ID, leg, context),
    }
  },

  cosmosMessages: (context, operation) => [rollupTransfer(context, operation)],

  tracking: {
    member: 'op_init_transfer',
    states: {
      sent: 'OPINIT_TRANSFER_SENT',
      received: 'OPINIT_TRANSFER_RECEIVED',
      settled: 'OPINIT_TRANSFER_RECEIVED',
      failed: 'OPINIT_TRANSFER_UNKNOWN',
    },
    refundIsClaimed: true,
    destinationOf({ details: { op_init_bridge_id } }) {
      return op_init_bridge_id === undefined ? undefined : String(op_init_bridge_id)
    },
    cosmos: {
      sentIn({ type, attributes }) {
        if (type !== DEPOSIT) return []
        const [to = '', id = ''] = ['bridge_id', 'l1_sequence'].map((name) => attributes.get(name))
        return /^\d{1,20}$/.test(to) && /^\d{1,20}$/.test(id) ? [{ bridge: ID, to, from: '', id }] : []
      },
      // A rollup has one bridge, so the sequence identifies a deposit.
      async received({ id }, chain) {
        const found = await chain.search(`${DEPOSITED}.l1_sequence='${id}'`)
        const deposit = found?.events.find(({ type, attributes }) => type === DEPOSITED && attributes.get('l1_sequence') === id)?.attributes
        if (!found || !deposit) return undefined
        const { hash, at } = found
        if (deposit.get('success') === 'false') {
          const message = deposit.get('reason') ?? 'the deposit failed'
          return { hash, at, error: { code: 1, message }, departures: [], holding: undefined }
        }
        const holding = coinIn(`${deposit.get('amount')}${deposit.get('denom')}`)
        return { hash, at, error: undefined, departures: [], holding }
      },
    },
  },
})

/** Denoms that OPinit gives to assets on a rollup. */
const ON_ROLLUP = /^l2\//

/** Builds a deposit on a rollup, or a withdrawal from one. A withdrawal is claimed on Initia after the challenge period. */
function rollupTransfer({ plan }: MessageContext, operation: TransferOperation): CosmosMessage {
  const { transfer, amountIn } = operation
  const sender = holderBefore(plan, operation).address
  const to = holderAfter(plan, operation).address
  const amount = coin(transfer.from, amountIn)
  if (ON_ROLLUP.test(transfer.from.denom))
    return { typeUrl: '/opinit.opchild.v1.MsgInitiateTokenWithdrawal', value: { sender, to, amount } }
  const value = { sender, bridge_id: factOf(transfer, 'op_init_bridge_id'), to, amount, data: '' }
  return { typeUrl: '/opinit.ophost.v1.MsgInitiateTokenDeposit', value }
}
