/** Operations of a request, resolved to the transfers, pools and assets of the snapshot that they name. */
import type { Hop, TransferLeg } from '../legs/leg.js'
import type { Asset } from '../snapshot/snapshot.js'
import type { Market } from '../snapshot/snapshot-index.js'

export type Operation = TransferOperation | SwapOperation | EvmSwapOperation | SendOperation

/** Members of every operation. */
export interface OperationCommon {
  /** Position among the operations. */
  readonly index: number
  readonly transaction: number
  readonly amountIn: bigint
  readonly amountOut: bigint
}

export interface TransferOperation extends TransferLeg, OperationCommon {
  readonly smartRelay: boolean
}

export interface SwapOperation extends OperationCommon {
  readonly kind: 'swap'
  /** Fixed side: the input, over one path or several, or the output. */
  readonly exact: 'in' | 'out'
  readonly market: Market
  readonly from: Asset
  readonly to: Asset
  readonly paths: readonly OperationPath[]
}

/** A path of a swap, and its part of the input. */
export interface OperationPath {
  readonly amountIn: bigint
  readonly hops: readonly Hop[]
}

/** A swap on an EVM chain. */
export interface EvmSwapOperation extends OperationCommon {
  readonly kind: 'evm-swap'
  readonly market: Market
  readonly from: Asset
  readonly to: Asset
  /** Undefined where the operation leaves them open. */
  readonly paths: readonly OperationPath[] | undefined
}

/** A transfer to another account on the same chain. */
export interface SendOperation extends OperationCommon {
  readonly kind: 'send'
  readonly asset: Asset
}

export function sourceOf(operation: Operation): Asset {
  return operation.kind === 'send' ? operation.asset : operation.kind === 'transfer' ? operation.transfer.from : operation.from
}

export function destinationOf(operation: Operation): Asset {
  return operation.kind === 'send' ? operation.asset : operation.kind === 'transfer' ? operation.transfer.to : operation.to
}
