/** A transaction on an EVM chain: one call of one contract. */
export interface EvmCall {
  readonly to: string
  /** Hex without `0x`; empty for a plain transfer of the native coin. */
  readonly data: string
  /** Wei. */
  readonly value: bigint
  /** What the sender must have allowed before. */
  readonly approvals: readonly Approval[]
}

export interface Approval {
  readonly token: string
  readonly spender: string
  readonly amount: bigint
}
