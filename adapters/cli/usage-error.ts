/** The command line says something that cannot be done as it is written. Its message names the flag and what would be right. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
