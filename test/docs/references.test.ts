/** References in documents: pages, headings, files, scripts, commands and their flags. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseArguments, readFlags } from '../../adapters/cli/arguments.js'
import { run } from '../../adapters/cli/cli.js'
import { DEV_FLAGS } from '../../adapters/cli/dev-flags.js'
import type { FlagTable } from '../../adapters/cli/flag.js'
import { ROUTE_FLAGS } from '../../adapters/cli/route-flags.js'
import { START_FLAGS } from '../../adapters/cli/start-flags.js'
import type { Terminal } from '../../adapters/cli/terminal.js'
import { documents, root } from './documents.js'

const FLAGS: Readonly<Record<string, FlagTable>> = { dev: DEV_FLAGS, start: START_FLAGS, route: ROUTE_FLAGS }
/** Files are named from the project's root, or from `src`. */
const FOLDERS = new Set([...readdirSync(root), ...readdirSync(`${root}src`)])
const scriptsOf = (folder: string): string[] => Object.keys(JSON.parse(readFileSync(`${root}${folder}package.json`, 'utf8')).scripts)
/** Scripts of the project, and of the example that has a project of its own. */
const scripts = new Set([...scriptsOf(''), ...scriptsOf('examples/electron/')])

/** The anchors that a page has on GitHub. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )
  const places = [...text.matchAll(/<a id="(\w+)">/g)].map(([, id = '']) => id)
  return new Set([...headings, ...places])
}

/** Text between backticks within a line. */
function quoted(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote)
}

describe.each([...documents])('%s', (path, text) => {
  it('links to pages and headings that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
    const broken = links.filter(([, page = '', anchor]) => {
      const target = page === '' ? path : join(dirname(path), page)
      const known = documents.get(target)
      return anchor === undefined ? !existsSync(join(root, target)) : !known || !anchorsOf(known).has(anchor)
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it('names files that there are', () => {
    const files = quoted(text).filter(
      (quote) => /^[\w-]+\/[\w./-]*(\/|\.\w+)$/.test(quote) && FOLDERS.has(dirname(quote).split('/')[0] ?? ''),
    )
    expect(files.filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, 'src', file)))).toEqual([])
  })

  it('names scripts that there are', () => {
    const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, script = '']) => script)
    expect(named.filter((script) => !scripts.has(script))).toEqual([])
  })

  it('gives commands that the command line understands', () => {
    const indented = [...text.matchAll(/^ {4}(.*)$/gm)].map(([, line = '']) => line)
    const commands = [...quoted(text), ...indented].flatMap((code) => {
      const [, name = '', rest = ''] = /^(?:npx )?evmbed (dev|start|route)\b([^#]*)/.exec(code) ?? []
      const table = FLAGS[name]
      return table ? [{ table, args: rest.split(' ').filter(Boolean) }] : []
    })
    for (const { table, args } of commands) readFlags(table, parseArguments(table, args, table === ROUTE_FLAGS ? [] : undefined))
  })
})

it('names the modules that exist', () => {
  const [, tree = ''] = /^```\n(src\/\n.*?)^```/ms.exec(documents.get('docs/architecture.md') ?? '') ?? []
  const [core = '', adapters = ''] = tree.split(/^adapters\//m)
  const sections = { src: core, 'src/planner': core, adapters }
  const missing = Object.entries(sections).flatMap(([folder, section]) => {
    const named = new Set(section.split(/\s+/))
    return readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || folder === 'src')
      .map((entry) => entry.name + (entry.isDirectory() ? '/' : ''))
      .filter((module) => !named.has(module))
      .map((module) => join(folder, module))
  })
  expect(missing).toEqual([])
})

it('shows the route that the command prints', async () => {
  const section =
    documents
      .get('docs/routes.md')
      ?.split(/^## /m)
      .find((part) => part.startsWith('The command line\n')) ?? ''
  const lines = [...section.matchAll(/^ {4}(.*)$/gm)].map(([, line = '']) => line)
  const place = lines.findIndex((line) => line.endsWith(' snapshot.json'))
  const tree = lines.slice(place + 1)
  const args = lines[place]!.replace('snapshot.json', `${root}test/planner/snapshots/five-chains.json`).split(' ').slice(1)
  const printed: string[] = []
  const print = (text: string) => void printed.push(...text.split('\n'))
  const terminal: Terminal = { out: print, err: print, isColored: () => false, environment: {}, onInterrupt: () => () => {}, abort() {} }
  expect(await run(args, terminal)).toBe(0)
  expect(tree.length).toBeGreaterThan(5)
  expect(printed.filter(Boolean).slice(0, tree.length)).toEqual(tree)
})
