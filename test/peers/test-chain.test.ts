import { readFileSync } from 'node:fs'
import { createNode, type Json } from 'evmbed'
import { describe, expect, test } from 'vitest'
import { periphery } from '../contracts/uniswap-v2.js'
import { ManualClock } from '../support/manual-clock.js'
import { type Anvil, anvilProgram, startAnvil } from './anvil.js'

const program = anvilProgram()

const A = '0x00000000000000000000000000000000000000aa'
const B = '0x00000000000000000000000000000000000000bb'
const S = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** The first contract that the first account deploys. */
const WETH = '0x5fbdb2315678afecb367f032d93f642f64180aa3'
const WORD = `0x${'11'.repeat(32)}`
const ETHER = '0xde0b6b3a7640000'
const SECONDS_AHEAD = 10_000_000_000

interface Step {
  readonly method: string
  readonly params: readonly Json[]
  /** Selects the part of the two results that is compared. Default: all. */
  readonly of?: (result: Json) => Json
  /** Why ours is another. */
  readonly because?: string
}

const ask = (method: string, ...params: readonly Json[]): Step => ({ method, params })
const part = (step: Step, ...members: readonly string[]): Step => ({ ...step, of: (result) => pick(result, members) })
const otherwise = (because: string, step: Step): Step => ({ ...step, because })

function pick(result: Json, members: readonly string[]): Json {
  return members.map((member) => (result as { readonly [name: string]: Json })?.[member] ?? null)
}

const header = (...members: readonly string[]) => part(ask('eth_getBlockByNumber', 'latest', false), ...members)
const balance = (of: string) => ask('eth_getBalance', of, 'latest')
const STRICT = 'timestamps increase strictly, unless `mining.allowBlocksWithSameTimestamp` is set'
const HARDHAT = 'methods of the namespace `hardhat` return what Hardhat returns'
const LEFT_OUT = 'not in this version of Anvil'
const NOTHING_YET = 'blocks past the head have no logs'

const GWEI_10 = '0x2540be400'
/** Sends a transaction that waits, or replaces the one that does. */
const pay = (fields: Readonly<Record<string, string>>) =>
  part(ask('eth_sendTransaction', { from: S, to: B, value: '0x1', gas: '0x5208', nonce: '0x1', ...fields }), 'length')

