import { isatty } from 'node:tty'

/** Where a command writes, and how it may look there. */
export interface Terminal {
  /** A line for who asked: results, banners, logs. */
  out(line: string): void
  /** A line about what went wrong. */
  err(line: string): void
  readonly isColored: (wish: ColorWish) => boolean
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

export function processTerminal(): Terminal {
  // A reader that has seen enough (`evmbed dev | head`) closes its end; the node goes on without it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    isColored: (wish) => wish === 'always' || (wish === 'auto' && !process.env.NO_COLOR && isatty(1)),
  }
}
