import type { Hex, Json, Node } from 'evmbed'

/** A generator of numbers below a limit, which repeats itself for a seed. */
export type Random = (below: number) => number

/** A linear congruential generator, whose first numbers depend on all bits of the seed. */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A call of a sequence. */
export interface Step {
  readonly name: string
  readonly params: readonly Json[]
}

const STRANGERS: readonly Hex[] = ['0x00000000000000000000000000000000000000aa', '0x00000000000000000000000000000000000000bb']
/** Code that stores the block number in slot 1 and emits a log of no topics. */
const CODE: Hex = '0x4360015560006000a0'
/** Code that stores the block number in slots 255 to 1. */
const FILLING_CODE: Hex = '0x60ff5b4381556001900380600257'

/** Returns a state dump with so many slots of an account that the state of the head is written as a version. */
function manySlots(account: Hex, first: number): Hex {
  const storage = Object.fromEntries(Array.from({ length: 400 }, (_, i) => [word(1000 * first + i), word(first + i)]))
  const dump = { accounts: { [account]: { nonce: 0, balance: '0x1', code: '0x', storage } } }
  return `0x${Buffer.from(JSON.stringify(dump)).toString('hex')}`
}

export const hex = (value: number | bigint): Hex => `0x${value.toString(16)}`
const word = (value: number): Hex => `0x${value.toString(16).padStart(64, '0')}`

/** Returns the next call of a sequence for a node, which may depend on what the node contains. */
export async function nextStep(node: Node, random: Random): Promise<Step> {
  const one = <T>(items: readonly T[]): T => items[random(items.length)] as T
  const account = () => node.accounts[random(3)]!.address
  const anyone = () => one([...STRANGERS, account()])
  const waiting = async () => one(await waitingHashes(node)) ?? word(7)
  const timestamp = async () => Number((await node.request('eth_getBlockByNumber', ['latest', false]))?.timestamp) + random(50)
  const transfer = (fields: Record<string, Json> = {}): Step => ({
    name: 'eth_sendTransaction',
    params: [{ from: account(), to: anyone(), value: hex(1 + random(9)), gas: '0x5208', ...fields }],
  })
  const call = (name: string, ...params: readonly Json[]): Step => ({ name, params })
  const steps: readonly (() => Step | Promise<Step>)[] = [
    () => transfer(),
    () => transfer(),
    () => transfer(),
    () => transfer({ nonce: hex(random(12)) }),
    () => transfer({ nonce: hex(random(12)), gasPrice: hex(10_000_000_000 * (1 + random(4))) }),
    () => call('eth_sendTransaction', { from: account(), data: `0x6009600c60003960096000f3${CODE.slice(2)}`, gas: '0x186a0' }),
    () => call('eth_sendTransaction', { from: account(), to: one(STRANGERS), gas: '0x895440' }),
    () => call('eth_sendTransaction', { from: one(STRANGERS), to: account(), gas: '0x5208', gasPrice: '0x77359400' }),
    () => call('evm_mine'),
    () => call('anvil_mine', hex(1 + random(4))),
    () => call('anvil_mine', hex(1 + random(4)), hex(random(20))),
    () => call('hardhat_mine', hex(1 + random(3)), hex(1 + random(20))),
    () => call('anvil_setBalance', anyone(), hex(10n ** 18n * BigInt(random(4)))),
    () => call('anvil_setBalance', anyone(), hex(10n ** 18n * BigInt(random(4)))),
    () => call('anvil_setCode', one(STRANGERS), one([CODE, CODE, FILLING_CODE, FILLING_CODE, '0x'])),
    () => call('anvil_loadState', manySlots(one(STRANGERS), 1 + random(3))),
    () => (random(4) === 0 ? call('anvil_mine', '0x82') : call('anvil_mine')),
    () => call('anvil_setStorageAt', one(STRANGERS), hex(random(3)), word(random(3))),
    () => call('anvil_setNonce', account(), hex(random(14))),
    () => call('evm_increaseTime', random(100)),
    async () => call('evm_setNextBlockTimestamp', await timestamp()),
    async () => call('evm_setTime', await timestamp()),
    () => call('anvil_setBlockTimestampInterval', 1 + random(9)),
    () => call('anvil_removeBlockTimestampInterval'),
    () => call('evm_snapshot'),
    () => call('evm_snapshot'),
    () => call('evm_revert', hex(1 + random(6))),
    () => call('evm_revert', hex(1 + random(3))),
    () => call('anvil_rollback', random(4)),
    () => call('anvil_reorg', 1 + random(3), []),
    () => call('anvil_reorg', 1 + random(2), [[{ from: account(), to: anyone(), value: '0x1' }, 0]]),
    () => (random(2) === 0 ? call('anvil_reset') : call('evm_mine')),
    // Refused unless the chain is a fork of a remote chain.
    () => (random(2) === 0 ? call('anvil_reset', { forking: { blockNumber: 3 + random(3) } }) : call('evm_mine')),
    () => call('debug_setHead', hex(random(8))),
    () => call('evm_setAutomine', random(2) === 0),
    () => call('evm_setAutomine', random(2) === 0),
    () => call('evm_setIntervalMining', one([0, 5])),
    () => call(one(['miner_stop', 'miner_start', 'miner_start'])),
    () => call('anvil_impersonateAccount', one(STRANGERS)),
    () => call('anvil_stopImpersonatingAccount', one(STRANGERS)),
    () => call('anvil_autoImpersonateAccount', random(2) === 0),
    async () => call('anvil_dropTransaction', await waiting()),
    () => call('anvil_dropAllTransactions'),
    () => call('anvil_removePoolTransactions', account()),
    () => call('anvil_setCoinbase', anyone()),
    () => call('evm_setBlockGasLimit', hex(30_000_000 + random(2) * 1_000_000)),
    () => call('anvil_setNextBlockBaseFeePerGas', hex(1_000_000_000 * (1 + random(3)))),
    () => call('hardhat_setPrevRandao', word(random(1000))),
    () => call('miner_setExtra', one(['', 'one', 'two'])),
    () => call('miner_setGasPrice', hex(random(2))),
  ]
  return one(steps)()
}

