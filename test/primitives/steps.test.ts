import { describe, expect, it } from 'vitest'
import { awaited, pause, promised, runSteps, type Steps } from '../../src/primitives/steps.js'

describe('steps', () => {
  it('return a result at once when they do not wait', () => {
    function* sum(): Steps<number> {
      yield* pause(undefined)
      return (yield* awaited(1)) + (yield* awaited(2))
    }
    expect(runSteps(sum())).toBe(3)
  })

  it('return a promise of the result when they wait', async () => {
    function* sum(): Steps<number> {
      yield* pause(Promise.resolve())
      return (yield* awaited(Promise.resolve(1))) + (yield* awaited(2))
    }
    const result = runSteps(sum())
    expect(result).toBeInstanceOf(Promise)
    expect(await result).toBe(3)
  })

  it('receive the error of a promise that they wait for', async () => {
    function* recover(): Steps<string> {
      try {
        yield* awaited(Promise.reject(new Error('lost')))
      } catch (error) {
        return `recovered: ${(error as Error).message}`
      }
      return 'not reached'
    }
    expect(await runSteps(recover())).toBe('recovered: lost')
  })

  it('run their finally blocks before the promise rejects', async () => {
    const order: string[] = []
    function* fail(): Steps<void> {
      try {
        yield Promise.resolve()
        throw new Error('failed')
      } finally {
        order.push('finally')
      }
    }
    await promised(fail()).catch(() => order.push('rejected'))
    expect(order).toEqual(['finally', 'rejected'])
  })

  it('reject instead of throwing when a promise is asked for', async () => {
    // biome-ignore lint/correctness/useYield: it fails before it waits
    function* fail(): Steps<void> {
      throw new Error('failed')
    }
    expect(() => runSteps(fail())).toThrow('failed')
    await expect(promised(fail())).rejects.toThrow('failed')
  })

  it('may wait for undefined', async () => {
    function* nothing(): Steps<string> {
      const value = yield* awaited(Promise.resolve(undefined))
      return String(value)
    }
    expect(await runSteps(nothing())).toBe('undefined')
  })
})
