import type { Recording } from '../../src/internal.js'
import type { NewFile } from '../files/index.js'
import { asked, openInspector } from './inspector.js'

const WHAT = 'tracing'
/** Categories of events: the event loop with its timers, asynchronous resources, and the engine with its garbage collector. */
const CATEGORIES = ['node', 'node.async_hooks', 'v8']

/** Records a trace in the format of Chrome's trace viewer, and writes events as they occur. Only the main thread of a process can trace. */
export async function recordTrace(file: NewFile): Promise<Recording> {
  const session = openInspector(WHAT)
  await file.append('{"traceEvents":[')
  let separator = ''
  let writing = Promise.resolve()
  session.on('NodeTracing.dataCollected', ({ params: { value } }) => {
    if (value.length === 0) return
    const piece = separator + value.map((event) => JSON.stringify(event)).join(',')
    separator = ','
    writing = writing.then(() => file.append(piece))
    // `stop` throws the error.
    writing.catch(() => {})
  })
  const complete = new Promise<void>((resolve) => session.once('NodeTracing.tracingComplete', () => resolve()))
  try {
    await asked(WHAT, session.post('NodeTracing.start', { traceConfig: { includedCategories: CATEGORIES } }))
  } catch (error) {
    session.disconnect()
    throw error
  }
  return {
    async stop() {
      try {
        await asked(WHAT, session.post('NodeTracing.stop'))
        await complete
        await writing
        await file.append(']}')
      } finally {
        session.disconnect()
      }
    },
  }
}
