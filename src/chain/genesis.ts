import type { ChainRules } from '../evm/chain-rules.js'
import { configAt, type GenesisConfig, type HardforkName } from '../evm/hardforks.js'
import { INITIAL_BASE_FEE, newHeader } from '../evm/header.js'
import { MAX_GAS_LIMIT } from '../evm/rules.js'
import { LocalError } from '../primitives/errors.js'
import { type Address, bigIntToBytes, bytesToHex, type Hash, type Hex, padLeft, trimLeft } from '../primitives/hex.js'
import { JsonCursor, type Refusal } from '../primitives/json-cursor.js'
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

const refused: Refusal = (member, reason) => new InvalidGenesis(member, reason)

function fixed(at: JsonCursor, length: number): Hex {
  const bytes = at.looseBytes()
  if (bytes.length > length) throw at.refuse(`expected at most ${length} bytes, got ${bytes.length}`)
  return bytesToHex(padLeft(bytes, length))
}

function addressOf(alloc: JsonCursor, key: string): Address {
  return fixed(new JsonCursor(key, key, alloc), 20)
}

/** A genesis in which some accounts have other balances, in wei. The rest of what it says of them stays. */
export function withBalances(genesis: Genesis, balances: ReadonlyMap<Address, bigint>): Genesis {
  if (balances.size === 0) return genesis
  const given = new JsonCursor(genesis.alloc, 'alloc', refused)
  const alloc = new Map(given.entries().map(([key]) => [addressOf(given, key), genesis.alloc[key]]))
  for (const [address, balance] of balances) alloc.set(address, { ...alloc.get(address), balance: `0x${balance.toString(16)}` })
  // Every key is one of the genesis, or of the balances.
  return { ...genesis, alloc: Object.fromEntries(alloc) as Genesis['alloc'] }
}

/** The state that accounts of a genesis file describe. */
export function stateOf(alloc: Genesis['alloc']): WorldState {
  const draft = new StateDraft(WorldState.empty)
  const accounts = new JsonCursor(alloc, 'alloc', refused)
  for (const [key, account] of accounts.entries()) {
    const address = addressOf(accounts, key)
    const code = account.member('code')
    draft.updateAccount(address, {
      balance: account.member('balance').quantity(MAX_BALANCE) ?? 0n,
      nonce: account.member('nonce').quantity(MAX_UINT64) ?? 0n,
      code: knownCode(code.optionalText()) ?? codeOf(code.looseBytes()),
    })
    const storage = account.member('storage')
    for (const [slot, value] of storage.isGiven ? storage.entries() : []) {
      const word: Hash = fixed(new JsonCursor(slot, 'storage', account), 32)
      draft.setStorage(address, word, trimLeft(value.looseBytes()))
    }
  }
  return draft.snapshot()
}

/** Block 0 of a chain. */
export function genesisBlock(genesis: Genesis, rules: ChainRules): Block {
  const root = new JsonCursor(genesis, '', refused)
  const integer = (member: string, most: bigint, absent = 0n) => root.member(member).quantity(most) ?? absent
  const state = stateOf(genesis.alloc)
  const timestamp = integer('timestamp', MAX_UINT64)
  const own = rules.at(0n, timestamp)
  const header = newHeader(own, {
    number: 0n,
    timestamp,
    gasLimit: integer('gasLimit', MAX_GAS_LIMIT),
    difficulty: integer('difficulty', MAX_UINT256),
    nonce: padLeft(bigIntToBytes(integer('nonce', MAX_UINT64)), 8),
    mixHash: fixed(root.member('mixHash'), 32),
    feeRecipient: fixed(root.member('coinbase'), 20),
    extraData: root.member('extraData').looseBytes(),
    stateRoot: state.root,
    ...(own.isActive(1559) ? { baseFeePerGas: integer('baseFeePerGas', MAX_UINT256, INITIAL_BASE_FEE) } : {}),
    ...(own.isActive(4844)
      ? {
          excessBlobGas: integer('excessBlobGas', MAX_UINT64),
          blobGasUsed: integer('blobGasUsed', MAX_UINT64),
        }
      : {}),
    ...(own.isActive(4788) ? { parentBeaconBlockRoot: fixed(root.member('parentBeaconBlockRoot'), 32) } : {}),
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
