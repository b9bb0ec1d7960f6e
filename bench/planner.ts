/**
 * How long routes take, and what splitting is worth. Prints milliseconds and ratios; nothing here can fail.
 *
 *     npx esbuild bench/planner.ts --bundle --platform=node --format=esm --packages=external --outfile=.tmp/bench-planner.mjs
 *     node .tmp/bench-planner.mjs
 */
import { Planner } from '../src/planner/planner.js'
import { type NetworkSize, network } from './planner-network.js'

const SIZES: Readonly<Record<string, NetworkSize>> = {
  '2,000 pools': { chains: 230, tokens: 1000, vouchersPerToken: 4, pools: 2000 },
  '10,000 pools': { chains: 400, tokens: 4000, vouchersPerToken: 9, pools: 10_000 },
}
const KINDS: Readonly<Record<string, Record<string, unknown>>> = {
  route: {},
  'route, several transactions': { allow_multi_tx: true },
  'route, split': { smart_swap_options: { split_routes: true } },
  'exact out': { exactOut: true },
}

for (const [name, size] of Object.entries(SIZES)) {
  const { traded, ...snapshot } = network(size)
  const started = performance.now()
  const planner = new Planner({ snapshot })
  console.log(`${name}, ${snapshot.assets.length} assets: loaded in ${(performance.now() - started).toFixed(0)} ms, ${memory()} MB`)
  const outputs = new Map<string, bigint[]>()
  for (const [kind, { exactOut, ...options }] of Object.entries(KINDS)) {
    const times: number[] = []
    const found: bigint[] = []
    for (let i = 0; i < 220; i++) {
      const [from, to] = [traded[(i * 7) % traded.length], traded[(i * 13 + 5) % traded.length]]
      if (!from || !to) continue
      const request = {
        source_asset_chain_id: 'chain-0',
        source_asset_denom: from.denom,
        dest_asset_chain_id: 'chain-0',
        dest_asset_denom: to.denom,
        allow_unsafe: true,
        [exactOut ? 'amount_out' : 'amount_in']: `${10n ** BigInt(5 + (i % 5))}`,
        ...options,
      } as never
      const before = performance.now()
      const answer = await planner.route(request).catch(() => undefined)
      if (i >= 20) times.push(performance.now() - before)
      found.push(BigInt(`${answer?.amount_out ?? 0}`))
    }
    outputs.set(kind, found)
    times.sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    console.log(`  ${kind}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${found.filter((each) => each > 0n).length} of ${found.length} found`)
  }
  const gains = (outputs.get('route, split') ?? []).flatMap((split, i) => {
    const single = outputs.get('route')?.[i] ?? 0n
    return single > 0n ? [Number((split - single) * 1_000_000n) / Number(single) / 100] : []
  })
  gains.sort((a, b) => a - b)
  console.log(
    `  split against single: median +${gains[gains.length >> 1]?.toFixed(2)} bp, most +${gains.at(-1)?.toFixed(0)} bp, least ${gains[0]?.toFixed(2)} bp`,
  )
}

function memory(): string {
  return (process.memoryUsage().heapUsed / 1e6).toFixed(0)
}
