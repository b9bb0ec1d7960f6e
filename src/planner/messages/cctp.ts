import { isSvmAddress } from '../../balances/addresses.js'
import { BadRequest } from '../errors.js'
import { feeAmount, feeOf } from '../search/transfer-amounts.js'
import type { Transfer } from '../snapshot/snapshot.js'
import { type Account, address32, svmBytes } from './accounts.js'
import { accountFact, contractOf, MissingFact, numberOf, textOf, wayOf } from './missing-fact.js'
import type { TransferStep } from './steps.js'
import { isKey, tokenAccount } from './token-account.js'

/** Circle's numbers for chains (https://developers.circle.com/cctp/cctp-supported-blockchains), by chain id. */
const DOMAINS: ReadonlyMap<string, number> = new Map([
  ['1', 0],
  ['43114', 1],
  ['10', 2],
  ['42161', 3],
  ['noble-1', 4],
  ['solana', 5],
  ['8453', 6],
  ['137', 7],
  ['130', 10],
  ['59144', 11],
  ['146', 13],
  ['480', 14],
])

/** The domain of a transfer's destination: what the snapshot says, or Circle's own. Throws `MissingFact`. */
export function cctpDomain(transfer: Transfer): number {
  if (textOf(transfer.details, 'destination_domain') !== undefined) return numberOf(transfer, 'destination_domain')
  const domain = DOMAINS.get(transfer.to.chain.id)
  if (domain === undefined) throw new MissingFact('destination_domain', wayOf(transfer))
  return domain
}

/**
 * To whom a burn is minted, in 32 bytes. On Solana that is the account in which the owner has the token: what is minted to the owner's own address is
 * never delivered (https://developers.circle.com/cctp/solana-programs). Throws `BadRequest` for an address there of which nobody has the key, as that
 * of a token account.
 */
export function mintRecipient({ to }: Transfer, holder: Account): Uint8Array {
  const owner = address32(holder)
  if (to.chain.type !== 'svm') return owner
  if (!isKey(owner))
    throw new BadRequest(`${holder.address} on ${to.chain.id} is no wallet: tokens there are minted to an account of a wallet`)
  if (!isSvmAddress(to.denom)) throw new MissingFact('token', `${to.denom} on ${to.chain.id}`)
  return tokenAccount(owner, svmBytes(to.denom))
}

/** Who delivers a burn on an EVM chain, and what for. */
export interface Relay {
  /** The contract that burns and keeps the fee. */
  readonly contract: string
  readonly fee: bigint
  readonly relayer: Account
}

/** The relay that a burn on an EVM chain pays for; undefined for one that anybody may deliver. Throws `MissingFact`. */
export function relayOf({ transfer, smartRelay, amountIn }: TransferStep): Relay | undefined {
  const fee = feeOf(transfer, smartRelay)
  if (!fee) return undefined
  if (fee.behavior !== 'DEDUCTED') throw new MissingFact('way to pay a relayer on top', wayOf(transfer))
  return {
    contract: contractOf(transfer, 'relayer_contract_address'),
    fee: feeAmount(fee, amountIn),
    relayer: accountFact(transfer, 'relayer_address', transfer.to.chain),
  }
}
