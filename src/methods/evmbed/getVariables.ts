import { contractVariablesSchema } from '../../objects/contract.js'
import { blockReference } from '../../rpc/block-reference.js'
import { InvalidParams } from '../../rpc/errors.js'
import { optionalParam, param, raises } from '../../rpc/record.js'
import { address, array, string } from '../../rpc/schema.js'
import type { Needs } from '../../services/context.js'
import { contractVariables } from '../../services/contract-variables.js'
import { UnknownVariable } from '../../source/variable-path.js'
import { defineMethod } from '../define.js'
import { blockErrors } from '../method-errors.js'

/** Paths of one call at most. */
const MOST_PATHS = 256

export const getVariables = defineMethod({
  name: 'evmbed_getVariables',
  summary:
    "Returns state variables of a contract by name, with their values after a block: all of them, or those at paths such as `balances[0x…].amount`. Of a proxy, those of its implementation. The artifact of the contract must have the compiler's `storageLayout`. At most 256 paths and 2,048 values.",
  requiresAuth: true,
  past: 'own',
  params: [param('address', address), optionalParam('paths', array(string)), optionalParam('block', blockReference)],
  result: contractVariablesSchema,
  errors: [
    ...blockErrors,
    raises('a path leads to no variable; the text says why', new UnknownVariable('there is no variable "limt": there are limit, count')),
  ],
  handler(context: Needs<'artifacts' | 'chain' | 'executor' | 'pendingBlock'>, [address, paths, block]) {
    if (paths && paths.length > MOST_PATHS) {
      throw new InvalidParams(`too many paths requested (max ${MOST_PATHS}, got ${paths.length})`)
    }
    return contractVariables(context, address, paths, block)
  },
})
