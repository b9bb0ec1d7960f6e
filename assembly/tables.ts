/** Tables that `npm run engine` reads besides the numbers of `layout.ts`: instructions, and precompiled contracts by fork. */

export { precompileOfFork } from './accounts'
export { scratch } from './machine'
export * from './opcodes'
export { setFork } from './rules'
