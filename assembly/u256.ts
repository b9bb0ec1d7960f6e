/**
 * Arithmetic on 256-bit words in linear memory.
 *
 * A word is four 64-bit limbs, the least significant first. Arguments are pointers; a result may be written over an argument. All copies move
 * 8 bytes at a time: a wider load of words that were just stored by limbs waits for the store buffer.
 */

// Multiplication of 64-bit limbs

/**
 * Returns the high half of a * b. The low half is `a * b`.
 *
 * Both halves of a product, and carries, are local variables everywhere: a global is a word of memory to the compilers of WebAssembly.
 */
@inline
function highOf(a: u64, b: u64): u64 {
  const aLow = a & 0xffffffff
  const aHigh = a >> 32
  const bLow = b & 0xffffffff
  const bHigh = b >> 32
  const middle = aHigh * bLow + ((aLow * bLow) >> 32)
  const cross = aLow * bHigh + (middle & 0xffffffff)
  return aHigh * bHigh + (middle >> 32) + (cross >> 32)
}

// Copies and comparisons

@inline
export function copy(to: usize, from: usize): void {
  store<u64>(to, load<u64>(from))
  store<u64>(to, load<u64>(from, 8), 8)
  store<u64>(to, load<u64>(from, 16), 16)
  store<u64>(to, load<u64>(from, 24), 24)
}

@inline
export function setSmall(to: usize, value: u64): void {
  store<u64>(to, value)
  store<u64>(to, 0, 8)
  store<u64>(to, 0, 16)
  store<u64>(to, 0, 24)
}

@inline
export function isZero(a: usize): bool {
  return (load<u64>(a) | load<u64>(a, 8) | load<u64>(a, 16) | load<u64>(a, 24)) == 0
}

/** Returns whether the word has 64 significant bits at most. */
@inline
export function isSmall(a: usize): bool {
  return (load<u64>(a, 8) | load<u64>(a, 16) | load<u64>(a, 24)) == 0
}

@inline
export function equals(a: usize, b: usize): bool {
  return (
    ((load<u64>(a) ^ load<u64>(b)) |
      (load<u64>(a, 8) ^ load<u64>(b, 8)) |
      (load<u64>(a, 16) ^ load<u64>(b, 16)) |
      (load<u64>(a, 24) ^ load<u64>(b, 24))) ==
    0
  )
}

@inline
export function lessThan(a: usize, b: usize): bool {
  const a3 = load<u64>(a, 24)
  const b3 = load<u64>(b, 24)
  if (a3 != b3) return a3 < b3
  const a2 = load<u64>(a, 16)
  const b2 = load<u64>(b, 16)
  if (a2 != b2) return a2 < b2
  const a1 = load<u64>(a, 8)
  const b1 = load<u64>(b, 8)
  if (a1 != b1) return a1 < b1
  return load<u64>(a) < load<u64>(b)
}

@inline
export function isNegative(a: usize): bool {
  return load<i64>(a, 24) < 0
}

@inline
export function signedLessThan(a: usize, b: usize): bool {
  const aNegative = isNegative(a)
  return aNegative == isNegative(b) ? lessThan(a, b) : aNegative
}

// Addition and subtraction

@inline
export function add(to: usize, a: usize, b: usize): void {
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const r0 = a0 + load<u64>(b)
  let carry = u64(r0 < a0)
  const s1 = a1 + load<u64>(b, 8)
  const r1 = s1 + carry
  carry = u64(s1 < a1) | u64(r1 < s1)
  const s2 = a2 + load<u64>(b, 16)
  const r2 = s2 + carry
  carry = u64(s2 < a2) | u64(r2 < s2)
  const r3 = load<u64>(a, 24) + load<u64>(b, 24) + carry
  store<u64>(to, r0)
  store<u64>(to, r1, 8)
  store<u64>(to, r2, 16)
  store<u64>(to, r3, 24)
}

/** Adds `b` to a word. Sums beyond the largest word become the largest word. */
export function addSaturating(a: usize, b: usize): void {
  add(a, a, b)
  if (!lessThan(a, b)) return
  for (let i: usize = 0; i < 32; i += 8) store<u64>(a + i, u64.MAX_VALUE)
}

