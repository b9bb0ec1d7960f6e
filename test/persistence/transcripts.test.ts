import fs from 'node:fs'
import type { Hex, Node } from 'evmbed'
import { describe, expect, it } from 'vitest'
import { notificationText } from '../../src/rpc/notification.js'
import { createTranscriptChain, type TestChainOptions } from '../support/test-chain.js'
import { playTranscript, portable, transcribedMethods, transcriptFile } from '../support/transcripts.js'
import { newStore } from './faulty-store.js'
import { SlowStore } from './slow-store.js'

/** Plays a transcript on a node, and returns it with the answers. */
async function play(node: Node, text: string): Promise<string> {
  const connect: Parameters<typeof playTranscript>[1] = (notify) => node.connect({ namespaces: 'all', authenticated: true, notify })
  const played = await playTranscript(text.split('\n'), connect, notificationText)
  return played.map((line) => (line.startsWith('<<') ? portable(line) : line)).join('\n')
}

describe('transcripts of a node that reads its state from a store, without a cache', () => {
  it.each(transcribedMethods)('plays %s.io', async (method) => {
    const text = fs.readFileSync(transcriptFile(method), 'utf8')
    const { node } = await createTranscriptChain({ store: newStore(), storage: { cacheLimit: 0 } })
    try {
      expect(await play(node, text)).toBe(text)
    } finally {
      await node.close()
    }
  })
})

/** Everything that a node emitted for the calls of a transcript, and what it contains afterwards. */
interface Outcome {
  readonly answers: string
  readonly events: readonly unknown[]
  readonly content: readonly unknown[]
}

/** Plays a transcript on a node with options of its own. */
async function outcomeOf(text: string, options: TestChainOptions, isReadable = true): Promise<Outcome> {
  const { node } = await createTranscriptChain(options)
  const { store } = options
  try {
    const events = eventsOf(node)
    if (store instanceof SlowStore) store.isReadable = isReadable
    const answers = await play(node, text)
    if (store instanceof SlowStore) store.isReadable = true
    return { answers, events: [...events], content: await contentOf(node) }
  } finally {
    await node.close()
  }
}

/** Returns the events of a node, those to come too. */
function eventsOf(node: Node): readonly unknown[] {
  const seen: unknown[] = []
  for (const name of ['newHeads', 'logs', 'newPendingTransactions', 'console', 'block', 'fault'] as const) {
    node.events.on(name, (value: unknown) => seen.push([name, value]))
  }
  node.events.on('call', ({ method, error }) => seen.push(['call', method, String(error)]))
  return seen
}

/**
 * Returns what callers can see of a node: its blocks with receipts, its pool, its state and its settings. Then it mines two blocks, which show the settings of the
 * next one, and takes ids, which show how many were taken before.
 */
async function contentOf(node: Node): Promise<unknown[]> {
  const content: unknown[] = []
  const ask = async (method: string, params: Parameters<Node['call']>[1] = []) => {
    content.push([method, await node.call(method, params).catch(String)])
  }
  const methods = [
    ['txpool_content'],
    ['eth_accounts'],
    ['personal_listWallets'],
    ['anvil_metadata'],
    ['anvil_nodeInfo'],
    ['anvil_getAutomine'],
    ['anvil_getIntervalMining'],
    ['eth_coinbase'],
    ['eth_gasPrice'],
    ['eth_chainId'],
    ['debug_dumpBlock', 'pending'],
    ['evm_mine'],
    ['evm_mine'],
    ['debug_dumpBlock', 'latest'],
    ['txpool_content'],
    ['evm_snapshot'],
    ['eth_newBlockFilter'],
  ]
  for (const [method = '', ...params] of methods) await ask(method, params)
  const height = BigInt(await node.request('eth_blockNumber'))
  for (let number = 0n; number <= height; number++) {
    const name: Hex = `0x${number.toString(16)}`
    await ask('eth_getBlockByNumber', [name, true])
    await ask('eth_getBlockReceipts', [name])
  }
  return content
}

/** A handler runs again after each read that had to wait. What it did before such a read, it does twice. */
describe('a node whose every read has to wait at first', () => {
  it.each(transcribedMethods)('answers, emits and contains after %s.io what a node in memory does', async (method) => {
    const text = fs.readFileSync(transcriptFile(method), 'utf8')
    const expected = await outcomeOf(text, {})
    const outcome = await outcomeOf(text, { store: new SlowStore(), storage: { cacheLimit: 0 } })
    expect(outcome.answers).toBe(text)
    expect(outcome.events).toEqual(expected.events)
    expect(outcome.content).toEqual(expected.content)
  })
})

/** Key derivation takes seconds, and reads no state. */
const READING = transcribedMethods.filter((method) => !method.startsWith('personal_'))

/** Returns a transcript without the messages that failed because the store could not be read. */
function withoutFailedReads(played: string): string {
  const lines = played.split('\n')
  return lines
    .filter((line, i) => {
      const next = lines.findIndex((other, j) => j > i && other.startsWith('>>'))
      const answer = lines.slice(i + 1, next < 0 ? undefined : next)
      return !line.startsWith('>>') || !answer.some((each) => each.includes('the store of the chain cannot be read'))
    })
    .join('\n')
}

describe('a node whose store cannot be read for a while', () => {
  it.each(READING)('has changed nothing by the calls of %s.io that fail', async (method) => {
    const text = fs.readFileSync(transcriptFile(method), 'utf8')
    const { answers, events, content } = await outcomeOf(text, { store: new SlowStore(), storage: { cacheLimit: 0 } }, false)
    const rest = withoutFailedReads(answers)
    // A change that stands although automine could not make the block for it.
    const hasFault = events.some((event) => Array.isArray(event) && event[0] === 'fault')
    if (rest === answers || hasFault) return
    const expected = await outcomeOf(rest, {})
    expect(events.filter(isNoCall)).toEqual(expected.events.filter(isNoCall))
    expect(content).toEqual(expected.content)
  })
})

function isNoCall(event: unknown): boolean {
  return !Array.isArray(event) || event[0] !== 'call'
}
