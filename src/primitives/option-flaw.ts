/** What is wrong with a value that somebody gave as an option. */
export interface OptionFlaw {
  /** Where inside of the option; empty for the option itself. */
  readonly path: string
  /** What would be right. */
  readonly expected: string
  /** What there was. Secrets are told by their kind. */
  readonly given: unknown
}
