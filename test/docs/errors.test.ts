import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

function sources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name)
    return entry.isDirectory() ? sources(file) : [file]
  })
}

it('lists a remedy for every kind of error in the documents', () => {
  const kinds = sources(path.join(root, 'src')).flatMap((file) =>
    [
      ...fs
        .readFileSync(file, 'utf8')
        .matchAll(/export (?:abstract )?class (\w+) extends (?:NodeError|ServerError|ServiceError|MessageRefused|UnfitCall)\b/g),
    ].map((match) => match[1]!),
  )
  const documented = fs.readFileSync(path.join(root, 'docs/errors.md'), 'utf8')
  const missing = kinds.filter((kind) => kind !== 'ServerError' && !new RegExp(`\\b${kind}\\b`).test(documented))
  expect(kinds.length).toBeGreaterThan(50)
  expect(missing).toEqual([])
})
