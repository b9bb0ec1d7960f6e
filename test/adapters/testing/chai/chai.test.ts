import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { createNode } from 'evmbed'
import { setMatcherChain, transactionMatchers } from 'evmbed/testing/chai'
import { PANIC_CODES } from 'evmbed/testing/chai/panic'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, it, chai as vitestChai, expect as vitestExpect } from 'vitest'
import { artifact } from '../../../contracts/compile.js'
import { Deployer } from '../../../contracts/deployer.js'
import { type Base, createBase, World } from '../matchers/world.js'
import { CASES } from './cases.js'

/** Loads a package that has no types under its alias. */
async function load(name: string): Promise<Readonly<Record<string, unknown>>> {
  return import(name)
}

/** Uses the plugins on a copy of chai. */
function expectOf(chai: unknown, ...plugins: unknown[]): Chai.ExpectStatic {
  const { use, expect } = chai as { use(plugin: unknown): { readonly expect?: Chai.ExpectStatic }; readonly expect: Chai.ExpectStatic }
  for (const plugin of plugins) use(plugin)
  return expect
}

const VERSIONS: readonly (readonly [string, Chai.ExpectStatic])[] = [
  ['chai 4 with chai-as-promised', expectOf(await load('chai'), transactionMatchers, (await load('chai-as-promised')).default)],
  ['chai 5', expectOf(await load('chai-5'), transactionMatchers)],
  ['chai 6 with chai-as-promised', expectOf(await load('chai-6'), (await load('chai-as-promised-8')).default, transactionMatchers)],
  ["Vitest's expect", expectOf({ use: vitestChai.use, expect: vitestExpect }, transactionMatchers)],
]

let base: Base
beforeAll(async () => {
  base = await createBase()
})
afterAll(() => base.node.close())

/** Runs an assertion on a fork, and returns the message of its error. */
async function messageOf(expect: Chai.ExpectStatic, assert: (expect: Chai.ExpectStatic, w: World) => unknown): Promise<string | undefined> {
  const world = await World.on(base)
  setMatcherChain(world.node)
  try {
    await assert(expect, world)
    return undefined
  } catch (error) {
    return world.named(error instanceof Error ? error.message : String(error))
  } finally {
    setMatcherChain(undefined)
    await world.close()
  }
}

describe.each(VERSIONS)('%s', (_, expect) => {
  for (const [name, cases] of Object.entries(CASES)) {
    describe(name, () => {
      for (const [title, assert, message] of cases) {
        it(title, async () => {
          const found = await messageOf(expect, assert)
          if (message?.endsWith('…')) vitestExpect(found?.slice(0, message.length - 1)).toBe(message.slice(0, -1))
          else vitestExpect(found).toBe(message)
        })
      }
    })
  }
})

it("has Hardhat's names for panic codes", async () => {
  const hardhat = await load('@nomicfoundation/hardhat-chai-matchers/panic.js')
  vitestExpect(PANIC_CODES).toMatchObject(hardhat.PANIC_CODES as object)
})

