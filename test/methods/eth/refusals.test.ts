/** Calls that are refused before their code runs, in the words of geth for each method. */
import { createNode, type Genesis, type HardforkName, type Hex, type Json, type Node, type NodeOptions } from 'evmbed'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const POOR = '0x00000000000000000000000000000000deadbeef'
const CHECKSUMMED = '0x00000000000000000000000000000000DeaDBeef'
const BLOB_HASH = `0x01${'00'.repeat(31)}` as Hex

let node: Node
const start = async (options: NodeOptions = {}) => {
  node = await createNode(options)
}
afterEach(() => node.close())

async function refusal(method: string, params: readonly Json[]): Promise<string> {
  return node.call(method, params).then(
    (result) => `answered ${JSON.stringify(result)}`,
    ({ code, message }: { code: number; message: string }) => `${code}: ${message}`,
  )
}

describe('a call that no block could contain', () => {
  beforeEach(() => start())

  interface Row {
    readonly what: string
    readonly args: { readonly [name: string]: Json }
    readonly reason: string
    readonly gas?: number
  }
  const rows: readonly Row[] = [
    { what: 'too little gas', args: { from: POOR, to: POOR, gas: '0x1' }, reason: 'intrinsic gas too low: have 1, want 21000', gas: 1 },
    {
      what: 'a value above the balance',
      args: { from: POOR, to: POOR, value: '0x1' },
      reason: `insufficient funds for gas * price + value: address ${CHECKSUMMED} have 0 want 1`,
    },
    {
      what: 'a price above the balance',
      args: { from: POOR, to: POOR, gasPrice: '0x77359400', gas: '0x5208' },
      reason: `insufficient funds for gas * price + value: address ${CHECKSUMMED} have 0 want 42000000000000`,
      gas: 21_000,
    },
    {
      what: 'a price below the base fee',
      args: { from: POOR, to: POOR, gasPrice: '0x1', gas: '0x5208' },
      reason: `max fee per gas less than block base fee: address ${CHECKSUMMED}, maxFeePerGas: 1, baseFee: 1000000000`,
      gas: 21_000,
    },
    {
      what: 'blobs without a recipient',
      args: { from: POOR, data: '0x00', blobVersionedHashes: [BLOB_HASH] },
      reason: 'blob transaction of type create',
    },
  ]

  it.each(rows)('refuses $what in eth_call as geth does', async ({ args, reason, gas = 50_000_000 }) => {
    expect(await refusal('eth_call', [args])).toBe(`-32000: err: ${reason} (supplied gas ${gas})`)
  })

  it.each(rows)('refuses $what in debug_traceCall as geth does', async ({ args, reason }) => {
    expect(await refusal('debug_traceCall', [args])).toBe(`-32000: tracing failed: ${reason}`)
  })

  it.each(rows)('refuses $what in eth_createAccessList as geth does', async ({ args, reason }) => {
    const [before, text] = (await refusal('eth_createAccessList', [args])).split(' err: ')
    expect(before).toMatch(/^-32000: failed to apply transaction: 0x[0-9a-f]{64}$/)
    expect(text).toBe(reason)
  })

  it.each(rows.filter(({ gas }) => gas === undefined))('refuses $what in eth_estimateGas as geth does', async ({ args, reason }) => {
    expect(await refusal('eth_estimateGas', [args])).toBe(`-32000: failed with 16777216 gas: ${reason}`)
  })

  it('refuses in eth_estimateGas more gas than the balance pays for', async () => {
    const from = node.accounts[0]!.address
    const balance = await node.request('eth_getBalance', [from])
    expect(await refusal('eth_estimateGas', [{ from, to: POOR, value: balance, gasPrice: '0x77359400' }])).toBe(
      '-32000: insufficient funds for transfer',
    )
    expect(await refusal('eth_estimateGas', [{ from, to: POOR, gasPrice: '0x1' }])).toBe(
      '-32000: failed with 16777216 gas: max fee per gas less than block base fee: address 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, maxFeePerGas: 1, baseFee: 1000000000',
    )
  })
})

/** A chain whose blocks 0 to 3 are under Istanbul, Berlin, London and Prague. */
const FORKS: Genesis = {
  config: {
    chainId: 1337,
    homesteadBlock: 0,
    eip150Block: 0,
    eip155Block: 0,
    eip158Block: 0,
    byzantiumBlock: 0,
    constantinopleBlock: 0,
    petersburgBlock: 0,
    istanbulBlock: 0,
    berlinBlock: 1,
    londonBlock: 2,
  },
  alloc: {},
  gasLimit: '0x1c9c380',
  difficulty: '0x0',
}

