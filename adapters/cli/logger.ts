import type { LogLevels } from '../../src/internal.js'
import type { Terminal } from './terminal.js'

export const LEVELS = ['error', 'warn', 'info', 'debug'] as const
export type Level = (typeof LEVELS)[number]

/** Format of the log: lines for people, or one JSON object a line. */
export type LogFormat = 'text' | 'json'

/** Writes log lines up to `level`. Warnings and errors go to stderr. */
export class Logger implements LogLevels {
  #rank: number

  constructor(
    level: Level,
    private readonly terminal: Pick<Terminal, 'out' | 'err'>,
    private readonly format: LogFormat = 'text',
  ) {
    this.#rank = LEVELS.indexOf(level)
  }

  /** Sets the level, for debug_verbosity. As in geth, 1 is errors and 0 is no output. */
  setLevel(level: number): void {
    this.#rank = level - 1
  }

  /** Does nothing: the log has only one module. */
  setModules(): void {}

  writes(level: Level): boolean {
    return LEVELS.indexOf(level) <= this.#rank
  }

  log(level: Level, line: string): void {
    this.event(level, 'message', { text: line }, () => line)
  }

  /**
   * Writes an event: its text, or in the format JSON its members.
   *
   * @param members values of JSON, whose texts are not escaped yet
   * @param text returns the text; it is not called for the other format
   */
  event(level: Level, event: string, members: object, text: () => string): void {
    if (!this.writes(level)) return
    // Control characters that JSON does not escape occur in its strings only, where an escape has the same meaning.
    const line = this.format === 'json' ? escaped(JSON.stringify({ level, event, ...members })) : text()
    if (level === 'error' || level === 'warn') this.terminal.err(line)
    else this.terminal.out(line)
  }

  error(line: string): void {
    this.log('error', line)
  }

  warn(line: string): void {
    this.log('warn', line)
  }

  info(line: string): void {
    this.log('info', line)
  }

  debug(line: string): void {
    this.log('debug', line)
  }
}

/** Control characters: they move the cursor, set colors, end a line or change the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** Escapes control characters as JSON does, so that text of a peer cannot forge log lines or move the cursor. */
export function escaped(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
}

/** Escapes a text and limits its length. */
export function printable(text: string, length = 300): string {
  return limited(escaped(text), length)
}

/** Limits the length of a text, for the members of an event. */
export function limited(text: string, length = 300): string {
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** Returns the text of an internal fault, with its stack. */
export function faultText(fault: unknown): string {
  return `fault: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`
}
