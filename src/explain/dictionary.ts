/** Names for bytes: which contract code is of, which function a call is of, which event and error data are of. */
import { type AbiArgument, type AbiValue, decodeParameters, decodeTopic, isHashedInTopic, UndecodableData } from '../abi/decode.js'
import { type Abi, type AbiEvent, type AbiFragment, type AbiFunction, selectorOf } from '../abi/fragments.js'
import { typeName } from '../abi/types.js'
import type { EmittedLog } from '../evm/emitted-log.js'
import { bytesToHex, type Hash, type Hex, hexToBytes } from '../primitives/hex.js'
import type { Code } from '../state/account.js'
import type { KnownContract } from './artifacts.js'
import { argumentsBehind, hasMetadataOf, isCodeOf, metadataSize } from './code-pattern.js'
import type { Match, Named } from './explanation.js'
import { STANDARDS } from './standards.js'

/** A contract that something was recognised as, and what else it may be. */
export interface Recognised {
  readonly contract: KnownContract
  readonly matchedBy: Match
  readonly others: readonly KnownContract[]
}

/** A fragment, and the contract whose ABI has it; undefined for the standards. */
interface Entry<Fragment> {
  readonly fragment: Fragment
  readonly contract: KnownContract | undefined
}

/** A fragment that bytes were read with. */
export interface Reading<Fragment> extends Named {
  readonly fragment: Fragment
  /** The contracts that have it in their ABI; those of the reading's own contract and of the standards have none here. */
  readonly contracts: readonly KnownContract[]
}

type Index<Fragment> = ReadonlyMap<Hex, readonly Entry<Fragment>[]>

function indexBy<Fragment extends AbiFragment>(
  contracts: readonly KnownContract[],
  list: (abi: Abi) => readonly Fragment[],
  key: (fragment: Fragment) => Hex,
): Index<Fragment> {
  const index = new Map<Hex, Entry<Fragment>[]>()
  const add = (abi: Abi, contract: KnownContract | undefined) => {
    for (const fragment of list(abi)) {
      const entries = index.get(key(fragment)) ?? []
      index.set(key(fragment), entries)
      entries.push({ fragment, contract })
    }
  }
  for (const contract of contracts) add(contract.abi, contract)
  add(STANDARDS, undefined)
  return index
}

/** Names from artifacts and from token standards. */
export class Dictionary {
  readonly #contracts: readonly KnownContract[]
  readonly #functions: Index<AbiFunction>
  readonly #errors: Index<AbiFragment>
  readonly #events: Index<AbiEvent>
  /** Those with code, by how long it is without its metadata. */
  readonly #bySize = new Map<number, KnownContract[]>()
  readonly #byCode = new Map<Hash, Recognised | undefined>()

