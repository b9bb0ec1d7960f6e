import { createNode, type Hex, type Node, type NodeOptions, type Store, StoreDamaged, StoreRefused } from 'evmbed'
import { afterEach, describe, expect, test } from 'vitest'
import { KINDS as RECORD_KINDS, type RecordKind, Records } from '../../src/store/records.js'
import { Random } from '../fuzz/random.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { newStore } from './faulty-store.js'

const STORES = [
  ['store', newStore],
  ['asynchronous store', newAsynchronousStore],
] as const

const CHAIN = { timestamp: 1_700_000_000n } as const
const STRANGER = '0x00000000000000000000000000000000000000aa'
const REMEDY = "restore it from a copy, or go back to its last whole block with 'evmbed store repair'"
const open = new Set<Node>()
afterEach(async () => {
  await Promise.all([...open].map((node) => node.close()))
  open.clear()
})

async function started(store: Store, options: NodeOptions = {}): Promise<Node> {
  const node = await createNode({ ...CHAIN, store, onFault: () => {}, ...options })
  open.add(node)
  return node
}

const tagOf = (number: number): Hex => `0x${number.toString(16)}`

/** Makes blocks with a transaction each, of which some have a log. Returns their hashes. */
async function madeChain(store: Store, height: number): Promise<{ hash: Hex; transaction: Hex }[]> {
  const node = await started(store)
  const from = node.accounts[0]!.address
  const made: { hash: Hex; transaction: Hex }[] = [{ hash: '0x', transaction: '0x' }]
  for (let number = 1; number <= height; number++) {
    const fields = number % 5 === 0 ? { data: '0x60006000a0', gas: '0x186a0' } : { to: STRANGER, value: '0x1', gas: '0x5208' }
    const transaction = (await node.call('eth_sendTransaction', [{ from, ...fields }])) as Hex
    const block = await node.request('eth_getBlockByNumber', ['latest', false])
    made.push({ hash: block!.hash!, transaction })
  }
  await node.close()
  open.delete(node)
  return made
}

/** Changes the records of a closed store, as something else than a node would. */
async function changed(store: Store, change: (records: Records) => Promise<void>): Promise<void> {
  const records = await Records.open(store, 'process')
  await change(records)
  await records.close()
}

/** Removes records without which others are of no use. */
async function lose(store: Store, kind: RecordKind, isLost: (id: Uint8Array) => boolean): Promise<number> {
  let count = 0
  await changed(store, async (records) => {
    const batch = records.batch()
    for await (const { key } of records.scan(kind)) {
      if (!isLost(key.subarray(1))) continue
      batch.delete(kind, Uint8Array.from(key.subarray(1)))
      count++
    }
    await records.write(batch)
  })
  return count
}

