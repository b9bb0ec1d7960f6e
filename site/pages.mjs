// @ts-check
/** The pages of the site, made from the documents: a page for each document and for each method. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Groups of the navigation. Every document is in one, except the pages of methods. */
const GROUPS = {
  Begin: ['index', 'recipes', 'testing', 'node', 'test-chains', 'moves', 'support', 'examples'],
  'Work with a chain': ['page', 'debugging', 'tracing', 'gas', 'coverage', 'matchers', 'forks', 'store'],
  Reference: ['methods', 'options', 'errors', 'limits', 'dependencies', 'benchmarks'],
  Further: ['routes', 'validators', 'executor', 'architecture', 'contributing', 'releasing', 'security', 'changelog'],
}
/** Documents outside of `docs/`, and their pages. */
const ELSEWHERE = {
  'README.md': 'index.md',
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security.md',
  'CHANGELOG.md': 'changelog.md',
}
/** Heading of a method on the page of its namespace. */
const METHOD = /^## (\w+_\w+)$/m

/** @typedef {{ readonly text: string, readonly href: string }} Link */

/**
 * Returns the text of each page, by its path.
 *
 * @returns {ReadonlyMap<string, string>}
 */
export function sitePages() {
  /** @type {Map<string, { text: string, source: string }>} pages, and the documents from which links are resolved */
  const pages = new Map()
  for (const [source, path] of Object.entries(ELSEWHERE)) pages.set(path, { source, text: read(source) })
  for (const name of readdirSync(`${root}docs`).filter((name) => name.endsWith('.md'))) {
    pages.set(name, { source: `docs/${name}`, text: read(`docs/${name}`) })
  }
  /** @type {Map<string, string>} pages of methods, by their anchors in the documents */
  const methods = new Map()
  for (const name of readdirSync(`${root}docs/methods`)) {
    const source = `docs/methods/${name}`
    const [head = '', ...sections] = read(source).split(/^(?=## \w+_\w+$)/m)
    for (const section of sections) {
      const method = METHOD.exec(section)?.[1] ?? ''
      methods.set(`${source}#${method.toLowerCase()}`, `methods/${method}.md`)
      const namespace = `Namespace [${name.replace('.md', '')}](${name}). [All methods](../methods.md).`
      pages.set(`methods/${method}.md`, { source, text: section.replace(METHOD, `# ${method}\n\n${namespace}`) })
    }
    const list = sections.map((section) => {
      const [, method = '', summary = ''] = /^## (\w+)\s+([^\n]+)/.exec(section) ?? []
      return `- [${method}](#${method.toLowerCase()}): ${summary}`
    })
    pages.set(`methods/${name}`, { source, text: [head.trimEnd(), ...(list.length === 0 ? [] : ['', ...list])].join('\n') })
  }
  pages.set('examples.md', { source: 'README.md', text: examplesPage() })
  const paths = new Map([...pages].filter(([path]) => !isMethod(path)).map(([path, { source }]) => [source, path]))
  paths.set('README.md', 'index.md')
  paths.set('examples', 'examples.md')
  return new Map(
    [...pages].map(([path, { text, source }]) => {
      const withoutComments = text.replaceAll(/<!--.*?-->\n*/gs, '')
      return [path, withoutComments.replaceAll(/\]\((?!\w+:)([^)\s]*)\)/g, (_link, target) => `](${siteTarget(target, source, path)})`)]
    }),
  )

  /**
   * @param {string} target of a link in a document
   * @param {string} source the document
   * @param {string} path its page
   */
  function siteTarget(target, source, path) {
    const [file = '', anchor] = target.split('#')
    const document = file === '' ? source : posix.join(posix.dirname(source), file)
    const hash = anchor === undefined ? '' : `#${anchor}`
    const method = methods.get(`${document}${hash}`)
    const page = method ?? paths.get(document)
    // Other files are copied to the same place below the site.
    const place = page ?? document
    if (place === path) return hash === '' ? `./${posix.basename(path)}` : hash
    return `${posix.relative(posix.dirname(path), place) || '.'}${method === undefined ? hash : ''}`
  }
}

/** @param {string} path */
function isMethod(path) {
  return /^methods\/\w+_\w+\.md$/.test(path)
}

/** Files outside of the pages to which they link, such as examples. */
export function linkedFiles() {
  return [...filesIn('examples'), ...filesIn('docs').filter((file) => !file.endsWith('.md'))]
}

/** @param {string} folder from the project's root */
function filesIn(folder) {
  return readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, posix.join(entry.parentPath, entry.name)))
}

function examplesPage() {
  const names = filesIn('examples').sort()
  return `# Examples\n\nWhole programs, as files of the package.\n\n${names.map((name) => `- [\`${name}\`](${name})`).join('\n')}\n`
}

/**
 * Groups of the navigation. Throws if a document is in none.
 *
 * @param {ReadonlyMap<string, string>} pages
 * @returns {readonly { readonly text: string, readonly items: readonly Link[] }[]}
 */
export function navigation(pages) {
  const grouped = new Set(Object.values(GROUPS).flat())
  const missing = [...pages.keys()].filter((path) => !path.includes('/') && !grouped.has(path.replace('.md', '')))
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is in no group of site/pages.mjs`)
  return Object.entries(GROUPS).map(([text, names]) => ({
    text,
    items: names.map((name) => ({ text: name === 'index' ? 'evmbed' : titleOf(pages.get(`${name}.md`) ?? ''), href: `${name}.md` })),
  }))
}

/** @param {string} text of a page */
export function titleOf(text) {
  return /^# (.+)$/m.exec(text)?.[1] ?? ''
}

/**
 * The index of the site for language models (llmstxt.org): each page with its first sentence. Methods are on the pages of their namespaces.
 *
 * @param {ReadonlyMap<string, string>} pages
 */
export function llmsText(pages) {
  const line = (/** @type {string} */ path) => {
    const text = pages.get(path) ?? ''
    return `- [${titleOf(text)}](${path}): ${firstSentence(text)}`
  }
  const groups = navigation(pages).map(({ text, items }) => `## ${text}\n\n${items.map(({ href }) => line(href)).join('\n')}`)
  const namespaces = [...pages.keys()].filter((path) => path.startsWith('methods/') && !isMethod(path)).sort()
  const methods = [...pages.keys()].filter(isMethod).sort()
  return `${[
    '# evmbed',
    `> ${firstSentence(pages.get('index.md') ?? '')}`,
    ...groups,
    `## Namespaces\n\n${namespaces.map(line).join('\n')}`,
    `## Optional\n\n${methods.map(line).join('\n')}`,
  ].join('\n\n')}\n`
}

/** @param {string} text */
function firstSentence(text) {
  const paragraph =
    text
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .find((part) => !/^(?:[#|>-]|```| {4})/.test(part) && !part.startsWith('Namespace ')) ?? ''
  const plain = paragraph
    .replace('[All methods](../methods.md). ', '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
  return /^.*?\.(?=\s|$)/.exec(plain)?.[0] ?? plain
}

/** @param {string} path from the project's root */
function read(path) {
  return readFileSync(`${root}${path}`, 'utf8')
}

/**
 * The anchor of a heading, as on GitHub.
 *
 * @param {string} heading
 */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-')
}
