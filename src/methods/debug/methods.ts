import { accountRange, dumpBlock } from './dump.js'
import { getBadBlocks } from './getBadBlocks.js'
import { getModifiedAccountsByHash, getModifiedAccountsByNumber } from './getModifiedAccounts.js'
import { getRawBlock, getRawHeader, getRawReceipts, getRawTransaction } from './getRaw.js'
import { getBlockRlp, getHeaderRlp, printBlock } from './getRlp.js'
import { intermediateRoots } from './intermediateRoots.js'
import { cpuProfile, startCPUProfile, stopCPUProfile } from './profiling-cpu.js'
import { goTrace, startGoTrace, stopGoTrace } from './profiling-trace.js'
import {
  blockProfile,
  mutexProfile,
  setBlockProfileRate,
  setMutexProfileFraction,
  writeBlockProfile,
  writeMutexProfile,
} from './profiling-waits.js'
import { freeOSMemory, gcStats, memStats, setGCPercent, writeMemProfile } from './runtime-memory.js'
import { stacks } from './runtime-stacks.js'
import { setHead } from './setHead.js'
import { storageRangeAt } from './storageRangeAt.js'
import { traceBlock, traceBlockByHash, traceBlockByNumber } from './traceBlock.js'
import { traceCall } from './traceCall.js'
import { traceTransaction } from './traceTransaction.js'
import { verbosity, vmodule } from './verbosity.js'

/** Methods of the namespace `debug`. */
export const debugMethods = [
  getRawBlock,
  getRawHeader,
  getRawReceipts,
  getRawTransaction,
  getHeaderRlp,
  getBlockRlp,
  printBlock,
  getBadBlocks,
  traceTransaction,
  traceBlockByNumber,
  traceBlockByHash,
  traceBlock,
  traceCall,
  intermediateRoots,
  storageRangeAt,
  getModifiedAccountsByNumber,
  getModifiedAccountsByHash,
  dumpBlock,
  accountRange,
  setHead,
  startCPUProfile,
  stopCPUProfile,
  cpuProfile,
  startGoTrace,
  stopGoTrace,
  goTrace,
  setBlockProfileRate,
  writeBlockProfile,
  blockProfile,
  setMutexProfileFraction,
  writeMutexProfile,
  mutexProfile,
  writeMemProfile,
  memStats,
  gcStats,
  freeOSMemory,
  setGCPercent,
  stacks,
  verbosity,
  vmodule,
] as const
