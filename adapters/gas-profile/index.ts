/** Gas profiles as flame graphs, as text, and for other tools. `node.gasProfile` makes them. */

import type { Json } from '../../src/internal.js'
import { type GasProfile, gasProfileSchema } from '../../src/internal-gas-profile.js'

export {
  type FlameBox,
  type FlameGraphOptions,
  flameBoxes,
  flameGraphOf,
  foldedStacks,
  type GasByPurpose,
  type GasContract,
  type GasFunction,
  type GasLine,
  type GasNode,
  type GasNodeKind,
  type GasProfile,
  type GasPurpose,
  gasByContract,
  gasByFunction,
  markdownOf,
  mergeGasProfiles,
  speedscopeOf,
} from '../../src/internal-gas-profile.js'

/** Returns a gas profile as JSON, as `evmbed_gasProfileTransaction` answers it. */
export function gasProfileToJson(profile: GasProfile): Json {
  return gasProfileSchema.encode(profile)
}

/** Returns the gas profile of its JSON. Throws for JSON that is none. */
export function gasProfileFromJson(json: Json): GasProfile {
  return gasProfileSchema.decode(json)
}
