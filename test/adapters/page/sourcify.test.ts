/** The layout of a Sourcify repository, as explorers ask for it. */
import { createNode, type Hex, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { mountSourcify } from 'evmbed/page'
import { getAddress } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useInProcess } from '../cli/in-process.js'
import { SHOP, shopBuild } from './shop.js'

const { evmbed } = await useInProcess()

let node: Node
beforeEach(async () => {
  node = await createNode()
})
afterEach(() => node.close())

async function deployShop(build = shopBuild()): Promise<Hex> {
  const { bytecode } = build.output.contracts['Shop.sol']!.Shop!.evm
  const [from] = await node.request('eth_accounts')
  const hash = await node.request('eth_sendTransaction', [{ from: from!, data: `0x${bytecode.object}${'0'.repeat(64)}` }])
  return getAddress((await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!)
}

const serve = async (options = {}) => {
  const { url } = await serveHttp(node, {
    port: 0,
    namespaces: 'all',
    auth: { mode: 'off' },
    mounts: { '/sourcify/': mountSourcify(node) },
    ...options,
  })
  return (path: string, init?: RequestInit) => fetch(`${url}/sourcify/contracts/${path}`, init)
}

it('serves metadata and sources of contracts that the node recognises', async () => {
  node.artifacts.add(shopBuild())
  const shop = await deployShop()
  const get = await serve()
  const metadata = await get(`partial_match/31337/${shop}/metadata.json`)
  expect([metadata.status, metadata.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  expect(await metadata.json()).toEqual(JSON.parse(shopBuild().output.contracts['Shop.sol']!.Shop!.metadata))
  const source = await get(`partial_match/31337/${shop}/sources/Shop.sol`)
  expect([await source.text(), source.headers.get('content-type')]).toEqual([
    shopBuild().input.sources['Shop.sol']!.content,
    'text/plain; charset=utf-8',
  ])
})

it('serves to each version of a contract its own sources and metadata', async () => {
  const versions = [shopBuild(), shopBuild(`${SHOP}// changed`)]
  const shops = [await deployShop(versions[0]), await deployShop(versions[1])]
  for (const build of versions) node.artifacts.add(build)
  const get = await serve()
  for (const [index, build] of versions.entries()) {
    const path = `partial_match/31337/${shops[index]}`
    expect(await (await get(`${path}/sources/Shop.sol`)).text()).toBe(build.input.sources['Shop.sol'].content)
    expect(await (await get(`${path}/metadata.json`)).text()).toBe(build.output.contracts['Shop.sol']!.Shop!.metadata)
  }
  // A debugger has both, and takes that whose code ran.
  const builds = (await node.request('evmbed_buildInfo', ['Shop'])) as unknown as (typeof versions)[number][]
  expect(builds.map(({ input }) => input.sources['Shop.sol'].content)).toEqual(
    versions.map(({ input }) => input.sources['Shop.sol'].content),
  )
})

it('makes metadata of an ABI, and finds sources under the names that explorers write', async () => {
  const shop = await deployShop()
  const { abi, evm } = shopBuild().output.contracts['Shop.sol']!.Shop!
  const file = '@shops/a:b/Shop.sol'
  const bytecodes = { bytecode: { ...evm.bytecode, sourceMap: '' }, deployedBytecode: evm.deployedBytecode }
  node.artifacts.add({
    input: { sources: { [file]: { content: 'contract Shop {}' } } },
    output: { contracts: { [file]: { Shop: { abi, evm: bytecodes } } }, sources: { [file]: { id: 0 } } },
  })
  const get = await serve()
  expect(await (await get(`partial_match/31337/${shop}/metadata.json`)).json()).toMatchObject({
    output: { abi },
    settings: { compilationTarget: { [file]: 'Shop' } },
    sources: { [file]: { content: 'contract Shop {}' } },
  })
  for (const name of ['_shops/a_b/Shop.sol', '@shops/a:b/Shop.sol', '%40shops/a%3Ab/Shop.sol']) {
    expect(await (await get(`partial_match/31337/${shop}/sources/${name}`)).text(), name).toBe('contract Shop {}')
  }
})

it('has nothing else', async () => {
  const shop = await deployShop()
  const get = await serve()
  expect((await get(`partial_match/31337/${shop}/metadata.json`)).status).toBe(404)
  node.artifacts.add(shopBuild())
  const missing = [
    `full_match/31337/${shop}/metadata.json`,
    `partial_match/1/${shop}/metadata.json`,
    `partial_match/31337/0x${'11'.repeat(20)}/metadata.json`,
    `partial_match/31337/${shop}/sources/Other.sol`,
    `partial_match/31337/${shop}/sources/%ff`,
    `partial_match/31337/${shop}/sources/..%2f..%2fpackage.json`,
    `partial_match/31337/${shop}/`,
  ]
  for (const path of missing) expect((await get(path)).status, path).toBe(404)
  expect((await get(`partial_match/31337/${shop}/metadata.json`, { method: 'POST' })).status).toBe(405)
})

it('allows pages of this machine, and no others', async () => {
  node.artifacts.add(shopBuild())
  const path = `partial_match/31337/${await deployShop()}/metadata.json`
  const get = await serve()
  const own = await get(path, { headers: { origin: 'http://localhost:5100' } })
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, 'http://localhost:5100'])
  const asked = await get(path, { method: 'OPTIONS', headers: { origin: 'http://localhost:5100' } })
  expect([asked.status, asked.headers.get('access-control-allow-methods')]).toEqual([204, 'GET'])
  expect((await get(path, { headers: { origin: 'https://other.example' } })).status).toBe(403)
})

it('needs the namespace and the credential that JSON-RPC needs', async () => {
  node.artifacts.add(shopBuild())
  const path = `partial_match/31337/${await deployShop()}/metadata.json`
  expect((await (await serve({ namespaces: ['eth'] }))(path)).status).toBe(403)
  const tokens = ['a-token-of-the-operator-for-tests']
  const withToken = await serve({ auth: { mode: 'private', tokens } })
  expect((await withToken(path)).status).toBe(403)
  expect((await withToken(path, { headers: { authorization: `Bearer ${tokens[0]}` } })).status).toBe(200)
  expect((await withToken(path, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401)
})

it('is part of evmbed dev --sourcify', async () => {
  const dev = evmbed(['dev', '--port', '0', '--sourcify'])
  const [, url = ''] = (await dev.sees(/Sourcify repository at (\S+)/)) ?? []
  expect((await fetch(`${url}/contracts/partial_match/31337/0x${'11'.repeat(20)}/metadata.json`)).status).toBe(404)
  expect(await (await fetch(`${url}/contracts/none`)).text()).toBe('not found')
})
