import { devGenesis, genesisBlock } from '../../src/chain/genesis.js'
import type { GenesisAccount } from '../../src/chain/genesis-account.js'
import { openHeader } from '../../src/chain/sealing.js'
import { ChainRules } from '../../src/evm/chain-rules.js'
import { EthereumjsExecutor } from '../../src/evm/ethereumjs/ethereumjs-executor.js'
import { configAt, type HardforkName } from '../../src/evm/hardforks.js'
import type { Message } from '../../src/evm/message.js'
import { type Address, ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'

/** Account with ether in the genesis, unless a test chooses another. */
export const SENDER: Address = '0x00000000000000000000000000000000005e4de4'
/** Address of the code that tests run. */
export const CONTRACT: Address = '0x00000000000000000000000000000000000c0de0'

/** A genesis of chain 1 with some accounts in it, and the block after it, for an executor to run in. */
export function ground(hardfork: HardforkName, accounts: Readonly<Record<Address, GenesisAccount>>, rich: Address = SENDER) {
  const rules = new ChainRules(configAt(1, hardfork))
  const balances = new Map([[rich, 10n ** 24n]])
  const genesis = devGenesis({ chainId: 1, hardfork, gasLimit: 30_000_000n, baseFeePerGas: 7n, timestamp: 0n, balances, predeploys: [] })
  const parent = genesisBlock({ ...genesis, alloc: { ...genesis.alloc, ...accounts } }, rules)
  const header = openHeader({
    parent,
    rules: rules.at(1n, 1n),
    timestamp: 1n,
    feeRecipient: ZERO_ADDRESS,
    gasLimit: 30_000_000n,
    baseFeePerGas: 7n,
    prevRandao: ZERO_HASH,
    extraData: new Uint8Array(0),
    parentBeaconBlockRoot: ZERO_HASH,
  })
  return { rules, parent, executor: new EthereumjsExecutor(rules), environment: { header, blockHash: () => undefined } }
}

/** A call that pays nothing, by the rich one to the contract, but for what a test says. */
export function message(given: Partial<Message> & Pick<Message, 'gasLimit'>): Message {
  return {
    from: SENDER,
    to: CONTRACT,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    value: 0n,
    data: new Uint8Array(0),
    accessList: [],
    authorizationList: [],
    blobVersionedHashes: [],
    maxFeePerBlobGas: 0n,
    ...given,
  }
}
