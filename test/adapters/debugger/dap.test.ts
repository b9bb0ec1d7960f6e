/** The server of the Debug Adapter Protocol with the client of its makers, and with a dialogue that was recorded. */
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { DebugClient } from '@vscode/debugadapter-testsupport'
import type { DebugProtocol } from '@vscode/debugprotocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MessageReader, messageBytes } from '../../../adapters/debugger/dap/messages.js'
import { json, loopback } from '../../balances/loopback.js'
import { root } from '../../docs/documents.js'
import type { InProcess } from '../cli/in-process.js'
import { useInProcess } from '../cli/in-process.js'
import { type CoinChain, startCoinChain, TOKEN } from './coin-debuggee.js'

const { evmbed, folder } = await useInProcess()
const FILE = 'contracts/Coin.sol'
let chain: CoinChain
const clients: DebugClient[] = []

beforeAll(async () => {
  chain = await startCoinChain(folder)
})
afterAll(() => chain.close())
afterEach(async () => {
  for (const client of clients.splice(0)) await client.stop().catch(() => {})
})

function serve(...more: string[]): InProcess {
  const args = ['debug', '--dap-port', '0', '--rpc-url', chain.server.url, '--artifacts', chain.artifacts, ...more]
  return evmbed(args, { EVMBED_AUTH_TOKEN: TOKEN })
}

async function portOf(server: InProcess): Promise<number> {
  const [, port] = (await server.sees(/on 127\.0\.0\.1:(\d+)/))!
  return Number(port)
}

async function clientOf(...more: string[]): Promise<DebugClient> {
  const client = new DebugClient('', '', 'evmbed')
  await client.start(await portOf(serve(...more)))
  clients.push(client)
  return client
}

/** Launches, and waits for the first stop. */
async function launch(
  client: DebugClient,
  given: object,
  configure: () => Promise<unknown> = async () => {},
): Promise<DebugProtocol.StoppedEvent> {
  await client.initializeRequest()
  const initialized = client.waitForEvent('initialized')
  await client.launchRequest(given as DebugProtocol.LaunchRequestArguments)
  await initialized
  await configure()
  return eventOf(client, 'stopped', () => client.configurationDoneRequest())
}

/** Waits for an event that a request has. */
async function eventOf(client: DebugClient, event: string, ask: () => Promise<unknown>): Promise<DebugProtocol.StoppedEvent> {
  const [found] = await Promise.all([client.waitForEvent(event), ask()])
  return found as DebugProtocol.StoppedEvent
}

async function here(client: DebugClient): Promise<string> {
  const { stackFrames } = (await client.stackTraceRequest({ threadId: 1 })).body
  return stackFrames.map(({ name, line }) => `${name}:${line}`).join(' ')
}

const refusal = (promise: Promise<unknown>) => promise.then(() => 'no refusal').catch((error: Error) => error.message)

