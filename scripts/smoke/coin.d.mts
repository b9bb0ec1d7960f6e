/** The contract of the programs. `scripts/smoke.mjs` compiles it into coin.mjs. */
export const coin: { readonly abi: object[]; readonly bytecode: string; readonly deployedBytecode: object }
