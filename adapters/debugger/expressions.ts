/** Values by their names, for both debuggers: of the machine, `$pc`, `$stack[0]`, `memory[0x40]`, `storage[3]`, and variables, `value`, `balances[0x…]`. */
import { bytesToHex, type DebugSession, hexToBytes, LocalError, type Variable } from '../../src/internal.js'

/** An expression is none. The message says what there is. */
class InvalidExpression extends LocalError {}

const NAMES = '$pc, $op, $gas, $cost, $depth, $address, $sp, $stack[0], $returndata, memory[0x40], storage[0], and variables by name'

/**
 * Returns the text of a value. Throws `InvalidExpression`.
 *
 * @param frame number of the function whose variables are meant; 0 is the innermost
 */
export async function valueText(session: DebugSession, given: string, frame = 0): Promise<string> {
  const text = given.trim()
  const number = numberIn(text)
  if (number !== undefined) return wordText(number)
  const [, name = '', index] = /^([$\w]+)(?:\[([^\]]+)\])?$/.exec(text) ?? []
  if (!name.startsWith('$') && name !== 'memory' && name !== 'storage' && /^[A-Za-z_]/.test(text)) {
    return variableText(await session.evaluate(text, frame))
  }
  const place = await session.place()
  const machine = await session.machine()
  const simple: Readonly<Record<string, string>> = {
    $pc: String(place.pc),
    $op: place.opcode,
    $depth: String(place.depth),
    $gas: String(machine.gas),
    $cost: String(machine.cost),
    $address: machine.address,
    $sp: String(machine.stack.length),
    $returndata: machine.returnData,
  }
  if (index === undefined) {
    if (Object.hasOwn(simple, name)) return simple[name] ?? ''
    throw new InvalidExpression(`there is no value '${text}': there are ${NAMES}`)
  }
  const at = numberIn(index)
  if (at === undefined) throw new InvalidExpression(`expected a number between [ and ], got '${index}'`)
  if (name === '$stack') {
    const item = at < 2n ** 16n ? machine.stack.at(-1 - Number(at)) : undefined
    if (item === undefined) throw new InvalidExpression(`the stack has ${machine.stack.length} items, and the top is $stack[0]`)
    return wordText(item)
  }
  if (name === 'memory') return wordText(BigInt(bytesToHex(memoryAt(hexToBytes(machine.memory), at, 32))))
  if (name === 'storage') return wordText(BigInt(await session.slot(at)))
  throw new InvalidExpression(`there is no value '${text}': there are ${NAMES}`)
}

/** Returns the value of a variable, and why it is none or uncertain. */
export function variableText({ text, problem }: Pick<Variable, 'text' | 'problem'>): string {
  return problem === undefined ? text : `${text} (${problem})`
}

/** Returns a part of the memory. Bytes behind its end are zero. */
export function memoryAt(memory: Uint8Array, offset: bigint, length: number): Uint8Array {
  const part = new Uint8Array(length)
  if (offset < BigInt(memory.length)) part.set(memory.subarray(Number(offset), Number(offset) + length))
  return part
}

/** A number, decimal or with 0x. Undefined for other texts, and for numbers above 256 bits. */
export function numberIn(text: string): bigint | undefined {
  if (!/^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(text)) return undefined
  const number = BigInt(text)
  return number < 2n ** 256n ? number : undefined
}

/** `0x64 (100)`; without the decimal number for a long one, such as an address. */
export function wordText(word: bigint): string {
  const hex = `0x${word.toString(16)}`
  return word < 10n ? `${word}` : word < 2n ** 96n ? `${hex} (${word})` : hex
}
