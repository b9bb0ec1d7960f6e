import { createNode, InvalidOption } from 'evmbed'
import { expect, test } from 'vitest'

test('answers net_version with the option networkId, and signs for the chain id', async () => {
  const node = await createNode({ chainId: 1337, networkId: 5777 })
  expect(await node.request('net_version')).toBe('5777')
  expect((await node.request('admin_nodeInfo')).protocols.eth.network).toBe(5777)
  expect(await node.request('eth_chainId')).toBe('0x539')
  const child = await node.fork()
  expect(await child.request('net_version')).toBe('5777')
  await Promise.all([child.close(), node.close()])
})

test('answers net_version with the chain id by default', async () => {
  const node = await createNode({ genesis: { config: { chainId: 99 }, alloc: {}, gasLimit: 30_000_000 } })
  expect(await node.request('net_version')).toBe('99')
  expect((await node.request('admin_nodeInfo')).protocols.eth.network).toBe(99)
  await node.close()
})

test('refuses an invalid network id', async () => {
  await expect(createNode({ networkId: 0 })).rejects.toThrow(new InvalidOption('networkId', 'a positive integer', 0))
})
