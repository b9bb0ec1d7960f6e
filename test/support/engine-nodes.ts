import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createNode, type Node, type NodeOptions } from 'evmbed'
import { afterEach } from 'vitest'
import type { EngineDriver } from './engine-driver.js'
import { ManualClock } from './manual-clock.js'

/** Returns functions that start nodes under an engine and create folders. Nodes are closed and folders deleted after each test. */
export function useEngineNodes() {
  const open = new Set<Node>()
  const folders: string[] = []
  afterEach(async () => {
    await Promise.all([...open].map((node) => node.close()))
    open.clear()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
  })
  /** Closes a node after the test. */
  function closing(node: Node): Node {
    open.add(node)
    return node
  }
  return {
    closing,
    async started(driver: EngineDriver, options: NodeOptions = {}): Promise<Node> {
      return closing(await createNode({ consensus: driver, clock: new ManualClock(), ...options }))
    },
    /** Returns the path of a folder for a store, which does not exist yet. */
    folder(): string {
      const path = mkdtempSync(join(tmpdir(), 'evmbed-engine-'))
      folders.push(path)
      return join(path, 'chain')
    },
  }
}
