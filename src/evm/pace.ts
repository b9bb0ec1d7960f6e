import { yieldToEventLoop } from '../primitives/event-loop.js'
import type { LoadMissing, MissingState } from '../primitives/missing-state.js'

/** Work between two checks of the time, in instructions of the EVM: some hundred microseconds. */
const WORK_BETWEEN_LOOKS = 4_096

function loadAtOnce(missing: MissingState): Promise<void> {
  return missing.load()
}

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
  /** Loads a value of the state. */
  #load: LoadMissing = loadAtOnce
  /** Work left until the next check. */
  #left = WORK_BETWEEN_LOOKS

  constructor(checkTime?: () => void) {
    this.checkTime = checkTime
  }

  /** @param load loads a value of the state; other runs may continue meanwhile. It throws the missing value where the run has to end for it */
  begin(checkTime: (() => void) | undefined, giveWay: () => Promise<void> | undefined, load: LoadMissing = loadAtOnce): void {
    this.checkTime = checkTime
    this.#giveWay = giveWay
    this.#load = load
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

  /** Loads a value of the state that the run needs. Other runs continue meanwhile. */
  readonly load = async (missing: MissingState): Promise<void> => {
    await this.#load(missing)
    this.checkTime?.()
  }
}
