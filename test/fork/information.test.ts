/** The answers of anvil_nodeInfo, anvil_metadata and hardhat_metadata about the remote chain of a fork. */
import { createNode, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anvilProgram, startAnvil } from '../peers/anvil.js'
import { RemoteServer } from './remote-server.js'

let remote: Node
let server: RemoteServer

beforeAll(async () => {
  remote = await createNode({ chainId: 4242, timestamp: 1_800_000_000n })
  await remote.mine(3)
  server = await RemoteServer.start(() => remote)
})

afterAll(() => Promise.all([server.close(), remote.close()]))

/** The config of nodeInfo, and the network of the metadata under both names. */
async function informationOf(node: Node) {
  const [{ forkConfig }, anvil, hardhat] = await Promise.all([
    node.request('anvil_nodeInfo'),
    node.request('anvil_metadata'),
    node.request('hardhat_metadata'),
  ])
  return [forkConfig, anvil.forkedNetwork, hardhat.forkedNetwork]
}

async function networkAt(number: number) {
  const block = await remote.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
  return { chainId: 4242, forkBlockNumber: number, forkBlockHash: block!.hash }
}

it('shows chain, block and server of a fork, without what a URL may contain of keys', async () => {
  const { port } = new URL(server.url)
  const fork = await createNode({
    fork: { url: `http://name:password@127.0.0.1:${port}/v3/key?token=secret`, block: 2n, backoffMs: 125 },
  })
  const network = await networkAt(2)
  const config = { forkUrl: `http://127.0.0.1:${port}`, forkBlockNumber: 2, forkRetryBackoff: 125 }
  expect(await informationOf(fork)).toEqual([config, network, network])
  await fork.mine(2)
  const child = await fork.fork()
  expect(await informationOf(child)).toEqual([config, network, network])
  await Promise.all([child.close(), fork.close()])
})

it('shows the remote chain of the last reset, and the server that replaced another', async () => {
  const node = await createNode()
  await node.request('anvil_reset', [{ forking: { jsonRpcUrl: server.url, blockNumber: 1 } }])
  expect(await informationOf(node)).toMatchObject([{ forkUrl: server.url, forkBlockNumber: 1 }, await networkAt(1), await networkAt(1)])
  await node.request('hardhat_reset', [{ forking: { blockNumber: 3 } }])
  const mirror = await RemoteServer.start(() => remote)
  await node.request('anvil_setRpcUrl', [`${mirror.url}/key`])
  expect(await informationOf(node)).toMatchObject([{ forkUrl: mirror.url, forkBlockNumber: 3 }, await networkAt(3), await networkAt(3)])
  await Promise.all([node.close(), mirror.close()])
})

it('shows no URL for a fork of a provider, and the id of the remote chain where the fork has another', async () => {
  const provider = {
    request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => remote.call(method, params as []),
  }
  const fork = await createNode({ chainId: 5, fork: { provider } })
  const network = await networkAt(3)
  expect(await informationOf(fork)).toEqual([{ forkUrl: null, forkBlockNumber: 3, forkRetryBackoff: 250 }, network, network])
  await fork.close()
})

it('shows nothing on a chain that is no fork of a remote one', async () => {
  expect(await informationOf(remote)).toEqual([{ forkUrl: null, forkBlockNumber: null, forkRetryBackoff: null }, null, undefined])
  expect(await remote.request('hardhat_metadata')).not.toHaveProperty('forkedNetwork')
})

describe.skipIf(!anvilProgram())('beside Anvil', () => {
  it('answers as an Anvil that forks the same block of the same server', async () => {
    const anvil = await startAnvil(anvilProgram()!, ['--fork-url', server.url, '--fork-block-number', '2', '--fork-retry-backoff', '125'])
    const fork = await createNode({ fork: { url: server.url, block: 2n, backoffMs: 125 } })
    const [info, metadata] = await Promise.all([anvil.request('anvil_nodeInfo'), anvil.request('anvil_metadata')])
    const { forkConfig } = info as { forkConfig: { forkUrl: string } }
    const { forkedNetwork } = metadata as { forkedNetwork: unknown }
    expect(await informationOf(fork)).toEqual([forkConfig, forkedNetwork, forkedNetwork])
    await Promise.all([fork.close(), anvil.close()])
  })
})
