/** Set-ups and the chains of tests, without a runner: each `run` is a test. */
import type { Node } from 'evmbed'
import { EmbeddedProvider } from 'evmbed/ethers'
import { type ChainContext, currentChain, defineSetup, onFork, processChain, SetupNameTaken } from 'evmbed/testing'
import { connectEthers } from 'evmbed/testing/ethers'
import { loadFixture, mine } from 'evmbed/testing/network-helpers'
import { connectViem } from 'evmbed/testing/viem'
import fc from 'fast-check'
import { createPublicClient, custom } from 'viem'
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest'
import { writeProject } from './project.js'

const folder = writeProject('hardhat', 'set-ups')

const market = defineSetup(
  async ({ provider }) => {
    const { client, deploy, accounts } = await connectViem(provider)
    const [alice, bob] = accounts
    return { client, coin: await deploy('Coin', [100n]), alice: alice!, bob: bob! }
  },
  { folder },
)
const spent = market.extend(async ({ coin, bob }) => {
  await coin.write.move!([bob, 60n, 'spent'])
  return { left: 40n }
})
afterAll(async () => {
  await market.close()
  await spent.close()
})

describe('a set-up', () => {
  it('runs once, and each test goes on from its result', async () => {
    let runs = 0
    const setup = defineSetup(async ({ node }) => {
      await node.mine(3)
      return { runs: ++runs }
    })
    for (const blocks of [1, 2]) {
      await setup.run('a test', async ({ node, runs }) => {
        expect({ runs, height: node.statistics().height }).toEqual({ runs: 1, height: 3 })
        await node.mine(blocks)
      })
    }
    await setup.close()
  })

  it('gives a test what it returns, with these types', async () => {
    await market.run('a test', (context) => {
      expectTypeOf(context.alice).toEqualTypeOf<`0x${string}`>()
      expectTypeOf(context.node).toEqualTypeOf<Node>()
    })
    await spent.run('a test', ({ left, coin }) => {
      expectTypeOf(left).toEqualTypeOf<bigint>()
      expectTypeOf(coin.address).toEqualTypeOf<`0x${string}`>()
    })
    const empty = defineSetup()
    await empty.run('a test', (context) => expectTypeOf(context).toMatchTypeOf<ChainContext>())
    await empty.close()
  })

  it('continues another one', async () => {
    await spent.run('a test', async ({ coin, bob, left }) => {
      expect([await coin.read.balanceOf!([bob]), left]).toEqual([60n, 40n])
    })
    await market.run('a test', async ({ coin, bob }) => expect(await coin.read.balanceOf!([bob])).toBe(0n))
  })

  it('is shared by its name', async () => {
    const prepare = async ({ node }: ChainContext) => void (await node.mine())
    expect(defineSetup(prepare, { name: 'shared' })).toBe(defineSetup(prepare, { name: 'shared' }))
    expect(() => defineSetup(async ({ node }) => void (await node.mine(2)), { name: 'shared' })).toThrow(SetupNameTaken)
  })

  it('has the same options in all definitions of its name', () => {
    const prepare = async ({ node }: ChainContext) => void (await node.mine())
    const options = () => ({
      name: 'options',
      folder,
      chain: { chainId: 7, mining: { automine: true } },
      artifacts: ['../../artifacts'],
      observe: () => () => {},
    })
    const setup = defineSetup(prepare, options())
    expect(defineSetup(prepare, { ...options(), explain: true })).toBe(setup)
    for (const [option, value] of [
      ['chain', { chainId: 7, mining: { automine: false } }],
      ['chain', { chainId: 7 }],
      ['folder', '/'],
      ['folder', undefined],
      ['artifacts', ['../../out']],
      ['explain', false],
      ['observe', () => undefined],
    ] as const) {
      const define = () => defineSetup(prepare, { ...options(), [option]: value })
      expect(define).toThrow(SetupNameTaken)
      expect(define).toThrow(`two set-ups are named "options", and they differ in the option ${option}`)
    }
  })

  it('may load a fixture, also where it continues another one', async () => {
    async function mineThree() {
      await mine(3)
      return { mined: 3 }
    }
    const setup = defineSetup(() => loadFixture(mineThree))
    const later = setup.extend(async (context) => {
      const { mined } = await loadFixture(mineThree)
      return { mined, heightOfSetup: context.node.statistics().height }
    })
    for (const _ of [1, 2]) {
      await setup.run('a test', ({ node, mined }) => expect([node.statistics().height, mined]).toEqual([3, 3]))
      await later.run('a test', ({ node, heightOfSetup }) => expect([node.statistics().height, heightOfSetup]).toEqual([6, 6]))
    }
    await setup.close()
    await later.close()
  })

  it('gives a test its node also after a fixture was loaded', async () => {
    async function mineTwo() {
      await mine(2)
    }
    await market.run('a test', async (context) => {
      await loadFixture(mineTwo)
      expect(await context.node.request('eth_blockNumber')).toBe('0x3')
    })
  })

  it('fails all of its tests with its reason, and is not run again', async () => {
    let runs = 0
    const setup = defineSetup(() => {
      runs++
      throw new Error('no market today')
    })
    const later = setup.extend(() => ({ never: true }))
    for (const one of [setup, setup, later]) {
      await expect(one.run('a test', () => {})).rejects.toThrow('the set-up of this test has failed: no market today')
    }
    expect(runs).toBe(1)
    const failure = await setup.run('a test', () => {}).catch((error: Error) => error.stack)
    expect(failure).toMatch(/^SetupFailed: the set-up of this test has failed: no market today\n +at \S*.*setup\.test\.ts:/)
  })

  it('closes the chain of a test that ends, and its own when it is closed', async () => {
    const setup = defineSetup(({ node }) => ({ base: node }))
    const nodes: Node[] = []
    await setup.run('one', ({ node }) => void nodes.push(node))
    await expect(
      setup.run('two', ({ node, base }) => {
        nodes.push(node, base)
        throw new Error('wrong')
      }),
    ).rejects.toThrow('wrong')
    await setup.close()
    for (const node of nodes) await expect(node.request('eth_blockNumber')).rejects.toThrow('the node is closed')
  })
})

