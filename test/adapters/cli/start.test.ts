import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFlags } from '../../../adapters/cli/arguments.js'
import { START_FLAGS } from '../../../adapters/cli/start-flags.js'
import { namespaceOf } from '../../../src/rpc/record.js'
import { methods } from '../../support/all-methods.js'
import { call, callSocket, useCommandLine } from './command-line.js'

const { evmbed, folder } = useCommandLine()
const FREE_PORTS = ['--json-rpc.address', '127.0.0.1:0', '--json-rpc.ws-address', '127.0.0.1:0']

/** A node with JSON-RPC on, and its two addresses. */
async function start(...flags: string[]) {
  const node = evmbed('start', ...flags)
  const [, http = ''] = await node.sees(/HTTP JSON-RPC on (\S+?)(?: \(all interfaces\))?: .*\n/)
  const [, ws = ''] = await node.sees(/WebSocket JSON-RPC on (\S+?)(?: \(all interfaces\))?: .*\n/)
  return { node, http, ws }
}

async function appToml(...lines: string[]): Promise<string> {
  await writeFile(join(folder(), 'app.toml'), lines.join('\n'))
  return 'app.toml'
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

describe('transports', () => {
  test('starts no transport unless one is enabled', async () => {
    const [http, ws] = [await freePort(), await freePort()]
    const node = evmbed('start', '--json-rpc.address', `127.0.0.1:${http}`, '--json-rpc.ws-address', `127.0.0.1:${ws}`)
    await node.sees(/JSON-RPC is off/)
    for (const port of [http, ws]) await expect(call(`http://127.0.0.1:${port}`, 'eth_chainId')).rejects.toThrow('fetch failed')
    const { code, out } = await node.signal()
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "evmbed 0.1.0: chain 31337
      The chain ends with this process: --home or --store keeps it
      JSON-RPC is off: --json-rpc.enable turns it on
      Stopping; Ctrl-C again to stop at once
      "
    `)
  })

  test('names flags that have no effect, because what they belong to is off', async () => {
    const flags = ['--json-rpc.block-nulls', '--planner.prices', 'https://example.org', '--json-rpc.metrics-address', '127.0.0.1:1']
    const node = evmbed('start', ...flags)
    await node.sees(/JSON-RPC is off/)
    expect((await node.signal()).err).toBe(
      [
        '--json-rpc.block-nulls has no effect without --json-rpc.interface documented',
        '--planner.prices has no effect without --planner.enable',
        '--json-rpc.metrics-address has no effect without --metrics',
        '',
      ].join('\n'),
    )
    const belonging = ['--json-rpc.interface', 'documented', '--planner.enable', '--metrics', '--json-rpc.enable', ...FREE_PORTS]
    const other = evmbed('start', ...flags.slice(0, 3), '--json-rpc.metrics-address', '127.0.0.1:0', ...belonging)
    await other.sees(/Metrics on/)
    expect((await other.signal()).err).not.toContain('no effect')
  })

  test('listens on the ports of the interface document', () => {
    const { enable, address, wsAddress, api } = readFlags(START_FLAGS, new Map())
    expect({ enable, address, wsAddress, api }).toEqual({
      enable: false,
      address: { host: '127.0.0.1', port: 8545 },
      wsAddress: { host: '0.0.0.0', port: 8546 },
      api: ['eth', 'net', 'web3'],
    })
  })

  test('listens on a port for each transport', async () => {
    const { http, ws } = await start('--json-rpc.enable', '--json-rpc.address', '127.0.0.1:0', '--json-rpc.ws-address', '0.0.0.0:0')
    expect(await call(http, 'eth_chainId')).toBe('0x7a69')
    expect(await callSocket(ws, 'eth_chainId')).toBe('0x7a69')
    expect(new URL(ws).port).not.toBe(new URL(http).port)
  })

  test('shares a port between transports with the same port', async () => {
    const address = `127.0.0.1:${await freePort()}`
    const { http, ws } = await start('--json-rpc.enable', '--json-rpc.address', address, '--json-rpc.ws-address', address)
    expect({ http, ws }).toEqual({ http: `http://${address}`, ws: `ws://${address}` })
    expect(await call(http, 'eth_chainId')).toBe('0x7a69')
    expect(await callSocket(ws, 'eth_chainId')).toBe('0x7a69')
  })

  test('prints one line for transports that other machines can reach', async () => {
    const [http, ws] = [await freePort(), await freePort()]
    const listen = (host: string) => ['--json-rpc.address', `${host}:${http}`, '--json-rpc.ws-address', `${host}:${ws}`]
    const open = await start('--json-rpc.enable', ...listen('0.0.0.0'), '--dev-accounts')
    await open.node.sees(/Other machines/)
    expect((await open.node.signal()).err).toBe(
      `Other machines can connect to 0.0.0.0:${http} (--json-rpc.address) and 0.0.0.0:${ws} (--json-rpc.ws-address); 127.0.0.1 there would keep` +
        ' them out. They can spend what the accounts of --dev-accounts hold: everybody knows the keys\n',
    )
    const local = await start('--json-rpc.enable', ...listen('127.0.0.1'), '--dev-accounts')
    expect((await local.node.signal()).err).toBe('')
  })

  test('ends with code 1 when a transport cannot have its port', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const place = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { code, err } = await evmbed('start', '--json-rpc.enable', '--json-rpc.address', '127.0.0.1:0', '--json-rpc.ws-address', place)
      .ended
    server.close()
    expect(code).toBe(1)
    expect(err).toContain(`${place} is already in use: stop what runs there, or choose another port with --json-rpc.ws-address`)
  })
})

