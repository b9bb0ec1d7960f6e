import { expect } from 'vitest'
import type { EnvelopeOptions } from '../../src/rpc/envelope.js'
import { playTranscript } from '../support/transcripts.js'
import { TestNode } from './test-node.js'

/**
 * Plays a transcript on a `TestNode` and compares it word for word. Remarks are left out, and a line without arrows continues the one before.
 * A notification is written as its subscription and its result.
 */
export function transcript(options: Partial<EnvelopeOptions> = {}) {
  return async (parts: TemplateStringsArray, ...values: readonly unknown[]): Promise<void> => {
    const expected: string[] = []
    for (const text of String.raw(parts, ...values).split('\n')) {
      const line = text.trim()
      if (line === '' || line.startsWith('//')) continue
      if (line.startsWith('>>') || line.startsWith('<<')) expected.push(line)
      else expected.push(`${expected.pop()}${line}`)
    }
    const played = await playTranscript(
      expected,
      (notify) => new TestNode().connect({ namespaces: new Set(['eth', 'debug']), authenticated: false, notify }, options),
      (subscription, result) => JSON.stringify({ subscription, result }),
    )
    expect(played.join('\n')).toBe(expected.join('\n'))
  }
}
