/** Exports of `assembly/hashing.ts`: `npm run engine` writes this file. Pointers are numbers, truth values 0 or 1. */
export interface KeccakExports {
  readonly memory: WebAssembly.Memory
  input(): number
  capacity(): number
  output(): number
  hash(length: number): void
  begin(): void
  absorb(): void
  finish(length: number): void
}
