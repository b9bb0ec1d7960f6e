import { once } from 'node:events'
import { lstat, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { encodeDeployData, encodeFunctionData, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Facts } from '../../../adapters/cli/facts.js'
import { createNode } from '../../../src/index.js'
import { foundryArtifact } from '../../docs/foundry-artifact.js'
import { call, callSocket, useCommandLine } from './command-line.js'

const OWN_WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const SENDER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const RECEIVER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'

const { evmbed, folder } = useCommandLine()

/** A test chain on a free port, and its two addresses. */
async function dev(...flags: string[]) {
  const node = evmbed('dev', '--port', '0', ...flags)
  const [, http = '', ws = ''] = await node.sees(/Listening on (\S+) and (\S+)/)
  return { node, http, ws }
}

async function facts(...flags: string[]): Promise<Facts & { out: string }> {
  const node = evmbed('dev', '--port', '0', '--json', ...flags)
  await node.sees(/\n}\n/)
  const { out } = await node.signal()
  return { ...(JSON.parse(out) as Facts), out }
}

describe('banner', () => {
  test('prints accounts, keys, mnemonic and URL in the banner', async () => {
    const { node } = await dev('--timestamp', '1700000000', '--accounts', '2')
    const { code, out, err } = await node.signal()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT')).toMatchInlineSnapshot(`
      "
      evmbed 0.1.0

      Available Accounts
      ==================
      (0) 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 (10000 ETH)
      (1) 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 (10000 ETH)

      Private Keys
      ==================
      (0) 0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80
      (1) 0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d

      Wallet
      ==================
      Mnemonic:          test test test test test test test test test test test junk
      Derivation path:   m/44'/60'/0'/0

      Chain ID
      ==================
      31337

      Base Fee
      ==================
      1000000000

      Gas Limit
      ==================
      30000000

      Genesis Timestamp
      ==================
      1700000000

      Genesis Number
      ==================
      0

      WARNING: these accounts and their private keys are publicly known.
      Any funds sent to them on Mainnet or any other live network WILL BE LOST.

      Open http://127.0.0.1:PORT in a browser to look at the chain
      Listening on http://127.0.0.1:PORT and ws://127.0.0.1:PORT
      Stopping; Ctrl-C again to stop at once
      "
    `)
  })

  test('prints neither the mnemonic nor the keys of the user', async () => {
    const { node } = await dev('--mnemonic', ` ${OWN_WORDS.replace(' ', '  ')}`, '--accounts', '1')
    const { out } = await node.signal()
    expect(out).toContain('0x58A57ed9d8d624cBD12e2C467D34787555bB1b25 (10000 ETH)')
    expect(out).toContain('The mnemonic is your own: it and its private keys are not shown.')
    expect(out).not.toMatch(/legal|winner|Private Keys|WILL BE LOST/)
    expect(out.match(/0x[0-9a-f]{64}/i)).toBeNull()
  })

  test('prints a new mnemonic, different every time', async () => {
    const wordsOf = async () => (await facts('--mnemonic-random')).wallet?.mnemonic
    const words = await wordsOf()
    expect(words?.split(' ')).toHaveLength(12)
    expect(await wordsOf()).not.toBe(words)
  })

  test('prints colours with --color always, and plain text into a pipe', async () => {
    const painted = await dev('--color', 'always')
    expect((await painted.node.signal()).out).toContain('\x1b[1mevmbed\x1b[22m 0.1.0')
    const plain = await dev()
    expect((await plain.node.signal()).out).not.toContain('\x1b')
  })

  test('prints nothing with --quiet', async () => {
    const path = join(folder(), 'quiet.json')
    const node = evmbed('dev', '--port', '0', '--quiet', '--config-out', path)
    await expect.poll(() => readFile(path, 'utf8').catch(() => ''), { timeout: 20_000 }).toMatch(/\n}\n$/)
    const { http } = JSON.parse(await readFile(path, 'utf8')) as Facts
    await call(http, 'eth_chainId')
    await call(http, 'eth_nonsense')
    expect(await node.signal()).toEqual({ code: 0, out: '', err: '' })
  })
})

describe('facts for scripts', () => {
  test('prints one object with --json, and the log on stderr', async () => {
    const node = evmbed(
      'dev',
      '--port',
      '0',
      '--json',
      '--accounts',
      '1',
      '--balance',
      '0.5',
      '--chain-id',
      '5',
      '--base-fee',
      '7',
      '--timestamp',
      '9',
    )
    await node.sees(/\n}\n/)
    const facts = JSON.parse(node.out) as Facts
    expect(await call(facts.http, 'eth_chainId')).toBe('0x5')
    await node.sees(/eth_chainId/)
    const { out, err } = await node.signal()
    expect(JSON.parse(out)).toEqual({
      name: 'evmbed',
      version: '0.1.0',
      http: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      ws: facts.http.replace('http', 'ws'),
      chainId: 5,
      baseFeePerGas: '7',
      gasLimit: '30000000',
      genesis: { number: 0, hash: expect.stringMatching(/^0x[0-9a-f]{64}$/), timestamp: 9 },
      accounts: [
        {
          address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
          balance: '500000000000000000',
          privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
        },
      ],
      wallet: { mnemonic: 'test test test test test test test test test test test junk', derivationPath: "m/44'/60'/0'/0" },
    })
    expect(err).toBe('eth_chainId\nStopping; Ctrl-C again to stop at once\n')
  })

  test('prints each event as one JSON object with --log-format json', async () => {
    const node = evmbed('dev', '--port', '0', '--log-format', 'json', '--color', 'always')
    const [, http = ''] = await node.sees(/"http":"([^"]+)"/)
    const hash = await call(http, 'eth_sendTransaction', [{ from: SENDER, to: RECEIVER, value: '0x5' }])
    await call(http, 'eth_sendTransaction', [{ from: SENDER, data: '0xfe', gas: '0x186a0' }])
    await call(http, 'eth_nope')
    const hostile = 'eth_\u001b[2J\u202e'
    await call(http, hostile)
    await node.sees(/eth_nope/)
    const { out, err } = await node.signal()
    expect(out).toContain(String.raw`"method":"eth_\u001b[2J\u202e"`)
    expect([out.includes('\u001b'), out.includes('\u202e')]).toEqual([false, false])
    const [start, ...events] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(start).toMatchObject({ level: 'info', event: 'start', name: 'evmbed', chainId: 31337, http })
    expect(events.filter(({ event }) => event === 'call')).toEqual([
      { level: 'debug', event: 'call', method: 'eth_sendTransaction' },
      { level: 'debug', event: 'call', method: 'eth_sendTransaction' },
      { level: 'debug', event: 'call', method: 'eth_nope', code: -32601, error: 'the method eth_nope does not exist/is not available' },
      { level: 'debug', event: 'call', method: hostile, code: -32601, error: `the method ${hostile} does not exist/is not available` },
    ])
    const [sent, failed] = events.filter(({ event }) => event === 'transaction')
    expect(sent).toEqual({
      level: 'info',
      event: 'transaction',
      transactionHash: hash,
      from: SENDER,
      to: RECEIVER,
      contractAddress: null,
      value: '5',
      status: 'success',
      gasUsed: 21_000,
      blockNumber: 1,
      blockHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      console: [],
    })
    expect(failed).toMatchObject({ to: null, status: 'failed', reason: expect.stringContaining('INVALID') })
    expect(events.at(-1)).toEqual({ level: 'info', event: 'message', text: 'Stopping; Ctrl-C again to stop at once' })
    expect(err).toBe('')
  })

  test('writes the object to the file of --config-out for its owner only', async () => {
    const path = join(folder(), 'facts.json')
    const { out } = await facts('--config-out', path)
    expect(await readFile(path, 'utf8')).toBe(out)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  test.skipIf(process.platform === 'win32')('restricts an existing file of --config-out to its owner, and follows no link', async () => {
    const [path, link, target] = ['open.json', 'link.json', 'target.json'].map((name) => join(folder(), name)) as [string, string, string]
    for (const old of [path, target]) await writeFile(old, 'old', { mode: 0o644 })
    await symlink(target, link)
    const { out } = await facts('--config-out', path)
    expect(await readFile(path, 'utf8')).toBe(out)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const linked = await facts('--config-out', link)
    expect(await readFile(link, 'utf8')).toBe(linked.out)
    expect((await lstat(link)).isSymbolicLink()).toBe(false)
    expect(await readFile(target, 'utf8')).toBe('old')
  })

  test('writes the mnemonic of the user to neither', async () => {
    const { out, accounts, wallet } = await facts('--mnemonic', OWN_WORDS, '--derivation-path', "m/44'/60'/1'/0", '-a', '1')
    expect(out).not.toContain('winner')
    expect(accounts).toEqual([{ address: expect.any(String), balance: '10000000000000000000000' }])
    expect(wallet).toEqual({ derivationPath: "m/44'/60'/1'/0" })
  })
})

describe('chain', () => {
  test('serves HTTP and WebSocket on one port, private methods too', async () => {
    const { http, ws } = await dev()
    expect(new URL(http).port).not.toBe('0')
    expect(new URL(ws).port).toBe(new URL(http).port)
    expect(await call(http, 'eth_chainId')).toBe('0x7a69')
    expect(await callSocket(ws, 'eth_chainId')).toBe('0x7a69')
    expect(await call(http, 'eth_sendTransaction', [{ from: SENDER, to: RECEIVER, value: '0x1' }])).toMatch(/^0x[0-9a-f]{64}$/)
  })

  test('logs calls, reasons and mined transactions, without forged lines', async () => {
    const { node, http } = await dev()
    const hash = await call(http, 'eth_sendTransaction', [{ from: SENDER, to: RECEIVER, value: '0x14d1120d7b160000' }])
    await node.sees(/Block Hash/)
    await call(http, 'eth_getBalance', ['0x01'])
    await call(http, 'eth_x\n\u001b[2JListening on nothing')
    await call(http, 'net_version')
    await node.sees(/net_version/)
    const { out } = await node.signal()
    const log = out.slice(out.indexOf('eth_sendTransaction'))
    expect(log.replace(String(hash), 'HASH').replace(/Block Hash: \w+/, 'Block Hash: HASH')).toMatchInlineSnapshot(`
      "eth_sendTransaction

          Transaction: HASH
          From: 0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266
          To: 0x70997970c51812dc3a010c7d01b50e0d17dc79c8
          Value: 1.5 ether
          Status: success
          Gas used: 21000
          Block Number: 1
          Block Hash: HASH

      eth_getBalance: invalid argument 0: hex string has length 2, want 40 for common.Address
      eth_x\\u000a\\u001b[2JListening on nothing: the method eth_x\\u000a\\u001b[2JListening on nothing does not exist/is not available
      net_version
      Stopping; Ctrl-C again to stop at once
      "
    `)
  })

  test('logs why a transaction failed, with names of artifacts', async () => {
    const artifact = foundryArtifact('Coin')
    await mkdir(join(folder(), 'out/Coin.sol'), { recursive: true })
    await writeFile(join(folder(), 'out/Coin.sol/Coin.json'), JSON.stringify(artifact))
    const { node, http } = await dev('--artifacts', 'out')
    const supply = encodeDeployData({ abi: artifact.abi, bytecode: artifact.bytecode.object, args: [70n] })
    const deployed = await call(http, 'eth_sendTransaction', [{ from: SENDER, data: supply }])
    const { contractAddress } = (await call(http, 'eth_getTransactionReceipt', [deployed])) as { contractAddress: string }
    const data = encodeFunctionData({ abi: artifact.abi, functionName: 'transfer', args: [RECEIVER, 71n] })
    await call(http, 'eth_sendTransaction', [{ from: SENDER, to: contractAddress, data, gas: '0x186a0' }])
    expect((await node.sees(/Call: the constructor.*/))[0]).toBe('Call: the constructor of Coin(supply: 70)')
    const [, called, reason] = await node.sees(/(Call: Coin.*)\n {4}Status: failed\n {4}Reason: (.*)\n/)
    expect(called).toBe('Call: Coin.transfer(to: 0x70997970C51812dc3A010C7d01b50e0d17dc79C8, value: 71)')
    expect(reason).toMatchInlineSnapshot(
      `"Coin.transfer at 0x5FbDB2315678afecb367f032d93F642f64180aa3 reverted with ERC20InsufficientBalance(sender: 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266, balance: 70, needed: 71)."`,
    )
  })

  test('logs console.log of contracts, without forged lines', async () => {
    const { node, http } = await dev()
    const payload = encodeFunctionData({ abi: parseAbi(['function log(string)']), args: ['first\n\u001b[2Jsecond'] }).slice(2)
    const size = (payload.length / 2).toString(16).padStart(2, '0')
    // Copies the payload that stands behind this code, and calls the address with it.
    const code = `60${size}60275f395f5f60${size}5f73000000000000000000636f6e736f6c652e6c6f675afa00`.padEnd(2 * 0x27, '0')
    const transaction = { from: SENDER, data: `0x${code}${payload}` }
    const hash = await call(http, 'eth_sendTransaction', [transaction])
    await node.sees(/Block Hash/)
    await call(http, 'eth_call', [transaction])
    await call(http, 'debug_traceTransaction', [hash])
    const { out } = await node.signal()
    expect(out.slice(out.indexOf('    Block Hash')).replace(/Block Hash: \w+/, 'Block Hash: HASH')).toMatchInlineSnapshot(`
      "    Block Hash: HASH
          console.log:
            first
            \\u001b[2Jsecond

        console.log: first
        console.log: \\u001b[2Jsecond
      eth_call
      debug_traceTransaction
      Stopping; Ctrl-C again to stop at once
      "
    `)
  })

  test('passes flags on to the node', async () => {
    const genesis = {
      config: { chainId: 99, londonBlock: 0 },
      alloc: { [RECEIVER]: { balance: '0x10' } },
      gasLimit: '0x1c9c380',
      difficulty: '0x0',
    }
    await writeFile(join(folder(), 'genesis.json'), JSON.stringify(genesis))
    const { node, http } = await dev('--init', 'genesis.json', '--coinbase', RECEIVER, '--no-mining')
    expect(await call(http, 'eth_chainId')).toBe('0x63')
    expect(await call(http, 'eth_getBalance', [RECEIVER, 'latest'])).toBe('0x10')
    expect(await call(http, 'eth_coinbase')).toBe(RECEIVER)
    expect(node.out).not.toContain('Available Accounts')
  })

  test('imports the blocks of the file of --import', async () => {
    const genesis = { config: { chainId: 99, londonBlock: 0, shanghaiTime: 0 }, alloc: {}, gasLimit: '0x1c9c380', difficulty: '0x0' }
    const origin = await createNode({ genesis })
    await origin.mine(2)
    const head = await origin.request('eth_getBlockByNumber', ['0x2', false])
    const blocks = await Promise.all(['0x1', '0x2'].map((number) => origin.call('debug_getRawBlock', [number])))
    await origin.close()
    await writeFile(join(folder(), 'genesis.json'), JSON.stringify(genesis))
    const bytes = Buffer.concat(blocks.map((block) => Buffer.from(String(block).slice(2), 'hex')))
    await writeFile(join(folder(), 'chain.rlp'), bytes)
    await writeFile(join(folder(), 'broken.rlp'), bytes.subarray(1))

    const { http } = await dev('--init', 'genesis.json', '--import', 'chain.rlp')
    expect(await call(http, 'eth_getBlockByNumber', ['latest', false])).toMatchObject({ number: '0x2', hash: head?.hash })
    const { code, err } = await evmbed('dev', '--port', '0', '--init', 'genesis.json', '--import', 'broken.rlp').ended
    expect(code).toBe(1)
    expect(err).toMatch(/^evmbed: block 1 refused: /)
  })

  test('mines at intervals with --block-time', async () => {
    const { http } = await dev('--block-time', '0.02')
    await expect.poll(() => call(http, 'eth_blockNumber').then(Number), { timeout: 20_000 }).toBeGreaterThan(2)
  })

  test('refuses foreign pages and host names until --allow-origin and --allow-host name them', async () => {
    const { http } = await dev(
      '--allow-origin',
      'https://one.example',
      '--allow-origin',
      'https://two.example',
      '--allow-host',
      'chain.test',
    )
    const statusFor = async (origin: string) => (await fetch(http, { headers: { origin } })).status
    expect(await statusFor('https://one.example')).toBe(200)
    expect(await statusFor('https://two.example')).toBe(200)
    expect(await statusFor('https://three.example')).toBe(403)
    const answerTo = async (host: string) => {
      const socket = connect(Number(new URL(http).port), '127.0.0.1')
      socket.end(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      const [head] = await once(socket, 'data')
      return String(head).split('\r\n')[0]
    }
    expect(await answerTo('chain.test')).toBe('HTTP/1.1 200 OK')
    expect(await answerTo('other.test')).toBe('HTTP/1.1 403 Forbidden')
  })

  test('listens beyond loopback with --insecure', async () => {
    const { node, http } = await dev('--host', '0.0.0.0', '--insecure')
    expect(await call(http, 'eth_chainId')).toBe('0x7a69')
    expect(node.out).toContain('(all interfaces)')
  })
})

describe('end', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('ends with code 0 on %s with open connections', async (signal) => {
    const { node, http, ws } = await dev()
    expect(await callSocket(ws, 'eth_chainId')).toBe('0x7a69')
    const resting = connect(Number(new URL(http).port), '127.0.0.1')
    resting.on('error', () => {})
    await once(resting, 'connect')
    expect(await node.signal(signal)).toMatchObject({ code: 0, err: '' })
  })

  // The second signal must arrive while the node closes, which takes 200 ms when a connection does not end by itself.
  test('ends at once with code 130 on a second Ctrl-C', { retry: 3 }, async () => {
    const { node, http } = await dev()
    const socket = connect(Number(new URL(http).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
    await once(socket, 'connect')
    await call(http, 'eth_chainId')
    node.child.kill('SIGINT')
    await node.sees(/Ctrl-C again/)
    expect((await node.signal()).code).toBe(130)
  })

  test('ends with code 1 when another chain has the port, and names it', async () => {
    const { http } = await dev()
    const { port } = new URL(http)
    const { code, out, err } = await evmbed('dev', '--port', port).ended
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(
      new RegExp(
        `^evmbed: 127.0.0.1:${port} is already in use by evmbed/0.1.0/\\S+: stop what runs there, or choose another port with --port \\(0 picks a free one\\)\n$`,
      ),
    )
  })

  test('ends with code 1 when another program has the port', async () => {
    const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const { code, err } = await evmbed('dev', '--port', String(port)).ended
    server.close()
    expect(code).toBe(1)
    expect(err).toBe(
      `evmbed: 127.0.0.1:${port} is already in use: stop what runs there, or choose another port with --port (0 picks a free one)\n`,
    )
  })
})
