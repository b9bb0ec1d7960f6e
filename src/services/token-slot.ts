import type { Environment } from '../evm/executor.js'
import type { Message } from '../evm/message.js'
import { ServerError } from '../primitives/errors.js'
import { type Address, bigIntToWord, bytesToBigInt, concatBytes, type Hash, hexToBytes, padLeft, ZERO_ADDRESS } from '../primitives/hex.js'
import type { StateDraft } from '../state/state-draft.js'
import { environmentOf } from './blocks.js'
import type { Needs } from './context.js'

/** No slot was found that makes a token say what it should. */
export class NoTokenSlot extends ServerError {
  constructor(what: 'balance' | 'allowance') {
    super(`Unable to set ERC20 ${what}, no slot found`)
  }
}

const SELECTORS = { balance: '0x70a08231', allowance: '0xdd62ed3e' } as const

/** Trial amounts: they fit into any integer type for amounts, and no token returns them by chance. */
const PROBES = [0x5eed_5eed_5eed_5eedn, 0x0dd5_0dd5_0dd5_0dd5n] as const

/** Limits of gas for a read of an amount, many times that of real tokens, and of slots to try. No block is mined meanwhile. */
const [MAX_GAS, MAX_SLOTS] = [5_000_000n, 100]

/** A number that a token tells of one account, or of two. */
export interface TokenAmount {
  readonly what: keyof typeof SELECTORS
  readonly token: Address
  readonly of: readonly Address[]
}

/**
 * Lets a token tell another amount, by writing the slot it is read from.
 *
 * That slot is one of those that the token reads when it is asked: each is tried with a number of ours, until the token repeats it. Throws
 * `NoTokenSlot` where an amount is no word of its own: where it is computed, or shares its slot with other things.
 */
export async function setTokenAmount(
  context: Needs<'chain' | 'executor'>,
  draft: StateDraft,
  wanted: TokenAmount,
  amount: bigint,
): Promise<void> {
  const { what, token, of } = wanted
  const environment = environmentOf(context, context.chain.head)
  const data = concatBytes(hexToBytes(SELECTORS[what]), ...of.map((account) => padLeft(hexToBytes(account), 32)))
  const message = callTo(environment, token, data)
  const tell = async (state: StateDraft) => {
    const { ending, output, accessList = [] } = await context.executor.runMessage(state, environment, message, { accessList: true })
    return { amount: ending.kind === 'return' && output.length === 32 ? bytesToBigInt(output) : undefined, accessList }
  }
  const isToldWith = async (address: Address, slot: Hash, value: bigint) => {
    const trial = draft.draft()
    trial.setStorage(address, slot, bigIntToWord(value))
    return (await tell(trial)).amount === value
  }

  const { amount: current, accessList } = await tell(draft.draft())
  if (current === undefined) throw new NoTokenSlot(what)
  // A slot that has no part in it would seem to be the one, if the probe were what is told already.
  const probe = PROBES.find((value) => value !== current) ?? 0n
  const slots = accessList.flatMap(({ address, storageKeys }) => storageKeys.map((slot) => ({ address, slot })))
  for (const { address, slot } of slots.slice(0, MAX_SLOTS)) {
    if (!(await isToldWith(address, slot, probe)) || !(await isToldWith(address, slot, amount))) continue
    draft.setStorage(address, slot, bigIntToWord(amount))
    return
  }
  throw new NoTokenSlot(what)
}

function callTo({ header }: Environment, to: Address, data: Uint8Array): Message {
  return {
    from: ZERO_ADDRESS,
    to,
    gasLimit: header.gasLimit < MAX_GAS ? header.gasLimit : MAX_GAS,
    maxFeePerGas: 0n,
    maxPriorityFeePerGas: 0n,
    value: 0n,
    data,
    accessList: [],
    authorizationList: [],
    blobVersionedHashes: [],
    maxFeePerBlobGas: 0n,
  }
}
