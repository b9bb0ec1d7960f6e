import type { MethodRecord, Parameters } from '../rpc/record.js'

/**
 * Gives a method record its types.
 *
 * A handler declares the slice of the context that it needs as the type of its first parameter.
 *
 * @example
 * ```ts
 * handler: ({ chain }: Needs<'chain'>, [blockHash]) => chain.blockByHash(blockHash) ?? null
 * ```
 */
export function defineMethod<const Name extends string, const P extends Parameters, Value, Wire, Needed>(
  record: MethodRecord<Needed, Name, P, Value, Wire>,
): MethodRecord<Needed, Name, P, Value, Wire> {
  return record
}