describe('namespaces', () => {
  test('serves only the given namespaces and skips unknown names', async () => {
    const { node, http } = await start('--json-rpc.enable', ...FREE_PORTS, '--json-rpc.api', 'net,eht, web3')
    expect(await call(http, 'net_version')).toBe('31337')
    expect(await call(http, 'eth_chainId')).toEqual({ code: -32601, message: 'the method eth_chainId does not exist/is not available' })
    expect(node.err).toMatch(/^invalid namespace value 'eht' in --json-rpc.api is skipped: there are eth, net, web3, txpool, debug, /)
    expect(node.out).toMatch(/HTTP JSON-RPC on \S+: net, web3\n/)
  })

  test.each([
    ['eth,net,eth', "repeated API namespace 'eth'"],
    ['', 'cannot enable JSON-RPC without defining any API namespace'],
    ['eht', 'cannot enable JSON-RPC without defining any API namespace'],
  ])('refuses %j', async (api, reason) => {
    const { code, err } = await evmbed('start', '--json-rpc.enable', ...FREE_PORTS, '--json-rpc.api', api).ended
    expect(code).toBe(2)
    expect(err).toContain(`evmbed: --json-rpc.api: ${reason}\n`)
  })

  test('serves no private methods without a credential, whatever is enabled', async () => {
    const { http, ws } = await start('--json-rpc.enable', ...FREE_PORTS, '--json-rpc.api', 'eth,debug,personal,admin,miner,evm')
    const refused = (method: string) => ({ code: 4100, message: `unauthorized: method ${method} requires authentication` })
    expect(await call(http, 'eth_sendTransaction', [{}])).toEqual(refused('eth_sendTransaction'))
    expect(await call(http, 'evm_mine')).toEqual(refused('evm_mine'))
    expect(await callSocket(ws, 'evm_mine')).toEqual(refused('evm_mine'))
  })

  test('warns of every namespace that no caller can use, because there is no credential', async () => {
    const namespaces = [...new Set(methods.map(({ name }) => namespaceOf(name)))].sort()
    const open = new Set(methods.filter(({ requiresAuth }) => !requiresAuth).map(({ name }) => namespaceOf(name)))
    const { node } = await start('--json-rpc.enable', ...FREE_PORTS, '--json-rpc.api', namespaces.join())
    const [, locked] = await node.sees(/no caller can use (.*) on these servers/)
    expect(locked?.split(', ')).toEqual(namespaces.filter((name) => !open.has(name)))
  })
})

