/** State variables of a contract by name, in the state after a block. */
import type { BlockReference } from '../chain/block-reference.js'
import { Dictionary } from '../explain/dictionary.js'
import { type Address, bigIntToHash, bytesToBigInt } from '../primitives/hex.js'
import { layoutOf } from '../source/layout-source.js'
import { NO_CONTRACT, noLayout, readStorageLayout, type StorageLayout } from '../source/storage-layout.js'
import { StorageVariables } from '../source/storage-variables.js'
import type { Variable } from '../source/variable.js'
import { UnknownVariable } from '../source/variable-path.js'
import type { Account } from '../state/account.js'
import { requireState } from './blocks.js'
import type { Needs } from './context.js'
import { implementationOf } from './implementation.js'

/** Variables of a contract, and where they are from. */
export interface ContractVariables {
  readonly blockNumber: bigint
  /** Name of the artifact that says where they are. */
  readonly contract: string | undefined
  readonly implementation: Address | undefined
  readonly variables: readonly Variable[]
  /** Why there are none. */
  readonly problem: string | undefined
}

/**
 * Returns state variables of a contract. For a proxy, they are those of its implementation, with the values in the storage of the proxy.
 *
 * Throws `UnknownVariable` for a path that leads to no variable, and `HeaderNotFound`.
 *
 * @param paths names with members and keys; undefined for all variables
 */
export async function contractVariables(
  context: Needs<'artifacts' | 'chain' | 'executor' | 'pendingBlock'>,
  address: Address,
  paths: readonly string[] | undefined,
  reference: BlockReference | undefined,
): Promise<ContractVariables> {
  const block = await requireState(context, reference)
  const { header, state } = block
  const implementation = await implementationOf(context, address, block)
  const coded = implementation ?? address
  const { contract, layout } = layoutAt(new Dictionary(context.artifacts.contracts), coded, state.account(coded))
  const { problem } = layout
  if (paths && paths.length > 0 && problem !== undefined) {
    throw new UnknownVariable(`there is no variable ${JSON.stringify(paths[0])}: ${problem}`)
  }
  const read = (slot: bigint) => bytesToBigInt(state.storage(address, bigIntToHash(slot)))
  const variables = new StorageVariables(layout)
  return {
    blockNumber: header.number,
    contract,
    implementation,
    variables: paths ? variables.some(paths, read) : variables.all(read),
    problem,
  }
}

/** An artifact of an address may be an ABI only, while one with the same code has the layout. */
function layoutAt(
  dictionary: Dictionary,
  address: Address,
  account: Account | undefined,
): { readonly contract: string | undefined; readonly layout: StorageLayout } {
  if (!account || account.code.bytes.length === 0) return { contract: undefined, layout: noLayout('there is no code at the address') }
  const found = [dictionary.contractAt(address, account.code), dictionary.contractWith(account.code.bytes)]
  const known = found.find((each) => each?.contract.source?.layout) ?? found.find((each) => each !== undefined)
  if (!known) return { contract: undefined, layout: noLayout(NO_CONTRACT) }
  const { name, source } = known.contract
  return { contract: name, layout: source?.layout ? layoutOf(source.layout) : readStorageLayout({}) }
}
