import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('bundles the registry that its sources give', () => {
  const said = execFileSync('node', ['scripts/write-registry.mjs', '--check'], { encoding: 'utf8' })
  expect(said).toMatch(/^registry: src\/planner\/registry\/tables\.ts is current, \d+ chains/)
})
