/** `evmbed gas` with a server of a node. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createNode, type Node } from 'evmbed'
import { gasProfileFromJson } from 'evmbed/gas-profile'
import { type HttpServer, serveHttp } from 'evmbed/http'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildInfo, foundryArtifact } from '../../docs/foundry-artifact.js'
import type { Ended } from './command-line.js'
import { useInProcess } from './in-process.js'

const TOKEN = 'a-token-of-the-test'
const { evmbed, folder } = await useInProcess()
let node: Node
let server: HttpServer
let url: string
const hashes: Hex[] = []

beforeAll(async () => {
  const { abi, bytecode } = foundryArtifact('Coin')
  node = await createNode()
  node.artifacts.add(buildInfo('Coin'))
  const [from, to] = node.accounts.map(({ address }) => address) as [Hex, Hex]
  const creation = await node.request('eth_sendTransaction', [
    { from, data: encodeDeployData({ abi, bytecode: bytecode.object, args: [100n] }) },
  ])
  const coin = (await node.request('eth_getTransactionReceipt', [creation]))!.contractAddress!
  const data = encodeFunctionData({ abi: abi as Abi, functionName: 'transfer', args: [to, 5n] })
  for (let i = 0; i < 2; i++) hashes.push(await node.request('eth_sendTransaction', [{ from, to: coin, data }]))
  server = await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'private', tokens: [TOKEN] } })
  url = server.url
})
afterAll(async () => {
  await server.close()
  await node.close()
})

function gas(...args: readonly string[]): Promise<Ended> {
  return evmbed(['gas', '--rpc-url', url, ...args], { EVMBED_AUTH_TOKEN: TOKEN }).ended
}

describe('evmbed gas', () => {
  it('prints functions and lines', async () => {
    const { code, out, err } = await gas(hashes[0]!)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('52,252 gas, intrinsic gas 21,572.')
    expect(out).toContain('| `Coin._transfer` | 1 | 29,780 | 29,780 | 27,100 | 1,756 | 924 |')
  })

  it('adds several transactions up, as JSON', async () => {
    const file = join(folder, 'both.json')
    expect(await gas(...hashes, '--output', file)).toMatchObject({ code: 0, out: `Wrote ${file}\n` })
    const [one, other] = await Promise.all(hashes.map((hash) => node.gasProfile(hash)))
    expect(gasProfileFromJson(JSON.parse(await readFile(file, 'utf8')))).toMatchObject({
      transactions: 2,
      gasUsed: one!.gasUsed + other!.gasUsed,
    })
  })

  it('shows in a flame graph what has changed since an earlier profile', async () => {
    const [before, graph] = [join(folder, 'before.json'), join(folder, 'change.svg')]
    await gas(hashes[0]!, '--output', before)
    expect(await gas(hashes[1]!, '--before', before, '--output', graph)).toMatchObject({ code: 0 })
    const svg = await readFile(graph, 'utf8')
    expect(svg).toContain('52,252 before, 35,152 now')
    expect(svg).toMatch(/class="box less"[^>]*data-n="Coin\._transfer"/)
  })

  it('says what is wrong', async () => {
    expect(await gas()).toMatchObject({ code: 2, err: expect.stringContaining('expected the hash of a transaction') })
    expect(await gas(`0x${'11'.repeat(32)}`)).toMatchObject({ code: 1, err: expect.stringContaining('is in no block') })
    const file = join(folder, 'none.json')
    await writeFile(file, '[]')
    expect(await gas(hashes[0]!, '--before', file)).toMatchObject({ code: 1, err: expect.stringContaining('is no gas profile') })
  })
})
