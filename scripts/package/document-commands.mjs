// @ts-check
/** The commands in the documents: lines of code blocks, and code within sentences. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Programs with which a command begins, after variables of its environment. */
const PROGRAM = /^(?:[A-Z_]+=\S* )*(?:bun|cd|cometbft|curl|evmbed|forge|git|node(?! =)|npm|npx|pnpm|source(?= <)|yarn)(?= |$)/
/** Code within a sentence that names a program or one of its commands, with nothing to run. */
const NAME = /^(?:npx )?(?:evmbed|forge|git|npm|npx)(?: [\w-]+)?$|^(?:cometbft|node)$|^evmbed store (?:check|repair)$|^node --[\w=-]+$/

/** Documents of users. Those of contributors have commands of a clone, which the gates themselves are. The changelog names commands of the guides. */
const DOCUMENTS = [
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'releasing.md')
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
]

/**
 * Returns each command once, with the first document that has it.
 *
 * @returns {ReadonlyMap<string, string>}
 */
export function documentCommands() {
  /** @type {Map<string, string>} */
  const places = new Map()
  for (const document of DOCUMENTS) {
    for (const command of commandsIn(readFileSync(join(root, document), 'utf8'))) {
      if (!places.has(command)) places.set(command, document)
    }
  }
  return places
}

/**
 * Returns the commands of a document: every line of a block fenced as `sh`, lines of other blocks that begin with a program, and code within sentences that does.
 *
 * @param {string} text in Markdown
 * @returns {readonly string[]}
 */
export function commandsIn(text) {
  /** @type {string[]} */
  const found = []
  /** @type {string | undefined} Language of the fenced block, if the line is in one. */
  let language
  let wasBlank = true
  let wasIndented = false
  for (const line of text.split(/\r?\n/)) {
    const fence = /^ *```(\w*)/.exec(line)
    /** @type {boolean} */
    const isIndented = language === undefined && /^ {4}/.test(line) && (wasBlank || wasIndented)
    if (fence !== null) language = language === undefined ? (fence[1] ?? '') : undefined
    else if (language !== undefined || isIndented) {
      const command = line
        .trim()
        .replace(/^\$ /, '')
        .replace(/\s+#.*$/, '')
      if (PROGRAM.test(command) || (language === 'sh' && !/^(?:#|$)/.test(command))) found.push(command)
    } else {
      const quotes = [...line.matchAll(/`([^`]+)`/g)].map(([, quote = '']) => quote)
      found.push(...quotes.filter((quote) => PROGRAM.test(quote) && !NAME.test(quote)))
    }
    wasIndented = isIndented
    wasBlank = line.trim() === ''
  }
  return found
}
