import { InvalidAssertion, setMatcherChain, transactionMatchers } from 'evmbed/testing/expect'
import { expect as jestExpect } from 'expect'
import { getContract, parseAbi } from 'viem'
import { type Assertion, afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { artifact } from '../../../contracts/compile.js'
import { type Base, createBase, World } from '../matchers/world.js'

expect.extend(transactionMatchers)
jestExpect.extend(transactionMatchers)

const PURSE = parseAbi(['function pay(address to, uint256 value)', 'function payTokens(address token, address to, uint256 value)'])
const TOKEN = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function balanceOf(address) view returns (uint256)',
  'function symbol() view returns (string)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
])
const GAS = { gas: 500_000n }
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let base: Base
let world: World
beforeAll(async () => {
  base = await createBase()
})
beforeEach(async () => {
  world = await World.on(base)
  setMatcherChain(world.node)
})
afterEach(async () => {
  setMatcherChain(undefined)
  await world.close()
})
afterAll(() => base.node.close())

function viemContracts() {
  const client = world.viem()
  const { token, purse, reverter, emitter, other } = base.addresses
  return {
    client,
    token: getContract({ address: token, abi: TOKEN, client }),
    purse: getContract({ address: purse, abi: PURSE, client }),
    reverter: { address: reverter, abi: artifact('Reverter').abi },
    emitter: { address: emitter, abi: artifact('Emitter').abi },
    other: { address: other, abi: artifact('Emitter').abi },
  }
}

/** Returns the message of a wrong assertion, without colours. */
async function failureOf(assertion: Promise<unknown>): Promise<string> {
  try {
    await assertion
  } catch (error) {
    return world.named((error as Error).message)
  }
  throw new Error('the assertion passes')
}

