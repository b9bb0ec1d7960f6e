import { once } from 'node:events'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { APP_TOML_FLAGS, placeInAppToml, START_FLAGS } from '../../../adapters/cli/start-flags.js'
import { directoryKeyStore } from '../../../adapters/storage/index.js'
import { createNode } from '../../../src/index.js'
import { CERTIFICATE, KEY } from '../http/certificates.js'
import { jwt, SECRET, TOKEN } from '../server/credentials.js'
import { ask, askSocket, callText, exchange, freePort, type InProcess, openSocket, resultIn, useInProcess } from './in-process.js'
import { market, plannedChains, SNAPSHOT, worthOfAtom } from './market.js'

type Key = keyof typeof START_FLAGS
type Settings = { readonly [K in Key]?: string }
type Way = 'flags' | 'app.toml'

const { evmbed, folder } = await useInProcess()
const PORTS = [await freePort(), await freePort(), await freePort(), await freePort(), await freePort()] as const
const MARKET = await market()
const file = (name: string) => join(folder, name)

const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const PAYMENT = { from: SENDER, to: RECEIVER, value: '0x1' }
const STORED_KEY = '4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
const STORED = '0x2c7536e3605d9c16a7a3d7b1898e529396a65c23'
/** Signed before EIP-155, by an account that has nothing: the deployment of the deterministic deployment proxy. */
const UNPROTECTED =
  '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe0' +
  '3601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222' +
  '222222a02222222222222222222222222222222222222222222222222222222222222222'

/** More than the platform keeps for a peer that does not read, less than the default of the node. */
const LARGE_LOGS = 14

