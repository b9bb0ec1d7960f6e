/**
 * Numbers that the engine and its host share. `npm run engine` writes them to `src/evm/wasm/layout.ts`.
 *
 * Members of an enum whose names are fields are offsets in bytes. Words of 256 bits have 32 bytes, addresses are words of three limbs, pointers and
 * counts are u32 unless another type is given.
 */

/** Reasons why `run` stops. */
export const enum Action {
  DONE = 0,
  /** The host calls `provideAccount` for the account at `subject`. */
  NEED_ACCOUNT = 1,
  /** The host calls `provideCode` for the account at `subject`. */
  NEED_CODE = 2,
  /** The host calls `provideSlot` for the slot at `subject`. */
  NEED_SLOT = 3,
  /** The host writes the hash of the block whose number is at `subject` to `answer`, and calls `provideAnswer`. */
  NEED_BLOCK_HASH = 4,
  /** The host runs the precompile whose number is `subject` and calls `finishPrecompile`. */
  PRECOMPILE = 5,
  SLICE_OVER = 6,
  /** Linear memory is full, or its part for code and tables: the run has no result, because earlier runs may have filled it. */
  OUT_OF_MEMORY = 7,
  /** The memory of all frames exceeds the limit of the run. */
  MEMORY_LIMIT = 8,
  // From here on: the run is observed.
  /** The run stops before an instruction. */
  STEP = 9,
  /** A frame is about to be opened, or was rejected. */
  FRAME_OPENED = 10,
  /** A frame has ended and is about to be closed. */
  FRAME_CLOSED = 11,
  /** The run stops after a write to storage. */
  SLOT_WRITTEN = 12,
}

/** Endings of a frame. */
export const enum Ending {
  RETURNED = 0,
  REVERTED = 1,
  HALTED = 2,
}

/** Reasons of a halt. */
export const enum Halt {
  OUT_OF_GAS = 1,
  STACK_UNDERFLOW = 2,
  STACK_OVERFLOW = 3,
  INVALID_JUMP = 4,
  INVALID_OPCODE = 5,
  WRITE_PROTECTION = 6,
  RETURN_DATA_OUT_OF_BOUNDS = 7,
  CODE_TOO_LARGE = 8,
  INIT_CODE_TOO_LARGE = 9,
  /** Code begins with 0xef (EIP-3541). */
  INVALID_CODE = 10,
  CODE_STORE_OUT_OF_GAS = 11,
  ADDRESS_COLLISION = 12,
  PRECOMPILE_FAILED = 13,
  /** The end of the memory that an instruction needs does not fit 64 bits. */
  GAS_OVERFLOW = 14,
  /** The cost of the memory that an instruction needs does not fit 64 bits. */
  COST_OVERFLOW = 15,
  /** A storage write has no more gas than the stipend (EIP-2200). */
  SENTRY = 16,
  /** Only of the host: a creation by an account at the last nonce. */
  NONCE_OVERFLOW = 17,
}

/** Reasons why a call or a creation opens no frame. */
export const enum Refusal {
  NONE = 0,
  TOO_DEEP = 1,
  INSUFFICIENT_BALANCE = 2,
  NONCE_OVERFLOW = 3,
  COLLISION = 4,
}

/** Kinds of frames: those with a value of their own first, creations last. */
export const enum FrameKind {
  CALL = 0,
  CALLCODE = 1,
  DELEGATECALL = 2,
  STATICCALL = 3,
  CREATE = 4,
  CREATE2 = 5,
}

/**
 * Hardforks that change how code runs, oldest first, so that a check whether a rule is active is one comparison. The names are those of
 * `src/evm/hardforks.ts`.
 */
export const enum Fork {
  CHAINSTART,
  HOMESTEAD,
  TANGERINE_WHISTLE,
  SPURIOUS_DRAGON,
  BYZANTIUM,
  CONSTANTINOPLE,
  PETERSBURG,
  ISTANBUL,
  BERLIN,
  LONDON,
  PARIS,
  SHANGHAI,
  CANCUN,
  PRAGUE,
  OSAKA,
}

/** Fields of the transaction and the block that code can read, as words. */
export const enum Environment {
  ORIGIN = 0,
  GAS_PRICE = 32,
  FEE_RECIPIENT = 64,
  TIMESTAMP = 96,
  NUMBER = 128,
  /** PREVRANDAO. Before the merge, the difficulty. */
  RANDOMNESS = 160,
  GAS_LIMIT = 192,
  CHAIN_ID = 224,
  BASE_FEE = 256,
  BLOB_BASE_FEE = 288,
  SIZE = 320,
}

/** Record of code. */
export const enum CodeRecord {
  /** Bytes of the code, followed by 32 zeros. */
  BYTES = 0,
  LENGTH = 4,
  /** Address of the first instruction. 0 until the code first runs. */
  INSTRUCTIONS = 8,
  INSTRUCTIONS_SIZE = 12,
  /** Table with an entry for each position of the code: the offset of the instructions of a JUMPDEST, 0 for other positions. */
  DESTINATIONS = 16,
  /** Words of pushes that do not fit 64 bits. */
  LITERALS = 20,
  LITERALS_SIZE = 24,
  /** Purpose of the decoding: the fork, and one of the three ways. */
  DECODED_FOR = 28,
  /** Next record of code that the run has created, or has counted. */
  NEXT = 32,
  /** Record of the same code, decoded stepwise. 0 until one is requested. */
  STEPWISE = 36,
  INSTRUCTIONS_COUNT = 40,
  /** Record of the same code, decoded for counting. 0 until one is requested. */
  COUNTED = 44,
  /** Counters, of code that is decoded for counting. */
  COUNTERS = 48,
  COUNT_FLAGS = 52,
  /** Number by which the host knows where it adds up the counts. 0 until it has written one. */
  HOST_COUNTS = 56,
  SIZE = 64,
}

