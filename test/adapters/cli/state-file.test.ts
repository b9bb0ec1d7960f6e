/** `--state` and its like: state dumps that Anvil reads and writes, too. */
import { chmod, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Anvil, type Ask, anvilProgram, startAnvil } from '../../peers/anvil.js'
import { ask, type InProcess, useInProcess } from './in-process.js'

const { evmbed, folder } = await useInProcess()
const program = anvilProgram()

let count = 0
let path = ''
beforeEach(async () => {
  const place = join(folder, `case-${++count}`)
  await mkdir(place)
  path = join(place, 'state.json')
})

const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const STRANGER = '0x00000000000000000000000000000000000000aa'
const TOPIC = `0x${'00'.repeat(31)}2a`
/** Stores 1 at slot 0, emits an event with one topic, and deploys code that jumps: 5b 00. */
const DEPLOY = '0x6001600055602a60006000a1615b006000526002601ef3'

function ours(...flags: readonly string[]): InProcess {
  return evmbed(['dev', '--port', '0', ...flags])
}

async function listening(commandLine: InProcess): Promise<Ask> {
  const [, url] = (await commandLine.sees(/Listening on (\S+) and/)) ?? []
  if (url === undefined) throw new Error((await commandLine.ended).err)
  return (method, params) => ask(url, method, params)
}

/** Runs Anvil up to the end of some work. */
async function withAnvil<T>(flags: readonly string[], work: (request: Ask, anvil: Anvil) => Promise<T>): Promise<T> {
  if (!program) throw new Error('anvil is missing')
  const anvil = await startAnvil(program, flags)
  try {
    return await work((method, params) => anvil.request(method, params), anvil)
  } finally {
    await anvil.close()
  }
}

async function send(request: Ask, transaction: object): Promise<void> {
  await request('eth_sendTransaction', [transaction])
}

/** Makes blocks with a transaction of each kind that both nodes have. */
async function makeHistory(request: Ask): Promise<void> {
  const pay = { from: SENDER, to: RECEIVER, value: '0x1' }
  const access = [{ address: RECEIVER, storageKeys: [TOPIC] }]
  await send(request, pay)
  await send(request, { ...pay, gasPrice: '0x77359400' })
  await send(request, { ...pay, gasPrice: '0x77359400', accessList: access })
  await send(request, { from: SENDER, data: DEPLOY, gas: '0x30000' })
  await send(request, { from: SENDER, data: '0xfe', gas: '0x30000' })
  await request('anvil_setBalance', [STRANGER, '0x8ac7230489e80000'])
  await request('anvil_impersonateAccount', [STRANGER])
  await send(request, { ...pay, from: STRANGER })
  await request('anvil_mine', ['0x2'])
}

const BLOCK_MEMBERS = ['hash', 'parentHash', 'number', 'timestamp', 'baseFeePerGas', 'stateRoot', 'receiptsRoot', 'gasUsed', 'logsBloom']
const RECEIPT_MEMBERS = [
  ...['status', 'gasUsed', 'cumulativeGasUsed', 'effectiveGasPrice', 'contractAddress', 'from', 'to', 'type', 'blockHash', 'logs'],
]
const TRANSACTION_MEMBERS = [
  'hash',
  'from',
  'to',
  'nonce',
  'value',
  'input',
  'gas',
  'type',
  'blockNumber',
  'transactionIndex',
  'accessList',
]

function pick(value: unknown, members: readonly string[]): unknown {
  const given = value as Readonly<Record<string, unknown>>
  return members.map((member) => `${member} ${JSON.stringify(given[member] ?? null)}`)
}

/** Collects what both nodes answer about their chains, in the members that both have. */
async function factsOf(request: Ask): Promise<unknown> {
  const height = Number(await request('eth_blockNumber'))
  const blocks = []
  for (let number = 0; number <= height; number++) {
    const block = (await request('eth_getBlockByNumber', [`0x${number.toString(16)}`, true])) as {
      transactions: { hash: string; from: string }[]
    }
    blocks.push(pick(block, BLOCK_MEMBERS))
    for (const transaction of block.transactions) {
      // An impersonated sender has no signature that both nodes could hash alike.
      const isSigned = transaction.from !== STRANGER
      blocks.push(pick(transaction, isSigned ? TRANSACTION_MEMBERS : TRANSACTION_MEMBERS.filter((name) => name !== 'hash')))
      if (!isSigned) continue
      const receipt = (await request('eth_getTransactionReceipt', [transaction.hash])) as { logs: readonly unknown[] }
      const logs = receipt.logs.map((log) => pick(log, ['address', 'topics', 'data', 'logIndex', 'transactionHash', 'blockNumber']))
      blocks.push(pick({ ...receipt, logs }, RECEIPT_MEMBERS))
    }
  }
  const contract = '0xdc64a140aa3e981100a9beca4e685f962f0cf6c9'
  return {
    blocks,
    balances: await Promise.all([SENDER, RECEIVER, STRANGER].map((of) => request('eth_getBalance', [of, 'latest']))),
    nonce: await request('eth_getTransactionCount', [SENDER, 'latest']),
    code: await request('eth_getCode', [contract, 'latest']),
    slot: await request('eth_getStorageAt', [contract, '0x0', 'latest']),
    logs: ((await request('eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest', topics: [TOPIC] }])) as unknown[]).length,
  }
}

