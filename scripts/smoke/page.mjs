// @ts-check
/** Runs the parts in a page, or in a worker that a page has started, and sends their results to the server. */
import { indexedDbStore } from 'evmbed/indexeddb'
import { runParts } from './parts.mjs'

const place = 'document' in globalThis ? 'page' : 'worker'

// Not every bundler knows `await` outside of functions.
async function run() {
  const results = await runParts({ store: async () => indexedDbStore(`smoke-${place}`) })
  await fetch(`/results/${place}`, { method: 'POST', body: JSON.stringify(results) })
}

void run()
