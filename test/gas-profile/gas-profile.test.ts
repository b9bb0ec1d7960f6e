/** Gas profiles: they add up, and name what the source says. */
import { type Abi, encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidTransaction } from '../../src/evm/executor.js'
import { WasmExecutor } from '../../src/evm/wasm/wasm-executor.js'
import { flameBoxes } from '../../src/gas-profile/flame-boxes.js'
import { flameGraphOf } from '../../src/gas-profile/flame-graph.js'
import { foldedStacks, markdownOf, speedscopeOf } from '../../src/gas-profile/formats.js'
import { type GasProfile, gasByContract, gasByFunction, mergeGasProfiles } from '../../src/gas-profile/gas-profile.js'
import { createNode, type Node } from '../../src/index.js'
import { gasProfileSchema } from '../../src/objects/gas-profile.js'
import { ServerError } from '../../src/primitives/errors.js'
import { isJsonObject, memberAt } from '../../src/primitives/json.js'
import { StateDraft } from '../../src/state/state-draft.js'
import { availableCompilers } from '../contracts/solc.js'
import { ground } from '../evm/ground.js'
import { Random } from '../evm/wasm/random-programs.js'
import { FORKS, randomScene } from '../evm/wasm/random-scene.js'
import { patience, runs } from '../fuzz/runs.js'
import { buildOf, modesOf, sourceFor } from '../source/positions.js'
import { checkRun, checkSums } from './adding-up.js'

const FILE = 'contracts/Gas.sol'
const newest = availableCompilers().at(-1)!
const modes = modesOf(newest.version)

/** A chain with the contract of this folder. */
interface Chain {
  readonly node: Node
  readonly abi: Abi
  readonly contract: Hex
  readonly creation: Hex
}

/** @param withBuild whether the node knows the sources */
async function chainOf(mode: (typeof modes)[number], withBuild = true): Promise<Chain> {
  const source = sourceFor(new URL('Gas.sol', import.meta.url).href, newest.version)
  const build = buildOf(newest, mode, { [FILE]: source })
  const compiled = memberAt(build.output, 'contracts', FILE, 'Gas')
  if (!isJsonObject(compiled)) throw new Error('Gas was not compiled')
  const node = await createNode()
  if (withBuild) node.artifacts.add(build)
  const creation = await send(node, { data: `0x${String(memberAt(compiled, 'evm', 'bytecode', 'object'))}` })
  const receipt = await node.call('eth_getTransactionReceipt', [creation])
  const contract = isJsonObject(receipt) ? (receipt.contractAddress as Hex) : '0x'
  return { node, abi: compiled.abi as unknown as Abi, contract, creation }
}

async function send(node: Node, fields: { readonly to?: Hex; readonly data?: Hex; readonly gas?: Hex }): Promise<Hex> {
  return node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, gas: '0x200000', ...fields }])
}

function calling({ node, abi, contract }: Chain, functionName: string, args: readonly unknown[] = [], gas?: Hex): Promise<Hex> {
  return send(node, { to: contract, data: encodeFunctionData({ abi, functionName, args }), ...(gas ? { gas } : {}) })
}

async function gasUsed(node: Node, hash: Hex): Promise<bigint> {
  const receipt = await node.call('eth_getTransactionReceipt', [hash])
  return BigInt(isJsonObject(receipt) ? String(receipt.gasUsed) : 0)
}

/** The tree as text, a line for each node, indented below its caller. */
function treeOf({ nodes }: GasProfile): string[] {
  const depths: number[] = []
  return nodes.map(({ name, caller, calls }, place) => {
    depths[place] = caller === undefined ? 0 : depths[caller]! + 1
    return `${'  '.repeat(depths[place])}${name}${calls === 1 ? '' : ` x${calls}`}`
  })
}

const transactions: Readonly<Record<string, readonly [name: string, args: readonly unknown[], gas?: Hex]>> = {
  'a modifier and a library': ['bump', [5n]],
  'another contract and an event': ['both', [5n]],
  'a refund': ['clear', []],
  'a recursion': ['down', [4n]],
  'no gas left': ['both', [6n], '0xa000'],
  'a revert': ['bump', [2n ** 255n]],
}

