import { TransactionDoesNotFit } from '../../consensus/test-chain.js'
import { decodeTransaction, type Transaction } from '../../evm/transaction.js'
import { looseInteger } from '../../objects/loose.js'
import { type TransactionArgs, transactionArgs } from '../../objects/transaction-args.js'
import { NodeError } from '../../primitives/errors.js'
import type { Address } from '../../primitives/hex.js'
import type { Json } from '../../primitives/json.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { array, DecodeError, data, either, type Schema } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { nextHeader } from '../../services/fees.js'
import { type FillServices, fillFor } from '../../services/fill-transaction.js'
import { type SendingAccounts, sendingAccount } from '../../services/sending-account.js'
import type { WorldState } from '../../state/world-state.js'
import type { ReorgTransaction } from '../../wire/test-chain.js'
import { defineTestMethod, type TestChainNeeds } from './define-test-method.js'
import { done } from './dialect.js'

/** More blocks were to go than there are. */
export class DepthExceeded extends NodeError {
  readonly code = -32602
  constructor(what: 'Reorg' | 'Rollback', height: bigint, depth: bigint) {
    super(`${what} depth must not exceed current chain height: current height ${height}, depth ${depth}`)
  }
}

export function checkDepth(what: 'Reorg' | 'Rollback', height: bigint, depth: bigint): void {
  if (depth > height) throw new DepthExceeded(what, height, depth)
}

/** A transaction, signed or to be signed here, and in which of the new blocks it shall be, counted from 0. */
export interface Placed {
  readonly transaction: Uint8Array | TransactionArgs
  readonly block: bigint
}

const transactionOrBytes = either(data, transactionArgs, {
  input: (input) => typeof input === 'string',
  value: (value): value is Uint8Array => value instanceof Uint8Array,
})

const placed: Schema<Placed, ReorgTransaction> = {
  json: {
    type: 'array',
    prefixItems: [transactionOrBytes.json, looseInteger.json],
    items: { anyOf: [transactionOrBytes.json, looseInteger.json] },
    minItems: 2,
    maxItems: 2,
  },
  decode(input: Json) {
    const [transaction = null, block = null, ...others]: readonly Json[] = Array.isArray(input) ? input : []
    if (block === null || others.length > 0) throw new DecodeError('a transaction and the index of a block are wanted together')
    return { transaction: transactionOrBytes.decode(transaction), block: looseInteger.decode(block) }
  },
  encode: ({ transaction, block }) => [transactionOrBytes.encode(transaction), looseInteger.encode(block)],
}

export const reorg = defineTestMethod({
  method: 'reorg',
  aliases: ['anvil'],
  summary:
    'Simulates a reorg: replaces the last blocks by as many new ones, which contain exactly the given transactions. Each transaction comes with the index of its block, from 0. Time continues from the block below.',
  params: [param('depth', looseInteger), optionalParam('transactions', array(placed))],
  answers: done,
  errors: [
    raises('the chain has fewer blocks', new DepthExceeded('Reorg', 13n, 1000n)),
    raises(
      'a block cannot hold a transaction given for it; nothing has changed then',
      new TransactionDoesNotFit('0x…', 'nonce too low: …'),
    ),
  ],
  async handler(context: FillServices & SendingAccounts & TestChainNeeds<'testChain'>, [depth, transactions = []]) {
    const { chain, testChain } = context
    checkDepth('Reorg', chain.head.number - chain.genesis.number, depth)
    const misplaced = transactions.find(({ block }) => block >= depth)
    if (misplaced) throw new InvalidParams(`block index ${misplaced.block} is not below the depth ${depth}`)
    const parent = chain.blockByNumber(chain.head.number - depth) ?? chain.genesis
    const contents = await signedByBlock(context, transactions, parent.state, Number(depth))
    if (depth > 0n) await testChain.reorganise(contents)
  },
})

/** The transactions of each block. Nonces that are not given go on from the state under the first one. */
async function signedByBlock(
  context: FillServices & SendingAccounts,
  given: readonly Placed[],
  state: WorldState,
  depth: number,
): Promise<Transaction[][]> {
  const contents = Array.from({ length: depth }, (): Transaction[] => [])
  const nonces = new Map<Address, bigint>()
  const inOrder = given.toSorted((one, other) => Number(one.block - other.block))
  for (const { transaction, block } of inOrder) {
    const signed =
      transaction instanceof Uint8Array ? await decoded(context, transaction) : await signedWith(context, transaction, nonces, state)
    nonces.set(signed.from, signed.body.nonce + 1n)
    contents[Number(block)]?.push(signed)
  }
  return contents
}

function decoded(context: Needs<'application' | 'chain' | 'consensus'>, bytes: Uint8Array): Promise<Transaction> {
  return decodeTransaction(bytes, nextHeader(context).rules)
}

async function signedWith(
  context: FillServices & SendingAccounts,
  args: TransactionArgs,
  nonces: ReadonlyMap<Address, bigint>,
  state: WorldState,
): Promise<Transaction> {
  const sender = sendingAccount(context, args.from)
  const nonce = args.nonce ?? nonces.get(sender.address) ?? state.account(sender.address)?.nonce ?? 0n
  return sender.transaction((await fillFor(context, { ...args, nonce }, sender.address)).body())
}
