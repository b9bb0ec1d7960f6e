/** `evmbed debug` with a server of a node, driven by lines of commands. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import type { Node } from 'evmbed'
import { getAddress, type Hex, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, loopback } from '../../balances/loopback.js'
import { buildInfo } from '../../docs/foundry-artifact.js'
import { anvilProgram, startAnvil } from '../../peers/anvil.js'
import { type CoinChain, sendTransfers, startCoinChain, TOKEN } from '../debugger/coin-debuggee.js'
import type { Ended } from './command-line.js'
import { freePort, useInProcess } from './in-process.js'

const ZERO = `0x${'0'.repeat(40)}`
const { evmbed, folder } = await useInProcess()
let chain: CoinChain
let node: Node
let good: Hex
let bad: Hex

beforeAll(async () => {
  chain = await startCoinChain(folder)
  ;({ node, good, bad } = chain)
})
afterAll(() => chain.close())

/** Runs commands, and returns what is printed after the first view. */
async function debug(
  run: string | readonly string[],
  commands: readonly string[],
  { builds = chain.artifacts, url = chain.server.url, flags = [] as string[] } = {},
): Promise<Ended> {
  const dialogue = {
    input: Readable.from(commands.map((command) => `${command}\n`)),
    output: new PassThrough(),
    isInteractive: false,
    columns: () => undefined,
  }
  const args = ['debug', ...[run].flat(), '--rpc-url', url, '--artifacts', builds, ...flags]
  return evmbed(args, { EVMBED_AUTH_TOKEN: TOKEN }, dialogue).ended
}

/** The lines that commands answer, without the view of the beginning. */
async function answers(run: string | readonly string[], ...commands: readonly string[]): Promise<string[]> {
  const { code, out, err } = await debug(run, commands)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return out.split('\n').slice(10)
}

/** Returns what a transaction calls, and its block. */
async function callOf(hash: Hex): Promise<{ to: string; data: string; block: string; from: string }> {
  const transaction = await node.request('eth_getTransactionByHash', [hash])
  const { to, input, blockNumber, from } = transaction!
  return { to: to!, data: input, block: String(Number(blockNumber)), from }
}

