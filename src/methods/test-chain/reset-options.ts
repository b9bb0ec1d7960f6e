import { remoteChainFlaw } from '../../fork/options.js'
import { looseInteger } from '../../objects/loose.js'
import { isJsonObject, type Json, type JsonObject, member } from '../../primitives/json.js'
import { InvalidParams } from '../../rpc/errors.js'
import { DecodeError, type Schema, string } from '../../rpc/schema.js'
import type { ForkTarget } from '../../services/context.js'
import type { ResetOptions } from '../../wire/test-chain.js'

/** Clients send `forking` with nothing in it: viem does where it was given no URL. */
function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || Number.isNaN(value)
}

function readMember<Value>(forking: JsonObject, name: string, schema: Schema<Value, unknown>): Value | undefined {
  const given = member(forking, name)
  if (given === undefined || isNothing(given)) return undefined
  try {
    return schema.decode(given)
  } catch (error) {
    throw error instanceof DecodeError ? error.within('ResetOptions', `forking.${name}`) : error
  }
}

/** Options of a reset: the remote chain to fork, if there is one. */
export const resetOptions: Schema<{ readonly fork: ForkTarget | undefined }, ResetOptions> = {
  json: {
    title: 'ResetOptions',
    type: 'object',
    properties: {
      forking: {
        description: 'The remote chain to fork. Without a URL, the server of the present fork.',
        type: 'object',
        properties: { jsonRpcUrl: string.json, blockNumber: looseInteger.json },
      },
    },
  },
  decode(input) {
    if (!isJsonObject(input)) throw new DecodeError('non-object', 'ResetOptions')
    const forking = member(input, 'forking')
    if (forking === undefined || isNothing(forking)) return { fork: undefined }
    if (!isJsonObject(forking)) throw new DecodeError('non-object', 'object').within('ResetOptions', 'forking')
    const url = readMember(forking, 'jsonRpcUrl', string)
    const flaw = url === undefined ? undefined : remoteChainFlaw({ url })
    if (flaw) throw new InvalidParams(`invalid argument 0: forking.jsonRpcUrl: expected ${flaw.expected}`)
    const block = readMember(forking, 'blockNumber', looseInteger)
    return { fork: url === undefined && block === undefined ? undefined : { url, block } }
  },
  encode: () => ({}),
}
