import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEV_FLAGS } from '../../../adapters/cli/dev-flags.js'
import { createNode } from '../../../src/index.js'
import { RemoteServer } from '../../fork/remote-server.js'
import { ask, exchange, freePort, type InProcess, useInProcess } from './in-process.js'
import { market, plannedChains, SNAPSHOT, worthOfAtom } from './market.js'

type Key = keyof typeof DEV_FLAGS
type Settings = { readonly [K in Key]?: string }

const { evmbed, folder } = await useInProcess()
const PORT = await freePort()
const MARKET = await market()
const file = (name: string) => join(folder, name)

/** A chain of two blocks, to be forked. */
const REMOTE = await createNode({ chainId: 4242 })
await REMOTE.mine(2)
const REMOTE_SERVER = await RemoteServer.start(() => REMOTE)
/** Nothing listens there. */
const NO_SERVER = 'http://127.0.0.1:9'
const SILENT_SERVER = await RemoteServer.start(() => REMOTE)
SILENT_SERVER.misbehave = () => true
afterAll(() => Promise.all([REMOTE_SERVER.close(), SILENT_SERVER.close(), REMOTE.close()]))

const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const GENESIS = { config: { chainId: 99, londonBlock: 0, shanghaiTime: 0 }, alloc: {}, gasLimit: '0x1c9c380', difficulty: '0x0' }

interface Started {
  readonly commandLine: InProcess
  /** Empty when it does not listen. */
  readonly http: string
}

/** The visible effect of a flag. */
interface Row {
  readonly value: string
  /** Flags beside it, and flags in its place when it is not given. */
  readonly beside?: Settings
  readonly otherwise?: string
  readonly observe: (node: Started) => Promise<unknown>
  /** The value without the flag; absent where only waiting would show it. */
  readonly without?: unknown
  readonly with: unknown
}

const asks =
  (method: string, params: readonly unknown[] = []) =>
  ({ http }: Started) =>
    ask(http, method, params)

const genesisBlock = (member: string) => async (node: Started) => {
  const block = (await asks('eth_getBlockByNumber', ['0x0', false])(node)) as Record<string, unknown>
  return block[member]
}

const statusFor = (headers: Readonly<Record<string, string>>) => (node: Started) =>
  exchange(node.http, headers).then(({ status }) => status)

/** The type of what a browser gets at `/`. */
const visit = ({ http }: Started) => exchange(http, { accept: 'text/html' }).then(({ headers }) => headers['content-type'])

/** Longer than EIP-3860 allows. */
const INIT_CODE = `0x${'00'.repeat(50_000)}`
const INIT_CODE_REFUSAL = 'max initcode size exceeded: code size 50000, limit 49152'
const GAS_REFUSAL = 'transaction gas limit too high (cap: 16777216, tx: 30000000)'

/** Returns the outcome of a transaction. */
const sendWith = (fields: object) => async (node: Started) => {
  const answer = await asks('eth_sendTransaction', [{ from: SENDER, gas: '0x4c4b40', ...fields }])(node)
  return /^0x[0-9a-f]{64}$/.test(String(answer)) ? 'sent' : answer
}

const OWN_KEY = `0x${'11'.repeat(32)}`
const OWN = '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a'

/** The first account, how many there are, and the balance of the first one where it is the user's own. */
const ownAccount = async (node: Started) => {
  const accounts = (await asks('eth_accounts')(node)) as string[]
  const balance = accounts[0] === OWN ? [await asks('eth_getBalance', [OWN, 'latest'])(node)] : []
  return [accounts[0], accounts.length, ...balance]
}

const transactionOrder = async (node: Started) => {
  const { transactionOrder } = (await asks('anvil_nodeInfo')(node)) as { readonly transactionOrder: string }
  return transactionOrder
}

const mineAtHead = async (node: Started) => asks('evm_mine', [Number(await genesisBlock('timestamp')(node))])(node)