async function waitingHashes(node: Node): Promise<readonly Hex[]> {
  const { pending, queued } = await node.request('txpool_content')
  return [pending, queued].flatMap((senders) => Object.values(senders).flatMap((own) => Object.values(own).map(({ hash }) => hash)))
}

/** The answer to a call, or its error. */
export async function outcomeOf(node: Node, { name, params }: Step): Promise<Json> {
  return node.call(name, params).catch(({ code, message }: { code: number; message: string }) => ({ code, message }))
}

/** Blocks of which everything is read. */
const READ_BLOCKS = 12

/** Everything that a client can see of a chain, and what a copy of the node does next: settings that no method tells decide it. */
export async function everythingOf(node: Node): Promise<Json> {
  const ask = (name: string, ...params: readonly Json[]) => outcomeOf(node, { name, params })
  const height = Number(await node.request('eth_blockNumber'))
  const seen: Json[] = [height]
  const accounts = [...STRANGERS, ...node.accounts.slice(0, 3).map(({ address }) => address)]
  for (let number = Math.max(0, height - READ_BLOCKS); number <= height; number++) {
    const tag = hex(number)
    seen.push(await ask('eth_getBlockByNumber', tag, true), await ask('eth_getBlockReceipts', tag))
    for (const account of accounts) seen.push(await ask('eth_getBalance', account, tag), await ask('eth_getTransactionCount', account, tag))
    for (const account of STRANGERS) seen.push(await ask('eth_getStorageAt', account, '0x1', tag), await ask('eth_getCode', account, tag))
  }
  const { environment, forkConfig, ...info } = (await node.call('anvil_nodeInfo')) as Record<string, Json>
  const facts = ['txpool_content', 'anvil_getAutomine', 'anvil_getIntervalMining', 'eth_gasPrice', 'eth_coinbase']
  for (const name of facts) seen.push(await ask(name))
  seen.push(
    info,
    await ask('eth_getProof', STRANGERS[0]!, ['0x1'], 'latest'),
    await ask('eth_getLogs', { fromBlock: hex(Math.max(0, height - 5)) }),
  )
  return [...seen, await ask('eth_getBlockByNumber', 'pending', true), await comingOf(node)]
}

async function comingOf(node: Node): Promise<Json> {
  const fork = await node.fork()
  try {
    const coming: Json[] = []
    const steps: readonly (readonly [name: string, ...params: Json[]])[] = [
      ['eth_sendTransaction', { from: STRANGERS[0]!, gas: '0x5208', gasPrice: '0x0' }],
      ['eth_sendTransaction', { from: STRANGERS[1]!, gas: '0x5208', gasPrice: '0x0' }],
      ['eth_sendTransaction', { from: fork.accounts[4]!.address, to: STRANGERS[0]!, gas: '0x5208', value: '0x1' }],
      ['eth_blockNumber'],
      ['evm_mine'],
      ['evm_mine'],
      ['eth_getBlockByNumber', 'latest', true],
      ['evm_snapshot'],
      ['evm_revert', '0x3'],
      ['eth_getBlockByNumber', 'latest', true],
      ['evm_revert', '0x1'],
      ['eth_getBlockByNumber', 'latest', true],
      ['txpool_content'],
    ]
    for (const [name, ...params] of steps) coming.push(await outcomeOf(fork, { name, params }))
    return coming
  } finally {
    await fork.close()
  }
}
