import { createNode, type Node } from 'evmbed'
import { encodePacked, getContractAddress, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAIR_CODE_HASH, UniswapV2 } from './uniswap-v2.js'

let node: Node
let uniswap: UniswapV2

beforeAll(async () => {
  node = await createNode()
  uniswap = await UniswapV2.deploy((method, params) => node.call(method, params), node.accounts[0]!.address)
})
afterAll(() => node.close())

describe('Uniswap v2 on a node', () => {
  it('creates a pair at the address of the router, with the added reserves', async () => {
    const one = await uniswap.token('ONE')
    const two = await uniswap.token('TWO')
    const pair = await uniswap.addLiquidity(one, 1_000_000n, two, 4_000_000n)
    const tokens = [one.address, two.address].sort() as [`0x${string}`, `0x${string}`]
    const address = getContractAddress({
      opcode: 'CREATE2',
      from: uniswap.factory.address,
      salt: keccak256(encodePacked(['address', 'address'], tokens)),
      bytecodeHash: PAIR_CODE_HASH,
    })
    expect(pair.address).toBe(address.toLowerCase())
    expect(await uniswap.reserves(pair, one, two)).toEqual([1_000_000n, 4_000_000n])
    expect(await uniswap.reserves(pair, two, one)).toEqual([4_000_000n, 1_000_000n])
    expect(await uniswap.owner.read(uniswap.router, 'getAmountsOut', [1000n, [one.address, two.address]])).toEqual([1000n, 3984n])
  })

  it('pairs tokens with ether', async () => {
    const token = await uniswap.token('TKN')
    const pair = await uniswap.addEther(token, 5_000_000n, 1_000_000n)
    expect(await uniswap.reserves(pair, uniswap.weth, token)).toEqual([1_000_000n, 5_000_000n])
  })
})
