import { BrowserProvider } from 'ethers'
import { createNode, type Json, MemoryKeyStore, type Node, NodeError, type NodeOptions, NodeProvider } from 'evmbed'
import fc from 'fast-check'
import { createWalletClient, custom, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { afterEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../../support/manual-clock.js'

const KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const ADDRESS = '0x2c7536e3605d9c16a7a3d7b1898e529396a65c23'
const PASSPHRASE = 'correct horse battery staple'
const LOCKED = 'authentication needed: password or unlock'
const ETHER = '0xde0b6b3a7640000'

const nodes: Node[] = []
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close()
})

async function start(options: NodeOptions = {}): Promise<Node> {
  const node = await createNode({ accounts: 2, ...options })
  nodes.push(node)
  return node
}

/** A node with a locked account that has an ether. */
async function withAccount(options: NodeOptions = {}) {
  const clock = new ManualClock()
  const node = await start({ clock, ...options })
  const dev = node.accounts[0]!.address
  const address = await node.request('personal_importRawKey', [KEY, PASSPHRASE])
  await node.request('eth_sendTransaction', [{ from: dev, to: address, value: ETHER }])
  return { node, clock, dev, address, payment: { from: address, to: dev, value: '0x1' } as const }
}

test('lists an imported account, locked, with the address of its key', async () => {
  const { node, dev, address } = await withAccount()
  expect(address).toBe(ADDRESS)
  expect(await node.request('eth_accounts')).toEqual([dev, node.accounts[1]!.address, ADDRESS])
  expect(await node.request('personal_listAccounts')).toEqual([dev, node.accounts[1]!.address, ADDRESS])
  expect(await node.request('personal_listWallets')).toContainEqual({
    url: `memory:${ADDRESS}`,
    status: 'Locked',
    accounts: [{ address: ADDRESS, url: `memory:${ADDRESS}` }],
  })
  expect(await node.request('personal_importRawKey', [KEY, 'another'])).toBe(ADDRESS)
})

describe('a locked account', () => {
  test('refuses to sign without the passphrase', async () => {
    const { node, address, payment } = await withAccount()
    const typed = { domain: {}, types: { A: [] }, primaryType: 'A', message: {} }
    await expect(node.request('eth_sendTransaction', [payment])).rejects.toThrow(LOCKED)
    await expect(node.request('eth_sign', [address, '0x'])).rejects.toThrow(LOCKED)
    await expect(node.request('eth_signTypedData', [address, typed])).rejects.toThrow(LOCKED)
    await expect(node.request('personal_sign', ['0x', address])).rejects.toThrow(LOCKED)
    const wrong = 'could not decrypt key with given password'
    await expect(node.request('personal_sign', ['0x', address, ''])).rejects.toThrow(wrong)
    await expect(node.request('personal_sendTransaction', [payment, ''])).rejects.toThrow(wrong)
    expect(await node.request('eth_getTransactionCount', [address, 'pending'])).toBe('0x0')
  })

  test('sends with its passphrase, and stays locked', async () => {
    const { node, address, payment } = await withAccount()
    const hash = await node.request('personal_sendTransaction', [payment, PASSPHRASE])
    expect((await node.request('eth_getTransactionReceipt', [hash]))?.status).toBe('0x1')
    await expect(node.request('eth_sendTransaction', [payment])).rejects.toThrow(LOCKED)
    await node.request('personal_signAndSendTransaction', [payment, PASSPHRASE])
    expect(await node.request('eth_getTransactionCount', [address])).toBe('0x2')
  })

  test('assigns different nonces to simultaneous transactions', async () => {
    const { node, address, payment } = await withAccount()
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => node.request('personal_sendTransaction', [{ ...payment, gas: '0x5208' }, PASSPHRASE])),
    )
    expect(new Set(sent).size).toBe(4)
    expect(await node.request('eth_getTransactionCount', [address])).toBe('0x4')
  })

  test('signs a transaction that others can send', async () => {
    const { node, address, payment } = await withAccount()
    const args = { ...payment, gas: '0x5208', gasPrice: '0x77359400', nonce: '0x0' } as const
    for (const [missing, text] of [
      ['gas', 'gas not specified'],
      ['gasPrice', 'missing gasPrice or maxFeePerGas/maxPriorityFeePerGas'],
      ['nonce', 'nonce not specified'],
    ] as const) {
      await expect(node.request('personal_signTransaction', [{ ...args, [missing]: undefined }, PASSPHRASE])).rejects.toThrow(text)
    }
    const { raw, tx } = await node.request('personal_signTransaction', [args, PASSPHRASE])
    expect(tx).toMatchObject({ from: address, nonce: '0x0' })
    expect(await node.request('eth_sendRawTransaction', [raw])).toBe(tx.hash)
    expect(await node.request('eth_getTransactionCount', [address])).toBe('0x1')
  })
})

