/**
 * Replays the transcripts of the methods, `transcripts/<namespace>/<method>.io`, and compares the answers to the last character.
 *
 * Each transcript plays on a fresh `createTranscriptChain` over one connection. To write a transcript, leave the answers out, run with `RECORD=1`, and
 * review what was recorded.
 */
import fs from 'node:fs'
import { describe, expect, it } from 'vitest'
import { notificationText } from '../../src/rpc/notification.js'
import type { Notify } from '../../src/rpc/session.js'
import { methods } from '../support/all-methods.js'
import { createTranscriptChain } from '../support/test-chain.js'
import { playTranscript, portable, transcribedMethods, transcriptFile } from '../support/transcripts.js'

const isRecording = process.env.RECORD === '1'

async function play(text: string): Promise<string> {
  const { node } = await createTranscriptChain()
  try {
    const connect = (notify: Notify) => node.connect({ namespaces: 'all', authenticated: true, notify })
    const lines = await playTranscript(text.split('\n'), connect, notificationText)
    return lines.map((line) => (line.startsWith('<<') ? portable(line) : line)).join('\n')
  } finally {
    await node.close()
  }
}

describe('transcripts', () => {
  it.each(transcribedMethods)('plays %s.io', async (method) => {
    const file = transcriptFile(method)
    const text = fs.readFileSync(file, 'utf8')
    const played = await play(text)
    if (isRecording) fs.writeFileSync(file, played)
    else expect(played).toBe(text)
  })

  it('has a transcript for every method, under one of its names', () => {
    const untranscribed = methods.filter(({ name, aliasOf = name }) => !transcribedMethods.includes(aliasOf))
    expect(untranscribed.map(({ name }) => name)).toEqual([])
  })
})
