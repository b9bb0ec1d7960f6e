import { NoKeyForAddress, UnlockDurationTooLarge } from '../../accounts/errors.js'
import { looseInteger } from '../../objects/loose.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, boolean, string } from '../../rpc/schema.js'
import { openKeyring } from '../../services/account-access.js'
import type { Needs } from '../../services/context.js'
import { defineMethod } from '../define.js'

/** Seconds for which an account is unlocked when the caller does not say (json-rpc.md, Limits). */
const DEFAULT_DURATION = 300n
/** geth counts nanoseconds in 63 bits. */
const MAX_DURATION = (2n ** 63n - 1n) / 1_000_000_000n

export const unlockAccount = defineMethod({
  name: 'personal_unlockAccount',
  summary: 'Unlocks an account for some seconds. Default 300; 0 until the node closes. False for an unknown account.',
  requiresAuth: true,
  params: [param('address', address), param('passphrase', string), optionalParam('duration', looseInteger)],
  result: boolean,
  async handler(context: Needs<'keyring' | 'options'>, [account, passphrase, duration = DEFAULT_DURATION]) {
    const keyring = openKeyring(context)
    if (duration > MAX_DURATION) throw new UnlockDurationTooLarge()
    try {
      await keyring.unlock(account, passphrase, duration === 0n ? Number.POSITIVE_INFINITY : Number(duration) * 1000)
      return true
    } catch (error) {
      // The documented answer of a node without accounts; geth's is an error.
      if (error instanceof NoKeyForAddress) return false
      throw error
    }
  },
})

export const lockAccount = defineMethod({
  name: 'personal_lockAccount',
  summary: 'Locks an account. False for an unknown account and for a development account, which cannot be locked.',
  requiresAuth: true,
  params: [param('address', address)],
  result: boolean,
  handler: ({ keyring }: Needs<'keyring'>, [account]) => keyring.lock(account),
})
