import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildOptions, build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Options of esbuild for a program in Node that finds its packages in those of the project. */
export const NODE_PROGRAM = { bundle: true, platform: 'node', format: 'esm', packages: 'external', logLevel: 'error' } as const

/** A program as one file, which a process of its own can run. */
export interface Bundle {
  /** Path of the file. */
  readonly path: string
  /** Deletes the file. */
  remove(): Promise<void>
}

/**
 * Bundles a program from the sources. The file is inside the project, where it finds its packages.
 *
 * @param name name of the program, other than those of the other tests
 * @param program path of its source from the project's root, or its text
 */
export async function bundleProgram(
  name: string,
  program: { readonly entry: string } | { readonly text: string },
  options: BuildOptions = {},
): Promise<Bundle> {
  const path = join(root, '.tmp', `${name}-${process.pid}`, 'main.mjs')
  const source: BuildOptions =
    'entry' in program
      ? { entryPoints: [join(root, program.entry)] }
      : { stdin: { contents: program.text, resolveDir: root, loader: 'ts' } }
  await build({ ...NODE_PROGRAM, ...source, outfile: path, ...options })
  return { path, remove: () => rm(dirname(path), { recursive: true, force: true }) }
}
