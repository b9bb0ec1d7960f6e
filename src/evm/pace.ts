import { yieldToEventLoop } from '../primitives/event-loop.js'

/** In instructions of the EVM: some hundred microseconds. */
const WORK_BETWEEN_LOOKS = 4_096

/**
 * Divides a run into slices of time. Between two of them the event loop and other runs go on, and the run ends when its time is over.
 *
 * An engine has one, for one run at a time. Code calls `look` or `spend` often, and awaits what they return.
 */
export class Pace {
  /** Throws when the run has no time left; undefined for no limit. */
  checkTime: (() => void) | undefined
  /** Returns what the run has to wait for when others should go first. */
  #giveWay: () => Promise<void> | undefined = yieldToEventLoop
  /** Work that is left until the next look. */
  #left = WORK_BETWEEN_LOOKS

  constructor(checkTime?: () => void) {
    this.checkTime = checkTime
  }

  begin(checkTime: (() => void) | undefined, giveWay: () => Promise<void> | undefined): void {
    this.checkTime = checkTime
    this.#giveWay = giveWay
  }

  end(): void {
    this.begin(undefined, yieldToEventLoop)
  }

  /** Throws when the time of the run is over. Returns what to wait for when others should go first, undefined otherwise. */
  look(): Promise<void> | undefined {
    this.#left = WORK_BETWEEN_LOOKS
    this.checkTime?.()
    return this.#giveWay()
  }

  /** Reports work, in instructions of the EVM. Looks when there was enough since the last look. */
  spend(work: number): Promise<void> | undefined {
    this.#left -= work
    return this.#left > 0 ? undefined : this.look()
  }

  /** Reports work where nothing can be awaited. */
  report(work: number): void {
    this.#left -= work
  }
}
