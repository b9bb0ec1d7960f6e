import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TEMPLATES, type Template } from '../../../adapters/cli/templates.js'
import { VERSION } from '../../../src/index.js'
import { emptyProject, isBuilt, programOf, run } from '../testing/programs.js'
import { useInProcess } from './in-process.js'

const root = new URL('../../../', import.meta.url).pathname
const templates: readonly (readonly [string, Template])[] = Object.entries(TEMPLATES)
const { evmbed, folder } = await useInProcess()

describe('init', () => {
  test.each(templates)('writes the project %s', async (name, { run }) => {
    const target = join(folder, name)
    const { code, out, err } = await evmbed(['init', name, '--folder', target]).ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const paths = [...out.matchAll(/^wrote (.+)$/gm)].map(([, path = '']) => path)
    expect(paths).toContain('package.json')
    expect(paths.filter((path) => !existsSync(join(target, path)))).toEqual([])
    expect(out).toMatch(new RegExp(` && npm install && ${run.join(' && ')}\n$`))
    const manifest = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
    expect({ ...manifest.dependencies, ...manifest.devDependencies }.evmbed).toBe(`^${VERSION}`)
    // Each command after npm install is a script that the project has.
    for (const command of run) expect(Object.keys(manifest.scripts)).toContain(command.replace(/^npm (run )?/, ''))
  })

  test('keeps and names files that exist, and says what the project needs', async () => {
    const target = join(folder, 'kept')
    mkdirSync(target)
    writeFileSync(join(target, 'package.json'), '{ "name": "mine" }')
    writeFileSync(join(target, 'compile.mjs'), 'mine')
    // A link to nothing is kept, too: writing through it would make a file elsewhere.
    mkdirSync(join(target, 'contracts'))
    symlinkSync(join(folder, 'elsewhere.sol'), join(target, 'contracts/Counter.sol'))
    const { code, out } = await evmbed(['init', 'jest', '--folder', target]).ended
    expect(code).toBe(0)
    expect(out.replace(/cd .* && npm install/, 'cd FOLDER && npm install')).toMatchInlineSnapshot(`
      "wrote test/counter.test.cjs
      kept  compile.mjs, which exists
      kept  contracts/Counter.sol, which exists
      kept  package.json, which exists
      Your package.json needs these packages and scripts:
        npm install --save-dev 'evmbed@^0.1.0' 'jest@^30.5.2' 'solc@^0.8.37' 'viem@^2.56.0'
        npm pkg set 'scripts.compile=node compile.mjs'
        npm pkg set 'scripts.test=node compile.mjs && jest'
      Next: cd FOLDER && npm install && npm test
      "
    `)
    expect(readFileSync(join(target, 'compile.mjs'), 'utf8')).toBe('mine')
    expect(readFileSync(join(target, 'package.json'), 'utf8')).toBe('{ "name": "mine" }')
    expect(existsSync(join(folder, 'elsewhere.sol'))).toBe(false)
    expect(lstatSync(join(target, 'contracts/Counter.sol')).isSymbolicLink()).toBe(true)
  })

  test.each([
    [['init'], 'expected the name of a template: the templates are vitest,'],
    [
      ['init', 'vites'],
      "there is no template 'vites', did you mean vitest?: the templates are vitest, jest, mocha, page, electron, foundry and",
    ],
    [['init', 'toString'], "there is no template 'toString': the templates are"],
    [['init', 'x\u001b[2J'], "there is no template 'x"],
    [['init', 'jest', 'mocha'], "expected one template, got 'jest' and 'mocha'"],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await evmbed(args).ended
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
    expect(err).not.toContain('\u001b')
  })

  test('names the file where it cannot write', async () => {
    const target = join(folder, 'file')
    writeFileSync(target, '')
    const { code, err } = await evmbed(['init', 'vitest', '--folder', target]).ended
    expect(code).toBe(2)
    expect(err).toMatch(/^evmbed: cannot write .*file.compile\.mjs: (a file is in its place|a part of the path is no folder)$/m)
  })

  test('asks for versions of packages with which this project is tested', () => {
    const own: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies
    const differ = templates.flatMap(([name, { folders }]) => {
      const file = folders.map(([from]) => join(root, from, 'package.json')).find((path) => existsSync(path)) ?? ''
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
      return Object.entries<string>({ ...dependencies, ...devDependencies }).flatMap(([wanted, range]) => {
        const tested = own[wanted]
        // Hardhat 3 and chai 6 are not the versions of that name here.
        if (tested === undefined || ['hardhat', 'chai'].includes(wanted) || range === `^${tested}`) return []
        return [`${name}: ${wanted} ${range}, and not ^${tested}`]
      })
    })
    expect(differ).toEqual([])
  })
})

/** Programs of this project that run the tests of a template. `npm run package` tries every template with an install. */
const RUNNERS = [
  { name: 'vitest', program: ['vitest/vitest.mjs', 'run'], passes: /Tests .*3 passed/ },
  { name: 'jest', program: ['jest/bin/jest.js', '--rootDir', '.'], passes: /Tests: .*3 passed/ },
  { name: 'mocha', program: ['mocha/bin/mocha.js'], passes: /3 passing/ },
] as const

describe.skipIf(!isBuilt)('the project', () => {
  test.each(RUNNERS)('$name compiles, and its tests pass', async ({ name, program, passes }) => {
    const target = emptyProject(`init-${name}`)
    // It stands where this project's chai 4 would be found.
    if (name === 'mocha') symlinkSync(join(root, 'node_modules/chai-6'), join(target, 'node_modules/chai'))
    // Without it, Vitest takes the configuration of this repository.
    if (name === 'vitest') writeFileSync(join(target, 'vitest.config.mjs'), 'export default {}')
    expect((await evmbed(['init', name, '--folder', target]).ended).code).toBe(0)
    expect((await run(target, 'compile.mjs')).output).toContain('compiled Counter.sol')
    const [bin, ...args] = program
    const { code, output } = await run(target, programOf(bin), ...args)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(passes) })
  })
})
