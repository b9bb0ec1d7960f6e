import { inspect } from 'node:util'
import { expect } from 'vitest'

/** Holds a value to what a document says of it: as Node prints it, on one line, with `…` for what is left out. */
export function printed(value: unknown, comment: string): void {
  const text = inspect(value, { depth: 9, breakLength: Number.POSITIVE_INFINITY }).replaceAll(/\[ | \](?=[,\s]|$)/g, (bracket) =>
    bracket.trim(),
  )
  expect(text).toMatch(new RegExp(`^${comment.split('…').map(quoted).join('.*')}$`, 's'))
}

function quoted(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
}
