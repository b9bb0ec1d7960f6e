import type { Keyring } from '../accounts/keyring.js'
import { ServerError } from '../primitives/errors.js'
import type { Needs } from './context.js'

/** The operator does not let callers use the keys of this node. */
export class AccountAccessForbidden extends ServerError {
  constructor() {
    // geth's text, whatever the call came through.
    super('account unlock with HTTP access is forbidden')
  }
}

/** The keys, for methods that the option `allowInsecureUnlock` gates. Throws `AccountAccessForbidden`. */
export function openKeyring({ options, keyring }: Needs<'keyring' | 'options'>): Keyring {
  if (!options.allowInsecureUnlock) throw new AccountAccessForbidden()
  return keyring
}
