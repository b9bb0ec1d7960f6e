/** Types of requests and answers, derived from the records of endpoints. */
import type { Json, JsonObject } from '../../primitives/json.js'
import type { BodyOf, Fields } from '../wire/fields.js'

export type { BodyOf } from '../wire/fields.js'

type Flat<T> = { [Name in keyof T]: T[Name] }

/** The JSON that a JSON Schema describes: types, enumerations, lists, members, and maps. What else a schema says is not in the type. */
export type AnswerOf<S> = S extends { readonly enum: readonly (infer Word)[] }
  ? Word
  : S extends { readonly type: infer Type }
    ? Type extends readonly (infer Each)[]
      ? OfType<Each, S>
      : OfType<Type, S>
    : JsonObject extends S
      ? JsonObject
      : Json

type OfType<Type, S> = Type extends 'string'
  ? string
  : Type extends 'integer' | 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'null'
        ? null
        : Type extends 'array'
          ? readonly (S extends { readonly items: infer Item } ? AnswerOf<Item> : Json)[]
          : Type extends 'object'
            ? ObjectOf<S>
            : Json

type ObjectOf<S> = S extends { readonly properties: infer Members }
  ? S extends { readonly additionalProperties: unknown }
    ? Flat<MembersOf<Members, RequiredIn<S>>> & JsonObject
    : Flat<MembersOf<Members, RequiredIn<S>>>
  : S extends { readonly additionalProperties: infer Member }
    ? Readonly<Record<string, AnswerOf<Member>>>
    : JsonObject

type RequiredIn<S> = S extends { readonly required: readonly (infer Name)[] } ? Name : never

type MembersOf<Members, Required> = {
  readonly [Name in keyof Members as Name extends Required ? Name : never]: AnswerOf<Members[Name]>
} & {
  readonly [Name in keyof Members as Name extends Required ? never : Name]?: AnswerOf<Members[Name]>
}

/** The schemas of an endpoint. */
export interface TypedRecord {
  readonly request: Fields
  readonly response: JsonObject
}

/** Question and answer of an endpoint. */
export interface Exchange<Body, Answer> {
  readonly body: Body
  readonly answer: Answer
}

/** An endpoint as a function. */
export type Ask<E extends Exchange<unknown, unknown>> =
  Record<never, never> extends E['body'] ? (request?: E['body']) => Promise<E['answer']> : (request: E['body']) => Promise<E['answer']>

/** The same type without its aliases, so that a declaration shows its members. */
type Expanded<T> = Json extends T
  ? T
  : JsonObject extends T
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Expanded<Item>[]
      : T extends object
        ? { [Name in keyof T]: Expanded<T[Name]> }
        : T

/** The same for an answer, which is a new object for every caller. */
type ExpandedAnswer<T> = Json extends T
  ? T
  : JsonObject extends T
    ? T
    : T extends readonly (infer Item)[]
      ? readonly ExpandedAnswer<Item>[]
      : T extends object
        ? { -readonly [Name in keyof T]: ExpandedAnswer<T[Name]> }
        : T

/**
 * Questions and answers of endpoints by name, as a type: the value is empty.
 *
 * A declaration keeps an alias as it was written, but expands the type of a value. So the package declares the JSON that callers write and read, and not
 * the records and schemas behind it.
 */
export function callsOf<Records extends Readonly<Record<string, TypedRecord>>>(): {
  readonly [Name in keyof Records]: Exchange<
    Expanded<BodyOf<Records[Name]['request']>>,
    ExpandedAnswer<AnswerOf<Records[Name]['response']>>
  >
} {
  return {} as {
    readonly [Name in keyof Records]: Exchange<
      Expanded<BodyOf<Records[Name]['request']>>,
      ExpandedAnswer<AnswerOf<Records[Name]['response']>>
    >
  }
}