describe('the client of the protocol', () => {
  it('stops at a breakpoint, steps and goes back', async () => {
    const client = await clientOf()
    const source = { path: join(root, 'examples', FILE) }
    const stopped = await launch(client, { transaction: chain.good, stopOnEntry: false }, async () => {
      const { breakpoints } = (await client.setBreakpointsRequest({ source, breakpoints: [{ line: 44 }, { line: 900 }] })).body
      expect(breakpoints).toMatchObject([
        { verified: true, line: 45, source: { name: 'Coin.sol', path: FILE, sourceReference: 1 } },
        { verified: false, message: 'contracts/Coin.sol has no code from line 900 on' },
      ])
    })
    expect(stopped.body.reason).toBe('breakpoint')
    expect(await here(client)).toBe('Coin._transfer:45 Coin.transfer:26')
    await eventOf(client, 'stopped', () => client.nextRequest({ threadId: 1 }))
    expect(await here(client)).toBe('Coin._transfer:46 Coin.transfer:26')
    await eventOf(client, 'stopped', () => client.stepBackRequest({ threadId: 1 }))
    expect(await here(client)).toBe('Coin._transfer:45 Coin.transfer:26')
    await eventOf(client, 'stopped', () => client.stepOutRequest({ threadId: 1 }))
    expect(await here(client)).toBe('Coin.transfer:26')
    const hit = await eventOf(client, 'stopped', () => client.reverseContinueRequest({ threadId: 1 }))
    expect([hit.body.reason, await here(client)]).toEqual(['breakpoint', 'Coin._transfer:45 Coin.transfer:26'])
    const end = await eventOf(client, 'stopped', () => client.continueRequest({ threadId: 1 }))
    expect(end.body).toMatchObject({ reason: 'pause', description: 'This is the end of the transaction' })
    await eventOf(client, 'terminated', () => client.continueRequest({ threadId: 1 }))
  })

  it('stops at failures, and not if they are not wanted', async () => {
    const client = await clientOf()
    const { body } = await launch(client, { transaction: chain.bad, stopOnEntry: false })
    expect(body).toMatchObject({ reason: 'exception', description: 'The code fails here', text: 'REVERT' })
    const second = await clientOf()
    const stopped = await launch(second, { transaction: chain.bad, stopOnEntry: false }, () =>
      second.setExceptionBreakpointsRequest({ filters: [] }),
    )
    expect(stopped.body.reason).toBe('pause')
  })

  it('tells a failure from the function in which it is', async () => {
    const client = await clientOf(chain.bad)
    const stopped = await launch(client, { stopOnEntry: false }, () =>
      client.setFunctionBreakpointsRequest({ breakpoints: [{ name: '_transfer' }] }),
    )
    expect(stopped.body.reason).toBe('function breakpoint')
    const failed = await eventOf(client, 'stopped', () => client.continueRequest({ threadId: 1 }))
    expect(failed.body).toMatchObject({ reason: 'exception', text: 'REVERT' })
  })

  it('stops at functions, instructions and writes', async () => {
    const client = await clientOf(chain.good)
    const stopped = await launch(client, { stopOnEntry: false }, async () => {
      const { breakpoints } = (await client.setFunctionBreakpointsRequest({ breakpoints: [{ name: '_transfer' }, { name: 'none' }] })).body
      expect(breakpoints).toMatchObject([{ verified: true }, { verified: false, message: 'no build info has a function none' }])
    })
    expect(stopped.body.reason).toBe('function breakpoint')
    const [frame] = (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames
    const { instructions } = (
      await client.disassembleRequest({ memoryReference: frame!.instructionPointerReference!, instructionOffset: -2, instructionCount: 40 })
    ).body!
    expect(instructions.length).toBe(40)
    const { address, instruction } = instructions[5]!
    const [set] = (await client.customRequest('setInstructionBreakpoints', { breakpoints: [{ instructionReference: address }] })).body
      .breakpoints
    expect(set.verified).toBe(true)
    expect((await eventOf(client, 'stopped', () => client.continueRequest({ threadId: 1 }))).body.reason).toBe('instruction breakpoint')
    expect((await client.evaluateRequest({ expression: '$pc' })).body.result).toBe(instruction.split(' ')[0])
    await eventOf(client, 'stopped', () => client.stepInRequest({ threadId: 1, granularity: 'instruction' }))
    const next = instructions[6]!
    expect((await client.stackTraceRequest({ threadId: 1 })).body.stackFrames[0]!.instructionPointerReference).toBe(next.address)
    // Beyond the code there is nothing, and the answer has as many as were asked for.
    const before = (await client.disassembleRequest({ memoryReference: address, instructionOffset: -9999, instructionCount: 2 })).body!
    expect(before.instructions.map(({ presentationHint }) => presentationHint)).toEqual(['invalid', 'invalid'])
  })

  it('watches a slot', async () => {
    const session = await chain.node.debug(chain.good)
    await session.runTo({ opcode: 'SSTORE' })
    const written = (await session.machine()).stack.at(-1)!
    const watching = await clientOf(chain.good)
    await launch(watching, {})
    const info = (await watching.dataBreakpointInfoRequest({ name: `storage[${written}]` })).body
    await watching.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.dataId! }] })
    expect((await eventOf(watching, 'stopped', () => watching.continueRequest({ threadId: 1 }))).body.reason).toBe('data breakpoint')
  })

  it('goes on to the end if nothing writes to a watched slot', async () => {
    const client = await clientOf(chain.good)
    await launch(client, {})
    await client.setExceptionBreakpointsRequest({ filters: [] })
    const { dataId } = (await client.dataBreakpointInfoRequest({ name: 'storage[77]' })).body
    expect((await client.dataBreakpointInfoRequest({ name: 'balance' })).body.dataId).toBeNull()
    await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: dataId! }] })
    expect((await eventOf(client, 'stopped', () => client.continueRequest({ threadId: 1 }))).body.reason).toBe('pause')
  })

  it('shows arguments, the machine, the stack and the memory', async () => {
    const client = await clientOf(chain.bad)
    await launch(client, { stopOnEntry: false })
    const outer = (await client.scopesRequest({ frameId: 2 })).body.scopes
    expect(outer.map(({ name }) => name)).toEqual(['Arguments', 'Locals', 'State', 'Transient storage'])
    const { scopes } = (await client.scopesRequest({ frameId: 1 })).body
    expect(scopes.map(({ name }) => name)).toEqual(['Locals', 'State', 'Transient storage', 'Machine', 'Stack', 'Memory'])
    const variables = await Promise.all(
      [outer[0]!, ...scopes.slice(3)].map(
        async ({ variablesReference }) => (await client.variablesRequest({ variablesReference })).body.variables,
      ),
    )
    expect(variables[0]![0]!.value).toMatch(/^to: 0x[0-9a-fA-F]{40}, value: 1000$/)
    expect(variables[1]!.find(({ name }) => name === 'op')).toMatchObject({ value: 'REVERT', evaluateName: '$op' })
    expect(variables[2]![3]).toMatchObject({ name: '[3]', value: '0x3e8 (1000)' })
    expect(variables[3]![2]).toMatchObject({ name: '0x40', value: `0x${'80'.padStart(64, '0')}` })
    expect((await client.evaluateRequest({ expression: variables[2]![3]!.evaluateName! })).body.result).toBe('0x3e8 (1000)')
  })

  it('shows state variables of the code that runs, and their members', async () => {
    const client = await clientOf(chain.bad)
    await launch(client, { stopOnEntry: false })
    const { scopes } = (await client.scopesRequest({ frameId: 1 })).body
    const { variablesReference } = scopes.find(({ name }) => name === 'State')!
    const { variables } = (await client.variablesRequest({ variablesReference })).body
    expect(variables.map(({ name }) => name)).toEqual(['balanceOf', 'allowance'])
    const [entry] = (await client.variablesRequest({ variablesReference: variables[0]!.variablesReference })).body.variables
    expect(entry).toMatchObject({ type: 'uint256', value: '95', variablesReference: 0 })
    expect((await client.evaluateRequest({ expression: entry!.evaluateName! })).body.result).toBe('95')
    const transient = scopes.find(({ name }) => name === 'Transient storage')!
    const none = await client.variablesRequest({ variablesReference: transient.variablesReference })
    expect(none.body.variables).toMatchObject([{ name: '(incomplete)', value: expect.stringContaining('transientStorageLayout') }])
  })

  it('shows the variables of each function', async () => {
    const client = await clientOf(chain.bad)
    await launch(client, { stopOnEntry: false })
    const localsOf = async (frameId: number) => {
      const { scopes } = (await client.scopesRequest({ frameId })).body
      const { variablesReference } = scopes.find(({ name }) => name === 'Locals')!
      return (await client.variablesRequest({ variablesReference })).body.variables.map(({ name, value }) => `${name} = ${value}`)
    }

    expect((await localsOf(1)).filter((text) => !text.includes('0x'))).toEqual(['value = 1000', 'balance = 95'])
    expect((await localsOf(2)).filter((text) => text.startsWith('value'))).toEqual(['value = 1000'])
    expect((await client.evaluateRequest({ expression: 'value', frameId: 2 })).body.result).toBe('1000')
  })

  it('says why the code fails', async () => {
    const client = await clientOf(chain.bad)
    await launch(client, { stopOnEntry: false })
    expect((await client.customRequest('exceptionInfo', { threadId: 1 })).body).toEqual({
      exceptionId: 'REVERT',
      breakMode: 'always',
      description: expect.stringMatching(/^reverted with ERC20InsufficientBalance\(sender: 0x\w{40}, balance: 95, needed: 1000\)$/),
    })
  })

  it('reads bytes of the memory and of the code', async () => {
    const client = await clientOf(chain.bad)
    await launch(client, { stopOnEntry: false })
    const read = async (memoryReference: string, offset: number, count: number) => {
      const { address, data, unreadableBytes } = (await client.customRequest('readMemory', { memoryReference, offset, count })).body
      return [address, Buffer.from(data, 'base64').toString('hex'), unreadableBytes]
    }
    expect(await read('0x40', 24, 8)).toEqual(['0x58', '0000000000000080', 0])
    expect((await read('0x0', 0, 100_000))[2]).toBeGreaterThan(90_000)
    expect(await read('0x40', -80, 4)).toEqual(['0x0', '', 4])
    const [frame] = (await client.stackTraceRequest({ threadId: 1 })).body.stackFrames
    expect((await read(frame!.instructionPointerReference!, 0, 1))[1]).toBe('fd')
  })

  it('watches a variable of the contract', async () => {
    const client = await clientOf(chain.good)
    await launch(client, {})
    const { scopes } = (await client.scopesRequest({ frameId: 1 })).body
    const state = scopes.find(({ name }) => name === 'State')!.variablesReference
    const [balances] = (await client.variablesRequest({ variablesReference: state })).body.variables
    const refused = (await client.dataBreakpointInfoRequest({ variablesReference: state, name: 'balanceOf' })).body
    expect(refused).toEqual({ dataId: null, description: 'balanceOf has several slots: one of its members can be watched' })
    const { variablesReference } = balances!
    const [entry] = (await client.variablesRequest({ variablesReference })).body.variables
    const info = (await client.dataBreakpointInfoRequest({ variablesReference, name: entry!.name })).body
    expect(info).toMatchObject({ description: `balanceOf${entry!.name}`, accessTypes: ['write'] })
    const { breakpoints } = (await client.setDataBreakpointsRequest({ breakpoints: [{ dataId: info.dataId! }, { dataId: 'nothing' }] }))
      .body
    expect(breakpoints).toMatchObject([{ verified: true }, { verified: false }])
    expect((await eventOf(client, 'stopped', () => client.continueRequest({ threadId: 1 }))).body.reason).toBe('data breakpoint')
    expect((await client.evaluateRequest({ expression: '$op' })).body.result).toBe('SSTORE')
    await eventOf(client, 'stopped', () => client.stepInRequest({ threadId: 1, granularity: 'instruction' }))
    expect((await client.evaluateRequest({ expression: entry!.evaluateName! })).body.result).not.toBe(entry!.value)
  })

  it('gives the text of sources from the build info, and files of the project that have it', async () => {
    const text = await readFile(join(root, 'examples', FILE), 'utf8')
    const client = await clientOf(chain.good)
    await launch(client, {})
    const [source] = (await client.customRequest('loadedSources')).body.sources
    expect(source).toEqual({ name: 'Coin.sol', path: FILE, sourceReference: 1 })
    expect((await client.sourceRequest({ source, sourceReference: 1 })).body.content).toBe(text)
    const second = await clientOf(chain.good, '--root', join(root, 'examples'))
    await launch(second, {})
    const [frame] = (await second.stackTraceRequest({ threadId: 1 })).body.stackFrames
    expect(frame!.source).toEqual({ name: 'Coin.sol', path: join(root, 'examples', FILE) })
  })

  it('launches a call', async () => {
    const client = await clientOf(chain.good)
    const { to, input, from } = (await chain.node.request('eth_getTransactionByHash', [chain.bad]))!
    await client.initializeRequest()
    expect([
      await refusal(client.launchRequest({ to: 'coin' } as never)),
      await refusal(client.launchRequest({ to, block: {} } as never)),
      await refusal(client.launchRequest({ data: input } as never)),
    ]).toEqual([
      "'to' must be an address, 0x and 40 hex digits",
      "'block' must be a block, by its number or as latest, safe, finalized or earliest",
      "a call needs 'to', the address of the contract",
    ])
    await launch(client, { to, data: input, from, value: 0, block: 1, stopOnEntry: false })
    expect(await here(client)).toBe('Coin._transfer:46 Coin.transfer:26')
    expect((await client.evaluateRequest({ expression: 'balance' })).body.result).toBe('100')
    expect((await client.threadsRequest()).body.threads).toEqual([{ id: 1, name: `call of ${to!.slice(0, 10)}…` }])
  })

  it('refuses what it cannot do, and goes on', async () => {
    const client = await clientOf(chain.good)
    await client.initializeRequest()
    const refusals = [
      await refusal(client.threadsRequest()),
      await refusal(client.launchRequest({ rpcUrl: 'http://127.0.0.1:1' } as never)),
      await refusal(client.launchRequest({ transaction: '0x12' } as never)),
      await refusal(client.customRequest('toString')),
    ]
    await launch(client, {})
    refusals.push(
      await refusal(client.launchRequest({} as never)),
      await refusal(client.evaluateRequest({ expression: 'x' })),
      await refusal(client.variablesRequest({ variablesReference: 9e9 })),
      await refusal(client.scopesRequest({ frameId: 77 })),
      await refusal(client.sourceRequest({ sourceReference: 5 })),
      await refusal(client.disassembleRequest({ memoryReference: 'zz', instructionCount: 1 })),
      await refusal(client.setBreakpointsRequest({ source: {}, breakpoints: [] })),
      await refusal(client.customRequest('evaluate', 'text')),
    )
    expect(refusals).toMatchInlineSnapshot(`
      [
        "nothing is being debugged: the request 'launch' names a transaction or a call",
        "a client of a port cannot name rpcUrl: the flags of evmbed debug do",
        "expected the hash of a transaction, got '0x12'",
        "there is no request 'toString'",
        "a transaction or a call is being debugged",
        "there is no variable "x": there are balanceOf, allowance",
        "there are no variables 9000000000",
        "there is no frame 77",
        "no build info has this source",
        "there is no instruction at this address",
        "expected a source with a path or a sourceReference",
        "expected arguments in an object",
      ]
    `)
    expect(await here(client)).toBe('Coin.transfer:26')
  })
})

