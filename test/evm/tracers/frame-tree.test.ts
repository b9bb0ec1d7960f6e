import { expect, it } from 'vitest'
import { foldFrames, framesWithin } from '../../../src/evm/tracers/frame-tree.js'

interface Frame {
  readonly name: string
  readonly calls: readonly Frame[]
}
const frame = (name: string, ...calls: readonly Frame[]): Frame => ({ name, calls })
const callsOf = ({ calls }: Frame) => calls

const top = frame('a', frame('b', frame('c'), frame('d')), frame('e'), frame('f', frame('g')))

it('lists frames before the frames that they call', () => {
  expect([...framesWithin(top, callsOf)].map(({ frame: { name }, depth }) => `${name}${depth}`)).toEqual([
    'a0',
    'b1',
    'c2',
    'd2',
    'e1',
    'f1',
    'g2',
  ])
})

it('describes frames with the results of the frames that they call', () => {
  const text = foldFrames<Frame, string>(top, callsOf, ({ name }, calls) => `${name}(${calls.join(' ')})`)
  expect(text).toBe('a(b(c() d()) e() f(g()))')
})

it('handles frames nested deeper than the stack of the host', () => {
  let deep = frame('innermost')
  for (let depth = 0; depth < 100_000; depth++) deep = frame('', deep)
  expect(foldFrames<Frame, number>(deep, callsOf, (_, [within = 0]) => within + 1)).toBe(100_001)
})
