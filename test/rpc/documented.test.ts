import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNode, type Json, type Node, NodeError } from '../../src/index.js'
import { documentedStatuses } from '../../src/methods/documented/statuses.js'
import { unavailableMethods } from '../../src/methods/documented/unavailable-methods.js'
import { methods } from '../support/all-methods.js'
import { ManualClock } from '../support/manual-clock.js'
import { conditional, describedEmpty, interfaceDocument } from './interface-document.js'
import { RECIPIENT, signedTransfer } from './signed-transfer.js'

const ZERO = `0x${'00'.repeat(20)}`
const UNKNOWN = `0x${'1d'.repeat(32)}`
const NOT_FOUND = -32601
const INTERNAL = -32603

const records = new Map(methods.map((record) => [record.name, record]))
const unavailable = unavailableMethods.flatMap(({ names }) => names)
const rows = [...interfaceDocument].map(([name, row]) => ({ name, ...row }))
const stubs = rows.filter(({ status, name }) => status === 'stub' || describedEmpty.includes(name))
const hasRecord = ({ name }: { name: string }) => records.has(name)

/** The code of an error, or undefined when there was none. */
async function codeOf(answer: Promise<Json>): Promise<number | undefined> {
  try {
    await answer
    return undefined
  } catch (error) {
    if (error instanceof NodeError) return error.code
    throw error
  }
}

const idle = () => createNode({ baseFeePerGas: 0n, accounts: 0, clock: new ManualClock() })
const documented = (conditionalMethods?: 'work' | 'deny') => createNode({ documented: { conditionalMethods }, clock: new ManualClock() })

/**
 * Returns neutral parameters for each method: the zero address, an unknown hash, empty data. A method that needs a block gets the genesis block. A
 * method that needs an executed block gets the head, which is not the genesis block.
 */
async function probesOf(node: Node): Promise<ReadonlyMap<string, readonly Json[]>> {
  if ((await node.request('eth_blockNumber')) === '0x0') await node.mine()
  const head = (await node.request('eth_getBlockByNumber', ['latest', false]))?.hash ?? null
  const genesis = (await node.request('eth_getBlockByNumber', ['earliest', false]))?.hash ?? null
  return new Map<string, readonly Json[]>([
    ['eth_getBlockTransactionCountByNumber', ['0x0']],
    ['eth_getBlockTransactionCountByHash', [genesis]],
    ['eth_getCode', [ZERO, 'latest']],
    ['eth_call', [{ to: ZERO, data: '0x' }, 'latest']],
    ['eth_getTransactionByHash', [UNKNOWN]],
    ['eth_getTransactionByBlockHashAndIndex', [UNKNOWN, '0x0']],
    ['eth_getTransactionByBlockNumberAndIndex', ['0x0', '0x0']],
    ['eth_getTransactionReceipt', [UNKNOWN]],
    ['eth_uninstallFilter', [await node.request('eth_newBlockFilter')]],
    ['eth_getFilterChanges', [await node.request('eth_newBlockFilter')]],
    ['eth_getFilterLogs', [await node.request('eth_newFilter', [{}])]],
    ['eth_getLogs', [{}]],
    ['eth_getUncleCountByBlockHash', [genesis]],
    ['eth_getUncleCountByBlockNumber', ['0x0']],
    ['eth_getUncleByBlockHashAndIndex', [UNKNOWN, '0x0']],
    ['eth_getUncleByBlockNumberAndIndex', ['0x0', '0x0']],
    ['eth_getBlockReceipts', ['0x0']],
    ['personal_lockAccount', [ZERO]],
    ['personal_unlockAccount', [ZERO, '', 300]],
    ['debug_traceBlockByNumber', ['latest']],
    ['debug_traceBlockByHash', [head]],
    ['debug_intermediateRoots', [head]],
  ])
}

