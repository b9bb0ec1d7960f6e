import { memberAt } from '../../src/internal.js'

/** Line of the engine's log. */
export interface EngineLog {
  readonly level: 'debug' | 'info' | 'error'
  readonly text: string
}

const LEVELS: Readonly<Record<string, EngineLog['level']>> = { D: 'debug', I: 'info', E: 'error' }

/** Time and padding before and after the text of a line in the format `plain`. */
const PLAIN = /^([DIE])\[[^\]]*\]\s+(.*?)\s*$/

/**
 * Reads a line in one of the engine's two formats, `plain` and `json`.
 *
 * @param level level of a line in another format, such as a stack trace
 */
export function parseLog(line: string, level: EngineLog['level']): EngineLog {
  if (line.startsWith('{')) return parseJson(line) ?? { level, text: line }
  const [, letter = '', text] = PLAIN.exec(line) ?? []
  return text === undefined ? { level, text: line } : { level: LEVELS[letter] ?? level, text: text.replace(/\s{2,}/g, ' ') }
}

function parseJson(line: string): EngineLog | undefined {
  let fields: unknown
  try {
    fields = JSON.parse(line)
  } catch {
    return undefined
  }
  const { level, ts: _, _msg: message, ...rest } = Object.fromEntries(Object.entries(fields ?? {}))
  const details = Object.entries(rest).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const known = memberAt(LEVELS, String(level).charAt(0).toUpperCase())
  return { level: known === 'debug' || known === 'error' ? known : 'info', text: [String(message ?? ''), ...details].join(' ') }
}
