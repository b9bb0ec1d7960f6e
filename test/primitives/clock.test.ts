import { type Clock, createNode, systemClock } from 'evmbed'
import { describe, expect, test } from 'vitest'
import { quickKeyStore } from '../accounts/quick-key-store.js'

/** Timers that keep this process running. */
const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

test('keeps a process alive for timers that a caller waits for, and not for chores', () => {
  const before = timers()
  const callOff = systemClock.after(60_000, () => {})
  expect(timers()).toBe(before + 1)
  callOff()
  expect(timers()).toBe(before)
  const callOffChore = systemClock.after(60_000, () => {}, true)
  expect(timers()).toBe(before)
  callOffChore()
})

test('runs chores while the process lives', async () => {
  await new Promise<void>((resolve) => {
    // Something else is to do until then.
    const other = setInterval(() => {}, 1000)
    systemClock.after(
      1,
      () => {
        clearInterval(other)
        resolve()
      },
      true,
    )
  })
})

test('does not keep a process alive for idle filters and unlocked accounts', async () => {
  const chores: boolean[] = []
  const clock: Clock = {
    now: () => 0,
    after(_milliseconds, _callback, isChore = false) {
      chores.push(isChore)
      return () => {}
    },
  }
  const node = await createNode({ clock, keyStore: quickKeyStore(new Uint8Array(32).fill(7), 'secret'), accounts: 0 })
  const [account] = await node.request('eth_accounts')
  await node.request('eth_newBlockFilter')
  await node.request('personal_unlockAccount', [account!, 'secret', 300])
  await node.request('eth_sign', [account!, '0x00'])
  expect(chores).toEqual([true, true])
  await node.close()
})

describe('the time limit of a call', () => {
  /** JUMPDEST PUSH0 JUMP: only the time limit ends it before its gas does. */
  const endless = [{ to: `0x${'c0'.repeat(20)}` }, 'latest', { [`0x${'c0'.repeat(20)}`]: { code: '0x5b5f56' } }]
  const aborted = { code: -32000, message: 'execution aborted (timeout = 20ms)' }

  test('ends a call although the clock stands still', async () => {
    const node = await createNode({
      clock: { ...systemClock, now: () => 1_700_000_000_000 },
      // More gas than code can use in the time: a loop takes 30 million in 18 ms.
      mining: { gasLimit: 2n ** 60n },
      limits: { callTimeoutMs: 20, callGasLimit: 0n },
    })
    await expect(node.call('eth_call', endless)).rejects.toMatchObject(aborted)
    await expect(
      node.call('debug_traceCall', [...endless.slice(0, 2), { stateOverrides: endless[2], timeout: '20ms' }]),
    ).rejects.toMatchObject({
      message: 'execution timeout',
    })
    await node.close()
  })

  test('keeps the time limit of a call when the wall clock jumps', async () => {
    let now = 1_700_000_000_000
    const node = await createNode({
      clock: { ...systemClock, now: () => (now += 3_600_000) },
      limits: { callTimeoutMs: 60_000, callGasLimit: 100_000n },
    })
    await expect(node.call('eth_call', endless)).rejects.toMatchObject({ message: 'out of gas' })
    await node.close()
  })
})
