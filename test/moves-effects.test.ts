/** The right-hand sides of the tables of flags and options of other nodes: each flag and option that they name exists, is read, and changes what is configured. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode } from 'evmbed'
import { cometbft } from 'evmbed/cometbft'
import { levelStore } from 'evmbed/storage'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseArguments, readFlags } from '../adapters/cli/arguments.js'
import { DEV_FLAGS } from '../adapters/cli/dev-flags.js'
import { devNodeOptions, walletOf } from '../adapters/cli/dev-options.js'
import type { Flag, FlagTable } from '../adapters/cli/flag.js'
import { OTHER_FLAGS } from '../adapters/cli/other-flags.js'
import { ANVIL, GANACHE, GETH, HARDHAT, TEVM } from '../scripts/moves/tools.mjs'
import { devGenesis } from '../src/chain/genesis.js'
import { methodTable } from '../src/methods/registry.js'
import { optionRule, resolveOptions } from '../src/options.js'

const table: FlagTable = DEV_FLAGS
const flagOf = new Map(
  Object.entries(table).flatMap(([key, flag]) => [flag.name, ...(flag.also ?? [])].map((name) => [name, { key, flag }] as const)),
)
const folder = mkdtempSync(join(tmpdir(), 'evmbed-moves-'))
const GENESIS = devGenesis({
  chainId: 77,
  hardfork: 'osaka',
  gasLimit: 30_000_000n,
  baseFeePerGas: 1_000_000_000n,
  timestamp: 1_700_000_000n,
  balances: new Map(),
  predeploys: [],
})
const FORK = ['--fork-url', 'http://127.0.0.1:1']

/** Values of flags whose kind has no list of words, by their keys: none is the default. */
const SAMPLES: Readonly<Record<string, string>> = {
  accountKeys: `0x${'11'.repeat(32)},5`,
  artifacts: 'out',
  derivationPath: "m/44'/60'/1'/0",
  feeRecipient: `0x${'22'.repeat(20)}`,
  forkHeaders: 'authorization: Bearer token',
  forkUrl: 'http://127.0.0.1:2',
  gasLimit: '777777',
  genesis: join(folder, 'genesis.json'),
  mempoolOrder: 'fifo',
  mnemonic: 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
}
/**
 * Flags of the process, its servers and its files: no option of the node follows from them. The words of a random mnemonic are made when the node starts, and a store is
 * an object over a folder.
 */
const OF_THE_PROCESS = new Set([
  'allowOrigin',
  'color',
  'configOut',
  'dumpState',
  'host',
  'json',
  'loadState',
  'mnemonicRandom',
  'port',
  'preserveHistoricalStates',
  'quiet',
  'state',
  'stateInterval',
])

beforeAll(() => writeFileSync(join(folder, 'genesis.json'), JSON.stringify(GENESIS)))
afterAll(() => rmSync(folder, { recursive: true }))

function sampleOf(key: string, { kind, default: fallback }: Flag<unknown>): string {
  const sample = SAMPLES[key] ?? kind.words?.find((word) => word !== fallback && word !== 'osaka' && word !== 'anvil')
  if (sample !== undefined) return sample
  if (kind.argument === undefined) return fallback === 'true' || key === 'throwOnRevert' ? 'false' : 'true'
  return '77'
}

/** Returns the values of the flags of `evmbed dev`, and the options of the node that follow from them. */
async function configured(...args: string[]) {
  const values = readFlags(DEV_FLAGS, parseArguments(table, args))
  const { fork, ...options } = await devNodeOptions(values, await walletOf(values))
  return { values, options: { ...resolveOptions({ ...options, timestamp: options.timestamp ?? 0n }), fork } }
}

describe('flags of Anvil and Ganache that evmbed dev has', () => {
  const names = [...ANVIL, ...GANACHE].filter((name) => flagOf.has(name))

  it('are most of those of Anvil', () => expect(ANVIL.filter((name) => flagOf.has(name)).length).toBeGreaterThan(30))

  it.each(names)('--%s changes its own value, and the node', async (name) => {
    const { key, flag } = flagOf.get(name)!
    const beside = key.startsWith('fork') && key !== 'forkUrl' ? FORK : key === 'stateInterval' ? ['--state', 'state.json'] : []
    const before = await configured(...beside)
    const after = await configured(...beside, `--${name}=${sampleOf(key, flag)}`)
    const changed = Object.entries(after.values).filter(([key, value]) => !same(value, Reflect.get(before.values, key)))
    expect(changed.map(([key]) => key)).toEqual([key])
    if (!OF_THE_PROCESS.has(key)) expect(same(after.options, before.options)).toBe(false)
  })
})

function same(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `${inner}n` : inner))
  return text(one) === text(other)
}

