/** Frames of Solidity in the errors of failing tests, whose project has build info. */
import { expect as chaiExpect, use as useChai } from 'chai'
import { type ChainContext, defineSetup } from 'evmbed/testing'
import { transactionMatchers as chaiMatchers } from 'evmbed/testing/chai'
import { transactionMatchers } from 'evmbed/testing/expect'
import { connectViem } from 'evmbed/testing/viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { writeProject } from './project.js'

beforeAll(() => vi.stubEnv('FORCE_COLOR', '0'))
afterAll(() => vi.unstubAllEnvs())
useChai(chaiMatchers)
expect.extend(transactionMatchers)

const prepare = async ({ provider }: ChainContext) => {
  const { client, deploy, accounts } = await connectViem(provider)
  return { client, coin: await deploy('Coin', [100n]), loop: await deploy('Loop'), bob: accounts[1]! }
}
const setup = defineSetup(prepare, { folder: writeProject('build info', 'solidity frames') })
afterAll(() => setup.close())

async function failureOf(body: Parameters<typeof setup.run>[1], on = setup): Promise<Error> {
  return on.run('the test "fails"', body).then(
    () => Promise.reject(new Error('the test has passed')),
    (error: Error) => error,
  )
}

const MOVE = '    at Coin.move (src/Coin.sol:8:50)'
const FAIL = ['    at Loop.fail (src/Loop.sol:5:37)', '    at Loop.run (src/Loop.sol:3:86)']

/** Lines of a stack behind the message. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
}

describe('the stack of a failing test', () => {
  it('begins with the frames of a call that was rejected', async () => {
    const error = await failureOf(({ coin, bob }) => coin.write.move!([bob, 500n, '']))
    const frames = framesOf(error)
    expect(frames[0]).toBe(MOVE)
    expect(frames[1]).toMatch(/^ {4}at .*\.(?:ts|js)/)
  })

  it('begins with those of several contracts', async () => {
    const error = await failureOf(({ loop }) => loop.write.run!([1n]))
    expect(framesOf(error).slice(0, 2)).toEqual(FAIL)
  })

  it('has them for a read, too', async () => {
    expect(framesOf(await failureOf(({ loop }) => loop.read.fail!()))[0]).toBe(FAIL[0])
  })

  it('has none of a failure that was caught, or of one that is not the reason', async () => {
    const error = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 500n, '']).catch(() => {})
      await coin.write.move!([bob, 500n, ''], { gas: 100_000n })
      throw new Error('wrong')
    })
    expect(framesOf(error)[0]).not.toContain('Coin.move')
  })

  it('has those of a transaction in an assertion of chai', async () => {
    for (const gas of [undefined, 100_000n]) {
      const error = await failureOf(async ({ coin, bob }) => {
        await chaiExpect(coin.write.move!([bob, 500n, ''], gas === undefined ? {} : { gas })).to.be.revertedWith('other')
      })
      expect(error.name).toBe('AssertionError')
      expect(framesOf(error)[0]).toBe(MOVE)
      expect(framesOf(error)[1]).toContain('solidity-frames.test.ts')
    }
  })

  it('has those of a transaction in a message of expect', async () => {
    const error = await failureOf(async ({ coin, bob }) => {
      await expect(coin.write.move!([bob, 500n, ''])).toBeRevertedWith('other')
    })
    expect(error.message).toContain(MOVE)
  })
})

describe('the report of a failing test', () => {
  it('has the frames and the line that failed', async () => {
    const { message } = await failureOf(async ({ coin, bob }) => {
      await coin.write.move!([bob, 71n, ''], { gas: 100_000n })
      await coin.write.move!([bob, 71n, ''], { gas: 100_000n })
      throw new Error('wrong')
    })
    expect(message).toContain(MOVE)
    expect(message).toContain('>  8 |       if (balanceOf[msg.sender] < amount) revert TooFew(balanceOf[msg.sender], amount);')
  })

  it('is as before for a project without build info', async () => {
    const plain = defineSetup(prepare, { folder: writeProject('foundry', 'no solidity frames') })
    const error = await failureOf(({ coin, bob }) => coin.write.move!([bob, 500n, '']), plain)
    expect(error.message).toContain('reverted with TooFew(balance: 100, wanted: 500)')
    expect(error.stack).not.toContain('Coin.sol')
    await plain.close()
  })
})
