import { LocalError } from '../primitives/errors.js'
import { bytesToHex, type Hash, type Hex } from '../primitives/hex.js'
import { isJsonObject, type Json, type JsonObject, member } from '../primitives/json.js'
import { keccak256 } from '../primitives/keccak.js'
import { type AbiParameter, parseType, typeName, UnknownAbiType } from './types.js'

/** A function, an error or an event with a name. */
export interface AbiFragment {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  /** `transfer(address,uint256)` */
  readonly signature: string
  /** keccak256 of the signature: an event's first topic; the first four bytes are the selector of a function or an error. */
  readonly hash: Hash
}

export interface AbiFunction extends AbiFragment {
  readonly outputs: readonly AbiParameter[]
  readonly isPayable: boolean
}

export interface AbiEvent extends AbiFragment {
  /** Whether it has no topic that says what it is. */
  readonly isAnonymous: boolean
}

/** Interface of a contract. */
export interface Abi {
  readonly functions: readonly AbiFunction[]
  readonly errors: readonly AbiFragment[]
  readonly events: readonly AbiEvent[]
  /** Parameters of the constructor. Empty without a constructor in the ABI. */
  readonly constructorInputs: readonly AbiParameter[]
  readonly hasFallback: boolean
  readonly hasReceive: boolean
}

/** A JSON ABI is not one. The message says where. */
export class InvalidAbi extends LocalError {}

/** The four bytes by which calls and reverts say what they are. */
export function selectorOf({ hash }: AbiFragment): Hex {
  return `0x${hash.slice(2, 10)}`
}

export function hashOfSignature(signature: string): Hash {
  return bytesToHex(keccak256(new TextEncoder().encode(signature)))
}

/**
 * A JSON ABI as Solidity and Vyper write it. Entries of kinds that are not known are skipped, and so are functions with types that the ABI
 * specification does not have (internal types of libraries).
 *
 * Throws `InvalidAbi`.
 */
export function parseAbi(entries: readonly Json[]): Abi {
  const functions: AbiFunction[] = []
  const errors: AbiFragment[] = []
  const events: AbiEvent[] = []
  let constructorInputs: readonly AbiParameter[] = []
  let hasFallback = false
  let hasReceive = false
  for (const [index, entry] of entries.entries()) {
    if (!isJsonObject(entry)) throw new InvalidAbi(`entry ${index}: expected an object`)
    // The specification lets functions leave the type out.
    const type = member(entry, 'type') ?? 'function'
    try {
      if (type === 'function')
        functions.push({ ...fragment(entry, index), outputs: parameters(entry, 'outputs', index), isPayable: isPayable(entry) })
      else if (type === 'error') errors.push(fragment(entry, index))
      else if (type === 'event') events.push({ ...fragment(entry, index), isAnonymous: member(entry, 'anonymous') === true })
      else if (type === 'constructor') constructorInputs = parameters(entry, 'inputs', index)
      else if (type === 'fallback') hasFallback = true
      else if (type === 'receive') hasReceive = true
    } catch (error) {
      if (!(error instanceof UnknownAbiType)) throw error
    }
  }
  return { functions, errors, events, constructorInputs, hasFallback, hasReceive }
}

/** A fragment of its name and parameters. */
export function fragmentOf(name: string, inputs: readonly AbiParameter[]): AbiFragment {
  const signature = `${name}(${inputs.map((input) => typeName(input.type)).join(',')})`
  return { name, inputs, signature, hash: hashOfSignature(signature) }
}

function fragment(entry: JsonObject, index: number): AbiFragment {
  const name = member(entry, 'name')
  if (typeof name !== 'string' || name === '') throw new InvalidAbi(`entry ${index}: expected a name, got ${show(name)}`)
  return fragmentOf(name, parameters(entry, 'inputs', index))
}

function isPayable(entry: JsonObject): boolean {
  return member(entry, 'stateMutability') === 'payable' || member(entry, 'payable') === true
}

function parameters(of: JsonObject, list: string, index: number, depth = 0): AbiParameter[] {
  if (depth > 32) throw new InvalidAbi(`entry ${index}: tuples are nested too deeply`)
  const given = member(of, list) ?? []
  if (!Array.isArray(given)) throw new InvalidAbi(`entry ${index}: expected a list of ${list}, got ${show(given)}`)
  return given.map((parameter: Json) => {
    const type = isJsonObject(parameter) ? member(parameter, 'type') : undefined
    if (!isJsonObject(parameter) || typeof type !== 'string')
      throw new InvalidAbi(`entry ${index}: expected a type, got ${show(parameter)}`)
    const name = member(parameter, 'name')
    const isTuple = type === 'tuple' || type.startsWith('tuple[')
    return {
      name: typeof name === 'string' ? name : '',
      type: parseType(type, isTuple ? parameters(parameter, 'components', index, depth + 1) : []),
      indexed: member(parameter, 'indexed') === true,
    }
  })
}

function show(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const KINDS = /^(function|error|event) (\w+)\(([^()]*)\)(?: returns \(([^()]*)\))?( payable)?$/

/**
 * Fragments written as Solidity writes them, one a line, with types of one word: for those that the node knows by itself.
 *
 *     function transfer(address to, uint256 value) returns (bool)
 *     event Transfer(address indexed from, address indexed to, uint256 value)
 */
export function parseSignatures(text: string): Abi {
  const functions: AbiFunction[] = []
  const errors: AbiFragment[] = []
  const events: AbiEvent[] = []
  for (const line of text.trim().split('\n')) {
    const [, kind, name = '', inputs = '', outputs = '', payable] = KINDS.exec(line.trim()) ?? []
    const parsed = fragmentOf(name, parseParameters(inputs))
    if (kind === 'function') functions.push({ ...parsed, outputs: parseParameters(outputs), isPayable: payable !== undefined })
    else if (kind === 'error') errors.push(parsed)
    else if (kind === 'event') events.push({ ...parsed, isAnonymous: false })
    else throw new InvalidAbi(`not a signature: ${line}`)
  }
  return { functions, errors, events, constructorInputs: [], hasFallback: false, hasReceive: false }
}

function parseParameters(list: string): AbiParameter[] {
  if (list === '') return []
  return list.split(',').map((text) => {
    const [type = '', ...words] = text.trim().split(' ')
    const indexed = words[0] === 'indexed'
    return { name: words[indexed ? 1 : 0] ?? '', type: parseType(type), indexed }
  })
}