/** Values of options whose rule has no form: none is the default. Those of `fork` are read when the node begins. */
const OPTION_SAMPLES: Readonly<Record<string, unknown>> = {
  accounts: 3,
  balance: 5n,
  consensus: cometbft({ home: 'validator' }),
  fork: { url: 'http://127.0.0.1:1' },
  genesis: GENESIS,
  logLevels: { setLevel() {}, setModules() {} },
  loadState: new Uint8Array([0x1f, 0x8b]),
  mining: { automine: false },
  'mining.feeRecipient': `0x${'22'.repeat(20)}`,
  'mining.order': 'fifo',
  mnemonic: SAMPLES.mnemonic,
  predeploys: [],
  store: levelStore('chain'),
}

const FORK_SAMPLES: Readonly<Record<string, object>> = {
  'fork.block': { block: 5n },
  'fork.headers': { headers: { authorization: 'Bearer token' } },
  'fork.url': { url: 'http://127.0.0.1:2' },
}

/** Returns a value of an option that is not its default. */
function optionSampleOf(path: string): unknown {
  if (Object.hasOwn(OPTION_SAMPLES, path)) return OPTION_SAMPLES[path]
  const { form, default: fallback } = optionRule(path)
  if (form?.kind === 'integer') return 77
  if (form?.kind === 'amount') return 777_777n
  if (form?.kind === 'switch') return fallback({}, {}) !== true
  if (form?.kind === 'word') return form.words.find((word) => word !== fallback({}, {}))
  return "m/44'/60'/1'/0"
}

/** Paths of options in a cell of a table. `fork.url` and others are of the options of a fork. */
function optionsIn(cell: string): readonly string[] {
  const codes = [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']) => code)
  return codes.filter((code) => /^[a-z]\w*(?:\.\w+)?$/.test(code) && !/_|^(?:node\.|dev$)/.test(code))
}

describe.each(Object.entries({ HARDHAT, TEVM, GETH }))('%s', (_, rows: Readonly<Record<string, string>>) => {
  const options = [...new Set(Object.values(rows).flatMap(optionsIn))]

  it('names options that change what is configured', () => {
    expect(options.length).toBeGreaterThan(5)
    expect(options.filter((path) => !changes(path))).toEqual([])
  })

  it('names flags that evmbed dev reads', async () => {
    for (const [, name = ''] of Object.values(rows)
      .join('\n')
      .matchAll(/`--([\w-]+)`/g)) {
      const { key, flag } = flagOf.get(name)!
      const { values } = await configured(`--${name}=${sampleOf(key, flag)}`)
      expect(same(Reflect.get(values, key), Reflect.get((await configured()).values, key)), name).toBe(false)
    }
  })

  it('names methods and members that there are', async () => {
    const methods = new Set([...(await methodTable().all())].map(({ name }) => name))
    const cells = Object.values(rows).join('\n')
    const named = [...cells.matchAll(/\b(?:anvil|debug|eth|evm|evmbed|hardhat)_[a-z]\w+/gi)].map(([name]) => name)
    expect(named.filter((name) => !methods.has(name))).toEqual([])
    const node = await createNode()
    const members = [...cells.matchAll(/`node\.(\w+)/g)].map(([, member = '']) => member)
    expect(members.filter((member) => !Reflect.has(node, member))).toEqual([])
    await node.close()
  })
})

/** Checks that a value of an option is another one than its default, after options are read. */
function changes(path: string): boolean {
  const [group = '', member] = path.split('.')
  const fork = { url: 'http://127.0.0.1:1' }
  const sample = path.startsWith('fork.') ? { ...fork, ...FORK_SAMPLES[path] } : optionSampleOf(path)
  const after = resolveOptions({ [group]: member === undefined || group === 'fork' ? sample : { [member]: sample } })
  const before = resolveOptions(path.startsWith('fork.') ? { fork } : {})
  return !same(Reflect.get(after, group), Reflect.get(before, group))
}

describe('the advice for flags of other nodes', () => {
  it.each(Object.entries(OTHER_FLAGS))('for --%s names flags, options and methods that there are', async (_, advice) => {
    const methods = new Set([...(await methodTable().all())].map(({ name }) => name))
    const named = [...advice.matchAll(/\b[a-z]+_[a-z]\w+/gi)].map(([name]) => name)
    expect(named.filter((name) => !methods.has(name))).toEqual([])
    for (const [, path = ''] of advice.matchAll(/\b((?:limits|mining|pool|storage)\.\w+)/g)) expect(changes(path), path).toBe(true)
    for (const [, name = ''] of advice.matchAll(/--([\w-]+)/g)) expect(flagOf.has(name), name).toBe(true)
  })
})
