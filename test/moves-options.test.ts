/** The tables of flags and options of other nodes: they name what the tools have. `moves-effects.test.ts` tries what they name here. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { DEV_FLAGS } from '../adapters/cli/dev-flags.js'
import type { FlagTable } from '../adapters/cli/flag.js'
import { OTHER_FLAGS } from '../adapters/cli/other-flags.js'
import { ANVIL, GANACHE, GETH, HARDHAT, OF_PROGRAMS, PROOL, TEVM } from '../scripts/moves/tools.mjs'
import { resolveOptions } from '../src/options.js'
import { foundryProgram } from './peers/foundry.js'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Folder of packages that this project does not install. */
const TOOLS = process.env.EVMBED_TOOLS ?? ''
/** Checkout of go-ethereum. */
const GETH_SOURCE = process.env.EVMBED_GETH ?? ''
const table: FlagTable = DEV_FLAGS
const known = Object.values(table).flatMap(({ name, also = [] }) => [name, ...also])

/** Returns the flags in a help text, without those of every program. */
function flagsIn(help: string): string[] {
  const flags = [...help.matchAll(/^ +(?:-\w, )?--([\w.-]*\w)/gm)].map(([, name = '']) => name)
  return [...new Set(flags)].filter((name) => !OF_PROGRAMS.includes(name)).sort()
}

/** Returns the members of types in a file of declarations. Those of inner objects follow the name of the member and a dot. */
function membersOf(file: string, types: Readonly<Record<string, string>>): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)
    const prefix = isNamed ? types[node.name.text] : undefined
    if (isNamed && prefix !== undefined) {
      // Of an intersection, the members that stand in it.
      const parts = ts.isInterfaceDeclaration(node) ? [node] : ts.isIntersectionTypeNode(node.type) ? node.type.types : [node.type]
      for (const part of parts) {
        const members = ts.isInterfaceDeclaration(part) || ts.isTypeLiteralNode(part) ? part.members : []
        for (const { name } of members) if (name !== undefined) found.push(prefix + name.getText(source))
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...new Set(found)].sort()
}

const sorted = (names: object) => Object.keys(names).sort()

it('has every flag of Anvil', () => {
  const help = execFileSync(foundryProgram('anvil') ?? 'anvil', ['--help'], { encoding: 'utf8' })
  expect(ANVIL).toEqual(flagsIn(help))
})

it('has every option of the network of Hardhat 2', () => {
  const members = membersOf(join(root, 'node_modules/hardhat/types/config.d.ts'), {
    HardhatNetworkUserConfig: '',
    HardhatNetworkMiningUserConfig: 'mining.',
    HardhatNetworkMempoolUserConfig: 'mining.mempool.',
    HardhatNetworkHDAccountsUserConfig: 'accounts.',
    HardhatNetworkForkingUserConfig: 'forking.',
  })
  expect(sorted(HARDHAT)).toEqual(members)
})

it.skipIf(GETH_SOURCE === '')('names flags that geth has', () => {
  const source = readFileSync(join(GETH_SOURCE, 'cmd/utils/flags.go'), 'utf8')
  const names = [...source.matchAll(/\bName: +"([^"]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(Object.keys(GETH).filter((name) => !names.includes(name))).toEqual([])
})

describe.skipIf(TOOLS === '')('of the packages in EVMBED_TOOLS', () => {
  it('has every flag of Ganache', () => {
    const help = execFileSync(process.execPath, [join(TOOLS, 'ganache/dist/node/cli.js'), '--help'], { encoding: 'utf8' })
    expect(GANACHE).toEqual(flagsIn(help))
  })

  it('has every option of Tevm', () => {
    const node = membersOf(join(TOOLS, '@tevm/node/dist/index.d.ts'), { TevmNodeOptions: '' })
    const state = membersOf(join(TOOLS, '@tevm/state/types/state-types/StateOptions.d.ts'), { StateOptions: '' })
    expect(sorted(TEVM)).toEqual([...new Set([...node, ...state])].sort())
  })

  it('has every parameter of prool', () => {
    const pool = membersOf(join(TOOLS, 'prool/dist/Pool.d.ts'), { Parameters: '' })
    const server = membersOf(join(TOOLS, 'prool/dist/Server.d.ts'), { AddressParameters: '', CreateLeaseServerParameters: '' })
    expect(sorted(PROOL)).toEqual([...new Set([...pool, ...server])].sort())
  })
})

it.each([
  ['blockGasLimit', 'mining.gasLimit'],
  ['initialBaseFeePerGas', 'baseFeePerGas'],
])('names the option for %s of Hardhat in the error', (given, option) => {
  expect(() => resolveOptions(Object.fromEntries([[given, 1]]))).toThrow(
    `option '${given}': expected a known option, such as '${option}', got 1`,
  )
})

it.each([...ANVIL, ...GANACHE])('says what becomes of --%s', (name) => {
  expect(known.includes(name) || Object.hasOwn(OTHER_FLAGS, name)).toBe(true)
})
