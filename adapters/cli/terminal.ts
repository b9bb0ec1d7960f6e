import { constants } from 'node:os'
import { isatty } from 'node:tty'

/** Where a command writes, how it may look there, and what reaches it from outside beside its arguments. */
export interface Terminal {
  /** A line for who asked: results, banners, logs. */
  out(line: string): void
  /** A line about what went wrong. */
  err(line: string): void
  readonly isColored: (wish: ColorWish) => boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Registers who is told, each time the command is asked to end. Returns a function that takes the registration back. */
  onInterrupt(listener: () => void): () => void
  /** Ends at once, for those who will not wait. */
  abort(): void
}

export type ColorWish = 'auto' | 'always' | 'never'

export type Paint = (text: string) => string

/** What the output is painted with; without colors the text stays as it is. */
export interface Palette {
  readonly bold: Paint
  readonly dim: Paint
  readonly red: Paint
  readonly yellow: Paint
  readonly green: Paint
}

export function palette(isColored: boolean): Palette {
  const paint =
    (start: number, end: number): Paint =>
    (text) =>
      isColored ? `\x1b[${start}m${text}\x1b[${end}m` : text
  return { bold: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), yellow: paint(33, 39), green: paint(32, 39) }
}

/** The terminal of this process. SIGINT and SIGTERM ask a command to end. */
export function processTerminal(): Terminal {
  let last: 'SIGINT' | 'SIGTERM' = 'SIGINT'
  // A reader that has seen enough (`evmbed dev | head`) closes its end; the node goes on without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    isColored: (wish) => wish === 'always' || (wish === 'auto' && !process.env.NO_COLOR && isatty(1)),
    environment: process.env,
    onInterrupt(listener) {
      const onSignal = (signal: 'SIGINT' | 'SIGTERM') => {
        last = signal
        listener()
      }
      process.on('SIGINT', onSignal).on('SIGTERM', onSignal)
      return () => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
    },
    // The exit code that shells expect: 130 for Ctrl-C.
    abort: () => process.exit(128 + constants.signals[last]),
  }
}
