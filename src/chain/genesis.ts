import type { ChainRules } from '../evm/chain-rules.js'
import { configAt, type GenesisConfig, type HardforkName } from '../evm/hardforks.js'
import { INITIAL_BASE_FEE, newHeader } from '../evm/header.js'
import { MAX_GAS_LIMIT } from '../evm/rules.js'
import { LocalError } from '../primitives/errors.js'
import { type Address, bytesToHex, type Hash, type Hex, hexToBytes, padLeft, trimLeft } from '../primitives/hex.js'
import { codeOf, MAX_BALANCE } from '../state/account.js'
import { StateDraft } from '../state/state-draft.js'
import { WorldState } from '../state/world-state.js'
import type { Block } from './block.js'
import type { GenesisAccount } from './genesis-account.js'
import { knownCode } from './known-code.js'
import { SYSTEM_CONTRACTS } from './system-contracts.js'
import { TOOL_CONTRACTS, type ToolContractName } from './tool-contracts.js'

/** A geth genesis file, parsed. Members that this node does not know are ignored. */
export interface Genesis {
  readonly config: GenesisConfig
  readonly alloc: Readonly<Record<string, GenesisAccount>>
  readonly gasLimit: string | number
  readonly timestamp?: string | number | undefined
  readonly difficulty?: string | number | undefined
  readonly nonce?: string | number | undefined
  readonly mixHash?: string | undefined
  readonly coinbase?: string | undefined
  readonly extraData?: string | undefined
  readonly baseFeePerGas?: string | number | null | undefined
  readonly excessBlobGas?: string | number | null | undefined
  readonly blobGasUsed?: string | number | null | undefined
  readonly parentBeaconBlockRoot?: string | undefined
}

/** A genesis that makes no sense. The message names the member. */
export class InvalidGenesis extends LocalError {
  constructor(member: string, reason: string) {
    super(`genesis: ${member}: ${reason}`)
  }
}

const MAX_UINT64 = 2n ** 64n - 1n
const MAX_UINT256 = 2n ** 256n - 1n

/** @param most maximum of the member */
function integer(member: string, value: string | number | null | undefined, most: bigint, absent = 0n): bigint {
  if (value === undefined || value === null || value === '') return absent
  const given = bigIntOf(value)
  if (given !== undefined && given >= 0n && given <= most) return given
  throw new InvalidGenesis(member, `expected an integer from 0 to ${most}, got ${JSON.stringify(value)}`)
}

function bigIntOf(value: string | number): bigint | undefined {
  try {
    return BigInt(value)
  } catch {
    return undefined
  }
}

/** Bytes of hex whose `0x` may be missing and whose digits may be odd, as geth reads them. */
function looseBytes(member: string, value: string | undefined): Uint8Array {
  const digits = (value ?? '').replace(/^0x/i, '')
  if (!/^[0-9a-fA-F]*$/.test(digits)) throw new InvalidGenesis(member, `expected hex, got ${JSON.stringify(value)}`)
  return hexToBytes(`0x${digits.length % 2 === 0 ? '' : '0'}${digits}`)
}

function fixed(member: string, value: string | undefined, length: number): Hex {
  const bytes = looseBytes(member, value)
  if (bytes.length > length) throw new InvalidGenesis(member, `expected at most ${length} bytes, got ${bytes.length}`)
  return bytesToHex(padLeft(bytes, length))
}

/** A genesis in which some accounts have other balances, in wei. The rest of what it says of them stays. */
export function withBalances(genesis: Genesis, balances: ReadonlyMap<Address, bigint>): Genesis {
  if (balances.size === 0) return genesis
  const alloc = new Map(Object.entries(genesis.alloc).map(([key, account]) => [fixed(`alloc.${key}`, key, 20), account]))
  for (const [address, balance] of balances) alloc.set(address, { ...alloc.get(address), balance: `0x${balance.toString(16)}` })
  return { ...genesis, alloc: Object.fromEntries(alloc) }
}

