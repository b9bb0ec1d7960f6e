import { describe, expect, test } from 'vitest'
import { methodTable } from '../../src/methods/registry.js'
import { MethodTable } from '../../src/rpc/method-table.js'
import type { MethodRecord } from '../../src/rpc/record.js'
import { nothing } from '../../src/rpc/schema.js'
import { methods } from '../support/all-methods.js'

function method(name: string): MethodRecord<undefined> {
  return {
    name,
    summary: name,
    requiresAuth: false,
    params: [],
    result: nothing as MethodRecord<undefined>['result'],
    handler: () => undefined,
  }
}

const [here, debugOne, traceOne] = ['eth_here', 'debug_one', 'trace_one'].map(method) as [
  MethodRecord<undefined>,
  MethodRecord<undefined>,
  MethodRecord<undefined>,
]

function tableOf(load: () => Promise<readonly MethodRecord<undefined>[]>): MethodTable<undefined> {
  return new MethodTable(
    [here],
    [
      { namespaces: ['debug'], load },
      { namespaces: ['trace'], load: async () => [traceOne] },
    ],
  )
}

describe('a table of methods', () => {
  test('returns a method that is there at once, and that of another namespace when it is loaded', async () => {
    const table = tableOf(async () => [debugOne])
    expect(table.find('eth_here')).toBe(here)
    expect(table.find('eth_missing')).toBeUndefined()
    expect(table.find('unknown_one')).toBeUndefined()
    const found = table.find('debug_one')
    expect(found).toBeInstanceOf(Promise)
    expect(await found).toBe(debugOne)
    expect(await table.find('debug_two')).toBeUndefined()
    await new Promise((resolve) => setImmediate(resolve))
    expect(table.find('debug_one')).toBe(debugOne)
  })

  test('returns methods in the order in which they were asked for', async () => {
    const table = tableOf(async () => [debugOne])
    const order: (string | undefined)[] = []
    await Promise.all(['debug_one', 'eth_here', 'trace_one', 'eth_here'].map(async (name) => order.push((await table.find(name))?.name)))
    expect(order).toEqual(['debug_one', 'eth_here', 'trace_one', 'eth_here'])
  })

  test('rejects a method that cannot be loaded, finds others, and tries again', async () => {
    let attempts = 0
    const table = tableOf(async () => {
      if (attempts++ === 0) throw new Error('offline')
      return [debugOne]
    })
    const [failed, other] = await Promise.allSettled([table.find('debug_one'), table.find('eth_here')])
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'offline' } })
    expect(other).toEqual({ status: 'fulfilled', value: here })
    expect(await table.find('debug_one')).toBe(debugOne)
  })
})

test('every method of the node is found by its name, whatever was loaded before', async () => {
  const found = await Promise.all(methods.map(async ({ name }) => (await methodTable().find(name))?.name))
  expect(found).toEqual(methods.map(({ name }) => name))
})
