/** A chain with transfers of `Coin`, of which one fails, for both debuggers. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createNode, type Json, type Node } from 'evmbed'
import { type HttpServer, serveHttp } from 'evmbed/http'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { buildInfo, foundryArtifact } from '../../docs/foundry-artifact.js'

export const TOKEN = 'a-token-of-the-test'

export interface CoinChain {
  readonly node: Node
  readonly server: HttpServer
  readonly good: Hex
  readonly bad: Hex
  /** Folder with build info. */
  readonly artifacts: string
  close(): Promise<void>
}

/** Sends the transfers to a node that mines each at once. */
export async function sendTransfers(
  request: (method: string, params: readonly Json[]) => Promise<unknown>,
): Promise<{ good: Hex; bad: Hex }> {
  const { abi, bytecode } = foundryArtifact('Coin')
  const [from = '', to = '0x'] = (await request('eth_accounts', [])) as Hex[]
  const data = encodeDeployData({ abi, bytecode: bytecode.object, args: [100n] })
  const creation = (await request('eth_sendTransaction', [{ from, data }])) as Hex
  const { contractAddress } = (await request('eth_getTransactionReceipt', [creation])) as { contractAddress: Hex }
  const send = (amount: bigint) => {
    const transfer = encodeFunctionData({ abi: abi as Abi, functionName: 'transfer', args: [to, amount] })
    return request('eth_sendTransaction', [{ from, to: contractAddress, data: transfer, gas: '0x186a0' }]) as Promise<Hex>
  }
  return { good: await send(5n), bad: await send(1000n) }
}

export async function startCoinChain(folder: string): Promise<CoinChain> {
  const node = await createNode()
  const { good, bad } = await sendTransfers((method, params) => node.call(method, [...params]))
  const server = await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'all', tokens: [TOKEN] } })
  const artifacts = join(folder, 'out')
  await mkdir(join(artifacts, 'build-info'), { recursive: true })
  await writeFile(join(artifacts, 'build-info', 'build.json'), JSON.stringify(buildInfo('Coin')))
  return {
    node,
    server,
    good,
    bad,
    artifacts,
    async close() {
      await server.close()
      await node.close()
    },
  }
}
