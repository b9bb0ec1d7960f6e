import type {
  CustomizeVariantOptions,
  QuickJSContext,
  QuickJSHandle,
  QuickJSRuntime,
  QuickJSWASMModule,
  VmCallResult,
} from 'quickjs-emscripten-core'

/** Value that is passed between the node and a script. */
export type Primitive = string | number | boolean | Uint8Array | undefined

/** Function of the node that a script can call. If it throws, the script gets an error with the same message. */
export type HostFunction = (...args: (string | number)[]) => Primitive

/** Limits of the resources of a script. */
export interface SandboxLimits {
  /** Maximum memory in bytes. */
  readonly memory: number
  /** Maximum size of the interpreter's stack in bytes. */
  readonly stack: number
  /** Maximum number of interrupts of the interpreter. There is one after about ten thousand calls and jumps each. */
  readonly turns: number
  /**
   * Maximum time of one call of the script, in milliseconds, and a minimum number of interrupts before it ends: on a busy machine a short call may take
   * long. The call cannot be paused, so it blocks the process.
   */
  readonly callTime: number
  readonly callTurns: number
  /** Called at each interrupt of the interpreter. It ends the script by throwing. */
  checkTime(): void
}

/** A script has thrown, or the interpreter has thrown an error of its own. */
export class ScriptFailure extends Error {}

/** A script has exceeded its time. */
export class ScriptTooLong extends Error {}

/**
 * Number of sandboxes per instance of the interpreter. The memory of a sandbox that is never closed is released only when the garbage collector
 * removes the whole instance.
 */
const SANDBOXES_PER_INSTANCE = 32

/**
 * Initial number of pages of 64 KiB, as the interpreter is built, and the maximum number: 128 MiB. The interpreter's own limit does not include
 * buffers.
 */
const PAGES = { initial: 256, maximum: 2_048 }

let instance: QuickJSWASMModule | undefined
let served = 0

/** Shortest module: its magic number and its version. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00])

/** The platform does not compile WebAssembly. The message contains its reason. */
export class WebAssemblyRefused extends Error {}

/**
 * Checks whether WebAssembly may run. The interpreter's own loader would print the reason to the console, and throw an unrelated error.
 *
 * @throws WebAssemblyRefused
 */
