/** Console output of contracts. Hardhat's console.sol and forge-std call an address without code, with the encoding of `log(…)`. */
import { type AbiValue, decodeParameters, UndecodableData } from '../abi/decode.js'
import { type AbiFragment, fragmentOf, hashOfSignature, selectorOf } from '../abi/fragments.js'
import { parseType } from '../abi/types.js'
import { CONSOLE_ADDRESS } from '../evm/console-calls.js'
import { type Address, bytesToHex, type Hex } from '../primitives/hex.js'

/** A logged value: addresses and bytes are hex, integers bigint. */
export type ConsoleValue = string | bigint | boolean

export interface ConsoleLine {
  /** The line as it is to be printed; it may have line breaks of its own. */
  readonly text: string
  readonly args: readonly ConsoleValue[]
}

/** Up to four of these, in every order. */
const COMBINED = ['uint256', 'string', 'bool', 'address'] as const
const MOST_COMBINED = 4

/** The overloads of `log` by their parameter types: those of console.sol's `log`, of `logInt`, `logBytes` and `logBytes1` to `logBytes32`. */
function overloads(): string[][] {
  const lists: string[][] = [[]]
  for (const list of lists) {
    if (list.length < MOST_COMBINED) for (const type of COMBINED) lists.push([...list, type])
  }
  const fixedBytes = Array.from({ length: 32 }, (_, index) => [`bytes${index + 1}`])
  return [...lists, ['int256'], ['string', 'int256'], ['bytes'], ...fixedBytes]
}

let known: ReadonlyMap<Hex, AbiFragment> | undefined

function bySelector(): ReadonlyMap<Hex, AbiFragment> {
  if (known) return known
  const logs = new Map<Hex, AbiFragment>()
  for (const types of overloads()) {
    const parameters = types.map((type) => ({ name: '', type: parseType(type), indexed: false }))
    const log = fragmentOf('log', parameters)
    logs.set(selectorOf(log), log)
    // Until 2022 the libraries hashed `log(uint)`, a signature that the ABI does not have; contracts compiled then still do.
    const alias = log.signature.replaceAll('int256', 'int')
    logs.set(selectorOf({ ...log, hash: hashOfSignature(alias) }), log)
  }
  known = logs
  return logs
}

/** Decodes a call of console.log. Undefined for other calls. */
export function consoleLine(data: Uint8Array): ConsoleLine | undefined {
  const log = bySelector().get(bytesToHex(data.subarray(0, 4)))
  if (!log) return undefined
  try {
    const args = decodeParameters(log.inputs, data.subarray(4)).map(({ value }) => consoleValue(value))
    return { text: format(args), args }
  } catch (error) {
    if (error instanceof UndecodableData) return undefined
    throw error
  }
}

/** The same for any call. */
export function consoleLineOf({ to, input }: { readonly to: Address; readonly input: Uint8Array }): ConsoleLine | undefined {
  return to === CONSOLE_ADDRESS ? consoleLine(input) : undefined
}

function consoleValue(value: AbiValue): ConsoleValue {
  if (value instanceof Uint8Array) return bytesToHex(value)
  // No overload has lists or tuples.
  return typeof value === 'object' ? '' : value
}

/**
 * The arguments as a line, as Node's `util.format` writes it: a first string may have places for the others, and those without a place follow.
 *
 * | place | the argument as |
 * | --- | --- |
 * | `%s`, `%d`, `%i` | text; integers in full, of whatever size |
 * | `%x` | hex, for integers |
 * | `%e` | scientific notation, for integers |
 * | `%o`, `%O`, `%j` | text, strings in quotes |
 * | `%c` | nothing |
 * | `%%` | no argument, a percent sign |
 */
export function format(args: readonly ConsoleValue[]): string {
  const [first, ...rest] = args
  if (typeof first !== 'string' || rest.length === 0) return args.map(String).join(' ')
  const filled = first.replaceAll(/%([sdixeoOjc%])/g, (place, letter: string) => {
    if (letter === '%') return '%'
    const value = rest[0]
    if (value === undefined) return place
    rest.shift()
    return inPlace(letter, value)
  })
  return [filled, ...rest].map(String).join(' ')
}

function inPlace(letter: string, value: ConsoleValue): string {
  if (letter === 'c') return ''
  if (typeof value === 'string' && (letter === 'o' || letter === 'O')) return `'${value}'`
  if (typeof value === 'string' && letter === 'j') return JSON.stringify(value)
  if (typeof value === 'bigint' && letter === 'x') return value < 0n ? `-0x${(-value).toString(16)}` : `0x${value.toString(16)}`
  if (typeof value === 'bigint' && letter === 'e') return scientific(value)
  return String(value)
}

/** `1234500000` is `1.2345e9`. */
function scientific(value: bigint): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString()
  const rest = digits.slice(1).replace(/0+$/, '')
  return `${sign}${digits[0]}${rest === '' ? '' : `.${rest}`}e${digits.length - 1}`
}
