/**
 * The optimal split of an input over paths, in floating point.
 *
 * Problem: amounts aᵢ ≥ 0 of paths, Σ aᵢ = input, maximise the total output F(a) of all paths, traded one after the other. F is concave where every pool
 * is, so a split is optimal when all paths in use have the same gradient ∂F/∂aᵢ (the common price), and no other path has a greater one (Karush, Kuhn and
 * Tucker).
 *
 * Algorithm: a projected Newton method with column generation.
 *
 * 1. `start`: a greedy fill in 24 equal parts finds the first paths.
 * 2. `#gradients`: the adjoint method. The trades are followed backwards once; each reserve carries the value that later trades lose by a change of it.
 * 3. `#addColumns`: paths of the network whose gradient at zero is above the price join with amount 0, as in column generation of linear programs.
 * 4. `#solveNewtonSystem`: the Hessian is approximated by the curvature of each pool under all paths that share it, plus a small regularisation. The system
 *    with the constraint Σ δᵢ = 0 is solved by conjugate gradients with a diagonal preconditioner, which need products with the matrix and not the matrix
 *    (Nocedal and Wright, Numerical Optimization, chapters 5 and 16).
 * 5. `#newtonStep`: the step is taken if it improves F; otherwise the curvature that was observed on the way replaces the local one, and then the step shrinks.
 * 6. `#pairwiseShift`: where curves have corners, gradients are useless for a step. Then amounts move between the two most unequal paths.
 * 7. `prune`: paths that do not pay for their gas are removed, and the rest is solved again.
 *
 * Invariants: Σ aᵢ is the input after every step; F never decreases from one accepted step to the next; all limits are counts of work and not of time, so
 * the same question has the same answer on every machine.
 */

import { type FlowPath, type Flows, isSamePath, type PathShare } from './flows.js'
import { curvatureOf, type Edge, type Effects, refit, reset, trade } from './pool-model.js'

/** A split in the order of its trades, with the estimated output. */
export interface Estimate {
  readonly shares: readonly PathShare[]
  readonly paid: number
}

/** Limits of a split. */
export interface Limits {
  /** Least marginal rate of a path that is worth considering. */
  readonly minRate: number
  /** Maximum number of paths. */
  readonly maxPaths: number
  /** Least gain of a path, as a share of the output. */
  readonly minGain: number
}

/** Number of equal parts of the greedy fill. */
const INITIAL_PARTS = 24
/** Maximum Newton steps, and those after some paths were removed. */
const MAX_STEPS = 60
const MAX_REPAIR_STEPS = 6
/** Optimality gap at which the solver stops, and the gain of a step at which it has stalled, as shares of the output. */
const OPTIMALITY_TOLERANCE = 1e-6
const STALL_TOLERANCE = 1e-8
/**
 * Maximum work, counted in pools that trades and products with the Hessian go through, and the part of it that is reserved for pruning. The maximum takes
 * some tenths of a second.
 */
const MAX_WORK = 4_000_000
const PRUNING_RESERVE = 1_500_000
/** Maximum rounds in which models of pools are fitted again at the flows of the last solution. */
const MAX_REFITS = 6
/** Maximum new paths in a step, and maximum paths at any time for each path that may remain. */
const MAX_NEW_PATHS = 16
const MAX_PATHS_RATIO = 4
/** Pruning removes one third of the surplus paths at a time. Among at most this many paths, the amount of one may also go to a single other path. */
const PRUNE_DIVISOR = 3
const FEW_PATHS = 8
/** Maximum trials of a Newton step. Those of the second half are shorter and shorter. */
const MAX_TRIALS = 6
/** A step that gains less than this share of the optimality gap has met a corner of a curve. */
const MIN_STEP_QUALITY = 0.05
/** Paths that are tried as givers of a shift, and the smallest shift as a share of the giver's amount. */
const MAX_GIVERS = 4
const MIN_SHIFT = 1e-6
/** Maximum iterations of the conjugate gradients, and the reduction of the residual at which they stop. */
const MAX_CG_ITERATIONS = 100
const CG_TOLERANCE = 1e-6

/**
 * Returns the best splits within limits. There are several where pools are not constant products: each one after the models were fitted again at the flows
 * of the one before. An exact replay decides which is best.
 */
