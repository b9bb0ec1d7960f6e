/** Numbers that the engine and its host share: `npm run engine` writes this file from `assembly/layout.ts`. */

export const ACTION = {
  DONE: 0,
  NEED_ACCOUNT: 1,
  NEED_CODE: 2,
  NEED_SLOT: 3,
  NEED_BLOCK_HASH: 4,
  PRECOMPILE: 5,
  SLICE_OVER: 6,
  OUT_OF_MEMORY: 7,
  MEMORY_LIMIT: 8,
  STEP: 9,
  FRAME_OPENED: 10,
  FRAME_CLOSED: 11,
  SLOT_WRITTEN: 12,
} as const

export const ENDING = {
  RETURNED: 0,
  REVERTED: 1,
  HALTED: 2,
} as const

export const HALT = {
  OUT_OF_GAS: 1,
  STACK_UNDERFLOW: 2,
  STACK_OVERFLOW: 3,
  INVALID_JUMP: 4,
  INVALID_OPCODE: 5,
  WRITE_PROTECTION: 6,
  RETURN_DATA_OUT_OF_BOUNDS: 7,
  CODE_TOO_LARGE: 8,
  INIT_CODE_TOO_LARGE: 9,
  INVALID_CODE: 10,
  CODE_STORE_OUT_OF_GAS: 11,
  ADDRESS_COLLISION: 12,
  PRECOMPILE_FAILED: 13,
  GAS_OVERFLOW: 14,
  COST_OVERFLOW: 15,
  SENTRY: 16,
  NONCE_OVERFLOW: 17,
} as const

export const REFUSAL = {
  NONE: 0,
  TOO_DEEP: 1,
  INSUFFICIENT_BALANCE: 2,
  NONCE_OVERFLOW: 3,
  COLLISION: 4,
} as const

export const FRAME_KIND = {
  CALL: 0,
  CALLCODE: 1,
  DELEGATECALL: 2,
  STATICCALL: 3,
  CREATE: 4,
  CREATE2: 5,
} as const

export const FORK = {
  CHAINSTART: 0,
  HOMESTEAD: 1,
  TANGERINE_WHISTLE: 2,
  SPURIOUS_DRAGON: 3,
  BYZANTIUM: 4,
  CONSTANTINOPLE: 5,
  PETERSBURG: 6,
  ISTANBUL: 7,
  BERLIN: 8,
  LONDON: 9,
  PARIS: 10,
  SHANGHAI: 11,
  CANCUN: 12,
  PRAGUE: 13,
  OSAKA: 14,
} as const

export const ENVIRONMENT = {
  ORIGIN: 0,
  GAS_PRICE: 32,
  FEE_RECIPIENT: 64,
  TIMESTAMP: 96,
  NUMBER: 128,
  RANDOMNESS: 160,
  GAS_LIMIT: 192,
  CHAIN_ID: 224,
  BASE_FEE: 256,
  BLOB_BASE_FEE: 288,
  SIZE: 320,
} as const

export const CODE_RECORD = {
  BYTES: 0,
  LENGTH: 4,
  INSTRUCTIONS: 8,
  INSTRUCTIONS_SIZE: 12,
  DESTINATIONS: 16,
  LITERALS: 20,
  LITERALS_SIZE: 24,
  DECODED_FOR: 28,
  NEXT: 32,
  STEPWISE: 36,
  INSTRUCTIONS_COUNT: 40,
  COUNTED: 44,
  COUNTERS: 48,
  COUNT_FLAGS: 52,
  HOST_COUNTS: 56,
  SIZE: 64,
} as const

export const COUNT_FLAG = {
  LISTED: 1,
  INIT_CODE: 2,
} as const

export const COUNTERS = {
  ENDS: 0,
  COUNT: 4,
  POSITIONS: 8,
  CAPACITY: 12,
  BLOCKS: 16,
} as const

export const BLOCK_COUNT = {
  BEGUN: 0,
  NOT_TAKEN: 8,
  SIZE: 16,
} as const

export const ENDED_FRAMES = {
  NEXT: 0,
  POSITION: 4,
  NUMBER: 8,
  SIZE: 16,
} as const

export const ACCOUNT = {
  ADDRESS: 0,
  FLAGS: 24,
  CODE_SIZE: 28,
  BALANCE: 32,
  CODE_HASH: 64,
  NONCE: 96,
  CODE: 104,
  SIZE: 128,
} as const

export const FLAG = {
  LOADED: 1,
  EXISTS: 2,
  WARM: 4,
  CREATED: 8,
  DESTROYED: 16,
  TOUCHED: 32,
  DIRTY: 64,
  NEW_CODE: 128,
  STORAGE_RESIDENT: 256,
  HAS_STORAGE: 512,
} as const

export const SLOT = {
  KEY: 0,
  VALUE: 32,
  ORIGINAL: 64,
  ACCOUNT: 96,
  FLAGS: 100,
  SIZE: 112,
} as const

export const LOG = {
  ADDRESS: 0,
  TOPIC_COUNT: 32,
  DATA_LENGTH: 36,
  TOPICS: 40,
} as const

export const CONSOLE_CALL = {
  CALLER: 0,
  LENGTH: 24,
  DATA: 32,
} as const

export const FRAME = {
  VALUE: 0,
  SELF: 32,
  CALLER: 36,
  CODE_RECORD: 40,
  KIND: 44,
  IS_STATIC: 48,
  INPUT: 52,
  INPUT_LENGTH: 56,
  OUTPUT: 60,
  OUTPUT_LENGTH: 64,
  JOURNAL: 68,
  LOGS: 72,
  INSTRUCTION_POINTER: 76,
  STACK_POINTER: 80,
  STACK_BASE: 84,
  MEMORY: 88,
  MEMORY_CAPACITY: 92,
  MEMORY_LENGTH: 96,
  RETURN_DATA: 100,
  RETURN_DATA_LENGTH: 104,
  OWNS_CODE: 108,
  GAS: 112,
  MEMORY_BELOW: 120,
  REFUND: 128,
  CODE_ACCOUNT: 136,
  SIZE: 256,
} as const

export const STEP = {
  PC: 0,
  OPCODE: 4,
  DEPTH: 8,
  HEIGHT: 12,
  FRAME: 16,
  MEMORY_LENGTH: 20,
  GAS: 24,
  COST: 32,
  BASE_COST: 40,
  REFUND: 48,
  SIZE: 56,
} as const

/** Forks by their number in `FORK`, with the names of `../hardforks.ts`. */
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
] as const

export const UNPAYABLE = 9223372036854775806n
export const UNADDRESSABLE = 9223372036854775807n
