/** Transactions on an Ethereum chain whose logs come from an untrusted contract. */
import { expect, test } from 'vitest'
import { evmChain } from '../../../src/planner/tracking/evm-reader.js'
import type { Json } from '../../../src/primitives/json.js'
import { keccakHash } from '../../../src/primitives/keccak.js'

const topicOf = (event: string) => keccakHash(new TextEncoder().encode(event))
const DISPATCH = topicOf('Dispatch(address,uint32,bytes32,bytes)')
const DISPATCH_ID = topicOf('DispatchId(bytes32)')
const HASH = `0x${'ab'.repeat(32)}`
const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`

/** A chain on which one transaction has these logs. */
function chainWith(logs: readonly Json[]) {
  const answers: Record<string, Json> = {
    eth_getTransactionReceipt: { blockNumber: '0x1', status: '0x1', logs: [...logs] },
    eth_getTransactionByHash: { value: '0x0' },
    eth_getBlockByNumber: { timestamp: '0x1' },
  }
  return evmChain(
    async (method) => answers[method] ?? null,
    async () => 'native',
  )
}

const log = (...topics: string[]): Json => ({ address: HASH.slice(0, 42), transactionHash: HASH, topics, data: '0x' })
const dispatch = (destination: number) => log(DISPATCH, word(0), word(destination))
const dispatchId = (id: number) => log(DISPATCH_ID, word(id))

const departuresOf = async (logs: readonly Json[]) => (await chainWith(logs).outcome(HASH, AbortSignal.timeout(60_000)))?.departures

test('gives each message of a mailbox the next id in the order of the logs', async () => {
  expect(await departuresOf([dispatch(1), dispatchId(11), dispatch(2), dispatch(3), dispatchId(33), dispatch(4)])).toEqual([
    { bridge: 'HYPERLANE', to: '1', from: '', id: word(11) },
    { bridge: 'HYPERLANE', to: '2', from: '', id: word(33) },
    { bridge: 'HYPERLANE', to: '3', from: '', id: word(33) },
  ])
})

test('reads 40,000 messages without an id in one pass', async () => {
  const logs = Array.from({ length: 40_000 }, () => dispatch(1))
  const begin = performance.now()
  expect(await departuresOf(logs)).toEqual([])
  // A search from each log to the end takes tens of seconds.
  expect(performance.now() - begin).toBeLessThan(4_000)
})
