/** The far ends of what a call may say: each was or could be more than something behind the door can bear. */
import { RLP } from '@ethereumjs/rlp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Clock, createNode, type Json, type Node, type NodeOptions } from '../../src/index.js'
import { bytesToHex, concatBytes, hexToBytes, toQuantity } from '../../src/primitives/hex.js'
import { keccakHash } from '../../src/primitives/keccak.js'
import { nestedLists } from '../primitives/nested-lists.js'
import { ManualClock } from '../support/manual-clock.js'

const FROM = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const TO = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const MAX_UINT64 = '0xffffffffffffffff'
const MAX_UINT256 = `0x${'f'.repeat(64)}`
const authorization = { chainId: '0x7a69', address: TO, nonce: '0x0', yParity: '0x0', r: '0x1', s: '0x1' }
const blobHash = `0x01${'00'.repeat(31)}`

let node: Node
let faults: unknown[]

async function start(options: NodeOptions = {}): Promise<void> {
  node = await createNode({ timestamp: 1_700_000_000n, clock: new ManualClock(), onFault: (fault) => faults.push(fault), ...options })
}

beforeEach(async () => {
  faults = []
  await start()
})

afterEach(async () => {
  await node.close()
  expect(faults).toEqual([])
})

/** The result, or code and message of the error. */
async function ask(method: string, params: readonly Json[]): Promise<Json> {
  return node.call(method, params).catch(({ code, message }: { code: number; message: string }) => `${code}: ${message}`)
}

const simulation = (args: Json) => [{ blockStateCalls: [{ calls: [args] }] }]

