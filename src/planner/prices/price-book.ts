import { type Clock, monotonicTime } from '../../primitives/clock.js'
import { within } from '../../primitives/deadline.js'
import { type Decimal, parseDecimal } from '../decimal.js'
import type { PriceSource } from './price-source.js'

/** Milliseconds for which a price is taken without asking again. */
const FRESH = 60_000
/** Age in milliseconds at which a price is dropped as too old to trade on. */
const STALE = 5 * 60_000
/** Milliseconds that the source has to answer, and for which it is left alone when it did not. */
const TIMEOUT = 3000
const RETRY = 10_000

/** Times are those of the clock's monotonic time. */
interface Entry {
  readonly price: Decimal | undefined
  readonly pricedAt: number
  readonly readAt: number
}

/** Prices of a source, remembered for a minute. Where there is none, or none that is younger than five minutes, there is no price. */
export class PriceBook {
  readonly #source: PriceSource
  readonly #clock: Clock
  readonly #entries = new Map<string, Entry>()
  #failedAt = Number.NEGATIVE_INFINITY
  #turn: Promise<void> = Promise.resolve()

  constructor(source: PriceSource, clock: Clock) {
    this.#source = source
    this.#clock = clock
  }

  /** The prices that there are. Never rejects, and takes no longer than the source may. */
  async read(ids: readonly string[]): Promise<ReadonlyMap<string, Decimal>> {
    // One after the other: who comes second finds what the first one has asked for.
    this.#turn = this.#turn.then(() => this.#refresh(ids))
    await this.#turn
    const now = monotonicTime(this.#clock)
    return new Map(
      ids.flatMap((id) => {
        const { price, pricedAt } = this.#entries.get(id) ?? UNKNOWN
        return price !== undefined && now - pricedAt <= STALE ? [[id, price] as const] : []
      }),
    )
  }

  async #refresh(ids: readonly string[]): Promise<void> {
    const now = monotonicTime(this.#clock)
    const due = ids.filter((id) => now - (this.#entries.get(id) ?? UNKNOWN).readAt >= FRESH)
    if (due.length === 0 || now - this.#failedAt < RETRY) return
    try {
      const wallTime = this.#clock.now()
      const prices = await within(this.#clock, TIMEOUT, (signal) => this.#source.get(due, signal))
      for (const id of due) {
        const given = prices.get(id)
        const price = given && parseDecimal(given.usd)
        const before = this.#entries.get(id) ?? UNKNOWN
        // A price that is missing once may be there the next time; until then the old one ages.
        const age = Math.max(0, wallTime - (given?.at ?? wallTime))
        const { price: kept, pricedAt } = given && price && price.digits > 0n ? { price, pricedAt: now - age } : before
        this.#entries.set(id, { price: kept, pricedAt, readAt: now })
      }
    } catch {
      this.#failedAt = monotonicTime(this.#clock)
    }
  }
}

const UNKNOWN: Entry = { price: undefined, pricedAt: Number.NEGATIVE_INFINITY, readAt: Number.NEGATIVE_INFINITY }
