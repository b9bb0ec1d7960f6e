import { currentTestChain } from '../context.js'
import { InvalidAssertion } from './invalid-assertion.js'
import { isObject, memberOf, methodOf } from './objects.js'

/** A chain as matchers ask it. */
export interface MatcherChain {
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

let standing: MatcherChain | undefined

/**
 * Sets the chain of values that do not lead to one: a hash, viem's contracts. A contract, a signer, a response or a client leads to its own chain, which
 * is used first.
 *
 * @param source - a node, an EIP-1193 provider, a viem client or an ethers provider; undefined for none
 */
export function setMatcherChain(source: unknown): void {
  const chain = chainOf(source)
  if (source !== undefined && !chain) throw new InvalidAssertion('setMatcherChain expects a node, a provider or a viem client')
  standing = chain
}

/** Returns the chain of the running test, or the one that `setMatcherChain` has set. */
function standingChain(): MatcherChain | undefined {
  const running = currentTestChain('a matcher')
  if (!running) return standing
  return { request: async (method, params) => chainOf((await running.open()).node)?.request(method, params) }
}

/** Returns the chain of the first source that leads to one. Throws `InvalidAssertion` if none does. */
export function chainFor(purpose: string, sources: readonly unknown[]): MatcherChain {
  for (const source of sources) {
    const chain = chainOf(source)
    if (chain) return chain
  }
  const chain = standingChain()
  if (chain) return chain
  throw new InvalidAssertion(
    `No chain is known to ${purpose}: call setMatcherChain(provider) first, with a node, a provider or a viem client`,
  )
}

/** Members that lead from an object to its chain: of signers, responses, receipts and namespaces (ethers), of contracts (ethers 6). */
const LEADS = ['provider', 'runner', 'signer', 'client'] as const

function chainOf(source: unknown, depth = 0): MatcherChain | undefined {
  if (!isObject(source) || depth > 3) return undefined
  const explain = methodOf(source, 'explain')
  const call = methodOf(source, 'call')
  // A node: its `request` takes the method first.
  if (explain && call) return { request: async (method, params) => call(method, params) }
  const nodeOf = methodOf(source, 'node')
  // A provider of this library. Those of ethers wait for a timer before each request.
  if (nodeOf) return { request: async (method, params) => methodOf(await nodeOf(), 'call')?.(method, params) }
  const send = methodOf(source, 'send')
  if (send && methodOf(source, 'getBlockNumber')) return { request: async (method, params) => send(method, params) }
  const request = methodOf(source, 'request')
  if (request) return { request: async (method, params) => request({ method, params }) }
  for (const lead of LEADS) {
    const chain = chainOf(memberOf(source, lead), depth + 1)
    if (chain) return chain
  }
  return undefined
}
