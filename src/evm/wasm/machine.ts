import type { EngineExports } from './exports.js'
import type { LinearMemory } from './linear-memory.js'

/** An instance of the module while it runs. */
export interface Machine {
  readonly exports: EngineExports
  readonly memory: LinearMemory
  /** One of `FORK`. */
  readonly fork: number
}
