import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Hex, type Node, NodeError } from '../../../src/index.js'
import { createTranscriptChain } from '../../support/test-chain.js'

const ATTRIBUTES = {
  timestamp: '0x6553f200',
  prevRandao: `0x${'11'.repeat(32)}`,
  suggestedFeeRecipient: `0x${'22'.repeat(20)}`,
  withdrawals: [],
  parentBeaconBlockRoot: `0x${'33'.repeat(32)}`,
} as const

describe('testing_buildBlockV1', () => {
  let node: Node
  let head: Hex

  beforeEach(async () => {
    node = (await createTranscriptChain()).node
    head = (await node.request('eth_getBlockByNumber', ['latest', false]))!.hash!
  })
  afterEach(() => node.close())

  const sign = async (sender: number, nonce: Hex) =>
    (
      await node.request('eth_signTransaction', [
        {
          from: node.accounts[sender]!.address,
          to: node.accounts[9]!.address,
          value: '0x1',
          gas: '0x5208',
          nonce,
          gasPrice: '0x77359400',
        },
      ])
    ).raw
  const refusal = (given: Parameters<typeof build>[0]) =>
    build(given).then(
      () => undefined,
      (error: unknown) => (error instanceof NodeError ? { code: error.code, message: error.message } : error),
    )
  const build = ({
    parent = head,
    transactions = [],
    extraData = '0x',
    ...attributes
  }: {
    parent?: Hex
    transactions?: readonly Hex[] | null
    extraData?: Hex
    timestamp?: Hex
    withdrawals?: readonly { index: Hex; validatorIndex: Hex; address: Hex; amount: Hex }[]
  }) => node.request('testing_buildBlockV1', [parent, { ...ATTRIBUTES, ...attributes }, transactions, extraData])

  it('refuses a creation whose init code is longer than EIP-3860 allows', async () => {
    const from = node.accounts[5]!.address
    const creation = { from, data: `0x${'00'.repeat(49_153)}`, gas: '0x7a1200', nonce: '0x0', gasPrice: '0x77359400' } as const
    const { raw } = await node.request('eth_signTransaction', [creation])
    expect(await refusal({ transactions: [raw] })).toEqual({
      code: -32000,
      message: 'max initcode size exceeded: code size 49153, limit 49152',
    })
  })

  it('builds a block of the given transactions in order, without changing the chain', async () => {
    const transactions = [await sign(5, '0x0'), await sign(1, '0x1'), await sign(5, '0x1')]
    const { executionPayload, blockValue, ...rest } = await build({ transactions, extraData: '0x68656c6c6f' })
    expect(executionPayload).toMatchObject({
      parentHash: head,
      blockNumber: '0x4',
      feeRecipient: ATTRIBUTES.suggestedFeeRecipient,
      prevRandao: ATTRIBUTES.prevRandao,
      timestamp: ATTRIBUTES.timestamp,
      extraData: '0x68656c6c6f',
      gasUsed: '0xf618',
      gasLimit: '0x1c9c380',
      transactions,
    })
    expect(BigInt(blockValue)).toBe(63_000n * (2_000_000_000n - BigInt(executionPayload.baseFeePerGas)))
    expect(rest).toEqual({ blobsBundle: { commitments: [], proofs: [], blobs: [] }, executionRequests: [], shouldOverrideBuilder: false })
    expect(await node.request('eth_blockNumber')).toBe('0x3')
    expect(await node.request('txpool_status')).toEqual({ pending: '0x1', queued: '0x1' })
  })

  it('builds an empty block of an empty list, and one of the pool without a list', async () => {
    expect((await build({})).executionPayload).toMatchObject({ transactions: [], gasUsed: '0x0' })
    const { transactions } = (await build({ transactions: null })).executionPayload
    const [pending] = await node.request('eth_getPendingTransactions')
    expect(transactions).toEqual([await node.request('eth_getRawTransactionByHash', [pending!.hash])])
  })

  it('builds on any known block, with withdrawals', async () => {
    const parent = (await node.request('eth_getBlockByNumber', ['0x1', false]))!.hash!
    const withdrawal = { index: '0x0', validatorIndex: '0x1', address: ATTRIBUTES.suggestedFeeRecipient, amount: '0x5' } as const
    const { executionPayload } = await build({ parent, withdrawals: [withdrawal] })
    expect(executionPayload).toMatchObject({ parentHash: parent, blockNumber: '0x2', withdrawals: [withdrawal] })
  })

  it('refuses invalid payloads', async () => {
    expect(await refusal({ transactions: [await sign(5, '0x7')] })).toEqual({
      code: -32000,
      message: 'nonce too high: address 0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc, tx: 7 state: 0',
    })
    expect(await refusal({ transactions: [await sign(1, '0x0')] })).toEqual({
      code: -32000,
      message: 'nonce too low: address 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, tx: 0 state: 1',
    })
    expect(await refusal({ timestamp: '0x1' })).toEqual({ code: -32000, message: 'invalid timestamp, parent 1700000003 given 1' })
    expect(await refusal({ parent: `0x${'44'.repeat(32)}` })).toEqual({ code: -32000, message: 'header for hash not found' })
    expect(await refusal({ extraData: `0x${'00'.repeat(33)}` })).toEqual({
      code: -32602,
      message: 'extra data of 33 bytes, at most 32 fit',
    })
    expect(await refusal({ transactions: ['0x05'] })).toMatchObject({ code: -32000, message: 'transaction type not supported' })
  })
})
