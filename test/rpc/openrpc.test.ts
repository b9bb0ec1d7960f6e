import { expect, it } from 'vitest'
import { openRpcDocument, openRpcSchema } from '../../src/rpc/openrpc.js'
import { type MethodRecord, optionalParam, param } from '../../src/rpc/record.js'
import { array, boolean, nullable, object, type Schema, uint64 } from '../../src/rpc/schema.js'

function documentOf(result: Schema<unknown, unknown>, params: MethodRecord<never>['params'] = []) {
  const record: MethodRecord<never> = {
    name: 'test_method',
    summary: 'Does nothing.',
    requiresAuth: true,
    params,
    result,
    handler: () => null,
  }
  return openRpcSchema.encode(openRpcDocument({ title: 'test', version: '1.2.3' }, [record]))
}

it('refers to titled schemas at any depth', () => {
  const point = object('geometry.Point', { x: uint64 })
  const { methods, components } = documentOf(nullable(array(point)), [param('point', point), optionalParam('closed', boolean)])
  expect(methods[0]).toMatchObject({
    params: [
      { name: 'point', required: true, schema: { $ref: '#/components/schemas/Point' } },
      { name: 'closed', required: false, schema: { type: 'boolean' } },
    ],
    result: { schema: { anyOf: [{ type: 'array', items: { $ref: '#/components/schemas/Point' } }, { type: 'null' }] } },
  })
  expect(Object.keys(components.schemas)).toEqual(['Point', 'Uint64'])
  expect(components.schemas.Point).toMatchObject({ properties: { x: { $ref: '#/components/schemas/Uint64' } } })
})

it('inlines a schema when another has the same title', () => {
  const { methods, components } = documentOf(object('Node', { inner: object('Node', { depth: uint64 }) }))
  expect(methods[0]?.result.schema).toEqual({ $ref: '#/components/schemas/Node' })
  expect(components.schemas.Node).toMatchObject({ required: ['inner'], properties: { inner: { title: 'Node', required: ['depth'] } } })
})

it('derives names from titles, and keeps members called title', () => {
  const words: Schema<null> = { json: { title: 'a title, in words', type: 'null' }, decode: () => null, encode: () => null }
  const { components } = documentOf(object('Book', { title: words }))
  expect(Object.keys(components.schemas)).toEqual(['ATitleInWords', 'Book'])
})
