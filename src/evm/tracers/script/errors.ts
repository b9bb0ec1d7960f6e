import { ServerError } from '../../../primitives/errors.js'

/** A script is not a tracer, or has failed. */
export class ScriptTracerFailed extends ServerError {}

/** WebAssembly is not allowed on this platform. Scripts run in an interpreter that is compiled to it. */
export class ScriptTracersUnavailable extends ServerError {
  /** @param reason text of the platform */
  constructor(reason: string) {
    super(
      `script tracers need WebAssembly, which must not run here (${reason}): a content security policy allows it with script-src 'wasm-unsafe-eval'`,
    )
  }
}
