/**
 * Measures a network of validators under CometBFT on this machine: the time from sending on one validator to a receipt on another, sustained transfers, and
 * the application's own share of a block of 500 transfers. Prints; nothing here can fail.
 *
 *     npm run bench validators [seconds] [validators]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Hex, keccak256, numberToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { findCometbft } from '../adapters/cometbft/index.js'
import { levelStore } from '../adapters/storage/index.js'
import { createNode } from '../src/index.js'
import { EngineDriver } from '../test/support/engine-driver.js'
import { genesisWith, pause, ValidatorNetwork } from '../test/validators/validator-network.js'
import { estimate } from './harness.js'
import { type HttpConnection, httpConnection } from './http-client.js'

const [, , givenSeconds = '60', givenValidators = '4'] = process.argv
const seconds = Number(givenSeconds)
const count = Number(givenValidators)
const CHAIN_ID = 31_337
const ACCOUNTS = 80
/** Transactions, sent and not yet in a block, beyond which nobody sends. */
const OUTSTANDING = 3_000
const TO: Hex = '0x00000000000000000000000000000000000000aa'

const accounts = Array.from({ length: ACCOUNTS }, (_, index) => privateKeyToAccount(keccak256(numberToHex(index + 1))))
const nonces = accounts.map(() => 0)
const genesis = genesisWith(accounts.map(({ address }) => address))

function signed(index: number): Promise<Hex> {
  const nonce = nonces[index] ?? 0
  nonces[index] = nonce + 1
  const fees = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
  const account = accounts[index]
  if (!account) throw new RangeError(`no account ${index}`)
  return account.signTransaction({ type: 'eip1559', chainId: CHAIN_ID, nonce, to: TO, value: 1n, gas: 21_000n, ...fees })
}

async function call(connection: HttpConnection, method: string, params: readonly unknown[]): Promise<unknown> {
  const { result, error } = JSON.parse(await connection.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })))
  if (error) throw new Error(error.message)
  return result
}

const heightOf = async (connection: HttpConnection) => Number(await call(connection, 'eth_blockNumber', []))

/** Measures single transactions, one at a time, each on another pair of validators. */
async function measureLatency(connections: readonly HttpConnection[], rounds: number) {
  const samples: number[] = []
  for (let round = 0; round < rounds; round++) {
    const raw = await signed(round % ACCOUNTS)
    const [to, from] = [atTurn(connections, round), atTurn(connections, round + 1)]
    const start = performance.now()
    const hash = await call(to, 'eth_sendRawTransaction', [raw])
    while ((await call(from, 'eth_getTransactionReceipt', [hash])) === null) await pause(2)
    samples.push(performance.now() - start)
    // The next one begins anywhere between two blocks.
    await pause(Math.random() * 150)
  }
  return estimate(samples)
}

function atTurn<Value>(values: readonly Value[], turn: number): Value {
  const value = values[turn % values.length]
  if (value === undefined) throw new RangeError('no values')
  return value
}

/**
 * Sends transfers to all validators for some seconds, at most as fast as they get into blocks. Returns what happened.
 *
 * @param open connects to a validator
 */
async function measureThroughput(open: (validator: number) => Promise<HttpConnection>, signed: readonly (readonly Hex[])[]) {
  const first = await open(0)
  const senders = await Promise.all(signed.map((_, index) => open(index % count)))
  const begin = await heightOf(first)
  const hashes: unknown[] = []
  const told: string[] = []
  let mined = 0
  let isOver = false
  const included = new Set<unknown>()
  const blocks: { readonly number: number; readonly size: number; readonly seconds: number }[] = []
  const start = performance.now()
  const watch = async () => {
    for (let next = begin + 1; !isOver || mined < hashes.length; ) {
      const block = (await call(first, 'eth_getBlockByNumber', [numberToHex(next), false])) as { transactions: readonly Hex[] } | null
      if (!block) {
        await pause(20)
        if (isOver && performance.now() - start > (seconds + 60) * 1000) return
        continue
      }
      for (const hash of block.transactions) included.add(hash)
      mined += block.transactions.length
      blocks.push({ number: next, size: block.transactions.length, seconds: (performance.now() - start) / 1000 })
      next++
    }
  }
  const send = async (index: number, raws: readonly Hex[]) => {
    const connection = atTurn(senders, index)
    for (const raw of raws) {
      while (hashes.length - mined > OUTSTANDING) await pause(5)
      if (performance.now() - start > seconds * 1000) return
      try {
        hashes.push(await call(connection, 'eth_sendRawTransaction', [raw]))
      } catch (error) {
        told.push(error instanceof Error ? error.message : String(error))
        // Later transactions of the account wait behind this one.
        return
      }
    }
  }
  const watching = watch()
  await Promise.all(signed.map((raws, index) => send(index, raws)))
  isOver = true
  await watching
  const inTime = blocks.filter((block) => block.seconds <= seconds)
  for (const connection of senders) connection.close()
  const others = await Promise.all(Array.from({ length: count - 1 }, (_, index) => open(index + 1)))
  const connections = [first, ...others]
  const lost = hashes.filter((hash) => !included.has(hash))
  for (const other of others) {
    for (const hash of hashes) if ((await call(other, 'eth_getTransactionReceipt', [hash])) === null) lost.push(hash)
  }
  const heights = await Promise.all(connections.map(heightOf))
  const height = numberToHex(Math.min(...heights))
  const heads = await Promise.all(connections.map((connection) => call(connection, 'eth_getBlockByNumber', [height, false])))
  const appHashes = new Set(heads.map((head) => (head as { hash: Hex }).hash))
  for (const connection of connections) connection.close()
  return { hashes, told, lost, appHashes, blocks: inTime, sizes: estimate(inTime.map(({ size }) => size)) }
}

