/**
 * The goals of the route planner, each with its measure, its target and what this run has reached. Prints; nothing here can fail.
 *
 *     npx esbuild bench/planner.ts --bundle --platform=node --format=esm --packages=external --outfile=.tmp/bench-planner.mjs
 *     node --expose-gc .tmp/bench-planner.mjs [G1 G3 …]
 */
import { readFileSync } from 'node:fs'
import { serveHttp } from '../adapters/http/index.js'
import { attachRoutes } from '../adapters/routes/index.js'
import { createNode } from '../src/index.js'
import { Planner } from '../src/planner/planner.js'
import { fuzzOverHttp } from '../test/planner/http-fuzz.js'
import { ends, type SnapshotFile } from '../test/planner/network.js'
import { PoolStates } from '../test/planner/pool-states.js'
import { randomNetwork, randomRequest } from '../test/planner/random-network.js'
import { type Answer, type SnapshotDocument, simulate } from '../test/planner/simulator.js'
import { dice, type NetworkSize, network, venue } from './planner-network.js'
import { layeredBound, optimum, sqsLike, uniswapLike, Venue } from './planner-reference.js'

type Request = Record<string, unknown>

const SPLIT = { smart_swap_options: { split_routes: true } }
const LARGE: NetworkSize = { chains: 230, tokens: 1000, vouchersPerToken: 4, pools: 2000 }
const HUGE: NetworkSize = { chains: 400, tokens: 4000, vouchersPerToken: 9, pools: 10_000 }

const onVenue = (from: number, to: number, amount_in: bigint, options: Request = {}): Request => ({
  source_asset_chain_id: 'c',
  source_asset_denom: `t${from}`,
  dest_asset_chain_id: 'c',
  dest_asset_denom: `t${to}`,
  amount_in: `${amount_in}`,
  allow_unsafe: true,
  ...options,
})

function say(goal: string, measure: string, target: string, reached: string): void {
  console.log(`${goal.padEnd(4)} ${measure}\n     target  ${target}\n     reached ${reached}`)
}

const ask = (planner: Planner, request: Request) => planner.route(request as never).catch(() => undefined) as Promise<Answer | undefined>

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** G1: every answer, carried out from its text. */
async function correctness(): Promise<void> {
  let answers = 0
  const wrong: string[] = []
  const check = async (planner: Planner, file: SnapshotDocument, request: Request) => {
    const answer = await ask(planner, request)
    if (!answer) return
    answers++
    try {
      simulate(file, request, answer)
    } catch (error) {
      wrong.push(`${error}`)
    }
  }
  for (let seed = 1; seed <= 1500; seed++) {
    const file = randomNetwork(seed)
    const planner = new Planner({ snapshot: file })
    for (let each = 0; each < 4; each++) await check(planner, file, randomRequest(file, 10 * seed + each))
  }
  for (let seed = 1; seed <= 60; seed++) {
    const roll = dice(seed + 50_000)
    const file = venue(seed, 8, 30, 'all')
    const planner = new Planner({ snapshot: file })
    for (const options of [SPLIT, SPLIT, {}]) await check(planner, file, onVenue(0, 1 + roll(7), 10n ** BigInt(5 + roll(6)), options))
  }
  const file = network(LARGE)
  const planner = new Planner({ snapshot: file })
  for (const request of largeRequests(file, 60, SPLIT)) await check(planner, file, request)
  say('G1', 'answers carried out by a simulator of its own', '100 % exact', `${answers - wrong.length} of ${answers} ${wrong.slice(0, 3)}`)
}

/** G2: every path of at most four pools, on small venues of all kinds of pools. */
async function bestSingle(): Promise<void> {
  let [compared, below, splitBelow] = [0, 0, 0]
  for (let seed = 1; seed <= 150; seed++) {
    const roll = dice(seed)
    const file = venue(seed, 4 + roll(9), 10 + roll(31), 'all')
    const planner = new Planner({ snapshot: file })
    const pools = new PoolStates(file.pools)
    const amount = 10n ** BigInt(4 + roll(8))
    const on = { chain_id: 'c', name: 'venue' }
    let best: bigint | undefined
    for (const path of pools.pathsOf(on, 't0', 't1')) {
      let given: bigint | undefined = amount
      for (const hop of path) given = given ? pools.quote(on, hop, given) : undefined
      if (given !== undefined && given > (best ?? 0n)) best = given
    }
    if (best === undefined) continue
    compared++
    const [single, split] = await Promise.all([{}, SPLIT].map((options) => ask(planner, onVenue(0, 1, amount, options))))
    if (BigInt(single?.amount_out ?? 0) !== best) below++
    if (BigInt(split?.amount_out ?? 0) < best) splitBelow++
  }
  say(
    'G2',
    `against the best of all single paths, ${compared} venues of up to 12 tokens and 40 pools`,
    'never below',
    `${below} below without splits, ${splitBelow} below with splits`,
  )
}

