// @ts-check
/**
 * Runs the commands of the documents with the packed package, in a fresh folder with packages from a registry. A command of a document that has no run and no reason
 * why it has none is a failure, and so is a run whose command no document has any more.
 *
 *     node scripts/package/commands.mjs TARBALL
 */
import { spawn as start } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentCommands } from './document-commands.mjs'
import { isOffline, spawn } from './installs.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds until a server listens, and until it has ended. */
const PATIENCE = 60_000

/** Reasons why commands of the documents are not run here. */
const EXCEPTIONS = [
  { commands: /^npm run /, reason: 'a script of a clone: the gates and the workflow run them' },
  {
    commands: /^npx electron \. --panel$/,
    reason: 'needs the program of Electron: test/adapters/page/electron-panel.test.ts runs it where it is',
  },
  { commands: /^git fetch origin main$/, reason: 'needs the remote repository of a project' },
]

/**
 * @typedef {object} Place
 * @property {string} folder
 * @property {string} tarball
 * @property {string} url of `evmbed dev`, which runs all the time
 * @property {string} routesUrl of another one, whose planner knows pools
 * @property {readonly string[]} hashes of transactions of the first node: transfers, and at the end a deployment
 * @property {string} contract that the deployment made
 * @property {number} port first of some ports for networks
 */

/**
 * Run of a command. A server is stopped after its `ready` line.
 *
 * @typedef {object} Run
 * @property {(place: Place) => string} [as] the command with values for its placeholders
 * @property {(place: Place) => void | Promise<void>} [before]
 * @property {string} [within] folder below that of the project
 * @property {string} [input] text for its standard input
 * @property {RegExp} [ready] what a server prints when it listens; its first group is the address
 * @property {(place: Place, address: string) => Promise<void>} [asked] what a server is asked
 * @property {boolean} [stays] whether the server runs until all commands have run
 * @property {RegExp} [prints] in the whole output
 * @property {string} [leaves] file that is there afterwards
 * @property {'forge' | 'cometbft'} [needs] program that may not be had
 */

const LISTENING = /Listening on (http\S+)/
const JSON_RPC = /HTTP JSON-RPC on (http\S+):/
/** Ports of an installed program may be in use on this machine. */
const ON_FREE_PORTS = '--json-rpc.address 127.0.0.1:0 --json-rpc.ws-address 127.0.0.1:0'

const dev = (/** @type {string} */ command, /** @type {Partial<Run>} */ run = {}) => ({
  as: () => `${command} --port 0`,
  ready: LISTENING,
  asked: mineTwo,
  ...run,
})
const install = (/** @type {string} */ packages) => ({ as: () => `npm install --no-audit --no-fund ${packages}` })

/**
 * The commands, in the order in which they run.
 *
 * @type {Readonly<Record<string, Run>>}
 */
