/** Gas profiles as the adapters use them. They are apart from `internal.ts`, because few programs need them. */
export * from './gas-profile/flame-boxes.js'
export * from './gas-profile/flame-graph.js'
export * from './gas-profile/formats.js'
export * from './gas-profile/gas-profile.js'
export { gasProfileSchema } from './objects/gas-profile.js'
