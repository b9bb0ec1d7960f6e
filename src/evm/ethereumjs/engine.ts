import type { Common } from '@ethereumjs/common'
import { createEVM, type EVM, type PrecompileFunc } from '@ethereumjs/evm'
import { createVM, type VM } from '@ethereumjs/vm'
import { StateDraft } from '../../state/state-draft.js'
import { WorldState } from '../../state/world-state.js'
import type { Environment } from '../executor.js'
import { Pace } from '../pace.js'
import type { Precompiles } from '../precompiles.js'
import type { Rules } from '../rules.js'
import { ConsoleCapture } from './console-capture.js'
import { FastLane } from './fast-lane.js'
import { InstructionBounds } from './instruction-bounds.js'
import { shareJumpAnalyses } from './jump-analysis.js'
import { commonOf } from './library-rules.js'
import { limitTransfers, mergeIdleCheckpoints, replaceBlockHash } from './patches.js'
import { slicePrecompiles } from './sliced-precompiles.js'
import { StateAdapter } from './state-adapter.js'

export const EMPTY_DRAFT = new StateDraft(WorldState.empty)

/** Work of reading an ancestor's hash, in instructions. */
const ANCESTOR_WORK = 32

/** Provides the hashes of ancestors for BLOCKHASH. */
class Ancestors {
  environment: Environment | undefined
  readonly #pace: Pace

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Returns the hash of a block as a word, zero for an unknown block. */
  async hashOf(number: bigint): Promise<bigint> {
    const task = this.#pace.spend(ANCESTOR_WORK)
    if (task !== undefined) await task
    return BigInt(this.environment?.blockHash(number) ?? 0)
  }
}

/** EVM for some rules, with its parts. It serves one execution at a time. */
export interface Engine {
  readonly rules: Rules
  readonly common: Common
  readonly evm: EVM
  readonly vm: VM
  readonly state: StateAdapter
  readonly pace: Pace
  readonly bounds: InstructionBounds
  readonly ancestors: Ancestors
  /** The precompiles of the hardfork, by the digits of their addresses. */
  readonly precompiles: ReadonlyMap<string, PrecompileFunc>
  readonly console: ConsoleCapture
}

export async function createEngine(rules: Rules): Promise<Engine> {
  const common = commonOf(rules)
  const pace = new Pace()
  const bounds = new InstructionBounds(pace)
  const state = new StateAdapter(EMPTY_DRAFT, pace)
  const ancestors = new Ancestors(pace)
  const evm = await createEVM({ common, stateManager: state })
  new FastLane(common, pace).learn(evm)
  bounds.bind(evm)
  slicePrecompiles(evm, pace)
  mergeIdleCheckpoints(evm)
  limitTransfers(evm)
  replaceBlockHash(evm, (number) => ancestors.hashOf(number))
  await shareJumpAnalyses(evm)
  const vm = await createVM({ common, stateManager: state, evm })
  const capture = new ConsoleCapture()
  evm.events.on('beforeMessage', capture.hear)
  return { rules, common, evm, vm, state, pace, bounds, ancestors, precompiles: new Map(evm.precompiles), console: capture }
}

/** Moves the precompiles to the addresses of an environment, or back to those of the rules. The EVM reads its table at every call. */
export function placePrecompiles({ evm, precompiles }: Engine, places: Precompiles | undefined): void {
  evm.precompiles.clear()
  if (places === undefined) {
    for (const [digits, precompile] of precompiles) evm.precompiles.set(digits, precompile)
    return
  }
  for (const [place, origin] of places) {
    const precompile = precompiles.get(origin.slice(2))
    if (precompile) evm.precompiles.set(place.slice(2), precompile)
  }
}
