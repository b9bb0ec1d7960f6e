import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkDeclarations } from '../../scripts/package/declarations.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evmbed-declarations-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function check(text: string): Promise<readonly string[]> {
  await writeFile(join(folder, 'index.d.ts'), text)
  return checkDeclarations(folder)
}

describe('the gate of the published declarations', () => {
  test('accepts interfaces, public classes and errors', async () => {
    const text = `import { EventEmitter } from 'eventemitter3';
import { H as Hash } from './hex-1.js';
declare abstract class NodeError extends Error {}
declare class InvalidGenesis extends NodeError {}
declare class NodeProvider extends EventEmitter<Events> {}
interface Node { close(): Promise<void> }
export { type Node, NodeProvider };`
    expect(await check(text)).toEqual([])
  })

  test('rejects types of EthereumJS and internal classes', async () => {
    const text = `import { BlockHeader } from '@ethereumjs/block';
declare class Chain { head: BlockHeader }
declare class StateDraft<Value> extends Chain {}`
    expect(await check(text)).toEqual([
      'index.d.ts imports types of @ethereumjs/block',
      'index.d.ts declares the internal class Chain',
      'index.d.ts declares the internal class StateDraft',
    ])
  })

  test('rejects names that no source has', async () => {
    const text = `type Last2 = { number: Hex };
interface Block$1 extends Header {}
type Log = { address: Hex };`
    expect(await check(text)).toEqual([
      'index.d.ts declares Last2, a name that the build has made',
      'index.d.ts declares Block$1, a name that the build has made',
    ])
  })

  test('rejects declarations over the budget', async () => {
    expect(await check(`// ${'x'.repeat(1_000_000)}`)).toEqual([
      expect.stringMatching(/^the declarations take 1000003 bytes, more than \d+$/),
    ])
  })
})
