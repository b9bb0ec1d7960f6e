import { format as formatOfNode } from 'node:util'
import fc from 'fast-check'
import { encodeAbiParameters, encodeFunctionData, type Hex, toFunctionSelector, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { consoleLine, format } from '../../src/explain/console.js'
import type { ConsoleEvent } from '../../src/index.js'
import { hexToBytes } from '../../src/primitives/hex.js'
import { contract } from '../contracts/explained.js'
import { ExplainedChain } from './explained-chain.js'

/** Returns the line that a call of `log` with this signature prints. */
function logged(signature: string, types: readonly string[], values: readonly unknown[]) {
  const encoded = encodeAbiParameters(
    types.map((type) => ({ type })),
    values as never,
  )
  return consoleLine(hexToBytes(`${toFunctionSelector(signature)}${encoded.slice(2)}`))
}

describe('what is logged', () => {
  it.each([
    ['0x51973ec9', ''],
    [`0x41304fac${encodeAbiParameters([{ type: 'string' }], ['hé\n']).slice(2)}`, 'hé\n'],
    [`0xf82c50f1${toHex(2n ** 256n - 1n).slice(2)}`, (2n ** 256n - 1n).toString()],
    [`0x2d5b6cb9${'f'.repeat(64)}`, '-1'],
    [`0x32458eed${'1'.padStart(64, '0')}`, 'true'],
    [`0x2c2ecbc2${'de'.padStart(64, '0')}`, '0x00000000000000000000000000000000000000de'],
    [`0x0be77f56${encodeAbiParameters([{ type: 'bytes' }], ['0x1234']).slice(2)}`, '0x1234'],
    // log(uint) and log(int), which are no signatures of the ABI.
    [`0xf5b1bba9${'7'.padStart(64, '0')}`, '7'],
    [`0x4e0c1d1d${'7'.padStart(64, '0')}`, '7'],
  ])('%s', (data, text) => {
    expect(consoleLine(hexToBytes(data))?.text).toBe(text)
  })

  it('decodes every combination of four arguments, logBytes1 to logBytes32, and the functions of forge-std', () => {
    const types = ['uint256', 'string', 'bool', 'address']
    const samples: Record<string, unknown> = { uint256: 5n, string: 'x', bool: true, address: `0x${'00'.repeat(20)}` }
    const lists = types.flatMap((a) => types.flatMap((b) => types.flatMap((c) => types.map((d) => [a, b, c, d]))))
    for (const list of lists) {
      const values = list.map((type) => samples[type])
      expect(logged(`log(${list.join(',')})`, list, values)?.args).toEqual(values)
    }
    for (let size = 1; size <= 32; size++) {
      const value = `0x${'ab'.repeat(size)}`
      expect(logged(`log(bytes${size})`, [`bytes${size}`], [value])?.text).toBe(value)
    }
    expect(logged('log(string,int256)', ['string', 'int256'], ['below %d', -5n])?.text).toBe('below -5')
  })

  it('formats as util.format does', () => {
    const texts = fc.array(fc.constantFrom('%s', '%%', '%c', '%', '%y', 'a', ' '), { maxLength: 6 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(texts, fc.array(fc.oneof(fc.boolean(), fc.constantFrom('x', '0x00')), { maxLength: 3 }), (text, rest) => {
        expect(format([text, ...rest])).toBe(formatOfNode(text, ...rest))
      }),
    )
    // Numbers are never cut to what JavaScript can count to, and other values are shown as they are.
    expect(format(['%d %i', 'x', true])).toBe('x true')
    expect(format(['%d of %i', 2n ** 100n, -3n])).toBe('1267650600228229401496703205376 of -3')
    expect(format(['%x %x %e %e %o %j', 255n, -255n, 1_234_500_000n, -7n, 'o', 'j'])).toBe(`0xff -0xff 1.2345e9 -7e0 'o' "j"`)
    expect(format([1n, '%s', true])).toBe('1 %s true')
  })

  it('ignores calls that are not of console.log', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (octets) => {
        expect(consoleLine(new Uint8Array([0, ...octets]))).toBeUndefined()
        // A selector that is known, and anything behind it.
        const line = consoleLine(new Uint8Array([0x41, 0x30, 0x4f, 0xac, ...octets]))
        expect(line === undefined || typeof line.text === 'string').toBe(true)
      }),
    )
    expect(consoleLine(hexToBytes(`0x41304fac${'f'.repeat(128)}`))).toBeUndefined()
    expect(consoleLine(new Uint8Array(0))).toBeUndefined()
  })
})

