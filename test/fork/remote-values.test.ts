/** What is kept in memory of a remote chain: a number of bytes. Values that were dropped are read again, and change no result. */
import { createNode, type Hex, type Node } from 'evmbed'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openRemoteSource } from '../../src/fork/remote-source.js'
import { RemoteState } from '../../src/fork/remote-state.js'
import { RemoteValues } from '../../src/fork/remote-values.js'
import { loadingState, MissingState, TooMuchState } from '../../src/primitives/missing-state.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { WorldState } from '../../src/state/world-state.js'
import { quantity, word } from '../contracts/bytecode.js'
import { RemoteServer } from './remote-server.js'

const KIB = 1024
const ACCOUNTS = 40
/** Code of 2 KiB. */
const CODE: Hex = `0x${'00'.repeat(2 * KIB)}`

const accountOf = (number: number): Hex => `0x${number.toString(16).padStart(40, 'c')}`

let remote: Node
let server: RemoteServer
let values: RemoteValues
let state: RemoteState

beforeAll(async () => {
  remote = await createNode({ chainId: 4242 })
  for (let number = 0; number < ACCOUNTS; number++) {
    await remote.request('anvil_setBalance', [accountOf(number), quantity(number + 1)])
    await remote.request('anvil_setCode', [accountOf(number), CODE])
    await remote.request('anvil_setStorageAt', [accountOf(number), word(1), word(number + 1)])
  }
  await remote.mine()
  server = await RemoteServer.start(() => remote)
})

beforeEach(async () => {
  server.forget()
  values = new RemoteValues(20 * KIB)
  const { requests } = await openRemoteSource({ url: server.url })
  const { hash } = (await remote.request('eth_getBlockByNumber', ['0x1', false]))!
  state = new RemoteState(requests, { chainId: 4242, number: 1n, hash: hash! }, values)
})

afterAll(() => Promise.all([server.close(), remote.close()]))

const balanceOf = (number: number) => loadingState(() => state.account(accountOf(number))?.balance)

it('drops accounts and their code beyond the limit, and reads them again', async () => {
  for (let number = 0; number < ACCOUNTS; number++) expect(await balanceOf(number)).toBe(BigInt(number + 1))
  expect(values.size).toBeLessThanOrEqual(20 * KIB)
  server.forget()
  expect(await balanceOf(ACCOUNTS - 1)).toBe(BigInt(ACCOUNTS))
  expect(server.calls).toEqual([])
  expect(await balanceOf(0)).toBe(1n)
  expect(server.count('eth_getBalance')).toBe(1)
})

it('drops slots beyond the limit', async () => {
  const { storage } = (await loadingState(() => state.account(accountOf(0))))!
  for (let slot = 0; slot < 100; slot++) await loadingState(() => storage.get(word(slot)))
  expect(values.size).toBeLessThanOrEqual(20 * KIB)
  expect(await loadingState(() => storage.get(word(1)))).toEqual(Uint8Array.of(1))
})

it('holds all that a piece of work needs, although it exceeds the limit', async () => {
  const sum = await loadingState(() => {
    let total = 0n
    for (let number = 0; number < ACCOUNTS; number++) total += state.account(accountOf(number))?.balance ?? 0n
    return total
  })
  expect(sum).toBe(BigInt((ACCOUNTS * (ACCOUNTS + 1)) / 2))
  expect(server.count('eth_getBalance')).toBe(ACCOUNTS)
  expect(values.size).toBeLessThanOrEqual(20 * KIB)
})

it('gives the same state when an account was dropped between a read and a write that changes nothing', async () => {
  const draft = new StateDraft(WorldState.over(state))
  const [account, recipient] = [accountOf(3), accountOf(4)]
  await loadingState(() => draft.account(account))
  for (let number = 10; number < ACCOUNTS; number++) await balanceOf(number)
  await loadingState(() => draft.setBalance(account, 5n))
  await loadingState(() => draft.setBalance(account, 4n))
  await loadingState(() => draft.setBalance(recipient, 6n))
  const { layers } = await loadingState(() => draft.snapshot())
  expect([...layers.accounts.entries()].map(([, leaf]) => leaf.address)).toEqual([recipient])
})

it('ends work that needs more at a time than may be in memory for it', async () => {
  let read = 0
  const large = () => {
    throw new MissingState(`value ${read++}`, async () => ({ size: 24 * KIB * KIB, release() {} }))
  }
  await expect(loadingState(large)).rejects.toThrow(TooMuchState)
  expect(read).toBe(3)
})

it('keeps answers about the past up to a number of bytes', async () => {
  const data = `0x${'ab'.repeat(1_000_000)}`
  let asked = 0
  const provider = {
    request({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }) {
      if (method !== 'eth_getLogs') return remote.call(method, params as [])
      asked++
      return Promise.resolve([{ address: accountOf(0), topics: [], data, blockNumber: '0x1' }])
    },
  }
  const fork = await createNode({ fork: { provider } })
  const logsOf = (number: number) => fork.request('eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1', address: accountOf(number) }])
  await logsOf(0)
  await logsOf(0)
  expect(asked).toBe(1)
  // 2 MB each, more than 128 MiB together.
  for (let number = 1; number <= 70; number++) await logsOf(number)
  await logsOf(1)
  expect(asked).toBe(72)
  await logsOf(70)
  expect(asked).toBe(72)
  await fork.close()
})
