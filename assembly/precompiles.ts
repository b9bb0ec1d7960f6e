/** Precompiles that are simple enough for this module: SHA-256, RIPEMD-160, identity and BLAKE2's compression. The host runs the others. */

import * as frames from './frames'

// How `runPrecompile` ends

export const FOR_HOST: i32 = 0
export const FINISHED: i32 = 1
export const FAILED: i32 = 2
export const NO_GAS: i32 = 3
export const NO_MEMORY: i32 = 4
/** The precompile has not finished: it continues in the next slice. */
export const UNFINISHED: i32 = 5

export let gasAfter: i64 = 0
export let resultLength: u32 = 0

@inline
function wordsOf(length: u32): i64 {
  return (<i64>length + 31) >> 5
}

/** Runs a precompile over its input. Its output becomes the memory of the frame. `rounds` is the maximum work of one call. */
export function runPrecompile(frame: usize, number: u32, input: usize, length: u32, gas: i64, rounds: u32): i32 {
  switch (number) {
    case 2:
      return answer(frame, gas - 60 - 12 * wordsOf(length), 32, input, length, sha256)
    case 3:
      return answer(frame, gas - 600 - 120 * wordsOf(length), 32, input, length, ripemd160)
    case 4:
      return answer(frame, gas - 15 - 3 * wordsOf(length), length, input, length, identity)
    case 9:
      return blake2f(frame, input, length, gas, rounds)
    default:
      return FOR_HOST
  }
}

type Work = (to: usize, from: usize, length: usize) => void

function answer(frame: usize, left: i64, outputLength: u32, input: usize, length: u32, work: Work): i32 {
  if (left < 0) return NO_GAS
  const output = frames.roomForOutput(frame, outputLength)
  if (output == 0) return NO_MEMORY
  work(output, input, <usize>length)
  gasAfter = left
  resultLength = outputLength
  return FINISHED
}

function identity(to: usize, from: usize, length: usize): void {
  memory.copy(to, from, length)
}

// Padding of SHA-256 and RIPEMD-160: a one bit, zeros, and the length in bits

const tail = memory.data(128)

/** Fills `tail` with the bytes after the last whole block and the padding. Returns its length, one block or two. */
function padTail(from: usize, length: usize, isBigEndian: bool): usize {
  const rest = length & 63
  const size: usize = rest < 56 ? 64 : 128
  memory.fill(tail, 0, 128)
  memory.copy(tail, from + (length - rest), rest)
  store<u8>(tail + rest, 0x80)
  const bits = <u64>length << 3
  store<u64>(tail + size - 8, isBigEndian ? bswap(bits) : bits)
  return size
}

// SHA-256, FIPS 180-4

// prettier-ignore
const shaConstants = memory.data<u32>([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
])
// prettier-ignore
const shaStart = memory.data<u32>([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19])
const shaState = memory.data(32)
const schedule = memory.data(256)

function shaBlock(block: usize): void {
  for (let i: usize = 0; i < 64; i += 4) store<u32>(schedule + i, bswap(load<u32>(block + i)))
  for (let i: usize = 64; i < 256; i += 4) {
    const at = schedule + i
    const w15 = load<u32>(at - 60)
    const w2 = load<u32>(at - 8)
    const s0 = rotr(w15, 7) ^ rotr(w15, 18) ^ (w15 >> 3)
    const s1 = rotr(w2, 17) ^ rotr(w2, 19) ^ (w2 >> 10)
    store<u32>(at, load<u32>(at - 64) + s0 + load<u32>(at - 28) + s1)
  }
  let a = load<u32>(shaState)
  let b = load<u32>(shaState, 4)
  let c = load<u32>(shaState, 8)
  let d = load<u32>(shaState, 12)
  let e = load<u32>(shaState, 16)
  let f = load<u32>(shaState, 20)
  let g = load<u32>(shaState, 24)
  let h = load<u32>(shaState, 28)
  for (let i: usize = 0; i < 256; i += 4) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)
    const t1 = h + s1 + ((e & f) ^ (~e & g)) + load<u32>(shaConstants + i) + load<u32>(schedule + i)
    const s0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)
    const t2 = s0 + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = d + t1
    d = c
    c = b
    b = a
    a = t1 + t2
  }
  store<u32>(shaState, load<u32>(shaState) + a)
  store<u32>(shaState, load<u32>(shaState, 4) + b, 4)
  store<u32>(shaState, load<u32>(shaState, 8) + c, 8)
  store<u32>(shaState, load<u32>(shaState, 12) + d, 12)
  store<u32>(shaState, load<u32>(shaState, 16) + e, 16)
  store<u32>(shaState, load<u32>(shaState, 20) + f, 20)
  store<u32>(shaState, load<u32>(shaState, 24) + g, 24)
  store<u32>(shaState, load<u32>(shaState, 28) + h, 28)
}

