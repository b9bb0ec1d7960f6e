/**
 * The best division of an input over paths, in floating point.
 *
 * What all paths pay together grows ever more slowly with the input of each. At the optimum one more unit pays the same on every path in use, and
 * nowhere more. The steps towards it are Newton's: slopes come from following the trades backwards, how slopes change from the bend of every pool
 * under all paths that share it. The linear equations between the two are solved by conjugate gradients, which need no matrix; new paths come from
 * the network whenever one would pay more for its first unit than the paths in use do for their last.
 */

import { type FlowPath, type Flows, isSame, type Share } from './flows.js'
import { askAgain, bendOf, type Edge, type Effects, reset, trade } from './pool-model.js'

/** Shares in the order in which they are to be traded, and what they would pay. */
export interface Estimate {
  readonly shares: readonly Share[]
  readonly paid: number
}

/** What a division must keep to. */
export interface Limits {
  /** What the last unit of a good division pays at least. */
  readonly least: number
  /** Paths at most. */
  readonly most: number
  /** What a path must bring, as a share of the output. */
  readonly worth: number
}

/** Into how many parts the input is dealt out for the first paths. */
const DEALT = 24
/** Steps to the optimum, and again after few paths have been given up, at most. */
const STEPS = 60
const FEW_STEPS = 6
/** When the optimum is near enough: at a millionth of the output. A step that gains a hundredth of that is the last. */
const NEAR = 1e-6
const STALLED = 1e-8
/**
 * What a division may cost, in pools that its trades and equations go through, and how much of that is for giving paths up. Counted and not timed, so
 * that the same question has the same answer on every machine; it is some tenths of a second at most.
 */
const WORK = 4_000_000
const WORK_OF_THINNING = 1_500_000
/** How often pools that are no constant products are asked again, where their flows then stand. */
const FITS = 6
/** New paths in one step, and paths at any time for one that may stay, at most. */
const NEW_PATHS = 16
const SPARE_PATHS = 4
/** Of the paths that are too many, every third goes at once. Among few, what one had may go to a single other. */
const GOING = 3
const FEW_PATHS = 8
/** Changes that are tried in one step, the second half of them ever shorter. */
const TRIALS = 6
/** A step that brings less than this share of what seems possible has met a corner. */
const POOR = 0.05
/** Parts that are tried as givers of a shift, and the smallest share of theirs. */
const GIVERS = 4
const SMALLEST_SHIFT = 1e-6
/** Turns of the conjugate gradients, and which share of the error may stay. */
const TURNS = 100
const PRECISION = 1e-6

/**
 * The best shares within limits. Where pools are no constant products there are several, each after they have been asked where the one before led;
 * a replay tells which is best.
 */
export function bestShares(flows: Flows, amount: number, { least, most, worth }: Limits): readonly Estimate[] {
  const division = new Division(flows, amount, most)
  division.begin(least)
  division.solve(STEPS, 'new paths')
  for (let turn = 0; turn < FITS && division.askAgain(); turn++) division.solve(STEPS, 'new paths')
  division.thin(most, worth)
  const estimates = [division.estimate()]
  for (let turn = 0; turn < FITS && division.askAgain(); turn++) {
    division.solve(FEW_STEPS, 'same paths')
    estimates.push(division.estimate())
  }
  return estimates
}

/** What the paths of a division do to an edge. */
interface Use {
  readonly edge: Edge
  back: Use | undefined
  /** What one more unit in either reserve would change of all that is paid by later parts. */
  pullX: number
  pullY: number
  /** Where the edge stood before a step, and how fast the slope has been seen to fall from there. */
  x: number
  slope: number
  seen: number
  /** How fast the value of the next unit falls, as the mean over the paths that go on from here. */
  bend: number
  weight: number
  /** A sum over paths. */
  sum: number
}

/** One pool of a path. */
interface Passage {
  readonly use: Use
  readonly effects: Effects
  given: number
  /** How much more comes here for one more unit at the start of the path. */
  reach: number
}

