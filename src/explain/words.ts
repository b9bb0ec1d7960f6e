/** Formats values for people. */
import type { AbiArgument, AbiValue } from '../abi/decode.js'
import { type Address, bytesToHex } from '../primitives/hex.js'
import { checksumAddress } from '../primitives/keccak.js'
import type { ExplainedFrame, Named } from './explanation.js'

const LONGEST_TEXT = 200
const LONGEST_LIST = 20
const ETHER = 10n ** 18n

/** Returns a text of unknown origin in quotes: shortened, and with line breaks and control characters escaped. */
export function quoted(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
  return escaped(JSON.stringify(cut))
}

/** Without control characters, line ends, and characters that turn the direction of writing: as escapes of JSON, of which some have two. */
export function escaped(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, unit) => `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(''),
  )
}

/** Returns a name of unknown origin, for ABIs and layouts may have any text for one: shortened and escaped, without quotes. */
export function nameText(name: string): string {
  return escaped(name.length > LONGEST_TEXT ? `${name.slice(0, LONGEST_TEXT)}…` : name)
}

/** `1.5 ether`, and small amounts in wei. */
export function etherText(wei: bigint): string {
  if (wei === 0n) return '0 ether'
  if (wei < 10n ** 12n) return `${wei} wei`
  const fraction = (wei % ETHER).toString().padStart(18, '0').replace(/0+$/, '')
  return `${wei / ETHER}${fraction === '' ? '' : `.${fraction}`} ether`
}

/** `21,000` */
export function grouped(value: bigint): string {
  return value.toString().replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

export function bytesText(bytes: Uint8Array): string {
  return bytes.length <= 36 ? bytesToHex(bytes) : `${bytesToHex(bytes.subarray(0, 32))}… (${bytes.length} bytes)`
}

export function valueText(value: AbiValue, type: string): string {
  if (typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return type === 'address' ? checksumAddress(`0x${value.slice(2)}`) : quoted(value)
  if (value instanceof Uint8Array) return bytesText(value)
  if ('members' in value) return `(${argumentsText(value.members)})`
  if ('hash' in value) return `hash ${value.hash}`
  const itemType = type.slice(0, type.lastIndexOf('['))
  const items = value.slice(0, LONGEST_LIST).map((item) => valueText(item, itemType))
  return `[${items.join(', ')}${value.length > LONGEST_LIST ? `, … ${value.length} in all` : ''}]`
}

/** `to: 0x…, value: 5` */
export function argumentsText(values: readonly AbiArgument[]): string {
  return values.map(({ name, type, value }) => `${name === '' ? '' : `${nameText(name)}: `}${valueText(value, type)}`).join(', ')
}

/** `Transfer(from: 0x…, to: 0x…, value: 5)`, with what it may be as well. */
export function namedText({ name, arguments: values, alternatives }: Named): string {
  return `${nameText(name)}(${argumentsText(values)})${alternativesText(alternatives)}`
}

/** ` or Sent(address)`, for names that the same selector may stand for. */
export function alternativesText(alternatives: readonly string[]): string {
  return alternatives.map((name) => ` or ${nameText(name)}`).join('')
}

/** `Token.transfer`; `Token?` where only the selector speaks for it, and the selector where nothing is known. */
export function frameName({ type, contract, call, input }: Pick<ExplainedFrame, 'type' | 'contract' | 'call' | 'input'>): string {
  const isCreation = type === 'CREATE' || type === 'CREATE2'
  const doubt = contract?.matchedBy === 'selector' ? '?' : ''
  const owner = contract ? `${[contract.name, ...contract.alternatives].map(nameText).join('|')}${doubt}` : ''
  if (isCreation) return owner === '' ? 'the constructor' : `the constructor of ${owner}`
  const selector = input.length >= 4 ? `function ${bytesToHex(input.subarray(0, 4))}` : ''
  const what = call ? nameText(call.name) : selector
  return owner === '' ? what : call ? `${owner}.${what}` : what === '' ? owner : `${owner} (${what})`
}

/** `Token.transfer at 0x…` */
export function framePlace(frame: Pick<ExplainedFrame, 'type' | 'contract' | 'call' | 'input' | 'to'>): string {
  const name = frameName(frame)
  return name === '' ? checksumAddress(frame.to) : `${name} at ${checksumAddress(frame.to)}`
}

/** An address with the name of what is there. */
export function addressText(address: Address, names: ReadonlyMap<Address, string>): string {
  const name = names.get(address)
  return name === undefined ? checksumAddress(address) : `${nameText(name)} ${checksumAddress(address)}`
}

/** A slot or what is in it, without the zeros before it. */
export function shortHex(word: string): string {
  return word.replace(/^0x0*(?=.)/, '0x')
}

/** `0x64 (100)`; without the decimal number for a long one, such as an address. */
export function wordText(word: bigint): string {
  const hex = `0x${word.toString(16)}`
  return word < 10n ? `${word}` : word < 2n ** 96n ? `${hex} (${word})` : hex
}