@inline
export function subtract(to: usize, a: usize, b: usize): void {
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const b0 = load<u64>(b)
  const b1 = load<u64>(b, 8)
  const b2 = load<u64>(b, 16)
  const r0 = a0 - b0
  let borrow = u64(a0 < b0)
  const d1 = a1 - b1
  const r1 = d1 - borrow
  borrow = u64(a1 < b1) | u64(d1 < borrow)
  const d2 = a2 - b2
  const r2 = d2 - borrow
  borrow = u64(a2 < b2) | u64(d2 < borrow)
  const r3 = load<u64>(a, 24) - load<u64>(b, 24) - borrow
  store<u64>(to, r0)
  store<u64>(to, r1, 8)
  store<u64>(to, r2, 16)
  store<u64>(to, r3, 24)
}

export function negate(to: usize, a: usize): void {
  let carry: u64 = 1
  for (let i: usize = 0; i < 32; i += 8) {
    const limb = ~load<u64>(a + i) + carry
    carry &= u64(limb == 0)
    store<u64>(to + i, limb)
  }
}

// Multiplication

export function multiply(to: usize, a: usize, b: usize): void {
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const a3 = load<u64>(a, 24)
  const b0 = load<u64>(b)
  const b1 = load<u64>(b, 8)
  const b2 = load<u64>(b, 16)
  const b3 = load<u64>(b, 24)
  if ((a1 | a2 | a3 | b1 | b2 | b3) == 0) {
    store<u64>(to, a0 * b0)
    store<u64>(to, highOf(a0, b0), 8)
    store<u64>(to, 0, 16)
    store<u64>(to, 0, 24)
    return
  }
  // A row for each limb of `a`. The low half of a product is t, the carry into the next column is c.
  let c = highOf(a0, b0)
  let t = a0 * b1
  let r1 = t + c
  c = highOf(a0, b1) + u64(r1 < t)
  t = a0 * b2
  let r2 = t + c
  c = highOf(a0, b2) + u64(r2 < t)
  let r3 = a0 * b3 + c

  t = a1 * b0
  r1 += t
  c = highOf(a1, b0) + u64(r1 < t)
  t = a1 * b1
  let s = t + c
  c = highOf(a1, b1) + u64(s < t)
  r2 += s
  c += u64(r2 < s)
  r3 += a1 * b2 + c

  t = a2 * b0
  r2 += t
  c = highOf(a2, b0) + u64(r2 < t)
  r3 += a2 * b1 + c + a3 * b0
  store<u64>(to, a0 * b0)
  store<u64>(to, r1, 8)
  store<u64>(to, r2, 16)
  store<u64>(to, r3, 24)
}

/** Writes a * a, for which six products of limbs are half as many. */
function square(to: usize, a: usize): void {
  const a0 = load<u64>(a)
  const a1 = load<u64>(a, 8)
  const a2 = load<u64>(a, 16)
  const a3 = load<u64>(a, 24)
  // The products of different limbs, which count twice.
  const m1 = a0 * a1
  let c = highOf(a0, a1)
  const t = a0 * a2
  const m2 = t + c
  c = highOf(a0, a2) + u64(m2 < t)
  const m3 = a0 * a3 + a1 * a2 + c
  const r1 = (m1 << 1) + highOf(a0, a0)
  c = u64(r1 < m1 << 1)
  const d2 = (m2 << 1) | (m1 >> 63)
  const s = a1 * a1 + c
  c = u64(s < c)
  const r2 = d2 + s
  c += u64(r2 < s)
  store<u64>(to, a0 * a0)
  store<u64>(to, r1, 8)
  store<u64>(to, r2, 16)
  store<u64>(to, ((m3 << 1) | (m2 >> 63)) + highOf(a1, a1) + c, 24)
}