describe.each(modes)('gas profiles, $name', (mode) => {
  let chain: Chain
  let profiles: Map<string, GasProfile>
  beforeAll(async () => {
    chain = await chainOf(mode)
    profiles = new Map([['a creation', await chain.node.gasProfile(chain.creation)]])
    for (const [name, [called, args, gas]] of Object.entries(transactions)) {
      const hash = await calling(chain, called, args, gas)
      const profile = await chain.node.gasProfile(hash)
      checkSums(profile, await gasUsed(chain.node, hash))
      profiles.set(name, profile)
    }
  })
  afterAll(() => chain.node.close())
  const profileOf = (name: string): GasProfile => profiles.get(name)!
  const inLines = (profile: GasProfile, text: string) =>
    profile.lines.filter(({ line = 0 }) => lines[line - 1]?.includes(text)).reduce((sum, { self }) => sum + self, 0n)
  const lines = sourceFor(new URL('Gas.sol', import.meta.url).href, newest.version).split('\n')

  it('adds up to the gas of the creation', async () => {
    const profile = profileOf('a creation')
    checkSums(profile, await gasUsed(chain.node, chain.creation))
    const code = await chain.node.call('eth_getCode', [chain.contract, 'latest'])
    const own = profile.nodes.find(({ name }) => name === 'Gas.constructor')
    expect(own?.by.codeDeposit).toBe(200n * BigInt((String(code).length - 2) / 2))
    expect(treeOf(profile).map((line) => line.trim())).toContain('Other.constructor')
  })

  it('names the contract and the functions', () => {
    expect(treeOf(profileOf('another contract and an event')).slice(0, 2)).toEqual(['intrinsic gas', 'Gas.both'])
    expect(gasByContract(profileOf('another contract and an event')).map(({ contract }) => contract)).toEqual(
      expect.arrayContaining(['Gas', 'Other']),
    )
    expect(gasByFunction(profileOf('a modifier and a library')).find(({ name }) => name === 'Gas.bump')).toMatchObject({
      calls: 1,
      file: FILE,
    })
  })

  // With both, the source map leads elsewhere.
  it.skipIf(mode.name === 'via IR, optimised')('has the gas of writes at the line of the write', () => {
    expect(inLines(profileOf('another contract and an event'), 'last = value')).toBeGreaterThan(20_000n)
    expect(inLines(profileOf('a refund'), 'total = 0')).toBeGreaterThan(2_000n)
  })

  it('tells what calls, logs, refunds and failures cost', () => {
    const both = profileOf('another contract and an event')
    const sums = (profile: GasProfile, purpose: 'logs' | 'calls' | 'storage' | 'lost') =>
      profile.nodes.reduce((sum, { by }) => sum + by[purpose], 0n)
    // 375 for the event, 375 for its topic, 8 for each byte.
    expect(sums(both, 'logs')).toBe(375n + 375n + 8n * 32n)
    // A cold account.
    expect(sums(both, 'calls')).toBe(2_600n)
    expect(profileOf('a refund').refund).toBe(4_800n)
    expect(sums(profileOf('no gas left'), 'lost')).toBeGreaterThan(0n)
    expect(sums(profileOf('a revert'), 'lost')).toBe(0n)
  })

  it('counts a recursion once in the total of its function', () => {
    const { nodes, intrinsic } = profileOf('a recursion')
    const all = gasByFunction({ nodes }).filter(({ name }) => name === 'Gas.down')
    expect(all.reduce((sum, { total }) => sum + total, 0n)).toBe(nodes.reduce((sum, { self }) => sum + self, 0n) - intrinsic)
  })
})

