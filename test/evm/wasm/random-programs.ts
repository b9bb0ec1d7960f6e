/** Random programs over a small world of contracts: they compute, store, log, call each other, create, revert and run out of gas. */
import type { Address, Hex } from '../../../src/primitives/hex.js'

/** A generator of numbers that a seed decides: xorshift32. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0 || 1
  }

  /** An integer from 0 to `bound` - 1. */
  below(bound: number): number {
    this.#state ^= this.#state << 13
    this.#state ^= this.#state >>> 17
    this.#state ^= this.#state << 5
    return (this.#state >>> 0) % bound
  }

  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T
  }

  /** Whether something happens that happens once in `times`. */
  once(times: number): boolean {
    return this.below(times) === 0
  }
}

/** Powers of two at which a type ends somewhere: signed and unsigned integers of 32 and 64 bits, doubles, words and their halves. */
const EDGES = [31, 32, 53, 62, 63, 64, 128, 192, 255, 256]

/** A number near one of the edges, of some bits at most. */
export function edge(random: Random, bits: 64 | 256): bigint {
  const power = 2n ** BigInt(random.one(EDGES.filter((exponent) => exponent <= bits)))
  const number = power + BigInt(random.below(6)) - 4n
  const most = 2n ** BigInt(bits) - 1n
  return number > most ? most - BigInt(random.below(4)) : number
}

export const CONTRACTS = [0xa0, 0xa1, 0xa2, 0xa3].map((last): Address => `0x${last.toString(16).padStart(40, '0')}`)
export const SENDER: Address = `0x${'5e'.repeat(20)}`
const STRANGER = 'dd'.repeat(20)

/** Opcodes that take operands and leave a word, by how many they take; with the fork's ordinal that brought them. */
const FUNCTIONS: readonly (readonly [opcode: number, operands: number, since?: number])[] = [
  ...[0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x0a, 0x0b, 0x10, 0x11, 0x12, 0x13, 0x14, 0x16, 0x17, 0x18, 0x1a].map(
    (op) => [op, 2] as const,
  ),
  [0x08, 3],
  [0x09, 3],
  [0x15, 1],
  [0x19, 1],
  [0x1b, 2, 5],
  [0x1c, 2, 5],
  [0x1d, 2, 5],
  [0x1e, 1, 14],
  [0x31, 1],
  [0x35, 1],
  [0x3b, 1],
  [0x3f, 1, 5],
  [0x40, 1],
  [0x49, 1, 12],
  [0x54, 1],
  [0x5c, 1, 12],
]
const CONSTANTS = [0x30, 0x32, 0x33, 0x34, 0x36, 0x38, 0x3a, 0x41, 0x42, 0x43, 0x44, 0x45, 0x58, 0x59, 0x5a] as const
const LATER_CONSTANTS = [
  [0x3d, 4],
  [0x46, 7],
  [0x47, 7],
  [0x48, 9],
  [0x4a, 12],
  [0x5f, 11],
] as const

/** Init code of at most 32 bytes: nothing, code that is kept, code that must not be, a revert, a loop without end, a selfdestruct, storage. */
const INIT_CODES = [
  '',
  '00',
  '600160005360016000f3',
  '60ef60005360016000f3',
  '60fe60005360026000f3',
  '60006000fd',
  '60206000fd',
  '5b600056',
  '33ff',
  '30ff',
  '6001600055',
  '61600060006000f0600055',
  '615fff6000f3',
  '6160016000f3',
] as const

class Writer {
  readonly #code: string[] = []
  /** Bound of the offsets in memory that are not small. */
  readonly reach: number

  constructor(reach: number) {
    this.reach = reach
  }

  op(...opcodes: number[]): this {
    for (const opcode of opcodes) this.#code.push(opcode.toString(16).padStart(2, '0'))
    return this
  }

  push(digits: string): this {
    const even = digits.length % 2 === 0 ? digits : `0${digits}`
    return this.op(0x5f + even.length / 2).raw(even)
  }

  number(value: number): this {
    return this.push(value.toString(16))
  }

  raw(digits: string): this {
    this.#code.push(digits)
    return this
  }

