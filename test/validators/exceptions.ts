/** Answers of a chain of one validator under CometBFT that are not those of a single node, and why. */

/** Cases that differ for one reason. */
export interface Exceptions {
  readonly reason: string
  /** Names of transcripts, or of cases of a suite. */
  readonly cases: readonly string[]
}

/** Transcripts of methods that a validator refuses. */
export const TEST_CHAIN_METHODS: Exceptions = {
  reason:
    'the method changes time, blocks, state or the pool as only a test chain may: with validators, all of this is decided by the engine',
  cases: [
    'admin_importChain',
    'anvil_addBalance',
    'anvil_autoImpersonateAccount',
    'anvil_dealERC20',
    'anvil_dropAllTransactions',
    'anvil_dropTransaction',
    'anvil_dumpState',
    'anvil_getAutomine',
    'anvil_getGenesisTime',
    'anvil_getIntervalMining',
    'anvil_impersonateAccount',
    'anvil_loadState',
    'anvil_metadata',
    'anvil_mine',
    'anvil_mine_detailed',
    'anvil_nodeInfo',
    'anvil_removeBlockTimestampInterval',
    'anvil_removePoolTransactions',
    'anvil_reorg',
    'anvil_reset',
    'anvil_rollback',
    'anvil_setBalance',
    'anvil_setBlockTimestampInterval',
    'anvil_setChainId',
    'anvil_setCode',
    'anvil_setCoinbase',
    'anvil_setERC20Allowance',
    'anvil_setLoggingEnabled',
    'anvil_setMinGasPrice',
    'anvil_setNextBlockBaseFeePerGas',
    'anvil_setNextBlockPrevRandao',
    'anvil_setNonce',
    'anvil_setRpcUrl',
    'anvil_setStorageAt',
    'anvil_stopImpersonatingAccount',
    'debug_setHead',
    'eth_sendUnsignedTransaction',
    'evm_increaseTime',
    'evm_mine',
    'evm_revert',
    'evm_setAutomine',
    'evm_setBlockGasLimit',
    'evm_setIntervalMining',
    'evm_setNextBlockTimestamp',
    'evm_setTime',
    'evm_snapshot',
    'miner_setEtherbase',
    'miner_setExtra',
    'miner_setGasLimit',
    'miner_start',
    'miner_stop',
    'tenderly_setErc20Balance',
  ],
}

/** Transcripts of other methods. The answers before the block are compared; test/clients has the same methods with blocks of the engine. */
export const BLOCKS_ON_DEMAND: Exceptions = {
  reason: 'the conversation has a block made at once, or changes the state of an account, to show what the method answers then',
  cases: [
    'eth_baseFee',
    'eth_blockNumber',
    'eth_gasPrice',
    'eth_getFilterChanges',
    'eth_getPendingTransactions',
    'eth_maxPriorityFeePerGas',
    'eth_newBlockFilter',
    'eth_newFilter',
    'eth_sendRawTransaction',
    'eth_sendRawTransactionSync',
    'eth_sendTransaction',
    'eth_subscribe',
    'eth_unsubscribe',
    'personal_sendTransaction',
    'personal_signAndSendTransaction',
    'txpool_content',
    'txpool_status',
  ],
}

/** Transcripts whose answers are those of a single node with the validator's address as fee recipient. */
export const FEE_RECIPIENT: Exceptions = {
  reason: 'the fee recipient of the pending block is the address of the validator, not that of the option',
  cases: [
    'erigon_getHeaderByNumber',
    'eth_coinbase',
    'eth_getBlockByNumber',
    'eth_getHeaderByNumber',
    'eth_getProof',
    'trace_block',
    'trace_rawTransaction',
  ],
}

/** Cases of execution-apis. */
export const BLOBS: Exceptions = {
  reason: 'the engine does not carry the sidecars of blob transactions, so the pool rejects them',
  cases: ['eth_sendRawTransaction/send-blob-tx'],
}
