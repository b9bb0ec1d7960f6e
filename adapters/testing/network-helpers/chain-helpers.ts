/** Hardhat's network helpers for the chain of the running test. */
import { call, quantityOf } from './call.js'
import { type NumberLike, toBigInt, toQuantity, toWord } from './quantity.js'

/**
 * Mines blocks.
 *
 * @param options.interval seconds between them; default 1
 */
export async function mine(blocks: NumberLike = 1, { interval = 1 }: { readonly interval?: NumberLike } = {}): Promise<void> {
  await call('hardhat_mine', toQuantity(blocks), toQuantity(interval))
}

/** Mines blocks until the head has this number. */
export async function mineUpTo(blockNumber: NumberLike): Promise<void> {
  const [target, head] = [toBigInt(blockNumber), BigInt(await quantityOf('eth_blockNumber'))]
  if (target <= head) throw new RangeError(`Invalid block number ${target} is not larger than current block number ${head}`)
  await call('hardhat_mine', toQuantity(target - head))
}

/** Removes a transaction from the pool. */
export async function dropTransaction(hash: string): Promise<boolean> {
  return (await call('hardhat_dropTransaction', hash)) === true
}

/** Returns the value of a storage slot. */
export async function getStorageAt(address: string, index: NumberLike, block: NumberLike | string = 'latest'): Promise<string> {
  const isTag = typeof block === 'string' && !block.startsWith('0x')
  return String(await call('eth_getStorageAt', address, toQuantity(index), isTag ? block : toQuantity(block)))
}

/** Sets the value of a storage slot. */
export async function setStorageAt(address: string, index: NumberLike, value: NumberLike): Promise<void> {
  await call('hardhat_setStorageAt', address, toQuantity(index), toWord(value))
}

/** Sets the balance of an account in wei. */
export async function setBalance(address: string, balance: NumberLike): Promise<void> {
  await call('hardhat_setBalance', address, toQuantity(balance))
}

/** Sets the gas limit of the next blocks. */
export async function setBlockGasLimit(gasLimit: NumberLike): Promise<void> {
  await call('evm_setBlockGasLimit', toQuantity(gasLimit))
}

/** Sets the code of an account. */
export async function setCode(address: string, code: string): Promise<void> {
  await call('hardhat_setCode', address, code)
}

/** Sets the fee recipient of the next blocks. */
export async function setCoinbase(address: string): Promise<void> {
  await call('hardhat_setCoinbase', address)
}

/** Sets the base fee of the next block in wei. */
export async function setNextBlockBaseFeePerGas(baseFeePerGas: NumberLike): Promise<void> {
  await call('hardhat_setNextBlockBaseFeePerGas', toQuantity(baseFeePerGas))
}

/** Sets the nonce of an account, which can only grow. */
export async function setNonce(address: string, nonce: NumberLike): Promise<void> {
  await call('hardhat_setNonce', address, toQuantity(nonce))
}

/** Sets the randomness of the next block. */
export async function setPrevRandao(prevRandao: NumberLike): Promise<void> {
  await call('hardhat_setPrevRandao', toWord(prevRandao))
}

/** Allows transactions from an account without its key. */
export async function impersonateAccount(address: string): Promise<void> {
  await call('hardhat_impersonateAccount', address)
}

/** Ends `impersonateAccount`. */
export async function stopImpersonatingAccount(address: string): Promise<void> {
  await call('hardhat_stopImpersonatingAccount', address)
}
