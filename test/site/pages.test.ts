/** The pages of the site, before VitePress makes HTML of them. `npm run docs:site` checks the links of the HTML, too. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { anchorOf, linkedFiles, llmsText, navigation, sitePages } from '../../site/pages.mjs'
import { methodTable } from '../../src/methods/registry.js'
import { documents } from '../docs/documents.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const pages = sitePages()
const files = new Set(linkedFiles())

/** The text without its code, whose parentheses are no links. */
function proseOf(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '')
}

describe('the pages', () => {
  test('have one for each document and each method', async () => {
    const methods = [...(await methodTable().all())].map(({ name }) => `methods/${name}.md`)
    expect(methods.length).toBeGreaterThan(300)
    expect(methods.filter((path) => !pages.has(path))).toEqual([])
    const own = [...documents.keys()].filter((path) => path.startsWith('docs/')).map((path) => path.replace('docs/', ''))
    expect(own.filter((path) => !pages.has(path))).toEqual([])
  })

  test('show the transcript of a method as its example', () => {
    const page = pages.get('methods/eth_getBalance.md') ?? ''
    const transcript = readFileSync(join(root, 'test/methods/transcripts/eth/eth_getBalance.io'), 'utf8')
    const example = /^>> .*\n<< .*$/m.exec(page)?.[0] ?? ''
    expect(example).not.toBe('')
    expect(transcript).toContain(example)
  })

  test('link to pages, headings and files that there are', () => {
    const broken = [...pages].flatMap(([path, text]) =>
      [...proseOf(text).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].flatMap(([link, place = '', anchor]) => {
        const target = place === '' ? path : posix.join(posix.dirname(path), place)
        const page = pages.get(target)
        if (page === undefined) return files.has(target) && existsSync(join(root, target)) ? [] : [`${path}: ${link}`]
        const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))
        const places = [...page.matchAll(/<a id="(\w+)">/g)].map(([, id = '']) => id)
        return anchor === undefined || [...headings, ...places].includes(anchor) ? [] : [`${path}: ${link}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test('link to the pages of methods, and not to places in a list', () => {
    const text = [...pages.values()].join('\n')
    expect(text).toContain('](methods/eth_getBalance.md)')
    expect(text).not.toMatch(/methods\/eth\.md#/)
  })
})

test('every document is in the navigation', () => {
  const listed = navigation(pages).flatMap(({ items }) => items.map(({ href }) => href))
  expect(listed.filter((path) => !pages.has(path))).toEqual([])
  expect(() => navigation(new Map([...pages, ['new.md', '# New']]))).toThrow('new.md is in no group of site/pages.mjs')
})

test('llms.txt lists every page once, each with a sentence', () => {
  const lines = [...llmsText(pages).matchAll(/^- \[[^\]]+\]\(([^)]+)\): (.+)$/gm)]
  expect(lines.map(([, path]) => path).sort()).toEqual([...pages.keys()].sort())
})
