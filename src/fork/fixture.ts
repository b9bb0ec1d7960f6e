import { LocalError } from '../primitives/errors.js'
import { isJsonObject, type Json } from '../primitives/json.js'
import type { RemoteCall } from './errors.js'
import type { Facts } from './facts.js'

/** Keeps a fixture as text. Files are an adapter: `fixtureFile` of `evmbed/storage`. */
export interface FixtureStorage {
  /** Returns the text; undefined when there is none yet. */
  read(): Promise<string | undefined>
  write(text: string): Promise<void>
}

/** Text that is no fixture. */
export class InvalidFixture extends LocalError {}

const FORMAT = 1

/** Answers of a remote chain by their calls, for tests without a network. */
export class Fixture implements Facts {
  readonly isFrozen: boolean
  readonly #storage: FixtureStorage
  readonly #answers: Map<string, Json>
  #isChanged = false

  private constructor(storage: FixtureStorage, answers: Map<string, Json>, isFrozen: boolean) {
    this.#storage = storage
    this.#answers = answers
    this.isFrozen = isFrozen
  }

  /**
   * Reads a fixture. Rejects with `InvalidFixture`.
   *
   * @param isFrozen whether calls that it does not contain fail
   */
  static async open(storage: FixtureStorage, isFrozen: boolean): Promise<Fixture> {
    const text = await storage.read()
    return new Fixture(storage, text === undefined ? new Map() : answersOf(text), isFrozen)
  }

  get(call: RemoteCall): Json | undefined {
    return this.#answers.get(keyOf(call))
  }

  set(call: RemoteCall, answer: Json): void {
    this.#answers.set(keyOf(call), answer)
    this.#isChanged = true
  }

  /**
   * Writes the fixture if it has changed. Each answer is a line, and lines are sorted: version control merges two recordings, and the same reads give
   * the same bytes.
   */
  async save(): Promise<void> {
    if (!this.#isChanged) return
    this.#isChanged = false
    const lines = [...this.#answers]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, answer]) => `${JSON.stringify(key)}: ${JSON.stringify(answer)}`)
    await this.#storage.write(`{\n"format": ${FORMAT},\n"answers": {\n${lines.join(',\n')}\n}\n}\n`)
  }
}

function keyOf({ method, params }: RemoteCall): string {
  return `${method} ${JSON.stringify(params)}`
}

function answersOf(text: string): Map<string, Json> {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new InvalidFixture('the fixture of the fork is not JSON')
  }
  if (!isJsonObject(content) || content.format !== FORMAT || !isJsonObject(content.answers)) {
    throw new InvalidFixture(`the fixture of the fork is not of format ${FORMAT}`)
  }
  return new Map(Object.entries(content.answers).map(([key, answer]) => [key, answer ?? null]))
}
