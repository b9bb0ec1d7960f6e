/** Exports of `assembly/index.ts`: `npm run engine` writes this file. Pointers are numbers, truth values 0 or 1. */
export interface EngineExports {
  readonly memory: WebAssembly.Memory
  readonly firstCounted: WebAssembly.Global<'i32'>
  readonly depth: WebAssembly.Global<'i32'>
  readonly beneficiary: WebAssembly.Global<'i32'>
  readonly destroyedBalance: WebAssembly.Global<'i32'>
  readonly isRipemdTouched: WebAssembly.Global<'i32'>
  readonly closedEnding: WebAssembly.Global<'i32'>
  readonly closedGas: WebAssembly.Global<'i64'>
  readonly closedOutput: WebAssembly.Global<'i32'>
  readonly closedOutputLength: WebAssembly.Global<'i32'>
  readonly closedReason: WebAssembly.Global<'i32'>
  readonly openedFrom: WebAssembly.Global<'i32'>
  readonly openedGas: WebAssembly.Global<'i64'>
  readonly openedInput: WebAssembly.Global<'i32'>
  readonly openedInputLength: WebAssembly.Global<'i32'>
  readonly openedKind: WebAssembly.Global<'i32'>
  readonly openedRefusal: WebAssembly.Global<'i32'>
  readonly openedTo: WebAssembly.Global<'i32'>
  readonly openedValue: WebAssembly.Global<'i32'>
  readonly answer: WebAssembly.Global<'i32'>
  readonly ending: WebAssembly.Global<'i32'>
  readonly gasLeft: WebAssembly.Global<'i64'>
  readonly haltHeight: WebAssembly.Global<'i32'>
  readonly haltNeeds: WebAssembly.Global<'i32'>
  readonly haltOpcode: WebAssembly.Global<'i32'>
  readonly haltReason: WebAssembly.Global<'i32'>
  readonly output: WebAssembly.Global<'i32'>
  readonly outputLength: WebAssembly.Global<'i32'>
  readonly messageCaller: WebAssembly.Global<'i32'>
  readonly messageTarget: WebAssembly.Global<'i32'>
  readonly messageValue: WebAssembly.Global<'i32'>
  readonly stepRecord: WebAssembly.Global<'i32'>
  readonly stepsToSkip: WebAssembly.Global<'i32'>
  readonly watchedOpcodes: WebAssembly.Global<'i32'>
  readonly refund: WebAssembly.Global<'i64'>
  readonly subject: WebAssembly.Global<'i32'>
  readonly overwritten: WebAssembly.Global<'i32'>
  readonly writtenSlot: WebAssembly.Global<'i32'>
  scratchAddress(): number
  provideAccount(account: number, exists: number, hasStorage: number): void
  provideCode(account: number, code: number): void
  provideSlot(slot: number): void
  warmAccount(account: number): void
  warmSlot(slot: number): void
  reset(): void
  bytesOf(code: number): number
  newCode(length: number): number
  releaseCode(code: number): void
  sizeOfCode(code: number): number
  environmentAddress(): number
  setBlobHashes(at: number, count: number): void
  frameAt(index: number): number
  allocate(size: number): number
  release(block: number, size: number): void
  movePrecompiles(): void
  placePrecompile(account: number, number: number): void
  provideAnswer(): void
  finishPrecompile(succeeded: number, left: bigint, length: number): void
  precompileOutput(length: number): number
  begin(
    kind: number,
    input: number,
    inputLength: number,
    gas: bigint,
    mayNotWrite: number,
    observed: number,
    writes: number,
    stepwise: number,
    counted: number,
  ): void
  run(work: bigint): number
  skipSteps(count: number): void
  setMemoryLimit(bytes: number): void
  isDefined(op: number): number
  hasDifficulty(): number
  setCodeSizeLimits(code: number, initCode: number): void
  setFork(ordinal: number): void
  accountCount(): number
  accountOf(address: number): number
  accountRecord(index: number): number
  consoleEnd(): number
  consoleStart(): number
  findAccount(address: number): number
  findSlot(account: number, key: number): number
  logsEnd(): number
  logsStart(): number
  setSeed(value: bigint): void
  slotCount(): number
  slotOf(account: number, key: number): number
  slotRecord(index: number): number
}
