/** The transcripts of the methods against a chain of one validator under CometBFT. */
import fs from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationText } from '../../src/rpc/notification.js'
import { newStore } from '../persistence/faulty-store.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { countingBytes, createTranscriptChain, GENESIS_TIME } from '../support/test-chain.js'
import { playTranscript, portable, transcribedMethods, transcriptFile } from '../support/transcripts.js'
import { BLOCKS_ON_DEMAND, type Exceptions, FEE_RECIPIENT, TEST_CHAIN_METHODS } from './exceptions.js'
import { continueUnderCometbft } from './prepared-validator.js'

const LISTS: readonly Exceptions[] = [TEST_CHAIN_METHODS, BLOCKS_ON_DEMAND, FEE_RECIPIENT]
const REFUSAL = 'this node does not run a test chain'
const isRefusal = (answer: string) => answer.includes(REFUSAL)
const excepted = new Set(LISTS.flatMap(({ cases }) => cases))
const ordinary = transcribedMethods.filter((method) => !excepted.has(method))

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmbed-transcripts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Makes the chain of the transcripts in a store. Returns what continues it. */
async function preparedChain(): Promise<{ readonly height: number; readonly options: NodeOptions }> {
  const store = newStore()
  const chain = await createTranscriptChain({ store })
  const { clock } = chain
  const { number, timestamp } = await chain.head()
  await chain.close()
  // A single node makes its next block at least a second after the last one, validators also in the same second.
  await clock.advance((Number(timestamp) + 1) * 1000 - clock.now())
  return { height: Number(number), options: { store, clock, timestamp: BigInt(GENESIS_TIME), randomBytes: countingBytes() } }
}

async function validatorWithChain(method: string): Promise<Node> {
  const { height, options } = await preparedChain()
  return continueUnderCometbft({ folder: join(folder, method), engine: engineProgram ?? '', height, options })
}

async function play(node: Node, text: string, isLast?: (answer: string) => boolean): Promise<string[]> {
  const connect: Parameters<typeof playTranscript>[1] = (notify) => node.connect({ namespaces: 'all', authenticated: true, notify })
  const lines = await playTranscript(text.split('\n'), connect, notificationText, isLast)
  return lines.map((line) => (line.startsWith('<<') ? portable(line) : line))
}

/** Defines a test for each of some transcripts, with a validator of its own. */
function testEach(methods: readonly string[], title: string, check: (node: Node, text: string) => Promise<void>): void {
  test.each(methods)(title, async (method) => {
    const node = await validatorWithChain(method)
    try {
      await check(node, fs.readFileSync(transcriptFile(method), 'utf8'))
    } finally {
      await node.close()
    }
  })
}

test('counts the transcripts as docs/validators.md does', () => {
  const rows = fs.readFileSync(new URL('../../docs/validators.md', import.meta.url), 'utf8').match(/^\| (?:\d+ transcripts )?\| \d+ \|/gm)
  const [first, ...others] = LISTS.map(({ cases }) => cases.length)
  expect(rows).toEqual([`| ${transcribedMethods.length} transcripts | ${first} |`, ...others.map((count) => `| | ${count} |`)])
})

if (!engineProgram) test('transcripts under CometBFT', ({ skip }) => skip(ENGINE_MISSING))
else {
  describe('a chain of one validator', () => {
    beforeAll(() => {
      console.log(`${ordinary.length} of ${transcribedMethods.length} transcripts play to the last character under CometBFT. The others:`)
      for (const { reason, cases } of LISTS) console.log(`- ${cases.length}: ${reason}.\n  ${cases.join(', ')}`)
    })

    test('has no exception that is no transcript, or that is listed twice', () => {
      expect([...excepted].filter((method) => !transcribedMethods.includes(method))).toEqual([])
      expect(excepted.size).toBe(LISTS.flatMap(({ cases }) => cases).length)
    })

    testEach(ordinary, 'plays %s.io', async (node, text) => {
      expect((await play(node, text)).join('\n')).toBe(text)
    })

    testEach([...TEST_CHAIN_METHODS.cases, ...BLOCKS_ON_DEMAND.cases], 'plays %s.io until a method of test chains', async (node, text) => {
      const played = await play(node, text, isRefusal)
      expect(isRefusal(played.pop() ?? '')).toBe(true)
      expect(played).toEqual(text.split('\n').slice(0, played.length))
    })

    testEach(FEE_RECIPIENT.cases, 'plays %s.io as a single node with the same fee recipient', async (node, text) => {
      const feeRecipient = await node.request('eth_coinbase')
      const { options } = await preparedChain()
      const single = await createNode({ ...options, mining: { automine: false, feeRecipient } })
      try {
        const played = await play(node, text, isRefusal)
        const isCut = isRefusal(played.at(-1) ?? '')
        const compared = isCut ? played.slice(0, -1) : played
        expect(compared).toEqual((await play(single, text)).slice(0, compared.length))
        expect(compared).not.toEqual(text.split('\n').slice(0, compared.length))
      } finally {
        await single.close()
      }
    })
  })
}
