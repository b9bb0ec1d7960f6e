import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type CommandLine, type Ended, useCommandLine } from '../adapters/cli/command-line.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { freePorts } from './validator-network.js'

/** Milliseconds in which the command must end: a node has 10 seconds, and its engine 5 of them. */
const LIMIT = 25_000

const { evmbed, folder } = useCommandLine()
let count = 0

interface Started {
  readonly command: CommandLine
  /** Folder of the network, which is in the arguments of all its processes. */
  readonly output: string
}

/** @param before is called with the port of the first engine's RPC before anything runs */
async function started(validators: number, before: (rpcPort: number) => Promise<void> = async () => {}): Promise<Started> {
  const output = join(folder(), `stopping-${count++}`)
  const [port, enginePort] = [await freePorts(validators), await freePorts(2 * validators)]
  await before(enginePort + 1)
  const place = ['--output', output, '--port', String(port), '--engine-port', String(enginePort), '--cometbft.bin', engineProgram ?? '']
  return { command: evmbed('testnet', '--run', '--validators', String(validators), ...place), output }
}

/** Returns the ids of the processes whose command line contains a text. */
function processesWith(text: string): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(text)).map((line) => Number.parseInt(line, 10))
}

async function interrupted(command: CommandLine): Promise<Ended> {
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`still running after ${LIMIT} ms: ${command.out} ${command.err}`)), LIMIT)
    onTestFinished(() => clearTimeout(timer))
  })
  return Promise.race([command.signal('SIGINT'), late])
}

describe.skipIf(!engineProgram)('testnet --run, interrupted', () => {
  test('ends while a validator does not answer at its start', async () => {
    const { command, output } = await started(1)
    const home = join(output, 'validator-0')
    const node = () => processesWith(`start --home ${home} `)
    await expect.poll(() => node().length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
    for (const pid of node()) process.kill(pid, 'SIGSTOP')
    expect((await interrupted(command)).code).toBe(0)
    // An engine that a killed node had started ends soon after it.
    await expect.poll(() => processesWith(home), { timeout: LIMIT }).toEqual([])
  })

  test('ends while an engine fails at each start', async () => {
    const { command, output } = await started(2, async (rpcPort) => {
      const taken = createServer(() => {}).listen(rpcPort, '127.0.0.1')
      await once(taken, 'listening')
      onTestFinished(() => void taken.close())
    })
    await command.sees(/CometBFT ended .* address already in use.* it starts again in \d+ ms/)
    expect((await interrupted(command)).code).toBe(0)
    expect(processesWith(output)).toEqual([])
  })

  test('kills an engine that does not end', async () => {
    const { command, output } = await started(2)
    await command.sees(/validator-0 height [1-9]/)
    const [engine = 0] = processesWith(`start --home ${join(output, 'validator-0')} --proxy_app`)
    process.kill(engine, 'SIGSTOP')
    const { code, err } = await interrupted(command)
    expect(code).toBe(0)
    expect(err).not.toContain('fault')
    expect(processesWith(output)).toEqual([])
  })
})

if (!engineProgram) test('testnet --run, interrupted', ({ skip }) => skip(ENGINE_MISSING))
