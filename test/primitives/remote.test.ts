import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeBech32 } from '../../src/primitives/bech32.js'
import { DeadlineMissed, within } from '../../src/primitives/deadline.js'
import { parseExactJson } from '../../src/primitives/exact-json.js'
import { bytesToHex } from '../../src/primitives/hex.js'
import { type Json, type JsonObject, member } from '../../src/primitives/json.js'
import { inParallel } from '../../src/primitives/parallel.js'
import { ManualClock } from '../support/manual-clock.js'

describe('JSON with exact numbers', () => {
  it('keeps the text of every number', () => {
    const text = '{"a":9007199254740993,"b":1e-7,"c":[-0.10,2E+3,0],"d":{"e":1.00000000000000000001}}'
    expect(parseExactJson(text)).toEqual({
      a: '9007199254740993',
      b: '1e-7',
      c: ['-0.10', '2E+3', '0'],
      d: { e: '1.00000000000000000001' },
    })
  })

  it('leaves other values as they are', () => {
    const text = String.raw`{"1":"2, 3","\"4\\":"\u00355","x":[true,null,"6e7\n"],"":{}}`
    expect(parseExactJson(text)).toEqual(JSON.parse(text))
  })

  it('refuses text that is not JSON', () => {
    for (const text of ['', '{', '1 2', '[1,]', '{1:2}', '-', '1.', '.5', '+1', '"\n"', '<html>', 'NaN']) {
      expect(() => parseExactJson(text), text).toThrow(SyntaxError)
    }
  })
})

describe('JSON with exact numbers, against JSON.parse', () => {
  /** The same by two passes of the platform's parser, and one of an expression over the text. */
  function reference(text: string): Json {
    JSON.parse(text)
    return JSON.parse(
      text.replace(/"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g, (token) => (token.startsWith('"') ? token : `"${token}"`)),
    )
  }
  const outcome = (read: (text: string) => Json, text: string) => {
    try {
      return { value: read(text) }
    } catch (error) {
      return { error: error instanceof SyntaxError }
    }
  }

  it('parses any JSON in any layout as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom('', ' ', '\t', '\r\n  '), (text, space) => {
        const laidOut = `${space}${JSON.stringify(JSON.parse(text), undefined, space)}${space}`
        expect(parseExactJson(laidOut)).toStrictEqual(reference(laidOut))
      }),
    )
  })

  it('accepts and refuses damaged JSON as JSON.parse does', () => {
    const pieces = fc.constantFrom(
      '"',
      '\\',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '-',
      '.',
      'e',
      '1',
      ' ',
      '\n',
      '\u0000',
      '\u00a0',
      'true',
      'nul',
      '\\u12',
      '__proto__',
    )
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat({ max: 2 }), pieces, (text, place, length, piece) => {
        const at = place % (text.length + 1)
        const changed = text.slice(0, at) + piece + text.slice(at + length)
        expect(outcome(parseExactJson, changed)).toStrictEqual(outcome(reference, changed))
      }),
      { numRuns: 1000 },
    )
  })

  it('does not let a name set a prototype', () => {
    const value = parseExactJson('{"__proto__":{"polluted":1}}')
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  })

  it('refuses JSON nested beyond a thousand levels, without a stack overflow', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
    expect(parseExactJson(nested(1000))).toEqual(JSON.parse(nested(1000)))
    for (const text of [nested(1001), nested(2_000_000), '['.repeat(2_000_000), '{"a":'.repeat(1_000_000)]) {
      expect(() => parseExactJson(text)).toThrow(SyntaxError)
    }
  })

  it('reads a text of 2 MiB in one pass', () => {
    // The fastest of three, of a text that is nearly all numbers.
    const text = `[${'1,'.repeat(1024 * 1024)}1]`
    const time = (read: (text: string) => Json) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const begin = performance.now()
          read(text)
          return performance.now() - begin
        }),
      )
    expect(time(parseExactJson)).toBeLessThan(time(reference) / 2)
  })

  it('retains nothing of a large text but the values of the result', () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const heap = () => {
      collect()
      return process.memoryUsage().heapUsed
    }
    const before = heap()
    const kept = Array.from({ length: 10 }, (_, index) => {
      const filling = Buffer.alloc(4_000_000, 'x').toString('latin1')
      return parseExactJson(`{"hash":"0x${'ab'.repeat(31)}${10 + index}","price":0.12345678901234567890,"data":"${filling}"}`) as JsonObject
    }).map((answer) => ({ hash: member(answer, 'hash'), price: member(answer, 'price') }))
    expect(heap() - before).toBeLessThan(10_000_000)
    expect(kept[9]).toEqual({ hash: `0x${'ab'.repeat(31)}19`, price: '0.12345678901234567890' })
  })
})

