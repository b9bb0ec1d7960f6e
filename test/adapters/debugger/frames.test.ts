/** Both debuggers in a function whose contract waits for another one, with a file, an account and variables of its own. */
import { createNode, type DebugSession, type Node } from 'evmbed'
import { encodeFunctionData, type Hex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MessageReader, messageBytes } from '../../../adapters/debugger/dap/messages.js'
import { DapServer, ProjectFiles, TerminalDebugger } from '../../../adapters/debugger/index.js'
import { Artifacts, debugRemoteTransaction, SourceTexts } from '../../../src/internal-debugger.js'
import type { Json } from '../../../src/primitives/json.js'
import { availableCompilers } from '../../contracts/solc.js'
import { buildOf, modesOf } from '../../source/positions.js'

const OUTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;
import "./Inner.sol";
contract Outer {
  uint256 own = 11;
  Inner inner = new Inner();
  function run() external {
    uint256 got = inner.twice(4);
    own = got;
  }
}
`
const INNER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;
contract Inner {
  struct Point { uint256 x; uint256 y; }
  uint256 other = 22;
  uint256 transient flag;
  Point point;
  function twice(uint256 value) external returns (uint256) {
    flag = 1;
    other = value * 2;
    point = Point(3, 4);
    return other;
  }
}
`
const compiler = availableCompilers().at(-1)!
const build = buildOf(compiler, modesOf(compiler.version)[0]!, { 'src/Outer.sol': OUTER, 'src/Inner.sol': INNER }, [
  'storageLayout',
  'transientStorageLayout',
])
const artifacts = new Artifacts()
artifacts.add(build)
const texts = new SourceTexts(artifacts.builds)

let node: Node
let hash: Hex
let outer: Hex

beforeAll(async () => {
  node = await createNode()
  node.artifacts.add(build)
  const from = node.accounts[0]!.address
  const { contracts } = build.output as unknown as { contracts: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }
  const data: Hex = `0x${contracts['src/Outer.sol']!.Outer!.evm.bytecode.object}`
  const created = await node.request('eth_sendTransaction', [{ from, data, gas: '0x989680' }])
  outer = (await node.request('eth_getTransactionReceipt', [created]))!.contractAddress!
  const abi = [{ type: 'function', name: 'run', inputs: [], outputs: [], stateMutability: 'nonpayable' }] as const
  hash = await node.request('eth_sendTransaction', [{ from, to: outer, data: encodeFunctionData({ abi }), gas: '0x989680' }])
})
afterAll(() => node.close())

describe('the debugger of the terminal', () => {
  async function answers(...commands: readonly string[]): Promise<string[][]> {
    const plain = (text: string) => text
    const debug = new TerminalDebugger(await node.debug(hash), texts, () => ({ width: 200, bold: plain, dim: plain }))
    await debug.begin()
    const all: string[][] = []
    for (const command of commands) all.push([...((await debug.execute(command)) ?? [])])
    return all
  }

  it('means the file and the storage of the function that is shown', async () => {
    const [, , own, around, ownLine, ownFile, , outerSlot, outerLine, outerHere] = await answers(
      ...['b Inner.sol:10', 'c', 'p storage[0]', 'list', 'b 11', 'list 1', 'up', 'p storage[0]', 'b 9', 'break'],
    )
    expect([own, ownLine]).toEqual([['storage[0] = 0x16 (22)'], ['Breakpoint 3: src/Inner.sol:11']])
    expect(around!.find((line) => line.startsWith('>'))).toContain('other = value * 2;')
    expect(ownFile!.join()).toContain('contract Inner')
    expect(outerSlot).toEqual(['storage[0] = 0xb (11)'])
    expect([outerLine, outerHere]).toEqual([['Breakpoint 4: src/Outer.sol:9'], ['Breakpoint 5: src/Outer.sol:8']])
  })

  it('watches a variable of the function that is shown, and not that slot of other contracts', async () => {
    const commands = [
      'b Inner.sol:9',
      'c',
      'delete',
      'up',
      'watch own',
      'c',
      'bt',
      'run',
      'b Inner.sol:9',
      'c',
      'delete',
      'watch other',
      'c',
      'bt',
    ]
    const reached = await answers(...commands)
    expect(reached[5]![0]).toBe('Breakpoint 3, writes to slot 0')
    expect(reached[6]!.map((line) => line.split(' ')[1])).toEqual(['Outer.run'])
    expect(reached[13]!.map((line) => line.split(' ')[1])).toEqual(['Inner.twice', 'Outer.run'])
  })

  it('watches no variable in transient storage', async () => {
    expect((await answers('b Inner.sol:9', 'c', 'watch flag')).at(-1)).toEqual([
      'flag is in transient storage: only writes to storage can be watched',
    ])
  })
})

interface Message {
  readonly type: string
  readonly event?: string
  readonly success?: boolean
  readonly message?: string
  // biome-ignore lint/suspicious/noExplicitAny: it is as various as the protocol
  readonly body?: any
}

/** A server in this process, and what it answers to each request. */
function served(session: DebugSession): (command: string, given?: object) => Promise<Message[]> {
  const reader = new MessageReader()
  let received: Message[] = []
  let sequence = 0
  const server = new DapServer({
    open: async () => ({ name: 'test', session, texts, files: new ProjectFiles(undefined), contracts: artifacts.contracts }),
    write: (bytes) => void received.push(...reader.read(bytes).map((text) => JSON.parse(text) as Message)),
    end: () => {},
  })
  return async (command, given = {}) => {
    received = []
    server.receive(messageBytes({ seq: ++sequence, type: 'request', command, arguments: given }))
    await server.idle()
    return received
  }
}

