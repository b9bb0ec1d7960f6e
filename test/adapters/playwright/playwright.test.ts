/** The fixture of Playwright, in Playwright and a real Chromium, with a page that uses wagmi. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { chromiumProgram, launchOptions } from '../../browser/chromium.js'
import { isBuilt, programOf, run, writeFiles } from '../testing/programs.js'

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url))

interface Report {
  readonly suites: readonly Suite[]
  readonly errors: readonly unknown[]
}
interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[] }[]
  }[]
}

const program = chromiumProgram()

it('gives each test of Playwright a chain, and its pages a wallet', { timeout: 240_000 }, async ({ skip }) => {
  if (program === undefined) return skip('no Chromium on the PATH. Debian has it as `apt-get install chromium`')
  if (!isBuilt) return skip('no build: npm run build')
  const config = {
    testMatch: 'wallet.spec.ts',
    workers: 1,
    outputDir: 'results',
    // Not for the speed of the page, but of the machine.
    timeout: 60_000,
    expect: { timeout: 15_000 },
    reporter: [['json', { outputFile: 'report.json' }]],
    use: { launchOptions: launchOptions(program) },
  }
  const folder = writeFiles('playwright', { 'playwright.config.mjs': `export default ${JSON.stringify(config)}` })
  copyFileSync(file('wallet.spec.ts'), join(folder, 'wallet.spec.ts'))
  await build({ entryPoints: [file('app.ts')], bundle: true, format: 'esm', outfile: join(folder, 'app.js'), logLevel: 'warning' })
  const { output } = await run(folder, programOf('@playwright/test/cli.js'), 'test')
  const report: Report = existsSync(join(folder, 'report.json')) ? JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) : {}
  expect(report.errors, output).toEqual([])
  const specs = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]
  const all = report.suites.flatMap(specs)
  const failures = all.flatMap(({ title, ok, tests }) =>
    ok ? [] : [[title, tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join('\n')]],
  )
  expect(
    failures.map(([title]) => title),
    JSON.stringify(failures, null, 2),
  ).toEqual(['explains a failure'])
  expect(all).toHaveLength(19)
  const [[, message] = []] = failures
  expect(message).toMatch(/Transactions and failed calls of the test "explains a failure" \(1\), failures first:/)
  expect(message).toMatch(/event Moved\(to: 0x\w+, amount: 5, note: ""\)/)
})