/** The state that accounts of a genesis file describe. */
export function stateOf(alloc: Genesis['alloc']): WorldState {
  const draft = new StateDraft(WorldState.empty)
  for (const [key, account] of Object.entries(alloc)) {
    const address: Address = fixed(`alloc.${key}`, key, 20)
    draft.updateAccount(address, {
      balance: integer(`alloc.${key}.balance`, account.balance, MAX_BALANCE),
      nonce: integer(`alloc.${key}.nonce`, account.nonce, MAX_UINT64),
      code: knownCode(account.code) ?? codeOf(looseBytes(`alloc.${key}.code`, account.code)),
    })
    for (const [slot, value] of Object.entries(account.storage ?? {})) {
      const word: Hash = fixed(`alloc.${key}.storage`, slot, 32)
      draft.setStorage(address, word, trimLeft(looseBytes(`alloc.${key}.storage.${slot}`, value)))
    }
  }
  return draft.snapshot()
}

/** Block 0 of a chain. */
export function genesisBlock(genesis: Genesis, rules: ChainRules): Block {
  const state = stateOf(genesis.alloc)
  const timestamp = integer('timestamp', genesis.timestamp, MAX_UINT64)
  const own = rules.at(0n, timestamp)
  const header = newHeader(own, {
    number: 0n,
    timestamp,
    gasLimit: integer('gasLimit', genesis.gasLimit, MAX_GAS_LIMIT),
    difficulty: integer('difficulty', genesis.difficulty, MAX_UINT256),
    nonce: hexToBytes(fixed('nonce', nonceText(genesis.nonce), 8)),
    mixHash: fixed('mixHash', genesis.mixHash, 32),
    feeRecipient: fixed('coinbase', genesis.coinbase, 20),
    extraData: looseBytes('extraData', genesis.extraData),
    stateRoot: state.root,
    ...(own.isActive(1559) ? { baseFeePerGas: integer('baseFeePerGas', genesis.baseFeePerGas, MAX_UINT256, INITIAL_BASE_FEE) } : {}),
    ...(own.isActive(4844)
      ? {
          excessBlobGas: integer('excessBlobGas', genesis.excessBlobGas, MAX_UINT64),
          blobGasUsed: integer('blobGasUsed', genesis.blobGasUsed, MAX_UINT64),
        }
      : {}),
    ...(own.isActive(4788) ? { parentBeaconBlockRoot: fixed('parentBeaconBlockRoot', genesis.parentBeaconBlockRoot, 32) } : {}),
  })
  return {
    number: 0n,
    hash: header.hash,
    header,
    transactions: [],
    uncles: [],
    withdrawals: own.isActive(4895) ? [] : undefined,
    receipts: [],
    totalDifficulty: header.difficulty,
    state,
  }
}

function nonceText(nonce: string | number | undefined): string | undefined {
  return nonce === undefined ? undefined : `0x${BigInt(nonce).toString(16)}`
}

/** Genesis of a development chain. Amounts in wei, time in seconds. */
export interface DevGenesis {
  readonly chainId: number
  readonly hardfork: HardforkName
  readonly gasLimit: bigint
  readonly baseFeePerGas: bigint
  readonly timestamp: bigint
  readonly balances: ReadonlyMap<Address, bigint>
  readonly predeploys: readonly ToolContractName[]
}

/** A genesis for tests: every fork from the start, funded accounts, and the contracts that forks and tools count on. */
export function devGenesis({ chainId, hardfork, gasLimit, baseFeePerGas, timestamp, balances, predeploys }: DevGenesis): Genesis {
  const funded = [...balances].map(([address, balance]) => [address, { balance: `0x${balance.toString(16)}` }] as const)
  const tools = predeploys.map((name) => [TOOL_CONTRACTS[name].address, { nonce: 1, code: TOOL_CONTRACTS[name].code }] as const)
  return {
    config: configAt(chainId, hardfork),
    gasLimit: `0x${gasLimit.toString(16)}`,
    baseFeePerGas: `0x${baseFeePerGas.toString(16)}`,
    timestamp: `0x${timestamp.toString(16)}`,
    alloc: Object.fromEntries([...SYSTEM_CONTRACTS, ...tools, ...funded]),
  }
}