describe.each(STORES)('a %s that has lost records', (_, create) => {
  test('answers every question about a lost block with an error, never with null or nothing', async () => {
    const store = create()
    const made = await madeChain(store, 60)
    expect(await lose(store, 'block', (id) => id[7]! >= 20 && id[7]! < 30)).toBe(10)
    const node = await started(store)
    const filter = await node.request('eth_newFilter', [{ fromBlock: '0x1' }])
    for (let number = 20; number < 30; number++) {
      const { hash, transaction } = made[number]!
      const tag = tagOf(number)
      const questions: [string, ...unknown[]][] = [
        ['eth_getBlockByNumber', tag, true],
        ['eth_getBlockByHash', hash, false],
        ['eth_getBlockReceipts', tag],
        ['eth_getBlockTransactionCountByNumber', tag],
        ['eth_getBlockTransactionCountByHash', hash],
        ['eth_getTransactionByHash', transaction],
        ['eth_getTransactionByBlockNumberAndIndex', tag, '0x0'],
        ['eth_getTransactionByBlockHashAndIndex', hash, '0x0'],
        ['eth_getTransactionReceipt', transaction],
        ['eth_getUncleCountByBlockNumber', tag],
        ['eth_getBalance', STRANGER, tag],
        ['eth_getBalance', STRANGER, { blockHash: hash }],
        ['eth_feeHistory', '0x5', tagOf(number + 2), [50]],
        ['debug_traceTransaction', transaction],
        ['debug_getRawBlock', tag],
        ['trace_block', tag],
        ['eth_getLogs', { fromBlock: '0x1' }],
        ['eth_getLogs', { blockHash: hash }],
        ['eth_getFilterLogs', filter],
        // BLOCKHASH
        ['eth_call', { data: `0x60${number.toString(16)}4060005260206000f3` }, 'latest'],
      ]
      for (const [method, ...params] of questions) {
        const answer = await node.call(method, params as never).catch((error: unknown) => error)
        expect(answer, `${method} ${JSON.stringify(params)}`).toBeInstanceOf(StoreDamaged)
        expect(String(answer)).toMatch(/the block record 2\d is missing/)
      }
    }
    expect(await node.call('eth_getBlockByNumber', [tagOf(61), false])).toBeNull()
    expect(await node.call('eth_getBlockByNumber', [tagOf(30), false])).toMatchObject({ hash: made[30]!.hash })
  })

  test('is refused with the remedy when nodes of its last state or its first record are missing', async () => {
    const nodes = create()
    await madeChain(nodes, 10)
    await lose(nodes, 'node', () => true)
    const missing = await started(nodes).catch((error: unknown) => error)
    expect(missing).toBeInstanceOf(StoreDamaged)
    expect(String(missing)).toMatch(new RegExp(`the trie node [0-9a-f]{64} is missing; ${REMEDY}`))

    const format = create()
    await madeChain(format, 10)
    await lose(format, 'meta', (id) => new TextDecoder().decode(id) === 'format')
    const first = await started(format).catch((error: unknown) => error)
    expect(first).toBeInstanceOf(StoreDamaged)
    expect(String(first)).toContain(`the record 'format' is missing; ${REMEDY}`)
  })

  test('never answers from a list of logs of which a part is missing', async () => {
    const store = create()
    const node = await started(store, { mining: { automine: false } })
    const from = node.accounts[0]!.address
    for (let number = 0; number < 300; number++) {
      await node.call('eth_sendTransaction', [{ from, data: '0x60006000a0', gas: '0x186a0' }])
      await node.call('evm_mine', [])
    }
    await node.close()
    // Lists have their full chunks in records of their own, with a number behind the name.
    expect(await lose(store, 'log', (id) => id.length === 9)).toBe(1)
    const again = await started(store)
    await expect(again.call('eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x5' }])).rejects.toThrow(/the log record .* is missing/)
  })
})

