import { expect, it } from 'vitest'
import type { Block } from '../../src/chain/block.js'
import { HeadAnnouncer, type HeadListeners } from '../../src/chain/head-announcer.js'
import { createNode } from '../../src/index.js'
import { STORE, word } from '../contracts/bytecode.js'
import { TestChain } from '../support/test-chain.js'
import { executedChain } from './executed-chain.js'

/** A chain whose announcements are recorded with the height that queries answer at that moment. */
function announcedChain() {
  const events: string[] = []
  let query: () => bigint = () => -1n
  const listeners: HeadListeners = {
    updatePool: () => events.push(`pool at ${query()}`),
    onConsoleOutput: () => events.push(`console at ${query()}`),
    onBlock: (block: Block) => events.push(`block ${block.number} at ${query()}`),
    onRemovedLogs: (logs) => events.push(`${logs.length} removed logs at ${query()}`),
    onRewound: (head) => events.push(`rewound to ${head.number} at ${query()}`),
  }
  const executed = executedChain((chain) => ({ head: new HeadAnnouncer(chain, listeners) }))
  query = () => executed.chain.head.number
  return { ...executed, events, announcer: new HeadAnnouncer(executed.chain, listeners) }
}

it('announces a block after the chain contains it and the pool is up to date', async () => {
  const { application, proposal, transfer, events } = announcedChain()
  await application.finalizeBlock(proposal([await transfer(0n)]))
  expect(events).toEqual([])
  await application.commit()
  expect(events).toEqual(['pool at 1', 'block 1 at 1'])
})

it('announces the earlier head after a rewind', async () => {
  const { application, announcer, chain, proposal, events } = announcedChain()
  await application.finalizeBlock(proposal([]))
  await application.commit()
  await announcer.change((read) => read(chain).rewind(0n))
  expect(events.slice(2)).toEqual(['rewound to 0 at 0'])
})

it('answers a query from within a listener of new heads with the new block, its receipt and the next nonce', async () => {
  const node = await createNode()
  try {
    const from = node.accounts[0]!.address
    const answered = new Promise((resolve) => {
      node.events.on('newHeads', ({ number }) => {
        const queries = Promise.all([
          node.request('eth_blockNumber'),
          node.request('eth_getBlockReceipts', [number!]),
          node.request('eth_getTransactionCount', [from, 'pending']),
        ])
        resolve(queries.then(([height, receipts, nonce]) => ({ height, number, receipts: receipts?.length, nonce })))
      })
    })
    await node.request('eth_sendTransaction', [{ from, to: from, value: '0x1' }])
    expect(await answered).toEqual({ height: '0x1', number: '0x1', receipts: 1, nonce: '0x1' })
  } finally {
    await node.close()
  }
})

it('emits the logs of reverted blocks in the process with removed: true', async () => {
  const chain = await TestChain.create()
  try {
    const store = await chain.deploy(STORE)
    const snapshot = await chain.node.request('evm_snapshot')
    const emitted: unknown[] = []
    chain.node.events.on('logs', ({ blockNumber, removed }) => emitted.push([blockNumber, removed]))
    await chain.send(0, { to: store, data: word(42), value: '0x0', gas: '0x186a0' })
    await chain.node.request('evm_revert', [snapshot])
    expect(emitted).toEqual([
      ['0x2', false],
      ['0x2', true],
    ])
  } finally {
    await chain.close()
  }
})
