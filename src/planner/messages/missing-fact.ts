import { decodeBech32 } from '../../primitives/bech32.js'
import { isEvmAddress, isSvmAddress } from '../chain-access/addresses.js'
import { ServiceError } from '../errors.js'
import type { Asset, Chain, Transfer, Venue } from '../snapshot/snapshot.js'
import type { Account } from './accounts.js'

const DOCUMENT =
  'in a document for the planner (option planner.snapshot, flag --planner-snapshot), with planner.registry "bundled" over the registry'
/** Remedy for a missing fee of a bridge. */
export const GIVEN_AS_FEE = `It can be given as "fee" of this bridge ${DOCUMENT}.`

/** Facts that are members of a snapshot, such as `source_client`. */
const MEMBER = /^(?:address in )?([a-z0-9]+(?:_[a-z0-9]+)+)$/

/** Returns the place where a fact can be given, or another request. */
function remedyFor(fact: string): string {
  if (fact === RELAYER_FEE) return GIVEN_AS_FEE
  const [, member] = MEMBER.exec(fact) ?? []
  return member === undefined
    ? 'No document can give it: ask for another route with bridges, or for one to each chain on the way.'
    : `It can be given as "${member}" there ${DOCUMENT}.`
}

/** Facts that are no members of a snapshot. */
export const RELAYER_FEE = 'fee of a relayer'
export const NEXT_STEP = 'message that also takes the next step'

/**
 * Thrown when the snapshot lacks a fact that a transaction needs. The route is valid; the transaction would be a guess. The message names the fact, the
 * transfer or venue that lacks it, and a remedy.
 */
export class MissingFact extends ServiceError {
  /** gRPC: failed precondition. */
  readonly code = 9
  readonly status = 400
  /** @param remedy where the fact can be given, or what to request instead */
  constructor(fact: string, place: string, remedy = remedyFor(fact)) {
    super(`no message can be built: the snapshot has no ${fact} for ${place}. ${remedy}`)
  }
}

/** Returns a transfer in words, such as `IBC from cosmoshub-4 to osmosis-1`. */
export function wayOf({ bridge, from, to }: Transfer): string {
  return `${bridge} from ${from.chain.id} to ${to.chain.id}`
}

/** Returns a fact of a bridge as text. Throws `MissingFact`. */
export function factOf(transfer: Transfer, name: string): string {
  return textOf(transfer.details, name) ?? missing(name, wayOf(transfer))
}

/** Returns a fact of a bridge that is an EVM contract. Throws `MissingFact`. */
export function contractOf(transfer: Transfer, name: string): string {
  const address = factOf(transfer, name)
  return isEvmAddress(address) ? address : missing(`address in ${name}`, wayOf(transfer))
}

/** Returns a fact that is an account on a chain. Throws `MissingFact`. */
export function accountFact(transfer: Transfer, name: string, chain: Chain): Account {
  const address = factOf(transfer, name)
  const holds = { evm: isEvmAddress, svm: isSvmAddress, cosmos: (text: string) => decodeBech32(text) !== undefined }[chain.type](address)
  return holds ? { chain, address } : missing(`address on ${chain.id} in ${name}`, wayOf(transfer))
}

/** Returns a venue in words, such as `the venue optimism-uniswap on 10`. */
export function venuePlace({ name, chain }: Venue): string {
  return `the venue ${name} on ${chain.id}`
}

/** Returns a fact of a venue that is an EVM contract. Throws `MissingFact`. */
export function venueContract(venue: Venue, name: string): string {
  const contract = textOf(venue.details, name)
  return contract !== undefined && isEvmAddress(contract) ? contract : missing(name, venuePlace(venue))
}

/** Returns the contract of a token on an EVM chain; undefined for the native coin. Throws `MissingFact`. */
export function tokenOf({ denom, tokenContract, chain }: Asset): string | undefined {
  if (denom.endsWith('-native') || /^0x0{40}$/i.test(denom)) return undefined
  const token = isEvmAddress(denom) ? denom : tokenContract
  return token !== undefined && isEvmAddress(token) ? token : missing('token_contract', `${denom} on ${chain.id}`)
}

/** Returns a fact that is an unsigned integer of 32 bits, such as a domain. Throws `MissingFact`. */
export function numberOf(transfer: Transfer, name: string): number {
  const value = textOf(transfer.details, name)
  const number = value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : undefined
  return number !== undefined && number < 2 ** 32 ? number : missing(name, wayOf(transfer))
}

/** Returns a detail as text; undefined if it is missing or empty. */
export function textOf(details: Transfer['details'] | undefined, name: string): string | undefined {
  const value = details?.[name]
  return value === undefined || value === '' ? undefined : String(value)
}

function missing(fact: string, place: string): never {
  throw new MissingFact(fact, place)
}