  constructor(contracts: readonly KnownContract[]) {
    this.#contracts = contracts
    this.#functions = indexBy(contracts, ({ functions }) => functions, selectorOf)
    this.#errors = indexBy(contracts, ({ errors }) => errors, selectorOf)
    this.#events = indexBy(
      contracts,
      ({ events }) => events,
      ({ hash }) => hash,
    )
    for (const contract of contracts) {
      if (!contract.runtime) continue
      const size = sizeWithoutMetadata(contract.runtime.bytes)
      this.#bySize.set(size, [...(this.#bySize.get(size) ?? []), contract])
    }
  }

  /** The contract at an address with some code. */
  contractAt(address: Hex, { bytes, hash }: Code): Recognised | undefined {
    const there = recognised(
      this.#contracts.filter((contract) => contract.address === address),
      'address',
    )
    if (there || bytes.length === 0) return there
    // The same few contracts are called again and again.
    if (!this.#byCode.has(hash)) this.#byCode.set(hash, this.contractWith(bytes))
    return this.#byCode.get(hash)
  }

  /** The contract that some code is of. */
  contractWith(code: Uint8Array): Recognised | undefined {
    const candidates = this.#bySize.get(sizeWithoutMetadata(code)) ?? []
    return recognised(
      candidates.filter(({ runtime }) => runtime && isCodeOf(code, runtime)),
      'code',
      ({ runtime }) => runtime !== undefined && hasMetadataOf(code, runtime),
    )
  }

  /** The contract that a creation makes, and the encoding of the arguments of its constructor. */
  contractCreatedBy(input: Uint8Array): { readonly recognised: Recognised; readonly arguments: Uint8Array } | undefined {
    const found = this.#contracts.filter(({ creation }) => creation && argumentsBehind(input, creation))
    // Code that begins with the code of another is the longer one.
    const longest = Math.max(...found.map(({ creation }) => creation?.bytes.length ?? 0))
    const best = recognised(
      found.filter(({ creation }) => creation?.bytes.length === longest),
      'creation',
      ({ creation }) => creation !== undefined && hasMetadataOf(input, creation),
    )
    return best && { recognised: best, arguments: input.subarray(longest) }
  }

  /** The function that a call's input is for. */
  functionOf(input: Uint8Array, own: Recognised | undefined): Reading<AbiFunction> | undefined {
    if (input.length < 4) return undefined
    const read = ({ inputs }: AbiFunction) => decodeParameters(inputs, input.subarray(4))
    return best(this.#functions.get(bytesToHex(input.subarray(0, 4))), own, read)
  }

  /** The error that a revert's output is of. */
  errorOf(output: Uint8Array, own: Recognised | undefined): Reading<AbiFragment> | undefined {
    if (output.length < 4) return undefined
    const read = ({ inputs }: AbiFragment) => decodeParameters(inputs, output.subarray(4))
    return best(this.#errors.get(bytesToHex(output.subarray(0, 4))), own, read)
  }

  /** The event that a log is of. */
  eventOf({ topics, data }: EmittedLog, own: Recognised | undefined): Reading<AbiEvent> | undefined {
    const [first] = topics
    const named = (first === undefined ? [] : (this.#events.get(first) ?? [])).filter(({ fragment }) => !fragment.isAnonymous)
    const found = best(named, own, (event) => decodeEvent(event, topics.slice(1), data))
    if (found || !own) return found
    const anonymous = own.contract.abi.events.filter(({ isAnonymous }) => isAnonymous)
    return best(
      anonymous.map((fragment) => ({ fragment, contract: own.contract })),
      own,
      (event) => decodeEvent(event, topics, data),
    )
  }
}

function sizeWithoutMetadata(code: Uint8Array): number {
  return code.length - metadataSize(code)
}

/** Returns the contract that was added last: a contract is added again after it was compiled again. */
function recognised(
  found: readonly KnownContract[],
  matchedBy: Match,
  isExact: (contract: KnownContract) => boolean = () => true,
): Recognised | undefined {
  const contract = found.findLast(isExact) ?? found.at(-1)
  return contract && { contract, matchedBy, others: found.filter((other) => other.name !== contract.name) }
}

/**
 * The best reading of some bytes: with the contract's own ABI, otherwise with that of any other, otherwise with the standards. Only fragments whose types
 * the bytes have are in question.
 */
function best<Fragment extends AbiFragment>(
  entries: readonly Entry<Fragment>[] = [],
  own: Recognised | undefined,
  read: (fragment: Fragment) => AbiArgument[] | undefined,
): Reading<Fragment> | undefined {
  const ranks: readonly (readonly [Match, readonly Entry<Fragment>[]])[] = [
    [own?.matchedBy ?? 'selector', entries.filter(({ contract }) => contract !== undefined && contract === own?.contract)],
    ['selector', entries.filter(({ contract }) => contract !== undefined && contract !== own?.contract)],
    ['standard', entries.filter(({ contract }) => contract === undefined)],
  ]
  for (const [matchedBy, candidates] of ranks) {
    const readings = candidates.flatMap(({ fragment, contract }) => {
      const values = attempt(() => read(fragment))
      return values ? [{ fragment, contract, values }] : []
    })
    const [first] = readings
    if (!first) continue
    const { fragment, values } = first
    const { name, signature } = fragment
    const same = readings.filter((other) => other.fragment.signature === signature)
    return {
      name,
      signature,
      arguments: values,
      matchedBy,
      alternatives: [...new Set(readings.map((other) => other.fragment.signature))].filter((other) => other !== signature),
      fragment,
      contracts: matchedBy === 'selector' ? same.flatMap(({ contract }) => contract ?? []) : [],
    }
  }
  return undefined
}

/** The values of some bytes; undefined when they are not of these types. */
export function attempt(decode: () => AbiArgument[] | undefined): AbiArgument[] | undefined {
  try {
    return decode()
  } catch (error) {
    if (error instanceof UndecodableData) return undefined
    throw error
  }
}

/**
 * Returns the values of a log; undefined if its topics do not fit the event. Throws `UndecodableData`.
 *
 * @param topics without the one that names the event
 */
export function decodeEvent({ inputs }: AbiEvent, topics: readonly Hash[], data: Uint8Array): AbiArgument[] | undefined {
  if (inputs.filter(({ indexed }) => indexed).length !== topics.length) return undefined
  const rest = [...topics]
  const behind = decodeParameters(
    inputs.filter(({ indexed }) => !indexed),
    data,
  )
  return inputs.flatMap(({ name, type, indexed }) => {
    const topic = indexed ? rest.shift() : undefined
    if (topic === undefined) return behind.shift() ?? []
    const value: AbiValue = isHashedInTopic(type) ? { hash: topic } : decodeTopic(type, hexToBytes(topic))
    return [{ name, type: typeName(type), value }]
  })
}
