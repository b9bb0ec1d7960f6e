/** Error in a command line. The message names the flag and the valid values. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
