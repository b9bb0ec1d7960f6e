import { isDelegation } from '../../evm/delegation.js'
import { metadataOf, sourcesOf } from '../../explain/contract-builds.js'
import { Dictionary } from '../../explain/dictionary.js'
import { contractPageSchema, describedContractSchema } from '../../objects/contract.js'
import type { Address } from '../../primitives/hex.js'
import { optionalParam, param } from '../../rpc/record.js'
import { address, data, nullable } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { implementationOf } from '../../services/implementation.js'
import type { Account } from '../../state/account.js'
import { defineMethod } from '../define.js'

/** Accounts that one call visits. */
const PAGE = 256

/** An account with a key whose code is a delegation is no contract (EIP-7702). */
function isContract({ code: { bytes } }: Account): boolean {
  return bytes.length > 0 && !isDelegation(bytes)
}

function recognise(dictionary: Dictionary, address: Address, { code }: Account) {
  const found = dictionary.contractAt(address, code)
  return {
    found,
    deployed: {
      address,
      size: BigInt(code.bytes.length),
      ...(found?.contract.name === undefined ? {} : { name: found.contract.name }),
      ...(found ? { matchedBy: found.matchedBy } : {}),
    },
  }
}

export const contracts = defineMethod({
  name: 'evmbed_contracts',
  summary:
    'Returns a page of the contracts of the newest state, with the names of the artifacts that their code or address matches. A call visits 256 accounts, in the order of the hashes of their addresses. A fork has those that were changed in it.',
  requiresAuth: true,
  params: [optionalParam('start', data)],
  result: contractPageSchema,
  handler({ chain, artifacts }: Needs<'artifacts' | 'chain'>, [start]) {
    const dictionary = new Dictionary(artifacts.contracts)
    const found = []
    let visited = 0
    for (const { key, address, account } of chain.head.state.accounts(start)) {
      if (visited++ === PAGE) return { contracts: found, next: key }
      if (isContract(account)) found.push(recognise(dictionary, address, account).deployed)
    }
    return { contracts: found }
  },
})

export const contract = defineMethod({
  name: 'evmbed_contract',
  summary:
    'Returns the artifact of the contract at an address: its name, ABI, sources and the metadata of the compiler, without them if no artifact matches, and the implementation behind a proxy. Null for an account without code.',
  requiresAuth: true,
  params: [param('address', address)],
  result: nullable(describedContractSchema),
  async handler(context: Needs<'artifacts' | 'chain' | 'executor'>, [address]) {
    const { artifacts, chain } = context
    const { head } = chain
    const account = head.state.account(address)
    if (!account || account.code.bytes.length === 0) return null
    const { found, deployed } = recognise(new Dictionary(artifacts.contracts), address, account)
    const implementation = await implementationOf(context, address, head)
    const sources = found ? sourcesOf(found.contract, artifacts.builds) : []
    const metadata = found && metadataOf(found.contract, artifacts.builds)
    return {
      ...deployed,
      alternatives: found?.others.flatMap(({ name }) => name ?? []) ?? [],
      ...(implementation === undefined ? {} : { implementation }),
      ...(found ? { abi: found.contract.source?.abi ?? [] } : {}),
      ...(sources.length === 0 ? {} : { sources }),
      ...(metadata === undefined ? {} : { metadata }),
    }
  },
})
