/** Text that a failing test gets below its assertion. */
import { type ChainContext, defineSetup } from 'evmbed/testing'
import { loadFixture } from 'evmbed/testing/network-helpers'
import { connectViem } from 'evmbed/testing/viem'
import { keccak256, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeProject } from './project.js'

beforeAll(() => vi.stubEnv('FORCE_COLOR', '0'))
afterAll(() => vi.unstubAllEnvs())

const folder = writeProject('foundry', 'failures')
const prepare = async ({ provider }: ChainContext) => {
  const { client, deploy, accounts } = await connectViem(provider)
  return { client, coin: await deploy('Coin', [100n]), bob: accounts[1]! }
}
const market = defineSetup(prepare, { folder })
afterAll(() => market.close())

type Body = Parameters<typeof market.run>[1]

/** Returns the message and the stack of a failing test. */
async function failureOf(body: Body, setup = market): Promise<Error> {
  return setup.run('the test "fails"', body).then(
    () => Promise.reject(new Error('the test has passed')),
    (error: Error) => error,
  )
}

describe('a failing test', () => {
  it('shows its transactions below the assertion', async () => {
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 30n, 'rent'])
      expect(await coin.read.balanceOf!([bob])).toBe(31n)
    })
    expect(message).toMatchInlineSnapshot(`
      "expected 30n to be 31n // Object.is equality

      Transactions and failed calls of the test "fails" (1), failures first:

      1. transaction 0x07822069ae2b7299fabfbebcf7f90e760ef9debde5929ba935e07baea59fd902: succeeded
         from 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 to Coin 0x5FbDB2315678afecb367f032d93F642f64180aa3
         gas 53,444 of 54,239 (22,028 before any code ran)
           used     own  gas
         31,416  31,416  CALL Coin.move(to: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, amount: 30, note: "rent") at 0x5FbDB2315678afecb367f032d93F642f64180aa3
                           storage 0xa3c1274aadd82e4d12c8004c33fb244ca686dad4fcc8957fc5668588c11d9502: 0x64 → 0x46
                           storage 0x3c8e904cdb19937d60d41c8d984b1a8803ad6e0891b4f9e032dcec2a22c2c7f5: 0x0 → 0x1e
                           event Moved(to: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, amount: 30, note: "rent")

         Storage
           Coin 0x5FbDB2315678afecb367f032d93F642f64180aa3 0xa3c1274aadd82e4d12c8004c33fb244ca686dad4fcc8957fc5668588c11d9502: 0x64 → 0x46
           Coin 0x5FbDB2315678afecb367f032d93F642f64180aa3 0x3c8e904cdb19937d60d41c8d984b1a8803ad6e0891b4f9e032dcec2a22c2c7f5: 0x0 → 0x1e
      "
    `)
  })

  it('shows what failed first: a transaction, and a call that the node refused', async () => {
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 30n, ''])
      await coin.write.move!([bob, 71n, ''], { gas: 100_000n })
      await coin.write.move!([bob, 500n, ''])
    })
    const titles = message.match(/^\d+\. .*$/gm)?.map((line) => line.replace(/0x\w{40,}/g, '0x…'))
    expect(titles).toEqual([
      '1. eth_sendTransaction after block 3: failed: Coin.move at 0x… reverted with TooFew(balance: 70, wanted: 500).',
      '2. transaction 0x…: failed: Coin.move at 0x… reverted with TooFew(balance: 70, wanted: 71).',
      '3. transaction 0x…: succeeded',
    ])
  })

  it('shows nothing of what was before a fixture', async () => {
    async function move() {
      const { coin, bob } = await market.values()
      await coin.write.move!([bob, 1n, ''])
    }
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 500n, '']).catch(() => {})
      await loadFixture(move)
      throw new Error('wrong')
    })
    expect(message).toBe('wrong')
    const later = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 500n, '']).catch(() => {})
      await loadFixture(move)
      await coin.write.move!([bob, 700n, ''])
    })
    expect(later.message.match(/TooFew\(.*\)/g)).toContain('TooFew(balance: 99, wanted: 700)')
    expect(later.message).not.toContain('wanted: 500')
  })

  it('has the same text in its stack', async () => {
    const { stack } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 30n, ''])
      throw new Error('wrong')
    })
    expect(stack).toMatch(/^Error: wrong\n\nTransactions and failed calls of the test "fails" \(1\)[\s\S]*\n +at /)
  })

  it('shows a limited number of transactions, and lines of each', async () => {
    const { message } = await failureOf(async ({ coin, bob, node }) => {
      for (let i = 0; i < 80; i++) await coin.write.move!([bob, 1n, 'x'.repeat(1000)])
      await node.mine(2)
      throw new Error('wrong')
    })
    expect(message).toContain('Transactions and failed calls of the test "fails" (50), failures first:')
    expect(message).toMatch(/46 more:\n( {2}transaction 0x\w{64}: succeeded\n){46} {2}and 1 or more before them/)
    expect(message.split('\n').length).toBeLessThan(150)
    expect(Math.max(...message.split('\n').map((line) => line.length))).toBeLessThan(300)
  })

  it('shows the frame in which a long transaction has failed', async () => {
    const setup = defineSetup(async ({ provider }) => ({ loop: await (await connectViem(provider)).deploy('Loop') }), { folder })
    const { message } = await setup
      .run('a test', ({ loop }) => loop.write.run!([100n], { gas: 5_000_000n }).then(() => Promise.reject(new Error('wrong'))))
      .catch((error: Error) => error)
    expect(message).toMatch(
      /1\. transaction 0x\w+: failed: Loop\.fail at 0x\w+ reverted: "enough"; this was passed on by Loop\.run at 0x\w+\./,
    )
    expect(message).toMatch(
      /CALL Loop\.run\(n: 100\)[\s\S]*… 1\d\d lines\n[\s\S]*CALL Loop\.fail\(\) at 0x\w+ ✗ Error\(message: "enough"\)/,
    )
    await setup.close()
  })

  it('has colours where the terminal has some', async () => {
    vi.stubEnv('FORCE_COLOR', '1')
    vi.stubEnv('NO_COLOR', undefined)
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 1n, '\x1b[41m'.repeat(9)])
      throw new Error('wrong')
    })
    vi.stubEnv('FORCE_COLOR', '0')
    expect(message).toContain('\x1b[1mCoin.move\x1b[22m')
    expect(message).not.toContain('\x1b[41m')
  })

  it('escapes control characters of text from the chain', async () => {
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 1n, '\x1b[2J\u202e evil\n1. transaction: succeeded\x07'])
      throw new Error('wrong')
    })
    expect(message).toMatch(/note: "\\+u001b\[2J\\+u202e evil\\n1\. transaction: succeeded\\+u0007"/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(message).not.toMatch(/[\x00-\x09\x0b-\x1f\u202e]/)
  })

  it.each([
    ['with colours', '1'],
    ['without colours', '0'],
  ])('escapes control characters of names %s', async (_, colors) => {
    vi.stubEnv('FORCE_COLOR', colors)
    vi.stubEnv('NO_COLOR', undefined)
    const name = 'a\x1b[2J\x07\u202e\nb'
    const hashOf = (signature: string) => keccak256(toHex(signature)).slice(2)
    // Emits the event, and reverts with the error.
    const code = `7f${hashOf(`${name}()`)}5f5fa163${hashOf(`${name}(bool)`).slice(0, 8)}60e01b5f5260045ffd`
    const abi = [
      { type: 'function', name, inputs: [], outputs: [], stateMutability: 'nonpayable' },
      { type: 'event', name, inputs: [], anonymous: false },
      { type: 'error', name, inputs: [{ type: 'bool', name }] },
    ]
    const { message } = await market
      .run(name, async ({ client, node }) => {
        const length = (code.length / 2).toString(16)
        const deployment = await client.deployContract({ abi: [], bytecode: `0x60${length}8060095f395ff3${code}` })
        node.artifacts.add({ contractName: name, abi, deployedBytecode: `0x${code}` })
        const { contractAddress } = await client.getTransactionReceipt({ hash: deployment })
        await client.sendTransaction({ to: contractAddress!, data: `0x${hashOf(`${name}()`).slice(0, 8)}`, gas: 100_000n })
        throw new Error('wrong')
      })
      .catch((error: Error) => error)
    vi.stubEnv('FORCE_COLOR', '0')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours
    const text = message.replaceAll(/\x1b\[\d+m/g, '')
    expect(text.match(/a\\u001b\[2J\\u0007\\u202e\\u000ab/g)?.length).toBeGreaterThan(3)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\u202e]/)
  })

  it('stays as it is when it has sent nothing', async () => {
    expect((await failureOf(() => Promise.reject(new Error('wrong')))).message).toBe('wrong')
  })

  it('stays as it is with the option explain: false', async () => {
    const setup = defineSetup(prepare, { folder, explain: false })
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 1n, ''])
      throw new Error('wrong')
    }, setup)
    expect(message).toBe('wrong')
    await setup.close()
  })

  it('is shown once where set-ups are nested', async () => {
    const { message } = await failureOf(({ coin, bob }) =>
      market.run('the inner test', async () => {
        await coin.write.move!([bob, 1n, ''])
        throw new Error('wrong')
      }),
    )
    expect(message.match(/Transactions and failed calls/g)).toHaveLength(1)
  })

  it('passes on what is no error', async () => {
    await expect(market.run('a test', () => Promise.reject('wrong'))).rejects.toBe('wrong')
  })
})
