/** Checks of events: the transaction emitted them, with certain arguments, in a certain order. */
import { type AbiArgument, type AbiEvent, attempt, checksumAddress, decodeEvent, namedText } from '../../../src/internal.js'
import { argumentsShown, checkArguments, type ExpectedArguments, mismatchOf } from './arguments.js'
import { type Check, succeeded } from './check.js'
import { deployedContractOf, eventOf, type MatcherContract } from './contract.js'
import { InvalidAssertion } from './invalid-assertion.js'
import { isList } from './objects.js'
import type { Outcome, ReceiptLog } from './outcome.js'
import { dictionaryOf } from './revert-data.js'

/** An event that is expected: a contract, the name or the signature, and the arguments. */
export type ExpectedEvent = readonly [contract: unknown, name: string, args?: ExpectedArguments]

/** An expected event whose names are known. */
interface Wanted {
  readonly contract: MatcherContract & { readonly address: string }
  readonly event: AbiEvent
  readonly expected: ExpectedArguments | undefined
}

/**
 * Checks that a contract emitted an event.
 *
 * @param expected - its arguments: all in order, or some by name
 * @param times - how many such events; default: at least one
 */
export function emitted(given: unknown, name: unknown, expected?: ExpectedArguments, times?: number): Check {
  if (times !== undefined && (!Number.isSafeInteger(times) || times < 0)) {
    throw new InvalidAssertion(`Expected the number of events to be a whole number, but got ${String(times)}`)
  }
  const wanted = wantedEvent(given, name, expected)
  const { event } = wanted
  return {
    sources: [given],
    async run(outcome) {
      const logs = await logsOf(outcome, wanted.contract)
      const found = logs.map((log) => valuesOf(log, wanted)).filter((values) => values !== undefined)
      const mismatches = await Promise.all(found.map((values) => (expected ? mismatchOf(values, event.inputs, expected) : undefined)))
      const met = mismatches.filter((mismatch) => mismatch === undefined).length
      const isMet = times === undefined ? met > 0 : met === times
      const named = `"${event.name}"`
      const list = () => eventList(logs, [wanted.contract])
      return {
        isMet,
        message() {
          if (isMet) return `Expected event ${named} NOT to be emitted${withText(expected)}${timesText(times)}, but it was\n${list()}`
          if (times !== undefined) {
            return `Expected event ${named} to be emitted${withText(expected)}${timesText(times)}, but it was emitted ${timesOf(met)}\n${list()}`
          }
          if (found.length === 0 || !expected) return `Expected event ${named} to be emitted, but it wasn't\n${list()}`
          if (found.length === 1) return `Error in ${named} event: ${mismatches[0]}\n${list()}`
          return `The specified arguments (${argumentsShown(expected)}) were not included in any of the ${found.length} emitted ${named} events\n${list()}`
        },
      }
    },
  }
}

/** Checks that events were emitted in this order. Others may be between them. */
export function emittedInOrder(events: readonly ExpectedEvent[]): Check {
  if (events.length === 0 || !events.every(isList)) {
    throw new InvalidAssertion('Expected events in the form [contract, name] or [contract, name, arguments]')
  }
  const wanted = events.map(([contract, name, expected]) => wantedEvent(contract, name, expected))
  return {
    sources: events.map(([contract]) => contract),
    async run(outcome) {
      const logs = await logsOf(outcome, wanted[0]?.contract)
      let position = 0
      for (const log of logs) {
        const next = wanted[position]
        const values = next && valuesOf(log, next)
        if (!values) continue
        const isNext = !next.expected || (await mismatchOf(values, next.event.inputs, next.expected)) === undefined
        if (isNext) position++
      }
      const isMet = position === wanted.length
      const names = wanted.map(({ event }) => `"${event.name}"`).join(', ')
      const missing = wanted[position]
      const list = () =>
        eventList(
          logs,
          wanted.map(({ contract }) => contract),
        )
      return {
        isMet,
        message() {
          if (!missing) return `Expected events ${names} NOT to be emitted in this order, but they were\n${list()}`
          const place =
            position === 0
              ? ''
              : ` after ${wanted
                  .slice(0, position)
                  .map(({ event }) => `"${event.name}"`)
                  .join(', ')}`
          return `Expected events ${names} to be emitted in this order, but "${missing.event.name}"${withText(missing.expected)} was not emitted${place}\n${list()}`
        },
      }
    },
  }
}

function wantedEvent(given: unknown, name: unknown, expected: ExpectedArguments | undefined): Wanted {
  const contract = deployedContractOf(given)
  const event = eventOf(contract, name)
  if (expected) checkArguments(event.inputs, expected, `"${event.name}" event`)
  return { contract, event, expected }
}

async function logsOf(outcome: Outcome, contract: MatcherContract | undefined): Promise<readonly ReceiptLog[]> {
  const transaction = await succeeded(outcome, 'to emit an event', contract)
  return (await transaction.receipt()).logs
}

/** Returns the arguments of a log; undefined if it is of another contract or event. */
function valuesOf({ address, topics, data }: ReceiptLog, { contract, event }: Wanted): readonly AbiArgument[] | undefined {
  if (address !== contract.address || (!event.isAnonymous && topics[0] !== event.hash)) return undefined
  return attempt(() => decodeEvent(event, event.isAnonymous ? topics : topics.slice(1), data))
}

function withText(expected: ExpectedArguments | undefined): string {
  return expected ? ` with the arguments (${argumentsShown(expected)})` : ''
}

function timesText(times: number | undefined): string {
  return times === undefined ? '' : ` ${timesOf(times)}`
}

function timesOf(times: number): string {
  return times === 1 ? 'once' : `${times} times`
}

/** Events that are shown at most. */
const SHOWN = 20

/** Lists the events that there were, with names from the ABIs of the contracts in question and from token standards. */
function eventList(logs: readonly ReceiptLog[], contracts: readonly MatcherContract[]): string {
  if (logs.length === 0) return '  The transaction emitted no events.'
  const names = dictionaryOf(contracts)
  const lines = logs.slice(0, SHOWN).map((log) => {
    const named = names.eventOf(log, undefined)
    return `    ${checksumAddress(log.address)} ${named ? namedText(named) : `with the topics [${log.topics.join(', ')}]`}`
  })
  const rest = logs.length > SHOWN ? [`    … ${logs.length} in all`] : []
  return ['  The transaction emitted:', ...lines, ...rest].join('\n')
}
