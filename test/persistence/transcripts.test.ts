import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { notificationText } from '../../src/rpc/notification.js'
import { createTranscriptChain } from '../support/test-chain.js'
import { playTranscript, portable, transcribedMethods, transcriptFile } from '../support/transcripts.js'
import { newAsynchronousStore } from './asynchronous-store.js'
import { newStore } from './faulty-store.js'

describe.each([
  ['a store', newStore],
  ['an asynchronous store', newAsynchronousStore],
])('transcripts of a node that reads its state from %s, without a cache', (_, create) => {
  it.each(transcribedMethods)('plays %s.io', async (method) => {
    const text = fs.readFileSync(transcriptFile(method), 'utf8')
    const { node } = await createTranscriptChain({ store: create(), storage: { cacheLimit: 0 } })
    try {
      const connect: Parameters<typeof playTranscript>[1] = (notify) => node.connect({ namespaces: 'all', authenticated: true, notify })
      const played = await playTranscript(text.split('\n'), connect, notificationText)
      expect(played.map((line) => (line.startsWith('<<') ? portable(line) : line)).join('\n')).toBe(text)
    } finally {
      await node.close()
    }
  })
})
