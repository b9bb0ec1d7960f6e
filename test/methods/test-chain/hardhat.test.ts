/** The effects of the dialect `hardhat` on sending transactions. */

import { ethers } from 'ethers'
import type { Hash, Hex, Json, Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { BaseError, ContractFunctionRevertedError, createPublicClient, createWalletClient, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { artifact } from '../../contracts/compile.js'
import { CHAIN_ORIGINS } from '../../support/origins.js'

/** Reverts: PUSH0 PUSH0 REVERT. Halts: INVALID. */
const [REVERTING, INVALID] = ['0x5f5ffd', '0xfe'] as const
const GAS = '0x30d40'
const HASH = /^0x[0-9a-f]{64}$/
const HALTING = `0x${'7a'.repeat(20)}` as const

const HARDHAT_INVALID = { code: 3, message: 'VM Exception while processing transaction: invalid opcode', data: '0x' }
const WITHOUT_REASON = { code: 3, message: 'Transaction reverted without a reason string' }
/** Code that the EVM halts, geth's text for it, and the error of Hardhat 3.18. */
const HALTS = [
  { name: 'INVALID', code: INVALID, text: 'invalid opcode: INVALID', hardhat: HARDHAT_INVALID },
  { name: 'an undefined instruction', code: '0x0c', text: 'invalid opcode: opcode 0xc not defined', hardhat: HARDHAT_INVALID },
  { name: 'a run out of gas', code: '0x5b600056', text: 'out of gas', hardhat: { code: -32000, message: 'Transaction ran out of gas' } },
  { name: 'a bad jump', code: '0x600556', text: 'invalid jump destination', hardhat: WITHOUT_REASON },
  { name: 'a stack underflow', code: '0x01', text: 'stack underflow (0 <=> 2)', hardhat: WITHOUT_REASON },
] as const

interface Failure {
  readonly code: number
  readonly message: string
  readonly data?: Json
  readonly transactionHash?: Hash
}

const failureOf = (answer: Promise<unknown>): Promise<Failure> =>
  answer.then(
    (value) => expect.fail(`answered ${value}`),
    (error: Failure) => error,
  )

const CASES = CHAIN_ORIGINS.flatMap(({ name, create }) => (['hardhat', 'anvil'] as const).map((dialect) => ({ name, create, dialect })))

describe.each(CASES)('with the dialect $dialect on $name', ({ create, dialect }) => {
  const isHardhat = dialect === 'hardhat'
  let node: Node
  let url: string
  let from: Hex
  let to: Hex

  beforeEach(async () => {
    node = await create({ dialect, throwOnRevert: true })
    url = (await serveHttp(node, { port: 0, namespaces: 'all', auth: { mode: 'off' } })).url
    ;[from, to] = node.accounts.map(({ address }) => address) as [Hex, Hex]
  })
  afterEach(() => node.close())

  const overHttp = async (method: string, params: readonly unknown[]) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return (await (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).json()) as {
      error?: Failure
    }
  }

  test('rejects a reverted transaction with its hash and data', async () => {
    const error = await failureOf(node.request('eth_sendTransaction', [{ from, data: REVERTING, gas: GAS }]))
    expect(error).toMatchObject({ code: 3, message: 'execution reverted', data: '0x', transactionHash: expect.stringMatching(HASH) })
    expect(await node.request('eth_getTransactionReceipt', [error.transactionHash!])).toMatchObject({ status: '0x0' })
    const halted = await failureOf(node.request('eth_sendTransaction', [{ from, data: INVALID, gas: GAS }]))
    const description = isHardhat ? HARDHAT_INVALID : { code: -32000, message: 'invalid opcode: INVALID' }
    expect(halted).toMatchObject({ ...description, transactionHash: expect.stringMatching(HASH) })
  })

  test('answers a revert over HTTP with the data of the tool', async () => {
    const message = 'execution reverted'
    const { error } = await overHttp('eth_sendTransaction', [{ from, data: REVERTING, gas: GAS }])
    const data = isHardhat ? { message, txHash: expect.stringMatching(HASH), data: '0x' } : '0x'
    expect(error).toEqual({ code: 3, message, data })
    const { error: halted } = await overHttp('eth_sendTransaction', [{ from, data: INVALID, gas: GAS }])
    expect(halted).toEqual(isHardhat ? HARDHAT_INVALID : { code: -32000, message: 'invalid opcode: INVALID' })
    // No transaction, no hash: the raw bytes, as everywhere.
    expect((await overHttp('eth_call', [{ from, data: REVERTING }])).error).toEqual({ code: 3, message, data: '0x' })
  })

  test.each(HALTS)('answers $name with the words and data of the tool', async ({ code, text, hardhat }) => {
    await node.request('hardhat_setCode', [HALTING, code])
    const call = { from, to: HALTING, gas: GAS }
    const expected = (txHash: object) => {
      if (!isHardhat) return { code: -32000, message: text }
      return { ...hardhat, data: hardhat.code === 3 ? '0x' : { message: hardhat.message, data: '0x', ...txHash } }
    }
    expect((await overHttp('eth_sendTransaction', [call])).error).toEqual(expected({ txHash: expect.stringMatching(HASH) }))
    expect((await overHttp('eth_call', [call])).error).toEqual(expected({}))
    const { error: estimated } = await overHttp('eth_estimateGas', [call])
    if (isHardhat || !text.startsWith('out of gas')) expect(estimated).toEqual(expected({}))
    else expect(estimated).toEqual({ code: -32000, message: 'gas required exceeds allowance (200000)' })
  })

  test('checks the balance of the sender of a call or an estimate as the tool does', async () => {
    const poor = `0x${'9a'.repeat(20)}` as const
    const unpaid = { from: poor, to, value: '0xa', gasPrice: '0x77359400' } as const
    const failures = [failureOf(node.request('eth_call', [unpaid])), failureOf(node.request('eth_estimateGas', [unpaid]))] as const
    if (!isHardhat) {
      expect((await failures[0]).message).toContain('insufficient funds for gas * price + value')
      expect((await failures[1]).message).toContain('insufficient funds for transfer')
      return
    }
    await Promise.allSettled(failures)
    expect(await node.request('eth_call', [unpaid])).toBe('0x')
    expect(await node.request('eth_estimateGas', [unpaid])).toBe('0x5208')
    expect(await node.request('eth_getBalance', [poor])).toBe('0x0')
    expect((await failureOf(node.request('eth_sendUnsignedTransaction', [unpaid]))).message).toContain('insufficient funds')
  })

  test('takes heights as JSON numbers where the tool does', async () => {
    for (const [method, rest] of [
      ['eth_getBlockByNumber', [false]],
      ['eth_getBlockTransactionCountByNumber', []],
    ] as const) {
      const byString = await overHttp(method, ['0x0', ...rest])
      expect(byString.error).toBeUndefined()
      const byNumber = await overHttp(method, [0, ...rest])
      if (isHardhat) expect(byNumber).toEqual(byString)
      else expect(byNumber.error).toEqual({ code: -32602, message: 'invalid argument 0: hex string without 0x prefix' })
    }
    for (const height of [-1, 0.5, 2 ** 60])
      expect((await overHttp('eth_getBlockByNumber', [height, false])).error).toMatchObject({ code: -32602 })
    expect((await overHttp('eth_getBalance', [from, 0])).error).toMatchObject({ code: -32602 })
  })

  test('takes the halves of a signature of an authorization padded to 32 bytes', async () => {
    const signer = new ethers.Wallet(`0x${'5e'.repeat(32)}`)
    const withZero = Array.from({ length: 200 }, (_, nonce) => signer.authorizeSync({ address: HALTING, nonce, chainId: 31337 }))
    const { signature, nonce } = withZero.find((each) => each.signature.s.startsWith('0x0'))!
    const authority = signer.address.toLowerCase() as Hex
    await node.request('anvil_setNonce', [authority, ethers.toQuantity(nonce) as Hex])
    const { r, s, yParity } = signature
    const authorization = {
      address: HALTING,
      nonce: ethers.toQuantity(nonce) as Hex,
      chainId: '0x7a69',
      yParity: ethers.toQuantity(yParity) as Hex,
    } as const
    const send = (halves: { r: string; s: string }) => {
      const authorizationList = [{ ...authorization, r: halves.r as Hex, s: halves.s as Hex }]
      return node.request('eth_sendTransaction', [{ from, to, gas: GAS, authorizationList }])
    }
    await send({ r, s })
    expect(await node.request('eth_getCode', [authority])).toBe(`0xef0100${HALTING.slice(2)}`)
    // A number with a leading zero, and neither a quantity nor 32 bytes.
    await expect(send({ r, s: `0x00${s.slice(4)}`.slice(0, 64) })).rejects.toMatchObject({ code: -32602 })
  })

  test('lets viem and ethers read custom errors of transactions over HTTP', async () => {
    const { abi, bytecode } = artifact('Faults')
    const wallet = createWalletClient({ chain: foundry, transport: http(url), account: from })
    const hash = await wallet.deployContract({ abi, bytecode })
    const { contractAddress: address } = await createPublicClient({ transport: http(url) }).getTransactionReceipt({ hash })
    const write = wallet.writeContract({ abi, address: address!, functionName: 'custom', args: [1n, 2n], gas: 200_000n })
    const error = await write.catch((thrown: unknown) => thrown)
    const decoded = error instanceof BaseError ? error.walk((inner) => inner instanceof ContractFunctionRevertedError) : error
    expect(decoded).toMatchObject({ data: { errorName: 'TooLittle', args: [expect.stringMatching(/^0x/), 1n, 2n] } })

    const provider = new ethers.JsonRpcProvider(url)
    const contract = new ethers.Contract(address!, abi as ethers.InterfaceAbi, await provider.getSigner(0))
    const refused = await failureOf(contract.getFunction('custom')(1n, 2n, { gasLimit: 200_000 }))
    const { data } = (refused as unknown as { error: Failure }).error
    const raw = contract.interface.encodeErrorResult('TooLittle', [from, 1n, 2n])
    expect(data).toEqual(isHardhat ? { message: 'execution reverted', txHash: expect.stringMatching(HASH), data: raw } : raw)
    provider.destroy()
  })

  test('refuses a nonce gap under automine in the dialect of Hardhat', async () => {
    const gap = () => node.request('eth_sendTransaction', [{ from, to, nonce: '0x5' }])
    if (!isHardhat) return expect(await gap()).toMatch(HASH)
    expect(await failureOf(gap())).toMatchObject({
      code: -32000,
      message: "Nonce too high. Expected nonce to be 0 but got 5. Note that transactions can't be queued when automining.",
    })
    expect(await node.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
    await node.request('evm_setAutomine', [false])
    expect(await gap()).toMatch(HASH)
    expect(await node.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x1' })
  })

  test('runs estimates in the block of the tool', async () => {
    await node.request('evm_setAutomine', [false])
    // Deploys code that reverts, unless it is called in the next block, when it is there.
    await node.request('eth_sendTransaction', [{ from, data: '0x625f5ffd5f526003601df3', gas: GAS }])
    const contract = `0x${ethers.getCreateAddress({ from, nonce: 0 }).slice(2).toLowerCase()}` as const
    const answer = node.request('eth_estimateGas', [{ from, to: contract }])
    if (isHardhat) expect(await failureOf(answer)).toMatchObject({ code: 3 })
    else expect(await answer).toBe('0x5208')
    expect(await node.request('eth_estimateGas', [{ from, to: contract }, 'latest'])).toBe('0x5208')
  })

  test('lists the pending transactions of the tool', async () => {
    await node.request('evm_setAutomine', [false])
    const unmanaged = `0x${'5a'.repeat(20)}` as const
    await node.request('anvil_setBalance', [unmanaged, '0xde0b6b3a7640000'])
    const pending = await node.request('eth_sendTransaction', [{ from, to }])
    const queued = await node.request('eth_sendTransaction', [{ from, to, nonce: '0x5', gas: '0x5208' }])
    const foreign = await node.request('eth_sendUnsignedTransaction', [{ from: unmanaged, to }])
    const hashes = (await node.request('eth_pendingTransactions')).map(({ hash }) => hash)
    expect(hashes.toSorted()).toEqual((isHardhat ? [pending, queued, foreign] : [pending]).toSorted())
  })
})