export const RUNS = {
  'npm install evmbed': { as: ({ tarball }) => `npm install --no-audit --no-fund ${tarball}` },
  'npm install viem': install('viem'),
  'npm install --save-dev solc viem ethers vitest': install('--save-dev solc viem ethers vitest mocha chai'),
  'npm install classic-level': install('classic-level'),
  'npm install --save-dev istanbul-lib-coverage istanbul-lib-report istanbul-reports': install(
    '--save-dev istanbul-lib-coverage istanbul-lib-report istanbul-reports',
  ),
  'npx evmbed init electron': { as: () => 'npx evmbed init electron --folder electron', prints: /wrote main\.mjs/ },
  'npx evmbed init vitest': { prints: /wrote contracts.Counter\.sol/ },
  'evmbed init TEMPLATE': { as: () => 'evmbed init mocha --folder mocha', prints: /wrote test.counter\.mjs/ },
  'evmbed completion --help': { prints: /source <\(evmbed completion zsh\)/ },
  'source <(evmbed completion bash)': { as: () => 'source <(evmbed completion bash) && complete -p evmbed', prints: /-F _evmbed/ },

  'npx evmbed coverage -- npx vitest run': { before: compileIn(''), prints: /^lines +100\.00 %/m, leaves: 'coverage/lcov.info' },
  'npx evmbed coverage --reporter html,lcov --lines 90 -- npx mocha': {
    before: compileIn('mocha'),
    within: 'mocha',
    leaves: 'mocha/coverage/index.html',
  },
  'NODE_COMPILE_CACHE=node_modules/.cache/node npx vitest': {
    as: () => 'NODE_COMPILE_CACHE=node_modules/.cache/node npx vitest run',
    prints: /Tests .*passed/,
  },
  'EVMBED_GAS_SNAPSHOTS=update npx vitest run': { before: writeGasTest, prints: /Tests .*passed/, leaves: '.gas-snapshot' },
  'node --max-semi-space-size=4 program.js': { before: writeProgram, prints: /^0x1$/m },
  'forge build --build-info --ast': {
    before: writeForgeProject,
    within: 'forge',
    needs: 'forge',
    leaves: 'forge/out/Counter.sol/Counter.json',
  },
  'forge build --build-info': { before: writeForgeProject, within: 'forge', needs: 'forge', leaves: 'forge/out/build-info' },

  'npx evmbed dev': dev('npx evmbed dev'),
  'npx evmbed dev --port 0 --chain-id 1337 --block-time 2': {
    ready: LISTENING,
    asked: async (_place, url) => equal(await request(url, 'eth_chainId'), '0x539'),
  },
  'npx evmbed dev --state state.json': dev('npx evmbed dev --state state.json', { leaves: 'state.json' }),
  'npx evmbed dev --host 0.0.0.0 --insecure --allow-host evmbed': dev('npx evmbed dev --host 0.0.0.0 --insecure --allow-host evmbed'),
  'evmbed dev --state FILE': dev('evmbed dev --state state.json', { leaves: 'state.json' }),
  'evmbed dev --dialect hardhat': dev('evmbed dev --dialect hardhat'),
  'evmbed dev --dialect ganache': dev('evmbed dev --dialect ganache'),
  'evmbed dev --sourcify': dev('evmbed dev --sourcify'),
  'evmbed dev --history 1000': dev('evmbed dev --history 1000'),
  'evmbed dev --chain-file chain.rlp': dev('evmbed dev --chain-file chain.rlp', { leaves: 'chain.rlp' }),
  'evmbed dev --fork-url https://example.org': forkOf('--fork-url URL'),
  'evmbed dev --fork-url https://example.org/rpc --fork-block-number 23000000': forkOf('--fork-url URL --fork-block-number 1'),
  'evmbed dev --fork-url https://example.org/rpc --store ./fork': forkOf('--fork-url URL --store ./fork'),

  'npx evmbed start --json-rpc.enable --json-rpc.api eth,net,web3,txpool --dev-accounts --metrics': {
    as: () =>
      `npx evmbed start --json-rpc.enable --json-rpc.api eth,net,web3,txpool --dev-accounts --metrics ${ON_FREE_PORTS} --json-rpc.metrics-address 127.0.0.1:0`,
    ready: JSON_RPC,
    asked: async (_place, url) => equal(await request(url, 'eth_chainId'), '0x7a69'),
    prints: /Metrics on http/,
  },
  'evmbed start --json-rpc.enable --json-rpc.auth-address 127.0.0.1:8551 --json-rpc.jwt-secret jwt.hex': {
    before: ({ folder }) => {
      writeFileSync(join(folder, 'jwt.hex'), '5e'.repeat(32))
      chmodSync(join(folder, 'jwt.hex'), 0o600)
    },
    as: () => `evmbed start --json-rpc.enable --json-rpc.auth-address 127.0.0.1:0 --json-rpc.jwt-secret jwt.hex ${ON_FREE_PORTS}`,
    ready: /Authenticated JSON-RPC on (http\S+):/,
    asked: async (_place, url) => equal((await post(url, 'eth_chainId')).status, 401),
  },
  'evmbed start --metrics': {
    as: () => 'evmbed start --metrics --json-rpc.metrics-address 127.0.0.1:0',
    ready: /Metrics on (http\S+)/,
    asked: async (_place, url) => equal((await fetch(url)).status, 200),
  },
  'evmbed start --home DIR': { as: () => 'evmbed start --home home', ready: /JSON-RPC is off/, leaves: 'home/chain' },
  'evmbed start --store DIR': { as: () => 'evmbed start --store started', ready: /JSON-RPC is off/, leaves: 'started' },
  'evmbed start --history 1000': { ready: /JSON-RPC is off/ },
  'evmbed start --chain-file chain.rlp': {
    before: ({ folder }) => rmSync(join(folder, 'chain.rlp'), { force: true }),
    ready: /JSON-RPC is off/,
    leaves: 'chain.rlp',
  },

  'evmbed dev --store DIR': dev('evmbed dev --store ./chain', { leaves: 'chain/CURRENT' }),
  'evmbed store check ./chain': {},
  'evmbed store repair ./chain --yes': {},
  'evmbed export --store DIR FILE': { as: () => 'evmbed export --store chain chain.archive', leaves: 'chain.archive' },
  'evmbed export --store DIR blocks.rlp': { as: () => 'evmbed export --store chain blocks.rlp', leaves: 'blocks.rlp' },
  'evmbed export --store DIR genesis.json': { as: () => 'evmbed export --store chain genesis.json', leaves: 'genesis.json' },
  'evmbed import --store DIR FILE': { as: () => 'evmbed import --store restored chain.archive', leaves: 'restored/CURRENT' },
  'evmbed import --store DIR --init genesis.json blocks.rlp': {
    as: () => 'evmbed import --store imported --init genesis.json blocks.rlp',
    leaves: 'imported/CURRENT',
  },

  'npx evmbed gas 0x5c50… --output before.json': {
    as: ({ url, hashes: [hash] }) => `npx evmbed gas ${hash} --output before.json --rpc-url ${url}`,
    leaves: 'before.json',
  },
  'npx evmbed gas 0x77aa… 0x1b3f… --before before.json --output change.svg': {
    as: ({ url, hashes: [, one, two] }) => `npx evmbed gas ${one} ${two} --before before.json --output change.svg --rpc-url ${url}`,
    leaves: 'change.svg',
  },
  'evmbed gas --format json': {
    as: ({ url, hashes: [hash] }) => `evmbed gas ${hash} --format json --rpc-url ${url}`,
    prints: /^\{/,
  },
  'npx evmbed debug 0x5c50… --rpc-url http://127.0.0.1:8545': {
    as: ({ url, hashes }) => `npx evmbed debug ${hashes.at(-1)} --rpc-url ${url}`,
    input: 'continue\nbacktrace\n',
    prints: /contracts.Counter\.sol:/,
  },
  'npx evmbed debug --to 0x5fbd… --data 0xa9059cbb… --from 0xf39f… --block 12': {
    as: ({ url, contract }) =>
      `npx evmbed debug --to ${contract} --data 0x3b3546c8${'2'.padStart(64, '0')} --from ${contract} --block 4 --rpc-url ${url}`,
    input: 'next\n',
    prints: /Counter\.count at contracts.Counter\.sol:/,
  },
  ...Object.fromEntries(
    ['evmbed debug --dap', 'npx evmbed debug --dap'].map((command) => [
      command,
      { input: initializeOfDap(), prints: /"supportsStepBack":true/ },
    ]),
  ),

  'npx evmbed route 1ATOM@cosmoshub-4 ATOM@osmosis-1': { prints: /IBC to Osmosis/ },
  'npx evmbed route 1ATOM@cosmoshub-4 ATOM@osmosis-1 --url http://127.0.0.1:8545': {
    as: ({ url }) => `npx evmbed route 1ATOM@cosmoshub-4 ATOM@osmosis-1 --url ${url}`,
    prints: /IBC to Osmosis/,
  },
  'evmbed route 1500000uatom@cosmoshub ATOM@osmosis-1 --json': { prints: /"operations"/ },
  'evmbed route 0.1ETH@10 OSMO@osmosis --evm-swaps --multi-tx --snapshot snapshot.json': {
    prints: /OSMO on Osmosis/,
  },
  'evmbed route ETH@10 40OSMO --evm-swaps --multi-tx --url http://127.0.0.1:8545': {
    as: ({ routesUrl }) => `evmbed route ETH@10 40OSMO --evm-swaps --multi-tx --url ${routesUrl}`,
    prints: /40 OSMO/,
  },

  'evmbed testnet --validators 4 --output net': {
    as: ({ port }) => `evmbed testnet --validators 4 --output net --port ${port} --engine-port ${port + 10}`,
    needs: 'cometbft',
    leaves: 'net/compose.yaml',
  },
  'evmbed testnet --validators 4 --output net --run': {
    as: ({ port }) => `evmbed testnet --validators 4 --output net --run --json --port ${port} --engine-port ${port + 10}`,
    ready: /validator/,
    needs: 'cometbft',
  },
  'evmbed start --consensus cometbft --cometbft.home net/validator-0 --json-rpc.enable': {
    as: () => `evmbed start --consensus cometbft --cometbft.home net/validator-0 --json-rpc.enable ${ON_FREE_PORTS}`,
    ready: JSON_RPC,
    needs: 'cometbft',
  },
  'cometbft init --home new': { needs: 'cometbft', leaves: 'new/config/genesis.json' },
  'cometbft show-node-id --home net/validator-0': { needs: 'cometbft', prints: /^[0-9a-f]{40}$/m },
  'evmbed start --consensus cometbft --cometbft.home new --json-rpc.enable': {
    before: joinNetwork,
    as: () => `evmbed start --consensus cometbft --cometbft.home new --json-rpc.enable ${ON_FREE_PORTS}`,
    ready: JSON_RPC,
    needs: 'cometbft',
  },
  'evmbed testnet --run': {
    as: ({ port }) => `evmbed testnet --run --json --validators 1 --port ${port} --engine-port ${port + 10}`,
    ready: /validator/,
    asked: ({ port }) => hasBlocks(`http://127.0.0.1:${port}`),
    stays: true,
    needs: 'cometbft',
  },
  'curl http://<host>:26657/commit': {
    as: ({ port }) => `curl --silent http://127.0.0.1:${port + 11}/commit`,
    needs: 'cometbft',
    prints: /"signed_header"/,
  },
}

/** A fork of the node that runs all the time. Its first block is the next one. */
function forkOf(/** @type {string} */ flags) {
  return {
    as: (/** @type {Place} */ { url }) => `evmbed dev --port 0 ${flags.replace('URL', url)}`,
    ready: LISTENING,
    asked: mineTwo,
  }
}

/** Compiles the contracts of a project of `evmbed init`. */
function compileIn(/** @type {string} */ within) {
  return (/** @type {Place} */ { folder }) => {
    // npx would take a folder with a manifest for the root of a project, which has no packages.
    if (within !== '') rmSync(join(folder, within, 'package.json'))
    const { status, output } = spawn(join(folder, within), 'node', 'compile.mjs')
    if (status !== 0) throw new Error(output)
  }
}

/** @param {Place} place */
function writeGasTest({ folder }) {
  const text = `import { gasSnapshot } from 'evmbed/testing/gas'
import { test } from 'vitest'

test('a number', () => gasSnapshot('burn', 29_000n))
`
  writeFileSync(join(folder, 'test/gas.test.mjs'), text)
}

/** @param {Place} place */
function writeProgram({ folder }) {
  const text = `const { createNode } = require('evmbed')

createNode().then(async (node) => {
  await node.mine()
  console.log(await node.request('eth_blockNumber'))
  await node.close()
})
`
  writeFileSync(join(folder, 'program.js'), text)
}

/** @param {Place} place */
function writeForgeProject({ folder }) {
  rmSync(join(folder, 'forge'), { recursive: true, force: true })
  cpSync(join(folder, 'contracts'), join(folder, 'forge/src'), { recursive: true })
}

/**
 * Gives a new home the genesis of the network and ports of its own.
 *
 * @param {Place} place
 */
function joinNetwork({ folder, port }) {
  cpSync(join(folder, 'net/validator-0/config/genesis.json'), join(folder, 'new/config/genesis.json'))
  const file = join(folder, 'new/config/config.toml')
  const text = readFileSync(file, 'utf8').replaceAll(/:2665(\d)"/g, (_address, digit) => `:${port + 30 + Number(digit)}"`)
  writeFileSync(file, text)
}

function initializeOfDap() {
  const text = JSON.stringify({ seq: 1, type: 'request', command: 'initialize', arguments: { adapterID: 'evmbed' } })
  return `Content-Length: ${text.length}\r\n\r\n${text}`
}

/**
 * @param {Place} _place
 * @param {string} url
 */
async function mineTwo(_place, url) {
  const before = Number(await request(url, 'eth_blockNumber'))
  for (let i = 0; i < 2; i++) await request(url, 'evm_mine')
  equal(Number(await request(url, 'eth_blockNumber')), before + 2)
}

/** Waits until validators have decided a block. */
async function hasBlocks(/** @type {string} */ url) {
  const end = Date.now() + PATIENCE
  while (Number(await request(url, 'eth_blockNumber').catch(() => 0)) < 1) {
    if (Date.now() > end) throw new Error('the validators decide no block')
    await new Promise((later) => setTimeout(later, 200))
  }
}

/**
 * @param {string} url
 * @param {string} method
 * @param {readonly unknown[]} params
 */
function post(url, method, params = []) {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return fetch(url.replace('0.0.0.0', '127.0.0.1'), { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/**
 * @param {string} url
 * @param {string} method
 * @param {readonly unknown[]} params
 * @returns {Promise<unknown>}
 */
async function request(url, method, params = []) {
  const answer = await (await post(url, method, params)).json()
  if (answer.error !== undefined) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}

/**
 * @param {unknown} actual
 * @param {unknown} expected
 */
function equal(actual, expected) {
  if (actual !== expected) throw new Error(`expected ${expected}, got ${actual}`)
}

/**
 * Returns what is wrong with a list of runs: commands of documents without a run and without a reason, and runs of no command.
 *
 * @param {Readonly<Record<string, Run>>} [runs]
 */
export function listComplaints(runs = RUNS) {
  const places = documentCommands()
  const isExcepted = (/** @type {string} */ command) => EXCEPTIONS.some(({ commands }) => commands.test(command))
  return [
    ...[...places]
      .filter(([command]) => !Object.hasOwn(runs, command) && !isExcepted(command))
      .map(
        ([command, document]) =>
          `${document} has the command \`${command}\`, which has no run and no exception in scripts/package/commands.mjs`,
      ),
    ...Object.keys(runs)
      .filter((command) => !places.has(command))
      .map((command) => `no document has the command \`${command}\`, which scripts/package/commands.mjs runs`),
  ]
}