const ended = async ({ commandLine, http }: Started) => (http === '' ? (await commandLine.ended).code : 'listens')

const firstAccount = async (node: Started) => ((await asks('eth_accounts')(node)) as string[])[0]

interface StateDump {
  readonly best_block_number: number
  readonly historical_states: unknown
}

/** Mines a block, stops the node, and returns a part of the state dump that it has written. */
const dumped =
  (name: string, part: (dump: StateDump) => unknown = ({ best_block_number: number }) => number) =>
  async (node: Started) => {
    await asks('evm_mine')(node)
    await node.commandLine.interrupt()
    return readFile(file(name), 'utf8').then(
      (text) => part(JSON.parse(text)),
      () => 'no file',
    )
  }

const ROWS: Readonly<Record<Key, Row>> = {
  port: {
    value: String(PORT),
    otherwise: '0',
    observe: async ({ http }) => new URL(http).port === String(PORT),
    without: false,
    with: true,
  },
  host: { value: 'localhost', observe: async ({ http }) => new URL(http).hostname, without: '127.0.0.1', with: 'localhost' },
  insecure: { value: 'true', beside: { host: '0.0.0.0' }, observe: ended, without: 2, with: 'listens' },
  allowOrigin: {
    value: 'https://dapp.example',
    observe: statusFor({ origin: 'https://dapp.example' }),
    without: 403,
    with: 200,
  },
  allowHost: { value: 'chain.test', observe: statusFor({ host: 'chain.test' }), without: 403, with: 200 },
  accounts: { value: '3', observe: async (node) => ((await asks('eth_accounts')(node)) as string[]).length, without: 10, with: 3 },
  balance: {
    value: '0.5',
    observe: asks('eth_getBalance', [SENDER, 'latest']),
    without: '0x21e19e0c9bab2400000',
    with: '0x6f05b59d3b20000',
  },
  accountKeys: { value: `${OWN_KEY},5`, observe: ownAccount, without: [SENDER, 10], with: [OWN, 1, '0x5'] },
  accountsFile: { value: file('accounts'), observe: ownAccount, without: [SENDER, 10], with: [OWN, 2, '0x7'] },
  mnemonic: {
    value: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
    observe: firstAccount,
    without: SENDER,
    with: '0x58a57ed9d8d624cbd12e2c467d34787555bb1b25',
  },
  mnemonicFile: { value: file('words'), observe: firstAccount, without: SENDER, with: '0x58a57ed9d8d624cbd12e2c467d34787555bb1b25' },
  mnemonicRandom: { value: 'true', observe: firstAccount, without: SENDER, with: expect.not.stringMatching(SENDER) },
  derivationPath: { value: "m/44'/60'/1'/0", observe: firstAccount, without: SENDER, with: '0x8c8d35429f74ec245f8ef2f4fd1e551cff97d650' },
  chainId: { value: '5', observe: asks('eth_chainId'), without: '0x7a69', with: '0x5' },
  networkId: { value: '8', observe: asks('net_version'), without: '31337', with: '8' },
  hardfork: { value: 'london', observe: genesisBlock('withdrawalsRoot'), without: expect.stringMatching(/^0x/), with: undefined },
  forkUrl: { value: REMOTE_SERVER.url, observe: asks('eth_chainId'), without: '0x7a69', with: '0x1092' },
  forkBlock: { value: '1', beside: { forkUrl: REMOTE_SERVER.url }, observe: asks('eth_blockNumber'), without: '0x2', with: '0x1' },
  forkHeaders: {
    value: 'X-Key: a b,X-Other: c',
    beside: { forkUrl: REMOTE_SERVER.url },
    observe: async () => [REMOTE_SERVER.headers?.['x-key'], REMOTE_SERVER.headers?.['x-other']],
    without: [undefined, undefined],
    with: ['a b', 'c'],
  },
  forkRetries: { value: '0', beside: { forkUrl: NO_SERVER }, observe: ended, with: 1 },
  forkTimeout: { value: '50', beside: { forkUrl: SILENT_SERVER.url, forkRetries: '0' }, observe: ended, with: 1 },
  forkBackoff: { value: '1', beside: { forkUrl: NO_SERVER }, observe: ended, with: 1 },
  forkFixture: {
    value: file('fixture.json'),
    beside: { forkUrl: REMOTE_SERVER.url },
    observe: asks('eth_chainId'),
    without: '0x1092',
    with: '0x63',
  },
  blockInterval: {
    value: '0.02',
    async observe(node) {
      await expect.poll(() => asks('eth_blockNumber')(node)).not.toBe('0x0')
    },
    with: undefined,
  },
  noMining: {
    value: 'true',
    async observe(node) {
      await ask(node.http, 'eth_sendTransaction', [{ from: SENDER, to: RECEIVER }])
      return ask(node.http, 'eth_blockNumber')
    },
    without: '0x1',
    with: '0x0',
  },
  history: {
    value: '1',
    observe: async (started) => {
      await asks('evm_mine', [{ blocks: 2 }])(started)
      return asks('eth_getBalance', [`0x${'00'.repeat(20)}`, '0x1'])(started)
    },
    without: '0x0',
    with: expect.stringContaining('missing trie node'),
  },
  mempoolOrder: { value: 'fifo', observe: transactionOrder, without: 'fees', with: 'fifo' },
  allowBlocksWithSameTimestamp: { value: 'true', observe: mineAtHead, without: expect.stringMatching(/or equal to/), with: '0x0' },
  dialect: { value: 'hardhat', observe: asks('evm_mine'), without: '0x0', with: '0' },
  throwOnRevert: {
    value: 'false',
    observe: asks('eth_sendTransaction', [{ from: SENDER, data: '0x60006000fd' }]),
    without: expect.stringContaining('execution reverted'),
    with: expect.stringMatching(/^0x/),
  },
  logsPastHead: {
    value: 'refuse',
    observe: asks('eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1' }]),
    without: [],
    with: expect.stringContaining('block range extends beyond current head block'),
  },
  gasLimit: { value: '5000000', observe: genesisBlock('gasLimit'), without: '0x1c9c380', with: '0x4c4b40' },
  transactionGasCap: { value: '0', observe: sendWith({ to: RECEIVER, gas: '0x1c9c380' }), without: GAS_REFUSAL, with: 'sent' },
  enableTxGasLimit: { value: 'false', observe: sendWith({ to: RECEIVER, gas: '0x1c9c380' }), without: GAS_REFUSAL, with: 'sent' },
  codeSizeLimit: { value: '30000', observe: sendWith({ data: INIT_CODE }), without: INIT_CODE_REFUSAL, with: 'sent' },
  allowUnlimitedContractSize: { value: 'true', observe: sendWith({ data: INIT_CODE }), without: INIT_CODE_REFUSAL, with: 'sent' },
  baseFeePerGas: { value: '7', observe: genesisBlock('baseFeePerGas'), without: '0x3b9aca00', with: '0x7' },
  timestamp: { value: '9', observe: genesisBlock('timestamp'), without: expect.not.stringMatching(/^0x9$/), with: '0x9' },
  feeRecipient: { value: RECEIVER, observe: asks('eth_coinbase'), without: expect.not.stringMatching(RECEIVER), with: RECEIVER },
  genesis: { value: file('genesis.json'), observe: asks('eth_chainId'), without: '0x7a69', with: '0x63' },
  importChain: {
    value: file('chain.rlp'),
    beside: { genesis: file('genesis.json') },
    observe: asks('eth_blockNumber'),
    without: '0x0',
    with: '0x2',
  },
  chainFile: { value: file('own-chain.rlp'), observe: asks('eth_blockNumber'), without: '0x0', with: '0x2' },
  store: {
    value: file('store'),
    observe: () =>
      readdir(file('store'))
        .then((names) => names.includes('CURRENT'))
        .catch(() => false),
    without: false,
    with: true,
  },
  // Only a power cut or a measurement would show the effect of these two.
  durability: { value: 'disk', beside: { store: file('store-on-disk') }, observe: asks('eth_blockNumber'), with: '0x0' },
  cache: { value: '0', beside: { store: file('store-without-cache') }, observe: asks('eth_blockNumber'), with: '0x0' },
  state: { value: file('own-state.json'), observe: asks('eth_blockNumber'), without: '0x0', with: '0x2' },
  loadState: { value: file('own-state.json'), observe: asks('eth_blockNumber'), without: '0x0', with: '0x2' },
  dumpState: { value: file('dumped-state.json'), observe: dumped('dumped-state.json'), without: 'no file', with: 1 },
  stateInterval: {
    value: '0.01',
    beside: { dumpState: file('interval.json') },
    // The file is there before the node is stopped.
    observe: () => vi.waitFor(async () => (await readFile(file('interval.json'))).length > 0, { timeout: 10_000 }),
    with: true,
  },
  preserveHistoricalStates: {
    value: 'true',
    otherwise: 'false',
    beside: { dumpState: file('historical.json') },
    observe: dumped('historical.json', ({ historical_states: states }) => states),
    without: null,
    with: [expect.anything()],
  },
  artifacts: {
    value: file('Named.json'),
    observe: async (node) => {
      const hash = await asks('eth_sendTransaction', [{ from: SENDER, data: '0x630e01a84a5f526004601cfd', gas: '0x186a0' }])(node)
      const { failure } = (await asks('evmbed_explainTransaction', [hash])(node)) as { readonly failure: { readonly sentence: string } }
      return failure.sentence.includes('Named')
    },
    without: false,
    with: true,
  },
  plannerSnapshot: { value: SNAPSHOT, observe: async (node) => (await plannedChains(node)) === 4, without: false, with: true },
  plannerPrices: { value: MARKET.url, beside: { plannerSnapshot: SNAPSHOT }, observe: worthOfAtom, without: '5.00', with: '2.00' },
  sourcify: {
    value: 'true',
    observe: async ({ http }) => (await fetch(`${http}/sourcify/contracts/`, { method: 'POST' })).status,
    without: 404,
    with: 405,
  },
  noUi: { value: 'true', observe: visit, without: 'text/html; charset=utf-8', with: undefined },
  configOut: {
    value: file('facts.json'),
    observe: async ({ http }) =>
      readFile(file('facts.json'), 'utf8').then(
        (text) => JSON.parse(text).http === http,
        () => 'no file',
      ),
    without: 'no file',
    with: true,
  },
  json: { value: 'true', observe: async ({ commandLine: { out } }) => out.startsWith('{'), without: false, with: true },
  logFormat: {
    value: 'json',
    observe: async ({ commandLine: { out } }) => out.split('\n')[0]?.startsWith('{"level":"info","event":"start"'),
    without: false,
    with: true,
  },
  quiet: {
    value: 'true',
    beside: { port: String(PORT) },
    async observe({ commandLine }) {
      await expect.poll(() => ask(`http://127.0.0.1:${PORT}`, 'eth_chainId').catch(() => undefined)).toBe('0x7a69')
      return commandLine.out === ''
    },
    without: false,
    with: true,
  },
  color: { value: 'always', observe: async ({ commandLine: { out } }) => out.includes('\x1b[1m'), without: false, with: true },
  help: {
    value: 'true',
    observe: async ({ http, commandLine }) => (http === '' ? (await commandLine.ended).out.includes('Usage: evmbed dev [flags]') : false),
    without: false,
    with: true,
  },
}

