import type { JsonObject } from '../../primitives/json.js'
import type { Account } from '../messages/accounts.js'
import { destinationOf } from '../messages/operation.js'
import { holderAfter, holderBefore, type TransferPlan } from '../messages/transfer-plan.js'
import type { Asset } from '../snapshot/snapshot.js'

/** Returns the balance of an address; undefined if it is unknown. */
export type BalanceOf = (chainId: string, address: string, denom: string) => Promise<bigint | undefined>

/**
 * Returns a warning when an account that must sign on the way, or that receives at the end, has no balance for gas. Returns undefined where no source
 * of balances knows the account.
 */
export async function gasWarning(plan: TransferPlan, balanceOf: BalanceOf): Promise<JsonObject | undefined> {
  const [first, ...rest] = plan.operations
  const signers = rest
    .filter((operation, i) => operation.transaction !== (rest[i - 1] ?? first).transaction)
    .map((operation) => holderBefore(plan, operation))
  for (const signer of signers) {
    if (await hasNoGas(signer, balanceOf)) return warning('INSUFFICIENT_GAS_AT_INTERMEDIATE', signer)
  }
  const last = rest.at(-1) ?? first
  const holder = holderAfter(plan, last)
  return !paysGas(destinationOf(last)) && (await hasNoGas(holder, balanceOf)) ? warning('INSUFFICIENT_GAS_AT_DEST_EOA', holder) : undefined
}

/** Whether an asset is what gas is paid with on its chain. */
function paysGas({ chain, denom }: Asset): boolean {
  return denom === chain.feeDenom || denom.endsWith('-native')
}

async function hasNoGas({ chain, address }: Account, balanceOf: BalanceOf): Promise<boolean> {
  if (chain.feeDenom === '') return false
  return (await balanceOf(chain.id, address, chain.feeDenom)) === 0n
}

function warning(type: string, { chain, address }: Account): JsonObject {
  return { type, message: `${address} has no ${chain.feeDenom} to pay gas with on ${chain.id}` }
}
