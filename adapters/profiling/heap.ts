import type { NewFile } from '../files/index.js'
import { asked, openInspector } from './inspector.js'

const WHAT = 'memory profiling'
/** Average bytes between two samples. It is the default of Go, and its cost is low enough to keep the sampling on. */
const INTERVAL = 524_288

/** Samples the allocations of the heap. The profile contains no values, and therefore no keys. */
export class HeapSampling {
  readonly #session: ReturnType<typeof openInspector>
  readonly #started: Promise<void>

  constructor() {
    this.#session = openInspector(WHAT)
    this.#started = asked(WHAT, this.#session.post('HeapProfiler.startSampling', { samplingInterval: INTERVAL }))
    // `write` throws the error.
    this.#started.catch(() => {})
  }

  /** Writes the profile in the format `.heapprofile`, which browsers and editors open. */
  async write(file: NewFile): Promise<void> {
    await this.#started
    const { profile } = await asked(WHAT, this.#session.post('HeapProfiler.getSamplingProfile'))
    await file.append(JSON.stringify(profile))
  }

  close(): void {
    this.#session.disconnect()
  }
}
