export {
  dropTransaction,
  getStorageAt,
  impersonateAccount,
  mine,
  mineUpTo,
  setBalance,
  setBlockGasLimit,
  setCode,
  setCoinbase,
  setNextBlockBaseFeePerGas,
  setNonce,
  setPrevRandao,
  setStorageAt,
  stopImpersonatingAccount,
} from './chain-helpers.js'
export { clearSnapshots, FixtureAnonymousFunction, loadFixture, reset } from './fixtures.js'
export type { NumberLike } from './quantity.js'
export { InvalidSnapshot, type SnapshotRestorer, takeSnapshot } from './snapshot.js'
export * as time from './time.js'