const pay = (request: Ask) => send(request, { from: SENDER, to: RECEIVER, value: '0x1' })

test.skipIf(!program)('goes on from the file of anvil --state with its blocks, transactions, receipts and accounts', async () => {
  const theirs = await withAnvil(['--state', path], async (request) => {
    await makeHistory(request)
    return factsOf(request)
  })
  const node = ours('--state', path)
  const request = await listening(node)
  expect(node.out).toContain(`State ${path}: loaded; the chain continues at block 8\n`)
  expect(await factsOf(request)).toEqual(theirs)
  expect(await request('eth_getBalance', [SENDER, '0x3'])).toBe('missing trie node: state of block 3 is not available, not found')
  expect(await request('anvil_rollback', [2])).toBe('missing trie node: state of block 6 is not available, not found')
  await pay(request)
  expect(await request('eth_blockNumber')).toBe('0x9')
  expect(await request('eth_getBalance', [SENDER, '0x8'])).toMatch(/^0x/)
})

test.skipIf(!program)(
  'writes a file that anvil --state goes on from with the same blocks, transactions, receipts and accounts',
  async () => {
    const node = ours('--state', path)
    const request = await listening(node)
    expect(node.out).toContain(`State ${path}: it is written when the node is stopped, not when it is killed\n`)
    await makeHistory(request)
    const facts = await factsOf(request)
    const { code, out } = await node.interrupt()
    expect([code, out]).toEqual([0, expect.stringContaining(`State ${path}: block 8 written\n`)])
    expect(await readdir(join(path, '..'))).toEqual(['state.json'])
    const after = await withAnvil(['--state', path], async (anvil) => {
      expect(await factsOf(anvil)).toEqual(facts)
      await pay(anvil)
      expect(await anvil('eth_blockNumber')).toBe('0x9')
      return factsOf(anvil)
    })
    // And back, with the block that Anvil has added.
    expect(await factsOf(await listening(ours('--state', path)))).toEqual(after)
  },
)

test.skipIf(!program)('exchanges the states after earlier blocks with anvil', async () => {
  const at = (request: Ask) =>
    Promise.all(['0x0', '0x1', '0x4', '0x6'].flatMap((number) => [SENDER, STRANGER].map((of) => request('eth_getBalance', [of, number]))))
  const code = (request: Ask) => request('eth_getCode', ['0xdc64a140aa3e981100a9beca4e685f962f0cf6c9', '0x5'])
  const theirs = await withAnvil(['--dump-state', path, '--preserve-historical-states'], async (request) => {
    await makeHistory(request)
    return [await at(request), await code(request)]
  })
  const written = join(path, '..', 'ours.json')
  const node = ours('--load-state', path, '--dump-state', written, '--preserve-historical-states')
  const request = await listening(node)
  expect([await at(request), await code(request)]).toEqual(theirs)
  await pay(request)
  await node.interrupt()
  const read = await withAnvil(['--load-state', written], async (anvil) => [await at(anvil), await code(anvil)])
  expect(read).toEqual(theirs)
})

test.skipIf(!program)('exchanges whole chains with anvil by anvil_dumpState and anvil_loadState', async () => {
  const node = ours()
  const request = await listening(node)
  await withAnvil([], async (anvil) => {
    await makeHistory(anvil)
    expect(await request('anvil_loadState', [await anvil('anvil_dumpState')])).toBe(true)
    expect(await factsOf(request)).toEqual(await factsOf(anvil))
    await pay(request)
    await pay(request)
    expect(await anvil('anvil_loadState', [await request('anvil_dumpState')])).toBe(true)
    expect(await factsOf(anvil)).toEqual(await factsOf(request))
  })
})

test('continues its own chain again and again', async () => {
  for (let round = 1; round <= 3; round++) {
    const node = ours('--state', path)
    const request = await listening(node)
    expect(Number(await request('eth_blockNumber'))).toBe(round - 1)
    await pay(request)
    await node.interrupt()
  }
})

test('keeps an account that was emptied empty', async () => {
  const first = ours('--state', path)
  await (await listening(first))('anvil_setBalance', [RECEIVER, '0x0'])
  await first.interrupt()
  expect(await (await listening(ours('--state', path)))('eth_getBalance', [RECEIVER, 'latest'])).toBe('0x0')
})

