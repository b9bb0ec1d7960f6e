import { LocalError, NodeError } from '../../src/internal.js'

/** Code of EIP-1193 for a provider without a chain. Clients do not repeat a call that fails with it. */
const DISCONNECTED = 4900

abstract class NoChain extends NodeError {
  readonly code = DISCONNECTED
}

/** A request came from code that belongs to no test. */
export class OutsideOfTest extends NoChain {
  constructor(method: string) {
    super(
      `${method} was called outside of a test: a client or contract of a set-up works on the chain of the test that uses it, and no test is running here`,
    )
  }
}

/** A request came from a test of another set-up. */
export class ChainOfOtherSetup extends NoChain {
  constructor(method: string, title: string) {
    super(
      `${method} was called in ${title}, whose chain comes from another set-up: a client or contract works in tests of its own set-up and of those that extend it`,
    )
  }
}

/** A request came after the end of the test that made it. */
export class TestHasEnded extends NoChain {
  constructor(method: string, title: string) {
    super(`${method} was called after the end of ${title}, when its chain was closed: an await may be missing`)
  }
}

/** Tests run at the same time, and a request came from a hook, which the runner does not assign to one of them. */
export class SeveralTests extends NoChain {
  constructor(method: string) {
    super(
      `${method} was called in a hook while several tests run at the same time: which of them it belongs to is unknown. Move it to the set-up or into the tests`,
    )
  }
}

/** The set-up of a test has thrown. All tests of the set-up fail with the same reason, which is `cause`. */
export class SetupFailed extends NoChain {
  constructor(cause: unknown) {
    super(`the set-up of this test has failed: ${cause instanceof Error ? cause.message : String(cause)}`)
    this.cause = cause
    // Runners show the code at the first frame: that of the set-up.
    const frames = cause instanceof Error ? cause.stack?.match(/^ +at .*$/gm) : undefined
    if (frames) this.stack = [`${this.name}: ${this.message}`, ...frames].join('\n')
  }
}

/** Two set-ups of one process have the same name. */
export class SetupNameTaken extends LocalError {
  /** @param option the option in which they differ; undefined if their functions do */
  constructor(name: string, option?: string) {
    const difference = option === undefined ? 'they are not the same function' : `they differ in the option ${option}`
    super(`two set-ups are named ${JSON.stringify(name)}, and ${difference}`)
  }
}

/** A deployment was mined and has failed. */
export class DeploymentFailed extends NodeError {
  readonly code = 3
  constructor(name: string, hash: string) {
    super(`the deployment of ${name} has failed in transaction ${hash}`)
  }
}
