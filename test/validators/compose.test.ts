import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { call, useCommandLine } from '../adapters/cli/command-line.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { freePorts } from './validator-network.js'

const { evmbed, folder } = useCommandLine()

/** Returns the items of the list under `command:` of a service. */
function commandOf(compose: string, service: string): string[] {
  const [, text = ''] = compose.split(`\n  ${service}:\n`)
  const [, list = ''] = /\n {4}command:\n((?: {6}- .*\n)+)/.exec(text) ?? []
  return list
    .trimEnd()
    .split('\n')
    .map((line) => line.replace('      - ', ''))
}

test('the commands of the compose file run a chain', async (context) => {
  if (!engineProgram) return context.skip(ENGINE_MISSING)
  const output = join(folder(), 'composed')
  await evmbed('testnet', '--validators', '1', '--output', output).ended
  const compose = await readFile(join(output, 'compose.yaml'), 'utf8')
  // On this machine the ports of a container may be taken.
  const ports = new Map<string, number>()
  for (const port of ['8545', '26656', '26657', '26658']) ports.set(port, await freePorts(1))
  const here = (argument: string) =>
    argument.replace('=/validator', `=${join(output, 'validator-0')}`).replace(/:(\d+)$/, (_, port: string) => `:${ports.get(port)}`)
  const [node, engine] = [commandOf(compose, 'node-0'), commandOf(compose, 'engine-0')]
  expect(node.slice(0, 5)).toEqual(['npx', '--yes', expect.stringMatching(/^--package=evmbed@/), '--package=classic-level@3', 'evmbed'])
  evmbed(...node.slice(5).map(here))
  const child = spawn(engineProgram, engine.map(here), { stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const height = () => call(`http://127.0.0.1:${ports.get('8545')}`, 'eth_blockNumber').catch(() => '0x0')
  await expect.poll(async () => Number(await height()), { timeout: 60_000 }).toBeGreaterThan(2)
})
