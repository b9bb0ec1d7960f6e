/**
 * What a split could pay at best, and what two well-known kinds of routers would pay, on a venue of constant products: written in floating point
 * from the file of the snapshot, without the planner.
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

/** What an edge can pay beyond a fixed rate, from untouched reserves: the largest f(d) - r·d. */
function surplus({ pool, here }: Edge, fixed: number): number {
  const [x, y] = [pool.reserves[here], pool.reserves[1 - here] ?? 0]
  const d = (Math.sqrt((x * y * pool.kept) / fixed) - x) / pool.kept
  return d > 0 ? (y * pool.kept * d) / (x + pool.kept * d) - fixed * d : 0
}

export interface Optimum {
  /** What the parts found pay. */
  readonly paid: number
  /** What no split over any number of paths can exceed. */
  readonly bound: number
  readonly parts: readonly Part[]
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
  return { paid: total(venue, parts).paid, bound, parts }
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
