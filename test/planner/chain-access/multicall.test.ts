import { decodeFunctionData, encodeFunctionResult, type Hex, multicall3Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeAggregate, encodeAggregate } from '../../../src/planner/chain-access/multicall.js'

const RESULTS = [
  { success: true, returnData: `0x${'11'.repeat(32)}` },
  { success: false, returnData: '0x08c379a0' },
  { success: true, returnData: '0x' },
  { success: true, returnData: `0x${'22'.repeat(33)}` },
] as const
const ANSWER = encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: RESULTS })

describe('aggregate3', () => {
  it('is called as others call it', () => {
    const calls = [
      { to: `0x${'aa'.repeat(20)}`, data: `70a08231${'00'.repeat(32)}` },
      { to: `0x${'0b'.repeat(20)}`, data: '' },
      { to: `0x${'cc'.repeat(20)}`, data: 'ff'.repeat(32) },
    ] as const
    const { args } = decodeFunctionData({ abi: multicall3Abi, data: encodeAggregate(calls) })
    expect(args[0]).toEqual(
      calls.map(({ to, data }) => ({ target: expect.stringMatching(new RegExp(to, 'i')), allowFailure: true, callData: `0x${data}` })),
    )
  })

  it('answers what it answers to others', () => {
    expect(decodeAggregate(ANSWER, 4)).toEqual(['11'.repeat(32), undefined, '', '22'.repeat(33)])
  })

  it('that answers anything else answers nothing', () => {
    for (const count of [0, 3, 5]) expect(decodeAggregate(ANSWER, count)).toBeUndefined()
    for (const answer of ['', '0x', '0xz', 'null', `0x${'ff'.repeat(64)}`, `${ANSWER}0`]) expect(decodeAggregate(answer, 4)).toBeUndefined()
    // The last 31 bytes are padding, which may be missing.
    for (let length = 2; length < ANSWER.length - 62; length += 2) expect(decodeAggregate(ANSWER.slice(0, length), 4)).toBeUndefined()
  })

  it('that points to places where nothing is answers nothing, and nothing breaks', () => {
    for (let at = 2; at < ANSWER.length; at += 64) {
      for (const word of ['f'.repeat(64), '8'.padStart(64, '0'), 'ffffffff'.padStart(64, '0')]) {
        const broken = `${ANSWER.slice(0, at)}${word}${ANSWER.slice(at + 64)}` as Hex
        expect(decodeAggregate(broken, 4)?.length ?? 4).toBe(4)
      }
    }
  })
})
