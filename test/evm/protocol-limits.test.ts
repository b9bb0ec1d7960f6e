import { ContractFactory } from 'ethers'
import { createNode, type Hex, InvalidOption, type Node, type NodeOptions } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { embedded } from 'evmbed/viem'
import { createPublicClient, createWalletClient } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterEach, describe, expect, test } from 'vitest'

const nodes = new Set<Node>()
afterEach(async () => {
  await Promise.all([...nodes].map((node) => node.close()))
  nodes.clear()
})

async function started(options: NodeOptions = {}): Promise<Node> {
  const node = await createNode(options)
  nodes.add(node)
  return node
}

/** Init code that deploys so many zeros: PUSH3 length DUP1 PUSH1 11 PUSH1 0 CODECOPY PUSH1 0 RETURN, and the code. */
const deploying = (length: number): Hex => `0x62${length.toString(16).padStart(6, '0')}80600d6000396000f3${'00'.repeat(length)}`

/** Deploys with a managed account and returns the length of the code in bytes. */
async function deployed(node: Node, data: Hex, gas = 16_700_000): Promise<number> {
  const from = node.accounts[0]!.address
  const hash = await node.request('eth_sendTransaction', [{ from, data, gas: `0x${gas.toString(16)}` }])
  const receipt = await node.request('eth_getTransactionReceipt', [hash])
  return receipt!.status === '0x1' ? ((await node.request('eth_getCode', [receipt!.contractAddress!])).length - 2) / 2 : 0
}

/** The message of the error of a call; undefined when it succeeds. */
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    ({ code, message }: { code: number; message: string }) => `${code}: ${message}`,
  )

describe('the length of contract code', () => {
  test('limits code to 24,576 bytes and init code to 49,152', async () => {
    const node = await started()
    const from = node.accounts[0]!.address
    expect(await deployed(node, deploying(24_576))).toBe(24_576)
    expect(await deployed(node, deploying(24_577))).toBe(0)
    const data = deploying(49_152)
    const expected = '-32000: max initcode size exceeded: code size 49165, limit 49152'
    expect(await refusal(node.request('eth_sendTransaction', [{ from, data, gas: '0xf42400' }]))).toBe(expected)
    const signed = await privateKeyToAccount(node.accounts[1]!.privateKey).signTransaction({
      chainId: 31337,
      nonce: 0,
      gas: 16_000_000n,
      maxFeePerGas: 2_000_000_000n,
      data,
    })
    expect(await refusal(node.request('eth_sendRawTransaction', [signed]))).toBe(expected)
  })

  test('removes the limits of code with allowUnlimitedContractSize, for viem, ethers, calls and contracts that create contracts', async () => {
    const node = await started({ allowUnlimitedContractSize: true })
    const transport = embedded(node)
    const reader = createPublicClient({ chain: foundry, transport })
    const writer = createWalletClient({ chain: foundry, transport, account: privateKeyToAccount(node.accounts[0]!.privateKey) })
    const hash = await writer.deployContract({ abi: [], bytecode: deploying(60_000) })
    const { contractAddress } = await reader.getTransactionReceipt({ hash })
    expect((await reader.getCode({ address: contractAddress! }))!.length).toBe(2 + 2 * 60_000)

    const provider = new EmbeddedProvider(node)
    const contract = await new ContractFactory([], deploying(30_000), await provider.getSigner(1)).deploy()
    expect((await provider.getCode(await contract.getAddress())).length).toBe(2 + 2 * 30_000)
    await provider.destroy()

    const from = node.accounts[0]!.address
    expect((await node.request('eth_call', [{ from, data: deploying(60_000) }])).length).toBe(2 + 2 * 60_000)
    // CALLDATASIZE PUSH0 PUSH0 CALLDATACOPY CALLDATASIZE PUSH0 PUSH0 CREATE EXTCODESIZE PUSH0 MSTORE PUSH1 32 PUSH0 RETURN
    const factory = '0x00000000000000000000000000000000000000fa'
    await node.request('anvil_setCode', [factory, '0x365f5f37365f5ff03b5f5260205ff3'])
    expect(Number(await node.request('eth_call', [{ from, to: factory, data: deploying(60_000) }]))).toBe(60_000)
  })

  test('accepts code in a transaction of more than 128 kB with allowUnlimitedContractSize', async () => {
    const node = await started({ allowUnlimitedContractSize: true, limits: { transactionGasLimit: 0n } })
    expect(await deployed(node, deploying(140_000), 30_000_000)).toBe(140_000)
  })

  test('sets no limit of init code before Shanghai', async () => {
    const node = await started({ allowUnlimitedContractSize: true, hardfork: 'london' })
    expect(await deployed(node, deploying(140_000), 30_000_000)).toBe(140_000)
  })

  test('limits code to codeSizeLimit and init code to twice that, also in forks of the node', async () => {
    const node = await started({ limits: { codeSizeLimit: 26_000 } })
    for (const one of [node, await node.fork()]) {
      nodes.add(one)
      expect(await deployed(one, deploying(26_000))).toBe(26_000)
      expect(await deployed(one, deploying(26_001))).toBe(0)
      const from = one.accounts[0]!.address
      expect(await refusal(one.request('eth_call', [{ from, data: deploying(52_000) }]))).toMatch(
        'max initcode size exceeded: code size 52013, limit 52000',
      )
    }
  })

  test('checks the option codeSizeLimit', async () => {
    await expect(createNode({ limits: { codeSizeLimit: 0 } })).rejects.toThrow(InvalidOption)
    await expect(createNode({ limits: { codeSizeLimit: 30_000 }, allowUnlimitedContractSize: true })).rejects.toThrow(
      "option 'limits.codeSizeLimit': expected no limit beside 'allowUnlimitedContractSize', got 30000",
    )
  })
})

