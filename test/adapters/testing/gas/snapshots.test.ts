import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createNode, type Node } from 'evmbed'
import { formatGasChanges, GasChanged, GasSnapshotRefused, gasSnapshot, InvalidAssertion, setMatcherChain } from 'evmbed/testing/gas'
import { encodeFunctionData } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { artifact } from '../../../contracts/compile.js'
import { Deployer } from '../../../contracts/deployer.js'
import { bundleProgram } from '../../../support/bundle.js'

const PATH = '.gas-snapshot'
const MARKERS = ['<<<<<<< HEAD', 'A (gas: 1)', '=======', 'A (gas: 2)', '>>>>>>> other', ''].join('\n')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gas-'))
  vi.stubEnv('CI', '')
  vi.stubEnv('EVMBED_GAS_SNAPSHOTS', '')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const content = (path = PATH) => readFile(join(folder, path), 'utf8')
const write = (text: string, path = PATH) => writeFile(join(folder, path), text)

describe("Forge's file", () => {
  it('writes new names in alphabetical order, and leaves the others as they are', async () => {
    await write('Coin:a() (gas: 5)\nCoin:fuzz(uint256) (runs: 256, μ: 31222, ~: 31445)\nCoin:z() (gas: 7)\n')
    expect(await gasSnapshot('Coin:m()', 51_234n, { folder })).toEqual({
      gas: 51_234n,
      before: undefined,
      isWritten: true,
      suspectedFormerName: undefined,
    })
    expect(await content()).toBe(
      'Coin:a() (gas: 5)\nCoin:fuzz(uint256) (runs: 256, μ: 31222, ~: 31445)\nCoin:m() (gas: 51234)\nCoin:z() (gas: 7)\n',
    )
    expect(await gasSnapshot('Coin:m()', 51_234n, { folder })).toMatchObject({ before: 51_234n, isWritten: false })
  })

  it('keeps blank lines and line ends', async () => {
    await write('A (gas: 1)\r\n\r\nC (gas: 3)\r\n\r\n')
    await gasSnapshot('B', 2n, { folder })
    await gasSnapshot('D', 4n, { folder })
    await gasSnapshot('A', 5n, { folder, mode: 'update' })
    expect(await content()).toBe('A (gas: 5)\r\n\r\nB (gas: 2)\r\nC (gas: 3)\r\nD (gas: 4)\r\n\r\n')
  })

  it('fails for another gas, and changes nothing', async () => {
    await write('Coin#transfer (gas: 50000)\n')
    const comparison = gasSnapshot('Coin#transfer', 51_234n, { folder })
    await expect(comparison).rejects.toBeInstanceOf(GasChanged)
    await expect(comparison).rejects.toThrow(
      'The gas of "Coin#transfer" is 51,234, but .gas-snapshot has 50,000: +1,234 (+2.47 %). Run the test with EVMBED_GAS_SNAPSHOTS=update to accept it',
    )
    expect(await content()).toBe('Coin#transfer (gas: 50000)\n')
  })

  it('takes a difference within the tolerance', async () => {
    await write('Coin#transfer (gas: 50000)\n')
    expect(await gasSnapshot('Coin#transfer', 51_000n, { folder, tolerance: 2 })).toMatchObject({ isWritten: false })
    expect(await gasSnapshot('Coin#transfer', 49_000n, { folder, tolerance: 2 })).toMatchObject({ isWritten: false })
    await expect(gasSnapshot('Coin#transfer', 51_001n, { folder, tolerance: 2 })).rejects.toThrow('more than the tolerance of 2 %')
    expect(await content()).toBe('Coin#transfer (gas: 50000)\n')
  })

  it('is written by an update', async () => {
    await write('Coin#transfer (gas: 50000)\n')
    vi.stubEnv('EVMBED_GAS_SNAPSHOTS', 'update')
    expect(await gasSnapshot('Coin#transfer', 51_234n, { folder })).toMatchObject({ before: 50_000n, isWritten: true })
    expect(await content()).toBe('Coin#transfer (gas: 51234)\n')
  })

  it('is only read in CI', async () => {
    await write('Coin#send (gas: 50000)\n')
    vi.stubEnv('CI', 'true')
    expect(await gasSnapshot('Coin#send', 50_000n, { folder })).toMatchObject({ isWritten: false })
    await expect(gasSnapshot('Coin#burn', 7n, { folder })).rejects.toThrow(
      '.gas-snapshot has no gas of "Coin#burn", which is 7. Snapshots are not written here',
    )
    await expect(gasSnapshot('Coin#send', 50_001n, { folder })).rejects.toBeInstanceOf(GasChanged)
    expect(await content()).toBe('Coin#send (gas: 50000)\n')
    expect(await readdir(folder)).toEqual([PATH])
  })

  it('names a suspected rename', async () => {
    await write('Coin#send (gas: 50000)\n')
    await expect(gasSnapshot('Coin#transfer', 50_000n, { folder, mode: 'check' })).rejects.toThrow(
      ' "Coin#send" has the same gas: was it renamed?',
    )
    expect(await gasSnapshot('Coin#transfer', 50_000n, { folder })).toMatchObject({ suspectedFormerName: 'Coin#send' })
    await gasSnapshot('Coin#send', 50_000n, { folder })
    expect(await gasSnapshot('Coin#move', 50_000n, { folder })).toMatchObject({ suspectedFormerName: undefined })
  })

  it.each([
    ['conflicts of git', MARKERS, '.gas-snapshot has an unresolved conflict of git in line 1. Resolve it first: nothing was changed'],
    ['a line of another form', 'A (gas: 1)\nB: 5\n', '.gas-snapshot, line 2: expected "NAME (gas: NUMBER)", got "B: 5"'],
    ['a name twice', 'A (gas: 1)\nA (gas: 2)\n', '.gas-snapshot, line 2: "A" is there twice'],
    ['an average for the name', 'A (runs: 256, μ: 31222, ~: 31445)\n', '.gas-snapshot has an average for "A"'],
  ])('refuses %s, and changes nothing', async (_, text, message) => {
    await write(text)
    for (const mode of ['write', 'update', 'check'] as const) {
      const comparison = gasSnapshot('A', 5n, { folder, mode })
      await expect(comparison).rejects.toBeInstanceOf(GasSnapshotRefused)
      await expect(comparison).rejects.toThrow(message)
    }
    expect(await content()).toBe(text)
  })

  it.each([
    ['a name of two lines', 'a\nb', {}, 'Expected a name of one line'],
    ['a group that leads out of the folder', 'a', { group: '../other' }, 'Expected the name of a file for the group'],
    ['a negative tolerance', 'a', { tolerance: -1 }, 'Expected a tolerance in percent'],
  ])('refuses %s', async (_, name, options, message) => {
    await expect(gasSnapshot(name, 5n, { folder, ...options })).rejects.toThrow(message)
    expect(await readdir(folder)).toEqual([])
  })

  it('refuses an unknown mode in the environment', async () => {
    vi.stubEnv('EVMBED_GAS_SNAPSHOTS', 'yes')
    await expect(gasSnapshot('a', 5n, { folder })).rejects.toThrow('expected write, update or check, got "yes"')
  })

  it('loses nothing when several processes write at once', async () => {
    const program = await bundleProgram('gas-snapshots', {
      text: `import { gasSnapshot } from './adapters/testing/gas/index.js'
        const [, , folder, start] = process.argv
        for (let i = 0; i < 10; i++) await gasSnapshot('test ' + start + i, BigInt(i), { folder })`,
    })
    await Promise.all(['1', '2', '3', '4'].map((start) => promisify(execFile)(process.execPath, [program.path, folder, start])))
    await program.remove()
    const names = ['1', '2', '3', '4'].flatMap((start) => Array.from({ length: 10 }, (_, i) => `test ${start}${i} (gas: ${i})`))
    expect((await content()).split('\n')).toEqual([...names, ''])
  })
})

