import type { LogLevels } from '../../src/internal.js'
import type { Terminal } from './terminal.js'

export const LEVELS = ['error', 'warn', 'info', 'debug'] as const
export type Level = (typeof LEVELS)[number]

/** Lines about what happens. What is above `level` is not written; warnings and errors go to stderr. */
export class Logger implements LogLevels {
  #rank: number

  constructor(
    level: Level,
    private readonly terminal: Pick<Terminal, 'out' | 'err'>,
  ) {
    this.#rank = LEVELS.indexOf(level)
  }

  /** For debug_verbosity: geth counts from 1 for errors, and 0 is nothing. */
  setLevel(level: number): void {
    this.#rank = level - 1
  }

  /** There is one module here. */
  setModules(): void {}

  writes(level: Level): boolean {
    return LEVELS.indexOf(level) <= this.#rank
  }

  log(level: Level, line: string): void {
    if (!this.writes(level)) return
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

/** Characters that move the cursor, paint, end a line, or turn the direction of what is written. */
const UNPRINTABLE = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu

/** A text that a peer had a say in, with what could forge lines or move the cursor written as in JSON. */
export function escaped(text: string): string {
  return text.replace(UNPRINTABLE, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
}

/** The same as a line that does not go on without end. */
export function printable(text: string, length = 300): string {
  const line = escaped(text)
  return line.length > length ? `${line.slice(0, length)}…` : line
}

/** A fault of the node itself, with where it happened. */
export function faultText(fault: unknown): string {
  return `fault: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`
}