/** Writes the product as eight limbs to `to`, which must not overlap the arguments. */
function multiplyWide(to: usize, a: usize, b: usize): void {
  const b0 = load<u64>(b)
  const b1 = load<u64>(b, 8)
  const b2 = load<u64>(b, 16)
  const b3 = load<u64>(b, 24)
  let r0: u64 = 0
  let r1: u64 = 0
  let r2: u64 = 0
  let r3: u64 = 0
  // Each row adds a limb of `a` times `b` to the four limbs above those that are written.
  for (let i: usize = 0; i < 32; i += 8) {
    const limb = load<u64>(a + i)
    let t = limb * b0
    const s0 = t + r0
    let c = highOf(limb, b0) + u64(s0 < t)
    store<u64>(to + i, s0)

    t = limb * b1
    const s1 = t + r1
    r0 = s1 + c
    c = highOf(limb, b1) + u64(s1 < t) + u64(r0 < s1)

    t = limb * b2
    const s2 = t + r2
    r1 = s2 + c
    c = highOf(limb, b2) + u64(s2 < t) + u64(r1 < s2)

    t = limb * b3
    const s3 = t + r3
    r2 = s3 + c
    r3 = highOf(limb, b3) + u64(s3 < t) + u64(r2 < s3)
  }
  store<u64>(to, r0, 32)
  store<u64>(to, r1, 40)
  store<u64>(to, r2, 48)
  store<u64>(to, r3, 56)
}

// Division by multiplication with the reciprocal of the divisor: Möller and Granlund, "Improved division by invariant integers" (2011)

/** Returns floor((2^128 - 1) / divisor) - 2^64 for a divisor with its highest bit set (algorithm 3). */
function reciprocal(divisor: u64): u64 {
  const d9 = divisor >> 55
  const v0 = 0x7fd00 / d9
  const d40 = (divisor >> 24) + 1
  const v1 = (v0 << 11) - ((v0 * v0 * d40) >> 40) - 1
  const v2 = (v1 << 13) + ((v1 * (0x1000000000000000 - v1 * d40)) >> 47)
  const d63 = (divisor >> 1) + (divisor & 1)
  const e = ((v2 >> 1) & (0 - (divisor & 1))) - v2 * d63
  const v3 = (highOf(v2, e) >> 1) + (v2 << 31)
  const low = v3 * divisor
  const carry = u64(low + divisor < low)
  return v3 - (highOf(v3, divisor) + carry + divisor)
}

/** Remainder of the last division of two or three limbs: the low limb and the high one. */
let remainderLow: u64 = 0
let remainderHigh: u64 = 0

/** Divides two limbs by a normalised limb whose reciprocal is known; requires u1 < divisor (algorithm 4). */
@inline
function divide2by1(u1: u64, u0: u64, divisor: u64, inverse: u64): u64 {
  const q0 = inverse * u1 + u0
  let q1 = highOf(inverse, u1) + u1 + u64(q0 < u0) + 1
  let r = u0 - q1 * divisor
  if (r > q0) {
    q1--
    r += divisor
  }
  if (r >= divisor) {
    q1++
    r -= divisor
  }
  remainderLow = r
  return q1
}

/** Returns the reciprocal of a normalised divisor of two limbs (algorithm 6). */
function reciprocal3by2(d1: u64, d0: u64): u64 {
  let v = reciprocal(d1)
  let p = d1 * v + d0
  if (p < d0) {
    v--
    if (p >= d1) {
      v--
      p -= d1
    }
    p -= d1
  }
  const t0 = v * d0
  const t1 = highOf(v, d0)
  p += t1
  if (p < t1) {
    v--
    if (p > d1 || (p == d1 && t0 >= d0)) v--
  }
  return v
}

/** Divides three limbs by a normalised divisor of two; requires u2:u1 < d1:d0 (algorithm 5). */
@inline
function divide3by2(u2: u64, u1: u64, u0: u64, d1: u64, d0: u64, inverse: u64): u64 {
  const q0 = inverse * u2 + u1
  let q1 = highOf(inverse, u2) + u2 + u64(q0 < u1)
  const t0 = d0 * q1
  // r1:r0 = (r1:u0) - t1:t0 - d1:d0
  let r0 = u0 - t0
  let r1 = u1 - q1 * d1 - highOf(d0, q1) - u64(u0 < t0)
  const beforeDivisor = r0
  r0 -= d0
  r1 = r1 - d1 - u64(beforeDivisor < d0)
  q1++
  if (r1 >= q0) {
    q1--
    const sum = r0 + d0
    r1 += d1 + u64(sum < d0)
    r0 = sum
  }
  if (r1 > d1 || (r1 == d1 && r0 >= d0)) {
    q1++
    const borrow = u64(r0 < d0)
    r0 -= d0
    r1 = r1 - d1 - borrow
  }
  remainderLow = r0
  remainderHigh = r1
  return q1
}

