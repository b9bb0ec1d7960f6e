/** Reasons why a run stops, and endings of frames. The host uses the same numbers. */

// Actions: what `run` returns

export const DONE: i32 = 0
/** The host calls `provideAccount` for the account at `subject`. */
export const NEED_ACCOUNT: i32 = 1
/** The host calls `provideCode` for the account at `subject`. */
export const NEED_CODE: i32 = 2
/** The host calls `provideSlot` for the slot at `subject`. */
export const NEED_SLOT: i32 = 3
/** The host writes the hash of the block whose number is `subject` to `answer`, and calls `provideAnswer`. */
export const NEED_BLOCK_HASH: i32 = 4
/** The host runs the precompile whose number is `subject` and calls `finishPrecompile`. */
export const PRECOMPILE: i32 = 5
export const SLICE_OVER: i32 = 6
/** Linear memory is full, or its part for code and tables: the run has no result, because earlier runs may have filled it. */
export const OUT_OF_MEMORY: i32 = 7
/** The run stops before an instruction, if its steps are observed. */
export const STEP: i32 = 8
/** A frame is about to be opened, or was rejected, in a run whose frames are observed. */
export const FRAME_OPENED: i32 = 9
/** A frame has ended and is about to be closed. */
export const FRAME_CLOSED: i32 = 10
/** The run stops after a write to storage, if writes are observed. */
export const SLOT_WRITTEN: i32 = 11
/** The memory of all frames exceeds the limit of the run. */
export const MEMORY_LIMIT: i32 = 12

// Endings of a frame

export const RETURNED: u32 = 0
export const REVERTED: u32 = 1
export const HALTED: u32 = 2

// Reasons for a halt

export const OUT_OF_GAS: u32 = 1
export const STACK_UNDERFLOW: u32 = 2
export const STACK_OVERFLOW: u32 = 3
export const INVALID_JUMP: u32 = 4
export const INVALID_OPCODE: u32 = 5
export const WRITE_PROTECTION: u32 = 6
export const RETURN_DATA_OUT_OF_BOUNDS: u32 = 7
export const CODE_TOO_LARGE: u32 = 8
export const INIT_CODE_TOO_LARGE: u32 = 9
/** Code begins with 0xef (EIP-3541). */
export const INVALID_CODE: u32 = 10
export const CODE_STORE_OUT_OF_GAS: u32 = 11
export const ADDRESS_COLLISION: u32 = 12
export const PRECOMPILE_FAILED: u32 = 13
/** The end of the memory that an instruction needs does not fit 64 bits. */
export const GAS_OVERFLOW: u32 = 14
/** The cost of the memory that an instruction needs does not fit 64 bits. */
export const COST_OVERFLOW: u32 = 15
/** A storage write has no more gas than the stipend (EIP-2200). */
export const SENTRY: u32 = 16

// Reasons why a call or a creation opens no frame

export const OPENS: u32 = 0
export const TOO_DEEP: u32 = 1
export const INSUFFICIENT_BALANCE: u32 = 2
export const NONCE_OVERFLOW: u32 = 3
export const COLLISION: u32 = 4