describe('personal_unlockAccount', () => {
  test('unlocks an account for 300 seconds', async () => {
    const { node, clock, address, payment } = await withAccount()
    expect(await node.request('personal_unlockAccount', [address, PASSPHRASE])).toBe(true)
    await node.request('eth_sendTransaction', [payment])
    await clock.advance(299_999)
    await node.request('eth_sign', [address, '0x'])
    await clock.advance(1)
    await expect(node.request('eth_sign', [address, '0x'])).rejects.toThrow(LOCKED)
  })

  test.each([[1], ['0x1'], ['1']])('unlocks an account for the given duration: %j', async (duration) => {
    const { node, clock, address } = await withAccount()
    await node.request('personal_unlockAccount', [address, PASSPHRASE, duration as number])
    await node.request('eth_sign', [address, '0x'])
    await clock.advance(1000)
    await expect(node.request('eth_sign', [address, '0x'])).rejects.toThrow(LOCKED)
  })

  test('unlocks an account until it is locked with duration 0', async () => {
    const { node, clock, address } = await withAccount()
    await node.request('personal_unlockAccount', [address, PASSPHRASE, 0])
    await clock.advance(1_000_000_000)
    await node.request('eth_sign', [address, '0x'])
    expect(await node.request('personal_lockAccount', [address])).toBe(true)
    await expect(node.request('eth_sign', [address, '0x'])).rejects.toThrow(LOCKED)
    expect(await node.request('personal_lockAccount', [`0x${'77'.repeat(20)}`])).toBe(false)
  })

  test('refuses durations beyond those of geth', async () => {
    const { node, address } = await withAccount()
    expect(await node.request('personal_unlockAccount', [address, PASSPHRASE, 9_223_372_036])).toBe(true)
    await expect(node.request('personal_unlockAccount', [address, PASSPHRASE, 9_223_372_037])).rejects.toThrow('unlock duration too large')
  })
})

