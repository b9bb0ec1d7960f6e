import { afterAll, describe, test } from 'vitest'
import { executionApis } from './execution-apis.js'
import { sampledFolder } from './sample.js'
import { NotApplicable } from './suite.js'

const folder = sampledFolder(executionApis)

// All of them, in their order: they share a node.
if (folder !== undefined) {
  describe.each(executionApis.parts(folder))('execution-apis, %s', (part) => {
    const { cases, close } = executionApis.open(folder, part)
    afterAll(() => close?.())

    test.each([...cases].map((one) => [one.id, one] as const))('%s', async (_id, { check }) => {
      await check().catch((error: unknown) => {
        if (!(error instanceof NotApplicable)) throw error
      })
    })
  })
}
