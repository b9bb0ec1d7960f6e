/**
 * Ordinary operations beside other nodes: transactions, blocks, starts, memory, and requests by the thousand. Every contender runs in a process of its
 * own, by turns; every answer is checked. Prints Markdown. Takes some minutes. With `--write` it writes the tables into docs/benchmarks.md and draws
 * docs/benchmarks.svg from them; with `--draw` it only draws, from the tables that are in the document.
 *
 *     npm run bench ordinary [rounds] [-- --write | --draw]
 */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { drawBenchmarks } from './chart.js'
import type { Order, Outcome } from './contender.js'
import { deployLogs, deployToken, tokensOf, transferTokens } from './contracts.js'
import type { Flood } from './flood.js'
import { estimate } from './harness.js'
import { httpConnection } from './http-client.js'
import { type PeerName, peerVersions, type ServerName, startServer, whyLeftOut } from './peer-nodes.js'
import type { Contracts, OperationName } from './workloads.js'

const args = process.argv.slice(2)
const rounds = Number(args.find((arg) => /^\d+$/.test(arg)) ?? 9)
const isWritten = args.includes('--write')
const DOCUMENT = 'docs/benchmarks.md'
const PICTURE = 'docs/benchmarks.svg'

if (args.includes('--draw')) {
  writeFileSync(PICTURE, drawBenchmarks(readFileSync(DOCUMENT, 'utf8')))
  process.exit()
}

/** Milliseconds that one measurement aims at. Shorter operations run several times. */
const MEASUREMENT = 60
/** Milliseconds after which a contender stops warming up, and after which it takes no further part in an operation. */
const WARM_UP = 1_500
const BUDGET = 20_000
/** Milliseconds after which a measurement is given up. */
const PATIENCE = 30_000
const STRANGER = '0x00000000000000000000000000000000000000aa'
const CONTRACTS: Contracts = { deployToken: deployToken(), transferTokens: transferTokens(STRANGER, 1n), deployLogs: deployLogs() }

/** Values of one row, by contender. Lower is better, but where `isRate` says otherwise. */
interface Row {
  readonly title: string
  readonly unit: Unit
  readonly values: ReadonlyMap<string, number>
  readonly remarks: ReadonlyMap<string, string>
}

type Unit = 'ms' | 'MiB' | '/s'

const program = (name: string) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url))

/** Sends a message to a child process and returns its answer. Rejects when the process ends. */
function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('its process has ended'))
    child.once('exit', ended).once('message', (answer) => {
      child.off('exit', ended)
      resolve(answer as Answer)
    })
    child.send(message)
  })
}

/** Runs the turns of all contenders, in a new order each round. A turn returns a value, or undefined when its contender takes no further part. */
async function byTurns<Contender>(
  contenders: readonly Contender[],
  turn: (contender: Contender) => Promise<number | undefined>,
  count = rounds,
): Promise<Map<Contender, number[]>> {
  const samples = new Map(contenders.map((contender) => [contender, [] as number[]]))
  const active = new Set(contenders)
  for (let round = 0; round < count; round++) {
    for (let i = 0; i < contenders.length; i++) {
      const contender = contenders[(i + round) % contenders.length]
      if (contender === undefined || !active.has(contender)) continue
      const value = await turn(contender)
      if (value === undefined) active.delete(contender)
      else samples.get(contender)?.push(value)
    }
  }
  return samples
}

const medians = <Key>(samples: ReadonlyMap<Key, readonly number[]>): Map<Key, number> =>
  new Map([...samples].filter(([, values]) => values.length > 0).map(([key, values]) => [key, estimate(values).median]))

function available<Name extends PeerName>(names: readonly Name[]): Name[] {
  return names.filter((name) => whyLeftOut(name) === undefined)
}

/** A node in a process of its own, and what is known of the operation that it runs. */
interface Contender {
  readonly name: PeerName
  process: ChildProcess
  runs: number
  spent: number
}