describe('evmbed debug', () => {
  const documented = readFile(new URL('../../../docs/debugging.md', import.meta.url), 'utf8')

  it('answers as the documents show', async () => {
    const [, block = ''] = /```text\n\$ npx evmbed debug [^\n]*\n(.*?)```/s.exec(await documented) ?? []
    const lines = block.split('\n')
    const prompt = '(evmbed) '
    const commands = lines.filter((line) => line.startsWith(prompt)).map((line) => line.slice(prompt.length))
    expect(commands.length).toBeGreaterThan(2)
    const { code, out, err } = await debug(bad, commands)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toBe(lines.filter((line) => !line.startsWith(prompt)).join('\n'))
  })

  it('has the commands of the documents', async () => {
    const [, table = ''] = /## At the terminal.*?\n\| --- \| --- \|\n(.*?)\n\n/s.exec(await documented) ?? []
    const named = table.split('\n').flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name!))
    const help = await answers(good, 'help')
    const known = help.flatMap((line) => line.slice(0, 32).split(/[ ,/]/).slice(0, 1)).filter((name) => name !== '')
    expect(new Set([...named.filter((name) => name !== 'advance')])).toEqual(new Set(known))
    for (const name of named) expect(help.some((line) => line.slice(0, 32).includes(name))).toBe(true)
  })

  it.each([
    [['step'], 'Coin._transfer at contracts/Coin.sol:45:9'],
    [['s 2'], 'Coin._transfer at contracts/Coin.sol:46:23'],
    [['next'], 'Coin.transfer at contracts/Coin.sol:27:16'],
    [['s', 'finish'], 'Coin.transfer at contracts/Coin.sol:26:9'],
    [['n', 'reverse-next'], 'Coin.transfer at contracts/Coin.sol:26:9'],
    [['s', '', 'rs'], 'Coin._transfer at contracts/Coin.sol:45:'],
    [['b 48', 'c'], 'Coin._transfer at contracts/Coin.sol:48:'],
    [['break Coin.sol:47', 'break 48', 'c', ''], 'Coin._transfer at contracts/Coin.sol:48:'],
    [['b _transfer', 'c'], 'Coin._transfer at contracts/Coin.sol:44:'],
    [['tbreak 46', 'c', 'b 45', 'rc'], 'Coin._transfer at contracts/Coin.sol:45:'],
    [['until 49'], 'Coin._transfer at contracts/Coin.sol:49:'],
    [['s', 'until', 'u'], 'Coin._transfer at contracts/Coin.sol:47:'],
    [['b 47', 'until'], 'Coin._transfer at contracts/Coin.sol:47:'],
    [['b 46', 's 9'], 'Coin._transfer at contracts/Coin.sol:46:'],
    [['b *1283', 'si 9'], 'pc 1283 CALLER'],
    [['catch sstore', 'c', ''], 'Coin._transfer at contracts/Coin.sol:48:'],
    [['goto 1', 'si'], '[2/'],
    [['s', 'b *1280', 'rc', ''], '[1/'],
    [['s', 'reverse-finish'], 'Coin.transfer at contracts/Coin.sol:26:9'],
  ])('goes by %j to %s', async (commands, place) => {
    const views = (await answers(good, ...commands)).filter((line) => / depth \d+$/.test(line))
    expect(views.at(-1)).toContain(place)
  })

  it('stops at a failure, with the functions and their arguments', async () => {
    const lines = await answers(bad, 'continue', 'backtrace', 'frame 1', 'info args')
    expect(lines.slice(0, 2)).toEqual(['Breakpoint 1, a failure', 'This is the end of the run.'])
    const to = node.accounts[1]!.address
    expect(lines).toContain('#0 Coin._transfer at contracts/Coin.sol:46:37')
    expect(lines.some((line) => line.toLowerCase() === `#1 coin.transfer (to: ${to}, value: 1000) at contracts/coin.sol:26:9`)).toBe(true)
    expect(lines.at(-2)!.toLowerCase()).toBe(`to: ${to}, value: 1000`)
  })

  describe('of a call', () => {
    it('goes through it, on the state after a block', async () => {
      const { to, data, block, from } = await callOf(bad)
      const call = ['--to', to, '--data', data, '--from', from]
      // A call may have more gas than the transaction.
      const withoutGas = (lines: readonly string[]) => lines.map((line) => line.replace(/gas \d+/, 'gas'))
      const commands = ['c', 'info locals', 'bt'] as const
      expect(withoutGas(await answers(call, ...commands))).toEqual(withoutGas(await answers(bad, ...commands)))
      const sender = ['--from', node.accounts[2]!.address]
      expect(await answers([...call, ...sender, '--block', block], 'c', 'info locals')).toContain('balance = 0')
      // Nothing was there before the first transaction.
      const { code, err } = await debug([...call, '--block', '0'], [])
      expect({ code, err }).toEqual({ code: 1, err: 'evmbed: no code ran, so there is nothing to debug\n' })
    })

    it('sends its value', async () => {
      const { to } = await callOf(bad)
      const lines = await answers(['--to', to, '--data', toFunctionSelector('totalSupply()'), '--value', '5'], 'c')
      expect(lines[0]).toBe('Breakpoint 1, a failure')
    })

    it.each([
      [['--data', '0x'], "a call needs 'to', the address of the contract"],
      [['--to', '0x12'], '--to: expected an address, 0x and 40 hex digits'],
      [['--to', ZERO, '--data', '0x1'], '--data: expected bytes, 0x and an even number of hex digits'],
      [['--to', ZERO, '--block', 'next'], '--block: expected a block, by its number or as latest, safe, finalized or earliest'],
      [[`0x${'11'.repeat(32)}`, '--to', ZERO], 'expected a transaction or a call, got both'],
      [[], 'expected the hash of a transaction, or --to for a call'],
    ])('refuses %j', async (given, message) => {
      expect(await debug(given, [])).toMatchObject({ code: 2, err: expect.stringContaining(message) })
    })
  })

  it('tells a failure from the function in which it is', async () => {
    const lines = await answers(bad, 'break Coin._transfer', 'continue', 'continue', 'run', 'delete 2', 'finish')
    const reached = lines.filter((line) => line.startsWith('Breakpoint'))
    const failure = 'Breakpoint 1, a failure'
    expect(reached).toEqual(['Breakpoint 2: Coin._transfer', 'Breakpoint 2, Coin._transfer', failure, failure])
  })

  it('prints values of the machine', async () => {
    const lines = await answers(bad, 'p $stack[1]', 'p storage[7]', 'p 0x10', 'x/2 0x40', 'x/2i', 'p $depth', 'print memory[0x40]')
    expect(lines.slice(0, 8)).toEqual([
      '$stack[1] = 0x3e8 (1000)',
      'storage[7] = 0',
      '0x10 = 0x10 (16)',
      `0x0040: ${'0'.repeat(62)}80`,
      `0x0060: ${'0'.repeat(64)}`,
      '>  1280 PUSH2 0x050a',
      '   1283 CALLER',
      '$depth = 0',
    ])
    expect(lines[8]).toBe('memory[0x40] = 0x80 (128)')
  })

  it('answers the same for a transaction of Anvil', async ({ skip }) => {
    const program = anvilProgram()
    if (program === undefined) return skip(`npm has no anvil for ${process.platform} on ${process.arch}`)
    const commands = [
      's',
      'info locals',
      'c',
      'bt',
      'info args',
      'info locals',
      'up',
      'info locals',
      'info variables',
      'p storage[1]',
      'rs',
      'x/4 0',
      'info stack',
      'run',
      'info registers',
    ]
    const anvil = await startAnvil(program, ['--steps-tracing'])
    try {
      const theirs = await sendTransfers(anvil.request)
      for (const which of ['good', 'bad'] as const) {
        const other = await debug(theirs[which], commands, { url: anvil.url })
        expect(other).toEqual(await debug(chain[which], commands))
        expect(other.out).toContain('balanceOf')
        expect(other.out).toContain('value = ')
      }
    } finally {
      await anvil.close()
    }
  })

  it('prints state variables, and stops at writes to them', async () => {
    const [owner = '', other = ''] = node.accounts.map(({ address }) => address)
    const path = `balanceOf[${other}]`
    const lines = await answers(good, `p ${path}`, `watch ${path}`, 'c', 'si', `p ${path}`, 'info variables', 'p nothing')
    expect(lines[0]).toBe(`${path} = 0`)
    expect(lines.some((line) => line === `${path} = 5`)).toBe(true)
    expect(lines.find((line) => line.startsWith('balanceOf = '))?.toLowerCase()).toContain(owner.toLowerCase())
    expect(lines.at(-2)).toContain('nothing')
  })

  it('prints the variables of each function', async () => {
    const lines = await answers(bad, 'c', 'info locals', 'p balance', 'up', 'info locals', 'p value', 'p balance')
    const locals = lines.filter((line) => /^\w+ = /.test(line))
    const [from, to] = node.accounts.map(({ address }) => getAddress(address))
    expect(locals).toEqual([
      `from = ${from}`,
      `to = ${to}`,
      'value = 1000',
      'balance = 95',
      'balance = 95',
      `to = ${to}`,
      'value = 1000',
      'value = 1000',
    ])
    expect(lines).toContain('there is no variable "balance": there are balanceOf, allowance')
  })

  it('stops at writes to a slot', async () => {
    const [write] = (await answers(good, 'catch SSTORE', 'c', 'p $stack[0]')).filter((line) => line.startsWith('$stack[0]'))
    const slot = write!.replace('$stack[0] = ', '')
    const lines = await answers(good, `watch storage[${slot}]`, 'delete 1', 'info breakpoints', 'c')
    expect(lines.slice(0, 3)).toEqual([
      `Breakpoint 2: writes to slot ${slot}`,
      `2  writes to slot ${slot}`,
      `Breakpoint 2, writes to slot ${slot}`,
    ])
    expect(lines[3]).toMatch(/^Coin\._transfer at contracts\/Coin\.sol:47:9 .* SSTORE, /)
  })

  it('says what is wrong with a command, and goes on', async () => {
    const commands = [
      'nxt',
      'step x',
      'p foo',
      'b None.sol:1',
      'b Coin.sol:900',
      'x/0',
      'delete 9',
      'frame 7',
      'watch balance',
      'watch balanceOf',
      'watch 3',
      'p/x 10',
      'info x',
      'p $stack[99]',
    ]
    expect((await answers(good, ...commands)).slice(0, -1)).toEqual([
      "there is no command 'nxt': did you mean next?",
      "expected how often, from 1 to 1000000, got 'x'",
      'there is no variable "foo": there are balanceOf, allowance',
      'no build info has a source None.sol',
      'contracts/Coin.sol has no code from line 900 on',
      'expected a number from 1 to 4096 behind x/, got 0',
      'there is no breakpoint 9',
      'there is no frame 7: there are 0 to 0',
      'there is no variable "balance": there are balanceOf, allowance',
      'balanceOf has several slots: one of its members can be watched',
      "expected a slot, such as storage[3], or a variable in storage, got '3'",
      "there is no command 'p/x': 'help' lists them",
      'expected one of: info breakpoints, stack, memory, registers, args, locals, variables, sources, frame',
      'the stack has 5 items, and the top is $stack[0]',
    ])
  })

  it('ends with quit', async () => {
    expect(await answers(good, 'quit', 'step')).toEqual([''])
  })

  it('steps through instructions if there are no sources', async () => {
    const empty = join(folder, 'empty')
    await mkdir(empty, { recursive: true })
    const { code, out } = await debug(good, ['si', 'b Coin.sol:1'], { builds: empty })
    expect(code).toBe(0)
    expect(out).toMatch(/^transfer {2}\[1\/\d+\] pc 0 PUSH1, gas \d+, depth 0\n\(no build info has its code\)\n> {5}0 PUSH1 0x80/)
    expect(out).toContain('[2/')
    expect(out).toMatch(/no build info has a source Coin\.sol\n$/)
  })

  it('escapes control characters of sources and names', async () => {
    const hostile = join(folder, 'hostile')
    await mkdir(hostile, { recursive: true })
    const text = JSON.stringify(buildInfo('Coin'))
    const renamed = text.replaceAll('contracts/Coin.sol', 'contracts/\\u001b[2J\\u202eCoin.sol')
    await writeFile(join(hostile, 'build.json'), renamed)
    const { code, out } = await debug(bad, ['info sources', 'c', 'bt', 'b \u001b[2Jx', '\u001b[2J'], { builds: hostile })
    expect(code).toBe(0)
    expect(out).toContain('\\u001b[2J\\u202eCoin.sol')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    expect(out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/)
  })

  it('marks the current line in bold where colors are wanted', async () => {
    const { out } = await debug(good, [], { flags: ['--color', 'always'] })
    expect(out).toContain('\u001b[1m> 26 ')
    expect((await debug(good, [])).out).not.toContain('\u001b')
  })

  it('says why it cannot begin', async () => {
    expect(await debug('0x12', [])).toMatchObject({
      code: 2,
      err: expect.stringContaining("expected the hash of a transaction, got '0x12'"),
    })
    expect(await debug(`0x${'11'.repeat(32)}`, [])).toMatchObject({
      code: 1,
      err: expect.stringContaining('the node has no transaction 0x11'),
    })
    expect(await debug(good, [], { builds: join(folder, 'none') })).toMatchObject({
      code: 2,
      err: expect.stringContaining('--artifacts: there is no'),
    })
    const [from, to] = node.accounts.map(({ address }) => address) as [Hex, Hex]
    const transfer = await node.request('eth_sendTransaction', [{ from, to }])
    expect(await debug(transfer, [])).toMatchObject({ code: 1, err: 'evmbed: no code ran, so there is nothing to debug\n' })
    const port = await freePort()
    expect(await debug(good, [], { url: `http://127.0.0.1:${port}` })).toMatchObject({
      code: 1,
      err: 'evmbed: the node at --rpc-url cannot be reached (ECONNREFUSED)\n',
    })
    const other = await loopback((_request, response) =>
      json(response, { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'not \u001b here' } }),
    )
    expect(await debug(good, [], { url: other.url })).toMatchObject({ code: 1, err: 'evmbed: not \\u001b here\n' })
  })
})
