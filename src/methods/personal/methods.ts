import { ecRecover } from './ecRecover.js'
import { importRawKey } from './importRawKey.js'
import { listAccounts } from './listAccounts.js'
import { listWallets } from './listWallets.js'
import { lockAccount, unlockAccount } from './lock.js'
import { newAccount } from './newAccount.js'
import { sendTransaction, signAndSendTransaction } from './sendTransaction.js'
import { sign } from './sign.js'
import { signTransaction } from './signTransaction.js'
import { initializeWallet, unpair } from './smartcard.js'

/** Methods of the namespace `personal`. */
export const personalMethods = [
  listAccounts,
  listWallets,
  newAccount,
  importRawKey,
  unlockAccount,
  lockAccount,
  sign,
  ecRecover,
  sendTransaction,
  signAndSendTransaction,
  signTransaction,
  initializeWallet,
  unpair,
] as const
