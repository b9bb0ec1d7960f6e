/** Accounts given by their private keys, with what their users see of them. */
import { Wallet } from 'ethers'
import { createNode, type Hex, InvalidOption, type Node, type NodeOptions } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { embedded } from 'evmbed/viem'
import { createPublicClient, createWalletClient, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'

const KEYS = [`0x${'11'.repeat(32)}`, `0x${'AB'.repeat(32)}`] as const
const [FIRST, SECOND] = KEYS.map((key) => privateKeyToAccount(key.toLowerCase() as Hex).address.toLowerCase() as Hex) as [Hex, Hex]
const STRANGER: Hex = `0x${'99'.repeat(20)}`
const GENESIS = {
  config: { chainId: 7, terminalTotalDifficulty: 0, londonBlock: 0 },
  // geth writes addresses without 0x, in any case.
  alloc: { [SECOND.slice(2).toUpperCase()]: { balance: '5', nonce: '0x3', storage: { '0x01': '0x02' } }, [STRANGER]: { balance: '0x6' } },
  gasLimit: '0x1c9c380',
}

const nodes = new Set<Node>()
afterEach(async () => {
  await Promise.all([...nodes].map((node) => node.close()))
  nodes.clear()
})

async function started(options: NodeOptions): Promise<Node> {
  const node = await createNode(options)
  nodes.add(node)
  return node
}

const balancesOf = async (node: Node) =>
  Promise.all([FIRST, SECOND].map(async (address) => BigInt(await node.request('eth_getBalance', [address, 'earliest']))))

describe('accounts given by their keys', () => {
  test('manages the accounts of given keys in their order, with their balances', async () => {
    const node = await started({ accounts: [{ privateKey: KEYS[0] }, { privateKey: KEYS[1], balance: 12n }], balance: 34n })
    expect(await node.request('eth_accounts')).toEqual([FIRST, SECOND])
    expect(node.accounts).toEqual([
      { address: FIRST, privateKey: KEYS[0] },
      { address: SECOND, privateKey: KEYS[1].toLowerCase() },
    ])
    expect(await balancesOf(node)).toEqual([34n, 12n])
  })

  test('gives accounts of keys 10,000 ether by default, and lets viem and ethers send from them', async () => {
    const node = await started({ accounts: KEYS.map((privateKey) => ({ privateKey })) })
    expect(await balancesOf(node)).toEqual([parseEther('10000'), parseEther('10000')])
    const transport = embedded(node)
    const managed = createWalletClient({ chain: foundry, transport, account: FIRST })
    const local = createWalletClient({ chain: foundry, transport, account: privateKeyToAccount(KEYS[0]) })
    for (const client of [managed, local]) await client.sendTransaction({ to: STRANGER, value: 1n })
    const provider = new EmbeddedProvider(node)
    await (await provider.getSigner(1)).sendTransaction({ to: STRANGER, value: 1n })
    await new Wallet(KEYS[1], provider).sendTransaction({ to: STRANGER, value: 1n })
    await provider.destroy()
    expect(await createPublicClient({ transport }).getBalance({ address: STRANGER })).toBe(4n)
  })

  test('keeps the accounts of keys in forks of the node', async () => {
    const child = await (await started({ accounts: [{ privateKey: KEYS[0] }] })).fork()
    nodes.add(child)
    await child.request('eth_sendTransaction', [{ from: FIRST, to: STRANGER, value: '0x1' }])
    expect(await child.request('eth_getBalance', [STRANGER])).toBe('0x1')
  })

  test('takes an empty list of accounts', async () => {
    expect(await (await started({ accounts: [] })).request('eth_accounts')).toEqual([])
  })

  test('manages accounts of keys beside a genesis without changing its hash', async () => {
    const plain = await started({ genesis: GENESIS })
    const node = await started({ genesis: GENESIS, accounts: KEYS.map((privateKey) => ({ privateKey })) })
    expect(await node.request('eth_accounts')).toEqual([FIRST, SECOND])
    expect(await balancesOf(node)).toEqual([0n, 5n])
    const hashOf = async (one: Node) => (await one.request('eth_getBlockByNumber', ['earliest', false]))!.hash
    expect(await hashOf(node)).toBe(await hashOf(plain))
  })

  test('adds given balances to the alloc of a genesis and keeps its other fields', async () => {
    const accounts = KEYS.map((privateKey) => ({ privateKey, balance: parseEther('1') }))
    const node = await started({ genesis: GENESIS, accounts })
    expect(await balancesOf(node)).toEqual([parseEther('1'), parseEther('1')])
    expect(await node.request('eth_getTransactionCount', [SECOND, 'latest'])).toBe('0x3')
    expect(BigInt(await node.request('eth_getStorageAt', [SECOND, '0x1', 'latest']))).toBe(2n)
    expect(await node.request('eth_getBalance', [STRANGER, 'latest'])).toBe('0x6')
    await node.request('eth_sendTransaction', [{ from: SECOND, to: STRANGER, value: '0x1' }])
    expect(await node.request('eth_getBalance', [STRANGER, 'latest'])).toBe('0x7')
  })

  test.each([
    ['a key that is too short', [{ privateKey: '0x11' }], 'accounts.0.privateKey'],
    ['a key without 0x', [{ privateKey: '11'.repeat(32) }], 'accounts.0.privateKey'],
    ['zero for a key', [{ privateKey: `0x${'00'.repeat(32)}` }], 'accounts.0.privateKey'],
    ['a key beyond the curve', [{ privateKey: KEYS[0] }, { privateKey: `0x${'ff'.repeat(32)}` }], 'accounts.1.privateKey'],
    ['a key twice', [{ privateKey: KEYS[1] }, { privateKey: KEYS[1].toLowerCase() }], 'accounts.1.privateKey'],
    ['no key', [{ balance: 1n }], 'accounts.0.privateKey'],
    ['a name that Ganache has', [{ secretKey: KEYS[0] }], 'accounts.0.secretKey'],
    ['a balance that is no bigint', [{ privateKey: KEYS[0], balance: '1' }], 'accounts.0.balance'],
    ['a negative balance', [{ privateKey: KEYS[0], balance: -1n }], 'accounts.0.balance'],
    ['keys that are no objects', [KEYS[0]], 'accounts.0'],
    ['an object', { privateKey: KEYS[0] }, 'accounts'],
    ['a key', KEYS[0], 'accounts'],
    ['too many accounts', 1001, 'accounts'],
    ['part of an account', 1.5, 'accounts'],
  ])('refuses accounts with %s, and repeats no key in the error', async (_what, accounts, option) => {
    const error = await createNode({ accounts } as NodeOptions).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InvalidOption)
    expect(error).toMatchObject({ option })
    expect(String((error as Error).stack)).not.toMatch(/1111|abab|ffff/i)
  })

  test('repeats no key that is given under the option name of another tool', async () => {
    const error = await createNode({ wallet: { accounts: [{ secretKey: KEYS[0] }] } } as NodeOptions).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InvalidOption)
    expect(String((error as Error).stack)).not.toMatch(/1111/)
  })

  test('refuses a mnemonic beside keys', async () => {
    const mnemonic = 'test test test test test test test test test test test junk'
    await expect(createNode({ accounts: [{ privateKey: KEYS[0] }], mnemonic })).rejects.toThrow(
      "option 'accounts': expected a count of accounts beside 'mnemonic' or 'derivationPath', got \"keys\"",
    )
  })
})
