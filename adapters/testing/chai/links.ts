/** Chains of matchers of one subject, in which every link is checked: `.to.emit(a, 'X').and.to.emit(b, 'Y')`. */
import {
  type Check,
  type ExpectedArguments,
  InvalidAssertion,
  isPromise,
  type Outcome,
  outcomeOf,
  solidityFrames,
} from '../matchers/index.js'
import { type ChaiAssertion, type ChaiModule, type ChaiTools, thenable } from './chai-types.js'

/** Additions of `withArgs`, `withNamedArgs` and `times` to the matcher before them. */
export interface Refinement {
  readonly expected?: ExpectedArguments
  readonly times?: number
}

/** A matcher with its arguments. */
export interface Link {
  /** Kinds of refinements that it takes. */
  readonly takes: readonly (keyof Refinement)[]
  /** Throws `InvalidAssertion` for wrong arguments. */
  check(refinement: Refinement): Check
}

interface PlacedLink {
  readonly link: Link
  readonly isNegated: boolean
  /** The message that the test gave to `expect`. */
  readonly prefix: string
  /** Its stack is that of the assertion in the test. */
  readonly site: Error
  refinement: Refinement
  isChecked: boolean
}

interface Chain {
  readonly links: PlacedLink[]
  outcome: Promise<Outcome> | undefined
  done: Promise<void>
  isDone: boolean
  hasFailed: boolean
  /** The test has named the next matcher or refinement, and may await its arguments before it calls it. */
  isContinued: boolean
}

const CHAIN = 'transactionChain'
/** Names with which a test continues a chain. Chai's own words return another assertion. */
const CONTINUATIONS = [
  'withArgs',
  'withNamedArgs',
  'times',
  'and',
  'to',
  'not',
  'be',
  'is',
  'that',
  'which',
  'with',
  'but',
  'have',
  'has',
  'does',
]

/** Chains of one copy of chai. */
export class Links {
  readonly #chai: ChaiModule
  readonly #tools: ChaiTools
  readonly #continuations: PropertyDescriptorMap

