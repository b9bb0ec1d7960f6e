import type { NodeError } from '../primitives/errors.js'
import type { Json } from '../primitives/json.js'
import { InvalidParams } from './errors.js'
import { DecodeError, type Schema } from './schema.js'

/** One positional parameter of a method. */
export interface Parameter<Value = unknown, Wire = unknown, Needed extends boolean = boolean> {
  readonly name: string
  readonly schema: Schema<Value, Wire>
  readonly required: Needed
}

export function param<Value, Wire>(name: string, schema: Schema<Value, Wire>): Parameter<Value, Wire, true> {
  return { name, schema, required: true }
}

/** A parameter that may be left out or null. */
export function optionalParam<Value, Wire>(name: string, schema: Schema<Value, Wire>): Parameter<Value, Wire, false> {
  return { name, schema, required: false }
}

export type Parameters = readonly Parameter[]
type ValueAt<P> = P extends Parameter<infer Value, infer _Wire, infer Needed> ? (Needed extends true ? Value : Value | undefined) : never
/** Parameters as a handler receives them. */
export type ParamValues<P extends Parameters> = { readonly [I in keyof P]: ValueAt<P[I]> }
/** Parameters as a caller writes them. Trailing optional parameters may be missing. */
export type ParamWires<P extends Parameters> = P extends readonly [infer First, ...infer Rest extends Parameters]
  ? First extends Parameter<infer _Value, infer Wire, infer Needed>
    ? Needed extends true
      ? [Wire, ...ParamWires<Rest>]
      : [(Wire | null)?, ...ParamWires<Rest>]
    : never
  : []

/** An error of a method that its callers have to reckon with. Code and text are those of an instance, so that no text is written twice. */
export interface MethodError {
  /** In which case, as a clause: `there is no such block`. */
  readonly when: string
  readonly example: NodeError
}

export function raises(when: string, example: NodeError): MethodError {
  return { when, example }
}

/**
 * Part that a method reads of the past that a fork shares with its remote chain. It decides which calls are forwarded.
 *
 * - `state`: the state after a block. After the fork block the own chain answers, which has that state.
 * - `content`: a block, or a transaction. The content of the fork block is with the remote chain.
 * - `located`: the same, and the answer shows the number of the block.
 * - `logs`, `fees`: a range of blocks, the part of which that is shared comes from the remote chain.
 * - `own`: only what this chain has made.
 */
export type Past = 'state' | 'content' | 'located' | 'logs' | 'fees' | 'own'

/** Everything the node knows about one method. Dispatch, types and documents are derived from it. */
export interface MethodRecord<Context, Name extends string = string, P extends Parameters = Parameters, Value = unknown, Wire = unknown> {
  /** `namespace_method`; the namespace ends at the first underscore. */
  readonly name: Name
  /** One sentence for the method reference. */
  readonly summary: string
  /** The name under which the same method is explained; absent where that is its own. */
  readonly aliasOf?: string
  /** Whether a call over a network needs a credential. Callers in the process and authenticated sessions need none. */
  readonly requiresAuth: boolean
  /** Whether arguments or results may hold a passphrase, a key or the URL of a service. They are not reported to watchers of calls. */
  readonly holdsSecrets?: boolean
  /** Needed where a parameter names a block or a transaction. */
  readonly past?: Past
  readonly params: P
  readonly result: Schema<Value, Wire>
  /** The errors that are worth a word in the reference; those of every method (a wrong argument, no credential) are not repeated. */
  readonly errors?: readonly MethodError[]
  handler(context: Context, params: ParamValues<P>): Value | Promise<Value>
}

/** A method as its callers see it: positional parameters and result, as they stand on the wire. */
export interface Call<Params, Result> {
  readonly params: Readonly<Params>
  readonly result: Result
}

type ParamsOf<R> = R extends MethodRecord<infer _C, infer _N, infer P, infer _V, infer _W> ? ParamWires<P> : never
type ResultOf<R> = R extends MethodRecord<infer _C, infer _N, infer _P, infer _V, infer Wire> ? Wire : never

/**
 * Returns an empty value whose type is the signatures of methods by their names.
 *
 * A type declaration repeats an alias as it was written, but spells out the type of a value. So the published declarations contain the signatures, and
 * no records, schemas or parts of handlers.
 */
export function signaturesOf<Record extends { readonly name: string }>(): { [M in Record as M['name']]: Call<ParamsOf<M>, ResultOf<M>> } {
  // There is nothing at run time that these types describe.
  return {} as { [M in Record as M['name']]: Call<ParamsOf<M>, ResultOf<M>> }
}

export function namespaceOf(method: string): string {
  const end = method.indexOf('_')
  return end === -1 ? '' : method.slice(0, end)
}

/**
 * Positional wire arguments as a method's handler wants them.
 *
 * Throws `InvalidParams` with geth's texts: a missing required argument, surplus arguments, an argument that does not decode.
 */
export function decodeParams<P extends Parameters>(parameters: P, given: readonly Json[]): ParamValues<P> {
  if (given.length > parameters.length) throw new InvalidParams(`too many arguments, want at most ${parameters.length}`)
  const values = parameters.map((parameter, position) => {
    const argument = given[position]
    if (argument === undefined || argument === null) {
      // A schema may have a use for null; then null is an argument like any other.
      if (!parameter.required) return undefined
      throw new InvalidParams(`missing value for required argument ${position}`)
    }
    try {
      return parameter.schema.decode(argument)
    } catch (error) {
      if (error instanceof DecodeError) throw new InvalidParams(`invalid argument ${position}: ${error.message}`)
      throw error
    }
  })
  // One value per parameter, in order, each from that parameter's own schema.
  return values as ParamValues<P>
}
