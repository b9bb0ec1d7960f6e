// @ts-check
/**
 * Checks what a release needs, and publishes nothing: version, lock file, changelog, and the files of the package. docs/releasing.md describes the
 * procedure. With `--tag`, also checks that the tag is that of the version and that nothing is left to do.
 *
 *     node scripts/check-release.mjs [--tag v1.2.3]
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * @typedef {object} Release
 * @property {{ version: string, repository?: unknown, exports: Record<string, unknown> }} manifest package.json
 * @property {{ version: string }} lock package-lock.json
 * @property {string} changelog
 * @property {readonly string[]} files paths in the package
 * @property {string} [tag] undefined for a dry run before the release is tagged
 */

/** Paths of files that belong into the package. */
const PUBLISHED = /^(dist\/|docs\/|examples\/|templates\/|(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md$|LICENSE$|package\.json$)/

/**
 * Returns the problems that prevent a release.
 *
 * @param {Release} release
 * @returns {readonly string[]}
 */
export function releaseProblems({ manifest, lock, changelog, files, tag }) {
  const { version } = manifest
  const problems = []
  if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) problems.push(`package.json: ${version} is not a version`)
  if (lock.version !== version) problems.push(`package-lock.json: the version is ${lock.version}, that of package.json is ${version}`)
  problems.push(...changelogProblems(changelog, version, tag !== undefined), ...fileProblems(manifest.exports, files))
  if (tag !== undefined) {
    if (tag !== `v${version}`) problems.push(`the tag is ${tag}, that of version ${version} is v${version}`)
    if (manifest.repository === undefined) problems.push('package.json: without `repository`, npm refuses provenance')
  }
  return problems
}

/**
 * @param {string} changelog
 * @param {string} version
 * @param {boolean} isTagged
 */
function changelogProblems(changelog, version, isTagged) {
  const sections = new Map(
    changelog
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf('\n')).trim(), section.slice(section.indexOf('\n')).trim()]),
  )
  const released = [...sections].find(([title]) => title.startsWith(`[${version}] - `))
  if (released === undefined) {
    if (isTagged) return [`CHANGELOG.md: there is no section [${version}] with a date`]
    return sections.get('[Unreleased]') ? [] : [`CHANGELOG.md: neither [Unreleased] nor [${version}] has an entry`]
  }
  const [title, text] = released
  if (!/ - \d{4}-\d{2}-\d{2}$/.test(title)) return [`CHANGELOG.md: ${title} has no date`]
  return text === '' ? [`CHANGELOG.md: ${title} has no entry`] : []
}

/**
 * @param {Record<string, unknown>} exported
 * @param {readonly string[]} files
 */
function fileProblems(exported, files) {
  const targets = [...JSON.stringify(exported).matchAll(/"\.\/([^"]+\.\w+)"(?!:)/g)].map(([, path = '']) => path)
  return [
    ...targets
      .filter((path) => !files.includes(path))
      .map((path) => `the package lacks ${path}, which package.json exports: run \`npm run build\``),
    ...['LICENSE', 'README.md', 'CHANGELOG.md'].filter((path) => !files.includes(path)).map((path) => `the package lacks ${path}`),
    ...files.filter((path) => !PUBLISHED.test(path)).map((path) => `the package contains ${path}`),
  ]
}

function main() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const place = process.argv.indexOf('--tag')
  const tag = place === -1 ? undefined : (process.argv[place + 1] ?? '')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const packed = execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const [{ files, size, unpackedSize }] = JSON.parse(packed)
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const problems = releaseProblems({
    manifest,
    lock: JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    files: files.map((/** @type {{ path: string }} */ { path }) => path),
    ...(tag === undefined ? {} : { tag }),
  })
  for (const problem of problems) console.error(`release: ${problem}`)
  if (problems.length > 0) {
    process.exitCode = 1
    return
  }
  console.log(
    `release: ${manifest.version}, ${files.length} files, ${(size / 1e6).toFixed(1)} MB, unpacked ${(unpackedSize / 1e6).toFixed(1)} MB`,
  )
  if (manifest.repository === undefined)
    console.log('release: before it is tagged, package.json needs `repository`: npm refuses provenance without it')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