/** Buffers for the normalised dividend (nine limbs), the normalised divisor (four) and the quotient (nine). */
const dividend = memory.data(72)
const normalised = memory.data(32)
const quotient = memory.data(72)
const product = memory.data(64)

/** Returns the number of limbs up to the highest that is not zero. */
@inline
function limbCount(a: usize, most: i32): i32 {
  let count = most
  while (count > 0 && load<u64>(a + (<usize>(count - 1) << 3)) == 0) count--
  return count
}

/**
 * Divides `limbs` limbs at `numerator` by the word at `divisor`, which is not zero. Writes the quotient to `quotient`, in as many limbs, and the
 * remainder to `dividend`, in four.
 */
function divideLimbs(numerator: usize, limbs: i32, divisor: usize): void {
  for (let i: usize = 0; i < 72; i += 8) store<u64>(quotient + i, 0)
  const n = limbCount(divisor, 4)
  const m = limbCount(numerator, limbs)
  if (m < n) {
    for (let i = 0; i < 4; i++) store<u64>(dividend + (<usize>i << 3), i < m ? load<u64>(numerator + (<usize>i << 3)) : 0)
    return
  }
  const shift = clz(load<u64>(divisor + (<usize>(n - 1) << 3)))
  // A shift by 64 is a shift by 0, so the bits that come from the limb below are shifted in two steps.
  for (let i = n - 1; i >= 0; i--) {
    const below = i > 0 ? load<u64>(divisor + (<usize>(i - 1) << 3)) : 0
    store<u64>(normalised + (<usize>i << 3), (load<u64>(divisor + (<usize>i << 3)) << shift) | ((below >> 1) >> (63 - shift)))
  }
  let carried: u64 = 0
  for (let i = 0; i < m; i++) {
    const limb = load<u64>(numerator + (<usize>i << 3))
    store<u64>(dividend + (<usize>i << 3), (limb << shift) | carried)
    carried = (limb >> 1) >> (63 - shift)
  }
  store<u64>(dividend + (<usize>m << 3), carried)

  if (n == 1) {
    const d = load<u64>(normalised)
    const inverse = reciprocal(d)
    let rest = carried
    for (let j = m - 1; j >= 0; j--) {
      store<u64>(quotient + (<usize>j << 3), divide2by1(rest, load<u64>(dividend + (<usize>j << 3)), d, inverse))
      rest = remainderLow
    }
    store<u64>(dividend, rest >> shift)
    store<u64>(dividend, 0, 8)
    store<u64>(dividend, 0, 16)
    store<u64>(dividend, 0, 24)
    return
  }

  // Knuth's algorithm D with estimates from the two highest limbs.
  const d1 = load<u64>(normalised + (<usize>(n - 1) << 3))
  const d0 = load<u64>(normalised + (<usize>(n - 2) << 3))
  const inverse = reciprocal3by2(d1, d0)
  for (let j = m - n; j >= 0; j--) {
    const top = dividend + (<usize>(j + n) << 3)
    const u2 = load<u64>(top)
    const u1 = load<u64>(top - 8)
    const u0 = load<u64>(top - 16)
    let q: u64
    if (u2 == d1 && u1 == d0) {
      // The estimate would not fit; the true digit is the highest one.
      q = u64.MAX_VALUE
      subtractProduct(dividend + (<usize>j << 3), n, q)
    } else {
      q = divide3by2(u2, u1, u0, d1, d0, inverse)
      let r1 = remainderHigh
      let r0 = remainderLow
      let borrow: u64 = 0
      const base = dividend + (<usize>j << 3)
      for (let i = 0; i < n - 2; i++) {
        const at = base + (<usize>i << 3)
        const limb = load<u64>(at)
        const divisorLimb = load<u64>(normalised + (<usize>i << 3))
        const low = q * divisorLimb
        const first = limb - borrow
        const overflow = u64(limb < borrow)
        store<u64>(at, first - low)
        borrow = highOf(q, divisorLimb) + overflow + u64(first < low)
      }
      const b0 = u64(r0 < borrow)
      r0 -= borrow
      const b1 = u64(r1 < b0)
      r1 -= b0
      store<u64>(top - 16, r0)
      store<u64>(top - 8, r1)
      store<u64>(top, 0)
      if (b1) {
        q--
        let carry: u64 = 0
        for (let i = 0; i < n; i++) {
          const at = base + (<usize>i << 3)
          const limb = load<u64>(at)
          const sum = limb + carry
          const overflow = u64(sum < carry)
          const total = sum + load<u64>(normalised + (<usize>i << 3))
          carry = overflow | u64(total < sum)
          store<u64>(at, total)
        }
      }
    }
    store<u64>(quotient + (<usize>j << 3), q)
  }
  for (let i = 0; i < n; i++) {
    const above = i + 1 < n ? load<u64>(dividend + (<usize>(i + 1) << 3)) : 0
    store<u64>(dividend + (<usize>i << 3), (load<u64>(dividend + (<usize>i << 3)) >> shift) | ((above << 1) << (63 - shift)))
  }
  for (let i = n; i < 4; i++) store<u64>(dividend + (<usize>i << 3), 0)
}

