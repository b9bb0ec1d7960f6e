import { sha256 } from 'ethereum-cryptography/sha256.js'
import { bytesToHex, hexToBytes } from '../primitives/hex.js'
import { kzg } from './kzg.js'
import { type BlobSidecar, InvalidTransactionBody } from './transaction-body.js'

/** Version of hashes of KZG commitments. */
const KZG_VERSION = '0x01'
/** EIP-7594. */
const CELLS_PER_BLOB = 128

/**
 * Checks that the blobs of a transaction are those that its versioned hashes commit to. Throws `InvalidTransactionBody`. The setup of `kzg` must be
 * loaded.
 */
export function checkSidecar({ version, ...sidecar }: BlobSidecar, versionedHashes: readonly string[]): void {
  const [blobs, commitments, proofs] = [sidecar.blobs, sidecar.commitments, sidecar.proofs].map((list) => list.map(bytesToHex)) as [
    string[],
    string[],
    string[],
  ]
  if (versionedHashes.length !== blobs.length || blobs.length !== commitments.length) {
    throw new InvalidTransactionBody('Number of blobVersionedHashes, blobs, and commitments not all equal')
  }
  let isValid: boolean
  try {
    isValid = version === 0 ? kzg.verifyBlobProofBatch(blobs, commitments, proofs) : verifyCellProofs(blobs, commitments, proofs)
  } catch (error) {
    throw new InvalidTransactionBody(`KZG verification of blobs fail with error=${error}`)
  }
  if (!isValid) throw new InvalidTransactionBody('KZG proof cannot be verified from blobs/commitments')
  for (const [position, commitment] of commitments.entries()) {
    const versionedHash = KZG_VERSION + bytesToHex(sha256(hexToBytes(commitment))).slice(KZG_VERSION.length)
    if (versionedHash !== versionedHashes[position]) {
      throw new InvalidTransactionBody(`commitment for blob at index ${position} does not match versionedHash`)
    }
  }
}

/** Verifies the cell proofs (EIP-7594): every blob has 128 cells, each with its own proof. */
function verifyCellProofs(blobs: readonly string[], commitments: readonly string[], proofs: string[]): boolean {
  const indices = Array.from({ length: CELLS_PER_BLOB }, (_, index) => index)
  return kzg.verifyCellKzgProofBatch(
    commitments.flatMap((commitment) => indices.map(() => commitment)),
    blobs.flatMap(() => indices),
    blobs.flatMap((blob) => kzg.computeCells(blob)),
    proofs,
  )
}
