import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Node } from '../../../src/index.js'
import { ManualClock } from '../../support/manual-clock.js'

describe('eth_sendRawTransactionSync', () => {
  let clock: ManualClock
  let node: Node

  beforeEach(async () => {
    clock = new ManualClock()
    node = await createNode({ clock, mining: { automine: false } })
  })
  afterEach(() => node.close())

  const sign = async () => {
    const [sender, recipient] = node.accounts
    const { raw, tx } = await node.request('eth_signTransaction', [
      {
        from: sender!.address,
        to: recipient!.address,
        value: '0x1',
        gas: '0x5208',
        nonce: '0x0',
        maxFeePerGas: '0xb2d05e00',
        maxPriorityFeePerGas: '0x1',
      },
    ])
    return { raw, hash: tx.hash }
  }

  /** Hands a transaction in and resolves when the call waits for its receipt. */
  const handIn = async (raw: Hex, timeout?: Hex) => {
    const pooled = new Promise((resolve) => node.events.once('newPendingTransactions', resolve))
    const answer = node.request('eth_sendRawTransactionSync', timeout === undefined ? [raw] : [raw, timeout])
    // The answer is awaited later, so its rejection must not count as unhandled.
    answer.catch(() => undefined)
    await pooled
    await new Promise((resolve) => setImmediate(resolve))
    return { answer }
  }

  it('answers at once under automine', async () => {
    await node.request('evm_setAutomine', [true])
    const { raw, hash } = await sign()
    const receipt = await node.request('eth_sendRawTransactionSync', [raw])
    expect(receipt).toMatchObject({ transactionHash: hash, blockNumber: '0x1', status: '0x1' })
    expect(receipt).toEqual(await node.request('eth_getTransactionReceipt', [hash]))
  })

  it('waits for the block', async () => {
    const { raw, hash } = await sign()
    const { answer } = await handIn(raw)
    await clock.advance(19_999)
    await node.mine()
    expect(await answer).toMatchObject({ transactionHash: hash, blockNumber: '0x1' })
  })

  it.each([
    [undefined, 20_000, '20s'],
    ['0x1f4', 500, '500ms'],
    ['0x5dc', 1500, '1.5s'],
    ['0x0', 0, '0s'],
    ['0xea60', 60_000, '1m0s'],
    ['0xffffffffffffffff', 60_000, '1m0s'],
  ] as const)('gives up after %s milliseconds', async (timeout, waited, text) => {
    const { raw, hash } = await sign()
    const { answer } = await handIn(raw, timeout)
    await clock.advance(waited)
    await expect(answer).rejects.toMatchObject({
      code: 4,
      message: `The transaction was added to the transaction pool but wasn't processed in ${text}`,
      data: hash,
    })
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({ blockHash: null })
  })

  it('refuses what the pool refuses', async () => {
    const { raw } = await sign()
    await node.request('eth_sendRawTransaction', [raw])
    await expect(node.request('eth_sendRawTransactionSync', [raw])).rejects.toMatchObject({ code: -32000, message: 'already known' })
    const bytes: Hex = '0x1234'
    await expect(node.request('eth_sendRawTransactionSync', [bytes])).rejects.toMatchObject({ code: -32000 })
  })

  it('ends when the node closes', async () => {
    const { raw } = await sign()
    const { answer } = await handIn(raw)
    await node.close()
    await expect(answer).rejects.toMatchObject({ code: -32000, message: 'the node is closed' })
  })
})