describe('a call', () => {
  it.each([
    [
      'init code beyond its limit',
      { from: FROM, data: `0x${'60'.repeat(60_000)}` },
      /max initcode size exceeded: code size 60000, limit 49152/,
    ],
    [
      'authorizations without a recipient',
      { from: FROM, data: '0x00', authorizationList: [authorization] },
      /cannot be used to create contract/,
    ],
    ['blobs without a recipient', { from: FROM, data: '0x00', blobVersionedHashes: [blobHash] }, /blob transaction of type create/],
    [
      'a hash that is not of a blob',
      { from: FROM, to: TO, blobVersionedHashes: [`0x02${'00'.repeat(31)}`] },
      /blob 0 has invalid hash version/,
    ],
    [
      'a tip above the cap',
      { from: FROM, to: TO, maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
      /maxFeePerGas \(1\) < maxPriorityFeePerGas \(2\)/,
    ],
  ])('refuses a call with %s in every method', async (_what, args, reason) => {
    for (const method of ['eth_call', 'eth_estimateGas', 'eth_createAccessList']) expect(await ask(method, [args])).toMatch(reason)
    expect(await ask('eth_simulateV1', simulation(args))).toMatch(reason)
    expect(await ask('eth_sendTransaction', [args])).not.toMatch(/-32603/)
  })

  it('refuses a call that offers less for blobs than they cost', async () => {
    const args = { from: FROM, to: TO, blobVersionedHashes: [blobHash], maxFeePerBlobGas: '0x1' }
    expect(await ask('eth_call', [args, 'latest', null, { blobBaseFee: '0x2' }])).toBe(
      '-32000: err: max fee per blob gas less than block blob gas fee: address 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 blobGasFeeCap: 1, blobBaseFee: 2 (supplied gas 50000000)',
    )
  })

  it.each([
    ['no authorizations', { from: FROM, to: TO, authorizationList: [] }],
    ['no blobs', { from: FROM, to: TO, blobVersionedHashes: [] }],
    ['a tip alone', { from: FROM, to: TO, maxPriorityFeePerGas: '0x2' }],
    ['the last nonce', { from: FROM, to: TO, nonce: MAX_UINT64 }],
  ])('simulates a call with %s', async (_what, args) => {
    expect(await ask('eth_simulateV1', simulation(args))).toEqual([expect.objectContaining({ gasUsed: '0x5208' })])
  })

  it('runs a call at any block number and time', async () => {
    const code = '0x425f5260205ff3'
    for (const time of ['0x7fffffffffffffff', '0x20000000000001', MAX_UINT64]) {
      const seen = await ask('eth_call', [{ to: TO }, 'latest', { [TO]: { code } }, { time, number: MAX_UINT256 }])
      expect(BigInt(String(seen))).toBe(BigInt(time))
    }
  })

  it('runs a call with as many logs as its gas pays for', async () => {
    const code = `0x5b${'5f5fa0'.repeat(5000)}5a6201d4c0105f57`
    const overrides = { blockOverrides: { gasLimit: '0xffffffff' }, stateOverrides: { [TO]: { code } } }
    const simulated = await ask('eth_simulateV1', [{ blockStateCalls: [{ ...overrides, calls: [{ to: TO, gas: '0x2faf080' }] }] }])
    expect(simulated).toHaveLength(1)
  })
})

describe('code without end', () => {
  const SLOT = `0x${'ff'.repeat(32)}`
  /** A second passes whenever somebody looks. */
  const hurried: Clock = Object.assign(new ManualClock(), { monotonic: () => (now += 1000) })
  let now = 0

  it.each([
    ['a loop', '0x5b5f56'],
    ['calls of itself', `0x${'5f5f5f5f5f305af150'.repeat(100)}`],
    ['a loop of reads', '0x5b5f54505f56'],
    ['reads of ever other slots', '0x5f5b805450600101600156'],
    ['few jumps between much arithmetic', `0x5b${'60015f19800950'.repeat(1000)}5f56`],
  ])('aborts %s after the time limit', async (_what, code) => {
    await node.close()
    await start({ clock: hurried })
    const aborted = '-32000: execution aborted (timeout = 5s)'
    // Slots of an account without storage are known to be empty. With one slot, each of the others has to be looked up.
    const overrides = { [TO]: { code, stateDiff: { [SLOT]: SLOT } } }
    for (const method of ['eth_call', 'eth_estimateGas', 'eth_createAccessList']) {
      expect(await ask(method, [{ to: TO }, 'latest', overrides])).toBe(aborted)
    }
    const block = { stateOverrides: overrides, calls: [{ to: TO }] }
    expect(await ask('eth_simulateV1', [{ blockStateCalls: [block] }])).toBe(aborted)
    expect(await ask('eth_call', [{ to: TO }])).toBe('0x')
  })

  it('runs a call to the end of its gas without a time limit', async () => {
    await node.close()
    await start({ clock: hurried, limits: { callTimeoutMs: 0 } })
    expect(await ask('eth_call', [{ to: TO, gas: '0x30d40' }, 'latest', { [TO]: { code: '0x5b5f56' } }])).toBe('-32000: out of gas')
  })
})

describe('authorizations', () => {
  /** A second passes whenever somebody looks. */
  const hurried: Clock = Object.assign(new ManualClock(), { monotonic: () => (now += 1000) })
  let now = 0
  const list = (count: number) => Array.from({ length: count }, (_, i) => ({ ...authorization, r: toQuantity(i + 1) }))

  it('reads the lowest eight bits of a parity of more than one byte, as geth does', async () => {
    const args = { from: FROM, to: TO, authorizationList: [{ ...authorization, yParity: '0x1c9c380' }] }
    expect(await ask('eth_call', [args])).toBe('0x')
    expect(await ask('trace_call', [args, ['trace']])).toMatchObject({ output: '0x' })
    expect(await ask('eth_createAccessList', [args])).toMatchObject({ accessList: [] })
    await start({ engine: 'ethereumjs' })
    expect(await ask('eth_call', [args])).toBe('0x')
    expect(await ask('eth_fillTransaction', [args])).toMatchObject({ tx: { authorizationList: [{ yParity: '0x80' }] } })
  })
  const methods = [
    ['eth_call', (args: Json) => [args]],
    ['eth_createAccessList', (args: Json) => [args]],
    ['eth_simulateV1', simulation],
    ['debug_traceCall', (args: Json) => [args, 'latest', { tracer: 'prestateTracer' }]],
    ['trace_call', (args: Json) => [args, ['stateDiff']]],
  ] as const

  it.each(methods)('refuses authorizations that the gas of %s does not pay for before it recovers signers', async (method, params) => {
    await node.close()
    await start({ clock: hurried })
    expect(await ask(method, params({ from: FROM, to: TO, gas: '0x5208', authorizationList: list(5_000) }))).toMatch(
      /^-(32000|38013): (.*: |.* err: |err: )?intrinsic gas too low: /,
    )
  })

  it.each(methods)('recovers the signers of authorizations that the gas of %s pays for until the time limit', async (method, params) => {
    await node.close()
    await start({ clock: hurried })
    const args = { from: FROM, to: TO, gas: '0x17d7840', authorizationList: list(500) }
    expect(await ask(method, params(args))).toMatch(/^-32000: execution (aborted|timeout)/)
  })
})

describe('a transaction to be signed', () => {
  it.each([
    ['more gas than one may ask for', { gas: '0x1000001' }, '-32000: transaction gas limit too high (cap: 16777216, tx: 16777217)'],
    ['the last nonce', { nonce: MAX_UINT64 }, expect.stringMatching(/^-32000: nonce/)],
    ['prices beyond all money', { maxFeePerGas: MAX_UINT256, maxPriorityFeePerGas: MAX_UINT256 }, expect.stringMatching(/^-32000: /)],
  ])('refuses to sign a transaction with %s', async (_what, odd, refusal) => {
    const fees = { maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x1' }
    const args = { from: FROM, to: TO, gas: '0x5208', nonce: '0x0', ...fees, ...odd }
    for (const method of ['eth_signTransaction', 'eth_fillTransaction', 'eth_sendTransaction'])
      expect(await ask(method, [args])).toEqual(refusal)
    expect(await ask('txpool_status', [])).toEqual({ pending: '0x0', queued: '0x0' })
  })
})

describe('a transaction in its encoding', () => {
  const typed = (type: number, list: Uint8Array) => concatBytes(Uint8Array.of(type), list)
  const TOO_DEEP = /^-32000: .*rlp: lists nested more than \d levels deep$/
  const methods = [
    ['eth_sendRawTransaction', (raw: string) => [raw]],
    ['eth_sendRawTransactionSync', (raw: string) => [raw]],
    ['trace_rawTransaction', (raw: string) => [raw, ['trace']]],
    ['anvil_reorg', (raw: string) => ['0x0', [[raw, 0]]]],
  ] as const

  it.each(methods)('refuses a transaction longer than 128 KiB in %s before it is decoded', async (method, params) => {
    await ask('evm_mine', [])
    const raw = bytesToHex(nestedLists(4_000, new Uint8Array(2_400_000)))
    const given = method === 'anvil_reorg' ? ['0x1', [[raw, 0]]] : params(raw)
    expect(await ask(method, given)).toBe('-32000: oversized data: transaction size 2416000, limit 131072')
  })

  it.each(methods.slice(0, 3))('refuses a transaction of nested lists in %s', async (method, params) => {
    const lists = nestedLists(8_000, new Uint8Array(90_000))
    for (const raw of [lists, ...[1, 2, 3, 4].map((type) => typed(type, lists))]) {
      expect(await ask(method, params(bytesToHex(raw)))).toMatch(TOO_DEEP)
    }
  })

  it('refuses a transaction with more blobs than a block holds before it reads them', async () => {
    const blobs = RLP.encode([['0x'], '0x01', Array.from({ length: 3_000 }, () => '0x00'), [], []])
    expect(await ask('eth_sendRawTransaction', [bytesToHex(typed(3, blobs))])).toBe(
      '-32000: too many blobs in transaction: have 3000, permitted 9',
    )
  })

  it('refuses a blob transaction that is longer than its blobs', async () => {
    const blob = RLP.encode([['0x'], '0x01', ['0x00'], [new Uint8Array(400_000)], []])
    expect(await ask('eth_sendRawTransaction', [bytesToHex(typed(3, blob))])).toMatch(
      /^-32000: oversized data: transaction size 400\d{3}, limit 268/,
    )
  })
})

describe('a block in its encoding', () => {
  it.each([
    ['nests lists as no block does', nestedLists(8_000, new Uint8Array(200_000)), /rlp: lists nested more than 3 levels deep$/],
    [
      'holds more elements than its length can mean',
      RLP.encode([[], Array.from({ length: 20_000 }, () => '0x00'), []]),
      /more than \d+ elements$/,
    ],
    ['has a header of 1,000 fields', RLP.encode([Array.from({ length: 1_000 }, () => '0x0102030405'), [], []]), /rlp: expected a block$/],
  ])('refuses a block that %s', async (_what, bytes, reason) => {
    expect(await ask('debug_traceBlock', [bytesToHex(bytes)])).toMatch(reason)
    await expect(node.importChain(bytes)).rejects.toThrow(reason)
  })

  it('refuses a block with a transaction of nested lists', async () => {
    const header = RLP.decode(hexToBytes(String(await ask('debug_getRawHeader', ['latest'])))) as Uint8Array[]
    const [PARENT_HASH, NUMBER] = [0, 8]
    const next = header.with(PARENT_HASH, hexToBytes(keccakHash(RLP.encode(header)))).with(NUMBER, Uint8Array.of(1))
    const bytes = RLP.encode([next, [concatBytes(Uint8Array.of(2), nestedLists(8_000, new Uint8Array(90_000)))], [], []])
    expect(await ask('debug_traceBlock', [bytesToHex(bytes)])).toMatch(/rlp: lists nested more than 4 levels deep$/)
    await expect(node.importChain(bytes)).rejects.toThrow(/rlp: lists nested more than 4 levels deep$/)
  })
})

describe('limits of the lists in a call', () => {
  const account = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
  const slot = (index: number) => `0x${index.toString(16).padStart(64, '0')}`
  const accounts = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [account(i + 1_000), { balance: '0x1' }]))
  const slots = (count: number) => ({
    [TO]: { stateDiff: Object.fromEntries(Array.from({ length: count }, (_, i) => [slot(i), slot(1)])) },
  })
  const call = { from: FROM, to: TO } as const
  const ofState = [
    ['eth_call', (overrides: Json) => [call, 'latest', overrides]],
    ['eth_estimateGas', (overrides: Json) => [call, 'latest', overrides]],
    ['eth_createAccessList', (overrides: Json) => [call, 'latest', overrides]],
    ['debug_traceCall', (overrides: Json) => [call, 'latest', { stateOverrides: overrides }]],
    ['eth_simulateV1', (overrides: Json) => [{ blockStateCalls: [{ stateOverrides: overrides, calls: [call] }] }]],
  ] as const

  it.each(ofState)('accepts at most 1,000 accounts, 10,000 slots and 512 KiB of code in overrides of %s', async (method, params) => {
    for (const overrides of [accounts(1_000), slots(10_000)])
      expect(await ask(method, params(overrides))).not.toEqual(expect.stringMatching(/^-/))
    expect(await ask(method, params(accounts(1_001)))).toBe('-32602: too many accounts in state overrides: 1001 > 1000')
    expect(await ask(method, params(slots(10_001)))).toBe('-32602: too many slots in state overrides: 10001 > 10000')
    expect(await ask(method, params({ [TO]: { code: `0x${'5b'.repeat(524_289)}` } }))).toBe(
      '-32602: too much code in state overrides: 524289 > 524288 bytes',
    )
  })

  it('limits the logs of a simulation as those of a query', async () => {
    const capped = await createNode({ limits: { logLimit: 1_000 } })
    const simulate = (count: number) =>
      capped.request('eth_simulateV1', [
        { blockStateCalls: [{ stateOverrides: { [TO]: { code: `0x${'5f5fa0'.repeat(count)}` } }, calls: [call] }] },
      ])
    expect((await simulate(1_000))[0]?.calls[0]?.logs.length).toBe(1_000)
    await expect(simulate(1_001)).rejects.toMatchObject({ code: -38026, message: 'too many logs: more than 1000' })
    await capped.close()
  })

  it('accepts at most 1,000 withdrawals in the blocks of a simulation', async () => {
    const withdrawals = (count: number) =>
      Array.from({ length: count }, () => ({ index: '0x0', validatorIndex: '0x0', address: TO, amount: '0x1' }))
    const ofBlocks = (...counts: number[]) => [
      { blockStateCalls: counts.map((count) => ({ blockOverrides: { withdrawals: withdrawals(count) } })) },
    ]
    expect(await ask('eth_simulateV1', ofBlocks(500, 500))).toHaveLength(2)
    expect(await ask('eth_simulateV1', ofBlocks(500, 501))).toBe('-32602: too many withdrawals: 1001 > 1000')
  })

  it.each(['eth_call', 'eth_fillTransaction', 'eth_sendTransaction', 'eth_simulateV1'])(
    'accepts no more storage keys in %s than a transaction can have',
    async (method) => {
      const storageKeys = Array.from({ length: 130_000 }, () => slot(1))
      const args = { ...call, gas: '0x5208', accessList: [{ address: TO, storageKeys }] }
      expect(await ask(method, method === 'eth_simulateV1' ? simulation(args) : [args])).toMatch(
        /^-32000: too many storage keys: 130000 > 100000/,
      )
    },
  )

  it('accepts options of a tracer nested 64 levels deep', async () => {
    let [config, mux]: Json[] = [{}, { noopTracer: {} }]
    for (let level = 0; level < 20_000; level++) config = { inner: config ?? null }
    for (let level = 0; level < 3_000; level++) mux = { muxTracer: mux ?? null }
    const refusal = '-32000: tracerConfig is nested more than 64 levels deep'
    for (const [tracer, tracerConfig] of [
      ['callTracer', config],
      ['{ result() {}, fault() {} }', config],
      ['muxTracer', mux],
    ]) {
      expect(await ask('debug_traceCall', [call, 'latest', { tracer: tracer ?? null, tracerConfig: tracerConfig ?? null }])).toBe(refusal)
    }
  })
})

