/** An account of a genesis file: amounts as decimal or `0x` strings, code and storage as hex. */
export interface GenesisAccount {
  readonly balance?: string | number | undefined
  readonly nonce?: string | number | undefined
  readonly code?: string | undefined
  readonly storage?: Readonly<Record<string, string>> | undefined
}
