/** Gas of runs and its purposes, by contract, function and line of the source. */

/** Purposes of gas. */
export const GAS_PURPOSES = ['storage', 'calls', 'logs', 'codeDeposit', 'lost', 'other'] as const
export type GasPurpose = (typeof GAS_PURPOSES)[number]

/**
 * Gas by its purpose.
 *
 * - `storage`: reads and writes of storage, transient storage included
 * - `calls`: instructions that call or create, without what the called code used
 * - `logs`: events
 * - `codeDeposit`: the code of new contracts
 * - `lost`: what code that ended with an error other than a revert had left
 * - `other`: all other instructions
 */
export type GasByPurpose = Readonly<Record<GasPurpose, bigint>>

/** - `transaction`: what a transaction pays before code runs, or for its data; - `call`, `creation`: code of a contract; - `function`: one within it */
export type GasNodeKind = 'transaction' | 'call' | 'creation' | 'function'

/** Function, contract or fixed cost in the tree of calls. Calls of the same function by the same caller are one node. */
export interface GasNode {
  /** `Coin._transfer`; without names the function selector or the address. */
  readonly name: string
  readonly kind: GasNodeKind
  /** Contract whose code ran, by its name or its address; undefined for what the transaction pays. */
  readonly contract?: string | undefined
  /** File of the function, as the project names it; undefined without build info. */
  readonly file?: string | undefined
  /** Line where the function begins, from 1. */
  readonly line?: number | undefined
  /** Place of the caller in `nodes`; undefined for an outermost node. */
  readonly caller?: number | undefined
  /** Times that it was called; 0 for the rest of a function that its modifier runs. */
  readonly calls: number
  /** Gas of its own instructions. */
  readonly self: bigint
  /** With everything that it called. */
  readonly total: bigint
  /** `self` by its purpose. */
  readonly by: GasByPurpose
}

/** A line of a source with the gas of its instructions; the rest of a contract's gas has no file. */
export interface GasLine {
  /** Contract whose code ran, by its name or its address. */
  readonly contract: string
  readonly file?: string | undefined
  /** From 1. */
  readonly line?: number | undefined
  /** Gas of its own instructions. */
  readonly self: bigint
  /** Gas used by contracts that the line called or created. */
  readonly called: bigint
  /** `self` by its purpose. */
  readonly by: GasByPurpose
}

/** Gas of a function over all its callers. */
export interface GasFunction extends Pick<GasNode, 'name' | 'kind' | 'contract' | 'file' | 'line' | 'calls' | 'self' | 'total' | 'by'> {}

/** Gas of the code of a contract. */
export interface GasContract {
  readonly contract: string
  /** Gas of the instructions of its code. */
  readonly self: bigint
  readonly by: GasByPurpose
}

/**
 * Gas of one run or of several. `gasUsed` is that of the receipts: the sum of `total` of the outermost nodes without `refund`. The sum of `self` of all
 * nodes is the same, and that of all lines with `intrinsic` and `floor`.
 */
export interface GasProfile {
  /** Number of runs. */
  readonly transactions: number
  /** As in the receipts. */
  readonly gasUsed: bigint
  /** Paid before any code ran: for the transaction, its data, its access list. */
  readonly intrinsic: bigint
  /** Paid on top, because the data of the transaction has a least price (EIP-7623). */
  readonly floor: bigint
  /** Refunded at the end. */
  readonly refund: bigint
  /** Tree of calls: each node is behind its caller. */
  readonly nodes: readonly GasNode[]
  /** By file and line. */
  readonly lines: readonly GasLine[]
  /** Why places in the sources are missing, a sentence for each contract. */
  readonly problems: readonly { readonly contract: string; readonly problem: string }[]
}

/** A node while gas is added to it. */
export interface OpenNode extends Pick<GasNode, 'name' | 'kind' | 'contract' | 'file' | 'line'> {
  readonly caller: OpenNode | undefined
  readonly callees: Map<string, OpenNode>
  calls: number
  readonly by: GasTally
}

/** The same while gas is added. */
export type GasTally = Record<GasPurpose, bigint>

export function newTally(): GasTally {
  return { storage: 0n, calls: 0n, logs: 0n, codeDeposit: 0n, lost: 0n, other: 0n }
}

export function addTally(to: GasTally, from: GasByPurpose): void {
  for (const purpose of GAS_PURPOSES) to[purpose] += from[purpose]
}

export function sumOf(by: GasByPurpose): bigint {
  return GAS_PURPOSES.reduce((sum, purpose) => sum + by[purpose], 0n)
}

type NodeFields = Pick<GasNode, 'name' | 'kind' | 'contract' | 'file' | 'line'>

/** Adds runs to one profile. */
export class GasProfileBuilder {
  readonly #outermost = new Map<string, OpenNode>()
  readonly #lines = new Map<string, Omit<GasLine, 'self' | 'called' | 'by'> & { called: bigint; readonly by: GasTally }>()
  readonly #problems = new Map<string, string>()
  readonly #totals = { transactions: 0, gasUsed: 0n, intrinsic: 0n, floor: 0n, refund: 0n }

  /** Adds the amounts of a run. What it paid for itself becomes nodes. */
  addRun(run: Pick<GasProfile, 'transactions' | 'gasUsed' | 'intrinsic' | 'floor' | 'refund'>): void {
    const totals = this.#totals
    totals.transactions += run.transactions
    for (const name of ['gasUsed', 'intrinsic', 'floor', 'refund'] as const) totals[name] += run[name]
  }