/** Sends bytes to a port, and returns what comes back until the server closes the connection. */
async function exchangeBytes(bytes: string | Buffer): Promise<string> {
  const socket = connect(await portOf(serve(chain.good)), '127.0.0.1')
  socket.end(bytes)
  let text = ''
  for await (const part of socket) text += part
  return text
}

describe('a stream that is damaged', () => {
  it.each([
    ['a request of a browser', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\n\r\n{}'],
    ['a header without an end', 'x'.repeat(300)],
    ['a length that is no number', 'Content-Length: -5\r\n\r\n'],
  ])('is closed with a reason: %s', async (_name, bytes) => {
    expect(await exchangeBytes(bytes)).toContain('evmbed: expected the header Content-Length and no others')
  })

  it('is closed if a message is too long', async () => {
    expect(await exchangeBytes('Content-Length: 99999999\r\n\r\n')).toContain('a message has 99999999 bytes')
  })

  it.each([['{'], ['[]'], ['{"type":"request","command":"launch"}'], ['null'], ['"\\ud800"']])(
    'tells what it expects instead of %s',
    (text) =>
      expect(exchangeBytes(Buffer.from(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`))).resolves.toContain(
        'evmbed: expected a request: an object with seq, type and command',
      ),
  )
})

describe('the standard input and output', () => {
  const record = new URL('dialogue.dap', import.meta.url)

  /** Sends requests, and returns the messages that come back for each. */
  async function dialogue(requests: readonly object[]): Promise<object[][]> {
    const [input, output] = [new PassThrough(), new PassThrough()]
    const { ended } = evmbed(
      ['debug', '--dap', '--artifacts', chain.artifacts, '--rpc-url', chain.server.url],
      { EVMBED_AUTH_TOKEN: TOKEN },
      { input, output, isInteractive: false, columns: () => undefined },
    )
    const reader = new MessageReader()
    const received: object[] = []
    output.on('data', (part: Uint8Array) => received.push(...reader.read(part).map((text) => JSON.parse(text) as object)))
    for (const [index, request] of requests.entries()) {
      const bytes = messageBytes({ seq: index + 1, type: 'request', ...request })
      // In two parts, as a pipe may bring them.
      input.write(bytes.subarray(0, 30))
      input.write(bytes.subarray(30))
    }
    input.end()
    expect(await ended).toEqual({ code: 0, out: '', err: '' })
    const groups: object[][] = []
    for (const message of received) {
      if ('request_seq' in message) groups.push([message])
      else groups.at(-1)?.push(message)
    }
    return groups
  }

  it('takes the launch of the documents', async () => {
    const documented = await readFile(join(root, 'docs', 'debugging.md'), 'utf8')
    const [launched, manifest] = [...documented.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => JSON.parse(text!))
    const given = {
      ...launched,
      transaction: chain.bad,
      artifacts: [chain.artifacts],
      root: join(root, 'examples'),
      rpcUrl: chain.server.url,
    }
    const stack = { command: 'stackTrace', arguments: { threadId: 1 } }
    const answers = await dialogue([{ command: 'launch', arguments: given }, { command: 'configurationDone' }, stack])
    expect(answers[2]).toMatchObject([{ body: { stackFrames: [{ source: { path: join(root, 'examples', FILE) } }] } }])
    const [debuggerOfEditor] = manifest.contributes.debuggers
    const { bin } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
    expect(join('node_modules/evmbed', bin.evmbed)).toBe(join('.vscode/extensions/evmbed', debuggerOfEditor.program))
    expect(debuggerOfEditor).toMatchObject({ type: launched.type, args: ['debug', '--dap'] })
  })

  it('sends no token to another node than that of the command line', async () => {
    const other = await loopback((_request, response) => json(response, { jsonrpc: '2.0', id: 1, result: null }))
    const [[answer] = []] = await dialogue([{ command: 'launch', arguments: { transaction: chain.bad, rpcUrl: other.url } }])
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining('the node has no transaction') })
    expect(other.asked.map(({ headers }) => headers.authorization)).toEqual([undefined])
  })

  it('answers a dialogue as it was recorded', async () => {
    const lines = (await readFile(record, 'utf8')).split('\n')
    const requests = lines.filter((line) => line.startsWith('>> ')).map((line) => JSON.parse(line.slice(3)) as object)
    const answers = await dialogue(requests)
    const text = requests
      .map((request, index) =>
        [`>> ${JSON.stringify(request)}`, ...(answers[index] ?? []).map((answer) => `<< ${JSON.stringify(answer)}`)].join('\n'),
      )
      .join('\n\n')
    if (process.env.RECORD) await writeFile(record, `${text}\n`)
    expect(`${text}\n`).toBe(await readFile(record, 'utf8'))
    expect(requests.length).toBeGreaterThan(15)
  })
})
