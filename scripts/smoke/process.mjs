// @ts-check
/** Runs the parts in Node, Bun or Deno, and prints their results as JSON. The only argument is an empty folder for a store. */
import process from 'node:process'
import { runParts } from './parts.mjs'

const [, , folder = ''] = process.argv
const results = await runParts({
  store: async () => (await import('evmbed/storage')).levelStore(folder),
  testing: () => import('evmbed/testing'),
  http: () => import('evmbed/http'),
})
console.log(JSON.stringify(results))