describe('chains', () => {
  const [, expect] = VERSIONS[1]!

  it('reports a wrong assertion at the line of the test', async () => {
    const world = await World.on(base)
    const error = await expect(world.send('emitter', 'nothing'))
      .to.emit(world.contracts.emitter, 'Number')
      .then(undefined, (failed: Error) => failed)
    vitestExpect((error as Error).stack?.split('\n').find((line) => line.includes('at '))).toContain('chai.test.ts')
    await world.close()
  })

  it('calls a function once for all matchers of a chain', async () => {
    const world = await World.on(base)
    let calls = 0
    const send = () => {
      calls++
      return world.send('emitter', 'steps')
    }
    const assertion = expect(send).to.emit(world.contracts.emitter, 'Number').and.to.emit(world.contracts.other, 'Number')
    await assertion
    await assertion.and.not.to.emit(world.contracts.token, 'Transfer')
    vitestExpect(calls).toBe(1)
    await world.close()
  })

  it('checks a matcher that is added to a chain after its end', async () => {
    const world = await World.on(base)
    const assertion = expect(world.send('emitter', 'steps')).to.emit(world.contracts.emitter, 'Number')
    await assertion
    const added = async () => assertion.and.to.emit(world.contracts.token, 'Transfer')
    await vitestExpect(added()).rejects.toThrow('Expected event "Transfer" to be emitted')
    const refined = async () => assertion.withArgs(5)
    await vitestExpect(refined()).rejects.toThrow('The specified arguments (5) were not included')
    await world.close()
  })

  it.each(VERSIONS)('checks arguments for which the test waits: %s', async (_, expect) => {
    const world = await World.on(base)
    const { emitter, reverter } = world.contracts
    const later = async (value: number) => {
      for (const _ of '123') await world.ethers.getBlockNumber()
      return value
    }
    const check = async (value: number) =>
      expect(world.send('emitter', 'number', 5))
        .to.emit(emitter, 'Number')
        .withArgs(await later(value))
    await check(5)
    await vitestExpect(check(6)).rejects.toThrow('expected 5 to equal 6')
    const fail = async (value: number) =>
      expect(world.mined('reverter', 'withNumber', 5))
        .to.be.revertedWithCustomError(reverter, 'Number')
        .withArgs(await later(value))
    await fail(5)
    await vitestExpect(fail(6)).rejects.toThrow('expected 5 to equal 6')
    const sent = await world.send('emitter', 'number', 5)
    const negated = async () =>
      expect(sent)
        .not.to.emit(emitter, 'Address')
        .withArgs(await later(5))
    await vitestExpect(negated()).rejects.toThrow('Do not combine .not. with .withArgs()')
    await world.close()
  })

  // The runner fails for a rejection that nothing handles.
  it.each(VERSIONS)('reports once what fails while the test waits for arguments: %s', async (_, expect) => {
    const world = await World.on(base)
    const { emitter, other } = world.contracts
    // A transaction ends later than the one before it, whose assertion has failed by then.
    const later = async <Value>(value: Value) => {
      await world.send('emitter', 'number', 6)
      await setImmediate()
      return value
    }
    const refined = async () =>
      expect(world.send('emitter', 'number', 5))
        .to.emit(other, 'Number')
        .withArgs(await later(5))
    await vitestExpect(refined()).rejects.toThrow('Expected event "Number" to be emitted')
    const continued = async () =>
      expect(world.send('emitter', 'number', 5))
        .to.emit(other, 'Number')
        .and.to.emit(emitter, await later('Number'))
    await vitestExpect(continued()).rejects.toThrow('Expected event "Number" to be emitted')
    const counted = async () =>
      expect(world.send('emitter', 'number', 5))
        .to.emit(other, 'Number')
        .times(await later(0))
    await counted()
    await world.close()
  })

  it('leaves a failure that the test does not await to the runner', async () => {
    const world = await World.on(base)
    const listeners = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection')
    try {
      const unhandled = once(process, 'unhandledRejection')
      expect(world.send('emitter', 'number', 5)).to.emit(world.contracts.other, 'Number')
      const [error] = await unhandled
      vitestExpect(String(error)).toContain('Expected event "Number" to be emitted')
    } finally {
      for (const listener of listeners) process.on('unhandledRejection', listener)
      await world.close()
    }
  })

  it.each([VERSIONS[0]!, VERSIONS[2]!])('compares values that chai-as-promised waits for: %s', async (_, promised) => {
    const eventually = (value: unknown) =>
      (promised(Promise.resolve(value)).to as unknown as { readonly eventually: Chai.Assertion }).eventually
    await eventually(5n).equal(5)
    await eventually(5n).be.above(4).and.be.below(6)
    await eventually([5n]).deep.equal([5])
    const wrong = async () => eventually(5n).equal(6)
    await vitestExpect(wrong()).rejects.toThrow('expected 5 to equal 6.')
    await (promised(Promise.reject(new Error('refused'))).to.be as unknown as { rejectedWith(text: string): Promise<void> }).rejectedWith(
      'refused',
    )
  })
})

describe('subjects', () => {
  const [, expect] = VERSIONS[1]!

  it('reads revert data in the trace of the transaction, although the state has changed since', async () => {
    const world = await World.on(base)
    await world.send('reverter', 'succeeds')
    const failed = await world.mined('reverter', 'withCount')
    await world.send('reverter', 'succeeds')
    await expect(failed).to.be.revertedWithCustomError(world.contracts.reverter, 'Number').withArgs(1)
    await world.close()
  })

  it('refuses a hash without a chain, and names the remedy', async () => {
    const world = await World.on(base)
    const { hash } = await world.send('reverter', 'succeeds')
    const check = async () => expect(hash).not.to.be.reverted
    await vitestExpect(check()).rejects.toThrow('call setMatcherChain(provider) first')
    setMatcherChain(world.ethers)
    await check()
    setMatcherChain(undefined)
    vitestExpect(() => setMatcherChain('http://127.0.0.1')).toThrow('setMatcherChain expects a node, a provider or a viem client')
    await world.close()
  })

  it('waits for the block of a pending transaction', async () => {
    const world = await World.on(base)
    await world.node.request('evm_setAutomine', [false])
    const check = expect(await world.mined('emitter', 'number', 5))
      .to.emit(world.contracts.emitter, 'Number')
      .withArgs(5)
    await world.node.mine()
    await check
    await world.close()
  })

  it('takes the errors of a node that throws on reverts', async () => {
    for (const options of [{ throwOnRevert: true }, { dialect: 'hardhat' }] as const) {
      const node = await createNode(options)
      const deployer = new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address)
      const { address, abi } = await deployer.deploy(artifact('Reverter'))
      const send = (name: string, args: readonly unknown[] = []) =>
        node.request('eth_sendTransaction', [
          { from: node.accounts[0]!.address, to: address, gas: '0x7a120', data: encodeFunctionData({ abi, functionName: name, args }) },
        ])
      await expect(send('withTwo', [5n, 'x']))
        .to.be.revertedWithCustomError({ abi }, 'Two')
        .withArgs(5, 'x')
      await expect(send('exhausts')).to.be.revertedWithoutReason()
      await expect(send('hasInvalidOpcode')).to.be.reverted
      await node.close()
    }
  })
})
