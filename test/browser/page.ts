/** Runs scenarios in the page or in a worker of it, for the test that drives the browser. */
import { type Outcome, runScenario } from './runner.js'
import type { ScenarioName } from './scenarios.js'

export interface Place {
  run(name: ScenarioName): Promise<Outcome>
  /** The `blockedURI` of everything that the content security policy has stopped. */
  readonly violations: readonly string[]
}

function here(): Place {
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => violations.push(blockedURI))
  return { run: runScenario, violations }
}

async function inWorker(): Promise<Place> {
  const worker = new Worker('/worker.js', { type: 'module' })
  const violations: string[] = []
  const waiting = new Map<number, (outcome: Outcome) => void>()
  let last = 0
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.addEventListener('message', ({ data }) => {
      if (data.isReady) resolve()
      else if (data.violation) violations.push(data.violation)
      else waiting.get(data.id)?.(data)
    })
  })
  return {
    violations,
    run: (name) =>
      new Promise((resolve) => {
        const id = ++last
        waiting.set(id, resolve)
        worker.postMessage({ id, name })
      }),
  }
}

declare global {
  var places: { readonly page: Place; readonly worker: Place }
}

globalThis.places = { page: here(), worker: await inWorker() }