/** Measures the verbs of one node for blocks of 500 transfers, with a store. Returns milliseconds of each verb. */
async function measureBlock(transfers: number, rounds: number) {
  const folder = mkdtempSync(join(tmpdir(), 'evmbed-validators-'))
  const driver = new EngineDriver()
  const [proposer, other] = [new EngineDriver(driver.network), new EngineDriver(driver.network)]
  const nodes = []
  for (const [index, each] of [proposer, other].entries()) {
    nodes.push(await createNode({ consensus: each, genesis, store: levelStore(join(folder, `chain-${index}`)), accounts: 0 }))
  }
  const senders = Array.from({ length: transfers }, (_, index) => index % ACCOUNTS)
  const rows: Record<string, number[]> = {}
  const timed = async <Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now()
    const answer = await work()
    const row = rows[name] ?? []
    rows[name] = [...row, performance.now() - start]
    return answer
  }
  const own = accounts.map(() => 0)
  for (let round = 0; round < rounds + 2; round++) {
    const raws: Uint8Array[] = []
    for (const index of senders) {
      const nonce = own[index] ?? 0
      own[index] = nonce + 1
      const fees = { maxFeePerGas: 20_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
      const raw = await accounts[index]?.signTransaction({
        type: 'eip1559',
        chainId: CHAIN_ID,
        nonce,
        to: TO,
        value: 1n,
        gas: 21_000n,
        ...fees,
      })
      raws.push(Uint8Array.from(Buffer.from((raw ?? '').slice(2), 'hex')))
    }
    if (round === 2) for (const name of Object.keys(rows)) delete rows[name]
    for (const [role, { application }] of [
      ['proposer', proposer],
      ['other', other],
    ] as const) {
      await timed(`CheckTx, ${role}`, async () => {
        for (const raw of raws) await application.checkTx(raw, 'new')
      })
    }
    const proposal = await timed('PrepareProposal, proposer', () => proposer.propose())
    if (proposal.transactions.length !== transfers) throw new Error(`a proposal of ${proposal.transactions.length} transactions`)
    for (const [role, { application }] of [
      ['proposer', proposer],
      ['other', other],
    ] as const) {
      const verdict = await timed(`ProcessProposal, ${role}`, () => application.processProposal(proposal))
      if (verdict !== 'accept') throw new Error('a proposal was rejected')
      const finalized = await timed(`FinalizeBlock, ${role}`, () => application.finalizeBlock(proposal))
      await timed(`Commit, ${role}`, () => application.commit())
      if (role === 'proposer') driver.network.records.push({ block: proposal, finalized })
    }
  }
  for (const node of nodes) await node.close()
  rmSync(folder, { recursive: true })
  return rows
}

const milliseconds = (value: number) => value.toFixed(value < 10 ? 2 : 0)

console.log(`Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model}\n`)

const TRANSFERS = 500
const verbs = await measureBlock(TRANSFERS, 7)
console.log(`### The application's share of a block of ${TRANSFERS} transfers\n`)
console.log('In one process, without an engine, each chain in LevelDB. A transaction was checked before its block.\n')
console.log('| verb, ms | proposer | other validators |\n| --- | ---: | ---: |')
const sums = { proposer: 0, other: 0 }
for (const verb of ['CheckTx', 'PrepareProposal', 'ProcessProposal', 'FinalizeBlock', 'Commit']) {
  const [proposer, other] = (['proposer', 'other'] as const).map((role) => {
    const row = verbs[`${verb}, ${role}`]
    if (!row) return '–'
    const { median } = estimate(row)
    if (verb !== 'CheckTx') sums[role] += median
    return milliseconds(median)
  })
  console.log(`| ${verb === 'CheckTx' ? `CheckTx, ${TRANSFERS} times, before the block` : verb} | ${proposer} | ${other} |`)
}
const reached = Math.max(sums.proposer, sums.other) <= 150 ? 'reached' : '**missed**'
console.log(
  `| from the proposal to the commit | ${milliseconds(sums.proposer)} | ${milliseconds(sums.other)} |\n\nGoal: at most 150 ms: ${reached}.\n`,
)