async function requireWebAssembly(): Promise<void> {
  try {
    await WebAssembly.compile(EMPTY_MODULE)
  } catch (error) {
    throw new WebAssemblyRefused(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Loads the interpreter. It is larger than the rest of the node and rarely needed.
 *
 * @throws WebAssemblyRefused where WebAssembly is not allowed
 */
export async function loadInterpreter(): Promise<void> {
  if (instance && served < SANDBOXES_PER_INSTANCE) return
  await requireWebAssembly()
  const [{ newQuickJSWASMModuleFromVariant, newVariant }, { default: variant }] = await Promise.all([
    import('quickjs-emscripten-core'),
    import('@jitl/quickjs-singlefile-browser-release-sync'),
  ])
  // Failures of a script are errors, not console output.
  const quiet: NonNullable<CustomizeVariantOptions['emscriptenModule']> & { printErr(text: string): void } = { printErr: () => {} }
  const wasmMemory = new WebAssembly.Memory(PAGES)
  instance = await newQuickJSWASMModuleFromVariant(newVariant(variant, { emscriptenModule: quiet, wasmMemory }))
  served = 0
}

const OUT_OF_MEMORY = 'out of memory'

/**
 * Features of the language. Proxies are off, because a script could use them to keep the interpreter busy where it cannot be interrupted. Promises
 * are off, because nothing would call the script again.
 */
const LANGUAGE = {
  BaseObjects: true,
  Date: true,
  Eval: true,
  StringNormalize: true,
  RegExp: true,
  RegExpCompiler: true,
  JSON: true,
  MapSet: true,
  TypedArrays: true,
} as const

/**
 * Runs scripts in a JavaScript interpreter in WebAssembly that contains only the language: no host object, no module, no timer. A script can call the
 * functions that it gets, and nothing else.
 */
export class Sandbox {
  readonly #limits: SandboxLimits
  readonly #runtime: QuickJSRuntime
  readonly #context: QuickJSContext
  readonly #handles = new Map<string, QuickJSHandle>()
  #turns = 0
  /** Time at which the current call began, and the number of interrupts before it. */
  #callBegan = 0
  #turnsBefore = 0
  #isStopped = false
  /** Error that the time check has thrown. */
  #reason: unknown

  /** Call `loadInterpreter` before. */
  constructor(limits: SandboxLimits) {
    if (!instance) throw new Error('the interpreter is not loaded')
    served++
    this.#limits = limits
    this.#runtime = instance.newRuntime({ memoryLimitBytes: limits.memory, maxStackSizeBytes: limits.stack })
    this.#context = this.#runtime.newContext({ intrinsics: LANGUAGE })
    this.#runtime.setInterruptHandler(() => this.#mustStop())
  }

  /** Evaluates an expression and stores its value under a name. */
  evaluate(name: string, source: string): void {
    this.#keep(name, () => this.#context.evalCode(source, 'tracer.js', { strict: false }))
  }

  /** Stores functions of the node under a name, as members of an object. */
  expose(name: string, functions: Readonly<Record<string, HostFunction>>): void {
    const context = this.#context
    const object = context.newObject()
    for (const [member, run] of Object.entries(functions)) {
      const handle = context.newFunction(member, (...args) => {
        try {
          return this.#toScript(run(...args.map((arg) => this.#fromScript(arg))))
        } catch (error) {
          return { error: context.newError(error instanceof Error ? error.message : String(error)) }
        }
      })
      context.setProp(object, member, handle)
      handle.dispose()
    }
    this.#handles.set(name, object)
  }

  /** Stores a text under a name. */
  setText(name: string, text: string): void {
    this.#handles.set(name, this.#context.newString(text))
  }

  /** Calls a stored function with stored values, and stores its result. */
  apply(name: string, functionName: string, ...args: readonly string[]): void {
    this.#keep(name, () =>
      this.#context.callFunction(this.#get(functionName), this.#context.undefined, ...args.map((arg) => this.#get(arg))),
    )
  }

  /** Stores a member of a stored object under a name. */
  pick(name: string, object: string, member: string): void {
    this.#handles.set(name, this.#context.getProp(this.#get(object), member))
  }

  /** Returns the stored value if it is a text. */
  text(name: string): string | undefined {
    const handle = this.#get(name)
    return this.#context.typeof(handle) === 'string' ? this.#context.getString(handle) : undefined
  }

  /** Calls a stored function without arguments. Returns the result if it is a text. */
  call(name: string): string | undefined {
    const context = this.#context
    return this.#run(
      () => context.callFunction(this.#get(name), context.undefined),
      (handle) => {
        const text = context.typeof(handle) === 'string' ? context.getString(handle) : undefined
        handle.dispose()
        return text
      },
    )
  }

  /** Releases the memory. */
  close(): void {
    if (!this.#runtime.alive) return
    try {
      for (const handle of this.#handles.values()) handle.dispose()
      this.#handles.clear()
      this.#context.dispose()
      this.#runtime.dispose()
    } catch {
      // An interpreter that cannot clean up is not used again.
      instance = undefined
    }
  }

  #get(name: string): QuickJSHandle {
    const handle = this.#handles.get(name)
    if (!handle) throw new Error(`nothing is kept as ${name}`)
    return handle
  }

  #keep(name: string, run: () => VmCallResult<QuickJSHandle>): void {
    this.#run(run, (handle) => void this.#handles.set(name, handle))
  }

  /** Runs the interpreter. Throws `ScriptFailure`, `ScriptTooLong`, or the error of the time check. */
  #run<T>(run: () => VmCallResult<QuickJSHandle>, use: (handle: QuickJSHandle) => T): T {
    let result: VmCallResult<QuickJSHandle>
    this.#callBegan = performance.now()
    this.#turnsBefore = this.#turns
    try {
      result = run()
    } catch (error) {
      // The interpreter itself has broken down.
      instance = undefined
      throw new ScriptFailure(error instanceof Error ? error.message : String(error))
    }
    if (this.#isStopped) {
      if (result.error) result.error.dispose()
      throw this.#reason ?? new ScriptTooLong('the script does not come to an end')
    }
    if (!result.error) return use(result.value)
    const message = this.#describe(result.error)
    result.error.dispose()
    // Memory that an instance has taken stays with it: the next script gets a new one.
    if (message.includes(OUT_OF_MEMORY)) instance = undefined
    throw new ScriptFailure(message)
  }

  /** Returns a thrown value as a text, such as `TypeError: x is not a function`. */
  #describe(thrown: QuickJSHandle): string {
    const context = this.#context
    try {
      if (context.typeof(thrown) !== 'object') return context.getString(thrown)
      const read = (member: string) => {
        const handle = context.getProp(thrown, member)
        const text = context.typeof(handle) === 'string' ? context.getString(handle) : ''
        handle.dispose()
        return text
      }
      const [name, message] = [read('name'), read('message')]
      const text = [name, message].filter((part) => part !== '').join(': ')
      // The interpreter has no memory for an error about too little memory.
      return text === '' ? `an error without a text, or ${OUT_OF_MEMORY}` : text
    } catch {
      return 'an error that cannot be read'
    }
  }

  #mustStop(): boolean {
    if (this.#isStopped) return true
    try {
      this.#limits.checkTime()
    } catch (reason) {
      this.#reason = reason
      this.#isStopped = true
    }
    const { turns, callTime, callTurns } = this.#limits
    const isCallLong = ++this.#turns - this.#turnsBefore > callTurns && performance.now() - this.#callBegan > callTime
    if (this.#turns > turns || isCallLong) this.#isStopped = true
    return this.#isStopped
  }

  #toScript(value: Primitive): QuickJSHandle {
    const context = this.#context
    if (value === undefined) return context.undefined
    if (typeof value === 'string') return context.newString(value)
    if (typeof value === 'number') return context.newNumber(value)
    if (typeof value === 'boolean') return value ? context.true : context.false
    return context.newArrayBuffer(value.slice().buffer)
  }

  #fromScript(handle: QuickJSHandle): string | number {
    return this.#context.typeof(handle) === 'number' ? this.#context.getNumber(handle) : this.#context.getString(handle)
  }
}
