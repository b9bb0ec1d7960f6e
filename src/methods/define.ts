import type { MethodRecord, Parameters } from '../rpc/record.js'
import type { Context } from '../services/context.js'

/** Gives a method record its types. */
export function defineMethod<const Name extends string, const P extends Parameters, Value, Wire>(
  record: MethodRecord<Context, Name, P, Value, Wire>,
): MethodRecord<Context, Name, P, Value, Wire> {
  return record
}
