/** Arithmetic of the engine against that of BigInt, with operands at which carries, estimates and shifts go wrong. */
import { expect, it } from 'vitest'
import { WasmExecutor } from '../../../src/evm/wasm/wasm-executor.js'
import { bytesToHex, hexToBytes } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { ground, message } from '../ground.js'
import { Random } from './random-programs.js'

const WORD = 1n << 256n
const LIMB = 1n << 64n
const CODE = '0x00000000000000000000000000000000000000c0'

const wrap = (value: bigint) => ((value % WORD) + WORD) % WORD
const signed = (value: bigint) => BigInt.asIntN(256, value)

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let [square, rest] = [base, exponent]; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % WORD
    square = (square * square) % WORD
  }
  return result
}

function signExtend(index: bigint, value: bigint): bigint {
  return index >= 31n ? value : wrap(BigInt.asIntN(Number(index) * 8 + 8, value))
}

/** Operations by their opcode, with as many operands as their functions have. */
const OPERATIONS: readonly (readonly [name: string, opcode: number, result: (...operands: bigint[]) => bigint])[] = [
  ['ADD', 0x01, (a = 0n, b = 0n) => a + b],
  ['MUL', 0x02, (a = 0n, b = 0n) => a * b],
  ['SUB', 0x03, (a = 0n, b = 0n) => a - b],
  ['DIV', 0x04, (a = 0n, b = 0n) => (b === 0n ? 0n : a / b)],
  ['SDIV', 0x05, (a = 0n, b = 0n) => (b === 0n ? 0n : signed(a) / signed(b))],
  ['MOD', 0x06, (a = 0n, b = 0n) => (b === 0n ? 0n : a % b)],
  ['SMOD', 0x07, (a = 0n, b = 0n) => (b === 0n ? 0n : signed(a) % signed(b))],
  ['ADDMOD', 0x08, (a = 0n, b = 0n, n = 0n) => (n === 0n ? 0n : (a + b) % n)],
  ['MULMOD', 0x09, (a = 0n, b = 0n, n = 0n) => (n === 0n ? 0n : (a * b) % n)],
  ['EXP', 0x0a, (a = 0n, b = 0n) => power(a, b)],
  ['SIGNEXTEND', 0x0b, (a = 0n, b = 0n) => signExtend(a, b)],
  ['SHL', 0x1b, (a = 0n, b = 0n) => (a > 255n ? 0n : b << a)],
  ['SHR', 0x1c, (a = 0n, b = 0n) => (a > 255n ? 0n : b >> a)],
  ['SAR', 0x1d, (a = 0n, b = 0n) => signed(b) >> (a > 255n ? 255n : a)],
]
const TAKES_THREE = new Set([0x08, 0x09])
const SHIFTS = new Set([0x0b, 0x1b, 0x1c, 0x1d])

/** Limbs at which estimates of quotients are wrong. */
const LIMBS = [0n, 1n, 2n, LIMB - 1n, LIMB - 2n, LIMB >> 1n, (LIMB >> 1n) - 1n, (LIMB >> 1n) + 1n, 1n << 32n, (1n << 32n) - 1n]

function limb(random: Random): bigint {
  return random.once(4) ? (BigInt(random.below(2 ** 32)) << 32n) | BigInt(random.below(2 ** 32)) : random.one(LIMBS)
}

function word(random: Random): bigint {
  let value = 0n
  for (let count = 1 + random.below(4); count > 0; count--) value = value * LIMB + limb(random)
  return value
}

/** A word that is near another, or not. */
function near(random: Random, other: bigint): bigint {
  return random.once(3) ? wrap(other + BigInt(random.below(5)) - 2n) : word(random)
}

const push = (value: bigint) => `7f${value.toString(16).padStart(64, '0')}`

it.each(OPERATIONS)('%s of words with extreme limbs is that of BigInt', async (_name, opcode, result) => {
  const { rules, environment, parent } = ground('osaka', {})
  const executor = new WasmExecutor(rules)
  const random = new Random(opcode + 1)
  for (let round = 0; round < 40; round++) {
    let code = ''
    const expected: string[] = []
    for (let index = 0; index < 100; index++) {
      const c = word(random)
      const a = SHIFTS.has(opcode) ? BigInt(random.below(300)) : near(random, c)
      const b = near(random, random.once(2) ? a : c)
      const operands = TAKES_THREE.has(opcode) ? [a, b, c] : [a, b]
      expected.push(
        wrap(result(...operands))
          .toString(16)
          .padStart(64, '0'),
      )
      code += `${[...operands].reverse().map(push).join('')}${opcode.toString(16).padStart(2, '0')}61${(index * 32).toString(16).padStart(4, '0')}52`
    }
    const draft = new StateDraft(parent.state)
    draft.setCode(CODE, hexToBytes(`0x${code}610c806000f3`))
    const { output } = await executor.runMessage(draft, environment, message({ to: CODE, gasLimit: 10_000_000n }))
    expect(bytesToHex(output)).toBe(`0x${expected.join('')}`)
  }
})
