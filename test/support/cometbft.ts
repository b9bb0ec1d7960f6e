import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const BUILT = fileURLToPath(new URL('../../.tmp/cometbft/cometbft', import.meta.url))

/** Path of the engine CometBFT: that of `EVMBED_COMETBFT`, of the PATH, or built by `scripts/install-cometbft`. */
export const engineProgram = [process.env.EVMBED_COMETBFT, 'cometbft', BUILT].find((program) => program !== undefined && runs(program))

/** Reason for `context.skip` where the engine is missing. */
export const ENGINE_MISSING = 'there is no CometBFT: scripts/install-cometbft builds it where Go is, or EVMBED_COMETBFT names it'

function runs(program: string): boolean {
  if (program.includes('/') && !existsSync(program)) return false
  try {
    return execFileSync(program, ['version'], { encoding: 'utf8' }).startsWith('0.38.')
  } catch {
    return false
  }
}
