/** The small projects that moved to evmbed from another toolchain: each runs, and its diff leads to it. */
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { emptyProject, isBuilt, programOf, run } from './adapters/testing/programs.js'
import { foundryArtifact } from './docs/foundry-artifact.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const moves = join(root, 'examples/moves')

interface Move {
  readonly from: string
  readonly program: readonly string[]
  /** Files in which the toolchain of the project writes the contract. */
  readonly artifact: string
  readonly passes: RegExp
}

const mocha = [programOf('mocha/bin/mocha.js'), 'test/coin.test.cjs']
const vitest = [programOf('vitest/vitest.mjs'), 'run']
const MOVES: readonly Move[] = [
  { from: 'hardhat-2', program: mocha, artifact: 'artifacts/contracts/Coin.sol/Coin.json', passes: /3 passing/ },
  {
    from: 'hardhat-3',
    program: ['--test', '--test-reporter=tap', 'test/coin.test.mjs'],
    artifact: 'artifacts/contracts/Coin.sol/Coin.json',
    passes: /^# pass 3$/m,
  },
  { from: 'waffle', program: mocha, artifact: 'build/Coin.json', passes: /4 passing/ },
  { from: 'prool', program: vitest, artifact: 'out/Coin.sol/Coin.json', passes: /Tests .*3 passed/ },
  { from: 'tevm', program: vitest, artifact: 'out/Coin.sol/Coin.json', passes: /Tests .*3 passed/ },
]

/** Versions of packages that a project has beside those of this one. */
const PACKAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = { waffle: { ethers: 'ethers-5' } }

it('has a test for each move', () => {
  expect(readdirSync(moves).sort()).toEqual(MOVES.map(({ from }) => from).sort())
})

describe.each(MOVES)('the move from $from', ({ from, program, artifact, passes }) => {
  it.skipIf(!isBuilt)('leads to tests that pass', async () => {
    const folder = emptyProject(`move-${from}`)
    cpSync(join(moves, from), join(folder, 'test'), { recursive: true })
    // Without it, Vitest takes the configuration of this repository.
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {}')
    mkdirSync(dirname(join(folder, artifact)), { recursive: true })
    const { abi, bytecode } = foundryArtifact('Coin')
    // Foundry has the code in an object.
    const content = artifact.startsWith('out/') ? { abi, bytecode } : { contractName: 'Coin', abi, bytecode: bytecode.object }
    writeFileSync(join(folder, artifact), JSON.stringify(content))
    for (const [name, installed] of Object.entries(PACKAGES[from] ?? {})) {
      symlinkSync(join(root, 'node_modules', installed), join(folder, 'node_modules', name))
    }
    const { code, output } = await run(folder, ...program)
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(passes) })
  })

  it('has a diff whose new side is the test', () => {
    const diff = readFileSync(join(moves, from, 'move.diff'), 'utf8')
    const newSides = new Map<string, string>()
    for (const file of diff.split(/^diff --git .*\n/m).slice(1)) {
      const path = /^\+\+\+ (?:b\/test\/)?(.+)$/m.exec(file)?.[1] ?? ''
      const [, ...hunks] = file.split(/^@@ .* @@.*\n/m)
      newSides.set(path, hunks.map((hunk) => hunk.replaceAll(/^-.*\n/gm, '').replaceAll(/^[+ ]/gm, '')).join(''))
    }
    newSides.delete('/dev/null')
    expect([...newSides]).toEqual(
      readdirSync(join(moves, from))
        .filter((file) => file !== 'move.diff')
        .map((file) => [file, readFileSync(join(moves, from, file), 'utf8')]),
    )
  })
})