function sha256(to: usize, from: usize, length: usize): void {
  memory.copy(shaState, shaStart, 32)
  const size = padTail(from, length, true)
  for (let at: usize = 0; at + 64 <= length; at += 64) shaBlock(from + at)
  for (let at: usize = 0; at < size; at += 64) shaBlock(tail + at)
  for (let i: usize = 0; i < 32; i += 4) store<u32>(to + i, bswap(load<u32>(shaState + i)))
}

// RIPEMD-160, Dobbertin, Bosselaers and Preneel (1996)

// prettier-ignore
const words = memory.data<u8>([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8,
  3, 10, 14, 4, 9, 15, 8, 1, 2, 7, 0, 6, 13, 11, 5, 12, 1, 9, 11, 10, 0, 8, 12, 4, 13, 3, 7, 15, 14, 5, 6, 2,
  4, 0, 5, 9, 7, 12, 2, 10, 14, 1, 3, 8, 11, 6, 15, 13,
  5, 14, 7, 0, 9, 2, 11, 4, 13, 6, 15, 8, 1, 10, 3, 12, 6, 11, 3, 7, 0, 13, 5, 10, 14, 15, 8, 12, 4, 9, 1, 2,
  15, 5, 1, 3, 7, 14, 6, 9, 11, 8, 12, 2, 10, 0, 4, 13, 8, 6, 4, 1, 3, 11, 15, 0, 5, 12, 2, 13, 9, 7, 10, 14,
  12, 15, 10, 4, 1, 5, 8, 7, 6, 2, 13, 14, 0, 3, 9, 11,
])
// prettier-ignore
const rotations = memory.data<u8>([
  11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8, 7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 11, 7, 13, 12,
  11, 13, 6, 7, 14, 9, 13, 15, 14, 8, 13, 6, 5, 12, 7, 5, 11, 12, 14, 15, 14, 15, 9, 8, 9, 14, 5, 6, 8, 6, 5, 12,
  9, 15, 5, 11, 6, 8, 13, 12, 5, 12, 13, 14, 11, 8, 5, 6,
  8, 9, 9, 11, 13, 15, 15, 5, 7, 7, 8, 11, 14, 14, 12, 6, 9, 13, 15, 7, 12, 8, 9, 11, 7, 7, 12, 7, 6, 15, 13, 11,
  9, 7, 15, 11, 8, 6, 6, 14, 12, 13, 5, 14, 13, 13, 7, 5, 15, 5, 8, 11, 14, 14, 6, 14, 6, 9, 12, 9, 12, 5, 15, 8,
  8, 5, 12, 9, 12, 5, 14, 6, 8, 13, 6, 5, 15, 13, 11, 11,
])
// prettier-ignore
const roundConstants = memory.data<u32>([
  0x00000000, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e, 0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0x00000000,
])
const ripemdStart = memory.data<u32>([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0])
const ripemdState = memory.data(20)

@inline
function mixer(kind: u32, x: u32, y: u32, z: u32): u32 {
  switch (kind) {
    case 0:
      return x ^ y ^ z
    case 1:
      return (x & y) | (~x & z)
    case 2:
      return (x | ~y) ^ z
    case 3:
      return (x & z) | (y & ~z)
    default:
      return x ^ (y | ~z)
  }
}

/** Five words of one of the two lines, in the order A to E. */
const line = memory.data(40)

function ripemdLine(block: usize, isRight: bool, to: usize): void {
  let a = load<u32>(ripemdState)
  let b = load<u32>(ripemdState, 4)
  let c = load<u32>(ripemdState, 8)
  let d = load<u32>(ripemdState, 12)
  let e = load<u32>(ripemdState, 16)
  const offset: usize = isRight ? 80 : 0
  for (let j: usize = 0; j < 80; j++) {
    const round = <u32>(j >> 4)
    const constant = load<u32>(roundConstants + (<usize>(round + (isRight ? 5 : 0)) << 2))
    const word = load<u32>(block + (<usize>load<u8>(words + offset + j) << 2))
    const sum = a + mixer(isRight ? 4 - round : round, b, c, d) + word + constant
    const t = rotl(sum, <u32>load<u8>(rotations + offset + j)) + e
    a = e
    e = d
    d = rotl(c, 10)
    c = b
    b = t
  }
  store<u32>(to, a)
  store<u32>(to, b, 4)
  store<u32>(to, c, 8)
  store<u32>(to, d, 12)
  store<u32>(to, e, 16)
}

