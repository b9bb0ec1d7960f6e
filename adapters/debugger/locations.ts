import { escaped, LocalError } from '../../src/internal.js'
import type { SourceTexts } from '../../src/internal-debugger.js'

/** A place in the sources is none, or is not one place only. */
class InvalidLocation extends LocalError {}

export interface SourceLine {
  readonly file: string
  readonly line: number
}

/**
 * Returns the line where a debugger stops for a line of a file: the first one from there on that has code. Throws `InvalidLocation`.
 *
 * @param given name of the file, the end of it, or its path
 */
export function stoppingLine(texts: SourceTexts, given: string, line: number): SourceLine {
  const [file, ...others] = texts.find(given)
  if (file === undefined) throw new InvalidLocation(`no build info has a source ${escaped(given)}`)
  if (others.length > 0) throw new InvalidLocation(`several sources are ${escaped(given)}: ${[file, ...others].map(escaped).join(', ')}`)
  const stop = texts.stopFrom(file, line)
  if (stop === undefined) throw new InvalidLocation(`${escaped(file)} has no code from line ${line} on`)
  return { file, line: stop }
}
