import fs from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv, type ValidateFunction } from 'ajv'
import { createNode, type MethodResult, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transcribedMethods, transcriptFile } from '../support/transcripts.js'

type OpenRpcDocument = MethodResult<'rpc_discover'>

/** The types of the package know the documents, and not the schema that it exports. */
const { openrpcDocument: metaSchema } = createRequire(import.meta.url)('@open-rpc/meta-schema')

let node: Node
let document: OpenRpcDocument
beforeAll(async () => {
  node = await createNode()
  document = await node.request('rpc_discover')
})
afterAll(() => node.close())

describe('rpc_discover', () => {
  it('is valid against the meta-schema of OpenRPC', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    // The meta-schema leaves schemas to this one, which is draft 7 with names for its parts, and refers to it in two ways.
    for (const id of ['https://meta.json-schema.tools', 'https://meta.json-schema.tools/']) {
      ajv.addSchema({
        $id: id,
        allOf: [{ $ref: 'http://json-schema.org/draft-07/schema#' }],
        definitions: { JSONSchemaObject: { properties: { $ref: { type: 'string' } } } },
      })
    }
    const { $schema: _, ...schema } = metaSchema
    const validate = ajv.compile(schema)
    expect(validate(document), ajv.errorsText(validate.errors)).toBe(true)
    expect(validate({ ...document, methods: [{ name: 'without_params' }] })).toBe(false)
  })

  it('describes a method as its record does', () => {
    expect(document.methods.find(({ name }) => name === 'eth_getBalance')).toMatchInlineSnapshot(`
      {
        "errors": [
          {
            "code": -32000,
            "message": "header not found",
          },
        ],
        "name": "eth_getBalance",
        "paramStructure": "by-position",
        "params": [
          {
            "name": "address",
            "required": true,
            "schema": {
              "$ref": "#/components/schemas/Address",
            },
          },
          {
            "name": "block",
            "required": false,
            "schema": {
              "$ref": "#/components/schemas/BlockReference",
            },
          },
        ],
        "result": {
          "name": "result",
          "schema": {
            "$ref": "#/components/schemas/Uint256",
          },
        },
        "summary": "Returns the balance of an account in wei.",
        "tags": [
          {
            "name": "eth",
          },
        ],
        "x-visibility": "public",
      }
    `)
  })

  it('lists the errors of a method', () => {
    const { errors } = document.methods.find(({ name }) => name === 'eth_call')!
    expect(errors).toContainEqual({ code: 3, message: 'execution reverted' })
  })

  it('shares schemas between methods', () => {
    const { schemas } = document.components
    expect(schemas.Address).toMatchInlineSnapshot(`
      {
        "description": "20 bytes.",
        "pattern": "^0x[0-9a-fA-F]{40}$",
        "title": "Address",
        "type": "string",
      }
    `)
    const names = new Set([...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name))
    expect([...names].sort()).toEqual(Object.keys(schemas))
    // Two schemas with one title cannot both have the place: one of them needs a name of its own.
    const titles = [...JSON.stringify([document.methods, schemas]).matchAll(/"title":"([^"]*)"/g)].map(([, title]) => title)
    expect(titles.filter((title, position) => titles.indexOf(title) !== position)).toEqual([])
  })

  it('lists required parameters first, with unique names', () => {
    for (const { name, params } of document.methods) {
      const required = params.map((param) => param.required)
      expect(required, name).toEqual([...required].sort((a, b) => Number(b) - Number(a)))
      expect(new Set(params.map((param) => param.name)).size, name).toBe(params.length)
    }
  })

  it('lists the methods that the session may use, and always itself', async () => {
    const namesFor = async (namespaces: readonly string[], authenticated: boolean) => {
      const connection = node.connect({ namespaces: new Set(namespaces), authenticated })
      const { methods } = (await connection.call('rpc_discover', [])) as unknown as OpenRpcDocument
      return methods.map(({ name }) => name)
    }
    expect(await namesFor([], false)).toEqual(['rpc_modules', 'rpc_discover'])
    const names = await namesFor(['eth', 'evm'], false)
    expect(names).toContain('eth_getBalance')
    expect(names).not.toContain('eth_sendTransaction')
    expect(names).not.toContain('evm_mine')
    expect(names).not.toContain('web3_sha3')
    const owner = await namesFor(['eth', 'evm'], true)
    expect(owner).toContain('eth_sendTransaction')
    expect(owner).toContain('evm_mine')
    expect(document.methods.map(({ name }) => name)).toEqual(expect.arrayContaining(owner))
  })

  it('returns a new document to every caller', async () => {
    const mine = await node.request('rpc_discover')
    Object.assign(mine.components.schemas.Address as object, { pattern: 'mine' })
    expect(await node.request('rpc_discover')).toEqual(document)
  })

  // The answers in the transcripts fit the schemas of the document.
  it.each(transcribedMethods)('describes the answers in %s.io', (transcribed) => {
    for (const { method, result } of answersIn(fs.readFileSync(transcriptFile(transcribed), 'utf8'))) {
      const validate = validatorOf(method)
      expect(validate(result), `${method}: ${answers.errorsText(validate.errors)}`).toBe(true)
    }
  })
})

const answers = new Ajv({ strict: false })

/** Returns whether a value matches the result schema of the document. */
function validatorOf(method: string): ValidateFunction {
  const compiled = answers.getSchema(method)
  if (compiled) return compiled
  const { result } = document.methods.find(({ name }) => name === method)!
  return answers.compile({ ...(result.schema as object), $id: method, components: document.components })
}

interface Answer {
  readonly method: string
  readonly result: unknown
}

/** The results of the single calls in a transcript. */
function answersIn(text: string): Answer[] {
  const asked = new Map<unknown, string>()
  const found: Answer[] = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('>> {') && !line.startsWith('<< {')) continue
    const message = JSON.parse(line.slice(3))
    const method = asked.get(message.id)
    if (line.startsWith('>>')) asked.set(message.id, message.method)
    else if (method !== undefined && 'result' in message) found.push({ method, result: message.result })
  }
  return found
}
