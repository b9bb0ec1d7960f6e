/** A length of time as Go prints it: `500ms`, `1.5s`, `1m0s`. */
export function goDuration(milliseconds: bigint): string {
  if (milliseconds === 0n) return '0s'
  if (milliseconds < 1000n) return `${milliseconds}ms`
  const seconds = Number(milliseconds % 60_000n) / 1000
  return milliseconds < 60_000n ? `${seconds}s` : `${milliseconds / 60_000n}m${seconds}s`
}
