import { ServerError } from '../primitives/errors.js'
import type { Caller } from './run-queue.js'

const MEBIBYTE = 2 ** 20

/**
 * Maximum bytes of memory that all open frames of a run take together. The sizes of their memories are added, as MSIZE returns them: the sum depends on
 * the code and its gas alone, and is the same in every engine.
 */
export const MEMORY_LIMIT = {
  /** For a run whose caller waits for an answer. */
  call: 512 * MEBIBYTE,
  /** For a run of a block, which gas limits: one of 1,000,000,000 gas takes some 740 MiB at most. */
  block: 2_048 * MEBIBYTE,
} as const

/** Returns the limit of the runs of a caller. A run without a caller is part of a block. */
export function memoryLimitOf(caller: Caller | undefined): number {
  return caller ? (caller.memoryLimit ?? MEMORY_LIMIT.call) : MEMORY_LIMIT.block
}

/** The frames of a run need more memory than its limit. The run has no result: code cannot observe the limit, and no block contains it. */
export class MemoryLimitExceeded extends ServerError {
  /** @param limit in bytes */
  constructor(limit: number) {
    super(`execution aborted (memory limit = ${limit / MEBIBYTE} MiB)`)
  }
}
