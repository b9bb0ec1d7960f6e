import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { isJsonObject, type JsonObject } from '../../src/internal.js'
import { type BuildPart, buildPartIn, type CompilerBuild } from '../../src/internal-coverage.js'

/** Output folders of Foundry and Hardhat. */
const FOLDERS = ['out', 'artifacts']

/**
 * Reads the builds of a project: build info of Hardhat and Foundry, and standard JSON output of solc. The last one that was written comes last. Files that are
 * none of these are left out.
 *
 * @param places files or folders. Default: the output folders that the project has
 */
export async function readBuilds(root: string, places: readonly string[] | undefined): Promise<CompilerBuild[]> {
  const given = places ?? FOLDERS.map((name) => join(root, name)).filter(existsSync)
  const files = (await Promise.all(given.map(buildFiles))).flat()
  const dated = await Promise.all(files.map(async (file) => ({ file, time: (await stat(file)).mtimeMs })))
  const parts: BuildPart[] = []
  for (const { file } of dated.sort((one, other) => one.time - other.time)) {
    const part = buildPartIn(await readObject(file))
    if (part) parts.push(part)
  }
  return buildsOf(parts)
}

/** Joins the parts of a build: Hardhat 3 writes input and output into two files. */
function buildsOf(parts: readonly BuildPart[]): CompilerBuild[] {
  const joined = new Map<string, BuildPart>()
  for (const [i, part] of parts.entries()) {
    const id = part.id ?? `${i}`
    const { input, output, projectNames } = joined.get(id) ?? {}
    joined.set(id, {
      id,
      input: part.input ?? input,
      output: part.output ?? output,
      projectNames: part.projectNames ?? projectNames,
    })
  }
  return [...joined.values()].flatMap(({ input, output, projectNames }) => (output ? { input, output, projectNames } : []))
}

async function buildFiles(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => basename(dirname(file)) === 'build-info' || dirname(file) === place)
}

async function readObject(file: string): Promise<JsonObject> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
    return isJsonObject(value) ? value : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
