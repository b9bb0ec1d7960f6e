import { yieldToEventLoop } from '../primitives/event-loop.js'

/** Work between two checks of the time, in instructions of the EVM: some hundred microseconds. */
const WORK_BETWEEN_LOOKS = 4_096

/**
 * Divides a run into slices of time. Between two slices the event loop and other runs continue, and the run ends when its time is over.
 *
 * Each engine has one, for one run at a time. Code calls `look` or `spend` often, and awaits their results.
 */
export class Pace {
  /** Throws when the run has no time left; undefined for no limit. */
  checkTime: (() => void) | undefined
  /** Returns a promise that the run awaits when others should run first, undefined otherwise. */
  #giveWay: () => Promise<void> | undefined = yieldToEventLoop
  /** Work left until the next check. */
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

  /** Throws when the time of the run is over. Returns a promise to await when others should run first, undefined otherwise. */
  look(): Promise<void> | undefined {
    this.#left = WORK_BETWEEN_LOOKS
    this.checkTime?.()
    return this.#giveWay()
  }

  /** Reports work, in instructions of the EVM. Calls `look` when enough work was reported since the last call. */
  spend(work: number): Promise<void> | undefined {
    this.#left -= work
    return this.#left > 0 ? undefined : this.look()
  }

  /** Reports work in code that cannot await. */
  report(work: number): void {
    this.#left -= work
  }
}
