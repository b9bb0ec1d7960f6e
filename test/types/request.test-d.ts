/** Types of `request`, checked by the compiler. Nothing here runs: `npm run types` is the test. */
import { type Hex, type Json, type MethodName, type MethodParams, type MethodResult, type Node, NodeProvider } from 'evmbed'
import { describe, expectTypeOf, it } from 'vitest'

declare const node: Node
const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'

describe('node.request', () => {
  it('knows the methods', () => {
    void node.request('eth_blockNumber')
    // @ts-expect-error there is no such method
    void node.request('eth_blockHeight')
    // @ts-expect-error names are exact
    void node.request('eth_blocknumber')
    expectTypeOf<'eth_getBalance' | 'evm_mine' | 'rpc_discover'>().toExtend<MethodName>()
    expectTypeOf<MethodName>().not.toEqualTypeOf<string>()
  })

  it('knows their parameters', () => {
    void node.request('eth_getBlockByNumber', ['latest', true])
    void node.request('eth_getBlockByNumber', ['0x1', false])
    // @ts-expect-error a height is a quantity
    void node.request('eth_getBlockByNumber', [1, true])
    // @ts-expect-error no such tag
    void node.request('eth_getBlockByNumber', ['newest', true])
    // @ts-expect-error a boolean is missing
    void node.request('eth_getBlockByNumber', ['latest'])
    // @ts-expect-error one too many
    void node.request('eth_getBlockByNumber', ['latest', true, true])
    // @ts-expect-error parameters are missing
    void node.request('eth_getBlockByNumber')
    // @ts-expect-error none are taken
    void node.request('eth_chainId', ['latest'])
    expectTypeOf<MethodParams<'eth_getBlockByNumber'>[1]>().toEqualTypeOf<boolean>()
  })

  it('knows the members of objects', () => {
    void node.request('eth_call', [{ to: account, data: '0x' }, 'latest', { [account]: { balance: '0x1' } }, { time: '0x1' }])
    void node.request('eth_getLogs', [{ address: [account], topics: [null, ['0x01', '0x02']], fromBlock: 'earliest' }])
    // @ts-expect-error amounts are quantities
    void node.request('eth_call', [{ to: account, value: 1n }])
    // @ts-expect-error no such member
    void node.request('eth_call', [{ too: account }])
    // @ts-expect-error a block is named by its number or by its hash
    void node.request('eth_getBalance', [account, { block: '0x1' }])
  })

  it('lets trailing optional parameters be left out, or be null', () => {
    void node.request('eth_getBalance', [account])
    void node.request('eth_getBalance', [account, 'latest'])
    void node.request('eth_getBalance', [account, { blockHash: '0x00' }])
    void node.request('eth_call', [{}, null, null, { number: '0x1' }])
    void node.request('evm_mine')
    void node.request('evm_mine', [])
    void node.request('eth_chainId', [])
    // @ts-expect-error a parameter that is needed is not optional
    void node.request('eth_getBalance', [null])
  })

  it('takes parameters of a constant', () => {
    const params = [account, 'latest'] as const
    void node.request('eth_getBalance', params)
  })

  it('knows the results', async () => {
    expectTypeOf(await node.request('eth_blockNumber')).toEqualTypeOf<Hex>()
    expectTypeOf(await node.request('eth_accounts')).toEqualTypeOf<readonly Hex[]>()
    expectTypeOf(await node.request('eth_getTransactionCount', [account])).toEqualTypeOf<Hex>()
    expectTypeOf(await node.request('evm_revert', ['0x1'])).toEqualTypeOf<boolean>()
    expectTypeOf(await node.request('anvil_setBalance', [account, 5])).toEqualTypeOf<null>()
    expectTypeOf(await node.request('hardhat_setBalance', [account, '0x5'])).toEqualTypeOf<true>()
    // The option `dialect` says which it is.
    expectTypeOf(await node.request('evm_increaseTime', [5])).toEqualTypeOf<number | string>()
    expectTypeOf(await node.request('anvil_increaseTime', [5])).toEqualTypeOf<number>()
    // @ts-expect-error there is no such spelling
    void node.request('tenderly_setNonces', [account, '0x5'])

    const block = await node.request('eth_getBlockByNumber', ['latest', true])
    expectTypeOf(block).toBeNullable()
    if (!block) return
    expectTypeOf(block.number).toEqualTypeOf<Hex>()
    expectTypeOf(block.baseFeePerGas).toEqualTypeOf<Hex | undefined>()
    for (const transaction of block.transactions) {
      if (typeof transaction === 'string') expectTypeOf(transaction).toEqualTypeOf<Hex>()
      else expectTypeOf(transaction.to).toEqualTypeOf<Hex | null>()
    }

    const receipt = await node.request('eth_getTransactionReceipt', ['0x00'])
    expectTypeOf(receipt?.logs[0]?.topics).toEqualTypeOf<readonly Hex[] | undefined>()
    // @ts-expect-error no such member
    receipt?.outcome
  })

  it('has results that agree with MethodResult', () => {
    expectTypeOf(node.request<'eth_getLogs'>).returns.resolves.toEqualTypeOf<MethodResult<'eth_getLogs'>>()
  })
})

describe('what learns its methods at run time', () => {
  it('node.call takes any method and gives JSON', () => {
    expectTypeOf(node.call('whatever_method', ['anything', 1])).resolves.toEqualTypeOf<Json>()
  })

  it('NodeProvider.request stays as loose as EIP-1193 has it', () => {
    const provider = new NodeProvider()
    expectTypeOf(provider.request({ method: 'whatever_method', params: { any: 'thing' } })).resolves.toBeUnknown()
    // @ts-expect-error a request names a method
    void provider.request({ params: [] })
  })
})
