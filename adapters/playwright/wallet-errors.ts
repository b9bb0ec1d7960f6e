import { LocalError, NodeError } from '../../src/internal.js'

/** The test has rejected a request of the page. */
export class UserRejectedRequest extends NodeError {
  readonly code = 4001
  constructor() {
    super('User rejected the request.')
  }
}

/** The page uses an account that the wallet has not shown to it. */
export class AccountNotConnected extends NodeError {
  readonly code = 4100
  constructor(account: string) {
    super(`the wallet has not shown the account ${account} to the page: the page is not connected, or uses another account`)
  }
}

/** The page calls a method that wallets do not have, such as one of test chains. */
export class MethodNotOfWallet extends NodeError {
  readonly code = 4200
  constructor(method: string) {
    super(`a wallet does not have the method ${method}`)
  }
}

/** The page asks for a chain that the wallet of the test does not have. */
export class ChainNotInWallet extends NodeError {
  readonly code = 4902
  constructor(chainId: number, isAdded: boolean) {
    const remedy = isAdded
      ? 'the page has to add it with wallet_addEthereumChain'
      : `the test adds it with wallet.addChain({ chainId: ${chainId} })`
    super(`the wallet does not have chain ${chainId}: ${remedy}`)
  }
}

/** A request of the page, or its parameters, cannot be understood. */
export class InvalidWalletRequest extends NodeError {
  readonly code = -32602
}

/** The test asks the wallet for something impossible, such as no account. */
export class InvalidWalletAction extends LocalError {}
