/** Checks of balances: the transaction changed them by certain amounts. */
import { type Address, checksumAddress, decodeParameters, escaped, etherText, hexToBytes } from '../../../src/internal.js'
import { addressIn, ordinal } from './arguments.js'
import type { MatcherChain } from './chain.js'
import { type Check, succeeded, type Verdict } from './check.js'
import { contractOf, deployedContractOf } from './contract.js'
import { InvalidAssertion } from './invalid-assertion.js'
import { integerOf, isFunction, isList, isObject } from './objects.js'
import type { SentTransaction } from './outcome.js'

/** Options of checks of ether. */
export interface EtherOptions {
  /** Whether the fee counts in the balance of the sender. Default false: the sender's balance changes by what it sends. */
  readonly includeFee?: boolean
}

/** A balance before and after a transaction. */
interface Change {
  readonly account: string
  readonly before: bigint
  readonly after: bigint
  /** Wei of the fee that do not count. */
  readonly fee: bigint
}

type Expected = { readonly amounts: readonly Amount[] } | { readonly all: (changes: readonly bigint[]) => unknown }
/** An exact amount, or a condition. */
type Amount = bigint | ((change: bigint) => unknown)

/** Checks that the ether of an account changes by an amount in wei, or by one that meets a condition. */
export function changedEther(account: unknown, change: unknown, options?: EtherOptions): Check {
  return etherCheck([account], { amounts: [amountOf(change)] }, options)
}

/** Checks that the ether of accounts changes by amounts in wei, or by amounts that together meet a condition. */
export function changedEtherOfAll(accounts: unknown, changes: unknown, options?: EtherOptions): Check {
  const list = listOf(accounts)
  return etherCheck(list, amountsOf(list, changes), options)
}

/** Checks that the balance of an account in a token changes by an amount, or by one that meets a condition. */
export function changedTokens(token: unknown, account: unknown, change: unknown): Check {
  return tokenCheck(token, [account], { amounts: [amountOf(change)] })
}

/** Checks that the balances of accounts in a token change by amounts, or by amounts that together meet a condition. */
export function changedTokensOfAll(token: unknown, accounts: unknown, changes: unknown): Check {
  const list = listOf(accounts)
  return tokenCheck(token, list, amountsOf(list, changes))
}

function etherCheck(accounts: readonly unknown[], expected: Expected, { includeFee = false }: EtherOptions = {}): Check {
  return {
    sources: accounts,
    async run(outcome) {
      const transaction = await succeeded(outcome, 'to change balances')
      const block = await blockOf(transaction)
      const { from, fee } = await transaction.receipt()
      const changes = await Promise.all(
        accounts.map(async (account, i): Promise<Change> => {
          const address = await accountAddress(account, i)
          const [before, after] = await Promise.all([block - 1n, block].map((number) => etherAt(transaction.chain, address, number)))
          return {
            account: checksumAddress(address),
            before: before ?? 0n,
            after: after ?? 0n,
            fee: !includeFee && address === from ? fee : 0n,
          }
        }),
      )
      return verdictOf(changes, expected, 'the ether balance', 'wei', etherText)
    },
  }
}

function tokenCheck(given: unknown, accounts: readonly unknown[], expected: Expected): Check {
  if (!contractOf(given).abi.functions.some(({ signature }) => signature === 'balanceOf(address)')) {
    throw new InvalidAssertion('The given contract instance is not an ERC20 token')
  }
  const token = deployedContractOf(given)
  return {
    sources: [given, ...accounts],
    async run(outcome) {
      const transaction = await succeeded(outcome, 'to change balances', token)
      const block = await blockOf(transaction)
      const { chain } = transaction
      const changes = await Promise.all(
        accounts.map(async (account, i): Promise<Change> => {
          const address = await accountAddress(account, i)
          const [before, after] = await Promise.all([block - 1n, block].map((number) => tokensAt(chain, token.address, address, number)))
          return { account: checksumAddress(address), before: before ?? 0n, after: after ?? 0n, fee: 0n }
        }),
      )
      const { isMet } = verdictOf(changes, expected, 'the balance of tokens', '', String)
      return {
        isMet,
        async message() {
          const symbol = await symbolOf(chain, token.address)
          return verdictOf(changes, expected, `the balance of ${symbol} tokens`, '', String).message()
        },
      }
    },
  }
}

function amountOf(change: unknown): Amount {
  if (isFunction(change)) return change
  const amount = integerOf(change)
  if (amount === undefined)
    throw new InvalidAssertion(`Expected the change to be a number-like value or a predicate, but got ${String(change)}`)
  return amount
}

function listOf(accounts: unknown): readonly unknown[] {
  if (!isList(accounts)) throw new InvalidAssertion('Expected a list of accounts')
  return accounts
}