describe('the gas of a transaction', () => {
  const GAS = '0x1c9c380'

  /** Returns the errors of a transfer with 30,000,000 gas, sent by the node, and signed by its sender. */
  async function outcomes(node: Node): Promise<unknown[]> {
    const [one, other] = node.accounts
    const signed = await privateKeyToAccount(other!.privateKey).signTransaction({
      chainId: 31337,
      nonce: 0,
      gas: BigInt(GAS),
      maxFeePerGas: 2_000_000_000n,
      to: one!.address,
    })
    return [
      await refusal(node.request('eth_sendTransaction', [{ from: one!.address, to: other!.address, gas: GAS }])),
      await refusal(node.request('eth_sendRawTransaction', [signed])),
    ]
  }

  test('caps the gas of a transaction as EIP-7825 does', async () => {
    const expected = '-32000: transaction gas limit too high (cap: 16777216, tx: 30000000)'
    expect(await outcomes(await started())).toEqual([expected, expected])
  })

  test('removes the cap with a transactionGasLimit of 0, also for estimates', async () => {
    const node = await started({ limits: { transactionGasLimit: 0n } })
    expect(await outcomes(node)).toEqual([undefined, undefined])
    const from = node.accounts[0]!.address
    // Reverts with less than 20,000,000 gas: PUSH4 20000000 GAS LT PUSH1 11 JUMPI STOP JUMPDEST PUSH0 PUSH0 REVERT.
    const spender = '0x00000000000000000000000000000000000000fa'
    await node.request('anvil_setCode', [spender, '0x6301312d005a10600b57005b5f5ffd'])
    expect(Number(await node.request('eth_estimateGas', [{ from, to: spender }]))).toBeGreaterThan(20_000_000)
  })

  test('caps the gas of a transaction at transactionGasLimit', async () => {
    const expected = '-32000: transaction gas limit too high (cap: 20000000, tx: 30000000)'
    expect(await outcomes(await started({ limits: { transactionGasLimit: 20_000_000n } }))).toEqual([expected, expected])
    await expect(createNode({ limits: { transactionGasLimit: -1n } })).rejects.toThrow(InvalidOption)
  })
})
