import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createNode, type Hex, type Node } from 'evmbed'
import { serveHttp } from 'evmbed/http'
import { serveWebSocket } from 'evmbed/websocket'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { foundryProgram } from '../peers/foundry.js'
import { run } from './program.js'

const forge = foundryProgram('forge') ?? ''
const everything = { port: 0, namespaces: 'all', auth: { mode: 'off' } } as const
const source = fileURLToPath(new URL('forge', import.meta.url))

describe('forge', () => {
  let project: string

  beforeAll(async () => {
    project = mkdtempSync(join(tmpdir(), 'evmbed-forge-'))
    cpSync(source, project, { recursive: true })
    if (forge) await output('build')
  })
  afterAll(() => rmSync(project, { recursive: true, force: true }))
  beforeEach(({ skip }) => {
    if (!forge) skip('npm has not installed @foundry-rs/forge for this platform')
  })

  /** Returns what forge prints; throws what it complains of. */
  const output = (command: string, ...args: readonly string[]) => outputWith({}, command, ...args)
  const outputWith = async (env: Record<string, string>, command: string, ...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await run(forge, [command, '--use', join(source, 'solc.mjs'), ...args], { cwd: project, env })
    if (code !== 0) throw new Error(`${stderr}${stdout}`.trim())
    return stdout.trim()
  }

  describe.each([
    ['HTTP', serveHttp],
    ['WebSocket', serveWebSocket],
  ] as const)('over %s', (_transport, serve) => {
    let node: Node
    let url: string

    beforeAll(async () => {
      node = await createNode()
      url = (await serve(node, everything)).url
    })
    afterAll(() => node?.close())

    const own = () => ['--rpc-url', url, '--private-key', node.accounts[0]!.privateKey]
    const managed = () => ['--rpc-url', url, '--unlocked', '--from', node.accounts[1]!.address]
    const numberOf = async (to: Hex) => BigInt(await node.request('eth_call', [{ to, data: '0x8381f58a' }, 'latest']))
    const create = async (...flags: readonly string[]): Promise<Hex> => {
      const args = ['src/Counter.sol:Counter', '--broadcast', '--json', ...flags, '--constructor-args', '5']
      return JSON.parse(await output('create', ...args)).deployedTo
    }

    test.each([
      ['a key of its own', own, []],
      ['a key of its own and a price for legacy transactions', own, ['--legacy']],
      ['an account of the node', managed, []],
    ])('creates a contract with %s', async (_which, sender, flags) => {
      expect(await numberOf(await create(...sender(), ...flags))).toBe(5n)
    })

    test('runs a script as a simulation, then broadcasts its transactions', async () => {
      const before = await node.request('eth_blockNumber')
      await output('script', 'script/Deploy.s.sol', ...own())
      expect(await node.request('eth_blockNumber')).toBe(before)
      await output('script', 'script/Deploy.s.sol', ...own(), '--broadcast', '--slow')
      const { transactions, receipts } = JSON.parse(readFileSync(join(project, 'broadcast/Deploy.s.sol/31337/run-latest.json'), 'utf8'))
      expect(receipts.map(({ status }: { status: string }) => status)).toEqual(['0x1', '0x1', '0x1', '0x1'])
      expect(await numberOf(transactions[0].contractAddress)).toBe(42n)
      expect(await numberOf(transactions[2].contractAddress)).toBe(10n)
    })

    test('decodes the custom error of a script that reverts', async () => {
      const broken = output('script', 'script/Deploy.s.sol', '--sig', 'tooBig()', ...own(), '--broadcast')
      await expect(broken).rejects.toThrow('TooBig(2000)')
    })

    test('runs the tests of a project on a fork of the node', async () => {
      const counter = await create(...own())
      expect(await outputWith({ COUNTER: counter }, 'test', '--fork-url', url)).toContain('2 tests passed, 0 failed')
    })
  })
})
