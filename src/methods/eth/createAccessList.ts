import { authorityOf } from '../../evm/authorization.js'
import type { AccessListEntry, ExecutionResult, Message } from '../../evm/executor.js'
import { precompilesOf } from '../../evm/precompiles.js'
import type { Address } from '../../primitives/hex.js'
import { blockReference } from '../../rpc/block-reference.js'
import { functional, optionalParam, param } from '../../rpc/record.js'
import { object, optional, string, uint64 } from '../../rpc/schema.js'
import { callSite } from '../call-site.js'
import { timeLimit } from '../call-timeout.js'
import { tellConsole } from '../console.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'
import { blockOverrides } from '../objects/block-overrides.js'
import { stateOverrides } from '../objects/state-overrides.js'
import { accessListSchema } from '../objects/transaction.js'
import { messageOf, transactionArgs } from '../objects/transaction-args.js'

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** What is worth listing, in the order of addresses and slots: addresses that are warm anyway only if they have slots. */
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

/** What is warm in every run of a message, whether listed or not. */
function warmFromTheStart({ from, to, authorizationList }: Message, precompiles: Iterable<Address>, chainId: bigint): Set<Address> {
  const authorities = authorizationList.flatMap((authorization) => authorityOf(authorization, chainId) ?? [])
  return new Set([from, ...(to === undefined ? [] : [to]), ...precompiles, ...authorities])
}

export const createAccessList = defineMethod({
  name: 'eth_createAccessList',
  summary: 'The addresses and storage slots a message touches, and the gas it uses when it names them beforehand (EIP-2930).',
  visibility: 'public',
  documented: functional,
  params: [
    param('transaction', transactionArgs),
    optionalParam('block', blockReference),
    optionalParam('stateOverrides', stateOverrides),
    optionalParam('blockOverrides', blockOverrides),
  ],
  result: object('accessListResult', { accessList: accessListSchema, error: optional(string), gasUsed: uint64 }),
  errors: blockErrors,
  async handler(context, [args, reference, state, block]) {
    const { environment, draft } = await callSite(context, reference, { state, block })
    const message = messageOf(context, args, environment.header)
    const warm = warmFromTheStart(message, precompilesOf(environment.header.common).keys(), context.chain.rules.chainId)
    const options = { accessList: true, checkTime: timeLimit(context) }
    let accessList = worthListing(message.accessList, warm)
    // A list changes the gas that is left, and with it perhaps the way the code takes: run until the list stays as it is.
    for (;;) {
      const result = await context.executor.runMessage(draft(), environment, { ...message, accessList }, options)
      if (result.createdAddress !== undefined) warm.add(result.createdAddress)
      const touched = worthListing(result.accessList ?? [], warm)
      if (sizeOf(touched) === sizeOf(accessList)) {
        tellConsole(context, 'call', result)
        return { accessList, error: failureOf(result), gasUsed: result.gasUsed }
      }
      accessList = touched
    }
  },
})