  get length(): number {
    return this.#code.join('').length / 2
  }

  get code(): string {
    return this.#code.join('')
  }
}

/**
 * A random program for a fork, given by its ordinal.
 *
 * @param reach bytes of memory that a frame may use. With gas for more than the gas of a block, frames must share the memory of the machine
 */
export function randomProgram(random: Random, fork: number, reach = 2 ** 24): Hex {
  const writer = new Writer(reach)
  const statements = 1 + random.below(10)
  for (let i = 0; i < statements; i++) statement(writer, random, fork, 2)
  if (random.once(2)) ending(writer, random, fork)
  return `0x${writer.code}`
}

function word(random: Random): string {
  switch (random.below(8)) {
    case 0:
      return random.below(256).toString(16)
    case 1:
      return random.below(70).toString(16)
    case 2:
      return 'ff'.repeat(1 + random.below(32))
    case 3:
      return `80${'00'.repeat(random.below(32))}`
    case 4:
      return address(random)
    case 5:
      return random.below(2 ** 31).toString(16)
    default:
      return Array.from({ length: 1 + random.below(32) }, () => random.below(256).toString(16).padStart(2, '0')).join('')
  }
}

function address(random: Random): string {
  const known = random.one(CONTRACTS).slice(2)
  return random.one([known, known, known, STRANGER, SENDER.slice(2), precompile(random)])
}

function precompile(random: Random): string {
  return random.one(['01', '02', '03', '04', '05', '06', '07', '09', '0a', '0100', '12'])
}

function expression(writer: Writer, random: Random, fork: number, depth: number): void {
  const kind = random.below(10)
  if (depth === 0 || kind < 4) {
    if (kind === 0) writer.op(random.one(CONSTANTS))
    else if (kind === 1) {
      const [opcode, since] = random.one(LATER_CONSTANTS)
      if (fork >= since || random.once(30)) writer.op(opcode)
      else writer.number(1)
    } else writer.push(word(random))
    return
  }
  if (random.once(60)) {
    // The hash of an ancestor, or of a block that is just too old.
    writer.number(1 + random.below(260)).op(0x43, 0x03, 0x40)
    return
  }
  if (kind === 4) {
    // A place in memory that is small nearly always.
    place(writer, random)
    writer.op(0x51)
    return
  }
  const [opcode, operands, since = 0] = random.one(FUNCTIONS)
  if (fork < since && !random.once(30)) {
    writer.number(7)
    return
  }
  for (let i = 0; i < operands; i++) expression(writer, random, fork, depth - 1)
  writer.op(opcode)
}

function place(writer: Writer, random: Random): void {
  writer.number(random.once(60) ? random.below(writer.reach) : random.below(160))
}

/** An amount that an account may have or lack: a little, all but a little, everything that there can be, or what the account has. */
function wei(writer: Writer, random: Random): void {
  const kind = random.below(12)
  if (kind === 0) writer.op(0x30, 0x31)
  else if (kind === 1) writer.push(edge(random, 256).toString(16))
  else writer.number(random.one([0, 0, 0, 1, 5, 2 ** 30]))
}

/** A length: short, empty, or rarely long. */
function length(writer: Writer, random: Random): void {
  writer.number(random.once(60) ? random.below(2 ** 17) : random.one([0, 1, 31, 32, 33, 64, 96, 128, 213]))
}

