/** The code that an example in a document leaves out. */
export interface Stage {
  /** Comes before it. */
  readonly before?: string
  /** Comes after it; `await node.close()`, unless given. */
  readonly after?: string
  /** Whether it registers hooks of the test runner, so that it is loaded as a suite. */
  readonly isSuite?: true
}

const CREATE_NODE = `import { createNode } from 'evmbed'`
const NODE = `${CREATE_NODE}
  const node = await createNode()`

/** A node in front of Uniswap v2 with three tokens, each in a pair with the next. The addresses follow from the first account and its nonces. */
const UNISWAP = `${CREATE_NODE}
  import { UniswapV2 } from '../../test/contracts/uniswap-v2.js'
  const node = await createNode({
    planner: {
      snapshot: { chains: [] },
      live: [
        {
          venues: [
            {
              name: 'uniswap',
              design: 'uniswap-v2',
              factory: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
              router: '0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0',
            },
          ],
        },
      ],
    },
  })
  const me = node.accounts[0].address
  const uniswap = await UniswapV2.deploy((method, params) => node.call(method, params), me)
  const tokens = [await uniswap.token('ONE'), await uniswap.token('TWO'), await uniswap.token('THREE')]
  for (const i of [0, 1, 2]) await uniswap.addLiquidity(tokens[i], 10n ** 21n, tokens[(i + 1) % 3], 10n ** 21n)
  const [dai, usdc] = tokens.map(({ address }) => address)`

/** Addresses at which there is nothing yet. */
const PLACES = `const factory = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
  const router = '0x9fe46736679d2d9a65f0992f2272de9f3c7fa6e0'
  const weth = '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512'
  const factoryV3 = '0xcf7ed3acca5a467e9e704c703e8d87f634fb0fc9'
  const swapRouter02 = '0x5fc8d32690cc91d4c39d9d3abcbd16989f875707'
  const [usdc, wbtc] = ['0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599']`

/** Bob has no coins, and tries to send five; then `hash` is that transaction's. */
const FAILED_TRANSFER = `${NODE}
  import { encodeDeployData, encodeFunctionData } from 'viem'
  import { foundryArtifact } from '../../test/docs/foundry-artifact.js'
  const { abi, bytecode: { object: bytecode } } = foundryArtifact('Coin')
  const [{ address: alice }, { address: bob }] = node.accounts
  await node.request('eth_sendTransaction', [{ from: alice, data: encodeDeployData({ abi, bytecode, args: [100n] }) }])
  const to = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [alice, 5n] })
  const hash = await node.request('eth_sendTransaction', [{ from: bob, to, data, gas: '0xf4240' }])`

/** The same, compiled by Hardhat. */
const BUILT_COIN = `${NODE}
  import { encodeDeployData, encodeFunctionData } from 'viem'
  import { buildInfo as buildInfoOf, foundryArtifact } from '../../test/docs/foundry-artifact.js'
  const buildInfo = buildInfoOf('Coin') as {
    output: { contracts: { [file: string]: { Coin: { evm: { bytecode: { object: string } } } } } }
  }
  const { abi } = foundryArtifact('Coin')
  const bytecode = \`0x\${buildInfo.output.contracts['contracts/Coin.sol']!.Coin.evm.bytecode.object}\` as const
  const [{ address: alice }, { address: bob }] = node.accounts
  await node.request('eth_sendTransaction', [{ from: alice, data: encodeDeployData({ abi, bytecode, args: [100n] }) }])
  const to = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [alice, 5n] })
  const hash = await node.request('eth_sendTransaction', [{ from: bob, to, data, gas: '0xf4240' }])`

