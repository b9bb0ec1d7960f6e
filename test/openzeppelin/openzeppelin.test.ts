/** Contracts of OpenZeppelin from npm, tested as their users do: each test on a chain of its own, with matchers and viem. */
import { formatExplanation } from 'evmbed'
import { defineSetup } from 'evmbed/testing'
import { transactionMatchers } from 'evmbed/testing/expect'
import { connectViem } from 'evmbed/testing/viem'
import { chainTest } from 'evmbed/vitest'
import { encodeFunctionData, keccak256, parseSignature, toHex, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeOpenZeppelinProject } from './project.js'

expect.extend(transactionMatchers)
beforeAll(() => vi.stubEnv('FORCE_COLOR', '0'))
afterAll(() => vi.unstubAllEnvs())

const setup = defineSetup(
  async ({ provider }) => {
    const { client, deploy, contractAt, accounts } = await connectViem(provider)
    const [alice, bob, carol] = accounts
    if (!alice || !bob || !carol) throw new Error('a chain has ten accounts')
    const share = await deploy('Share', [100n])
    const house = await deploy('House', [share.address])
    const lamp = await deploy('Lamp', [house.address])
    return { client, deploy, contractAt, alice, bob, carol, share, house, lamp }
  },
  { folder: writeOpenZeppelinProject() },
)

const withProposal = setup.extend(async ({ client, share, house, lamp, alice }) => {
  await share.write.delegate!([alice])
  const data = encodeFunctionData({ abi: lamp.abi, functionName: 'turn', args: [true] })
  const proposal = [[lamp.address], [0n], [data], keccak256(toHex('let there be light'))] as const
  await house.write.propose!([[lamp.address], [0n], [data], 'let there be light'])
  const id = await house.read.hashProposal!(proposal)
  await client.mine({ blocks: 2 })
  return { proposal, id }
})

describe('ERC-20', () => {
  const chain = chainTest(setup)

  chain('moves tokens', async ({ share, alice, bob }) => {
    const moved = share.write.transfer!([bob, 30n])
    await expect(moved).toEmit(share, 'Transfer', { from: alice, to: bob, value: 30n })
    await expect(moved).toChangeTokenBalances(share, [alice, bob], [-30n, 30n])
  })

  chain('names the error of a transfer of too much, with its arguments', async ({ share, alice, bob }) => {
    await expect(share.write.transfer!([bob, 101n])).toBeRevertedWithCustomError(share, 'ERC20InsufficientBalance', [alice, 100n, 101n])
    await expect(share.write.transfer!([zeroAddress, 1n])).toBeRevertedWithCustomError(share, 'ERC20InvalidReceiver', [zeroAddress])
  })

  chain('takes a permit that an account of the node has signed, once', async ({ client, share, alice, bob, carol }) => {
    const deadline = 2n ** 40n
    const signature = await client.signTypedData({
      domain: { name: 'Share', version: '1', chainId: client.chain.id, verifyingContract: share.address },
      types: {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
        ],
      },
      primaryType: 'Permit',
      message: { owner: alice, spender: bob, value: 7n, nonce: 0n, deadline },
    })
    const { r, s, v } = parseSignature(signature)
    const permit = () => share.write.permit!([alice, bob, 7n, deadline, v, r, s], { account: carol })
    await expect(permit()).toEmit(share, 'Approval', [alice, bob, 7n])
    await expect(share.write.transferFrom!([alice, carol, 7n], { account: bob })).toChangeTokenBalance(share, carol, 7n)
    await expect(permit()).toBeRevertedWithCustomError(share, 'ERC2612InvalidSigner')
  })
})

describe('ERC-721', () => {
  const chain = chainTest(setup)

  chain('gives a token to an account, and to no contract that does not take it', async ({ deploy, share, bob }) => {
    const picture = await deploy('Picture')
    await expect(picture.write.mint!([bob, 5n])).toEmit(picture, 'Transfer', [zeroAddress, bob, 5n])
    await expect(picture.write.mint!([share.address, 6n])).toBeRevertedWithCustomError(picture, 'ERC721InvalidReceiver', [share.address])
    await expect(picture.write.mint!([bob, 5n])).toBeRevertedWithCustomError(picture, 'ERC721InvalidSender', [zeroAddress])
  })
})

describe('a proxy', () => {
  const chain = chainTest(setup)

  chain('keeps its storage when its code is replaced by its keeper alone', async ({ node, deploy, contractAt, alice, bob }) => {
    const [first, second] = [await deploy('Counter'), await deploy('FastCounter')]
    const start = encodeFunctionData({ abi: first.abi, functionName: 'start' })
    const { address } = await deploy('ERC1967Proxy', [first.address, start])
    const counter = await contractAt('Counter', address)
    await counter.write.increment!()
    const upgrade = [second.address, '0x'] as const
    expect(await counter.read.keeper!()).toBe(alice)
    await expect(counter.write.upgradeToAndCall!([...upgrade], { account: bob })).toBeRevertedWithCustomError(first, 'NotKeeper', [bob])
    await expect(counter.write.upgradeToAndCall!([...upgrade])).toEmit(counter, 'Upgraded', [second.address])
    await counter.write.increment!()
    expect(await counter.read.count!()).toBe(11n)
    expect(formatExplanation(await node.explain(await counter.write.increment!()))).toContain('FastCounter')
  })
})

describe('a governor', () => {
  const chain = chainTest(withProposal)
  const FOR = 1

  chain('executes what was voted for', async ({ client, house, lamp, id, proposal, alice }) => {
    await expect(house.write.castVote!([id, FOR])).toEmit(house, 'VoteCast', { voter: alice, support: FOR, weight: 100n })
    await client.mine({ blocks: 10 })
    await expect(house.write.execute!([...proposal])).toEmit(house, 'ProposalExecuted', [id])
    expect(await lamp.read.isOn!()).toBe(true)
  })

  chain('executes nothing before the end of the vote, on a chain of its own', async ({ house, lamp, id, proposal }) => {
    await house.write.castVote!([id, FOR])
    await expect(house.write.execute!([...proposal])).toBeRevertedWithCustomError(house, 'GovernorUnexpectedProposalState', [
      id,
      1,
      expect.stringMatching(/^0x/),
    ])
    expect(await lamp.read.isOn!()).toBe(false)
  })

  test('shows the lines of the library when an execution fails', async () => {
    const failure = withProposal.run('fails', ({ house, proposal }) => house.write.execute!([...proposal]))
    const { stack = '', message } = await failure.then(
      () => Promise.reject(new Error('the proposal was executed')),
      (error: Error) => error,
    )
    const frames = stack.slice(stack.indexOf(message) + message.length).match(/^ {4}at .*\.sol:.*$/gm) ?? []
    // Names are those of the contracts in which the functions are defined.
    expect(frames.map((frame) => frame.replace(/:\d+:\d+\)/, ')'))).toEqual(
      ['_validateStateBitmap', 'execute'].map((name) => `    at Governor.${name} (@openzeppelin/contracts/governance/Governor.sol)`),
    )
  })
})
