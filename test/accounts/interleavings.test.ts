/**
 * Locking, unlocking and using an account at the same time, in every order: nothing is ever signed with a locked key.
 */
import { createNode, type Hex } from 'evmbed'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOfPrivateKey } from '../../src/accounts/address-of-private-key.js'
import { Keyring } from '../../src/accounts/keyring.js'
import { ManualClock } from '../support/manual-clock.js'
import { quickKeyStore } from './quick-key-store.js'

const KEY = new Uint8Array(32).fill(7)
const ADDRESS = addressOfPrivateKey(KEY)
const PASSPHRASE = 'secret'
const LOCKED = 'authentication needed: password or unlock'
const DIGEST = new Uint8Array(32).fill(3)
const MINUTE = 60_000

/** The state of the account as an observer of calls and answers knows it. */
class Observer {
  time = 0
  /** Unlocks that were called after the last lock and are not answered. */
  #underway = new Set<object>()
  /** When it will be locked by itself, after the last answer to such an unlock. */
  #expires = 0

  /** Returns what is to be called with the answer. */
  unlock(duration: number): (isDone: boolean) => void {
    const call = {}
    this.#underway.add(call)
    return (isDone) => {
      // An unlock that a lock has overtaken has no effect.
      if (!this.#underway.delete(call) || !isDone) return
      const isOpenForever = this.#expires === Number.POSITIVE_INFINITY
      if (!isOpenForever) this.#expires = this.time + duration
    }
  }

  lock(): void {
    this.#underway.clear()
    this.#expires = 0
  }

  /** Whether the account may sign; undefined while an unlock is on its way. */
  get isOpen(): boolean | undefined {
    return this.#underway.size > 0 ? undefined : this.time < this.#expires
  }
}

const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('unlock' as const), minutes: fc.constantFrom(1, 5, Number.POSITIVE_INFINITY) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'guess' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'lock' as const }) },
  { weight: 3, arbitrary: fc.constant({ kind: 'sign' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'use' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'pass' as const }) },
)

test('a keyring signs when the account is open, and never when it is locked', async () => {
  const seen = { open: 0, locked: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), fc.scheduler(), async (actions, scheduler) => {
      const observer = new Observer()
      const keyring = new Keyring({
        store: quickKeyStore(KEY, PASSPHRASE, () => scheduler.schedule(Promise.resolve(), 'the key is read')),
        // Its timers never come, as though they were late: the time itself decides.
        clock: { now: () => 0, monotonic: () => observer.time, after: () => () => {} },
        randomBytes: (length) => new Uint8Array(length),
        onFault: (fault) => expect.unreachable(String(fault)),
      })
      await keyring.load()
      const work: Promise<unknown>[] = []
      const unlock = (passphrase: string, duration: number) => {
        const answered = observer.unlock(duration)
        work.push(
          keyring.unlock(ADDRESS, passphrase, duration).then(
            () => answered(true),
            () => answered(false),
          ),
        )
      }
      const sign = () => {
        const { isOpen } = observer
        if (isOpen === undefined) return
        seen[isOpen ? 'open' : 'locked']++
        if (isOpen) expect(keyring.sign(ADDRESS, DIGEST)).toHaveLength(65)
        else expect(() => keyring.sign(ADDRESS, DIGEST)).toThrow(LOCKED)
      }
      const steps = actions.map((one) => ({
        label: one.kind,
        builder: async () => {
          if (one.kind === 'unlock') unlock(PASSPHRASE, one.minutes * MINUTE)
          if (one.kind === 'guess') unlock('guess', MINUTE)
          if (one.kind === 'sign') sign()
          if (one.kind === 'use') work.push(keyring.withPassphrase(ADDRESS, PASSPHRASE, (key) => key.sign(DIGEST)))
          if (one.kind === 'pass') observer.time += 2 * MINUTE
          if (one.kind === 'lock') {
            observer.lock()
            keyring.lock(ADDRESS)
          }
        },
      }))
      const { task } = scheduler.scheduleSequence(steps)
      await scheduler.waitFor(task)
      // A key may be read later, when the cipher is loaded.
      await scheduler.waitFor(Promise.all(work))
      sign()
    }),
    { numRuns: 200 },
  )
  // Neither case is one that hardly comes up.
  expect(Math.min(seen.open, seen.locked)).toBeGreaterThan(50)
})

test('a node sends for an account that is open, and never for one that is locked', async () => {
  const seen = { sent: 0, refused: 0 }
  const clock = new ManualClock()
  const node = await createNode({ clock, keyStore: quickKeyStore(KEY, PASSPHRASE), accounts: 1 })
  await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, to: ADDRESS, value: '0xde0b6b3a7640000' }])
  const payment = { from: ADDRESS, to: ADDRESS, value: '0x1', gas: '0x5208' } as const
  const call = fc.constantFrom('unlock', 'unlock', 'lock', 'send', 'send', 'send', 'send once', 'wait', 'wait' as const)
  const hashes = new Set<Hex>()

  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(call, { minLength: 3, maxLength: 12 }), async (isOpenAtFirst, calls) => {
      await node.request('personal_lockAccount', [ADDRESS])
      const observer = new Observer()
      if (isOpenAtFirst) observer.unlock(Number.POSITIVE_INFINITY)(await node.request('personal_unlockAccount', [ADDRESS, PASSPHRASE, 0]))
      const work: Promise<unknown>[] = []
      const send = async () => {
        const { isOpen } = observer
        const before = changes
        const answer = await node.request('eth_sendTransaction', [payment]).catch((error: Error) => error)
        if (answer instanceof Error) expect(answer.message).toBe(LOCKED)
        else hashes.add(answer)
        seen[answer instanceof Error ? 'refused' : 'sent']++
        // There was no change between call and answer.
        if (isOpen !== undefined && before === changes) expect(answer instanceof Error).toBe(!isOpen)
      }
      let changes = 0
      for (const one of calls) {
        if (one === 'unlock' || one === 'lock') changes++
        if (one === 'unlock') {
          const answered = observer.unlock(Number.POSITIVE_INFINITY)
          work.push(node.request('personal_unlockAccount', [ADDRESS, PASSPHRASE, 0]).then(answered))
        }
        if (one === 'lock') {
          observer.lock()
          work.push(node.request('personal_lockAccount', [ADDRESS]))
        }
        if (one === 'send') work.push(send())
        if (one === 'send once') work.push(node.request('personal_sendTransaction', [payment, PASSPHRASE]).then((hash) => hashes.add(hash)))
        if (one === 'wait') await Promise.all(work)
      }
      await Promise.all(work)
    }),
    { numRuns: 40 },
  )
  expect(Math.min(seen.sent, seen.refused)).toBeGreaterThan(5)
  // Everybody who was answered has a transaction of their own.
  expect(Number(await node.request('eth_getTransactionCount', [ADDRESS]))).toBe(hashes.size)
  await node.close()
})
