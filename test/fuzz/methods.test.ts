/**
 * Calls every method with absurd parameters.
 *
 * Whatever comes in, a result or an error with a code goes out, never -32603 but for the one text that has it in geth; the node lives on; and a call that is refused, or only reads, leaves
 * the chain and the pool as they were. `FUZZ=100` in the environment lets it run a hundred times longer.
 */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../src/primitives/json.js'
import { methods } from '../support/all-methods.js'
import { createTranscriptChain, type TestChain } from '../support/test-chain.js'
import { transcribedParams } from '../support/transcripts.js'
import { anyJson, fitting, type Known, mutationOf } from './arbitraries.js'
import { changesChain } from './changing-methods.js'
import { minesForLong } from './long-mining.js'
import { patience, runs } from './runs.js'

/** eth_simulateV1 has the code of internal errors for it, as geth and the tests of the specification. */
const NONCE_AT_MAXIMUM = /^err: nonce has max value: /
const RICH = '0xa0ee7a142d267c1f36714e4a8f75612f20a79720'

let chain: TestChain
let faults: unknown[]

beforeEach(async () => {
  faults = []
  chain = await createTranscriptChain({ onFault: (fault) => faults.push(fault) })
})

afterEach(() => chain.node.close())

async function ask(method: string, params: readonly Json[]): Promise<string> {
  const connection = chain.node.connect({ namespaces: 'all', authenticated: true, notify: () => {} })
  try {
    const answer = connection.answer(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
    return (await Promise.race([answer, peerLeaves(connection)])) ?? (await answer) ?? ''
  } finally {
    connection.close()
  }
}

/** Some methods wait for blocks, which are not mined here. */
async function peerLeaves(connection: { close(): void }): Promise<undefined> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
  connection.close()
}

/** Returns the visible state of the chain and the pool. */
async function footprint(): Promise<string> {
  const { node } = chain
  const block = await node.request('eth_getBlockByNumber', ['latest', false])
  return JSON.stringify([block, await node.request('txpool_content')])
}

async function withstands(method: string, params: readonly Json[]): Promise<void> {
  if (minesForLong(method, params)) return
  const before = await footprint()
  const answer = JSON.parse(await ask(method, params))
  expect(faults.splice(0)).toEqual([])
  if (answer.error) {
    expect(answer.error).toEqual(expect.objectContaining({ code: expect.any(Number), message: expect.any(String) }))
    if (!NONCE_AT_MAXIMUM.test(answer.error.message)) expect(answer.error.code).not.toBe(-32603)
  }
  if (!changesChain(method, 'error' in answer)) expect(await footprint()).toBe(before)

  const block = await chain.node.request('eth_getBlockByNumber', ['latest', false])
  expect(await chain.node.request('eth_blockNumber')).toBe(block?.number)
  expect(await chain.node.request('eth_getBalance', [RICH, 'earliest'])).toBe('0x21e19e0c9bab2400000')
}

/** The parameters in the questions of a method's transcript. */
function questionsOf(method: string): Json[][] {
  const questions = transcribedParams(method)
  return questions.length > 0 ? questions : [[]]
}

function transactionsInTranscripts(): string[] {
  return questionsOf('eth_sendRawTransaction').flatMap(([raw]) => (typeof raw === 'string' && raw.length > 200 ? [raw] : []))
}

async function known(): Promise<Known> {
  const heights = ['0x0', '0x1', '0x2', '0x3'] as const
  const blocks = await Promise.all(heights.map((height) => chain.node.request('eth_getBlockByNumber', [height, false])))
  const hashes = blocks.flatMap((block) => (block ? [block.hash, ...(block.transactions as string[])] : [])).map(String)
  return { hashes, transactions: transactionsInTranscripts() }
}

// Aliases have the handler of the method.
const distinct = methods.filter(({ aliasOf }) => aliasOf === undefined)

describe.each(distinct)('$name', { timeout: patience(30) }, ({ name, params }) => {
  it('answers any JSON', async () => {
    const args = fc.array(anyJson(await known()), { maxLength: params.length + 1 })
    await fc.assert(
      fc.asyncProperty(args, (given) => withstands(name, given)),
      runs(20),
    )
  })

  it('answers arguments that fit its schema', async () => {
    const facts = await known()
    const args = fc.tuple(...params.map(({ schema, required }) => fc.option(fitting(schema.json, facts), { freq: required ? 30 : 3 })))
    await fc.assert(
      fc.asyncProperty(args, (given) => withstands(name, given)),
      runs(20),
    )
  })

  it('answers arguments that nearly fit its schema', async () => {
    const args = mutationOf(questionsOf(name), await known()).map((given) => (Array.isArray(given) ? given : [given]))
    await fc.assert(
      fc.asyncProperty(args, (given) => withstands(name, given)),
      runs(20),
    )
  })
})
