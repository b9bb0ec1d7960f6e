/** Paths of variables: `balances[0x…].amount`, `list[3]`, `names["a]b"]`. */
import { ServerError } from '../primitives/errors.js'

/** A path is not one, or leads to no variable. The message says where. */
export class UnknownVariable extends ServerError {}

/** A step of a path: a name behind a dot, or the text in brackets. */
export type PathPart = { readonly kind: 'name'; readonly name: string } | { readonly kind: 'key'; readonly text: string }

const LONGEST_PATH = 4096
const MOST_PARTS = 64

/** Reads a path. The first part is a name. Throws `UnknownVariable`. */
export function parsePath(path: string): readonly PathPart[] {
  if (path.length > LONGEST_PATH) throw new UnknownVariable(`a path has at most ${LONGEST_PATH} characters, got ${path.length}`)
  const parts: PathPart[] = []
  let rest = path.trim()
  const refuse = (expected: string): never => {
    throw new UnknownVariable(`expected ${expected} in ${JSON.stringify(path)}, before ${JSON.stringify(rest.slice(0, 20))}`)
  }
  while (rest !== '' || parts.length === 0) {
    if (parts.length === MOST_PARTS) throw new UnknownVariable(`a path has at most ${MOST_PARTS} parts`)
    if (rest.startsWith('[') && parts.length > 0) {
      // Names in brackets end at the first bracket, texts in quotes at their quote.
      const [whole, text] = /^\[\s*("(?:[^"\\]|\\.)*"|[^\]"]*?)\s*\]/.exec(rest) ?? refuse('a key in brackets')
      parts.push({ kind: 'key', text: text ?? '' })
      rest = rest.slice(whole.length)
    } else {
      const [whole, name] = /^\.?([\p{L}_$][\p{L}\d_$]*)/u.exec(rest) ?? refuse('a name')
      if (whole.startsWith('.') !== parts.length > 0) refuse('a dot, a bracket or the end')
      parts.push({ kind: 'name', name: name ?? '' })
      rest = rest.slice(whole.length)
    }
  }
  return parts
}