async function start(settings: Settings): Promise<Started> {
  const args = (Object.entries(settings) as [Key, string][]).map(([key, value]) => `--${DEV_FLAGS[key].name}=${value}`)
  const commandLine = evmbed(['dev', ...args])
  if (settings.quiet !== undefined) return { commandLine, http: '' }
  return listening(commandLine)
}

/** Starts as a user types it. */
const startAs = (...args: readonly string[]) => listening(evmbed(['dev', '--port', '0', ...args]))

async function listening(commandLine: InProcess): Promise<Started> {
  const [, printed, listed] = (await commandLine.sees(/Listening on (\S+) and|"http": ?"([^"]+)"/)) ?? []
  return { commandLine, http: printed ?? listed ?? '' }
}

beforeAll(async () => {
  await writeFile(file('genesis.json'), JSON.stringify(GENESIS))
  await writeFile(file('accounts'), `# two\n${OWN_KEY},0x7 # the first\n\n0x${'22'.repeat(32)}\n`, { mode: 0o600 })
  await writeFile(file('Named.json'), JSON.stringify({ abi: [{ type: 'error', name: 'Named', inputs: [] }] }))
  await writeFile(file('words'), 'legal winner thank year wave sausage worth useful legal winner thank yellow\n', { mode: 0o600 })
  await writeFile(file('fixture.json'), JSON.stringify({ format: 1, answers: { 'eth_chainId []': '0x63' } }))
  const own = await createNode()
  await own.mine(2)
  await writeFile(file('own-chain.rlp'), Buffer.concat([...(await own.exportChain()).blocks]))
  const state: string[] = []
  for await (const piece of own.dumpState()) state.push(piece)
  await writeFile(file('own-state.json'), state.join(''))
  await own.close()
  const origin = await createNode({ genesis: GENESIS })
  await origin.mine(2)
  const blocks = await Promise.all(['0x1', '0x2'].map((number) => origin.call('debug_getRawBlock', [number])))
  await origin.close()
  await writeFile(file('chain.rlp'), Buffer.concat(blocks.map((block) => Buffer.from(String(block).slice(2), 'hex'))))
})

