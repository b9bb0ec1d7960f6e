// @ts-check
/** Runs the parts in a service worker when its page sends a message. A service worker has no `import()`, so that its file must be the whole program. */
import { indexedDbStore } from 'evmbed/indexeddb'
import { runParts } from './parts.mjs'

addEventListener('message', (event) => {
  // The types of a page do not have the events of a service worker.
  if ('waitUntil' in event && typeof event.waitUntil === 'function') event.waitUntil(run())
})

async function run() {
  const results = await runParts({ store: async () => indexedDbStore('smoke-service-worker') })
  await fetch('/results/service-worker', { method: 'POST', body: JSON.stringify(results) })
}
