import { expect, test } from 'vitest'
import type { Chain } from '../../../adapters/page/browser/chain.js'
import { HeadReads } from '../../../adapters/page/browser/head-reads.js'

/** A chain with a head, and the reads of its heads, which end when the test says so. */
function readsOf(head: string) {
  const chain = { head: { hash: head } }
  const begun: string[] = []
  const failures: unknown[] = []
  let settle: (error?: unknown) => void = () => {}
  const reads = new HeadReads(
    chain as unknown as Chain,
    (hash) => {
      begun.push(hash)
      return new Promise<void>((resolve, reject) => {
        settle = (error) => (error === undefined ? resolve() : reject(error))
      })
    },
    (error) => failures.push(error),
  )
  /** Ends a read, and waits for what follows. */
  const ends = async (error?: unknown) => {
    settle(error)
    await new Promise(setImmediate)
  }
  return { chain, reads, begun, failures, ends }
}

test('reads once for each head, one at a time', async () => {
  const { chain, reads, begun, ends } = readsOf('a')
  reads.update()
  reads.update()
  chain.head = { hash: 'b' }
  reads.update()
  chain.head = { hash: 'c' }
  expect(begun).toEqual(['a'])
  await ends()
  expect(begun).toEqual(['a', 'c'])
  await ends()
  reads.update()
  expect(begun).toEqual(['a', 'c'])
})

test('reads again with the update after a failure, and no sooner', async () => {
  const { reads, begun, failures, ends } = readsOf('a')
  reads.update()
  await ends('away')
  expect([begun, failures]).toEqual([['a'], ['away']])
  reads.update()
  await ends()
  reads.update()
  expect(begun).toEqual(['a', 'a'])
})

test('reads again when told so, also during a read', async () => {
  const { reads, begun, ends } = readsOf('a')
  reads.update()
  reads.again()
  await ends()
  expect(begun).toEqual(['a', 'a'])
  await ends()
  reads.again()
  expect(begun).toEqual(['a', 'a'])
  reads.update()
  expect(begun).toEqual(['a', 'a', 'a'])
})