test.each(Object.entries(ROWS) as [Key, Row][])('applies the flag %s', async (key, { value, beside = {}, otherwise, observe, ...seen }) => {
  const { [key]: _, ...others }: Settings = { port: '0', ...beside }
  if ('without' in seen) {
    const plain = await start(otherwise === undefined ? others : { ...others, [key]: otherwise })
    expect(await observe(plain)).toEqual(seen.without)
    await plain.commandLine.interrupt()
  }
  expect(await observe(await start({ ...others, [key]: value }))).toEqual(seen.with)
})

test.each([
  [['--tx-gas-limit', '--hostname', 'localhost'], { to: RECEIVER, gas: '0x1c9c380' }, GAS_REFUSAL],
  [['--tx-gas-limit=false'], { to: RECEIVER, gas: '0x1c9c380' }, 'sent'],
  [['--allow-unlimited-contract-size'], { data: INIT_CODE }, 'sent'],
  [['--allowUnlimitedContractSize'], { data: INIT_CODE }, 'sent'],
  [['--chain.allowUnlimitedContractSize'], { data: INIT_CODE }, 'sent'],
])('accepts the flags of other tools: %s', async (args, transaction, outcome) => {
  expect(await sendWith(transaction)(await startAs(...args))).toBe(outcome)
})

