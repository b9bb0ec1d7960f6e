/**
 * What happens in a block outside its transactions: the system calls of EIP-4788, EIP-2935, EIP-7002 and EIP-7251, deposits (EIP-6110),
 * withdrawals (EIP-4895) and, before the merge, the miners' rewards.
 */
import type { BlockHeader } from '@ethereumjs/block'
import { createAddressFromString } from '@ethereumjs/util'
import { type Address, bytesToBigInt, concatBytes, EMPTY_BYTES } from '../primitives/hex.js'
import { isEmptyAccount } from '../state/account.js'
import type { StateDraft } from '../state/state-draft.js'
import type { Engine } from './ethereumjs/ethereumjs-executor.js'
import { type BlockEnding, type ExecutionRequest, SystemCallFailed } from './executor.js'
import type { GenesisConfig } from './hardforks.js'
import {
  BEACON_ROOTS,
  CONSOLIDATION_REQUESTS,
  HISTORY_STORAGE,
  hasStoredBeaconRoot,
  hasStoredParentHash,
  isIdle,
  WITHDRAWAL_REQUESTS,
} from './known-system-contracts.js'

const SYSTEM_ADDRESS = createAddressFromString('0xfffffffffffffffffffffffffffffffffffffffe')
const SYSTEM_CALL_GAS = 30_000_000n

const MAINNET_DEPOSIT_CONTRACT: Address = '0x00000000219ab540356cbb839cbe05303d7705fa'

const WEI_PER_GWEI = 1_000_000_000n

/** Calls a system contract. The caller pays nothing and keeps its nonce. */
async function systemCall(engine: Engine, header: BlockHeader, to: Address, data: Uint8Array) {
  await engine.evm.journal.cleanup()
  const { execResult } = await engine.evm.runCall({
    block: { header },
    caller: SYSTEM_ADDRESS,
    to: createAddressFromString(to),
    gasLimit: SYSTEM_CALL_GAS,
    data,
    skipNonceIncrement: true,
  })
  await engine.evm.journal.cleanup()
  engine.state.draft.beginTransaction()
  return execResult
}

/** EIP-4788: the parent beacon block's root goes into a ring buffer. A chain without the contract does without. */
export async function storeBeaconRoot(engine: Engine, header: BlockHeader): Promise<void> {
  if (!engine.common.isActivatedEIP(4788) || header.parentBeaconBlockRoot === undefined) return
  if (hasStoredBeaconRoot(engine.state.draft, header, header.parentBeaconBlockRoot)) return
  await systemCall(engine, header, BEACON_ROOTS, header.parentBeaconBlockRoot)
}

/** EIP-2935: the parent's hash goes into a ring buffer, from which BLOCKHASH serves. */
export async function storeParentHash(engine: Engine, header: BlockHeader): Promise<void> {
  if (!engine.common.isActivatedEIP(2935)) return
  if (hasStoredParentHash(engine.state.draft, header)) return
  await systemCall(engine, header, HISTORY_STORAGE, header.parentHash)
}

/** A call that must succeed for the block to be valid, to a contract that must be there (EIP-7002, EIP-7251). */
async function requestCall(engine: Engine, header: BlockHeader, to: Address, mayBeMissing: boolean): Promise<Uint8Array> {
  if (engine.state.draft.code(to).bytes.length === 0) {
    if (mayBeMissing) return EMPTY_BYTES
    throw new SystemCallFailed(`system contract ${to} has no code`)
  }
  if (isIdle(engine.state.draft, to)) return EMPTY_BYTES
  const result = await systemCall(engine, header, to, EMPTY_BYTES)
  if (result.exceptionError) throw new SystemCallFailed(`system call to ${to} failed: ${result.exceptionError.error}`)
  return result.returnValue
}

const DEPOSIT_EVENT = '0x649bbc62d0e31342afea4e5cd82d4049e7e1ee912fc0889aa790803be39038c5'
/** Where each field of a deposit event lies in its data, and how long it is: public key, credentials, amount, signature, index. */
const DEPOSIT_FIELDS = [
  { offset: 160, length: 48 },
  { offset: 256, length: 32 },
  { offset: 320, length: 8 },
  { offset: 384, length: 96 },
  { offset: 512, length: 8 },
] as const
const DEPOSIT_DATA_LENGTH = 576

/** EIP-6110: the data of a deposit event as a request. An event with another layout makes the block invalid. */
function depositOf(data: Uint8Array): Uint8Array {
  const isLaidOut =
    data.length === DEPOSIT_DATA_LENGTH &&
    DEPOSIT_FIELDS.every(({ offset, length }, i) => {
      const at = bytesToBigInt(data.subarray(32 * i, 32 * i + 32))
      return at === BigInt(offset) && bytesToBigInt(data.subarray(offset, offset + 32)) === BigInt(length)
    })
  if (!isLaidOut) throw new SystemCallFailed('invalid deposit event: unexpected layout')
  return concatBytes(...DEPOSIT_FIELDS.map(({ offset, length }) => data.subarray(offset + 32, offset + 32 + length)))
}

/** The contract whose events are deposits (EIP-6110): mainnet's, unless the chain's config names another. */
export function depositContractOf(config: GenesisConfig): Address {
  // A config comes from a file, which may write addresses in any case.
  return (config.depositContractAddress?.toLowerCase() as Address | undefined) ?? MAINNET_DEPOSIT_CONTRACT
}

/** EIP-7685: deposits, withdrawal requests and consolidation requests, in the order of their types. Undefined before Prague. */
export async function collectRequests(
  engine: Engine,
  header: BlockHeader,
  { logs, mayLackContracts }: BlockEnding,
): Promise<ExecutionRequest[] | undefined> {
  if (!engine.common.isActivatedEIP(7685)) return undefined
  const depositContract = depositContractOf(engine.rules.config)
  const deposits = logs.filter((log) => log.address === depositContract && log.topics[0] === DEPOSIT_EVENT)
  return [
    { type: 0, data: concatBytes(...deposits.map((log) => depositOf(log.data))) },
    { type: 1, data: await requestCall(engine, header, WITHDRAWAL_REQUESTS, mayLackContracts) },
    { type: 2, data: await requestCall(engine, header, CONSOLIDATION_REQUESTS, mayLackContracts) },
  ]
}

function credit(draft: StateDraft, address: Address, wei: bigint): void {
  draft.setBalance(address, (draft.account(address)?.balance ?? 0n) + wei)
}

/** EIP-4895. A withdrawal of nothing touches the account all the same: an empty one goes (EIP-161). */
export function withdraw(draft: StateDraft, withdrawals: BlockEnding['withdrawals']): void {
  for (const { address, amount } of withdrawals) {
    credit(draft, address, amount * WEI_PER_GWEI)
    const account = draft.account(address)
    if (account && isEmptyAccount(account)) draft.deleteAccount(address)
  }
}

/** The reward for a block and for the uncles it names (Yellow Paper 11.3), before the merge. */
export function rewardMiners(draft: StateDraft, header: BlockHeader, uncles: readonly BlockHeader[]): void {
  if (header.common.consensusType() !== 'pow') return
  const reward = header.common.param('minerReward')
  for (const uncle of uncles) credit(draft, uncle.coinbase.toString(), ((8n + uncle.number - header.number) * reward) / 8n)
  credit(draft, header.coinbase.toString(), reward + (reward * BigInt(uncles.length)) / 32n)
}
