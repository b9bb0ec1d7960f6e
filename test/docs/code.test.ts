/**
 * Runs the code in the documents: every block fenced as TypeScript, each as a program of its own, with the project's sources. What a block leaves out
 * stands in `stages.ts`; a comment that begins like a value is held to what the line before it gives.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { createNode } from 'evmbed'
import { chainDirectory } from 'evmbed/storage'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { devGenesis } from '../../src/chain/genesis.js'
import { fiveChains } from '../planner/network.js'
import { foundryArtifact } from './foundry-artifact.js'
import { writePrograms } from './programs.js'
import { STAGES } from './stages.js'

const { folder, programs } = writePrograms('docs')
mkdirSync(`${folder}/out/Coin.sol`, { recursive: true })

const home = process.cwd()
beforeAll(async () => {
  // The files that the documents read.
  writeFileSync(`${folder}/pools.json`, JSON.stringify(fiveChains()))
  writeFileSync(`${folder}/out/Coin.sol/Coin.json`, JSON.stringify(foundryArtifact('Coin')))
  const genesis = devGenesis({
    chainId: 1337,
    hardfork: 'osaka',
    gasLimit: 30_000_000n,
    baseFeePerGas: 1_000_000_000n,
    timestamp: 1_700_000_000n,
    balances: new Map(),
    predeploys: [],
  })
  const node = await createNode({ genesis, chainFiles: chainDirectory(folder) })
  await node.mine(2)
  await node.request('admin_exportChain', ['chain.rlp', 1, 2])
  await node.close()
  writeFileSync(`${folder}/genesis.json`, JSON.stringify(genesis))
  process.chdir(folder)
  // Nothing beyond this machine is asked.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input)
    return hostname === '127.0.0.1' ? fetch(input, init) : Promise.reject(new TypeError(`no way to ${hostname}`))
  })
  vi.spyOn(console, 'log').mockReturnValue(undefined)
})
afterAll(() => {
  process.chdir(home)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

for (const { name, file, isSuite } of programs) {
  if (isSuite) describe(name, async () => void (await import(file)))
  else it(name, async () => void (await import(file)))
}

it('compares the comments of code with its output', () => {
  expect(programs.filter(({ isChecked }) => isChecked).length).toBeGreaterThan(5)
})

it('has no unused stage', () => {
  const names = programs.map(({ name }) => name)
  expect(Object.keys(STAGES).filter((name) => !names.includes(name))).toEqual([])
})