export function solveSplit(flows: Flows, amount: number, { minRate, maxPaths, minGain }: Limits): readonly Estimate[] {
  const solver = new SplitSolver(flows, amount, maxPaths)
  solver.start(minRate)
  solver.solve(MAX_STEPS, 'new paths')
  for (let turn = 0; turn < MAX_REFITS && solver.refit(); turn++) solver.solve(MAX_STEPS, 'new paths')
  solver.prune(maxPaths, minGain)
  const estimates = [solver.estimate()]
  for (let turn = 0; turn < MAX_REFITS && solver.refit(); turn++) {
    solver.solve(MAX_REPAIR_STEPS, 'same paths')
    estimates.push(solver.estimate())
  }
  return estimates
}

/** Use of an edge by all paths. */
interface EdgeUsage {
  readonly edge: Edge
  back: EdgeUsage | undefined
  /** Adjoints: the change of the later output by one more unit in either reserve. */
  adjointX: number
  adjointY: number
  /** State of the edge before a step, and the greatest curvature that was observed from there. */
  x: number
  marginalRate: number
  observedCurvature: number
  /** Curvature of the total output in the flow of this edge: the mean over the paths that go on from here, and its weight. */
  curvature: number
  weight: number
  /** Flow that a direction sends through the edge. */
  sum: number
}

/** One pool of a path. */
interface PathHop {
  readonly usage: EdgeUsage
  readonly effects: Effects
  given: number
  /** Input of this pool for one more unit at the start of the path. */
  sensitivity: number
}

/** A path with its amount, and its component of every vector of the solver. */
interface PathAllocation {
  readonly path: FlowPath
  readonly hops: readonly PathHop[]
  amount: number
  /** Change of the total output by one more unit. */
  gradient: number
  /** Newton step, and the residual: the gradient after it, minus the common price. */
  delta: number
  residual: number
  /** Search direction of the conjugate gradients, and its product with the Hessian. */
  direction: number
  image: number
  /** Scale of its curvature; curvature of its own where pools have none; inverse of the Hessian's diagonal, or 0 if the amount is fixed at zero. */
  scale: number
  regularisation: number
  preconditioner: number
}

class SplitSolver {
  #allocations: PathAllocation[] = []
  #work = MAX_WORK
  readonly #usages = new Map<Edge, EdgeUsage>()

  constructor(
    readonly flows: Flows,
    readonly amount: number,
    readonly maxPaths: number,
  ) {}