function amountsOf(accounts: readonly unknown[], changes: unknown): Expected {
  if (isFunction(changes)) return { all: changes }
  if (!isList(changes)) throw new InvalidAssertion('Expected a list of balance changes or a predicate')
  if (changes.length !== accounts.length) {
    throw new InvalidAssertion(
      `The number of accounts (${accounts.length}) is different than the number of expected balance changes (${changes.length})`,
    )
  }
  return { amounts: changes.map(amountOf) }
}

async function accountAddress(account: unknown, index: number): Promise<Address> {
  const address = await addressIn(account)
  if (!address)
    throw new InvalidAssertion(`Expected the ${ordinal(index + 1)} account to be an address or an account, but got ${String(account)}`)
  return address
}

/** Returns the number of the block of a transaction, which must have no other: balances are read before and after the block. */
async function blockOf(transaction: SentTransaction): Promise<bigint> {
  const { blockNumber } = await transaction.receipt()
  const count = await transaction.chain.request('eth_getBlockTransactionCountByNumber', [toQuantity(blockNumber)])
  if (integerOf(count) !== 1n) throw new InvalidAssertion('There should be only 1 transaction in the block')
  return blockNumber
}

async function etherAt(chain: MatcherChain, address: Address, block: bigint): Promise<bigint> {
  return integerOf(await chain.request('eth_getBalance', [address, toQuantity(block)])) ?? 0n
}

async function tokensAt(chain: MatcherChain, token: string, account: Address, block: bigint): Promise<bigint> {
  const data = `0x70a08231${account.slice(2).padStart(64, '0')}`
  const result = await chain.request('eth_call', [{ to: token, data }, toQuantity(block)])
  const tokens = result === '0x' ? undefined : integerOf(result)
  // The token may be created by the transaction.
  return tokens ?? 0n
}

/** Returns the symbol of a token, its name, or its address. */
async function symbolOf(chain: MatcherChain, token: Address): Promise<string> {
  for (const selector of ['0x95d89b41', '0x06fdde03']) {
    try {
      const [text] = decodeParameters(TEXT, hexToBytes(String(await chain.request('eth_call', [{ to: token, data: selector }, 'latest']))))
      if (typeof text?.value === 'string' && text.value !== '') return escaped(text.value)
    } catch {
      // A token need not have either.
    }
  }
  return `<token at ${checksumAddress(token)}>`
}

const TEXT = [{ name: '', type: { kind: 'string' }, indexed: false }] as const

function toQuantity(number: bigint): string {
  return `0x${number.toString(16)}`
}

function changeOf({ before, after, fee }: Change): bigint {
  return after - before + fee
}

/** @param unit - of amounts; nothing for tokens */
function verdictOf(
  changes: readonly Change[],
  expected: Expected,
  subject: string,
  unit: string,
  format: (amount: bigint) => string,
): Verdict {
  const amounts = changes.map(changeOf)
  const withUnit = (amount: bigint) => (unit === '' ? String(amount) : `${amount} ${unit}`)
  const balances = () =>
    changes
      .map(
        ({ account, before, after, fee }) =>
          `\n  ${account}: ${format(before)} before, ${format(after)} after${fee > 0n ? `, of which ${format(fee)} of fees do not count` : ''}`,
      )
      .join('')
  if ('all' in expected) {
    const isMet = expected.all(amounts) === true
    const accounts = changes.map(({ account }) => account).join(', ')
    return {
      isMet,
      message: () =>
        `Expected the changes of ${subject} of ${accounts}${isMet ? ' NOT' : ''} to satisfy the predicate, but they ${isMet ? 'did' : "didn't"}: ${amounts.map(withUnit).join(', ')}${balances()}`,
    }
  }
  const met = expected.amounts.map((wanted, i) => isAmount(wanted, amounts[i] ?? 0n))
  const isMet = met.every(Boolean)
  return {
    isMet,
    message() {
      const lines = changes.flatMap(({ account }, i) => {
        const wanted = expected.amounts[i]
        if (met[i] !== isMet || wanted === undefined) return []
        const place = changes.length > 1 ? ` (the ${ordinal(i + 1)} address in the list)` : ''
        const start = `Expected ${subject} of "${account}"${place}`
        if (typeof wanted !== 'bigint') {
          return `${start} change${isMet ? ' NOT' : ''} to satisfy the predicate, but it ${isMet ? 'did' : "didn't"} (balance change: ${withUnit(amounts[i] ?? 0n)})`
        }
        return isMet
          ? `${start} NOT to change by ${withUnit(wanted)}, but it did`
          : `${start} to change by ${withUnit(wanted)}, but it changed by ${withUnit(amounts[i] ?? 0n)}`
      })
      return `${lines.join('\n')}${balances()}`
    },
  }
}

function isAmount(wanted: Amount, amount: bigint): boolean {
  return typeof wanted === 'bigint' ? wanted === amount : wanted(amount) === true
}

/** Whether an argument is the object `ethers` of Hardhat 3, which its matchers take first. */
export function isEthers(value: unknown): boolean {
  return isObject(value) && isFunction(value.getSigners) && isObject(value.provider)
}
