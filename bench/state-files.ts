/**
 * Measures the start with a chain that is on disk, and the end after one more transaction: a store, a state file, and `anvil --state` with the same file. Each node
 * runs in a process of its own. Prints; nothing here can fail.
 *
 *     npm run bench state-files [accounts] [blocks] [rounds]
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { levelStore } from '../adapters/storage/index.js'
import { createNode, type Hex, type Json } from '../src/index.js'
import { anvilProgram } from '../test/peers/anvil.js'
import { addressOf, extend, fill } from './filled-chain.js'
import { compareReports, print, type Reporter } from './harness.js'
import { startServer } from './peer-nodes.js'

const [, , first = '20000', second = '2000', third = '5'] = process.argv
const [accounts, blocks, rounds] = [Number(first), Number(second), Number(third)]
const SENDER: Hex = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
/** A limit that both nodes accept. */
const GAS_LIMIT = 2_000_000_000n

const scratch = mkdtempSync(join(tmpdir(), 'evmbed-bench-state-files-'))
const [store, file] = [join(scratch, 'store'), join(scratch, 'state.json')]

async function write(): Promise<void> {
  const node = await createNode({
    timestamp: 1_700_000_000n,
    mining: { gasLimit: GAS_LIMIT },
    limits: { transactionGasLimit: 0n },
    store: levelStore(store),
  })
  await fill(node, accounts)
  await extend(node, blocks)
  await writeFile(file, node.dumpState())
  await node.close()
}

async function ask(port: number, method: string, params: readonly Json[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

/** MiB of a process, where the system reports them. */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}

const memory = new Map<string, number>()

/** @param options returns options for a copy of what was written */
function contender(name: string, server: 'evmbed' | 'anvil', source: string, options: (copy: string) => readonly string[]): Reporter {
  return {
    name,
    async measure() {
      const copy = join(scratch, 'copy')
      cpSync(source, copy, { recursive: true })
      const begun = performance.now()
      const { port, pid, close } = await startServer(server, options(copy))
      const balance = await ask(port, 'eth_getBalance', [addressOf(accounts - 1), 'latest'])
      const started = performance.now()
      const height = await ask(port, 'eth_blockNumber', [])
      if (balance !== '0x1' || Number(height) < blocks) throw new Error(`${name}: ${balance} at ${height}`)
      memory.set(name, memoryOf(pid))
      const transaction = { from: SENDER, to: addressOf(0), value: '0x1', gas: '0x5208' }
      await ask(port, 'eth_sendTransaction', [transaction])
      const ending = performance.now()
      await close()
      const ended = performance.now()
      rmSync(copy, { recursive: true, force: true })
      return [started - begun, ended - ending]
    },
  }
}

try {
  await write()
  const chain = ['--gas-limit', `${GAS_LIMIT}`]
  const contenders = [
    contender('`evmbed dev --store`', 'evmbed', store, (copy) => [
      '--store',
      copy,
      '--transaction-gas-cap',
      '0',
      '--timestamp',
      '1700000000',
      ...chain,
    ]),
    contender('`evmbed dev --state`', 'evmbed', file, (copy) => ['--state', copy, ...chain]),
    ...(anvilProgram() ? [contender('`anvil --state`', 'anvil', file, (copy) => ['--state', copy, ...chain])] : []),
  ]
  console.log(`${accounts} accounts and ${blocks} blocks, a state file of ${(statSync(file).size / 2 ** 20).toFixed(1)} MiB`)
  const [starts = [], ends = []] = await compareReports(contenders, rounds)
  print('From the start of the process to the first answer', starts)
  print('From the signal to the end of the process, with one transaction more', ends)
  console.log('\n| | resident memory after the first answer, MiB |\n| --- | ---: |')
  for (const { name } of contenders) console.log(`| ${name} | ${memory.get(name)?.toFixed(0)} |`)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