describe.each([
  ['Vitest', expect],
  ['Jest', jestExpect as unknown as typeof expect],
])("the expect of %s, with viem's contracts", (_, expect) => {
  it('takes reverts of transactions, receipts, calls and estimates', async () => {
    const { client, token, reverter, purse } = viemContracts()
    const hash = await token.write.transfer([BOB, 5000n], GAS)
    await expect(hash).toBeReverted()
    await expect(client.getTransactionReceipt({ hash })).toBeReverted()
    await expect(client.getTransaction({ hash })).toBeReverted()
    const args = { sender: client.account.address, needed: 5000n }
    await expect(hash).toBeRevertedWithCustomError(token, 'ERC20InsufficientBalance', args)
    await expect(token.simulate.transfer([BOB, 5000n])).toBeRevertedWithCustomError(token, 'ERC20InsufficientBalance', args)
    await expect(token.estimateGas.transfer([BOB, 5000n], {})).toBeRevertedWithCustomError(token, 'ERC20InsufficientBalance')
    await expect(purse.write.payTokens([token.address, BOB, 5000n], GAS)).toBeRevertedWithCustomError(token, 'ERC20InsufficientBalance', [
      purse.address,
      100n,
      5000n,
    ])
    const read = (functionName: string, ...args: readonly unknown[]) => client.readContract({ ...reverter, functionName, args })
    await expect(read('withTextView', 'not yours')).toBeRevertedWith('not yours')
    await expect(read('withoutReasonView')).toBeRevertedWithoutReason()
    await expect(read('withTwoView', 5n, 'x')).toBeRevertedWithCustomError(reverter, 'Two', [5n, 'x'])
    await expect(client.writeContract({ ...reverter, functionName: 'overflows', args: [2n], ...GAS })).toBeRevertedWithPanic(0x11)
    await expect(client.writeContract({ ...reverter, functionName: 'withText', args: ['no'], ...GAS })).toBeRevertedWith(/^n/)
    await expect(read('succeedsView')).not.toBeReverted()
    await expect(() => token.write.transfer([BOB, 5n])).not.toBeReverted()
  })

  it('takes events with arguments, in order and by number', async () => {
    const { client, token, emitter, other } = viemContracts()
    const hash = await token.write.transfer([BOB, 5n])
    await expect(hash).toEmit(token, 'Transfer')
    await expect(hash).toEmit(token, 'Transfer', [client.account, BOB, 5n])
    await expect(hash).toEmit(token, 'Transfer', { to: BOB.toLowerCase(), value: expect.anything() })
    await expect(hash).toEmit(token, 'Transfer', { value: (value: unknown) => value === 5n })
    await expect(hash).not.toEmit(token, 'Transfer', { value: 6n })
    const steps = client.writeContract({ ...emitter, functionName: 'steps' })
    await expect(steps).toEmitInOrder([emitter, 'Number', [1]], [emitter, 'WithoutArgs'], [other, 'Number', { number: 3 }])
    await expect(steps).not.toEmitInOrder([other, 'Number'], [emitter, 'WithoutArgs'])
    await expect(steps).toEmitTimes(2, emitter, 'Number')
    await expect(steps).toEmitTimes(0, emitter, 'Number', [9])
  })

  it('takes changed balances and called functions', async () => {
    const { client, token, purse } = viemContracts()
    await expect(client.sendTransaction({ to: BOB, value: 7n })).toChangeEtherBalances([client, BOB], [-7n, 7n])
    await expect(purse.write.pay([BOB, 7n])).toChangeEtherBalance(purse, -7n)
    const hash = await purse.write.payTokens([token.address, BOB, 5n])
    await expect(hash).toChangeTokenBalance(token, BOB, 5n)
    await expect(hash).toChangeTokenBalances(token, [purse, BOB], (changes) => changes[0] === -5n && changes[1] === 5n)
    await expect(hash).toCallFunction(token, 'transfer', { value: 5n })
    await expect(hash).toCallFunction(purse, 'payTokens')
    await expect(hash).not.toCallFunction(token, 'transfer', [BOB, 6n])
  })

  it('says in wrong assertions what came instead', async () => {
    const { client, token, emitter } = viemContracts()
    const failed = await token.write.transfer([BOB, 5000n], GAS)
    expect(await failureOf(expect(failed).not.toBeReverted())).toBe(
      [
        "Expected transaction NOT to be reverted, but it reverted with custom error 'ERC20InsufficientBalance': ERC20InsufficientBalance(sender: <alice>, balance: 900, needed: 5000)",
        '  transfer at <token> reverted with ERC20InsufficientBalance(sender: <alice>, balance: 900, needed: 5000).',
      ].join('\n'),
    )
    expect(await failureOf(expect(token.write.transfer([BOB, 5n])).toEmit(token, 'Transfer', { value: 6n }))).toBe(
      'Error in "Transfer" event: Error in the argument "value" assertion: expected 5 to equal 6\n  The transaction emitted:\n    <token> Transfer(from: <alice>, to: <bob>, value: 5)',
    )
    expect(await failureOf(expect(token.write.transfer([BOB, 5n])).not.toEmit(token, 'Transfer', { value: 5n }))).toBe(
      'Expected event "Transfer" NOT to be emitted with the arguments (value: 5), but it was\n  The transaction emitted:\n    <token> Transfer(from: <alice>, to: <bob>, value: 5)',
    )
    expect(await failureOf(expect(token.write.transfer([BOB, 5n])).toChangeTokenBalance(token, BOB, 6n))).toBe(
      'Expected the balance of TKN tokens of "<bob>" to change by 6, but it changed by 5\n  <bob>: 10 before, 15 after',
    )
    expect(
      await failureOf(expect(client.writeContract({ ...emitter, functionName: 'steps' })).toEmitTimes(3, emitter, 'Number')),
    ).toContain('Expected event "Number" to be emitted 3 times, but it was emitted 2 times\n')
  })

  it.each([false, true])('fails for a wrong use, negated: %s', async (isNegated) => {
    const { token } = viemContracts()
    const hash = await token.write.transfer([BOB, 5n])
    const failure = (subject: unknown, assert: (matchers: Assertion<unknown>) => Promise<unknown>) =>
      failureOf(assert(isNegated ? (expect(subject).not as Assertion<unknown>) : expect(subject)))
    expect(await failure(hash, (e) => e.toEmit(token, 'Transfr'))).toBe(
      'Event "Transfr" doesn\'t exist in the contract; did you mean "Transfer"?',
    )
    expect(await failure(hash, (e) => e.toEmit(token, 'Transfer', [1]))).toContain(
      'Expected arguments array to have length 1, but it has 3',
    )
    expect(await failure(hash, (e) => e.toEmit(token, 'Transfer', { amount: 1 }))).toContain('There is no argument named "amount"')
    expect(await failure(hash, (e) => e.toBeRevertedWithCustomError(token, 'ERC20Insufficient'))).toContain(
      "doesn't have a custom error named",
    )
    expect(await failure(undefined, (e) => e.toBeReverted())).toContain('Expected a transaction, a hash, a receipt')
    expect(await failure({}, (e) => e.toEmit(token, 'Transfer'))).toContain('Expected a transaction, a hash, a receipt')
    expect(await failure(token.read.symbol(), (e) => e.toEmit(token, 'Transfer'))).toContain('but the call returned a value')
    expect(await failure(hash, (e) => e.toChangeTokenBalance(token, 'nobody', 1))).toContain('Expected the 1st account to be an address')
  })
})

it('has a kind of error for wrong uses', async () => {
  const { token } = viemContracts()
  await expect(expect('0x12').toEmit(token, 'Transfer')).rejects.toBeInstanceOf(InvalidAssertion)
})
