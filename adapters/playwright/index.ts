export { type ChainFixtures, type ChainTest, chainTest } from './chain-test.js'
export type { HeldRequest, PageWallet, WalletAccount, WalletOptions } from './page-wallet.js'
export {
  AccountNotConnected,
  ChainNotInWallet,
  InvalidWalletAction,
  InvalidWalletRequest,
  MethodNotOfWallet,
  UserRejectedRequest,
} from './wallet-errors.js'