/** Among how many paths the swap of an answer is shared. */
function pathsOf({ operations }: Answer): number {
  const swap = operations[0]?.swap as { readonly smart_swap_in?: { readonly swap_routes: readonly unknown[] } } | undefined
  return swap?.smart_swap_in?.swap_routes.length ?? 1
}

/** G3: against the optimum of the whole venue, and against other routers. */
async function optimality(): Promise<void> {
  const all: { gap: number; toBest: number; sqs: number; uniswap: number; paths: number }[] = []
  for (const [tokens, pools, seeds] of [
    [15, 40, 40],
    [40, 150, 8],
    [100, 500, 2],
  ] as const) {
    for (const share of [0.001, 0.01, 0.05]) {
      const rows: typeof all = []
      for (let seed = 1; seed <= seeds; seed++) {
        const file = venue(1000 * tokens + seed, tokens, pools, 'constant products')
        const reserve = file.pools.reduce((sum, { denoms, reserves }) => sum + Number(reserves[denoms.indexOf('t0')] ?? 0), 0)
        const amount = BigInt(Math.ceil(reserve * share))
        const reference = new Venue(file.pools)
        const best = amount > 0n ? optimum(reference, 't0', 't1', Number(amount)) : undefined
        const answer = best && (await ask(new Planner({ snapshot: file }), onVenue(0, 1, amount, SPLIT)))
        if (!best || !answer) continue
        const paid = Number(answer.amount_out)
        // Each of four pools rounds down by less than a unit.
        const short = (other: number) => (Math.abs(other - paid) <= 4 ? 0 : (1e4 * (other - paid)) / other)
        const known = Math.max(paid, best.paid)
        rows.push({
          gap: short(Math.min(best.bound, layeredBound(reference, 't0', 't1', Number(amount), best.live, known))),
          toBest: short(best.paid),
          sqs: short(sqsLike(reference, 't0', 't1', Number(amount))),
          uniswap: short(uniswapLike(reference, 't0', 't1', Number(amount))),
          paths: pathsOf(answer),
        })
      }
      all.push(...rows)
      const gaps = rows.map(({ gap }) => gap)
      const ahead = (of: 'sqs' | 'uniswap') =>
        (-quantile(
          rows.map((row) => row[of]),
          0.5,
        )).toFixed(1)
      console.log(
        `     ${tokens} tokens, ${pools} pools, ${100 * share} %: gap p50 ${quantile(gaps, 0.5).toFixed(2)}, p99 ${quantile(gaps, 0.99).toFixed(2)} bp; ` +
          `median ahead of SQS-like ${ahead('sqs')} bp, of Uniswap-like ${ahead('uniswap')} bp`,
      )
    }
  }
  const of = (name: keyof (typeof all)[number]) => all.map((row) => row[name])
  const bp = (name: 'gap' | 'toBest') => [0.5, 0.9, 0.99, 1].map((share) => quantile(of(name), share).toFixed(2)).join(' / ')
  const paths = [0.5, 0.99].map((share) => quantile(of('paths'), share)).join(' / ')
  say(
    'G3',
    `below the optimum over paths of 4 pools, ${all.length} trades (bp, p50 / p90 / p99 / most)`,
    'p50 ≤ 1, p99 ≤ 5; never below the SQS-like and the Uniswap-like router',
    `${bp('toBest')} below the best that the reference finds over any number of paths, ${bp('gap')} below the dual bound of splits that use no pool in both directions; paths p50 / p99 ${paths}; below SQS-like ${of('sqs').filter((each) => each > 0).length}, Uniswap-like ${of('uniswap').filter((each) => each > 0).length} times`,
  )
}

/** Half of them between tokens of the venue's chain, half between chains. */
function largeRequests({ pools, assets }: ReturnType<typeof network>, count: number, options: Request): Request[] {
  const roll = dice(7)
  const traded = [...new Set(pools.flatMap(({ denoms }) => denoms))]
  return Array.from({ length: count }, (_, i) => {
    const near = [roll(traded.length), roll(traded.length)].map((at) => ({ chain_id: 'chain-0', denom: traded[at] }))
    const far = [roll(assets.length), roll(assets.length)].map((at) => assets[at])
    const [from, to] = i % 2 === 0 ? near : far
    return {
      source_asset_chain_id: from?.chain_id,
      source_asset_denom: from?.denom,
      dest_asset_chain_id: to?.chain_id,
      dest_asset_denom: to?.denom,
      allow_unsafe: true,
      amount_in: `${10n ** BigInt(5 + (i % 5))}`,
      ...options,
    }
  })
}

