/** Single transactions of execution-spec-tests: the state root and the logs they leave behind, or that they are refused. */
import { describe, expect, test } from 'vitest'
import { type StateFixture, stateCases } from './fixtures.js'
import { createExecutor } from './state-executor.js'
import { readJson, suiteFiles, suiteFolder } from './suites.js'

const folder = suiteFolder('state-tests')
/** The suite has about 20,000 cases; a few of every so many files are run here, and all of them by the suite's own runner. */
const STRIDE = Number(process.env.EVMBED_CONFORMANCE_STRIDE ?? 40)
const CASES_OF_A_FILE = 5

describe.skipIf(folder === undefined)('state tests', async () => {
  const files = folder === undefined ? [] : suiteFiles(folder, '.json').filter((file) => !/manifest|known-failures|\.meta/.test(file))
  const executor = await createExecutor()

  test.each(files.filter((_, i) => i % STRIDE === 0))('%s', async (file) => {
    const cases = [...stateCases(readJson<Record<string, StateFixture>>(`${folder}/${file}`))]
    for (const one of cases.slice(-CASES_OF_A_FILE)) {
      const { stateRoot, logsHash, rejected } = await executor.execute(one)
      expect({ stateRoot, logsHash, isRejected: rejected !== undefined }, one.id).toEqual({
        stateRoot: one.post.hash,
        logsHash: one.post.logs,
        isRejected: one.expectException !== undefined,
      })
    }
  })
})