export const enum CountFlag {
  /** The run has counted the code. */
  LISTED = 1,
  INIT_CODE = 2,
}

/** Counters of a record of code. */
export const enum Counters {
  /** First of the ends of frames within blocks. */
  ENDS = 0,
  /** Number of blocks. */
  COUNT = 4,
  /** Address of the positions (u32) of the blocks in the code. */
  POSITIONS = 8,
  /** Bytes that are allocated. */
  CAPACITY = 12,
  BLOCKS = 16,
}

/** Counters (u64) of a block. */
export const enum BlockCount {
  BEGUN = 0,
  /** Number of times that its last instruction, a JUMPI, did not jump. */
  NOT_TAKEN = 8,
  SIZE = 16,
}

/** Number of frames that have ended at a position. */
export const enum EndedFrames {
  NEXT = 0,
  POSITION = 4,
  /** u64 */
  NUMBER = 8,
  SIZE = 16,
}

/** Record of an account. */
export const enum Account {
  ADDRESS = 0,
  FLAGS = 24,
  CODE_SIZE = 28,
  BALANCE = 32,
  CODE_HASH = 64,
  /** u64 */
  NONCE = 96,
  /** Record of the code. 0 until it is needed. */
  CODE = 104,
  SIZE = 128,
}

/** Flags of accounts and slots. */
export const enum Flag {
  /** The host has provided the record. */
  LOADED = 1,
  EXISTS = 2,
  /** EIP-2929. */
  WARM = 4,
  /** The account was created by this transaction (EIP-6780). */
  CREATED = 8,
  DESTROYED = 16,
  /** The account is removed at the end if it is empty (EIP-161). */
  TOUCHED = 32,
  DIRTY = 64,
  /** The code was set by this run, so the host does not have it. */
  NEW_CODE = 128,
  /** All slots of the account that are not zero are in the tables. */
  STORAGE_RESIDENT = 256,
  /** The account has slots, so no contract can be created at its address (EIP-7610). */
  HAS_STORAGE = 512,
}

/** Record of a slot. */
export const enum Slot {
  /** Number of the slot, as a word. */
  KEY = 0,
  VALUE = 32,
  /** Value at the beginning of the transaction (EIP-2200). */
  ORIGINAL = 64,
  ACCOUNT = 96,
  FLAGS = 100,
  SIZE = 112,
}

/** Log: its topics are words, followed by its data. The next log begins at a multiple of 8. */
export const enum Log {
  ADDRESS = 0,
  TOPIC_COUNT = 32,
  DATA_LENGTH = 36,
  TOPICS = 40,
}

/** Call of console.log. The next one begins at a multiple of 8. */
export const enum ConsoleCall {
  CALLER = 0,
  LENGTH = 24,
  DATA = 32,
}

/** Frame of a call. Addresses are records of accounts. */
export const enum Frame {
  VALUE = 0,
  /** Account whose storage and balance the code uses. */
  SELF = 32,
  CALLER = 36,
  CODE_RECORD = 40,
  KIND = 44,
  IS_STATIC = 48,
  INPUT = 52,
  INPUT_LENGTH = 56,
  /** Offset in the caller's memory for the output. */
  OUTPUT = 60,
  OUTPUT_LENGTH = 64,
  JOURNAL = 68,
  LOGS = 72,
  INSTRUCTION_POINTER = 76,
  STACK_POINTER = 80,
  STACK_BASE = 84,
  MEMORY = 88,
  MEMORY_CAPACITY = 92,
  MEMORY_LENGTH = 96,
  RETURN_DATA = 100,
  RETURN_DATA_LENGTH = 104,
  /** Whether the frame owns the code record: init code, which is released with the frame. */
  OWNS_CODE = 108,
  /** i64 */
  GAS = 112,
  /** Bytes of memory of the frames below this one. */
  MEMORY_BELOW = 120,
  /** i64 */
  REFUND = 128,
  /** Account whose code runs, for tracers: the target of a DELEGATECALL. */
  CODE_ACCOUNT = 136,
  SIZE = 256,
}

/** Instruction before which a run stops. The amounts of gas are i64. */
export const enum Step {
  /** Position in the code. */
  PC = 0,
  OPCODE = 4,
  /** Number of open frames. */
  DEPTH = 8,
  /** Items on the stack. */
  HEIGHT = 12,
  FRAME = 16,
  /** Bytes of memory. */
  MEMORY_LENGTH = 20,
  /** Gas before the instruction. */
  GAS = 24,
  /** Gas of the instruction without the gas that it passes on. At least `UNPAYABLE` when no gas suffices. */
  COST = 32,
  /** Gas that does not depend on operands. Tracers show it when no other cost is known. */
  BASE_COST = 40,
  /** Refund, with the amount that the instruction adds. */
  REFUND = 48,
  SIZE = 56,
}

/** Cost of memory whose cost does not fit 64 bits. */
export const UNPAYABLE: i64 = i64.MAX_VALUE - 1
/** Cost of memory whose end does not fit 64 bits. */
export const UNADDRESSABLE: i64 = i64.MAX_VALUE