/** Measures an operation with all nodes of a group. */
async function measureOperation(title: string, operation: OperationName, nodes: readonly Contender[]): Promise<Row> {
  const remarks = new Map<string, string>()
  const measure = async (contender: Contender): Promise<number | undefined> => {
    if (contender.spent > BUDGET) return undefined
    const order: Order = { kind: 'measure', operation, runs: contender.runs }
    const outcome = await carryOut(contender, order)
    if ('failure' in outcome) remarks.set(contender.name, outcome.failure)
    if (!('milliseconds' in outcome)) return undefined
    contender.spent += outcome.milliseconds * contender.runs
    return outcome.milliseconds
  }
  const samples = new Map<Contender, number[]>()
  for (const contender of nodes) {
    Object.assign(contender, { runs: 1, spent: 0 })
    let last: number | undefined
    do {
      last = await measure(contender)
      if (last !== undefined) contender.runs = Math.max(1, Math.min(200, Math.round(MEASUREMENT / last)))
    } while (last !== undefined && contender.spent < WARM_UP)
    // Where one run takes longer than the warm-up, it is the only one.
    if (last !== undefined) samples.set(contender, contender.spent > BUDGET ? [last] : [])
    contender.spent = contender.spent > BUDGET ? contender.spent : 0
  }
  for (const [contender, values] of await byTurns([...samples.keys()], measure)) {
    if (values.length > 0) samples.set(contender, values)
  }
  for (const contender of nodes) {
    const outcome = await carryOut(contender, { kind: 'end' })
    if ('remark' in outcome && outcome.remark !== undefined) remarks.set(contender.name, outcome.remark)
  }
  const byName = new Map([...samples].map(([{ name }, values]) => [name as string, values]))
  return report({ title, unit: 'ms', values: medians(byName), remarks })
}

function report(row: Row): Row {
  console.error(
    `${row.title}: ${[...row.values].map(([name, value]) => `${name} ${format(value, row.unit)}`).join(', ')}${[...row.remarks]
      .map(([name, remark]) => `; ${name}: ${remark.split('\n')[0]}`)
      .join('')}`,
  )
  return row
}

/** Returns the outcome of an order. A node that takes too long for it is replaced by a new one. */
async function carryOut(contender: Contender, order: Order): Promise<Outcome> {
  const { process: child } = contender
  const timer = setTimeout(() => killGroup(child), PATIENCE)
  try {
    return await ask<Outcome>(child, order)
  } catch {
    contender.process = startContender(contender.name)
    return { failure: `given up after ${PATIENCE / 1000} s` }
  } finally {
    clearTimeout(timer)
  }
}

/** Ends a process with the servers that it has started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

function startContender(name: PeerName): ChildProcess {
  return fork(program('contender'), [name, JSON.stringify(CONTRACTS)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], detached: true })
}

function openContenders(names: readonly PeerName[]): Contender[] {
  return names.map((name) => ({ name, process: startContender(name), runs: 1, spent: 0 }))
}

async function operations(
  names: readonly PeerName[],
  list: readonly (readonly [title: string, operation: OperationName])[],
): Promise<Row[]> {
  const nodes = openContenders(available(names))
  const rows: Row[] = []
  for (const [title, operation] of list) rows.push(await measureOperation(title, operation, nodes))
  for (const { process: child } of nodes) child.disconnect()
  return rows
}

/** Runs a program that measures a node from its start, and returns its output with the milliseconds until its first line. */
async function runCold(...programArgs: readonly string[]): Promise<{ readonly line: string; readonly milliseconds: number }> {
  const start = performance.now()
  const child = spawn(process.execPath, programArgs, { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let milliseconds = Number.NaN
  let output = ''
  // Ganache writes a notice before.
  for await (const line of createInterface({ input: child.stdout })) {
    milliseconds = performance.now() - start
    output = line
  }
  await ended
  return { line: output, milliseconds }
}

const LIBRARIES = ['evmbed', 'edr', 'hardhat', 'ganache', 'tevm'] as const satisfies readonly PeerName[]

async function startOfLibrary(): Promise<Row> {
  const BARE = 'a program that only prints'
  const samples = await byTurns<PeerName | typeof BARE>([...available(LIBRARIES), BARE], async (name) => {
    const { line, milliseconds } = await (name === BARE ? runCold('-p', '"0x0"') : runCold(program('cold'), name, 'answer'))
    if (line !== '0x0') throw new Error(`${name} printed ${line}`)
    return milliseconds
  })
  return report({
    title: 'cold start of the library, to its first answer',
    unit: 'ms',
    values: medians(samples),
    remarks: new Map(),
  })
}

async function startOfCommandLine(): Promise<Row> {
  const names: readonly ServerName[] = whyLeftOut('anvil over HTTP') ? ['evmbed', 'ganache'] : ['evmbed', 'anvil', 'ganache']
  const samples = await byTurns(names, async (name) => {
    const start = performance.now()
    const server = await startServer(name)
    const { send, close } = await httpConnection(server.port)
    const answer = await send(BLOCK_NUMBER)
    const milliseconds = performance.now() - start
    if (!answer.includes('"0x0"')) throw new Error(`${name} answered ${answer}`)
    close()
    await server.close()
    return milliseconds
  })
  return report({
    title: 'cold start of the command line, to its first answer',
    unit: 'ms',
    values: new Map([...medians(samples)].map(([name, value]) => [`${name} over HTTP`, value])),
    remarks: new Map(),
  })
}

async function firstTransaction(): Promise<Row> {
  const samples = await byTurns(available([...LIBRARIES, 'anvil over IPC']), async (name) =>
    Number((await runCold(program('cold'), name, 'transaction')).line),
  )
  return report({ title: 'first transaction of a process', unit: 'ms', values: medians(samples), remarks: new Map() })
}

const TRANSFERS = 10_000

/** Memory differs little from run to run. Tevm would need minutes for its transactions. */
async function memory(): Promise<Row[]> {
  const names = available(['evmbed', 'edr', 'hardhat', 'anvil over IPC', 'ganache'])
  const fresh = new Map<string, number>()
  const used = new Map<string, number>()
  for (const name of names) {
    const { line } = await runCold(program('cold'), name, 'memory', `${TRANSFERS}`)
    const [before = Number.NaN, after = Number.NaN] = JSON.parse(line) as number[]
    fresh.set(name, before / 2 ** 20)
    used.set(name, after / 2 ** 20)
  }
  return [
    report({ title: 'resident memory, fresh', unit: 'MiB', values: fresh, remarks: new Map() }),
    report({
      title: `resident memory after ${TRANSFERS.toLocaleString('en')} transactions`,
      unit: 'MiB',
      values: used,
      remarks: new Map(),
    }),
  ]
}

const BLOCK_NUMBER = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] })
const CONNECTIONS = 32
const REQUESTS = 4_000

