import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, it, test } from 'vitest'
import { InvalidOption } from '../../src/index.js'
import { errorObject } from '../../src/internal.js'
import { EvmbedError, LocalError, NodeError } from '../../src/primitives/errors.js'

const root = path.join(import.meta.dirname, '../..')
const documented = fs.readFileSync(path.join(root, 'docs/errors.md'), 'utf8')

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? sources(file) : [file]
  })
}

/** Classes of all sources, with the name of their base, and whether a comment says when they occur. */
const classes = [...sources(path.join(root, 'src')), ...sources(path.join(root, 'adapters'))]
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8')
    if (!/class \w+ extends/.test(text)) return []
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements.filter(ts.isClassDeclaration)
  })
  .map((declaration) => ({
    name: declaration.name?.text ?? '',
    base: declaration.heritageClauses?.[0]?.types[0]?.expression.getText(),
    isExported: declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false,
    isAbstract: declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword) ?? false,
    hasComment: ts.getJSDocCommentsAndTags(declaration).length > 0,
  }))

function isKindOf(name: string | undefined, ancestor: string): boolean {
  if (name === ancestor) return true
  const declaration = classes.find((each) => each.name === name)
  return declaration !== undefined && isKindOf(declaration.base, ancestor)
}

const kinds = classes.filter(({ name, isExported, isAbstract }) => isExported && !isAbstract && isKindOf(name, 'EvmbedError'))

it('lists a remedy for every kind of error in the documents, at the place that the error names', () => {
  const missing = kinds.filter(({ name }) => !documented.includes(`<a id="${name.toLowerCase()}"></a>${name}`))
  expect(kinds.length).toBeGreaterThan(100)
  expect(missing.map(({ name }) => name)).toEqual([])
})

it('lists each kind once, so that the place that an error names is unambiguous', () => {
  const anchors = [...documented.matchAll(/<a id="(\w+)">/g)].map(([, anchor]) => anchor)
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([])
})

/** The entries of the package, each a module that a program imports. */
const ENTRIES = ['src/index.ts', ...fs.readdirSync(path.join(root, 'adapters')).map((folder) => `adapters/${folder}/index.ts`)].filter(
  (entry) => fs.existsSync(path.join(root, entry)),
)

/** A signal that a read must be loaded and repeated. Executors and stores handle it; no program sees it as an error. */
const SIGNALS = ['MissingState']

test.each(ENTRIES)('exports only errors of one base, with a row in the documents: %s', async (entry) => {
  const exported = Object.values((await import(path.join(root, entry))) as Readonly<Record<string, unknown>>)
  const errors = exported.filter((value): value is new () => Error => typeof value === 'function' && value.prototype instanceof Error)
  for (const { name, prototype } of errors) {
    if (name === 'EvmbedError' || SIGNALS.includes(name)) continue
    expect(prototype, name).toBeInstanceOf(EvmbedError)
    // A kind has a row; a base ends in `Error` and has none.
    expect(documented.includes(`<a id="${name.toLowerCase()}"></a>${name}`), name).toBe(!name.endsWith('Error') || name === 'ServiceError')
  }
})

it('has a number as the code of an error that a call answers, and a word as that of any other', () => {
  const error = new InvalidOption('chainId', 'a positive integer', 0)
  expect(error).toBeInstanceOf(LocalError)
  expect(error).toMatchObject({ name: 'InvalidOption', code: 'INVALID_OPTION', docs: 'docs/errors.md#invalidoption' })
  expect(errorObject(error)).toEqual({ code: -32603, message: 'internal error' })
  expect(kinds.filter(({ name }) => !isKindOf(name, 'NodeError') && !isKindOf(name, 'LocalError')).map(({ name }) => name)).toEqual([
    'ListenFailed',
  ])
  expect(NodeError.prototype).toBeInstanceOf(EvmbedError)
})

it('says in a comment when each kind of error occurs', () => {
  expect(kinds.filter(({ hasComment }) => !hasComment).map(({ name }) => name)).toEqual([])
})
