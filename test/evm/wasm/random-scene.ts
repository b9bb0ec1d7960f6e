/** Random scenes: a state with four contracts of random code, and a message that calls one of them or creates another. */
import type { Environment } from '../../../src/evm/executor.js'
import type { HardforkName } from '../../../src/evm/hardforks.js'
import type { Message } from '../../../src/evm/message.js'
import { hexToBytes } from '../../../src/primitives/hex.js'
import { StateDraft } from '../../../src/state/state-draft.js'
import { WorldState } from '../../../src/state/world-state.js'
import { message } from '../ground.js'
import { CONTRACTS, type Random, randomProgram, SENDER } from './random-programs.js'

export const FORKS: readonly (readonly [name: HardforkName, ordinal: number])[] = [
  ['homestead', 1],
  ['tangerineWhistle', 2],
  ['spuriousDragon', 3],
  ['byzantium', 4],
  ['constantinople', 5],
  ['petersburg', 6],
  ['istanbul', 7],
  ['berlin', 8],
  ['london', 9],
  ['paris', 10],
  ['shanghai', 11],
  ['cancun', 12],
  ['prague', 13],
  ['osaka', 14],
]

export interface Scene {
  readonly state: WorldState
  readonly environment: Environment
  readonly message: Message
}

export function randomScene(random: Random, ordinal: number, environment: Environment): Scene {
  const draft = new StateDraft(WorldState.empty)
  draft.setBalance(SENDER, 10n ** 18n)
  for (const address of CONTRACTS) {
    draft.setBalance(address, BigInt(random.below(20)))
    draft.setCode(address, hexToBytes(randomProgram(random, ordinal)))
    draft.setNonce(address, 1n)
    if (random.once(2)) draft.setStorage(address, `0x${'00'.repeat(31)}01`, Uint8Array.of(5))
  }
  const isCreation = random.once(10)
  return {
    state: draft.snapshot(),
    environment,
    message: message({
      from: SENDER,
      to: isCreation ? undefined : random.one(CONTRACTS),
      // A fee recipient that gets nothing is beside the point.
      maxFeePerGas: 10n,
      maxPriorityFeePerGas: 2n,
      gasLimit: BigInt(random.one([60_000, 120_000, 300_000, 1_000_000]) + random.below(5000)),
      value: BigInt(random.below(3)),
      data: isCreation ? hexToBytes(randomProgram(random, ordinal)) : new Uint8Array(random.below(70)).fill(random.below(256)),
    }),
  }
}