describe.each(STORES)('a %s whose records were changed, and have right checksums', (_, create) => {
  const RUNS = Number(process.env.EVMBED_CHANGED_RECORDS ?? 200)

  test('is answered, or refused as damaged: no other error comes out, at its opening and in calls', { timeout: 280_000 }, async () => {
    const original = create()
    const node = await started(original)
    const from = node.accounts[0]!.address
    const hash = (await node.call('eth_sendTransaction', [{ from, data: '0x60006000a0', gas: '0x186a0' }])) as Hex
    await node.call('eth_sendTransaction', [{ from, data: '0x6001600155600160025560026003600360036000f0', gas: '0x186a0' }])
    await node.call('anvil_impersonateAccount', [STRANGER])
    await node.call('anvil_setBalance', [STRANGER, '0xde0b6b3a7640000'])
    await node.mine(3)
    await node.call('evm_snapshot', [])
    await node.call('evm_setAutomine', [false])
    await node.call('eth_sendTransaction', [{ from, to: STRANGER, value: '0x1', gas: '0x5208' }])
    const { hash: head } = (await node.request('eth_getBlockByNumber', ['latest', false]))!
    await node.close()
    const entries: [Uint8Array, Uint8Array][] = []
    await original.open()
    for await (const [key, value] of original.iterator()) entries.push([Uint8Array.from(key), Uint8Array.from(value)])
    await original.close()

    const questions: [string, ...unknown[]][] = [
      ...[0, 1, 2, 3, 5].flatMap((number): [string, ...unknown[]][] => [
        ['eth_getBlockByNumber', tagOf(number), true],
        ['eth_getBlockReceipts', tagOf(number)],
        ['eth_getBalance', STRANGER, tagOf(number)],
        ['debug_traceBlockByNumber', tagOf(number), { tracer: 'callTracer' }],
      ]),
      ['eth_getBlockByHash', head, true],
      ['eth_getTransactionByHash', hash],
      ['eth_getTransactionReceipt', hash],
      ['eth_getLogs', { fromBlock: '0x0' }],
      ['eth_feeHistory', '0x5', 'latest', [50]],
      ['txpool_content'],
      ['debug_dumpBlock', 'latest'],
      ['anvil_nodeInfo'],
      ['evm_mine'],
      ['evm_revert', '0x1'],
      ['anvil_dumpState'],
    ]
    const random = new Random(`changed records ${process.env.FUZZ_SEED ?? 1}`)
    const damage = { refused: 0, answered: 0, failed: 0 }
    for (let run = 0; run < RUNS; run++) {
      const [key, value] = entries[run < entries.length ? run : random.below(entries.length)]!
      const kind = (Object.entries(RECORD_KINDS) as [RecordKind, number][]).find(([, prefix]) => prefix === key[0])![0]
      const content = value.slice(0, -4)
      const mutated = mutation(content, random)
      const store = create()
      await store.open()
      await store.batch(entries.map(([key, value]) => ({ type: 'put', key, value })))
      await store.close()
      await changed(store, async (records) => {
        const batch = records.batch()
        batch.put(kind, key.slice(1), mutated)
        await records.write(batch)
      })
      const what = `run ${run}: ${kind} ${Buffer.from(key.subarray(1)).toString('hex')} ${Buffer.from(mutated).toString('hex').slice(0, 200)}`
      const faults: unknown[] = []
      let again: Node | undefined
      try {
        again = await started(store, { onFault: (fault) => void faults.push(fault) })
      } catch (error) {
        expect(
          [StoreDamaged, StoreRefused].some((kind) => error instanceof kind),
          `${what}: ${(error as Error).stack}`,
        ).toBe(true)
        damage.refused++
        continue
      }
      let isFailed = false
      for (const [method, ...params] of questions) {
        await again.call(method, params as never).catch((error: { code?: number; stack?: string }) => {
          isFailed ||= error instanceof StoreDamaged
          expect(error.code, `${what}: ${method}: ${error.stack}`).toBeTypeOf('number')
          expect(error.code, `${what}: ${method}: ${error.stack} ${String((faults.at(-1) as Error | undefined)?.stack)}`).not.toBe(-32603)
        })
      }
      damage[isFailed ? 'failed' : 'answered']++
      await again.close()
      open.delete(again)
    }
    expect(damage.refused).toBeGreaterThan(0)
    expect(damage.failed).toBeGreaterThan(0)
    expect(damage.answered).toBeGreaterThan(0)
  })
})

/** Returns bytes that differ: with changed bytes, cut short, or longer. */
function mutation(content: Uint8Array, random: Random): Uint8Array {
  const way = random.below(8)
  if (way === 0) return content.slice(0, random.below(content.length + 1))
  if (way === 1) return Uint8Array.from([...content, ...content.slice(0, 1 + random.below(40))])
  const changed = content.slice()
  for (let count = way < 5 ? 1 : random.below(6) + 1; count > 0; count--) {
    const at = random.below(Math.max(1, changed.length))
    changed[at] = way === 2 ? (changed[at] ?? 0) ^ (1 << random.below(8)) : random.below(256)
  }
  return changed
}
