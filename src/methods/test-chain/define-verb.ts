import { type MethodError, type MethodRecord, namespaceOf, type Parameters, type ParamValues } from '../../rpc/record.js'
import { DecodeError, type JsonSchema, type Schema } from '../../rpc/schema.js'
import type { Context } from '../../services/context.js'
import { DIALECTS, type Dialect } from '../../services/dialect.js'
import { type Answers, DIALECT_OF_NAMESPACE, type TestNamespace, type WireOfAnswer } from './dialect.js'

/** A namespace, for the verb in it, or a whole name where a tool has another word for the verb. */
type Spelling = TestNamespace | `${TestNamespace}_${string}`

/** Under which name a verb was called, and whose habits count. */
export interface Spoken {
  readonly name: string
  readonly dialect: Dialect
}

/** Something that a test chain can do. Tools have names of their own for it, and answers of their own when it is done. */
export interface Verb<Name extends string, S extends Spelling, P extends Parameters, Value, A extends Answers<Value>> {
  readonly verb: Name
  /** The first one is documented, the others refer to it. */
  readonly spellings: readonly S[]
  readonly summary: string
  readonly params: P
  readonly answers: A
  readonly errors?: readonly MethodError[]
  handler(context: Context, params: ParamValues<P>, spoken: Spoken): Value | Promise<Value>
}

/** A verb's result together with the dialect in which it is to be told. */
export interface Told<Value> {
  readonly dialect: Dialect
  readonly value: Value
}

type NameOf<Name extends string, S extends Spelling> = S extends TestNamespace ? `${S}_${Name}` : S
type NamespaceOf<S extends Spelling> = S extends TestNamespace ? S : S extends `${infer N extends TestNamespace}_${string}` ? N : never
type DialectsOf<N extends TestNamespace> = (typeof DIALECT_OF_NAMESPACE)[N] extends infer D extends Dialect ? D : Dialect
type RecordOf<Name extends string, S extends Spelling, P extends Parameters, Value, A extends Answers<Value>> = S extends Spelling
  ? MethodRecord<Context, NameOf<Name, S>, P, Told<Value>, WireOfAnswer<A[DialectsOf<NamespaceOf<S>>]>>
  : never

function isNamespace(spelling: string): spelling is TestNamespace {
  return Object.hasOwn(DIALECT_OF_NAMESPACE, spelling)
}

/** The method records of a verb, one a spelling. */
export function defineVerb<
  const Name extends string,
  const S extends Spelling,
  const P extends Parameters,
  Value,
  const A extends Answers<Value>,
>(verb: Verb<Name, S, P, Value, A>): readonly RecordOf<Name, S, P, Value, A>[] {
  const { verb: word, spellings, summary, params, errors, answers } = verb
  const names = spellings.map((spelling) => (isNamespace(spelling) ? `${spelling}_${word}` : spelling))
  const [first] = names
  const records = names.map((name): MethodRecord<Context, string, P, Told<Value>> => {
    const namespace = namespaceOf(name)
    const own = isNamespace(namespace) ? DIALECT_OF_NAMESPACE[namespace] : undefined
    return {
      name,
      summary,
      requiresAuth: true,
      params,
      result: told(answers, own),
      ...(errors ? { errors } : {}),
      ...(name === first || first === undefined ? {} : { aliasOf: first }),
      async handler(context, values) {
        const dialect = own ?? context.options.dialect
        return { dialect, value: await verb.handler(context, values, { name, dialect }) }
      },
    }
  })
  // One record a spelling, with the name and the answers that the type works out from it.
  return records as RecordOf<Name, S, P, Value, A>[]
}

function told<Value>(answers: Answers<Value>, own: Dialect | undefined): Schema<Told<Value>, unknown> {
  const schemas = new Map((own ? [own] : DIALECTS).map((dialect) => [JSON.stringify(answers[dialect].json), answers[dialect].json]))
  return {
    json: oneOf([...schemas.values()]),
    decode() {
      throw new DecodeError('an answer of a verb is only ever given')
    },
    encode: ({ dialect, value }) => answers[dialect].encode(value),
  }
}

function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only, ...others] = schemas
  return only && others.length === 0 ? only : { anyOf: schemas }
}