interface Timing {
  readonly name: string
  readonly wall: readonly number[]
  readonly cpu: readonly number[]
  readonly found: number
}

/** Times kinds of requests side by side, so that other work on the machine disturbs all of them alike. */
async function timed(planner: Planner, kinds: Readonly<Record<string, readonly Request[]>>): Promise<Timing[]> {
  const names = Object.keys(kinds)
  const count = Math.min(...names.map((name) => kinds[name]?.length ?? 0))
  const times = names.map((name) => ({ name, wall: [] as number[], cpu: [] as number[], found: 0 }))
  for (let i = 0; i < count; i++) {
    for (const time of times) {
      const request = kinds[time.name]?.[i] ?? {}
      const cpu = process.cpuUsage()
      const start = performance.now()
      const answer = await ask(planner, request)
      const wall = performance.now() - start
      const { user, system } = process.cpuUsage(cpu)
      if (i < 40) continue
      time.wall.push(wall)
      time.cpu.push((user + system) / 1000)
      if (answer) time.found++
    }
  }
  return times
}

const inMs = (values: readonly number[]) => `p50 ${quantile(values, 0.5).toFixed(1)}, p99 ${quantile(values, 0.99).toFixed(1)}`
const timing = ({ wall, cpu, found }: Timing) => `wall ${inMs(wall)}; CPU ${inMs(cpu)} ms (${found} of ${wall.length} found)`

function exactOut(requests: readonly Request[]): Request[] {
  return requests.map(({ amount_in, ...rest }) => ({ ...rest, amount_out: amount_in }))
}

/** G4: time of a request in the process, warm. */
async function latency(): Promise<void> {
  const file = network(LARGE)
  const planner = new Planner({ snapshot: file })
  const single = largeRequests(file, 340, {})
  const kinds = {
    single,
    multi: single.map((request) => ({ ...request, allow_multi_tx: true })),
    split: largeRequests(file, 340, SPLIT),
    out: exactOut(single),
  }
  const [plain, multi, split, out] = (await timed(planner, kinds)) as [Timing, Timing, Timing, Timing]
  const what = `${file.pools.length} pools, ${file.chains.length} chains, ${file.assets.length} assets`
  say('G4', `time of a route without split, ${what}`, 'p50 ≤ 3 ms, p99 ≤ 15 ms', timing(plain))
  say('', 'the same with several transactions', 'p50 ≤ 3 ms, p99 ≤ 15 ms', timing(multi))
  say('', 'with split', 'p50 ≤ 30 ms, p99 ≤ 80 ms', timing(split))
  const times = (share: number) => (quantile(out.cpu, share) / quantile(plain.cpu, share)).toFixed(1)
  say('', 'exact output, as a multiple of exact input', '≤ 4', `p50 ${times(0.5)}, p99 ${times(0.99)}; ${timing(out)}`)
}

/** G5: what a network several times the real one costs. */
async function scale(): Promise<void> {
  const file = network(HUGE)
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const cpu = process.cpuUsage()
  const start = performance.now()
  const planner = new Planner({ snapshot: file })
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  globalThis.gc?.()
  const held = (process.memoryUsage().heapUsed - before) / 1e6
  const what = `${file.pools.length} pools, ${file.chains.length} chains, ${file.assets.length} assets`
  say(
    'G5',
    `loading ${what}`,
    '< 1.5 s, < 300 MB',
    `${wall.toFixed(0)} ms, CPU ${((user + system) / 1000).toFixed(0)} ms; ${held.toFixed(0)} MB held`,
  )
  const single = largeRequests(file, 240, {})
  const [plain, split, out] = (await timed(planner, { single, split: largeRequests(file, 240, SPLIT), out: exactOut(single) })) as [
    Timing,
    Timing,
    Timing,
  ]
  say('', 'time of a route', 'p99 < 250 ms', timing(plain))
  say('', 'with split', 'p99 < 250 ms', timing(split))
  say('', 'exact output', 'p99 < 250 ms', timing(out))
}

/** The example of the interface document, with another fee on its Axelar way from OP Mainnet. */
function fiveChains(axelarFee: string): SnapshotFile {
  const file: SnapshotFile = JSON.parse(readFileSync('test/planner/snapshots/five-chains.json', 'utf8'))
  Object.assign(file.bridges[3]?.fee as Request, { amount: axelarFee })
  return file
}

