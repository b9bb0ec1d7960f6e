/** Milliseconds to wait for a holder that is ending: a page that is loaded again asks before the worker of the page before it is gone. */
const PATIENCE = 3_000

/**
 * A lock on a name among all pages and workers of an origin, by the Web Locks API. The browser releases it when its holder ends.
 *
 * A second lock tells the holder to others: its name contains the address of the page or worker. In a context that is not secure (HTTP from another
 * machine) the browser has no locks; then the lock is always free.
 */
export class NameLock {
  readonly #name: string
  #release: (() => void) | undefined

  constructor(name: string) {
    this.#name = name
  }

  /** Takes the lock. Resolves with a description of the holder if another one keeps it. */
  async acquire(): Promise<string | undefined> {
    const locks = locksOfPlatform()
    if (!locks || this.#release) return undefined
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    try {
      await granted(locks, this.#name, released)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
      return this.#holder(locks)
    }
    this.#release = release
    // Nobody waits for it: it only tells who has the first one.
    locks.request(`${this.#describer}${placeOf()}`, () => released).catch(() => undefined)
    return undefined
  }

  release(): void {
    this.#release?.()
    this.#release = undefined
  }

  get #describer(): string {
    return `${this.#name} of `
  }

  async #holder(locks: LockManager): Promise<string> {
    const { held: all = [] } = await locks.query()
    const describing = all.find(({ name }) => name?.startsWith(this.#describer))?.name
    return describing?.slice(this.#describer.length) ?? 'another page or worker'
  }
}

/** Resolves when a lock is held, until `released` resolves. Rejects if another one has it for too long. */
function granted(locks: LockManager, name: string, released: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve()
      return released
    }
    locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, hold).catch(reject)
  })
}

function locksOfPlatform(): LockManager | undefined {
  return 'navigator' in globalThis && 'locks' in navigator ? navigator.locks : undefined
}

/** Describes the page or worker. */
function placeOf(): string {
  const kind = 'document' in globalThis ? 'page' : 'worker'
  return `the ${kind} ${'location' in globalThis ? location.href : ''}`.trim()
}
