import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { releaseProblems } from '../../scripts/check-release.mjs'

const release = {
  manifest: { version: '1.2.3', repository: { url: 'x' }, exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } } },
  lock: { version: '1.2.3' },
  changelog: '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-12-01\n\n- A change.\n\n## [1.2.2] - 2026-11-01\n\n- Another.\n',
  files: ['LICENSE', 'README.md', 'CHANGELOG.md', 'package.json', 'dist/index.d.ts', 'dist/index.js', 'docs/node.md'],
}

test('the dry run of a release finds no problem in this tree', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['scripts/check-release.mjs'], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^release: \d+\.\d+\.\d+.*, \d+ files, /)
  expect(status).toBe(0)
})

test('every entry with types has them for the resolution of old projects, too', () => {
  const { exports, typesVersions } = JSON.parse(readFileSync('package.json', 'utf8'))
  const entries = Object.keys(exports).flatMap((path) => (/^\.\/.*(?<!\.json|\.css)$/.test(path) ? path.slice(2) : []))
  expect(entries.length).toBeGreaterThan(30)
  expect(Object.keys(typesVersions['*']).sort()).toEqual(entries.sort())
})

test('a tagged release without a problem has none', () => {
  expect(releaseProblems({ ...release, tag: 'v1.2.3' })).toEqual([])
})

test('a tagged release with problems names each of them', () => {
  const { repository: _, ...manifest } = release.manifest
  const problems = releaseProblems({
    manifest,
    lock: { version: '1.2.2' },
    changelog: release.changelog.replace('[1.2.3] - 2026-12-01', '[1.2.3] - soon'),
    files: [...release.files.filter((path) => path !== 'LICENSE' && path !== 'dist/index.js'), 'src/index.ts'],
    tag: 'v1.2.4',
  })
  expect(problems).toMatchInlineSnapshot(`
    [
      "package-lock.json: the version is 1.2.2, that of package.json is 1.2.3",
      "CHANGELOG.md: [1.2.3] - soon has no date",
      "the package lacks dist/index.js, which package.json exports: run \`npm run build\`",
      "the package lacks LICENSE",
      "the package contains src/index.ts",
      "the tag is v1.2.4, that of version 1.2.3 is v1.2.3",
      "package.json: without \`repository\`, npm refuses provenance",
    ]
  `)
})

test('a dry run needs an entry under Unreleased or the version', () => {
  const withoutVersion = release.changelog.replace('[1.2.3] - 2026-12-01', '[1.2.1] - 2026-10-01')
  expect(releaseProblems({ ...release, changelog: withoutVersion })).toEqual([
    'CHANGELOG.md: neither [Unreleased] nor [1.2.3] has an entry',
  ])
  expect(releaseProblems({ ...release, changelog: withoutVersion.replace('[Unreleased]\n', '[Unreleased]\n\n- New.\n') })).toEqual([])
})

test('the workflow runs the gates on the versions of Node that CONTRIBUTING names', () => {
  const [, nodes = ''] = /node: \[(.*)\]/.exec(readFileSync('.github/workflows/ci.yml', 'utf8')) ?? []
  expect(readFileSync('CONTRIBUTING.md', 'utf8')).toContain(`Node ${nodes.replace(/, (\d+)$/, ' and $1')}`)
})