  /** Returns the node of a function below its caller, with as many more calls. */
  node(caller: OpenNode | undefined, { name, kind, contract, file, line }: NodeFields, calls: number): OpenNode {
    const siblings = caller ? caller.callees : this.#outermost
    const key = JSON.stringify([name, kind, contract, file, line])
    const node = siblings.get(key) ?? { name, kind, contract, file, line, caller, callees: new Map(), calls: 0, by: newTally() }
    siblings.set(key, node)
    node.calls += calls
    return node
  }

  /** Adds gas to a line; without a file to the rest of a contract. */
  addLine({ contract, file, line, called, by }: Omit<GasLine, 'self'>): void {
    const key = JSON.stringify([contract, file, line])
    const known = this.#lines.get(key) ?? { contract, file, line, called: 0n, by: newTally() }
    this.#lines.set(key, known)
    known.called += called
    addTally(known.by, by)
  }

  addProblem(contract: string, problem: string): void {
    this.#problems.set(contract, problem)
  }

  /** Adds all that another profile has. */
  add(profile: GasProfile): void {
    this.addRun(profile)
    const opened: OpenNode[] = []
    for (const node of profile.nodes) {
      const same = this.node(node.caller === undefined ? undefined : opened[node.caller], node, node.calls)
      addTally(same.by, node.by)
      opened.push(same)
    }
    for (const line of profile.lines) this.addLine(line)
    for (const { contract, problem } of profile.problems) this.addProblem(contract, problem)
  }

  build(): GasProfile {
    const open: OpenNode[] = []
    const places = new Map<OpenNode, number>()
    const rest = [...this.#outermost.values()].reverse()
    for (let node = rest.pop(); node; node = rest.pop()) {
      places.set(node, open.length)
      open.push(node)
      rest.push(...[...node.callees.values()].reverse())
    }
    const totals = open.map(({ by }) => sumOf(by))
    const callers = open.map(({ caller }) => (caller ? places.get(caller) : undefined))
    for (let place = open.length - 1; place >= 0; place--) {
      const caller = callers[place]
      if (caller !== undefined) totals[caller] = (totals[caller] ?? 0n) + (totals[place] ?? 0n)
    }
    const nodes = open.map(
      ({ name, kind, contract, file, line, calls, by }, place): GasNode => ({
        ...{ name, kind, contract, file, line, caller: callers[place], calls },
        ...{ self: sumOf(by), total: totals[place] ?? 0n, by },
      }),
    )
    const lines = [...this.#lines.values()].map((line): GasLine => ({ ...line, self: sumOf(line.by) })).sort(byPlace)
    return { ...this.#totals, nodes, lines, problems: [...this.#problems].map(([contract, problem]) => ({ contract, problem })) }
  }
}

function byPlace(one: GasLine, other: GasLine): number {
  const [a, b] = [one, other].map(({ file, contract }) => file ?? `\uffff${contract}`) as [string, string]
  return a < b ? -1 : a > b ? 1 : (one.line ?? 0) - (other.line ?? 0) || (one.contract < other.contract ? -1 : 1)
}

/** Returns the gas of several profiles as one, for example of all transactions of a test run. */
export function mergeGasProfiles(profiles: Iterable<GasProfile>): GasProfile {
  const merged = new GasProfileBuilder()
  for (const profile of profiles) merged.add(profile)
  return merged.build()
}

/** Returns the gas by function, the largest `self` first. In a recursion, the total is that of the outermost call. */
export function gasByFunction({ nodes }: Pick<GasProfile, 'nodes'>): GasFunction[] {
  const keys = nodes.map(({ name, contract, file, line }) => JSON.stringify([name, contract, file, line]))
  const found = new Map<string, { -readonly [Name in keyof GasFunction]: GasFunction[Name] } & { by: GasTally }>()
  nodes.forEach(({ name, kind, contract, file, line, caller, calls, self, total, by }, place) => {
    const key = keys[place] ?? ''
    const known = found.get(key) ?? { ...{ name, kind, contract, file, line }, calls: 0, self: 0n, total: 0n, by: newTally() }
    found.set(key, known)
    known.calls += calls
    known.self += self
    addTally(known.by, by)
    if (!isWithin(nodes, keys, caller, key)) known.total += total
  })
  return [...found.values()].sort((one, other) => descending(one.self, other.self) || (one.name < other.name ? -1 : 1))
}

function isWithin(nodes: readonly GasNode[], keys: readonly string[], caller: number | undefined, key: string): boolean {
  for (let at = caller; at !== undefined; at = nodes[at]?.caller) if (keys[at] === key) return true
  return false
}

/** Returns the gas of the instructions of each contract, the largest first. */
export function gasByContract({ nodes }: Pick<GasProfile, 'nodes'>): GasContract[] {
  const found = new Map<string, GasTally>()
  for (const { contract, by } of nodes) {
    if (contract === undefined) continue
    const tally = found.get(contract) ?? newTally()
    found.set(contract, tally)
    addTally(tally, by)
  }
  return [...found]
    .map(([contract, by]) => ({ contract, self: sumOf(by), by }))
    .sort((one, other) => descending(one.self, other.self) || (one.contract < other.contract ? -1 : 1))
}

function descending(one: bigint, other: bigint): number {
  return one < other ? 1 : one > other ? -1 : 0
}