const ADDRESS = 'osmo1qurswpc8qurswpc8qurswpc8qurswpc8mg52kn'

describe('bech32', () => {
  it('decodes the examples of BIP-173 and addresses', () => {
    const read = (text: string) => {
      const { prefix, bytes } = decodeBech32(text) ?? {}
      return [prefix, bytes && bytesToHex(bytes)]
    }
    expect(read('A12UEL5L')).toEqual(['a', '0x'])
    expect(read('abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw')).toEqual(['abcdef', '0x00443214c74254b635cf84653a56d7c675be77df'])
    expect(read('split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w')).toEqual([
      'split',
      '0xc5f38b70305f519bf66d85fb6cf03058f3dde463ecd7918f2dc743918f2d',
    ])
    expect(read(ADDRESS)).toEqual(['osmo', `0x${'07'.repeat(20)}`])
    expect(read(ADDRESS.toUpperCase())).toEqual(['osmo', `0x${'07'.repeat(20)}`])
  })

  it('detects every change of one letter', () => {
    for (let index = 0; index < ADDRESS.length; index++) {
      const slip = ADDRESS.slice(0, index) + (ADDRESS[index] === 'q' ? 'p' : 'q') + ADDRESS.slice(index + 1)
      expect(decodeBech32(slip), slip).toBeUndefined()
    }
  })

  it('refuses text that is not bech32', () => {
    for (const text of ['', '1', 'osmo', 'osmo1', '1qqqqqq', 'Osmo1qqqqqqqqfp0u93', 'osmo1qqqqqqqqfp0u9b', '../x']) {
      expect(decodeBech32(text), text).toBeUndefined()
    }
  })
})

describe('a deadline', () => {
  it('resolves with work done in time, and aborts its signal afterwards', async () => {
    const clock = new ManualClock()
    let signal: AbortSignal | undefined
    const outcome = await within(clock, 1000, async (given) => {
      signal = given
      return given.aborted
    })
    expect([outcome, signal?.aborted]).toEqual([false, true])
  })

  it('rejects at the deadline, whatever the work does', async () => {
    const clock = new ManualClock()
    const outcome = within(clock, 1000, () => new Promise(() => {})).catch((error: unknown) => error)
    await clock.advance(1000)
    expect(await outcome).toEqual(new DeadlineMissed(1000))
    expect(await outcome).toMatchObject({ message: 'no answer within 1000 ms' })
  })

  it('rejects with the error of failed work', async () => {
    await expect(within(new ManualClock(), 1000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})

describe('work in parallel', () => {
  it('keeps order and concurrency limit of parallel work', async () => {
    let running = 0
    let most = 0
    const outcomes = await inParallel([5, 1, 4, 2, 3], 2, async (item) => {
      most = Math.max(most, ++running)
      for (let turn = 0; turn < item; turn++) await Promise.resolve()
      running--
      return item * 10
    })
    expect([outcomes, most]).toEqual([[50, 10, 40, 20, 30], 2])
    expect(await inParallel([], 2, async () => 1)).toEqual([])
  })

  it('starts no work after a failure', async () => {
    const begun: number[] = []
    const work = async (item: number) => {
      begun.push(item)
      await Promise.resolve()
      if (item === 1) throw new Error('one')
    }
    await expect(inParallel([1, 2, 3, 4, 5, 6], 2, work)).rejects.toThrow('one')
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    expect(begun).toEqual([1, 2, 3])
  })
})
