/**
 * The steps of a block outside its transactions, the same for every executor: the system calls of EIP-4788, EIP-2935, EIP-7002 and EIP-7251, deposits
 * (EIP-6110), withdrawals (EIP-4895) and, before the merge, the miners' rewards.
 */

import { type Address, bytesToBigInt, concatBytes, EMPTY_BYTES, hexToBytes } from '../primitives/hex.js'
import { isEmptyAccount } from '../state/account.js'
import type { ExecutionState } from './execution-state.js'
import { type BlockEnding, type Ending, type ExecutionRequest, SystemCallFailed } from './executor.js'
import type { GenesisConfig } from './hardforks.js'
import type { Header } from './header.js'
import {
  BEACON_ROOTS,
  CONSOLIDATION_REQUESTS,
  HISTORY_STORAGE,
  hasStoredBeaconRoot,
  hasStoredParentHash,
  isIdle,
  WITHDRAWAL_REQUESTS,
} from './known-system-contracts.js'

/** The caller of system contracts. It pays nothing and keeps its nonce. */
export const SYSTEM_ADDRESS: Address = '0xfffffffffffffffffffffffffffffffffffffffe'
export const SYSTEM_CALL_GAS = 30_000_000n

const MAINNET_DEPOSIT_CONTRACT: Address = '0x00000000219ab540356cbb839cbe05303d7705fa'

const WEI_PER_GWEI = 1_000_000_000n

/** Runs a system contract as `SYSTEM_ADDRESS`, with `SYSTEM_CALL_GAS`. */
export type SystemCall = (to: Address, data: Uint8Array) => Promise<{ readonly ending: Ending; readonly output: Uint8Array }>

/** Makes the system calls before the first transaction of a block. */
export async function callBeforeTransactions(draft: ExecutionState, header: Header, call: SystemCall): Promise<void> {
  await storeBeaconRoot(draft, header, call)
  await storeParentHash(draft, header, call)
}

/** Stores the parent beacon block's root in a ring buffer (EIP-4788). Does nothing on a chain without the contract. */
async function storeBeaconRoot(draft: ExecutionState, header: Header, call: SystemCall): Promise<void> {
  const { parentBeaconBlockRoot: root } = header
  if (root === undefined || hasStoredBeaconRoot(draft, header, root)) return
  await call(BEACON_ROOTS, hexToBytes(root))
}

/** Stores the parent's hash in a ring buffer, from which BLOCKHASH reads (EIP-2935). */
async function storeParentHash(draft: ExecutionState, header: Header, call: SystemCall): Promise<void> {
  if (!header.rules.isActive(2935) || hasStoredParentHash(draft, header)) return
  await call(HISTORY_STORAGE, hexToBytes(header.parentHash))
}

/** Makes a call that must succeed for the block to be valid, to a contract that must be there (EIP-7002, EIP-7251). Returns its output. */
async function requestCall(draft: ExecutionState, to: Address, mayBeMissing: boolean, call: SystemCall): Promise<Uint8Array> {
  if (draft.code(to).bytes.length === 0) {
    if (mayBeMissing) return EMPTY_BYTES
    throw new SystemCallFailed(`system contract ${to} has no code`)
  }
  if (isIdle(draft, to)) return EMPTY_BYTES
  const { ending, output } = await call(to, EMPTY_BYTES)
  if (ending.kind !== 'return') {
    throw new SystemCallFailed(`system call to ${to} failed: ${ending.kind === 'revert' ? 'revert' : ending.reason}`)
  }
  return output
}

const DEPOSIT_EVENT = '0x649bbc62d0e31342afea4e5cd82d4049e7e1ee912fc0889aa790803be39038c5'
/** Offset and length of each field in the data of a deposit event: public key, credentials, amount, signature, index. */
const DEPOSIT_FIELDS = [
  { offset: 160, length: 48 },
  { offset: 256, length: 32 },
  { offset: 320, length: 8 },
  { offset: 384, length: 96 },
  { offset: 512, length: 8 },
] as const
const DEPOSIT_DATA_LENGTH = 576

/** Returns the data of a deposit event as a request (EIP-6110). An event with another layout makes the block invalid. */
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

/** Returns the address of the deposit contract (EIP-6110). Default: mainnet's. */
export function depositContractOf(config: GenesisConfig): Address {
  // A config comes from a file, which may write addresses in any case.
  return (config.depositContractAddress?.toLowerCase() as Address | undefined) ?? MAINNET_DEPOSIT_CONTRACT
}

/** Finishes a block after its last transaction. Returns the requests of EIP-7685; undefined before Prague. */
export async function finishBlock(
  draft: ExecutionState,
  header: Header,
  ending: BlockEnding,
  config: GenesisConfig,
  call: SystemCall,
): Promise<readonly ExecutionRequest[] | undefined> {
  const requests = header.rules.isActive(7685) ? await collectRequests(draft, ending, config, call) : undefined
  withdraw(draft, ending.withdrawals)
  rewardMiners(draft, header, ending.uncles)
  return requests
}

/** Returns deposits, withdrawal requests and consolidation requests, in the order of their types (EIP-7685). */
async function collectRequests(
  draft: ExecutionState,
  { logs, mayLackContracts }: BlockEnding,
  config: GenesisConfig,
  call: SystemCall,
): Promise<ExecutionRequest[]> {
  const depositContract = depositContractOf(config)
  const deposits = logs.filter((log) => log.address === depositContract && log.topics[0] === DEPOSIT_EVENT)
  return [
    { type: 0, data: concatBytes(...deposits.map((log) => depositOf(log.data))) },
    { type: 1, data: await requestCall(draft, WITHDRAWAL_REQUESTS, mayLackContracts, call) },
    { type: 2, data: await requestCall(draft, CONSOLIDATION_REQUESTS, mayLackContracts, call) },
  ]
}

function credit(draft: ExecutionState, address: Address, wei: bigint): void {
  draft.setBalance(address, (draft.account(address)?.balance ?? 0n) + wei)
}

/** Credits the withdrawals (EIP-4895). A withdrawal of zero touches the account too, which removes an empty one (EIP-161). */
function withdraw(draft: ExecutionState, withdrawals: BlockEnding['withdrawals']): void {
  for (const { address, amount } of withdrawals) {
    credit(draft, address, amount * WEI_PER_GWEI)
    const account = draft.account(address)
    if (account && isEmptyAccount(account)) draft.deleteAccount(address)
  }
}

/** Pays the reward for a block and for its uncles before the merge (Yellow Paper 11.3). */
function rewardMiners(draft: ExecutionState, { rules, number, feeRecipient }: Header, uncles: readonly Header[]): void {
  if (rules.isMerged) return
  const { minerReward: reward } = rules
  for (const uncle of uncles) credit(draft, uncle.feeRecipient, ((8n + uncle.number - number) * reward) / 8n)
  credit(draft, feeRecipient, reward + (reward * BigInt(uncles.length)) / 32n)
}
