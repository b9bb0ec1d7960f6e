/**
 * Garbage that V8 does not collect while it is young. What a dead object of the old generation refers to stays until the next full collection. V8 makes accessors of
 * object literals there at once; and each content of a map that is cleared again and again refers to the next one, so that one old content keeps all later ones.
 */
import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bundle, bundleProgram } from '../support/bundle.js'

let program: Bundle
beforeAll(async () => {
  program = await bundleProgram('garbage', {
    text: `
      import { createNode } from './src/index.js'
      // Its blocks change one account and no system contracts, so that nearly nothing stays in use.
      const node = await createNode({ hardfork: 'london' })
      const calls = {
        'empty blocks': () => node.request('evm_mine'),
        'calls of a contract': () => node.request('eth_call', [{ to: '0x4e59b44847b379578588920ca78fbf26c0b4956c', data: '0x' + '00'.repeat(33) }]),
      }
      const used = () => process.memoryUsage().heapUsed
      const kept = {}
      for (const [name, call] of Object.entries(calls)) {
        for (let i = 0; i < 1000; i++) await call()
        gc()
        for (let i = 0; i < 3000; i++) {
          await call()
          // An object that survives two of them is moved to the old generation.
          if (i % 1000 === 999) for (let j = 0; j < 3; j++) gc({ type: 'minor' })
        }
        const after = used()
        gc()
        kept[name] = (after - used()) / 3000
      }
      console.log(JSON.stringify(kept))
      await node.close()
    `,
  })
})
afterAll(() => program.remove())

it('keeps little of a block and of a call until the next full collection', () => {
  const kept = JSON.parse(execFileSync(process.execPath, ['--expose-gc', program.path], { encoding: 'utf8' })) as Record<string, number>
  // Bytes. Some blocks survive because they are not packed yet. With one getter in an object of each block it was 5 kB, with one map that each call cleared 1 kB.
  expect(kept['empty blocks']).toBeLessThan(2_500)
  expect(kept['calls of a contract']).toBeLessThan(600)
})