describe('clients and contracts of a set-up', () => {
  it('work in tests at the same time, each on its own chain', async () => {
    const test = (amount: bigint) =>
      market.run('a test', async ({ coin, client, alice, bob }) => {
        for (let i = 0n; i < amount; i++) await coin.write.move!([bob, 1n, ''])
        const [block, receipt] = await Promise.all([client.getBlockNumber(), client.getBlock({ blockNumber: 1n + amount })])
        expect([await coin.read.balanceOf!([alice]), block, receipt.number]).toEqual([100n - amount, 1n + amount, 1n + amount])
      })
    await Promise.all([3n, 0n, 5n, 1n, 2n].map(test))
  })

  it('work with ethers, too', async () => {
    const setup = defineSetup(
      async ({ provider }) => {
        const { provider: ethers, deploy, signers } = await connectEthers(provider)
        return { ethers, coin: await deploy('Coin', [100n]), bob: signers[1]! }
      },
      { folder },
    )
    const test = (amount: number) =>
      setup.run('a test', async ({ coin, ethers, bob }) => {
        for (let i = 0; i < amount; i++) await (await coin.move!(bob, 1n, '')).wait()
        expect([await coin.balanceOf!(bob), await ethers.getBlockNumber()]).toEqual([BigInt(amount), 1 + amount])
      })
    await Promise.all([3, 0, 5, 1, 2].map(test))
    await setup.close()
  })

  it('receive the notifications of the test that subscribes', async () => {
    const seen: string[] = []
    const test = (blocks: number) =>
      market.run('a test', async ({ client, node }) => {
        const unwatch = client.watchBlockNumber({ emitOnBegin: false, onBlockNumber: (number) => void seen.push(`${blocks}: ${number}`) })
        await client.getChainId()
        await node.mine(blocks)
        await client.getChainId()
        unwatch()
      })
    await test(2)
    await test(1)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((line) => !/^(2: [23]|1: 2)$/.test(line))).toEqual([])
  })

  it('say where they are used outside of a test', async () => {
    const { coin, client } = await market.run('a test', (context) => context)
    await expect(client.getBalance({ address: coin.address })).rejects.toThrow(
      'eth_getBalance was called outside of a test: a client or contract of a set-up works on the chain of the test that uses it, and no test is running here',
    )
  })

  it('say where they belong to another set-up', async () => {
    const { coin } = await market.run('a test', (context) => context)
    const other = defineSetup()
    await expect(other.run('the test "of another chain"', () => coin.read.totalSupply!())).rejects.toThrow(
      'eth_call was called in the test "of another chain", whose chain comes from another set-up: a client or contract works in tests of its own set-up and of those that extend it',
    )
    const { client } = await spent.run('a test', ({ provider }) => connectViem(provider))
    await expect(market.run('the test "before"', () => client.getChainId())).rejects.toThrow(/whose chain comes from another set-up/)
    await other.close()
  })

  it('say where an await is missing', async () => {
    let late: Promise<unknown> = Promise.resolve()
    let go = () => {}
    await market.run('the test "in a hurry"', ({ client }) => {
      late = new Promise<void>((resolve) => {
        go = resolve
      }).then(() => client.getGasPrice())
      late.catch(() => {})
    })
    go()
    await expect(late).rejects.toThrow(
      'eth_gasPrice was called after the end of the test "in a hurry", when its chain was closed: an await may be missing',
    )
  })

  it('are found by code that knows no set-up', async () => {
    expect(await currentChain()).toBeUndefined()
    await market.run('a test', async ({ node }) => {
      const chain = await currentChain()
      expect(chain?.node).toBe(node)
      expect(await chain?.provider.request({ method: 'eth_blockNumber' })).toBe('0x1')
    })
  })

  it('may be made anew over the provider in a test', async () => {
    await market.run('a test', async ({ provider, coin }) => {
      expect(await createPublicClient({ transport: custom(provider) }).getCode(coin)).toMatch(/^0x60/)
      const ethers = new EmbeddedProvider(provider)
      expect((await ethers.getNetwork()).chainId).toBe(31337n)
      await ethers.destroy()
    })
  })
})

