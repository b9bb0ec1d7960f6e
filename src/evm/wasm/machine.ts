import type { LinearMemory } from './linear-memory.js'
import type { EngineExports } from './module.js'

/** An instance of the module while it runs. */
export interface Machine {
  readonly exports: EngineExports
  readonly memory: LinearMemory
  /** An index of `FORKS`. */
  readonly fork: number
}