function ripemdBlock(block: usize): void {
  ripemdLine(block, false, line)
  ripemdLine(block, true, line + 20)
  const h0 = load<u32>(ripemdState)
  const h1 = load<u32>(ripemdState, 4)
  const h2 = load<u32>(ripemdState, 8)
  const h3 = load<u32>(ripemdState, 12)
  const h4 = load<u32>(ripemdState, 16)
  store<u32>(ripemdState, h1 + load<u32>(line, 8) + load<u32>(line, 32))
  store<u32>(ripemdState, h2 + load<u32>(line, 12) + load<u32>(line, 36), 4)
  store<u32>(ripemdState, h3 + load<u32>(line, 16) + load<u32>(line, 20), 8)
  store<u32>(ripemdState, h4 + load<u32>(line) + load<u32>(line, 24), 12)
  store<u32>(ripemdState, h0 + load<u32>(line, 4) + load<u32>(line, 28), 16)
}

function ripemd160(to: usize, from: usize, length: usize): void {
  memory.copy(ripemdState, ripemdStart, 20)
  const size = padTail(from, length, false)
  for (let at: usize = 0; at + 64 <= length; at += 64) ripemdBlock(from + at)
  for (let at: usize = 0; at < size; at += 64) ripemdBlock(tail + at)
  memory.fill(to, 0, 12)
  memory.copy(to + 12, ripemdState, 20)
}

// BLAKE2b's compression with a number of rounds (EIP-152, RFC 7693)

// prettier-ignore
const sigma = memory.data<u8>([
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3,
  11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8,
  9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9,
  12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10,
  6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0,
])
// prettier-ignore
const blakeStart = memory.data<u64>([
  0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
  0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
])
const vector = memory.data(128)
/** Bytes of an input of BLAKE2F (EIP-152). */
export const BLAKE_INPUT: u32 = 213
/** Number of finished rounds. The vector contains their result. */
let roundsDone: u32 = 0

@inline
function mix(a: usize, b: usize, c: usize, d: usize, x: u64, y: u64): void {
  let va = load<u64>(vector + a) + load<u64>(vector + b) + x
  let vd = rotr(load<u64>(vector + d) ^ va, 32)
  let vc = load<u64>(vector + c) + vd
  let vb = rotr(load<u64>(vector + b) ^ vc, 24)
  va = va + vb + y
  vd = rotr(vd ^ va, 16)
  vc = vc + vd
  vb = rotr(vb ^ vc, 63)
  store<u64>(vector + a, va)
  store<u64>(vector + b, vb)
  store<u64>(vector + c, vc)
  store<u64>(vector + d, vd)
}

@inline
function messageWord(input: usize, order: usize, index: usize): u64 {
  return load<u64>(input + 68 + (<usize>load<u8>(order + index) << 3))
}

function blake2f(frame: usize, input: usize, length: u32, gas: i64, most: u32): i32 {
  if (length != BLAKE_INPUT) return FAILED
  const rounds = bswap(load<u32>(input))
  const left = gas - <i64>rounds
  if (left < 0) return NO_GAS
  if (load<u8>(input + 212) > 1) return FAILED
  if (roundsDone == 0) {
    memory.copy(vector, input + 4, 64)
    memory.copy(vector + 64, blakeStart, 64)
    store<u64>(vector + 96, load<u64>(vector + 96) ^ load<u64>(input + 196))
    store<u64>(vector + 104, load<u64>(vector + 104) ^ load<u64>(input + 204))
    if (load<u8>(input + 212) == 1) store<u64>(vector + 112, ~load<u64>(vector + 112))
  }
  const until = rounds - roundsDone > most ? roundsDone + most : rounds
  for (let round = roundsDone; round < until; round++) {
    const order = sigma + (<usize>(round % 10) << 4)
    mix(0, 32, 64, 96, messageWord(input, order, 0), messageWord(input, order, 1))
    mix(8, 40, 72, 104, messageWord(input, order, 2), messageWord(input, order, 3))
    mix(16, 48, 80, 112, messageWord(input, order, 4), messageWord(input, order, 5))
    mix(24, 56, 88, 120, messageWord(input, order, 6), messageWord(input, order, 7))
    mix(0, 40, 80, 120, messageWord(input, order, 8), messageWord(input, order, 9))
    mix(8, 48, 88, 96, messageWord(input, order, 10), messageWord(input, order, 11))
    mix(16, 56, 64, 104, messageWord(input, order, 12), messageWord(input, order, 13))
    mix(24, 32, 72, 112, messageWord(input, order, 14), messageWord(input, order, 15))
  }
  roundsDone = until
  if (until < rounds) return UNFINISHED
  roundsDone = 0
  const output = frames.roomForOutput(frame, 64)
  if (output == 0) return NO_MEMORY
  for (let i: usize = 0; i < 64; i += 8) {
    store<u64>(output + i, load<u64>(input + 4 + i) ^ load<u64>(vector + i) ^ load<u64>(vector + 64 + i))
  }
  gasAfter = left
  resultLength = 64
  return FINISHED
}

/** Discards an unfinished compression. */
export function resetPrecompiles(): void {
  roundsDone = 0
}
