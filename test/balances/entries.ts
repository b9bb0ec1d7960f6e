/** A balance in an answer. */
export interface Entry {
  readonly amount: string
  readonly decimals: number | null
  readonly formatted_amount: string
  readonly price: string | null
  readonly value_usd: string | null
  readonly error?: { readonly message: string }
}

interface ChainBalances {
  readonly address: string
  readonly denoms: Record<string, Entry>
  readonly error?: { readonly message: string }
}

/** Returns the balances of one chain in an answer. */
export function chainIn(answer: unknown, chainId: string): ChainBalances {
  return (answer as { readonly chains: Record<string, ChainBalances> }).chains[chainId]!
}

/** The balances of a chain in an answer. */
export function entriesOf(answer: unknown, chainId: string): Record<string, Entry> {
  return chainIn(answer, chainId).denoms
}
