import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createScriptTracer, type ScriptTracerOptions } from '../../../src/evm/tracers/script/script-tracer.js'
import { createNode, type Hex, type Json, type Node } from '../../../src/index.js'

const CALLER = `0x${'ca'.repeat(20)}` as const
const OUTER = `0x${'a0'.repeat(20)}` as const
const INNER = `0x${'b0'.repeat(20)}` as const

/** MSTORE(0, 0x2a), then CALL INNER with 7 wei and the 32 bytes, then STOP. */
const OUTER_CODE: Hex = `0x602a5f525f5f60205f600773${INNER.slice(2)}5af100`
/** SSTORE(1, SLOAD(0)), then REVERT(0, 0). */
const INNER_CODE: Hex = '0x5f546001555f5ffd'

describe('script tracers', () => {
  let node: Node
  beforeAll(async () => {
    node = await createNode()
  })
  afterAll(() => node.close())

  const trace = (tracer: string, config: Record<string, Json> = {}): Promise<Json> =>
    node.call('debug_traceCall', [
      { from: CALLER, to: OUTER, input: '0x01020304', value: '0x9', gas: '0x186a0' },
      'latest',
      {
        tracer,
        timeout: '30s',
        ...config,
        stateOverrides: {
          [CALLER]: { balance: '0x64' },
          [OUTER]: { code: OUTER_CODE, nonce: '0x5' },
          [INNER]: { code: INNER_CODE, stateDiff: { [`0x${'00'.repeat(32)}`]: `0x${'11'.repeat(32)}` } },
        },
      },
    ])
  const script = (members: string) => `{ fault: function() {}, result: function() { return null }, ${members} }`

  test('passes the fields of geth to step()', async () => {
    const seen = await trace(`{
      seen: [],
      step: function(log, db) {
        if (log.op.toString() !== 'CALL') return
        this.seen.push({
          op: log.op.toNumber(), push: log.op.isPush(), pc: log.getPC(), depth: log.getDepth(), refund: log.getRefund(),
          error: log.getError() === undefined, to: toHex(toAddress(log.stack.peek(1).toString(16))), value: log.stack.peek(2),
          length: log.stack.length(), memory: toHex(log.memory.slice(0, 32)), word: log.memory.getUint(0).toString(16),
          bytes: log.memory.length(), padded: log.memory.slice(30, 40).length,
          caller: toHex(log.contract.getCaller()), self: toHex(log.contract.getAddress()),
          wei: log.contract.getValue().valueOf(), input: toHex(log.contract.getInput()),
          gas: log.getGas() > log.getCost(),
          balance: db.getBalance(log.contract.getAddress()), nonce: db.getNonce(log.contract.getAddress()),
          code: toHex(db.getCode(toAddress('${INNER}'))), slot: toHex(db.getState(toAddress('${INNER}'), toWord('0x'))),
          exists: [db.exists(toAddress('${INNER}')), db.exists(toAddress('0x1234'))],
        })
      },
      fault: function(log) { this.seen.push(log.op.toString() + ': ' + log.getError()) },
      result: function() { return this.seen },
    }`)
    expect(seen).toEqual([
      {
        op: 0xf1,
        push: false,
        pc: 33,
        depth: 1,
        refund: 0,
        error: true,
        to: INNER,
        value: '7',
        length: 7,
        memory: `0x${'2a'.padStart(64, '0')}`,
        word: '2a',
        bytes: 32,
        padded: 10,
        caller: CALLER,
        self: OUTER,
        wei: 9,
        input: '0x01020304',
        gas: true,
        balance: '9',
        nonce: 5,
        code: INNER_CODE,
        slot: `0x${'11'.repeat(32)}`,
        exists: [true, false],
      },
      'REVERT: execution reverted',
    ])
  })

  test('passes frames and their results to enter() and exit()', async () => {
    const seen = await trace(
      `{
      seen: [],
      setup: function(config) { this.seen.push(JSON.parse(config)) },
      enter: function(frame) {
        this.seen.push([frame.getType(), toHex(frame.getFrom()), toHex(frame.getTo()), toHex(frame.getInput()), frame.getGas() > 0, frame.getValue()])
      },
      exit: function(result) { this.seen.push([result.getGasUsed() > 0, toHex(result.getOutput()), result.getError()]) },
      fault: function() {},
      result: function(ctx) {
        return { seen: this.seen, ctx: { ...ctx, from: toHex(ctx.from), to: toHex(ctx.to), input: toHex(ctx.input), output: toHex(ctx.output),
          coinbase: ctx.coinbase.length } }
      },
    }`.replace(/^/, ''),
      { tracerConfig: { a: 1 } },
    )
    expect(seen).toEqual({
      seen: [{ a: 1 }, ['CALL', OUTER, INNER, `0x${'2a'.padStart(64, '0')}`, true, '7'], [true, '0x', 'execution reverted']],
      ctx: {
        type: 'CALL',
        from: CALLER,
        to: OUTER,
        input: '0x01020304',
        output: '0x',
        gas: 100_000,
        gasUsed: expect.any(Number),
        gasPrice: '0',
        value: '9',
        block: 0,
        intrinsicGas: 21_064,
        coinbase: 20,
      },
    })
  })

  test('offers the built-in functions of geth', async () => {
    const answer = await trace(
      script(`result: function() {
        return {
          word: toHex(toWord('0x01')), address: toHex(toAddress([1, 2])), hex: toHex(new Uint8Array([255])),
          contract: toHex(toContract('${CALLER}', 0)),
          contract2: toHex(toContract2('0x0000000000000000000000000000000000000000', '0x00', '0x00')),
          precompiled: [isPrecompiled(toAddress('0x01')), isPrecompiled(toAddress('0xffff'))],
          slice: toHex(slice([1, 2, 3, 4], 1, 3)),
          sum: bigInt(2).pow(70).add(1).toString(16), parsed: bigInt('ff', 16).toJSNumber(), negative: bigInt('-5').mod(3).toString(),
          compared: [bigInt(1).lt(2), bigInt('0x10').equals(16), bigInt.zero.isZero()],
        }
      }`),
    )
    expect(answer).toEqual({
      word: `0x${'1'.padStart(64, '0')}`,
      address: `0x${'0102'.padStart(40, '0')}`,
      hex: '0xff',
      contract: expect.stringMatching(/^0x[0-9a-f]{40}$/),
      // The first example of EIP-1014.
      contract2: '0x4d1a2e2bb4f88f0250f26ffff098b0b30b26bf38',
      precompiled: [true, false],
      slice: '0x0203',
      sum: '400000000000000001',
      parsed: 255,
      negative: '-2',
      compared: [true, true, true],
    })
  })

  test('completes a script that overwrites built-in objects', async () => {
    const tracer = `{ fault() {}, setup() { JSON.stringify = () => '{'; Array.prototype.map = null }, result() { return [1] } }`
    expect(await node.call('debug_traceCall', [{ data: '0x00' }, 'latest', { tracer }])).toEqual([1])
  })

  test('passes block and index of a transaction to result()', async () => {
    const [from, to] = node.accounts.map((account) => account.address)
    const hash = await node.request('eth_sendTransaction', [{ from, to, value: '0x1' }])
    const tracer = `{ fault: function() {}, result: function(ctx) {
      return { hash: toHex(ctx.txHash), block: ctx.block, index: ctx.txIndex, gasUsed: ctx.gasUsed, price: ctx.gasPrice.gt(0) } } }`
    expect(await node.call('debug_traceTransaction', [hash, { tracer }])).toEqual({
      hash,
      block: 1,
      index: 0,
      gasUsed: 21_000,
      price: true,
    })
  })

  test.each([
    ['no object', 'SyntaxError'],
    ['{', 'SyntaxError'],
    ['{}', 'trace object must expose a function result()'],
    ['{ result: function() {} }', 'trace object must expose a function fault()'],
    ['{ result() {}, fault() {}, enter() {} }', 'trace object must expose either both or none of enter() and exit()'],
    ['{ result() {}, fault() {}, setup() { throw new Error("not set up") } }', 'Error: not set up'],
    ['{ result() {}, fault() {}, step() { this.nothing.at.all } }', "    in server-side tracer function 'step'"],
    ['{ result() { throw "a text" }, fault() {} }', "a text    in server-side tracer function 'result'"],
    ['{ result() {}, fault() {}, step(log) { log.stack.peek(-1) } }', 'tracer accessed out of bound stack: size 0, index -1'],
    [
      '{ result() {}, fault() {}, step(log) { log.memory.getUint(1e9) } }',
      'tracer accessed out of bound memory: available 0, offset 1000000000, size 32',
    ],
    ['{ result() {}, fault() {}, step(log) { log.memory.slice(0, 1e12) } }', 'reached limit for padding memory slice: 1000000000000'],
    ['{ result() { return { toJSON() { throw "no form" } } }, fault() {} }', 'no form'],
    ['{ result(ctx, db) { db.getBalance({}) }, fault() {} }', 'TypeError: invalid buffer type'],
  ])('%s: %s', async (tracer, message) => {
    await expect(trace(tracer)).rejects.toMatchObject({ code: -32000, message: expect.stringContaining(message) })
  })

  test('offers scripts nothing but the language', async () => {
    const names = [
      'process',
      'require',
      'module',
      'fetch',
      'window',
      'self',
      'setTimeout',
      'WebAssembly',
      'Proxy',
      'Atomics',
      'host',
      'std',
      'os',
    ]
    expect(await trace(script(`result() { return [${names.map((name) => `typeof ${name}`)}] }`))).toEqual(names.map(() => 'undefined'))
    const reach =
      'const root = [].constructor.constructor("return this")(); return [typeof root.process, typeof root.require, root === globalThis]'
    expect(await trace(script(`result(ctx, db) { ${reach} }`))).toEqual(['undefined', 'undefined', true])
    const viaHost = 'return typeof db.getBalance.constructor("return typeof process + typeof globalThis.node")()'
    expect(await trace(script(`result(ctx, db) { ${viaHost} }`))).toBe('string')
    await expect(trace(script('result() { return import("fs") }'))).rejects.toMatchObject({ code: -32000 })
    expect(await trace(script('setup() { Object.prototype.polluted = 1; globalThis.escaped = 1 }'))).toBeNull()
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(await trace(script('result() { return [typeof escaped, typeof ({}).polluted] }'))).toEqual(['undefined', 'undefined'])
  })

  describe('limits of scripts', () => {
    /** Counts decide, not the time: the machine may be busy. */
    const LIMITS = { turns: 300, memory: 8_000_000, callTime: 60_000 }
    const limited = async (members: string, options: ScriptTracerOptions = {}) => {
      const tracer = await createScriptTracer(script(members), { limits: LIMITS, ...options })
      return tracer.result()
    }

    test.each([
      ['loops', 'result() { for (;;) {} }'],
      ['loops and catches', 'result() { for (;;) { try { for (;;) {} } catch {} } }'],
      ['never ends its setup', 'setup() { for (;;) {} }'],
      ['matches without end', 'result() { return /^(a+)+$/.test("a".repeat(40) + "b") }'],
      ['iterates over nothing', 'result() { const a = []; const all = a.values(); a.length = 4294967295; return new Set(all).size }'],
      ['sorts without end', 'result() { return [1, 2, 3].sort(() => { for (;;) {} }) }'],
      ['hides in a getter', 'result() { return { get x() { for (;;) {} } } }'],
    ])('%s', async (_, members) => {
      await expect(limited(members)).rejects.toMatchObject({ code: -32000, message: expect.stringContaining('execution timeout') })
    })

    test('counts the memory of buffers, and frees it for the next script', async () => {
      const greedy = script('result() { const all = []; for (let i = 0; i < 1000; i++) all.push(new Uint8Array(1e6)); return all.length }')
      await expect(createScriptTracer(greedy).then((tracer) => tracer.result())).rejects.toMatchObject({
        code: -32000,
        message: expect.stringContaining('out of memory'),
      })
      const modest = script('result() { return new Uint8Array(3e7).length }')
      expect(await createScriptTracer(modest).then((tracer) => tracer.result())).toBe(30_000_000)
    })

    test.each([
      ['allocates', 'result() { const all = []; for (;;) all.push(new Uint8Array(100000)) }', 'out of memory'],
      ['doubles', 'result() { let s = "x"; for (;;) s += s }', ''],
      ['collects without end', 'result() { const all = new Set(); for (let i = 0; ; i++) all.add(i) }', 'out of memory'],
      ['joins what is no array', 'result() { return String.raw({ raw: { length: 2 ** 53 - 1 } }) }', 'not a function'],
      ['recurses', 'result() { const f = () => f() + 1; return f() }', 'stack'],
      ['parses deep', 'result() { return JSON.parse("[".repeat(1e6)) }', 'stack'],
      ['raises', 'result() { let n = 3n; for (;;) n = n * n }', ''],
      [
        'collects a sparse array',
        'result() { const a = []; a.length = 4294967295; return new Set(a).size }',
        'iteration would take too long',
      ],
      ['searches a sparse array', 'result() { const a = []; a.length = 4294967295; return a.indexOf(1) }', 'indexOf would take too long'],
      [
        'searches what is no array',
        'result() { return [].indexOf.call({ get length() { return 2 ** 53 } }, 1) }',
        'indexOf works on arrays',
      ],
      ['pads without end', 'result() { for (;;) "x".padEnd(6e7) }', 'padEnd would take too long'],
      ['searches a long text', 'result() { return "a".repeat(1e6).indexOf("a".repeat(5e5) + "b") }', 'indexOf would take too long'],
    ])('%s', async (_, members, message) => {
      await expect(limited(members)).rejects.toMatchObject({ code: -32000, message: expect.stringContaining(message) })
    })

    test('ends a script that takes too much time', async () => {
      let looks = 0
      const late = () => {
        if (++looks > 3) throw new RangeError('too late')
      }
      await expect(limited('result() { for (;;) {} }', { checkTime: late })).rejects.toThrow('too late')
      await expect(trace(script('step() { for (;;) {} }'), { timeout: '50ms' })).rejects.toMatchObject({
        code: -32000,
        message: 'execution timeout',
      })
    })

    test('ends a call that takes longer than a fifth of a second, whatever the trace may take', async () => {
      const endless = script('step() { for (;;) {} }')
      const began = process.cpuUsage()
      await expect(trace(endless, { timeout: '60s' })).rejects.toMatchObject({
        code: -32000,
        message: expect.stringContaining('execution timeout'),
      })
      expect(process.cpuUsage(began).user).toBeLessThan(5_000_000)
      const brief = { limits: { callTime: 10, turns: 1e9 } }
      await expect(limited('result() { for (;;) {} }', brief)).rejects.toMatchObject({
        message: expect.stringContaining('execution timeout'),
      })
    })

    test('runs the next script after one that was ended', async () => {
      expect(await limited('result() { return 1 + 1 }')).toBe(2)
      for (let i = 0; i < 40; i++) expect(await limited(`result() { return ${i} }`)).toBe(i)
    })
  })
})
