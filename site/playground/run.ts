/** Runs a sample: a module of TypeScript. */
import { formatExplanation } from '../../src/index.js'
import { takeNodes } from './nodes.js'

/** A value to show, and the line that has it. */
export interface Shown {
  readonly line: number
  readonly text: string
}

export interface Outcome {
  readonly shown: readonly Shown[]
  readonly printed: readonly string[]
  readonly error: string | undefined
  /** Explanations of the newest transactions, the last one first. */
  readonly explained: readonly string[]
}

/** Transactions that are explained. */
const MOST_EXPLAINED = 8
/** Characters of a value that are shown. */
const MOST_TEXT = 2_000

/**
 * Runs a sample to its end. Never rejects.
 *
 * @param modules URLs of the modules that it can import, by their names
 */
export async function runSample(code: string, modules: Readonly<Record<string, string>>): Promise<Outcome> {
  const shown: Shown[] = []
  const printed: string[] = []
  let error: string | undefined
  const key = `sample${crypto.randomUUID().replaceAll('-', '')}`
  const show = (line: number, value: unknown) => void shown.push({ line, text: describe(value) })
  Object.assign(globalThis, { [key]: show })
  const { log } = console
  console.log = (...values: readonly unknown[]) =>
    void printed.push(values.map((value) => (typeof value === 'string' ? value : describe(value))).join(' '))
  try {
    const { transform } = await import('sucrase')
    const marked = code
      .split('\n')
      .map((line, index) => markedLine(line, index + 1, key))
      .join('\n')
    const script = withUrls(transform(marked, { transforms: ['typescript'], disableESTransforms: true }).code, modules)
    const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
    await import(url).finally(() => URL.revokeObjectURL(url))
  } catch (thrown) {
    error = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown)
  }
  console.log = log
  Reflect.deleteProperty(globalThis, key)
  return { shown, printed, error, explained: await explanations() }
}

/** Puts URLs in the place of names of modules: workers have no import map. */
function withUrls(script: string, modules: Readonly<Record<string, string>>): string {
  return script.replaceAll(
    /(^(?:import|export)\b[^'"]*|\bimport\(\s*)(['"])([\w@/.-]+)\2/gm,
    (whole, before: string, quote: string, name: string) => {
      const url = new Map(Object.entries(modules)).get(name)
      return url === undefined ? whole : `${before}${quote}${url}${quote}`
    },
  )
}

/** A line that is an expression with a comment behind it, `receipt.status // 'success'`, shows its value. */
function markedLine(line: string, number: number, key: string): string {
  const [, expression = ''] = /^(\S.*?) \/\/ .*$/.exec(line) ?? []
  if (expression === '' || !isExpression(expression)) return line
  return `globalThis.${key}(${number}, (${expression}))`
}

function isExpression(text: string): boolean {
  try {
    // It is not run. The type assertion `!` is no JavaScript.
    new Function(`return async () => (${text.replaceAll(/!(?=[.[)]|$)/g, '')}\n)`)
    return true
  } catch {
    return false
  }
}

async function explanations(): Promise<readonly string[]> {
  const texts: string[] = []
  for (const node of await takeNodes()) {
    try {
      const height = Number(await node.request('eth_blockNumber'))
      for (let number = height; number > 0 && texts.length < MOST_EXPLAINED; number--) {
        const block = await node.request('eth_getBlockByNumber', [`0x${number.toString(16)}`, false])
        for (const hash of block?.transactions ?? []) {
          if (typeof hash === 'string') texts.push(formatExplanation(await node.explain(hash)))
        }
      }
      await node.close()
    } catch {
      // The sample has closed its node.
    }
  }
  return texts
}

function describe(value: unknown): string {
  const text = typeof value === 'bigint' ? `${value}n` : typeof value === 'function' ? 'a function' : (json(value) ?? String(value))
  return text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
}

function json(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_key, member) => (typeof member === 'bigint' ? `${member}n` : member))
  } catch {
    // It contains itself.
    return undefined
  }
}
