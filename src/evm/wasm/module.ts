import { base64ToBytes } from '../../primitives/base64.js'
import { loadOnce } from '../../primitives/load-once.js'

/** Exports of `assembly/index.ts`. Pointers are numbers; globals are read through `value`. */
export interface EngineExports {
  readonly memory: WebAssembly.Memory
  readonly answer: WebAssembly.Global<'i32'>
  readonly messageCaller: WebAssembly.Global<'i32'>
  readonly messageTarget: WebAssembly.Global<'i32'>
  readonly messageValue: WebAssembly.Global<'i32'>
  readonly subject: WebAssembly.Global<'i32'>
  readonly ending: WebAssembly.Global<'i32'>
  readonly haltReason: WebAssembly.Global<'i32'>
  readonly haltOpcode: WebAssembly.Global<'i32'>
  readonly haltHeight: WebAssembly.Global<'i32'>
  readonly haltNeeds: WebAssembly.Global<'i32'>
  readonly gasLeft: WebAssembly.Global<'i64'>
  readonly refund: WebAssembly.Global<'i64'>
  readonly output: WebAssembly.Global<'i32'>
  readonly outputLength: WebAssembly.Global<'i32'>
  readonly isRipemdTouched: WebAssembly.Global<'i32'>
  readonly depth: WebAssembly.Global<'i32'>
  readonly stepRecord: WebAssembly.Global<'i32'>
  readonly watchedOpcodes: WebAssembly.Global<'i32'>
  readonly openedKind: WebAssembly.Global<'i32'>
  readonly openedFrom: WebAssembly.Global<'i32'>
  readonly openedTo: WebAssembly.Global<'i32'>
  readonly openedValue: WebAssembly.Global<'i32'>
  readonly openedInput: WebAssembly.Global<'i32'>
  readonly openedInputLength: WebAssembly.Global<'i32'>
  readonly openedGas: WebAssembly.Global<'i64'>
  readonly openedRefusal: WebAssembly.Global<'i32'>
  readonly closedEnding: WebAssembly.Global<'i32'>
  readonly closedGas: WebAssembly.Global<'i64'>
  readonly closedOutput: WebAssembly.Global<'i32'>
  readonly closedOutputLength: WebAssembly.Global<'i32'>
  readonly closedReason: WebAssembly.Global<'i32'>
  readonly beneficiary: WebAssembly.Global<'i32'>
  readonly destroyedBalance: WebAssembly.Global<'i32'>
  readonly writtenSlot: WebAssembly.Global<'i32'>
  readonly overwritten: WebAssembly.Global<'i32'>

  allocate(size: number): number
  release(block: number, size: number): void
  setSeed(seed: bigint): void
  setFork(ordinal: number): void
  isDefined(opcode: number): number
  hasDifficulty(): number
  setCodeSizeLimits(code: number, initCode: number): void
  environmentAddress(): number
  setBlobHashes(at: number, count: number): void
  scratchAddress(): number
  newCode(length: number): number
  releaseCode(code: number): void
  bytesOf(code: number): number
  sizeOfCode(code: number): number
  accountOf(address: number): number
  findAccount(address: number): number
  accountCount(): number
  accountRecord(index: number): number
  slotOf(account: number, key: number): number
  findSlot(account: number, key: number): number
  slotCount(): number
  slotRecord(index: number): number
  logsStart(): number
  logsEnd(): number
  consoleStart(): number
  consoleEnd(): number
  provideAccount(account: number, exists: number, hasStorage: number): void
  provideCode(account: number, code: number): void
  provideSlot(slot: number): void
  provideAnswer(): void
  warmAccount(account: number): void
  warmSlot(slot: number): void
  movePrecompiles(): void
  placePrecompile(account: number, number: number): void
  precompileOutput(length: number): number
  finishPrecompile(succeeded: number, gasLeft: bigint, length: number): void
  frameAt(index: number): number
  begin(
    kind: number,
    input: number,
    length: number,
    gas: bigint,
    isStatic: number,
    isObserved: number,
    areWritesObserved: number,
    isStepwise: number,
  ): void
  setMemoryLimit(bytes: number): void
  run(work: bigint): number
  reset(): void
}

/** Compiled engine. It is compiled once per process, when code first runs. */
const compiled = loadOnce(async () => {
  const { ENGINE_BASE64 } = await import('./binary.js')
  return WebAssembly.compile(base64ToBytes(ENGINE_BASE64))
})

let isAvailable: boolean | undefined

async function compileEngine(): Promise<boolean> {
  try {
    await compiled()
    isAvailable = true
  } catch {
    isAvailable = false
  }
  return isAvailable
}

/**
 * Returns whether WebAssembly may be compiled: a promise before the engine is compiled. The policy of a page can forbid it: `script-src` without
 * 'wasm-unsafe-eval'.
 */
export function isEngineAvailable(): boolean | Promise<boolean> {
  return isAvailable ?? compileEngine()
}

/** Returns a new instance with its own memory. */
export async function instantiateEngine(): Promise<EngineExports> {
  const instance = await WebAssembly.instantiate(await compiled(), {})
  // The module is ours, and its exports are those of assembly/index.ts.
  const exports = instance.exports as WebAssembly.Exports & EngineExports
  return exports
}
