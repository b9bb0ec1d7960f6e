import { BrowserProvider, getAddress } from 'ethers'
import { createNode, type Hex, type Node, NodeProvider } from 'evmbed'
import { hexToBytes, keccak256 } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHAIN_ORIGINS } from '../../support/origins.js'

const [ANNA, BERT, HEIR] = ['aa', 'bb', 'cc'].map((end): Hex => `0x${end.padStart(40, '0')}`) as [Hex, Hex, Hex]
const ETHER = '0xde0b6b3a7640000'
/** Nothing can sign this. */
const NO_SIGNATURE = '0x0'

const UNDER_RULES = CHAIN_ORIGINS.flatMap(({ name, create }) =>
  (['osaka', 'london', 'homestead'] as const).map((hardfork) => ({ name, create, hardfork })),
)

describe.each(UNDER_RULES)('impersonated accounts under the rules of $hardfork, on $name', ({ create, hardfork }) => {
  let node: Node

  beforeEach(async () => {
    node = await create({ hardfork })
    for (const account of [ANNA, BERT]) {
      await node.request('anvil_setBalance', [account, ETHER])
      await node.request('anvil_impersonateAccount', [account])
    }
  })
  afterEach(() => node.close())

  const price = hardfork === 'homestead' ? ({ gasPrice: '0x3b9aca00' } as const) : {}
  const send = (from: Hex, fields: object = {}) =>
    node.request('eth_sendTransaction', [{ from, to: HEIR, value: '0x1', gas: '0x5208', ...price, ...fields }])

  it('shows an impersonated sender in every form of its transaction', async () => {
    const hash = await send(ANNA)
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ from: ANNA, hash, s: NO_SIGNATURE, r: '0xaa' })
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ from: ANNA, blockNumber: '0x1', transactionHash: hash })
    const raw = await node.request('debug_getRawTransaction', [hash])
    expect(keccak256(raw)).toBe(hash)
    expect(await node.request('debug_getRawBlock', ['latest'])).toContain(raw.slice(2))
    expect(await node.request('eth_getBalance', [HEIR, 'latest'])).toBe('0x1')
  })

  it('gives equal transactions of two impersonated senders different hashes', async () => {
    await node.request('evm_setAutomine', [false])
    const hashes = [await send(ANNA), await send(BERT)]
    expect(new Set(hashes).size).toBe(2)
    await node.mine()
    expect(await node.request('eth_getBlockByNumber', ['latest', false])).toMatchObject({ transactions: hashes })
  })

  it('impersonates contracts, which still cannot sign', async () => {
    const signer = node.accounts[0]!.address
    for (const account of [ANNA, signer]) await node.request('anvil_setCode', [account, '0x00'])
    const hash = await send(ANNA)
    expect(await node.request('eth_getTransactionReceipt', [hash])).toMatchObject({ blockNumber: '0x1', from: ANNA })
    expect(await node.request('eth_getCode', [ANNA, 'latest'])).toBe('0x00')
    expect(await node.request('debug_traceTransaction', [hash, { tracer: 'callTracer' }])).toMatchObject({ from: ANNA, to: HEIR })
    await expect(send(signer)).rejects.toThrow('sender not an eoa')
  })

  it('refuses raw transactions in the form of an impersonated sender', async () => {
    const raw = await node.request('debug_getRawTransaction', [await send(ANNA)])
    // Signatures are recovered by another library after some.
    for (let sent = 0; sent < 10; sent++) await send(node.accounts[0]!.address)
    for (const method of ['eth_sendRawTransaction', 'eth_sendRawTransactionSync'] as const) {
      await expect(node.request(method, [raw])).rejects.toMatchObject({ code: -32000, message: 'invalid sender' })
    }
    await expect(node.request('anvil_reorg', [1, [[raw, 0]]])).rejects.toMatchObject({ message: 'invalid sender' })
    const block = await node.request('debug_getRawBlock', ['0x1'])
    await node.request('debug_setHead', ['0x0'])
    await expect(node.importChain(hexToBytes(block))).rejects.toMatchObject({
      code: -32000,
      message: expect.stringMatching(/^block 1 .* refused/),
    })
  })

  it('replaces transactions of impersonated senders', async () => {
    await node.request('evm_setAutomine', [false])
    const transaction = { from: ANNA, to: HEIR, value: '0x1', gas: '0x5208', gasPrice: '0x77359400', nonce: '0x0' } as const
    await node.request('eth_sendTransaction', [transaction])
    const hash = await node.request('eth_resend', [transaction, '0xee6b2800'])
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ from: ANNA, gasPrice: '0xee6b2800' })
    expect(await node.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x0' })
  })
})

