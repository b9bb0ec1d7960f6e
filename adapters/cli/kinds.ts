import type { Kind } from './flag.js'

const MAX_DELAY = 2 ** 31 - 1

/** Switch: true if given. `--flag=false` overrides true from a file. */
export const toggle: Kind<boolean> = {
  argument: undefined,
  want: 'true or false',
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
}

export function integer(argument: string, low: number, high = Number.MAX_SAFE_INTEGER): Kind<number> {
  return {
    argument,
    want: high === Number.MAX_SAFE_INTEGER ? `an integer from ${low}` : `an integer from ${low} to ${high}`,
    read: (text) => (/^\d+$/.test(text) && Number(text) >= low && Number(text) <= high ? Number(text) : undefined),
  }
}

export const port: Kind<number> = { ...integer('port', 0, 65_535), want: 'an integer from 0 (a free port) to 65535' }

/** Integers of wei, gas or seconds, which may exceed the range of a JavaScript number. */
export function amount(argument: string): Kind<bigint> {
  return { argument, want: `an integer of ${argument}`, read: (text) => (/^\d+$/.test(text) ? BigInt(text) : undefined) }
}

/** Amount of ether with up to 18 decimals, converted to wei. */
export const ether: Kind<bigint> = {
  argument: 'ether',
  want: 'an amount of ether such as 10000 or 0.5',
  read(text) {
    const [, whole, decimals = ''] = /^(\d+)(?:\.(\d{1,18}))?$/.exec(text) ?? []
    return whole === undefined ? undefined : BigInt(whole + decimals.padEnd(18, '0'))
  },
  write: (wei) => `${wei / 10n ** 18n}`,
}

/** Number of seconds, fractions allowed, converted to milliseconds. */
export const seconds: Kind<number> = {
  argument: 'seconds',
  want: 'seconds from 0.001, such as 12 or 0.5',
  read(text) {
    const milliseconds = Math.round(Number(text) * 1000)
    return /^\d+(\.\d+)?$/.test(text) && milliseconds >= 1 && milliseconds <= MAX_DELAY ? milliseconds : undefined
  },
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }

/** Writes milliseconds as a duration. */
export function durationText(milliseconds: number): string {
  return milliseconds >= 60_000 ? `${milliseconds / 60_000}m` : `${milliseconds / 1000}s`
}

/** Duration in the format of Go (`30s`, `1m30s`), converted to milliseconds. */
export const duration: Kind<number> = {
  argument: 'duration',
  want: 'a duration such as 500ms, 30s or 5m',
  read(text) {
    if (text === '0') return 0
    if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) return undefined
    const parts = text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)
    const milliseconds = Math.round([...parts].reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 0), 0))
    return milliseconds <= MAX_DELAY ? milliseconds : undefined
  },
  write: durationText,
}

export function text(argument: string, want = `a ${argument}`): Kind<string> {
  return { argument, want, read: (given) => given || undefined }
}

export function oneOf<const Word extends string>(...words: readonly Word[]): Kind<Word> {
  return {
    argument: words.length > 4 ? 'name' : words.join('|'),
    want: `one of ${words.join(', ')}`,
    words,
    // Anvil takes the names of hardforks in any case, and other tools pass them so.
    read: (given) => words.find((word) => word.toLowerCase() === given.toLowerCase()),
  }
}

/** Reads the names that other tools have for some words, too. */
export function withOtherNames<Word extends string>(kind: Kind<Word>, names: Readonly<Record<string, Word>>): Kind<Word> {
  const known = new Map(Object.entries(names))
  return { ...kind, read: (given) => known.get(given.toLowerCase()) ?? kind.read(given) }
}

/** Order of the pool. `fees` of Anvil and `priority` of Hardhat are the same order. */
export const poolOrder: Kind<'priority' | 'fifo'> = {
  argument: 'fees|fifo',
  want: 'one of fees, fifo',
  words: ['fees', 'fifo'],
  read: (given) => (given === 'fifo' ? 'fifo' : given === 'fees' || given === 'priority' ? 'priority' : undefined),
  write: (order) => (order === 'priority' ? 'fees' : order),
}

/** URL of a server on the web. */
export const webUrl: Kind<string> = {
  argument: 'url',
  want: 'an http or https URL',
  read: (given) => (URL.canParse(given) && /^https?:/.test(given) ? given : undefined),
}

/** HTTP headers. Several are separated by commas, as repeated flags are: a comma within a value is followed by a space. */
export const header: Kind<Readonly<Record<string, string>>> = {
  argument: 'header',
  want: "a header such as 'authorization: Bearer …'",
  repeats: true,
  read(given) {
    const pairs = given.split(/,(?! )/).map((line) => /^\s*([\w-]+)\s*:\s*(.+?)\s*$/.exec(line))
    if (pairs.includes(null)) return undefined
    return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.toLowerCase() ?? '', pair?.[2] ?? '']))
  },
}

/** List of names, separated by commas. */
export function list(argument: string): Kind<readonly string[]> {
  return {
    argument,
    want: `names with commas between them`,
    repeats: true,
    read: (given) =>
      given
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
  }
}

export const address: Kind<`0x${string}`> = {
  argument: 'address',
  want: 'an address, 0x and 40 hex digits',
  read: (given) => (/^0x[0-9a-fA-F]{40}$/.test(given) ? (given as `0x${string}`) : undefined),
}

/** Bytes in hexadecimal. */
export const bytes: Kind<`0x${string}`> = {
  argument: 'bytes',
  want: 'bytes, 0x and an even number of hex digits',
  read: (given) => (/^0x(?:[0-9a-fA-F]{2})*$/.test(given) ? (given as `0x${string}`) : undefined),
}

/** Block of a chain, by its number or tag: a quantity or a tag of JSON-RPC. */
export const block: Kind<string> = {
  argument: 'block',
  want: 'a block, by its number or as latest, safe, finalized or earliest',
  words: ['latest', 'safe', 'finalized', 'earliest'],
  read(given) {
    if (/^(?:\d+|0x[0-9a-fA-F]+)$/.test(given)) return `0x${BigInt(given).toString(16)}`
    return block.words?.includes(given) ? given : undefined
  },
}
