import { checksumAddress } from '../primitives/keccak.js'
import type { StackFrame } from './explanation.js'
import { nameText } from './words.js'

/** Frames that are shown of a deep recursion: at the inner and at the outer end. */
const [INNER, OUTER] = [24, 8]

/**
 * Returns the lines of a stack trace in the form of JavaScript's, which editors make links of: `at Coin._transfer (contracts/Coin.sol:41:9)`. Names and
 * files are of unknown origin: each frame is one line without control characters.
 */
export function stackLines(stack: readonly StackFrame[]): string[] {
  const left = stack.length - INNER - OUTER
  if (left <= 0) return stack.map(stackLine)
  return [...stack.slice(0, INNER).map(stackLine), `    … ${left} more`, ...stack.slice(-OUTER).map(stackLine)]
}

function stackLine({ name, address, file, line, column, problem }: StackFrame): string {
  const place =
    file === undefined ? `${checksumAddress(address)}: ${nameText(problem ?? 'no source')}` : `${nameText(file)}:${line}:${column}`
  return `    at ${nameText(name)} (${place})`
}
