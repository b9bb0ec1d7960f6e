import type { Recording } from '../../src/internal.js'
import type { NewFile } from '../files/index.js'
import { asked, openInspector } from './inspector.js'

const WHAT = 'CPU profiling'

/** Records a CPU profile, with about a thousand samples per second. The file has the format `.cpuprofile`, which browsers and editors open. */
export async function recordCpu(file: NewFile): Promise<Recording> {
  const session = openInspector(WHAT)
  try {
    await asked(WHAT, session.post('Profiler.enable'))
    await asked(WHAT, session.post('Profiler.start'))
  } catch (error) {
    session.disconnect()
    throw error
  }
  return {
    async stop() {
      try {
        const { profile } = await asked(WHAT, session.post('Profiler.stop'))
        await file.append(JSON.stringify(profile))
      } finally {
        session.disconnect()
      }
    },
  }
}
