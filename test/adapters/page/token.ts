import { readFileSync } from 'node:fs'
import type { Hex, MethodResult } from 'evmbed'
import { type Abi, encodeDeployData, encodeFunctionData } from 'viem'
import { compileSolidity } from '../../contracts/solc.js'
import type { TestedNode } from './places.js'

interface Compiled {
  readonly abi: Abi
  readonly evm: { readonly bytecode: { readonly object: string } }
}

/** Source of the token. */
export const TOKEN_SOURCE = readFileSync(new URL('../../contracts/Token.sol', import.meta.url), 'utf8')

/** Build info of the token, with its source maps and the places of its variables. The code has no metadata: it is the same for any comment. */
export function tokenBuild(file = 'Token.sol', content = TOKEN_SOURCE) {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content } },
    settings: {
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode', 'storageLayout'], '': ['ast'] } },
      metadata: { appendCBOR: false },
    },
  } as const
  return { input, output: compileSolidity<Compiled>('solc', input) }
}

/** Deploys the token, whose supply belongs to the first account. */
export async function deployToken(
  node: TestedNode,
): Promise<{ readonly token: Hex; move(from: Hex, to: Hex, amount: bigint): Promise<Hex> }> {
  const { abi, evm } = tokenBuild().output.contracts['Token.sol']!.Token!
  const [from] = await node.request('eth_accounts')
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args: ['Tea', 'TEA', 1_000n * 10n ** 18n] })
  const created = await node.request('eth_sendTransaction', [{ from: from!, data }])
  const receipt: MethodResult<'eth_getTransactionReceipt'> = await node.request('eth_getTransactionReceipt', [created])
  const token = receipt!.contractAddress!
  return {
    token,
    move: (from, to, amount) => {
      const data = encodeFunctionData({ abi, functionName: 'transfer', args: [to, amount * 10n ** 18n] })
      return node.request('eth_sendTransaction', [{ from, to: token, data, gas: '0x20000' }])
    },
  }
}
