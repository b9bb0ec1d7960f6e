import type { Transfer } from '../snapshot/snapshot.js'
import { MissingFact, numberOf, textOf, wayOf } from './missing-fact.js'

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
