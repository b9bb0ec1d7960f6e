/** Values by their names, for both debuggers: of the machine, `$pc`, `$stack[0]`, `memory[0x40]`, `storage[3]`, and variables, `value`, `balances[0x…]`. */
import {
  type Address,
  bytesToHex,
  type DebugMachine,
  type DebugPlace,
  type DebugSession,
  hexToBytes,
  LocalError,
  type Variable,
  wordText,
} from '../../src/internal.js'

/** An expression is none. The message says what there is. */
class InvalidExpression extends LocalError {}

const NAMES = '$pc, $op, $gas, $cost, $depth, $address, $sp, $stack[0], $returndata, memory[0x40], storage[0], and variables by name'

/**
 * Returns the text of a value. Throws `InvalidExpression`.
 *
 * @param frame number of the function whose variables and storage are meant; 0 is the innermost
 */
export async function valueText(session: DebugSession, given: string, frame = 0): Promise<string> {
  const text = given.trim()
  const number = numberIn(text)
  if (number !== undefined) return wordText(number)
  const { name, index } = partsOf(text)
  if (name === 'storage' && index !== undefined) {
    return wordText(BigInt(await session.slot(indexIn(index), await storageOf(session, frame))))
  }
  if (!name.startsWith('$') && name !== 'memory' && name !== 'storage' && /^[A-Za-z_]/.test(text)) {
    return variableText(await session.evaluate(text, frame))
  }
  return machineText(text, await session.place(), await session.machine())
}

/** Returns the text of a value of the machine. Throws `InvalidExpression`. */
export function machineText(text: string, place: DebugPlace, machine: DebugMachine): string {
  const { name, index } = partsOf(text)
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
  const at = indexIn(index)
  if (name === '$stack') {
    const item = at < 2n ** 16n ? machine.stack.at(-1 - Number(at)) : undefined
    if (item === undefined) throw new InvalidExpression(`the stack has ${machine.stack.length} items, and the top is $stack[0]`)
    return wordText(item)
  }
  if (name === 'memory') return wordText(BigInt(bytesToHex(memoryAt(hexToBytes(machine.memory), at, 32))))
  throw new InvalidExpression(`there is no value '${text}': there are ${NAMES}`)
}

/** `$stack[0]` is `$stack` and `0`. */
function partsOf(text: string): { readonly name: string; readonly index: string | undefined } {
  const [, name = '', index] = /^([$\w]+)(?:\[([^\]]+)\])?$/.exec(text) ?? []
  return { name, index }
}

function indexIn(text: string): bigint {
  const index = numberIn(text)
  if (index === undefined) throw new InvalidExpression(`expected a number between [ and ], got '${text}'`)
  return index
}

/** Returns the account whose storage a function uses. Throws `InvalidExpression`. */
export async function storageOf(session: DebugSession, frame: number): Promise<Address> {
  const found = (await session.callStack())[frame]
  if (!found) throw new InvalidExpression(`there is no frame ${frame}`)
  return found.storage
}

/** `storage[3]`; undefined for other texts. */
export function slotIn(text: string): bigint | undefined {
  const [, index] = /^storage\[(.+)\]$/.exec(text) ?? []
  return index === undefined ? undefined : numberIn(index)
}

/** Returns the slot of a variable whose writes a session can look for. Throws `InvalidExpression`. */
export function watchedSlot({ path, slot, space, members }: Variable): bigint {
  if (slot === undefined) throw new InvalidExpression(`${path} is not in storage`)
  if (space === 'transient') throw new InvalidExpression(`${path} is in transient storage: only writes to storage can be watched`)
  if (members) throw new InvalidExpression(`${path} has several slots: one of its members can be watched`)
  return slot
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
