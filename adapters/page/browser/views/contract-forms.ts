/** Forms of a contract: calls and transactions of its functions, and a search for its events. */
import {
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
  attempt,
  decodeEvent,
  decodeParameters,
  encodeParameters,
  hexToBytes,
  type Log,
  selectorOf,
} from '../../../../src/internal.js'
import { ADDRESS, actionForm, ETHER, type Field } from '../action-form.js'
import { BLOCK, blockOf } from '../block-field.js'
import { type Child, h } from '../dom.js'
import { blockLink, transactionLink } from '../links.js'
import { grouped, quantity, weiOf } from '../quantities.js'
import { RpcError } from '../rpc.js'
import { scrolledTable } from '../scrolled-table.js'
import { fieldsOf, type Interface, type OfferedFunction, shortType, typedValues, writtenList } from '../typed-values.js'
import { untrusted } from '../untrusted.js'
import type { Sources } from '../view.js'

const SHOWN_LOGS = 200

/** Functions that change nothing, each with a form that calls it. */
export function readForms({ rpc, chain }: Sources, address: string, shape: Interface): readonly Child[] {
  const reads = shape.functions.filter(({ isRead }) => isRead)
  if (reads.length === 0) return []
  const block = h('input', { value: 'latest', pattern: BLOCK.pattern, title: BLOCK.hint })
  const run = (called: OfferedFunction) => async (typed: Readonly<Record<string, string>>) => {
    const at = blockOf(block.value.trim(), chain)
    const output = await rpc.request<string>('eth_call', [{ to: address, data: dataOf(called, typed) }, at]).catch(named(shape))
    const values = attempt(() => decodeParameters(called.outputs, bytesOf(output)))
    if (!values) return h('span', {}, 'The answer is not of these types: ', h('code', {}, untrusted(output)))
    return untrusted(values.length === 0 ? 'nothing' : writtenList(values))
  }
  return [
    h('h2', {}, 'Read'),
    h('label', { class: 'narrow' }, 'At block', block),
    h('div', { class: 'functions' }, ...reads.map((called) => form(called, 'Call', [], run(called)))),
  ]
}

/** Functions that change the state, each with a form that sends a transaction. */
export function writeForms({ rpc }: Sources, address: string, shape: Interface, accounts: readonly string[]): readonly Child[] {
  const writes = shape.functions.filter(({ isRead }) => !isRead)
  if (writes.length === 0) return []
  const sender: Field =
    accounts.length === 0 ? { name: 'from', label: 'From', ...ADDRESS } : { name: 'from', label: 'From', choices: accounts }
  const run =
    (called: OfferedFunction) =>
    async ({ from = '', value = '0', ...typed }: Readonly<Record<string, string>>) => {
      const message = { from, to: address, data: dataOf(called, typed), value: weiOf(value) }
      const hash = await rpc.request<string>('eth_sendTransaction', [message]).catch(named(shape))
      return h('span', {}, 'Sent: ', transactionLink(hash))
    }
  const fields = ({ isPayable }: AbiFunction) => [
    sender,
    ...(isPayable ? [{ name: 'value', label: 'Value in ether', ...ETHER, value: '0' }] : []),
  ]
  return [
    h('h2', {}, 'Write'),
    h('div', { class: 'functions' }, ...writes.map((called) => form(called, 'Send', fields(called), run(called)))),
  ]
}

