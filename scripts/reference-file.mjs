// @ts-check
/** Functions of the scripts that generate files from the sources, such as the pages of docs/. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Bundles and loads TypeScript sources of the project. The bundle is inside the project, so that its packages are found.
 *
 * @param {string} name name of the bundle
 * @param {string} contents source of a module that exports the wanted values; its imports are relative to the project's root
 */
export async function loadSources(name, contents) {
  const outfile = join(root, `.tmp/${name}.mjs`)
  await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile,
    logLevel: 'warning',
  })
  return import(pathToFileURL(outfile).href)
}

/**
 * Writes a generated file. With `--check` on the command line, only checks that the file is current.
 *
 * @param {string} target path of the file from the project's root
 * @param {string} text
 * @param {string} summary summary of the content, for the output
 * @param {string} script script of package.json that writes the file
 */
export function writeOrCheck(target, text, summary, script = 'docs') {
  const path = join(root, target)
  if (process.argv.includes('--check')) return check(target, existsSync(path) ? readFileSync(path, 'utf8') : '', text, summary, script)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.log(`${script}: ${summary} in ${target}`)
}

/**
 * Writes generated pages, and removes other files of their folder. With `--check` on the command line, only checks that they are current.
 *
 * @param {ReadonlyMap<string, string>} pages texts by paths from the project's root
 * @param {string} folder folder that contains generated pages only
 * @param {string} summary summary of the contents, for the output
 */
export function writeOrCheckAll(pages, folder, summary) {
  for (const [target, text] of pages) writeOrCheck(target, text, summary)
  const path = join(root, folder)
  const others = (existsSync(path) ? readdirSync(path) : []).map((name) => `${folder}/${name}`).filter((target) => !pages.has(target))
  for (const target of others) {
    if (!process.argv.includes('--check')) rmSync(join(root, target))
    else {
      console.error(`docs: ${target} is not written from any record: remove it with \`npm run docs\``)
      process.exitCode = 1
    }
  }
}

/**
 * @param {string} target
 * @param {string} present
 * @param {string} text
 * @param {string} summary
 * @param {string} script
 */
function check(target, present, text, summary, script) {
  if (present === text) {
    console.log(`${script}: ${target} is current, ${summary}`)
    return
  }
  const [was, is] = [present.split('\n'), text.split('\n')]
  const line = is.findIndex((wanted, index) => wanted !== was[index])
  const at = line === -1 ? is.length : line
  console.error(`${script}: ${target} is not current, from line ${at + 1}:`)
  console.error(`- ${was[at] ?? '(end)'}`)
  console.error(`+ ${is[at] ?? '(end)'}`)
  console.error(`${script}: write it with \`npm run ${script}\``)
  process.exitCode = 1
}
