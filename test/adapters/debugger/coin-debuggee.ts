/** A chain with transfers of `Coin`, of which one fails, for both debuggers. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createNode, type Node } from 'evmbed'
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

export async function startCoinChain(folder: string): Promise<CoinChain> {
  const { abi, bytecode } = foundryArtifact('Coin')
  const node = await createNode()
  const [from, to] = node.accounts.map(({ address }) => address) as [Hex, Hex]
  const data = encodeDeployData({ abi, bytecode: bytecode.object, args: [100n] })
  const creation = await node.request('eth_sendTransaction', [{ from, data }])
  const coin = (await node.request('eth_getTransactionReceipt', [creation]))!.contractAddress!
  const send = (amount: bigint) => {
    const transfer = encodeFunctionData({ abi: abi as Abi, functionName: 'transfer', args: [to, amount] })
    return node.request('eth_sendTransaction', [{ from, to: coin, data: transfer, gas: '0x186a0' }])
  }
  const [good, bad] = [await send(5n), await send(1000n)]
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
