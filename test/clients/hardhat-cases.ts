import { AsyncLocalStorage } from 'node:async_hooks'
import type { Node, NodeOptions } from 'evmbed'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CASES } from '../adapters/testing/chai/cases.js'
import { type Base, createBase, World } from '../adapters/testing/matchers/world.js'

/** Matchers of a version of Hardhat. */
export interface HardhatMatchers {
  /** Cases in which Hardhat's outcome is another one, with the reason. */
  readonly differences: Readonly<Record<string, string>>
  /** Cases that its matchers cannot end, or not alone, with the reason. */
  readonly leftOut: Readonly<Record<string, string>>
  /** Options of the chain. */
  readonly chain?: NodeOptions
  /** Reason to skip the cases: the matchers lack something on this machine. */
  readonly missing?: string | undefined
  /** Loads them, when the chain is there. */
  load(): Promise<Chai.ExpectStatic>
}

/** Hardhat goes on with requests after an assertion has failed: they belong to the chain of their case, and not to that of the next one. */
const running = new AsyncLocalStorage<World>()
let base: Base

/** Returns the chain of the running case, or the one from which all are forked. */
export function currentNode(): Node {
  return running.getStore()?.node ?? base.node
}

export function currentWorld(): World {
  const world = running.getStore()
  if (world === undefined) throw new Error('no case is running')
  return world
}

/** Runs the cases of our matchers with those of Hardhat, and expects the same outcomes, except for those that are listed. */
export function compareCases({ differences, leftOut, chain, missing, load }: HardhatMatchers): void {
  let hardhatExpect: Chai.ExpectStatic
  /** Closed at the end, because requests go on. */
  const worlds: World[] = []
  beforeAll(async () => {
    base = await createBase(chain)
    if (missing === undefined) hardhatExpect = await load()
  })
  afterAll(async () => {
    for (const world of worlds) await world.close()
    await base.node.close()
  })

  const titles = Object.entries(CASES).flatMap(([group, cases]) => cases.map(([title]) => `${group}: ${title}`))
  it('lists differences of cases that exist', () => {
    expect(titles).toEqual(expect.arrayContaining([...Object.keys(differences), ...Object.keys(leftOut)]))
  })

  describe.each(Object.entries(CASES))('%s', (group, cases) => {
    beforeEach(({ skip }) => {
      if (missing !== undefined) skip(missing)
    })
    it.each(cases.filter(([title]) => !(`${group}: ${title}` in leftOut)).map(([title, assert, message]) => ({ title, assert, message })))(
      '$title',
      async ({ title, assert, message }) => {
        const world = await World.on(base)
        const subjects: unknown[] = []
        // Hardhat leaves a subject alone when it refuses the assertion.
        const expectOf = ((subject: unknown, ...rest: readonly [string?]) => {
          subjects.push(subject)
          return hardhatExpect(subject, ...rest)
        }) as Chai.ExpectStatic
        let failure: unknown
        try {
          await running.run(world, () => assert(expectOf, world))
        } catch (error) {
          failure = error
        }
        await Promise.allSettled(subjects)
        worlds.push(world)
        const isSame = (failure === undefined) === (message === undefined)
        expect(isSame, `Hardhat: ${failure ?? 'right'}`).toBe(!(`${group}: ${title}` in differences))
      },
    )
  })
}