/**
 * @param {string} tarball
 * @returns {Promise<readonly string[]>}
 */
export async function checkCommands(tarball) {
  const complaints = listComplaints()
  if (complaints.length > 0) return complaints
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-commands-'))
  const programs = programFolders()
  // A terminal of a user has the programs of the project by npx only, and documents that say `evmbed` mean one that is installed for all projects.
  const path = [join(folder, 'node_modules/.bin'), ...Object.values(programs), dirname(process.execPath), process.env.PATH].join(delimiter)
  const kept = Object.entries(process.env).filter(([key]) => !/^(?:npm_|CI$|EVMBED_)/i.test(key))
  const env = {
    ...Object.fromEntries(kept),
    PATH: path,
    HOME: folder,
    NO_COLOR: '1',
    npm_config_cache: cacheOfNpm(),
    // npm has no native solc, which forge would download.
    FOUNDRY_SOLC: join(root, 'test/clients/forge/solc.mjs'),
  }
  /** @type {Server[]} */
  const servers = []
  /** @type {Set<string>} */
  const missing = new Set()
  let ran = 0
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }')
    /** @type {Place} */
    let place = { folder, tarball, url: '', routesUrl: '', hashes: [], contract: '', port: 20_000 + (process.pid % 1000) * 10 }
    for (const [command, run] of Object.entries(RUNS)) {
      if (run.needs !== undefined && programs[run.needs] === undefined) {
        missing.add(run.needs)
        continue
      }
      try {
        if (place.url === '' && !/npm install|init|completion|source/.test(command)) place = await startNodes(place, env, servers)
        await run.before?.(place)
        const output = await outputOf(command, run, place, env, servers)
        if (output === undefined) {
          console.log('package: no registry can be reached: the commands of the documents were not tried')
          return []
        }
        if (run.prints && !run.prints.test(output)) throw new Error(`it does not print ${run.prints}, but:\n${output}`)
        if (run.leaves !== undefined && !existsSync(join(folder, run.leaves))) throw new Error(`it leaves no ${run.leaves}:\n${output}`)
        ran++
      } catch (error) {
        complaints.push(`the command \`${command}\` of the documents fails: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    for (const server of servers) await stop(server)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const untried = missing.size === 0 ? '' : `; not to be had here, so that its commands were not tried: ${[...missing].join(', ')}`
  console.log(`package: commands of the documents in a fresh folder: ${ran} of ${Object.keys(RUNS).length}${untried}`)
  return complaints
}

/** Folders of programs that are not of this package, as far as they can be had. */
function programFolders() {
  const found = (/** @type {string} */ file) => (existsSync(join(root, file)) ? dirname(join(root, file)) : undefined)
  const onPath = (process.env.PATH ?? '').split(delimiter).find((place) => existsSync(join(place, 'cometbft')))
  const places = { forge: found('node_modules/.bin/forge'), cometbft: found('.tmp/cometbft/cometbft') ?? onPath }
  return /** @type {Partial<Record<string, string>>} */ (
    Object.fromEntries(Object.entries(places).filter(([, place]) => place !== undefined))
  )
}

/**
 * Starts the nodes that run all the time, with some transactions.
 *
 * @param {Place} place
 * @param {NodeJS.ProcessEnv} env
 * @param {Server[]} servers
 * @returns {Promise<Place>}
 */
async function startNodes(place, env, servers) {
  const { folder } = place
  cpSync(join(root, 'test/planner/snapshots/five-chains.json'), join(folder, 'snapshot.json'))
  compileIn('')(place)
  const [url, routesUrl] = await Promise.all(
    ['', ' --planner-snapshot snapshot.json'].map(async (flags) => {
      const server = serve(`evmbed dev --port 0${flags}`, folder, env)
      servers.push(server)
      return addressOf(server, LISTENING)
    }),
  )
  const [from] = /** @type {readonly string[]} */ (await request(url ?? '', 'eth_accounts'))
  const { bytecode } = JSON.parse(readFileSync(join(folder, 'artifacts/Counter.json'), 'utf8'))
  /** @type {string[]} */
  const hashes = []
  for (const transaction of [...Array(3).fill({ from, to: from, value: '0x1' }), { from, data: bytecode }]) {
    hashes.push(String(await request(url ?? '', 'eth_sendTransaction', [transaction])))
  }
  const { contractAddress } = /** @type {{ contractAddress: string }} */ (
    await request(url ?? '', 'eth_getTransactionReceipt', [hashes.at(-1)])
  )
  return { ...place, url: url ?? '', routesUrl: routesUrl ?? '', hashes, contract: contractAddress }
}

/** @typedef {{ readonly child: import('node:child_process').ChildProcess, readonly text: () => string, readonly closed: Promise<unknown> }} Server */

/**
 * Starts a command in a shell, in a group of its own.
 *
 * @param {string} command
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [input]
 * @returns {Server}
 */
function serve(command, cwd, env, input = '') {
  const child = start('bash', ['-c', command], { cwd, env, detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  child.stdin.on('error', () => {}).end(input)
  return { child, text: () => output, closed: once(child, 'close') }
}

/**
 * Returns what the first group of the line that a server prints when it listens.
 *
 * @param {Server} server
 * @param {RegExp} ready
 * @returns {Promise<string>}
 */
function addressOf({ child, text, closed }, ready) {
  return new Promise((found, failed) => {
    const look = () => {
      const match = ready.exec(text())
      if (match !== null) found(match[1] ?? '')
    }
    child.stdout?.on('data', look)
    child.stderr?.on('data', look)
    closed.then(() => failed(new Error(`it ends before it listens:\n${text()}`)), failed)
    setTimeout(() => failed(new Error(`it does not listen:\n${text()}`)), PATIENCE).unref()
  })
}

/** Interrupts the group of a server, as Ctrl-C does. */
async function stop(/** @type {Server} */ { child, closed }) {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  process.kill(-pid, 'SIGINT')
  const late = setTimeout(() => process.kill(-pid, 'SIGKILL'), PATIENCE)
  await closed
  clearTimeout(late)
}

/**
 * Runs a command, and returns its output; undefined if it is an install and no registry can be reached.
 *
 * @param {string} command
 * @param {Run} run
 * @param {Place} place
 * @param {NodeJS.ProcessEnv} env
 * @param {Server[]} servers those that run until all commands have run
 */
async function outputOf(command, { as, within = '', input, ready, asked, stays = false }, place, env, servers) {
  const server = serve(as?.(place) ?? command, join(place.folder, within), env, input)
  try {
    if (ready !== undefined) {
      const address = await addressOf(server, ready)
      await asked?.(place, address)
      if (stays) servers.push(server)
      if (stays) return server.text()
      await stop(server)
      // npx is interrupted, too, and ends by the signal.
      const { exitCode, signalCode } = server.child
      if (exitCode !== 0 && signalCode !== 'SIGINT')
        throw new Error(`interrupted, it ends with ${exitCode ?? signalCode}:\n${server.text()}`)
      return server.text()
    }
    const late = setTimeout(() => stop(server), PATIENCE)
    await server.closed
    clearTimeout(late)
    const status = server.child.exitCode
    if (command.startsWith('npm install') && isOffline({ status, output: server.text() })) return undefined
    if (status !== 0) throw new Error(`it ends with ${status}:\n${server.text()}`)
    return server.text()
  } finally {
    if (!servers.includes(server)) await stop(server)
  }
}

/** The cache of npm, since the home of the commands is another one. */
function cacheOfNpm() {
  return spawn(root, 'npm', 'config', 'get', 'cache').output.trim()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaints = await checkCommands(resolve(process.argv[2] ?? ''))
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