describe('fields of a later fork', () => {
  const NOT_BEFORE_LONDON = '-32000: maxFeePerGas and maxPriorityFeePerGas are not valid before London is active'
  const authorization = { chainId: '0x0', address: POOR, nonce: '0x0', yParity: '0x0', r: '0x1', s: '0x1' }
  const rows: readonly (readonly [fork: HardforkName, fields: { [name: string]: Json }, kind: string])[] = [
    ['istanbul', { accessList: [] }, 'access list'],
    ['istanbul', { accessList: [{ address: POOR, storageKeys: [] }] }, 'access list'],
    ['shanghai', { blobVersionedHashes: [BLOB_HASH] }, 'blob'],
    ['shanghai', { maxFeePerBlobGas: '0x1' }, 'blob'],
    ['cancun', { authorizationList: [authorization] }, 'setcode'],
  ]

  it.each(rows)('refuses under %s a call with %j', async (hardfork, fields, kind) => {
    await start({ hardfork })
    const args = { from: POOR, to: POOR, ...fields }
    const reason = `transaction type not supported: ${kind} tx (sender ${CHECKSUMMED})`
    expect(await refusal('eth_call', [args])).toBe(`-32000: err: ${reason} (supplied gas 50000000)`)
    expect(await refusal('eth_estimateGas', [args])).toBe(`-32000: failed with 30000000 gas: ${reason}`)
    expect(await refusal('debug_traceCall', [args])).toBe(`-32000: tracing failed: ${reason}`)
    expect(await refusal('eth_createAccessList', [args])).toContain(` err: transaction type not supported: `)
    expect(await refusal('trace_call', [args, ['trace']])).toContain(reason)
    expect(await refusal('eth_simulateV1', [{ blockStateCalls: [{ calls: [args] }] }])).toBe(
      `-32602: err: ${reason} (supplied gas 30000000)`,
    )
  })

  it.each(rows)('refuses under %s a transaction with %j', async (hardfork, fields, kind) => {
    await start({ hardfork })
    const prices = hardfork === 'istanbul' ? { gasPrice: '0x3b9aca00' } : { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' }
    const from = node.accounts[0]!.address
    const args = { from, to: POOR, gas: '0x186a0', nonce: '0x0', ...prices, ...fields }
    const reason = `-32000: transaction type not supported: ${kind} tx (sender 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266)`
    for (const method of ['eth_sendTransaction', 'eth_signTransaction', 'eth_fillTransaction', 'eth_sendUnsignedTransaction']) {
      expect(await refusal(method, [args])).toBe(reason)
    }
    expect(await node.request('txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
    expect(await node.request('eth_blockNumber')).toBe('0x0')
  })

  it.each([{ maxFeePerGas: '0x77359400' }, { maxPriorityFeePerGas: '0x0' }, { maxFeePerGas: '0x0', maxPriorityFeePerGas: '0x0' }])(
    'refuses under berlin price caps such as %j',
    async (fields) => {
      await start({ hardfork: 'berlin' })
      const args = { from: node.accounts[0]!.address, to: POOR, gas: '0x5208', nonce: '0x0', ...fields }
      for (const method of [
        'eth_call',
        'eth_estimateGas',
        'eth_createAccessList',
        'debug_traceCall',
        'eth_sendTransaction',
        'eth_fillTransaction',
      ]) {
        expect(await refusal(method, [args])).toBe(NOT_BEFORE_LONDON)
      }
      expect(await refusal('eth_signTransaction', [{ maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1', ...args }])).toBe(NOT_BEFORE_LONDON)
      expect(await node.request('eth_blockNumber')).toBe('0x0')
    },
  )

  it('applies the rules of the block that a call names', async () => {
    await start({ genesis: FORKS })
    for (let made = 0; made < 3; made++) await node.mine()
    const capped = { from: POOR, to: POOR, maxFeePerGas: '0x0' }
    const listed = { from: POOR, to: POOR, accessList: [] }
    const answers = async (args: Json) => Promise.all(['0x0', '0x1', '0x2'].map((block) => refusal('eth_call', [args, block])))
    expect(await answers(capped)).toEqual([NOT_BEFORE_LONDON, NOT_BEFORE_LONDON, 'answered "0x"'])
    expect(await answers(listed)).toEqual([expect.stringContaining('access list tx'), 'answered "0x"', 'answered "0x"'])
    expect(await refusal('eth_createAccessList', [{ from: POOR, to: POOR }, '0x0'])).toMatch(
      / err: transaction type not supported: access list tx /,
    )
    expect(await refusal('eth_createAccessList', [{ from: POOR, to: POOR }, '0x1'])).toBe('answered {"accessList":[],"gasUsed":"0x5208"}')
    expect(await refusal('eth_call', [{ from: POOR, to: POOR, gasPrice: '0x0', type: '0x3' }, '0x0'])).toBe('answered "0x"')
  })
})

describe('blobs of a managed account', () => {
  const blobs = { blobVersionedHashes: [BLOB_HASH] }
  beforeEach(() => start())

  it('sends blobs in a transaction of type 3, for at most twice the blob base fee by default', async () => {
    const [from, to] = node.accounts.map(({ address }) => address) as [Hex, Hex]
    const hash = await node.request('eth_sendTransaction', [{ from, to, ...blobs }])
    expect(await node.request('eth_getTransactionByHash', [hash])).toMatchObject({
      type: '0x3',
      maxFeePerBlobGas: '0x2',
      ...blobs,
      blockNumber: '0x1',
    })
    const { tx } = await node.request('eth_fillTransaction', [{ from, to, ...blobs, maxFeePerBlobGas: '0x7' }])
    expect(tx).toMatchObject({ type: '0x3', maxFeePerBlobGas: '0x7', ...blobs })
  })

  it.each([
    ['no recipient', { ...blobs, data: '0x00' }, 'missing "to" in blob transaction'],
    ['no hash', { to: POOR, blobVersionedHashes: [] }, 'need at least 1 blob for a blob transaction'],
    ['a price for blobs alone', { to: POOR, maxFeePerBlobGas: '0x1' }, 'need at least 1 blob for a blob transaction'],
    ['a price of zero', { to: POOR, ...blobs, maxFeePerBlobGas: '0x0' }, 'maxFeePerBlobGas, if specified, must be non-zero'],
    ['a gas price', { to: POOR, ...blobs, gasPrice: '0x77359400' }, 'both gasPrice and blobVersionedHashes specified'],
  ])('refuses blobs with %s', async (_what, fields, reason) => {
    expect(await refusal('eth_sendTransaction', [{ from: node.accounts[0]!.address, ...fields }])).toBe(`-32000: ${reason}`)
  })
})

describe('eth_simulateV1 with a sender at the last nonce', () => {
  const from = '0xc000000000000000000000000000000000000000'
  const to = '0xc100000000000000000000000000000000000000'
  const simulate = (calls: readonly Json[], validation: boolean) =>
    refusal('eth_simulateV1', [
      {
        blockStateCalls: [{ stateOverrides: { [from]: { nonce: '0xffffffffffffffff', balance: '0xde0b6b3a7640000' } }, calls }],
        validation,
        returnFullTransactions: true,
      },
    ])
  beforeEach(() => start())

  it('wraps the nonce to zero without validation', async () => {
    const answer = await simulate(
      [
        { from, to },
        { from, to },
        { from, to },
      ],
      false,
    )
    const [{ calls, transactions }] = JSON.parse(answer.replace('answered ', ''))
    expect(calls.map(({ status }: { status: string }) => status)).toEqual(['0x1', '0x1', '0x1'])
    expect(transactions.map(({ nonce }: { nonce: string }) => nonce)).toEqual(['0xffffffffffffffff', '0x0', '0x1'])
  })

  it('refuses the last nonce with the code of geth under validation', async () => {
    const refused = await simulate([{ from, to, gas: '0x5208', maxFeePerGas: '0x77359400' }], true)
    expect(refused).toBe(
      '-32603: err: nonce has max value: address 0xC000000000000000000000000000000000000000, nonce: 18446744073709551615 (supplied gas 21000)',
    )
  })

  it('creates no contract, and keeps the nonce', async () => {
    const answer = await simulate(
      [
        { from, data: '0x00' },
        { from, to },
      ],
      false,
    )
    const [{ calls, transactions }] = JSON.parse(answer.replace('answered ', ''))
    expect(calls[0]).toMatchObject({ status: '0x0', error: { code: -32015, message: 'nonce uint64 overflow' }, returnData: '0x' })
    expect(transactions.map(({ nonce }: { nonce: string }) => nonce)).toEqual(['0xffffffffffffffff', '0xffffffffffffffff'])
  })

  it('creates no contract in a call or a trace', async () => {
    const overrides = { [from]: { nonce: '0xffffffffffffffff' } }
    expect(await refusal('eth_call', [{ from, data: '0x00' }, 'latest', overrides])).toBe('-32000: nonce uint64 overflow')
    const config = { tracer: 'callTracer', stateOverrides: overrides }
    expect(await node.call('debug_traceCall', [{ from, data: '0x00' }, 'latest', config])).toMatchObject({
      type: 'CREATE',
      from,
      error: 'nonce uint64 overflow',
    })
    expect(await node.call('evmbed_explainCall', [{ from, data: '0x00' }, 'latest', config])).toMatchObject({
      failure: { kind: 'creation', sentence: expect.stringContaining('nonce uint64 overflow') },
    })
  })
})
