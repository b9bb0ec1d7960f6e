/**
 * Measures the time from the start of a program to the first answer of a chain. The time includes the start of Node, the loading of the package, and
 * the start of a server if there is one. Uses the built package, as a user has it.
 *
 *     npm run bench first-answer [rounds]
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { anvilProgram } from '../test/peers/anvil.js'
import { type Contender, compare, print } from './harness.js'

const rounds = Number(process.argv[2] ?? 15)
// This file runs as .tmp/bench/first-answer.mjs.
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of bench/programs until it has printed the number of the head. */
async function answered(program: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'bench/programs', program), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', (line) => (String(line) === '0x0\n' ? resolve() : reject(new Error(`${program} printed ${line}`))))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code} before its answer`)))
  })
  // The next one begins when this one is gone; its end is measured with it.
  await ended
}

const anvil = anvilProgram()
if (!anvil) console.log('anvil is left out: npm has none for this platform')
const overHttp =
  (...command: readonly string[]) =>
  () =>
    answered('over-http.mjs', ...command)
const contenders: readonly Contender[] = [
  { name: 'evmbed, in the process', run: () => answered('in-process.mjs') },
  { name: 'evmbed, over HTTP', run: overHttp(process.execPath, join(ROOT, 'dist/cli.js'), 'dev', '--port', '0') },
  ...(anvil ? [{ name: 'anvil, over HTTP', run: overHttp(anvil, '--port', '0') }] : []),
  { name: 'a program that only prints', run: () => answered('empty.mjs') },
]
print('From the start of a program to its first answer, and its end', await compare(contenders, { rounds }))