  constructor(chai: ChaiModule, tools: ChaiTools) {
    this.#chai = chai
    this.#tools = tools
    this.#continuations = Object.fromEntries(
      CONTINUATIONS.map((name) => [
        name,
        {
          configurable: true,
          get(this: ChaiAssertion) {
            const chain = tools.flag(this, CHAIN)
            if (isChain(chain)) chain.isContinued = true
            return Reflect.get(Object.getPrototypeOf(this), name, this)
          },
        },
      ]),
    )
  }

  /** Adds a matcher to the chain of an assertion, and makes the assertion a promise of the whole chain. */
  add(assertion: ChaiAssertion, link: Link): ChaiAssertion {
    const flag = this.#tools.flag
    const site = new Error()
    const start = flag(assertion, 'ssfi')
    if (typeof start === 'function') Error.captureStackTrace?.(site, start)
    const prefix = flag(assertion, 'message')
    const chain = this.#chainOf(assertion)
    chain.links.push({
      link,
      isNegated: flag(assertion, 'negate') === true,
      prefix: typeof prefix === 'string' && prefix !== '' ? `${prefix}: ` : '',
      site,
      refinement: {},
      isChecked: false,
    })
    return this.#awaitable(assertion, chain)
  }

  /** Refines the last matcher of the chain. If it has been checked meanwhile, because the test awaits a value for its arguments, it is checked again. */
  refine(assertion: ChaiAssertion, name: string, refinement: Refinement): ChaiAssertion {
    const chain = this.#tools.flag(assertion, CHAIN)
    const last = isChain(chain) ? chain.links.at(-1) : undefined
    const [kind] = Object.keys(refinement)
    if (!isChain(chain) || !last?.link.takes.some((taken) => taken === kind)) {
      this.#ignoreSubject(assertion)
      throw new InvalidAssertion(
        `${name} can only be used in combination with a previous .emit, .revertedWithCustomError or .callFunction assertion`,
      )
    }
    if (last.isNegated) {
      last.isChecked = true
      chain.links.splice(chain.links.indexOf(last), 1)
      this.#ignoreSubject(assertion)
      throw new InvalidAssertion(`Do not combine .not. with .${name}()`)
    }
    if (kind === 'expected' && last.refinement.expected) throw new InvalidAssertion('The arguments of this assertion are given twice')
    const refined = { ...last.refinement, ...refinement }
    if (!last.isChecked) {
      last.refinement = refined
      return this.#awaitable(assertion, chain)
    }
    const open = this.#openChain(assertion, chain)
    open.links.push({ ...last, refinement: refined, isChecked: false })
    return this.#awaitable(assertion, open)
  }

  #chainOf(assertion: ChaiAssertion): Chain {
    const known = this.#tools.flag(assertion, CHAIN)
    if (!isChain(known)) return this.#openChain(assertion)
    // A chain that has failed stays so, and its further links are not checked.
    return known.isDone && !known.hasFailed ? this.#openChain(assertion, known) : known
  }

  /** Begins a chain, which may continue one whose links have been checked. */
  #openChain(assertion: ChaiAssertion, former?: Chain): Chain {
    const subject = this.#tools.flag(assertion, 'object')
    this.#ignoreSubject(assertion)
    const chain: Chain = {
      links: [],
      outcome: former?.outcome,
      done: Promise.resolve(),
      isDone: false,
      hasFailed: false,
      isContinued: false,
    }
    // The rest of the chain is there when the test awaits it.
    chain.done = Promise.resolve().then(() => this.#checkAll(chain, subject))
    this.#tools.flag(assertion, CHAIN, chain)
    return chain
  }

  /** Makes an assertion a promise of its chain, and notices when the test names what comes next. JavaScript does so before it evaluates the arguments. */
  #awaitable(assertion: ChaiAssertion, chain: Chain): ChaiAssertion {
    chain.isContinued = false
    return Object.defineProperties(thenable(assertion, chain.done), this.#continuations)
  }

  async #checkAll(chain: Chain, subject: unknown): Promise<void> {
    try {
      // Links may be added while others are checked.
      for (let next = chain.links[0]; next; next = chain.links.find(({ isChecked }) => !isChecked)) {
        next.isChecked = true
        await this.#check(chain, next, subject)
      }
    } catch (error) {
      chain.hasFailed = true
      // The test gets the failure from the rest of the chain. Nothing has asked for it yet, and a runner would report it a second time.
      if (chain.isContinued) chain.done.catch(() => {})
      throw error
    } finally {
      chain.isDone = true
    }
  }

  async #check(chain: Chain, { link, refinement, isNegated, prefix, site }: PlacedLink, subject: unknown): Promise<void> {
    try {
      const check = link.check(refinement)
      chain.outcome ??= outcomeOf(subject, [
        ...check.sources,
        ...chain.links.flatMap(({ link: other, refinement: own }) => sourcesOf(other, own)),
      ])
      const verdict = await check.run(await chain.outcome)
      if (verdict.isMet !== isNegated) return
      throw new this.#chai.AssertionError(`${prefix}${await verdict.message()}`, { showDiff: false })
    } catch (error) {
      if (error instanceof InvalidAssertion || error instanceof this.#chai.AssertionError) {
        const frames = await solidityFrames(await chain.outcome?.catch(() => undefined))
        error.stack = [`${error.name}: ${error.message}`, ...frames, stackLines(site)].join('\n')
      }
      throw error
    }
  }

  /** The subject is awaited by the chain, or not at all. */
  #ignoreSubject(assertion: ChaiAssertion): void {
    const subject = this.#tools.flag(assertion, 'object')
    if (isPromise(subject)) subject.then(undefined, () => {})
  }
}

/** Wrong arguments are reported when the link is checked. */
function sourcesOf(link: Link, refinement: Refinement): readonly unknown[] {
  try {
    return link.check(refinement).sources
  } catch {
    return []
  }
}

function stackLines({ stack = '' }: Error): string {
  return stack.slice(stack.indexOf('\n') + 1)
}

function isChain(value: unknown): value is Chain {
  return typeof value === 'object' && value !== null && 'links' in value
}
