import { type Address, bytesToBigInt, bytesToHex, type Hash } from '../primitives/hex.js'
import { type AbiParameter, type AbiType, headSize, isDynamic, typeName } from './types.js'

/** A decoded value: integers are bigint, addresses lower-case hex, byte strings bytes. */
export type AbiValue = bigint | boolean | string | Uint8Array | readonly AbiValue[] | AbiTuple | HashedValue

export interface AbiTuple {
  readonly members: readonly AbiArgument[]
}

/** Hash of an indexed string, bytes, array or tuple. */
export interface HashedValue {
  readonly hash: Hash
}

/** A value with its name and type. */
export interface AbiArgument {
  /** Empty where the ABI gives none. */
  readonly name: string
  /** `uint256`, `(address,uint256)[]`. */
  readonly type: string
  readonly value: AbiValue
}

/** The bytes do not hold values of these types. */
export class UndecodableData extends Error {}

/**
 * The values of some parameters. Every encoder's output decodes; what no encoder writes (an offset beyond the end, dirt in the padding) does not. Bytes
 * behind the last value are left alone, as contracts leave them.
 *
 * The data are untrusted: many offsets may point at the same bytes, and lengths may be billions. The bytes read in all are limited by the length of
 * the data, so time and memory are proportional to it.
 *
 * Throws `UndecodableData`.
 */
export function decodeParameters(parameters: readonly AbiParameter[], data: Uint8Array): AbiArgument[] {
  return new Decoder(data).members(parameters, 0)
}

/** The value of a type that a topic holds whole. Throws `UndecodableData`. */
export function decodeTopic(type: AbiType, topic: Uint8Array): AbiValue {
  return new Decoder(topic).value(type, 0, 0)
}

/** Whether a topic holds a hash in the place of such a value. */
export function isHashedInTopic({ kind }: AbiType): boolean {
  return kind === 'string' || kind === 'bytes' || kind === 'array' || kind === 'tuple'
}

/** Limit for repeated reads of the same bytes. Encoders write each value once; some share equal values. */
const REPETITIONS = 4

class Decoder {
  readonly #data: Uint8Array
  /** Bytes that may still be read. */
  #budget: number

  constructor(data: Uint8Array) {
    this.#data = data
    this.#budget = REPETITIONS * data.length + 1_024
  }

  /** Values one after the other. Offsets count from `start`. */
  members(parameters: readonly AbiParameter[], start: number): AbiArgument[] {
    let head = start
    return parameters.map(({ name, type }) => {
      const value = this.value(type, head, start)
      head += headSize(type)
      return { name, type: typeName(type), value }
    })
  }

  /**
   * @param head where the value stands, or its offset
   * @param start from where an offset counts
   */
  value(type: AbiType, head: number, start: number): AbiValue {
    const place = isDynamic(type) ? start + this.#length(head) : head
    switch (type.kind) {
      case 'uint':
        return this.#integer(place, type.bits)
      case 'int':
        return this.#signed(place, type.bits)
      case 'bool':
        return this.#integer(place, 1) === 1n
      case 'address':
        return this.#address(place)
      case 'fixedBytes':
        return this.#padded(this.#take(place, 32), type.size)
      case 'bytes':
        return this.#bytes(place)
      case 'string':
        return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#bytes(place))
      case 'tuple':
        return { members: this.members(type.members, place) }
      case 'array':
        return type.length === undefined
          ? this.#items(type.item, this.#length(place), place + 32)
          : this.#items(type.item, type.length, place)
    }
  }

  #items(item: AbiType, length: number, start: number): AbiValue[] {
    const size = headSize(item)
    if (start + length * size > this.#data.length) throw new UndecodableData('an array reaches beyond the end')
    const items: AbiValue[] = []
    for (let index = 0; index < length; index++) {
      // An item may take no place at all, and then there may be as many as there are numbers.
      if (size === 0) this.#spend(32)
      items.push(this.value(item, start + index * size, start))
    }
    return items
  }

  #integer(place: number, bits: number): bigint {
    const value = bytesToBigInt(this.#take(place, 32))
    if (value >> BigInt(bits) !== 0n) throw new UndecodableData(`an integer of more than ${bits} bits`)
    return value
  }

  #signed(place: number, bits: number): bigint {
    const word = bytesToBigInt(this.#take(place, 32))
    const value = BigInt.asIntN(bits, word)
    if (BigInt.asUintN(256, value) !== word) throw new UndecodableData(`an integer of more than ${bits} bits`)
    return value
  }

  #address(place: number): Address {
    const word = this.#take(place, 32)
    if (word.subarray(0, 12).some((octet) => octet !== 0)) throw new UndecodableData('an address of more than 20 bytes')
    return bytesToHex(word.subarray(12))
  }

  #bytes(place: number): Uint8Array {
    const length = this.#length(place)
    // The padding behind the last value is often missing, so it is not asked for.
    return this.#take(place + 32, length).slice()
  }

  #padded(word: Uint8Array, size: number): Uint8Array {
    if (word.subarray(size).some((octet) => octet !== 0)) throw new UndecodableData(`more than ${size} bytes`)
    return word.slice(0, size)
  }

  /** An offset or a length: it has to be within the data. */
  #length(place: number): number {
    const length = bytesToBigInt(this.#take(place, 32))
    if (length > BigInt(this.#data.length)) throw new UndecodableData('an offset or a length beyond the end')
    return Number(length)
  }

  #take(place: number, length: number): Uint8Array {
    if (place + length > this.#data.length) throw new UndecodableData('the data end too early')
    this.#spend(length)
    return this.#data.subarray(place, place + length)
  }

  #spend(bytes: number): void {
    this.#budget -= bytes
    if (this.#budget < 0) throw new UndecodableData('the values take more than there are data')
  }
}
