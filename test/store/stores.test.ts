import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ClassicLevel } from 'classic-level'
import { MemoryLevel } from 'memory-level'
import { afterAll } from 'vitest'
import { levelStore } from '../../adapters/storage/index.js'
import { FaultyStore } from '../persistence/faulty-store.js'
import { describeStore } from './store-suite.js'

const scratch = mkdtempSync(join(tmpdir(), 'evmbed-stores-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
let count = 0
const directory = (isFresh: boolean) => join(scratch, `${isFresh ? ++count : count}`)

let memory = new MemoryLevel()
describeStore('memory-level', (isFresh) => {
  if (isFresh) memory = new MemoryLevel()
  return memory
})
describeStore('classic-level', (isFresh) => new ClassicLevel(directory(isFresh)))
describeStore('levelStore', (isFresh) => levelStore(directory(isFresh)))
let faulty = new MemoryLevel()
describeStore('of the tests of failures', (isFresh) => {
  if (isFresh) faulty = new MemoryLevel()
  return new FaultyStore(faulty)
})
