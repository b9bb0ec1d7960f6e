// @ts-check
/**
 * Writes `dist/THIRD-PARTY-NOTICES.txt`: the packages whose code is part of the built files, with their licences. Part of `npm run build`.
 *
 *     node scripts/write-notices.mjs
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
export const NOTICES = 'THIRD-PARTY-NOTICES.txt'

const HEAD = `Files of this folder contain code of the following packages.

The source of each is at its repository, in the named version. It is unchanged, apart from being bundled and from
@noble/hashes reading the global "crypto" when it is used.
`

/**
 * Returns the notices of the packages that the source maps of a folder name.
 *
 * @param {string} dist
 */
export function noticesOf(dist) {
  const packages = new Set(readdirSync(dist).flatMap((file) => (file.endsWith('js.map') ? packagesIn(join(dist, file)) : [])))
  return [HEAD, ...[...packages].sort().map(noticeOf)].join(`\n${'-'.repeat(80)}\n\n`)
}

/**
 * @param {string} map path of a source map
 * @returns {string[]} the folders of packages, below the project's root
 */
function packagesIn(map) {
  /** @type {{ sources: string[] }} */
  const { sources } = JSON.parse(readFileSync(map, 'utf8'))
  return sources.flatMap((source) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/.exec(source)?.[0] ?? [])
}

/** @param {string} folder */
function noticeOf(folder) {
  const path = join(root, folder)
  const { name, version, license, repository } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license'].find((each) => existsSync(join(path, each)))
  if (!license || !file) throw new Error(`${folder} has no licence`)
  const source = typeof repository === 'string' ? repository : repository?.url
  return `${name} ${version}\nLicence: ${license}\nSource: ${source}\n\n${readFileSync(join(path, file), 'utf8').trim()}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'dist')
  writeFileSync(join(dist, NOTICES), noticesOf(dist))
}