describe('onFork', () => {
  it('runs each case of a property on a fork of its own', async () => {
    await market.run('a test', async ({ coin, alice, bob }) => {
      await coin.write.move!([bob, 50n, ''])
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.bigInt(0n, 50n), { maxLength: 3 }),
          onFork(async (amounts: bigint[]) => {
            let left = 50n
            for (const amount of amounts) {
              if (amount <= left) {
                await coin.write.move!([bob, amount, ''])
                left -= amount
              }
            }
            expect(await coin.read.balanceOf!([alice])).toBe(left)
          }),
        ),
        { numRuns: 20 },
      )
      expect(await coin.read.balanceOf!([alice])).toBe(50n)
    })
  })

  it('explains the smallest case that fails', async () => {
    const failure = await market.run('a test', ({ coin, bob }) =>
      fc
        .assert(
          fc.asyncProperty(
            fc.bigInt(0n, 1_000n),
            onFork(async (amount: bigint) => void (await coin.write.move!([bob, amount, '']))),
          ),
          { seed: 7 },
        )
        .then(
          () => '',
          (error: Error) => `${error.message}\n${error.cause instanceof Error ? error.cause.message : ''}`,
        ),
    )
    expect(failure).toContain('Counterexample: [101n]')
    expect(failure).toContain('reverted with TooFew(balance: 100, wanted: 101).')
  })
})

it('gives a process one chain', async () => {
  const { provider, close } = processChain()
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x0')
  await provider.request({ method: 'evm_mine' })
  expect(await (await currentChain())?.node.request('eth_blockNumber')).toBe('0x1')
  await close()
  await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toThrow(/outside of a test/)
})