test.each(['--rpc-url', '--fork', '--fork.url', '-f'])('forks a remote chain with the flag of another tool: %s', async (flag) => {
  expect(await asks('eth_blockNumber')(await startAs(flag, REMOTE_SERVER.url, '--fork-block-number', '1'))).toBe('0x1')
})

test('keeps a fork of a remote chain in a store, with its first block and its own blocks', async () => {
  const flags = ['--fork-url', REMOTE_SERVER.url, '--store', file('kept-fork'), '--json'] as const
  const first = await startAs(...flags, '--fork-block-number', '1')
  await asks('evm_mine')(first)
  await first.commandLine.interrupt()
  REMOTE_SERVER.forget()
  const next = await startAs(...flags)
  expect(await asks('eth_blockNumber')(next)).toBe('0x2')
  expect(await asks('eth_chainId')(next)).toBe('0x1092')
  expect(REMOTE_SERVER.calls).toEqual([])
})

test('refuses flags of a fork without its server', async () => {
  const { code, err } = await evmbed(['dev', '--port', '0', '--fork-block-number', '1']).ended
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('--fork-url is missing') })
})

test.each([
  [['--order', 'fifo'], 'fifo'],
  [['--order', 'fees'], 'fees'],
  [['--mempool-order', 'priority'], 'fees'],
])('accepts the flags of other tools for the order of the pool: %s', async (args, order) => {
  expect(await transactionOrder(await startAs(...args))).toBe(order)
})

