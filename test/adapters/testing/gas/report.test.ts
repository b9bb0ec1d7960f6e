import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode } from 'evmbed'
import { formatGasReport, GasRecorder, type GasReport, gasReport, readGasReport } from 'evmbed/testing/gas'
import type { Hex } from 'viem'
import { expect, it } from 'vitest'
import { artifact } from '../../../contracts/compile.js'
import { contractAt, Deployer } from '../../../contracts/deployer.js'

/** A report with the artifacts of the contracts, on a node and on forks of it. */
async function recorded(): Promise<{ readonly recorder: GasRecorder; readonly report: GasReport; readonly receipts: readonly number[] }> {
  const node = await createNode()
  const recorder = new GasRecorder()
  recorder.watch(node)
  for (const name of ['Token', 'Forwarder']) node.artifacts.add({ contractName: name, ...artifactWithCode(name) })
  const deployer = new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address)
  const token = await deployer.deploy(artifact('Token'), ['Token', 'TKN', 1000n])
  const forwarder = await deployer.deploy(artifact('Forwarder'), [token.address])
  const receipts = []
  for (const account of [1, 2, 3]) {
    // Each test has a fork, which is closed after it.
    const fork = await node.fork()
    const stop = recorder.watch(fork)
    const own = new Deployer((method, params) => fork.call(method, params), node.accounts[0]!.address)
    for (let i = 0; i < 2; i++) receipts.push(Number((await own.send(token, 'transfer', [node.accounts[account]!.address, 5n])).gasUsed))
    await stop()
    await fork.close()
  }
  await deployer.send(contractAt(forwarder.address, token.abi), 'approve', [node.accounts[1]!.address, 5n])
  // Payments and failures are left out.
  await deployer.transact({ to: node.accounts[1]!.address, value: '0x1' })
  await deployer.send(token, 'transfer', [node.accounts[1]!.address, 5000n]).catch(() => {})
  const report = await recorder.report()
  await node.close()
  return { recorder, report, receipts }
}

function artifactWithCode(name: string): object {
  const { abi, bytecode } = artifact(name)
  return { abi, bytecode: { object: bytecode } }
}

it('summarises gas by contract and function, with proxies by their implementation', async () => {
  const { report, receipts } = await recorded()
  const [forwarder, token, through] = report.contracts
  expect(report.contracts.map(({ name, proxies }) => [name, proxies])).toEqual([
    ['Forwarder', []],
    ['Token', []],
    ['Token', ['Forwarder']],
  ])
  expect(forwarder).toMatchObject({ functions: [], deployment: { calls: 1 } })
  expect(token?.functions.map(({ signature, calls }) => [signature, calls])).toEqual([['transfer(address,uint256)', 6]])
  const [transfer] = token!.functions
  const sorted = [...receipts].sort((a, b) => a - b)
  expect(transfer).toMatchObject({
    min: sorted[0],
    median: Math.round((sorted[2]! + sorted[3]!) / 2),
    mean: Math.round(sorted.reduce((sum, gas) => sum + gas) / 6),
    max: sorted[5],
  })
  expect(token?.deployment?.size).toBeGreaterThan(1000)
  expect(token?.deployment?.percentOfLimit).toBeCloseTo((token!.deployment!.size / 24_576) * 100)
  expect(through?.functions.map(({ signature, calls }) => [signature, calls])).toEqual([['approve(address,uint256)', 1]])
})

it('merges what several processes have saved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gas-'))
  const { recorder, report } = await recorded()
  await recorder.save(folder)
  expect(await readGasReport(folder)).toEqual(report)
  await rm(folder, { recursive: true })
})

