import { authorityOf, paysForAuthorizations } from '../../evm/authorization.js'
import type { RunKind } from '../../evm/code-counter.js'
import type { MessageRefused } from '../../evm/errors.js'
import type { ExecutionResult } from '../../evm/executor.js'
import type { AccessListEntry, Message } from '../../evm/message.js'
import { Pace } from '../../evm/pace.js'
import { precompilesOf } from '../../evm/precompiles.js'
import { blockOverrides } from '../../objects/block-overrides.js'
import { stateOverrides } from '../../objects/state-overrides.js'
import { accessListSchema } from '../../objects/transaction.js'
import { messageOf, transactionArgs } from '../../objects/transaction-args.js'
import { unsignedTransaction } from '../../objects/unsigned-transaction.js'
import { ServerError } from '../../primitives/errors.js'
import type { Address, Hash } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { optionalParam, param } from '../../rpc/record.js'
import { objectOf, optional, string, uint64 } from '../../rpc/schema.js'
import { type CallServices, callSite } from '../../services/call-site.js'
import { timeLimit } from '../../services/call-timeout.js'
import { emitConsoleOutput } from '../../services/console-output.js'
import { describeRefusal } from '../../services/describe-refusal.js'
import type * as wire from '../../wire/query.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the entries that save gas, ordered by address and slot. An address that is warm anyway is listed only with slots. */
function worthListing(entries: readonly AccessListEntry[], warm: ReadonlySet<Address>): AccessListEntry[] {
  return entries
    .filter(({ address, storageKeys }) => storageKeys.length > 0 || !warm.has(address))
    .map(({ address, storageKeys }) => ({ address, storageKeys: [...new Set(storageKeys)].sort(byText) }))
    .sort((a, b) => byText(a.address, b.address))
}

/** Entries and slots of a list. Lists made of one another only ever grow, so equal sizes mean equal lists. */
function sizeOf(entries: readonly AccessListEntry[]): number {
  return entries.reduce((sum, { storageKeys }) => sum + 1 + storageKeys.length, 0)
}

function failureOf({ ending }: ExecutionResult): string | undefined {
  if (ending.kind === 'return') return undefined
  return ending.kind === 'revert' ? 'execution reverted' : ending.reason
}

/** A message that is a transaction under any rules, whatever is wrong with its blobs and authorizations. */
function withoutExtras(message: Message): Message {
  return { ...message, authorizationList: [], blobVersionedHashes: [] }
}

/** Returns the addresses that are warm in every execution of a message, whether listed or not. */
async function warmFromTheStart(message: Message, precompiles: Iterable<Address>, chainId: bigint, pace: Pace): Promise<Set<Address>> {
  const { from, to, gasLimit, authorizationList } = message
  const warm = new Set([from, ...(to === undefined ? [] : [to]), ...precompiles])
  // The run refuses a message whose gas does not pay for them.
  if (!paysForAuthorizations(gasLimit, authorizationList.length)) return warm
  for (const authorization of authorizationList) {
    await pace.look()
    const authority = authorityOf(authorization, chainId)
    if (authority !== undefined) warm.add(authority)
  }
  return warm
}

/** A message was refused before its code ran. The hash is that of the message as an unsigned transaction. */
export class AccessListRefused extends ServerError {
  constructor(hash: Hash, { message }: MessageRefused) {
    super(`failed to apply transaction: ${hash} err: ${message}`)
  }
}

export const createAccessList = defineMethod({
  name: 'eth_createAccessList',
  summary:
    'Returns the access list (EIP-2930) of a call: the addresses and storage slots that it touches, and the gas that it uses with the list.',
  requiresAuth: false,
  past: 'state',
  params: [
    param('transaction', transactionArgs),
    optionalParam('block', blockReference),
    optionalParam('stateOverrides', stateOverrides),
    optionalParam('blockOverrides', blockOverrides),
  ],
  result: objectOf<wire.AccessListResult>()('accessListResult', { accessList: accessListSchema, error: optional(string), gasUsed: uint64 }),
  errors: blockErrors,
  async handler(context: CallServices, [args, reference, state, block]) {
    const { environment, draft } = await callSite(context, reference, { state, block })
    const { rules } = environment.header
    // Before Berlin there are no access lists, so that the message is refused.
    const message = messageOf(context, { ...args, accessList: args.accessList ?? [] }, environment.header)
    const options = { accessList: true, logs: false, changes: false, checkTime: timeLimit(context) }
    const precompiles = precompilesOf(rules).keys()
    const warm = await warmFromTheStart(message, precompiles, context.chain.rules.chainId, new Pace(options.checkTime))
    let accessList = worthListing(message.accessList, warm)
    const refused = (refusal: MessageRefused) => {
      const nonce = args.nonce ?? draft().account(message.from)?.nonce ?? 0n
      const { hash } = unsignedTransaction(args, withoutExtras({ ...message, accessList }), nonce, rules)
      return new AccessListRefused(hash, refusal)
    }
    let counts: RunKind | undefined = 'estimate'
    // A list changes the gas that is left, and with it perhaps the way the code takes: run until the list stays as it is.
    for (;;) {
      const run = () => context.executor.runMessage(draft(), environment, { ...message, accessList }, { ...options, counts })
      const result = await describeRefusal(run, refused)
      counts = undefined
      if (result.createdAddress !== undefined) warm.add(result.createdAddress)
      const touched = worthListing(result.accessList ?? [], warm)
      if (sizeOf(touched) === sizeOf(accessList)) {
        emitConsoleOutput(context, 'call', result)
        return { accessList, error: failureOf(result), gasUsed: result.gasUsed }
      }
      accessList = touched
    }
  },
})