const folder = mkdtempSync(join(tmpdir(), 'evmbed-validators-'))
const engine = await findCometbft().catch((error: Error) => {
  console.log(`The network is not measured: ${error.message}`)
  process.exit(0)
})
const program = fileURLToPath(new URL('./validator.mjs', import.meta.url))
const network = await ValidatorNetwork.start({ count, folder, program, engine, genesis })
try {
  const open = (validator: number) => httpConnection(atTurn(network.validators, validator).settings.port)
  const connections = await Promise.all(network.validators.map((_, validator) => open(validator)))
  const first = atTurn(connections, 0)
  const config = readFileSync(join(network.places[0]?.home ?? '', 'config/config.toml'), 'utf8')
  const consensus = config
    .slice(config.indexOf('[consensus]'))
    .split('\n')
    .filter((line) => /^(timeout|skip|peer_gossip)/.test(line))
  console.log(`### A network of ${count} validators on this machine\n\n\`\`\`toml\n${consensus.join('\n')}\n\`\`\`\n`)
  for (const connection of connections) while ((await heightOf(connection)) < 5) await pause(50)
  const idle = { height: await heightOf(first), at: performance.now() }
  const latency = await measureLatency(connections, 60)
  const perSecond = ((await heightOf(first)) - idle.height) / ((performance.now() - idle.at) / 1000)
  for (const connection of connections) connection.close()
  const goal = latency.median <= 250 ? 'reached' : '**missed**'
  console.log('| | median | of 95 % | goal | |\n| --- | ---: | ---: | --- | --- |')
  console.log(
    `| from sending on one validator to a receipt on another, ms | ${milliseconds(latency.median)} | ${milliseconds(latency.low)} … ${milliseconds(latency.high)} | ≤ 250 | ${goal} |`,
  )
  console.log(`| blocks a second meanwhile | ${perSecond.toFixed(1)} | | | |`)

  const presigned = await Promise.all(accounts.map((_, index) => manySigned(index, Math.ceil((seconds * 1_000) / ACCOUNTS))))
  await Promise.all(network.validators.map((each) => each.times()))
  const { hashes, told, lost, appHashes, blocks, sizes } = await measureThroughput(open, presigned)
  const mined = blocks.reduce((sum, { size }) => sum + size, 0)
  const rate = mined / seconds
  console.log(
    `| transfers a second in blocks, for ${seconds} s | ${rate.toFixed(0)} | | ≥ 300 | ${rate >= 300 ? 'reached' : '**missed**'} |`,
  )
  console.log(`| transfers of a block | ${sizes.median} | ${sizes.low} … ${sizes.high} | | |`)
  console.log(`| blocks a second meanwhile | ${(blocks.length / seconds).toFixed(1)} | | | |`)
  console.log(
    `| transfers lost, of ${hashes.length} with a hash | ${lost.length} | | 0 | ${lost.length === 0 ? 'reached' : '**missed**'} |`,
  )
  console.log(`| transfers refused with an error | ${told.length} | | | |`)
  console.log(`| load average of the machine at the end | ${(loadavg()[0] ?? 0).toFixed(1)} | | | |`)
  console.log(`| different app hashes | ${appHashes.size} | | 1 | ${appHashes.size === 1 ? 'reached' : '**missed**'} |\n`)
  for (const text of new Set(told)) console.log(`Refused: ${text}`)
  console.log('| validator | verb | calls | ms a call | longest, ms | ms a second |\n| --- | --- | ---: | ---: | ---: | ---: |')
  for (const [index, validator] of network.validators.entries()) {
    const { times, processor, memory } = await validator.times()
    for (const [verb, { count: calls, milliseconds: sum, longest }] of Object.entries(times)) {
      console.log(
        `| ${index} | ${verb} | ${calls} | ${milliseconds(sum / calls)} | ${milliseconds(longest)} | ${milliseconds(sum / seconds)} |`,
      )
    }
    console.log(
      `| ${index} | processor time of the node ${(processor / 1000).toFixed(1)} s, resident ${(memory / 2 ** 20).toFixed(0)} MiB | | | | |`,
    )
    for (const fault of validator.faults) console.log(`Fault of validator ${index}: ${fault}`)
  }
} finally {
  await network.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function manySigned(index: number, size: number): Promise<readonly Hex[]> {
  const raws: Hex[] = []
  for (let each = 0; each < size; each++) raws.push(await signed(index))
  return raws
}
