import { address, denom, list, mapOf, object, type RequestOf } from '../planner/wire/fields.js'

const MAX_CHAINS = 100
const MAX_DENOMS = 500

/** Members of a request for balances. */
export const balanceFields = { chains: mapOf(object({ address, denoms: list(denom, MAX_DENOMS) }), MAX_CHAINS) }

export type BalancesRequest = RequestOf<typeof balanceFields>
