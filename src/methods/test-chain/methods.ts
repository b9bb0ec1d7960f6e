import { dumpState, loadState } from './dump.js'
import { setChainId, setRpcUrl } from './fixed-facts.js'
import { reset, revert, rollback, snapshot } from './history.js'
import { autoImpersonateAccount, impersonateAccount, stopImpersonatingAccount } from './impersonation.js'
import { metadata, nodeInfo, setLoggingEnabled } from './info.js'
import { mineDetailed } from './mine-detailed.js'
import { evmMine, getAutomine, getIntervalMining, mine, setAutomine, setIntervalMining } from './mining.js'
import { setBlockGasLimit, setCoinbase, setMinGasPrice, setNextBlockBaseFeePerGas, setNextBlockPrevRandao } from './next-block.js'
import { clearTxpool, dropAllTransactions, dropTransaction, removePoolTransactions } from './pool.js'
import { reorg } from './reorg.js'
import { addBalance, setBalance, setCode, setNonce, setStorageAt } from './state.js'
import {
  getGenesisTime,
  increaseTime,
  removeBlockTimestampInterval,
  setBlockTimestampInterval,
  setNextBlockTimestamp,
  setTime,
} from './time.js'
import { dealERC20, setERC20Allowance, setErc20Balance } from './tokens.js'

/** Methods of the namespaces `evm`, `anvil`, `hardhat`, `ganache` and `tenderly`. */
export const testChainMethods = [
  ...setBalance,
  ...addBalance,
  ...setCode,
  ...setNonce,
  ...setStorageAt,
  ...dealERC20,
  ...setErc20Balance,
  ...setERC20Allowance,
  ...impersonateAccount,
  ...stopImpersonatingAccount,
  ...autoImpersonateAccount,
  ...evmMine,
  ...mine,
  ...mineDetailed,
  ...setAutomine,
  ...getAutomine,
  ...setIntervalMining,
  ...getIntervalMining,
  ...increaseTime,
  ...setTime,
  ...setNextBlockTimestamp,
  ...setBlockTimestampInterval,
  ...removeBlockTimestampInterval,
  ...getGenesisTime,
  ...setBlockGasLimit,
  ...setCoinbase,
  ...setNextBlockBaseFeePerGas,
  ...setNextBlockPrevRandao,
  ...setMinGasPrice,
  ...snapshot,
  ...revert,
  ...rollback,
  ...reorg,
  ...reset,
  ...dumpState,
  ...loadState,
  ...dropTransaction,
  ...dropAllTransactions,
  ...removePoolTransactions,
  clearTxpool,
  ...nodeInfo,
  ...metadata,
  ...setLoggingEnabled,
  ...setChainId,
  ...setRpcUrl,
] as const