/** Returns references to the scopes of a frame. */
async function scopesOf(ask: ReturnType<typeof served>, frameId: number): Promise<Record<string, number>> {
  const [{ body } = {}] = await ask('scopes', { frameId })
  return Object.fromEntries(
    (body as { scopes: { name: string; variablesReference: number }[] }).scopes.map(({ name, variablesReference }) => [
      name,
      variablesReference,
    ]),
  )
}

describe('the server of the protocol', () => {
  /** Stops in `Inner`, at the first line of `twice` behind that with `flag`. */
  async function stopped(session: DebugSession): Promise<ReturnType<typeof served>> {
    const ask = served(session)
    await ask('launch', { stopOnEntry: false })
    await ask('setBreakpoints', { source: { path: 'src/Inner.sol' }, breakpoints: [{ line: 10 }] })
    expect((await ask('configurationDone'))[1]).toMatchObject({ event: 'stopped', body: { reason: 'breakpoint' } })
    return ask
  }

  it('watches variables of each function, in the storage of its account', async () => {
    const ask = await stopped(await node.debug(hash))
    const infoOf = async (variablesReference: number, name: string) =>
      (await ask('dataBreakpointInfo', { variablesReference, name }))[0]!.body as { dataId: string | null; description: string }
    const outerState = (await scopesOf(ask, 2)).State!
    await ask('variables', { variablesReference: outerState })
    expect(await infoOf(outerState, 'own')).toMatchObject({ dataId: `${outer}[0]`, description: 'own' })
    const innerState = (await scopesOf(ask, 1)).State!
    const [{ body } = {}] = await ask('variables', { variablesReference: innerState })
    const point = body.variables.find(({ name }: { name: string }) => name === 'point').variablesReference
    await ask('variables', { variablesReference: point })
    const { dataId, description } = await infoOf(point, 'y')
    expect(description).toBe('point.y')
    expect(dataId).toMatch(/^0x[0-9a-f]{40}\[2\]$/)
    expect(dataId).not.toContain(outer)
    expect((await ask('evaluate', { expression: 'storage[0]', frameId: 2 }))[0]!.body.result).toBe('0xb (11)')
    expect((await ask('evaluate', { expression: 'storage[0]', frameId: 9 }))[0]).toMatchObject({ success: false })
    expect((await ask('setDataBreakpoints', { breakpoints: [{ dataId }] }))[0]!.body.breakpoints).toMatchObject([{ verified: true }])
    expect((await ask('continue'))[1]).toMatchObject({ event: 'stopped', body: { reason: 'data breakpoint' } })
  })

  it('watches nothing but storage', async () => {
    const ask = await stopped(await node.debug(hash))
    const scopes = await scopesOf(ask, 1)
    const refusals: unknown[] = []
    for (const [scope, name] of [
      ['Transient storage', 'flag'],
      ['Memory', '0x40'],
      ['Stack', '[0]'],
      ['Machine', 'gas'],
    ] as const) {
      await ask('variables', { variablesReference: scopes[scope] })
      const [{ body } = {}] = await ask('dataBreakpointInfo', { variablesReference: scopes[scope], name })
      refusals.push([body.dataId, body.description])
    }
    const [{ body } = {}] = await ask('dataBreakpointInfo', { name: '64' })
    refusals.push([body.dataId, body.description])
    expect(refusals).toMatchInlineSnapshot(`
      [
        [
          null,
          "flag is in transient storage: only writes to storage can be watched",
        ],
        [
          null,
          "0x40 is no variable in storage",
        ],
        [
          null,
          "[0] is no variable in storage",
        ],
        [
          null,
          "gas is no variable in storage",
        ],
        [
          null,
          "expected a name in "64", before "64"",
        ],
      ]
    `)
  })

  it('calls a session once at a time, and runs nothing again to show what it has', async () => {
    let [running, most, looks] = [0, 0, 0]
    const session = await node.debug(hash)
    const watched = new Proxy(session, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target)
        if (typeof member !== 'function') return member
        return async (...given: unknown[]) => {
          most = Math.max(most, ++running)
          if (name === 'machine') looks++
          const answer: unknown = await member.apply(target, given)
          running--
          return answer
        }
      },
    })
    const ask = await stopped(watched)
    const { Machine, State } = await scopesOf(ask, 1)
    looks = 0
    const [shown] = await ask('variables', { variablesReference: Machine })
    expect(shown!.body.variables.map(({ name }: { name: string }) => name)).toEqual([
      'pc',
      'op',
      'gas',
      'cost',
      'depth',
      'address',
      'returndata',
    ])
    expect(looks).toBe(1)
    const [{ body } = {}] = await ask('variables', { variablesReference: State })
    for (const { variablesReference } of body.variables) if (variablesReference > 0) await ask('variables', { variablesReference })
    expect([looks, most]).toEqual([1, 1])
  })

  it('reports a node that is away while the run goes on, and goes on itself', async () => {
    let isAway = false
    const request = async (method: string, params: readonly Json[]) => {
      if (isAway) throw new Error('the node is away')
      // Then code and storage are asked for when they are needed.
      if (JSON.stringify(params).includes('prestateTracer')) throw new Error('there is none')
      return (await node.call(method, params as never)) as Json
    }
    const ask = served(await debugRemoteTransaction(request, hash, artifacts))
    await ask('launch', { stopOnEntry: false })
    isAway = true
    const messages = await ask('configurationDone')
    expect(messages.map(({ type, event, success, body }) => [event ?? type, success ?? body.reason ?? body.output])).toEqual([
      ['response', true],
      ['output', 'evmbed: the node is away\n'],
      ['stopped', 'pause'],
    ])
    isAway = false
    expect((await ask('continue'))[1]).toMatchObject({ event: 'stopped', body: { description: 'This is the end of the transaction' } })
  })
})
