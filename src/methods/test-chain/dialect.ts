import { boolean, int, nothing, type Schema, string } from '../../rpc/schema.js'
import type { Dialect } from '../../services/dialect.js'

/** Dialect of each namespace. Undefined: the option `dialect` decides. */
export const DIALECT_OF_NAMESPACE = {
  anvil: 'anvil',
  tenderly: 'anvil',
  hardhat: 'hardhat',
  ganache: 'ganache',
  evm: undefined,
} as const satisfies { readonly [namespace: string]: Dialect | undefined }
export type TestNamespace = keyof typeof DIALECT_OF_NAMESPACE

/** Encoding of a result: a schema without its decoder. */
export type Answer<Value, Wire = unknown> = Pick<Schema<Value, Wire>, 'json' | 'encode'>
/** The answer of each tool to the same method. */
export type Answers<Value> = { readonly [D in Dialect]: Answer<Value> }
export type WireOfAnswer<A> = A extends Answer<never, infer Wire> ? Wire : never

export function everywhere<A>(answer: A): { readonly [D in Dialect]: A } {
  return { anvil: answer, hardhat: answer, ganache: answer }
}

/** An answer that is the same whatever was done. */
export function fixed<const Wire extends string | boolean | null>(wire: Wire): Answer<unknown, Wire> {
  const { json } = wire === null ? nothing : typeof wire === 'string' ? string : boolean
  return { json, encode: () => wire }
}

/** Results of methods that change something and return no value. */
export const done = { anvil: fixed(null), hardhat: fixed(true), ganache: fixed(true) }

/** A count as a JSON number. */
export const count: Schema<bigint, number> = { json: int.json, decode: (input) => BigInt(int.decode(input)), encode: Number }

/** A count as a decimal string. */
export const decimal: Answer<bigint, string> = { json: string.json, encode: (value) => value.toString() }
