import type { DevAccount } from './accounts/dev-accounts.js'
import { balancesOfKeys } from './accounts/keyed-accounts.js'
import type { Block } from './chain/block.js'
import { Chain, type ChainMemory } from './chain/chain.js'
import type { ForkChoices, ForkedChain } from './chain/forked-chain.js'
import { devGenesis, type Genesis, genesisBlock, withBalances } from './chain/genesis.js'
import type { Bft, BftOptions } from './consensus/bft.js'
import { ChainRules } from './evm/chain-rules.js'
import { configAt } from './evm/hardforks.js'
import { type ProtocolLimits, UNLIMITED_CODE_SIZE, UNLIMITED_TRANSACTION_GAS } from './evm/rules.js'
import type { Facts } from './fork/facts.js'
import { remoteChainFlaw } from './fork/options.js'
import type { RemoteRequests } from './fork/remote-requests.js'
import type { ResolvedOptions } from './options.js'
import type { ChainOrigin } from './persistence/stored-chain.js'
import type { Address } from './primitives/hex.js'
import { keccakHash } from './primitives/keccak.js'
import { InvalidParams } from './rpc/errors.js'
import type { ChangeMethods } from './rpc/method-table.js'
import type { Context, ForkTarget } from './services/context.js'

/** The options of a node, with the timestamp of the genesis block of an imported chain, for a genesis without one of its own. */
export type AssemblyOptions = ResolvedOptions & {
  readonly importedTimestamp?: bigint | undefined
  /** The remote chain that the node goes on from. */
  readonly remote?: ForkedChain | undefined
  /** Makes the consensus with the engine of the option `consensus`. */
  readonly newBft?: ((options: BftOptions) => Bft) | undefined
  /** Changes the methods as the options say. */
  readonly changeMethods?: ChangeMethods<Context> | undefined
  /** Options that replace those of a remote chain. */
  readonly forkChoices?: ForkChoices | undefined
}

/** Returns a chain with its first block. */
export function newChain(given: AssemblyOptions, accounts: readonly DevAccount[], rules: ChainRules): Chain {
  const { remote } = given
  if (remote) return new Chain(rules, forkBlockOf(remote, given, accounts, rules), memoryOf(given), remote)
  const genesis = given.genesis ? withBalances(given.genesis, startBalances(given, accounts)) : ownGenesis(given, accounts)
  return new Chain(rules, genesisBlock(genesis, rules), memoryOf(given))
}

/** Returns how a chain keeps its blocks. */
export function memoryOf({ storage: { history } }: AssemblyOptions): Partial<ChainMemory> {
  return history === 'archive' ? {} : { history }
}

/** Returns the first block of a fork of a remote chain. */
export function forkBlockOf(remote: ForkedChain, given: AssemblyOptions, accounts: readonly DevAccount[], rules: ChainRules): Block {
  return remote.firstBlock(rules, startBalances(given, accounts))
}

/** Opens the remote chain of a fork, and loads what the first blocks read. Rejects with a `NodeError`. */
export async function openRemoteChain(
  requests: RemoteRequests,
  block: bigint | undefined,
  { forkChoices, mining: { feeRecipient } }: AssemblyOptions,
  accounts: readonly DevAccount[],
): Promise<ForkedChain> {
  const { ForkedChain } = await import('./chain/forked-chain.js')
  const remote = await ForkedChain.open(requests, { ...forkChoices, block })
  await remote.prepare([...accounts.map(({ address }) => address), feeRecipient])
  return remote
}

/** Returns the requests to the remote chain of a reset: those of the present fork, or new ones. Throws `InvalidParams`. */
export async function requestsTo(
  { url }: ForkTarget,
  present: ForkedChain | undefined,
  { fork }: AssemblyOptions,
  facts: Facts | undefined,
): Promise<RemoteRequests> {
  if (present && (url === undefined || url === present.requests.url)) return present.requests
  const options = { ...(url === fork?.url ? fork : {}), ...(url === undefined ? {} : { url }) }
  const flaw = remoteChainFlaw(options)
  if (flaw) throw new InvalidParams(`invalid argument 0: forking.jsonRpcUrl: expected ${flaw.expected}`)
  const { openRemoteSource } = await import('./fork/remote-source.js')
  return (await openRemoteSource(options, facts, url !== fork?.url)).requests
}

/** Returns the rules of the chain of some options. */
export function rulesOf(given: AssemblyOptions): ChainRules {
  const config = given.remote?.config ?? given.genesis?.config ?? configAt(given.chainId, given.hardfork)
  return new ChainRules(config, limitsOf(given))
}

/** Returns what decides the first block of a chain, by the names of the options. A timestamp that is not given does not count. */
export function originOf(given: AssemblyOptions, accounts: readonly DevAccount[], isFork: boolean): ChainOrigin {
  const balances = [...startBalances(given, accounts)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([address, wei]) => `${address} ${wei}`)
  const common = { accounts: digest(balances.join()) }
  if (given.genesis && !isFork) return { ...common, genesis: genesisDigest(given.genesis) }
  const { chainId, hardfork, mining, baseFeePerGas, predeploys } = given
  const timestamp = given.timestamp?.toString()
  // The rest is that of the remote chain.
  if (isFork) return { ...common, chainId: given.forkChoices?.chainId?.toString(), hardfork: given.forkChoices?.hardfork, timestamp }
  return {
    ...common,
    chainId: `${chainId}`,
    hardfork,
    gasLimit: `${mining.gasLimit}`,
    baseFeePerGas: `${baseFeePerGas}`,
    predeploys: [...predeploys].sort().join(),
    timestamp,
  }
}

/** Returns the fact that the origin of a chain has of its genesis. */
export function genesisDigest(genesis: Genesis): string {
  return digest(JSON.stringify(genesis))
}

function digest(text: string): string {
  return keccakHash(new TextEncoder().encode(text))
}

/** Balances from the options, in wei. A genesis file contains the others. */
function startBalances(
  { accounts: given, balance, genesis }: ResolvedOptions,
  accounts: readonly DevAccount[],
): ReadonlyMap<Address, bigint> {
  return balancesOfKeys(typeof given === 'number' ? [] : given, accounts, genesis ? undefined : balance)
}

function limitsOf({ allowUnlimitedContractSize, limits }: ResolvedOptions): ProtocolLimits {
  const { codeSizeLimit, transactionGasLimit } = limits
  return {
    codeSize: allowUnlimitedContractSize ? UNLIMITED_CODE_SIZE : codeSizeLimit,
    transactionGas: transactionGasLimit === 0n ? UNLIMITED_TRANSACTION_GAS : transactionGasLimit,
  }
}

/** Returns the default timestamp of block 0. All validators of a chain begin with the same block 0, whenever they start. */
function startOf({ consensus, clock }: AssemblyOptions): bigint {
  return consensus ? 0n : BigInt(Math.floor(clock.now() / 1000))
}

function ownGenesis(given: AssemblyOptions, accounts: readonly DevAccount[]): Genesis {
  return devGenesis({
    chainId: given.chainId,
    hardfork: given.hardfork,
    gasLimit: given.mining.gasLimit,
    baseFeePerGas: given.baseFeePerGas,
    timestamp: given.timestamp ?? given.importedTimestamp ?? startOf(given),
    balances: startBalances(given, accounts),
    predeploys: given.predeploys,
  })
}
