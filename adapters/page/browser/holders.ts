import { type AbiValue, attempt, decodeParameters, hexToBytes, type Json, type Log, parseAbi, selectorOf } from '../../../src/internal.js'
import { actionForm } from './action-form.js'
import { BLOCK, blockOf } from './block-field.js'
import { type Child, h } from './dom.js'
import { addressLink } from './links.js'
import { decimals, grouped } from './quantities.js'
import type { Rpc } from './rpc.js'
import { scrolledTable } from './scrolled-table.js'
import { untrusted } from './untrusted.js'
import type { Sources } from './view.js'

/** Topic of the event with which ERC-20 and ERC-721 say that a token has moved. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
/** Accounts whose balance is read: those that moved tokens last. */
const READ = 200
/** Calls at once. */
const AT_ONCE = 20
/** Digits from which on a number of decimals is no amount that a person can read. */
const MOST_DECIMALS = 36
const LONGEST_SYMBOL = 20

const { functions } = parseAbi([view('balanceOf', ['address'], 'uint256'), view('decimals', [], 'uint8'), view('symbol', [], 'string')])

function view(name: string, inputs: readonly string[], output: string): Json {
  const parameter = (type: string) => ({ name: '', type })
  return { type: 'function', name, inputs: inputs.map(parameter), outputs: [parameter(output)], stateMutability: 'view' }
}

/** Creates the form that lists who holds a token, from the accounts that its events name. */
export function holdersForm({ rpc, chain }: Sources, token: string): HTMLElement {
  return actionForm('List holders', [{ name: 'block', label: 'At block', ...BLOCK, isOptional: true }], async ({ block = '' }) => {
    const at = blockOf(block, chain)
    const logs = await rpc.request<readonly Log[]>('eth_getLogs', [
      { address: token, fromBlock: 'earliest', toBlock: at, topics: [TRANSFER] },
    ])
    const named = accountsOf(logs)
    const accounts = named.slice(0, READ)
    const [places, symbol] = await Promise.all([read(rpc, token, 'decimals', '', at), read(rpc, token, 'symbol', '', at)])
    const balances = await inTurns(accounts, async (account) => {
      const balance = await read(rpc, token, 'balanceOf', account.slice(2).padStart(64, '0'), at)
      return { account, balance: typeof balance === 'bigint' ? balance : undefined }
    })
    return shown(balances, places, symbol, named.length)
  })
}

interface Holder {
  readonly account: string
  readonly balance: bigint | undefined
}

/** The accounts of transfers, the last ones first. */
function accountsOf(logs: readonly Log[]): readonly string[] {
  const accounts = logs.toReversed().flatMap(({ topics }) => topics.slice(1, 3).map((topic) => `0x${topic.slice(26)}`))
  return [...new Set(accounts)].filter((account) => !/^0x0+$/.test(account))
}

/** Calls a function without parameters or with one word. Undefined if the contract does not answer with a value of its type. */
async function read(rpc: Rpc, token: string, name: string, word: string, at: string): Promise<AbiValue | undefined> {
  const called = functions.find((each) => each.name === name)
  if (!called) return undefined
  const output = await rpc.request<string>('eth_call', [{ to: token, data: selectorOf(called) + word }, at]).catch(() => '0x')
  return attempt(() => decodeParameters(called.outputs, hexToBytes(`0x${output.slice(2)}`)))?.[0]?.value
}

async function inTurns<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let first = 0; first < items.length; first += AT_ONCE)
    results.push(...(await Promise.all(items.slice(first, first + AT_ONCE).map(run))))
  return results
}

function shown(holders: readonly Holder[], places: AbiValue | undefined, symbol: AbiValue | undefined, found: number): Child {
  const held = holders.flatMap(({ account, balance }) => (balance === undefined || balance === 0n ? [] : [{ account, balance }]))
  if (held.length === 0) return 'No account that its events of transfers name holds any.'
  held.sort((one, other) => (other.balance > one.balance ? 1 : other.balance < one.balance ? -1 : 0))
  const digits = typeof places === 'bigint' && places <= MOST_DECIMALS ? Number(places) : 0
  const unit = () => (typeof symbol === 'string' ? [' ', untrusted(symbol, LONGEST_SYMBOL)] : [])
  const rows = held.map(({ account, balance }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, addressLink(account, account)),
      h('td', { class: 'number' }, decimals(balance, digits), ...unit()),
    ),
  )
  return h(
    'div',
    {},
    h('p', {}, `${grouped(held.length)} ${held.length === 1 ? 'account holds' : 'accounts hold'} it`),
    found > holders.length && h('p', { class: 'quiet' }, `Of ${grouped(found)} accounts, those ${READ} that moved it last were read.`),
    scrolledTable('Holders', ['Account', 'Balance'], h('tbody', {}, ...rows)),
  )
}
