// @ts-check
/** Samples of the playground: code of the documents, and files of this folder. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Blocks of code in documents, by the headings above them, and the files of this folder. */
const SAMPLES = [
  { title: 'viem', document: 'README.md', heading: 'Sixty seconds with viem' },
  { title: 'ethers', document: 'README.md', heading: 'Sixty seconds with ethers' },
  { title: 'The node itself', document: 'README.md', heading: 'The node itself' },
  { title: 'A contract that fails, explained', file: 'site/playground/samples/explained.ts' },
  { title: 'viem, with a test client', document: 'docs/recipes.md', heading: 'viem' },
  { title: 'A test chain', document: 'docs/test-chains.md', heading: 'With viem' },
]

/** @returns {readonly { readonly title: string, readonly code: string }[]} */
export function samples() {
  return SAMPLES.map((sample) => ({ title: sample.title, code: codeOf(sample) }))
}

/** @param {(typeof SAMPLES)[number]} sample */
function codeOf({ document, heading, file }) {
  if (document === undefined) return read(file ?? '')
  const section =
    read(document)
      .split(/^#+ /m)
      .find((part) => part.startsWith(`${heading}\n`)) ?? ''
  const code = /^```ts\n(.*?)^```/ms.exec(section)?.[1]
  if (code === undefined) throw new Error(`${document} has no code under '${heading}'`)
  return code
}

/** @param {string} path */
function read(path) {
  return readFileSync(`${root}${path}`, 'utf8')
}
