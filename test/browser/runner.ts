import { SCENARIOS, type ScenarioName } from './scenarios.js'

export interface Outcome {
  readonly answer?: unknown
  /** Stack of an error that is not part of the answer. */
  readonly failure?: string
}

export async function runScenario(name: ScenarioName): Promise<Outcome> {
  try {
    return { answer: await SCENARIOS[name]() }
  } catch (error) {
    return { failure: error instanceof Error ? `${error}\n${error.stack}` : String(error) }
  }
}
