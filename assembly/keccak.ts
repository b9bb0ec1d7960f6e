/**
 * Keccak-256 with the original padding, as in Ethereum; FIPS 202 section 3 for the permutation.
 *
 * The input is absorbed in steps, so that a hash over megabytes can be interrupted.
 */

const ROUNDS = 24
/** Bytes that are absorbed before each permutation. */
const RATE: usize = 136
const LANES: usize = 25

// prettier-ignore
const roundConstants = memory.data<u64>([
  0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000, 0x000000000000808b, 0x0000000080000001,
  0x8000000080008081, 0x8000000000008009, 0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
  0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003, 0x8000000000008002, 0x8000000000000080,
  0x000000000000800a, 0x800000008000000a, 0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
])

/** State: lane (x, y) is word x + 5y. */
const state = memory.data(200)

/** Applies the permutation Keccak-f[1600]. */
function permute(): void {
  let a00 = load<u64>(state, 0)
  let a10 = load<u64>(state, 8)
  let a20 = load<u64>(state, 16)
  let a30 = load<u64>(state, 24)
  let a40 = load<u64>(state, 32)
  let a01 = load<u64>(state, 40)
  let a11 = load<u64>(state, 48)
  let a21 = load<u64>(state, 56)
  let a31 = load<u64>(state, 64)
  let a41 = load<u64>(state, 72)
  let a02 = load<u64>(state, 80)
  let a12 = load<u64>(state, 88)
  let a22 = load<u64>(state, 96)
  let a32 = load<u64>(state, 104)
  let a42 = load<u64>(state, 112)
  let a03 = load<u64>(state, 120)
  let a13 = load<u64>(state, 128)
  let a23 = load<u64>(state, 136)
  let a33 = load<u64>(state, 144)
  let a43 = load<u64>(state, 152)
  let a04 = load<u64>(state, 160)
  let a14 = load<u64>(state, 168)
  let a24 = load<u64>(state, 176)
  let a34 = load<u64>(state, 184)
  let a44 = load<u64>(state, 192)
  for (let round = 0; round < ROUNDS; round++) {
    // theta
    const c0 = a00 ^ a01 ^ a02 ^ a03 ^ a04
    const c1 = a10 ^ a11 ^ a12 ^ a13 ^ a14
    const c2 = a20 ^ a21 ^ a22 ^ a23 ^ a24
    const c3 = a30 ^ a31 ^ a32 ^ a33 ^ a34
    const c4 = a40 ^ a41 ^ a42 ^ a43 ^ a44
    const d0 = c4 ^ rotl(c1, 1)
    const d1 = c0 ^ rotl(c2, 1)
    const d2 = c1 ^ rotl(c3, 1)
    const d3 = c2 ^ rotl(c4, 1)
    const d4 = c3 ^ rotl(c0, 1)
    // rho and pi
    const b00 = a00 ^ d0
    const b02 = rotl(a10 ^ d1, 1)
    const b04 = rotl(a20 ^ d2, 62)
    const b01 = rotl(a30 ^ d3, 28)
    const b03 = rotl(a40 ^ d4, 27)
    const b13 = rotl(a01 ^ d0, 36)
    const b10 = rotl(a11 ^ d1, 44)
    const b12 = rotl(a21 ^ d2, 6)
    const b14 = rotl(a31 ^ d3, 55)
    const b11 = rotl(a41 ^ d4, 20)
    const b21 = rotl(a02 ^ d0, 3)
    const b23 = rotl(a12 ^ d1, 10)
    const b20 = rotl(a22 ^ d2, 43)
    const b22 = rotl(a32 ^ d3, 25)
    const b24 = rotl(a42 ^ d4, 39)
    const b34 = rotl(a03 ^ d0, 41)
    const b31 = rotl(a13 ^ d1, 45)
    const b33 = rotl(a23 ^ d2, 15)
    const b30 = rotl(a33 ^ d3, 21)
    const b32 = rotl(a43 ^ d4, 8)
    const b42 = rotl(a04 ^ d0, 18)
    const b44 = rotl(a14 ^ d1, 2)
    const b41 = rotl(a24 ^ d2, 61)
    const b43 = rotl(a34 ^ d3, 56)
    const b40 = rotl(a44 ^ d4, 14)
    // chi
    // with iota
    a00 = b00 ^ (~b10 & b20) ^ load<u64>(roundConstants + ((<usize>round) << 3))
    a10 = b10 ^ (~b20 & b30)
    a20 = b20 ^ (~b30 & b40)
    a30 = b30 ^ (~b40 & b00)
    a40 = b40 ^ (~b00 & b10)
    a01 = b01 ^ (~b11 & b21)
    a11 = b11 ^ (~b21 & b31)
    a21 = b21 ^ (~b31 & b41)
    a31 = b31 ^ (~b41 & b01)
    a41 = b41 ^ (~b01 & b11)
    a02 = b02 ^ (~b12 & b22)
    a12 = b12 ^ (~b22 & b32)
    a22 = b22 ^ (~b32 & b42)
    a32 = b32 ^ (~b42 & b02)
    a42 = b42 ^ (~b02 & b12)
    a03 = b03 ^ (~b13 & b23)
    a13 = b13 ^ (~b23 & b33)
    a23 = b23 ^ (~b33 & b43)
    a33 = b33 ^ (~b43 & b03)
    a43 = b43 ^ (~b03 & b13)
    a04 = b04 ^ (~b14 & b24)
    a14 = b14 ^ (~b24 & b34)
    a24 = b24 ^ (~b34 & b44)
    a34 = b34 ^ (~b44 & b04)
    a44 = b44 ^ (~b04 & b14)
  }
  store<u64>(state, a00, 0)
  store<u64>(state, a10, 8)
  store<u64>(state, a20, 16)
  store<u64>(state, a30, 24)
  store<u64>(state, a40, 32)
  store<u64>(state, a01, 40)
  store<u64>(state, a11, 48)
  store<u64>(state, a21, 56)
  store<u64>(state, a31, 64)
  store<u64>(state, a41, 72)
  store<u64>(state, a02, 80)
  store<u64>(state, a12, 88)
  store<u64>(state, a22, 96)
  store<u64>(state, a32, 104)
  store<u64>(state, a42, 112)
  store<u64>(state, a03, 120)
  store<u64>(state, a13, 128)
  store<u64>(state, a23, 136)
  store<u64>(state, a33, 144)
  store<u64>(state, a43, 152)
  store<u64>(state, a04, 160)
  store<u64>(state, a14, 168)
  store<u64>(state, a24, 176)
  store<u64>(state, a34, 184)
  store<u64>(state, a44, 192)
}

