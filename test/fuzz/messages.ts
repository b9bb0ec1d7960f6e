import { isJsonObject, type Json } from '../../src/primitives/json.js'
import { type Known, mutate } from './arbitraries.js'
import { type Call, nextCall } from './calls.js'
import type { Random } from './random.js'
import { anyJson } from './values.js'

/** A JSON-RPC message of one call or of a batch. */
export interface Message {
  readonly text: string
  readonly calls: readonly Call[]
  readonly isBatch: boolean
  /** JSON texts of the ids that the answer must have, in order; undefined for text that is not meant to be JSON-RPC. */
  readonly ids: readonly string[] | undefined
}

const MOST_CALLS = 24
/** geth and the specification's tests have the code of internal errors for it, in eth_simulateV1. */
const NONCE_AT_MAXIMUM = /^err: nonce has max value: /
const INTERNAL_ERROR = -32603

function callText(call: Call, id: string | undefined): string {
  const rest = `"jsonrpc":"2.0","method":${JSON.stringify(call.method)},"params":${JSON.stringify(call.params)}`
  return id === undefined ? `{${rest}}` : `{"id":${id},${rest}}`
}

/** Undefined for a notification, which gets no answer. Most ids are numbers that occur once. */
function idFor({ number }: Call, random: Random): string | undefined {
  const dice = random.below(40)
  if (dice === 0) return undefined
  return dice < 8 ? `"call ${number}"` : String(number)
}

/** Text with something wrong: a call with a member changed, dropped or doubled, a text that is cut, or any JSON. */
function malformedText(call: Call, random: Random, known: Known): string {
  const whole = { jsonrpc: '2.0', id: 'malformed', method: call.method, params: call.params }
  const dice = random.below(4)
  if (dice === 0) return JSON.stringify(anyJson(random, known))
  if (dice === 1) return callText(call, '"malformed"').slice(0, random.below(80))
  if (dice === 2) return JSON.stringify([mutate(whole, anyJson(random, known), random.uint32())])
  return JSON.stringify(mutate(whole, anyJson(random, known), random.uint32()))
}

/** The next message of a slice. Its calls are numbered from `first` on. */
export function nextMessage(first: number, random: Random, known: Known): Message {
  if (random.oneIn(40)) {
    const call = nextCall(first, random, known)
    return { text: malformedText(call, random, known), calls: [call], isBatch: false, ids: undefined }
  }
  const isBatch = random.oneIn(4)
  const count = isBatch ? 1 + random.below(MOST_CALLS) : 1
  const calls = Array.from({ length: count }, (_, index) => nextCall(first + index, random, known))
  const ids = calls.map((call) => idFor(call, random))
  const texts = calls.map((call, index) => callText(call, ids[index]))
  return {
    text: isBatch ? `[${texts.join(',')}]` : String(texts[0]),
    calls,
    isBatch,
    ids: ids.filter((id) => id !== undefined),
  }
}

/** An answer is wrong. */
export class WrongAnswer extends Error {}

/** The code of the error in an answer, if there is one. Throws `WrongAnswer` for what is not an answer as JSON-RPC has it, and for internal errors. */
function checkForm(answer: Json): number | undefined {
  if (!isJsonObject(answer) || answer.jsonrpc !== '2.0' || answer.id === undefined) throw new WrongAnswer('this is not a JSON-RPC response')
  const { error } = answer
  if ('result' in answer === 'error' in answer) throw new WrongAnswer('a response has either a result or an error')
  if (!('error' in answer)) return undefined
  if (!isJsonObject(error ?? null)) throw new WrongAnswer('the error is not an object')
  const { code, message } = error as { code?: Json; message?: Json }
  if (typeof code !== 'number' || !Number.isInteger(code)) throw new WrongAnswer('the code of the error is not an integer')
  if (typeof message !== 'string' || message === '') throw new WrongAnswer('the error has no message')
  if (code === INTERNAL_ERROR && !NONCE_AT_MAXIMUM.test(message)) throw new WrongAnswer('this is an internal error')
  return code
}

/**
 * Checks the answer to a message: its form, and that each call that asked for an answer has exactly one.
 *
 * @returns the error codes in the answer
 */
export function checkAnswer({ isBatch, ids }: Pick<Message, 'isBatch' | 'ids'>, text: string | undefined): number[] {
  if (text === undefined) {
    if (ids !== undefined && ids.length > 0) throw new WrongAnswer('there is no answer')
    return []
  }
  let parsed: Json
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new WrongAnswer(`the answer is not JSON: ${text.slice(0, 1000)}`)
  }
  const answers = Array.isArray(parsed) ? parsed : [parsed]
  if (ids !== undefined) {
    if (Array.isArray(parsed) !== isBatch) throw new WrongAnswer('a batch is answered by a batch, and a call by an answer')
    const given = answers.map((answer) => (isJsonObject(answer) ? JSON.stringify(answer.id) : 'none'))
    if (given.join() !== ids.join()) throw new WrongAnswer(`the answers have the ids ${given.join()} instead of ${ids.join()}`)
  }
  return answers.flatMap((answer) => {
    try {
      return checkForm(answer) ?? []
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error
      throw new WrongAnswer(`${error.message}: ${JSON.stringify(answer).slice(0, 1000)}`)
    }
  })
}
