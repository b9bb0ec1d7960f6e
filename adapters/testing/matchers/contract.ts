import { type Abi, type AbiEvent, type AbiFragment, type AbiFunction, type Address, InvalidAbi, parseAbi } from '../../../src/internal.js'
import { InvalidAssertion, suggestion } from './invalid-assertion.js'
import { isAddress, isList, isObject, methodOf, type Unknown } from './objects.js'

/** A contract of ethers or viem: its ABI, and its address if it has one. */
export interface MatcherContract {
  readonly abi: Abi
  readonly address: Address | undefined
  /** Leads to its chain, if it has one. */
  readonly source: unknown
}

const parsed = new WeakMap<object, Abi>()

/** Returns the contract that a test passed. Throws `InvalidAssertion` for anything else. */
export function contractOf(given: unknown): MatcherContract {
  if (!isObject(given)) throw new InvalidAssertion('The first argument must be a contract of ethers or viem, or an object with an ABI')
  const address = [given.target, given.address].find(isAddress)
  return { abi: abiOf(given), address: address && toAddress(address), source: given }
}

/** Returns the contract with its address. Throws `InvalidAssertion` without one. */
export function deployedContractOf(given: unknown): MatcherContract & { readonly address: Address } {
  const contract = contractOf(given)
  if (contract.address === undefined) throw new InvalidAssertion('The contract has no address: pass one that is deployed')
  return { ...contract, address: contract.address }
}

export function toAddress(text: string): Address {
  return `0x${text.slice(2).toLowerCase()}`
}

function abiOf(given: Unknown): Abi {
  const source = Array.isArray(given) ? given : (given.abi ?? given.interface)
  if (!isObject(source)) throw new InvalidAssertion('The first argument must be a contract of ethers or viem, or an object with an ABI')
  const known = parsed.get(source)
  if (known) return known
  const abi = parse(Array.isArray(source) ? source : formatted(source))
  parsed.set(source, abi)
  return abi
}

function parse(entries: readonly unknown[]): Abi {
  try {
    return parseAbi(JSON.parse(JSON.stringify(entries)))
  } catch (error) {
    if (error instanceof InvalidAbi) throw new InvalidAssertion(`The ABI of the contract is invalid: ${error.message}`)
    throw error
  }
}

/** Returns the JSON ABI of an `Interface` of ethers 6 or 5. */
function formatted(source: Unknown): readonly unknown[] {
  const text = methodOf(source, 'formatJson')?.() ?? methodOf(source, 'format')?.('json')
  const entries: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
  if (!Array.isArray(entries)) throw new InvalidAssertion('The contract has an interface of an unknown kind: pass its ABI')
  return entries.map((entry: unknown, i) => withIndexed(entry, isList(source.fragments) ? source.fragments[i] : undefined))
}

/** Restores the marks of indexed arrays, which ethers leaves out of its JSON. */
function withIndexed(entry: unknown, fragment: unknown): unknown {
  const inputs = isObject(fragment) ? fragment.inputs : undefined
  if (!isObject(entry) || entry.type !== 'event' || !isList(entry.inputs) || !isList(inputs)) return entry
  const marked = entry.inputs.map((input: unknown, i) => {
    const original = inputs[i]
    return isObject(input) && isObject(original) && original.indexed === true ? { ...input, indexed: true } : input
  })
  return { ...entry, inputs: marked }
}

export function eventOf({ abi }: MatcherContract, name: unknown): AbiEvent {
  return fragmentNamed(abi.events, name, (wrong) => `Event "${wrong}" doesn't exist in the contract`, 'event')
}

export function errorOf({ abi }: MatcherContract, name: unknown): AbiFragment {
  return fragmentNamed(abi.errors, name, (wrong) => `The given contract doesn't have a custom error named "${wrong}"`, 'error')
}

/** Returns the functions of a name, or the one of a signature. */
export function functionsOf({ abi }: MatcherContract, name: unknown): readonly AbiFunction[] {
  if (typeof name !== 'string') throw new InvalidAssertion('Expected the name of the function to be a string')
  const found = fragmentsOf(abi.functions, name)
  if (found.length > 0) return found
  const names = abi.functions.map((fragment) => fragment.name)
  throw new InvalidAssertion(`The given contract doesn't have a function named "${name}"${suggestion(name, [...new Set(names)])}`)
}

/** Returns the fragments of a name or of a signature: a signature has parentheses. */
function fragmentsOf<Fragment extends AbiFragment>(fragments: readonly Fragment[], text: string): readonly Fragment[] {
  if (!text.includes('(')) return fragments.filter(({ name }) => name === text)
  const wanted = signatureOf(text)
  return fragments.filter(({ signature }) => signature === wanted)
}

function fragmentNamed<Fragment extends AbiFragment>(
  fragments: readonly Fragment[],
  name: unknown,
  missing: (wrong: string) => string,
  kind: string,
): Fragment {
  if (typeof name !== 'string') throw new InvalidAssertion(`Expected the ${kind} name to be a string`)
  const [first, ...others] = fragmentsOf(fragments, name)
  if (!first) throw new InvalidAssertion(`${missing(name)}${suggestion(name, [...new Set(fragments.map((fragment) => fragment.name))])}`)
  if (others.some((other) => other.signature !== first.signature)) {
    const signatures = [first, ...others].map((fragment) => fragment.signature).join(', ')
    throw new InvalidAssertion(`The ${kind} "${name}" is ambiguous: name one of ${signatures}`)
  }
  return first
}

/** Removes what a signature in a test may have beyond its types: spaces, names of parameters, short names of types. */
function signatureOf(text: string): string {
  return text
    .replace(/^(?:event|error|function)\s+/, '')
    .replaceAll(/\s*([(),])\s*/g, '$1')
    .replaceAll(/([(,][\w[\]]+)(?: \w+)+(?=[,)])/g, '$1')
    .replaceAll(/([(,]u?int)(?=[,)[])/g, '$1256')
}