/** Measures requests by the thousand. The bare server answers the request for the number of the head. */
async function floods(): Promise<Row[]> {
  const names: readonly ServerName[] = [
    'evmbed',
    ...(whyLeftOut('anvil over HTTP') ? [] : (['anvil'] as const)),
    'ganache',
    'bare node:http',
  ]
  const servers = await Promise.all(names.map(async (name) => ({ name, server: await startServer(name) })))
  const client = fork(program('flood'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const flood = async (title: string, requests: ReadonlyMap<ServerName, Pick<Flood, 'body' | 'expected'>>) => {
    const contenders = servers.filter(({ name }) => requests.has(name))
    const turn = async ({ name, server }: (typeof servers)[number]) => {
      const { body, expected } = requests.get(name) ?? { body: '', expected: '' }
      const order: Flood = { port: server.port, body, expected, connections: CONNECTIONS, requests: REQUESTS }
      return (await ask<{ milliseconds: number }>(client, order)).milliseconds
    }
    await byTurns(contenders, turn, 2)
    const measured = medians(await byTurns(contenders, turn))
    const values = new Map(
      [...measured].map(([{ name }, milliseconds]) => [name === 'bare node:http' ? name : `${name} over HTTP`, 1000 / milliseconds]),
    )
    return report({ title: `${title}, ${CONNECTIONS} connections`, unit: '/s', values, remarks: new Map() })
  }
  const numbers = await flood('`eth_blockNumber`', new Map(names.map((name) => [name, { body: BLOCK_NUMBER, expected: '"0x0"' }])))
  const calls = new Map<ServerName, Pick<Flood, 'body' | 'expected'>>()
  for (const { name, server } of servers) {
    if (name === 'bare node:http') continue
    const { send, close } = await httpConnection(server.port)
    const request = async (method: string, ...params: unknown[]) =>
      JSON.parse(await send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))).result
    const [from] = await request('eth_accounts')
    const hash = await request('eth_sendTransaction', { from, data: CONTRACTS.deployToken, gas: '0x1e8480' })
    let receipt: { contractAddress: string } | null = null
    while (!receipt) receipt = await request('eth_getTransactionReceipt', hash)
    const params = [{ to: receipt.contractAddress, data: tokensOf(from) }, 'latest']
    calls.set(name, { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params }), expected: (10n ** 27n).toString(16) })
    close()
  }
  const called = await flood('`eth_call` of a token', calls)
  client.disconnect()
  for (const { server } of servers) await server.close()
  return [numbers, called]
}

function format(value: number | undefined, unit: Unit): string {
  if (value === undefined || Number.isNaN(value)) return '–'
  if (unit === '/s') return `${(value / 1000).toFixed(1)}k`
  if (unit === 'MiB' || value >= 100) return value.toFixed(0)
  return value.toPrecision(value < 1 ? 2 : 3)
}

