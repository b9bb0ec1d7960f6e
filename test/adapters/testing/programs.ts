/** Programs of test runners, each in a process of its own with the built package. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeProject } from './project.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const require = createRequire(import.meta.url)

/** `npm test` builds first; someone who runs vitest alone may have no build. */
export const isBuilt = existsSync(`${root}dist/testing.cjs`)

/** Variables of this run would make the program a part of it. */
const environment = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE|NODE_ENV|NODE_OPTIONS|NODE_TEST|FORCE_COLOR|CI)/.test(name)),
  ),
  NO_COLOR: '1',
}

export interface Outcome {
  readonly code: number | string
  readonly output: string
}

/** Writes the files of a project in which the package is installed, and returns its folder. */
export function writeFiles(name: string, files: Readonly<Record<string, string>>): string {
  const folder = dirname(dirname(writeProject('hardhat', `runner-${name}`)))
  install(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}

/** Makes a project without contracts in which the package is installed, and returns its folder. */
export function emptyProject(name: string): string {
  const folder = join(root, '.tmp/projects', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  install(folder)
  return folder
}

function install(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/evmbed'))
}

/** Returns the path of a program of a package: `mocha/bin/mocha.js`. */
export function programOf(bin: string): string {
  const [, name = '', path = ''] = /^(@[^/]+\/[^/]+|[^/]+)\/(.+)$/.exec(bin) ?? []
  return join(dirname(require.resolve(`${name}/package.json`)), path)
}

/** Runs Node to its end. */
export function run(folder: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env: environment, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      resolve({ code: error?.code ?? 0, output: `${stdout}\n${stderr}` })
    })
  })
}