test('puts the file into a folder', async () => {
  const node = ours('--dump-state', join(path, '..'))
  await pay(await listening(node))
  await node.interrupt()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ best_block_number: 1 })
})

test('writes the file every --state-interval seconds', async () => {
  const node = ours('--state', path, '--state-interval', '0.05')
  const request = await listening(node)
  await pay(request)
  await expect.poll(async () => readFile(path, 'utf8').catch(() => ''), { timeout: 10_000 }).toMatch(/"best_block_number":1/)
})

describe('a file that cannot be used', () => {
  const refusal = async (content: string, ...flags: readonly string[]) => {
    await writeFile(path, content)
    const { code, err } = await ours('--state', path, ...flags).ended
    expect(code).toBe(2)
    expect(await readFile(path, 'utf8')).toBe(content)
    return err.split('\n')[0]?.replaceAll(path, 'FILE')
  }
  const STAYS = '. The file stays as it is: name another one, or begin without it'

  async function dumped(): Promise<string> {
    const node = ours('--dump-state', path)
    const request = await listening(node)
    await pay(request)
    await pay(request)
    await node.interrupt()
    return readFile(path, 'utf8')
  }

  test('refuses a file that is no state dump, and keeps it', async () => {
    expect(await refusal('{')).toBe(`evmbed: --state: FILE: Failed to decode state dump: it is not JSON${STAYS}`)
    expect(await refusal('{}')).toBe(
      `evmbed: --state: FILE: Failed to decode state dump: missing required field 'accounts' for StateDump${STAYS}`,
    )
  })

  test('refuses a damaged file at every place, and keeps it', async () => {
    const text = await dumped()
    const damaged = (change: (dump: Dump) => void) => {
      const dump = JSON.parse(text) as Dump
      change(dump)
      return refusal(JSON.stringify(dump))
    }
    expect(await refusal(text.slice(0, -100))).toContain('it is not JSON')
    expect(await damaged(({ blocks }) => blocks.pop())).toContain('block 2, the head, is missing')
    expect(await damaged(({ blocks }) => blocks.splice(1, 1))).toMatch(
      /block 2 follows 0x\w+, which is not in the dump: the dump is damaged/,
    )
    expect(await damaged(({ transactions }) => transactions.pop())).toContain('transaction 0 of block 2 has no receipt')
    expect(await damaged(({ blocks }) => Object.assign(blocks[0]!.header, { gasLimit: '0x1' }))).toMatch(
      /block 1 follows 0x\w+, which is not in the dump/,
    )
    expect(await damaged(({ blocks }) => Object.assign(blocks[1]!.transactions[0]!.transaction, { value: '0x2' }))).toMatch(
      /transaction 0x\w+ of block 1 has the hash 0x\w+: the dump is damaged/,
    )
  })

  test('refuses a file of a chain with another hardfork', async () => {
    expect(await refusal(await dumped(), '--hardfork', 'london')).toContain('the dump is damaged, or the chain has another hardfork')
  })

  test('refuses a file to load that does not exist', async () => {
    const { code, err } = await ours('--load-state', path).ended
    expect([code, err]).toEqual([2, expect.stringContaining(`--load-state: cannot read ${path}: there is no such file or folder`)])
  })

  test('refuses --state-interval without a file', async () => {
    const { code, err } = await ours('--state-interval', '1').ended
    expect([code, err]).toEqual([2, expect.stringContaining('--state-interval needs --state or --dump-state')])
  })

  test.skipIf(process.getuid?.() === 0)('refuses a folder that it may not write to', async () => {
    await chmod(join(path, '..'), 0o500)
    const { code } = await ours('--state', path).ended
    await chmod(join(path, '..'), 0o700)
    expect(code).toBe(2)
  })

  test('fails when the file cannot be written at the end, and says so', async () => {
    const node = ours('--state', path)
    await listening(node)
    await rm(join(path, '..'), { recursive: true })
    const { code, err } = await node.interrupt()
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(`--state: cannot write ${path}: there is no such file or folder; it holds what it held before`),
    ])
  })
})

interface Dump {
  readonly blocks: { header: object; transactions: { transaction: object }[] }[]
  readonly transactions: object[]
}

test('keeps a symbolic link to the file', async () => {
  const target = join(path, '..', 'target.json')
  const first = ours('--dump-state', target)
  await pay(await listening(first))
  await first.interrupt()
  await symlink(target, path)
  const second = ours('--state', path)
  await pay(await listening(second))
  await second.interrupt()
  expect(JSON.parse(await readFile(target, 'utf8'))).toMatchObject({ best_block_number: 2 })
})