describe("a group's file", () => {
  it('has the form of Foundry and Hardhat', async () => {
    await gasSnapshot('transfer', 51_234n, { folder, group: 'Coin' })
    await gasSnapshot('approve', 46_000n, { folder, group: 'Coin' })
    expect(await content('snapshots/Coin.json')).toBe('{\n  "approve": "46000",\n  "transfer": "51234"\n}\n')
    await expect(gasSnapshot('transfer', 51_235n, { folder, group: 'Coin' })).rejects.toThrow(
      'but snapshots/Coin.json has 51,234: +1 (+0.00 %)',
    )
  })

  it('leaves the rest of the text as it is', async () => {
    await mkdir(join(folder, 'snapshots'))
    await write('{\n    "b": "5",\n    "10": "6", "2": "7",\n\n    "d \\u00e9": "8"}', 'snapshots/Coin.json')
    for (const [name, gas] of [
      ['2', 1n],
      ['a', 2n],
      ['z', 3n],
    ] as const) {
      await gasSnapshot(name, gas, { folder, group: 'Coin', mode: 'update' })
    }
    expect(await content('snapshots/Coin.json')).toBe(
      '{\n    "a": "2",\n    "b": "5",\n    "10": "6", "2": "1",\n\n    "d \\u00e9": "8",\n\n    "z": "3"}',
    )
  })

  it.each([
    ['a name twice', '{"b": "1", "b": "2"}', 'snapshots/Coin.json: "b" is there twice'],
    ['conflicts of git', `{\n${MARKERS}}`, 'snapshots/Coin.json has an unresolved conflict of git in line 2'],
    ['broken JSON', '{', 'snapshots/Coin.json is no JSON'],
    ['a number that is no text', '{"a": 5}', 'snapshots/Coin.json: expected a number as text for "a", got 5'],
  ])('refuses %s, and changes nothing', async (_, text, message) => {
    await mkdir(join(folder, 'snapshots'))
    await write(text, 'snapshots/Coin.json')
    await expect(gasSnapshot('a', 5n, { folder, group: 'Coin', mode: 'update' })).rejects.toThrow(message)
    expect(await content('snapshots/Coin.json')).toBe(text)
  })
})

