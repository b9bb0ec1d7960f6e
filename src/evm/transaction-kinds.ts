import type { Address } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import { TransactionTypeNotSupported } from './errors.js'
import type { TransactionKind } from './message.js'
import type { Rules } from './rules.js'

const EIP_OF_KIND: Readonly<Record<TransactionKind, number>> = { 'access list': 2930, blob: 4844, setcode: 7702 }

/** Throws `TransactionTypeNotSupported` when the rules do not include one of the kinds. */
export function checkKinds(kinds: readonly TransactionKind[], sender: Address, rules: Rules): void {
  const unknown = kinds.find((kind) => !rules.isActive(EIP_OF_KIND[kind]))
  if (unknown !== undefined) throw new TransactionTypeNotSupported(`${unknown} tx (sender ${checksumAddress(sender)})`)
}
