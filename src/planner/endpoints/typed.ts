/** Types of requests and answers, derived from the records of endpoints. */
import type { Json, JsonObject } from '../../primitives/json.js'

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