describe('impersonation', () => {
  let node: Node
  beforeEach(async () => {
    node = await createNode({ timestamp: 1_700_000_000n, allowInsecureUnlock: false })
    await node.request('anvil_setBalance', [ANNA, ETHER])
  })
  afterEach(() => node.close())

  const send = () => node.request('eth_sendTransaction', [{ from: ANNA, to: HEIR, value: '0x1' }])

  it('stops impersonating, and answers as Hardhat whether the account was impersonated', async () => {
    await expect(send()).rejects.toMatchObject({ code: -32000 })
    expect(await node.request('hardhat_impersonateAccount', [ANNA])).toBe(true)
    await send()
    expect(await node.request('hardhat_stopImpersonatingAccount', [ANNA])).toBe(true)
    expect(await node.request('hardhat_stopImpersonatingAccount', [ANNA])).toBe(false)
    expect(await node.request('anvil_stopImpersonatingAccount', [ANNA])).toBe(null)
    await expect(send()).rejects.toMatchObject({ code: -32000 })
  })

  it('gives ethers signers of impersonated accounts', async () => {
    const provider = new NodeProvider({ timestamp: 1_700_000_000n })
    await provider.request({ method: 'anvil_setBalance', params: [ANNA, ETHER] })
    await provider.request({ method: 'anvil_impersonateAccount', params: [ANNA] })
    const signer = await new BrowserProvider(provider).getSigner(ANNA)
    const receipt = await (await signer.sendTransaction({ to: HEIR, value: 1n })).wait()
    expect([receipt!.from, receipt!.status]).toEqual([getAddress(ANNA), 1])
    await provider.close()
  })

  it.each([
    ['anvil', 1],
    ['hardhat', 0],
    ['ganache', 0],
  ] as const)('lists impersonated accounts as %s does', async (dialect, shown) => {
    const other = await createNode({ dialect })
    for (const account of [ANNA, other.accounts[0]!.address]) await other.request('anvil_impersonateAccount', [account])
    expect(await other.request('eth_accounts')).toHaveLength(10 + shown)
    await other.close()
  })

  it('refuses eth_sendUnsignedTransaction to callers without the namespace of the tool', async () => {
    const call = (namespaces: readonly string[]) =>
      node
        .connect({ namespaces: new Set(namespaces), authenticated: true })
        .call('eth_sendUnsignedTransaction', [{ from: ANNA, to: HEIR, value: '0x1' }])
    await expect(call(['eth', 'debug'])).rejects.toMatchObject({ code: -32601 })
    expect(await call(['eth', 'anvil'])).toMatch(/^0x/)
  })

  it('impersonates every account with autoImpersonateAccount', async () => {
    expect(await node.request('anvil_autoImpersonateAccount', [true])).toBe(null)
    await send()
    await node.request('anvil_autoImpersonateAccount', [false])
    await expect(send()).rejects.toMatchObject({ code: -32000 })
  })

  it('charges fees to impersonated accounts, and sends without when they cannot pay', async () => {
    await node.request('anvil_impersonateAccount', [BERT])
    await expect(node.request('eth_sendTransaction', [{ from: BERT, to: HEIR, gas: '0x5208' }])).rejects.toThrow('insufficient funds')
  })

  it('ends impersonation with a reset', async () => {
    await node.request('anvil_impersonateAccount', [ANNA])
    await node.request('hardhat_reset')
    await node.request('anvil_setBalance', [ANNA, ETHER])
    await expect(send()).rejects.toMatchObject({ code: -32000 })
  })
})