test('recovers in personal_ecRecover the signer of personal_sign and eth_sign', async () => {
  const { node, dev, address } = await withAccount()
  const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}` as const
  const message = fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ minLength: 32, maxLength: 32 })).map(hex)
  await node.request('personal_unlockAccount', [address, PASSPHRASE, 0])
  await fc.assert(
    fc.asyncProperty(message, fc.constantFrom(dev, address), async (text, signer) => {
      const signature = await node.request('eth_sign', [signer, text])
      expect(await node.request('personal_sign', [text, signer])).toBe(signature)
      expect(await node.request('personal_ecRecover', [text, signature])).toBe(signer)
      expect((await recoverMessageAddress({ message: { raw: text }, signature })).toLowerCase()).toBe(signer)
    }),
    { numRuns: 15 },
  )
  const signature = await node.request('personal_sign', ['0x6869', address, PASSPHRASE])
  expect(await node.request('personal_ecRecover', ['0x6869', signature])).toBe(address)
})

test('signs messages and typed data through viem and ethers', async () => {
  const provider = new NodeProvider({ accounts: 1 })
  const [account] = (await provider.request({ method: 'eth_accounts' })) as [`0x${string}`]
  const typed = {
    domain: { name: 'x', chainId: 31337 },
    types: { Order: [{ name: 'amounts', type: 'uint256[]' }] },
    primaryType: 'Order',
    message: { amounts: [1n, 2n ** 255n] },
  } as const
  const wallet = createWalletClient({ transport: custom(provider), account })
  const message = 'hellö'
  const signature = await wallet.signMessage({ message })
  expect((await recoverMessageAddress({ message, signature })).toLowerCase()).toBe(account)
  const typedSignature = await wallet.signTypedData(typed)
  expect((await recoverTypedDataAddress({ ...typed, signature: typedSignature })).toLowerCase()).toBe(account)

  const signer = await new BrowserProvider(provider).getSigner()
  expect(await signer.signMessage(message)).toBe(signature)
  expect(await signer.signTypedData(typed.domain, { Order: [...typed.types.Order] }, typed.message)).toBe(typedSignature)
  await provider.close()
})

test('refuses to use keys without a credential', async () => {
  const { node } = await withAccount()
  const { records, unauthenticated } = {
    records: await node.request('rpc_modules'),
    unauthenticated: node.connect({ namespaces: 'all', authenticated: false }),
  }
  expect(records).toHaveProperty('personal')
  for (const method of ['personal_listAccounts', 'personal_ecRecover', 'eth_sign', 'eth_signTypedData_v4', 'personal_unpair']) {
    await expect(unauthenticated.call(method, [])).rejects.toMatchObject({ code: 4100 })
  }
})

test('shows passphrases and keys in no error, report, fault or answer', async () => {
  const secrets = [PASSPHRASE, 'guessed passphrase', KEY, KEY.slice(0, 16), KEY.slice(-16)]
  const seen: string[] = []
  const note = (value: unknown) => {
    const parts =
      value instanceof Error ? [value.message, value.stack, JSON.stringify(value), JSON.stringify({ ...value })] : [JSON.stringify(value)]
    seen.push(parts.join('\n'))
  }
  const node = await start({ onFault: note })
  node.events.on('call', ({ method, error }) => note({ method, error: error instanceof Error ? `${error.stack}` : error }))
  const calls: [string, Json[]][] = [
    ['personal_importRawKey', [KEY, PASSPHRASE]],
    ['personal_importRawKey', [`0x${KEY}`, PASSPHRASE]],
    ['personal_importRawKey', [`${KEY}zz`, PASSPHRASE]],
    ['personal_importRawKey', [KEY.slice(1), PASSPHRASE]],
    ['personal_importRawKey', [`${KEY}00`, PASSPHRASE]],
    ['personal_importRawKey', [[KEY], { [PASSPHRASE]: PASSPHRASE }]],
    ['personal_importRawKey', [KEY]],
    ['personal_importRawKey', [KEY, PASSPHRASE, PASSPHRASE]],
    ['personal_newAccount', [[PASSPHRASE]]],
    ['personal_newAccount', [PASSPHRASE, PASSPHRASE]],
    ['personal_unlockAccount', [ADDRESS, 'guessed passphrase']],
    ['personal_unlockAccount', [ADDRESS, PASSPHRASE, 1e19]],
    ['personal_unlockAccount', [ADDRESS, PASSPHRASE, -1]],
    ['personal_unlockAccount', [ADDRESS, { passphrase: PASSPHRASE }]],
    ['personal_unlockAccount', [`0x${'55'.repeat(20)}`, PASSPHRASE]],
    ['personal_sign', ['0x00', ADDRESS, 'guessed passphrase']],
    ['personal_sign', ['0x00', ADDRESS, PASSPHRASE]],
    ['personal_sendTransaction', [{ from: ADDRESS, to: ADDRESS, gas: '0x5208' }, 'guessed passphrase']],
    ['personal_sendTransaction', [{ from: ADDRESS, to: ADDRESS, gas: '0x5208' }, PASSPHRASE]],
    ['personal_signTransaction', [{ from: ADDRESS, to: ADDRESS }, PASSPHRASE]],
    ['personal_unpair', ['keycard://x', PASSPHRASE]],
    ['personal_listWallets', []],
    ['personal_unlockAccount', [ADDRESS, PASSPHRASE, 0]],
    ['eth_sign', [ADDRESS, '0x00']],
  ]
  const connection = node.connect({ namespaces: 'all', authenticated: true })
  for (const [method, params] of calls) {
    await node.call(method, params).then(note, note)
    seen.push((await connection.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))) ?? '')
  }
  expect(seen.length).toBeGreaterThan(3 * calls.length)
  for (const text of seen) for (const secret of secrets) expect(text).not.toContain(secret)
})

test('refuses with codes that clients do not retry', async () => {
  const { node, address } = await withAccount()
  const text = { a: 1 }
  const calls: [string, Json[]][] = [
    ['eth_signTypedData', [address, text]],
    ['eth_signTypedData_v3', [address, '{']],
    ['eth_signTypedData_v4', [address, 5]],
    ['personal_ecRecover', ['0x', '0x']],
    ['personal_initializeWallet', ['keycard://x']],
    ['personal_unpair', ['keycard://x', '1234']],
    ['personal_sendTransaction', [{}, PASSPHRASE]],
    ['personal_sendTransaction', [{ from: address, to: address, value: '0xffffffffffffffffff' }, PASSPHRASE]],
    ['personal_importRawKey', ['', '']],
  ]
  for (const [method, params] of calls) {
    const error = await node.call(method, params).catch((reason: unknown) => reason)
    expect(error, method).toBeInstanceOf(NodeError)
    expect([-32000, -32602], method).toContain((error as NodeError).code)
  }
})

test('fails only the call when the key store fails', async () => {
  const memory = new MemoryKeyStore()
  let isBroken = false
  const faults: unknown[] = []
  const node = await start({
    keyStore: {
      protection: 'light',
      list: () => memory.list(),
      read: (address) => memory.read(address),
      async write(address, file) {
        if (isBroken) throw new Error('the disk is full')
        await memory.write(address, file)
      },
    },
    onFault: (fault) => faults.push(fault),
  })
  isBroken = true
  await expect(node.request('personal_newAccount', [PASSPHRASE])).rejects.toThrow('the disk is full')
  expect(faults).toHaveLength(1)
  isBroken = false
  const address = await node.request('personal_newAccount', [PASSPHRASE])
  expect(await node.request('personal_unlockAccount', [address, PASSPHRASE])).toBe(true)
})

test('refuses an invalid key store in createNode', async () => {
  await expect(createNode({ keyStore: 'keys' as never })).rejects.toThrow(
    'option \'keyStore\': expected a key store with protection, list(), read() and write(), got "keys"',
  )
})

test('refuses keys to callers and lists no accounts with allowInsecureUnlock false', async () => {
  const node = await start({ allowInsecureUnlock: false })
  const from = node.accounts[0]!.address
  const payment = { from, to: from, gas: '0x5208', gasPrice: '0x77359400', nonce: '0x0' } as const
  const calls: [string, Json[]][] = [
    ['eth_sendTransaction', [payment]],
    ['personal_importRawKey', [KEY, PASSPHRASE]],
    ['personal_listAccounts', []],
    ['personal_newAccount', [PASSPHRASE]],
    ['personal_sendTransaction', [payment, PASSPHRASE]],
    ['personal_sign', ['0x', from, PASSPHRASE]],
    ['personal_signAndSendTransaction', [payment, PASSPHRASE]],
    ['personal_signTransaction', [payment, PASSPHRASE]],
    ['personal_unlockAccount', [from, PASSPHRASE]],
  ]
  for (const [method, params] of calls) {
    await expect(node.call(method, params), method).rejects.toMatchObject({
      code: -32000,
      message: 'account unlock with HTTP access is forbidden',
    })
  }
  expect(await node.request('eth_accounts')).toEqual([])
  expect(await node.request('eth_sign', [from, '0x'])).toMatch(/^0x[0-9a-f]{130}$/)
})