  estimate(): Estimate {
    return { paid: this.#evaluate(), shares: this.#allocations.map(({ path, amount }) => ({ path, amount })) }
  }

  /** Adds the first paths. */
  start(minRate: number): void {
    this.#addPaths(this.flows.greedyFill(this.amount, INITIAL_PARTS, minRate))
  }

  /** Takes Newton steps until the split is nearly optimal. */
  solve(steps: number, over: 'new paths' | 'same paths'): void {
    const reserve = over === 'new paths' ? PRUNING_RESERVE : 0
    let paid = this.#evaluate()
    for (let step = 0; step < steps && this.#allocations.length > 0 && this.#work > reserve; step++) {
      const price = this.#gradients()
      const open = this.#allocations.reduce((most, { gradient }) => Math.max(most, gradient - price), 0) * this.amount
      const fresh = over === 'new paths' ? this.#addColumns(price) : 0
      if (open <= OPTIMALITY_TOLERANCE * paid && fresh === 0) break
      const before = paid
      paid = this.#newtonStep(paid, price)
      if (paid - before < MIN_STEP_QUALITY * open) paid = this.#pairwiseShift(paid)
      this.#retain(({ amount }) => amount > 0)
      if (paid === before || (fresh === 0 && paid - before < STALL_TOLERANCE * paid)) break
    }
  }

  /** Fits the models of all pools in use again. Returns whether one has changed. */
  refit(): boolean {
    this.#evaluate()
    const isChanged = [...this.#usages.keys()].filter((edge) => refit(edge)).length > 0
    // A pool that turns out not to be a constant product has lost its link to the reverse direction.
    for (const usage of this.#usages.values()) if (!usage.edge.back) usage.back = undefined
    return isChanged
  }

  /** Removes paths whose gain is too small, and then those with the least gain until few enough are left. */
  prune(maxPaths: number, minGain: number): void {
    while (this.#allocations.length > 1) {
      const paid = this.#evaluate()
      this.#gradients()
      const brought = this.#allocations.map((allocation) => [allocation, paid - this.#without(allocation)] as const)
      const excess = Math.max(brought.filter(([, gain]) => gain < minGain * paid).length, this.#allocations.length - maxPaths)
      if (excess === 0) break
      const going = brought
        .sort(([, a], [, b]) => a - b)
        .slice(0, Math.min(Math.ceil(excess / PRUNE_DIVISOR), this.#allocations.length - 1))
      const gone = new Set(going.map(([allocation]) => allocation))
      this.#retain((allocation) => !gone.has(allocation))
      this.#normalise()
      this.solve(MAX_REPAIR_STEPS, 'same paths')
    }
  }

  /** Returns the output without a path if all others take its amount, or if the path with the greatest gradient takes it. */
  #without(allocation: PathAllocation): number {
    const before = this.#allocations.map(({ amount }) => amount)
    const restore = () => {
      for (const [i, each] of this.#allocations.entries()) each.amount = before[i] ?? 0
    }
    allocation.amount = 0
    this.#normalise()
    const byAll = this.#evaluate()
    restore()
    if (this.#allocations.length > FEW_PATHS) return byAll
    const heir = this.#allocations.filter((other) => other !== allocation).reduce((a, b) => (b.gradient > a.gradient ? b : a))
    heir.amount += allocation.amount
    allocation.amount = 0
    const byOne = this.#evaluate()
    restore()
    return Math.max(byOne, byAll)
  }

  /** Adds paths of the network whose gradient is above the price. Returns their number. */
  #addColumns(price: number): number {
    const room = Math.min(MAX_NEW_PATHS, MAX_PATHS_RATIO * this.maxPaths - this.#allocations.length)
    const improving = this.flows.improvingPaths(price * (1 + OPTIMALITY_TOLERANCE))
    const fresh = this.#addPaths(improving.slice(0, Math.max(0, room)).map((path) => ({ path, amount: 0 })))
    if (fresh > 0) {
      this.#evaluate()
      this.#gradients()
    }
    return fresh
  }

  /** Adds paths that are not in use. Returns their number. */
  #addPaths(shares: readonly PathShare[]): number {
    const before = this.#allocations.length
    for (const { path, amount } of shares) {
      if (this.#allocations.some((allocation) => isSamePath(allocation.path, path))) continue
      const hops = path.map((edge) => ({ usage: this.#usageOf(edge), effects: { given: 0, x: 0, y: 0 }, given: 0, sensitivity: 0 }))
      const vectors = { gradient: 0, delta: 0, residual: 0, direction: 0, image: 0, scale: 1, regularisation: 0, preconditioner: 0 }
      this.#allocations.push({ path, hops, amount, ...vectors })
    }
    return this.#allocations.length - before
  }

  #usageOf(edge: Edge): EdgeUsage {
    const known = this.#usages.get(edge)
    if (known) return known
    const usage: EdgeUsage = {
      edge,
      back: undefined,
      adjointX: 0,
      adjointY: 0,
      x: 0,
      marginalRate: 0,
      observedCurvature: 0,
      curvature: 0,
      weight: 0,
      sum: 0,
    }
    this.#usages.set(edge, usage)
    if (edge.back) usage.back = this.#usageOf(edge.back)
    return usage
  }

  #retain(isKept: (allocation: PathAllocation) => boolean): void {
    this.#allocations = this.#allocations.filter(isKept)
  }

  /** Makes the amounts add up to the input. */
  #normalise(): void {
    const sum = this.#allocations.reduce((total, { amount }) => total + amount, 0)
    for (const allocation of this.#allocations) allocation.amount *= this.amount / sum
  }

  /** Trades all paths, one after the other. Returns the total output. */
  #evaluate(): number {
    for (const { edge } of this.#usages.values()) reset(edge)
    let total = 0
    for (const { hops, amount } of this.#allocations) {
      this.#work -= hops.length
      let given = amount
      for (const hop of hops) {
        hop.given = given
        given = trade(hop.usage.edge, given, hop.effects)
      }
      total += given
    }
    return total
  }

  /** Sets the gradients by following the trades backwards. Returns their mean, weighted by amounts: the price of a unit. */
  #gradients(): number {
    for (const usage of this.#usages.values()) {
      usage.adjointX = 0
      usage.adjointY = 0
    }
    let price = 0
    for (let i = this.#allocations.length - 1; i >= 0; i--) {
      const allocation = this.#allocations[i]
      if (!allocation) break
      let value = 1
      for (let h = allocation.hops.length - 1; h >= 0; h--) {
        const hop = allocation.hops[h]
        if (!hop) break
        const { usage, effects } = hop
        // One more unit of output leaves reserve y; one more unit of input adds to reserve x.
        const worth = value - usage.adjointY - (usage.back?.adjointX ?? 0)
        value = worth * effects.given + usage.adjointX + (usage.back?.adjointY ?? 0)
        usage.adjointX += worth * effects.x
        usage.adjointY += worth * effects.y
      }
      allocation.gradient = value
      price += (value * allocation.amount) / this.amount
    }
    return price
  }

  /** Takes a Newton step. Returns the output after it: never less than before. */
  #newtonStep(paid: number, price: number): number {
    const before = this.#allocations.map(({ amount }) => amount)
    for (const usage of this.#usages.values()) {
      usage.x = usage.edge.x
      usage.marginalRate = usage.edge.marginalRate
      usage.observedCurvature = 0
    }
    let length = 1
    for (let trial = 0; trial < MAX_TRIALS; trial++) {
      this.#solveNewtonSystem(price)
      if (trial > MAX_TRIALS / 2) length /= 3
      for (const [i, allocation] of this.#allocations.entries())
        allocation.amount = Math.max(0, (before[i] ?? 0) + length * allocation.delta)
      this.#normalise()
      const now = this.#evaluate()
      if (now > paid) return now
      // Too far: somewhere the marginal rate falls faster than its curvature says, so solve again with the observed curvature.
      for (const usage of this.#usages.values()) {
        const moved = usage.edge.x - usage.x
        if (moved !== 0) usage.observedCurvature = Math.max(usage.observedCurvature, (usage.marginalRate - usage.edge.marginalRate) / moved)
      }
      for (const [i, allocation] of this.#allocations.entries()) allocation.amount = before[i] ?? 0
      this.#evaluate()
    }
    return paid
  }

  /**
   * Moves an amount to the path with the greatest gradient, from one of those with the least. It helps where curves have corners, and gradients say only
   * where to begin. Returns the output after it: never less than before.
   */
  #pairwiseShift(paid: number): number {
    this.#gradients()
    const [taker, ...others] = [...this.#allocations].sort((a, b) => b.gradient - a.gradient)
    const givers = others.filter(({ amount }) => amount > 0).slice(-MAX_GIVERS)
    for (const giver of givers.reverse()) {
      if (!taker) break
      const [held, had] = [giver.amount, taker.amount]
      let best = { paid, amount: 0 }
      for (let amount = held; amount > MIN_SHIFT * held; amount /= 3) {
        giver.amount = held - amount
        taker.amount = had + amount
        const now = this.#evaluate()
        if (now > best.paid) best = { paid: now, amount }
        else if (best.amount > 0) break
      }
      giver.amount = held - best.amount
      taker.amount = had + best.amount
      if (best.amount > 0) break
    }
    return this.#evaluate()
  }

  /** Sets the step after which all gradients would be equal if the curvature were constant. No amount becomes negative. */
  #solveNewtonSystem(price: number): void {
    this.#prepareSystem(price)
    this.#conjugateGradients()
  }

  /** Sets the diagonal of the Hessian and the residuals of the step zero. */
  #prepareSystem(price: number): void {
    this.#curvatures()
    for (const allocation of this.#allocations) {
      // Gradients fall like 1/x², not linearly: the scale is the mean curvature between here and the price, relative to the local one.
      const ratio = Math.max(0.1, allocation.gradient / price)
      allocation.scale = Math.sqrt((Math.sqrt(ratio) + 1) / (2 * ratio))
      const own =
        allocation.scale *
        allocation.scale *
        allocation.hops.reduce((sum, { sensitivity, usage }) => sum + sensitivity * sensitivity * usage.curvature, 0)
      allocation.regularisation = 1e-4 * own + (1e-6 * price) / this.amount
      allocation.preconditioner = allocation.amount > 0 || allocation.gradient > price ? 1 / (own + allocation.regularisation) : 0
      allocation.delta = 0
      allocation.direction = 0
      allocation.residual = allocation.gradient - price
    }
  }

  /** Iterates until the residuals are small, or a direction has no curvature. */
  #conjugateGradients(): void {
    let [first, last] = [0, 0]
    for (let turn = 0; turn < MAX_CG_ITERATIONS; turn++) {
      const left = this.#residualNorm()
      if (turn === 0) first = left
      if (!(left > CG_TOLERANCE * first)) return
      const carried = last === 0 ? 0 : left / last
      last = left
      const mean = this.#meanResidual()
      for (const allocation of this.#allocations)
        allocation.direction =
          allocation.preconditioner === 0 ? 0 : allocation.preconditioner * (allocation.residual - mean) + carried * allocation.direction
      const resistance = this.#applyHessian()
      if (!(resistance > 0)) return
      let stride = left / resistance
      let stopped: PathAllocation | undefined
      for (const allocation of this.#allocations) {
        const room = allocation.amount + allocation.delta
        if (allocation.direction < 0 && room + stride * allocation.direction < 0)
          [stride, stopped] = [room / -allocation.direction, allocation]
      }
      for (const allocation of this.#allocations) {
        allocation.delta += stride * allocation.direction
        allocation.residual -= stride * allocation.image
      }
      if (stopped) {
        // The amount is fixed at zero, and the conjugate gradients restart.
        stopped.delta = -stopped.amount
        stopped.preconditioner = 0
        last = 0
      }
    }
  }

  /** Returns the mean of the residuals, weighted by the preconditioner. Subtracting it keeps the sum of the amounts. */
  #meanResidual(): number {
    let [sum, preconditioner] = [0, 0]
    for (const allocation of this.#allocations) {
      sum += allocation.preconditioner * allocation.residual
      preconditioner += allocation.preconditioner
    }
    return preconditioner === 0 ? 0 : sum / preconditioner
  }

  /** Returns the squared norm of the residuals under the preconditioner. */
  #residualNorm(): number {
    const mean = this.#meanResidual()
    return this.#allocations.reduce((sum, { preconditioner, residual }) => sum + preconditioner * (residual - mean) * (residual - mean), 0)
  }

  /** Sets the curvature of each edge, and the sensitivities of each path. */
  #curvatures(): void {
    for (const usage of this.#usages.values()) {
      usage.curvature = 0
      usage.weight = 0
    }
    for (const { hops } of this.#allocations) {
      let sensitivity = 1
      for (const hop of hops) {
        hop.sensitivity = sensitivity
        sensitivity *= hop.usage.edge.marginalRate
      }
      let value = 1
      for (let h = hops.length - 1; h >= 0; h--) {
        const hop = hops[h]
        if (!hop) break
        const { usage, given } = hop
        // Paths without an amount count where there are no others.
        const weight = given + 1e-12 * this.amount
        usage.curvature += weight * value
        usage.weight += weight
        value *= usage.edge.marginalRate
      }
    }
    for (const usage of this.#usages.values())
      if (usage.weight > 0) usage.curvature *= Math.max(curvatureOf(usage.edge), usage.observedCurvature) / usage.weight
  }

  /** Sets the product of the Hessian with the direction. Returns the product of both, dᵀHd. */
  #applyHessian(): number {
    for (const usage of this.#usages.values()) usage.sum = 0
    for (const { hops, direction, scale } of this.#allocations) {
      this.#work -= hops.length
      if (direction === 0) continue
      for (const { usage, sensitivity } of hops) usage.sum += sensitivity * scale * direction
    }
    let product = 0
    for (const allocation of this.#allocations) {
      let image = 0
      for (const { usage, sensitivity } of allocation.hops) image += sensitivity * usage.curvature * usage.sum
      allocation.image = allocation.scale * image + allocation.regularisation * allocation.direction
      product += allocation.image * allocation.direction
    }
    return product
  }
}
