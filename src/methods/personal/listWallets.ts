import { address, array, literal, nullable, object, objectOf, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import type * as wire from '../../wire/node.js'
import { defineMethod } from '../define.js'

const wallet = objectOf<wire.Wallet>()('personal.rawWallet', {
  url: string,
  status: literal('string', 'Locked', 'Unlocked'),
  accounts: array(object('accounts.Account', { address, url: string })),
})

export const listWallets = defineMethod({
  name: 'personal_listWallets',
  summary: 'Returns the wallets: the location of each managed key, and whether it is unlocked. Null if there is none.',
  requiresAuth: true,
  params: [],
  result: nullable(array(wallet)),
  async handler({ keyring }: Needs<'keyring'>) {
    await keyring.load()
    const wallets = keyring.wallets().map(({ address: account, url, unlocked }) => ({
      url,
      status: unlocked ? ('Unlocked' as const) : ('Locked' as const),
      accounts: [{ address: account, url }],
    }))
    return wallets.length > 0 ? wallets : null
  },
})
