import { isObject, memberOf, type Unknown } from './matchers/objects.js'

/** Members that lead from an error to its cause: of Error, of ethers, of viem's and of JSON-RPC errors. */
const CAUSES = ['cause', 'error', 'info', 'data'] as const
/** Objects that are read. */
const MOST = 32

/** Returns an error and its causes, from the outermost inwards. */
export function* causesOf(error: unknown): Generator<Unknown> {
  const found = [error]
  for (const [count, value] of found.entries()) {
    if (!isObject(value) || count > MOST) continue
    yield value
    for (const name of CAUSES) {
      const cause = memberOf(value, name)
      if (isObject(cause) && !found.includes(cause)) found.push(cause)
    }
  }
}
