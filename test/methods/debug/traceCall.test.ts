import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createNode, type Hex, type Json, type Node } from '../../../src/index.js'
import { parseDuration } from '../../../src/services/tracing/trace-config.js'
import { ManualClock } from '../../support/manual-clock.js'

const CODE = '0x00000000000000000000000000000000000c0de1'

interface StructLog {
  readonly pc: number
  readonly op: string
  readonly gas: number
  readonly gasCost: number
  readonly stack: readonly Hex[]
  readonly error?: string
  readonly memory?: readonly Hex[]
  readonly returnData?: Hex
  readonly refund?: number
}

interface Frame {
  readonly type: string
  readonly gas: Hex
  readonly gasUsed: Hex
  readonly to?: Hex
  readonly input: Hex
  readonly error?: string
  readonly calls?: readonly Frame[]
}

describe('debug_traceCall', () => {
  let node: Node
  let clock: ManualClock

  beforeEach(async () => {
    clock = new ManualClock()
    node = await createNode({ clock })
  })
  afterEach(() => node.close())

  const trace = async (code: Hex, config: object = {}, call: object = {}) =>
    (await node.call('debug_traceCall', [
      { from: node.accounts[0]!.address, to: CODE, gas: '0x186a0', ...call },
      'latest',
      { stateOverrides: { [CODE]: { code, balance: '0x64' } }, ...config } as Json,
    ])) as unknown
  const steps = async (code: Hex, config: object = {}) =>
    ((await trace(code, { enableMemory: true, enableReturnData: true, ...config })) as { structLogs: StructLog[] }).structLogs
  const frames = async (code: Hex, config: object = {}, call: object = {}) =>
    (await trace(code, { tracer: 'callTracer', ...config }, call)) as Frame

  it('logs the STOP after the end of the code', async () => {
    // PUSH1 1 POP
    expect(await steps('0x600150')).toMatchObject([
      { pc: 0, op: 'PUSH1' },
      { pc: 2, op: 'POP', stack: ['0x1'] },
      { pc: 3, op: 'STOP', gasCost: 0, stack: [] },
    ])
  })

  it('names the instruction that lacks operands or gas', async () => {
    expect((await steps('0x600101')).at(-1)).toMatchObject({ op: 'ADD', error: 'stack underflow (1 <=> 2)' })
    // PUSH3 0xffffff MLOAD: memory for 16 MB
    expect((await steps('0x62ffffff51')).at(-1)).toMatchObject({ op: 'MLOAD', error: 'out of gas' })
    expect(await frames('0x600101')).toMatchObject({ error: 'stack underflow (1 <=> 2)', gasUsed: '0x186a0' })
  })

  it('names invalid opcodes', async () => {
    const [step] = await steps('0x0c')
    expect(step).toMatchObject({ op: 'opcode 0xc not defined', gasCost: 0 })
    expect(step).not.toHaveProperty('error')
    expect(await frames('0x0c')).toMatchObject({ error: 'invalid opcode: opcode 0xc not defined' })
    expect(await frames('0x600056')).toMatchObject({ error: 'invalid jump destination' })
  })

  it('shows expanded memory before it is written to, and the return data of the last call', async () => {
    // A call of the identity precompile, one word in and one out: STATICCALL(gas, 4, 0, 32, 32, 32), then RETURNDATASIZE STOP
    const logs = await steps('0x602060206020 5f60045afa3d00'.replaceAll(' ', '') as Hex)
    const [call, size] = logs.slice(-3)
    expect(call).toMatchObject({ op: 'STATICCALL' })
    expect(call).not.toHaveProperty('memory')
    const zero = `0x${'00'.repeat(32)}`
    expect(size).toMatchObject({ op: 'RETURNDATASIZE', memory: [zero, zero], returnData: zero })
    // The gas of the callee is part of what the call costs, until it comes back.
    expect(call!.gasCost).toBeGreaterThan(call!.gas - 5_000)
  })

  it('counts refunds', async () => {
    // SSTORE(0, 1), SSTORE(0, 0), STOP
    expect((await steps('0x60015f555f5f5500')).at(-1)).toMatchObject({ op: 'STOP', refund: 19_900 })
  })

  it('traces calls that fail at once, and self-destructs', async () => {
    // CALL(gas, 0xbb, 1000 wei, …): the account has 100; then SELFDESTRUCT to the caller
    const { calls } = await frames('0x5f5f5f5f6103e860bb5af15033ff')
    expect(calls).toMatchObject([
      { type: 'CALL', to: '0x00000000000000000000000000000000000000bb', gasUsed: '0x0', error: 'insufficient balance for transfer' },
      { type: 'SELFDESTRUCT', from: CODE, to: node.accounts[0]!.address, value: '0x64' },
    ])
    // CREATE2(1000 wei, no code, salt 7): MSTORE the refusal, RETURN
    expect((await frames('0x60075f5f6103e8f55f5260205ff3')).calls).toMatchObject([
      { type: 'CREATE2', error: 'insufficient balance for transfer' },
    ])
  })

  it('keeps the input of a call when the caller overwrites its memory', async () => {
    // MSTORE(0, 0x2a), CALL(gas, 0xbb, 0, 0, 32, 0, 32), MSTORE(0, 0x2b), STOP
    const { calls } = await frames('0x602a5f5260205f60205f5f60bb5af150602b5f5200')
    expect(calls?.[0]?.input).toBe(`0x${'2a'.padStart(64, '0')}`)
  })

  it('distinguishes the types of calls', async () => {
    // CALLCODE, DELEGATECALL and STATICCALL of 0xbb
    const { calls } = await frames('0x5f5f5f5f600760bb5af2505f5f5f5f60bb5af4505f5f5f5f60bb5afa5000', {}, { value: '0x5' })
    const to = '0x00000000000000000000000000000000000000bb'
    expect(calls).toMatchObject([
      { type: 'CALLCODE', from: CODE, to, value: '0x7' },
      { type: 'DELEGATECALL', from: CODE, to, value: '0x5' },
      { type: 'STATICCALL', from: CODE, to },
    ])
    expect(calls![2]).not.toHaveProperty('value')
  })

  it('reports a repeated run once', async () => {
    // The first use of the point evaluation precompile loads its setup and begins anew: STATICCALL(gas, 0x0a, 0, 192, 0, 0), with a
    // commitment whose hash the input names, and a proof of nothing
    const commitment = `c0${'00'.repeat(47)}`
    const input = `0x010657f37554c781402a22917dee2f75def7ab966d7b770905398eba3c444014${'00'.repeat(64)}${commitment}${commitment}` as const
    // CALLDATACOPY(0, 0, 192), STATICCALL, STOP
    const { calls } = await frames('0x60c05f5f375f5f60c05f600a5afa5000', {}, { data: input })
    expect(calls).toHaveLength(1)
    expect(calls![0]).toMatchObject({ type: 'STATICCALL', gasUsed: '0xc350' })
    expect(calls![0]).not.toHaveProperty('error')
  })

  it.each(['callTracer', 'flatCallTracer', 'muxTracer'])('ends %s before it exhausts memory', async (tracer) => {
    // A loop that hands a megabyte to an account without code: JUMPDEST CALL(…, 0xff, 0, 0, 2^20, …) POP PUSH0 JUMP
    const code = '0x5b5f5f621000005f5f60ff620ffffff1505f56'
    const tracerConfig = tracer === 'muxTracer' ? { callTracer: {} } : {}
    await expect(trace(code, { tracer, tracerConfig }, { gas: '0x2faf080' })).rejects.toMatchObject({
      code: -32000,
      message: 'trace too large',
    })
  })

  it('traces instructions with impossible memory sizes', async () => {
    const most = 'ff'.repeat(32)
    for (const op of ['fd', 'f3', '20', 'a0']) {
      expect(await frames(`0x7f${most}5f${op}`), op).toMatchObject({ error: 'gas uint64 overflow' })
      expect(await trace(`0x7f${most}5f${op}`, { tracer: 'keccak256PreimageTracer' }), op).toEqual({})
    }
    // A static call of code that creates: PUSH32 salt, size, offset, value CREATE2
    const child = `5f7f${most}5f5ff5`
    const overrides = {
      stateOverrides: { [CODE]: { code: '0x5f5f5f5f60bb5afa00' }, '0x00000000000000000000000000000000000000bb': { code: `0x${child}` } },
    }
    expect(await trace('0x', { ...overrides, tracer: 'prestateTracer' })).toHaveProperty(CODE)
    expect((await frames('0x', overrides)).calls).toMatchObject([{ type: 'STATICCALL', error: 'write protection' }])
  })

  it('aborts a trace after its time limit, and continues', async () => {
    let reads = 0
    clock.monotonic = () => reads++
    // JUMPDEST PUSH0 JUMP, for ever
    await expect(trace('0x5b5f56', { timeout: '20ms' }, { gas: '0x1c9c380' })).rejects.toMatchObject({
      code: -32000,
      message: 'execution timeout',
    })
    expect(await frames('0x00')).toMatchObject({ type: 'CALL', gasUsed: '0x5208' })
    expect(reads).toBeLessThan(40)
  })
})

describe('parseDuration', () => {
  it.each([
    ['5s', 5_000],
    ['300ms', 300],
    ['1m30s', 90_000],
    ['1.5h', 5_400_000],
    ['-2s', -2_000],
    ['0', 0],
    ['7us', 0.007],
  ])('%s', (text, milliseconds) => expect(parseDuration(text)).toBeCloseTo(milliseconds))

  it.each(['', '5', 's', '1x', '1s ', '--1s', '1s2'])('refuses %j', (text) => {
    expect(() => parseDuration(text)).toThrow(`time: invalid duration ${JSON.stringify(text)}`)
  })
})
