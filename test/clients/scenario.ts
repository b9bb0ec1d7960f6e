import { setImmediate } from 'node:timers/promises'
import { createNode, type Hash, type Hex, type Node } from 'evmbed'
import { encodeFunctionData, numberToHex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import { artifact } from '../contracts/compile.js'
import {
  type Client,
  Collected,
  type DeployedContract,
  type Failure,
  type Sender,
  type TransactionFields,
  type Transfer,
} from './client.js'

const ZERO = '0x0000000000000000000000000000000000000000'
type Fault = [name: string, args: readonly bigint[], revert: () => Failure['revert']]
const ORDER = {
  domain: { name: 'Market', version: '1', chainId: 31337, verifyingContract: '0x00000000000000000000000000000000000000aa' },
  types: {
    Order: [
      { name: 'maker', type: 'address' },
      { name: 'amount', type: 'uint256' },
      { name: 'note', type: 'string' },
      { name: 'fees', type: 'Fee[]' },
    ],
    Fee: [
      { name: 'to', type: 'address' },
      { name: 'share', type: 'uint16' },
    ],
  },
  primaryType: 'Order',
  message: {
    maker: '0x00000000000000000000000000000000000000bb',
    amount: 10n ** 18n,
    note: 'für später',
    fees: [{ to: '0x00000000000000000000000000000000000000cc', share: 25 }],
  },
} as const
const PANIC = { assert: 0x01n, overflow: 0x11n, division: 0x12n, bounds: 0x32n }

/** A chain on which the scenario plays. */
export interface ScenarioChain {
  /** Creates a node with the accounts of `createNode()`. */
  create(): Promise<Node>
  /** Reason why tests are skipped that need a block for each transaction, at once, or blocks on demand. */
  readonly notInstant?: string
}

/**
 * Tests the work with a node and its contracts through one client over one transport.
 *
 * @param open - makes the client of a node
 * @param missing - what the client lacks on this machine; then its tests are skipped
 * @param chain - default: a single node, which mines each transaction at once
 */
export function contractScenario(
  name: string,
  open: (node: Node) => Promise<Client>,
  missing?: string,
  chain: ScenarioChain = { create: () => createNode() },
): void {
  describe(name, () => {
    let node: Node
    let client: Client
    let local: Sender
    let managed: Sender
    let faults: DeployedContract
    const senders = { local: () => local, managed: () => managed }
    const kinds = ['local', 'managed'] as const
    /** Skips a test that needs a block for each transaction, at once, or blocks on demand. */
    const needsInstantBlocks = ({ skip }: TestContext) => {
      if (chain.notInstant !== undefined) skip(chain.notInstant)
    }

    beforeEach(({ skip }) => {
      if (missing !== undefined) skip(missing)
    })
    beforeAll(async () => {
      if (missing !== undefined) return
      node = await chain.create()
      client = await open(node)
      local = { kind: 'local', account: node.accounts[0]! }
      managed = { kind: 'managed', account: node.accounts[1]! }
      faults = await client.deploy(managed, artifact('Faults'), [])
    })
    afterAll(async () => {
      await client?.close()
      await node?.close()
    })

    const deployToken = (sender: Sender) => client.deploy(sender, artifact('Token'), ['Token', 'TKN', 1000n])
    const receiptOf = (hash: Hash) => client.request('eth_getTransactionReceipt', [hash])
    const nonceOf = async ({ account }: Sender) => Number(await client.request('eth_getTransactionCount', [account.address, 'latest']))
    const failureOf = async (attempt: () => Promise<unknown>): Promise<Failure> => {
      const outcome = await attempt().then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      if ('value' in outcome) throw new Error(`it succeeded with ${String(outcome.value)}`)
      return client.failureOf(outcome.error)
    }
    /** Resolves when the node has answered a call of one of these methods and the client has read the answer. */
    const answered = (...methods: readonly string[]) => answeredInOrder(methods)
    /** Resolves when the node has answered a call of one method of each step, in the order of the steps, and the client has read the last answer. */
    const answeredInOrder = async (...steps: readonly (readonly string[])[]) => {
      await new Promise<void>((resolve) => {
        let step = 0
        node.events.on('call', function listen({ method }) {
          if (!steps[step]?.includes(method) || ++step < steps.length) return
          node.events.off('call', listen)
          resolve()
        })
      })
      await client.request('eth_chainId', [])
    }
    /** Resolves when there is another block. */
    const nextBlock = async () => {
      if (chain.notInstant === undefined) return client.request('evm_mine', [])
      const before = await client.request('eth_blockNumber', [])
      return expect.poll(() => client.request('eth_blockNumber', [])).not.toBe(before)
    }
    const withoutAutomine = async (work: () => Promise<void>) => {
      await client.request('evm_setAutomine', [false])
      try {
        await work()
      } finally {
        await client.request('evm_mine', [])
        await client.request('evm_setAutomine', [true])
      }
    }

    test('reads chain id, block number and balance', async () => {
      expect(await client.chainId()).toBe(31337)
      const height = async () => BigInt(String(await client.request('eth_blockNumber', [])))
      // Where an engine decides when there is a block, one may come between two reads.
      const [before, read, after] = [await height(), await client.blockNumber(), await height()]
      expect(read >= before && read <= after, `${before} <= ${read} <= ${after}`).toBe(true)
      expect(await client.balance(node.accounts[9]!.address)).toBe(parseEther('10000'))
    })

    test('reads a block with its transactions', async () => {
      const { hash, blockNumber } = await client.wait(await client.send(local, { to: node.accounts[5]!.address, value: 7n }))
      const { hash: blockHash, baseFeePerGas } = (await client.request('eth_getBlockByNumber', [
        numberToHex(blockNumber),
        false,
      ])) as Record<string, Hex>
      expect(await client.block(blockNumber)).toEqual({
        hash: blockHash,
        number: blockNumber,
        baseFeePerGas: BigInt(baseFeePerGas!),
        transactions: [{ hash, from: local.account.address, value: 7n }],
      })
    })

    test('reads the fee history', async (context) => {
      needsInstantBlocks(context)
      const prices = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 5n }
      await client.wait(await client.send(local, { to: node.accounts[5]!.address, value: 1n, ...prices }))
      const height = await client.blockNumber()
      const { baseFeePerGas, gasUsedRatio } = (await client.request('eth_feeHistory', ['0x2', 'latest', [25, 75]])) as Record<string, Hex[]>
      expect(await client.feeHistory(2, [25, 75])).toEqual({
        oldestBlock: height - 1n,
        baseFees: baseFeePerGas!.map(BigInt),
        gasUsedRatios: gasUsedRatio,
        rewards: [expect.any(Array), [5n, 5n]],
      })
    })

    test('sends a transaction that was signed before', async () => {
      const raw = await client.signTransaction(local.account, { to: node.accounts[5]!.address, value: 3n })
      const hash = await client.sendRaw(raw)
      expect(await client.wait(hash)).toMatchObject({ hash, succeeded: true, transactionType: 2 })
      expect(await client.request('eth_getRawTransactionByHash', [hash])).toBe(raw)
    })

    test('sends transactions of every type at the suggested prices, from the first block on', async (context) => {
      needsInstantBlocks(context)
      const fresh = await createNode()
      const own = await open(fresh)
      const accessList = [{ address: ZERO, storageKeys: [] }] as const
      for (const [index, kind] of kinds.entries()) {
        for (const type of ['legacy', 'eip2930', 'eip1559'] as const) {
          const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = await own.prices()
          const prices = type === 'eip1559' ? { maxFeePerGas, maxPriorityFeePerGas } : { gasPrice }
          const fields = { to: fresh.accounts[5]!.address, value: 1n, type, ...prices, ...(type === 'eip2930' ? { accessList } : {}) }
          expect(await own.wait(await own.send({ kind, account: fresh.accounts[index]! }, fields))).toMatchObject({ succeeded: true })
        }
      }
      expect(await own.request('eth_blockNumber', [])).toBe('0x6')
      await own.close()
      await fresh.close()
    })

    describe.each(kinds)('with a %s account', (kind) => {
      const sender = () => senders[kind]()
      const isSender = (address: string): boolean => address.toLowerCase() === sender().account.address
      const transfer = (fields: Partial<TransactionFields> = {}): TransactionFields => ({
        to: node.accounts[5]!.address,
        value: 1n,
        ...fields,
      })

      test('signs a message and typed data', async () => {
        const { address } = sender().account
        const message = 'a text, signed'
        expect(await verifyMessage({ address, message, signature: await client.signMessage(sender(), message) })).toBe(true)
        expect(await verifyTypedData({ address, ...ORDER, signature: await client.signTypedData(sender(), ORDER) })).toBe(true)
      })

      test('deploys a contract, writes to it and reads from it', async () => {
        const token = await deployToken(sender())
        const to = node.accounts[2]!.address
        const receipt = await client.write(sender(), token, 'transfer', [to, 400n])
        expect(receipt).toMatchObject({ succeeded: true, transactionType: 2 })
        expect(await client.read(token, 'symbol', [])).toBe('TKN')
        expect(await client.read(token, 'balanceOf', [to])).toBe(400n)
        expect(await client.read(token, 'balanceOf', [sender().account.address])).toBe(600n)
        expect(await client.simulate(sender(), token, 'transfer', [to, 1n])).toBe(true)
      })

      test('has the receipt of a transaction as soon as it is sent', async (context) => {
        needsInstantBlocks(context)
        const hash = await client.send(sender(), transfer())
        expect(await receiptOf(hash)).toMatchObject({ transactionHash: hash, status: '0x1', from: sender().account.address })
        expect(await client.wait(hash)).toMatchObject({ hash, succeeded: true })
      })

      test.each([
        ['legacy', 0, { gasPrice: 3_000_000_000n }],
        ['eip2930', 1, { gasPrice: 3_000_000_000n, accessList: [{ address: ZERO, storageKeys: [`0x${'00'.repeat(32)}`] }] }],
        ['eip1559', 2, { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n }],
      ] as const)('sends a transaction of type %s', async (type, number, prices) => {
        const receipt = await client.wait(await client.send(sender(), transfer({ type, ...prices })))
        expect(receipt).toMatchObject({ succeeded: true, transactionType: number })
      })

      test('reports the error nonce too low', async () => {
        await client.wait(await client.send(sender(), transfer()))
        const next = await nonceOf(sender())
        expect(await failureOf(() => client.send(sender(), transfer({ nonce: 0, gas: 21_000n })))).toEqual({
          error: client.failures.nonceTooLow,
          says: `nonce too low: next nonce ${next}, tx nonce 0`,
        })
      })

      test.each([
        ['while gas is estimated', {}],
        ['when it is sent', { gas: 21_000n }],
      ])('reports the error insufficient funds %s', async (_when, fields) => {
        expect(await failureOf(() => client.send(sender(), transfer({ value: parseEther('20000'), ...fields })))).toEqual({
          error: client.failures.insufficientFunds,
          says: expect.stringMatching(/^(failed with \d+ gas: )?insufficient funds for /),
        })
      })

      test('reports the error intrinsic gas too low', async ({ skip }) => {
        if (client.checksIntrinsicGas && kind === 'local') return skip('the client checks the gas of what it signs')
        expect(await failureOf(() => client.send(sender(), transfer({ gas: 20_999n })))).toEqual({
          error: client.failures.intrinsicGasTooLow,
          says: 'intrinsic gas too low: gas 20999, minimum needed 21000',
        })
      })

      test('keeps a transaction below the base fee pending until another replaces it', async () => {
        const fields = transfer({ nonce: await nonceOf(sender()), gas: 21_000n })
        const waiting = await client.send(sender(), { ...fields, maxFeePerGas: 1n, maxPriorityFeePerGas: 0n })
        expect(await receiptOf(waiting)).toBeNull()
        expect(await client.request('eth_getTransactionByHash', [waiting])).toMatchObject({ hash: waiting, blockNumber: null })
        const replacement = await client.send(sender(), fields)
        expect(await client.wait(replacement)).toMatchObject({ succeeded: true })
        expect(await client.request('eth_getTransactionByHash', [waiting])).toBeNull()
      })

      test('queues a transaction behind a nonce gap, and mines it after the gap is filled', async () => {
        const nonce = await nonceOf(sender())
        const later = await client.send(sender(), transfer({ nonce: nonce + 1, gas: 21_000n }))
        expect(await receiptOf(later)).toBeNull()
        expect(await client.request('eth_getTransactionByHash', [later])).toMatchObject({ hash: later, blockNumber: null })
        const first = await client.send(sender(), transfer({ nonce, gas: 21_000n }))
        expect(await client.wait(first)).toMatchObject({ succeeded: true })
        expect(await client.wait(later)).toMatchObject({ succeeded: true })
      })

      test('replaces a pending transaction only at a higher price', (context) => {
        needsInstantBlocks(context)
        return withoutAutomine(async () => {
          const nonce = await nonceOf(sender())
          const fields = { nonce, gas: 21_000n, maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
          const replaced = await client.send(sender(), transfer(fields))
          expect(await failureOf(() => client.send(sender(), transfer({ ...fields, value: 2n })))).toEqual({
            error: client.failures.replacementUnderpriced,
            says: 'replacement transaction underpriced',
          })
          const better = { ...fields, maxFeePerGas: 22_000_000_000n, maxPriorityFeePerGas: 1_100_000_000n }
          const replacement = await client.send(sender(), transfer(better))
          await client.request('evm_mine', [])
          expect(await client.wait(replacement)).toMatchObject({ succeeded: true })
          expect(await receiptOf(replaced)).toBeNull()
        })
      })

      test('reports the error already known', (context) => {
        needsInstantBlocks(context)
        return withoutAutomine(async () => {
          const prices = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1n }
          const same = transfer({ nonce: await nonceOf(sender()), gas: 21_000n, ...prices })
          await client.send(sender(), same)
          expect(await failureOf(() => client.send(sender(), same))).toEqual({ error: client.failures.alreadyKnown, says: 'already known' })
        })
      })

      test('waits for a receipt until the block is mined', (context) => {
        needsInstantBlocks(context)
        return withoutAutomine(async () => {
          const hash = await client.send(sender(), transfer())
          expect(await receiptOf(hash)).toBeNull()
          let waits = true
          const receipt = client.wait(hash).finally(() => {
            waits = false
          })
          // Which block a client sees first depends on when it begins to look; in between, its timers get their turn.
          while (waits) {
            await client.request('evm_mine', [])
            await setImmediate()
          }
          expect(await receipt).toMatchObject({ hash, succeeded: true })
        })
      })

      test.each([
        ['custom', [1n, 2n], () => ({ name: 'TooLittle', args: [expect.toSatisfy(isSender), 1n, 2n] })],
        ['text', [], () => ({ name: 'Error', args: ['a reason'] })],
        ['empty', [], () => null],
        ['asserts', [5n], () => ({ name: 'Panic', args: [PANIC.assert] })],
        ['overflows', [2n ** 256n - 1n], () => ({ name: 'Panic', args: [PANIC.overflow] })],
        ['divides', [0n], () => ({ name: 'Panic', args: [PANIC.division] })],
        ['reads', [3n], () => ({ name: 'Panic', args: [PANIC.bounds] })],
      ] satisfies Fault[])('decodes the revert of %s from a call and from gas estimation', async (fault, args, revert) => {
        const failure = { error: client.failures.reverted, revert: revert() }
        if (fault !== 'empty' || !client.missesEmptyReverts) {
          expect(await failureOf(() => client.simulate(sender(), faults, fault, args))).toEqual(failure)
        }
        expect(await failureOf(() => client.write(sender(), faults, fault, args))).toEqual(failure)
      })

      test('reports the failure of a reverting transaction in its receipt if its gas limit is explicit', async () => {
        const receipt = await client.write(sender(), faults, 'custom', [1n, 2n], 100_000n)
        expect(receipt).toMatchObject({ succeeded: false })
        expect(receipt.gasUsed).toBeLessThan(100_000n)
      })

      test.for(kinds)('delegates the code of a %s authority', async (relation, { skip }) => {
        if (!client.delegate) return skip('the driver of this client sends no EIP-7702 transactions')
        // A managed sender cannot sign an authorization, but can carry that of a key the client has.
        const authority = kind === 'local' && relation === 'local' ? sender().account : node.accounts[relation === 'local' ? 6 : 7]!
        const greeter = await client.deploy(sender(), artifact('Greeter'), [])
        expect(await client.delegate(sender(), authority, greeter.address)).toMatchObject({ succeeded: true, transactionType: 4 })
        expect(await client.request('eth_getCode', [authority.address, 'latest'])).toBe(`0xef0100${greeter.address.slice(2)}`)
        const account = { ...greeter, address: authority.address }
        await client.write(sender(), account, 'greet', ['hello'])
        expect(await client.read(account, 'greeting', [])).toBe('hello')
        expect(await client.read(greeter, 'greeting', [])).toBe('')
        const data = encodeFunctionData({ abi: greeter.abi, functionName: 'greet', args: ['self'] })
        await client.wait(await client.send({ kind, account: authority }, { to: authority.address, data }))
        expect(await client.read(account, 'greeting', [])).toBe('self')
      })
    })

    test.each([
      ['runsOut', /^(gas required exceeds allowance \(\d+\)|out of gas)$/],
      ['halts', /^invalid opcode: INVALID$/],
    ] as const)('reports the error of a halted call: %s', async (fault, says) => {
      expect(await failureOf(() => client.simulate(local, faults, fault, []))).toEqual({
        error: client.failures.halted,
        says: expect.stringMatching(says),
      })
    })

    test('finds past events by a query', async () => {
      const token = await deployToken(local)
      const [from, to] = [local.account.address, node.accounts[3]!.address]
      const minted = { from: ZERO, to: from, value: 1000n }
      expect(await client.transfers(token)).toEqual([minted])
      await client.write(local, token, 'transfer', [to, 5n])
      expect(await client.transfers(token)).toEqual([minted, { from, to, value: 5n }])
    })

    test('receives events as they are emitted', async ({ skip }) => {
      if (!client.watchTransfers) return skip('the client does not watch events over this transport')
      const token = await deployToken(local)
      const [to, other] = [node.accounts[3]!.address, node.accounts[4]!.address]
      const from = local.account.address
      const seen = new Collected<Transfer>()
      const watching = answeredInOrder(...(client.watchSteps ?? [['eth_newFilter', 'eth_subscribe']]))
      const stop = await client.watchTransfers(token, seen.take)
      await watching
      await client.write(local, token, 'transfer', [to, 1n])
      await client.write(local, token, 'transfer', [other, 2n])
      // A client that looks with each new block begins with the first number that it reads, and that may be the last one of these: a chain goes on.
      const mining = setInterval(() => void node.mine().catch(() => undefined), 500)
      try {
        expect(await seen.until((transfers) => transfers.length >= 2)).toEqual([
          { from, to, value: 1n },
          { from, to: other, value: 2n },
        ])
      } finally {
        clearInterval(mining)
      }
      await stop()
    })

    test('receives every block', async ({ skip }) => {
      if (!client.watchBlocks) return skip('the client does not watch blocks over this transport')
      const seen = new Collected<bigint>()
      const watching = answered('eth_blockNumber', 'eth_getBlockByNumber', 'eth_subscribe')
      const stop = client.watchBlocks(seen.take)
      await watching
      for (let made = 0; made < 3; made++) {
        await nextBlock()
        const number = BigInt(String(await client.request('eth_blockNumber', [])))
        expect(await seen.until((numbers) => numbers.includes(number))).toContain(number)
      }
      await stop()
    })

    test('receives new heads equal to the headers of their blocks', async ({ skip }) => {
      if (!client.watchHeads) return skip('the driver of this client reads no pushed heads over this transport')
      const seen = new Collected<{ readonly hash: Hash }>()
      const stop = await client.watchHeads(seen.take)
      const hash = await client.send(local, { to: node.accounts[5]!.address, value: 1n })
      await client.wait(hash)
      await nextBlock()
      const { blockHash } = (await receiptOf(hash)) as { blockHash: Hash }
      const heads = await seen.until((all) => all.some((head) => head.hash === blockHash) && all.length >= 2)
      if (chain.notInstant === undefined) expect(heads[0]).toMatchObject({ hash: blockHash })
      for (const head of heads) expect(await client.request('eth_getHeaderByHash', [head.hash])).toEqual(head)
      await stop()
    })
  })
}