const isRate = ({ unit }: Row) => unit === '/s'

/** Returns the value of evmbed as a multiple of that of the best peer. */
function ratioToBest(row: Row): number {
  const own = [...row.values].find(([name]) => name.startsWith('evmbed'))?.[1] ?? Number.NaN
  const others = [...row.values]
    .filter(([name]) => !/^evmbed|only prints|bare/.test(name) && !row.remarks.has(name))
    .map(([, value]) => value)
  return own / (isRate(row) ? Math.max(...others) : Math.min(...others))
}

/** Returns rows as Markdown, with a column for each of the contenders. */
function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap(({ values, remarks }) => [...values.keys(), ...remarks.keys()]))]
  const notes: string[] = []
  const lines = rows.map((row) => {
    const ratio = ratioToBest(row)
    const cells = columns.map((name) => {
      const remark = row.remarks.get(name)
      if (remark === undefined) return format(row.values.get(name), row.unit)
      if (!notes.includes(`${name}: ${remark}`)) notes.push(`${name}: ${remark}`)
      return `${format(row.values.get(name), row.unit)} (${notes.indexOf(`${name}: ${remark}`) + 1})`
    })
    return `| ${[`${row.title}, ${row.unit}`, ...cells, Number.isFinite(ratio) ? ratio.toFixed(2) : '–'].join(' | ')} |`
  })
  const head = ['', ...columns, 'evmbed / best peer'].join(' | ')
  const list = notes.map((note, i) => `${i + 1}. ${note.split('\n')[0]}`)
  return [`| ${head} |`, `| --- |${' ---: |'.repeat(columns.length + 1)}`, ...lines, ...(list.length > 0 ? ['', ...list] : [])].join('\n')
}

const inProcess = await operations(
  ['evmbed', 'edr', 'hardhat', 'anvil over IPC', 'ganache', 'tevm'],
  [
    ['transfer', 'transfer'],
    ['transfer, gas left to the node', 'transfer without gas'],
    ['raw transfer', 'raw transfer'],
    ['ERC-20 transfer', 'ERC-20 transfer'],
    ['deploy', 'deploy'],
    ['snapshot, transfer, revert', 'snapshot, transfer, revert'],
    ['block of 1,000: submit, mine, receipts', 'block of 1,000'],
    ['mine 10,000 blocks', 'mine 10,000 blocks'],
    ['all 10,000 logs', 'all 10,000 logs'],
    ['fresh node with ten accounts', 'fresh node'],
  ],
)
const overHttp = await operations(
  ['evmbed over HTTP', 'anvil over HTTP', 'ganache over HTTP'],
  [
    ['transfer', 'transfer'],
    ['transfer, gas left to the node', 'transfer without gas'],
    ['raw transfer', 'raw transfer'],
    ['ERC-20 transfer', 'ERC-20 transfer'],
    ['deploy', 'deploy'],
  ],
)
const starts = [await startOfLibrary(), await firstTransaction()]
const commandLine = await startOfCommandLine()
const memories = await memory()
const flooded = await floods()

const leftOut = [...new Set(LIBRARIES.map(whyLeftOut).filter((reason) => reason !== undefined))]
const versions = Object.entries(peerVersions()).map(([name, version]) => `${name} ${version}`)
const markdown = `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, medians of ${rounds} rounds. ${versions.join(', ')}.
Transactions are measured from sending to the receipt. Ganache ends at Shanghai; the others run their newest fork.${leftOut.length > 0 ? ` Left out: ${leftOut.join('; ')}.` : ''}

In the process of the caller; Anvil over a local socket:

${table(inProcess)}

Over HTTP, from another process:

${table([...overHttp, ...flooded, commandLine])}

From a start, and the memory of the process:

${table([...starts, ...memories])}
`
console.log(markdown)

if (isWritten) {
  const START = '<!-- npm run bench ordinary -- --write -->\n'
  const END = '<!-- end -->'
  const text = readFileSync(DOCUMENT, 'utf8')
  const [start, end] = [text.indexOf(START), text.indexOf(END)]
  if (start < 0 || end < start) throw new Error(`${DOCUMENT} has no place for the tables`)
  const written = `${text.slice(0, start)}${START}\n${markdown}\n${text.slice(end)}`
  writeFileSync(DOCUMENT, written)
  writeFileSync(PICTURE, drawBenchmarks(written))
}
process.exit()
