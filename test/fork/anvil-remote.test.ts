import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STORE, word } from '../contracts/bytecode.js'
import { type Anvil, type Ask, anvilProgram, startAnvil } from '../peers/anvil.js'

const program = anvilProgram()
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const STRANGER: Hex = '0x00000000000000000000000000000000000000aa'
const GAS = { gas: '0x30d40', maxFeePerGas: '0x12a05f2000', maxPriorityFeePerGas: '0x3b9aca00' } as const

interface Receipt {
  readonly [member: string]: unknown
  readonly logs: readonly Readonly<Record<string, unknown>>[]
}

/** Members that a fork shares with the original: not hashes of blocks, which contain state roots, and times. */
function comparable({
  transactionHash,
  status,
  gasUsed,
  cumulativeGasUsed,
  contractAddress,
  blockNumber,
  effectiveGasPrice,
  type,
  logs,
}: Receipt) {
  const events = logs.map(({ address, topics, data, logIndex }) => ({ address, topics, data, logIndex }))
  return { transactionHash, status, gasUsed, cumulativeGasUsed, contractAddress, blockNumber, effectiveGasPrice, type, events }
}

describe.skipIf(!program)('a fork of an Anvil over HTTP', () => {
  let anvil: Anvil
  let store: Hex
  let fork: Node

  beforeAll(async () => {
    anvil = await startAnvil(program!, ['--chain-id', '777'])
    const hash = await anvil.request('eth_sendTransaction', [{ from: SENDER, data: STORE, ...GAS }])
    const receipt = (await anvil.request('eth_getTransactionReceipt', [hash])) as Receipt
    store = receipt.contractAddress as Hex
    await anvil.request('eth_sendTransaction', [{ from: SENDER, to: store, data: word(42), ...GAS }])
    await anvil.request('eth_sendTransaction', [{ from: SENDER, to: STRANGER, value: '0x3e8', ...GAS }])
    fork = await createNode({ fork: { url: anvil.url } })
  })

  afterAll(async () => {
    await fork.close()
    await anvil.close()
  })

  it('has its chain id, its height, its state and its past', async () => {
    expect(await fork.request('eth_chainId')).toBe('0x309')
    expect(await fork.request('eth_blockNumber')).toBe('0x3')
    expect(await fork.request('eth_getBalance', [STRANGER])).toBe('0x3e8')
    expect(await fork.request('eth_getStorageAt', [store, word(BigInt(SENDER))])).toBe(word(42))
    for (const number of ['0x0', '0x2', '0x3']) {
      expect(await fork.call('eth_getBlockByNumber', [number, true])).toEqual(await anvil.request('eth_getBlockByNumber', [number, true]))
    }
    expect(await fork.call('eth_getLogs', [{ fromBlock: '0x0' }])).toEqual(await anvil.request('eth_getLogs', [{ fromBlock: '0x0' }]))
  })

  it('gives the receipts, the logs and the balances that Anvil gives for the same transactions', async () => {
    const sent = [{ to: store, data: word(7) }, { to: store, data: word(0) }, { to: STRANGER, value: '0x5' }, { data: STORE }]
    const receiptsOf = async (request: Ask) => {
      // The accounts of a fork are funded anew.
      await request('anvil_setBalance', [SENDER, '0xde0b6b3a7640000'])
      const receipts = []
      for (const transaction of sent) {
        const hash = await request('eth_sendTransaction', [{ from: SENDER, ...GAS, ...transaction }])
        receipts.push(comparable((await request('eth_getTransactionReceipt', [hash])) as Receipt))
      }
      return [receipts, await request('eth_getBalance', [SENDER, 'latest']), await request('eth_getBalance', [STRANGER, 'latest'])]
    }
    const own = await receiptsOf((method, params) => fork.call(method, params as []))
    expect(own).toEqual(await receiptsOf((method, params) => anvil.request(method, params)))
  })
})