test.each([
  ['--account', [OWN_KEY, '--account', `0x${'22'.repeat(32)},1`]],
  ['--wallet.accounts', [`${OWN_KEY},9000000000000000000,0x${'22'.repeat(32)},0x1`]],
])('accepts accounts by key as Ganache does: %s', async (flag, args) => {
  const node = await startAs(flag, ...args)
  expect(await ownAccount(node)).toEqual([OWN, 2, flag === '--account' ? '0x21e19e0c9bab2400000' : '0x7ce66c50e2840000'])
  expect(await asks('eth_getBalance', ['0x1563915e194d8cfba1943570603f7606a3115508', 'latest'])(node)).toBe('0x1')
})

test('manages accounts by key beside a genesis file', async () => {
  const node = await startAs('--init', file('genesis.json'), '--account', `${OWN_KEY},3`)
  expect(await ownAccount(node)).toEqual([OWN, 1, '0x3'])
})

test('prints no keys of the user', async () => {
  const secret = OWN_KEY.slice(2)
  const node = await startAs('--account', OWN_KEY, '--config-out', file('keys.json'))
  await asks('eth_sendTransaction', [{ from: OWN, to: RECEIVER }])(node)
  const { out, err } = await node.commandLine.interrupt()
  expect(out).toContain('0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A (10000 ETH)')
  expect(out).toContain('The private keys are your own: they are not shown.')
  expect(out).not.toContain('Wallet')
  expect(out + err + (await readFile(file('keys.json'), 'utf8'))).not.toContain(secret)
})

test.each([
  ['a balance without a key', ['--account', `5,${OWN_KEY}`], /expected private keys/],
  ['a key without 0x', ['--account', OWN_KEY.slice(2)], /expected private keys/],
  ['a key beyond the curve', ['--account', `0x${'ff'.repeat(32)}`], /option 'accounts\.0\.privateKey'/],
  ['a key twice', ['--account', OWN_KEY, '--account', OWN_KEY], /a key that is not given before/],
  ['a key after a blank', ['--account', OWN_KEY, OWN_KEY], /put what follows --account in quotes/],
  ['words beside keys', ['--account', OWN_KEY, '--mnemonic', 'test'], /one of them must say which accounts there are/],
  ['a file beside keys', ['--account', OWN_KEY, '--accounts-file', file('accounts')], /one of them must say/],
  ['a file with something else', ['--accounts-file', file('faulty')], /faulty, line 2: expected a private key/],
  ['a file without keys', ['--accounts-file', file('empty')], /empty: expected private keys, one a line; there is none/],
  ['a missing file', ['--accounts-file', file('missing')], /cannot read/],
])('refuses %s and repeats no key', async (_what, args, reason) => {
  await writeFile(file('faulty'), `${OWN_KEY}\n${OWN_KEY},x\n`)
  await writeFile(file('empty'), '# nothing\n')
  const { code, out, err } = await evmbed(['dev', '--port', '0', ...args]).ended
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(reason)
  expect(err).not.toMatch(/1{64}|f{64}/)
})