describe('the names of the interface document', () => {
  test('has as many names as the lists of the document', () => {
    const count = (status: string, isPublic: boolean) => rows.filter((row) => row.status === status && row.isPublic === isPublic).length
    expect({
      functional: [count('functional', true), count('functional', false)],
      partial: [count('partial', true), count('partial', false)],
      stub: [count('stub', true), count('stub', false)],
      'not implemented': [count('not implemented', true), count('not implemented', false)],
    }).toEqual({ functional: [34, 29], partial: [0, 1], stub: [22, 3], 'not implemented': [10, 118] })
  })

  test('has a record for every name, or a reason', () => {
    const without = rows.filter((row) => !hasRecord(row)).map(({ name }) => name)
    expect(without.toSorted()).toEqual(unavailable.toSorted())
  })

  test.each(rows.filter(hasRecord))('gives $name the status of the list', ({ name, status, isPublic, value }) => {
    expect(records.get(name)!.requiresAuth).toBe(!isPublic)
    const ours = documentedStatuses.get(name)!
    const expected = describedEmpty.includes(name) ? 'stub' : status === 'not implemented' ? 'unavailable' : status
    expect(ours.status).toBe(expected)
    if (ours.status === 'stub') expect(ours.value).toEqual(describedEmpty.includes(name) ? [] : value)
    if (ours.status === 'unavailable') expect(ours.unless !== undefined).toBe(conditional.includes(name))
  })

  test('lists no other names in the table of statuses', () => {
    expect([...documentedStatuses.keys()].filter((name) => !interfaceDocument.has(name))).toEqual([])
  })
})

describe('full mode', () => {
  let node: Node
  let probes: ReadonlyMap<string, readonly Json[]>
  beforeAll(async () => {
    node = await idle()
    probes = await probesOf(node)
  })
  afterAll(() => node.close())

  test.each(stubs.filter(hasRecord))('answers $name on an idle node as the stub does', async ({ name, value }) => {
    expect(await node.call(name, probes.get(name) ?? [])).toEqual(describedEmpty.includes(name) ? [] : value)
  })

  test.each(rows.filter(hasRecord))('serves $name', async ({ name }) => {
    // Without arguments it answers, or says which argument is missing.
    expect([undefined, -32602, -32000]).toContain(await codeOf(node.call(name)))
  })

  test.each(rows.filter((row) => !hasRecord(row)))('does not serve $name', async ({ name }) => {
    await expect(node.call(name)).rejects.toMatchObject({
      code: NOT_FOUND,
      message: `the method ${name} does not exist/is not available`,
    })
  })
})

