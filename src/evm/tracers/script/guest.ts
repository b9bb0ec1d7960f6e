/**
 * Source of the part of the script tracer that runs inside the sandbox: geth's objects and functions for scripts, based on a few functions of the
 * host.
 *
 * The sandbox evaluates it once per script. The result is a function that takes the functions of the host and returns those that the host calls.
 * Bytes come from the host as `ArrayBuffer`s and are returned as hex. Integers are hex in both directions.
 */
export const GUEST = `
(function (host) {
  'use strict'

  // The interpreter can be stopped between two instructions of the script, not in the loops of its own functions: those that can be sent
  // round a loop without end refuse to begin. They trust lengths that stay what they are.
  const MAX_LENGTH = 1e7
  const MAX_COMPARISONS = 1e9
  // A replacement by the script must not reach the host.
  const { stringify } = JSON
  const replace = (owner, name, value) => Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false })
  const checkLength = (value, name) => {
    if (typeof value !== 'object' || value === null) return
    const own = Object.getOwnPropertyDescriptor(value, 'length')
    const length = own === undefined && ArrayBuffer.isView(value) ? 0 : own === undefined ? undefined : own.value
    if (typeof length !== 'number') throw new TypeError(name + ' works on arrays')
    if (length > MAX_LENGTH) throw new RangeError(name + ' would take too long')
  }
  for (const name of [...Object.getOwnPropertyNames(Array.prototype), Symbol.iterator]) {
    const original = Array.prototype[name]
    if (typeof original !== 'function' || name === 'constructor') continue
    replace(Array.prototype, name, function (...args) {
      checkLength(this, name === Symbol.iterator ? 'iteration' : name)
      if (name === 'concat') for (const arg of args) if (Array.isArray(arg) || (arg && arg[Symbol.isConcatSpreadable])) checkLength(arg, name)
      return Reflect.apply(original, this, args)
    })
  }
  const flatten = (list, depth, flat) => {
    for (let i = 0; i < list.length; i++) {
      if (Array.isArray(list[i]) && depth > 0) flatten(list[i], depth - 1, flat)
      else if (i in list) flat.push(list[i])
    }
    return flat
  }
  replace(Array.prototype, 'flat', function (depth = 1) {
    return flatten(this, depth, [])
  })
  replace(Array.prototype, 'flatMap', function (callback, self) {
    return flatten(this.map(callback, self), 1, [])
  })
  const arrayIterator = Object.getPrototypeOf([].values())
  const { next } = arrayIterator
  replace(arrayIterator, 'next', function () {
    return Reflect.apply(next, this, [])
  })
  for (const name of ['indexOf', 'lastIndexOf', 'includes', 'split', 'replace', 'replaceAll']) {
    const original = String.prototype[name]
    replace(String.prototype, name, function (wanted, ...rest) {
      const text = String(this)
      const pattern = wanted === undefined || wanted instanceof RegExp ? wanted : String(wanted)
      if (typeof pattern === 'string' && text.length * pattern.length > MAX_COMPARISONS) throw new RangeError(name + ' would take too long')
      return Reflect.apply(original, text, [pattern, ...rest])
    })
  }
  for (const name of ['repeat', 'padStart', 'padEnd']) {
    const original = String.prototype[name]
    replace(String.prototype, name, function (count, ...rest) {
      const [text, times] = [String(this), Number(count)]
      if ((name === 'repeat' ? text.length * times : times) > MAX_LENGTH / 10) throw new RangeError(name + ' would take too long')
      return Reflect.apply(original, text, [times, ...rest])
    })
  }
  delete String.raw
  delete globalThis.Atomics
  delete globalThis.SharedArrayBuffer

  // bigInt: the integers of geth's scripts, with the method names of the library of that name.
  const UNIT = { plus: 'add', minus: 'subtract', times: 'multiply', over: 'divide', remainder: 'mod', compareTo: 'compare', eq: 'equals',
    neq: 'notEquals', gt: 'greater', lt: 'lesser', geq: 'greaterOrEquals', leq: 'lesserOrEquals' }
  const nativeOf = (value) => {
    if (value instanceof BigInteger) return value.value
    if (typeof value === 'bigint') return value
    if (typeof value === 'number') {
      if (!Number.isInteger(value)) throw new Error('Invalid integer: ' + value)
      return BigInt(value)
    }
    const text = String(value).trim()
    const negative = text.startsWith('-')
    const digits = BigInt(negative || text.startsWith('+') ? text.slice(1) : text)
    return negative ? -digits : digits
  }
  const wrap = (value) => {
    const big = Object.create(BigInteger.prototype)
    big.value = value
    return big
  }
  const parse = (value, radix) => {
    if (value === undefined) return 0n
    if (radix === undefined || Number(radix) === 10) return nativeOf(value)
    const base = BigInt(nativeOf(radix))
    const text = String(value).toLowerCase()
    const negative = text.startsWith('-')
    let total = 0n
    for (const character of negative ? text.slice(1) : text) {
      const digit = parseInt(character, 36)
      if (!(digit < Number(base))) throw new Error(character + ' is not a valid digit in base ' + base + '.')
      total = total * base + BigInt(digit)
    }
    return negative ? -total : total
  }
  const magnitude = (value) => (value < 0n ? -value : value)
  const divisor = (value) => {
    if (value === 0n) throw new Error('Cannot divide by zero')
    return value
  }
  class BigInteger {
    add(other) { return wrap(this.value + nativeOf(other)) }
    subtract(other) { return wrap(this.value - nativeOf(other)) }
    multiply(other) { return wrap(this.value * nativeOf(other)) }
    divide(other) { return wrap(this.value / divisor(nativeOf(other))) }
    mod(other) { return wrap(this.value % divisor(nativeOf(other))) }
    divmod(other) { return { quotient: this.divide(other), remainder: this.mod(other) } }
    pow(other) { return wrap(this.value ** nativeOf(other)) }
    modPow(exponent, modulus) {
      const by = divisor(nativeOf(modulus))
      let rest = nativeOf(exponent)
      if (rest < 0n) throw new Error('the exponent is negative')
      let base = this.value % by
      let result = 1n % by
      for (; rest > 0n; rest >>= 1n) {
        if (rest & 1n) result = (result * base) % by
        base = (base * base) % by
      }
      return wrap(result)
    }
    square() { return wrap(this.value * this.value) }
    abs() { return wrap(magnitude(this.value)) }
    negate() { return wrap(-this.value) }
    next() { return wrap(this.value + 1n) }
    prev() { return wrap(this.value - 1n) }
    and(other) { return wrap(this.value & nativeOf(other)) }
    or(other) { return wrap(this.value | nativeOf(other)) }
    xor(other) { return wrap(this.value ^ nativeOf(other)) }
    not() { return wrap(~this.value) }
    shiftLeft(places) { return wrap(this.value << nativeOf(places)) }
    shiftRight(places) { return wrap(this.value >> nativeOf(places)) }
    compare(other) {
      const to = nativeOf(other)
      return this.value === to ? 0 : this.value > to ? 1 : -1
    }
    compareAbs(other) { return this.abs().compare(magnitude(nativeOf(other))) }
    equals(other) { return this.compare(other) === 0 }
    notEquals(other) { return this.compare(other) !== 0 }
    greater(other) { return this.compare(other) > 0 }
    lesser(other) { return this.compare(other) < 0 }
    greaterOrEquals(other) { return this.compare(other) >= 0 }
    lesserOrEquals(other) { return this.compare(other) <= 0 }
    isZero() { return this.value === 0n }
    isUnit() { return magnitude(this.value) === 1n }
    isPositive() { return this.value > 0n }
    isNegative() { return this.value < 0n }
    isEven() { return (this.value & 1n) === 0n }
    isOdd() { return (this.value & 1n) === 1n }
    isDivisibleBy(other) { return nativeOf(other) !== 0n && this.value % nativeOf(other) === 0n }
    bitLength() { return wrap(BigInt(this.value === 0n ? 0 : magnitude(this.value).toString(2).length)) }
    toArray(radix) {
      const value = [...magnitude(this.value).toString(Number(radix))].map((digit) => parseInt(digit, 36))
      return { value, isNegative: this.value < 0n }
    }
    toString(radix) { return this.value.toString(radix === undefined ? 10 : Number(radix)) }
    toJSON() { return this.value.toString() }
    toJSNumber() { return Number(this.value) }
    valueOf() { return Number(this.value) }
  }
  for (const [alias, name] of Object.entries(UNIT)) BigInteger.prototype[alias] = BigInteger.prototype[name]
  const bigInt = (value, radix) => wrap(parse(value, radix))
  Object.assign(bigInt, {
    prototype: BigInteger.prototype,
    zero: wrap(0n),
    one: wrap(1n),
    minusOne: wrap(-1n),
    isInstance: (value) => value instanceof BigInteger,
    min: (a, b) => (bigInt(a).lesserOrEquals(b) ? bigInt(a) : bigInt(b)),
    max: (a, b) => (bigInt(a).greaterOrEquals(b) ? bigInt(a) : bigInt(b)),
    gcd: (a, b) => {
      let [x, y] = [magnitude(nativeOf(a)), magnitude(nativeOf(b))]
      while (y !== 0n) [x, y] = [y, x % y]
      return wrap(x)
    },
    fromArray: (digits, radix, isNegative) => {
      const base = nativeOf(radix === undefined ? 10 : radix)
      const value = digits.reduce((total, digit) => total * base + nativeOf(digit), 0n)
      return wrap(isNegative ? -value : value)
    },
  })

  // Bytes, which scripts give as Uint8Array, as an array of numbers, or as hex.
  const OCTETS = Array.from({ length: 256 }, (_, octet) => octet.toString(16).padStart(2, '0'))
  const fromHex = (text) => {
    let digits = /^0x/i.test(text) ? text.slice(2) : text
    if (digits.length % 2 !== 0) digits = '0' + digits
    if (!/^[0-9a-f]*$/i.test(digits)) return new Uint8Array(0)
    return Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16))
  }
  const bytesOf = (value, mayBeText = true) => {
    if (value instanceof Uint8Array) return value
    if (Array.isArray(value)) return Uint8Array.from(value)
    if (mayBeText && typeof value === 'string') return fromHex(value)
    throw new TypeError('invalid buffer type')
  }
  const hexOf = (bytes) => {
    let text = '0x'
    for (let i = 0; i < bytes.length; i++) text += OCTETS[bytes[i]]
    return text
  }
  /** The last bytes, or zeros before those that there are. */
  const sized = (bytes, length) => {
    const fitted = new Uint8Array(length)
    const last = bytes.subarray(Math.max(0, bytes.length - length))
    fitted.set(last, length - last.length)
    return fitted
  }
  const addressOf = (value) => hexOf(sized(bytesOf(value), 20))
  const hashOf = (value) => hexOf(sized(bytesOf(value), 32))
  const received = (buffer) => new Uint8Array(buffer)
  const optionalBig = (hex) => (hex === undefined ? undefined : bigInt(hex))

  const globals = {
    bigInt,
    toHex: (value) => hexOf(bytesOf(value, false)),
    toWord: (value) => sized(bytesOf(value), 32),
    toAddress: (value) => sized(bytesOf(value), 20),
    toContract: (from, nonce) => received(host.contractAddress(addressOf(from), Number(nonce))),
    toContract2: (from, salt, initCode) => received(host.contract2Address(addressOf(from), hashOf(String(salt)), hexOf(bytesOf(initCode)))),
    isPrecompiled: (value) => host.isPrecompiled(addressOf(value)),
    slice: (value, start, end) => {
      const bytes = bytesOf(value, false)
      if (start < 0 || start > end || end > bytes.length) {
        throw new RangeError('Tracer accessed out of bound memory: available ' + bytes.length + ', offset ' + start + ', size ' + (end - start))
      }
      return bytes.slice(start, end)
    },
  }
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })

  const db = Object.freeze({
    getBalance: (address) => bigInt(host.balance(addressOf(address))),
    getNonce: (address) => host.nonce(addressOf(address)),
    getCode: (address) => received(host.code(addressOf(address))),
    getState: (address, slot) => received(host.storage(addressOf(address), hashOf(slot))),
    exists: (address) => host.exists(addressOf(address)),
  })
  const log = Object.freeze({
    op: Object.freeze({
      toNumber: () => host.opcode(),
      toString: () => host.opcodeName(),
      isPush: () => host.opcode() >= 0x5f && host.opcode() <= 0x7f,
    }),
    stack: Object.freeze({
      peek: (position) => bigInt(host.stackItem(Number(position))),
      length: () => host.stackLength(),
    }),
    memory: Object.freeze({
      slice: (start, end) => received(host.memory(Number(start), Number(end))),
      getUint: (offset) => bigInt(host.memoryWord(Number(offset))),
      length: () => host.memoryLength(),
    }),
    contract: Object.freeze({
      getCaller: () => received(host.caller()),
      getAddress: () => received(host.self()),
      getValue: () => bigInt(host.value()),
      getInput: () => received(host.input()),
    }),
    getPC: () => host.pc(),
    getGas: () => host.gas(),
    getCost: () => host.cost(),
    getDepth: () => host.depth(),
    getRefund: () => host.refund(),
    getError: () => host.error(),
  })
  const frame = Object.freeze({
    getType: () => host.frameType(),
    getFrom: () => received(host.frameFrom()),
    getTo: () => received(host.frameTo()),
    getInput: () => received(host.frameInput()),
    getGas: () => host.frameGas(),
    getValue: () => optionalBig(host.frameValue()),
  })
  const frameResult = Object.freeze({
    getGasUsed: () => host.resultGasUsed(),
    getOutput: () => received(host.resultOutput()),
    getError: () => host.resultError(),
  })

  const context = () => {
    const ctx = {}
    const fields = JSON.parse(host.context())
    for (const [name, { kind, value }] of Object.entries(fields)) {
      ctx[name] = kind === 'bytes' ? fromHex(value) : kind === 'big' ? bigInt(value) : value
    }
    return ctx
  }

  return (tracer, config) => {
    const has = (name) => tracer !== undefined && tracer !== null && typeof tracer[name] === 'function'
    if (!has('result')) return 'trace object must expose a function result()'
    if (!has('fault')) return 'trace object must expose a function fault()'
    if (has('enter') !== has('exit')) return 'trace object must expose either both or none of enter() and exit()'
    if (has('setup')) tracer.setup(config)
    const watched = [...(has('step') ? ['step'] : []), ...(has('enter') ? ['enter', 'exit'] : [])]
    return {
      watched: watched.join(),
      step: () => void tracer.step(log, db),
      fault: () => void tracer.fault(log, db),
      enter: () => void tracer.enter(frame),
      exit: () => void tracer.exit(frameResult),
      result: () => stringify(tracer.result(context(), db)),
    }
  }
})
`
