import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elementTexts, memberText } from '../../src/rpc/json-text.js'
import { TestNode } from './test-node.js'

/** The JSON text of a value, with white space wherever JSON allows it. */
function spaced(value: unknown, space: string): string {
  const gap = () => space
  if (Array.isArray(value)) return `${gap()}[${value.map((item) => spaced(item, space)).join(',') || gap()}]${gap()}`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, item]) => `${gap()}${JSON.stringify(name)}${gap()}:${spaced(item, space)}`)
    return `${gap()}{${members.join(',') || gap()}}${gap()}`
  }
  return `${gap()}${JSON.stringify(value)}${gap()}`
}

const json = fc.jsonValue({ maxDepth: 4 })
const space = fc.constantFrom('', ' ', '\n', '\t \r\n')

test('splits an array into the elements that JSON.parse finds', () => {
  fc.assert(
    fc.property(fc.array(json, { maxLength: 6 }), space, (array, gap) => {
      const text = spaced(array, gap)
      expect(elementTexts(text).map((element) => JSON.parse(element))).toEqual(JSON.parse(text))
    }),
  )
})

test('finds the member that JSON.parse finds', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('id', 'i"d', '__proto__', '\\', 'ä')), json, { maxKeys: 6 }),
      space,
      (object, gap) => {
        const text = spaced(object, gap)
        for (const [name, value] of Object.entries(JSON.parse(text))) expect(JSON.parse(memberText(text, name) ?? '')).toEqual(value)
        expect(memberText(text, 'no such member')).toBeUndefined()
      },
    ),
  )
})

test('finds the last of two members with one name', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 1, maxLength: 4 }), (values) => {
      const text = `{${values.map((value) => `"id":${JSON.stringify(value)}`).join(',')}}`
      expect(memberText(text, 'id')).toBe(JSON.stringify(values.at(-1)))
    }),
  )
})

test('answers any text with JSON or not at all', async () => {
  const call = fc.record(
    {
      jsonrpc: fc.oneof(fc.constant('2.0'), json),
      id: json,
      method: fc.oneof(fc.constantFrom('eth_null', 'eth_echo', 'eth_refuse', 'eth_crash', '__proto__'), fc.string()),
      params: fc.oneof(fc.array(json, { maxLength: 3 }), json),
    },
    { requiredKeys: [] },
  )
  const message = fc.oneof(call, fc.array(fc.oneof(call, json), { maxLength: 4 }))
  const mutilated = fc
    .tuple(fc.json(), fc.nat(), fc.string({ maxLength: 3 }))
    .map(([text, at, inserted]) => text.slice(0, at % (text.length + 1)) + inserted + text.slice(at % (text.length + 1)))
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    mutilated,
    message.map((value) => JSON.stringify(value)),
  )
  const connection = new TestNode().connect({ namespaces: 'all', authenticated: true })
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const answer = await connection.answer(text)
      if (answer === undefined) return
      const parsed = JSON.parse(answer)
      for (const one of Array.isArray(parsed) ? parsed : [parsed]) {
        expect(one.jsonrpc).toBe('2.0')
        expect(one).toHaveProperty('id')
        expect('result' in one).toBe(!('error' in one))
        if ('error' in one) expect(one.error).toMatchObject({ code: expect.any(Number), message: expect.any(String) })
      }
    }),
    { numRuns: 500 },
  )
})
