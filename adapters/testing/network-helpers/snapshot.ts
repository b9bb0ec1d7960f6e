import { call } from './call.js'

/** A snapshot to which the chain cannot go back: the chain is another one, or has gone back behind it. */
export class InvalidSnapshot extends Error {
  override readonly name = 'InvalidSnapshotError'
  constructor() {
    super('Trying to restore an invalid snapshot.')
  }
}

/** A state of the chain to which it can go back, also several times. */
export interface SnapshotRestorer {
  restore(): Promise<void>
  readonly snapshotId: string
}

/** Takes a snapshot of the chain of the running test. */
export async function takeSnapshot(): Promise<SnapshotRestorer> {
  let snapshotId = String(await call('evm_snapshot'))
  return {
    get snapshotId() {
      return snapshotId
    },
    async restore() {
      const isRestored = await call('evm_revert', snapshotId).catch(() => false)
      if (isRestored !== true) throw new InvalidSnapshot()
      // A snapshot is consumed by going back to it.
      snapshotId = String(await call('evm_snapshot'))
    },
  }
}
