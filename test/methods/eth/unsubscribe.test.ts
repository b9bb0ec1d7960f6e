import { createNode, type Json, type Node } from 'evmbed'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

describe('a connection within the process', () => {
  let node: Node
  let heads: Json[]

  beforeEach(async () => {
    node = await createNode()
    heads = []
  })
  afterEach(() => node.close())

  const connect = () =>
    node.connect({
      namespaces: 'all',
      authenticated: true,
      notify: (_subscription, head) => heads.push((head as { readonly number: string }).number),
    })

  test('delivers an event before the call that caused it resolves', async () => {
    const connection = connect()
    await connection.call('eth_subscribe', ['newHeads'])
    connection.announce()
    await connection.call('evm_mine', [])
    await node.mine()
    expect(heads).toEqual(['0x1', '0x2'])
  })

  test('delivers held notifications before eth_unsubscribe resolves', async () => {
    const connection = connect()
    const id = await connection.call('eth_subscribe', ['newHeads'])
    await node.mine(2)
    expect(heads).toEqual([])
    expect(await connection.call('eth_unsubscribe', [id])).toBe(true)
    expect(heads).toEqual(['0x1', '0x2'])
    await node.mine()
    connection.announce()
    expect(heads).toHaveLength(2)
  })
})
