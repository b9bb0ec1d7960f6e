import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Node } from '../../../src/index.js'
import { bigIntToHash } from '../../../src/primitives/hex.js'
import { checksumAddress } from '../../../src/primitives/keccak.js'

const CODE = '0x00000000000000000000000000000000000c0de1'
const SHA256 = '0x0000000000000000000000000000000000000002'
const IDENTITY = '0x0000000000000000000000000000000000000004'
const ELSEWHERE = '0x00000000000000000000000000000000000c0de2'

/** Returns what is on the stack after some instructions: PUSH0 MSTORE PUSH1 32 PUSH0 RETURN. */
const returning = (instructions: string): Hex => `0x${instructions}5f5260205ff3`
const number = (value: bigint | number) => bigIntToHash(BigInt(value))

describe('overrides', () => {
  let node: Node

  beforeEach(async () => {
    node = await createNode({ timestamp: 1_700_000_000n })
  })
  afterEach(() => node.close())

  type Overrides = NonNullable<Parameters<typeof call>[1]>
  const call = (to: Hex, state: Record<Hex, Record<string, unknown>> = {}, block: Record<string, Hex> = {}, data: Hex = '0x') =>
    node.call('eth_call', [{ to, data }, 'latest', state as never, block])
  const refusal = (state: Overrides) => expect(call(CODE, state)).rejects

  describe('of the state', () => {
    it('overrides code, balance and nonce of an account for one call', async () => {
      // SELFBALANCE
      const code = returning('47')
      expect(await call(CODE, { [CODE]: { code, balance: '0x2a' } })).toBe(number(42))
      expect(await call(CODE)).toBe('0x')
      const created = await node.request('eth_createAccessList', [
        { from: CODE, data: '0x600160075500' },
        'latest',
        { [CODE]: { nonce: '0x5' } },
      ])
      const { accessList } = await node.request('eth_createAccessList', [{ from: CODE, data: '0x600160075500' }])
      expect(created.accessList[0]!.address).not.toBe(accessList[0]!.address)
    })

    it('replaces the whole storage with state, and slots with stateDiff', async () => {
      // Slots 1 and 2 in one number: PUSH1 2 SLOAD PUSH1 8 SHL PUSH1 1 SLOAD OR, returned.
      const runtime = returning('60025460081b60015417').slice(2)
      const length = (runtime.length / 2).toString(16).padStart(2, '0')
      // PUSH1 7 PUSH1 1 SSTORE PUSH1 8 PUSH1 2 SSTORE PUSH1 length PUSH1 20 PUSH0 CODECOPY PUSH1 length PUSH0 RETURN
      const data: Hex = `0x6007600155600860025560${length}60145f3960${length}5ff3${runtime}`
      const hash = await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, data }])
      const contract = (await node.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
      expect(await call(contract)).toBe(number(0x0807))
      expect(await call(contract, { [contract]: { stateDiff: { [number(1)]: number(9) } } })).toBe(number(0x0809))
      expect(await call(contract, { [contract]: { state: { [number(1)]: number(9) } } })).toBe(number(0x0009))
      expect(await call(contract, { [contract]: { state: {} } })).toBe(number(0))
      await expect(call(contract, { [contract]: { state: {}, stateDiff: {} } })).rejects.toMatchObject({
        code: -32000,
        message: "account 0x5FbDB2315678afecb367f032d93F642f64180aa3 has both 'state' and 'stateDiff'",
      })
    })

    it('applies overrides to estimates', async () => {
      const from = CODE
      await expect(node.request('eth_estimateGas', [{ from, to: ELSEWHERE, value: '0x1' }])).rejects.toMatchObject({ code: -32000 })
      expect(await node.request('eth_estimateGas', [{ from, to: ELSEWHERE, value: '0x1' }, 'latest', { [from]: { balance: '0x1' } }])).toBe(
        '0x5208',
      )
    })

    it('replaces a precompile by code', async () => {
      expect(await call(IDENTITY, {}, {}, '0x1234')).toBe('0x1234')
      expect(await call(IDENTITY, { [IDENTITY]: { code: returning('6001') } }, {}, '0x1234')).toBe(number(1))
      expect(await call(IDENTITY, { [IDENTITY]: {} }, {}, '0x1234')).toBe('0x')
      // The next call finds everything in its place.
      expect(await call(IDENTITY, {}, {}, '0x1234')).toBe('0x1234')
    })

    it('moves a precompile', async () => {
      const moved = { [IDENTITY]: { movePrecompileToAddress: ELSEWHERE } }
      expect(await call(ELSEWHERE, moved, {}, '0x1234')).toBe('0x1234')
      expect(await call(IDENTITY, moved, {}, '0x1234')).toBe('0x')
      // Onto another precompile, which is lost for the call.
      expect(await call(SHA256, { [IDENTITY]: { movePrecompileToAddress: SHA256 } }, {}, '0x1234')).toBe('0x1234')
      expect(await call(ELSEWHERE, {}, {}, '0x1234')).toBe('0x')
    })

    it('moves a precompile and replaces it by code that calls it', async () => {
      // CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY CALLDATASIZE PUSH0 CALLDATASIZE PUSH0 PUSH3 c0de2 GAS STATICCALL POP
      // PUSH1 ff CALLDATASIZE MSTORE8 PUSH1 1 CALLDATASIZE ADD PUSH0 RETURN
      const code = '0x365f5f37365f365f620c0de25afa5060ff3653600136015ff3'
      expect(await call(IDENTITY, { [IDENTITY]: { code, movePrecompileToAddress: ELSEWHERE } }, {}, '0x1234')).toBe('0x1234ff')
    })

    it('refuses to move other accounts, and to an overridden address', async () => {
      await refusal({ [CODE]: { movePrecompileToAddress: ELSEWHERE } }).toMatchObject({
        code: -32000,
        message: `account ${checksumAddress(CODE)} is not a precompile`,
      })
      await refusal({ [SHA256]: { movePrecompileToAddress: IDENTITY }, [IDENTITY]: { balance: '0x1' } }).toMatchObject({
        code: -32000,
        message: `account ${IDENTITY} is already overridden`,
      })
      await refusal({ [SHA256]: { movePrecompileToAddress: SHA256 } }).toMatchObject({ message: `account ${SHA256} is already overridden` })
    })

    it.each([0, 1, 31, 33, 64])('refuses storage values of %i bytes with the text of geth', async (length) => {
      const slots = { [`0x${'00'.repeat(32)}`]: `0x${'09'.repeat(length)}` }
      for (const override of [{ state: slots }, { stateDiff: slots }]) {
        await refusal({ [CODE]: override }).toMatchObject({
          code: -32602,
          message: `invalid argument 2: hex string has length ${2 * length}, want 64 for common.Hash`,
        })
      }
    })

    it('names the member that does not decode', async () => {
      await refusal({ [CODE]: { balance: '1' } }).toMatchObject({
        code: -32602,
        message:
          'invalid argument 2: json: cannot unmarshal hex string without 0x prefix into Go struct field OverrideAccount.balance of type *hexutil.Big',
      })
    })
  })

  describe('of the block', () => {
    // NUMBER, TIMESTAMP, GASLIMIT, COINBASE, PREVRANDAO, BLOBBASEFEE
    it.each([
      ['number', '43', '0x539', 1337n],
      ['time', '42', '0x77359400', 2_000_000_000n],
      ['gasLimit', '45', '0x989680', 10_000_000n],
      ['feeRecipient', '41', CODE, 0xc0de1n],
      ['prevRandao', '44', number(77), 77n],
      ['blobBaseFee', '4a', '0x64', 100n],
    ] as const)('%s', async (name, opcode, given, seen) => {
      expect(await call(CODE, { [CODE]: { code: returning(opcode) } }, { [name]: given })).toBe(number(seen))
    })

    it('overrides baseFeePerGas for a call that pays', async () => {
      const state = { [CODE]: { code: returning('48') } }
      const from = node.accounts[0]!.address
      const basefee = (gasPrice: Hex) => node.call('eth_call', [{ from, to: CODE, gasPrice }, 'latest', state, { baseFeePerGas: '0x7' }])
      expect(await basefee('0x7')).toBe(number(7))
      await expect(basefee('0x6')).rejects.toMatchObject({
        code: -32000,
        message:
          'err: max fee per gas less than block base fee: address 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, maxFeePerGas: 6, baseFee: 7 (supplied gas 50000000)',
      })
    })

    it('applies the rules of the overridden time', async () => {
      const later = await createNode({
        timestamp: 1_700_000_000n,
        genesis: {
          config: { chainId: 1, shanghaiTime: 0, cancunTime: 1_800_000_000 },
          alloc: {},
          gasLimit: '0x1c9c380',
          timestamp: '0x6553f100',
        },
      } as never)
      try {
        // BLOBBASEFEE is an instruction of Cancun.
        const ask = (block: Record<string, Hex>) =>
          later.call('eth_call', [{ to: CODE, gas: '0x186a0' }, 'latest', { [CODE]: { code: returning('4a') } }, block])
        await expect(ask({})).rejects.toMatchObject({ message: 'invalid opcode: opcode 0x4a not defined' })
        expect(await ask({ time: '0x6b49d200' })).toBe(number(1))
      } finally {
        await later.close()
      }
    })

    it.each([
      ['beaconRoot', number(1)],
      ['withdrawals', []],
    ])('ignores %s in a call', async (name, value) => {
      await expect(node.call('eth_call', [{ to: CODE }, 'latest', {}, { [name]: value }])).rejects.toMatchObject({
        code: -32000,
        message: `block override "${name}" is not supported for this RPC method`,
      })
    })
  })
})