/** `coin` of viem, with 100 coins of alice; hashes lead to its node. */
const VIEM_COIN = `${NODE}
  import { embedded } from 'evmbed/viem'
  import { setMatcherChain } from 'evmbed/testing/expect'
  import { createWalletClient, getContract, parseAbi, publicActions } from 'viem'
  import { hardhat } from 'viem/chains'
  import { foundryArtifact } from '../../test/docs/foundry-artifact.js'
  const abi = parseAbi([
    'constructor(uint256 supply)',
    'function transfer(address to, uint256 value) returns (bool)',
    'function approve(address spender, uint256 value) returns (bool)',
    'function balanceOf(address account) view returns (uint256)',
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  ])
  const [alice, bob] = node.accounts.map(({ address }) => address)
  const client = createWalletClient({ account: alice, chain: hardhat, transport: embedded(node) }).extend(publicActions)
  const hash = await client.deployContract({ abi, bytecode: foundryArtifact('Coin').bytecode.object, args: [100n] })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  const coin = getContract({ abi, address: contractAddress!, client })
  setMatcherChain(node)`

const FORGET_CHAIN = `setMatcherChain(undefined)
  await node.close()`

/** The same with the matchers of Vitest's \`expect\`. */
const EXPECTED_COIN = `${VIEM_COIN}
  import { transactionMatchers } from 'evmbed/testing/expect'
  import { expect } from 'vitest'
  expect.extend(transactionMatchers)`

/** \`hash\` is that of a transfer of alice, of a coin that Hardhat has compiled. */
const PROFILED_COIN = `${CREATE_NODE}
  import { encodeDeployData, encodeFunctionData } from 'viem'
  import { buildInfo as buildInfoOf, foundryArtifact } from '../../test/docs/foundry-artifact.js'
  const buildInfo = buildInfoOf('Coin')
  const { abi, bytecode } = foundryArtifact('Coin')
  const node = await createNode()
  const [{ address: alice }, { address: bob }] = node.accounts
  const coin = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
  const data = encodeFunctionData({ abi, functionName: 'transfer', args: [bob, 5n] })
  await node.request('eth_sendTransaction', [{ from: alice, data: encodeDeployData({ abi, bytecode: bytecode.object, args: [100n] }) }])
  const hash = await node.request('eth_sendTransaction', [{ from: alice, to: coin, data }])`

/** \`coin\` of ethers. */
const ETHERS_COIN = `${NODE}
  import { EmbeddedProvider } from 'evmbed/ethers'
  import { ContractFactory, type BaseContract, type ContractTransactionResponse } from 'ethers'
  import { foundryArtifact } from '../../test/docs/foundry-artifact.js'
  interface Coin extends BaseContract {
    transfer(to: string, value: bigint): Promise<ContractTransactionResponse>
    balanceOf(account: string): Promise<bigint>
  }
  const provider = new EmbeddedProvider(node)
  const [alice, bob] = node.accounts.map(({ address }) => address)
  const { abi, bytecode } = foundryArtifact('Coin')
  const deployed = await new ContractFactory(JSON.stringify(abi), bytecode.object, await provider.getSigner(0)).deploy(100n)
  const coin = deployed as unknown as Coin`

/** Snapshots are written in CI, too: they are those of the document. */
const WRITE_SNAPSHOTS = `process.env.EVMBED_GAS_SNAPSHOTS = 'update'`

/** Electron as far as two processes talk to each other: what is handled is what is asked. */
const ELECTRON = `type Handler = (event: unknown, call: { readonly method: string }) => Promise<unknown>
  let handler: Handler = async () => undefined
  let exposed: { request(call: { readonly method: string }): Promise<unknown> } | undefined
  const ipcMain = { handle: (_: string, handle: Handler) => void (handler = handle) }
  const ipcRenderer = { invoke: (_: string, call: { readonly method: string }) => handler(undefined, call) }
  const contextBridge = { exposeInMainWorld: (_: string, face: NonNullable<typeof exposed>) => void (exposed = face) }`