describe('the gas', () => {
  let node: Node
  let token: { readonly address: `0x${string}`; readonly abi: ReturnType<typeof artifact>['abi'] }
  beforeAll(async () => {
    node = await createNode()
    token = await new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address).deploy(artifact('Token'), [
      'T',
      'T',
      100n,
    ])
    setMatcherChain(node)
  })
  afterAll(async () => {
    setMatcherChain(undefined)
    await node.close()
  })
  const transfer = (value: bigint) =>
    node.request('eth_sendTransaction', [
      {
        from: node.accounts[0]!.address,
        to: token.address,
        gas: '0x30d40',
        data: encodeFunctionData({ abi: token.abi, functionName: 'transfer', args: [node.accounts[1]!.address, value] }),
      },
    ])

  it('is that of a transaction', async () => {
    const { gas } = await gasSnapshot('transfer', transfer(5n), { folder })
    const again = () => transfer(5n)
    await expect(gasSnapshot('transfer', again, { folder })).rejects.toBeInstanceOf(GasChanged)
    expect(gas).toBe(BigInt((await node.request('eth_getTransactionReceipt', [await transfer(1n)]))!.gasUsed) + 17_100n)
  })

  it('is not that of a failed transaction', async () => {
    await expect(gasSnapshot('transfer', transfer(5000n), { folder })).rejects.toThrow(
      "Expected the transaction to use gas, but it reverted with custom error 'ERC20InsufficientBalance'",
    )
    await expect(gasSnapshot('transfer', 'nothing', { folder })).rejects.toBeInstanceOf(InvalidAssertion)
    expect(await readdir(folder)).toEqual([])
  })
})

it('formats what changed between two snapshots, for a pull request', () => {
  const before = 'A:same() (gas: 5)\nA:small() (gas: 1000)\nA:large() (gas: 1000)\nA:old|name() (gas: 777)\nA:gone() (gas: 1)\n'
  const after = 'A:same() (gas: 5)\nA:small() (gas: 1001)\nA:large() (gas: 500)\nA:newName() (gas: 777)\nA:added() (gas: 12345)\n'
  expect(formatGasChanges(before, after)).toBe(
    [
      '| | before | after | change |',
      '| --- | ---: | ---: | ---: |',
      '| `A:large()` | 1,000 | 500 | -500 (-50.00 %) |',
      '| `A:small()` | 1,000 | 1,001 | +1 (+0.10 %) |',
      '| `A:added()` |  | 12,345 | new |',
      '| `A:newName()`, renamed from `A:old\\|name()`? | 777 | 777 | ±0 (±0.00 %) |',
      '| `A:gone()` | 1 |  | removed |',
      '',
    ].join('\n'),
  )
  expect(formatGasChanges(before, before)).toBe('No gas changed.\n')
  expect(formatGasChanges('{"a": "1"}', '{"a": "2"}', 'snapshots/A.json')).toContain('| `a` | 1 | 2 | +1 (+100.00 %) |')
  expect(() => formatGasChanges(MARKERS, after)).toThrow('unresolved conflict of git')
})
