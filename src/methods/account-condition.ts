import { AccountLocked, UnknownAccount } from '../accounts/errors.js'
import { type Documented, unavailableUnless } from '../rpc/record.js'

/**
 * The interface document lists these methods as not implemented, and describes what they do with an account that may be used: without one
 * they are not there.
 */
export const unavailableUnlessUsable: Documented = unavailableUnless(
  'an account that may be used',
  (error) => error instanceof UnknownAccount || error instanceof AccountLocked,
)
