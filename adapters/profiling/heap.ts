import type { NewFile } from '../files/index.js'
import { asked, openInspector } from './inspector.js'

const WHAT = 'memory profiling'
/** Bytes between two samples, on average: what Go takes, and cheap enough to be always on. */
const INTERVAL = 524_288

/** Notes where a sample of what is in the heap was allocated. It holds no values, so no keys either. */
export class HeapSampling {
  readonly #session: ReturnType<typeof openInspector>
  readonly #started: Promise<void>

  constructor() {
    this.#session = openInspector(WHAT)
    this.#started = asked(WHAT, this.#session.post('HeapProfiler.startSampling', { samplingInterval: INTERVAL }))
    // Whoever wants the profile is told.
    this.#started.catch(() => {})
  }

  /** What browsers and editors open as `.heapprofile`. */
  async write(file: NewFile): Promise<void> {
    await this.#started
    const { profile } = await asked(WHAT, this.#session.post('HeapProfiler.getSamplingProfile'))
    await file.append(JSON.stringify(profile))
  }

  close(): void {
    this.#session.disconnect()
  }
}