/** Subtracts q times the normalised divisor of `n` limbs from the limbs at `base`; the result is not negative. */
function subtractProduct(base: usize, n: i32, q: u64): void {
  let borrow: u64 = 0
  for (let i = 0; i < n; i++) {
    const at = base + (<usize>i << 3)
    const limb = load<u64>(at)
    const divisorLimb = load<u64>(normalised + (<usize>i << 3))
    const low = q * divisorLimb
    const first = limb - borrow
    const overflow = u64(limb < borrow)
    store<u64>(at, first - low)
    borrow = highOf(q, divisorLimb) + overflow + u64(first < low)
  }
  const at = base + (<usize>n << 3)
  store<u64>(at, load<u64>(at) - borrow)
}

export function divide(to: usize, a: usize, b: usize): void {
  if (isZero(b)) return setSmall(to, 0)
  if (isSmall(a) && isSmall(b)) return setSmall(to, load<u64>(a) / load<u64>(b))
  divideLimbs(a, 4, b)
  copy(to, quotient)
}

export function modulo(to: usize, a: usize, b: usize): void {
  if (isZero(b)) return setSmall(to, 0)
  if (isSmall(a) && isSmall(b)) return setSmall(to, load<u64>(a) % load<u64>(b))
  divideLimbs(a, 4, b)
  copy(to, dividend)
}

const absoluteA = memory.data(32)
const absoluteB = memory.data(32)

@inline
function absolute(to: usize, a: usize): void {
  if (isNegative(a)) negate(to, a)
  else copy(to, a)
}

export function signedDivide(to: usize, a: usize, b: usize): void {
  const isResultNegative = isNegative(a) != isNegative(b)
  absolute(absoluteA, a)
  absolute(absoluteB, b)
  divide(to, absoluteA, absoluteB)
  if (isResultNegative) negate(to, to)
}

export function signedModulo(to: usize, a: usize, b: usize): void {
  const isResultNegative = isNegative(a)
  absolute(absoluteA, a)
  absolute(absoluteB, b)
  modulo(to, absoluteA, absoluteB)
  if (isResultNegative) negate(to, to)
}

/** Writes the sum of words that are less than the modulus. */
function addReduced(to: usize, a: usize, b: usize, modulus: usize): void {
  add(product, a, b)
  // A sum beyond 256 bits is less than either.
  if (lessThan(product, a) || !lessThan(product, modulus)) subtract(to, product, modulus)
  else copy(to, product)
}

