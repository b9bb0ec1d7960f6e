/** Gas profiles of all transactions of a test run, on real nodes, their forks and the chains of a set-up. */
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Node } from 'evmbed'
import { type GasProfile, gasByFunction, mergeGasProfiles } from 'evmbed/gas-profile'
import { defineSetup } from 'evmbed/testing'
import { GasProfileRecorder, NoGasProfile, readGasProfiles } from 'evmbed/testing/gas'
import { connectViem } from 'evmbed/testing/viem'
import { type Abi, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildInfo, foundryArtifact } from '../../../docs/foundry-artifact.js'
import { checkSums } from '../../../gas-profile/adding-up.js'
import { writeProject } from '../project.js'

const { abi, bytecode } = foundryArtifact('Coin')
const build = buildInfo('Coin')
/** A gas limit, so that no estimate is needed and failing transactions are mined. */
const GAS = '0x1e8480'

let node: Node
let recorder: GasProfileRecorder
/** Hashes of everything that was sent while it was watched, with the node that has it. */
let sent: [Node, Hex][]
beforeEach(async () => {
  sent = []
  recorder = new GasProfileRecorder()
  node = await createNode()
  node.artifacts.add(build)
  recorder.watch(node)
})
afterEach(() => node.close())

async function send(on: Node, fields: { readonly to?: Hex; readonly data?: Hex; readonly value?: Hex }): Promise<Hex> {
  const hash = await on.request('eth_sendTransaction', [{ from: on.accounts[0]!.address, gas: GAS, ...fields }])
  sent.push([on, hash])
  return hash
}

async function deployCoin(on = node): Promise<Hex> {
  const hash = await send(on, { data: encodeDeployData({ abi, bytecode: bytecode.object, args: [100n] }) })
  return (await on.request('eth_getTransactionReceipt', [hash]))!.contractAddress!
}

const transfer = (amount: bigint, to = node.accounts[1]!.address): Hex =>
  encodeFunctionData({ abi: abi as Abi, functionName: 'transfer', args: [to, amount] })

async function gasUsed(): Promise<bigint> {
  const receipts = await Promise.all(sent.map(([on, hash]) => on.request('eth_getTransactionReceipt', [hash])))
  return receipts.reduce((sum, receipt) => sum + BigInt(receipt!.gasUsed), 0n)
}

const callsOf = (profile: GasProfile, name: string) => gasByFunction(profile).find((found) => found.name === name)?.calls

describe('GasProfileRecorder', () => {
  it('adds up all transactions of a node, also those that failed and several of a block', async () => {
    const coin = await deployCoin()
    await send(node, { to: coin, data: transfer(5n) })
    await send(node, { to: coin, data: transfer(500n) })
    await node.request('evm_setAutomine', [false])
    for (const amount of [1n, 2n]) await send(node, { to: coin, data: transfer(amount) })
    await send(node, { to: node.accounts[1]!.address, value: '0x1' })
    await node.mine()
    const profile = await recorder.profile()
    expect(profile.transactions).toBe(6)
    checkSums(profile, await gasUsed())
    expect(callsOf(profile, 'Coin.transfer')).toBe(4)
    expect(callsOf(profile, 'Coin.constructor')).toBe(1)
    const alone = await Promise.all(sent.map(([on, hash]) => on.gasProfile(hash)))
    expect(profile).toEqual(mergeGasProfiles(alone))
  })

  it('watches forks by themselves, until their watch ends', async () => {
    const coin = await deployCoin()
    for (const amount of [1n, 2n]) {
      const fork = await node.fork()
      const stop = recorder.watch(fork)
      await send(fork, { to: coin, data: transfer(amount) })
      await stop()
      await fork.request('eth_sendTransaction', [{ from: fork.accounts[0]!.address, to: coin, data: transfer(amount), gas: GAS }])
      sent = [...sent.slice(0, -1)]
      await fork.close()
    }
    const profile = await recorder.profile()
    expect([profile.transactions, callsOf(profile, 'Coin.transfer')]).toEqual([3, 2])
  })

  it('has the transactions of a block that is reverted at once', async () => {
    const coin = await deployCoin()
    await recorder.profile()
    const snapshot = await node.request('evm_snapshot')
    const reverted = new Promise((resolve) => {
      node.events.once('block', () => resolve(node.request('evm_revert', [snapshot])))
    })
    await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, to: coin, data: transfer(3n), gas: GAS }])
    await reverted
    expect(node.statistics().height).toBe(1)
    expect(callsOf(await recorder.profile(), 'Coin.transfer')).toBe(1)
  })

  it('is given to a set-up as its observer', async () => {
    const folder = writeProject('build info', 'profile-recorder')
    const market = defineSetup(
      async ({ node: chain, provider }) => {
        chain.artifacts.add(JSON.parse(readFileSync(`${folder}/../../artifacts/build-info/3f2a.json`, 'utf8')))
        const { deploy, accounts } = await connectViem(provider)
        return { bob: accounts[1]!, coin: await deploy('Coin', [100n]) }
      },
      { folder, observe: (test) => recorder.watch(test.node) },
    )
    for (const amount of [1n, 2n]) await market.run(`moves ${amount}`, ({ coin, bob }) => coin.write.move?.([bob, amount, '']))
    await market.close()
    const profile = await recorder.profile()
    // The creation is that of the set-up, before the tests.
    expect([callsOf(profile, 'intrinsic gas'), callsOf(profile, 'Coin.move'), callsOf(profile, 'Coin.constructor')]).toEqual([
      2,
      2,
      undefined,
    ])
    expect(profile.transactions).toBe(2)
    expect(profile.lines.some(({ file, line, self }) => file === 'src/Coin.sol' && line === 9 && self > 0n)).toBe(true)
  })

  it('is merged with those of other processes by files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gas-profiles-'))
    await deployCoin()
    await recorder.save(folder)
    const other = new GasProfileRecorder()
    const stop = other.watch(node)
    await deployCoin()
    await stop()
    await other.save(folder)
    const [first] = sent
    expect(await readGasProfiles(folder)).toMatchObject({ transactions: 2, gasUsed: 2n * (await node.gasProfile(first![1])).gasUsed })
    await writeFile(join(folder, 'other.json'), '[]')
    await expect(readGasProfiles(folder)).rejects.toThrow(NoGasProfile)
    await expect(readGasProfiles(folder)).rejects.toThrow(/other\.json is no gas profile: /)
    await rm(folder, { recursive: true })
  })

  it('refuses a profile if a node closed before its blocks were read', async () => {
    const other = await createNode()
    await other.request('evm_setAutomine', [false])
    await other.request('eth_sendTransaction', [{ from: other.accounts[0]!.address, data: bytecode.object, gas: GAS }])
    other.events.once('block', () => void other.close())
    recorder.watch(other)
    await other.mine()
    await expect(recorder.profile()).rejects.toThrow('await the function that watch returned before its node closes')
  })
})
