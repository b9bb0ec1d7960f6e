import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Node } from '../../../src/index.js'
import { bigIntToHash } from '../../../src/primitives/hex.js'

const CODE = '0x00000000000000000000000000000000000c0de1'
const OTHER = '0x00000000000000000000000000000000000c0de2'

describe('eth_createAccessList', () => {
  let node: Node
  let from: Hex

  beforeEach(async () => {
    node = await createNode()
    from = node.accounts[0]!.address
  })
  afterEach(() => node.close())

  const listOf = async (code: Hex, more: object = {}) =>
    node.request('eth_createAccessList', [{ from, to: CODE, ...more }, 'latest', { [CODE]: { code } }])

  it('lists the accounts and slots that code accesses, in order', async () => {
    // PUSH1 9 SLOAD PUSH1 3 SLOAD PUSH3 c0de2 BALANCE CALLER BALANCE ADDRESS EXTCODESIZE PUSH1 4 EXTCODESIZE STOP
    const { accessList } = await listOf('0x600954600354620c0de2313331303b60043b00')
    expect(accessList).toEqual([
      { address: CODE, storageKeys: [bigIntToHash(3n), bigIntToHash(9n)] },
      { address: OTHER, storageKeys: [] },
    ])
  })

  it('repeats the run until the list is stable', async () => {
    // Reads slot 1; then reads slot 2 only if that read was cheap, as it is once slot 1 is listed:
    // GAS PUSH1 1 SLOAD POP GAS SWAP1 SUB PUSH2 1000 GT PUSH1 16 JUMPI STOP JUMPDEST PUSH1 2 SLOAD STOP
    const { accessList } = await listOf('0x5a600154505a90036103e811601057005b60025400')
    expect(accessList).toEqual([{ address: CODE, storageKeys: [bigIntToHash(1n), bigIntToHash(2n)] }])
  })

  it('lists the slots of a created contract, not the contract', async () => {
    // The init code is empty: PUSH0 PUSH0 PUSH0 CREATE STOP
    expect((await listOf('0x5f5f5ff000')).accessList).toEqual([])
    // A creation whose init code stores: PUSH1 1 PUSH1 7 SSTORE STOP
    const { accessList } = await node.request('eth_createAccessList', [{ from, data: '0x600160075500' }])
    expect(accessList).toHaveLength(1)
    expect(accessList[0]!.storageKeys).toEqual([bigIntToHash(7n)])
  })

  it('returns the gas of the transaction with the list', async () => {
    // PUSH1 1 CALLER SSTORE STOP
    const deployed = await node.request('eth_sendTransaction', [{ from, data: '0x6460013355005f526005601bf3' }])
    const to = (await node.request('eth_getTransactionReceipt', [deployed]))!.contractAddress!
    const { accessList, gasUsed } = await node.request('eth_createAccessList', [{ from, to }])
    const sent = await node.request('eth_sendTransaction', [{ from, to, accessList, gas: '0x186a0' }])
    expect(await node.request('eth_getTransactionReceipt', [sent])).toMatchObject({ gasUsed, status: '0x1' })
  })

  it('leaves out authorities, which are warm anyway', async () => {
    const authority = privateKeyToAccount(node.accounts[1]!.privateKey)
    const signed = await authority.signAuthorization({ address: OTHER, chainId: node.chainId, nonce: 0 })
    const authorization = {
      chainId: `0x${signed.chainId.toString(16)}`,
      address: signed.address,
      nonce: '0x0',
      yParity: `0x${signed.yParity!.toString(16)}`,
      r: `0x${BigInt(signed.r).toString(16)}`,
      s: `0x${BigInt(signed.s).toString(16)}`,
    } as const
    // PUSH20 authority BALANCE STOP
    const code: Hex = `0x73${authority.address.slice(2).toLowerCase()}3100`
    expect((await listOf(code)).accessList).toEqual([{ address: authority.address.toLowerCase(), storageKeys: [] }])
    expect((await listOf(code, { authorizationList: [authorization] })).accessList).toEqual([])
  })

  it('returns the list of a failing message', async () => {
    // PUSH1 5 SLOAD PUSH0 PUSH0 REVERT, and PUSH1 5 SLOAD INVALID
    expect(await listOf('0x6005545f5ffd')).toMatchObject({ error: 'execution reverted', accessList: [{ storageKeys: [bigIntToHash(5n)] }] })
    expect(await listOf('0x600554fe', { gas: '0x186a0' })).toMatchObject({ error: 'invalid opcode: INVALID', gasUsed: '0x186a0' })
  })
})
