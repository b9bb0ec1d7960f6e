import { createNode } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { expect, test } from 'vitest'

const CONTRACT = `0x${'ab'.repeat(20)}` as const
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}` as const
/** Stores its second argument in the slot that its first argument names. */
const STORE = '0x6020355f355500'

async function store(node: Awaited<ReturnType<typeof createNode>>, slot: number, value: number): Promise<void> {
  const [from] = await node.request('eth_accounts')
  await node.request('eth_sendTransaction', [{ from: from!, to: CONTRACT, data: `${word(slot)}${word(value).slice(2)}` as `0x${string}` }])
}

test('evmbed_compareStates shows slots of a remote chain that were set to zero, and not those that have their value again', async () => {
  const remote = await createNode()
  const server = await serveHttp(remote, { port: 0, namespaces: 'all', auth: { mode: 'off' } })
  await remote.request('anvil_setCode', [CONTRACT, STORE])
  await store(remote, 1, 7)
  await store(remote, 2, 8)
  const fork = await createNode({ fork: { url: server.url } })
  try {
    const first = await fork.request('eth_blockNumber')
    await store(fork, 1, 0)
    await store(fork, 2, 9)
    await store(fork, 3, 5)
    const changed = await fork.request('evmbed_compareStates', [first])
    const slots = changed.accounts.find(({ address }) => address === CONTRACT)?.storage ?? []
    expect(slots.toSorted((one, other) => (one.slot < other.slot ? -1 : 1))).toEqual([
      { slot: word(1), before: word(7), after: word(0) },
      { slot: word(2), before: word(8), after: word(9) },
      { slot: word(3), before: word(0), after: word(5) },
    ])
    await store(fork, 1, 7)
    await store(fork, 2, 8)
    await store(fork, 3, 0)
    const back = await fork.request('evmbed_compareStates', [first])
    expect(back.accounts.find(({ address }) => address === CONTRACT)?.storage ?? []).toEqual([])
  } finally {
    await fork.close()
    await remote.close()
  }
})

test('evmbed_compareStates shows an account that comes into being as one that was null', async () => {
  const node = await createNode()
  const [from] = await node.request('eth_accounts')
  await node.request('eth_sendTransaction', [{ from: from!, to: CONTRACT, value: '0x1' }])
  const { accounts, isComplete } = await node.request('evmbed_compareStates', ['0x0', '0x1'])
  expect(accounts.find(({ address }) => address === CONTRACT)).toMatchObject({
    before: null,
    after: { balance: '0x1', nonce: '0x0' },
    storage: [],
  })
  expect(isComplete).toBe(true)
  await node.close()
})
