/** The conversations of execution-apis against a chain of one validator under CometBFT, which a single node has imported. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { executionApis, openConversations } from '../conformance/execution-apis.js'
import { sampledFolder } from '../conformance/sample.js'
import { newStore } from '../persistence/faulty-store.js'
import { ENGINE_MISSING, engineProgram } from '../support/cometbft.js'
import { BLOBS } from './exceptions.js'
import { continueUnderCometbft } from './prepared-validator.js'

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmbed-rpc-compat-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function validatorWithChain({ importChain, ...options }: NodeOptions): Promise<Node> {
  if (!importChain) throw new TypeError('no chain to import')
  const store = newStore()
  const single = await createNode({ ...options, importChain, store })
  const height = Number(await single.request('eth_blockNumber'))
  await single.close()
  return continueUnderCometbft({ folder: join(folder, 'network'), engine: engineProgram ?? '', height, options: { ...options, store } })
}

const data = engineProgram ? sampledFolder(executionApis) : undefined

if (!engineProgram) test('execution-apis under CometBFT', ({ skip }) => skip(ENGINE_MISSING))
else if (data !== undefined) {
  describe.each(executionApis.parts(data))('a chain of one validator, execution-apis, %s', (part) => {
    const { cases, close } = openConversations(data, part, validatorWithChain)
    const all = [...cases]
    beforeAll(() => {
      const { reason, cases: excepted } = BLOBS
      console.log(
        `${all.length - excepted.length} of ${all.length} cases pass under CometBFT. The others:\n- ${reason}: ${excepted.join(', ')}`,
      )
    })
    afterAll(() => close?.())

    // In their order: they share a node, and some leave a transaction in the pool.
    test.each(all.map((one) => [one.id, one] as const))('%s', async (id, { check }) => {
      const isExcepted = BLOBS.cases.includes(id)
      const failure = await check().then(
        () => undefined,
        (error: unknown) => error,
      )
      if (!isExcepted) return expect(failure).toBeUndefined()
      expect(failure, `${id} is listed as an exception and passes`).toBeDefined()
    })
  })
}
