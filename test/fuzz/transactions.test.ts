/**
 * Bytes through eth_sendRawTransaction: random ones, and signed transactions of every type with something changed.
 *
 * Whatever the node takes is the transaction that ethers reads there, of the same sender; whatever it refuses has the code -32000.
 */
import { Transaction, Wallet } from 'ethers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNode, type Node } from '../../src/index.js'
import { patience, runs } from './runs.js'

const wallet = new Wallet(`0x${'47'.repeat(32)}`)
let node: Node
const faults: unknown[] = []

beforeAll(async () => {
  node = await createNode({ mining: { automine: false }, onFault: (fault) => faults.push(fault) })
  const [funder] = node.accounts
  await node.request('eth_sendTransaction', [{ from: funder!.address, to: wallet.address as `0x${string}`, value: '0x3635c9adc5dea00000' }])
  await node.mine()
})

afterAll(() => node.close())

const RECIPIENT = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const fees = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
const accessList = [{ address: RECIPIENT, storageKeys: [`0x${'00'.repeat(31)}01`] }]

async function signedTransactions(): Promise<string[]> {
  const base = { chainId: 31_337, nonce: 0, gasLimit: 100_000n, to: RECIPIENT, value: 1n, data: '0x00ff' }
  const authorization = wallet.authorizeSync({ address: RECIPIENT, nonce: 1, chainId: 31_337 })
  return Promise.all(
    [
      { ...base, type: 0, gasPrice: 3_000_000_000n },
      { ...base, type: 0, chainId: 0, gasPrice: 3_000_000_000n, data: '0x' },
      { ...base, type: 0, gasPrice: 3_000_000_000n, to: null, data: '0x5f5ff3' },
      { ...base, type: 1, gasPrice: 3_000_000_000n, accessList },
      { ...base, type: 2, ...fees, accessList },
      { ...base, type: 3, ...fees, blobVersionedHashes: [`0x01${'11'.repeat(31)}`], maxFeePerBlobGas: 1_000_000_000n },
      { ...base, type: 4, ...fees, authorizationList: [authorization] },
    ].map((body) => wallet.signTransaction(body)),
  )
}

function read(bytes: Buffer): Transaction | undefined {
  try {
    return Transaction.from(`0x${bytes.toString('hex')}`)
  } catch {
    return undefined
  }
}

async function withstands(bytes: Buffer): Promise<void> {
  const answer = await node.call('eth_sendRawTransaction', [`0x${bytes.toString('hex')}`]).then(
    (hash) => ({ hash }),
    (error: { code: number; message: string }) => ({ error }),
  )
  expect(faults.splice(0)).toEqual([])
  if ('error' in answer) {
    expect(answer.error.code).toBe(-32000)
    expect(answer.error.message).not.toBe('')
    return
  }
  const sent = await node.request('eth_getTransactionByHash', [answer.hash as `0x${string}`])
  const expected = read(bytes)
  if (expected) expect({ hash: sent?.hash, from: sent?.from }).toEqual({ hash: expected.hash, from: expected.from?.toLowerCase() })
}

describe('eth_sendRawTransaction', { timeout: patience(30) }, () => {
  it('answers random bytes', async () => {
    const typed = fc
      .tuple(fc.nat({ max: 5 }), fc.uint8Array({ maxLength: 80 }))
      .map(([type, rest]) => Buffer.from([type, 0xf8, rest.length, ...rest]))
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((octets) => Buffer.from(octets)),
      typed,
    )
    await fc.assert(fc.asyncProperty(bytes, withstands), runs(400))
  })

  it('answers signed transactions that are changed', async () => {
    const signed = (await signedTransactions()).map((text) => Buffer.from(text.slice(2), 'hex'))
    const mutated = fc
      .tuple(fc.constantFrom(...signed), fc.nat(), fc.nat({ max: 255 }), fc.constantFrom('set', 'cut', 'add', 'drop', 'append'))
      .map(([bytes, place, octet, how]) => {
        const at = place % bytes.length
        if (how === 'cut') return bytes.subarray(0, at)
        if (how === 'append') return Buffer.concat([bytes, Buffer.from([octet])])
        const rest = bytes.subarray(how === 'add' ? at : at + 1)
        return Buffer.concat([bytes.subarray(0, at), Buffer.from(how === 'drop' ? [] : [octet]), rest])
      })
    await fc.assert(fc.asyncProperty(mutated, withstands), runs(400))
  })

  it('answers signed transactions with odd members', async () => {
    const limits = fc.constantFrom(
      0n,
      1n,
      21_000n,
      2n ** 24n,
      2n ** 24n + 1n,
      2n ** 63n,
      2n ** 64n - 2n,
      2n ** 64n - 1n,
      2n ** 64n,
      2n ** 128n,
      2n ** 256n - 1n,
    )
    const members = fc.record(
      {
        type: fc.constantFrom(0, 1, 2),
        nonce: fc.constantFrom(0, 1, 5, Number.MAX_SAFE_INTEGER),
        gasLimit: limits,
        value: limits,
        gasPrice: limits,
        chainId: fc.constantFrom(0n, 1n, 31_337n, 2n ** 64n, 2n ** 256n - 40n),
        to: fc.constantFrom(null, RECIPIENT, wallet.address),
        data: fc.uint8Array({ maxLength: 60 }).map((octets) => `0x${Buffer.from(octets).toString('hex')}`),
      },
      { requiredKeys: ['type', 'gasLimit'] },
    )
    await fc.assert(
      fc.asyncProperty(members, limits, async ({ gasPrice = 3_000_000_000n, ...body }, tip) => {
        const prices = body.type === 2 ? { maxFeePerGas: gasPrice > tip ? gasPrice : tip, maxPriorityFeePerGas: tip } : { gasPrice }
        const given = { chainId: 31_337n, nonce: 0, ...body, ...prices }
        const transaction = await wallet.signTransaction(given).catch(() => undefined)
        if (transaction !== undefined) await withstands(Buffer.from(transaction.slice(2), 'hex'))
      }),
      runs(200),
    )
  })

  it('accepts the unchanged transactions', async () => {
    const [, , , , dynamic] = await signedTransactions()
    const fresh = await createNode({ mining: { automine: false } })
    await fresh.request('eth_sendTransaction', [
      { from: fresh.accounts[0]!.address, to: wallet.address as `0x${string}`, value: '0x3635c9adc5dea00000' },
    ])
    await fresh.mine()
    expect(await fresh.call('eth_sendRawTransaction', [dynamic!])).toBe(Transaction.from(dynamic!).hash)
    await fresh.close()
  })
})
