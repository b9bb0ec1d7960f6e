import { expect, it } from 'vitest'
import { processBlock } from '../../src/chain/process-block.js'
import { createExecutor } from '../../src/evm/engines.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { executedChain } from './executed-chain.js'

/** A draft on the genesis block, and the environment of the block after it. */
async function site() {
  const { application, chain, proposal, transfer } = executedChain()
  const executor = createExecutor('wasm', chain.rules)
  const environment = { header: application.headerOf(proposal([])), blockHash: () => undefined }
  return { executor, environment, draft: new StateDraft(chain.head.state), transactions: [await transfer(0n), await transfer(1n)] }
}

it('executes items in order and reports the gas that earlier ones used', async () => {
  const { transactions, ...block } = await site()
  const gas: bigint[] = []
  const { included, logs, requests } = await processBlock({
    ...block,
    items: transactions,
    async execute(transaction, { gasUsed }) {
      gas.push(gasUsed)
      return { transaction, result: await block.executor.runTransaction(block.draft, block.environment, transaction) }
    },
  })
  expect(gas).toEqual([0n, 21_000n])
  expect(included.map(({ transaction, cumulativeGasUsed }) => [transaction, cumulativeGasUsed])).toEqual([
    [transactions[0], 21_000n],
    [transactions[1], 42_000n],
  ])
  expect([logs, requests]).toEqual([[], undefined])
})

it('leaves out items that execute returns nothing for', async () => {
  const { transactions, ...block } = await site()
  const { included } = await processBlock({ ...block, items: transactions, execute: async () => undefined })
  expect(included).toEqual([])
})

it('gives up the block with the error of an item', async () => {
  const { transactions, ...block } = await site()
  const execute = () => Promise.reject(new Error('too much'))
  await expect(processBlock({ ...block, items: transactions, execute })).rejects.toThrow('too much')
})

it('runs the epilogue after the last item', async () => {
  const { transactions: _, ...block } = await site()
  const address = `0x${'ab'.repeat(20)}` as const
  const withdrawals = [{ address, amount: 3n }]
  const epilogue = { withdrawals, uncles: [], mayLackContracts: true }
  const { requests } = await processBlock({ ...block, items: [], execute: async () => undefined, epilogue })
  expect(block.draft.account(address)?.balance).toBe(3_000_000_000n)
  expect(requests).toBeDefined()
})
