import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testGenesis, writeNetwork } from '../../../adapters/cli/testnet-files.js'
import { cometbft, type EngineLog } from '../../../adapters/cometbft/index.js'
import type { BftEngine, ConsensusEngine, EngineConnection, Hex } from '../../../src/internal.js'
import { bundleProgram } from '../../support/bundle.js'
import { ENGINE_MISSING, engineProgram } from '../../support/cometbft.js'
import { bytesOf, KvApplication, type KvDisk } from './kv-application.js'

let folder: string
let home: string
let faults: unknown[]
const open = new Set<EngineConnection>()

beforeEach(async (context) => {
  if (!engineProgram) return context.skip(ENGINE_MISSING)
  folder = await mkdtemp(join(tmpdir(), 'engine-'))
  const [validator] = await writeNetwork({
    output: folder,
    validators: 1,
    genesis: await testGenesis(1234),
    port: 1,
    enginePort: await freePorts(),
  })
  home = validator!.home
  faults = []
})

afterEach(async () => {
  for (const connection of open) await connection.close()
  open.clear()
  if (folder) await rm(folder, { recursive: true, force: true })
})

/** The node calls these members, and the public type does not have them. */
const insideOf = (engine: ConsensusEngine) => engine as BftEngine

async function connect(application: KvApplication, onLog: (line: EngineLog) => void = () => {}) {
  const connection = await insideOf(cometbft({ home, bin: engineProgram!, onLog })).connect(application, (fault) => faults.push(fault))
  open.add(connection)
  return connection
}

const SENDER = `0x${'00'.repeat(20)}` as const
const senders = ['01', '02', '0a', 'ff'].map((end): Hex => `0x${'00'.repeat(19)}${end}`)

const soon = { timeout: 20_000, interval: 20 }

