/** Numbers that `assembly/` and this folder share. */
import type { ForkName } from '../hardforks.js'

/** Reasons why a run stops: `assembly/outcome.ts`. */
export const ACTION = {
  done: 0,
  needAccount: 1,
  needCode: 2,
  needSlot: 3,
  needBlockHash: 4,
  precompile: 5,
  sliceOver: 6,
  outOfMemory: 7,
  step: 8,
  frameOpened: 9,
  frameClosed: 10,
  slotWritten: 11,
  memoryLimit: 12,
} as const

export const ENDINGS = ['return', 'revert', 'halt'] as const

/** Halts by the number of `assembly/outcome.ts`. The names are geth's texts. */
export const HALT = {
  outOfGas: 1,
  stackUnderflow: 2,
  stackOverflow: 3,
  invalidJump: 4,
  invalidOpcode: 5,
  writeProtection: 6,
  returnDataOutOfBounds: 7,
  codeTooLarge: 8,
  initCodeTooLarge: 9,
  invalidCode: 10,
  codeStoreOutOfGas: 11,
  addressCollision: 12,
  precompileFailed: 13,
  gasOverflow: 14,
  costOverflow: 15,
  sentry: 16,
  /** Only of the host: a creation by an account at the last nonce. */
  nonceOverflow: 17,
} as const

/** Kinds of frames, by the number of `assembly/frames.ts`. */
export const FRAME_KINDS = ['CALL', 'CALLCODE', 'DELEGATECALL', 'STATICCALL', 'CREATE', 'CREATE2'] as const

/** Reasons why a call or a creation opens no frame, by the number of `assembly/outcome.ts`. The first one is that of a frame that opens. */
export const REFUSALS = [
  undefined,
  'max call depth exceeded',
  'insufficient balance for transfer',
  'nonce uint64 overflow',
  'contract address collision',
] as const
export const COLLISION = 4

/** Offsets of the fields that code can read: `assembly/environment.ts`. */
export const ENVIRONMENT = {
  origin: 0,
  gasPrice: 32,
  feeRecipient: 64,
  timestamp: 96,
  number: 128,
  randomness: 160,
  gasLimit: 192,
  chainId: 224,
  baseFee: 256,
  blobBaseFee: 288,
} as const

/** Offsets in the record of an account, and its flags: `assembly/state.ts`. */
export const ACCOUNT = { flags: 24, codeSize: 28, balance: 32, codeHash: 64, nonce: 96, code: 104 } as const
export const FLAG = { loaded: 1, exists: 2, warm: 4, created: 8, destroyed: 16, touched: 32, dirty: 64, newCode: 128 } as const

/** Offsets in the record of a slot. */
export const SLOT = { key: 0, value: 32, original: 64, account: 96, flags: 100 } as const

/** Offsets in a log. */
export const LOG = { topicCount: 32, dataLength: 36, topics: 40 } as const

/** Offsets in a call of console.log. */
export const CONSOLE_CALL = { length: 24, data: 32 } as const

/** Offsets in a frame: `assembly/frames.ts`. */
export const FRAME = {
  self: 32,
  input: 52,
  inputLength: 56,
  logs: 72,
  stackBase: 84,
  memory: 88,
  memoryLength: 96,
  returnData: 100,
  returnDataLength: 104,
  gas: 112,
} as const

/** Offsets in the record of a step: `stepRecord` of `assembly/interpreter.ts`. */
export const STEP = {
  pc: 0,
  opcode: 4,
  depth: 8,
  height: 12,
  frame: 16,
  memoryLength: 20,
  gas: 24,
  needed: 32,
  base: 40,
  refund: 48,
} as const

export const KIND = { call: 0, create: 4 } as const

/** Forks that change how code runs, in the order of `assembly/rules.ts`. */
export const FORKS = [
  'chainstart',
  'homestead',
  'tangerineWhistle',
  'spuriousDragon',
  'byzantium',
  'constantinople',
  'petersburg',
  'istanbul',
  'berlin',
  'london',
  'paris',
  'shanghai',
  'cancun',
  'prague',
  'osaka',
] as const satisfies readonly ForkName[]
