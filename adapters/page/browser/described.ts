/** Transactions and calls in words, from the explanations of the node. */
import type { Json, Receipt, WireExplainedFrame, WireNamed, WireTransaction } from '../../../src/internal.js'
import type { Chain } from './chain.js'
import { h } from './dom.js'
import { inEther, short } from './quantities.js'
import { untrusted } from './untrusted.js'

/** A transaction of a list. */
export interface Described {
  readonly hash: string
  readonly block: string
  readonly from: string
  readonly did: Node
  readonly isFailed: boolean
  readonly outcome: string
}

/** Describes a mined transaction. Where the node does not serve explanations, with what the transaction and its receipt say. */
export async function describe(chain: Chain, hash: string): Promise<Described | undefined> {
  try {
    const explanation = await chain.explain(hash)
    const { blockNumber: block, from, frame, failure } = explanation
    return { hash, block, from, did: whatItDid(frame), isFailed: failure !== undefined, outcome: failure?.sentence ?? 'Succeeded' }
  } catch {
    const [transaction, receipt] = await Promise.all([
      chain.rpc.request<WireTransaction | null>('eth_getTransactionByHash', [hash]),
      chain.rpc.request<Receipt | null>('eth_getTransactionReceipt', [hash]),
    ])
    if (!transaction || !receipt) return undefined
    const { from, to, input, value } = transaction
    const isFailed = receipt.status === '0x0'
    const text = to
      ? `${input.length > 2 ? `calls ${input.slice(0, 10)} of` : `sends ${inEther(value)} to`} ${short(to)}`
      : 'creates a contract'
    return { hash, block: receipt.blockNumber, from, did: h('span', {}, text), isFailed, outcome: isFailed ? 'Failed' : 'Succeeded' }
  }
}

/** Describes a call: `Coin.transfer(to: 0x…, amount: 5)`. All names are the contract author's. */
export function whatItDid(frame: WireExplainedFrame): HTMLElement {
  const { type, to, contract, call, input, value } = frame
  const place = contract ? untrusted(contract.name, 80) : h('span', { class: 'code', title: to }, short(to))
  const worth = value !== undefined && value !== '0x0' ? ` with ${inEther(value)}` : ''
  if (type === 'CREATE' || type === 'CREATE2') {
    return h('span', {}, 'creates ', place, ...(call ? ['(', ...argumentList(call.arguments), ')'] : []), worth)
  }
  if (call) return h('span', {}, place, '.', ...signature(call), worth)
  if (input === '0x') return h('span', {}, value === undefined || value === '0x0' ? 'calls ' : `sends ${inEther(value)} to `, place)
  return h('span', {}, 'calls ', h('code', {}, input.slice(0, 10)), ' of ', place, worth)
}

/** Describes a function, an event or an error with its values. */
export function signature({ name, arguments: values }: WireNamed): readonly (Node | string)[] {
  return [untrusted(name, 80), '(', ...argumentList(values), ')']
}

function argumentList(values: readonly Json[]): readonly (Node | string)[] {
  return values.flatMap((each, index) => {
    const { name = '', type = '', value } = isObject(each) ? each : { value: each }
    const shown = untrusted(valueText(value, String(type)), 120)
    return [index === 0 ? '' : ', ', ...(name === '' ? [] : [untrusted(String(name), 40), ': ']), shown]
  })
}

/** Writes a decoded value: numbers in decimal, texts in quotes. */
export function valueText(value: Json | undefined, type = ''): string {
  if (typeof value === 'string' && /^u?int\d*$/.test(type) && /^0x[\da-f]+$/i.test(value)) return BigInt(value).toString()
  if (typeof value === 'string' && /^(?:0x[\da-f]*|-?\d+)$/i.test(value)) return value
  return JSON.stringify(value) ?? ''
}

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