/** G6: fees on top of the amounts count at their price. */
async function netRanking(): Promise<void> {
  const request = { ...ends('opUsdc', 'osmoAxlUsdc'), amount_in: '10000000', allow_multi_tx: true, allow_unsafe: true }
  const kinds = await Promise.all(
    ['1', '1000000000000000000'].map(async (fee) => {
      const answer = await ask(new Planner({ snapshot: fiveChains(fee) }), request)
      return `${Object.keys(answer?.operations[0] ?? {})[0]} (${answer?.amount_out})`
    }),
  )
  say(
    'G6',
    '10 USDC to Osmosis, Axelar for 1 wei and for 1 ether on top',
    'the larger amount only while it is worth more',
    kinds.join(', then '),
  )
}

/** G7: anything over real HTTP. */
async function robustness(): Promise<void> {
  const reported: unknown[] = []
  const node = await createNode({ planner: { snapshot: fiveChains('60000000000000') } })
  const http = await serveHttp(node, { port: 0 })
  attachRoutes(node, http, { onFault: (fault) => reported.push(fault) })
  const count = Number(process.env.FUZZ ?? 5000)
  await fuzzOverHttp(http.url, Math.min(count, 2000))
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const { statuses, faults } = await fuzzOverHttp(http.url, count, 10_000)
  globalThis.gc?.()
  const grown = (process.memoryUsage().heapUsed - before) / 1e6
  await node.close()
  const answers = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`)
  say(
    'G7',
    `${count} fuzzed requests over HTTP (FUZZ=100000 for all)`,
    'no 500, no hang, no NaN, no growth',
    `${faults.length + reported.length} faults; ${answers.join(', ')}; heap ${grown.toFixed(1)} MB more`,
  )
}

/** G8: the same bytes, whatever else is going on. */
async function determinism(): Promise<void> {
  const file = network(LARGE)
  const planners = [new Planner({ snapshot: file }), new Planner({ snapshot: file })]
  const requests = largeRequests(file, 40, SPLIT)
  const rounds = await Promise.all(
    [...planners, ...planners].map((planner) => Promise.all(requests.map((request) => ask(planner, request)))),
  )
  const different = requests.filter((_, i) => new Set(rounds.map((round) => JSON.stringify(round[i]))).size > 1)
  say(
    'G8',
    `${requests.length} requests, 4 times at once, on 2 planners`,
    '100 % byte-identical',
    `${requests.length - different.length} of ${requests.length}`,
  )
}

/** G10: each bound of a bridge is named when it is broken. */
async function limits(): Promise<void> {
  const planner = new Planner({ snapshot: fiveChains('60000000000000') })
  const bounds = [
    { ...ends('opUsdc', 'osmoUsdc'), amount_in: '9999999', go_fast: true, bridges: ['GO_FAST'] },
    { ...ends('opUsdc', 'osmoUsdc'), amount_in: '25000000001', go_fast: true, bridges: ['GO_FAST'] },
    { ...ends('opUsdc', 'usdc'), amount_in: '1000000000001', bridges: ['CCTP'] },
    { ...ends('usdc', 'opUsdc'), amount_in: '1000000000001', bridges: ['CCTP'] },
    { ...ends('usdc', 'opUsdc'), amount_out: '999999940001', bridges: ['CCTP'] },
    { ...ends('opUsdc', 'usdc'), amount_in: '25000', bridges: ['CCTP'] },
    { ...ends('usdc', 'opUsdc'), amount_in: '60000', bridges: ['CCTP'] },
    { ...ends('osmoAxlUsdc', 'opUsdc'), amount_in: '700000', bridges: ['AXELAR'] },
  ]
  const texts = await Promise.all(bounds.map((request) => planner.route(request as never).then(String, ({ message }: Error) => message)))
  const explained = texts.filter((text) => /(minimum|maximum) of \d+|too low to cover/.test(text))
  say(
    'G10',
    'bounds and fees of the example’s bridges, each broken by one unit',
    'every limit explained',
    `${explained.length} of ${bounds.length}`,
  )
}

const GOALS: Readonly<Record<string, () => Promise<void>>> = {
  G1: correctness,
  G2: bestSingle,
  G3: optimality,
  G4: latency,
  G5: scale,
  G6: netRanking,
  G7: robustness,
  G8: determinism,
  G9: async () => say('G9', 'the read calls of @skip-go/client', 'all succeed', 'see test/adapters/routes/client.test.ts'),
  G10: limits,
}

const wanted = process.argv.slice(2)
for (const [goal, run] of Object.entries(GOALS)) if (wanted.length === 0 || wanted.includes(goal)) await run()
