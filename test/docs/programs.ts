import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { codeBlocks, root } from './documents.js'
import { STAGES, type Stage } from './stages.js'

/** A block of the documents as a program of its own. */
export interface Program extends Stage {
  readonly name: string
  readonly file: string
  /** Whether a comment in it is held to what its line gives. */
  readonly isChecked: boolean
}

/** Writes a file for each block into a fresh folder of the project's `.tmp`. */
export function writePrograms(name: string): { readonly folder: string; readonly programs: readonly Program[] } {
  const folder = `${root}.tmp/${name}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const programs = codeBlocks().map(({ name, code }, i) => {
    const stage = STAGES[name] ?? {}
    const { before = '', after = closing(before + code) } = stage
    const file = `${folder}/${i}.ts`
    const checked = withChecks(code)
    writeFileSync(file, [`import { printed } from '../../test/docs/printed.js'`, before, checked, after].join('\n'))
    return { ...stage, name, file, isChecked: checked.includes('printed(') }
  })
  return { folder, programs }
}

function closing(code: string): string {
  return /\bnode = await createNode\b/.test(code) && !code.includes('node.close()') ? 'await node.close()' : ''
}

/** `receipt.status // 'success'` becomes a check; what a comment says otherwise stays a comment. */
function withChecks(code: string): string {
  return code
    .replaceAll(
      /^(?!(?:import|const|let|for|if)\b)(\S.*?) \/\/ (['\d[{].*)$/gm,
      (_, line, comment) => `printed(${line}, ${JSON.stringify(comment)})`,
    )
    .replaceAll(/^import .* from 'electron'\n/gm, '')
}
