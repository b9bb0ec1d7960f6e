/** Methods whose work shows in the chain or in the pool. */
const CHANGING =
  /^((evm|anvil|hardhat|ganache|tenderly)_|debug_(setHead|clearTxpool)|miner_(start|setGasPrice|setGasLimit)|eth_send|eth_resend|personal_(sendTransaction|signAndSend)|admin_importChain)/
/** Refused when no block is mined in time, with the transaction in the pool. */
const LEAVES_A_TRACE = 'eth_sendRawTransactionSync'

/** Whether a call may have changed the chain or the pool. A call that is refused has changed nothing, except when it has waited in vain for a block. */
export function changesChain(method: string, isRefused: boolean): boolean {
  return isRefused ? method === LEAVES_A_TRACE : CHANGING.test(method)
}