describe('console.log on a node', () => {
  let chain: ExplainedChain
  const heard: ConsoleEvent[] = []
  /** Returns the lines since the last call. */
  const lines = () => heard.splice(0).map(({ kind, text }) => `${kind}: ${text}`)
  const data = (functionName: string, args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: contract('Talker').abi, functionName, args })

  beforeAll(async () => {
    chain = await ExplainedChain.create()
    await chain.deploy('Talker')
    chain.node.events.on('console', (line) => heard.push(line))
  })
  afterAll(() => chain.node.close())

  it('emits lines of transactions and constructors before the head of their block', async () => {
    const order: string[] = []
    const onHead = () => order.push(`head after ${heard.length} lines`)
    chain.node.events.on('newHeads', onHead)
    const transactionHash = await chain.call('Talker', 'count', [5n])
    chain.node.events.off('newHeads', onHead)
    expect(order).toEqual(['head after 2 lines'])
    expect(heard[0]).toEqual({
      kind: 'transaction',
      text: 'counting to 5',
      args: ['counting to %d', 5n],
      address: chain.at('Talker'),
      transactionHash,
    })
    expect(lines()).toEqual(['transaction: counting to 5', 'transaction: done'])
    await chain.deploy('Talker')
    expect(lines()).toEqual(['transaction: made'])
  })

  it('emits lines of transactions that fail', async () => {
    await chain.call('Talker', 'fail', [7n])
    expect(lines()).toEqual([`transaction: about to fail: 7 from ${chain.sender}, true`])
  })

  it('emits lines of calls, estimates (once), access lists and simulations', async () => {
    const { node, sender } = chain
    const message = { from: sender, to: chain.at('Talker'), data: data('count', [5n]) }
    await node.request('eth_call', [message])
    expect(lines()).toEqual(['call: counting to 5', 'call: done'])
    await node.request('eth_estimateGas', [message])
    expect(lines()).toEqual(['estimate: counting to 5', 'estimate: done'])
    await node.request('eth_createAccessList', [message])
    expect(lines()).toEqual(['call: counting to 5', 'call: done'])
    await node.request('eth_simulateV1', [{ blockStateCalls: [{ calls: [message] }] }])
    expect(lines()).toEqual(['simulation: counting to 5', 'simulation: done'])
    const failing = { ...message, data: data('fail', [1n]) }
    const failure = `about to fail: 1 from ${sender}, true`
    await expect(node.request('eth_call', [failing])).rejects.toThrow('failed on purpose')
    await expect(node.request('eth_estimateGas', [failing])).rejects.toThrow('failed on purpose')
    expect(lines()).toEqual([`call: ${failure}`, `estimate: ${failure}`])
  })

  it('emits lines of a transaction with estimated gas once, unless the estimate fails', async () => {
    const { node, sender } = chain
    const message = { from: sender, to: chain.at('Talker') }
    await node.request('eth_sendTransaction', [{ ...message, data: data('count', [1n]) }])
    expect(lines()).toEqual(['transaction: counting to 1', 'transaction: done'])
    await expect(node.request('eth_sendTransaction', [{ ...message, data: data('fail', [1n]) }])).rejects.toThrow('failed on purpose')
    expect(lines()).toEqual([`estimate: about to fail: 1 from ${sender}, true`])
  })

  it('emits lines of traces, with the hash of the replayed transaction', async () => {
    const { node } = chain
    const hash = await chain.call('Talker', 'say', ['first'])
    lines()
    await node.request('debug_traceTransaction', [hash, { tracer: 'callTracer' }])
    await node.request('trace_replayTransaction', [hash, ['trace']])
    await node.request('trace_transaction', [hash])
    await node.request('ots_traceTransaction', [hash])
    await node.explain(hash)
    expect(heard.map(({ transactionHash }) => transactionHash)).toEqual(Array.from({ length: 5 }, () => hash))
    expect(lines()).toEqual(Array.from({ length: 5 }, () => 'trace: first'))
    const message = { to: chain.at('Talker'), data: data('say', ['second']) }
    await node.request('debug_traceCall', [message])
    await node.request('trace_call', [message, ['trace']])
    await node.request('evmbed_explainCall', [message])
    expect(lines()).toEqual(Array.from({ length: 3 }, () => 'trace: second'))
  })

  it('emits no lines of blocks that are only built', async () => {
    const { node } = chain
    await node.request('evm_setAutomine', [false])
    await chain.call('Talker', 'say', ['later'])
    await node.request('eth_getBlockByNumber', ['pending', false])
    expect(lines()).toEqual([])
    await node.mine()
    expect(lines()).toEqual(['transaction: later'])
    await node.request('evm_setAutomine', [true])
  })

  it('emits nothing for invalid payloads, and continues', async () => {
    for (const payload of ['0x', '0x41', '0x41304fac', `0x41304fac${'ff'.repeat(64)}`, `0xdeadbeef${'00'.repeat(40)}`] as const) {
      const hash = await chain.call('Talker', 'raw', [payload])
      expect((await chain.receipt(hash)).status).toBe('0x1')
    }
    expect(lines()).toEqual([])
  })

  it('emits at most ten thousand lines of a run', async () => {
    const to: Hex = `0x${'c0de'.repeat(10)}`
    // log() without end: PUSH4 selector PUSH0 MSTORE; JUMPDEST, STATICCALL with the four bytes, POP, and again.
    const code: Hex = '0x6351973ec95f525b5f5f6004601c73000000000000000000636f6e736f6c652e6c6f675afa50600756'
    const call = chain.node.request('eth_call', [{ to, gas: '0x200000' }, 'latest', { [to]: { code } }])
    await expect(call).rejects.toThrow('out of gas')
    expect(heard.splice(0)).toHaveLength(10_000)
  })

  it('charges the address of the console as an address without code, cold and warm', async () => {
    const { node } = chain
    const call = { to: chain.at('Talker'), data: data('compare', [`0x${'77'.repeat(20)}`]) }
    const result = await node.request('eth_call', [call])
    const [toConsole, toOther, again, otherAgain] = result
      .slice(2)
      .match(/.{64}/g)!
      .map((word) => BigInt(`0x${word}`))
    expect(toConsole).toBe(toOther)
    expect(again).toBe(otherAgain)
    expect(toConsole! - again!).toBeGreaterThan(2000n)
    const { accessList } = await node.request('eth_createAccessList', [call])
    expect(accessList.map(({ address }) => address)).toEqual(['0x000000000000000000636f6e736f6c652e6c6f67', `0x${'77'.repeat(20)}`])
  })
})
