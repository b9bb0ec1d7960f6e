import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nearest, VERSION } from '../../src/internal.js'
import { isErrno, reasonOf } from '../files/index.js'
import type { Command } from './command.js'
import { INIT_FLAGS } from './init-flags.js'
import { printable } from './logger.js'
import { TEMPLATES, type Template, type TemplateName } from './templates.js'
import { UsageError } from './usage-error.js'

const NAMES = Object.keys(TEMPLATES)
const WIDTH = Math.max(...NAMES.map((name) => name.length)) + 2
/** The range of this package in the templates. Projects get that of the running version. */
const ANY_VERSION = '"evmbed": "*"'

export const init: Command<typeof INIT_FLAGS> = {
  name: 'init',
  summary: 'Writes a small project that runs at once: tests with a contract, a page, an application.',
  flags: INIT_FLAGS,
  operands: {
    usage: '<template>',
    words: NAMES,
    help: [
      ...Object.entries(TEMPLATES).map(([name, { summary }]) => `  ${name.padEnd(WIDTH)}${summary}`),
      '',
      'Files that exist are never overwritten.',
      '',
      '  evmbed init vitest',
      '  evmbed init page --folder counter',
    ],
  },
  async run({ folder, quiet }, { out }, [name, ...others]) {
    if (others[0] !== undefined) throw new UsageError(`expected one template, got '${printable(name ?? '')}' and '${printable(others[0])}'`)
    const template = templateNamed(name)
    const target = resolve(folder)
    const files = await filesOf(template)
    const written: string[] = []
    const kept: string[] = []
    for (const [path, content] of files) ((await writeNew(join(target, path), content)) ? written : kept).push(path)
    if (quiet) return
    for (const path of written) out(`wrote ${path}`)
    for (const path of kept) out(`kept  ${path}, which exists`)
    if (kept.includes('package.json')) for (const line of missingOf(files.get('package.json') ?? '{}')) out(line)
    const place = relative(process.cwd(), target)
    const enter = place === '' ? [] : [`cd ${/^[\w./-]+$/.test(place) ? place : JSON.stringify(place)}`]
    out(`Next: ${[...enter, 'npm install', ...template.run].join(' && ')}`)
  },
}

function templateNamed(name: string | undefined): Template {
  if (name !== undefined && isTemplateName(name)) return TEMPLATES[name]
  const list = `the templates are ${NAMES.slice(0, -1).join(', ')} and ${NAMES.at(-1)}`
  if (name === undefined) throw new UsageError(`expected the name of a template: ${list}`)
  const near = nearest(name, NAMES)
  throw new UsageError(`there is no template '${printable(name)}'${near === undefined ? '' : `, did you mean ${near}?`}: ${list}`)
}

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name)
}

/** Returns the texts of a template's files, by their paths in the project. */
async function filesOf({ folders }: Template): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const [from, to] of folders) {
    const folder = join(packageFolder(), from)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((entry) => entry.isFile())) {
      const file = join(entry.parentPath, entry.name)
      const text = await readFile(file, 'utf8')
      const path = join(to, relative(folder, file))
      files.set(path, path === 'package.json' ? text.replace(ANY_VERSION, `"evmbed": "^${VERSION}"`) : text)
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the folder of this package: one above the built files, and two above this source. */
function packageFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  const folder = [join(here, '..'), join(here, '../..')].find((place) => existsSync(join(place, 'templates/solidity')))
  if (folder === undefined) throw new UsageError(`the templates of evmbed are missing beside ${here}: install the package again`)
  return folder
}

/** Writes a file unless something is in its place. Returns whether it was written. */
async function writeNew(path: string, content: string): Promise<boolean> {
  const fail = (error: unknown): never => {
    throw new UsageError(`cannot write ${path}: ${reasonOf(error)}`)
  }
  await mkdir(dirname(path), { recursive: true }).catch(fail)
  return writeFile(path, content, { flag: 'wx' }).then(
    () => true,
    (error: unknown) => (isErrno(error) && error.code === 'EEXIST' ? false : fail(error)),
  )
}

/** Returns what the project's own package.json needs of the template's. */
function missingOf(manifest: string): readonly string[] {
  const { scripts = {}, dependencies = {}, devDependencies = {} } = JSON.parse(manifest)
  const install = (flag: string, packages: Readonly<Record<string, string>>) => {
    const names = Object.entries(packages).map(([name, range]) => `${name}@${range}`)
    return names.length === 0 ? [] : [`  npm install${flag} ${names.map((name) => `'${name}'`).join(' ')}`]
  }
  return [
    'Your package.json needs these packages and scripts:',
    ...install('', dependencies),
    ...install(' --save-dev', devDependencies),
    ...Object.entries(scripts).map(([name, script]) => `  npm pkg set 'scripts.${name}=${script}'`),
  ]
}
