/**
 * Calculates the best possible output of a split, and the output of two well-known kinds of routers, on a venue of constant products. Works in
 * floating point from the file of the snapshot, without the planner.
 */

/** Pools on a path at most, as the planner has it. */
const HOPS = 4

interface Pool {
  readonly index: number
  readonly tokens: readonly [string, string]
  readonly reserves: readonly [number, number]
  readonly kept: number
}

/** One direction of a pool. */
interface Edge {
  readonly pool: Pool
  readonly here: 0 | 1
  readonly to: string
}

type Path = readonly Edge[]
interface Part {
  readonly path: Path
  readonly amount: number
}

/** Reserves as trades leave them. */
type Live = Float64Array

export class Venue {
  readonly #pools: readonly Pool[]
  readonly #edges = new Map<string, Edge[]>()

  constructor(pools: readonly { readonly denoms: readonly string[]; readonly reserves: readonly string[]; readonly fee_ppm: number }[]) {
    this.#pools = pools.map(({ denoms: [a = '', b = ''], reserves: [x, y], fee_ppm }, index) => ({
      index,
      tokens: [a, b],
      reserves: [Number(x), Number(y)],
      kept: 1 - fee_ppm / 1e6,
    }))
    for (const pool of this.#pools) {
      for (const here of [0, 1] as const) {
        const from = pool.tokens[here]
        const edges = this.#edges.get(from) ?? []
        edges.push({ pool, here, to: pool.tokens[1 - here] ?? '' })
        this.#edges.set(from, edges)
      }
    }
  }

  fresh(): Live {
    return Float64Array.from(this.#pools.flatMap(({ reserves }) => [...reserves]))
  }

  edges(token: string): readonly Edge[] {
    return this.#edges.get(token) ?? []
  }

  get all(): readonly Edge[] {
    return [...this.#edges.values()].flat()
  }

  /** All paths of at most four pools, none twice. */
  paths(from: string, to: string): Path[] {
    const found: Path[] = []
    const extend = (path: Path, token: string) => {
      if (token === to && path.length > 0) found.push(path)
      if (path.length === HOPS || token === to) return
      for (const edge of this.edges(token)) {
        if (edge.to !== from && !path.some(({ pool }) => pool === edge.pool)) extend([...path, edge], edge.to)
      }
    }
    extend([], from)
    return found
  }
}

function pays(live: Live, { pool, here }: Edge, amount: number): number {
  const [x, y] = [live[2 * pool.index + here] ?? 0, live[2 * pool.index + 1 - here] ?? 0]
  return (y * pool.kept * amount) / (x + pool.kept * amount)
}

function rate(live: Live, { pool, here }: Edge): number {
  return ((live[2 * pool.index + 1 - here] ?? 0) * pool.kept) / (live[2 * pool.index + here] ?? 1)
}

function trade(live: Live, { path, amount }: Part): number {
  let given = amount
  for (const edge of path) {
    const paid = pays(live, edge, given)
    const at = 2 * edge.pool.index
    live[at + edge.here] = (live[at + edge.here] ?? 0) + given
    live[at + 1 - edge.here] = (live[at + 1 - edge.here] ?? 0) - paid
    given = paid
  }
  return given
}

function total(venue: Venue, parts: readonly Part[]): { readonly paid: number; readonly live: Live } {
  const live = venue.fresh()
  return { paid: parts.reduce((sum, part) => sum + trade(live, part), 0), live }
}

/** The best value of every token in units of the goal, with so many pools still to come, when edges pay fixed rates. */
function valuesOf(venue: Venue, goal: string, live: Live): Map<string, { readonly value: number; readonly path: Path }>[] {
  const layers = [new Map([[goal, { value: 1, path: [] as Path }]])]
  for (let pools = 1; pools <= HOPS; pools++) {
    const before = layers[pools - 1] ?? new Map()
    const next = new Map(before)
    for (const edge of venue.all) {
      const after = before.get(edge.to)
      const from = edge.pool.tokens[edge.here]
      if (!after || from === goal || after.path.some(({ pool }: Edge) => pool === edge.pool)) continue
      const value = rate(live, edge) * after.value
      if (value > (next.get(from)?.value ?? 0)) next.set(from, { value, path: [edge, ...after.path] })
    }
    layers.push(next)
  }
  return layers
}

/** Returns the most that an edge can pay beyond a fixed rate, from untouched reserves: the largest f(d) - r·d. */
function surplus({ pool, here }: Edge, fixed: number): number {
  const [x, y] = [pool.reserves[here], pool.reserves[1 - here] ?? 0]
  const d = (Math.sqrt((x * y * pool.kept) / fixed) - x) / pool.kept
  return d > 0 ? (y * pool.kept * d) / (x + pool.kept * d) - fixed * d : 0
}

export interface Optimum {
  /** Output of the parts found. */
  readonly paid: number
  /** Upper bound of the output of any split over any number of paths. */
  readonly bound: number
  readonly parts: readonly Part[]
  readonly live: Live
}

/**
 * The optimum over any number of paths within the hop limit, from below and from above.
 *
 * From below: parts move pairwise, from the path whose last unit is worth least to the one whose next unit is worth most. From above: take the
 * rates that the pools are left with as prices. At fixed rates the whole input is worth the best path, and what each edge can pay beyond its rate
 * is worth the best way on from there: no split pays more than their sum (the Lagrange dual, at these prices). Both meet in the optimum.
 */
export function optimum(venue: Venue, from: string, to: string, amount: number): Optimum | undefined {
  let parts: Part[] = []
  for (let turn = 0; turn < 60; turn++) {
    const { live } = total(venue, parts)
    const best = venue.fresh() && valuesOf(venue, to, live)[HOPS]?.get(from)
    if (!best) return undefined
    parts = add(parts, best.path, amount / 60)
  }
  let bound = Number.POSITIVE_INFINITY
  for (let step = 0; step < 600; step++) {
    const { paid, live } = total(venue, parts)
    const layers = valuesOf(venue, to, live)
    const best = layers[HOPS]?.get(from)
    if (!best) return undefined
    let above = amount * best.value
    for (const edge of venue.all) {
      const extra = surplus(edge, rate(live, edge))
      if (extra > 0) above += extra * (layers[HOPS - 1]?.get(edge.to)?.value ?? 0)
    }
    bound = Math.min(bound, above)
    if ((bound - paid) / bound < 2e-6) break
    parts = shift(venue, add(parts, best.path, 0), best.path, live)
  }
  return { ...total(venue, parts), bound, parts }
}

/** The price of one more hop to come is at least this share of a token's price: if one were for nothing, pools would be emptied for it. */
const LEAST_STEP = 1e-6
/** Steps of the descent to the lowest bound at most. */
const DESCENT = 4000

/** Best use of an edge at given prices: input and output of its trades, by the number of hops still to come, and their profit. */
interface Use {
  readonly given: readonly number[]
  readonly paid: readonly number[]
  readonly profit: number
}

/**
 * The most that an edge can add at prices that depend on the hops still to come, its own among them for the token that goes in.
 *
 * However a pool is shared, any of its trades together are paid at most what one trade of their sum would be. Under that alone, with prices that grow
 * with the hops still to come, it is best to serve the one with most of them first. With X(k) as all that comes with k hops or more, the profit is then
 * Σ Δw(k)·f(X(k)) − Δv(k)·X(k), where Δ are differences of prices from k − 1 hops to k: for each k a curve of its own, but for X(1) ≥ X(2) ≥ …. Neighbours
 * for which that does not hold by itself are one block.
 */
function bestUse({ pool, here }: Edge, before: readonly number[], after: readonly number[]): Use | undefined {
  const [x, y] = [pool.reserves[here], pool.reserves[1 - here] ?? 0]
  const pays = (size: number) => (y * pool.kept * size) / (x + pool.kept * size)
  const sizeAt = (up: number, down: number) => Math.max(0, (Math.sqrt((up * x * y * pool.kept) / down) - x) / pool.kept)
  const step = (prices: readonly number[], hops: number) => (prices[hops] ?? 0) - (prices[hops - 1] ?? 0)
  // Of blocks that begin with ever more hops.
  const blocks: { readonly last: number; readonly up: number; readonly down: number; readonly size: number }[] = []
  for (let hops = 1; hops <= HOPS; hops++) {
    let [up, down] = [step(after, hops - 1), step(before, hops)]
    for (let lower = blocks.at(-1); lower && lower.size <= sizeAt(up, down); lower = blocks.at(-1)) {
      blocks.pop()
      up += lower.up
      down += lower.down
    }
    blocks.push({ last: hops, up, down, size: sizeAt(up, down) })
  }
  if (!blocks.some(({ size }) => size > 0)) return undefined
  const [given, paid] = [new Array<number>(HOPS + 1).fill(0), new Array<number>(HOPS + 1).fill(0)]
  for (const [i, { last, size }] of blocks.entries()) {
    // All of a block comes with the most hops that it has.
    const rest = blocks[i + 1]?.size ?? 0
    given[last] = size - rest
    paid[last] = pays(size) - pays(rest)
  }
  return { given, paid, profit: blocks.reduce((sum, { up, down, size }) => sum + up * pays(size) - down * size, 0) }
}

/**
 * Returns an upper bound of the output of any split within the hop limit that uses no pool in both directions. The bound is the Lagrange dual, with a
 * price of every token for every number of hops still to come. Any prices that grow with the hops give a bound. The prices start at the rates that good
 * parts leave, and descend to a low bound.
 *
 * @param paid output that is known to be possible: the target of the descent
 */
export function layeredBound(venue: Venue, from: string, to: string, amount: number, live: Live, paid: number): number {
  const layers = valuesOf(venue, to, live)
  const prices = new Map<string, number[]>()
  for (const [token, { value: best }] of layers[HOPS] ?? []) {
    const values = layers.map((layer, hops) => (layer.get(token)?.value ?? 0) + hops * LEAST_STEP * best)
    prices.set(token, token === to ? new Array<number>(HOPS + 1).fill(1) : values)
  }
  const edges = venue.all.filter(({ pool, here, to: end }) => prices.has(end) && prices.has(pool.tokens[here]) && pool.tokens[here] !== to)
  let lowest = Number.POSITIVE_INFINITY
  for (let step = 0; step < DESCENT && lowest - paid > 1e-7 * paid; step++) {
    let bound = amount * (prices.get(from)?.[HOPS] ?? 0)
    // What comes in less what goes out, and both together, of every token with every number of hops.
    const flows = new Map([...prices.keys()].map((token) => [token, { net: [0, 0, 0, 0, 0], all: [0, 0, 0, 0, 0] }]))
    const count = (token: string, hops: number, by: number) => {
      const flow = flows.get(token)
      if (!flow) return
      flow.net[hops] = (flow.net[hops] ?? 0) + by
      flow.all[hops] = (flow.all[hops] ?? 0) + Math.abs(by)
    }
    count(from, HOPS, amount)
    for (const edge of edges) {
      const token = edge.pool.tokens[edge.here]
      const use = bestUse(edge, prices.get(token) ?? [], prices.get(edge.to) ?? [])
      if (!use) continue
      bound += use.profit
      for (let hops = 1; hops <= HOPS; hops++) {
        count(token, hops, -(use.given[hops] ?? 0))
        count(edge.to, hops - 1, use.paid[hops] ?? 0)
      }
    }
    lowest = Math.min(lowest, bound)
    flows.delete(to)
    descend(prices, flows, bound - paid, 1 - (0.9 * step) / DESCENT)
  }
  return lowest
}

/** Lowers the prices of what is there too much, and raises those of what is missing: so far that the bound would come down to its aim (Polyak's step). */
function descend(
  prices: ReadonlyMap<string, number[]>,
  flows: ReadonlyMap<string, { readonly net: readonly number[]; readonly all: readonly number[] }>,
  above: number,
  share: number,
): void {
  // The steps from one hop to the next vary, each in units of the token's price and its flow.
  const moves: { readonly token: string; readonly hops: number; readonly slope: number; readonly scale: number }[] = []
  for (const [token, { net, all }] of flows) {
    const of = prices.get(token) ?? []
    let [slope, flow] = [0, 0]
    for (let hops = HOPS; hops >= 1; hops--) {
      slope += net[hops] ?? 0
      flow += all[hops] ?? 0
      const isLeast = (of[hops] ?? 0) - (of[hops - 1] ?? 0) <= LEAST_STEP * (of[HOPS] ?? 0)
      if (flow > 0 && !(isLeast && slope > 0)) moves.push({ token, hops, slope, scale: (of[HOPS] ?? 0) / flow })
    }
  }
  const norm = moves.reduce((sum, { slope, scale }) => sum + slope * slope * scale, 0)
  if (norm === 0) return
  const stride = share * Math.min(1, above / norm)
  const steps = new Map(
    [...flows.keys()].map((token) => [token, prices.get(token)?.map((price, hops, all) => price - (all[hops - 1] ?? 0)) ?? []]),
  )
  for (const { token, hops, slope, scale } of moves) {
    const step = steps.get(token)
    if (step) step[hops] = Math.max(LEAST_STEP * (prices.get(token)?.[HOPS] ?? 0), (step[hops] ?? 0) - stride * slope * scale)
  }
  for (const [token, step] of steps) {
    const of = prices.get(token)
    if (of) for (let hops = 1; hops <= HOPS; hops++) of[hops] = (of[hops - 1] ?? 0) + (step[hops] ?? 0)
  }
}

function add(parts: readonly Part[], path: Path, amount: number): Part[] {
  const at = parts.findIndex((part) => isSame(part.path, path))
  if (at < 0) return [...parts, { path, amount }]
  return parts.map((part, i) => (i === at ? { path, amount: part.amount + amount } : part))
}

function isSame(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((edge, i) => edge === b[i])
}

/** Moves what pays most from the worst used path to a given one: a search of the golden section. */
function shift(venue: Venue, parts: readonly Part[], taker: Path, live: Live): Part[] {
  const value = ({ path }: Part) => path.reduce((product, edge) => product * rate(live, edge), 1)
  const givers = parts.filter((part) => part.amount > 0 && !isSame(part.path, taker))
  const [first] = givers
  if (!first) return [...parts]
  const giver = givers.reduce((a, b) => (value(b) < value(a) ? b : a), first)
  const moved = (share: number) =>
    parts.map((part) => {
      if (part === giver) return { ...part, amount: part.amount * (1 - share) }
      return isSame(part.path, taker) ? { ...part, amount: part.amount + giver.amount * share } : part
    })
  const worth = (share: number) => total(venue, moved(share)).paid
  const golden = (Math.sqrt(5) - 1) / 2
  let [low, high] = [0, 1]
  for (let i = 0; i < 30; i++) {
    const [a, b] = [high - golden * (high - low), low + golden * (high - low)]
    if (worth(a) > worth(b)) high = b
    else low = a
  }
  const share = worth(1) >= worth((low + high) / 2) ? 1 : (low + high) / 2
  return moved(share).filter((part) => part.amount > 0 || isSame(part.path, taker))
}

/** The best of disjoint full routes, the input dealt out in equal steps to whichever pays most for its next step. */
function disjoint(candidates: readonly Path[], venue: Venue, amount: number, routes: number, steps: number): number {
  const chosen: Path[] = []
  for (const path of candidates) {
    const isFree = path.every(({ pool }) => !chosen.some((other) => other.some((edge) => edge.pool === pool)))
    if (isFree && chosen.length < routes) chosen.push(path)
  }
  const given = chosen.map(() => 0)
  const quote = (path: Path, part: number) => (part === 0 ? 0 : trade(venue.fresh(), { path, amount: part }))
  for (let step = 0; step < steps; step++) {
    const gains = chosen.map((path, i) => quote(path, (given[i] ?? 0) + amount / steps) - quote(path, given[i] ?? 0))
    const at = gains.indexOf(Math.max(...gains))
    given[at] = (given[at] ?? 0) + amount / steps
  }
  return chosen.reduce((sum, path, i) => sum + quote(path, given[i] ?? 0), 0)
}

const ranked = (venue: Venue, paths: readonly Path[], amount: number) =>
  paths
    .map((path) => ({ path, paid: trade(venue.fresh(), { path, amount }) }))
    .sort((a, b) => b.paid - a.paid)
    .map(({ path }) => path)

/** In the manner of Osmosis' query server: 20 candidates by a quote of the whole amount, up to 3 of them, steps of 10 %. */
export function sqsLike(venue: Venue, from: string, to: string, amount: number): number {
  return disjoint(ranked(venue, venue.paths(from, to), amount).slice(0, 20), venue, amount, 3, 10)
}

/** In the manner of Uniswap's router: up to 7 routes by quotes of parts of the amount, steps of 5 %. */
export function uniswapLike(venue: Venue, from: string, to: string, amount: number): number {
  const paths = venue.paths(from, to)
  return Math.max(...[1, 0.5, 0.25, 0.05].map((share) => disjoint(ranked(venue, paths, amount * share), venue, amount, 7, 20)))
}
