/** Describes method records as an OpenRPC document (https://spec.open-rpc.org), for people, explorers and client generators. */
import { isJsonObject, type Json, type JsonObject } from '../primitives/json.js'
import type * as wire from '../wire/node.js'
import { type MethodRecord, namespaceOf } from './record.js'
import {
  array,
  boolean,
  type JsonSchema,
  json,
  literal,
  mapOf,
  number,
  object,
  objectOf,
  optional,
  string,
  type ValueOf,
} from './schema.js'

const contentDescriptor = objectOf<wire.ContentDescriptor>()('ContentDescriptor', {
  name: string,
  required: optional(boolean),
  schema: json,
})

const methodSchema = objectOf<wire.OpenRpcMethod>()('Method', {
  name: string,
  summary: string,
  /** The namespace. */
  tags: array(object('Tag', { name: string })),
  paramStructure: literal('string', 'by-position'),
  params: array(contentDescriptor),
  result: contentDescriptor,
  errors: optional(array(object('MethodError', { code: number, message: string }))),
  /** Private methods need a credential when they are called over a network. */
  'x-visibility': literal('string', 'public', 'private'),
})

export const openRpcSchema = objectOf<wire.OpenRpcDocument>()('OpenRpcDocument', {
  openrpc: literal('string', '1.3.2'),
  info: object('Info', { title: string, version: string }),
  methods: array(methodSchema),
  components: object('Components', { schemas: mapOf(string, json) }),
})
export type OpenRpcDocument = ValueOf<typeof openRpcSchema>

/** Returns the OpenRPC document of some methods, in their order. It shares no objects with the records, so callers may change it. */
export function openRpcDocument(info: OpenRpcDocument['info'], records: Iterable<MethodRecord<never>>): OpenRpcDocument {
  const components = new Components()
  const methods = [...records].map((record) => describeMethod(record, components))
  return { openrpc: '1.3.2', info, methods, components: { schemas: components.schemas() } }
}

function describeMethod(record: MethodRecord<never>, components: Components): ValueOf<typeof methodSchema> {
  const { name, summary, params, result, errors, requiresAuth } = record
  return {
    name,
    summary,
    tags: [{ name: namespaceOf(name) }],
    paramStructure: 'by-position',
    params: params.map(({ name, required, schema }) => ({ name, required, schema: components.refer(schema.json) })),
    result: { name: 'result', schema: components.refer(result.json) },
    errors: errors?.map(({ example: { code, message } }) => ({ code, message })),
    'x-visibility': requiresAuth ? 'private' : 'public',
  }
}

/**
 * Schemas with a title, each kept once and referred to by name. Where two different schemas have one title, the second stays where it is used.
 */
class Components {
  readonly #sources = new Map<string, JsonSchema>()
  readonly #schemas = new Map<string, JsonSchema>()

  /** A copy of the schema in which titled schemas are references; a reference, if it has a title itself. */
  refer(given: JsonSchema): JsonSchema {
    const { title } = given
    if (typeof title !== 'string') return this.#copyOf(given)
    const name = componentName(title)
    let source = this.#sources.get(name)
    if (!source) {
      source = given
      // The name is taken before the parts of the schema are looked at: one of them may have the same.
      this.#sources.set(name, given)
      this.#schemas.set(name, this.#copyOf(given))
    }
    return isSame(source, given) ? { $ref: `#/components/schemas/${name}` } : this.#copyOf(given)
  }

  /** In alphabetical order. */
  schemas(): ReadonlyMap<string, JsonSchema> {
    return new Map([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  #copyOf(object: JsonObject): JsonObject {
    return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, value === undefined ? value : this.#within(value)]))
  }

  #within(value: Json): Json {
    if (Array.isArray(value)) return value.map((entry: Json) => this.#within(entry))
    return isJsonObject(value) ? this.refer(value) : value
  }
}

function isSame(a: JsonSchema, b: JsonSchema): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}

/** `block number or tag` becomes `BlockNumberOrTag`. */
function componentName(title: string): string {
  const words = title.match(/[0-9a-zA-Z]+/g) ?? []
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
