import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COMETBFT_OPTIONS } from '../../adapters/cometbft/options.js'
import { HTTP_OPTIONS } from '../../adapters/http/options.js'
import { METRICS_OPTIONS } from '../../adapters/metrics/server.js'
import { ROUTE_OPTIONS } from '../../adapters/routes/routes.js'
import { WEBSOCKET_OPTIONS } from '../../adapters/websocket/options.js'
import { optionRule } from '../../src/options.js'
import type { OptionRule } from '../../src/primitives/option-rules.js'

// `npm run docs:check` compares this file with the doc comments.
const lines = readFileSync(new URL('../../docs/options.md', import.meta.url), 'utf8').split('\n')

/** Returns the rows of the first table after a line: names of options, and their doc comments. */
function rowsAfter(start: string): [name: string, text: string][] {
  const begin = lines.findIndex((line) => line.startsWith(start))
  const head = lines.findIndex((line, index) => index > begin && line.startsWith('| option | type |'))
  if (begin < 0 || head < 0) throw new Error(`no table after '${start}'`)
  const end = lines.indexOf('', head)
  return lines.slice(head + 2, end).map((row) => {
    const [, name = '', text = ''] = /^\| `(\w+)` \| `.*?(?<!\\)` \| (.*) \|$/.exec(row) ?? []
    return [name, text]
  })
}

const UNITS: Readonly<Record<string, bigint>> = {
  ether: 10n ** 18n,
  gwei: 10n ** 9n,
  KiB: 1n << 10n,
  MiB: 1n << 20n,
  // Durations are in milliseconds.
  seconds: 1000n,
  minutes: 60_000n,
}
const NAMED: Readonly<Record<string, string>> = { 'the zero address': `0x${'0'.repeat(40)}` }
const VALUE = String.raw`\`[^\`]+\`|\d[\d,.]*(?: (?:ether|gwei|KiB|MiB|seconds|minutes))?|true|false|the zero address`

/**
 * Returns the default that a doc comment states, as text without a unit. Undefined if it states none.
 *
 * @param purpose what the value is for, where the comment has several
 */
function statedDefault(text: string, purpose: string): string | undefined {
  const found =
    (purpose === '' ? undefined : new RegExp(`Default.*?(${VALUE}) for ${purpose}`).exec(text)?.[1]) ??
    new RegExp(`Default.*(${VALUE}) otherwise`).exec(text)?.[1] ??
    new RegExp(`(${VALUE}), the default`).exec(text)?.[1] ??
    new RegExp(`Default:? (${VALUE})`).exec(text)?.[1]
  if (found === undefined || found.startsWith('`')) return found?.slice(1, -1)
  const [number = '', unit] = found.split(' ')
  const digits = number.replace(/[.,]$/, '')
  if (unit !== undefined && unit in UNITS) return `${BigInt(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1n)}`
  return NAMED[found] ?? (/^[\d,]+$/.test(digits) ? digits.replaceAll(',', '') : digits)
}

/** Whether a stated default is the value; of a long text it may show both ends. */
function isStated(stated: string | undefined, value: string): boolean {
  const [begin = '', end] = stated?.split('…') ?? []
  return end === undefined ? stated === value : value.startsWith(begin) && value.endsWith(end)
}

const node = (group?: string) => (name: string) => optionRule(group === undefined ? name : `${group}.${name}`)
const of = (table: object) => (name: string) => Reflect.get(table, name) as OptionRule<unknown>

it.each([
  ['## The node', '', node()],
  ['How blocks are mined', '', node('mining')],
  ['Limits, the option `limits`', '', node('limits')],
  ['How the chain is kept', '', node('storage')],
  ['The interface of the interface document', '', node('documented')],
  ['The pool, the option `pool`', '', node('pool')],
  ['### Who may ask', '', of(HTTP_OPTIONS)],
  ['### Calls', '', of(HTTP_OPTIONS)],
  ['### HTTP', '', of(HTTP_OPTIONS)],
  ['### WebSocket', '', of(WEBSOCKET_OPTIONS)],
  ['### Where to listen', 'HTTP', of(HTTP_OPTIONS)],
  ['### Where to listen', 'WebSocket', of(WEBSOCKET_OPTIONS)],
  ['### Routes and balances', '', of(ROUTE_OPTIONS)],
  ['## Metrics', '', of(METRICS_OPTIONS)],
  ['## Consensus', '', of(COMETBFT_OPTIONS)],
] as const)('states the defaults that the options have: %s %s', (start, purpose, ruleOf) => {
  const rows = rowsAfter(start)
  expect(rows.map(([name]) => name)).not.toContain('')
  const wrong = rows.flatMap(([name, text]) => {
    const value = ruleOf(name).default({}, {})
    // A value that is absent or an object has no default that a comment could copy.
    if (value === undefined || value === '' || typeof value === 'object' || typeof value === 'function') return []
    const stated = statedDefault(text, purpose)
    return isStated(stated, String(value)) ? [] : [{ name, value: String(value), stated }]
  })
  expect(wrong).toEqual([])
})
