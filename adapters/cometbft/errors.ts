import { LocalError } from '../../src/internal.js'

/** The engine cannot be reached: it has not started yet, it restarts, it has ended, or it does not keep up. */
export class EngineUnreachable extends LocalError {}

/** The engine's RPC answered an error. */
export class EngineRefusal extends LocalError {}

/** The engine's process ended by itself. It is started again. */
export class EngineEnded extends LocalError {}

/** Version of the engine that the node is tested with. */
export const ENGINE_VERSION = 'v0.38.25'

/** The engine's program is missing. The message says how to get it. */
export class EngineMissing extends LocalError {
  constructor(program: string) {
    super(
      `there is no program ${program}: 'go install github.com/cometbft/cometbft/cmd/cometbft@${ENGINE_VERSION}' builds the consensus engine CometBFT`,
    )
  }
}
