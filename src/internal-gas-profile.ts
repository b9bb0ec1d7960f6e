/**
 * Gas profiles as the adapters use them. They are apart from `internal.ts`, because few programs need them. Exports are named: behind `export *`, esbuild
 * leaves out the constants of a module that is loaded elsewhere with `import()`.
 */
export { type FlameBox, flameBoxes } from './gas-profile/flame-boxes.js'
export { type FlameGraphOptions, flameGraphOf } from './gas-profile/flame-graph.js'
export { foldedStacks, markdownOf, speedscopeOf } from './gas-profile/formats.js'
export {
  type GasByPurpose,
  type GasContract,
  type GasFunction,
  type GasLine,
  type GasNode,
  type GasNodeKind,
  type GasProfile,
  GasProfileBuilder,
  type GasPurpose,
  gasByContract,
  gasByFunction,
  mergeGasProfiles,
} from './gas-profile/gas-profile.js'
export { gasProfileSchema } from './objects/gas-profile.js'
