/** Tools whose behaviour the methods of test chains follow where the tools differ. */
export const DIALECTS = ['anvil', 'hardhat', 'ganache'] as const
export type Dialect = (typeof DIALECTS)[number]
