import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The documents by their path from the project's root. */
export const documents: ReadonlyMap<string, string> = new Map(
  [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name.replaceAll('\\', '/')}`),
  ].map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]),
)

/** A piece of code in a document. */
export interface CodeBlock {
  /** The document, the heading above, and which of its blocks it is: `docs/recipes.md, viem, 1`. */
  readonly name: string
  readonly code: string
}

/** The blocks of all documents that are fenced as TypeScript. */
export function codeBlocks(): CodeBlock[] {
  return [...documents].flatMap(([path, text]) =>
    text.split(/^#+ /m).flatMap((section) => {
      const heading = section.slice(0, section.indexOf('\n'))
      return [...section.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ''], i) => ({ name: `${path}, ${heading}, ${i + 1}`, code }))
    }),
  )
}
