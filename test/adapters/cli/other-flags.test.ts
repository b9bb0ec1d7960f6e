import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { DEV_FLAGS } from '../../../adapters/cli/dev-flags.js'
import type { FlagTable } from '../../../adapters/cli/flag.js'
import { OTHER_FLAGS } from '../../../adapters/cli/other-flags.js'
import { foundryProgram } from '../../peers/foundry.js'

const table: FlagTable = DEV_FLAGS
const known = Object.values(table).flatMap(({ name, also = [] }) => [name, ...also])

test('every flag of Anvil is a flag of dev, or has an advice', () => {
  const help = execFileSync(foundryProgram('anvil') ?? 'anvil', ['--help'], { encoding: 'utf8' })
  const flags = [...help.matchAll(/^ +(?:-\w, )?--([\w.-]*\w)/gm)].map(([, name = '']) => name)
  expect(flags.length).toBeGreaterThan(50)
  // Of the program, as `evmbed --version` is; and the verbosity of a log that has one.
  const others = ['version', 'verbosity', 'md']
  expect(flags.filter((name) => !known.includes(name) && !Object.hasOwn(OTHER_FLAGS, name) && !others.includes(name))).toEqual([])
})

test('no flag of dev has an advice', () => {
  expect(Object.keys(OTHER_FLAGS).filter((name) => known.includes(name))).toEqual([])
})

test.each(Object.entries(OTHER_FLAGS))('the advice for --%s names flags of dev', (_, advice) => {
  for (const [, name = ''] of advice.matchAll(/--([\w-]+)/g)) expect(known).toContain(name)
})
