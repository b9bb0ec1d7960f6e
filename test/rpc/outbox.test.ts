import { expect, test } from 'vitest'
import { AnswerMemory, Outbox } from '../../src/rpc/outbox.js'
import { TestNode } from './test-node.js'

/** Peers of one node that share a memory of a hundred characters. */
function setUp() {
  const node = new TestNode()
  const memory = new AnswerMemory(100)
  const hurried: string[] = []
  const peer = (name: string, limit = 1000) => {
    const outbox = new Outbox(limit, () => hurried.push(name), memory)
    return { outbox, connection: node.connect({ namespaces: 'all', authenticated: false }, {}, outbox) }
  }
  return { node, peer, hurried }
}

const call = (method: string, ...params: unknown[]) => JSON.stringify({ id: 1, method, params })
const settle = () => new Promise(setImmediate)

test('holds a call with a large result until its peer has read its answers', async () => {
  const { node, peer } = setUp()
  const { outbox, connection } = peer('slow', 50)
  const taken = outbox.send(60)
  const answer = connection.answer(call('eth_text', 10))
  await settle()
  expect(node.ran).toEqual([])
  taken()
  expect(await answer).toContain('xxxxxxxxxx')
})

test('holds only calls with large results while other peers do not read', async () => {
  const { node, peer, hurried } = setUp()
  const slow = peer('slow')
  const other = peer('other')
  const taken = slow.outbox.send(101)
  const large = other.connection.answer(call('eth_text', 10))
  expect(await other.connection.answer(call('eth_null'))).toContain('"result":null')
  expect(node.ran).toEqual(['eth_null'])
  expect(hurried).toEqual(['slow'])
  taken()
  taken()
  expect(await large).toContain('xxxxxxxxxx')
  expect(slow.outbox.unsent).toBe(0)
})

test('continues the oldest of several batches that fill the memory', async () => {
  const { node, peer } = setUp()
  const batch = `[${call('eth_text', 60)},${call('eth_slow')},${call('eth_text', 60)}]`
  const first = peer('first').connection.answer(batch)
  await node.until(() => node.slow.length === 1)
  const second = peer('second').connection.answer(batch)
  await settle()
  // The second one waits before its second call.
  expect(node.ran).toEqual(['eth_text', 'eth_text'])
  expect(node.slow.length).toBe(1)
  node.slow[0]!.finish(null)
  expect(await first).toContain('x'.repeat(60))
  await node.until(() => node.slow.length === 2)
  node.slow[1]!.finish(null)
  expect(await second).toContain('x'.repeat(60))
})

test('releases the memory of a peer that leaves', async () => {
  const { node, peer } = setUp()
  const { outbox, connection } = peer('gone', 50)
  outbox.send(60)
  const waiting = connection.answer(call('eth_text', 10))
  await settle()
  connection.close()
  expect(await waiting).toContain('the node is closed')
  expect(node.ran).toEqual(['eth_text'])
})