it('refuses logs that exceed the length of an answer, in eth_getLogs and for a filter', async () => {
  await node.close()
  await start({
    hardfork: 'prague',
    mining: { gasLimit: 1_000_000_000n },
    limits: { callGasLimit: 1_000_000_000n, transactionFeeLimit: 0n },
  })
  await ask('anvil_setCode', [TO, `0x${'621000005fa0'.repeat(70)}`])
  const filter = await ask('eth_newFilter', [{ fromBlock: '0x0' }])
  expect(await ask('eth_sendTransaction', [{ from: FROM, to: TO, gas: '0x29b92700' }])).toMatch(/^0x/)
  const refusal = '-32000: query exceeds max length of logs 134217728'
  expect(await ask('eth_getLogs', [{ fromBlock: '0x0' }])).toBe(refusal)
  expect(await ask('eth_getFilterLogs', [filter])).toBe(refusal)
})

describe('the time of blocks', () => {
  it('refuses a time after which no block could follow', async () => {
    expect(await ask('evm_setNextBlockTimestamp', [MAX_UINT64])).toBe(
      '-32000: timestamp 18446744073709551615 is too late: at most 9223372036854775807',
    )
    expect(await ask('evm_increaseTime', ['0x7fffffffffffffff'])).toMatch(/is too late/)
    expect(await ask('evm_mine', [MAX_UINT64])).toMatch(/is too late/)
    expect(await ask('eth_blockNumber', [])).toBe('0x0')
  })

  it('continues after the latest time', async () => {
    await ask('evm_setNextBlockTimestamp', ['0x7fffffffffffffff'])
    expect(await ask('evm_mine', [{ blocks: 2 }])).toBe('0x0')
    expect(await ask('eth_getBlockByNumber', ['latest', false])).toMatchObject({ number: '0x2', timestamp: '0x8000000000000000' })
    expect(await ask('eth_sendTransaction', [{ from: FROM, to: TO, value: '0x1' }])).toMatch(/^0x/)
    expect(await ask('eth_blockNumber', [])).toBe('0x3')
  })
})

it('mines at most a million blocks in a call of evm_mine', async () => {
  expect(await ask('evm_mine', [{ blocks: 1_000_001, timestamp: 1_800_000_000 }])).toBe(
    '-32000: too many blocks: 1000001 > 1000000: mine at most 1000000 at a time',
  )
  expect(await ask('eth_blockNumber', [])).toBe('0x0')
  await ask('evm_mine', [])
  expect(await ask('eth_getBlockByNumber', ['latest', false])).toMatchObject({ timestamp: '0x6553f101' })
})
