import { ServerError } from '../../primitives/errors.js'
import { isJsonObject, type Json, member } from '../../primitives/json.js'
import { DecodeError, type Schema } from '../../rpc/schema.js'

/** A remote chain was to be forked. */
export class ForkingNotSupported extends ServerError {
  constructor() {
    super('forking a remote chain is not supported: leave out "forking" to go back to the beginning of this chain')
  }
}

/** Clients send `forking` with nothing in it: viem does where it was given no URL. */
function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || Number.isNaN(value)
}

/** Options of a reset: whether the caller asks for a fork of a remote chain. */
export const resetOptions: Schema<
  { readonly isFork: boolean },
  { readonly forking?: { readonly jsonRpcUrl?: null; readonly blockNumber?: null } }
> = {
  json: { title: 'ResetOptions', type: 'object', properties: { forking: { description: 'Must name no chain.', type: 'object' } } },
  decode(input) {
    if (!isJsonObject(input)) throw new DecodeError('non-object', 'ResetOptions')
    const forking = member(input, 'forking')
    const asked = isJsonObject(forking) ? ['jsonRpcUrl', 'blockNumber'].map((name) => member(forking, name)) : [forking]
    return { isFork: !asked.every(isNothing) }
  },
  encode: () => ({}),
}
