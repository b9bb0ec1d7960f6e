/** Factor by which the fuzz tests run longer: `FUZZ=100 npx vitest run test/fuzz`. */
const EFFORT = Math.max(1, Number(process.env.FUZZ ?? 1))

/** Runs of a property, given how many are enough for every day. */
export function runs(usual: number): { readonly numRuns: number } {
  return { numRuns: usual * EFFORT }
}

/** Milliseconds a test may take that usually needs `seconds`. */
export function patience(seconds: number): number {
  return seconds * EFFORT * 1000
}
