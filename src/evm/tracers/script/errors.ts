import { ServerError } from '../../../primitives/errors.js'

/** A script that is no tracer, or that has failed. */
export class ScriptTracerFailed extends ServerError {}

/** Scripts run in an interpreter that is compiled to WebAssembly, and the platform does not allow that. */
export class ScriptTracersUnavailable extends ServerError {
  /** @param reason of the platform */
  constructor(reason: string) {
    super(
      `script tracers need WebAssembly, which must not run here (${reason}): a content security policy allows it with script-src 'wasm-unsafe-eval'`,
    )
  }
}