describe('gas profiles', () => {
  let chain: Chain
  let hash: Hex
  let profile: GasProfile
  beforeAll(async () => {
    chain = await chainOf(modes[0]!)
    hash = await calling(chain, 'bump', [5n])
    profile = await chain.node.gasProfile(hash)
  })
  afterAll(() => chain.node.close())

  it('follow calls exactly without the optimiser', () => {
    expect(treeOf(profile)).toEqual(['intrinsic gas', 'Gas.bump', '  Base.counted', '  Base.add', '    Sums.twice'])
  })

  it('of a call at the head are those of the transaction', async () => {
    const { node, abi, contract } = chain
    const data = encodeFunctionData({ abi, functionName: 'down', args: [3n] })
    const from = node.accounts[0]!.address
    const called = await node.gasProfile({ from, to: contract, data, gas: '0x200000' })
    const sent = await node.gasProfile(await send(node, { to: contract, data }))
    expect(called).toEqual(sent)
    await expect(node.gasProfile({ to: 'nobody' as Hex })).rejects.toThrow(/invalid argument 0/)
    await expect(node.gasProfile(`0x${'11'.repeat(32)}`)).rejects.toThrow(/is in no block/)
  })

  it('add up without build info, and say by whom the gas was used', async () => {
    const plain = await chainOf(modes[0]!, false)
    const other = await calling(plain, 'both', [5n])
    const found = await plain.node.gasProfile(other)
    checkSums(found, await gasUsed(plain.node, other))
    expect(found.lines.every(({ file }) => file === undefined)).toBe(true)
    expect(found.nodes.filter(({ kind }) => kind === 'call')).toHaveLength(2)
    await plain.node.close()
  })

  it('survive JSON', () => {
    const text = JSON.stringify(gasProfileSchema.encode(profile))
    expect(gasProfileSchema.decode(JSON.parse(text))).toEqual(profile)
  })

  it('merge: two of the same have twice the gas', () => {
    const twice = mergeGasProfiles([profile, profile])
    checkSums(twice, 2n * profile.gasUsed)
    expect(treeOf(twice)).toEqual(['intrinsic gas x2', 'Gas.bump x2', '  Base.counted x2', '  Base.add x2', '    Sums.twice x2'])
    expect(mergeGasProfiles([profile])).toEqual(profile)
    expect(mergeGasProfiles([])).toMatchObject({ transactions: 0, gasUsed: 0n, nodes: [] })
  })

  it('become text for other tools', () => {
    const folded = foldedStacks(profile).trimEnd().split('\n')
    expect(folded.map((line) => line.replace(/ \d+$/, ''))).toEqual([
      'intrinsic gas',
      'Gas.bump',
      'Gas.bump;Base.counted',
      'Gas.bump;Base.add',
      'Gas.bump;Base.add;Sums.twice',
    ])
    const weights = folded.map((line) => Number(/\d+$/.exec(line)?.[0]))
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(Number(profile.gasUsed + profile.refund))
    const scope = JSON.parse(speedscopeOf(profile))
    expect(scope.profiles[0].weights).toEqual(weights)
    expect(scope.profiles[0].samples.at(-1).map((frame: number) => scope.shared.frames[frame].name)).toEqual([
      'Gas.bump',
      'Base.add',
      'Sums.twice',
    ])
    expect(markdownOf(profile)).toContain('| `Base.add` | 1 |')
  })

  it('show hostile names as text', async () => {
    const hostile = `</text><script>alert(1)</script>\u202e"&;|\`${'x'.repeat(1000)}`
    const [first, ...rest] = profile.nodes
    const changed = { ...profile, nodes: [{ ...first!, name: hostile }, ...rest] }
    const svg = flameGraphOf(changed)
    expect(svg.match(/<script>/g)).toHaveLength(1)
    expect(svg).not.toContain('\u202e')
    expect(svg.length).toBeLessThan(20_000)
    expect(foldedStacks(changed).split('\n')[0]).toMatch(/^[^;]* \d+$/)
    expect(markdownOf(changed)).not.toContain('`x')
  })

  it('become boxes that fill their callers', () => {
    const boxes = flameBoxes(profile)
    expect(boxes.filter(({ depth }) => depth === 0).reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(1, 5)
    for (const { place, x, width } of boxes) {
      const around = boxes.find((box) => box.place === profile.nodes[place]!.caller)
      if (around) expect(x >= around.x && x + width <= around.x + around.width + 1e-6).toBe(true)
    }
  })

  it('show what has grown', () => {
    const nodes = profile.nodes.map((node) => (node.name === 'Base.add' ? { ...node, total: node.total - 100n } : node))
    const svg = flameGraphOf(profile, { before: { ...profile, nodes } })
    expect([...svg.matchAll(/class="box (\w+)"[^>]*data-n="([^"]*)"/g)].map(([, color, name]) => `${name} ${color}`)).toEqual([
      'intrinsic gas same',
      'Gas.bump same',
      'Base.counted same',
      'Base.add more',
      'Sums.twice same',
    ])
  })
})

it('adds up for random programs of all forks', { timeout: patience(30) }, async () => {
  const executors = FORKS.map(([name, ordinal]) => {
    const { rules, environment } = ground(name, {})
    return { ordinal, environment, executor: new WasmExecutor(rules) }
  })
  const { numRuns } = runs(400)
  let checked = 0
  for (let seed = 1; seed <= numRuns; seed++) {
    const random = new Random(Math.imul(seed, 0x9e3779b1))
    const { ordinal, environment, executor } = random.one(executors)
    const { state, message, transaction, environment: place, isEndless } = randomScene(random, ordinal, environment)
    if (isEndless) continue
    const draft = new StateDraft(state)
    const gasLimit = transaction ? transaction.body.gasLimit : message.gasLimit
    try {
      await checkRun(
        (tracer) =>
          transaction ? executor.runTransaction(draft, place, transaction, tracer) : executor.runMessage(draft, place, message, { tracer }),
        gasLimit,
      )
      checked++
    } catch (error) {
      if (!(error instanceof ServerError || error instanceof InvalidTransaction)) throw new Error(`seed ${seed}`, { cause: error })
    }
  }
  expect(checked).toBeGreaterThan(numRuns / 2)
})
