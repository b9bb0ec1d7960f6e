import { describe, expect, it } from 'vitest'
import { InvalidProposal } from '../../src/chain/application.js'
import { NonceTooLow } from '../../src/pool/errors.js'
import { ZERO_ADDRESS, ZERO_HASH } from '../../src/primitives/hex.js'
import { executedChain, GENESIS_TIME } from './executed-chain.js'

const PLAN = { timestamp: GENESIS_TIME + 1n, feeRecipient: ZERO_ADDRESS, prevRandao: ZERO_HASH }

describe('ABCI verbs of the application', () => {
  it('info returns height, hash and timestamp of the last committed block', async () => {
    const { application, chain, proposal } = executedChain()
    await application.finalizeBlock(proposal([]))
    expect(application.info().height).toBe(0n)
    await application.commit()
    const { hash, header } = chain.head
    expect(application.info()).toEqual({ height: 1n, hash, timestamp: header.timestamp })
  })

  it('checkTx accepts a transaction for the next block and rejects one whose nonce is used', async () => {
    const { application, proposal, transfer } = executedChain()
    const first = await transfer(0n)
    expect(() => application.checkTx(first, { plan: PLAN, minimumTip: 0n })).not.toThrow()
    await application.finalizeBlock(proposal([first]))
    await application.commit()
    expect(() => application.checkTx(first, { plan: { ...PLAN, timestamp: GENESIS_TIME + 2n }, minimumTip: 0n })).toThrow(NonceTooLow)
  })

  it('checkTx rejects a tip below the minimum', async () => {
    const { application, transfer } = executedChain()
    const transaction = await transfer(0n)
    expect(() => application.checkTx(transaction, { plan: PLAN, minimumTip: 10n ** 12n })).toThrow('tip')
  })

  it('prepareProposal asks for transactions under the header of the planned block', async () => {
    const { application, transfer } = executedChain()
    const transaction = await transfer(0n)
    const prepared = application.prepareProposal(PLAN, (header) => (header.number === 1n ? [transaction] : []))
    expect(prepared).toEqual({ ...PLAN, transactions: [transaction] })
  })

  it('processProposal rejects a block before its parent, and finalizeBlock refuses to execute it', async () => {
    const { application, proposal } = executedChain()
    expect(application.processProposal(proposal([]))).toEqual({ status: 'accept' })
    const early = proposal([], GENESIS_TIME - 1n)
    const reason = `timestamp ${GENESIS_TIME - 1n} lies before the parent's ${GENESIS_TIME}`
    expect(application.processProposal(early)).toEqual({ status: 'reject', reason })
    await expect(application.finalizeBlock(early)).rejects.toThrow(new InvalidProposal(reason))
  })

  it('finalizeBlock leaves the chain unchanged until commit', async () => {
    const { application, chain, proposal, transfer } = executedChain()
    const { sealed } = await application.finalizeBlock(proposal([await transfer(0n)]))
    expect(chain.head.number).toBe(0n)
    expect(await application.commit()).toBe(sealed())
    expect(chain.head).toBe(sealed())
    await expect(application.commit()).rejects.toThrow('without a finalized block')
  })

  it('finalizeBlock skips an invalid transaction with its reason, and later ones of its sender without', async () => {
    const { application, proposal, transfer } = executedChain()
    const [gap, later] = [await transfer(5n), await transfer(6n)]
    const { sealed, skipped } = await application.finalizeBlock(proposal([gap, later]))
    expect(sealed().transactions).toEqual([])
    expect(skipped).toEqual([
      { transaction: gap, reason: expect.stringContaining('nonce') },
      { transaction: later, reason: undefined },
    ])
  })

  it('gives the same block for the same proposal on every node', async () => {
    const blocks = []
    for (const { application, proposal, transfer } of [executedChain(), executedChain()]) {
      blocks.push((await application.finalizeBlock(proposal([await transfer(0n)]))).sealed().hash)
    }
    expect(blocks[0]).toBe(blocks[1])
  })
})