export function addModulo(to: usize, a: usize, b: usize, modulus: usize): void {
  if (isZero(modulus)) return setSmall(to, 0)
  if (lessThan(a, modulus) && lessThan(b, modulus)) return addReduced(to, a, b, modulus)
  let carry: u64 = 0
  for (let i: usize = 0; i < 32; i += 8) {
    const limb = load<u64>(a + i)
    const sum = limb + load<u64>(b + i)
    const total = sum + carry
    carry = u64(sum < limb) | u64(total < sum)
    store<u64>(product + i, total)
  }
  store<u64>(product, carry, 32)
  divideLimbs(product, 5, modulus)
  copy(to, dividend)
}

export function multiplyModulo(to: usize, a: usize, b: usize, modulus: usize): void {
  if (isZero(modulus)) return setSmall(to, 0)
  multiplyWide(product, a, b)
  if (load<u64>(modulus, 24) != 0) return reduceProduct(to, modulus)
  divideLimbs(product, 8, modulus)
  copy(to, dividend)
}

/** Modulus of four limbs in the last MULMOD, which is usually that of the next: shifted so that its highest bit is set, and its reciprocal. */
const lastModulus = memory.data(32)
const lastNormalised = memory.data(32)
let lastShift: u64 = 0
let lastInverse: u64 = 0

function normaliseModulus(modulus: usize): void {
  copy(lastModulus, modulus)
  const shift = clz(load<u64>(modulus, 24))
  lastShift = shift
  let carried: u64 = 0
  for (let i: usize = 0; i < 32; i += 8) {
    const limb = load<u64>(modulus + i)
    store<u64>(lastNormalised + i, (limb << shift) | carried)
    carried = (limb >> 1) >> (63 - shift)
  }
  lastInverse = reciprocal3by2(load<u64>(lastNormalised, 24), load<u64>(lastNormalised, 16))
}

/** Writes the remainder of `product`, eight limbs, by a modulus of four limbs: Knuth's algorithm D with the remainder in variables. */
function reduceProduct(to: usize, modulus: usize): void {
  if (!equals(modulus, lastModulus)) normaliseModulus(modulus)
  const shift = lastShift
  const rest = 63 - shift
  const inverse = lastInverse
  const d0 = load<u64>(lastNormalised)
  const d1 = load<u64>(lastNormalised, 8)
  const d2 = load<u64>(lastNormalised, 16)
  const d3 = load<u64>(lastNormalised, 24)
  // The remainder, which is always less than the divisor, begins with the four highest limbs and takes in the others one by one.
  let r3 = (load<u64>(product, 56) >> 1) >> rest
  let r2 = productLimb(56, shift)
  let r1 = productLimb(48, shift)
  let r0 = productLimb(40, shift)
  for (let at: usize = 40; at != 0; ) {
    at -= 8
    const limb = at == 0 ? load<u64>(product) << shift : productLimb(at, shift)
    if (r3 == 0 && r2 < d3) {
      r3 = r2
      r2 = r1
      r1 = r0
      r0 = limb
      continue
    }
    if (r3 == d3 && r2 == d2) {
      // The digit is the highest one: the remainder becomes divisor + limb - 2^64 * (d1:d0 - r1:r0).
      const e0 = r0 - d0
      const borrow = u64(r0 < d0)
      const e1 = r1 - d1 - borrow
      const s0 = d0 + limb
      const c0 = u64(s0 < limb)
      const s1 = d1 + e0
      const x1 = s1 + c0
      const c1 = u64(s1 < e0) | u64(x1 < s1)
      const s2 = d2 + e1
      const x2 = s2 + c1
      const c2 = u64(s2 < e1) | u64(x2 < s2)
      r3 = d3 - 1 + c2
      r2 = x2
      r1 = x1
      r0 = s0
      continue
    }
    // The digit and the remainder of the three highest limbs by d3:d2, as in divide3by2.
    const q0 = inverse * r3 + r2
    let q = highOf(inverse, r3) + r3 + u64(q0 < r2)
    const t = d2 * q
    const afterProduct = r1 - t
    let x3 = r2 - q * d3 - highOf(d2, q) - u64(r1 < t)
    let x2 = afterProduct - d2
    x3 = x3 - d3 - u64(afterProduct < d2)
    q++
    if (x3 >= q0) {
      q--
      x2 += d2
      x3 += d3 + u64(x2 < d2)
    }
    if (x3 > d3 || (x3 == d3 && x2 >= d2)) {
      q++
      x3 = x3 - d3 - u64(x2 < d2)
      x2 -= d2
    }
    // Less the digit times the two lower limbs.
    const low = q * d0
    r3 = x3
    r2 = x2
    const x0 = limb - low
    let borrow = highOf(q, d0) + u64(limb < low)
    const middle = q * d1
    const first = r0 - borrow
    borrow = highOf(q, d1) + u64(r0 < borrow) + u64(first < middle)
    r1 = first - middle
    r0 = x0
    const second = r2 - borrow
    const last = u64(r2 < borrow)
    r2 = second
    const isBelowZero = r3 < last
    r3 -= last
    if (isBelowZero) {
      // The digit was one too high.
      r0 += d0
      let carry = u64(r0 < d0)
      const s1 = r1 + d1
      r1 = s1 + carry
      carry = u64(s1 < d1) | u64(r1 < s1)
      const s2 = r2 + d2
      r2 = s2 + carry
      carry = u64(s2 < d2) | u64(r2 < s2)
      r3 += d3 + carry
    }
  }
  store<u64>(to, (r0 >> shift) | ((r1 << 1) << rest))
  store<u64>(to, (r1 >> shift) | ((r2 << 1) << rest), 8)
  store<u64>(to, (r2 >> shift) | ((r3 << 1) << rest), 16)
  store<u64>(to, r3 >> shift, 24)
}

