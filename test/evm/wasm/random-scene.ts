/**
 * Random scenes: a state with four contracts of random code, and a message or a transaction that calls one of them or creates another. In half of the
 * scenes, some numbers are near the limits of their types.
 */
import type { Environment } from '../../../src/evm/executor.js'
import type { HardforkName } from '../../../src/evm/hardforks.js'
import type { Message } from '../../../src/evm/message.js'
import { MAX_NONCE } from '../../../src/evm/nonce-overflow.js'
import { impersonatedTransaction, type Transaction } from '../../../src/evm/transaction.js'
import { bigIntToHash, hexToBytes } from '../../../src/primitives/hex.js'
import { MAX_BALANCE } from '../../../src/state/account.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { WorldState } from '../../../src/state/world-state.js'
import { message } from '../ground.js'
import { CONTRACTS, edge, type Random, randomProgram, SENDER } from './random-programs.js'

export const FORKS: readonly (readonly [name: HardforkName, ordinal: number])[] = [
  ['homestead', 1],
  ['tangerineWhistle', 2],
  ['spuriousDragon', 3],
  ['byzantium', 4],
  ['constantinople', 5],
  ['petersburg', 6],
  ['istanbul', 7],
  ['berlin', 8],
  ['london', 9],
  ['paris', 10],
  ['shanghai', 11],
  ['cancun', 12],
  ['prague', 13],
  ['osaka', 14],
]

export interface Scene {
  readonly state: WorldState
  readonly environment: Environment
  readonly message: Message
  /** The same as a transaction of a block. Undefined where the message is a call. */
  readonly transaction: Transaction | undefined
  /** Whether the gas suffices for more than a test can wait for. */
  readonly isEndless: boolean
}

const LONDON = 9

/** Whose numbers are near the limits of their types. Each is so in a part of the scenes. */
interface Edges {
  readonly gas: boolean
  readonly balances: boolean
  readonly fees: boolean
  readonly block: boolean
  readonly nonces: boolean
}

function randomEdges(random: Random): Edges {
  const some = random.once(2)
  const one = (times: number) => some && random.once(times)
  return { gas: one(6), balances: one(2), fees: one(5), block: one(3), nonces: one(10) }
}

export function randomScene(random: Random, ordinal: number, ground: Environment): Scene {
  const edges = randomEdges(random)
  const environment = edges.block ? edgeOfChain(random, ground) : ground
  const program = () => hexToBytes(randomProgram(random, ordinal, edges.gas ? 2 ** 17 : 2 ** 24))
  const fees = edges.fees ? edgeFees(random, environment, ordinal) : { environment, maxFeePerGas: 10n, maxPriorityFeePerGas: 2n }
  const balance = (usual: bigint) =>
    edges.balances ? random.one([usual, MAX_BALANCE - BigInt(random.below(3)), edge(random, 256)]) : usual
  const nonce = (usual: bigint) => (edges.nonces ? random.one([usual, MAX_NONCE - BigInt(random.below(3))]) : usual)

  const draft = new StateDraft(WorldState.empty)
  const senderNonce = nonce(0n)
  draft.updateAccount(SENDER, { balance: edges.gas || edges.fees ? MAX_BALANCE : balance(10n ** 18n), nonce: senderNonce })
  if (edges.balances && random.once(2)) draft.setBalance(environment.header.feeRecipient, MAX_BALANCE - BigInt(random.below(500_000)))
  for (const address of CONTRACTS) {
    draft.updateAccount(address, { balance: balance(BigInt(random.below(20))), nonce: nonce(1n) })
    draft.setCode(address, program())
    if (random.once(2)) draft.setStorage(address, `0x${'00'.repeat(31)}01`, Uint8Array.of(5))
  }
  const isCreation = random.once(10)
  const { maxFeePerGas, maxPriorityFeePerGas } = fees
  const usualGas = BigInt(random.one([60_000, 120_000, 300_000, 1_000_000]) + random.below(5000))
  const call = message({
    from: SENDER,
    to: isCreation ? undefined : random.one(CONTRACTS),
    // A fee recipient that gets nothing is beside the point.
    maxFeePerGas,
    maxPriorityFeePerGas,
    gasLimit: edges.gas ? edge(random, 64) : usualGas,
    value: edges.balances && random.once(3) ? edge(random, 256) : BigInt(random.below(3)),
    data: isCreation ? program() : new Uint8Array(random.below(70)).fill(random.below(256)),
  })
  // A transaction has no time limit, and gas near the limits needs one.
  const isTransaction = !edges.gas && random.once(3)
  return {
    state: draft.snapshot(),
    environment: fees.environment,
    message: call,
    transaction: isTransaction ? transactionOf(call, senderNonce, ordinal) : undefined,
    isEndless: edges.gas,
  }
}

/** A block whose numbers are near the limits of their types. Half of the numbers have a hash. */
function edgeOfChain(random: Random, { header }: Environment): Environment {
  return {
    header: header.with({
      number: edge(random, random.one([64, 256])),
      timestamp: edge(random, 64),
      gasLimit: edge(random, 64),
    }),
    blockHash: (number) => (number % 2n === 0n ? undefined : bigIntToHash((number * 0x9e3779b97f4a7c15f39cc0605cedc835n) % 2n ** 256n)),
  }
}

/** A base fee near the limit of a type, and prices around it. Before London there is none, and prices are near the limits. */
function edgeFees(random: Random, { header, blockHash }: Environment, ordinal: number) {
  // The balance pays for at most 2^21 gas.
  const high = edge(random, 256) >> BigInt(random.one([0, 21, 40, 200]))
  const maxFeePerGas = high + BigInt(random.below(4))
  const maxPriorityFeePerGas = random.one([0n, 1n, maxFeePerGas])
  const isLondon = ordinal >= LONDON
  const isFree = isLondon && random.once(5)
  return {
    environment: { header: isLondon ? header.with({ baseFeePerGas: high }) : header, blockHash },
    maxFeePerGas: isFree ? 0n : maxFeePerGas,
    maxPriorityFeePerGas: isFree ? 0n : maxPriorityFeePerGas,
  }
}

function transactionOf(
  { to, gasLimit, value, data, maxFeePerGas, maxPriorityFeePerGas }: Message,
  nonce: bigint,
  ordinal: number,
): Transaction {
  const fields = { nonce, gasLimit, to, value, data }
  return impersonatedTransaction(
    SENDER,
    ordinal >= LONDON
      ? { ...fields, type: 2, chainId: 1n, accessList: [], maxFeePerGas, maxPriorityFeePerGas }
      : { ...fields, type: 0, chainId: undefined, gasPrice: maxFeePerGas },
  )
}
