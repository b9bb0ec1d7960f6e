/**
 * Measures the start of a chain in a process of its own: the time until the first answer, the time of the processor until then, and the first
 * transaction. Node's own start is part of the first two, and the row of a program that only prints shows it. Uses the built package, as a user has it.
 *
 *     npm run bench first-answer [rounds]
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { anvilProgram } from '../test/peers/anvil.js'
import { compareReports, print, type Reporter } from './harness.js'

const rounds = Number(process.argv[2] ?? 15)
// This file runs as .tmp/bench/first-answer.mjs.
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program of bench/programs. It prints an answer, and then what it has measured.
 *
 * @returns milliseconds from its start to its answer, and what it has measured
 */
async function run(
  expected: string,
  program: string,
  ...args: readonly string[]
): Promise<readonly [untilAnswer: number, measured: number]> {
  const start = performance.now()
  const child = spawn(process.execPath, [join(ROOT, 'bench/programs', program), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let end: number | undefined
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    end ??= performance.now()
    lines.push(line)
  }
  // The next program begins when this one has ended.
  await ended
  const [answer, measured] = lines
  if (answer !== expected || end === undefined) throw new Error(`${program} printed ${answer}`)
  return [end - start, Number(measured)]
}

const anvil = anvilProgram()
if (!anvil) console.log('anvil is left out: npm has none for this platform')
const DEV = [process.execPath, join(ROOT, 'dist/cli.js'), 'dev', '--port', '0']

const starts: readonly Reporter[] = [
  { name: 'a program that only prints', measure: () => run('0x0', 'empty.mjs') },
  { name: 'evmbed, in the process', measure: () => run('0x0', 'in-process.mjs') },
  { name: 'evmbed dev, over HTTP', measure: () => run('0x0', 'over-http.mjs', ...DEV) },
  ...(anvil ? [{ name: 'anvil, over HTTP', measure: () => run('0x0', 'over-http.mjs', anvil, '--port', '0') }] : []),
]
const [answers = [], processor = []] = await compareReports(starts, rounds)
print('From the start of a program to its first answer; over HTTP, with the start of the program that asks', answers)
print('The time of the processor until then; over HTTP, that of the server', processor)

const firstOf = async (program: string, ...args: readonly string[]) => [(await run('0x1', program, ...args))[1]]
const transactions: readonly Reporter[] = [
  { name: 'evmbed, in the process', measure: () => firstOf('first-transaction.mjs') },
  { name: 'evmbed dev, over HTTP', measure: () => firstOf('first-transaction-over-http.mjs', ...DEV) },
  ...(anvil ? [{ name: 'anvil, over HTTP', measure: () => firstOf('first-transaction-over-http.mjs', anvil, '--port', '0') }] : []),
]
const [first = []] = await compareReports(transactions, rounds)
print('The first transaction of a process, with its receipt', first)
