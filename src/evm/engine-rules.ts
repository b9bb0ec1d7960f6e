/** Rules that the engine and its host share: `npm run engine` writes this file from `assembly/tables.ts`. */

export const MAXIMUM_DEPTH = 1024
export const STACK_LIMIT = 1024
export const CREATION = 32000n
export const BLAKE_INPUT = 213
export const ACCESS_LIST_SLOT = 1900n
export const CALL_STIPEND = 2300n
export const INIT_CODE_WORD = 2n
export const KEPT_PART = 64n
export const MAXIMUM_PAYABLE_MEMORY = 137438953440n
export const MAXIMUM_CODE_SIZE = 24576