/** Begins a new hash. */
export function begin(): void {
  for (let i: usize = 0; i < LANES << 3; i += 8) store<u64>(state + i, 0)
}

/** Absorbs whole blocks at `from`, as many as `length` holds and at most `most`. Returns the number of bytes absorbed. */
export function absorb(from: usize, length: usize, most: usize): usize {
  let done: usize = 0
  for (let block: usize = 0; block < most && length - done >= RATE; block++) {
    for (let i: usize = 0; i < RATE; i += 8) {
      store<u64>(state + i, load<u64>(state + i) ^ load<u64>(from + done + i))
    }
    permute()
    done += RATE
  }
  return done
}

/** Absorbs the last bytes, fewer than a block, and writes the 32 bytes of the hash. */
export function finish(to: usize, from: usize, length: usize): void {
  const whole = length & ~7
  for (let i: usize = 0; i < whole; i += 8) store<u64>(state + i, load<u64>(state + i) ^ load<u64>(from + i))
  // The bytes after the last whole lane, and the first bit of the padding.
  let lane: u64 = 0x01
  for (let i = length; i > whole; ) lane = (lane << 8) | <u64>load<u8>(from + --i)
  store<u64>(state + whole, load<u64>(state + whole) ^ lane)
  store<u64>(state, load<u64>(state, RATE - 8) ^ 0x8000000000000000, RATE - 8)
  permute()
  store<u64>(to, load<u64>(state))
  store<u64>(to, load<u64>(state, 8), 8)
  store<u64>(to, load<u64>(state, 16), 16)
  store<u64>(to, load<u64>(state, 24), 24)
}

/** Writes the 32 bytes of the hash of a short input. */
export function hash(to: usize, from: usize, length: usize): void {
  begin()
  const absorbed = absorb(from, length, usize.MAX_VALUE)
  finish(to, from + absorbed, length - absorbed)
}