describe('CometBFT as a child process', () => {
  test('decides blocks of the application, from its genesis on', async () => {
    const application = new KvApplication()
    const connection = await connect(application)
    expect(await connection.broadcastTx(bytesOf('a=1'), SENDER)).toEqual({ code: 0, log: '' })
    expect(await connection.broadcastTx(bytesOf('bad'), SENDER)).toEqual({ code: 7, log: 'bad transaction' })
    expect((await connection.broadcastTx(bytesOf('a=1'), SENDER)).code).toBe(0)
    await vi.waitFor(() => expect(application.value('a')).toBe('1'), soon)

    expect(application.calls.slice(0, 4)).toEqual(['info', 'initChain', 'finalizeBlock 1', 'commit 1'])
    const genesis = JSON.parse(await readFile(join(home, 'config/genesis.json'), 'utf8'))
    expect(application.genesis).toMatchObject({ chainId: 'evmbed-1234', initialHeight: 1n, maxGas: -1n })
    expect(JSON.parse(new TextDecoder().decode(application.genesis?.appState))).toEqual(genesis.app_state)
    expect(Buffer.from(application.decided[0]!.proposer).toString('hex').toUpperCase()).toBe(genesis.validators[0].address)
    const status = await connection.status()
    expect(status).toMatchObject({ network: 'evmbed-1234', catchingUp: false, peers: 0, isListening: true, votingPower: 1n })
    expect(status.latestHeight).toBeGreaterThanOrEqual(1n)
    expect(Buffer.from(status.validator).toString('hex').toUpperCase()).toBe(genesis.validators[0].address)
    expect(await connection.peers()).toEqual([])
    expect(faults).toEqual([])
  })

  test('hands transactions that are sent together to the mempool, those of a sender in their order', async () => {
    const application = new KvApplication()
    const connection = await connect(application)
    const keys = Array.from({ length: 200 }, (_, index) => `k${index}`)
    const results = await Promise.all(
      keys.map((key, index) => connection.broadcastTx(bytesOf(`${key}=1`), senders[index % senders.length]!)),
    )
    expect(results.every(({ code }) => code === 0)).toBe(true)
    await vi.waitFor(() => expect(keys.every((key) => application.value(key) === '1')).toBe(true), soon)
    const sent = application.decided.flatMap(({ transactions }) => transactions.map((bytes) => new TextDecoder().decode(bytes)))
    expect(sent).toHaveLength(keys.length)
    for (const offset of senders.keys()) {
      const own = keys.filter((_, index) => index % senders.length === offset).map((key) => `${key}=1`)
      expect(sent.filter((text) => own.includes(text))).toEqual(own)
    }
  })

  test('is started again after kill -9, and calls wait for it', async () => {
    const application = new KvApplication()
    const connection = await connect(application)
    await connection.broadcastTx(bytesOf('a=1'), SENDER)
    await vi.waitFor(() => expect(application.value('a')).toBe('1'), soon)
    const pid = await readPid()
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(faults).toMatchObject([{ name: 'EngineEnded' }]), soon)
    expect(String(faults[0])).toContain('CometBFT ended (SIGKILL)')
    expect((await connection.broadcastTx(bytesOf('b=2'), SENDER)).code).toBe(0)
    await vi.waitFor(() => expect(application.value('b')).toBe('2'), soon)
    expect(await readPid()).not.toBe(pid)
    const heights = application.calls.filter((call) => call.startsWith('commit'))
    expect(new Set(heights).size).toBe(heights.length)
  })

  test('replays the blocks that an application lost, and none that it has', async () => {
    const disk: KvDisk = { height: 0n, values: new Map() }
    const first = await connect(new KvApplication(disk))
    await first.broadcastTx(bytesOf('a=1'), SENDER)
    await vi.waitFor(() => expect(disk.values.get('a')).toBe('1'), soon)
    await first.close()
    open.delete(first)
    const height = disk.height

    const same = new KvApplication({ height, values: new Map(disk.values) })
    const second = await connect(same)
    await second.status()
    expect(same.calls.filter((call) => call !== 'info' && !call.endsWith(` ${height + 1n}`))).toEqual([])
    await second.close()
    open.delete(second)

    const empty = new KvApplication()
    await (await connect(empty)).status()
    expect(empty.value('a')).toBe('1')
    expect(empty.calls.slice(0, 4)).toEqual(['info', 'initChain', 'finalizeBlock 1', 'commit 1'])
  })

  test('ends when the process of its application is killed', async () => {
    const script = `
      import { cometbft } from ${JSON.stringify(new URL('../../../adapters/cometbft/index.ts', import.meta.url).pathname)}
      import { KvApplication } from ${JSON.stringify(new URL('./kv-application.ts', import.meta.url).pathname)}
      const connection = await cometbft({ home: ${JSON.stringify(home)}, bin: ${JSON.stringify(engineProgram)} }).connect(new KvApplication(), () => {})
      await connection.status()
      process.kill(process.pid, 'SIGKILL')
    `
    const program = await bundleProgram('engine', { text: script })
    const { signal, stderr } = spawnSync(process.execPath, [program.path], { encoding: 'utf8' })
    await program.remove()
    expect(signal, stderr).toBe('SIGKILL')
    const pid = await readPid()
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), soon)
  })

  test('is not started without its program, its home or its genesis', async () => {
    const application = new KvApplication()
    await expect(
      insideOf(cometbft({ home, bin: '/nowhere/cometbft' })).connect(application, () => {}),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[EngineMissing: there is no program /nowhere/cometbft: 'go install github.com/cometbft/cometbft/cmd/cometbft@v0.38.25' builds the consensus engine CometBFT]`,
    )
    const nowhere = insideOf(cometbft({ home: '/nowhere', bin: engineProgram! }))
    await expect(nowhere.connect(application, () => {})).rejects.toThrowErrorMatchingInlineSnapshot(
      `[InvalidHome: /nowhere is no home of CometBFT: /nowhere/config/config.toml cannot be read; 'evmbed testnet' and 'cometbft init --home /nowhere' make one]`,
    )
    await expect(nowhere.readGenesis?.()).rejects.toMatchObject({ name: 'InvalidHome' })
    expect(() => cometbft({})).toThrowErrorMatchingInlineSnapshot(
      `[InvalidOption: option 'home': expected the path of a folder, or the option rpc, got undefined]`,
    )
  })
})

async function readPid(): Promise<number> {
  return Number(await readFile(join(home, 'engine.pid'), 'utf8'))
}

/** Returns the first of two ports that are free. */
async function freePorts(): Promise<number> {
  for (;;) {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const next = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      next.once('error', () => resolve(false)).listen(port + 1, '127.0.0.1', () => resolve(true))
    })
    for (const each of [server, next]) each.close()
    if (isFree) return port
  }
}
