// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Returns the broken links in the documents of a package: those to files that are not in it.
 *
 * @param {string} folder the unpacked package
 * @returns {readonly string[]}
 */
export function brokenLinks(folder) {
  const documents = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
  return documents.flatMap((document) => {
    const targets = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target)
    return targets
      .filter((target) => !existsSync(join(dirname(document), target)))
      .map((target) => `${relative(folder, document)} links to ${target}, which is not in the package`)
  })
}