/** A started node, and its two addresses if it listens. */
interface Started {
  readonly commandLine: InProcess
  readonly http: string
  readonly ws: string
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

const BASE: Settings = { enable: 'true', address: '127.0.0.1:0', wsAddress: '127.0.0.1:0' }
const OPEN: Settings = { authMode: 'off', devAccounts: 'true', api: 'eth,evm,personal,admin,debug,txpool' }

/** Returns the outcome of a private method. */
const sendPayment = async ({ http }: Pick<Started, 'http'>, token?: string, fields: object = {}) => {
  const answer = await ask(http, 'eth_sendTransaction', [{ ...PAYMENT, ...fields }], token)
  return /^0x[0-9a-f]{64}$/.test(String(answer)) ? 'sent' : answer
}
const UNAUTHORIZED = 'unauthorized: method eth_sendTransaction requires authentication'

const batch = ({ http }: Started) =>
  exchange(http, {}, `[${callText('eth_chainId', [], 1)},${callText('eth_chainId', [], 2)}]`).then(({ body }) =>
    JSON.parse(body).map((answer: object) => resultIn(JSON.stringify(answer))),
  )

/** Returns the response on a connection that begins with a text. */
async function typed(url: string, text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return received.split('\r\n')[0] ?? ''
}

const ended = async ({ commandLine, http }: Started) => (http === '' ? (await commandLine.ended).code : 'listens')

/** An engine that does not answer: the node serves its application and waits. */
const NO_ENGINE = { cometbftRpc: 'http://127.0.0.1:9' }
const socketFile = (index: number) => ({ cometbftListen: `unix://${file(`abci-${index}.sock`)}` })

await mkdir(file('validator/config'), { recursive: true })
for (const name of ['config.toml', 'genesis.json']) await writeFile(file(`validator/config/${name}`), name === 'genesis.json' ? '{}' : '')

const ROWS: Readonly<Record<Key, Row>> = {
  enable: { value: 'true', observe: async ({ http }) => http !== '', without: false, with: true },
  address: {
    value: `127.0.0.1:${PORTS[0]}`,
    otherwise: '127.0.0.1:0',
    observe: () => ask(`http://127.0.0.1:${PORTS[0]}`, 'eth_chainId').catch(() => 'nobody'),
    without: 'nobody',
    with: '0x7a69',
  },
  wsAddress: {
    value: `127.0.0.1:${PORTS[1]}`,
    otherwise: '127.0.0.1:0',
    observe: () => askSocket(`ws://127.0.0.1:${PORTS[1]}`, 'eth_chainId').catch(() => 'nobody'),
    without: 'nobody',
    with: '0x7a69',
  },
  api: {
    value: 'net',
    observe: ({ http }) => ask(http, 'eth_chainId'),
    without: '0x7a69',
    with: 'the method eth_chainId does not exist/is not available',
  },
  authAddress: {
    value: `127.0.0.1:${PORTS[3]}`,
    beside: { authMode: 'off', authTokenFile: file('tokens') },
    async observe(node) {
      if (node.http === '') return ended(node)
      await node.commandLine.sees(/Authenticated JSON-RPC on/)
      const url = `127.0.0.1:${PORTS[3]}`
      // A namespace that only this listener serves.
      const calls = [ask(`http://${url}`, 'eth_chainId'), ask(`http://${url}`, 'evm_mine', [], TOKEN), ask(node.http, 'evm_mine')]
      const sockets = [
        openSocket(`ws://${url}`),
        askSocket(`ws://${url}`, 'evm_mine', [], { headers: { authorization: `Bearer ${TOKEN}` } }),
      ]
      return Promise.all([...calls, ...sockets])
    },
    // Tokens, although no request needs one.
    without: 2,
    with: [401, '0x0', 'the method evm_mine does not exist/is not available', 401, '0x0'],
  },
  authMode: { value: 'off', beside: { devAccounts: 'true' }, observe: sendPayment, without: UNAUTHORIZED, with: 'sent' },
  jwtSecret: {
    value: file('jwt.hex'),
    beside: { devAccounts: 'true' },
    observe: (node) => sendPayment(node, jwt()),
    without: 401,
    with: 'sent',
  },
  authTokenFile: {
    value: file('tokens'),
    beside: { devAccounts: 'true' },
    observe: (node) => sendPayment(node, TOKEN),
    without: 401,
    with: 'sent',
  },
  insecure: { value: 'true', beside: { authMode: 'off', address: '0.0.0.0:0' }, observe: ended, without: 2, with: 'listens' },
  allowInsecureUnlock: {
    value: 'false',
    beside: OPEN,
    observe: async (node) => [
      ((await ask(node.http, 'eth_accounts')) as string[]).length,
      await sendPayment(node),
      await ask(node.http, 'personal_unlockAccount', [SENDER, 'x', 1]),
    ],
    without: [10, 'sent', expect.anything()],
    with: [0, 'account unlock with HTTP access is forbidden', 'account unlock with HTTP access is forbidden'],
  },
  wsOrigins: {
    value: 'https://dapp.example',
    observe: ({ ws }) => askSocket(ws, 'eth_chainId', [], { origin: 'https://dapp.example' }),
    without: 403,
    with: '0x7a69',
  },
  corsOrigins: {
    value: 'https://dapp.example',
    observe: ({ http }) => exchange(http, { origin: 'https://dapp.example' }).then(({ status }) => status),
    without: 403,
    with: 200,
  },
  vhosts: {
    value: 'chain.test',
    observe: ({ http }) => exchange(http, { host: 'chain.test' }).then(({ status }) => status),
    without: 403,
    with: 200,
  },
  gasCap: {
    value: '100000',
    // GAS PUSH0 MSTORE, then RETURN of the word.
    observe: async ({ http }) =>
      BigInt(String(await ask(http, 'eth_call', [{ to: RECEIVER }, 'latest', { [RECEIVER]: { code: '0x5a5f5260205ff3' } }]))) < 100_000n,
    without: false,
    with: true,
  },
  callTimeout: {
    value: '1ms',
    beside: { gasCap: '50000000' },
    // A loop that only gas, or time, ends: JUMPDEST PUSH0 JUMP.
    observe: ({ http }) => ask(http, 'eth_call', [{ to: RECEIVER }, 'latest', { [RECEIVER]: { code: '0x5b5f56' } }]),
    without: expect.stringContaining('out of gas'),
    with: 'execution aborted (timeout = 1ms)',
  },
  logsCap: {
    value: '1',
    beside: OPEN,
    async observe({ http }) {
      // LOG0 twice.
      await ask(http, 'eth_sendTransaction', [{ from: SENDER, data: '0x5f5fa05f5fa000' }])
      const logs = await ask(http, 'eth_getLogs', [{}])
      return Array.isArray(logs) ? logs.length : logs
    },
    without: 2,
    with: 'query returned more than 1 results',
  },
  blockRangeCap: {
    value: '1',
    beside: OPEN,
    async observe({ http }) {
      for (let count = 0; count < 3; count++) await ask(http, 'evm_mine')
      return ask(http, 'eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }])
    },
    without: [],
    with: 'maximum [from, to] blocks distance: 1',
  },
  logsPastHead: {
    value: 'refuse',
    observe: ({ http }) => ask(http, 'eth_getLogs', [{ fromBlock: '0x0', toBlock: '0x1' }]),
    without: [],
    with: 'block range extends beyond current head block',
  },
  feeHistoryCap: {
    value: '1',
    beside: OPEN,
    async observe({ http }) {
      for (let count = 0; count < 3; count++) await ask(http, 'evm_mine')
      const history = (await ask(http, 'eth_feeHistory', ['0x3', 'latest', []])) as { readonly gasUsedRatio: readonly number[] }
      return history.gasUsedRatio?.length ?? history
    },
    without: 3,
    with: 1,
  },
  filterCap: {
    value: '1',
    async observe({ http }) {
      await ask(http, 'eth_newBlockFilter')
      return ask(http, 'eth_newBlockFilter')
    },
    without: expect.stringMatching(/^0x/),
    with: 'error creating filter: max limit reached',
  },
  filterTimeout: {
    value: '20ms',
    beside: { filterCap: '1' },
    async observe({ http }) {
      await ask(http, 'eth_newBlockFilter')
      await expect.poll(() => ask(http, 'eth_newBlockFilter')).toMatch(/^0x/)
    },
    with: undefined,
  },
  filterCleanupInterval: {
    value: '20ms',
    beside: { filterTimeout: '1ms' },
    async observe({ http }) {
      const id = await ask(http, 'eth_newBlockFilter')
      await expect.poll(() => ask(http, 'eth_getFilterChanges', [id])).toBe('filter not found')
    },
    with: undefined,
  },
  indexAccounts: {
    value: 'true',
    beside: { ...OPEN, metrics: 'true', metricsAddress: '127.0.0.1:0' },
    async observe(node) {
      const [, url = ''] = (await node.commandLine.sees(/Metrics on (\S+)/)) ?? []
      await sendPayment(node)
      const height = async () => /^evmbed_index_height (\d+)$/m.exec((await exchange(url)).body)?.[1]
      // Indexed a moment after the block is there.
      await expect.poll(height).not.toBe('0')
      return height()
    },
    without: undefined,
    with: '1',
  },
  metricsAddress: {
    value: `127.0.0.1:${PORTS[4]}`,
    otherwise: '127.0.0.1:0',
    beside: { metrics: 'true' },
    observe: scrape,
    without: 'nobody',
    with: 'evmbed_chain_height 0',
  },
  metrics: {
    value: 'true',
    beside: { metricsAddress: `127.0.0.1:${PORTS[4]}` },
    observe: scrape,
    without: 'nobody',
    with: 'evmbed_chain_height 0',
  },
  subscriptionCap: {
    value: '1',
    async observe({ ws }) {
      const socket = await openSocket(ws)
      if (typeof socket === 'number') return socket
      for (const id of [1, 2]) {
        socket.send(callText('eth_subscribe', ['newHeads'], id))
        const [answer] = await once(socket, 'message')
        if (id === 2) return resultIn(String(answer))
      }
      return undefined
    },
    without: expect.stringMatching(/^0x/),
    with: 'too many subscriptions: a connection may have 1 at a time',
  },
  timeoutMs: {
    value: '100ms',
    observe: ({ http }) =>
      typed(http, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nContent-Type: application/json\r\n\r\n{'),
    with: 'HTTP/1.1 408 Request Timeout',
  },
  idleTimeoutMs: {
    value: '7s',
    // The keep-alive header of the server for idle connections.
    observe: async ({ http }) => (await fetch(http)).headers.get('keep-alive'),
    without: 'timeout=120',
    with: 'timeout=7',
  },
  bodyLimit: {
    value: '100',
    observe: ({ http }) => ask(http, 'web3_sha3', [`0x${'00'.repeat(100)}`]).then((answer) => (answer === 413 ? answer : 'answered')),
    without: 'answered',
    with: 413,
  },
  messageLimit: {
    value: '100',
    observe: ({ ws }) => askSocket(ws, 'web3_sha3', [`0x${'00'.repeat(100)}`]).then((answer) => (answer === 1009 ? answer : 'answered')),
    without: 'answered',
    with: 1009,
  },
  inFlightLimit: {
    value: '1',
    beside: OPEN,
    async observe({ ws }) {
      const socket = await openSocket(ws)
      if (typeof socket === 'number') return socket
      // The first one waits a second for a block that does not come.
      socket.send(callText('admin_sleepBlocks', [1, 1], 1))
      socket.send(callText('eth_chainId', [], 2))
      const [answer] = await once(socket, 'message')
      socket.terminate()
      return (JSON.parse(String(answer)) as { id: number }).id
    },
    without: 2,
    with: 1,
  },
  sendBufferLimit: { value: '1000', beside: OPEN, observe: readSlowly, without: LARGE_LOGS, with: 1008 },
  batchRequestLimit: { value: '1', observe: batch, without: ['0x7a69', '0x7a69'], with: ['batch too large'] },
  batchResponseLimit: { value: '10', observe: batch, without: ['0x7a69', '0x7a69'], with: ['0x7a69', 'response too large'] },
  connectionLimit: {
    value: '1',
    async observe({ http }) {
      const first = connect(Number(new URL(http).port), '127.0.0.1')
      await once(first, 'connect')
      const second = await typed(http, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
      first.destroy()
      return second
    },
    without: 'HTTP/1.1 200 OK',
    with: '',
  },
  transactionFeeCap: {
    value: '0.01',
    beside: OPEN,
    async observe({ http }) {
      await ask(http, 'evm_setAutomine', [false])
      const waiting = { ...PAYMENT, gas: '0x5208', nonce: '0x0', maxFeePerGas: '0xb2d05e00', maxPriorityFeePerGas: '0x3b9aca00' }
      await ask(http, 'eth_sendTransaction', [waiting])
      // 21000 gas for 1000 gwei each: 0.021 ether.
      return ask(http, 'eth_resend', [waiting, '0xe8d4a51000'])
    },
    without: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    with: 'tx fee (0.02 ether) exceeds the configured cap (0.01 ether)',
  },
  enableProfiling: {
    value: 'true',
    beside: { ...OPEN, profiles: file('unused') },
    observe: ({ http }) => ask(http, 'debug_stacks').then((answer) => (/profiling disabled/.test(String(answer)) ? answer : typeof answer)),
    without: 'profiling disabled in the debug namespace',
    with: 'string',
  },
  profiles: {
    value: file('profiles'),
    otherwise: file('elsewhere'),
    beside: { ...OPEN, enableProfiling: 'true' },
    async observe({ http }) {
      await ask(http, 'debug_setBlockProfileRate', [1])
      await ask(http, 'debug_writeBlockProfile', ['waits.json'])
      return readdir(file('profiles')).catch(() => 'no folder')
    },
    without: 'no folder',
    with: ['waits.json'],
  },
  allowUnprotectedTransactions: {
    value: 'true',
    observe: ({ http }) => ask(http, 'eth_sendRawTransaction', [UNPROTECTED]),
    without: 'only replay-protected (EIP-155) transactions allowed over RPC',
    with: expect.stringContaining('insufficient funds'),
  },
  chainId: { value: '7', observe: ({ http }) => ask(http, 'eth_chainId'), without: '0x7a69', with: '0x7' },
  networkId: { value: '8', observe: ({ http }) => ask(http, 'net_version'), without: '31337', with: '8' },
  transactionGasCap: {
    value: '0',
    beside: OPEN,
    observe: ({ http }) => sendPayment({ http }, undefined, { gas: '0x1c9c380' }),
    without: 'transaction gas limit too high (cap: 16777216, tx: 30000000)',
    with: 'sent',
  },
  allowUnlimitedContractSize: {
    value: 'true',
    beside: OPEN,
    observe: ({ http }) => sendPayment({ http }, undefined, { gas: '0x4c4b40', to: undefined, data: `0x${'00'.repeat(50_000)}` }),
    without: 'max initcode size exceeded: code size 50000, limit 49152',
    with: 'sent',
  },
  minimumTip: {
    value: '2000000000',
    observe: ({ http }) => ask(http, 'eth_maxPriorityFeePerGas'),
    without: expect.not.stringMatching(/^0x77359400$/),
    with: '0x77359400',
  },
  mempoolOrder: {
    value: 'fifo',
    beside: { ...OPEN, api: 'anvil' },
    observe: async ({ http }) => ((await ask(http, 'anvil_nodeInfo')) as { readonly transactionOrder: string }).transactionOrder,
    without: 'fees',
    with: 'fifo',
  },
  poolPriceLimit: {
    value: '3000000000',
    beside: OPEN,
    observe: (node) => pay(node, { maxPriorityFeePerGas: 2_000_000_000 }),
    without: 'taken',
    with: 'transaction gas price below minimum: gas tip cap 2000000000, minimum needed 3000000000',
  },
  poolPriceBump: {
    value: '50',
    beside: OPEN,
    async observe(node) {
      await ask(node.http, 'evm_setAutomine', [false])
      await pay(node, { maxPriorityFeePerGas: 1_000_000_000 })
      return pay(node, { maxFeePerGas: 12_000_000_000, maxPriorityFeePerGas: 1_200_000_000 })
    },
    without: 'taken',
    with: 'replacement transaction underpriced',
  },
  poolAccountSlots: {
    value: '2',
    beside: { ...OPEN, poolGlobalSlots: '1' },
    observe: (node) => payAll(node, [0, 1, 2]),
    without: ['taken', 'taken', 'taken'],
    with: ['taken', 'taken', 'txpool is full'],
  },
  poolGlobalSlots: {
    value: '1',
    beside: { ...OPEN, poolAccountSlots: '1' },
    observe: (node) => payAll(node, [0, 1]),
    without: ['taken', 'taken'],
    with: ['taken', 'txpool is full'],
  },
  poolAccountQueue: {
    value: '1',
    beside: OPEN,
    observe: (node) => payAll(node, [5, 6]),
    without: ['taken', 'taken'],
    with: ['taken', 'account limit exceeded'],
  },
  poolGlobalQueue: {
    value: '1',
    beside: OPEN,
    observe: (node) => payAll(node, [5, 6]),
    without: ['taken', 'taken'],
    with: ['taken', 'txpool is full'],
  },
  poolLifetime: {
    value: '20ms',
    beside: OPEN,
    async observe(node) {
      await payAll(node, [5])
      await expect.poll(() => ask(node.http, 'txpool_status')).toEqual({ pending: '0x0', queued: '0x0' })
    },
    with: undefined,
  },
  ui: {
    value: 'true',
    observe: ({ http }) => exchange(http, { accept: 'text/html' }).then(({ headers }) => headers['content-type']),
    without: undefined,
    with: 'text/html; charset=utf-8',
  },
  plannerEnable: { value: 'true', beside: { plannerSnapshot: SNAPSHOT }, observe: plannedChains, without: 404, with: 4 },
  plannerSnapshot: {
    value: SNAPSHOT,
    beside: { plannerEnable: 'true' },
    observe: async (node) => (await plannedChains(node)) === 4,
    without: false,
    with: true,
  },
  plannerPrices: {
    value: MARKET.url,
    beside: { plannerEnable: 'true', plannerSnapshot: SNAPSHOT },
    observe: worthOfAtom,
    without: '5.00',
    with: '2.00',
  },
  certificatePath: {
    value: file('server.crt'),
    beside: { keyPath: file('server.key') },
    observe: throughTls,
    without: 2,
    with: ['https', 'wss'],
  },
  keyPath: {
    value: file('server.key'),
    beside: { certificatePath: file('server.crt') },
    observe: throughTls,
    without: 2,
    with: ['https', 'wss'],
  },
  interface: {
    value: 'documented',
    observe: ({ http }) => ask(http, 'eth_gasPrice'),
    without: expect.not.stringMatching(/^0x0$/),
    with: '0x0',
  },
  conditionalMethods: {
    value: 'deny',
    beside: { ...OPEN, interface: 'documented' },
    observe: sendPayment,
    without: 'sent',
    with: 'the method eth_sendTransaction does not exist/is not available',
  },
  blockNulls: {
    value: 'true',
    beside: { interface: 'documented' },
    observe: async ({ http }) =>
      ((await ask(http, 'eth_getBlockByNumber', ['latest', false])) as { readonly difficulty: unknown }).difficulty,
    without: '0x0',
    with: null,
  },
  genesis: { value: file('genesis.json'), observe: ({ http }) => ask(http, 'eth_chainId'), without: '0x7a69', with: '0x4d' },
  devAccounts: {
    value: 'true',
    observe: async ({ http }) => [await ask(http, 'eth_accounts'), await ask(http, 'eth_getBalance', [SENDER, 'latest'])],
    without: [[], '0x0'],
    with: [expect.arrayContaining([SENDER]), '0x21e19e0c9bab2400000'],
  },
  chainFile: { value: file('chain.rlp'), observe: ({ http }) => ask(http, 'eth_blockNumber'), without: '0x0', with: '0x2' },
  store: {
    value: file('store'),
    observe: () =>
      readdir(file('store'))
        .then((names) => names.includes('CURRENT'))
        .catch(() => false),
    without: false,
    with: true,
  },
  consensus: { value: 'cometbft', beside: { ...NO_ENGINE, ...socketFile(1) }, observe: ended, without: 2, with: 'listens' },
  cometbftHome: { value: file('no-home'), beside: { consensus: 'cometbft' }, observe: ended, without: 2, with: 1 },
  cometbftBin: {
    value: '/nowhere/cometbft',
    beside: { consensus: 'cometbft', cometbftHome: file('validator') },
    observe: async ({ commandLine }) => (await commandLine.ended).err.split(':')[1],
    with: ' there is no program /nowhere/cometbft',
  },
  cometbftRpc: {
    value: NO_ENGINE.cometbftRpc,
    beside: { consensus: 'cometbft', ...socketFile(2) },
    observe: ended,
    without: 2,
    with: 'listens',
  },
  cometbftListen: {
    value: socketFile(3).cometbftListen,
    beside: { consensus: 'cometbft', ...NO_ENGINE },
    observe: async () => (await stat(file('abci-3.sock'))).isSocket(),
    with: true,
  },
  cometbftInsecure: {
    value: 'true',
    beside: { consensus: 'cometbft', ...NO_ENGINE, cometbftListen: 'tcp://0.0.0.0:0' },
    observe: ended,
    without: 1,
    with: 'listens',
  },
  // Only other validators see the snapshots: test/validators/state-sync.test.ts.
  snapshotInterval: { value: '10', observe: ended, without: 'listens', with: 2 },
  // Only a power cut or a measurement would show the effect of these two.
  durability: { value: 'disk', beside: { store: file('store-on-disk') }, observe: ({ http }) => ask(http, 'eth_blockNumber'), with: '0x0' },
  cache: { value: '0', beside: { store: file('store-without-cache') }, observe: ({ http }) => ask(http, 'eth_blockNumber'), with: '0x0' },
  history: {
    value: '2',
    beside: OPEN,
    async observe({ http }) {
      for (let number = 1; number <= 3; number++) await ask(http, 'eth_sendTransaction', [PAYMENT])
      const found = await ask(http, 'eth_getBlockByNumber', ['0x1', false])
      return typeof found === 'string' ? found : 'found'
    },
    without: 'found',
    with: expect.stringContaining('pruned history unavailable'),
  },
  home: {
    value: file('home'),
    beside: OPEN,
    async observe({ http }) {
      await ask(http, 'personal_newAccount', ['password'])
      const isExported = await ask(http, 'admin_exportChain', ['chain.rlp'])
      return [isExported, await ask(http, 'admin_datadir'), (await readdir(file('home')).catch(() => [])).toSorted()]
    },
    without: [expect.stringContaining('this node may use no files'), '', []],
    with: [true, file('home'), ['chain', 'chains', 'keystore']],
  },
  keystore: {
    value: file('keystore'),
    beside: OPEN,
    observe: async ({ http }) => ((await ask(http, 'personal_listAccounts')) as string[]).includes(STORED),
    without: false,
    with: true,
  },
  unlock: {
    value: STORED,
    beside: { ...OPEN, keystore: file('keystore'), passwordFile: file('passwords') },
    observe: signStored,
    without: 2,
    with: 'signed',
  },
  passwordFile: {
    value: file('passwords'),
    beside: { ...OPEN, keystore: file('keystore'), unlock: STORED },
    observe: signStored,
    without: 2,
    with: 'signed',
  },
  chainFiles: {
    value: file('chains'),
    beside: OPEN,
    async observe({ http }) {
      const answers = [await ask(http, 'admin_exportChain', ['chain.rlp']), await ask(http, 'admin_importChain', ['chain.rlp'])]
      return [...answers, await readdir(file('chains')).catch(() => 'no folder')]
    },
    without: [expect.stringContaining('this node may use no files'), expect.stringContaining('this node may use no files'), 'no folder'],
    with: [true, true, ['chain.rlp']],
  },
  appToml: {
    value: file('net.toml'),
    observe: ({ http }) => ask(http, 'eth_chainId'),
    without: '0x7a69',
    with: 'the method eth_chainId does not exist/is not available',
  },
  logLevel: {
    value: 'debug',
    async observe({ http, commandLine }) {
      await ask(http, 'eth_protocolVersion')
      return commandLine.out.includes('eth_protocolVersion')
    },
    without: false,
    with: true,
  },
  quiet: {
    value: 'true',
    beside: { address: `127.0.0.1:${PORTS[2]}` },
    async observe({ commandLine }) {
      await expect.poll(() => ask(`http://127.0.0.1:${PORTS[2]}`, 'eth_chainId').catch(() => undefined)).toBe('0x7a69')
      return commandLine.out === ''
    },
    without: false,
    with: true,
  },
  color: {
    value: 'always',
    beside: { logLevel: 'debug' },
    async observe({ http, commandLine }) {
      await ask(http, 'eth_nonsense')
      return commandLine.out.includes('\x1b[31meth_nonsense\x1b[39m')
    },
    without: false,
    with: true,
  },
  help: {
    value: 'true',
    observe: async ({ http, commandLine }) => (http === '' ? (await commandLine.ended).out.includes('Usage: evmbed start [flags]') : false),
    without: false,
    with: true,
  },
}

/** Returns the outcome of a payment at some prices, in wei per gas. */
async function pay(
  { http }: Started,
  { maxFeePerGas = 10_000_000_000, maxPriorityFeePerGas = 1_000_000_000, nonce = 0 },
): Promise<unknown> {
  const prices = { maxFeePerGas: hex(maxFeePerGas), maxPriorityFeePerGas: hex(maxPriorityFeePerGas) }
  const answer = await ask(http, 'eth_sendTransaction', [{ ...PAYMENT, ...prices, nonce: hex(nonce), gas: '0x5208' }])
  return /^0x[0-9a-f]{64}$/.test(String(answer)) ? 'taken' : answer
}

/** Returns the outcomes of payments of one sender while no block is made. */
async function payAll(node: Started, nonces: readonly number[]): Promise<unknown[]> {
  await ask(node.http, 'evm_setAutomine', [false])
  const answers: unknown[] = []
  for (const nonce of nonces) answers.push(await pay(node, { nonce }))
  return answers
}

const hex = (value: number) => `0x${value.toString(16)}`

/** Whether the account of the key store signs without anybody's passphrase. */
async function signStored(node: Started): Promise<unknown> {
  if (node.http === '') return ended(node)
  const answer = await ask(node.http, 'eth_sign', [STORED, '0x00'])
  return /^0x[0-9a-f]{130}$/.test(String(answer)) ? 'signed' : answer
}

/** Returns the metrics of the chain. */
async function scrape(): Promise<unknown> {
  const { body } = await exchange(`http://127.0.0.1:${PORTS[4]}/debug/metrics/prometheus`).catch(() => ({ body: 'nobody' }))
  return /^evmbed_chain_height.*$/m.exec(body)?.[0] ?? body
}

async function throughTls(node: Started): Promise<unknown> {
  if (node.http === '') return ended(node)
  expect(await ask(node.http, 'eth_chainId')).toBe('0x7a69')
  expect(await askSocket(node.ws, 'eth_chainId')).toBe('0x7a69')
  return [node.http, node.ws].map((url) => url.split(':')[0])
}

/** Counts the logs of a megabyte each that reach a slow peer, or returns the code with which its socket is closed. */
async function readSlowly({ http, ws }: Started): Promise<unknown> {
  const socket = await openSocket(ws)
  if (typeof socket === 'number') return socket
  socket.send(callText('eth_subscribe', ['logs', {}]))
  await once(socket, 'message')
  let received = 0
  const all = new Promise<number>((resolve) => {
    socket.on('message', () => {
      received++
      if (received === LARGE_LOGS) resolve(received)
    })
  })
  const closed = once(socket, 'close').then(([code]) => Number(code))
  socket.pause()
  for (let count = 0; count < LARGE_LOGS; count++) {
    // LOG0 of 500,000 bytes.
    await ask(http, 'eth_sendTransaction', [{ from: SENDER, data: '0x6207a1205fa000', gas: '0x500000' }])
  }
  socket.resume()
  const result = await Promise.race([all, closed])
  socket.terminate()
  return result
}

async function start(settings: Settings, way: Way = 'flags', environment: Readonly<Record<string, string>> = {}): Promise<Started> {
  const args: string[] = []
  const sections = new Map<string, string[]>()
  for (const [key, value] of Object.entries(settings) as [Key, string][]) {
    const { name } = START_FLAGS[key]
    const { section, setting } = placeInAppToml(name)
    if (way === 'flags' || !(key in APP_TOML_FLAGS)) args.push(`--${name}=${value}`)
    else sections.set(section, [...(sections.get(section) ?? []), `${setting} = ${tomlOf(value)}`])
  }
  if (sections.size > 0) {
    const text = [...sections].map(([section, lines]) => [`[${section}]`, ...lines, ''].join('\n')).join('\n')
    await writeFile(file('app.toml'), text)
    args.push('--app-toml', file('app.toml'))
  }
  const commandLine = evmbed(['start', ...args], environment)
  if (settings.quiet !== undefined) return { commandLine, http: '', ws: '' }
  const both = /HTTP JSON-RPC on (\S+)[\s\S]*WebSocket JSON-RPC on (\S+?)(?: \(|: )|JSON-RPC is off/
  const [, http = '', ws = ''] = (await commandLine.sees(both)) ?? []
  return { commandLine, http: http.replace(/:$/, ''), ws }
}

function tomlOf(value: string): string {
  return /^(true|false|\d+|0\.\d+)$/.test(value) ? value : JSON.stringify(value)
}

beforeAll(async () => {
  await writeFile(file('jwt.hex'), SECRET)
  await writeFile(file('tokens'), `other-token\n\n  ${TOKEN}\n`)
  await writeFile(file('passwords'), 'password\n', { mode: 0o600 })
  await writeFile(file('server.crt'), CERTIFICATE)
  await writeFile(file('server.key'), KEY)
  await writeFile(file('net.toml'), '[json-rpc]\napi = ["net"]\n')
  await writeFile(file('genesis.json'), JSON.stringify({ config: { chainId: 77 }, alloc: {}, gasLimit: '0x1c9c380', difficulty: '0x1' }))
  const origin = await createNode({ accounts: 0 })
  await origin.mine(2)
  await writeFile(file('chain.rlp'), Buffer.concat([...(await origin.exportChain()).blocks]))
  await origin.close()
  const node = await createNode({ keyStore: directoryKeyStore(file('keystore'), { protection: 'light' }) })
  await node.request('personal_importRawKey', [STORED_KEY, 'password'])
  await node.close()
})

const rows = Object.entries(ROWS) as [Key, Row][]

describe('flags of evmbed start', () => {
  test.each(rows)('%s', async (key, { value, beside = {}, otherwise, observe, ...seen }) => {
    const { [key]: _, ...others } = { ...BASE, ...beside }
    if ('without' in seen) {
      const node = await start(otherwise === undefined ? others : { ...others, [key]: otherwise })
      expect(await observe(node)).toEqual(seen.without)
      await node.commandLine.interrupt()
    }
    expect(await observe(await start({ ...others, [key]: value }))).toEqual(seen.with)
  })
})

describe('settings of app.toml', () => {
  test.each(rows.filter(([key]) => key in APP_TOML_FLAGS))('%s', async (key, { value, beside = {}, observe, ...seen }) => {
    // Folders that the flag has written to are there already.
    expect(await observe(await start({ ...BASE, ...beside, [key]: value }, 'app.toml'))).toEqual(seen.with)
  })
})