function statement(writer: Writer, random: Random, fork: number, depth: number): void {
  switch (random.below(16)) {
    case 0:
    case 1:
      expression(writer, random, fork, depth)
      place(writer, random)
      writer.op(random.once(4) ? 0x53 : 0x52)
      return
    case 2:
    case 3:
      expression(writer, random, fork, depth)
      writer.number(random.below(4)).op(0x55)
      return
    case 4:
      expression(writer, random, fork, depth)
      writer.number(random.below(3)).op(fork >= 12 || random.once(30) ? 0x5d : 0x55)
      return
    case 5: {
      const topics = random.below(5)
      for (let i = 0; i < topics; i++) expression(writer, random, fork, 1)
      length(writer, random)
      place(writer, random)
      writer.op(0xa0 + topics)
      return
    }
    case 6:
    case 7:
    case 8:
      call(writer, random, fork)
      return
    case 9:
      create(writer, random, fork)
      return
    case 10:
      copy(writer, random, fork)
      return
    case 11:
      length(writer, random)
      place(writer, random)
      writer.op(0x20, 0x50)
      return
    case 12:
      loop(writer, random, fork, depth)
      return
    case 13: {
      // Skips a statement when a condition holds.
      const inner = new Writer(writer.reach)
      statement(inner, random, fork, 1)
      expression(writer, random, fork, 1)
      writer.push((writer.length + 4 + inner.length).toString(16).padStart(4, '0'))
      writer.op(0x57).raw(inner.code).op(0x5b)
      return
    }
    case 14:
      if (random.once(6)) ending(writer, random, fork)
      else expression(writer, random, fork, depth)
      return
    default:
      // Anything: an underflow, a bad jump, an opcode that is not there.
      if (random.once(5)) writer.op(random.below(256))
      else writer.op(0x80 + random.below(3), 0x50)
  }
}

function call(writer: Writer, random: Random, fork: number): void {
  const kinds = [0xf1, 0xf1, 0xf2, ...(fork >= 1 ? [0xf4] : []), ...(fork >= 4 ? [0xfa] : [])]
  const kind = random.once(40) ? 0xfa : random.one(kinds)
  length(writer, random)
  place(writer, random)
  length(writer, random)
  place(writer, random)
  if (kind === 0xf1 || kind === 0xf2) wei(writer, random)
  writer.push(address(random))
  if (random.once(3)) writer.op(0x5a)
  else if (random.once(20)) writer.push(edge(random, 256).toString(16))
  else writer.number(random.one([0, 1, 700, 2300, 9000, 25000, 60000, 2 ** 31]))
  writer.op(kind)
  if (random.once(2)) writer.number(random.below(4)).op(0x55)
  else writer.op(0x50)
}

function create(writer: Writer, random: Random, fork: number): void {
  const initCode = random.one(INIT_CODES)
  if (initCode !== '') writer.push(initCode).number(0).op(0x52)
  const size = initCode.length / 2
  const isCreate2 = fork >= 5 && random.once(2)
  if (isCreate2) writer.number(random.below(2))
  writer.number(size)
  writer.number(32 - size)
  wei(writer, random)
  writer.op(isCreate2 ? 0xf5 : 0xf0)
  if (random.once(2)) writer.op(0x80).number(random.below(4)).op(0x55)
  // Calls what was made.
  if (random.once(2)) {
    for (let i = 0; i < 5; i++) writer.number(0)
    writer.op(0x85, 0x5a, 0xf1, 0x50)
  }
  writer.op(0x50)
}

function copy(writer: Writer, random: Random, fork: number): void {
  const sources = [0x37, 0x39, ...(fork >= 4 ? [0x3e] : []), ...(fork >= 12 ? [0x5e] : [])]
  if (random.once(4)) {
    length(writer, random)
    expression(writer, random, fork, 0)
    place(writer, random)
    writer.push(address(random)).op(0x3c)
    return
  }
  length(writer, random)
  if (random.once(3)) expression(writer, random, fork, 0)
  else writer.number(random.below(40))
  place(writer, random)
  writer.op(random.one(sources))
}

/** Runs a statement a few times. */
function loop(writer: Writer, random: Random, fork: number, depth: number): void {
  writer.number(1 + random.below(4))
  const start = writer.length
  writer.op(0x5b)
  if (depth > 0) statement(writer, random, fork, depth - 1)
  writer.number(1).op(0x90, 0x03, 0x80).push(start.toString(16).padStart(4, '0')).op(0x57, 0x50)
}

function ending(writer: Writer, random: Random, fork: number): void {
  const kind = random.one([0x00, 0xf3, 0xf3, 0xfd, 0xff, 0xfe])
  if (kind === 0xff) writer.push(address(random))
  else if (kind === 0xf3 || kind === 0xfd) {
    length(writer, random)
    place(writer, random)
  }
  writer.op(fork < 4 && kind === 0xfd ? 0xf3 : kind)
}