/** Search for events of the contract. */
export function eventForm({ rpc }: Sources, address: string, shape: Interface): readonly Child[] {
  const events = shape.events.filter(({ isAnonymous }) => !isAnonymous)
  if (events.length === 0) return []
  const fields: readonly Field[] = [
    { name: 'event', label: 'Event', choices: ['all', ...events.map(({ signature }) => signature)] },
    { name: 'first', label: 'From block', value: '0', pattern: '\\d{1,15}', hint: 'a number' },
    { name: 'last', label: 'To block', pattern: '\\d{1,15}', hint: 'latest', isOptional: true },
    { name: 'topic', label: 'Only with an indexed value', hint: 'a number, an address or 32 bytes', isOptional: true, isWide: true },
  ]
  return [
    h('h2', {}, 'Events'),
    actionForm('Search', fields, async ({ event = 'all', first = '0', last = '', topic = '' }) => {
      const wanted = events.find(({ signature }) => signature === event)
      const logs = await rpc.request<readonly Log[]>('eth_getLogs', [
        {
          address,
          fromBlock: quantity(Number(first)),
          toBlock: last === '' ? 'latest' : quantity(Number(last)),
          topics: [wanted?.hash ?? null],
        },
      ])
      const indexed = topic === '' ? undefined : topicOf(topic)
      return eventTable(indexed === undefined ? logs : logs.filter(({ topics }) => topics.some((each) => each === indexed)), events)
    }),
  ]
}

/** A function, with a form that is made when it is opened. */
function form(
  { name, signature, inputs, outputs }: AbiFunction,
  action: string,
  fields: readonly Field[],
  run: (typed: Readonly<Record<string, string>>) => Promise<Child>,
): HTMLElement {
  const returned = outputs.length === 0 ? '' : ` → ${labels(outputs)}`
  const details = h('details', {}, h('summary', { class: 'code' }, untrusted(`${name}(${labels(inputs)})${returned}`, 200)))
  details.addEventListener('toggle', () => {
    if (details.open && details.children.length === 1)
      details.append(actionForm(action, [...fieldsOf(inputs), ...fields], run, `${action} ${signature}`))
  })
  return details
}

function labels(parameters: readonly AbiParameter[]): string {
  return parameters.map(({ name, type }) => (name === '' ? shortType(type) : `${name}: ${shortType(type)}`)).join(', ')
}

function dataOf(called: AbiFunction, typed: Readonly<Record<string, string>>): string {
  return selectorOf(called) + encodeParameters(called.inputs, typedValues(called.inputs, typed)).slice(2)
}

function bytesOf(hex: string): Uint8Array {
  return hexToBytes(`0x${hex.slice(2)}`)
}

/** Names a custom error of the contract. */
function named({ errors }: Interface): (error: unknown) => never {
  return (error) => {
    const data = error instanceof RpcError ? error.data : undefined
    const found = typeof data === 'string' ? errors.find((each) => data.startsWith(selectorOf(each))) : undefined
    const values = found && attempt(() => decodeParameters(found.inputs, bytesOf(`0x${String(data).slice(10)}`)))
    throw found && values ? new Error(`reverted with ${found.name}(${writtenList(values)})`) : error
  }
}

/** The topic of an indexed number, address or word. */
function topicOf(text: string): string {
  if (!/^(?:\d+|0x[\da-f]{1,64})$/i.test(text)) throw new Error('an indexed value is a number, an address or 32 bytes')
  return `0x${BigInt(text).toString(16).padStart(64, '0')}`
}

function eventTable(logs: readonly Log[], events: readonly AbiEvent[]): HTMLElement {
  const newest = logs.slice(-SHOWN_LOGS).reverse()
  const rows = newest.map((log) => {
    const event = events.find(({ hash }) => hash === log.topics[0])
    const values = event && attempt(() => decodeEvent(event, log.topics.slice(1), bytesOf(log.data)))
    const said = event && values ? `${event.name}(${writtenList(values)})` : [...log.topics, log.data].join(' ')
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, blockLink(log.blockNumber ?? '0x0')),
      h('td', {}, untrusted(said)),
      h('td', {}, transactionLink(log.transactionHash ?? '')),
    )
  })
  const count =
    logs.length === newest.length ? `${grouped(logs.length)} events` : `The newest ${SHOWN_LOGS} of ${grouped(logs.length)} events`
  return h('div', {}, h('p', {}, count), scrolledTable('Events', ['Block', 'Event', 'Transaction'], h('tbody', {}, ...rows)))
}