describe('documented mode', () => {
  let node: Node
  let probes: ReadonlyMap<string, readonly Json[]>
  let transfer: string
  beforeAll(async () => {
    node = await documented()
    // A chain that is not idle: a stub does not look.
    transfer = await node.request('eth_sendRawTransaction', [await signedTransfer(node)])
    probes = await probesOf(node)
  })
  afterAll(() => node.close())

  test.each(stubs.filter(hasRecord))('answers $name with one value', async ({ name, value }) => {
    expect(await node.call(name, probes.get(name) ?? [])).toEqual(describedEmpty.includes(name) ? [] : value)
  })

  test('answers a stub with the same value in any state', async () => {
    expect(await node.call('eth_getBalance', [RECIPIENT])).toBe('0x7b')
    expect(await node.call('eth_blockNumber')).toBe('0x1')
    expect(await node.call('eth_getTransactionReceipt', [transfer])).toBeNull()
    expect(await node.call('eth_getTransactionByHash', [transfer])).toBeNull()
    expect(await node.call('eth_getBlockReceipts', ['0x1'])).toEqual([])
    expect(await node.call('eth_getBlockTransactionCountByNumber', ['0x1'])).toBe('0x0')
    expect(await node.call('eth_getBlockTransactionCountByNumber', ['0x999'])).toBe('0x0')
    expect(await node.call('eth_getFilterChanges', [`0x${'1d'.repeat(16)}`])).toEqual([])
    expect(await node.call('eth_gasPrice')).toBe('0x0')
  })

  test('returns a new value of a stub to every caller', async () => {
    const answer = (await node.call('eth_getLogs', [{}])) as Json[]
    answer.push('changed')
    expect(await node.call('eth_getLogs', [{}])).toEqual([])
  })

  test.each([
    ['eth_getCode', ['0x12'], 'invalid argument 0: hex string has length 2, want 40 for common.Address'],
    ['eth_getTransactionReceipt', [], 'missing value for required argument 0'],
    ['eth_gasPrice', [1], 'too many arguments, want at most 0'],
    ['personal_lockAccount', [true], 'invalid argument 0: json: cannot unmarshal non-string into Go value of type common.Address'],
    ['eth_newPendingTransactionFilter', [true], 'too many arguments, want at most 0'],
  ])('checks parameters first: %s %j', async (name, params, message) => {
    await expect(node.call(name, params)).rejects.toMatchObject({ code: -32602, message })
  })

  test.each(rows.filter(({ status }) => status === 'functional' || status === 'partial').filter(hasRecord))(
    'serves $name in the documented mode',
    async ({ name }) => {
      expect([undefined, -32602, -32000]).toContain(await codeOf(node.call(name)))
    },
  )

  test.each(rows.filter(({ status, name }) => status === 'not implemented' && !conditional.includes(name)))(
    'refuses $name for any parameters',
    async ({ name }) => {
      for (const params of [[], [UNKNOWN], [1, 2, 3, 4, 5, 6, 7]]) {
        await expect(node.call(name, params)).rejects.toMatchObject({
          code: NOT_FOUND,
          message: `the method ${name} does not exist/is not available`,
        })
      }
    },
  )

  test.each(
    (
      [
        ['eth_resend', [{ from: ZERO, to: ZERO }], -32000, 'missing transaction nonce in transaction spec'],
        ['personal_importRawKey', [`${'0'.repeat(63)}x`, ''], -32000, "invalid hex character 'x' in private key"],
        ['personal_ecRecover', ['0x', '0x1234'], -32000, 'signature must be 65 bytes long'],
        ['debug_getHeaderRlp', ['0x1'], -32602, 'invalid argument 0: json: cannot unmarshal string into Go value of type uint64'],
        ['debug_getBlockRlp', ['0x1'], -32602, 'invalid argument 0: json: cannot unmarshal string into Go value of type uint64'],
        ['debug_printBlock', ['0x1'], -32602, 'invalid argument 0: json: cannot unmarshal string into Go value of type uint64'],
        ['eth_signTypedData', [ZERO, { types: {}, primaryType: 'A', message: {} }], -32000, 'domain is undefined'],
      ] as const
    ).filter(([name]) => records.has(name)),
  )('answers bad input with the documented error: %s', async (name, params, code, message) => {
    await expect(node.call(name, params)).rejects.toMatchObject({ code, message })
  })

  test.each(
    (
      [
        ['personal_importRawKey', ['4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318', 'p']],
        ['debug_getHeaderRlp', [0]],
        ['debug_getBlockRlp', [0]],
      ] as const
    ).filter(([name]) => records.has(name)),
  )('serves %s for the input that the document names', async (name, params) => {
    expect(await node.call(name, params)).toMatch(/^0x/)
  })

  test('sends transactions only for usable accounts, with the documented gas', async () => {
    const strict = await documented()
    const [from, to] = strict.accounts.map(({ address }) => address)
    const hash = await strict.call('eth_sendTransaction', [{ from: from!, to: to!, value: '0x1' }])
    expect(await strict.call('eth_getTransactionLogs', [hash])).toEqual([])
    expect(await strict.call('eth_getBlockByNumber', ['latest', true])).toMatchObject({ transactions: [{ hash, gas: '0x15f90' }] })
    for (const [name, params] of [
      ['eth_sendTransaction', [{ from: ZERO, to: ZERO, value: '0x1' }]],
      ['personal_sendTransaction', [{ from: ZERO, to: ZERO, value: '0x1' }, 'passphrase']],
    ] as const) {
      expect(await codeOf(strict.call(name, params))).toBe(NOT_FOUND)
    }
    await strict.close()
  })

  test('denies conditional methods on request', async () => {
    const strict = await documented('deny')
    for (const name of conditional) expect(await codeOf(strict.call(name))).toBe(NOT_FOUND)
    await strict.close()
  })

  test('answers eth_uninstallFilter with true, and removes the filter', async () => {
    const full = await createNode({ limits: { filterLimit: 1 }, clock: new ManualClock() })
    const strict = await createNode({ limits: { filterLimit: 1 }, documented: {}, clock: new ManualClock() })
    for (const one of [full, strict]) {
      const id = await one.request('eth_newBlockFilter')
      expect(await one.request('eth_uninstallFilter', [id])).toBe(true)
      // There is room for one filter only.
      await one.request('eth_newBlockFilter')
      expect(await one.request('eth_uninstallFilter', [id])).toBe(one === strict)
      await one.close()
    }
  })

  test('serves eth_getProof for block numbers above the second', async () => {
    for (const block of ['latest', 'pending', null]) expect(await codeOf(node.call('eth_getProof', [ZERO, [], block]))).toBe(-32602)
    for (const block of ['0x0', '0x1']) expect(await codeOf(node.call('eth_getProof', [ZERO, [], block]))).toBe(-32000)
    const other = await documented()
    await other.mine(3)
    expect(await other.call('eth_getProof', [ZERO, [], '0x3'])).toMatchObject({ address: ZERO })
    await other.close()
  })

  test('refuses overrides in debug_traceCall', async () => {
    const full = await idle()
    // The word 1 is returned.
    const config = { tracer: 'callTracer', stateOverrides: { [ZERO]: { code: '0x60015f5260205ff3' } } }
    const outputOf = async (one: Node) =>
      ((await one.call('debug_traceCall', [{ to: ZERO }, 'latest', config])) as { output?: Json }).output
    for (const one of [full, node]) await one.mine()
    expect(await outputOf(full)).toBe(`0x${'1'.padStart(64, '0')}`)
    expect(await outputOf(node)).toBeUndefined()
    await full.close()
  })

  test('serves only the documented subscriptions', async () => {
    const connection = node.connect({ namespaces: 'all', authenticated: true, notify: () => {} })
    for (const name of ['newHeads', 'logs', 'newPendingTransactions']) expect(await connection.call('eth_subscribe', [name])).toMatch(/^0x/)
    for (const name of ['syncing', 'transactionReceipts']) expect(await codeOf(connection.call('eth_subscribe', [name]))).toBe(NOT_FOUND)
    connection.close()
  })

  describe('blocks', () => {
    const MEMBERS = [
      'difficulty',
      'nonce',
      'sha3Uncles',
      'totalDifficulty',
      'gasUsed',
      'transactionsRoot',
      'receiptsRoot',
      'stateRoot',
    ] as const
    const NULLS = [null, null, null, null, null, '0x', '0x', expect.stringMatching(/^0x[0-9a-f]{64}$/)]
    const NO_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347'
    const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
    const FULL = ['0x0', `0x${'00'.repeat(8)}`, NO_UNCLES, '0x0', '0x0', EMPTY_ROOT, EMPTY_ROOT, expect.stringMatching(/^0x[0-9a-f]{64}$/)]
    const ROOT = expect.stringMatching(/^0x[0-9a-f]{64}$/)
    const NULLS_BUT_USED = [null, null, null, null, '0x5208', ROOT, ROOT, ROOT]

    test.each([
      ['the documented interface with nulls', { documented: { blockNulls: true } }, NULLS, NULLS_BUT_USED],
      ['the documented interface', { documented: {} }, FULL, undefined],
      ['the full interface, which has no nulls', {}, FULL, undefined],
    ] as const)('describes blocks as the document does: %s', async (_, options, empty, used) => {
      const one = await createNode({ ...options, clock: new ManualClock() })
      const membersOf = async (method: string, ...params: readonly Json[]) => {
        const block = (await one.call(method, params)) as Readonly<Record<string, Json>>
        return MEMBERS.map((name) => block[name])
      }
      const genesis = (await one.request('eth_getHeaderByNumber', ['0x0']))!
      expect(await membersOf('eth_getBlockByNumber', '0x0', false)).toEqual(empty)
      expect(await membersOf('eth_getBlockByHash', genesis.hash, true)).toEqual(empty)
      // Headers are those of the document, which has no nulls in them.
      expect(await membersOf('eth_getHeaderByNumber', '0x0')).toEqual(FULL.with(3, undefined as never))
      expect(await one.call('eth_getBlockByNumber', ['0x99', false])).toBeNull()
      await one.request('eth_sendRawTransaction', [await signedTransfer(one)])
      if (used) expect(await membersOf('eth_getBlockByNumber', '0x1', true)).toEqual(used)
      // A block with a long list, as a transport writes it.
      const accounts = one.accounts.map(({ address }) => address)
      await one.call('evm_setAutomine', [false])
      for (let i = 0; i < 300; i++) await one.call('eth_sendTransaction', [{ from: accounts[i % 10] ?? '', to: ZERO, gas: '0x5208' }])
      await one.mine()
      const connection = one.connect({ namespaces: new Set(['eth']), authenticated: false })
      const params = ['latest', false]
      const text = await connection.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params }))
      expect(JSON.parse(text ?? '').result).toEqual(await one.call('eth_getBlockByNumber', params))
      await one.close()
    })

    test('describes blocks with nulls without blockNulls', async () => {
      const one = await createNode({ documented: { blockNulls: true } })
      const { methods: described, components } = await one.request('rpc_discover')
      const { schema } = described.find(({ name }) => name === 'eth_getBlockByNumber')!.result
      const validate = new Ajv({ strict: false }).compile({ ...(schema as object), components })
      const block = (await one.call('eth_getBlockByNumber', ['0x0', false])) as object
      expect(validate(block), JSON.stringify(validate.errors)).toBe(true)
      expect(validate({ ...block, size: null })).toBe(false)
      await one.close()
    })
  })

  test('leaves methods that the document does not know out of its namespaces only', async () => {
    const undocumented = methods.map(({ name }) => name).filter((name) => !documentedStatuses.has(name))
    const documentedNamespaces = new Set([...interfaceDocument.keys()].map((name) => name.split('_')[0]))
    for (const name of undocumented) {
      const isThere = (await codeOf(node.call(name, [{}, {}, {}, {}, {}, {}, {}]))) !== NOT_FOUND
      expect([name, isThere]).toEqual([name, !documentedNamespaces.has(name.split('_')[0])])
    }
    expect(Object.keys(await node.request('rpc_modules'))).not.toContain('miner')
  })

  test('answers no method with an internal error', async () => {
    for (const { name } of rows) expect(await codeOf(node.call(name))).not.toBe(INTERNAL)
  })

  test('writes the same answers as text', async () => {
    const connection = node.connect({ namespaces: new Set(Object.keys(await node.request('rpc_modules'))), authenticated: true })
    const probes = await probesOf(node)
    for (const { name } of stubs.filter(hasRecord)) {
      const params = probes.get(name) ?? []
      const answer = await node.call(name, params).catch(() => undefined)
      if (answer === undefined) continue
      const text = await connection.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method: name, params }))
      expect([name, JSON.parse(text ?? '')]).toEqual([name, { jsonrpc: '2.0', id: 1, result: answer }])
    }
    connection.close()
  })
})
