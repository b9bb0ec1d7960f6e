import { privateKeyToAccount } from 'viem/accounts'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../src/accounts/dev-accounts.js'
import { Application, type ApplicationOptions, type Proposal } from '../../src/chain/application.js'
import { Chain } from '../../src/chain/chain.js'
import { devGenesis, genesisBlock } from '../../src/chain/genesis.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { createExecutor } from '../../src/evm/engines.js'
import { decodeTransaction, type Transaction } from '../../src/evm/transaction.js'
import { hexToBytes, ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'

const [account] = (await devAccounts(DEV_MNEMONIC, 1, DEV_DERIVATION_PATH)) ?? []

export const GENESIS_TIME = 1_700_000_000n

/** A chain with one funded account, its application, and no consensus. */
export function executedChain(options: (chain: Chain) => Partial<ApplicationOptions> = () => ({})) {
  const genesis = devGenesis({
    chainId: 7,
    hardfork: 'osaka',
    gasLimit: 30_000_000n,
    baseFeePerGas: 1_000_000_000n,
    timestamp: GENESIS_TIME,
    balances: new Map([[account!.address, 10n ** 18n]]),
    predeploys: [],
  })
  const rules = new ChainRules(genesis.config)
  const chain = new Chain(rules, genesisBlock(genesis, rules))
  const application = new Application({ chain, executor: createExecutor('wasm', rules), ...options(chain) })
  return { chain, application, sender: account!.address, transfer: (nonce: bigint) => transfer(chain, nonce), proposal }
}

/** A signed transfer of one wei to the zero address. */
async function transfer(chain: Chain, nonce: bigint, gas = 21_000n): Promise<Transaction> {
  const raw = await privateKeyToAccount(account!.privateKey).signTransaction({
    chainId: 7,
    nonce: Number(nonce),
    to: ZERO_ADDRESS,
    value: 1n,
    gas,
    maxFeePerGas: 2_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
  const { header } = chain.head
  return decodeTransaction(hexToBytes(raw), header.rules)
}

function proposal(transactions: readonly Transaction[], timestamp = GENESIS_TIME + 1n): Proposal {
  return { timestamp, feeRecipient: ZERO_ADDRESS, prevRandao: ZERO_HASH, transactions }
}