describe('app.toml', () => {
  test('reads app.toml, and lets flags override it', async () => {
    const file = await appToml(
      'minimum-gas-prices = "0aatom"',
      '[json-rpc]',
      'enable = true',
      'api = "eth"',
      'address = "127.0.0.1:0"',
      'ws-address = "127.0.0.1:0"',
      'ws-origins = ["https://dapp.example"]',
      'batch-request-limit = 1',
      'feehistory-cap = 2',
      'fix-revert-gas-refund-height = 0',
      'gas-cpa = 1',
    )
    const { node, http } = await start('--app-toml', file, '--json-rpc.api', 'net', '--log-level', 'debug')
    expect(await call(http, 'net_version')).toBe('31337')
    expect(await call(http, 'eth_chainId')).toMatchObject({ code: -32601 })
    const response = await fetch(http, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[{"jsonrpc":"2.0","id":1,"method":"net_version"},{"jsonrpc":"2.0","id":2,"method":"net_version"}]',
    })
    expect(await response.json()).toEqual([{ jsonrpc: '2.0', id: 1, error: { code: -32600, message: 'batch too large' } }])
    await node.sees(/eth_chainId/)
    expect(node.err).toBe(
      'app.toml: json-rpc.fix-revert-gas-refund-height has no effect: there is no such setting\n' +
        'app.toml: json-rpc.gas-cpa has no effect: there is no such setting; did you mean gas-cap?\n',
    )
  })

  test('passes app.toml on to the node', async () => {
    const file = await appToml('[json-rpc]', 'enable = true', 'address = "127.0.0.1:0"', 'ws-address = "127.0.0.1:0"', 'filter-cap = 1')
    const { http } = await start('--app-toml', file)
    expect(await call(http, 'eth_newBlockFilter')).toMatch(/^0x[0-9a-f]+$/)
    expect(await call(http, 'eth_newBlockFilter')).toMatchObject({ message: expect.stringContaining('max limit reached') })
  })

  test('reads nested tables of app.toml', async () => {
    const file = await appToml(
      '[evm]',
      'evm-chain-id = 7',
      'tracer = ""',
      '[evm.mempool]',
      'lifetime = "3h0m0s"',
      'included-nonce-cache-size = 4096',
      'global-slotz = 1',
      '[evm.other]',
      'price-limit = 1',
    )
    const { node, http } = await start('--json-rpc.enable', ...FREE_PORTS, '--app-toml', file)
    expect(await call(http, 'eth_chainId')).toBe('0x7')
    expect(node.err).toBe(
      'app.toml: evm.tracer has no effect: there is no such setting\n' +
        'app.toml: evm.other has no effect: there is no such setting\n' +
        'app.toml: evm.mempool.included-nonce-cache-size has no effect: there is no such setting\n' +
        'app.toml: evm.mempool.global-slotz has no effect: there is no such setting; did you mean global-slots?\n',
    )
  })

  test('chooses the interface in app.toml, and another by a flag', async () => {
    const file = await appToml('[json-rpc]', 'interface = "documented"')
    const args = ['--json-rpc.enable', ...FREE_PORTS, '--app-toml', file]
    expect(await call((await start(...args)).http, 'eth_maxPriorityFeePerGas')).toBe('0x0')
    expect(await call((await start(...args, '--interface', 'full')).http, 'eth_maxPriorityFeePerGas')).not.toBe('0x0')
  })

  test('turns a setting of app.toml off by a flag', async () => {
    const file = await appToml('[json-rpc]', 'enable = true')
    await evmbed('start', '--app-toml', file, '--json-rpc.enable=false').sees(/JSON-RPC is off/)
  })

  test.each([
    ['gas-cap = -1', "app.toml: json-rpc.gas-cap: expected an integer of gas, got '-1'"],
    ['address = "localhost"', "app.toml: json-rpc.address: expected host:port, such as 127.0.0.1:8545, got 'localhost'"],
    ['http-timeout = "soon"', "app.toml: json-rpc.http-timeout: expected a duration such as 500ms, 30s or 5m, got 'soon'"],
    ['enable = {}', 'app.toml: json-rpc.enable: expected a string, a number, true or false, or a list'],
    ['interface = "half"', "app.toml: json-rpc.interface: expected one of full, documented, got 'half'"],
    ['[evm.mempool]\nglobal-slots = 0', "app.toml: evm.mempool.global-slots: expected an integer from 1, got '0'"],
    ['[evm]\nmempool = 5120', '--app-toml: app.toml: evm.mempool must be a table, [evm.mempool]'],
    ['enable = yes', '--app-toml: app.toml, line 2: Invalid TOML document: invalid value'],
  ])('refuses %s', async (line, reason) => {
    const { code, err } = await evmbed('start', '--app-toml', await appToml('[json-rpc]', line)).ended
    expect(code).toBe(2)
    expect(err).toBe(`evmbed: ${reason}\nRun 'evmbed start --help' for the flags.\n`)
  })
})

describe('chain', () => {
  test('starts without funded accounts, and with those of evmbed dev with --dev-accounts', async () => {
    const dev = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
    const plain = await start('--json-rpc.enable', ...FREE_PORTS)
    expect(await call(plain.http, 'eth_accounts')).toEqual([])
    expect(await call(plain.http, 'eth_getBalance', [dev, 'latest'])).toBe('0x0')
    const funded = await start('--json-rpc.enable', ...FREE_PORTS, '--dev-accounts')
    expect(await call(funded.http, 'eth_accounts')).toHaveLength(10)
    expect(await call(funded.http, 'eth_getBalance', [dev, 'latest'])).toBe('0x21e19e0c9bab2400000')
  })

  test('starts from a geth genesis with --genesis', async () => {
    const genesis = { config: { chainId: 77 }, alloc: {}, gasLimit: '0x1c9c380', difficulty: '0x1' }
    await writeFile(join(folder(), 'genesis.json'), JSON.stringify(genesis))
    const { http } = await start('--json-rpc.enable', ...FREE_PORTS, '--genesis', 'genesis.json')
    expect(await call(http, 'eth_chainId')).toBe('0x4d')
    expect(await call(http, 'eth_accounts')).toEqual([])
  })

  test('names a genesis file that is invalid', async () => {
    await writeFile(join(folder(), 'bad.json'), JSON.stringify({ config: { chainId: 77 }, alloc: {}, gasLimit: 'much' }))
    const { code, err } = await evmbed('start', '--genesis', 'bad.json').ended
    expect(code).toBe(2)
    expect(err).toContain('evmbed: genesis: gasLimit: expected an integer from 0 to 9223372036854775807, got "much"\n')
  })

  test('ends with code 0 on SIGTERM', async () => {
    const { node } = await start('--json-rpc.enable', ...FREE_PORTS)
    expect(await node.signal('SIGTERM')).toMatchObject({ code: 0, err: '' })
  })
})