/** The calls of both nodes, in this order, with the intended differences. */
const STEPS: readonly Step[] = [
  ...['anvil', 'tenderly'].flatMap((prefix) => [ask(`${prefix}_setBalance`, A, '0x10'), ask(`${prefix}_addBalance`, A, '0x1'), balance(A)]),
  otherwise(HARDHAT, ask('hardhat_setBalance', A, '0x10')),
  ask('anvil_setBalance', A, '255'),
  ask('anvil_setBalance', A, 255),
  ask('anvil_setBalance', A, 1e18),
  balance(A),
  ask('anvil_setBalance', A, `0x${'f'.repeat(64)}`),
  ask('anvil_addBalance', A, '0x5'),
  balance(A),
  otherwise('Tenderly accepts several accounts', ask('tenderly_setBalance', [A, B], '0x10')),
  ask('anvil_setBalance', B, '0x0'),
  ask('anvil_setCode', A, '0x6001'),
  ask('eth_getCode', A, 'latest'),
  ask('anvil_setNonce', B, '0x5'),
  ask('evm_setAccountNonce', B, '0x3'),
  otherwise('Hardhat refuses a lower nonce', ask('hardhat_setNonce', B, '0x2')),
  ask('anvil_setNonce', B, '0x2'),
  ask('eth_getTransactionCount', B, 'latest'),
  ask('anvil_setStorageAt', A, '0x0', WORD),
  ask('hardhat_setStorageAt', A, '0x1', WORD),
  ask('anvil_setStorageAt', A, 2, WORD),
  ask('eth_getStorageAt', A, '0x2', 'latest'),
  ask('anvil_setStorageAt', A, '0x0', '0x11'),
  ask('eth_getStorageAt', A, '0x1', 'latest'),
  ask('eth_blockNumber'),

  part(ask('eth_sendTransaction', { from: S, data: periphery('WETH9').bytecode, gas: '0x2dc6c0' }), 'length'),
  ask('evm_mine'),
  ask('anvil_dealERC20', A, WETH, '0x64'),
  ask('anvil_setERC20Allowance', A, B, WETH, '0x65'),
  ask('eth_call', { to: WETH, data: `0x70a08231${A.slice(2).padStart(64, '0')}` }, 'latest'),
  ask('eth_call', { to: WETH, data: `0xdd62ed3e${A.slice(2).padStart(64, '0')}${B.slice(2).padStart(64, '0')}` }, 'latest'),
  ask('hardhat_dealERC20', A, B, '0x64'),

  ask('anvil_setCoinbase', A),
  ask('anvil_setMinGasPrice', '0x1'),
  ask('anvil_setNextBlockBaseFeePerGas', '0x3b9aca00'),
  ask('evm_setBlockGasLimit', '0xf42400'),
  ask('evm_mine'),
  header('baseFeePerGas', 'miner', 'gasLimit', 'number'),
  ask('evm_mine'),
  header('baseFeePerGas', 'miner', 'gasLimit', 'number'),
  otherwise(LEFT_OUT, ask('anvil_setNextBlockPrevRandao', WORD)),

  ask('anvil_getAutomine'),
  ask('evm_setAutomine', false),
  ask('hardhat_getAutomine'),
  ask('anvil_getIntervalMining'),
  ask('evm_setIntervalMining', 500),
  ask('anvil_getIntervalMining'),
  ask('anvil_setAutomine', false),
  ask('anvil_getIntervalMining'),
  ask('anvil_setAutomine', true),
  ask('anvil_getAutomine'),
  ask('anvil_getIntervalMining'),
  ask('evm_setIntervalMining', 500),
  ask('anvil_getAutomine'),
  ask('evm_setIntervalMining', 0),
  ask('anvil_getIntervalMining'),
  ask('anvil_getAutomine'),
  ask('anvil_setAutomine', true),

  ask('anvil_mine', '0x3', '0x3c'),
  otherwise(HARDHAT, ask('hardhat_mine')),
  ask('anvil_mine', '0x0'),
  ask('eth_blockNumber'),
  ask('eth_getLogs', { fromBlock: '0x0', toBlock: '0x1869f' }),
  otherwise(NOTHING_YET, ask('eth_getLogs', { fromBlock: '0x1869f', toBlock: '0x186a0' })),
  otherwise(NOTHING_YET, ask('eth_getLogs', { fromBlock: '0x1869f', toBlock: 'latest' })),
  part(ask('trace_filter', { fromBlock: '0x0', toBlock: '0xff' }), 'length'),
  ask('trace_filter', { fromBlock: '0x1869f', toBlock: '0x186a0' }),
  part(ask('anvil_mine_detailed'), 'length'),

  ask('evm_setNextBlockTimestamp', SECONDS_AHEAD),
  ask('evm_mine'),
  header('timestamp'),
  ask('anvil_setBlockTimestampInterval', 10),
  ask('evm_mine'),
  ask('evm_mine'),
  header('timestamp'),
  ask('anvil_removeBlockTimestampInterval'),
  ask('anvil_removeBlockTimestampInterval'),
  ask('evm_setNextBlockTimestamp', 1),
  otherwise(STRICT, ask('evm_setNextBlockTimestamp', SECONDS_AHEAD + 20)),
  ask('evm_setNextBlockTimestamp', SECONDS_AHEAD + 30),
  ask('evm_mine'),
  header('timestamp'),
  ask('anvil_setTime', SECONDS_AHEAD),

  ask('anvil_impersonateAccount', A),
  { ...ask('eth_accounts'), of: (accounts) => Array.isArray(accounts) && accounts.includes(A) },
  ask('anvil_setBalance', A, ETHER),
  ask('anvil_setCode', A, '0x'),
  part(ask('eth_sendTransaction', { from: A, to: B, value: '0x1', gas: '0x5208' }), 'length'),
  ask('evm_mine'),
  ask('eth_getTransactionCount', A, 'latest'),
  ask('anvil_stopImpersonatingAccount', A),
  otherwise(HARDHAT, ask('hardhat_stopImpersonatingAccount', A)),
  ask('eth_sendTransaction', { from: A, to: B, value: '0x1', gas: '0x5208' }),
  ask('anvil_autoImpersonateAccount', true),
  part(ask('eth_sendTransaction', { from: A, to: B, value: '0x1', gas: '0x5208' }), 'length'),
  ask('anvil_autoImpersonateAccount', false),
  ask('evm_mine'),
  ask('eth_getTransactionCount', A, 'latest'),

  part(ask('anvil_snapshot'), 'length'),
  ask('anvil_setBalance', B, '0x99'),
  otherwise('snapshot ids start at 1', ask('evm_revert', '0x0')),
  otherwise('snapshot ids start at 1', ask('evm_revert', '0x1')),
  balance(B),
  ask('evm_revert', '0x77'),

  ask('evm_setAutomine', false),
  otherwise(
    'the transaction waits until the base fee has fallen, as in geth',
    ask('eth_sendTransaction', { from: S, to: B, gas: '0x5208', gasPrice: '0x1' }),
  ),
  ask('anvil_dropTransaction', WORD),
  ask('anvil_dropAllTransactions'),
  ask('anvil_removePoolTransactions', S),
  ask('txpool_status'),
  pay({ maxFeePerGas: GWEI_10, maxPriorityFeePerGas: '0x2' }),
  pay({ maxFeePerGas: GWEI_10, maxPriorityFeePerGas: '0x3' }),
  pay({ maxFeePerGas: GWEI_10, maxPriorityFeePerGas: '0x2', value: '0x2' }),
  pay({ maxFeePerGas: '0x2540be3ff', maxPriorityFeePerGas: '0x3' }),
  pay({ gasPrice: GWEI_10 }),
  ask('txpool_inspect'),
  pay({ maxFeePerGas: '0x2540be401', maxPriorityFeePerGas: '0x1' }),
  ask('txpool_inspect'),
  pay({ gasPrice: '0x2540be402' }),
  ask('txpool_inspect'),
  { ...ask('txpool_content'), of: (content) => Object.keys((content as { readonly pending: object }).pending) },
  ask('anvil_dropAllTransactions'),
  ask('evm_setAutomine', true),

  ask('anvil_rollback', 1),
  otherwise('the depth is optional', ask('anvil_rollback')),
  ask('anvil_rollback', 1000),
  ask('anvil_reorg', 1000, []),
  ask('anvil_setLoggingEnabled', false),
  otherwise('transactions are signed for one chain id', ask('anvil_setChainId', 5)),
  ask('anvil_setChainId', 31337),
  otherwise('only a fork of a remote chain has a server', ask('anvil_setRpcUrl', 'http://127.0.0.1:1')),
  ask('anvil_reset', { forking: { jsonRpcUrl: 'http://127.0.0.1:1' } }),
  part(ask('anvil_metadata'), 'chainId', 'forkedNetwork'),
  part(ask('anvil_nodeInfo'), 'transactionOrder', 'forkConfig'),
  ask('anvil_reset'),
  ask('eth_blockNumber'),
  balance(A),
]

