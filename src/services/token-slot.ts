import type { Environment } from '../evm/executor.js'
import type { Message } from '../evm/message.js'
import { ServerError } from '../primitives/errors.js'
import { type Address, bigIntToWord, bytesToBigInt, concatBytes, type Hash, hexToBytes, padLeft, ZERO_ADDRESS } from '../primitives/hex.js'
import type { StateDraft } from '../state/state-draft.js'
import { environmentOf } from './blocks.js'
import type { Needs } from './context.js'

/** No storage slot was found that contains the amount. */
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

/** Balance of an account in a token, or allowance of an owner for a spender. */
export interface TokenAmount {
  readonly what: keyof typeof SELECTORS
  readonly token: Address
  readonly of: readonly Address[]
}

/**
 * Sets a balance or an allowance of a token by writing its storage slot.
 *
 * The slot is one of those that the token reads in the call. A probe is written to each in turn, until the call returns the probe. Throws `NoTokenSlot`
 * if the amount is computed, or shares its slot with other values.
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
  const read = async (state: StateDraft) => {
    const { ending, output, accessList = [] } = await context.executor.runMessage(state, environment, message, { accessList: true })
    return { amount: ending.kind === 'return' && output.length === 32 ? bytesToBigInt(output) : undefined, accessList }
  }
  const isReturnedFor = async (address: Address, slot: Hash, value: bigint) => {
    const trial = draft.draft()
    trial.setStorage(address, slot, bigIntToWord(value))
    return (await read(trial)).amount === value
  }

  const { amount: current, accessList } = await read(draft.draft())
  if (current === undefined) throw new NoTokenSlot(what)
  // If the probe were the current amount, every slot would seem to contain it.
  const probe = PROBES.find((value) => value !== current) ?? 0n
  const slots = accessList.flatMap(({ address, storageKeys }) => storageKeys.map((slot) => ({ address, slot })))
  for (const { address, slot } of slots.slice(0, MAX_SLOTS)) {
    if (!(await isReturnedFor(address, slot, probe)) || !(await isReturnedFor(address, slot, amount))) continue
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
