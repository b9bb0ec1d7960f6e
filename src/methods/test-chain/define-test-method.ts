import type { TestChain } from '../../consensus/test-chain.js'
import { type MethodError, type MethodRecord, namespaceOf, type Parameters, type ParamValues } from '../../rpc/record.js'
import { DecodeError, type JsonSchema, type Schema } from '../../rpc/schema.js'
import type { Context } from '../../services/context.js'
import { DIALECTS, type Dialect } from '../../services/dialect.js'
import { assertTestChain } from '../../services/test-chain-access.js'
import { type Answers, DIALECT_OF_NAMESPACE, type TestNamespace, type WireOfAnswer } from './dialect.js'

/** A namespace that has the method under its own name, or a whole name if a tool has another name for it. */
type Alias = TestNamespace | `${TestNamespace}_${string}`

/** The name under which a method was called, and the dialect of the answer. */
export interface CalledAs {
  readonly name: string
  readonly dialect: Dialect
}

/** The context of a method for test chains: the chain is one. */
export type TestChainContext = Omit<Context, 'testChain'> & { readonly testChain: TestChain }

/** A slice of that context, for the first parameter of a handler. */
export type TestChainNeeds<Members extends keyof TestChainContext> = Pick<TestChainContext, Members>

/** A method for test chains. Tools give it names of their own, and answers of their own. */
export interface TestMethod<Name extends string, A extends Alias, P extends Parameters, Value, Results extends Answers<Value>, Needed> {
  readonly method: Name
  /** The first one is documented, the others refer to it. */
  readonly aliases: readonly A[]
  readonly summary: string
  /** See `MethodRecord`. */
  readonly holdsSecrets?: boolean
  readonly params: P
  readonly answers: Results
  readonly errors?: readonly MethodError[]
  handler(context: Needed, params: ParamValues<P>, called: CalledAs): Value | Promise<Value>
}

/** A result, and the dialect in which it is encoded. */
export interface DialectResult<Value> {
  readonly dialect: Dialect
  readonly value: Value
}

type NameOf<Name extends string, A extends Alias> = A extends TestNamespace ? `${A}_${Name}` : A
type NamespaceOf<A extends Alias> = A extends TestNamespace ? A : A extends `${infer N extends TestNamespace}_${string}` ? N : never
type DialectsOf<N extends TestNamespace> = (typeof DIALECT_OF_NAMESPACE)[N] extends infer D extends Dialect ? D : Dialect
type RecordOf<Name extends string, A extends Alias, P extends Parameters, Value, Results extends Answers<Value>> = A extends Alias
  ? MethodRecord<Context, NameOf<Name, A>, P, DialectResult<Value>, WireOfAnswer<Results[DialectsOf<NamespaceOf<A>>]>>
  : never

function isNamespace(alias: string): alias is TestNamespace {
  return Object.hasOwn(DIALECT_OF_NAMESPACE, alias)
}

/** Returns the records of a method for test chains, one for each alias. They answer `NotATestChain` where the chain is none. */
export function defineTestMethod<
  const Name extends string,
  const A extends Alias,
  const P extends Parameters,
  Value,
  const Results extends Answers<Value>,
  Needed,
>(definition: TestMethod<Name, A, P, Value, Results, Needed>): readonly RecordOf<Name, A, P, Value, Results>[] {
  const { method, aliases, summary, params, errors, answers, holdsSecrets } = definition
  const names = aliases.map((alias) => (isNamespace(alias) ? `${alias}_${method}` : alias))
  const [first] = names
  const records = names.map((name): MethodRecord<Context, string, P, DialectResult<Value>> => {
    const namespace = namespaceOf(name)
    const ownDialect = isNamespace(namespace) ? DIALECT_OF_NAMESPACE[namespace] : undefined
    return {
      name,
      summary,
      requiresAuth: true,
      params,
      result: resultSchema(answers, ownDialect),
      ...(errors ? { errors } : {}),
      ...(holdsSecrets === undefined ? {} : { holdsSecrets }),
      ...(name === first || first === undefined ? {} : { aliasOf: first }),
      async handler(context, values) {
        const dialect = ownDialect ?? context.options.dialect
        assertTestChain(context)
        const testContext: TestChainContext = context
        // Handlers declare slices of this context.
        return { dialect, value: await definition.handler(testContext as Needed, values, { name, dialect }) }
      },
    }
  })
  // The name and the answers of a record are those that the type derives from its alias.
  return records as RecordOf<Name, A, P, Value, Results>[]
}

function resultSchema<Value>(answers: Answers<Value>, ownDialect: Dialect | undefined): Schema<DialectResult<Value>, unknown> {
  const dialects = ownDialect ? [ownDialect] : DIALECTS
  const schemas = new Map(dialects.map((dialect) => [JSON.stringify(answers[dialect].json), answers[dialect].json]))
  return {
    json: oneOf([...schemas.values()]),
    decode() {
      throw new DecodeError('results of methods for test chains are never decoded')
    },
    encode: ({ dialect, value }) => answers[dialect].encode(value),
  }
}

function oneOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only, ...others] = schemas
  return only && others.length === 0 ? only : { anyOf: schemas }
}
