import { constants } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { isatty } from 'node:tty'

/** Output of a command, its colors, the environment variables, and interrupts. */
export interface Terminal {
  /** Writes a line of results, banners or logs to stdout. */
  out(line: string): void
  /** Writes a line about an error or a warning to stderr. */
  err(line: string): void
  /** Replaces the last line of status on stderr; the empty text removes it. Undefined where stderr is not a terminal. */
  readonly status?: ((text: string) => void) | undefined
  readonly isColored: (wish: ColorWish) => boolean
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Registers a listener that is called for every interrupt. Returns a function that removes the listener. */
  onInterrupt(listener: () => void): () => void
  /** Ends the process at once. */
  abort(): void
  readonly dialogue?: Dialogue | undefined
}

/** Input and output of a command that a person or a program talks with. */
export interface Dialogue {
  readonly input: Readable
  readonly output: Writable
  /** Whether a person types the input and reads the output. */
  readonly isInteractive: boolean
  /** Characters of a line at the moment; undefined if the output is no terminal. */
  columns(): number | undefined
}

export type ColorWish = 'auto' | 'always' | 'never'

export type Paint = (text: string) => string

/** Functions that color a text. Without colors they return the text unchanged. */
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

/** Milliseconds for which lines are gathered when many are written: a write of its own for each call takes longer than most calls. */
const GATHERED = 10

/** Returns the terminal of this process. SIGINT and SIGTERM are interrupts. */
export function processTerminal(): Terminal {
  let last: 'SIGINT' | 'SIGTERM' = 'SIGINT'
  // A reader that has seen enough (`evmbed dev | head`) closes its end; the node goes on without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  let lines = ''
  let lastFlush = Number.NEGATIVE_INFINITY
  const flush = () => {
    if (lines === '') return
    process.stdout.write(lines)
    lines = ''
    lastFlush = performance.now()
  }
  process.once('exit', flush)
  const err = (text: string) => {
    // Both may be shown in one place: their lines keep their order.
    flush()
    process.stderr.write(text)
  }
  return {
    out(line) {
      if (lines === '') {
        if (performance.now() - lastFlush > GATHERED) setImmediate(flush)
        else setTimeout(flush, GATHERED)
      }
      lines += `${line}\n`
    },
    err: (line) => err(`${line}\n`),
    status: isatty(2) ? (text) => err(`\r\x1b[K${text}`) : undefined,
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
    // The input of the process is opened when it is read.
    get dialogue() {
      return {
        input: process.stdin,
        output: process.stdout,
        isInteractive: isatty(0) && isatty(1),
        columns: () => (isatty(1) ? process.stdout.columns : undefined),
      }
    },
  }
}
