/** Failed runs of code, as clients report them. */
import { type Hash, hexToBytes } from '../../../src/internal.js'
import { causesOf } from '../causes.js'
import { isHash, isHexBytes, isObject, type Unknown } from './objects.js'

/** A transaction or a call whose code failed. */
export interface Failure {
  /** Data of the revert; empty after a halt, such as out of gas. */
  readonly data: Uint8Array
  /** Text of the node: `execution reverted`, `out of gas`. */
  readonly text: string
  /** Hash of the transaction, if one was mined. */
  readonly hash: Hash | undefined
}

/** Meaning of an error of viem, ethers or a node. */
export type ReportedError =
  | { readonly kind: 'failure'; readonly failure: Failure }
  /** A mined transaction that failed. The error does not have the data of the revert. */
  | { readonly kind: 'mined'; readonly hash: Hash; readonly receipt: Unknown | undefined }
  /** No code ran: a refused transaction, a closed node, an error of the test itself. */
  | { readonly kind: 'other' }

/** Texts of nodes for runs that the EVM halted. A revert has data, or the code 3. */
const HALTS =
  /execution reverted|transaction reverted|reverted (?:with|without)|out of gas|invalid opcode|invalid jump|stack (?:underflow|overflow|limit reached)|write protection|max call depth|contract creation code|max code size exceeded|gas uint64 overflow|return data out of bounds|nonce uint64 overflow|precompile/i

/** Reads an error that a transaction or a call was rejected with. */
export function readError(error: unknown): ReportedError {
  const parts = [...causesOf(error)]
  const hash = parts.map(hashOf).find(isHash)
  const data = parts.map(revertDataOf).find((found) => found !== undefined)
  const text = [...parts.map(haltOf), ...parts.map(exceptionOf)].find((found) => found !== undefined)
  if (data !== undefined && (data !== '0x' || text !== undefined)) {
    return { kind: 'failure', failure: { data: hexToBytes(data), text: text ?? 'execution reverted', hash } }
  }
  const receipt = parts.map(({ receipt: found }) => found).find(isObject)
  // Only a revert has data, which the error lacks.
  const isHalt = text !== undefined && !/revert/i.test(text)
  if (hash !== undefined && !isHalt && (receipt || text !== undefined)) return { kind: 'mined', hash, receipt }
  if (text !== undefined) return { kind: 'failure', failure: { data: new Uint8Array(0), text, hash } }
  return { kind: 'other' }
}

function revertDataOf({ data, raw, output }: Unknown): string | undefined {
  return [data, raw, output].find(isHexBytes)
}

/** `receipt` of ethers, `txHash` of Hardhat's errors. */
function hashOf({ receipt, txHash, transactionHash }: Unknown): unknown {
  const ofReceipt = isObject(receipt) ? (receipt.hash ?? receipt.transactionHash) : undefined
  return ofReceipt ?? txHash ?? transactionHash
}

/** Returns the node's text for a run that failed. Texts of clients around it contain calls and addresses, so only errors with a code are read. */
function haltOf({ code, message }: Unknown): string | undefined {
  if (typeof code !== 'number') return undefined
  const text = String(message)
  return code === 3 || HALTS.test(text) ? text : undefined
}

/** Returns the text of ethers for a run that failed. */
function exceptionOf({ code, message, reason, shortMessage }: Unknown): string | undefined {
  return code === 'CALL_EXCEPTION' ? String(reason ?? shortMessage ?? message) : undefined
}