/** By the name of the block; one that is not here runs as it is. */
export const STAGES: Readonly<Record<string, Stage>> = {
  'docs/node.md, Call methods, 1': { before: NODE },
  'docs/node.md, Call methods, 2': { before: NODE },
  'docs/node.md, Call methods, 3': { before: NODE },
  'docs/node.md, Call methods, 4': { before: NODE },
  'docs/node.md, Mine blocks, 1': { before: NODE },
  'docs/node.md, Fork a node, 1': { before: NODE },
  'docs/node.md, Listen to events, 1': { before: NODE },
  'docs/node.md, Explain a transaction, 1': {
    before: `${FAILED_TRANSFER}
      node.artifacts.add(foundryArtifact('Coin'))`,
  },
  'docs/debugging.md, Stack traces, 1': { before: BUILT_COIN },
  'docs/debugging.md, Sessions, 1': { before: `${BUILT_COIN}; node.artifacts.add(buildInfo)` },
  'docs/debugging.md, Variables, 1': { before: `${BUILT_COIN}; node.artifacts.add(buildInfo)` },
  'docs/debugging.md, Variables of functions, 1': { before: `${BUILT_COIN}; node.artifacts.add(buildInfo)` },
  'docs/debugging.md, Errors, 1': { before: `${BUILT_COIN}; node.artifacts.add(buildInfo)` },
  'docs/node.md, Unlock an account, 1': { before: NODE },
  'docs/node.md, Export and import blocks, 1': { before: NODE },
  'docs/node.md, Open a connection, 1': { before: NODE },
  'docs/node.md, Measure, 1': { before: NODE },
  'docs/node.md, Routes, balances, transfers, 1': { before: NODE },
  'docs/matchers.md, Vitest and Jest, 1': { after: FORGET_CHAIN },
  'docs/matchers.md, Vitest and Jest, 2': { before: EXPECTED_COIN, after: FORGET_CHAIN },
  'docs/matchers.md, chai, 1': {
    before: ETHERS_COIN,
    after: `await provider.destroy()
      await node.close()`,
  },
  'docs/matchers.md, Wrong assertions, 1': { before: EXPECTED_COIN, after: FORGET_CHAIN },
  'docs/gas.md, Snapshots, 1': { before: `${VIEM_COIN}; ${WRITE_SNAPSHOTS}`, after: FORGET_CHAIN },
  'docs/gas.md, Snapshots, 2': {
    before: `import { gasSnapshot } from 'evmbed/testing/gas'
      ${WRITE_SNAPSHOTS}`,
  },
  'docs/gas.md, Snapshots, 3': { before: WRITE_SNAPSHOTS },
  'docs/gas.md, What changed, 1': {
    before: `import { writeFileSync } from 'node:fs'
      writeFileSync('before.gas-snapshot', 'Coin transfer (gas: 51234)\\n')
      writeFileSync('.gas-snapshot', 'Coin transfer (gas: 50000)\\n')`,
  },
  'docs/gas.md, The report, 1': {
    before: `import { foundryArtifact } from '../../test/docs/foundry-artifact.js'
      const coinArtifact = foundryArtifact('Coin')`,
  },
  'docs/gas.md, Gas by source, 1': { before: PROFILED_COIN, after: 'await node.close()' },
  'docs/gas.md, Gas by source, 2': {
    before: `${PROFILED_COIN}
      node.artifacts.add(buildInfo)
      const profile = await node.gasProfile(hash)`,
    after: 'await node.close()',
  },
  'docs/gas.md, A whole run of tests, 1': {
    before: `import { buildInfo as buildInfoOf } from '../../test/docs/foundry-artifact.js'
      const buildInfo = buildInfoOf('Coin')`,
    after: `printed(transactions, '0')
      await node.close()`,
  },
  'docs/store.md, A chain that is kept, 1': { after: 'await again.close()' },
  'docs/executor.md, Test it, 1': { isSuite: true },
  'docs/testing.md, A chain for each test, 1': { isSuite: true },
  'docs/testing.md, Set-ups that continue others, 1': { isSuite: true },
  "docs/testing.md, Hardhat's network helpers, 1": { isSuite: true },
  'docs/testing.md, Properties, 1': { isSuite: true },
  'README.md, Tests, 1': { isSuite: true },
  'docs/recipes.md, A fresh chain for every test, 1': {
    isSuite: true,
    after: `import { expect, it } from 'vitest'
      it('is at its first block', async () => expect(await client().getBlockNumber()).toBe(0n))`,
  },
  'docs/recipes.md, Set up once, fork for each test, 1': {
    isSuite: true,
    after: `import { afterAll } from 'vitest'
      afterAll(() => fixture.close())`,
  },
  'docs/recipes.md, Set up once, revert before each test, 1': {
    isSuite: true,
    after: `import { afterAll, expect, it } from 'vitest'
      afterAll(() => node.close())
      it.each([1, 2])('begins where the others began', async () => {
        expect(await node.request('eth_blockNumber')).toBe('0x0')
        await node.mine()
      })`,
  },
  'docs/recipes.md, viem, 1': {
    after: 'unwatch()',
  },
  'docs/recipes.md, ethers, 1': { after: 'await node.close()' },
  'docs/recipes.md, Control mining, 1': {
    before: `const [from, to] = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'] as const`,
    after: `printed(await node.request('eth_blockNumber'), "'0xb'")
      await node.close()`,
  },
  'docs/recipes.md, Change the time, 2': {
    before: CREATE_NODE,
    after: `const block = await node.request('eth_getBlockByNumber', ['latest', false])
      printed(Number(block?.timestamp), '1700000060')
      await node.close()`,
  },
  'docs/recipes.md, See why a transaction failed, 1': { before: FAILED_TRANSFER },
  'docs/recipes.md, console.log in contracts, 1': { before: NODE },
  'docs/recipes.md, A server in your process, 1': {
    before: NODE,
    after: `server.close()
      await node.close()`,
  },
  'docs/recipes.md, Another transport, 1': {
    before: `${NODE}
      import { PassThrough, Readable } from 'node:stream'
      const output = new PassThrough({ encoding: 'utf8' })
      const input = Readable.from([
        '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}\\n',
        '{"jsonrpc":"2.0","id":2,"method":"evm_mine"}\\n',
      ])`,
    after: `printed(output.read().trim().split('\\n').map((line: string) => JSON.parse(line).method ?? JSON.parse(line).id), "[1, 'eth_subscription', 2]")
      await node.close()`,
  },
  'docs/recipes.md, Private methods over a network, 1': {
    before: `${NODE}
      import { serveHttp } from 'evmbed/http'
      const token = 'a-token'`,
  },
  'docs/recipes.md, Routes over the pools of your own chain, 1': { before: PLACES },
  'docs/recipes.md, Routes over the pools of your own chain, 2': {
    before: UNISWAP,
    after: `printed(txs, "[{ evm_tx: { chain_id: '31337', …")
      await node.close()`,
  },
  'docs/recipes.md, Monitor a node, 1': {
    before: `${NODE}
      await node.mine(12)
      await node.request('eth_newBlockFilter')
      await node.request('eth_newBlockFilter')
      const [from, to] = node.accounts.map(({ address }) => address)
      await node.request('evm_setAutomine', [false])
      await node.request('eth_sendTransaction', [{ from, to, nonce: '0x1' }])`,
  },
  'docs/recipes.md, Electron, a worker, a page, 1': {
    before: ELECTRON,
    after: `printed(await exposed?.request({ method: 'eth_chainId' }), "'0x7a69'")
      await provider.close()`,
  },
  'docs/recipes.md, A chain that outlives its process, 1': {
    after: 'await again.close()',
  },
  'docs/routes.md, Pools of an EVM chain, 1': { before: `${CREATE_NODE}\n${PLACES}` },
  'docs/routes.md, Pools of an EVM chain, 2': { before: UNISWAP },
  'docs/routes.md, Transactions, 1': {
    before: `${NODE}
      const [sender, owner] = ['cosmos1nhzuazjhyfu474er6v4ey8zn6wa5fy6gr5x978', 'osmo1nhzuazjhyfu474er6v4ey8zn6wa5fy6gt044g4']`,
  },
  'docs/routes.md, Tracking, 1': { before: CREATE_NODE },
  'docs/routes.md, Prices, 1': {
    before: `import { createNode } from 'evmbed'
import { coingeckoPrices } from 'evmbed/planner'\nconst key = 'a-key'`,
  },
  'docs/routes.md, Balances, 1': {
    before: `${CREATE_NODE}
      import { JsonRpcProvider } from 'ethers'
      const provider = new JsonRpcProvider('http://127.0.0.1:9')`,
  },
}