/** Returns the limb of the shifted product whose own is at an offset other than 0. */
@inline
function productLimb(at: usize, shift: u64): u64 {
  return (load<u64>(product + at) << shift) | ((load<u64>(product + at - 8) >> 1) >> (63 - shift))
}

// Powers

const base = memory.data(32)
const power = memory.data(32)

/** Returns the number of bits up to the highest that is set. */
export function bitLength(a: usize): i32 {
  for (let i = 3; i >= 0; i--) {
    const limb = load<u64>(a + (<usize>i << 3))
    if (limb != 0) return (i << 6) + 64 - <i32>clz(limb)
  }
  return 0
}

export function exponentiate(to: usize, a: usize, exponent: usize): void {
  const bits = bitLength(exponent)
  if (bits == 0) return setSmall(to, 1)
  copy(base, a)
  copy(power, a)
  for (let i = bits - 2; i >= 0; i--) {
    square(power, power)
    if ((load<u64>(exponent + (<usize>(i >> 6) << 3)) >> (i & 63)) & 1) multiply(power, power, base)
  }
  copy(to, power)
}

// Bits and bytes

@inline
export function and(to: usize, a: usize, b: usize): void {
  store<u64>(to, load<u64>(a) & load<u64>(b))
  store<u64>(to, load<u64>(a, 8) & load<u64>(b, 8), 8)
  store<u64>(to, load<u64>(a, 16) & load<u64>(b, 16), 16)
  store<u64>(to, load<u64>(a, 24) & load<u64>(b, 24), 24)
}

@inline
export function or(to: usize, a: usize, b: usize): void {
  store<u64>(to, load<u64>(a) | load<u64>(b))
  store<u64>(to, load<u64>(a, 8) | load<u64>(b, 8), 8)
  store<u64>(to, load<u64>(a, 16) | load<u64>(b, 16), 16)
  store<u64>(to, load<u64>(a, 24) | load<u64>(b, 24), 24)
}

@inline
export function xor(to: usize, a: usize, b: usize): void {
  store<u64>(to, load<u64>(a) ^ load<u64>(b))
  store<u64>(to, load<u64>(a, 8) ^ load<u64>(b, 8), 8)
  store<u64>(to, load<u64>(a, 16) ^ load<u64>(b, 16), 16)
  store<u64>(to, load<u64>(a, 24) ^ load<u64>(b, 24), 24)
}

@inline
export function not(to: usize, a: usize): void {
  store<u64>(to, ~load<u64>(a))
  store<u64>(to, ~load<u64>(a, 8), 8)
  store<u64>(to, ~load<u64>(a, 16), 16)
  store<u64>(to, ~load<u64>(a, 24), 24)
}

