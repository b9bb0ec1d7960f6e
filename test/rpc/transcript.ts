import { expect } from 'vitest'
import type { EnvelopeOptions } from '../../src/rpc/envelope.js'
import { TestNode } from './test-node.js'

/**
 * Plays a conversation and compares it word for word.
 *
 *     >> what the peer sends
 *     << what comes back; nothing after the arrows when there is no answer
 *     // a remark
 *
 * A line without arrows goes on with the one before. Every `>>` is answered before the next is sent. Notifications appear as further `<<`
 * lines where they happen.
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
    const lines: string[] = []
    const say = (text: string) => lines.push(`<< ${text}`)
    const connection = new TestNode().connect(
      {
        namespaces: new Set(['eth', 'debug']),
        authenticated: false,
        notify: (subscription, result) => say(JSON.stringify({ subscription, result })),
      },
      options,
    )
    for (const line of expected) {
      if (!line.startsWith('>>')) continue
      lines.push(line)
      const before = lines.length
      await connection.exchange(line.slice(3), say)
      if (lines.length === before) lines.push('<<')
    }
    expect(lines.join('\n')).toBe(expected.join('\n'))
  }
}