it('formats a report as a table, Markdown and JSON', () => {
  const report = gasReport([
    { contract: 'Coin', proxies: [], function: 'transfer(address,uint256)', gas: [51_000, 34_000], size: undefined },
    { contract: 'Coin', proxies: [], function: 'transfer(address,uint256)', gas: [34_000], size: undefined },
    { contract: 'Coin', proxies: [], function: undefined, gas: [700_000], size: 2_458 },
    { contract: 'Coin', proxies: ['Proxy'], function: 'burn()', gas: [1], size: undefined },
  ])
  expect(`\n${formatGasReport(report)}`).toBe(`
Coin                                          calls      min   median     mean      max
  deployment, 2,458 of 24,576 bytes (10.0 %)      1  700,000  700,000  700,000  700,000
  transfer(address,uint256)                       3   34,000   34,000   39,667   51,000

Coin through Proxy                            calls      min   median     mean      max
  burn()                                          1        1        1        1        1
`)
  expect(formatGasReport(report, 'markdown')).toBe(`| contract | function | calls | min | median | mean | max |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
| \`Coin\` | deployment, 2,458 of 24,576 bytes (10.0 %) | 1 | 700,000 | 700,000 | 700,000 | 700,000 |
| \`Coin\` | \`transfer(address,uint256)\` | 3 | 34,000 | 34,000 | 39,667 | 51,000 |
| \`Coin through Proxy\` | \`burn()\` | 1 | 1 | 1 | 1 | 1 |
`)
  expect(JSON.parse(formatGasReport(report, 'json'))).toEqual(JSON.parse(JSON.stringify(report)))
})

it('names a contract without an artifact by its address', async () => {
  const node = await createNode()
  const recorder = new GasRecorder()
  const stop = recorder.watch(node)
  const deployer = new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address)
  const token = await deployer.deploy(artifact('Reverter'))
  await deployer.send(token, 'succeeds')
  await stop()
  await deployer.send(token, 'succeeds')
  const { contracts } = await recorder.report()
  expect(contracts.map(({ name, functions }) => [name as Hex | string, functions.map(({ calls }) => calls)])).toEqual([
    [token.address, [1]],
    ['unknown contract', []],
  ])
  await node.close()
})

it('refuses to report when a node closed before its gas was recorded', async () => {
  const node = await createNode()
  const recorder = new GasRecorder()
  await node.request('evm_setAutomine', [false])
  await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: artifact('Reverter').bytecode }])
  node.events.once('block', () => void node.close())
  recorder.watch(node)
  await node.mine()
  await expect(recorder.report()).rejects.toThrow('await the function that watch returned before its node closes')
})

it('tells contracts apart that have one address after each other', async () => {
  const node = await createNode()
  const recorder = new GasRecorder()
  recorder.watch(node)
  for (const name of ['Token', 'Reverter']) node.artifacts.add({ contractName: name, ...artifactWithCode(name) })
  const deployer = new Deployer((method, params) => node.call(method, params), node.accounts[0]!.address)
  const snapshot = await node.request('evm_snapshot')
  const token = await deployer.deploy(artifact('Token'), ['Token', 'TKN', 1000n])
  await deployer.send(token, 'transfer', [node.accounts[1]!.address, 5n])
  // What was read of the first contract is known when the second one is read.
  await recorder.report()
  await node.request('evm_revert', [snapshot])
  const reverter = await deployer.deploy(artifact('Reverter'))
  expect(reverter.address).toBe(token.address)
  await deployer.send(reverter, 'succeeds')
  const { contracts } = await recorder.report()
  expect(
    contracts.map(({ name, deployment, functions }) => [name, deployment?.calls, functions.map(({ signature }) => signature)]),
  ).toEqual([
    ['Reverter', 1, ['succeeds()']],
    ['Token', 1, ['transfer(address,uint256)']],
  ])
  await node.close()
})

it('has the transactions of a block that is reverted at once', async () => {
  const node = await createNode()
  const recorder = new GasRecorder()
  recorder.watch(node)
  const snapshot = await node.request('evm_snapshot')
  const reverted = new Promise((resolve) => {
    node.events.once('block', () => resolve(node.request('evm_revert', [snapshot])))
  })
  await node.request('eth_sendTransaction', [{ from: node.accounts[0]!.address, data: artifact('Reverter').bytecode }])
  await reverted
  expect(node.statistics().height).toBe(0)
  expect((await recorder.report()).contracts.map(({ deployment }) => deployment?.calls)).toEqual([1])
  await node.close()
})