/** A path with its share, and its component of every vector of the solver. */
interface Part {
  readonly path: FlowPath
  readonly passages: readonly Passage[]
  amount: number
  /** What one more unit would pay in all. */
  slope: number
  /** By how much the amount shall change, and the slope that is left then, above the price that all have. */
  change: number
  rest: number
  /** The direction in which a better change is looked for, and what that does to the slope. */
  search: number
  effect: number
  /** A weight of its bend, some bend of its own where pools have none, and the inverse of both; 0 when the amount cannot change. */
  scale: number
  ridge: number
  freedom: number
}

class Division {
  #parts: Part[] = []
  #work = WORK
  readonly #uses = new Map<Edge, Use>()

  constructor(
    readonly flows: Flows,
    readonly amount: number,
    readonly most: number,
  ) {}

  estimate(): Estimate {
    return { paid: this.#load(), shares: this.#parts.map(({ path, amount }) => ({ path, amount })) }
  }

  /** The first paths. */
  begin(least: number): void {
    this.#add(this.flows.deal(this.amount, DEALT, least))
  }

  /** Steps until the optimum is near. */
  solve(steps: number, over: 'new paths' | 'same paths'): void {
    const reserve = over === 'new paths' ? WORK_OF_THINNING : 0
    let paid = this.#load()
    for (let step = 0; step < steps && this.#parts.length > 0 && this.#work > reserve; step++) {
      const price = this.#slopes()
      const open = this.#parts.reduce((most, { slope }) => Math.max(most, slope - price), 0) * this.amount
      const fresh = over === 'new paths' ? this.#widen(price) : 0
      if (open <= NEAR * paid && fresh === 0) break
      const before = paid
      paid = this.#step(paid, price)
      if (paid - before < POOR * open) paid = this.#shift(paid)
      this.#keep(({ amount }) => amount > 0)
      if (paid === before || (fresh === 0 && paid - before < STALLED * paid)) break
    }
  }

  /** Asks all pools in use again. Returns whether that has changed what is known of them. */
  askAgain(): boolean {
    this.#load()
    const isChanged = [...this.#uses.keys()].filter((edge) => askAgain(edge)).length > 0
    // One that is no constant product after all has lost its other direction.
    for (const use of this.#uses.values()) if (!use.edge.back) use.back = undefined
    return isChanged
  }

  /** Gives up paths that bring too little, and those that bring least until few enough are left. */
  thin(most: number, worth: number): void {
    while (this.#parts.length > 1) {
      const paid = this.#load()
      this.#slopes()
      const brought = this.#parts.map((part) => [part, paid - this.#without(part)] as const)
      const excess = Math.max(brought.filter(([, gain]) => gain < worth * paid).length, this.#parts.length - most)
      if (excess === 0) break
      const going = brought.sort(([, a], [, b]) => a - b).slice(0, Math.min(Math.ceil(excess / GOING), this.#parts.length - 1))
      const gone = new Set(going.map(([part]) => part))
      this.#keep((part) => !gone.has(part))
      this.#normalise()
      this.solve(FEW_STEPS, 'same paths')
    }
  }

  /** What would be paid without one of the parts, if all others took its share, or the one whose next unit pays most. */
  #without(part: Part): number {
    const before = this.#parts.map(({ amount }) => amount)
    const restore = () => {
      for (const [i, each] of this.#parts.entries()) each.amount = before[i] ?? 0
    }
    part.amount = 0
    this.#normalise()
    const byAll = this.#load()
    restore()
    if (this.#parts.length > FEW_PATHS) return byAll
    const heir = this.#parts.filter((other) => other !== part).reduce((a, b) => (b.slope > a.slope ? b : a))
    heir.amount += part.amount
    part.amount = 0
    const byOne = this.#load()
    restore()
    return Math.max(byOne, byAll)
  }

  /** Takes in paths of the network that would pay more than a price. Returns how many. */
  #widen(price: number): number {
    const room = Math.min(NEW_PATHS, SPARE_PATHS * this.most - this.#parts.length)
    const steeper = this.flows.steeper(price * (1 + NEAR))
    const fresh = this.#add(steeper.slice(0, Math.max(0, room)).map((path) => ({ path, amount: 0 })))
    if (fresh > 0) {
      this.#load()
      this.#slopes()
    }
    return fresh
  }

  /** Takes in paths that are new. Returns how many. */
  #add(shares: readonly Share[]): number {
    const before = this.#parts.length
    for (const { path, amount } of shares) {
      if (this.#parts.some((part) => isSame(part.path, path))) continue
      const passages = path.map((edge) => ({ use: this.#useOf(edge), effects: { given: 0, x: 0, y: 0 }, given: 0, reach: 0 }))
      const vectors = { slope: 0, change: 0, rest: 0, search: 0, effect: 0, scale: 1, ridge: 0, freedom: 0 }
      this.#parts.push({ path, passages, amount, ...vectors })
    }
    return this.#parts.length - before
  }

  #useOf(edge: Edge): Use {
    const known = this.#uses.get(edge)
    if (known) return known
    const use: Use = { edge, back: undefined, pullX: 0, pullY: 0, x: 0, slope: 0, seen: 0, bend: 0, weight: 0, sum: 0 }
    this.#uses.set(edge, use)
    if (edge.back) use.back = this.#useOf(edge.back)
    return use
  }

  #keep(isKept: (part: Part) => boolean): void {
    this.#parts = this.#parts.filter(isKept)
  }

  /** Makes the amounts add up to the input. */
  #normalise(): void {
    const sum = this.#parts.reduce((total, { amount }) => total + amount, 0)
    for (const part of this.#parts) part.amount *= this.amount / sum
  }

  /** Trades all parts, one after the other. Returns what they pay in all. */
  #load(): number {
    for (const { edge } of this.#uses.values()) reset(edge)
    let total = 0
    for (const { passages, amount } of this.#parts) {
      this.#work -= passages.length
      let given = amount
      for (const passage of passages) {
        passage.given = given
        given = trade(passage.use.edge, given, passage.effects)
      }
      total += given
    }
    return total
  }

  /** Sets what one more unit on each path would pay in all, less what parts after it would lose. Returns the mean: the price of a unit. */
  #slopes(): number {
    for (const use of this.#uses.values()) {
      use.pullX = 0
      use.pullY = 0
    }
    let price = 0
    for (let i = this.#parts.length - 1; i >= 0; i--) {
      const part = this.#parts[i]
      if (!part) break
      let value = 1
      for (let h = part.passages.length - 1; h >= 0; h--) {
        const passage = part.passages[h]
        if (!passage) break
        const { use, effects } = passage
        // One more unit that is paid leaves this reserve; one more that is given comes to the other.
        const worth = value - use.pullY - (use.back?.pullX ?? 0)
        value = worth * effects.given + use.pullX + (use.back?.pullY ?? 0)
        use.pullX += worth * effects.x
        use.pullY += worth * effects.y
      }
      part.slope = value
      price += (value * part.amount) / this.amount
    }
    return price
  }

  /** A step towards the optimum. Returns what is paid then: no less than before. */
  #step(paid: number, price: number): number {
    const before = this.#parts.map(({ amount }) => amount)
    for (const use of this.#uses.values()) {
      use.x = use.edge.x
      use.slope = use.edge.slope
      use.seen = 0
    }
    let length = 1
    for (let trial = 0; trial < TRIALS; trial++) {
      this.#aim(price)
      if (trial > TRIALS / 2) length /= 3
      for (const [i, part] of this.#parts.entries()) part.amount = Math.max(0, (before[i] ?? 0) + length * part.change)
      this.#normalise()
      const now = this.#load()
      if (now > paid) return now
      // Too far: somewhere slopes fall faster than they begin to, so aim again with what has been seen.
      for (const use of this.#uses.values()) {
        const moved = use.edge.x - use.x
        if (moved !== 0) use.seen = Math.max(use.seen, (use.slope - use.edge.slope) / moved)
      }
      for (const [i, part] of this.#parts.entries()) part.amount = before[i] ?? 0
      this.#load()
    }
    return paid
  }

  /**
   * Where curves have corners, slopes say nothing of a step: only of where to begin. A shift to the part whose next unit pays most, from one of those
   * whose last unit pays least. Returns what is paid then: no less than before.
   */
  #shift(paid: number): number {
    this.#slopes()
    const [taker, ...others] = [...this.#parts].sort((a, b) => b.slope - a.slope)
    const givers = others.filter(({ amount }) => amount > 0).slice(-GIVERS)
    for (const giver of givers.reverse()) {
      if (!taker) break
      const [held, had] = [giver.amount, taker.amount]
      let best = { paid, amount: 0 }
      for (let amount = held; amount > SMALLEST_SHIFT * held; amount /= 3) {
        giver.amount = held - amount
        taker.amount = had + amount
        const now = this.#load()
        if (now > best.paid) best = { paid: now, amount }
        else if (best.amount > 0) break
      }
      giver.amount = held - best.amount
      taker.amount = had + best.amount
      if (best.amount > 0) break
    }
    return this.#load()
  }

  /** Sets the change after which all slopes would be equal if they went on falling as they do here; none goes below zero. */
  #aim(price: number): void {
    this.#bend()
    for (const part of this.#parts) {
      // Slopes fall like 1/x², not on a line: far from the price they change less, or more, than they do at first.
      const ratio = Math.max(0.1, part.slope / price)
      part.scale = Math.sqrt((Math.sqrt(ratio) + 1) / (2 * ratio))
      const own = part.scale * part.scale * part.passages.reduce((sum, { reach, use }) => sum + reach * reach * use.bend, 0)
      part.ridge = 1e-4 * own + (1e-6 * price) / this.amount
      part.freedom = part.amount > 0 || part.slope > price ? 1 / (own + part.ridge) : 0
      part.change = 0
      part.search = 0
      part.rest = part.slope - price
    }
    let [first, last] = [0, 0]
    for (let turn = 0; turn < TURNS; turn++) {
      const left = this.#error()
      if (turn === 0) first = left
      if (!(left > PRECISION * first)) return
      const carried = last === 0 ? 0 : left / last
      last = left
      const mean = this.#mean()
      for (const part of this.#parts) part.search = part.freedom === 0 ? 0 : part.freedom * (part.rest - mean) + carried * part.search
      const resistance = this.#resist()
      if (!(resistance > 0)) return
      let stride = left / resistance
      let stopped: Part | undefined
      for (const part of this.#parts) {
        const room = part.amount + part.change
        if (part.search < 0 && room + stride * part.search < 0) [stride, stopped] = [room / -part.search, part]
      }
      for (const part of this.#parts) {
        part.change += stride * part.search
        part.rest -= stride * part.effect
      }
      if (stopped) {
        // It stays at zero, and the search begins anew.
        stopped.change = -stopped.amount
        stopped.freedom = 0
        last = 0
      }
    }
  }

  /** The mean of the slopes that are left, each as heavy as its amount is free. */
  #mean(): number {
    let [sum, freedom] = [0, 0]
    for (const part of this.#parts) {
      sum += part.freedom * part.rest
      freedom += part.freedom
    }
    return freedom === 0 ? 0 : sum / freedom
  }

  /** How far the slopes that are left lie apart. */
  #error(): number {
    const mean = this.#mean()
    return this.#parts.reduce((sum, { freedom, rest }) => sum + freedom * (rest - mean) * (rest - mean), 0)
  }

  /** Sets how fast the value of each edge's next unit falls, and how much of a path's next unit reaches each of its edges. */
  #bend(): void {
    for (const use of this.#uses.values()) {
      use.bend = 0
      use.weight = 0
    }
    for (const { passages } of this.#parts) {
      let reach = 1
      for (const passage of passages) {
        passage.reach = reach
        reach *= passage.use.edge.slope
      }
      let value = 1
      for (let h = passages.length - 1; h >= 0; h--) {
        const passage = passages[h]
        if (!passage) break
        const { use, given } = passage
        // Paths with nothing yet count where there are no others.
        const weight = given + 1e-12 * this.amount
        use.bend += weight * value
        use.weight += weight
        value *= use.edge.slope
      }
    }
    for (const use of this.#uses.values()) if (use.weight > 0) use.bend *= Math.max(bendOf(use.edge), use.seen) / use.weight
  }

  /** Sets what a move in the direction of the search does to slopes. Returns their product. */
  #resist(): number {
    for (const use of this.#uses.values()) use.sum = 0
    for (const { passages, search, scale } of this.#parts) {
      this.#work -= passages.length
      if (search === 0) continue
      for (const { use, reach } of passages) use.sum += reach * scale * search
    }
    let product = 0
    for (const part of this.#parts) {
      let effect = 0
      for (const { use, reach } of part.passages) effect += reach * use.bend * use.sum
      part.effect = part.scale * effect + part.ridge * part.search
      product += part.effect * part.search
    }
    return product
  }
}
