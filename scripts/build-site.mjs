// @ts-check
/**
 * Builds the site of the documents into `.tmp/site/out`: static files for any web server, with a search, a page for each method, the reference of the API, a playground,
 * the Markdown of each page beside it, and `llms.txt`. Nothing is requested from a network. Checks links, and the size of what a page loads at first.
 *
 *     node scripts/build-site.mjs [--base /evmbed/] [--without-api]
 *
 * `--base` is the path of the site at its server.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { linkedFiles, llmsText, navigation, sitePages } from '../site/pages.mjs'
import { buildPlayground } from '../site/playground/build.mjs'

/** Bytes that a page may load at first, compressed. */
const FIRST_LOAD = 150_000

const { values } = parseArgs({ options: { base: { type: 'string', default: '/' }, 'without-api': { type: 'boolean', default: false } } })
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.tmp/site')
const [source, out] = [join(folder, 'source'), join(folder, 'out')]

rmSync(folder, { recursive: true, force: true })
const pages = sitePages()
for (const [path, text] of pages) {
  // VitePress imports relative pictures, and leaves those of its public folder where they are.
  const picture = (/** @type {string} */ file) => `/${posix.join(posix.dirname(path), file)}`
  write(
    join(source, path),
    text.replaceAll(/!\[([^\]]*)\]\((?!\w+:)([^)]+)\)/g, (_, title, file) => `![${title}](${picture(file)})`),
  )
  write(join(source, 'public', path), text)
}
for (const file of linkedFiles()) {
  mkdirSync(dirname(join(source, 'public', file)), { recursive: true })
  cpSync(join(root, file), join(source, 'public', file))
}
write(join(source, 'public/llms.txt'), llmsText(pages))
await buildPlayground(join(source, 'public/playground'))
if (!values['without-api']) {
  const typedoc = join(root, 'node_modules/typedoc/bin/typedoc')
  execFileSync(process.execPath, [typedoc, '--out', join(source, 'public/api')], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

// Fonts of the theme would be most of what a page loads.
write(join(source, '.vitepress/theme/index.js'), `export { default } from 'vitepress/theme-without-fonts'\n`)
// Files with these endings are no pages.
process.env.VITE_EXTRA_EXTENSIONS = 'cjs,diff,mjs,sol,ts'
const { build } = await import('vitepress')
write(join(source, '.vitepress/config.mjs'), configText())
await build(source, { outDir: out, base: values.base })

const problems = [...brokenLinks(), ...heavyPages()]
for (const problem of problems) console.error(`site: ${problem}`)
process.exitCode = problems.length === 0 ? 0 : 1
console.log(`site: ${pages.size} pages in .tmp/site/out`)

/** The configuration of VitePress. */
function configText() {
  const link = (/** @type {{ text: string, href: string }} */ { text, href }) => ({ text, link: `/${href.replace(/(?:index)?\.md$/, '')}` })
  const config = {
    title: 'evmbed',
    description: 'An Ethereum-compatible node that lives inside your process',
    srcExclude: ['public/**'],
    themeConfig: {
      search: { provider: 'local' },
      nav: [
        { text: 'Methods', link: '/methods' },
        { text: 'Playground', link: '/playground/index.html', target: '_self' },
        ...(values['without-api'] ? [] : [{ text: 'API', link: '/api/index.html', target: '_self' }]),
      ],
      sidebar: navigation(pages).map(({ text, items }) => ({ text, items: items.map(link) })),
      outline: [2, 3],
    },
    // Checked below, in the pages as they are served.
    ignoreDeadLinks: true,
    metaChunk: true,
  }
  return `import { anchorOf } from ${JSON.stringify(join(root, 'site/pages.mjs'))}
export default {
  ...${JSON.stringify(config)},
  markdown: { html: false, attrs: { disable: true }, anchor: { slugify: anchorOf } },
}
`
}

/** Links of built pages that lead nowhere. */
function brokenLinks() {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const known = new Set(files)
  const html = files.filter(
    (name) => name.endsWith('.html') && !name.startsWith('api/') && !name.startsWith('playground/') && !name.startsWith('examples/'),
  )
  /** @type {Map<string, ReadonlySet<string>>} */
  const anchors = new Map()
  const texts = new Map(html.map((name) => [name, readFileSync(join(out, name), 'utf8')]))
  for (const [name, text] of texts) anchors.set(name, new Set([...text.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)))
  return [...texts].flatMap(([name, text]) =>
    [...text.matchAll(/ href="(?!\w+:)([^"]*)"/g)].flatMap(([, href = '']) => {
      const [path = '', anchor] = href.split('#')
      const target = path === '' ? name : path.startsWith('/') ? path.slice(values.base.length) : posix.join(posix.dirname(name), path)
      const file = [target, `${target}.html`, posix.join(target, 'index.html')].find(
        (candidate) => known.has(candidate) && !isFolder(candidate),
      )
      if (file === undefined) return [`${name} links to ${href}, which is not there`]
      const isHere = anchor === undefined || anchor === '' || (anchors.get(file)?.has(decodeURIComponent(anchor)) ?? true)
      return isHere ? [] : [`${name} links to ${href}, and ${file} has no such heading`]
    }),
  )
}

/** @param {string} name */
function isFolder(name) {
  return statSync(join(out, name)).isDirectory()
}

/** Pages that load too much at first: their text, styles, and scripts. */
function heavyPages() {
  let [largest, heaviest] = [0, '']
  /** @type {Map<string, number>} */
  const sizes = new Map()
  const sizeOf = (/** @type {string} */ file) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(out, file))).length
    sizes.set(file, size)
    return size
  }
  for (const path of pages.keys()) {
    const name = path.replace(/\.md$/, '.html')
    const text = readFileSync(join(out, name), 'utf8')
    const loaded = [...text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file.slice(values.base.length))
    const size = [name, ...new Set(loaded)].filter((file) => existsSync(join(out, file))).reduce((sum, file) => sum + sizeOf(file), 0)
    if (size > largest) [largest, heaviest] = [size, name]
  }
  console.log(`site: a page loads at most ${Math.round(largest / 1000)} kB at first, compressed (${heaviest}; budget ${FIRST_LOAD / 1000})`)
  return largest > FIRST_LOAD ? [`${heaviest} loads ${largest} bytes at first`] : []
}

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
