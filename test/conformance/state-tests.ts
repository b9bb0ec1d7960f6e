/** Single transactions of execution-spec-tests: the state root and the logs they leave behind, or that they are refused. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { filesBelow, readTests, testFilesBelow } from './files.js'
import { type StateCase, type StateFixture, stateCases } from './fixtures.js'
import { createExecutor } from './state-executor.js'
import type { ConformanceCase, Suite } from './suite.js'

/** One for the process: it keeps the rules of the forks that it has met. */
let executor: ReturnType<typeof createExecutor> | undefined

async function checkTransaction(one: StateCase): Promise<void> {
  executor ??= createExecutor()
  const { stateRoot, logsHash, rejected } = await (await executor).execute(one)
  const expected = { stateRoot: one.post.hash, logsHash: one.post.logs, isRejected: one.expectException !== undefined }
  const reason = rejected ?? one.expectException
  assert.deepEqual({ stateRoot, logsHash, isRejected: rejected !== undefined, reason }, { ...expected, reason })
}

function* casesOf(fixtures: Readonly<Record<string, StateFixture>>): Generator<ConformanceCase> {
  for (const one of stateCases(fixtures)) yield { id: one.id, check: () => checkTransaction(one) }
}

export const stateTests: Suite = {
  name: 'state-tests',
  source: 'https://github.com/ethereum/execution-spec-tests, fixtures/state_tests of a release',
  places: ['state-tests', 'state_tests', 'fixtures/state_tests'],
  parts: (folder) => filesBelow(folder, '.json'),
  inputs: testFilesBelow,
  isUnordered: true,
  isLong: (part) => /Call50000|Return50000|static_LoopCallsThenRevert|ContractCreationSpam/.test(part),
  open: (folder, part) => ({ cases: casesOf(readTests<StateFixture>(join(folder, part), 'pre', 'post')) }),
}
