import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished, test } from 'vitest'
import { bundleProgram } from '../../support/bundle.js'
import { CommandLine } from './command-line.js'

const program = await bundleProgram('cli-in-clone', { entry: 'adapters/cli/main.ts' })
/** Folder that looks like a clone with a build. It is within the project, where the program finds its packages. */
const clone = join(dirname(program.path), 'clone')
const command = join(clone, 'dist/cli.mjs')
mkdirSync(dirname(command), { recursive: true })
copyFileSync(program.path, command)
afterAll(async () => {
  rmSync(clone, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  await program.remove()
})

/** Runs a network without any CometBFT in the environment, until it says something. */
async function says(output: string, pattern: RegExp): Promise<void> {
  const env = { ...process.env, PATH: '/nowhere' }
  Reflect.deleteProperty(env, 'EVMBED_COMETBFT')
  const flags = ['testnet', '--run', '--validators', '1', '--output', join(clone, output), '--port', '1', '--engine-port', '2']
  const network = new CommandLine(spawn(process.execPath, [command, ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] }))
  // It ends its processes, which a signal that cannot be handled would leave.
  onTestFinished(async () => void (await network.signal()))
  await network.sees(pattern)
}

test('a clone runs the engine that its script has built', async () => {
  await says('before', /there is no program cometbft on the PATH/)
  const engine = join(clone, '.tmp/cometbft/cometbft')
  mkdirSync(dirname(engine), { recursive: true })
  writeFileSync(engine, '#!/bin/sh\necho this is the engine of the clone >&2\nexit 7\n')
  chmodSync(engine, 0o755)
  await says('after', /this is the engine of the clone/)
})
