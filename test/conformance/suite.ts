/** The form in which every public suite is run: by `npm run conformance` as a whole, and by the tests as a sample. */

/** One question with a known answer. */
export interface ConformanceCase {
  /** Unique in its part. */
  readonly id: string
  /** Rejects with the difference where the answer is another, and with `NotApplicable` where evmbed has nothing to answer. */
  check(): Promise<void>
}

/** A part of a suite, made ready to be run. Its cases may share a node: they run one after the other. */
export interface SuitePart {
  readonly cases: Iterable<ConformanceCase>
  close?(): Promise<void>
}

export interface Suite {
  readonly name: string
  /** The public repository that the data comes from. */
  readonly source: string
  /**
   * Paths of the data in a folder that a user names. The first is its path in a folder of all suites, the others are paths in a checkout or a
   * release of the repository. The first path that has a part is used.
   */
  readonly places: readonly string[]
  /** Parts can run in any order and in any process. They are files, named from the suite's folder, unless the suite says otherwise. */
  parts(folder: string): readonly string[]
  /** Throws `NoTests` for a file that has none. */
  open(folder: string, part: string): SuitePart
  /** Whether the cases of all parts can run in any order: none of them needs another one, or a node that they share. */
  isUnordered?: boolean
  /** Whether a part takes minutes. A whole run begins with these, and a sample leaves them out. */
  isLong?(part: string): boolean
  /** The files that are read, where they are not the parts. */
  inputs?(folder: string): readonly string[]
}

/** A file that lies beside the tests has none. */
export class NoTests extends Error {}

/** A case is about something that evmbed does not have. The message says of what. */
export class NotApplicable extends Error {}