/** The outcome of a step: a result, or that it was refused. */
async function outcome(step: Step, request: (method: string, params: readonly Json[]) => Promise<unknown>): Promise<Json> {
  try {
    // Nodes answer JSON.
    const result = (await request(step.method, step.params)) as Json
    return { result: step.of?.(result) ?? result }
  } catch {
    return 'refused'
  }
}

describe.skipIf(!program)('the methods of test chains', () => {
  test('match those of anvil except for the listed differences, all of which occur', async () => {
    const anvil: Anvil = await startAnvil(program ?? '', ['--timestamp', '1700000000'])
    const node = await createNode({ timestamp: 1_700_000_000n, clock: new ManualClock() })
    const found: Record<string, { ours: Json; theirs: Json }> = {}
    const expected: string[] = []
    try {
      for (const [index, step] of STEPS.entries()) {
        const ours = await outcome(step, (method, params) => node.call(method, params))
        const theirs = await outcome(step, (method, params) => anvil.request(method, params))
        const name = `${index} ${step.method} ${JSON.stringify(step.params).slice(0, 80)}`
        if (step.because !== undefined) expected.push(name)
        if (JSON.stringify(ours) !== JSON.stringify(theirs)) found[name] = { ours, theirs }
      }
    } finally {
      await Promise.all([node.close(), anvil.close()])
    }
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => !expected.includes(name)))).toEqual({})
    expect(Object.keys(found)).toEqual(expected)
  })

  test('read the dumps of anvil, and write dumps that anvil reads', async () => {
    const anvil: Anvil = await startAnvil(program ?? '')
    const node = await createNode({ accounts: 0 })
    const facts = async (request: (method: string, params: readonly Json[]) => Promise<unknown>) => [
      await request('eth_getBalance', [A, 'latest']),
      await request('eth_getTransactionCount', [A, 'latest']),
      await request('eth_getCode', [A, 'latest']),
      await request('eth_getStorageAt', [A, '0x5', 'latest']),
      await request('eth_getBalance', [S, 'latest']),
    ]
    try {
      for (const [method, value] of [
        ['anvil_setBalance', '0x77'],
        ['anvil_setNonce', '0x9'],
        ['anvil_setCode', '0x6001'],
      ] as const) {
        await anvil.request(method, [A, value])
      }
      await anvil.request('anvil_setStorageAt', [A, '0x5', WORD])
      const dump = (await anvil.request('anvil_dumpState')) as `0x${string}`
      expect(await node.request('anvil_loadState', [dump])).toBe(true)
      const ours = await facts((method, params) => node.call(method, params))
      expect(ours).toEqual(['0x77', '0x9', '0x6001', WORD, '0x21e19e0c9bab2400000'])
      expect(await facts((method, params) => anvil.request(method, params))).toEqual(ours)

      await node.request('anvil_setBalance', [A, '0x78'])
      await node.request('anvil_setStorageAt', [A, '0x5', `0x${'22'.repeat(32)}`])
      expect(await anvil.request('anvil_loadState', [await node.request('anvil_dumpState')])).toBe(true)
      expect(await facts((method, params) => anvil.request(method, params))).toEqual(
        await facts((method, params) => node.call(method, params)),
      )
    } finally {
      await Promise.all([node.close(), anvil.close()])
    }
  })
})

test('lists every difference in the documents', () => {
  const document = readFileSync('docs/test-chains.md', 'utf8')
  const reasons = new Set(STEPS.flatMap(({ because }) => because ?? []))
  expect([...reasons].filter((reason) => !document.includes(`| ${reason} |`))).toEqual([])
})