/** Writes the byte of `a` at `index`, counted from the most significant one. */
export function byteAt(to: usize, index: usize, a: usize): void {
  const at = load<u64>(index)
  const isInside = isSmall(index) && at < 32
  setSmall(to, isInside ? u64(load<u8>(a + 31 - <usize>at)) : 0)
}

/** Buffer for a word that is shifted, in the middle of limbs that stay zero: a shift reads beyond the word, on both sides. */
const shifted = memory.data(104)
const SHIFTED_WORD: usize = 32

/** Writes the four limbs that begin `bits` bits above the limbs at `from`. */
@inline
function limbsFrom(to: usize, from: usize, bits: u32): void {
  const l0 = load<u64>(from)
  const l1 = load<u64>(from, 8)
  const l2 = load<u64>(from, 16)
  const l3 = load<u64>(from, 24)
  // A shift by 64 is a shift by 0, so the bits that come from the limb above are shifted in two steps.
  const rest = 63 - bits
  store<u64>(to, (l0 >> bits) | ((l1 << 1) << rest))
  store<u64>(to, (l1 >> bits) | ((l2 << 1) << rest), 8)
  store<u64>(to, (l2 >> bits) | ((l3 << 1) << rest), 16)
  store<u64>(to, (l3 >> bits) | ((load<u64>(from, 32) << 1) << rest), 24)
}

@inline
function shiftCount(count: usize): u32 {
  const bits = load<u64>(count)
  return isSmall(count) && bits < 256 ? <u32>bits : 256
}

export function shiftLeft(to: usize, count: usize, a: usize): void {
  const bits = shiftCount(count)
  if (bits == 256) return setSmall(to, 0)
  if (bits == 0) return copy(to, a)
  // To the left by n is to the right by 256 - n from a place where the word lies four limbs higher.
  const right = 256 - bits
  copy(shifted + SHIFTED_WORD, a)
  limbsFrom(to, shifted + (<usize>(right >> 6) << 3), right & 63)
}

export function shiftRight(to: usize, count: usize, a: usize): void {
  const bits = shiftCount(count)
  if (bits == 256) return setSmall(to, 0)
  copy(shifted + SHIFTED_WORD, a)
  limbsFrom(to, shifted + SHIFTED_WORD + (<usize>(bits >> 6) << 3), bits & 63)
}

export function shiftRightSigned(to: usize, count: usize, a: usize): void {
  const isBelowZero = isNegative(a)
  if (!isBelowZero) return shiftRight(to, count, a)
  not(to, a)
  shiftRight(to, count, to)
  not(to, to)
}

/** Extends the sign of the (index + 1) low bytes of `a`. */
export function signExtend(to: usize, index: usize, a: usize): void {
  const last = load<u64>(index)
  if (!isSmall(index) || last >= 31) return copy(to, a)
  const at = <usize>last & ~7
  const unused = 56 - ((last & 7) << 3)
  const signed = (load<i64>(a + at) << unused) >> unused
  for (let i: usize = 0; i < 32; i += 8) store<i64>(to + i, i < at ? load<i64>(a + i) : i == at ? signed : signed >> 63)
}

/** Writes the number of leading zero bits (EIP-7939). */
export function countLeadingZeros(to: usize, a: usize): void {
  setSmall(to, 256 - bitLength(a))
}

// Big-endian bytes, as code, calldata and memory hold them

@inline
export function loadBigEndian(to: usize, from: usize): void {
  const b0 = bswap(load<u64>(from))
  const b1 = bswap(load<u64>(from, 8))
  const b2 = bswap(load<u64>(from, 16))
  const b3 = bswap(load<u64>(from, 24))
  store<u64>(to, b3)
  store<u64>(to, b2, 8)
  store<u64>(to, b1, 16)
  store<u64>(to, b0, 24)
}

@inline
export function storeBigEndian(to: usize, from: usize): void {
  const l0 = load<u64>(from)
  const l1 = load<u64>(from, 8)
  const l2 = load<u64>(from, 16)
  const l3 = load<u64>(from, 24)
  store<u64>(to, bswap(l3))
  store<u64>(to, bswap(l2), 8)
  store<u64>(to, bswap(l1), 16)
  store<u64>(to, bswap(l0), 24)
}
