import { createNode } from 'evmbed'
import { expect, test } from 'vitest'
import { DEV_DERIVATION_PATH, DEV_MNEMONIC, devAccounts } from '../../../src/accounts/dev-accounts.js'
import { PrivateKey } from '../../../src/accounts/private-key.js'
import { Application } from '../../../src/chain/application.js'
import { Chain } from '../../../src/chain/chain.js'
import { devGenesis, genesisBlock } from '../../../src/chain/genesis.js'
import { createBus } from '../../../src/events/bus.js'
import { ChainRules } from '../../../src/evm/chain-rules.js'
import { EthereumjsExecutor } from '../../../src/evm/ethereumjs/ethereumjs-executor.js'
import { EMPTY_BYTES, hexToBytes, ZERO_ADDRESS, ZERO_HASH } from '../../../src/primitives/hex.js'
import { asReading } from '../../../src/primitives/missing-state.js'
import { AccountIndex } from '../../../src/services/account-index.js'
import { STORE } from '../../contracts/bytecode.js'
import { ManualClock } from '../../support/manual-clock.js'

const RECEIVER = `0x${'ab'.repeat(20)}` as const

class CountingExecutor extends EthereumjsExecutor {
  runs = 0

  override runTransaction(...args: Parameters<EthereumjsExecutor['runTransaction']>) {
    this.runs++
    return super.runTransaction(...args)
  }
}

const [sender] = (await devAccounts(DEV_MNEMONIC, 1, DEV_DERIVATION_PATH)) ?? []

/** A chain that grows by a block with one payment at a time, and an index of it. */
function growing() {
  const balances = new Map([[sender!.address, 10n ** 18n]])
  const genesis = devGenesis({
    chainId: 7,
    hardfork: 'osaka',
    gasLimit: 30_000_000n,
    baseFeePerGas: 0n,
    timestamp: 1n,
    balances,
    predeploys: [],
  })
  const rules = new ChainRules(genesis.config)
  const chain = new Chain(rules, genesisBlock(genesis, rules))
  const executor = new CountingExecutor(rules)
  const bus = createBus()
  const application = new Application({
    chain,
    executor,
    head: {
      append(block) {
        chain.append(block)
        bus.emit('block', block)
        return undefined
      },
    },
  })
  const index = new AccountIndex({ chain, executor })
  const key = new PrivateKey(hexToBytes(sender!.privateKey))
  async function grow() {
    const { number } = chain.head
    const payment = {
      type: 0,
      chainId: 7n,
      nonce: number,
      to: RECEIVER,
      value: 1n,
      data: EMPTY_BYTES,
      gasLimit: 21_000n,
      gasPrice: 10n,
    } as const
    const transactions = [key.signTransaction(payment)]
    await application.finalizeBlock({ timestamp: number + 2n, feeRecipient: ZERO_ADDRESS, prevRandao: ZERO_HASH, transactions })
    return application.commit()
  }
  return { sender: sender!.address, executor, bus, index, grow }
}

test('replays a block once, on the first search', async () => {
  const { sender, executor, index, grow } = growing()
  const block = await grow()
  expect(executor.runs).toBe(1)
  const touched = await Promise.all([index.touchedBy(block), index.touchedBy(block)])
  expect(touched[0]).toEqual([new Set([sender, RECEIVER])])
  expect(touched[1]).toBe(touched[0])
  expect(await index.touchedBy(block)).toBe(touched[0])
  expect(executor.runs).toBe(2)
  expect(index.height).toBeUndefined()
})

test('replays every block in advance with indexAccounts', async () => {
  const { executor, bus, index, grow } = growing()
  index.follow(asReading, bus, (fault) => expect.unreachable(String(fault)))
  expect(index.height).toBe(0n)
  const blocks = [await grow(), await grow(), await grow()]
  await expect.poll(() => index.height).toBe(3n)
  const { runs } = executor
  for (const block of blocks) expect(await index.touchedBy(block)).toHaveLength(1)
  expect(executor.runs).toBe(runs)
})

test('finds the same with an index and without', async () => {
  const pages = []
  for (const indexAccounts of [false, true]) {
    const node = await createNode({ indexAccounts, timestamp: 1_700_000_000n, clock: new ManualClock() })
    const from = node.accounts[0]!.address
    for (const data of [STORE, '0x00'] as const) await node.request('eth_sendTransaction', [{ from, data, gas: '0x200000' }])
    await node.request('eth_sendTransaction', [{ from, to: RECEIVER, value: '0x1' }])
    if (indexAccounts) await expect.poll(() => node.statistics().indexed).toBe(3)
    pages.push(
      await node.request('ots_searchTransactionsBefore', [from, 0, 10]),
      await node.request('ots_searchTransactionsBefore', [RECEIVER, 0, 10]),
    )
    await node.close()
  }
  expect(pages.slice(2)).toEqual(pages.slice(0, 2))
  expect(pages[0]?.txs).toHaveLength(3)
  expect(pages[1]?.txs).toHaveLength(1)
})
